"""What a query's result is now, beside what it was: the same, another figure, or rows that came, went or changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import isclose, isnan, nan
from typing import Literal

from reliability.values import Cell, Rows

_CLOSE = 1e-9
"""Sums differ in their last binary digits by the order of their rows."""


@dataclass(frozen=True, slots=True)
class Changes:
    """`kind`: "same"; "figure", from `before` to `now`; "rows", of which `added`, `removed` and `changed` count those;
    "unknown" where results were cut or have other columns, so that nothing can be said."""

    kind: Literal["same", "figure", "rows", "unknown"]
    before: Cell = None
    now: Cell = None
    added: int = 0
    removed: int = 0
    changed: int = 0


def what_changed(before: Rows, now: Rows) -> Changes:
    """Compare two results of one query; the order of rows does not count.

    A row is known again by its cells that are no numbers, where these tell all rows apart; else a changed row counts as
    one removed and one added.

    >>> what_changed(Rows(("n",), ((42,),)), Rows(("n",), ((45,),)))
    Changes(kind='figure', before=42, now=45, added=0, removed=0, changed=0)
    >>> what_changed(Rows(("c", "n"), (("a", 1), ("b", 2))), Rows(("c", "n"), (("a", 3), ("x", 2))))
    Changes(kind='rows', before=None, now=None, added=1, removed=1, changed=1)
    """
    if before.truncated or now.truncated or len(before.columns) != len(now.columns):
        return Changes("unknown")
    if len(before.rows) == len(now.rows) == 1 and len(now.columns) == 1:
        one, other = before.rows[0][0], now.rows[0][0]
        return Changes("same") if _alike(one, other) else Changes("figure", one, other)
    names = _names(before, now)
    old, new = _by_name(before, names), _by_name(now, names)
    if old is not None and new is not None:
        changed = sum(not _rows_alike(old[key], new[key]) for key in old.keys() & new.keys())
        return _counted(len(new.keys() - old.keys()), len(old.keys() - new.keys()), changed)
    left, right = Counter(map(_rounded, before.rows)), Counter(map(_rounded, now.rows))
    return _counted((right - left).total(), (left - right).total(), 0)


def _counted(added: int, removed: int, changed: int) -> Changes:
    if not (added or removed or changed):
        return Changes("same")
    return Changes("rows", added=added, removed=removed, changed=changed)


def _names(*results: Rows) -> list[int]:
    """The columns that hold no number in any of the results."""
    width = len(results[0].columns)
    return [at for at in range(width) if not any(_is_number(row[at]) for each in results for row in each.rows)]


def _by_name(result: Rows, names: list[int]) -> dict[tuple[Cell, ...], tuple[Cell, ...]] | None:
    """The rows by their cells in these columns; None where these do not tell them apart."""
    found = {tuple(row[place] for place in names): row for row in result.rows}
    return found if names and len(found) == len(result.rows) else None


def _is_number(cell: Cell) -> bool:
    return isinstance(cell, int | float) and not isinstance(cell, bool)


def _alike(one: Cell, other: Cell) -> bool:
    if isinstance(one, int | float) and isinstance(other, int | float):
        return one == other or isclose(one, other, rel_tol=_CLOSE) or (isnan(one) and isnan(other))
    return one == other


def _rows_alike(one: tuple[Cell, ...], other: tuple[Cell, ...]) -> bool:
    return len(one) == len(other) and all(map(_alike, one, other))


def _rounded(row: tuple[Cell, ...]) -> tuple[Cell, ...]:
    return tuple(_in_nine_digits(cell) if isinstance(cell, float) else cell for cell in row)


def _in_nine_digits(number: float) -> float:
    return nan if isnan(number) else float(f"{number:.9g}")  # one and the same NaN: it equals no other
