"""The ways that foreign keys make from the tables of a query to a further one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlglot import exp

from reliability.values import Schema, Table

_MOST_STEPS = 4


@dataclass(frozen=True, slots=True)
class KeyStep:
    """On to `table`, whose `columns` equal those `of` the table before. `many`: one row may meet several there."""

    table: str
    of: tuple[str, ...]
    columns: tuple[str, ...]
    many: bool

    def condition(self, before: str, alias: str) -> exp.Expr:
        """The join's condition, between the two tables under these names."""
        return exp.and_(
            *(
                exp.EQ(this=exp.column(mine, table=before), expression=exp.column(theirs, table=alias))
                for mine, theirs in zip(self.of, self.columns, strict=True)
            ),
            copy=False,
        )


def way_to(table: str, starts: Sequence[tuple[str, str]], schema: Schema) -> tuple[str, tuple[KeyStep, ...]] | None:
    """From one of the starts (a name in the query and its table) by keys to a table, and the name it starts at.

    A way on which no row meets several comes first, then a short one, then one from an earlier start.
    """
    goal = schema.table(table)
    if goal is None:
        return None
    for single in (True, False):
        found = _search(goal.name, starts, schema, single)
        if found is not None:
            return found
    return None


def _search(
    goal: str, starts: Sequence[tuple[str, str]], schema: Schema, single: bool
) -> tuple[str, tuple[KeyStep, ...]] | None:
    seen = {name for _, name in starts}
    queue: deque[tuple[str, str, tuple[KeyStep, ...]]] = deque((alias, name, ()) for alias, name in starts)
    while queue:
        start, at, way = queue.popleft()
        if len(way) >= _MOST_STEPS:
            continue
        for step in steps_from(at, schema):
            if step.table in seen or (single and step.many):
                continue
            if step.table == goal:
                return start, (*way, step)
            seen.add(step.table)
            queue.append((start, step.table, (*way, step)))
    return None


def steps_from(name: str, schema: Schema) -> Iterator[KeyStep]:
    """The steps that keys allow from a table: those that it declares, then those that others declare to it."""
    table = schema.table(name)
    if table is None:
        return
    for key in table.foreign_keys:
        other = schema.table(key.ref_table)
        if other is not None and other.name != table.name and _complete(key.columns, key.ref_columns):
            yield KeyStep(other.name, key.columns, key.ref_columns, False)
    for other in schema.tables:
        for key in other.foreign_keys:
            if key.ref_table.lower() != table.name.lower() or other.name == table.name:
                continue
            if _complete(key.columns, key.ref_columns):
                yield KeyStep(other.name, key.ref_columns, key.columns, not _unique(other, key.columns))


def _complete(columns: tuple[str, ...], others: tuple[str, ...]) -> bool:
    return bool(columns) and len(columns) == len(others)


def _unique(table: Table, columns: tuple[str, ...]) -> bool:
    """Does a row's key tell it apart: are the columns the whole primary key?"""
    keys = {column.name.lower() for column in table.columns if column.primary_key}
    return bool(keys) and keys == {name.lower() for name in columns}
