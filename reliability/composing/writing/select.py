"""A SELECT in the making, and names for its columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from reliability.composing.frame import Change, Measure, NotComposable, Number, Of, OfEach, Ratio
from reliability.composing.writing.scope import columns_of
from reliability.composing.writing.spelling import quoted

_OURS = frozenset(["place", "value", "many", "t", "g"])
_AGGREGATES = {"count": "number", "count distinct": "number", "least": "lowest", "most": "highest", "sum": "total"}


@dataclass(slots=True)
class Select:
    """The clauses of one SELECT; conditions stand beside AND as they are."""

    shown: list[str]
    source: str = ""
    where: list[str] = field(default_factory=list)
    groups: list[str] = field(default_factory=list)
    having: list[str] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    limit: int | None = None
    distinct: bool = False
    skip: int = 0

    def text(self) -> str:
        """The SELECT. Raises NotComposable where it shows nothing."""
        if not self.shown:
            raise NotComposable("Nothing is asked for.")
        parts = [f"SELECT {'DISTINCT ' if self.distinct else ''}{', '.join(self.shown)}"]
        parts += [f"FROM {self.source}"] if self.source else []
        parts += [f"WHERE {' AND '.join(dict.fromkeys(self.where))}"] if self.where else []
        parts += [f"GROUP BY {', '.join(dict.fromkeys(self.groups))}"] if self.groups else []
        parts += [f"HAVING {' AND '.join(self.having)}"] if self.having else []
        parts += [f"ORDER BY {', '.join(dict.fromkeys(self.order))}"] if self.order else []
        parts += [f"LIMIT {self.limit}"] if self.limit is not None else []
        parts += [f"OFFSET {self.skip}"] if self.skip else []
        return " ".join(parts)


def named(text: str, name: str) -> str:
    """A value under a name."""
    return f"{text} AS {name}"


def column_name(of: Of) -> str:
    """What a group is called in a subquery: its column, the period's length, or "age"."""
    if of.age_on is not None:
        return "age"
    return of.grain or of.column.column


def number_name(number: Number) -> str:
    """What a number is called in a subquery.

    >>> number_name(Measure("count", table="orders"))
    'number_of_orders'
    """
    if isinstance(number, OfEach):
        return f"{_AGGREGATES.get(number.aggregate, number.aggregate)}_{number_name(number.of)}"
    if not isinstance(number, Measure):
        return "ratio" if isinstance(number, Ratio) else "change" if isinstance(number, Change) else "growth"
    columns = columns_of(number.of) if number.of is not None else []
    word = _AGGREGATES.get(number.aggregate, number.aggregate)
    if columns:
        return f"{word}_{columns[0].column.column}"
    return f"{word}_of_{number.table.rsplit('.', 1)[-1]}" if number.table else f"{word}_of_rows"


def names(wanted: Sequence[str]) -> list[str]:
    """Names for the columns of a subquery: plain words, no two alike.

    >>> names(["City", "city", "value", "Größe €", "order"])
    ['city', 'city_2', 'value_1', 'gr_e', 'order_']
    """
    found: list[str] = []
    for name in wanted:
        plain = re.sub(r"[^a-z0-9_]+", "_", name.lower()).strip("_") or "column"
        plain = f"c_{plain}" if plain[0].isdigit() else plain
        plain = plain if quoted(plain) == plain else f"{plain}_"
        plain = f"{plain}_1" if plain in _OURS else plain
        choices = [plain, *(f"{plain}_{number}" for number in range(2, len(wanted) + 2))]
        found.append(next(choice for choice in choices if choice not in found))
    return found
