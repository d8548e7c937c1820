"""Results that give the same answer, though one shows more of it or in another unit (docs/METHODS.md 3).

"Tuesday" and "Tuesday, 1,969 orders" answer the same question alike, and so do 0.079 and 7.9 %. Asked to choose between
them a person would be asked nothing; so such results are one reading, shown by the one that shows more.
"""

from __future__ import annotations

import itertools
import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from reliability.values import Cell, ResultCluster, Rows

FURTHER_COLUMNS = 2
"""So many columns more than asked for still show the same answer."""
_LEAST_SHARE = 0.1
"""The result that shows more stands for both where it is at least so likely as this share of the other one."""
_MOST_ROWS = 2_000
"""Longer results are compared by equality alone."""
_MOST_PLACINGS = 60
_MONTH, _MONTH_ALONE = re.compile(r"s:\d{4}-\d{2}"), re.compile(r"s:\d{2}")
_TELLING_DIGITS = 3
"""A single number of fewer digits may be there by chance."""


def joined(
    clusters: Sequence[ResultCluster], ordered: Sequence[bool], keys: Sequence[Sequence[tuple[str, ...]]]
) -> tuple[ResultCluster, ...]:
    """Clusters of which each gives an answer of its own, by falling share.

    `clusters` come by falling share; `ordered`: whether the order of the rows of each belongs to its result; `keys` are
    the rows of each with canonical cells. A cluster joins the first one before it that shows what it shows and at most
    two columns more, or that it shows so, or that has one column a hundred times as large, or its rows in an order of
    their own where the other one leaves the order open, or its months without their year. It takes the other's place
    where it shows more, an order or the years included, and is at least a tenth as likely. Truncated and empty results
    join none.
    """
    groups: list[_OneAnswer] = []
    for cluster, order, rows in zip(clusters, ordered, keys, strict=True):
        one = _Shown(cluster, order, rows, _columns_of(rows, len(cluster.result.columns)))
        group = next((each for each in groups if _same_answer(each.shown, one, each.fewest)), None)
        if group is None:
            groups.append(_OneAnswer(one))
        else:
            group.take(one)
    return tuple(sorted((group.cluster() for group in groups), key=lambda each: -each.share))


@dataclass(frozen=True, slots=True)
class _Shown:
    """A cluster with its canonical cells, by rows and by columns."""

    cluster: ResultCluster
    ordered: bool
    rows: Sequence[tuple[str, ...]]
    columns: Sequence[tuple[str, ...]]

    @property
    def width(self) -> int:
        return len(self.columns)

    @property
    def compared(self) -> bool:
        return not self.cluster.result.truncated and not self.cluster.result.empty and len(self.rows) <= _MOST_ROWS


class _OneAnswer:
    """Clusters that give the same answer: the one that is shown, the others, and how few columns the narrowest has."""

    def __init__(self, first: _Shown) -> None:
        self.shown, self.others, self.fewest = first, list[_Shown](), first.width

    def take(self, one: _Shown) -> None:
        replaces = _shows_more(one, self.shown) and one.cluster.share >= _LEAST_SHARE * self.shown.cluster.share
        self.others.append(self.shown if replaces else one)
        self.shown = one if replaces else self.shown
        self.fewest = min(self.fewest, one.width)

    def cluster(self) -> ResultCluster:
        members = [each.cluster for each in (self.shown, *self.others)]
        candidates = tuple(candidate for each in members for candidate in each.candidates)
        return replace(members[0], candidates=candidates, share=sum(each.share for each in members))


def _same_answer(one: _Shown, other: _Shown, fewest: int) -> bool:
    if not (one.compared and other.compared) or len(one.rows) != len(other.rows):
        return False
    if one.width == other.width:
        return (
            _hundredfold(one.cluster.result, other.cluster.result)
            or (one.ordered is not other.ordered and _shows(one, other))
            or _with_their_year(one, other) != _with_their_year(other, one)
        )
    narrow, wide = sorted((one, other), key=lambda each: each.width)
    return wide.width - min(fewest, narrow.width) <= FURTHER_COLUMNS and _is_telling(narrow) and _shows(wide, narrow)


