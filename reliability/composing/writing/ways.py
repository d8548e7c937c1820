"""The ways between tables by declared keys: up, from rows to the one row that each refers to, and down, to the many.

Going up never repeats a row, so what is reached so may simply be joined; going down does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from reliability.values import Element, Schema, Table
from reliability.words import words

MAX_HOPS = 6
_OF_NOW = ("current", "curr", "now", "main", "primary", "default")
_OF_THEN = ("old", "previous", "prev", "former", "past", "original", "last")


@dataclass(frozen=True, slots=True)
class Key:
    """A foreign key as the schema spells both sides: rows of `table` refer to one row of `ref_table`."""

    table: str
    columns: tuple[str, ...]
    ref_table: str
    ref_columns: tuple[str, ...]

    @property
    def elements(self) -> tuple[Element, ...]:
        """The columns that refer."""
        return tuple(Element(self.table, column) for column in self.columns)


Way = tuple[Key, ...]


class Keys:
    """All keys of a schema. Of several keys between the same tables those of a `chosen` column go first, then those
    of a column that is `named` otherwise, then those of now before those of then, then as declared."""

    def __init__(self, schema: Schema, chosen: Collection[Element] = (), named: Collection[Element] = ()) -> None:
        self.schema = schema
        self.tables = {table.name.lower(): table for table in schema.tables}
        said = [{(e.table.lower(), e.column.lower()) for e in each} for each in (chosen, named)]
        keys = [key for table in schema.tables for key in self._declared(table)]
        ranked = sorted(keys, key=lambda key: _rank(key, said))
        self._ways: dict[str, dict[str, Way]] = {}
        self._up: dict[str, list[Key]] = {name: [] for name in self.tables}
        self._down: dict[str, list[Key]] = {name: [] for name in self.tables}
        for key in ranked:
            self._up[key.table.lower()].append(key)
            self._down[key.ref_table.lower()].append(key)

    def _declared(self, table: Table) -> Iterable[Key]:
        for key in table.foreign_keys:
            other = self.tables.get(key.ref_table.lower())
            if other is None:
                continue
            refs = key.ref_columns or tuple(c.name for c in other.columns if c.primary_key)
            mine = [table.column(name) for name in key.columns]
            theirs = [other.column(name) for name in refs]
            if mine and len(mine) == len(theirs) and all(mine) and all(theirs):
                yield Key(
                    table.name,
                    tuple(c.name for c in mine if c is not None),
                    other.name,
                    tuple(c.name for c in theirs if c is not None),
                )

    def up(self, table: str) -> Sequence[Key]:
        """The keys of a table's rows, best first."""
        return self._up.get(table.lower(), ())

    def down(self, table: str) -> Sequence[Key]:
        """The keys that refer to a table's rows, best first."""
        return self._down.get(table.lower(), ())

    def through(self, element: Element) -> Key | None:
        """The key that a column is of."""
        column = element.column.lower()
        return next((k for k in self.up(element.table) if column in {c.lower() for c in k.columns}), None)

    def way_up(self, start: str, goal: str, through: Element | None = None) -> Way | None:
        """The shortest way that only goes up; () from a table to itself; None where there is none. `through`: its
        last key is the one of this column."""
        if through is not None:
            key = self.through(through)
            before = self.way_up(start, key.table) if key and key.ref_table.lower() == goal.lower() else None
            return None if key is None or before is None else (*before, key)
        return self._ways_up(start).get(goal.lower())

    def _ways_up(self, start: str) -> dict[str, Way]:
        """The shortest ways up from a table to all that they reach, itself first, nearest first."""
        found = self._ways.get(start.lower())
        if found is None:
            found = self._ways[start.lower()] = {start.lower(): ()}
            waiting = deque([start.lower()])
            while waiting:
                at = waiting.popleft()
                for key in self.up(at) if len(found[at]) < MAX_HOPS else ():
                    if key.ref_table.lower() not in found:
                        found[key.ref_table.lower()] = (*found[at], key)
                        waiting.append(key.ref_table.lower())
        return found

    def way(self, start: str, goal: str, through: Element | None = None) -> tuple[Way, Way] | None:
        """The way up from a table, then down towards another: the keys of both parts, each in the order in which they
        are walked. It ends at a table from which the goal is reached by going up. With the fewest keys, and of these
        those that lead up least: objects and exhibitions have lines of both before they have one museum. None where
        there is none. A table is its own goal only through a key."""
        best: tuple[int, int, int, tuple[Way, Way]] | None = None
        for name in self.tables:  # the lowest table of the way
            tail = self.way_up(name, goal, through)
            if tail is None:
                continue
            for down, up in self._valleys(name, start):
                if not down or (self.way_up(start, name) is not None):
                    continue
                length = len(up) + len(down) + len(tail)
                if length <= MAX_HOPS and (best is None or (length, len(up), len(tail)) < best[:3]):
                    best = (length, len(up), len(tail), (up, down))
        return best[3] if best else None

    def _valleys(self, lowest: str, start: str) -> Iterable[tuple[Way, Way]]:
        """The ways from `lowest` to what `start` refers to (itself, first): as (down, up) seen from `start`."""
        climbs = self._ways_up(lowest)
        for peak, up in self._ways_up(start).items():
            if climb := climbs.get(peak):
                yield tuple(reversed(climb)), up


def _rank(key: Key, said: Sequence[Collection[tuple[str, str]]]) -> tuple[int, int]:
    mine = {(e.table.lower(), e.column.lower()) for e in key.elements}
    place = next((place for place, columns in enumerate(said) if mine & set(columns)), len(said))
    parts = {part for column in key.columns for part in words(column).split()}
    dated = any(part in _OF_THEN or (part.isdigit() and len(part) == 4) for part in parts)
    return place, -1 if parts & set(_OF_NOW) else 1 if dated else 0
