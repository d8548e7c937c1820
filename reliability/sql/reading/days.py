"""Days and periods as people say them: "in October 2026", "from 3 to 9 March 2025", "in Q3 2026"."""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta

MONTHS = "January February March April May June July August September October November December".split()
_DAY = re.compile(r"(\d{4})-(\d{2})-(\d{2})(?:[ T]00:00(?::00(?:\.0+)?)?(?:Z|\+00(?::?00)?)?)?")
_END_OF_DAY = re.compile(r"(\d{4}-\d{2}-\d{2})[ T]23:59(?::59(?:\.9+)?)?")
_MONTH = re.compile(r"(\d{4})-(\d{2})")
_YEAR = re.compile(r"\d{4}")
GRAINS = {"year": "year", "quarter": "quarter", "month": "month", "week": "week", "day": "day", "hour": "hour"}


def day_of(text: str) -> date | None:
    """The day of a text in ISO form, at its first moment; None for anything else.

    >>> day_of("2026-10-01"), day_of("2026-10-01 00:00:00"), day_of("2026-10-01 12:30:00"), day_of("2026-13-01")
    (datetime.date(2026, 10, 1), datetime.date(2026, 10, 1), None, None)
    """
    found = _DAY.fullmatch(text.strip())
    return _day(int(found[1]), int(found[2]), int(found[3])) if found else None


def last_day_of(text: str) -> date | None:
    """The day that a text names the end of: "2026-10-31 23:59:59"."""
    found = _END_OF_DAY.fullmatch(text.strip())
    return day_of(found[1]) if found else None


def span_of(text: str) -> tuple[date, date] | None:
    """The first and last day of a year ("2026"), a month ("2026-10") or a day; None for anything else.

    >>> span_of("2026-02")
    (datetime.date(2026, 2, 1), datetime.date(2026, 2, 28))
    """
    text = text.strip()
    if _YEAR.fullmatch(text) and int(text) > 0:
        return date(int(text), 1, 1), date(int(text), 12, 31)
    found = _MONTH.fullmatch(text)
    first = _day(int(found[1]), int(found[2]), 1) if found else None
    if first:
        return first, date(first.year, first.month, monthrange(first.year, first.month)[1])
    day = day_of(text)
    return (day, day) if day else None


def said_day(day: date) -> str:
    """A day.

    >>> said_day(date(2026, 10, 1))
    '1 October 2026'
    """
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def said_month(year: int, month: int) -> str:
    """A month."""
    return f"{MONTHS[month - 1]} {year}"


def said_text(text: str) -> str:
    """A text that is a day, a month or a moment as people write it; any other as it is.

    >>> said_text("2026-10"), said_text("2026-10-05"), said_text("2026-10-05 14:30:00"), said_text("Porto")
    ('October 2026', '5 October 2026', '5 October 2026, 14:30', 'Porto')
    """
    if found := _MONTH.fullmatch(text.strip()):
        first = _day(int(found[1]), int(found[2]), 1)
        return said_month(first.year, first.month) if first else text
    day = day_of(text)
    if day:
        return said_day(day)
    if moment := re.fullmatch(r"(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?", text.strip()):
        on = day_of(moment[1])
        return f"{said_day(on)}, {moment[2]}" if on else text
    return text


def said_period(first: date | None, last: date | None) -> str:
    """A period with its preposition; both days are inside it, None = no bound on that side.

    >>> said_period(date(2026, 10, 1), date(2026, 10, 31)), said_period(date(2026, 7, 1), date(2026, 9, 30))
    ('in October 2026', 'in Q3 2026')
    >>> said_period(date(2026, 10, 3), date(2026, 10, 9)), said_period(date(2025, 11, 1), date(2026, 2, 28))
    ('from 3 to 9 October 2026', 'from November 2025 to February 2026')
    >>> said_period(date(2026, 10, 3), None), said_period(None, date(2026, 10, 3))
    ('since 3 October 2026', 'until 3 October 2026')
    """
    if first is None and last is None:
        return ""
    if first is None:
        assert last is not None
        return f"until {_end(last)}"
    if last is None:
        return f"since {_begin(first)}"
    if first == last:
        return f"on {said_day(first)}"
    if first.day == 1 and _ends_month(last):
        return _whole_months(first, last)
    if (first.year, first.month) == (last.year, last.month):
        return f"from {first.day} to {said_day(last)}"
    if first.year == last.year:
        return f"from {first.day} {MONTHS[first.month - 1]} to {said_day(last)}"
    return f"from {said_day(first)} to {said_day(last)}"


def bare(period: str) -> str:
    """A period without its preposition, where it is a whole one: "October 2026"; "" for any other."""
    return period[len("in ") :] if period.startswith("in ") else ""


def before(day: date) -> date:
    """The day before."""
    return day - timedelta(days=1)


def _whole_months(first: date, last: date) -> str:
    if (first.year, first.month) == (last.year, last.month):
        return f"in {said_month(first.year, first.month)}"
    if first.month == 1 and last.month == 12:
        return f"in {first.year}" if first.year == last.year else f"from {first.year} to {last.year}"
    if first.year != last.year:
        return f"from {said_month(first.year, first.month)} to {said_month(last.year, last.month)}"
    months = f"{MONTHS[first.month - 1]} to {MONTHS[last.month - 1]}"
    if first.month % 3 == 1 and last.month == first.month + 2:
        return f"in Q{last.month // 3} {first.year}"
    return f"from {months} {last.year}"


def _ends_month(day: date) -> bool:
    return day.day == monthrange(day.year, day.month)[1]


def _begin(first: date) -> str:
    if (first.month, first.day) == (1, 1):
        return f"the beginning of {first.year}"
    return said_day(first)


def _end(last: date) -> str:
    if (last.month, last.day) == (12, 31):
        return f"the end of {last.year}"
    return said_day(last)


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
