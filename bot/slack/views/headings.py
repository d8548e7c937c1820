"""What stands over a result's columns: words that people understand, no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.slack.views.cells import with_unit
from bot.slack.views.text import cut, one_line
from bot.wording import phrasing
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
    >>> distinct(["net sales in Q3 2026", "net sales in Q3 2025"], 16)
    ['net sal…Q3 2026', 'net sal…Q3 2025']
    """
    whole = [one_line(name) or phrasing.NO_NAME for name in names]
    begin = [cut(name, limit) for name in whole]
    shown: list[str] = []
    for plain, head in zip(whole, begin, strict=True):
        number = 1
        if begin.count(head) > 1 and whole.count(plain) == 1:
            head = with_its_end(plain, limit)
        while head in shown:
            number += 1
            head = f"{cut(plain, limit - len(f' ({number})'))} ({number})"
        shown.append(head)
    return shown


def with_its_end(name: str, limit: int) -> str:
    """At most `limit` characters of a name, its end among them: for where names begin alike and differ there.

    >>> with_its_end("number of orders in October 2026", 28)
    'number of ord…October 2026'
    """
    if len(name) <= limit:
        return name
    end = name[-(limit // 2) :]
    end = end.partition(" ")[2] or end  # from a whole word on
    return f"{name[: limit - limit // 2 - 1].rstrip()}…{end}"
