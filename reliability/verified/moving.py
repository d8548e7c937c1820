"""SQL of a reading that somebody confirmed, for a later day: "last week" is another week then.

The periods of the question are read from both days. Where they differ, the dates that bound them in the SQL are put in
place of one another; every date in the SQL must be such a bound, and every period that moves must be there, else the
query is not moved at all: a wrong week is worse than none. An age, or how long something has lasted, is counted from
the day itself, which no period of the question says: that day, or its year, becomes the later one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta

import sqlglot
from sqlglot import TokenType, exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.question.periods import MAX_PERIODS, Period, read_periods
from reliability.values import Dialect

_DATE = re.compile(r"\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|[ T])")
_LENGTHS = frozenset({"age", "datediff", "date_diff", "date_sub", "datesub", "timestampdiff"})


def moved(sql: str, question: str, was: date, now: date, dialect: Dialect) -> str | None:
    """The query for the day `now` of a question that was asked on the day `was`; None where it cannot be moved.

    >>> moved("SELECT 1 FROM t WHERE d >= '2026-10-01' AND d < '2026-11-01'", "sales last month", date(2026, 11, 2),
    ...     date(2026, 12, 2), "sqlite")
    "SELECT 1 FROM t WHERE d >= '2026-11-01' AND d < '2026-12-01'"
    """
    before, after = read_periods(question, was), read_periods(question, now)
    try:
        literals = list(parsed_one(sql, dialect).find_all(exp.Literal))
    except (SqlglotError, RecursionError):
        return None
    stays = before == after and len(before) < MAX_PERIODS
    places = {} if stays else _places(before, after)
    if places is None:
        return None
    said, today = _said(before), dict(zip(_ways(was), _ways(now), strict=True))
    lengths = [each for each in literals if _text(each) in today and _makes_a_length(each)]
    for each in map(_text, lengths):
        if places.get(each, "" if each in said else today[each]) != today[each]:
            return None  # it is a day of the question as well
    fixed = [each for each in literals if not any(each is other for other in lengths)]
    if stays:
        others = {_text(each) for each in fixed} - said
        if any(_may_be_today(each, was) for each in others) or others & _counted_back(question, was):
            return None
    elif not _all_move(fixed, sql, before, after, places):
        return None
    places |= {text: today[text] for text in map(_text, lengths)}
    return _exchanged(sql, places, lengths, dialect)


def _all_move(
    literals: Sequence[exp.Literal],
    sql: str,
    before: Sequence[Period],
    after: Sequence[Period],
    places: Mapping[str, str],
) -> bool:
    """Whether each date is a bound that has its later one, and each period that moves is there."""
    dates = list(_dates(literals))
    if any(each[: len(match[0])] not in places for each in dates if (match := _DATE.match(each))):
        return False
    seen = {match[0] for each in dates if (match := _DATE.match(each))}
    moving = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
    if any(not {old for old, _ in _bounds(one, one)} & seen for one, _ in moving):
        return False
    return all(f"'{each}'" in sql for each in dates)


def _exchanged(sql: str, places: Mapping[str, str], lengths: Sequence[exp.Literal], dialect: Dialect) -> str | None:
    """The SQL with the later dates; None where one that a length is counted from is not found in the text."""
    if any(each.is_string and f"'{each.this}'" not in sql for each in lengths):
        return None
    numbers = [each.this for each in lengths if not each.is_string]
    found = [
        token
        for token in (sqlglot.tokenize(sql, read=rules_of(dialect).reader) if numbers else ())
        if token.token_type is TokenType.NUMBER and token.text in numbers
    ]
    if len(found) != len(numbers):
        return None
    for token in reversed(found):
        sql = sql[: token.start] + places[token.text] + sql[token.end + 1 :]
    return re.sub(r"'([^']*)'", lambda quoted: f"'{_put(quoted[1], places)}'", sql)


def _put(text: str, places: Mapping[str, str]) -> str:
    found = _DATE.match(text)
    return places[found[0]] + text[found.end() :] if found and found[0] in places else text


def _text(literal: exp.Literal) -> str:
    """The date of a text, without its time, and the digits of a number; "" for any other text."""
    if not literal.is_string:
        return str(literal.this)
    found = _DATE.match(literal.this)
    return found[0] if found else ""


def _ways(day: date) -> tuple[str, str, str]:
    """The ways in which SQL writes the day from which a length of time is counted."""
    return day.isoformat(), f"{day:%Y%m%d}", str(day.year)


def _makes_a_length(literal: exp.Literal) -> bool:
    """Whether a date is taken from a column, or a column from it: an age, or how long something has lasted."""
    node: exp.Expr = literal
    above = node.parent
    while above is not None and above.find(exp.Column) is None:
        node, above = above, above.parent
    if isinstance(above, exp.Sub):
        return literal.is_string or node is above.this
    if isinstance(above, exp.Anonymous):
        return above.name.lower() in _LENGTHS
    return isinstance(above, exp.DateDiff | exp.TimestampDiff | exp.DatetimeDiff)


def _may_be_today(text: str, was: date) -> bool:
    """Whether it is the day of the question, its month or year, or that day of another year."""
    day, digits, _ = _ways(was)
    return text in (day, day[:7], day[:4], digits) or (len(text) == len(day) and text[4:] == day[4:])


def _counted_back(question: str, was: date) -> frozenset[str]:
    """The days that are as many days, weeks or months before the day as a number of the question says, or one: "older
    than 30 days" may be written as such a day."""
    found: set[str] = set()
    for number in {1, *map(int, re.findall(r"\b\d{1,3}\b", question))}:
        year, month = divmod(12 * was.year + was.month - 1 - number, 12)
        found |= {(was - timedelta(days=each)).isoformat() for each in (number, 7 * number)}
        found.add(f"{year}-{month + 1:02}-{was.day:02}")
    return frozenset(found)


def _said(periods: Sequence[Period]) -> frozenset[str]:
    """What SQL may write of the question's own periods, whatever the day: their bounds, months and years."""
    days = [day for each in periods for day in (each.start, each.end, each.last) if day is not None]
    return frozenset(way for day in days for way in (*_ways(day), f"{day:%Y-%m}"))


def _dates(literals: Sequence[exp.Literal]) -> Iterator[str]:
    for literal in literals:
        if literal.is_string and _DATE.match(literal.this):
            yield literal.this
        elif not literal.is_string and re.fullmatch(r"(?:19|20)\d{2}(?:[01]\d[0-3]\d)?", literal.this):
            yield f"{literal.this[:4]} "  # a year or day as a number, which is in no quotes: it cannot be moved


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
