"""How large the numbers can be that a statement sizes something with: told from what is written, before it is run."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import inf, prod

from sqlglot import exp

from reliability.guard.lexer import Refused

CELL = 100.0  # characters that a cell is taken for
STORED_NUMBER = 10_000.0  # what a column's number is taken for where a series ends at it
MAX_COUNT = 10_000.0  # what sizes a text or a list
MAX_ROWS = 1_000_000.0  # of a series

_LIST_ROWS = 10.0  # of a cell's list
_DATE_ROWS = 100_000.0  # of a series of dates
_STEP = re.compile(r"\b(day|week|mon|month|year|quarter|decade|hour|d|w|y)", re.IGNORECASE)


def number(node: object, stored: float, size: Callable[[exp.Expr], float] | None = None) -> float:
    """The largest amount that a number can have, without its sign; `stored` is what anything unknown is taken for.

    >>> import sqlglot
    >>> number(sqlglot.parse_one("2 * (3 + least(n, 4))"), inf)
    14.0
    """
    if isinstance(node, exp.Literal):
        return _written(str(node.this), stored)
    if isinstance(
        node, exp.Neg | exp.Paren | exp.Cast | exp.DataTypeParam | exp.Abs | exp.Round | exp.Floor | exp.Ceil
    ):
        return number(node.this, stored, size)
    if isinstance(node, exp.Length):
        return size(node.this) if size is not None and isinstance(node.this, exp.Expr) else stored
    if isinstance(node, exp.Null):
        return 0.0
    parts = [number(part, stored, size) for part in node.iter_expressions()] if isinstance(node, exp.Expr) else []
    if isinstance(node, exp.Add | exp.Sub):
        return sum(parts)
    if isinstance(node, exp.Mul):
        return prod(parts)
    if isinstance(node, exp.Mod):
        return parts[-1]
    if isinstance(node, exp.Least):
        return min(parts)
    if isinstance(node, exp.Greatest | exp.Coalesce):
        return max(parts)
    if isinstance(node, exp.Div | exp.IntDiv) and isinstance(node.expression, exp.Literal):
        return parts[0] / (parts[1] or 1.0)
    if isinstance(node, exp.Pow | exp.BitwiseLeftShift):
        return inf
    return stored


def _written(text: str, otherwise: float) -> float:
    try:
        found = float(text.strip().replace("_", ""))
    except ValueError:
        return otherwise
    return abs(found) if found == found else otherwise


def counted(amount: float) -> float:
    """A number that sizes something. Raises Refused for one that is too large, or not known."""
    if amount > MAX_COUNT:
        raise Refused(f"A number that sizes a text or a list must be written out, and be at most {MAX_COUNT:,.0f}.")
    return amount


def series_rows(node: exp.Expr) -> float:
    """How many rows a series has. Raises Refused beyond bounds."""
    start, end, step = (node.args.get(key) for key in ("start", "end", "step"))
    if isinstance(step, exp.Interval) or _is_date(start) or _is_date(end):
        return _DATE_ROWS if step is None or _STEP.search(step.sql()) else MAX_ROWS
    least = number(step, 1.0) if step is not None else 1.0
    rows = (number(start, STORED_NUMBER) + number(end, STORED_NUMBER)) / (least or 1.0)
    if rows > MAX_ROWS + 1.0:
        raise Refused(f"A series may have {MAX_ROWS:,.0f} rows at most, with its ends written out.")
    return rows + 1.0


def _is_date(node: object) -> bool:
    """Is it written as a date or a time?"""
    cast = node.find(exp.Cast) if isinstance(node, exp.Expr) else None
    return cast is not None and str(cast.to.this.name).startswith(("DATE", "TIMESTAMP"))


def list_rows(size: float) -> float:
    """How many rows a list of that many characters is taken for."""
    return _LIST_ROWS if size <= CELL else size
