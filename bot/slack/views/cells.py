"""How one result cell reads: in a table, in a sentence, in a CSV file."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from bot.slack.views.text import cut, data, one_line
from bot.wording import answering
from reliability.sql.reading.days import MONTHS
from reliability.values import Cell, Rows

_HEX_BYTES = 16


def number(value: int | float) -> str:
    """A number as people write it: no exponent where it can be helped, no digits that are only noise.

    >>> number(0.1 + 0.2), number(1234567.5), number(42.0), number(True)
    ('0.3', '1234567.5', '42', 'true')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        # str() of an integer beyond 4,300 digits raises: hexadecimal has no such limit.
        return str(value) if value.bit_length() < 4096 else hex(value)
    if not math.isfinite(value):
        return {math.inf: "∞", -math.inf: "−∞"}.get(value, "not a number")
    if value == int(value) and abs(value) < 1e15:
        return str(int(value))
    return format(value, ".12g")


def grouped(value: int | float) -> str:
    """A number with thousands separators, for a sentence.

    >>> grouped(1234567.5), grouped(2025)
    ('1,234,567.5', '2,025')
    """
    shown = number(value)
    if isinstance(value, bool) or not shown.removeprefix("-").replace(".", "", 1).isdigit():
        return shown
    whole, point, fraction = shown.partition(".")
    return f"{int(whole):,}{point}{fraction}" if whole != "-0" else shown


_MONEY = ("euros", "dollars", "pounds", "francs", "yen")
_UNIT = re.compile(
    rf", in ({'|'.join(_MONEY)}|percent|days|hours|minutes|weeks|months|years|square metres|tons|litres)$"
)
_MONTH = re.compile(r"((?:19|20)\d\d)-(0[1-9]|1[0-2])")
_NO_CENTS = "yen"
MONTH_NUMBERS = frozenset({"month", "month number", "month of the year"})


def with_unit(name: str, unit: str) -> str:
    """A column's heading with what its numbers are counted in.

    >>> with_unit("total net sales", "euros"), with_unit("share, in percent", "percent"), with_unit("city", "")
    ('total net sales, in euros', 'share, in percent', 'city')
    """
    return f"{name}, in {unit}" if unit and not _UNIT.search(name) and _UNIT.search(f", in {unit}") else name


def without_unit(name: str) -> str:
    """A heading without the unit that it ends with: for beside a number that says it.

    >>> without_unit("total net sales, in euros"), without_unit("number of orders")
    ('total net sales', 'number of orders')
    """
    found = _UNIT.search(name)
    return name[: found.start()] if found else name


SIGNS = {"euros": "€", "euro": "€", "dollars": "$", "pounds": "£", "yen": "¥"}


def with_sign(name: str) -> str:
    """A heading whose unit is said by its sign, where it has one: for where there is little room.

    >>> with_sign("total net sales, in euros"), with_sign("stay, in days"), with_sign("city")
    ('total net sales, €', 'stay, in days', 'city')
    """
    sign = SIGNS.get(unit_of(name), "")
    return f"{without_unit(name)}, {sign}" if sign else name


def unit_of(name: str) -> str:
    """The unit that a heading ends with, "share" for a part of one; "" where there is none.

    >>> unit_of("total net sales, in euros"), unit_of("share of orders that are cancelled"), unit_of("year")
    ('euros', 'share', '')
    """
    found = _UNIT.search(name)
    return found[1] if found else "share" if name.startswith(("share of ", "each group's share of ")) else ""


def month(text: str) -> str:
    """A month in ISO form by its name; any other text as it is.

    >>> month("2026-10"), month("2026-13"), month("2026-10-01")
    ('October 2026', '2026-13', '2026-10-01')
    """
    found = _MONTH.fullmatch(text)
    return f"{MONTHS[int(found[2]) - 1]} {found[1]}" if found else text


def amount(value: int | float, unit: str) -> str:
    """A number as its unit is written: money with two decimals, percent with one; any other as a plain number.

    >>> amount(1282387.5, "euros"), amount(12.345, "percent"), amount(40, ""), amount(3.14159265, "days")
    ('1,282,387.50', '12.3', '40', '3.14')
    """
    if isinstance(value, bool) or abs(value) >= 1e15 or not math.isfinite(value):
        return number(value)
    if unit in _MONEY and unit != _NO_CENTS:
        return f"{value:,.2f}"
    if unit == "percent":
        return f"{value:,.1f}"
    if unit == "share":
        return f"{100 * value:,.1f} %"
    if isinstance(value, float) and len(number(value).partition(".")[2]) > _NOISE:
        return f"{value:,.2f}" if abs(value) >= 1 else f"{value:.4g}"
    return grouped(value)


