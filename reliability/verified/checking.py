"""Verified questions are checked when they are made, and again where the schema may have changed."""

from __future__ import annotations

import hashlib
import json
from datetime import date
from typing import Literal

from reliability.errors import BadInput
from reliability.guard.guard import guard
from reliability.memory.hints import elements_of
from reliability.values import Schema
from reliability.verified.sameness import LONGEST_QUESTION, gist_of
from reliability.verified.verified import VerifiedQuestion


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
