"""Whether a column counts evenly through time: only then does a line between its values say something true."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from bot.slack.views.cells import MONTH_NUMBERS
from reliability.sql.reading.days import day_of
from reliability.values import Cell

_YEAR = re.compile(r"[12]\d{3}")
_MONTH = re.compile(r"([12]\d{3})-(0[1-9]|1[0-2])")
_QUARTER = re.compile(r"([12]\d{3})[- ]?Q([1-4])")
_YEAR_NAME = re.compile(r"(?i)(?<![a-z])years?(?![a-z])")
_AMOUNT = re.compile(r"(?i)(?:number of |total |average |highest |lowest |share |count\(|sum\(|avg\()")
_WEEK_NAME = re.compile(r"(?i)week")


def is_year(name: str) -> bool:
    """Whether a column's name says that its numbers are years.

    >>> is_year("year of order date"), is_year("yearly sales"), is_year("number of orders a year")
    (True, False, False)
    """
    return bool(_YEAR_NAME.search(name)) and not _AMOUNT.match(name)


def periods(name: str, values: Sequence[Cell]) -> tuple[int, ...] | None:
    """Where each value stands in time; None unless all are periods of one kind, none twice, evenly spaced.

    >>> periods("month", ["2026-03", "2026-02", "2026-04"]), periods("month", ["2026-01", "2026-02", "2026-04"])
    ((24315, 24314, 24316), None)
    >>> periods("day", ["2026-01-01", "2026-02-01", "2026-03-01"]), periods("city", ["Bern", "Genf"])
    ((24313, 24314, 24315), None)
    """
    places = _places(name, values)
    if places is None or len(places) < 2:
        return None
    inner = sorted(places)
    steps = {later - earlier for earlier, later in pairwise(inner)}
    return places if len(steps) == 1 and steps.pop() > 0 else None


def _places(name: str, values: Sequence[Cell]) -> tuple[int, ...] | None:
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) == len(values):
        months = name in MONTH_NUMBERS and all(1 <= each <= 12 for each in numbers)
        years = is_year(name) and all(1000 <= each <= 2999 for each in numbers)
        return tuple(numbers) if months or years else None
    texts = [value for value in values if isinstance(value, str)]
    if len(texts) < len(values):
        return None
    if (is_year(name) or "date" in name.lower()) and all(_YEAR.fullmatch(each) for each in texts):
        return tuple(int(each) for each in texts)
    for pattern, length in ((_MONTH, 12), (_QUARTER, 4)):
        found = [pattern.fullmatch(each) for each in texts]
        if all(found) and not (pattern is _MONTH and _WEEK_NAME.search(name)):  # "2026-05" may be a week
            return tuple(int(one[1]) * length + int(one[2]) for one in found if one)
    days = [day for each in texts if (day := day_of(each))]
    if len(days) < len(texts):
        return None
    if all(day.day == 1 for day in days):
        return tuple(day.year * 12 + day.month for day in days)
    return tuple(day.toordinal() for day in days)
