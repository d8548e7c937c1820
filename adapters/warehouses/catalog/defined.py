"""Words that a catalog defines, as the flow reads questions by them."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.warehouses.catalog.entries import CatalogDefinition
from reliability.definitions.defining import defined
from reliability.definitions.definition import Definition
from reliability.errors import BadInput
from reliability.values import Schema


def definitions_of(entries: Sequence[CatalogDefinition], warehouse: str, schema: Schema) -> list[Definition]:
    """The definitions whose meaning is SQL over the schema; the others are said to people alone."""
    made = (definition_of(each, warehouse, schema) for each in entries)
    return [each for each in made if each is not None]


def definition_of(entry: CatalogDefinition, warehouse: str, schema: Schema) -> Definition | None:
    """A definition of the catalog; None where no question can be read by it."""
    try:
        return defined(entry.phrase, entry.means, warehouse, schema, by="", at="", origin="catalog")
    except BadInput:
        return None
