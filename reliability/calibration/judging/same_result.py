"""Is a result the one that was asked for? Rows in any order, columns in any order, and a few columns more.

A result equals gold where its columns, some of them left out, can be put in an order in which both hold the same rows,
each as often. Columns can only stand for one another where they hold the same cells, each as often; what is left is
searched column by column, and a search ends where the rows, as far as they are put together, already differ.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from decimal import Context, Decimal
from functools import lru_cache

from reliability.values import Cell, Rows

FURTHER_COLUMNS = 2
_FIVE_DIGITS, _TWELVE_DIGITS = Context(prec=5), Context(prec=12)
_SMALL = 100_000  # whole numbers below it have five digits or fewer
_MOST_CELLS = 20_000_000  # that a search looks at; past it two equal results may count as different

_Column = tuple[object, ...]


def same_result(found: Rows, gold: Rows, places: Sequence[int] | None = None) -> bool:
    """Whether `found` is the result that `gold` is, with at most two further columns.

    `places` says where each gold row stands; rows of one place may change places with one another. None: all may.
    A result that a limit cut equals none.

    >>> same_result(Rows(("n", "city"), ((2, "Graz"), (1, "Ghent"))), Rows(("city", "n"), (("Ghent", 1), ("Graz", 2.0))))
    True
    >>> same_result(Rows(("n",), ((2,), (1,))), Rows(("n",), ((1,), (2,))), places=[0, 1])
    False
    """
    further = len(found.columns) - len(gold.columns)
    if found.truncated or gold.truncated or not gold.columns:
        return False
    if not 0 <= further <= FURTHER_COLUMNS or len(found.rows) != len(gold.rows):
        return False
    start = [0] * len(gold.rows) if places is None else list(places)
    return _Search(_columns(found), _columns(gold), start).matches()


class _Search:
    """Which column of the result stands for which of gold's."""

    def __init__(self, found: Sequence[_Column], gold: Sequence[_Column], start: Sequence[int]) -> None:
        self._found, self._start = found, start
        self._left = max(1_000, _MOST_CELLS // max(1, len(start)))
        contents = [Counter(zip(start, column, strict=True)) for column in found]
        fitting = []
        for column in gold:
            content = Counter(zip(start, column, strict=True))
            fitting.append((column, [i for i, other in enumerate(contents) if other == content]))
        self._gold = sorted(fitting, key=lambda each: len(each[1]))  # the least choice first

    def matches(self) -> bool:
        """Whether every gold column finds one of its own."""
        return self._extend(0, self._start, self._start, frozenset())

    def _extend(self, level: int, gold_rows: Sequence[int], found_rows: Sequence[int], used: frozenset[int]) -> bool:
        """Whether the gold columns from `level` on can be found. Equal beginnings of rows have equal numbers."""
        if level == len(self._gold):
            return True
        column, fitting = self._gold[level]
        tried: set[_Column] = set()
        for index in fitting:
            other = self._found[index]
            if index in used or other in tried or not self._left:
                continue
            tried.add(other)  # equal columns can stand for one another: one of them is enough
            self._left -= 1
            numbers: dict[tuple[int, object], int] = {}
            gold_next = [numbers.setdefault(key, len(numbers)) for key in zip(gold_rows, column, strict=True)]
            found_next = [numbers.setdefault(key, len(numbers)) for key in zip(found_rows, other, strict=True)]
            if Counter(gold_next) == Counter(found_next) and self._extend(
                level + 1, gold_next, found_next, used | {index}
            ):
                return True
        return False


def _columns(rows: Rows) -> list[_Column]:
    return [tuple(_comparable(row[c]) for row in rows.rows) for c in range(len(rows.columns))]


def _comparable(cell: Cell) -> object:
    """A cell as something that is equal for equal cells: numbers of any type to five digits, the rest exactly."""
    return _number(cell) if isinstance(cell, int | float) else cell


@lru_cache(maxsize=65_536)
def _number(value: float) -> object:
    """A number to five digits. Booleans are 0 and 1.

    >>> _number(73_694.25) == _number(73_694.0), _number(True) == _number(1.0), _number(1.00004) == _number(1)
    (True, True, True)
    """
    if isinstance(value, float) and not math.isfinite(value):
        return f"number {value}", None  # not equal to any text
    if abs(value) < _SMALL and value == int(value):
        return int(value)
    # Sums differ in their last binary digit by the order of their rows; twelve digits first, so that two of them do
    # not fall to two sides of the fifth.
    return Decimal(value).normalize(_TWELVE_DIGITS).normalize(_FIVE_DIGITS)
