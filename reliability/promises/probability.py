"""κ: the calibrated probability that a reading is right, from its signals (docs/METHODS.md 5; SCF, and beyond).

Every signal lies in [0, 1], higher = surer (`reliability.candidates.signals` measures them): a reading without a
signal that κ needs has no κ, never a made-up one.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reliability.promises.from_signals.forest import Forest
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.subclauses import CLAUSES

PRIMARY = "probability"
ONE_MEANING, IN_DATA = "one meaning", "in data"
_HIGHEST_POWER, _HALVINGS = 64.0, 50
BESIDE = ("ranked", "fit", "composed share", "known", "written", "said", "judged", "share")
"""Signals of which the highest of the other readings is one too."""
SIGNALS = (
    PRIMARY,
    *(f"{way} {clause}" for way in ("nucleus", "beam") for clause in (*CLAUSES, "AGG")),
    "execution entropy",
    "share",
    "ran",
    "judged",
    "top judged",
    "confirmed",
    "fit",
    "composed",
    "composed share",
    "model share",
    "both",
    "known",
    "written",
    "explained",
    "said",
    "ranked",
    "ranked share",
    "linking unflagged",
    "brief question",
    "brief query",
    "few readings",
    "grouped",
    "ordered",
    "limited",
    ONE_MEANING,
    IN_DATA,
    *(f"beside {name}" for name in BESIDE),
    "ranked place",
)
"""Every name that `signals` may give, in a fixed order: first Platt scaling's own, then SCF's, then ours."""
SCF_SIGNALS = SIGNALS[: 1 + 2 * (len(CLAUSES) + 1)]
"""The first of them: what multivariate Platt scaling takes in the paper; each further one must earn its place."""


Probability = PlattScaling | Forest
"""What turns a reading's signals into κ: it names its `signals`, and `predict` takes them."""


def said_of(kappas: Sequence[float | None]) -> tuple[float | None, ...]:
    """The probabilities that are said of a question's readings, given κ of *all* of them: κ^a with the least a ≥ 1 for
    which they sum to at most 1 (Clarke, Kovalchik & Ingram 2017, the power method).

    Each κ looks at one reading by itself, while at most one of them is meant: together they are never said to be more
    than certain. The unlikely ones give way first: a sure reading stays sure however many others there are. Order is
    kept; None stays None.

    https://doi.org/10.11648/j.ajss.20170506.12

    >>> [round(said or 0.0, 2) for said in said_of((0.9, *[0.06] * 10, None))]
    [0.85, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.01, 0.0]
    >>> said_of((0.6, 0.2)), said_of((0.5, None, 0.5)), said_of((1.0, 1.0))
    ((0.6, 0.2), (0.5, None, 0.5), (0.5, 0.5))
    """
    known = [kappa for kappa in kappas if kappa is not None]
    low, high = 1.0, _HIGHEST_POWER
    if sum(known) <= 1.0:
        return tuple(kappas)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(kappa**middle for kappa in known) > 1.0 else (low, middle)
    together = max(1.0, sum(kappa**high for kappa in known))  # above 1 where two are all but certain
    return tuple(None if kappa is None else kappa**high / together for kappa in kappas)


def calibrated(of_readings: Sequence[Mapping[str, float]], scaling: Probability) -> tuple[float | None, ...]:
    """κ = P(right) of each reading, in [0, 1]; None where a signal that it needs could not be measured.

    >>> calibrated(({"share": 0.5, "ran": 1.0}, {"ran": 1.0}), PlattScaling(("share",), (1.0,), 0.0))
    (0.5, None)
    """
    names = scaling.signals
    whole = [all(name in each for name in names) for each in of_readings]
    measured = [[each[name] for name in names] for each, has in zip(of_readings, whole, strict=True) if has]
    found = iter(scaling.predict(measured).tolist() if measured else ())
    return tuple(float(next(found)) if has else None for has in whole)
