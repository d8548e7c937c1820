"""From linked tables and columns to SQL candidates, their results, and how likely each is meant.

`generate.py` writes, `execution.py` runs and groups equal results, `selection.py` scores; `masking.py` and
`rewriting.py` make further candidates. Papers: RTS++, Odin, CKIF; docs/METHODS.md 2 to 4.

RTS++: https://openproceedings.org (EDBT 2026); Odin: https://arxiv.org/abs/2505.19302
CKIF: https://www.sciencedirect.com/journal/knowledge-based-systems
"""
