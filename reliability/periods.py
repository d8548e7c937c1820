"""The periods of time that a question names: "in March 2024", "last quarter", "since May", "the last 30 days".

A period is a half-open interval of days [start, end), as analysts write it in SQL (`>= start AND < end`); a side
without a bound is None. Relative ones are resolved for the day on which somebody asks:
- "last month" and its like are whole calendar units; "this year", also "to date", is the whole of it.
- "the last 30 days" begin 30 days before today and include today.
- A month, quarter or half without a year is the latest one that has begun.
- "before" and "after" exclude the day, month or year named; "since", "until" and "by" include it.
What can be read in two ways ("03/04/2024") is not read at all.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta

MAX_PERIODS = 6
_MAX_CHARACTERS = 2_000
_FIRST_YEAR = 1900
_NEVER = date(2100, 1, 1)


@dataclass(frozen=True, slots=True)
class Period:
    """The days from `start` up to, but not including, `end`; None = no bound on that side."""

    start: date | None
    end: date | None

    @property
    def last(self) -> date | None:
        """The last day inside, None without a bound."""
        return self.end - timedelta(days=1) if self.end else None

    @property
    def one_day(self) -> bool:
        """Is it a single day?"""
        return self.start is not None and self.start == self.last


@dataclass(frozen=True, slots=True)
class _Span:
    """A period as the text names it, at text[at:to]; `dated`: its year was said or follows from today."""

    at: int
    to: int
    start: date
    end: date
    dated: bool = True


_MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
           "november", "december")  # fmt: skip
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_ORDINALS = ("first", "second", "third", "fourth", "last")
_MONTH = r"(?P<month>" + "|".join(f"{m}|{m[:3]}" for m in _MONTHS) + r"|sept)\b\.?"
_YEAR = r"(?P<year>(?:19|20)[0-9]{2})"
_DAY = r"(?P<day>[0-3]?[0-9])(?P<th>st|nd|rd|th)?\b"
_COUNT = r"(?P<count>[0-9]{1,3}|" + "|".join(_NUMBERS) + ")"
_UNIT = r"(?P<unit>day|week|month|quarter|year)"
_QUARTER = r"(?:q(?P<number>[1-4])\b|(?P<nth>first|second|third|fourth|last) quarter\b)"
_HALF = r"(?:h(?P<number>[12])\b|(?P<nth>first|second) half\b)"
_OF = r",?(?: of| in)?(?: the year)? ?"
_AN_AMOUNT = re.compile(r"(?:above|over|below|under|than|exceed\w*|least|most|top|id|number|order|exactly|equals?)\W?\s*$"
                        r"|[#$€£]\s?$")  # fmt: skip
_BEFORE_A_MONTH = re.compile(r"\b(?:in|during|since|from|until|till|before|after|by|between|to|through|last)(?: early| late|"
                             r" mid)? $")  # fmt: skip


def read_periods(text: str, today: date) -> tuple[Period, ...]:
    """The periods in a question, in its order, without repeats; at most six. Empty where it names none.

    >>> read_periods("How many orders in Q2 2023?", date(2026, 11, 21))
    (Period(start=datetime.date(2023, 4, 1), end=datetime.date(2023, 7, 1)),)
    """
    plain = re.sub(r"\s", " ", text[:_MAX_CHARACTERS].lower())
    plain = re.sub(r" {2,}", " ", plain)
    spans = _spans(plain, today)
    found: list[Period] = []
    index = 0
    while index < len(spans):
        period, used = _bounded(plain, spans, index)
        index += used
        if period not in found and not (period.start and period.end and period.start >= period.end):
            found.append(period)
    return tuple(found[:MAX_PERIODS])


def _bounded(text: str, spans: list[_Span], index: int) -> tuple[Period, int]:
    """The period at spans[index] with what its neighbouring words make of it, and how many spans that took."""
    span = spans[index]
    before, after = text[max(0, span.at - 30) : span.at], text[span.to : span.to + 16]
    if index + 1 < len(spans):
        between = text[span.to : spans[index + 1].at]
        paired = re.search(r"\bbetween (?:the )?$", before) and re.fullmatch(
            r" and (?:the )?(?:end of )?", between
        )
        if paired or _TO.fullmatch(between):
            return _range(span, spans[index + 1]), 2
    for lead, trail, make in _BOUNDS:
        if lead.search(before) or (trail and trail.match(after)):
            return make(span), 1
    return Period(span.start, span.end), 1


def _lead(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words}) (?:the )?(?:(?:start|beginning|end|year|month) (?:of )?)?$")


_TO = re.compile(r"\s?(?:to|until|till|through|thru|up to|-|–|—)\s?(?:the )?(?:end of )?")
_BOUNDS: tuple[tuple[re.Pattern[str], re.Pattern[str] | None, Callable[[_Span], Period]], ...] = (
    (
        _lead(
            "since|starting|starting in|starting from|beginning in|on or after|from or after|no earlier than"
        ),
        re.compile(r" (?:onwards?|on|(?:and|or) (?:later|after))\b(?! or before)"),
        lambda span: Period(span.start, None),
    ),
    (_lead("after|later than"), None, lambda span: Period(span.end, None)),
    (
        _lead("until|till|up to|through|by|on or before|no later than"),
        re.compile(r" (?:and|or) (?:earlier|before)\b"),
        lambda span: Period(None, span.end),
    ),
    (_lead("before|prior to|earlier than"), None, lambda span: Period(None, span.start)),
)


def _range(first: _Span, second: _Span) -> Period:
    start = first.start
    if not first.dated and second.dated:  # "from March to May 2024": the year is said once
        start = _in_year(start, second.start.year)
        if start > second.start:
            start = _in_year(start, second.start.year - 1)
    return Period(start, second.end)


def _in_year(day: date, year: int) -> date:
    return day.replace(year=year, day=min(day.day, 28) if day.month == 2 else day.day)


def _spans(text: str, today: date) -> list[_Span]:
    """What names a period by itself, from left to right; of two that overlap, the earlier kind of `_KINDS`."""
    taken = [False] * len(text)
    spans: list[_Span] = []
    for pattern, read in _KINDS:
        for match in pattern.finditer(text):
            if any(taken[match.start() : match.end()]):
                continue
            found, readable = _read(read, match, today)
            if found is not None or not readable:  # "31 February 2024" is no day, nor is it all of February
                taken[match.start() : match.end()] = [True] * (match.end() - match.start())
            if found is not None:
                spans.append(replace(found, at=match.start(), to=match.end()))
    return sorted(spans, key=lambda span: span.at)


_Reader = Callable[[re.Match[str], date], _Span | None]


def _read(read: _Reader, match: re.Match[str], today: date) -> tuple[_Span | None, bool]:
    """A match as a span, None where it is none; and False for a day that no calendar has."""
    try:
        span = read(match, today)
    except (ValueError, OverflowError):
        return None, False
    if span is None:
        return None, True
    known = span.start.year >= _FIRST_YEAR and span.end <= _NEVER
    return (span, True) if known else (None, False)


# --- the kinds of period ---------------------------------------------------------------------------


def _iso_day(match: re.Match[str], _today: date) -> _Span:
    return _one_day(date(int(match["year"]), int(match["mm"]), int(match["dd"])))


def _iso_month(match: re.Match[str], _today: date) -> _Span:
    return _months(date(int(match["year"]), int(match["mm"]), 1), 1)


def _named_day(match: re.Match[str], today: date) -> _Span | None:
    month, day = _month_number(match["month"]), int(match["day"])
    if match["year"]:
        return _one_day(date(int(match["year"]), month, day))
    if not (
        match["th"] or re.match(r"[?.,;!]|$| (?:to|and|until|till|through|-)\b", match.string[match.end() :])
    ):
        return None  # "in March 5 stores"
    latest = date(today.year, month, day)
    return _one_day(latest if latest <= today else date(today.year - 1, month, day), dated=False)


def _named_month(match: re.Match[str], _today: date) -> _Span:
    return _months(date(int(match["year"]), _month_number(match["month"]), 1), 1)


def _bare_month(match: re.Match[str], today: date) -> _Span | None:
    """A month without a year needs a preposition: "may" and "march" are words of their own."""
    before = match.string[max(0, match.start() - 16) : match.start()]
    return _part(_month_number(match["month"]), 1, today) if _BEFORE_A_MONTH.search(before) else None


def _quarter(match: re.Match[str], today: date) -> _Span:
    number = int(match["number"]) if match["number"] else min(4, _ORDINALS.index(match["nth"]) + 1)
    year = match.groupdict().get("year")
    return _months(date(int(year), 3 * number - 2, 1), 3) if year else _part(3 * number - 2, 3, today)


def _half(match: re.Match[str], today: date) -> _Span:
    number = int(match["number"]) if match["number"] else _ORDINALS.index(match["nth"]) + 1
    year = match.groupdict().get("year")
    return _months(date(int(year), 6 * number - 5, 1), 6) if year else _part(6 * number - 5, 6, today)


def _whole_year(match: re.Match[str], _today: date) -> _Span | None:
    if _AN_AMOUNT.search(match.string[max(0, match.start() - 14) : match.start()]):
        return None
    return _months(date(int(match["year"]), 1, 1), 12)


def _near_day(match: re.Match[str], today: date) -> _Span:
    return _one_day(today - timedelta(days=match[0] == "yesterday"))


def _calendar_unit(match: re.Match[str], today: date) -> _Span:
    back = 0 if match["which"] in ("this", "current") else 1
    unit = match["unit"]
    if unit == "day":
        return _one_day(today - timedelta(days=back))
    if unit == "week":
        monday = today - timedelta(days=today.weekday() + 7 * back)
        return _Span(0, 0, monday, monday + timedelta(days=7))
    size = _MONTHS_IN[unit]
    first = (today.month - 1) // size * size + 1
    return _months(_shift(date(today.year, first, 1), -size * back), size)


def _to_date(match: re.Match[str], today: date) -> _Span:
    size = _MONTHS_IN[match["unit"] or {"y": "year", "q": "quarter", "m": "month"}[match[0][0]]]
    first = date(today.year, (today.month - 1) // size * size + 1, 1)
    return _Span(0, 0, first, today + timedelta(days=1))


def _last_so_many(match: re.Match[str], today: date) -> _Span | None:
    said = match.groupdict().get("count") or "1"
    count = int(said) if said.isdigit() else _NUMBERS.index(said) + 1
    days = {"day": 1, "week": 7}.get(match["unit"])
    start = (
        today - timedelta(days=days * count) if days else _shift(today, -_MONTHS_IN[match["unit"]] * count)
    )
    return _Span(0, 0, start, today + timedelta(days=1)) if count else None


_MONTHS_IN = {"month": 1, "quarter": 3, "year": 12}


def _one_day(day: date, dated: bool = True) -> _Span:
    return _Span(0, 0, day, day + timedelta(days=1), dated)


def _part(month: int, size: int, today: date) -> _Span:
    """`size` months from `month` on, of the latest year in which they have begun."""
    begun = date(today.year, month, 1) <= today
    return _months(date(today.year - (not begun), month, 1), size, dated=False)


def _months(first: date, size: int, dated: bool = True) -> _Span:
    return _Span(0, 0, first, _shift(first, size), dated)


def _shift(day: date, months: int) -> date:
    """The same day so many months later, or that month's last day where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def _month_number(name: str) -> int:
    return next(n for n, month in enumerate(_MONTHS, start=1) if month.startswith(name[:3]))


