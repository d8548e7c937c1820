"""A question that an admin verified with its SQL, and the answer that it gives."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal, Protocol

from reliability.errors import BadInput
from reliability.guard.guard import guard
from reliability.memory.hints import elements_of
from reliability.values import Answered, Schema
from reliability.verified.sameness import LONGEST_QUESTION, gist_of


@dataclass(frozen=True, slots=True)
class VerifiedQuestion:
    """A question and the SQL that answers it, for one warehouse. `by` verified it at `at` (UTC, ISO 8601); `day` (ISO
    date) is that from which its periods are seen. `uses` is the fingerprint of the columns that its SQL reads: where
    that changes, it no longer holds. `id` is empty until a store has kept it; `why` says why it was retired."""

    question: str
    sql: str
    warehouse: str
    by: str
    at: str
    day: str
    uses: str
    origin: Literal["answer", "written", "imported"] = "written"
    id: str = ""
    state: Literal["active", "retired"] = "active"
    why: str = ""


@dataclass(frozen=True, slots=True)
class VerifiedAnswer(Answered):
    """An answer that nobody had to read anew: `verified` is the question that it was verified for. No promise of a
    calibration speaks of it."""

    verified: VerifiedQuestion | None = None


class VerifiedBook(Protocol):
    """Where verified questions are kept."""

    def active(self, warehouse: str) -> Sequence[VerifiedQuestion]:
        """Those that may answer, newest first."""
        ...


def verified_question(
    question: str,
    sql: str,
    warehouse: str,
    schema: Schema,
    *,
    by: str,
    at: str,
    day: date,
    origin: Literal["answer", "written", "imported"] = "written",
) -> VerifiedQuestion:
    """A verified question, its words and its SQL checked. Raises BadInput with one sentence that says what is wrong."""
    text = " ".join(question.split())
    if not text or len(text) > LONGEST_QUESTION:
        raise BadInput(f"A verified question has 1 to {LONGEST_QUESTION} characters.")
    if not gist_of(text, day).words:
        raise BadInput("A verified question needs words that say what is asked for.")
    verdict = guard(sql, schema, schema.dialect)
    if not verdict.allowed:
        raise BadInput(verdict.reason)
    return VerifiedQuestion(text, verdict.sql, warehouse, by, at, day.isoformat(), used(verdict.sql, schema), origin)


def used(sql: str, schema: Schema) -> str:
    """SHA-256 (hex) of the tables and columns that a query names, with the columns' types."""
    named = []
    for element in elements_of(sql, schema):
        table = schema.table(element.table)
        column = table.column(element.column) if table and element.column else None
        named.append([str(element), column.type if column else ""])
    return hashlib.sha256(json.dumps(named).encode()).hexdigest()


def holds(verified: VerifiedQuestion, schema: Schema) -> bool:
    """Whether the schema still has what a verified query reads, as it was when it was verified."""
    return used(verified.sql, schema) == verified.uses and guard(verified.sql, schema, schema.dialect).allowed
