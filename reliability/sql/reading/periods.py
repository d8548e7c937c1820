"""Periods as what is said after a noun: "in October 2026", "paid in 2025", "in the last 30 days"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from sqlglot import exp

from reliability.sql.reading import days
from reliability.sql.reading.grains import dated, done, grain_of
from reliability.sql.reading.scopes import SpokenScope, subject_of
from reliability.sql.reading.trees import bare, is_now, unwrapped
from reliability.sql.reading.values import SpokenValues
from reliability.words import one_of

COMPARED: dict[type[exp.Expr], str] = {
    exp.EQ: "of",
    exp.NEQ: "other than",
    exp.GT: "over",
    exp.GTE: "of at least",
    exp.LT: "under",
    exp.LTE: "of at most",
}
COMPARED_DAYS: dict[type[exp.Expr], str] = {
    exp.EQ: "on",
    exp.NEQ: "other than on",
    exp.GT: "after",
    exp.GTE: "on or after",
    exp.LT: "before",
    exp.LTE: "on or before",
}
TURNED: dict[type[exp.Expr], type[exp.Expr]] = {exp.GT: exp.LT, exp.GTE: exp.LTE, exp.LT: exp.GT, exp.LTE: exp.GTE}
_AGO_WORDS: dict[type[exp.Expr], str] = {
    exp.GT: "in the last {}",
    exp.GTE: "in the last {}",
    exp.LT: "more than {} ago",
    exp.LTE: "at least {} ago",
}
AT_ITS_BEGIN: dict[type[exp.Expr], str] = {
    exp.EQ: "at the beginning of",
    exp.NEQ: "other than at the beginning of",
    exp.GT: COMPARED_DAYS[exp.GTE],
    exp.GTE: COMPARED_DAYS[exp.GTE],
    exp.LT: COMPARED_DAYS[exp.LT],
    exp.LTE: COMPARED_DAYS[exp.LT],
}
"""How a moment is held against the first of a day."""
_WITH_TIME = re.compile(r"(?i)datetime|timestamp")
_AGO = re.compile(r"-(\d+) (day|month|year|week|hour)s?")


@dataclass(slots=True)
class Bounds:
    """What of one date is asked for, of all conditions on it."""

    node: exp.Expr
    first: date | None = None
    last: date | None = None


class SpokenPeriods(SpokenValues):
    """Says days and periods that rows are held to."""

    def _bounds(self, node: exp.Expr, scope: SpokenScope, periods: dict[str, Bounds]) -> bool:
        """Whether a condition bounds a date by days; if so, it is kept with the others on that date."""
        node = unwrapped(node)
        found = self._span(node, scope)
        if found is None:
            return False
        of, first, last = found
        at, own = scope.own_column(of) if isinstance(of, exp.Column) else (scope, of)
        held = periods.setdefault(f"{id(at)} {own.sql()}", Bounds(of))
        if (first and held.first and first != held.first) or (last and held.last and last != held.last):
            inner = held.first is None or first is None or held.first <= first
            if not inner or (held.last and last and last > held.last):
                return False
        begin, end = first or held.first, last or held.last
        if begin and end and begin > end:
            return False
        held.first, held.last = begin, end
        return True

    def _span(self, node: exp.Expr, scope: SpokenScope) -> tuple[exp.Expr, date | None, date | None] | None:
        """A date and the first and last day that a condition allows of it; None where it is about something else."""
        if isinstance(node, exp.Between):
            low, high = self._day_span(node.this, node.args["low"]), self._day_span(node.this, node.args["high"])
            if not low or not high or not self._dates(node.this):
                return None
            begins = self.begins_day(node.this, node.args["high"], scope)
            return self._dated(node.this, scope), low[0], days.before(high[1]) if begins else high[1]
        if isinstance(node, exp.Like) and isinstance(node.expression, exp.Literal):
            text = node.expression.name
            span = days.span_of(text[:-1]) if text.endswith("%") and "%" not in text[:-1] else None
            return (self._dated(node.this, scope), *span) if span and self._dates(node.this) else None
        kind: type[exp.Expr] = type(node)
        if kind not in COMPARED or kind is exp.NEQ:
            return None
        left, right = node.this, node.expression
        if self._day_span(right, left) and not self._day_span(left, right):
            left, right, kind = right, left, TURNED.get(kind, kind)
        span = self._day_span(left, right)
        if span is None or not self._dates(left):
            return None
        of = self._dated(left, scope)
        begins = self.begins_day(left, right, scope)
        if kind is exp.EQ:
            return None if begins else (of, *span)
        if kind is exp.GTE or (kind is exp.GT and begins):
            return of, span[0], None
        if kind is exp.GT:
            return None
        if kind is exp.LT or begins:
            return of, None, days.before(span[0])
        return of, None, span[1]

    def begins_day(self, of: exp.Expr, node: exp.Expr, scope: SpokenScope) -> bool:
        """Whether a day stands for its first moment, since what is compared with it holds times."""
        inner, known = dated(bare(node)), self.known(of, scope)
        day = isinstance(inner, exp.Literal) and days.day_of(inner.name) is not None
        return day and grain_of(bare(of)) is None and known is not None and bool(_WITH_TIME.search(known.type))

    def _day_span(self, of: exp.Expr, node: exp.Expr) -> tuple[date, date] | None:
        """The first and last day that a text compared with a date (or a part of one) stands for."""
        inner = dated(bare(node))
        grain = grain_of(bare(of))
        if isinstance(inner, exp.Literal):
            if grain and grain[0] in ("year", "month", "day"):
                return days.span_of(inner.name)
            if not inner.is_string or grain:
                return None
            end = days.last_day_of(inner.name)
            day = days.day_of(inner.name) or end
            return (day, day) if day else None
        return None

    def _dates(self, node: exp.Expr) -> bool:
        """Whether a side of a comparison is a date column, or a year, month or day of one."""
        inner = bare(node)
        grain = grain_of(inner)
        if grain:
            return grain[0] in ("year", "month", "day") and isinstance(grain[1], exp.Column)
        return isinstance(dated(inner), exp.Column)

    def _dated(self, node: exp.Expr, scope: SpokenScope) -> exp.Expr:
        inner = bare(node)
        grain = grain_of(inner)
        found = grain[1] if grain else dated(inner)
        if isinstance(found, exp.Column):
            at, own = scope.own_column(found)
            grained = grain_of(own) if not isinstance(own, exp.Column) else None
            if grained and isinstance(grained[1], exp.Column) and at is scope:
                return grained[1]
        return found

    def _period(self, bounds: Bounds, scope: SpokenScope) -> str:
        return self._on_date(bounds.node, days.said_period(bounds.first, bounds.last), scope)

    def _on_date(self, node: exp.Expr, period: str, scope: SpokenScope) -> str:
        """A period with the date that lies in it, unless it goes without saying."""
        if isinstance(node, exp.Column):
            at, own = scope.own_column(node)
            if isinstance(own, exp.Column):
                if self.detail == 0 and self.goes_without_saying(own, at):
                    return period
                verb = done(self.name_read(own, at))
                if verb and self.detail == 0:
                    other = self._other_than_subject(own, at)
                    return f"with {other} {verb} {period}" if other else f"{verb} {period}"
        return f"with {self.value(node, scope)} {period}"

    def _other_than_subject(self, node: exp.Column, scope: SpokenScope) -> str:
        """The noun of what a column is of, where that is not what the query is about; "" where it is."""
        found = scope.source_of(node)
        if found is None or not found[1].name:
            return ""
        subject = subject_of(found[0])
        return "" if subject is None or subject is found[1] else one_of(found[1].noun)

    def _from_now(self, inner: exp.Expr, other: exp.Expr, kind: type[exp.Expr], scope: SpokenScope) -> str:
        """A date compared with a day counted back from today."""
        if not isinstance(dated(inner), exp.Column):
            return ""
        back = _back_from_now(other)
        if not back:
            return ""
        if back == "today":
            return self._on_date(dated(inner), f"{COMPARED_DAYS[kind]} today", scope)
        said = _AGO_WORDS.get(kind, f"{COMPARED_DAYS[kind]} {{}} ago").format(back)
        return self._on_date(dated(inner), said, scope)


def _back_from_now(node: exp.Expr) -> str:
    """How far before today a day is: "30 days"; "today" for today itself; "" for any other."""
    inner = node
    if isinstance(inner, exp.Anonymous) and inner.name.lower() in ("date", "datetime", "julianday"):
        parts = inner.expressions
        if not parts or parts[0].name.lower() != "now" or len(parts) > 2:
            return ""
        found = _AGO.fullmatch(parts[1].name) if len(parts) == 2 else None
        if len(parts) == 1:
            return "today"
        return _many(found[1], found[2]) if found else ""
    if isinstance(inner, exp.Sub | exp.DateSub | exp.TimestampSub) and is_now(inner.this):
        step = inner.expression
        if isinstance(step, exp.Interval) and step.this is not None:
            unit = step.args.get("unit")
            return _many(step.this.name, unit.name.lower() if unit else "day")
        if isinstance(step, exp.Literal) and not isinstance(inner, exp.Sub):
            unit = inner.args.get("unit")
            return _many(step.name, unit.name.lower() if unit else "day")
        return _many(step.name, "day") if isinstance(step, exp.Literal) else ""
    return "today" if is_now(inner) else ""


def _many(number: str, unit: str) -> str:
    unit = unit.rstrip("s")
    return f"{number} {unit}" if number == "1" else f"{number} {unit}s"
