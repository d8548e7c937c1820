"""The periods that a query's conditions hold dates to, read from its tree and written into it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta

from sqlglot import exp

from reliability.composing.edits.query import Query, conjuncts, selects, set_conjuncts
from reliability.question.periods import Period
from reliability.values import Column, Element

_ISO_DAY = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_YEAR_OR_MONTH = re.compile(r"(\d{4})(?:-(\d{2}))?\Z")
_BOUNDS = {exp.GTE: ("start", 0), exp.GT: ("start", 1), exp.LT: ("end", 0), exp.LTE: ("end", 1)}
_A_DAY = timedelta(days=1)
_ALWAYS = Period(None, None)


@dataclass
class DateRange:
    """The conditions of one SELECT that hold one date column to a period.

    `years`: the column is a number of a year. `value` is the column as the conditions write it, and `literal` a day.
    """

    select: exp.Select
    element: Element
    value: exp.Expr
    period: Period = _ALWAYS
    conditions: list[exp.Expr] = field(default_factory=list)
    literal: exp.Expr | None = None
    between: bool = False
    years: bool = False


def is_date(column: Column | None) -> bool:
    """Does a column hold days or times, by its type?"""
    return column is not None and re.search(r"date|time", column.type, re.IGNORECASE) is not None


def has_time(column: Column | None) -> bool:
    """Does a column hold times of day, too?"""
    return column is not None and "time" in column.type.lower()


def is_year(column: Column | None) -> bool:
    """Does a column hold numbers of years, by its name and type?"""
    return column is not None and re.search(r"(?:^|_)year\Z", column.name.lower()) is not None and not is_date(column)


def column_of(query: Query, element: Element) -> Column | None:
    """The schema's column of an element."""
    table = query.schema.table(element.table)
    return table.column(element.column) if table is not None else None


def date_ranges(query: Query) -> list[DateRange]:
    """The periods of all SELECTs of a query, the outermost first."""
    found: dict[tuple[int, Element], DateRange] = {}
    for select in selects(query.tree):
        for condition in conjuncts(select):
            read = _read(query, select, condition)
            if read is not None:
                _add(found.setdefault((id(select), read.element), read), read)
    return list(found.values())


def _add(whole: DateRange, one: DateRange) -> None:
    if one is not whole:
        start, end = whole.period.start or one.period.start, whole.period.end or one.period.end
        whole.period = Period(start, end)
        whole.literal = whole.literal or one.literal
        whole.conditions += one.conditions


def _read(query: Query, select: exp.Select, condition: exp.Expr) -> DateRange | None:
    if not isinstance(condition, (exp.Between, exp.EQ, exp.In, *_BOUNDS)):
        return None
    value = condition.this
    if value.find(exp.Subquery, exp.AggFunc) or condition.find(exp.Select):
        return None
    columns = list(condition.find_all(exp.Column))
    if len(columns) != 1 or columns[0].find_ancestor(exp.Select) is not select or not value.find(exp.Column):
        return None
    element = query.element(columns[0])
    column = column_of(query, element) if element is not None else None
    if element is None or not (is_date(column) or is_year(column) or _iso_bounds(condition)):
        return None
    range_ = DateRange(select, element, value, conditions=[condition], years=is_year(column))
    _fill(range_, condition)
    return range_


def _fill(range_: DateRange, condition: exp.Expr) -> None:
    """Read a condition's bounds as a period; what cannot be read leaves it without."""
    start = end = None
    if isinstance(condition, exp.Between):
        first, last = _bound(condition.args["low"], range_), _bound(condition.args["high"], range_)
        start, end = first.start if first else None, last.end if last else None
        range_.between, range_.literal = True, condition.args["low"]
    elif isinstance(condition, exp.EQ):
        whole = _bound(condition.expression, range_)
        start, end = (whole.start, whole.end) if whole else (None, None)
        range_.literal = condition.expression
    elif isinstance(condition, tuple(_BOUNDS)):
        side, after = next(each for kind, each in _BOUNDS.items() if isinstance(condition, kind))
        found = _bound(condition.expression, range_)
        range_.literal = condition.expression
        if found is not None:
            bound = found.end if after else found.start
            start, end = (bound, None) if side == "start" else (None, bound)
    range_.period = Period(start, end)


def _bound(node: exp.Expr, range_: DateRange) -> Period | None:
    """The day, month or year that a bound names."""
    literal = node if isinstance(node, exp.Literal) else node.find(exp.Literal)
    if literal is None or (isinstance(node, exp.Anonymous) and len(node.expressions) != 1):
        return None
    text = str(literal.this)
    try:
        day = _ISO_DAY.match(text)
        if day:
            found = date(int(day[1]), int(day[2]), int(day[3]))
            return Period(found, found + _A_DAY)
        part = _YEAR_OR_MONTH.match(text)
        if part and part[2]:
            return months_from(date(int(part[1]), int(part[2]), 1), 1)
        if part and (range_.years or not isinstance(range_.value, exp.Column)) and 1 < int(part[1]) < 9998:
            return months_from(date(int(part[1]), 1, 1), 12)
    except ValueError:
        return None
    return None


