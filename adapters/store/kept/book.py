"""What admins keep for a warehouse and ask flows read, in the store: kept, retired once the schema has moved on, its
author told."""

from __future__ import annotations

import uuid
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from reliability.definitions.definition import Definition
from reliability.errors import BadInput, NotFound
from reliability.values import Schema
from reliability.verified.verified import VerifiedQuestion

Kept = TypeVar("Kept", Definition, VerifiedQuestion)
SCHEMA_CHANGED = "schema changed"


class StoredBook(ABC, Generic[Kept]):
    """One kind of what is kept; every method may raise StoreUnavailable."""

    _row: ClassVar[type[Any]]  # its table
    _most: ClassVar[int]  # active ones of a warehouse
    _too_many: ClassVar[str]
    _missing: ClassVar[str]
    _kept, _retired = "kept", "retired"  # what the audit log calls keeping and retiring one

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def active(self, warehouse: str) -> list[Kept]:
        """Those of a warehouse that hold, newest first."""
        with self._database.read() as session:
            query = select(self._row).where(*self._holding(warehouse)).order_by(self._row.number.desc())
            return [self._of(row) for row in session.scalars(query)]

    def all(self) -> list[Kept]:
        """All that were ever kept, newest first."""
        with self._database.read() as session:
            return [self._of(row) for row in session.scalars(select(self._row).order_by(self._row.number.desc()))]

    def keep(self, made: Kept) -> Kept:
        """Keep one; it takes the place of an older one of the same words, and the very same changes nothing. Raises
        BadInput where there are too many."""
        with self._database.write() as session:
            self._database.serialise(session, f"{self._row.__tablename__}:{made.warehouse}")
            rows = session.scalars(select(self._row).where(*self._holding(made.warehouse))).all()
            alike = [row for row in rows if self._words(self._of(row)) == self._words(made)]
            if len(rows) - len(alike) >= self._most:
                raise BadInput(self._too_many.format(most=self._most))
            for row in alike:
                if self._content(self._of(row)) == self._content(made):
                    return self._of(row)
                self._retire(session, row, made.by, "replaced")
            stored = replace(made, id=uuid.uuid4().hex)
            common = {"id": stored.id, "warehouse": stored.warehouse, "author": stored.by, "created_at": stored.at}
            common |= {"uses": stored.uses, "origin": stored.origin, "state": "active", "why": ""}
            session.add(self._row(**common, **self._columns(stored), told=False))
            self._note(session, stored.by, self._kept, stored)
            return stored

    def retire(self, kept_id: str, by: str, why: str = "") -> Kept:
        """Ask no more of it; it stays readable. Retiring twice changes nothing. Raises NotFound."""
        with self._database.write() as session:
            row = self._locked(session, kept_id)
            if row is None:
                raise NotFound(self._missing)
            if row.state == "active":
                self._retire(session, row, by, why)
            return self._of(row)

    def retire_missing(self, schema: Schema, warehouse: str) -> list[Kept]:
        """Retire a warehouse's own that no longer read what they read when they were made; those."""
        retired = []
        with self._database.write() as session:
            for row in session.scalars(select(self._row).where(*self._holding(warehouse))):
                if not self._holds(self._of(row), schema):
                    self._retire(session, row, "candor", SCHEMA_CHANGED)
                    retired.append(self._of(row))
        return retired

    def untold(self) -> list[Kept]:
        """Those that a change of the schema retired and whose authors have not been told."""
        query = select(self._row).where(self._row.why == SCHEMA_CHANGED, self._row.told.is_(False))
        with self._database.read() as session:
            return [self._of(row) for row in session.scalars(query.order_by(self._row.number))]

    def told(self, kept_id: str) -> None:
        """Note that its author was told."""
        with self._database.write() as session:
            row = self._locked(session, kept_id)
            if row is not None:
                row.told = True

    def _holding(self, warehouse: str) -> tuple[ColumnElement[bool], ...]:
        return self._row.warehouse == warehouse, self._row.state == "active"

    def _locked(self, session: Session, kept_id: str) -> Any:
        return session.scalar(select(self._row).where(self._row.id == kept_id).with_for_update())

    def _retire(self, session: Session, row: Any, by: str, why: str) -> None:
        row.state, row.why = "retired", why
        session.flush()
        self._note(session, by, self._retired, self._of(row))

    def _note(self, session: Session, actor: str, action: str, about: Kept) -> None:
        detail = {**self._noted(about), "warehouse": about.warehouse} | ({"why": about.why} if about.why else {})
        add_note(session, self._now(), AuditNote(actor, action, detail))

    @abstractmethod
    def _of(self, row: Any) -> Kept:
        """A row's value."""

    @abstractmethod
    def _columns(self, made: Kept) -> Mapping[str, str]:
        """What a row holds besides what every kind has."""

    @abstractmethod
    def _words(self, kept: Kept) -> object:
        """What two have in common of which one replaces the other."""

    @abstractmethod
    def _content(self, kept: Kept) -> object:
        """What two of the same words have in common that are the very same."""

    @abstractmethod
    def _holds(self, kept: Kept, schema: Schema) -> bool:
        """Whether it reads what it read when it was made."""

    @abstractmethod
    def _noted(self, kept: Kept) -> Mapping[str, str]:
        """What the audit log says of it."""