def _shows_more(one: _Shown, other: _Shown) -> bool:
    if one.width != other.width:
        return one.width > other.width
    return _with_their_year(one, other) or (one.ordered and not other.ordered and not _with_their_year(other, one))


def _with_their_year(one: _Shown, other: _Shown) -> bool:
    """Whether two results differ in one column alone, which holds months, in the one with their year and in the other
    without: "2026-03" beside "03" or 3. Their rows are compared by these months, of which each is there once, and by
    their order where both have one."""
    in_order = one.ordered and other.ordered
    for column in one.columns:
        months = [_MONTH.fullmatch(cell) for cell in column]
        if not months or not all(months) or len({cell[-2:] for cell in column}) < len(column):
            continue
        for place in range(other.width):
            mine = _without_year(one.rows, one.columns.index(column))
            theirs = _without_year(other.rows, place)
            if mine == theirs or (not in_order and Counter(mine) == Counter(theirs)):
                return True
    return False


def _without_year(rows: Sequence[tuple[str, ...]], place: int) -> list[tuple[str, ...]]:
    """Rows with the month at a place first, as a number, and what else is shown beside it."""
    return [(_month_number(row[place]), *sorted(row[:place] + row[place + 1 :])) for row in rows]


def _month_number(cell: str) -> str:
    kind, _, value = cell.partition(":")
    if kind == "n":
        return f"{float(value):g}"
    return f"{int(value[-2:])}" if _MONTH.fullmatch(cell) or _MONTH_ALONE.fullmatch(cell) else cell


def _is_telling(narrow: _Shown) -> bool:
    """Whether a result is unlikely to stand within another one by chance: a few small numbers alone may."""
    cells = {cell for row in narrow.rows for cell in row if cell != "null"}
    text = any(not cell.startswith("n:") for cell in cells)
    return text or len(cells) > 2 or any(sum(map(str.isdigit, cell)) >= _TELLING_DIGITS for cell in cells)


def _shows(wide: _Shown, narrow: _Shown) -> bool:
    """Whether some columns of the one are all rows of the other."""
    fitting = [
        [place for place, column in enumerate(wide.columns) if _alike(column, wanted, narrow.ordered and wide.ordered)]
        for wanted in narrow.columns
    ]
    placings = (each for each in itertools.product(*fitting) if len(set(each)) == len(each))
    kept = narrow.rows if narrow.ordered and wide.ordered else Counter(narrow.rows)
    for placing in itertools.islice(placings, _MOST_PLACINGS):
        shown = [tuple(row[place] for place in placing) for row in wide.rows]
        if (shown if narrow.ordered and wide.ordered else Counter(shown)) == kept:
            return True
    return False


def _alike(column: tuple[str, ...], wanted: tuple[str, ...], ordered: bool) -> bool:
    return column == wanted if ordered else Counter(column) == Counter(wanted)


def _columns_of(rows: Sequence[tuple[str, ...]], width: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(row[place] for row in rows) for place in range(width))


def _hundredfold(one: Rows, other: Rows) -> bool:
    """Whether two results differ in one column of numbers alone, which is a share in the one and its percentage in the
    other: row by row a hundred times as large, and a share is between −1 and 1."""
    pairs = list(zip(zip(*one.rows, strict=True), zip(*other.rows, strict=True), strict=True))
    differing = [pair for pair in pairs if pair[0] != pair[1]]
    if len(differing) != 1:
        return False
    mine, theirs = differing[0]
    small, large = (mine, theirs) if _largest(mine) < _largest(theirs) else (theirs, mine)
    numbers = _largest(small) <= 1 and _largest(large) < math.inf
    return numbers and all(_is_percentage(*each) for each in zip(small, large, strict=True))


def _largest(column: Sequence[Cell]) -> float:
    """The largest size of a number in a column, +∞ where something else stands in it."""
    found = 0.0
    for cell in column:
        if cell is None:
            continue
        if isinstance(cell, bool) or not isinstance(cell, (int, float)):
            return math.inf
        found = max(found, abs(cell))
    return found


def _is_percentage(share: Cell, percentage: Cell) -> bool:
    if share is None or percentage is None:
        return share is percentage
    return math.isclose(100 * float(share), float(percentage), rel_tol=1e-6, abs_tol=1e-9)
