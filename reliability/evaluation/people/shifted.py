"""What is said of a reading when the data are no longer those of the calibration, beside how often it is right.

Each question is asked by a person who knows what she wants, of a warehouse that was changed; gold is run on the same
changed warehouse, so that right is what is right there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from reliability.answer import answer
from reliability.core import Core
from reliability.evaluation.databases import watched
from reliability.evaluation.people.asking import Ending, PersonAsk, ask_as_person
from reliability.evaluation.people.figures import CONFIDENCE, FEW_TAPS
from reliability.evaluation.people.log import AskedQuestion
from reliability.evaluation.record_check import Share
from reliability.values import Reading, Reason, Rows


@dataclass(frozen=True, slots=True)
class ShiftedAsk:
    """One ask of a changed warehouse.

    `right`: the answer is; `first_right`: the reading shown first is, or answers; `said` in [0, 1] is the probability
    shown beside that one, None where none was; `shown`: there was a reading at all, `finds_nothing`: the first one
    holds no row, no value or zeros alone. `gold_finds_nothing`: gold holds no more, or nothing but zeros, so that much is easily
    right.
    """

    change: str
    id: str
    outcome: str
    right: bool = False
    first_right: bool = False
    said: float | None = None
    shown: bool = False
    finds_nothing: bool = False
    gold_finds_nothing: bool = False
    taps: int = 0
    reason: str = ""
    sql: str | None = None
    seconds: float = 0.0


def ask_shifted(change: str, asked: AskedQuestion, core: Core) -> ShiftedAsk | None:
    """Ask one answerable question of the core's warehouse; None where its gold query does not run.

    Raises what an adapter raises when the model or the warehouse is gone.
    """
    seen: dict[str, Reading] = {}
    found = ask_as_person(asked, core, lambda one, within: watched(answer(one.as_question(), within), seen))
    if found is None or asked.sql is None:
        return None
    return _told(change, found, next(iter(seen.values()), None), core.warehouse.run(asked.sql, core.settings.limits))


def _told(change: str, found: PersonAsk, first: Reading | None, gold: object) -> ShiftedAsk:
    return ShiftedAsk(
        change,
        found.id,
        found.outcome,
        found.right,
        found.offered_first,
        first.probability if first else None,
        first is not None,
        first is not None and first.result.finds_nothing,
        isinstance(gold, Rows) and not any(cell for row in gold.rows for cell in row),
        found.taps,
        found.reason,
        found.sql,
        found.seconds,
    )


def shifted_figures(asks: Sequence[ShiftedAsk], problems: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """The figures of each change, in the order of `problems`: why the record does not hold there, "" where it does."""
    return {
        change: {"record": problem or "holds", **_figures([ask for ask in asks if ask.change == change])}
        for change, problem in problems.items()
    }


def _figures(asks: Sequence[ShiftedAsk]) -> dict[str, Any]:
    unasked = [ask for ask in asks if ask.outcome == Ending.ANSWERED_UNASKED]
    said = [ask for ask in asks if ask.said is not None]
    of_nothing = [ask for ask in said if ask.finds_nothing]
    telling = [ask for ask in asks if not ask.gold_finds_nothing]
    return {
        "questions": len(asks),
        "answered_unasked": _share(asks, lambda ask: ask.outcome == Ending.ANSWERED_UNASKED),
        "wrong_among_unasked": _share(unasked, lambda ask: not ask.right),
        "with_probability": _share(asks, lambda ask: ask.said is not None),
        "said_mean": _said_mean(said),
        "said_mean_of_what_finds_nothing": _said_mean(of_nothing),
        "first_right_of_these": _share(said, lambda ask: ask.first_right),
        "first_right": _share(asks, lambda ask: ask.first_right),
        "right_within_two_taps": _share(asks, _soon_right),
        "gold_finds_nothing": _share(asks, lambda ask: ask.gold_finds_nothing),
        "right_within_two_taps_where_gold_finds_something": _share(telling, _soon_right),
        "first_finds_nothing": _share(asks, lambda ask: ask.finds_nothing),
        "ended_not_in_data": _share(asks, _not_in_data),
        "without_a_reading": _share(asks, lambda ask: not ask.shown),
    }


def _said_mean(asks: Sequence[ShiftedAsk]) -> float | None:
    return fmean(ask.said or 0.0 for ask in asks) if asks else None


def _soon_right(ask: ShiftedAsk) -> bool:
    return ask.right and ask.taps <= FEW_TAPS


def _not_in_data(ask: ShiftedAsk) -> bool:
    """By the product itself, not because the person took nothing that it offered."""
    return ask.outcome == Ending.REFUSED and ask.reason == Reason.NOT_IN_DATA


def _share(asks: Sequence[ShiftedAsk], counts: Callable[[ShiftedAsk], bool]) -> dict[str, Any]:
    return Share(sum(map(counts, asks)), len(asks), (1 - CONFIDENCE) / 2).as_json()
