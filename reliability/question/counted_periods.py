"""Periods that are counted from a mention of another: "the 12 months up to the end of October 2026", "the 3 months
before July", "more than 90 days before 31 October".

Texts come in lower case with single spaces.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta

from reliability.question.period_kinds import COUNT, UNIT, Span, count_of, so_many_back, unit_of

_MOST_WORDS = 80


@dataclass(frozen=True, slots=True)
class Counted:
    """The days from `start` up to, but not including, `end`; None = no bound. Its words begin at text[at]."""

    start: date | None
    end: date
    at: int


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
        led = _UP_TO.search(before) or _BEFORE.search(before)
        if led is None:
            return None
        until_its_start = led.re is _BEFORE or led["edge"] in ("start", "beginning")
        end = span.start if until_its_start else span.end
        return Counted(so_many_back(end, unit_of(led), count_of(led)), end, origin + led.start())
    except (ValueError, OverflowError):
        return None


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
