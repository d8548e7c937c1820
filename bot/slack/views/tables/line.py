"""The answer in a line, over whatever shows the rest of it: a figure by itself, and of many rows how many they are,
over which time, and which is the largest. Pure.

Nothing is said that the rows do not show: of a result that a limit cut, no largest; of one that was asked for its first
few, the first; which is largest only where the query makes groups, since a list has no figure that was asked for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from bot.slack.views.cells import SIGNS, cell_words, column_numbers, month, unit_of, without_unit
from bot.slack.views.charts.chart import column_kind
from bot.slack.views.charts.periods import periods
from bot.slack.views.text import cut, one_line
from bot.wording import answering, phrasing
from reliability.sql.reading.days import MONTHS
from reliability.values import Cell, Rows
from reliability.words import words

_IN_A_LINE, _LONGEST_LINE, _LONGEST_NAME, _FEW = 3, 120, 40, 3
_GROUPED = re.compile(r"\bgroup\s+by\b", re.IGNORECASE)
_ONE_TABLE = re.compile(
    r"\s*select\s+(?!distinct\b)[^()]*?\sfrom\s+[\"`]?(?:\w+[\"`]?\.[\"`]?)?(?P<table>\w+)[\"`]?(?:\s+as\s+\w+)?"
    r"(?:\s+(?:where|order\s+by)\b.*)?[\s;]*",
    re.IGNORECASE | re.DOTALL,
)
_SEVERAL = re.compile(r"\b(?:join|union|intersect|except|group\s+by)\b", re.IGNORECASE)
_A_NOUN = re.compile(r"[a-z]+(?: [a-z]+)?")
_OF_A_MONTH = re.compile(rf"(?P<name>{'|'.join(MONTHS)}) (?P<year>\d{{4}})")


def answer_line(result: Rows, sql: str = "", *, first: bool = False) -> str:
    """A result in a line, its columns named for people; "" where it has no rows. `first`: the query asks for so many
    only. What a number is counted in stands there only where the schema says so.

    >>> answer_line(Rows(("month", "total net sales, in euros"), (("2026-07", 359150.64),)))
    'July 2026, 359,150.64 €'
    >>> by_city = Rows(("city", "number of orders"), (("Bern", 1200), ("Genf", 900), ("Chur", 40)))
    >>> answer_line(by_city, "SELECT city, COUNT(*) FROM orders GROUP BY city")
    '3 cities; largest: Bern, 1,200'
    >>> answer_line(Rows(("name", "city"), (("Ada", "Bern"), ("Ben", "Chur"))), "SELECT name, city FROM customers")
    '2 customers'
    """
    if not result.rows or not result.columns:
        return ""
    if len(result.rows) == 1:
        return _one_row(result)
    if result.truncated:
        return answering.more_rows_than(len(result.rows))
    return _many_rows(result, sql, first=first)


def _one_row(result: Rows) -> str:
    cells = [
        _with_sign(cell_words(cell, column=name)) for cell, name in zip(result.rows[0], result.columns, strict=True)
    ]
    if len(cells) == 1:
        return cells[0]
    numbers = [type(cell) in (int, float) for cell in result.rows[0]]
    alone = sum(numbers) == 1 and not any(cell is None for cell in result.rows[0])
    # Two numbers side by side say nothing without their names.
    named = cells if alone else [_called(name, cell) for name, cell in zip(result.columns, cells, strict=True)]
    line = (", " if alone else "; ").join(named)
    fits = len(cells) <= _IN_A_LINE and len(line) <= _LONGEST_LINE
    return line if fits else answering.counted_rows(1)


def _many_rows(result: Rows, sql: str, *, first: bool) -> str:
    columns = [[row[place] for row in result.rows] for place in range(len(result.columns))]
    kinds = [column_kind(name, values) for name, values in zip(result.columns, columns, strict=True)]
    categories = [place for place, kind in enumerate(kinds) if kind == "category"]
    figures = [place for place, kind in enumerate(kinds) if kind in ("measure", "incomplete")]
    counted = _counted(result, columns, categories, sql)
    span = _span(result.columns[categories[0]], columns[categories[0]]) if len(categories) == 1 else ""
    if len(result.columns) == 1 and categories and len(result.rows) <= _FEW:
        names = phrasing.listed([_name(columns[0], 0), *(_name(columns[0], row) for row in range(1, len(columns[0])))])
        return names if len(names) <= _LONGEST_LINE else counted
    begin = f"{counted}, {span}" if span else counted
    if not categories or not figures or not (_GROUPED.search(sql) or first):
        return begin
    labels = [
        cut(", ".join(_name(columns[place], row) for place in categories), 2 * _LONGEST_NAME)
        for row in range(len(result.rows))
    ]
    if first:
        value = _value(result, columns, figures[0], 0) if len(figures) == 1 else ""
        return _fitting(counted, answering.first_row(labels[0], value))
    place = figures[0]
    told = [row for row, cell in enumerate(columns[place]) if cell is not None]
    most = max(_number(columns[place][row]) for row in told)
    at = [row for row in told if _number(columns[place][row]) == most]
    measure = without_unit(result.columns[place]) if len(figures) > 1 else ""
    said = answering.largest(
        [labels[row] for row in at[:2]],
        _value(result, columns, place, at[0]),
        len(at),
        len(result.rows),
        one_line(measure),
    )
    return _fitting(begin, said)


def _fitting(begin: str, rest: str) -> str:
    line = f"{begin}; {rest}"
    return line if len(line) <= _LONGEST_LINE + 30 else begin


def _counted(result: Rows, columns: Sequence[Sequence[Cell]], categories: Sequence[int], sql: str) -> str:
    """How many there are, and of what where that is sure: each row another value of one column, or a row of one
    table."""
    many = len(result.rows)
    if len(categories) == 1:
        name, values = result.columns[categories[0]], columns[categories[0]]
        whole = None not in values and len(set(values)) == many
        alone = len(result.columns) == 1 or _GROUPED.search(sql)
        noun = phrasing.plural(without_unit(name)) if whole and alone else ""
        if noun:
            return f"{many:,} {noun}"
    found = None if _SEVERAL.search(sql) else _ONE_TABLE.fullmatch(sql)
    noun = words(found["table"]) if found else ""
    if noun.endswith("s") and not noun.endswith("ss") and _A_NOUN.fullmatch(noun):
        return f"{many:,} {noun}"
    return answering.counted_rows(many)


def _span(name: str, values: Sequence[Cell]) -> str:
    """From when to when, where the column counts evenly through time."""
    places = periods(name, values)
    if places is None:
        return ""
    start, end = (_name(values, places.index(edge), name) for edge in (min(places), max(places)))
    one, other = _OF_A_MONTH.fullmatch(start), _OF_A_MONTH.fullmatch(end)
    if one and other and one["year"] == other["year"]:
        start = one["name"]
    return answering.from_to(start, end)


def _name(values: Sequence[Cell], row: int, column: str = "") -> str:
    value = values[row]
    if isinstance(value, int) and not isinstance(value, bool):
        return column_numbers(column, values)[row] or str(value)
    return cut(one_line(unescape(cell_words(month(value) if isinstance(value, str) else value, _LONGEST_NAME))), 40)


def _value(result: Rows, columns: Sequence[Sequence[Cell]], place: int, row: int) -> str:
    """A figure as its column shows it, with what it is counted in."""
    name = result.columns[place]
    shown = column_numbers(name, columns[place])[row] or cell_words(columns[place][row], column=name)
    unit = unit_of(name)
    if unit in ("", "share"):
        return shown
    return f"{shown} {'%' if unit == 'percent' else SIGNS.get(unit, unit)}"


def _number(cell: Cell) -> float:
    return float(cell) if isinstance(cell, int | float) else float("-inf")


def _called(name: str, cell: str) -> str:
    return f"{cut(one_line(without_unit(name)), _LONGEST_NAME)}: {cell}"


def _with_sign(said: str) -> str:
    """An amount of money with its sign."""
    amount_, _, unit = said.rpartition(" ")
    return f"{amount_} {SIGNS[unit]}" if amount_ and unit in SIGNS and amount_[-1].isdigit() else said
