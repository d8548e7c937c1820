"""Verified questions in the store."""

from __future__ import annotations

from typing import Any

from adapters.store.kept.book import StoredBook
from adapters.store.tables import VerifiedRow
from reliability.values import Schema
from reliability.verified.verified import VerifiedQuestion


class StoredVerified(StoredBook[VerifiedQuestion]):
    """Questions that admins verified (reliability/verified/)."""

    _row = VerifiedRow
    _most = 2_000  # each ask is compared with all of them
    _too_many = "A warehouse can have {most:,} verified questions; retire some first."
    _missing = "There is no such verified question."
    _kept, _retired = "verified", "verified question retired"

    def _of(self, row: Any) -> VerifiedQuestion:
        made = (row.question, row.sql, row.warehouse, row.author, row.created_at, row.day, row.uses)
        return VerifiedQuestion(*made, row.origin, row.id, row.state, row.why)

    def _columns(self, made: VerifiedQuestion) -> dict[str, str]:
        return {"question": made.question, "sql": made.sql, "day": made.day}

    def _words(self, kept: VerifiedQuestion) -> object:
        return kept.question.lower().split()

    def _content(self, kept: VerifiedQuestion) -> object:
        return kept.sql, kept.uses

    def _holds(self, kept: VerifiedQuestion, schema: Schema) -> bool:
        from reliability.verified.checking import holds

        return holds(kept, schema)

    def _noted(self, kept: VerifiedQuestion) -> dict[str, str]:
        return {"verified": kept.id, "question": kept.question, "sql": kept.sql}
