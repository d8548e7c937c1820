"""Brings a catalog's text up to date: what is new is added, what is gone is marked, what people wrote stays as it is.

Before a text is handed out it is read again and held to what it said before: an addition that changed anything of that
is an error, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import yaml

from adapters.warehouses.catalog.entries import CatalogDefinition, CatalogKey, CatalogTable, WarehouseCatalog
from adapters.warehouses.catalog.parts import CatalogPart
from adapters.warehouses.catalog.places import Additions
from adapters.warehouses.catalog.proposing import ProposedTable, definition_parts, key_parts, table_parts
from adapters.warehouses.catalog.reading import VERSION, parsed_catalog, root_node
from reliability.errors import BadInput
from reliability.values import Schema

GONE = "# gone: the database has this no more"
HEADER = """\
# What the tables and columns of your databases mean. Candor reads this file with each schema; people edit it.
# `candor connect` adds what is new and marks what is gone, and changes nothing else.
#
# description     what it is, in a sentence; it wins over the database's own comment
# synonyms        what people call it: [clients, buyers]
# hidden          true keeps a table or column from everybody who asks; false shows it
# values          of a column: what stored values mean: {A: active, C: [cancelled, called off]}
# default_filter  of a table: the SQL condition of the rows that count, by which answers go
# keys            what refers to what. declared: true, once somebody stands for an inferred one; refused: true, if it is none
# definitions     a word of yours: "orders.state = 'open'", "sum(orders.net)", or a description for people
"""


@dataclass(frozen=True, slots=True)
class MergedCatalog:
    """The text, and what was added to and marked in it, by name."""

    text: str
    tables: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    definitions: tuple[str, ...] = ()
    descriptions: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


def merged(
    text: str,
    file: str,
    warehouse: str,
    schema: Schema,
    tables: Sequence[ProposedTable],
    definitions: Sequence[tuple[str, str, str]] = (),
) -> MergedCatalog:
    """The text of a catalog with what is proposed for a warehouse: tables, and definitions as phrase, SQL and words.

    `schema` is the database's as it is without a catalog. Raises BadInput for a text that cannot be read, or cannot be
    added to where something must be added.
    """
    before = parsed_catalog(text, file)
    if not text.strip():
        text = f"{HEADER}version: {VERSION}\nwarehouses:\n"
    root = root_node(text, file)
    if root is None:  # comments alone
        text = f"{text.rstrip()}\nversion: {VERSION}\nwarehouses:\n"
        root = root_node(text, file)
    assert root is not None
    work = _Merging(Additions(text, root), schema)
    parts = _parts(root)
    known = before.get(warehouse)
    if known is None:
        new = _warehouse_part(warehouse, tables, definitions)
        if "warehouses" in parts:
            work.additions.to_mapping(*parts["warehouses"], [new])
        else:
            work.additions.to_mapping(root, root, [CatalogPart("warehouses", [new])])
        found = MergedCatalog(
            "",
            tables=tuple(table.name for table in tables),
            definitions=tuple(phrase for phrase, _, _ in definitions),
        )
    else:
        key, node = _parts(parts["warehouses"][1])[warehouse]
        found = work.warehouse(key, node, known, tables, definitions)
    made = replace(found, text=work.additions.made())
    _check(before, made.text, file)
    return made


class _Merging:
    """Adds to one warehouse's part of a text."""

    def __init__(self, additions: Additions, schema: Schema) -> None:
        self.additions = additions
        self._schema = schema
        self._columns: list[str] = []
        self._keys: list[str] = []
        self._descriptions: list[str] = []
        self._gone: list[str] = []

    def warehouse(
        self,
        key: yaml.Node,
        node: yaml.Node,
        known: WarehouseCatalog,
        tables: Sequence[ProposedTable],
        definitions: Sequence[tuple[str, str, str]],
    ) -> MergedCatalog:
        """Add what is new to a warehouse that the text has."""
        parts, missing = _parts(node), []
        entries = {entry.name.lower(): entry for entry in known.tables}
        new = [table for table in tables if table.name.lower() not in entries]
        new_parts = [table_parts(table) for table in new]
        if "tables" in parts:
            places = _parts(parts["tables"][1])
            for entry in known.tables:
                self._table(places[entry.name], entry, tables)
            self.additions.to_mapping(*parts["tables"], new_parts)
        elif new_parts:
            missing.append(CatalogPart("tables", new_parts))
        phrases = {definition.phrase.casefold() for definition in known.definitions}
        defined = [each for each in definitions if each[0].casefold() not in phrases]
        if "definitions" in parts:
            self.additions.to_mapping(*parts["definitions"], [definition_parts(*each) for each in defined])
        elif defined:
            missing.append(CatalogPart("definitions", [definition_parts(*each) for each in defined]))
        self.additions.to_mapping(key, node, missing)
        return MergedCatalog(
            "",
            tuple(table.name for table in new),
            tuple(self._columns),
            tuple(self._keys),
            tuple(phrase for phrase, _, _ in defined),
            tuple(self._descriptions),
            tuple(self._gone),
        )

    def _table(self, place: tuple[yaml.Node, yaml.Node], entry: CatalogTable, tables: Sequence[ProposedTable]) -> None:
        key, node = place
        if not self._is_there(key, entry.name, self._schema.table(entry.name) is not None):
            return
        proposed = next((table for table in tables if table.name.lower() == entry.name.lower()), None)
        if proposed is None:
            return
        parts, missing = _parts(node), []
        if "description" not in parts and proposed.description:
            missing.append(CatalogPart("description", proposed.description))
            self._descriptions.append(entry.name)
        known = {column.name.lower() for column in entry.columns}
        new = [column for column in proposed.columns if column.name.lower() not in known]
        self._columns += [f"{entry.name}.{column.name}" for column in new]
        new_parts = [column.part() for column in new]
        if "columns" in parts:
            self._known_columns(entry, _parts(parts["columns"][1]), proposed)
            self.additions.to_mapping(*parts["columns"], new_parts)
        elif new_parts:
            missing.append(CatalogPart("columns", new_parts))
        taken = {name.lower() for each in entry.keys for name in each.columns}
        keys = [each for each in proposed.keys if not taken & {name.lower() for name in each.columns}]
        self._keys += [f"{entry.name}.{', '.join(each.columns)}" for each in keys]
        if "keys" in parts:
            self.additions.to_sequence(*parts["keys"], [key_parts(each) for each in keys])
        elif keys:
            missing.append(CatalogPart("keys", [key_parts(each) for each in keys]))
        self.additions.to_mapping(key, node, missing)

    def _known_columns(
        self, entry: CatalogTable, places: dict[str, tuple[yaml.Node, yaml.Node]], proposed: ProposedTable
    ) -> None:
        """Marks of what is gone, and descriptions and values where nothing is said of them."""
        table = self._schema.table(entry.name)
        for column in entry.columns:
            key, node = places[column.name]
            if not self._is_there(key, f"{entry.name}.{column.name}", bool(table and table.column(column.name))):
                continue
            new = next((each for each in proposed.columns if each.name.lower() == column.name.lower()), None)
            if new is None:
                continue
            said = _parts(node)
            missing = [part for part in new.described() if part.name not in said]
            if missing:
                self._descriptions.append(f"{entry.name}.{column.name}")
            self.additions.to_mapping(key, node, missing)

    def _is_there(self, key: yaml.Node, name: str, there: bool) -> bool:
        if there:
            self.additions.unmark(key, GONE)
        elif self.additions.mark(key, GONE):
            self._gone.append(name)
        return there


