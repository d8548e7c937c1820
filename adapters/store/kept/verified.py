"""Verified questions in the store."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Literal, cast

from sqlalchemy import select
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import VerifiedRow
from reliability.errors import BadInput, NotFound
from reliability.values import Schema
from reliability.verified.verified import VerifiedQuestion

MOST = 2_000
"""Active verified questions of a warehouse: each ask is compared with all of them."""


class StoredVerified:
    """Questions that admins verified (reliability/verified/); every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def active(self, warehouse: str) -> list[VerifiedQuestion]:
        """Those of a warehouse that may answer, newest first."""
        return [each for each in self.all() if each.warehouse == warehouse and each.state == "active"]

    def all(self) -> list[VerifiedQuestion]:
        """All that were ever verified, newest first."""
        with self._database.read() as session:
            return [_verified(row) for row in session.scalars(select(VerifiedRow).order_by(VerifiedRow.number.desc()))]

    def keep(self, verified: VerifiedQuestion) -> VerifiedQuestion:
        """Keep a question; one in the same words takes the place of an older one. Raises BadInput where there are too
        many."""
        with self._database.write() as session:
            self._database.serialise(session, f"verified:{verified.warehouse}")
            rows = session.scalars(
                select(VerifiedRow).where(VerifiedRow.warehouse == verified.warehouse, VerifiedRow.state == "active")
            ).all()
            alike = [row for row in rows if _words(row.question) == _words(verified.question)]
            if len(rows) - len(alike) >= MOST:
                raise BadInput(f"A warehouse can have {MOST:,} verified questions; retire some first.")
            for row in alike:
                if row.sql == verified.sql and row.uses == verified.uses:
                    return _verified(row)
                self._retire(session, row, verified.by, "replaced")
            stored = replace(verified, id=uuid.uuid4().hex)
            session.add(
                VerifiedRow(
                    id=stored.id,
                    question=stored.question,
                    sql=stored.sql,
                    warehouse=stored.warehouse,
                    author=stored.by,
                    created_at=stored.at,
                    day=stored.day,
                    uses=stored.uses,
                    origin=stored.origin,
                    state="active",
                    why="",
                    told=False,
                )
            )
            self._note(session, stored.by, "verified", stored)
            return stored

    def retire(self, verified_id: str, by: str, why: str = "") -> VerifiedQuestion:
        """Answer no more from it; it stays readable. Retiring twice changes nothing. Raises NotFound."""
        with self._database.write() as session:
            row = session.scalar(select(VerifiedRow).where(VerifiedRow.id == verified_id).with_for_update())
            if row is None:
                raise NotFound("There is no such verified question.")
            if row.state == "active":
                self._retire(session, row, by, why)
            return _verified(row)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[VerifiedQuestion]:
        """Retire a warehouse's questions whose SQL no longer reads what it read when it was verified; those."""
        from reliability.verified.checking import holds

        retired = []
        with self._database.write() as session:
            rows = select(VerifiedRow).where(VerifiedRow.warehouse == warehouse, VerifiedRow.state == "active")
            for row in session.scalars(rows):
                if not holds(_verified(row), schema):
                    self._retire(session, row, "candor", SCHEMA_CHANGED)
                    retired.append(_verified(row))
        return retired

    def untold(self) -> list[VerifiedQuestion]:
        """Those that a change of the schema retired and whose authors have not been told."""
        query = select(VerifiedRow).where(VerifiedRow.why == SCHEMA_CHANGED, VerifiedRow.told.is_(False))
        with self._database.read() as session:
            return [_verified(row) for row in session.scalars(query.order_by(VerifiedRow.number))]

    def told(self, verified_id: str) -> None:
        """Note that its author was told."""
        with self._database.write() as session:
            row = session.scalar(select(VerifiedRow).where(VerifiedRow.id == verified_id).with_for_update())
            if row is not None:
                row.told = True

    def _retire(self, session: Session, row: VerifiedRow, by: str, why: str) -> None:
        row.state, row.why = "retired", why
        session.flush()
        self._note(session, by, "verified question retired", _verified(row))

    def _note(self, session: Session, actor: str, action: str, about: VerifiedQuestion) -> None:
        detail = {"verified": about.id, "question": about.question, "sql": about.sql, "warehouse": about.warehouse}
        add_note(session, self._now(), AuditNote(actor, action, detail | ({"why": about.why} if about.why else {})))


SCHEMA_CHANGED = "schema changed"


def _words(question: str) -> str:
    return " ".join(question.lower().split())


def _verified(row: VerifiedRow) -> VerifiedQuestion:
    origin = cast("Literal['answer', 'written', 'imported']", row.origin)
    state = cast("Literal['active', 'retired']", row.state)
    return VerifiedQuestion(
        row.question,
        row.sql,
        row.warehouse,
        row.author,
        row.created_at,
        row.day,
        row.uses,
        origin,
        row.id,
        state,
        row.why,
    )
