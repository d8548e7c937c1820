"""Parts of a date in a query: the month of an order date, in any dialect's way of writing it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlglot import exp

from reliability.question.kept.day_forms import day_form
from reliability.values import Column
from reliability.words import words

_FORMATS = {
    "%Y": "year",
    "%Y-%m": "month",
    "%Y%m": "month",
    "%m/%Y": "month",
    "%b %Y": "month",
    "%B %Y": "month",
    "%Y-%m-01": "month",
    "%Y-%m-%d": "day",
    "%Y-%W": "week",
    "%G-W%V": "week",
    "%Y-W%W": "week",
    "%W": "week of the year",
    "%m": "month of the year",
    "%-m": "month of the year",
    "%B": "month of the year",
    "%b": "month of the year",
    "%d": "day of the month",
    "%w": "weekday",
    "%u": "weekday",
    "%A": "weekday",
    "%a": "weekday",
    "%H": "hour of the day",
    "%H:00": "hour of the day",
    "%j": "day of the year",
    "%q": "quarter of the year",
    '%Y-"Q"Q': "quarter",
    "FM%uay": "weekday",  # what the parser makes of FMDay
}
_UNITS = {
    "YEAR": "year",
    "MONTH": "month of the year",
    "QUARTER": "quarter of the year",
    "WEEK": "week of the year",
    "DAY": "day of the month",
    "DOW": "weekday",
    "ISODOW": "weekday",
    "DAYOFWEEK": "weekday",
    "HOUR": "hour of the day",
    "DOY": "day of the year",
}
_PARTS: tuple[tuple[type[exp.Expr], str], ...] = (
    (exp.Year, "year"),
    (exp.Month, "month of the year"),
    (exp.Quarter, "quarter of the year"),
    (exp.Week, "week of the year"),
    (exp.WeekOfYear, "week of the year"),
    (exp.DayOfWeek, "weekday"),
    (exp.DayOfMonth, "day of the month"),
    (exp.Day, "day of the month"),
    (exp.Hour, "hour of the day"),
    (exp.Dayname, "weekday"),
    (exp.Monthname, "month of the year"),
)
_BEGUN = ("week", "month", "quarter", "year")
_CUT = {4: "year", 7: "month", 10: "day"}
_CALLED_DATE = re.compile(r"(?i)(?:^|_)(?:date|day|at|on|time|timestamp|datetime|dt|ts)$|date$")
_DATE_TYPE = re.compile(r"(?i)date|time")
_NOT_DATED = re.compile(r"(?i)int|num|dec|real|double|float|bool|money")
_WHEN = frozenset({"on", "at", "date", "time", "day", "datetime", "timestamp"})
DONE = frozenset("paid left sold sent bought made begun born due lost won built held met seen".split())
HAVE = frozenset("left died begun started ended expired joined moved".split())
"""What somebody has done, rather than what was done to something."""


def is_date(column: Column) -> bool:
    """Whether a column holds days or moments, by its type, its samples, or its name where the type is text."""
    if _DATE_TYPE.search(column.type) or day_form(column) is not None:
        return True
    return bool(_CALLED_DATE.search(column.name)) and not _NOT_DATED.search(column.type)


def done(name: str) -> str:
    """What a date column's name says was done then: "paid" for paid_at, "" for ship_date.

    >>> done("paid_at"), done("closed_on"), done("shipped_date"), done("due_date"), done("ship_date")
    ('paid', 'closed', 'shipped', 'due', '')
    """
    own = words(name).split()
    if len(own) != 2 or own[1] not in _WHEN:
        return ""
    return own[0] if own[0] in DONE or (own[0].endswith("ed") and len(own[0]) > 3) else ""


def dated(node: exp.Expr) -> exp.Expr:
    """What a date function, a cast or brackets stand around."""
    while True:
        if isinstance(node, exp.Paren | exp.TsOrDsToTimestamp | exp.TsOrDsToDate | exp.Date | exp.Timestamp):
            if node.args.get("expressions") or node.this is None:
                return node
            node = node.this
        elif isinstance(node, exp.Cast | exp.TryCast) and node.to.this in (*exp.DataType.TEMPORAL_TYPES,):
            node = node.this
        elif isinstance(node, exp.Anonymous) and node.name.lower() in ("julianday", "datetime", "unixepoch", "date"):
            if len(node.expressions) != 1:
                return node
            node = node.expressions[0]
        else:
            return node


def grain_of(node: exp.Expr) -> tuple[str, exp.Expr] | None:
    """Which part of which date an expression is: ("month", order_date); None where it is none."""
    while isinstance(node, exp.Paren | exp.Cast | exp.TryCast) and not _is_day_cast(node):
        node = node.this
    if isinstance(node, exp.TimeToStr):
        grain = _FORMATS.get(node.args["format"].name)
        return (grain, dated(node.this)) if grain else None
    if isinstance(node, exp.TimestampTrunc | exp.DateTrunc | exp.DatetimeTrunc):
        unit = str(node.args["unit"].name).lower()
        return unit, dated(node.this)
    if isinstance(node, exp.Extract) and not _is_a_stretch(node.expression):
        grain = _UNITS.get(node.this.name.upper())
        return (grain, dated(node.expression)) if grain else None
    for kind, grain in _PARTS:
        if isinstance(node, kind) and node.this is not None:
            return grain, dated(node.this)
    if isinstance(node, exp.Substring | exp.Left):
        return _cut(node)
    if isinstance(node, exp.Date | exp.TsOrDsToDate) or _is_day_cast(node):
        begun = grain_of(node.this) if _is_day_cast(node) else None
        if begun is not None and begun[0] in _BEGUN:  # the day on which a week begins stands for it
            return begun
        inner = dated(node)
        return ("day", inner) if isinstance(inner, exp.Column) else None
    if isinstance(node, exp.Anonymous) and node.name.lower() == "date" and len(node.expressions) == 3:
        return ("week", dated(node.expressions[0])) if node.expressions[1].name.startswith("weekday ") else None
    if isinstance(node, exp.Anonymous) and node.name.lower() == "date" and len(node.expressions) == 2:
        start = node.expressions[1].name.lower()
        return (start.removeprefix("start of "), dated(node.expressions[0])) if start.startswith("start of ") else None
    if isinstance(node, exp.DateSub) and _plain(node.expression).name.upper() == "WEEKDAY":
        return "week", dated(node.this)
    return _quarter(node) or _together(node)


def _is_a_stretch(node: exp.Expr) -> bool:
    """Whether an expression is the time between two moments, of which no day of a month can be told."""
    node = _plain(node)
    return isinstance(node, exp.Sub) and node.find(exp.Interval) is None


def _is_day_cast(node: exp.Expr) -> bool:
    return isinstance(node, exp.Cast | exp.TryCast) and node.to.this in exp.DataType.TEMPORAL_TYPES


def _cut(node: exp.Substring | exp.Left) -> tuple[str, exp.Expr] | None:
    """The first 4, 7 or 10 characters of what is called a date; the sixth and seventh are its month."""
    inner = dated(node.this)
    if not isinstance(inner, exp.Column) or not _CALLED_DATE.search(inner.name):
        return None
    if isinstance(node, exp.Left):
        length, start = node.expression, "1"
    else:
        length, start = node.args.get("length"), node.args["start"].name if node.args.get("start") else "1"
    size = int(length.name) if length is not None and length.name.isdigit() else 0
    if start in ("1", "0"):
        return (_CUT[size], inner) if size in _CUT else None
    return ("month of the year", inner) if (start, size) == ("6", 2) else None


def _quarter(node: exp.Expr) -> tuple[str, exp.Expr] | None:
    """A quarter counted from the month: (month + 2) / 3, or (month - 1) / 3 + 1."""
    if isinstance(node, exp.Add) and node.expression.name == "1":
        node = _plain(node.this)
    if not (isinstance(node, exp.Div | exp.IntDiv) and node.expression.name == "3"):
        return None
    inner = _plain(node.this)
    if not (isinstance(inner, exp.Add | exp.Sub) and inner.expression.name in ("2", "1")):
        return None
    found = grain_of(inner.this)
    return ("quarter of the year", found[1]) if found and found[0] == "month of the year" else None


def _together(node: exp.Expr) -> tuple[str, exp.Expr] | None:
    """A year and a quarter (or month) written together: 2026-Q3."""
    if not isinstance(node, exp.DPipe | exp.Concat):
        return None
    pieces = [each for each in _pieces(node) if not isinstance(each, exp.Literal)]
    grains = [grain_of(each) for each in pieces]
    found = {each[0]: each[1] for each in grains if each}
    if len(found) != len(pieces) or len({each.sql() for each in found.values()}) != 1 or "year" not in found:
        return None
    finer = [each for each in found if each != "year"]
    return (finer[0].removesuffix(" of the year"), found["year"]) if len(finer) == 1 else None


def _pieces(node: exp.Expr) -> Iterator[exp.Expr]:
    if isinstance(node, exp.Concat):
        for each in node.expressions:
            yield from _pieces(each)
    elif isinstance(node, exp.DPipe):
        yield from _pieces(node.this)
        yield from _pieces(node.expression)
    else:
        yield _plain(node)


def pieces(node: exp.Expr) -> list[exp.Expr]:
    """The parts of a text that is written together."""
    return list(_pieces(node))


def _plain(node: exp.Expr) -> exp.Expr:
    while isinstance(node, exp.Paren):
        node = node.this
    return node
