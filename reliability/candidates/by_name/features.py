"""What tells whether a question that means one name may as well mean another: numbers about the two, for one
question."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from reliability.ports import Encoder
from reliability.question.entities import entities
from reliability.question.named import stems
from reliability.values import Column, Element, Schema, Table
from reliability.words import spelled_out


class Replacement(StrEnum):
    """What takes a name's place: another column of its table, a table that has the columns used, or a column's namesake
    in another table."""

    COLUMN = "column"
    TABLE = "table"
    NAMESAKE = "namesake"


_AS_SAID = (
    "cosine of the names",
    "cosine of the old name and its nearest phrase",
    "cosine of the new name and its nearest phrase",
    "cosine of the new name and the old one's phrase",
    "the question says the old name",
    "the question says the new name",
)
FEATURES = {
    Replacement.COLUMN: (
        *_AS_SAID,
        "same type",
        "share of words in common",
        "cosine of the new name and the nearest other column",
    ),
    Replacement.TABLE: (
        *_AS_SAID,
        "share of the old table's columns in the new one",
        "share of the new table's columns in the old one",
    ),
    Replacement.NAMESAKE: (
        "cosine of the tables' names",
        "cosine of the new table and its nearest phrase",
        "the question says the new table",
        "share of the old table's columns in the new one",
        "share of the new table's columns in the old one",
    ),
}
"""What is measured of each, in order."""


class NamesAlike:
    """The names of a schema as a question sees them: computed once for all of its queries."""

    def __init__(self, question: str, schema: Schema, encoder: Encoder) -> None:
        self.schema = schema
        self._said = stems(question)
        tables = [Element(table.name) for table in schema.tables]
        columns = [Element(table.name, column.name) for table in schema.tables for column in table.columns]
        each, phrases = list(dict.fromkeys(map(_spelled, (*tables, *columns)))), entities(question)
        vectors = encoder.encode([*each, *phrases])
        self._vector = dict(zip(each, vectors[: len(each)], strict=True))
        self._phrases = vectors[len(each) :]

    def features(self, mine: Element, other: Element) -> tuple[Replacement, NDArray[np.float64]]:
        """What is replaced, and its FEATURES, each in [−1, 1], for a name of the schema and another of its kind."""
        if not mine.column:
            return Replacement.TABLE, np.array(self._of_tables(mine, other), dtype=float)
        if mine.table == other.table:
            return Replacement.COLUMN, np.array(self._of_columns(mine, other), dtype=float)
        return Replacement.NAMESAKE, np.array(self._of_namesakes(mine, other), dtype=float)

    def _of_columns(self, mine: Element, other: Element) -> list[float]:
        table = self._table(mine)
        one, two = set(stems(_spelled(mine))), set(stems(_spelled(other)))
        types = {c.name: c.type.lower() for c in table.columns}
        beside = [Element(table.name, name) for name in types if name not in (mine.column, other.column)]
        return [
            *self._as_said(mine, other),
            types[mine.column] == types[other.column],
            len(one & two) / max(len(one | two), 1),
            max((self._near(other, each) for each in beside), default=0.0),
        ]

    def _of_tables(self, mine: Element, other: Element) -> list[float]:
        return [*self._as_said(mine, other), *_shared(self._table(mine), self._table(other))]

    def _of_namesakes(self, mine: Element, other: Element) -> list[float]:
        old, new = self._table(mine), self._table(other)
        return [
            self._near(Element(old.name), Element(new.name)),
            self._wanted(Element(new.name))[0],
            self._says(Element(new.name)),
            *_shared(old, new),
        ]

    def _as_said(self, mine: Element, other: Element) -> list[float]:
        """How near the names are to each other and to the question's phrases, and whether it says them."""
        nearest, place = self._wanted(mine)
        to_mine = float(self._phrases[place] @ self._vector[_spelled(other)]) if len(self._phrases) else 0.0
        return [
            self._near(mine, other),
            nearest,
            self._wanted(other)[0],
            to_mine,
            self._says(mine),
            self._says(other),
        ]

    def _near(self, one: Element, other: Element) -> float:
        return float(self._vector[_spelled(one)] @ self._vector[_spelled(other)])

    def _wanted(self, element: Element) -> tuple[float, int]:
        """The cosine of a name and the question's nearest phrase, and which phrase that is."""
        if not len(self._phrases):
            return 0.0, 0
        found = self._phrases @ self._vector[_spelled(element)]
        return float(found.max()), int(found.argmax())

    def _says(self, element: Element) -> bool:
        words = stems(_spelled(element))
        return any(self._said[n : n + len(words)] == words for n in range(len(self._said) - len(words) + 1))

    def _table(self, element: Element) -> Table:
        found = self.schema.table(element.table)
        if found is None:
            raise KeyError(f"The schema has no table {element.table}.")
        return found


def _spelled(element: Element) -> str:
    return spelled_out(element.column or element.table)


def _shared(one: Table, other: Table) -> tuple[float, float]:
    """The share of the first table's columns that the second has, and of the second's that the first has."""
    return _share(one.columns, other.columns), _share(other.columns, one.columns)


def _share(columns: tuple[Column, ...], others: tuple[Column, ...]) -> float:
    have = {column.name.lower() for column in others}
    return sum(column.name.lower() in have for column in columns) / max(len(columns), 1)
