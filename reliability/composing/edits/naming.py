"""The columns by which people tell the rows of a table apart: a name rather than a number."""

from __future__ import annotations

import re

from reliability.values import Column, Element, Schema, Table

_FIRST = ("first_name", "firstname", "given_name", "forename", "fname")
_LAST = ("last_name", "lastname", "family_name", "surname", "lname")
_NAMES = ("name", "full_name", "title", "label", "description")
_TEXT = re.compile(r"char|text|string|clob|enum", re.IGNORECASE)


def naming_columns(table: Table) -> tuple[Element, ...]:
    """What names a row of a table: its name, a person's two names, else its key; empty for a table without any.

    >>> from reliability.values import Column
    >>> shops = Table("shops", (Column("id", "INTEGER", primary_key=True), Column("shop_name", "TEXT")))
    >>> [str(each) for each in naming_columns(shops)]
    ['shops.shop_name']
    """
    by_name = {column.name.lower(): column.name for column in table.columns if _TEXT.search(column.type)}
    own = _singular(table.name.rpartition(".")[2].lower())
    for name in (f"{own}_name", *_NAMES[:2], f"{own}name", f"{own}_title", *_NAMES[2:4]):
        if name in by_name:
            return (Element(table.name, by_name[name]),)
    first = next((by_name[name] for name in _FIRST if name in by_name), None)
    last = next((by_name[name] for name in _LAST if name in by_name), None)
    if first and last:
        return Element(table.name, first), Element(table.name, last)
    named = [name for lower, name in by_name.items() if re.search(r"(?:_|\b)(?:name|title)\Z", lower)]
    if named:
        return (Element(table.name, named[0]),)
    return key_of(table)


def is_text_column(column: Column) -> bool:
    """Does a column hold text, by its type?"""
    return _TEXT.search(column.type) is not None


def key_of(table: Table) -> tuple[Element, ...]:
    """The columns of a table's primary key."""
    return tuple(Element(table.name, column.name) for column in table.columns if column.primary_key)


def named_by(element: Element, schema: Schema) -> str | None:
    """The table whose rows a key column stands for, None for a column that is no key to another table."""
    table = schema.table(element.table)
    for key in table.foreign_keys if table is not None else ():
        if [name.lower() for name in key.columns] == [element.column.lower()]:
            other = schema.table(key.ref_table)
            return other.name if other is not None else None
    return None


def _singular(name: str) -> str:
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else name
