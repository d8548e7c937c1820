"""Which tables a row belongs to: the keys of a schema, followed from a table to those it refers to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache

from reliability.sql.kept_days.over_dates import over_dates
from reliability.values import Element, Schema, Table

_MOST_HOPS = 5


class Relations:
    """The tables of a schema and how far one is from another along declared keys.

    A table is *above* another where each row of the latter belongs to (at most) one row of the former.
    """

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.tables = {table.name: table for table in schema.tables}
        exact = {name.lower(): name for name in self.tables}
        self._parents: dict[str, list[str]] = {name: [] for name in self.tables}
        self._children: dict[str, list[str]] = {name: [] for name in self.tables}
        self._key_columns: set[Element] = set()
        for table in schema.tables:
            for key in table.foreign_keys:
                other = exact.get(key.ref_table.lower())
                if other is None:
                    continue
                for name in key.columns:
                    column = table.column(name)
                    if column is not None:
                        self._key_columns.add(Element(table.name, column.name))
                if other != table.name:
                    self._parents[table.name].append(other)
                    self._children[other].append(table.name)
        self._above: dict[str, dict[str, int]] = {}
        self._near: dict[str, dict[str, int]] = {}
        self._below: dict[str, list[str]] = {}
        self.kinds: dict[Element, str] = {}

    def table(self, name: str) -> Table:
        """The table of that name, exactly as the schema spells it. Raises KeyError."""
        return self.tables[name]

    def is_key(self, column: Element) -> bool:
        """Whether a column refers to another table, or is (part of) its own table's key."""
        table = self.tables.get(column.table)
        own = table.column(column.column) if table else None
        return column in self._key_columns or bool(own and own.primary_key)

    def above(self, name: str) -> dict[str, int]:
        """Each table that a row of this one belongs to, itself too, with the number of keys between them."""
        if name not in self._above:
            self._above[name] = _distances(name, self._parents)
        return self._above[name]

    def near(self, name: str) -> dict[str, int]:
        """Each table that keys connect with this one in either direction, with the number of keys between them."""
        if name not in self._near:
            both = {at: [*self._parents[at], *self._children[at]] for at in self.tables}
            self._near[name] = _distances(name, both)
        return self._near[name]

    def below(self, name: str) -> list[str]:
        """The tables whose rows belong to a row of this one, nearest first."""
        if name not in self._below:
            found = [(d[name], at) for at in self.near(name) if at != name and name in (d := self.above(at))]
            self._below[name] = [at for _, at in sorted(found)]
        return self._below[name]

    def facts(self, tables: Iterable[str]) -> list[str]:
        """The tables whose rows belong to one row of each of these, the nearest to them first."""
        wanted = [name for name in dict.fromkeys(tables) if name in self.tables]
        if not wanted:
            return []
        found = []
        for place, name in enumerate(self.near(wanted[0])):
            above = self.above(name)
            if all(each in above for each in wanted):
                found.append((sum(above[each] for each in wanted), place, name))
        return [name for _, _, name in sorted(found)]

    def key_of(self, name: str) -> Element | None:
        """The column that tells a table's rows apart; None where none or several do."""
        keys = [column.name for column in self.tables[name].columns if column.primary_key]
        return Element(name, keys[0]) if len(keys) == 1 else None

    def key_to(self, name: str, above: str) -> Element | None:
        """The column of a table that refers to the table above it; None where it is more than one column."""
        for key in self.tables[name].foreign_keys:
            if key.ref_table.lower() == above.lower() and len(key.columns) == 1:
                column = self.tables[name].column(key.columns[0])
                return Element(name, column.name) if column else None
        return None


@lru_cache(maxsize=64)
def relations_of(schema: Schema) -> Relations:
    """The relations of a schema, made once, with dates in place of the columns that keep days otherwise."""
    return Relations(over_dates(schema))


def _distances(start: str, following: dict[str, list[str]]) -> dict[str, int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        at = queue.popleft()
        if found[at] == _MOST_HOPS:
            continue
        for after in following[at]:
            if after not in found:
                found[after] = found[at] + 1
                queue.append(after)
    return found
