"""The period that a follow-up means, seen from the one of the question before it: "and the month before?".

A month or quarter without a year is that of the year before it was asked about; a step back ("the year before", "last
year") is taken from the period of the query, as far as it goes back and as long as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from reliability.composing.edits.dates import months_from
from reliability.question.periods import Period

_MAX_CHARACTERS = 500
_MONTHS = "january february march april may june july august september october november december".split()
_MONTH = "|".join([*_MONTHS, *(month[:3] for month in _MONTHS), "sept"])
_UNIT = r"(?P<unit>day|week|month|quarter|year)s?"
_COUNT = r"(?:(?P<count>\d{1,3}|two|three|four|five|six|twelve) )?"
_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "twelve": 12}
_SIZE = {"month": 1, "quarter": 3, "year": 12}
_DAYS = {"day": 1, "week": 7}
_BACK = (
    re.compile(rf"\b{_COUNT}{_UNIT} (?:before|earlier|ago|prior)\b"),
    re.compile(rf"\b(?:previous|prior|preceding|last|past) {_COUNT}{_UNIT}\b"),
)
_ON = (
    re.compile(rf"\b{_COUNT}{_UNIT} (?:after|later)\b"),
    re.compile(rf"\b(?:next|following) {_COUNT}{_UNIT}\b"),
)
_PERIOD_BEFORE = re.compile(r"\b(?:previous|prior|preceding|last) period\b|\bperiod before\b|\bbefore that\b")
_PART = re.compile(rf"\b(?:(?P<month>{_MONTH})\b\.?|q(?P<quarter>[1-4])\b|h(?P<half>[12])\b)(?!\s*\d)")
_PART_IN_WORDS = re.compile(
    r"\b(?P<which>first|1st|second|2nd|third|3rd|fourth|4th|last) (?P<part>half|quarter)(?= (?:of|in)\b|\W*$)"
)
_PLACES = {"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4}
_YEAR = re.compile(r"(?<![\d.,/-])(?P<year>(?:19|20)\d{2})(?![\d%/-]|[.,]\d)")
_YEARS = re.compile(r"(?<!\d)(?P<from>(?:19|20)\d{2})\s?(?:-|–|to|until|and)\s?(?P<to>(?:19|20)\d{2})(?!\d)")
_OLDER = re.compile(
    rf"\b(?:older|more|longer) than (?P<count>\d{{1,3}}|an?|one|{'|'.join(_WORDS)}) {_UNIT}\b(?: old| ago)?"
)


@dataclass(frozen=True, slots=True)
class PeriodMeant:
    """A period, the words text[start:end] that name it, and how likely it is meant, in (0, 1]."""

    period: Period
    start: int
    end: int
    score: float = 1.0
    relative: bool = True


def periods_meant(text: str, before: Period | None, today: date) -> tuple[PeriodMeant, ...]:
    """The periods that a follow-up's words may mean, likeliest first; empty where it names none by these words.

    `before` is the period of the query before, None where it has none.

    >>> october = Period(date(2026, 10, 1), date(2026, 11, 1))
    >>> periods_meant("and the month before?", october, date(2026, 11, 21))[0].period.start
    datetime.date(2026, 9, 1)
    """
    plain = _PART_IN_WORDS.sub(_in_figures, text[:_MAX_CHARACTERS].lower())
    known = before if before is not None and before.start is not None else None
    try:
        found = list(_read(plain, known, today))
    except (ValueError, OverflowError):  # a year that no calendar has
        return ()
    return tuple(found)


def _read(plain: str, before: Period | None, today: date) -> Iterator[PeriodMeant]:
    years = _YEARS.search(plain)
    if years and int(years["from"]) < int(years["to"]):
        start, end = int(years["from"]), int(years["to"])
        yield PeriodMeant(Period(date(start, 1, 1), date(end + 1, 1, 1)), *years.span(), relative=False)
        return
    older = _OLDER.search(plain)
    if older:
        yield PeriodMeant(Period(None, _ago(today, older)), *older.span())
        return
    part = _PART.search(plain)
    step = _step(plain)
    if part and _is_period(part, plain):
        yield from _part(part, step, plain, before, today)
        return
    if step and before is not None:
        count, unit, match = step
        yield from _stepped(before, count, unit, match)
        return
    same = _PERIOD_BEFORE.search(plain)
    if same and before is not None:
        yield PeriodMeant(one_before(_closed(before, today)), *same.span())
        return
    year = _YEAR.search(plain)
    if year and before is not None and _is_shorter_than_a_year(before):
        whole = months_from(date(int(year["year"]), 1, 1), 12)
        moved = _moved(before, 12 * (whole.start.year - before.start.year)) if whole.start and before.start else whole
        yield PeriodMeant(moved, *year.span(), score=0.8)
        yield PeriodMeant(whole, *year.span(), score=0.7)


def _in_figures(match: re.Match[str]) -> str:
    """ "Second half" as h2, no shorter than it was; "last quarter" stays, and so does a third half."""
    place = _PLACES.get(match["which"])
    if place is None or (match["part"] == "half" and place > 2):
        return match[0]
    return f"{match['part'].replace('half', 'h')[:1]}{place}".ljust(len(match[0]))


def _ago(today: date, match: re.Match[str]) -> date:
    said, unit = match["count"], match["unit"]
    count = int(said) if said.isdigit() else _WORDS.get(said, 1)
    return today - timedelta(days=_DAYS[unit] * count) if unit in _DAYS else _shifted(today, -_SIZE[unit] * count)


def _is_period(part: re.Match[str], plain: str) -> bool:
    """ "may" and "march" are words of their own: they name months beside few others only."""
    return part[0] not in ("may", "mar", "march") or len(plain.split()) <= 4


def _part(
    part: re.Match[str], step: tuple[int, str, re.Match[str]] | None, plain: str, before: Period | None, today: date
) -> Iterator[PeriodMeant]:
    """A month, quarter or half: of the year that is said, of that of the query, or of the latest that has begun."""
    month, size = _months_of(part)
    said = _YEAR.search(plain)
    spans = [part.span()]
    if said:
        year, spans = int(said["year"]), [part.span(), said.span()]
    elif step and step[1] == "year":
        year, spans = today.year + step[0], [part.span(), step[2].span()]
    else:
        year = before.start.year if before is not None and before.start is not None else today.year
        year -= date(year, month, 1) > today
    start, end = min(s[0] for s in spans), max(s[1] for s in spans)
    yield PeriodMeant(months_from(date(year, month, 1), size), start, end, relative=not said)


def _months_of(part: re.Match[str]) -> tuple[int, int]:
    if part["month"]:
        return next(n for n, name in enumerate(_MONTHS, start=1) if name.startswith(part["month"][:3])), 1
    if part["quarter"]:
        return 3 * int(part["quarter"]) - 2, 3
    return 6 * int(part["half"]) - 5, 6


def _step(plain: str) -> tuple[int, str, re.Match[str]] | None:
    """So many units back (below 0) or on, and the words that say it."""
    for sign, patterns in ((-1, _BACK), (1, _ON)):
        for pattern in patterns:
            match = pattern.search(plain)
            if match:
                said = match["count"]
                if said is not None and match[0].startswith(("last", "past")):
                    continue  # from today on: no step from what was asked
                count = 1 if said is None else _WORDS.get(said) or int(said)
                return sign * count, match["unit"], match
    return None


def _stepped(before: Period, count: int, unit: str, match: re.Match[str]) -> Iterator[PeriodMeant]:
    start = before.start
    if start is None or not count:
        return
    end = before.end or _implied_end(start)
    closed = Period(start, end)
    if unit in _DAYS:
        days = timedelta(days=_DAYS[unit] * count)
        if (end - start) <= abs(days):
            yield PeriodMeant(Period(start + days, end + days), *match.span())
        else:
            yield PeriodMeant(Period(start + days, start) if count < 0 else Period(end, end + days), *match.span())
        return
    months = _SIZE[unit] * count
    length = _length(closed)
    if length <= _SIZE[unit] or "ago" in match[0] or "earlier" in match[0] or "later" in match[0]:
        yield PeriodMeant(_moved(closed, months), *match.span())
        if _is_part_of_year(closed) and unit == "year":
            yield PeriodMeant(months_from(date(start.year + count, 1, 1), 12), *match.span(), score=0.6)
        return
    beside = Period(_shifted(start, months), start) if count < 0 else Period(end, _shifted(end, months))
    yield PeriodMeant(beside, *match.span())
    yield PeriodMeant(_moved(closed, months), *match.span(), score=0.6)


def _is_part_of_year(period: Period) -> bool:
    """From the first of January to within the year: a year to date."""
    start, end = period.start, period.end
    return start is not None and end is not None and start.month == start.day == 1 and 3 < _length(period) < 12


def _is_shorter_than_a_year(before: Period) -> bool:
    return before.start is not None and before.end is not None and _length(before) < 12


def _closed(period: Period, today: date) -> Period:
    return Period(period.start, period.end or (period.start and min(_implied_end(period.start), today)))


def _implied_end(start: date) -> date:
    """Where a period ends that is open: with the year, the month or the day that it begins."""
    if start.day == 1:
        return _shifted(start, 12 if start.month == 1 else 1)
    return start + timedelta(days=1)


def one_before(period: Period) -> Period:
    """The period of the same length that ends where one begins."""
    start, end = period.start, period.end
    if start is None or end is None:
        return period
    if start.day == end.day == 1:
        return Period(_shifted(start, -_length(period)), start)
    return Period(start - (end - start), start)


def _length(period: Period) -> int:
    """In months, rounded up."""
    start, end = period.start, period.end
    if start is None or end is None:
        return 0
    months = (end.year - start.year) * 12 + end.month - start.month
    return months + (end.day > start.day)


def _moved(period: Period, months: int) -> Period:
    return Period(period.start and _shifted(period.start, months), period.end and _shifted(period.end, months))


def _shifted(day: date, months: int) -> date:
    number = day.year * 12 + day.month - 1 + months
    first = date(number // 12, number % 12 + 1, 1)
    following = months_from(first, 1).end
    last = (following - timedelta(days=1)).day if following else 28
    return first.replace(day=min(day.day, last))
