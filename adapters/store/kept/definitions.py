"""Definitions of words in the store."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Literal, cast

from sqlalchemy import select
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.kept.verified import SCHEMA_CHANGED
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import DefinitionRow
from reliability.definitions.definition import Definition, Origin
from reliability.errors import BadInput, NotFound
from reliability.question.named import stems
from reliability.values import Schema

MOST = 500
"""Active definitions of a warehouse: each ask looks for all of them."""


class StoredDefinitions:
    """Words that admins defined (reliability/definitions/); every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def active(self, warehouse: str) -> list[Definition]:
        """Those of a warehouse that hold, newest first."""
        query = select(DefinitionRow).where(DefinitionRow.warehouse == warehouse, DefinitionRow.state == "active")
        with self._database.read() as session:
            return [_definition(row) for row in session.scalars(query.order_by(DefinitionRow.number.desc()))]

    def all(self) -> list[Definition]:
        """All that were ever made, newest first."""
        with self._database.read() as session:
            rows = session.scalars(select(DefinitionRow).order_by(DefinitionRow.number.desc()))
            return [_definition(row) for row in rows]

    def keep(self, definition: Definition) -> Definition:
        """Keep a definition; one of the same words takes the place of an older one, and the very same changes nothing.
        Raises BadInput where there are too many."""
        with self._database.write() as session:
            self._database.serialise(session, f"definitions:{definition.warehouse}")
            rows = session.scalars(
                select(DefinitionRow).where(
                    DefinitionRow.warehouse == definition.warehouse, DefinitionRow.state == "active"
                )
            ).all()
            alike = [row for row in rows if stems(row.phrase) == stems(definition.phrase)]
            if len(rows) - len(alike) >= MOST:
                raise BadInput(f"A warehouse can have {MOST:,} defined words; remove some first.")
            for row in alike:
                if (row.means, row.home, row.uses) == (definition.means, definition.table, definition.uses):
                    return _definition(row)
                self._retire(session, row, definition.by, "replaced")
            stored = replace(definition, id=uuid.uuid4().hex)
            session.add(
                DefinitionRow(
                    id=stored.id,
                    phrase=stored.phrase,
                    means=stored.means,
                    home=stored.table,
                    warehouse=stored.warehouse,
                    author=stored.by,
                    created_at=stored.at,
                    uses=stored.uses,
                    origin=stored.origin,
                    state="active",
                    why="",
                    told=False,
                )
            )
            self._note(session, stored.by, "word defined", stored)
            return stored

    def retire(self, definition_id: str, by: str, why: str = "") -> Definition:
        """Read no question by it any more; it stays readable. Retiring twice changes nothing. Raises NotFound."""
        with self._database.write() as session:
            row = session.scalar(select(DefinitionRow).where(DefinitionRow.id == definition_id).with_for_update())
            if row is None:
                raise NotFound("There is no such definition.")
            if row.state == "active":
                self._retire(session, row, by, why)
            return _definition(row)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[Definition]:
        """Retire a warehouse's definitions that no longer read what they read when they were made; those."""
        from reliability.definitions.defining import holds  # reads SQL: listing hints opens a store too, and reads none

        retired = []
        with self._database.write() as session:
            rows = select(DefinitionRow).where(DefinitionRow.warehouse == warehouse, DefinitionRow.state == "active")
            for row in session.scalars(rows):
                if not holds(_definition(row), schema):
                    self._retire(session, row, "candor", SCHEMA_CHANGED)
                    retired.append(_definition(row))
        return retired

    def untold(self) -> list[Definition]:
        """Those that a change of the schema retired and whose authors have not been told."""
        query = select(DefinitionRow).where(DefinitionRow.why == SCHEMA_CHANGED, DefinitionRow.told.is_(False))
        with self._database.read() as session:
            return [_definition(row) for row in session.scalars(query.order_by(DefinitionRow.number))]

    def told(self, definition_id: str) -> None:
        """Note that its author was told."""
        with self._database.write() as session:
            row = session.scalar(select(DefinitionRow).where(DefinitionRow.id == definition_id).with_for_update())
            if row is not None:
                row.told = True

    def _retire(self, session: Session, row: DefinitionRow, by: str, why: str) -> None:
        row.state, row.why = "retired", why
        session.flush()
        self._note(session, by, "definition retired", _definition(row))

    def _note(self, session: Session, actor: str, action: str, about: Definition) -> None:
        detail = {"definition": about.id, "phrase": about.phrase, "means": about.means, "warehouse": about.warehouse}
        add_note(session, self._now(), AuditNote(actor, action, detail | ({"why": about.why} if about.why else {})))


def _definition(row: DefinitionRow) -> Definition:
    return Definition(
        row.phrase,
        row.means,
        row.home,
        row.warehouse,
        row.author,
        row.created_at,
        row.uses,
        cast("Origin", row.origin),
        row.id,
        cast("Literal['active', 'retired']", row.state),
        row.why,
    )
