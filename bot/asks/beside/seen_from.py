"""Whether an answer hangs on the day that it is seen from. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta

from reliability.question.periods import read_periods

_AHEAD = (40, 400)
"""Days by which a relative period surely moves."""
_CLOCK = re.compile(
    r"(?i)\b(?:current_date|current_timestamp|localtimestamp|now|curdate|sysdate|getdate|today(?=\s*\())\b"
)


def is_relative(texts: Iterable[str], day: date) -> bool:
    """Whether any of these texts names a period that is another on another day.

    >>> is_relative(["sales last month"], date(2026, 11, 21)), is_relative(["sales in May 2026"], date(2026, 11, 21))
    (True, False)
    """
    later = [day + timedelta(days=ahead) for ahead in _AHEAD]
    return any(read_periods(text, day) != read_periods(text, other) for text in texts for other in later)


def asks_the_clock(sql: str) -> bool:
    """Whether a query takes the day from the database's own clock.

    >>> asks_the_clock("SELECT 1 FROM t WHERE d > CURRENT_DATE"), asks_the_clock("SELECT 1 FROM t WHERE d > '2026-11-01'")
    (True, False)
    """
    return _CLOCK.search(sql) is not None
