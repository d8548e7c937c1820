"""How much of all probability each candidate holds: the model's likelihood mixed with how well a composed query fits.

Two generators write candidates. The model gives p(s|Q); composing gives `fit`, 0 for what it did not write. P(s|Q) is
(1 − w) · p(s|Q) / Σ p + w · fit⁶ / Σ fit⁶, so that the likeliest of either holds a share that running and judging see,
however unlikely the other thinks it. Where nothing was composed it is RTS++'s share of the likelihood alone
(docs/METHODS.md 3).

RTS++: https://openproceedings.org (EDBT 2026)
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from reliability.composing.precedents.ranking import SHARPNESS
from reliability.values import Candidate

COMPOSED_SHARE = 0.5
"""w: what composed queries hold together."""


def log_masses(candidates: Sequence[Candidate]) -> list[float]:
    """log P(s|Q) of each candidate, in their order; the masses sum to 1, and −∞ is none.

    >>> one = Candidate("SELECT 1", (), log_likelihood=0.0, origin="write_sql/beam")
    >>> other = Candidate("SELECT 2", (), log_likelihood=-math.inf, origin="composed/words", fit=0.8)
    >>> [round(math.exp(mass), 3) for mass in log_masses([one, other])]
    [0.5, 0.5]
    """
    if not candidates:
        return []
    likelihood = _shares([candidate.log_likelihood for candidate in candidates])
    fits = [SHARPNESS * math.log(each.fit) if each.fit > 0 else -math.inf for each in candidates]
    if all(fit == -math.inf for fit in fits):
        return [_log(share) for share in likelihood]
    weight = COMPOSED_SHARE
    mixed = zip(likelihood, _shares(fits), strict=True)
    return [_log((1 - weight) * written + weight * composed) for written, composed in mixed]


def _shares(logs: Sequence[float]) -> list[float]:
    """exp(log) / Σ exp(log); alike where all are −∞."""
    top = max(logs)
    if top == -math.inf:
        return [1 / len(logs)] * len(logs)
    each = [math.exp(value - top) for value in logs]
    return [value / sum(each) for value in each]


def _log(share: float) -> float:
    return math.log(share) if share > 0 else -math.inf
