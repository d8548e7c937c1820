"""How a database writes what every database means: periods' names, days between dates, medians, what is alike.

What a grain returns is the same everywhere: days and (the Mondays of) weeks as dates, months as 'YYYY-MM', quarters as
'YYYY-Qn', years and hours as whole numbers, weekdays by their English names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

WEEKDAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")


@dataclass(frozen=True, slots=True)
class SqlSpelling:
    """One database's ways of writing. In the templates {c} is a date or time, {a} and {b} the earlier and later one."""

    grains: Mapping[str, str]  # of each Grain of composing/frame.py
    weekday_number: str  # 0 = Sunday … 6 = Saturday, to order weekdays by
    days: str  # whole days from {a} to {b}
    exact: Mapping[str, str]  # the hours ("hour") and minutes ("minute") from {a} to {b}, exact
    day: str  # the day of a time
    age: str  # whole years from {c} to the day {day} ('2026-11-29'), which is {number} without its strokes
    from_text: str  # a date or time kept as text; {type} is DATE or TIMESTAMP
    from_seconds: str  # the moment (of UTC) so many seconds {c} after the beginning of 1970
    from_form: Callable[[str], str]  # for a form as strftime names it, the day that a text (or 20230105) {c} says so
    median: str  # of {c}; empty where there is none
    like: str
    division: str  # of whole numbers: "whole" (cuts), "exact"
    zero_is_null: bool  # a division by zero is NULL
    booleans: bool  # TRUE and FALSE are values of a type of their own
    # Other ways to write the moment of so many seconds, each with what it is of a moment {c}; and the seconds of one.
    read_from_seconds: Mapping[str, str] = field(default_factory=dict)
    read_as_seconds: tuple[str, ...] = ()
    alike: str = "{a} IS NOT DISTINCT FROM {b}"  # equal, or both missing
    reserved: Callable[[], Collection[str]] = tuple  # words that are no bare names, in lower case
