"""Numbers over rows: which rows each is over, and how it is written over them.

A number is over rows of its own table, its *anchor*. Its groups may lie elsewhere: the *base* is the table whose rows
are read, from which the anchor and all groups are reached by going up keys. Where the base is not the anchor, rows of
the anchor repeat, and each is counted once a group.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reliability.composing.frame import (
    AllOf,
    AnyOf,
    Change,
    Condition,
    Filter,
    Frame,
    Gap,
    Growth,
    Measure,
    NotComposable,
    Number,
    Of,
    OfEach,
    Ratio,
    Related,
)
from reliability.composing.writing.scope import JoinScope, columns_of, table_of
from reliability.composing.writing.spelling import spelling_of
from reliability.composing.writing.ways import Keys
from reliability.values import Element

Form = Literal["plain", "once", "median", "gap"]
"""How a number's rows are read: as they are; each row of the anchor once; in order, for a median that no function
computes; beside the row before."""


@dataclass(frozen=True, slots=True)
class Part:
    """A measure with the rows that it is over."""

    measure: Measure
    anchor: str
    base: str
    form: Form
    where: tuple[Filter, ...] = ()


def parts_of(frame: Frame, keys: Keys, groups: Sequence[Of]) -> dict[Measure, Part]:
    """Every measure of a frame with its rows, in the order in which they are named.

    A condition that only another measure's rows can be judged by is that measure's: the period of orders says nothing
    of a store's floor space.
    """
    named = dict.fromkeys(leaf for number in numbers_of(frame) for leaf in leaves(number))
    measures = [leaf for leaf in named if isinstance(leaf, Measure)]
    parts = {measure: _part(measure, frame, keys, groups) for measure in measures}
    bases = {part.base for part in parts.values()}
    return {
        measure: replace(part, where=tuple(f for f in frame.where if _concerns(f, part.base, bases, keys, frame)))
        for measure, part in parts.items()
    }


def numbers_of(frame: Frame) -> list[Number]:
    """The numbers of a frame: shown, then those of having and order alone."""
    ordered = [o.by for o in frame.order if isinstance(o.by, Measure | Ratio | Change | OfEach | Growth)]
    return list(dict.fromkeys([*frame.numbers, *(h.of for h in frame.having), *ordered]))


def leaves(number: Number) -> tuple[Measure | OfEach, ...]:
    """The numbers that a number is computed from."""
    if isinstance(number, Measure | OfEach):
        return (number,)
    if isinstance(number, Growth):
        return (number.of,)
    return (number.above, number.below) if isinstance(number, Ratio) else (number.before, number.after)


def base_of(keys: Keys, anchor: str, groups: Sequence[Of]) -> str:
    """The table whose rows are read: the anchor where it reaches all groups, else the nearest table that does."""
    best: tuple[int, str] | None = None
    for name in [anchor, *(table.name for table in keys.schema.tables)]:
        ways = [keys.way_up(name, anchor), *(keys.way_up(name, g.column.table, g.through) for g in groups)]
        if all(way is not None for way in ways):
            length = sum(len(way) for way in ways if way is not None)
            if name == anchor:
                return anchor
            if best is None or length < best[0]:
                best = (length, name)
    if best is None:
        raise NotComposable(f"No keys join {anchor} and {groups[0].column.table if groups else 'nothing'}.")
    return best[1]


def written(part: Part, scope: JoinScope) -> str:
    """A measure over a scope of its base's rows, where these are read as they are."""
    measure = part.measure
    if measure.aggregate == "count":
        only = " AND ".join(scope.filters(measure.only))
        if part.base == part.anchor:
            value = scope.value(measure.of) if measure.of is not None else ""
            return f"COUNT({_case(only, value or '1') if only else value or '*'})"
        if measure.of is not None:
            only = " AND ".join(text for text in (only, f"{scope.value(measure.of)} IS NOT NULL") if text)
        key = scope.column(Of(primary_key(scope.keys, part.anchor)[0]))
        return f"COUNT(DISTINCT {_case(only, key)})"
    return aggregated(measure, case_value(measure, scope), scope)


def aggregated(measure: Measure, value: str, scope: JoinScope) -> str:
    """An aggregate of a value."""
    if measure.aggregate == "median":
        return scope.spelling.median.format(c=value) if scope.spelling.median else f"AVG({value})"
    word = {"sum": "SUM(", "average": "AVG(", "least": "MIN(", "most": "MAX(", "count": "COUNT("}
    return f"{word.get(measure.aggregate, 'COUNT(DISTINCT ')}{value})"


