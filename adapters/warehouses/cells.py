"""Result cells as plain values: what a driver returns → None, bool, int, float, str or bytes.

Decisions:
- A whole number stays exact: `Decimal('42.00')` is 42. Other decimals become floats, which keep 15 digits; where
  more than 15 stand before the point the exact text is kept instead.
- Dates and times are ISO 8601 text with a space between date and time, as both databases print them; intervals (as
  PostgreSQL and MySQL print them, DuckDB's in days), UUIDs, ranges and addresses are their text; arrays, JSON and row
  values are JSON text.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from datetime import datetime, time, timedelta
from decimal import Decimal
from typing import Any

from reliability.values import Cell

MAX_WHOLE_DIGITS = 38
MAX_FLOAT_DIGITS = 15
_PLAIN = (type(None), bool, int, float, str, bytes)


def as_cell(value: Any) -> Cell:
    """One driver value as a cell.

    >>> from decimal import Decimal
    >>> as_cell(Decimal("42.00")), as_cell(Decimal("0.5")), as_cell(["a", None])
    (42, 0.5, '["a", null]')
    """
    if type(value) in _PLAIN:
        return value  # type: ignore[no-any-return]  # checked by the line above
    convert = _CONVERT.get(type(value))
    return convert(value) if convert else str(value)


def size_bytes(cell: Cell) -> int:
    """What a cell weighs against a byte limit: characters of text, bytes of bytes, 8 for a number."""
    return len(cell) if isinstance(cell, str | bytes) else 8


def _decimal(value: Decimal) -> Cell:
    if not value.is_finite():
        return float(value) if not value.is_nan() else math.nan
    whole_digits = value.adjusted() + 1
    if value == value.to_integral_value():
        return int(value) if whole_digits <= MAX_WHOLE_DIGITS else format(value, "f")
    return float(value) if whole_digits <= MAX_FLOAT_DIGITS else format(value, "f")


def _length(value: timedelta) -> str:
    """A length of time, with its sign before the whole: Python itself writes an hour less than none as -1 day, 23:00:00.

    >>> _length(timedelta(days=1, hours=2)), _length(-timedelta(hours=1))
    ('1 day, 2:00:00', '-1:00:00')
    """
    return f"-{-value}" if value < timedelta(0) else str(value)


def _in_json(value: Any) -> Any:
    """A value inside an array: numbers and truth values as JSON has them, all else as text."""
    if isinstance(value, Mapping):
        return {str(key): _in_json(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_in_json(inner) for inner in value]
    cell = as_cell(value)
    if isinstance(cell, bytes):
        return cell.hex()
    return str(cell) if isinstance(cell, float) and not math.isfinite(cell) else cell


def _json(value: Any) -> str:
    return json.dumps(_in_json(value), ensure_ascii=False)


_CONVERT: dict[type, Callable[[Any], Cell]] = {
    Decimal: _decimal,
    datetime: lambda value: value.isoformat(" "),
    time: lambda value: value.isoformat(),
    timedelta: _length,
    memoryview: bytes,
    bytearray: bytes,
    list: _json,
    tuple: _json,
    dict: _json,
}