def _iso_bounds(condition: exp.Expr) -> bool:
    return any(each.is_string and _ISO_DAY.match(each.name) for each in condition.find_all(exp.Literal))


def months_from(first: date, months: int) -> Period:
    """So many months from the first day of one on."""
    number = first.year * 12 + first.month - 1 + months
    return Period(first, date(number // 12, number % 12 + 1, 1))


# --- written into the tree -------------------------------------------------------------------------


def set_period(query: Query, range_: DateRange, period: Period) -> bool:
    """Hold the column of a range to another period; False where it cannot be written."""
    new = _years(range_, period) if range_.years else None
    if new is None and range_.years:
        dates = [c.name for c in _columns(query, range_.element.table) if is_date(c)]
        if len(dates) != 1:
            return False
        own = next((c for c in range_.value.find_all(exp.Column)), None)
        range_.value = exp.column(dates[0], table=own.table or None if own is not None else None)
        range_.literal, range_.between = None, False
    if new is None:
        new = _conditions(query, range_, period)
    if not new:
        return False
    kept: list[exp.Expr] = []
    for condition in conjuncts(range_.select):
        if any(condition is old for old in range_.conditions):
            kept += new
            new = []
        else:
            kept.append(condition)
    set_conjuncts(range_.select, kept)
    return True


def drop_period(range_: DateRange) -> None:
    """Take a range's conditions away."""
    old = range_.conditions
    set_conjuncts(range_.select, [c for c in conjuncts(range_.select) if not any(c is each for each in old)])


def bounds(value: exp.Expr, period: Period, literal: exp.Expr | None = None) -> list[exp.Expr]:
    """The conditions that hold a value to a period: from its first day, before the day after its last."""
    found: list[exp.Expr] = []
    if period.start is not None:
        found.append(exp.GTE(this=value.copy(), expression=_day(period.start, literal)))
    if period.end is not None:
        found.append(exp.LT(this=value.copy(), expression=_day(period.end, literal)))
    return found


def _conditions(query: Query, range_: DateRange, period: Period) -> list[exp.Expr]:
    value, literal = range_.value, range_.literal
    column = column_of(query, range_.element)
    if not isinstance(value, (exp.Column, exp.Date, exp.Cast, exp.TsOrDsToDate)) or _is_text(literal) is False:
        inner = value.find(exp.Column)
        value, literal = (inner or value), None
    whole_days = not has_time(column) or not isinstance(value, exp.Column)
    if range_.between and whole_days and period.start is not None and period.last is not None:
        low, high = _day(period.start, literal), _day(period.last, literal)
        return [exp.Between(this=value.copy(), low=low, high=high)]
    return bounds(value, period, literal)


def _is_text(literal: exp.Expr | None) -> bool | None:
    """Is it a day as text, perhaps cast? None for none."""
    if literal is None:
        return None
    inner = literal if isinstance(literal, exp.Literal) else literal.find(exp.Literal)
    simple = isinstance(literal, (exp.Literal, exp.Cast, exp.Date, exp.TsOrDsToDate))
    return simple and inner is not None and inner.is_string and _ISO_DAY.match(inner.name) is not None


def _day(day: date, like: exp.Expr | None) -> exp.Expr:
    """A day, written as another one is."""
    new = exp.Literal.string(day.isoformat())
    if like is None or isinstance(like, exp.Literal):
        return new
    copy = like.copy()
    inner = copy.find(exp.Literal)
    if inner is None:
        return new
    inner.replace(new)
    return copy


def _years(range_: DateRange, period: Period) -> list[exp.Expr] | None:
    """Conditions on a number of a year; None where the period is no whole years."""
    start, end = period.start, period.end
    if any(day is not None and (day.month, day.day) != (1, 1) for day in (start, end)):
        return None
    value = range_.value
    if start is None or end is None:
        found: list[exp.Expr] = []
        if start is not None:
            found.append(exp.GTE(this=value.copy(), expression=exp.Literal.number(start.year)))
        if end is not None:
            found.append(exp.LT(this=value.copy(), expression=exp.Literal.number(end.year)))
        return found
    if end.year - start.year == 1:
        return [exp.EQ(this=value.copy(), expression=exp.Literal.number(start.year))]
    low, high = exp.Literal.number(start.year), exp.Literal.number(end.year - 1)
    return [exp.Between(this=value.copy(), low=low, high=high)]


def _columns(query: Query, table: str) -> tuple[Column, ...]:
    found = query.schema.table(table)
    return found.columns if found is not None else ()


def date_columns(query: Query) -> Iterator[Element]:
    """The date columns that a period may be about where the query has none: those of what is measured first."""
    measured = [query.element(c) for m in query.measures() for c in m.find_all(exp.Column)]
    tables = [e.table for e in measured if e is not None] + [t.name for t in query.sources().values()]
    for name in dict.fromkeys(tables):
        yield from (Element(name, column.name) for column in _columns(query, name) if is_date(column))
