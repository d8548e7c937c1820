"""What stands over a result's columns: words that people understand, no two alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.slack.views.cells import SIGNS, cell_words, with_unit
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


def answer_line(result: Rows) -> str:
    """A result of one row in a line, its columns named for people; "" where it is none, or too much for a line. What a
    number is counted in stands there only where the schema says so.

    >>> answer_line(Rows(("month", "total net sales, in euros"), (("2026-07", 359150.64),)))
    'July 2026, 359,150.64 €'
    >>> answer_line(Rows(("n",), ())), answer_line(Rows(("a", "b"), ((1, 2), (3, 4))))
    ('', '')
    """
    if len(result.rows) != 1 or not 1 <= len(result.columns) <= _IN_A_LINE:
        return ""
    alone = len(result.columns) == 1
    cells = [cell_words(cell, column=name) for cell, name in zip(result.rows[0], result.columns, strict=True)]
    numbers = [type(cell) in (int, float) for cell in result.rows[0]]
    if not alone and (sum(numbers) != 1 or any(cell is None for cell in result.rows[0])):
        return ""  # two numbers side by side say nothing without their names
    line = ", ".join(_with_sign(cell) for cell in cells)
    return line if alone or len(line) <= _LONGEST_LINE else ""


def _with_sign(words: str) -> str:
    """An amount of money with its sign."""
    amount_, _, unit = words.rpartition(" ")
    return f"{amount_} {SIGNS[unit]}" if amount_ and unit in SIGNS and amount_[-1].isdigit() else words


_IN_A_LINE, _LONGEST_LINE = 3, 120


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
