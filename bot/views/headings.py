"""What stands over a result's columns: words that people understand, no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.views.text import cut, one_line
from bot.wording import NO_NAME
from reliability.english_headings import headings
from reliability.values import Reading, Rows


def headed(reading: Reading) -> Rows:
    """What a reading returns, its columns named for people instead of by the database.

    >>> headed(Reading("SELECT SUM(net_sales) FROM orders", "", Rows(("SUM(net_sales)",), ()))).columns
    ('total net sales',)
    """
    return replace(reading.result, columns=headings(reading.sql, reading.result.columns))


def distinct(names: Sequence[str], limit: int) -> list[str]:
    """Each name on one line, unescaped, of 1 to `limit` characters, numbered where it would be there twice.

    >>> distinct(["name", "name", "", "total sales before discounts"], 16)
    ['name', 'name (2)', '(no name)', 'total sales bef…']
    """
    shown: list[str] = []
    for name in names:
        plain, number = one_line(name) or NO_NAME, 1
        head = cut(plain, limit)
        while head in shown:
            number += 1
            head = f"{cut(plain, limit - len(f' ({number})'))} ({number})"
        shown.append(head)
    return shown