_WHOLE_UNIT = rf"(?:calendar |full |whole )?{_UNIT}\b(?! of (?:19|20)[0-9])"
_KINDS: tuple[tuple[re.Pattern[str], _Reader], ...] = tuple(
    (re.compile(pattern, re.ASCII), read)
    for pattern, read in (
        (rf"\b{_YEAR}[-/](?P<mm>[01]?[0-9])[-/](?P<dd>[0-3]?[0-9])(?![0-9])", _iso_day),
        (rf"\b(?P<dd>[0-3]?[0-9])\.(?P<mm>[01]?[0-9])\.{_YEAR}\b", _iso_day),
        (rf"\b{_YEAR}-(?P<mm>[01][0-9])\b(?!-)", _iso_month),
        (rf"\b{_MONTH} (?:the )?{_DAY}(?:,? (?:of )?{_YEAR}\b)?", _named_day),
        (rf"\b{_DAY} (?:of )?{_MONTH}(?:,? (?:of )?{_YEAR}\b)?", _named_day),
        (rf"\b{_MONTH}{_OF}{_YEAR}\b", _named_month),
        (rf"\b{_YEAR},? {_MONTH}", _named_month),
        (rf"\b{_QUARTER}{_OF}{_YEAR}\b", _quarter),
        (rf"\b{_YEAR},?[ -]?{_QUARTER}", _quarter),
        (rf"\b{_HALF}{_OF}{_YEAR}\b", _half),
        (rf"\b{_YEAR},?[ -]?{_HALF}", _half),
        (rf"\b(?:last|past|previous|trailing|preceding) {_COUNT} (?:calendar )?{_UNIT}s?\b(?! of (?:19|20))", _last_so_many),
        (rf"\b(?:past|trailing) {_UNIT}\b", _last_so_many),
        (rf"\b(?P<which>this|current|last|previous|prior|past|preceding) {_WHOLE_UNIT}", _calendar_unit),
        (rf"\b(?:{_UNIT.replace('day|week|', '')} to date|[yqm]td)\b", _to_date),
        (r"\b(?:yesterday|today)\b(?!['’])", _near_day),
        (rf"\b{_QUARTER}(?! ?[0-9])(?<!last quarter)", _quarter),
        (rf"\b{_HALF}(?= of the year|[?.,!]|$)", _half),
        (rf"\b{_MONTH}(?! ?[0-9])", _bare_month),
        (rf"(?<![-/.])\b{_YEAR}\b(?![-/.%€$][0-9]|[%€$])", _whole_year),
    )
)  # fmt: skip
