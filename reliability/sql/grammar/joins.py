"""Which tables may be joined, and on what: foreign keys where there are any, else columns of the same name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reliability.values import Table

_GENERIC = frozenset(
    "id name title date year month day type code description status address email phone city country gender "
    "age value amount price first_name last_name rank position note comment".split()
)
Pair = tuple[str, str]
_NONE: frozenset[Pair] = frozenset()


class Joins:
    """The joins of a few tables. Names are exact; a pair is (column of one, column of the other)."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self._tables = {table.name: table for table in tables}
        exact = {table.name.lower(): table.name for table in tables}
        self._pairs: dict[tuple[str, str], frozenset[Pair]] = {}
        for table in tables:
            for key in table.foreign_keys:
                other = exact.get(key.ref_table.lower())
                if other is not None:
                    self._add_key(table, other, list(zip(key.columns, key.ref_columns, strict=False)))
        self._keys = dict(self._pairs)
        for a in tables:
            for b in tables:
                if a is not b and (a.name, b.name) not in self._pairs:
                    self._add_same_names(a, b)
        self._reached = {name: self._closure(name) for name in self._tables}

    def _add_key(self, table: Table, other: str, written: Sequence[Pair]) -> None:
        pairs = set()
        for column, ref in written:
            mine, theirs = table.column(column), self._tables[other].column(ref)
            if mine and theirs:  # both are shown
                pairs.add((mine.name, theirs.name))
        if not pairs:
            return
        self._pairs[table.name, other] = self._pairs.get((table.name, other), _NONE) | pairs
        self._pairs[other, table.name] = self._pairs.get((other, table.name), _NONE) | {(b, a) for a, b in pairs}

    def _add_same_names(self, a: Table, b: Table) -> None:
        same = {
            (c.name, other.name)
            for c in a.columns
            if c.name.lower() not in _GENERIC and (other := b.column(c.name)) is not None
        }
        if same:
            self._pairs[a.name, b.name] = frozenset(same)

    def _closure(self, name: str) -> frozenset[str]:
        found, new = {name}, [name]
        while new:
            at = new.pop()
            following = {b for a, b in self._pairs if a == at} - found
            found |= following
            new += following
        return frozenset(found)

    def pairs(self, table: str, other: str) -> frozenset[Pair]:
        """The pairs of columns that two tables are joined on; a table and itself: any column and itself, too."""
        own = self._pairs.get((table, other), _NONE)
        if table != other or table not in self._tables:
            return own
        return own | {(b, a) for a, b in own} | {(c.name, c.name) for c in self._tables[table].columns}

    def linked(self, table: str, column: str) -> set[tuple[str, str]]:
        """(table, column) of other tables that hold the same things as a column: by key, or by its name."""
        by_key = {
            (b, theirs)
            for (a, b), pairs in self._pairs.items()
            if a == table
            for mine, theirs in pairs
            if mine == column
        }
        if by_key:
            return by_key
        others = (other for name, other in self._tables.items() if name != table)
        return {(other.name, same.name) for other in others if (same := other.column(column)) is not None}

    def is_key(self, table: str, column: str) -> bool:
        """Does the column tell rows apart or refer to another table's?"""
        found = self._tables[table].column(column)
        primary = found is not None and found.primary_key
        return primary or any(
            column in (mine for mine, _ in pairs) for (a, _), pairs in self._keys.items() if a == table
        )

    def candidates(self, present: Iterable[str]) -> list[str]:
        """Tables that may be joined to those present: neighbours, and what no join could ever reach."""
        there = set(present)
        reachable = frozenset().union(*(self._reached.get(name, frozenset()) for name in there))
        return [
            name
            for name in self._tables
            if name not in there and (name not in reachable or any((name, other) in self._pairs for other in there))
        ]

    def reached(self, name: str) -> frozenset[str]:
        """The tables that joins lead to from this one, itself included."""
        return self._reached.get(name, frozenset())
