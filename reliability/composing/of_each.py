"""So many of each: what the words ask of every group ("the three cheapest products in each category")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from reliability.accounting.account import Operation
from reliability.composing.demands import Demand
from reliability.composing.frame import Frame

_FIRST = frozenset(
    {Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM, Operation.OLDEST, Operation.LATEST}
)
_EACH = re.compile(r"\b(?:each|every)$", re.IGNORECASE)
_WITHIN_EACH = re.compile(r"\b(?:in|of|from|within) (?:each|every)$", re.IGNORECASE)
_PER = re.compile(r"\b(?:per|for each|for every)$", re.IGNORECASE)
_EACH_TIME = re.compile(r"(?:in |of )?(?:each|every)\b", re.IGNORECASE)
_COUNTED = re.compile(r"\b(?:most|fewest|least|highest|lowest|more|fewer|less)$", re.IGNORECASE)
"""Before "per" these tell how much there is of something: "the most orders per customer"."""
_GROUPS = frozenset({"table", "column", "cell", "grain"})
_THINGS = frozenset({"table", "column"})
_NEAR = 3
"""So many demands may stand between those of whom some are wanted and by what they are the first."""


def wanted_of_each(demands: Sequence[Demand]) -> tuple[Demand, ...]:
    """The demand for the first rows of *each* group, and the number that says how many; () where the first of all may
    be meant: "sales per store, top five" are five stores.

    >>> from reliability.composing.demands import Alternative
    >>> first, each = Demand("cheapest", (Alternative("operation", "least"),)), Demand("in each", (Alternative("operation", "by"),))
    >>> rows, group = (Demand(name, (Alternative("table", name),)) for name in ("products", "categories"))
    >>> [demand.words for demand in wanted_of_each((first, rows, each, group))], wanted_of_each((rows, each, group))
    (['in each'], ())
    """
    for place, demand in enumerate(demands):
        if _does(demand, Operation.BY) and place + 1 < len(demands) and _kind(demands[place + 1]) in _GROUPS:
            around = _first_before(demands, place) or _first_after(demands, place) or _first_of_those(demands, place)
            if around:
                return (demand, *(each for each in around if _kind(each) == "number"))
        if _kind(demand) == "grain" and _EACH_TIME.match(demand.words) and _first_before_time(demands, place):
            return (demand,)
    return ()


def is_of_each_time(frame: Frame) -> bool:
    """Whether a frame shows the first of each month, quarter or year."""
    return frame.first_of_each is not None and frame.first_of_each.grain is not None


def _first_before_time(demands: Sequence[Demand], place: int) -> bool:
    """Whether the first rows are asked for right before times: "our best store each quarter", "which brand sells best
    each month"."""
    start = next(_firsts(demands, range(place - 1, max(place - 2 - _NEAR, -1), -1)), None)
    if start is None:
        return False
    between, before = demands[start + 1 : place], demands[max(0, start - 1) : start]
    named = any(_kind(each) == "table" for each in between) or any(_kind(each) in _THINGS for each in before)
    return named and all(map(_describes, between))


def _first_before(demands: Sequence[Demand], place: int) -> Sequence[Demand]:
    """What asks for the first rows right before the groups: "cheapest products in each category", "sold the most in
    each region", "the largest order per customer"; "the most orders per customer" may be a rate."""
    said = demands[place].words
    start = next(_firsts(demands, range(place - 1, max(place - 2 - _NEAR, -1), -1)), None)
    if start is None or not all(map(_describes, demands[start + 1 : place])):
        return ()
    if _WITHIN_EACH.search(said):
        return demands[max(start - 1, 0) : place]
    as_a_rate = _COUNTED.search(demands[start].words) or (start > 0 and _does(demands[start - 1], Operation.WITH))
    named = _kind(demands[place - 1]) == "table" and _kind(demands[place + 1]) != "grain"
    return demands[max(start - 1, 0) : place] if named and not as_a_rate and _PER.search(said) else ()


def _first_after(demands: Sequence[Demand], place: int) -> Sequence[Demand]:
    """What asks for the first rows right behind the groups: "for every store its two best employees", "for each region
    the store with the most revenue"."""
    if not _EACH.search(demands[place].words):
        return ()
    behind = place + 2
    if behind < len(demands) and _does(demands[behind], Operation.LIST):
        behind += 1
    start = next(_firsts(demands, range(behind, min(behind + _NEAR, len(demands)))), None)
    if start is None:
        return ()
    before, after = demands[behind:start], demands[start + 1 :][:2]
    if all(_kind(one) == "number" for one in before) and any(_kind(one) == "table" for one in after[:2]):
        return demands[behind : start + 2]
    of_those = bool(before) and _kind(before[0]) == "table" and all(_describes(one) for one in before)
    return demands[behind : start + 1] if of_those else ()


def _first_of_those(demands: Sequence[Demand], place: int) -> Sequence[Demand]:
    """What asks which of the rows of each group are the first: "which employee in each store earns the most"."""
    if place < 2 or not _EACH.search(demands[place].words) or _kind(demands[place - 1]) != "table":
        return ()
    which = place - 3 if _kind(demands[place - 2]) == "number" else place - 2
    if which < 0 or not _does(demands[which], Operation.LIST):
        return ()
    behind = range(place + 2, min(place + 2 + _NEAR, len(demands)))
    return demands[which:place] if next(_firsts(demands, behind), None) is not None else ()


def _firsts(demands: Sequence[Demand], places: range) -> Iterator[int]:
    return (place for place in places if _does(demands[place], *_FIRST))


def _describes(demand: Demand) -> bool:
    """Whether it may stand between rows and what they are the first by: a figure, a number, "with", "sold"."""
    return not _does(demand, *_FIRST, Operation.BY, Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.AND)


def _does(demand: Demand, *operations: Operation) -> bool:
    first = demand.alternatives[0] if demand.alternatives else None
    return first is not None and first.kind == "operation" and first.value in operations


def _kind(demand: Demand) -> str:
    return demand.alternatives[0].kind if demand.alternatives else ""
