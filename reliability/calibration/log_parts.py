"""The three disjoint parts of a question log: what fits, what calibrates, what bounds (docs/METHODS.md 5).

The wordings of one question (a *group*) fall into one part. The part depends on the group's name alone, so every
command divides a log alike, and a log that grows never moves a group. Of a log in several voices a whole voice falls
into one part: what is promised is then of people whom nothing was fitted to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
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


BEFORE_BOUND = SHARES[:2]
"""The same of a log beside which another one bounds: weights and thresholds, in the same proportion."""
Shares = Sequence[tuple[LogPart, float]]


def log_part(group: str, shares: Shares = SHARES) -> LogPart:
    """The part of a group: by its name and these shares, of whatever they sum to.

    >>> log_part("e8afb10f631a").value
    'fit'
    """
    return _at(int.from_bytes(_digest(group)[:8]) / 2**64, shares)


def parts_of_voices(voices: Mapping[str, int], shares: Shares = SHARES) -> dict[str, LogPart]:
    """The part of each voice, given how many questions it has: voices in a fixed shuffled order, whole, each where the
    middle of its questions falls.

    >>> [part.value for part in parts_of_voices({"buyer": 10, "clerk": 10, "owner": 10}).values()]
    ['calibrate', 'bound', 'fit']
    """
    found, before, total = {}, 0, sum(voices.values())
    for voice in sorted(voices, key=_digest):
        found[voice] = _at((before + voices[voice] / 2) / total, shares)
        before += voices[voice]
    return {voice: found[voice] for voice in voices}


def _at(place: float, shares: Shares) -> LogPart:
    """The part at a place in [0, 1)."""
    place *= sum(share for _, share in shares)
    for part, share in shares:
        if place < share:
            return part
        place -= share
    return shares[-1][0]


def _digest(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()
