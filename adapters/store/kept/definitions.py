"""Definitions of words in the store."""

from __future__ import annotations

from typing import Any

from adapters.store.kept.book import StoredBook
from adapters.store.tables import DefinitionRow
from reliability.definitions.definition import Definition
from reliability.question.named import stems
from reliability.values import Schema


class StoredDefinitions(StoredBook[Definition]):
    """Words that admins defined (reliability/definitions/)."""

    _row = DefinitionRow
    _most = 500  # each ask looks for all of them
    _too_many = "A warehouse can have {most:,} defined words; remove some first."
    _missing = "There is no such definition."
    _kept, _retired = "word defined", "definition retired"

    def _of(self, row: Any) -> Definition:
        made = (row.phrase, row.means, row.home, row.warehouse, row.author, row.created_at, row.uses)
        return Definition(*made, row.origin, row.id, row.state, row.why)

    def _columns(self, made: Definition) -> dict[str, str]:
        return {"phrase": made.phrase, "means": made.means, "home": made.table}

    def _words(self, kept: Definition) -> object:
        return stems(kept.phrase)

    def _content(self, kept: Definition) -> object:
        return kept.means, kept.table, kept.uses

    def _holds(self, kept: Definition, schema: Schema) -> bool:
        from reliability.definitions.defining import holds  # reads SQL: listing hints opens a store too, and reads none

        return holds(kept, schema)

    def _noted(self, kept: Definition) -> dict[str, str]:
        return {"definition": kept.id, "phrase": kept.phrase, "means": kept.means}
