"""The three disjoint parts of a question log: what fits, what calibrates, what bounds (METHODS.md 5).

The wordings of one question (a *group*) fall into one part. The part depends on the group's name alone, so every
command divides a log alike, and a log that grows never moves a group.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum


class LogPart(StrEnum):
    """What a question of a log may be used for."""

    FIT = "fit"
    """Weights: layer predictors, the probability's regression."""
    CALIBRATE = "calibrate"
    """Thresholds: ε of linking, τ of the credible set."""
    BOUND = "bound"
    """The risk of the whole rule: nothing of it may have been seen before."""


SHARES = ((LogPart.FIT, 0.3), (LogPart.CALIBRATE, 0.25), (LogPart.BOUND, 0.45))
"""Of a log's groups. The bound needs most: some fifty unasked answers without an error for 10 % at 95 %."""


def log_part(group: str) -> LogPart:
    """The part of a group: by SHARES.

    >>> log_part("e8afb10f631a").value
    'fit'
    """
    place = int.from_bytes(hashlib.sha256(group.encode()).digest()[:8]) / 2**64
    for part, share in SHARES:
        if place < share:
            return part
        place -= share
    return LogPart.BOUND
