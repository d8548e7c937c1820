"""The hours of the day that a question is about: "in the morning", "after 6 pm", "between 9 and 11 am".

A morning is from six to noon, an afternoon from noon to six, an evening from six to eleven, a night from ten to six.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

_PARTS = {"morning": (6, 11), "afternoon": (12, 17), "evening": (18, 22)}
_NIGHT = (22, 23, 0, 1, 2, 3, 4, 5)
_CLOCK = r"(?P<{0}>\d{{1,2}})(?::00)?\s?(?P<half_{0}>am|pm|a\.m\.|p\.m\.|o['’]?clock|hours|hrs)"
_SAID = re.compile(
    r"\b(?:(?:in|during)\s+the\s+(?P<part>morning|afternoon|evening)s?\b(?!\s+of\b)"
    r"|(?:every|each)\s+(?P<every>morning|afternoon|evening)\b"
    r"|(?P<night>(?:at|during\s+the)\s+night(?:s|time)?)\b"
    r"|(?P<way>before|after)\s+(?:noon|midday)\b"
    rf"|between\s+(?P<least>\d{{1,2}})(?::00)?\s?(?P<half_least>am|pm|a\.m\.|p\.m\.)?\s+and\s+{_CLOCK.format('most')}(?!\w)"
    rf"|(?P<since>after|from|before|until|till)\s+{_CLOCK.format('hour')}(?!\w))",
    re.IGNORECASE,
)
_NOON, _DAY = 12, 24
_Way = Literal["in", "between", "<", ">="]


@dataclass(frozen=True, slots=True)
class HoursSaid:
    """The words text[start:end], and the hours, from 0 to 23, that they mean: those `way` the numbers, where "between"
    includes both."""

    start: int
    end: int
    way: _Way
    hours: tuple[int, ...]

    def holds(self, hour: int) -> bool:
        """Whether an hour is one of them.

        >>> said = hours_said("payments in the morning")
        >>> said is not None and (said.holds(6), said.holds(20))
        (True, False)
        """
        if self.way == "in":
            return hour in self.hours
        if self.way == "between":
            return self.hours[0] <= hour <= self.hours[1]
        return hour < self.hours[0] if self.way == "<" else hour >= self.hours[0]


def hours_said(text: str) -> HoursSaid | None:
    """The hours that a question keeps to; None where it keeps to none.

    >>> hours_said("payments after 6 pm")
    HoursSaid(start=9, end=19, way='>=', hours=(18,))
    >>> hours_said("payments between 9 and 11") is None
    True
    """
    match = _SAID.search(text)
    found = _hours(match) if match is not None else None
    return HoursSaid(*match.span(), *found) if match is not None and found is not None else None


def _hours(match: re.Match[str]) -> tuple[_Way, tuple[int, ...]] | None:
    """Which hours are said; None of what is no hour."""
    if match["night"]:
        return "in", _NIGHT
    if part := match["part"] or match["every"]:
        return "between", _PARTS[part.lower()]
    if match["way"]:
        return ("<" if match["way"].lower() == "before" else ">="), (_NOON,)
    if match["most"]:
        half = match["half_most"]
        most, least = _hour(match["most"], half), _hour(match["least"], match["half_least"] or half)
        least = least if least < most else _hour(match["least"], "am")  # "between 9 and 5 pm"
        return ("between", (least, most - 1)) if 0 <= least < most <= _DAY else None
    hour = _hour(match["hour"], match["half_hour"])
    way: _Way = "<" if match["since"].lower() in ("before", "until", "till") else ">="
    return (way, (hour,)) if 0 <= hour <= _DAY else None


def _hour(said: str, half: str) -> int:
    number = int(said)
    if half[:1].lower() == "p" and number < _NOON:
        return number + _NOON
    return 0 if half[:1].lower() == "a" and number == _NOON else number
