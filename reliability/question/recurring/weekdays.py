"""The days of the week that a question is about: "on weekends", "on Sundays", "weekends against weekdays"."""

from __future__ import annotations

import re
from dataclasses import dataclass

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_WORKING, _FREE = WEEKDAYS[:5], WEEKDAYS[5:]
_NAMES = "|".join(WEEKDAYS)
_END = (
    r"(?:(?:on|at|over|during)\s+)?(?:weekends\b|a\s+weekend\b)|on\s+(?:the\s+)?weekend\b(?!\s+of)"
    r"|on\s+saturdays?\s+(?:and|or|&)\s+sundays?\b"
)
_WEEK = (
    r"(?:on|during)\s+(?:(?:normal\s+)?week\s?days|working\s+days|business\s+days)\b|during\s+the\s+week\b"
    r"|on\s+a\s+week\s?day\b"
)
_DAY = rf"(?:on\s+)?(?:(?:a|every|each|any)\s+(?P<one>{_NAMES})\b(?!s)|(?P<many>{_NAMES})s\b)"
_ON = re.compile(rf"\b(?:(?P<end>{_END})|(?P<week>{_WEEK})|{_DAY})", re.IGNORECASE)
_EITHER = re.compile(
    r"\b(?:(?:on|at)\s+)?(?P<one>weekends?|week\s?days?)"
    r"\s+(?:vs\.?|versus|(?:compared\s+)?(?:with|to|against)|against|than|and|or)"
    r"\s+(?:(?:on|at|during)\s+)?(?P<other>week\s?days?|weekends?)\b",
    re.IGNORECASE,
)
_GROUPED = re.compile(r"\b(?:by|per|which|what|of\s+the)\s+$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class WeekdaysSaid:
    """The words text[start:end], and the days that they mean; of two kinds that are held against each other, those of
    each."""

    start: int
    end: int
    kinds: tuple[tuple[str, ...], ...]


def weekdays_said(text: str) -> WeekdaysSaid | None:
    """The days of the week that a question keeps to; None where it keeps to none, or asks for each.

    >>> weekdays_said("orders on weekends")
    WeekdaysSaid(start=7, end=18, kinds=(('Saturday', 'Sunday'),))
    >>> weekdays_said("orders by weekday") is None
    True
    """
    either = _EITHER.search(text)
    match = either or _ON.search(text)
    if match is None or (either is None and _GROUPED.search(text, 0, match.start())):
        return None
    kinds = (_days(match["one"]), _days(match["other"])) if either else (_named(match),)
    return WeekdaysSaid(*match.span(), kinds) if len(set(kinds)) == len(kinds) else None


def _named(match: re.Match[str]) -> tuple[str, ...]:
    if match["end"] or match["week"]:
        return _FREE if match["end"] else _WORKING
    return ((match["one"] or match["many"]).capitalize(),)


def _days(words: str) -> tuple[str, ...]:
    return _FREE if "end" in words.lower() else _WORKING
