"""What an operation says of what comes next, or of what came: `heed`."""

from __future__ import annotations

from collections.abc import Callable

from reliability.accounting.account import Explanation, Operation, Piece, Role
from reliability.composing.frame import Aggregate
from reliability.composing.planning.asked.comparisons import compare, compare_with_average, compared_with_it
from reliability.composing.planning.asked.conditions import empty, negate, without
from reliability.composing.planning.asked.grouping import group_by, group_by_what_was_listed
from reliability.composing.planning.asked.parts import Mark
from reliability.composing.planning.asked.superlatives import rank
from reliability.composing.planning.asked.vocabulary import AGGREGATES, COMPARISONS, FALLING, LAYOUTS
from reliability.composing.planning.asked.walk import NOWHERE, Walk

_SAME_DAY = frozenset(("same day", "the same day", "same-day"))
_LEAVES_GROUPING = frozenset((Operation.BY, Operation.AND, Operation.OR, Operation.DISTINCT))


def heed(walk: Walk, at: int, piece: Piece, best: Explanation) -> None:
    """Take an operation into account; of those that say nothing to a query ("with", "or") nothing is made."""
    if piece.text.lower() in _SAME_DAY:
        walk.asked.same_day = at
        return
    if best.value not in _LEAVES_GROUPING:
        walk.grouping = NOWHERE
    heeded = _HEEDED.get(best.value)
    if heeded is not None:
        heeded(walk, at, piece, best.value)


def _count(walk: Walk, at: int, piece: Piece, _name: str) -> None:
    if piece.text.lower() == "times" and walk.asked.compared:
        return  # "ordered at least 10 times"
    if _of_a_number(walk, at):
        return  # "the maximum and minimum number of cows"
    group_by_what_was_listed(walk, at)
    average: list[Aggregate] = [each for each in walk.aggregates if each == "average"]
    walk.aggregates = [*average, "count"]
    walk.aggregated_at = at
    walk.asked.counted = True


def _of_a_number(walk: Walk, at: int) -> bool:
    """Whether "number of" stands between an aggregate and a property that is a number itself."""
    after = walk.around.thing_after(at)
    taken = bool(walk.aggregates) and walk.aggregates[-1] != "count" and at - walk.aggregated_at == 1
    named_next = after is not None and after.role is Role.COLUMN and after.at == at + 1
    return taken and not walk.asked.superlatives and named_next


def _aggregate(walk: Walk, at: int, _piece: Piece, name: str) -> None:
    walk.aggregates.append(AGGREGATES[name])
    walk.aggregated_at = at


def _average(walk: Walk, at: int, piece: Piece, name: str) -> None:
    if compared_with_it(walk, at):
        compare_with_average(walk, at)
    else:
        _aggregate(walk, at, piece, name)


def _list(walk: Walk, _at: int, _piece: Piece, _name: str) -> None:
    walk.asked.listed = True


def _distinct(walk: Walk, _at: int, _piece: Piece, _name: str) -> None:
    walk.asked.distinct = True


def _lay_out(walk: Walk, at: int, _piece: Piece, name: str) -> None:
    layout = LAYOUTS[name]
    if layout == "compare" and {"them", "it", "us"} & set(walk.around.lemmas_after(at)):
        return  # "recorded against them"
    walk.asked.layouts.setdefault(layout, at)


def _trend(walk: Walk, at: int, piece: Piece, _name: str) -> None:
    if not walk.asked.grains:
        walk.asked.grains.append((Mark(at, piece), "month"))


_HEEDED: dict[str, Callable[[Walk, int, Piece, str], None]] = {
    Operation.COUNT: _count,
    Operation.SUM: _aggregate,
    Operation.AVERAGE: _average,
    Operation.MEDIAN: _aggregate,
    **dict.fromkeys(FALLING, rank),
    Operation.LIST: _list,
    Operation.BY: group_by,
    **dict.fromkeys(COMPARISONS, compare),
    Operation.NOT: negate,
    Operation.WITHOUT: without,
    Operation.EMPTY: empty,
    Operation.DISTINCT: _distinct,
    **dict.fromkeys(LAYOUTS, _lay_out),
    Operation.TREND: _trend,
}
