"""What a piece names: a number, a period, a length of time, rows, or a thing; `take_named` tells the file that knows
each."""

from __future__ import annotations

from reliability.accounting.account import Explanation, Role
from reliability.composing.frame import Grain
from reliability.composing.planning.asked.conditions import keep_rows
from reliability.composing.planning.asked.grouping import group_by_time
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.asked.quantities import take_number
from reliability.composing.planning.asked.things import take_thing
from reliability.composing.planning.asked.walk import Walk
from reliability.question.periods import Period

_SPANS: frozenset[Grain] = frozenset(("day", "week", "month", "quarter", "year"))


def take_named(walk: Walk, mark: Mark, best: Explanation) -> None:
    """Take what a piece names into account; it is what was named last."""
    if best.role is Role.PERIOD and _in_brackets_after_a_period(walk, mark):
        return  # "in 2022 (from Jan 1st to Dec 31st)"
    if best.role is Role.NUMBER:
        take_number(walk, mark, best)
    elif best.role is Role.PERIOD and best.period is not None:
        _date(walk, mark, best.period)
    elif best.role is Role.GRAIN:
        group_by_time(walk, mark, best)
    elif best.role in (Role.CELL, Role.STATE):
        keep_rows(walk, mark)
    else:
        take_thing(walk, mark, best)
    walk.last = mark


def _date(walk: Walk, mark: Mark, period: Period) -> None:
    walk.asked.periods.append((mark, period))
    walk.comparison = None
    unit = next((word for word in reversed(mark.piece.lemmas) if word in _SPANS), None)
    if mark.at - walk.grouping <= 3 and unit is not None:  # "in each of the last 3 months"
        walk.asked.grains.append((mark, unit))


def _in_brackets_after_a_period(walk: Walk, mark: Mark) -> bool:
    last = walk.asked.periods[-1][0] if walk.asked.periods else None
    if last is None or mark.at - last.at > 3:
        return False
    return "(" in walk.around.text[last.piece.end : mark.piece.start]
