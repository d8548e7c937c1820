"""Columns that are never shown, sampled or asked about, by the settings: named by pattern, or for the personal data
that they hold.

A hidden column is gone from the schema before anything is sampled: it is in no prompt and in no choice, no value of it
is indexed, and the guard refuses statements that read it, `SELECT *` too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from adapters.warehouses.catalog.applying import catalogued
from adapters.warehouses.catalog.entries import CatalogColumn, CatalogTable, WarehouseCatalog
from adapters.warehouses.catalog.personal import personal_data
from reliability.values import Rows, Schema, Table

PERSONAL = {
    "email": "e-mail addresses",
    "phone": "telephone numbers",
    "iban": "bank accounts",
    "card": "payment cards",
}
"""What settings call a kind of personal data → what personal.py calls it."""


@dataclass(frozen=True, slots=True)
class Hides:
    """What is hidden: columns like `customers.email`, `*.iban` or `salary` (of any table), and kinds of PERSONAL."""

    columns: tuple[str, ...] = ()
    personal: tuple[str, ...] = ()


def without_hidden(schema: Schema, hides: Hides, sample: Callable[[Table], Rows | None]) -> Schema:
    """The schema without what is hidden, which its tables then name as hidden. `sample` gives some rows of a table as
    text, in the order of its columns; where it has none, personal data are known by names alone."""
    tables = []
    for table in schema.tables:
        rows = sample(table) if hides.personal else None
        columns = tuple(CatalogColumn(name, hidden=True) for name in _hidden(table, hides, rows))
        if columns:
            tables.append(
                CatalogTable(table.name, columns=columns, synonyms=table.synonyms, default_filter=table.default_filter)
            )
    before = {table.name: table.hidden for table in schema.tables}
    left = catalogued(schema, WarehouseCatalog(tuple(tables)))
    return replace(
        left,
        tables=tuple(replace(t, hidden=tuple(dict.fromkeys((*before[t.name], *t.hidden)))) for t in left.tables),
    )


def _hidden(table: Table, hides: Hides, rows: Rows | None) -> list[str]:
    kinds = {PERSONAL[kind] for kind in hides.personal}
    found = []
    for number, column in enumerate(table.columns):
        place = f"{table.name}.{column.name}".lower()
        if any(fnmatchcase(place, _whole(pattern)) for pattern in hides.columns):
            found.append(column.name)
        elif kinds:
            values = [str(row[number]) for row in rows.rows if row[number] is not None] if rows else []
            held = personal_data(column, values)
            if held is not None and held.kind in kinds:
                found.append(column.name)
    return found


def _whole(pattern: str) -> str:
    """A pattern of table and column; one without a table is of any."""
    folded = pattern.lower()
    return folded if "." in folded else f"*.{folded}"
