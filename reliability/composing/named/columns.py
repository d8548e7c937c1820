"""What a column holds and a row is called by, also where names are shortened."""

from __future__ import annotations

from collections.abc import Collection

from reliability.composing.planning.columns import Kind, kind_of, naming_columns
from reliability.composing.planning.relations import relations_of
from reliability.short_names import plain_names
from reliability.values import Column, Element, Schema


def kind(column: Element, schema: Schema) -> Kind:
    """What a column of the schema holds; text where it is none."""
    names = plain_names(schema)
    plain = names.plain(column)
    table = names.schema.table(plain.table)
    found = table.column(plain.column) if table is not None else None
    return kind_of(table, found, relations_of(names.schema)) if table is not None and found is not None else "text"


def called_by(table: str, schema: Schema) -> tuple[Element, ...]:
    """The columns by which people call a row of a table of the schema."""
    names = plain_names(schema)
    found = names.schema.table(names.plain(Element(table)).table)
    return names.back(naming_columns(found, relations_of(names.schema))) if found is not None else ()


def names_in(table: str, schema: Schema, within: Schema, coded: Collection[Element]) -> tuple[Element, ...]:
    """What rows of a table are called by, as far as it is in the part of the schema that was named, else the first text
    of them that is no code, else their key."""
    there = within.table(table)
    if there is None:
        return ()

    def of(column: Column) -> Element:
        return Element(table, column.name)

    called = [there.column(each.column) for each in called_by(table, schema)]
    known = [of(column) for column in called if column is not None and not column.primary_key]
    texts = [of(c) for c in there.columns if of(c) not in coded and kind(of(c), schema) == "text"]
    keys = [of(column) for column in there.columns if column.primary_key]
    return tuple(known or texts[:1] or keys or [of(there.columns[0])])
