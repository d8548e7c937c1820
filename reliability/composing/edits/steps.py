"""Edits with what they are told bound to them, as steps to try on a query; and how they are said."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from sqlglot import exp

from reliability.composing.edits.dates import (
    DateRange,
    bounds,
    column_of,
    date_ranges,
    drop_period,
    is_date,
    set_period,
)
from reliability.composing.edits.filters import Held, comparing, drop, held, hold, put
from reliability.composing.edits.groups import group_by, group_by_period
from reliability.composing.edits.lists import best_by, best_of_counted, list_column, names_of, show_also
from reliability.composing.edits.periods_meant import one_before
from reliability.composing.edits.query import Query, conjuncts, set_conjuncts
from reliability.composing.frame import Comparison, Grain
from reliability.question.periods import Period
from reliability.values import Element


def to_period(period: Period, element: Element | None = None) -> Callable[[Query], bool]:
    """Hold the dates of a query to a period; a query that has none, this column's."""

    def make(query: Query) -> bool:
        ranges = date_ranges(query)
        if not ranges:
            column = query.column(element) if element is not None else None
            if column is not None:
                set_conjuncts(query.core, [*conjuncts(query.core), *bounds(column, period)])
            return column is not None
        if period.start is None or period.end is None:  # "before March": what bounds the other side stays
            return set_period(query, ranges[0], narrowed(ranges[0], period))
        first = ranges[0].element
        return all(set_period(query, each, period) for each in ranges if each.element == first)

    return make


def open_rows(query: Query) -> tuple[Held, Element] | None:
    """A condition that rows have not ended, and the column that says since when they are there."""
    for each in held(query):
        table = query.schema.table(each.element.table)
        if each.select is query.core and each.comparison == "is null" and is_date(column_of(query, each.element)):
            dates = [c.name for c in table.columns if is_date(c)] if table is not None else []
            before = dates[: dates.index(each.element.column)] if each.element.column in dates else []
            if before:
                return each, Element(each.element.table, before[-1])
    return None


def as_of(day: date) -> Callable[[Query], bool]:
    """Rows that were there on a day, in place of those that are there now."""

    def make(query: Query) -> bool:
        found = open_rows(query)
        if found is None:
            return False
        now, since = found
        ended = now.condition.find(exp.Column)
        began = query.column(since)
        if ended is None or began is None:
            return False
        literal = exp.Literal.string(day.isoformat())
        later = exp.GT(this=ended.copy(), expression=literal)
        there = exp.Paren(this=exp.Or(this=now.condition.copy(), expression=later))
        begun = exp.LTE(this=began, expression=literal.copy())
        kept = [c for c in conjuncts(query.core) if c is not now.condition]
        set_conjuncts(query.core, [*kept, begun, there])
        return True

    return make


def beside_the_one_before(element: Element) -> Callable[[Query], bool]:
    """The period of a date column and the one before it, each a group of its own."""

    def make(query: Query) -> bool:
        dated = next((r for r in date_ranges(query) if r.element == element), None)
        if dated is None or dated.period.start is None or dated.period.end is None:
            return False
        before = one_before(dated.period)
        days = (dated.period.end - dated.period.start).days
        grain: Grain = "day" if days < 7 else "week" if days < 28 else "month" if days < 90 else "quarter"
        grain = "year" if days > 360 else grain
        whole = Period(before.start, dated.period.end)
        return set_period(query, dated, whole) and group_by_period(query, element, grain, beside=True)

    return make


def both_periods(period: Period) -> Callable[[Query], bool]:
    """What was measured in the query's period, and beside it the same of another."""

    def make(query: Query) -> bool:
        dated = next((r for r in date_ranges(query) if r.select is query.core and not r.years), None)
        if dated is None or not query.flat or query.core.args.get("having"):
            return False
        before = [condition.copy() for condition in dated.conditions]
        measures = query.measures()
        if not measures or not before or dated.period in (period, Period(None, None)):
            return False
        column = query.column(dated.element)
        after = bounds(column, period) if column is not None else []
        if not after:
            return False
        tests = [exp.and_(*before, copy=True), exp.and_(*after, copy=True)]
        columns = [_of_those(each, test) for each in measures for test in tests]
        if any(each is None for each in columns):
            return False
        query.spell_out_places()
        kept = [c for c in conjuncts(query.core) if not any(c is each for each in dated.conditions)]
        either = exp.Paren(this=exp.or_(*(exp.Paren(this=test.copy()) for test in tests), copy=False))
        query.core.set("expressions", [*query.groups(), *(each for each in columns if each is not None)])
        query.core.set("order", None)
        set_conjuncts(query.core, [*kept, either])
        return query.core.args.get("limit") is None

    return make


