"""What a new catalog says of a database: its comments, what dbt knows, keys that were inferred, what to hide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from adapters.warehouses.catalog.parts import CatalogPart
from adapters.warehouses.catalog.personal import PersonalData
from reliability.values import Column, Element, ForeignKey, Schema, Table
from reliability.words import spelled_out, words


@dataclass(frozen=True, slots=True)
class ProposedKey:
    """A key that the database does not declare; `source` says by what it is known."""

    columns: tuple[str, ...]
    ref_table: str
    ref_columns: tuple[str, ...]
    source: str
    declared: bool = False


@dataclass(frozen=True, slots=True)
class ProposedColumn:
    """What is proposed to be said of a column; `note` stands behind its name."""

    name: str
    note: str = ""
    description: str = ""
    values: tuple[str, ...] = ()
    hidden: PersonalData | None = None

    def described(self) -> list[CatalogPart]:
        """What may be added to an entry that somebody wrote."""
        parts = [CatalogPart("description", self.description)] if self.description else []
        if self.values:
            parts.append(CatalogPart("values", [CatalogPart(value) for value in self.values]))
        return parts

    def part(self) -> CatalogPart:
        """The column as a part of the file."""
        parts = self.described()
        if self.hidden is not None:
            parts.append(
                CatalogPart("hidden", True, f"{self.hidden.kind}, by {self.hidden.by}; write false to show it")
            )
        return CatalogPart(self.name, parts or None, self.note)


@dataclass(frozen=True, slots=True)
class ProposedTable:
    """What is proposed to be said of a table."""

    name: str
    description: str = ""
    columns: tuple[ProposedColumn, ...] = ()
    keys: tuple[ProposedKey, ...] = ()
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class KnownElsewhere:
    """What another source says of tables and columns, by their names in the schema."""

    descriptions: Mapping[Element, str] = field(default_factory=dict)
    values: Mapping[Element, tuple[str, ...]] = field(default_factory=dict)
    keys: tuple[tuple[str, ProposedKey], ...] = ()
    definitions: tuple[tuple[str, str, str], ...] = ()


def proposed_tables(
    schema: Schema, personal: Mapping[Element, PersonalData], elsewhere: KnownElsewhere | None = None
) -> tuple[ProposedTable, ...]:
    """What is proposed for each table of a schema with its inferred keys; what is known elsewhere wins over
    comments."""
    other = elsewhere or KnownElsewhere()
    return tuple(_table(table, schema, personal, other) for table in schema.tables)


def table_parts(table: ProposedTable) -> CatalogPart:
    """The table as a part of the file."""
    parts = [CatalogPart("description", table.description)] if table.description else []
    if table.hidden:
        parts.append(CatalogPart("hidden", True))
    parts.append(CatalogPart("columns", [column.part() for column in table.columns]))
    if table.keys:
        parts.append(CatalogPart("keys", [key_parts(key) for key in table.keys]))
    return CatalogPart(table.name, parts)


def key_parts(key: ProposedKey) -> list[CatalogPart]:
    """The key as an item of the file."""
    own = CatalogPart("column", key.columns[0]) if len(key.columns) == 1 else CatalogPart("columns", list(key.columns))
    targets = [f"{key.ref_table}.{name}" for name in key.ref_columns]
    to = CatalogPart("to", targets[0] if len(targets) == 1 else targets)
    note = key.source if key.declared else f"{key.source}; write true to stand for it, or refused: true if it is none"
    return [own, to, CatalogPart("declared", key.declared, note)]


def definition_parts(phrase: str, means: str, description: str) -> CatalogPart:
    """A definition as a part of the file."""
    parts = [CatalogPart(name, text) for name, text in (("means", means), ("description", description)) if text]
    return CatalogPart(phrase, parts or None)


def _table(
    table: Table, schema: Schema, personal: Mapping[Element, PersonalData], other: KnownElsewhere
) -> ProposedTable:
    declared = [key.columns for key in table.foreign_keys if not key.inferred]
    known = [key for name, key in other.keys if name == table.name and key.columns not in declared]
    inferred = [key for key in table.foreign_keys if key.inferred]
    keys = [*known, *(_inferred(key) for key in inferred if all(key.columns != each.columns for each in known))]
    stems = frozenset(words(each.name) for each in schema.tables)
    return ProposedTable(
        table.name,
        other.descriptions.get(Element(table.name)) or table.comment,
        tuple(_column(table, column, stems, personal, other) for column in table.columns),
        tuple(keys),
    )


def _inferred(key: ForeignKey) -> ProposedKey:
    return ProposedKey(key.columns, key.ref_table, key.ref_columns, "inferred from names and data")


def _column(
    table: Table,
    column: Column,
    known: frozenset[str],
    personal: Mapping[Element, PersonalData],
    other: KnownElsewhere,
) -> ProposedColumn:
    element = Element(table.name, column.name)
    return ProposedColumn(
        column.name,
        "; ".join(_notes(table, column, known)),
        other.descriptions.get(element) or column.comment,
        other.values.get(element, ()),
        personal.get(element),
    )


def _notes(table: Table, column: Column, known: frozenset[str]) -> Iterable[str]:
    """Its type, whether it is a key, and how its name is spelled out where that is not how it stands."""
    if column.type:
        yield column.type
    if column.primary_key:
        yield "primary key"
    for key in table.foreign_keys:
        if key.columns == (column.name,) and not key.inferred:
            yield f"refers to {key.ref_table}.{key.ref_columns[0]}"
    spelled = column.read[0] if column.read else spelled_out(column.name, known)
    if spelled != words(column.name):
        yield f"read as: {spelled}"
