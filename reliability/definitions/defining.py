"""Definitions are checked when they are made, and again where the schema may have changed."""

from __future__ import annotations

from reliability.definitions.definition import Definition, Origin
from reliability.definitions.meaning import meaning_of
from reliability.definitions.standing import checked_phrase
from reliability.errors import BadInput
from reliability.values import Schema
from reliability.verified.checking import used


def defined(
    phrase: str,
    means: str,
    warehouse: str,
    schema: Schema,
    *,
    by: str,
    at: str,
    table: str = "",
    origin: Origin = "written",
) -> Definition:
    """A definition, its words and its SQL checked. `table` is whose columns are meant, where the SQL does not say.

    Raises BadInput with one sentence that says what is wrong.
    """
    meaning = meaning_of(means, schema, table)
    said = checked_phrase(phrase, meaning)
    written = " ".join(means.split()) if "'" not in means and '"' not in means else means.strip()
    uses = used(meaning.checked, schema)
    return Definition(said, written, meaning.table.name, warehouse, by, at, uses, origin)


def holds(definition: Definition, schema: Schema) -> bool:
    """Whether the schema still has what a definition reads, as it was when it was defined."""
    try:
        meaning = meaning_of(definition.means, schema, definition.table)
    except BadInput:
        return False
    return used(meaning.checked, schema) == definition.uses
