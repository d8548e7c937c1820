"""Lays a catalog over a schema: hidden tables and columns go, descriptions, synonyms and keys come.

Of definitions those are used that say in SQL what a word is: a column, the sum of one, or a column with one value. The
word is then a synonym of the column or of the value.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from adapters.warehouses.catalog.entries import (
    CatalogColumn,
    CatalogDefinition,
    CatalogKey,
    CatalogTable,
    WarehouseCatalog,
)
from reliability.values import Column, ForeignKey, Schema, Table

_NAME = r'(?:"[^"]+"|`[^`]+`|\w+)'
_COLUMN = rf"(?P<place>{_NAME}(?:\.{_NAME}){{1,2}})"
_SUM = re.compile(rf"(?is)\s*(?:sum\s*\(\s*{_COLUMN}\s*\)|(?P<bare>{_NAME}(?:\.{_NAME}){{1,2}}))\s*")
_EQUAL = re.compile(rf"(?is)\s*{_COLUMN}\s*=\s*(?:'(?P<text>(?:[^']|'')*)'|(?P<number>-?\d+(?:\.\d+)?))\s*")


@dataclass(frozen=True, slots=True)
class UsedDefinition:
    """A definition as it is used: its word stands for a column, or for one value of it."""

    table: str
    column: str
    value: str | None = None


def catalogued(schema: Schema, catalog: WarehouseCatalog) -> Schema:
    """The schema as the catalog says: what it hides is gone, and told to the guard by `Table.hidden`; what it
    describes is described. Keys that it refuses stay away only if the database does not declare them."""
    entries = _entries(schema, catalog)
    shown = {table.name: _shown(table, entries.get(table.name)) for table in schema.tables}
    defined = list(_defined(schema, catalog))
    tables = []
    for table in schema.tables:
        entry, kept = entries.get(table.name), shown[table.name]
        if kept is None:
            continue
        own = [(phrase, used) for phrase, used in defined if used.table == table.name]
        columns = tuple(_with_definitions(column, own) for column in kept.columns)
        tables.append(replace(kept, columns=columns, foreign_keys=_keys(kept, entry, shown, schema)))
    return replace(schema, tables=tuple(tables))


def refused_keys(schema: Schema, catalog: WarehouseCatalog) -> frozenset[tuple[str, str]]:
    """The columns, by table, of which a person said that they refer to nothing."""
    entries = _entries(schema, catalog)
    return frozenset(
        (table.name, column.name)
        for table in schema.tables
        for key in (entries[table.name].keys if table.name in entries else ())
        if key.refused
        for name in key.columns
        if (column := table.column(name))
    )


def used_definition(schema: Schema, definition: CatalogDefinition) -> UsedDefinition | None:
    """How a definition is used; None where it is kept for people alone."""
    if found := _EQUAL.fullmatch(definition.means):
        value = found["number"] if found["text"] is None else found["text"].replace("''", "'")
    elif found := _SUM.fullmatch(definition.means):
        value = None
    else:
        return None
    names = [name.strip('"`') for name in re.findall(_NAME, found["place"] or found.groupdict().get("bare") or "")]
    table = schema.table(".".join(names[:-1])) or schema.table(names[-2])
    column = table.column(names[-1]) if table else None
    return UsedDefinition(table.name, column.name, value) if table and column else None


def unknown_entries(schema: Schema, catalog: WarehouseCatalog) -> list[str]:
    """What the catalog speaks of and the schema, as it is without the catalog, does not have: a part of a sentence
    each."""
    found = []
    for entry in catalog.tables:
        table = schema.table(entry.name)
        if table is None:
            found.append(f"the table {entry.name} (line {entry.line})")
            continue
        names = [(column.name, column.line) for column in entry.columns]
        names += [(name, key.line) for key in entry.keys for name in key.columns]
        found += [f"the column {entry.name}.{name} (line {line})" for name, line in names if not table.column(name)]
        for key in entry.keys:
            target = schema.table(key.ref_table)
            if target is None or not all(map(target.column, key.ref_columns)):
                found.append(f"{key.ref_table}.{', '.join(key.ref_columns)}, which a key leads to (line {key.line})")
    return found


def _entries(schema: Schema, catalog: WarehouseCatalog) -> dict[str, CatalogTable]:
    """What is said of each table. A table that has since got the name of its database schema before its own, or lost
    it, as a changed search path does, is still the one that was spoken of: else what is hidden would come into view."""
    named = {entry.name.lower(): entry for entry in catalog.tables}
    bare = {_bare(entry.name): entry for entry in catalog.tables if schema.table(entry.name) is None}
    found = ((table.name, named.get(table.name.lower()) or bare.get(_bare(table.name))) for table in schema.tables)
    return {name: entry for name, entry in found if entry is not None}


def _bare(name: str) -> str:
    return name.rpartition(".")[2].lower()


def _shown(table: Table, entry: CatalogTable | None) -> Table | None:
    """The table without what is hidden; None where nothing is left."""
    if entry is None:
        return table
    said = {column.name.lower(): column for column in entry.columns}
    hidden = tuple(c.name for c in table.columns if (of := said.get(c.name.lower())) and of.hidden)
    columns = tuple(_described(c, said.get(c.name.lower())) for c in table.columns if c.name not in hidden)
    if entry.hidden or not columns:
        return None
    return replace(
        table,
        columns=columns,
        comment=entry.description or table.comment,
        synonyms=entry.synonyms,
        hidden=hidden,
        default_filter=entry.default_filter,
    )


def _described(column: Column, entry: CatalogColumn | None) -> Column:
    if entry is None:
        return column
    comment = entry.description or column.comment
    return replace(column, comment=comment, synonyms=entry.synonyms, meanings=entry.values)


def _with_definitions(column: Column, defined: Iterable[tuple[str, UsedDefinition]]) -> Column:
    own = [(phrase, used) for phrase, used in defined if used.column == column.name]
    if not own:
        return column
    synonyms = tuple(phrase for phrase, used in own if used.value is None)
    meanings = tuple((used.value, phrase) for phrase, used in own if used.value is not None)
    return replace(column, synonyms=(*column.synonyms, *synonyms), meanings=(*column.meanings, *meanings))


def _defined(schema: Schema, catalog: WarehouseCatalog) -> Iterable[tuple[str, UsedDefinition]]:
    for definition in catalog.definitions:
        used = used_definition(schema, definition)
        if used is not None:
            yield definition.phrase, used


def _keys(
    table: Table, entry: CatalogTable | None, shown: dict[str, Table | None], schema: Schema
) -> tuple[ForeignKey, ...]:
    """The table's keys and the catalog's, of them those whose both ends are shown."""
    keys = list(table.foreign_keys)
    for key in entry.keys if entry else ():
        made = None if key.refused else _made(table, key, schema)
        if made is not None:
            keys = [each for each in keys if not (each.inferred and each.columns == made.columns)]
            if all((each.columns, each.ref_table) != (made.columns, made.ref_table) for each in keys):
                keys.append(made)
    return tuple(key for key in keys if _both_ends_shown(table, key, shown))


def _made(table: Table, key: CatalogKey, schema: Schema) -> ForeignKey | None:
    target = schema.table(key.ref_table)
    own = [table.column(name) for name in key.columns]
    other = [target.column(name) if target else None for name in key.ref_columns]
    if target is None or None in own or None in other:
        return None
    return ForeignKey(
        tuple(each.name for each in own if each),
        target.name,
        tuple(each.name for each in other if each),
        inferred=not key.declared,
    )


def _both_ends_shown(table: Table, key: ForeignKey, shown: dict[str, Table | None]) -> bool:
    target = shown.get(key.ref_table)
    return target is not None and all(map(table.column, key.columns)) and all(map(target.column, key.ref_columns))
