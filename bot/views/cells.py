"""How one result cell reads: in a table, in a sentence, in a CSV file."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from bot.views.text import cut, data, one_line
from bot.wording import EMPTY_CELL, NO_VALUE, NO_VALUE_SHORT, bytes_cell
from reliability.values import Cell

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
    label = _is_label(name)
    return [_aligned(value, 0 if digits > 4 else digits, label) for value in values]


def _is_label(name: str) -> bool:
    return bool(_LABEL.search(name)) and not _AMOUNT.match(name)


def _aligned(value: Cell, digits: int, label: bool) -> str | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if label:
        return number(value)
    if (
        digits
        and isinstance(value, float)
        and math.isfinite(value)
        and abs(value) < 1e15
        and "e" not in number(value)
    ):
        return f"{value:,.{digits}f}"
    return grouped(value)


def hexadecimal(value: bytes) -> str:
    """Bytes as hex, the first sixteen of them."""
    shown = "0x" + value[:_HEX_BYTES].hex()
    return shown if len(value) <= _HEX_BYTES else bytes_cell(shown, len(value))


def cell_text(value: Cell, limit: int = 200) -> str:
    """A cell of a table: one line, escaped, at most `limit` characters, never empty."""
    if value is None:
        return NO_VALUE_SHORT
    if isinstance(value, bytes):
        return hexadecimal(value)
    if isinstance(value, str):
        # A ten-megabyte cell is cut before it is cleaned; what is cut away is never looked at.
        return data(value[: 4 * limit], limit) or EMPTY_CELL
    return cut(number(value), limit)


def cell_words(value: Cell, limit: int = 140, *, column: str = "") -> str:
    """A cell in a sentence, unescaped: the caller's block escapes it."""
    if value is None:
        return NO_VALUE
    if isinstance(value, bytes):
        return hexadecimal(value)
    if isinstance(value, str):
        return cut(one_line(value[: 4 * limit]), limit) or EMPTY_CELL
    return cut(number(value) if _is_label(column) else grouped(value), limit)
