"""The stretches of time that a query keeps, as far as its conditions surely say them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta

from sqlglot import exp

_DAY = re.compile(r"(?P<day>\d{4}-\d{2}-\d{2})(?:[ T][\d:.]+)?%?")
_MONTH = re.compile(r"(?P<year>(?:19|20)\d{2})-(?P<month>\d{2})%?")
_YEAR = re.compile(r"(?P<year>(?:19|20)\d{2})(?:-?%)?")
_OF_YEARS = re.compile(r"(?<![a-z])years?(?![a-z])|%y|'yyyy'", re.IGNORECASE)
_OF_DAYS = re.compile(r"date|time|(?:^|_)(?:day|month|on|at)(?:_|$)", re.IGNORECASE)
"""What the names of columns say whose texts may begin with a year."""
_OF_A_DAY = (exp.Date, exp.Cast, exp.TsOrDsToDate)
_LATER, _EARLIER = (exp.GT, exp.GTE), (exp.LT, exp.LTE)
_NOT_ITSELF = (
    *(exp.DateTrunc, exp.TimestampTrunc, exp.Interval, exp.DateAdd, exp.DateSub, exp.TsOrDsAdd, exp.TimestampAdd),
    *(exp.TimestampSub, exp.DatetimeAdd, exp.DatetimeSub, exp.Add, exp.Sub, exp.Mul, exp.Div, exp.Neg),
)
"""What makes another day of a column's: the first one of its year stands for all of that, and a shifted one is none."""
_CLOCK = (exp.CurrentDate, exp.CurrentTimestamp, exp.CurrentTime)

Window = tuple[date | None, date | None]
"""From the first day up to the one after the last; None: without a bound."""


@dataclass(slots=True)
class _Bounds:
    """What the conditions that hold together say of one column."""

    start: date | None = None
    end: date | None = None
    alone: list[Window] = field(default_factory=list)

    def windows(self) -> Iterator[Window]:
        yield from self.alone
        if self.start is not None or self.end is not None:
            yield self.start, self.end


def kept_windows(tree: exp.Expr) -> tuple[Window, ...] | None:
    """The stretches of time of a query's conditions, wherever they stand; () where no condition has any. None where a
    date stands in it of which that cannot be told for sure: days that are counted from, the clock, parts of dates.

    >>> import sqlglot
    >>> kept_windows(sqlglot.parse_one("SELECT 1 FROM t WHERE d >= '2026-07-01' AND d < '2026-10-01'"))
    ((datetime.date(2026, 7, 1), datetime.date(2026, 10, 1)),)
    >>> kept_windows(sqlglot.parse_one("SELECT 1 FROM t WHERE d > DATE('now', '-30 days')")) is None
    True
    """
    if tree.find(*_CLOCK) is not None:
        return None
    seen, found = set[int](), list[Window]()
    tests = list(tree.find_all(exp.EQ, exp.Like, exp.Between, exp.In, *_LATER, *_EARLIER))
    together = dict[int, dict[str, _Bounds]]()
    for test in tests:
        column = _column(test.this)
        if column is None or not _is_read(test, together.setdefault(_group_of(test), {}), column, seen):
            continue
    for columns in together.values():
        if any(a.start and not a.end and b.end and not b.start for a in columns.values() for b in columns.values()):
            return None  # begun before, and over after: what lies between the two is meant
        for bounds in columns.values():
            found += bounds.windows()
    unread = (each for each in tree.find_all(exp.Literal) if id(each) not in seen)
    if any(_looks_like_time(each) for each in unread):
        return None
    return tuple(found)


def is_apart(window: Window, start: date, end: date) -> bool:
    """Whether a stretch of time has no day of another, which ends before `end`."""
    return (window[0] is not None and window[0] >= end) or (window[1] is not None and window[1] <= start)


def _is_read(test: exp.Expr, columns: dict[str, _Bounds], column: str, seen: set[int]) -> bool:
    """Whether a condition says a stretch of time, which goes to its column's bounds."""
    bounds = columns.setdefault(column, _Bounds())
    kept_as_text = isinstance(test, exp.Like) and _OF_DAYS.search(column.rpartition(".")[2]) is not None
    years = kept_as_text or _OF_YEARS.search(test.this.sql()) is not None
    if isinstance(test.find_ancestor(exp.Not, exp.Where, exp.Case, exp.Having), exp.Not):
        return all(_span(each, seen, years) is not None for each in test.find_all(exp.Literal))
    if isinstance(test, exp.Between):
        low, high = _span(test.args["low"], seen, years), _span(test.args["high"], seen, years)
        if low is None or high is None:
            return False
        bounds.alone.append((low[0], high[1]))
        return True
    if isinstance(test, exp.In):
        spans = [_span(each, seen, years) for each in test.expressions]
        bounds.alone += [each for each in spans if each is not None]
        return bool(spans) and None not in spans
    span = _span(test.expression, seen, years)
    if span is None:
        return False
    if isinstance(test, _LATER):
        start = span[1] if isinstance(test, exp.GT) and span[1] - span[0] > timedelta(days=1) else span[0]
        bounds.start = max(start, bounds.start or start)
    elif isinstance(test, _EARLIER):
        end = span[1] if isinstance(test, exp.LTE) else span[0]
        bounds.end = min(end, bounds.end or end)
    else:
        bounds.alone.append(span)
    return True


def _span(node: exp.Expr, seen: set[int], years: bool) -> tuple[date, date] | None:
    """The days of a literal: a day, a month or, where it can be one, a year."""
    while isinstance(node, _OF_A_DAY) and len(list(node.find_all(exp.Literal))) == 1:
        node = next(iter(node.find_all(exp.Literal)))
    if not isinstance(node, exp.Literal):
        return None
    try:
        if found := _DAY.fullmatch(node.name):
            start = date.fromisoformat(found["day"])
            span = start, start + timedelta(days=1)
        elif found := _MONTH.fullmatch(node.name):
            start = date(int(found["year"]), int(found["month"]), 1)
            span = start, (start + timedelta(days=31)).replace(day=1)
        elif years and (found := _YEAR.fullmatch(node.name)):
            span = date(int(found["year"]), 1, 1), date(int(found["year"]) + 1, 1, 1)
        else:
            return None
    except ValueError:
        return None
    seen.add(id(node))
    return span


def _looks_like_time(literal: exp.Literal) -> bool:
    """Whether a literal may be a day, a month, a year, or a span of days that something is moved by."""
    text = literal.name
    return bool(_DAY.fullmatch(text) or _MONTH.fullmatch(text) or (literal.is_string and _YEAR.fullmatch(text))) or (
        literal.is_string and (text == "now" or re.fullmatch(r"[+-]?\d+ \w+", text) is not None)
    )


def _column(node: exp.Expr | None) -> str | None:
    """The column that is compared, or the one whose year or month is."""
    if node is None or node.find(*_NOT_ITSELF) is not None:
        return None
    columns = list(node.find_all(exp.Column))
    return columns[0].sql().lower() if len(columns) == 1 else None


def _group_of(test: exp.Expr) -> int:
    """Conditions that hold together have the same number."""
    node = test
    while isinstance(node.parent, exp.And | exp.Paren):
        node = node.parent
    return id(node)