def _of_those(measure: exp.Expr, test: exp.Expr) -> exp.Expr | None:
    """A measure of those rows alone for which a test holds; None of one that is more than an aggregate of rows."""
    inner = measure.unalias().copy()
    if not isinstance(inner, (exp.Sum, exp.Count, exp.Avg, exp.Min, exp.Max)):
        return None
    of = inner.this
    if isinstance(of, exp.Distinct):
        inner.set("this", exp.Distinct(expressions=[_where(test, each) for each in of.expressions]))
    else:
        inner.set("this", _where(test, exp.Literal.number(1) if isinstance(of, exp.Star) else of))
    return inner


def _where(test: exp.Expr, value: exp.Expr) -> exp.Expr:
    return exp.Case(ifs=[exp.If(this=test.copy(), true=value.copy())])


def narrowed(range_: DateRange, period: Period) -> Period:
    """What a period open on one side makes of the one that is held already."""
    start = period.start or range_.period.start
    end = period.end or range_.period.end
    return Period(start, end) if start is None or end is None or start < end else period


def like(element: Element, pattern: str) -> Callable[[Query], bool]:
    """Another text in place of the one that a column was held to."""

    def make(query: Query) -> bool:
        for each in held(query):
            if each.element == element and each.comparison in ("=", "like"):
                put(each, comparing(query, each.column, element, "like", [pattern]))
                return True
        return hold(query, element, "like", [pattern])

    return make


def held_to(element: Element, sign: Comparison, value: str) -> Callable[[Query], bool]:
    """Hold a column to a comparison with a number."""
    return lambda query: hold(query, element, sign, [value])


def widened(element: Element, value: str) -> Callable[[Query], bool]:
    """A further value beside those that a column is held to."""
    return lambda query: hold(query, element, "=", [value], "widen")


def in_place_of(element: Element, value: str) -> Callable[[Query], bool]:
    """A value in place of what was said of another text column of its table."""

    def make(query: Query) -> bool:
        for each in held(query):
            if each.element.table == element.table and each.comparison == "=" and is_text(each.values):
                drop(each)
                return hold(query, element, "=", [value])
        return False

    return make


def the_one_with(element: Element, falling: bool) -> Callable[[Query], bool]:
    """Of the rows that are listed, the one with the most (or least) of a column."""
    return lambda query: best_by(query, element, falling)


def the_counted_one_with(element: Element, falling: bool) -> Callable[[Query], bool]:
    """Of the rows that were counted, the one with the most (or least) of a column."""
    return lambda query: best_of_counted(query, element, falling)


def naming_of(element: Element) -> Callable[[Query], bool]:
    """The names of a table's rows."""
    return lambda query: names_of(query, element.table)


def listing(element: Element) -> Callable[[Query], bool]:
    """A column of the rows that were counted."""
    return lambda query: list_column(query, element)


def showing(element: Element) -> Callable[[Query], bool]:
    """A column beside those that are shown."""
    return lambda query: show_also(query, element)


def grouped_by(element: Element, beside: bool) -> Callable[[Query], bool]:
    """Groups by a column."""
    return lambda query: group_by(query, element, beside=beside)


def grouped_by_period(element: Element, grain: Grain, beside: bool) -> Callable[[Query], bool]:
    """Groups by the periods of a date column."""
    return lambda query: group_by_period(query, element, grain, beside=beside)


def dropped(place: int) -> Callable[[Query], bool]:
    """The query without its condition at a place."""

    def make(query: Query) -> bool:
        found = held(query)
        if place >= len(found):
            return False
        drop(found[place])
        return True

    return make


def undated(place: int) -> Callable[[Query], bool]:
    """The query without its period at a place."""

    def make(query: Query) -> bool:
        found = date_ranges(query)
        if place >= len(found):
            return False
        drop_period(found[place])
        return True

    return make


def in_words(name: str) -> str:
    """A name of the schema as people say it."""
    return name.rpartition(".")[2].replace("_", " ").lower()


def said(period: Period) -> str:
    """A period, as people say it."""
    start, last = period.start, period.last
    if start is not None and last is not None:
        if (start.month, start.day, last.month, last.day) == (1, 1, 12, 31) and start.year == last.year:
            return f"{start.year} instead"
        if (
            start.day == 1
            and (start.year, start.month) == (last.year, last.month)
            and period.end
            and period.end.day == 1
        ):
            return f"{start:%B %Y} instead"
        return f"{start.isoformat()} to {last.isoformat()} instead"
    if start is not None:
        return f"from {start.isoformat()} on"
    return f"until {last.isoformat()}" if last is not None else "of all time"


def is_text(values: tuple[str, ...]) -> bool:
    """Are there letters in a value?"""
    return any(re.search(r"[^\W\d_]", value) for value in values)
