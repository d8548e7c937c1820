"""What stands over a result's columns: words that people understand, no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.slack.views.cells import with_unit
from bot.slack.views.text import cut, one_line
from bot.wording import NO_NAME
from reliability.sql.headings import headings
from reliability.values import Reading, Rows


def headed(reading: Reading) -> Rows:
    """What a reading returns, its columns named for people instead of by the database, with what they are counted in.

    >>> headed(Reading("SELECT SUM(net_sales) FROM orders", "", Rows(("SUM(net_sales)",), ()))).columns
    ('total net sales',)
    """
    named = headings(reading.sql, reading.result.columns)
    if len(reading.units) == len(named):
        named = tuple(with_unit(name, unit) for name, unit in zip(named, reading.units, strict=True))
    return replace(reading.result, columns=named)


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