_NOISE = 4
"""Decimals beyond these tell nobody anything."""
_LABEL = re.compile(
    r"(?i)(?:^|[\s_.])(?:id|ids|year|key|code|no|nr|num|number|zip|postcode|phone|version)\)?$|(?<=[a-z])(?:Id|ID|Year|Key|Code)\)?$"
)
_AMOUNT = re.compile(r"(?i)(?:number of |total |average |count\(|sum\(|avg\()")


def column_numbers(name: str, values: Sequence[Cell]) -> list[str | None]:
    """The numbers of a column as they read side by side; None where the value is no number.

    Fractions get equally many digits (up to four), large numbers their thousands separators, except where
    the column's name says that they are labels (ids, years, codes), not an amount of these.

    >>> column_numbers("sales", [1282387.56, 1242231.8]), column_numbers("highest year", [2025])
    (['1,282,387.56', '1,242,231.80'], ['2025'])
    >>> column_numbers("id (orders.id)", [2025]), column_numbers("number of distinct customer id", [2025])
    (['2025'], ['2,025'])
    """
    fractions = [v for v in values if isinstance(v, float) and math.isfinite(v) and abs(v) < 1e15]
    digits = max((len(number(v).partition(".")[2]) for v in fractions if "e" not in number(v)), default=0)
    label, unit = is_label(name), unit_of(name)
    if unit == "share":
        return [amount(v, unit) if isinstance(v, int | float) and not isinstance(v, bool) else None for v in values]
    if name in MONTH_NUMBERS and all(type(v) is int and 1 <= v <= 12 for v in values if v is not None):
        return [MONTHS[v - 1] if isinstance(v, int) else None for v in values]
    if unit in _MONEY:
        digits = 0 if unit == _NO_CENTS else 2
    elif unit == "percent":
        digits = 1
    elif digits > _NOISE:
        digits = 2 if any(abs(value) >= 1 for value in fractions) else 4
    whole = [float(v) if unit in (*_MONEY, "percent") and isinstance(v, int) and abs(v) < 1e15 else v for v in values]
    return [
        None if isinstance(cell, bool) else _aligned(value, digits, label and not unit)
        for cell, value in zip(values, whole, strict=True)
    ]


def is_label(name: str) -> bool:
    """Whether a column's name says that its numbers are labels (ids, years, codes), not an amount.

    >>> is_label("order_id"), is_label("number of distinct customer id")
    (True, False)
    """
    return bool(_LABEL.search(name)) and not _AMOUNT.match(name)


def _aligned(value: Cell, digits: int, label: bool) -> str | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if label:
        return number(value)
    if digits and isinstance(value, float) and math.isfinite(value) and abs(value) < 1e15 and "e" not in number(value):
        return f"{value:,.{digits}f}"
    return grouped(value)


def column_words(rows: Rows, limit: int) -> list[list[str]]:
    """A table's cells in words, unescaped, column by column: what is counted in something is said over them."""
    columns = []
    for place, name in enumerate(rows.columns):
        values = [row[place] for row in rows.rows]
        numbers = column_numbers(name, values)
        columns.append([n or cell_words(value, limit) for n, value in zip(numbers, values, strict=True)])
    return columns


def hexadecimal(value: bytes) -> str:
    """Bytes as hex, the first sixteen of them."""
    shown = "0x" + value[:_HEX_BYTES].hex()
    return shown if len(value) <= _HEX_BYTES else answering.bytes_cell(shown, len(value))


def cell_text(value: Cell, limit: int = 200) -> str:
    """A cell of a table: one line, escaped, at most `limit` characters, never empty."""
    if value is None:
        return answering.NO_VALUE_SHORT
    if isinstance(value, bytes):
        return hexadecimal(value)
    if isinstance(value, str):
        # A ten-megabyte cell is cut before it is cleaned; what is cut away is never looked at.
        return data(month(value[: 4 * limit]), limit) or answering.EMPTY_CELL
    return cut(number(value), limit)


def cell_words(value: Cell, limit: int = 140, *, column: str = "") -> str:
    """A cell in a sentence, unescaped: the caller's block escapes it."""
    if value is None:
        return answering.NO_VALUE
    if isinstance(value, bytes):
        return hexadecimal(value)
    if isinstance(value, str):
        return cut(one_line(month(value[: 4 * limit])), limit) or answering.EMPTY_CELL
    unit = unit_of(column)
    if unit:
        sign = {"percent": "%", "share": ""}.get(unit, unit)
        return cut(f"{amount(value, unit)} {sign}".strip(), limit)
    return cut(number(value) if is_label(column) else amount(value, ""), limit)
