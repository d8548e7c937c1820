"""SQL of a reading that somebody confirmed, for a later day: "last week" is another week then.

The periods of the question are read from both days. Where they differ, the dates that bound them in the SQL are put in
place of one another; every date in the SQL must be such a bound, and every period that moves must be there, else the
query is not moved at all: a wrong week is worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one
from reliability.question.periods import MAX_PERIODS, Period, read_periods
from reliability.values import Dialect

_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|[ T])")


def moved(sql: str, question: str, was: date, now: date, dialect: Dialect) -> str | None:
    """The query for the day `now` of a question that was asked on the day `was`; None where it cannot be moved.

    >>> moved("SELECT 1 FROM t WHERE d >= '2026-10-01' AND d < '2026-11-01'", "sales last month", date(2026, 11, 2),
    ...     date(2026, 12, 2), "sqlite")
    "SELECT 1 FROM t WHERE d >= '2026-11-01' AND d < '2026-12-01'"
    """
    before, after = read_periods(question, was), read_periods(question, now)
    if before == after and len(before) < MAX_PERIODS:
        return sql
    try:
        dates = list(_dates(parsed_one(sql, dialect)))
    except (SqlglotError, RecursionError):
        return None
    places = _places(before, after)
    if places is None or any(each[: len(match[0])] not in places for each in dates if (match := _DATE.match(each))):
        return None
    seen = {match[0] for each in dates if (match := _DATE.match(each))}
    moving = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
    if any(not {old for old, _ in _bounds(one, one)} & seen for one, _ in moving):
        return None
    for each in set(dates):
        if sql.count(f"'{each}'") == 0:
            return None
    return re.sub(r"'([^']*)'", lambda found: f"'{_put(found[1], places)}'", sql)


def _put(text: str, places: dict[str, str]) -> str:
    found = _DATE.match(text)
    return places[found[0]] + text[found.end() :] if found and found[0] in places else text


def _dates(tree: exp.Expr) -> Iterator[str]:
    for literal in tree.find_all(exp.Literal):
        if literal.is_string and _DATE.match(literal.this):
            yield literal.this
        elif not literal.is_string and re.fullmatch(r"(?:19|20)\d{2}", literal.this):
            yield f"{literal.this} "  # a year as a number, which is in no quotes: it cannot be moved


def _places(before: tuple[Period, ...], after: tuple[Period, ...]) -> dict[str, str] | None:
    """Each bound of before and what it is now; None where a bound would have to be two things."""
    if len(before) != len(after):
        return None
    found: dict[str, str] = {}
    for one, other in zip(before, after, strict=True):
        for old, new in _bounds(one, other):
            if found.setdefault(old, new) != new:
                return None
    return found


def _bounds(one: Period, other: Period) -> Iterator[tuple[str, str]]:
    """The ways in which SQL writes a period's bounds, each with that of the other period."""
    pairs = [(one.start, other.start), (one.end, other.end), (one.last, other.last)]
    for old, new in pairs:
        if old is not None and new is not None:
            yield old.isoformat(), new.isoformat()
    if one.start and one.end and other.start and (one.end - one.start).days in range(28, 32) and one.start.day == 1:
        yield one.start.strftime("%Y-%m"), other.start.strftime("%Y-%m")
    if (
        one.start
        and other.start
        and one.end == date(one.start.year + 1, 1, 1)
        and (one.start.month, one.start.day) == (1, 1)
    ):
        yield str(one.start.year), str(other.start.year)
