"""The periods of time that a question names: "in March 2024", "last quarter", "since May", "the last 30 days".

A period is a half-open interval of days [start, end), as analysts write it in SQL (`>= start AND < end`); a side
without a bound is None. Relative ones are resolved for the day on which somebody asks:
- "last month" and its like are whole calendar units; "this year" is the whole of it, "this year so far" ends today.
- "the last 30 days" begin 30 days before today and include today; "the last 6 full months" have all ended.
- "the month before" and "the same quarter last year" are seen from the mention before them.
- A month, quarter or half without a year is the latest one that has begun, or in the year of the one beside it.
- "the 12 months to October" and "the 3 months before July" are counted from the mention behind them.
- "been here for more than five years" is what began before the day five years ago, "more than a month ago" likewise.
- "before" and "after" exclude the day, month or year named; "since", "until" and "by" include it.
- "2 weeks ago" is the week two weeks before the one of today, "a year ago" the last calendar year, "5 days ago" that day;
  "since 2 weeks ago" begins with the day, and "October against a year ago" is October of the year before.
- "The past 48 hours" are the last two days: the day of asking has no hour; hours that are no whole days are none.
- "Early", "mid" and "late" are thirds of a year or month. "The week of 5 May" holds it, a week beginning so starts with it.
- In "03/04/2024" the month may come first or the day: both are given. Two years ("FY24/25") are not read at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from reliability.question.counted_periods import begun, counted_from
from reliability.question.period_kinds import Span, day_first, spans_of

MAX_PERIODS = 6
_MAX_CHARACTERS = 2_000


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
class PeriodSpan:
    """The period that text[start:end] names; `other`: what it names as well, in "01/02/2023" with the day first."""

    start: int
    end: int
    period: Period
    other: Period | None = None

    @property
    def periods(self) -> tuple[Period, ...]:
        """The period, and the other one that it may be."""
        return (self.period, self.other) if self.other is not None else (self.period,)


def read_periods(text: str, today: date) -> tuple[Period, ...]:
    """The periods in a question, in its order, without repeats; at most six. Empty where it names none.

    >>> read_periods("How many orders in Q2 2023?", date(2026, 11, 21))
    (Period(start=datetime.date(2023, 4, 1), end=datetime.date(2023, 7, 1)),)
    """
    return tuple(dict.fromkeys(each for span in period_spans(text, today) for each in span.periods))[:MAX_PERIODS]


def is_period(phrase: str) -> bool:
    """Whether a phrase is the mention of a period, and of nothing else.

    >>> is_period("next year"), is_period("December 2026"), is_period("next year's rent"), is_period("")
    (True, True, False, False)
    """
    plain = phrase.strip()
    return any(plain[span.start : span.end] == plain for span in period_spans(plain, _ANY_DAY))


_ANY_DAY = date(2000, 6, 15)


def period_spans(text: str, today: date) -> tuple[PeriodSpan, ...]:
    """Every mention of a period, from left to right, with where in the text it stands.

    A mention has the words that bound it ("since May", "between March and May 2024"), not "in" or "on". None overlap;
    a backward one ("from 2025 to 2023") is left out. Read are the first 2,000 characters.

    >>> [text] = ["How many orders since  May 2023?"]
    >>> [text[span.start : span.end] for span in period_spans(text, date(2026, 11, 21))]
    ['since  May 2023']
    """
    plain, origin = _plain(text)
    found = _found(plain, today)
    exchanged = day_first(plain)
    others = {(span.start, span.end): span.period for span in _found(exchanged, today)} if exchanged != plain else {}
    return tuple(
        PeriodSpan(
            origin[span.start],
            origin[span.end - 1] + 1,
            span.period,
            other if (other := others.get((span.start, span.end))) != span.period else None,
        )
        for span in found
    )


def _found(plain: str, today: date) -> list[PeriodSpan]:
    """The mentions in a text in lower case with single spaces, from left to right."""
    spans = spans_of(plain, today)
    found: list[PeriodSpan] = []
    index = 0
    while index < len(spans):
        period, at, to, used = _bounded(plain, spans, index)
        index += used
        if not (period.start and period.end and period.start >= period.end):
            while found and found[-1].start >= at:
                found.pop()  # "the last 3 months" before July
            start = max(at, found[-1].end if found else 0)
            found.append(PeriodSpan(start, to, period))
    found += [
        PeriodSpan(since.at, since.to, Period(since.start, since.end))
        for since in begun(plain, today)
        if not any(span.start < since.to and since.at < span.end for span in found)
    ]
    return sorted(found, key=lambda span: span.start)


def joined_periods(periods: Sequence[Period]) -> list[Period]:
    """Neighbouring periods as one, where the question names several: "October and September"."""
    bounds = sorted({(p.start, p.end) for p in periods if p.start and p.end})
    joined = []
    for at, (start, end) in enumerate(bounds):
        for following, last in bounds[at + 1 :]:
            if following == end:
                joined.append(Period(start, end := last))
    return joined


def _plain(text: str) -> tuple[str, list[int]]:
    """The text in lower case with single spaces, and for each of its characters where it stands in the original."""
    plain: list[str] = []
    origin: list[int] = []
    for index, character in enumerate(text[:_MAX_CHARACTERS]):
        for low in " " if character.isspace() else character.lower():
            if not (low == " " and plain and plain[-1] == " "):
                plain.append(low)
                origin.append(index)
    return "".join(plain), origin


def _bounded(text: str, spans: list[Span], index: int) -> tuple[Period, int, int, int]:
    """The period at spans[index] with what its neighbouring words make of it, where these words begin and end, and how
    many spans that took."""
    for used, last in enumerate(spans[index : index + 2], start=1):
        counted = counted_from(text, last)
        if counted is not None and (used == 1 or counted.at <= spans[index].at):
            return Period(counted.start, counted.end), counted.at, last.to, used
    span = spans[index]
    before, after = text[max(0, span.at - 30) : span.at], text[span.to : span.to + 16]
    if index + 1 < len(spans):
        other = spans[index + 1]
        between = text[span.to : other.at]
        paired = re.search(r"\bbetween (?:the )?$", before)
        if paired and _AND.fullmatch(between):
            exclusive = _EXCLUSIVE.match(text, other.to)
            to = exclusive.end() if exclusive else other.to
            period = _range(span, other)
            if exclusive and exclusive["exclusive"]:
                period = Period(period.start, other.start)
            return period, _begins(span, paired), to, 2
        if _TO.fullmatch(between):
            return _range(span, other), _begins(span, re.search(r"\bfrom (?:the )?$", before)), other.to, 2
    for lead, trail, make in _BOUNDS:
        led, trailed = lead.search(before), trail.match(after) if trail else None
        if led or trailed:
            return make(span), _begins(span, led), span.to + (trailed.end() if trailed else 0), 1
    return Period(span.start, span.end), span.at, span.to, 1


def _begins(span: Span, led: re.Match[str] | None) -> int:
    return span.at - (len(led[0]) if led else 0)


def _lead(words: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words}) (?:the )?(?:(?:start|beginning|end|year|month) (?:of )?)?$")


_AND = re.compile(r"(?: \(?inclusive\)?)? and (?:the )?(?:end of )?")
_EXCLUSIVE = re.compile(r" \(?(?:(?P<exclusive>exclusive)|inclusive)\)?")
_TO = re.compile(r"\s?(?:to|until|till|through|thru|up to(?: and including)?|-|–|—)\s?(?:the )?(?:end of )?")
_BOUNDS: tuple[tuple[re.Pattern[str], re.Pattern[str] | None, Callable[[Span], Period]], ...] = (
    (
        _lead("since|starting|starting in|starting from|beginning in|on or after|from or after|no earlier than"),
        re.compile(
            r" (?:onwards?\b|on(?=[?.,;!]|$)|(?:and|or) (?:later|after|newer|younger|more recent)\b(?! or before)"
            r"|(?=(?:until|till) ))"
        ),
        lambda span: Period(span.start, None),
    ),
    (
        re.compile(rf"{_lead('after|later than').pattern}|(?<!blog )\bpost[- ]$"),
        None,
        lambda span: Period(span.end, None),
    ),
    (
        re.compile(
            rf"{_lead('until|till|up to|up to and including|through|on or before|no later than').pattern}"
            r"|\bby (?:the )?(?:(?:start|beginning|end) (?:of )?)?$|\bby the year $"  # "by month 2026" groups
        ),
        re.compile(r" (?:and|or) (?:earlier|before|older)\b"),
        lambda span: Period(None, span.end),
    ),
    (
        re.compile(rf"{_lead('before|prior to|earlier than').pattern}|\bpre[- ]$"),
        None,
        lambda span: Period(None, span.start),
    ),
)


def _range(first: Span, second: Span) -> Period:
    start = first.start
    if not first.dated and second.dated:  # "from March to May 2024": the year is said once
        start = _in_year(start, second.start.year)
        if start > second.start:
            start = _in_year(start, second.start.year - 1)
    elif not first.dated and start > second.start:  # "Nov to Feb"
        start = _in_year(start, start.year - 1)
    elif first.dated and not second.dated:  # "from March 2025 to May", "from today to 31 December": the next one
        years = start.year - second.end.year
        later = (_in_year(second.end, second.end.year + years + more) for more in (0, 1))
        return Period(start, next(day for day in later if day > start))
    return Period(start, second.end)


def _in_year(day: date, year: int) -> date:
    return day.replace(year=year, day=min(day.day, 28) if day.month == 2 else day.day)