def case_value(measure: Measure, scope: JoinScope) -> str:
    """The value that a measure aggregates: nothing (0 for a sum) where its own conditions do not hold."""
    if measure.of is None and measure.aggregate != "count":
        raise NotComposable(f"There is nothing to take the {measure.aggregate} of.")
    value = scope.value(measure.of) if measure.of is not None else "1"
    adds = measure.aggregate in ("sum", "average", "median")
    if adds and measure.of is not None and scope.kind(measure.of) not in ("whole", "number"):
        raise NotComposable(f"There is no {measure.aggregate} of what is no number.")
    only = " AND ".join(scope.filters(measure.only))
    return _case(only, value, "0" if measure.aggregate == "sum" else "")


def primary_key(keys: Keys, table: str) -> list[Element]:
    """The columns that tell a table's rows apart. Raises NotComposable where none are known."""
    found = [Element(table, c.name) for c in table_of(keys.schema, table).columns if c.primary_key]
    if not found:
        raise NotComposable(f"Nothing tells rows of {table} apart.")
    return found


def _case(only: str, value: str, other: str = "") -> str:
    if not only:
        return value
    return f"CASE WHEN {only} THEN {value}{f' ELSE {other}' if other else ''} END"


def _part(measure: Measure, frame: Frame, keys: Keys, groups: Sequence[Of]) -> Part:
    anchor = table_of(keys.schema, _anchor(measure, frame, keys)).name
    base = base_of(keys, anchor, groups)
    form: Form = "plain"
    if isinstance(measure.of, Gap) and (base != anchor or measure.aggregate in ("median", "count distinct")):
        raise NotComposable("What lies between rows is asked for of rows that repeat, or have no such number.")
    if measure.aggregate == "median" and not spelling_of(keys.schema.dialect).median:
        form = "median"
    elif isinstance(measure.of, Gap):
        form = "gap"
    elif base != anchor:
        counted = measure.aggregate == "count" and len(primary_key(keys, anchor)) > 1
        form = "once" if counted or measure.aggregate in ("sum", "average", "median") else "plain"
    return Part(measure, anchor, base, form)


def _anchor(measure: Measure, frame: Frame, keys: Keys) -> str:
    """The table whose rows a measure is over: the lowest that its columns name, else the nearest that reaches them."""
    if measure.table:
        return measure.table
    columns = columns_of(measure.of) if measure.of is not None else []
    starts = [of.through.table if of.through is not None else of.column.table for of in columns]

    def reaches_all(table: str) -> bool:
        return all(keys.way_up(table, of.column.table, of.through) is not None for of in columns)

    if not columns or (measure.aggregate == "count distinct" and reaches_all(frame.subject)):
        return frame.subject
    for table in [*starts, frame.subject]:
        if reaches_all(table):
            return table
    return base_of(keys, starts[0], columns)


def _concerns(each: Filter, base: str, bases: set[str], keys: Keys, frame: Frame) -> bool:
    return _judged_by(each, base, keys, frame) or not any(_judged_by(each, other, keys, frame) for other in bases)


def _judged_by(each: Filter, base: str, keys: Keys, frame: Frame) -> bool:
    """Can the filter be judged by rows of `base` and what they refer to?"""
    if isinstance(each, Condition):
        return all(keys.way_up(base, of.column.table, of.through) is not None for of in columns_of(each))
    if isinstance(each, Related):
        return keys.way_up(base, each.of or frame.subject) is not None
    return all(_judged_by(one, base, keys, frame) for one in each.filters)


def common_conditions(parts: Mapping[Measure, Part]) -> tuple[tuple[Filter, ...], dict[Measure, Part]]:
    """The own conditions that all measures share, and the measures without them: they choose rows for all."""
    first, *others = [part.measure.only for part in parts.values()]
    shared = tuple(f for f in first if all(f in only for only in others))
    found = {
        measure: replace(part, measure=replace(measure, only=tuple(f for f in measure.only if f not in shared)))
        for measure, part in parts.items()
    }
    return shared, found


def either(parts: Mapping[Measure, Part]) -> tuple[Filter, ...]:
    """Where every measure has conditions of its own: rows that at least one of them is over."""
    own = list(dict.fromkeys(part.measure.only for part in parts.values()))
    if len(own) not in (2, 3) or not all(own):
        return ()
    return (AnyOf(tuple(AllOf(only) if len(only) > 1 else only[0] for only in own)),)
