"""The part of a schema that a person named, with the keys that join it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from reliability.values import Element, ForeignKey, Schema, Table

_FAR = 4
"""How many keys may lie between two tables that were named."""


def narrowed(schema: Schema, named: Collection[Element]) -> Schema:
    """The schema with the tables of the named elements, the columns that were named and those that tell rows apart or
    join these tables. A table that was named alone keeps all of its columns; of what nobody named there is only what lies
    between the tables that were."""
    schema = _spelled(schema)
    tables = {each.table for each in named}
    tables |= _between(schema, tables)
    whole = tables - {each.table for each in named if each.column}
    kept = {each for each in named if each.column}
    over = _passed_over(schema, tables, kept)
    kept |= {
        Element(table.name, column.name) for table in schema.tables if table.name in whole for column in table.columns
    }
    return replace(
        schema, tables=tuple(_cut(table, tables, kept, over, schema) for table in schema.tables if table.name in tables)
    )


def _spelled(schema: Schema) -> Schema:
    """The schema whose keys name the tables as these are spelled; a key to a table that is not there leads nowhere."""
    tables = []
    for table in schema.tables:
        found = ((key, schema.table(key.ref_table)) for key in table.foreign_keys)
        keys = tuple(replace(key, ref_table=other.name) for key, other in found if other is not None)
        tables.append(replace(table, foreign_keys=keys))
    return replace(schema, tables=tuple(tables))


def _cut(
    table: Table,
    tables: Collection[str],
    kept: Collection[Element],
    over: Collection[tuple[str, ForeignKey]],
    schema: Schema,
) -> Table:
    keys = tuple(key for key in table.foreign_keys if key.ref_table in tables and (table.name, key) not in over)
    joining = {name for key in keys for name in key.columns}
    joining |= {
        name
        for other in schema.tables
        if other.name in tables
        for key in other.foreign_keys
        if key.ref_table == table.name
        for name in key.ref_columns
    }
    columns = tuple(
        column
        for column in table.columns
        if column.primary_key or column.name in joining or Element(table.name, column.name) in kept
    )
    return replace(table, columns=columns or table.columns, foreign_keys=keys)


def _passed_over(schema: Schema, tables: Collection[str], kept: Collection[Element]) -> set[tuple[str, ForeignKey]]:
    """The keys that were not named where another key to the same table was: of the two doctors of an appointment the
    referring one. Not those without which the tables would not be joined."""
    keys = [
        (t.name, key) for t in schema.tables if t.name in tables for key in t.foreign_keys if key.ref_table in tables
    ]

    def is_named(table: str, key: ForeignKey) -> bool:
        return all(Element(table, name) in kept for name in key.columns)

    said = {key.ref_table for table, key in keys if is_named(table, key)}
    over: set[tuple[str, ForeignKey]] = set()
    for table, key in keys:
        if key.ref_table in said and not is_named(table, key):
            joined: dict[str, set[str]] = {name: set() for name in tables}
            for one, other in keys:
                if (one, other) not in over and (one, other) != (table, key):
                    joined[one].add(other.ref_table)
                    joined[other.ref_table].add(one)
            if table == key.ref_table or key.ref_table in _distances(table, joined):
                over.add((table, key))
    return over


def _between(schema: Schema, tables: Collection[str]) -> set[str]:
    """The tables by which those that were named hang together, where no key joins them: all that lie on a shortest way
    from one to another."""
    joined: dict[str, set[str]] = {table.name: set() for table in schema.tables}
    for table in schema.tables:
        for key in table.foreign_keys:
            if key.ref_table in joined:
                joined[table.name].add(key.ref_table)
                joined[key.ref_table].add(table.name)
    found: set[str] = set()
    known = [table.name for table in schema.tables if table.name in tables]
    for other in known[1:]:
        away = _distances(other, joined)
        if other in _distances(known[0], {one: joined[one] & {*known, *found} for one in joined}):
            continue
        near = _distances(known[0], joined)
        far = near.get(other, _FAR + 1)
        if far <= _FAR:
            found |= {one for one in joined if near.get(one, far) + away.get(one, far) == far}
    return found - set(known)


def _distances(start: str, joined: Mapping[str, Collection[str]]) -> dict[str, int]:
    """How many keys lie between a table and each that hangs together with it."""
    found, queue = {start: 0}, [start]
    for at in queue:
        for following in sorted(joined[at]):
            if following not in found:
                found[following] = found[at] + 1
                queue.append(following)
    return found
