"""How many reviews a promise needs, and when it is looked for (docs/METHODS.md 5).

A bound that is looked for again and again until it is found is found by chance. So the sizes at which it is looked for
are fixed before the first review (`look_size`), each look takes the first so many reviews by time, and the k-th look
has its own share of δ (`look_delta`), all of which together are δ. Whether a look is taken or left out may then depend
on anything: with probability 1 − δ no look ever shows a bound that does not hold (union bound; Bonferroni 1936).

What the outlook reckons is no promise: that answers stay as often wrong as in the reviews so far, and are as often
given.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from reliability.errors import BadInput
from reliability.values import FEWEST_QUESTIONS

BOUNDING, SMALLEST = 0.45, 0.25
"""The shares of the reviews that bound, and in the smallest of the three parts, as calibration/log_parts.py has
them."""
FIRST_LOOK = math.ceil(FEWEST_QUESTIONS / SMALLEST)
"""Reviews at the first look: with fewer, a part of them would have too few for anything to be promised."""
GROWTH = 1.5
LOOKS = 12
"""At most so many: the last one comes at 10,380 reviews."""


class Prospect(StrEnum):
    """What the reviews so far let expect."""

    NOTHING_YET = "nothing_yet"  # no review of an answer: nobody knows how often they are wrong
    TOO_OFTEN_WRONG = "too_often_wrong"  # at this error rate no number of reviews shows the bound
    OUT_OF_REACH = "out_of_reach"  # below the risk, but so close to it that no planned look shows the bound
    IN_REACH = "in_reach"


@dataclass(frozen=True, slots=True)
class Outlook:
    """What `reviews` questions show, of which Candor had an answer for `answers` and a wrong one for `wrong`.

    `needed`: reviews at the first look at which the bound would be shown; None but for IN_REACH. `weeks`: until then,
    at the pace so far; None where there is none. `risk` r* in (0, 1).
    """

    prospect: Prospect
    reviews: int
    answers: int
    wrong: int
    risk: float
    needed: int | None = None
    weeks: int | None = None


def look_size(look: int) -> int:
    """Reviews at the k-th look, from 1.

    >>> [look_size(k) for k in (1, 2, 3, 4)]
    [120, 180, 270, 405]
    """
    return math.ceil(FIRST_LOOK * GROWTH ** (look - 1))


def look_delta(delta: float, look: int) -> float:
    """The δ of the k-th look: 6/π² · δ/k², which for all looks together is δ.

    >>> round(look_delta(0.05, 1), 4), round(look_delta(0.05, 2), 4)
    (0.0304, 0.0076)
    """
    return 6 / math.pi**2 * delta / look**2


def latest_look(reviews: int) -> int:
    """The largest look that so many reviews are enough for; 0 for none."""
    return max((look for look in range(1, LOOKS + 1) if look_size(look) <= reviews), default=0)


def shows(answers: int, wrong: int, look: int, risk: float, delta: float) -> bool:
    """Whether `wrong` of `answers` bound the error by r* at the k-th look."""
    from reliability.promises.unasked_threshold import (
        clopper_pearson_upper,
    )  # slow to import, and sentences need it not

    return clopper_pearson_upper(wrong, answers, look_delta(delta, look)) <= risk


def outlook(
    foremost: Sequence[bool | None], risk: float = 0.1, delta: float = 0.05, a_week: float = 0.0, after: int = 0
) -> Outlook:
    """What is in reach. `foremost`: of each review that counts, whether Candor's foremost reading was right, None where
    it had none; `a_week`: reviews in a week so far; `after`: the last look that was taken. Raises BadInput for numbers
    that cannot be.

    >>> outlook([True] * 40, a_week=20).needed, outlook([True] * 40, a_week=20).weeks
    (120, 4)
    >>> outlook([False, True]).prospect.value
    'too_often_wrong'
    """
    if not 0 < risk < 1 or not 0 < delta < 1 or a_week < 0:
        raise BadInput("An outlook needs r* and δ between 0 and 1.")
    answers = sum(right is not None for right in foremost)
    wrong = sum(right is False for right in foremost)
    seen = (len(foremost), answers, wrong, risk)
    if not answers:
        return Outlook(Prospect.NOTHING_YET, *seen)
    if wrong / answers >= risk:
        return Outlook(Prospect.TOO_OFTEN_WRONG, *seen)
    for look in range(after + 1, LOOKS + 1):
        size = look_size(look)
        if size < len(foremost) and look < latest_look(len(foremost)):
            continue  # a larger look can be taken already
        bounding = math.floor(BOUNDING * size * answers / len(foremost))
        if bounding and shows(bounding, math.ceil(bounding * wrong / answers), look, risk, delta):
            left = max(0, size - len(foremost))
            return Outlook(Prospect.IN_REACH, *seen, size, math.ceil(left / a_week) if a_week else None)
    return Outlook(Prospect.OUT_OF_REACH, *seen)
