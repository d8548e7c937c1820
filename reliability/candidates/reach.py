"""How far the data go where a query asks for a time beyond them: "the data end on 31 October 2026".

A query's own conditions say which days of which date it is held to; the first and newest stored day are looked up by
one short query for each date. Nothing is said where the database does not answer in time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.core import Core
from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.question.private import is_private
from reliability.sql.newest import day_in, looking
from reliability.sql.reading import days
from reliability.sql.reading.grains import dated, grain_of, is_date
from reliability.sql.reading.trees import bare, unwrapped
from reliability.values import Beyond, Cell, Column, Dialect, Reach, Reading, Rows, Schema, Table
from reliability.words import words

_LOOKING_S = 3.0
_MOST_DATES = 3
"""Dates of a query that are looked up."""
_GAPS = 5
"""A period is covered in part where the data end so many of their usual gaps between days before it does."""

Dated = tuple[str, str]
"""A table and its date."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The days that the data hold of a date: first, newest, and how many days lie between two of them, on average,
    which matters only where something lies beyond them."""

    first: date
    newest: date
    gap: float = 1.0


def with_reach(readings: Sequence[Reading], schema: Schema, core: Core) -> tuple[Reading, ...]:
    """Readings that say how far the data go where they ask for a time beyond; one that says it already is as it was.
    Raises WarehouseUnavailable."""
    known: dict[Dated, Stored | None] = {}
    counted: set[Dated] = set()
    made = []
    for reading in readings:
        if reading.reach is not None:
            made.append(reading)
            continue
        bounds = bounded(reading.sql, schema.dialect, schema)
        for of in list(bounds)[:_MOST_DATES]:
            if of not in known:
                known[of] = _looked_up(of, schema, core)
            stored = known[of]
            if stored and of not in counted and _further(*bounds[of], stored, core.today()):
                known[of] = _with_gap(of, stored, schema, core)
                counted.add(of)
        made.append(replace(reading, reach=reach(bounds, known, core.today())))
    return tuple(made)


def _further(first: date | None, last: date | None, stored: Stored, today: date) -> bool:
    """Whether any of the days asked for, up to today, lies beyond those that are stored."""
    before = bool((first and first < stored.first) or (last and last < stored.first))
    return before or bool((first and first > stored.newest) or (last and min(last, today) > stored.newest))


def reach(
    bounds: Mapping[Dated, tuple[date | None, date | None]], known: Mapping[Dated, Stored | None], today: date
) -> Reach | None:
    """How far the data go, for the first of the bounded dates whose period lies beyond them; None where all are
    covered."""
    for (table, column), (first, last) in bounds.items():
        stored = known.get((table, column))
        found = _beyond(first, last, stored, today) if stored else None
        if stored and found:
            ends = found in (Beyond.AFTER, Beyond.PARTLY_AFTER)
            day = days.said_day(stored.newest if ends else stored.first)
            return Reach(found, words(column), day, days.said_period(first, last), stored.gap <= _GAPS)
    return None


def _beyond(first: date | None, last: date | None, stored: Stored, today: date) -> Beyond | None:
    if first and first > stored.newest:
        return Beyond.AFTER
    if last and last < stored.first:
        return Beyond.BEFORE
    if first is None or last is None or stored.gap > _GAPS:
        return None
    if (min(last, today) - stored.newest).days > _GAPS * stored.gap:
        return Beyond.PARTLY_AFTER
    return Beyond.PARTLY_BEFORE if (stored.first - first).days > _GAPS * stored.gap else None


def bounded(sql: str, dialect: Dialect, schema: Schema) -> dict[Dated, tuple[date | None, date | None]]:
    """The first and last day that a query's conditions allow of each date, both inside, None = no bound. A date that a
    join holds equal to a bounded one (a calendar's day) goes first; people's own dates (births) are none. {} for any
    text that is no query."""
    try:
        tree = parsed_one(sql, dialect)
        if not isinstance(tree, exp.Query):
            return {}
        found: dict[Dated, tuple[date | None, date | None]] = {}
        for select in tree.find_all(exp.Select):
            found |= _of_select(select, schema)
        return found
    except (SqlglotError, BadInput, RecursionError, ValueError, OverflowError):
        return {}


def _of_select(select: exp.Select, schema: Schema) -> dict[Dated, tuple[date | None, date | None]]:
    where, joins = select.args.get("where"), select.args.get("joins") or ()
    held = list(_conjuncts(where.this)) if where else []
    held += [each for join in joins if (on := join.args.get("on")) for each in _conjuncts(on)]
    tables = _tables(select, schema)
    found: dict[Dated, tuple[date | None, date | None]] = {}
    for condition in held:
        span = _span(condition)
        of = _dated(span[0], tables) if span else None
        if span and of:
            first, last = found.get(of, (None, None))
            found[of] = _latest(first, span[1]), _earliest(last, span[2])
    equal = [_both_dated(each, tables) for each in held if isinstance(each, exp.EQ)]
    partners = {b: found[a] for pair in equal if pair for a, b in (pair, pair[::-1]) if a in found and b not in found}
    return {**partners, **found}


def _tables(select: exp.Select, schema: Schema) -> dict[str, Table]:
    """The tables that a select reads itself, by the names that it gives them."""
    sources = [select.args.get("from_") or select.args.get("from"), *(select.args.get("joins") or ())]
    read = (each.this for each in sources if each is not None and isinstance(each.this, exp.Table))
    return {each.alias_or_name.lower(): table for each in read if (table := schema.table(each.name)) is not None}


def _conjuncts(node: exp.Expr) -> Iterator[exp.Expr]:
    node = unwrapped(node)
    if isinstance(node, exp.And):
        yield from _conjuncts(node.this)
        yield from _conjuncts(node.expression)
    else:
        yield node


def _span(node: exp.Expr) -> tuple[exp.Column, date | None, date | None] | None:
    """The date that a condition bounds, with the first and last day that it allows; None for any other condition."""
    if isinstance(node, exp.Between):
        low, high = _days(node.this, node.args["low"]), _days(node.this, node.args["high"])
        of = _column(node.this)
        return (of, low[0], high[1]) if of and low and high else None
    if isinstance(node, exp.Like) and isinstance(node.expression, exp.Literal):
        like, text = _column(node.this), node.expression.name
        month = days.span_of(text[:-1].rstrip("-")) if text.endswith("%") else None
        return (like, *month) if like and month else None
    kind = type(node)
    if kind not in _TURNED:
        return None
    left, right = node.this, node.expression
    if _column(left) is None:
        left, right, kind = right, left, _TURNED[kind]
    of, found = _column(left), _days(left, right)
    if of is None or found is None:
        return None
    first = found[0] if kind in (exp.EQ, exp.GTE) else found[1] if kind is exp.GT else None
    last = found[1] if kind in (exp.EQ, exp.LTE) else days.before(found[0]) if kind is exp.LT else None
    return of, first, last


_TURNED: dict[type[exp.Expr], type[exp.Expr]] = {
    exp.EQ: exp.EQ,
    exp.GT: exp.LT,
    exp.GTE: exp.LTE,
    exp.LT: exp.GT,
    exp.LTE: exp.GTE,
}


def _column(node: exp.Expr) -> exp.Column | None:
    """The column that a side of a comparison is, or is a year, month or day of."""
    inner = bare(node)
    grain = grain_of(inner)
    if grain and grain[0] not in ("year", "month", "day"):
        return None
    found = grain[1] if grain else dated(inner)
    return found if isinstance(found, exp.Column) else None


def _days(of: exp.Expr, node: exp.Expr) -> tuple[date, date] | None:
    """The first and last day of what a date, or a part of one, is compared with."""
    inner = dated(bare(node))
    if not isinstance(inner, exp.Literal):
        return None
    if grain_of(bare(of)):
        return days.span_of(inner.name)
    day = (days.day_of(inner.name) or days.last_day_of(inner.name)) if inner.is_string else None
    return (day, day) if day else None


def _dated(column: exp.Column, tables: Mapping[str, Table]) -> Dated | None:
    among: Iterable[Table] = tables.values()
    if column.table:
        among = [tables[column.table.lower()]] if column.table.lower() in tables else []
    owners = [(table, own) for table in among if (own := table.column(column.name)) is not None and _tells(own, table)]
    return (owners[0][0].name, owners[0][1].name) if len(owners) == 1 else None


def _tells(column: Column, table: Table) -> bool:
    """Whether a column's days may be said: those of a date that is nobody's own."""
    return is_date(column) and not is_private(column.name, column.comment, table.name)


def _both_dated(node: exp.Expr, tables: Mapping[str, Table]) -> tuple[Dated, Dated] | None:
    one, other = _column(node.this), _column(node.expression)
    both = (_dated(one, tables), _dated(other, tables)) if one is not None and other is not None else (None, None)
    return (both[0], both[1]) if both[0] and both[1] else None


def _latest(one: date | None, other: date | None) -> date | None:
    return max(one, other) if one and other else one or other


def _earliest(one: date | None, other: date | None) -> date | None:
    return min(one, other) if one and other else one or other


def _looked_up(of: Dated, schema: Schema, core: Core) -> Stored | None:
    row = _row(of, schema, core, exp.Min, exp.Max)
    first, newest = (day_in(row[0]), day_in(row[1])) if len(row) == 2 else (None, None)
    return Stored(first, newest) if first and newest else None


def _with_gap(of: Dated, stored: Stored, schema: Schema, core: Core) -> Stored | None:
    row = _row(of, schema, core, different=True)
    if len(row) != 1 or not isinstance(row[0], int) or row[0] < 1:
        return None
    return replace(stored, gap=(stored.newest - stored.first).days / row[0])


def _row(
    of: Dated, schema: Schema, core: Core, *aggregates: type[exp.AggFunc], different: bool = False
) -> Sequence[Cell]:
    table = schema.table(of[0])
    column = table.column(of[1]) if table else None
    if table is None or column is None:
        return ()
    limits = replace(core.settings.limits, time_s=min(_LOOKING_S, core.settings.limits.time_s), rows=1)
    result = core.warehouse.run(looking(table, column, schema, *aggregates, different=different), limits)
    return result.rows[0] if isinstance(result, Rows) and result.rows else ()