def _warehouse_part(
    warehouse: str, tables: Sequence[ProposedTable], definitions: Sequence[tuple[str, str, str]]
) -> CatalogPart:
    parts = [CatalogPart("tables", [table_parts(table) for table in tables])]
    if definitions:
        parts.append(CatalogPart("definitions", [definition_parts(*each) for each in definitions]))
    return CatalogPart(warehouse, parts)


def _parts(node: yaml.Node) -> dict[str, tuple[yaml.Node, yaml.Node]]:
    """A mapping's parts by name; the text was read before, so that names are texts and stand once."""
    if not isinstance(node, yaml.MappingNode):
        return {}
    return {str(key.value): (key, value) for key, value in node.value}


# --- nothing lost ----------------------------------------------------------------------------------


def _check(before: dict[str, WarehouseCatalog], text: str, file: str) -> None:
    """Hold the new text to the old one's entries. Raises BadInput."""
    try:
        after = parsed_catalog(text, file)
    except BadInput as error:
        raise BadInput(
            f"{file} is written in a way that nothing can be added to: it is left as it was. ({error})"
        ) from None
    for name, old in before.items():
        new = after.get(name)
        if new is None or not _still_says(old, new):
            raise BadInput(f"{file} is written in a way that nothing can be added to: it is left as it was.")


def _still_says(old: WarehouseCatalog, new: WarehouseCatalog) -> bool:
    tables = {table.name: table for table in new.tables}
    if not _without_lines(old.definitions) <= _without_lines(new.definitions):
        return False
    return all(table.name in tables and _table_still_says(table, tables[table.name]) for table in old.tables)


def _table_still_says(old: CatalogTable, new: CatalogTable) -> bool:
    columns = {column.name: column for column in new.columns}
    for column in old.columns:
        now = columns.get(column.name)
        if now is None:
            return False
        described = column.description if column.description is not None else now.description
        if replace(column, line=0, description=described, values=column.values or now.values) != replace(now, line=0):
            return False
    if not _without_lines(old.keys) <= _without_lines(new.keys):
        return False
    described = old.description if old.description is not None else new.description
    return replace(old, line=0, columns=(), keys=(), description=described) == replace(new, line=0, columns=(), keys=())


def _without_lines(entries: Iterable[CatalogKey | CatalogDefinition]) -> set[CatalogKey | CatalogDefinition]:
    return {replace(entry, line=0) for entry in entries}
