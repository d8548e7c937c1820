"""Periods that are counted from a mention of another: "the 12 months up to the end of October 2026", "the 3 months
before July", "more than 90 days before 31 October", "the week of 5 May", "the year ended March"; or back from today:
"has been here for more than five years", "hasn't ordered in 6 months".

Texts come in lower case with single spaces.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta

from reliability.question.period_kinds import COUNT, FIRST_YEAR, LENGTH, UNIT, Span, count_of, so_many_back, unit_of

_MOST_WORDS = 80


@dataclass(frozen=True, slots=True)
class Counted:
    """The days from `start` up to, but not including, `end`; None = no bound. Its words begin at text[at]."""

    start: date | None
    end: date
    at: int


@dataclass(frozen=True, slots=True)
class Since:
    """When what lasts since then began: from `start` up to, but not including, `end`; None = no bound. Its words are
    text[at:to]."""

    start: date | None
    end: date | None
    at: int
    to: int


def counted_from(text: str, span: Span) -> Counted | None:
    """The period that the words before a mention count from it; None where they count none.

    >>> counted_from("the 3 months before july 2026", Span(date(2026, 7, 1), date(2026, 8, 1), at=20))
    Counted(start=datetime.date(2026, 4, 1), end=datetime.date(2026, 7, 1), at=0)
    """
    before = text[max(0, span.at - _MOST_WORDS) : span.at]
    origin = span.at - len(before)
    try:
        if led := _LONG_BEFORE.search(before):
            end = so_many_back(span.start, unit_of(led), count_of(led))
            as_many = led["than"] == "at least"
            return Counted(None, end + timedelta(days=as_many), origin + led.start())
        if led := _WEEK_OF.search(before):
            return _week_of(span, led["edge"] or led["short"] or "", origin + led.start())
        if led := _ON_FROM.search(before):
            start = span.end if led["past"] else span.start
            return Counted(start, so_many_back(start, unit_of(led), -count_of(led)), origin + led.start())
        led = _UP_TO.search(before) or _BEFORE.search(before) or _ENDED.search(before)
        if led is None:
            return None
        until_its_start = led.re is _BEFORE or led.groupdict().get("edge") in ("start", "beginning")
        end = span.start if until_its_start else span.end
        return Counted(so_many_back(end, unit_of(led), count_of(led)), end, origin + led.start())
    except (ValueError, OverflowError):
        return None


def _week_of(day: Span, edge: str, at: int) -> Counted | None:
    """The seven days that begin or end with a day, or the week from Monday on that holds it."""
    if day.end - day.start != timedelta(days=1):
        return None
    start = day.start - timedelta(days=6 if "end" in edge or edge == "w/e" else 0 if edge else day.start.weekday())
    return Counted(start, start + timedelta(days=7), at)


def begun(text: str, today: date) -> list[Since]:
    """When those began who are there for longer or less long than so many years, and what happened so long ago.

    >>> begun("who has been here for more than five years", date(2026, 11, 21))
    [Since(start=None, end=datetime.date(2021, 11, 21), at=18, to=42)]
    """
    found = []
    for match in _LASTING.finditer(text):
        if not (
            match["ago"] or match["behind"] or _LASTS.search(text[max(0, match.start() - _MOST_WORDS) : match.start()])
        ):
            continue
        if not match["ago"] and unit_of(match) in ("day", "week"):
            continue
        try:
            day = so_many_back(today, unit_of(match), count_of(match))
        except (ValueError, OverflowError):
            continue
        if day.year < FIRST_YEAR:
            continue
        next_day = day + timedelta(days=1)
        if match["than"] in _LESS:
            found.append(Since(next_day, None, match.start(), match.end()))
        else:
            inclusive = match["than"] in ("at least", "minimum") or match["more"]
            found.append(Since(None, next_day if inclusive else day, match.start(), match.end()))
    return [*found, *_of_nothing(text, today)]


def _of_nothing(text: str, today: date) -> list[Since]:
    """The time up to today in which something did not happen: "who hasn't ordered in 6 months"."""
    found = []
    for match in _NOT_IN_SO_LONG.finditer(text):
        count = count_of(match)
        try:
            day = so_many_back(today, unit_of(match), count)
        except (ValueError, OverflowError):
            continue
        if count and day.year >= FIRST_YEAR:
            found.append(Since(day, today + timedelta(days=1), match.start("at"), match.end()))
    return found


_LESS = ("less than", "fewer than", "under", "not even", "within the last")
_LASTING = re.compile(
    rf"\b(?:for )?(?:(?P<than>more than|longer than|older than|earlier than|over|at least|minimum|{'|'.join(_LESS)}) |(?=[a-z0-9 ]{{1,12}}(?:years?|yrs?|months?) or (?:more|longer)))"
    rf"(?:{COUNT}|an?) {LENGTH}s?\b(?P<more> or (?:more|longer)\b)?"
    r"(?P<ago> ago\b)?(?P<behind> (?:of service|of tenure|with (?:us|the (?:company|firm))|in the (?:company|firm)|on board)\b)?(?! old\b)"
)
_NOT_IN_SO_LONG = re.compile(
    r"\b(?:(?:has|have|had)(?:n['’]?t| not| never)|no|nothing|without(?: any| an?)?|never)\b[^?.!;0-9]{1,60}?"
    rf" (?P<at>(?:in|for)(?: (?:over|more than|at least|almost|about|around|the whole of))?) (?:{COUNT}|an?) {LENGTH}s?"
    r"(?= *(?:$|[?.!,;]|(?:or more|or longer|now|and|by|per|in|at|with|who|that|grouped|sorted)\b))"
)
_LASTS = re.compile(r"\b(?:been|worked|employed|stayed|served|on the payroll|with us)\b(?: [a-z'-]+){0,6} $")

_EDGE = r"(?: the)? (?:(?P<edge>start|beginning|end) (?:of )?(?:the )?)?$"
_LATEST = r"(?:last |past |previous |final |trailing )"
_SO_MANY = rf"{COUNT}[ -](?:full |whole |complete |calendar )?{UNIT}s?"
_LONG_BEFORE = re.compile(rf"\b(?P<than>more than|over|at least) {COUNT} {UNIT}s? (?:before|prior to){_EDGE}")
_BEFORE = re.compile(
    rf"\b(?:the {_LATEST}?|{_LATEST}){_SO_MANY} (?:immediately |leading up )?(?:before|prior to|preceding){_EDGE}"
)
_UP_TO = re.compile(
    rf"(?<!than )(?<!least )(?<!most )(?<!over )(?<!under )\b(?:the )?{_LATEST}?{_SO_MANY} (?:leading )?"
    rf"(?:up to|up until|to|until|till|through|ending|ended|that ended)(?: and including)?(?: in| on| with| at)?{_EDGE}"
)
_ENDED = re.compile(rf"\b(?:the )?{UNIT} (?:ending|ended|that ended|to the end of)(?: in| on)?(?: the)? $")
_ON_FROM = re.compile(
    rf"\b(?:(?:the )?(?:next|first|following)|(?:in|within|over|during|for) the) {_SO_MANY.replace(UNIT, LENGTH)} "
    r"(?:(?P<past>after|following)|from|starting|beginning|commencing)(?: in| on| with)?(?: the)? $"
)
_WEEK_OF = re.compile(
    r"(?:\b(?:the )?week (?:of|(?P<edge>(?:that )?(?:beginning|began|begins|starting|started|starts|commencing|commenced|ending|ended|ends)"
    r"|from))(?: on)?|\b(?P<short>w/[ce]|w/b))(?: the)?(?: (?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},?)? $"
)
