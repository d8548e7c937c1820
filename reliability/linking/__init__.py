"""From a question to the tables and columns that it needs, and to the steps at which the model is about to go wrong.

`link.py` is the stage. Branching points are found in `branching_points.py` with what `branching.py`, `sureness.py` and
`merging.py` compute; what a flagged step leads to is in `confirm.py`. Paper: RTS; docs/METHODS.md 1. The promises that
the predictors are held to are made in `reliability.calibration`.

RTS: https://doi.org/10.1145/3709719
"""
