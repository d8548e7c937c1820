"""What the asks of a log come to: shares with 95 % intervals, per kind, per voice and of all.

An interval is Clopper and Pearson's: exact for independent asks. Asks of one voice are alike, so that among voices the
truth may lie further off than it says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, median
from typing import Any

from reliability.evaluation.people.asking import Ending, PersonAsk
from reliability.evaluation.people.log import HAS_ANSWER, AskedKind
from reliability.evaluation.record_check import Share
from reliability.values import Reason

CONFIDENCE = 0.95
FEW_TAPS = 2
Asks = Sequence[PersonAsk]
_HAS_ANSWER = frozenset(kind.value for kind in HAS_ANSWER)


def people_figures(asks: Asks) -> dict[str, Any]:
    """The figures of all asks, of those of each kind, and of those of each voice."""
    kinds = [kind.value for kind in AskedKind if any(one.kind == kind for one in asks)]
    voices = sorted({one.role for one in asks})
    return {
        "overall": figures_of(asks),
        "by_kind": {kind: figures_of([one for one in asks if one.kind == kind]) for kind in kinds},
        "by_voice": {voice: figures_of([one for one in asks if one.role == voice]) for voice in voices},
    }


def figures_of(asks: Asks) -> dict[str, Any]:
    """The figures of some asks. Each share is of those that it can be a share of, which `of` counts."""
    answerable = [one for one in asks if one.kind in _HAS_ANSWER]
    unasked = [one for one in asks if one.outcome == Ending.ANSWERED_UNASKED]
    unanswerable, no_question, ambiguous, follow_ups = (
        [one for one in asks if one.kind == kind]
        for kind in (
            AskedKind.UNANSWERABLE,
            AskedKind.NO_QUESTION,
            AskedKind.AMBIGUOUS,
            AskedKind.FOLLOW_UP,
        )
    )
    return {
        "asks": len(asks),
        "outcomes": {ending.value: sum(one.outcome == ending for one in asks) for ending in Ending},
        "answered_unasked": share_of(asks, lambda one: one.outcome == Ending.ANSWERED_UNASKED),
        "wrong_among_unasked": {**share_of(unasked, lambda one: not one.right), "bound": _bound(unasked)},
        "right": share_of(answerable, lambda one: one.right),
        "right_within_two_taps": share_of(answerable, _soon_right),
        "offered": share_of(answerable, lambda one: one.offered),
        "offered_first": share_of(answerable, lambda one: one.offered_first),
        "refused_not_in_data": share_of(unanswerable, _refused),
        "ended_not_in_data": share_of(unanswerable, lambda one: one.reason == Reason.NOT_IN_DATA),
        "helped": share_of(no_question, lambda one: one.outcome == Ending.HELPED),
        "ambiguous_asked_or_named": share_of(ambiguous, lambda one: one.readings_shown >= 2 or one.named_another),
        "ambiguous_two_readings_offered": share_of(ambiguous, lambda one: one.readings_offered >= 2),
        "follow_ups_right_within_two_taps": share_of(follow_ups, _soon_right),
        "taps_mean": round(fmean(one.taps for one in asks), 3) if asks else None,
        "seconds_median": round(median(one.seconds for one in asks), 3) if asks else None,
    }


def share_of(asks: Asks, counts: Callable[[PersonAsk], bool]) -> dict[str, Any]:
    """How many of these count, with a two-sided 95 % interval; no share and no interval of nothing.

    >>> share_of([PersonAsk(str(n), "answerable", "buyer", "answered") for n in range(10)], lambda one: one.id == "0")
    {'count': 1, 'of': 10, 'share': 0.1, 'low': 0.0025, 'high': 0.445}
    """
    found = Share(sum(map(counts, asks)), len(asks), (1 - CONFIDENCE) / 2)
    return {
        "count": found.count,
        "of": found.of,
        "share": None if found.share is None else round(found.share, 4),
        "low": round(found.lowest, 4) if found.of else None,
        "high": round(found.highest, 4) if found.of else None,
    }


def _bound(unasked: Asks) -> float | None:
    """What the share of wrong answers is at most, with 95 % confidence."""
    wrong = Share(sum(not one.right for one in unasked), len(unasked), 1 - CONFIDENCE)
    return round(wrong.highest, 4) if unasked else None


def _soon_right(one: PersonAsk) -> bool:
    return one.right and one.taps <= FEW_TAPS


def _refused(one: PersonAsk) -> bool:
    """By the product itself, not because the person took nothing that it offered."""
    return one.outcome == Ending.REFUSED and one.reason == Reason.NOT_IN_DATA
