"""Which rows that are marked as over people leave out of their answers, in the store."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from sqlalchemy import ColumnElement, delete, select

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import ChoiceRow
from reliability.afterwards.choices import OverRows


class StoredChoices:
    """What each person leaves out; a choice is that person's alone. Every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def left_out(self, person: str, warehouse: str) -> frozenset[OverRows]:
        """What this person, and nobody else, leaves out of answers from a warehouse."""
        whose = (ChoiceRow.person == person, ChoiceRow.warehouse == warehouse)
        with self._database.read() as session:
            return frozenset(
                OverRows(row.home, row.condition) for row in session.scalars(select(ChoiceRow).where(*whose))
            )

    def leave_out(self, person: str, warehouse: str, rows: OverRows) -> bool:
        """Leave such rows out of this person's answers from now on; False where they are left out already."""
        with self._database.write() as session:
            self._database.serialise(session, f"choices:{person}")
            if session.scalars(select(ChoiceRow).where(*_which(person, warehouse, rows))).first() is not None:
                return False
            made = ChoiceRow(
                person=person, warehouse=warehouse, home=rows.table, condition=rows.condition, at=self._now()
            )
            session.add(made)
            add_note(session, self._now(), _noted(person, "rows left out", warehouse, rows))
            return True

    def include(self, person: str, warehouse: str, rows: OverRows) -> bool:
        """Count such rows in this person's answers again; False where they are counted already."""
        with self._database.write() as session:
            self._database.serialise(session, f"choices:{person}")
            gone = session.execute(
                delete(ChoiceRow).where(*_which(person, warehouse, rows)).returning(ChoiceRow.number)
            )
            if gone.first() is None:
                return False
            add_note(session, self._now(), _noted(person, "rows included", warehouse, rows))
            return True


def _which(person: str, warehouse: str, rows: OverRows) -> tuple[ColumnElement[bool], ...]:
    return (
        ChoiceRow.person == person,
        ChoiceRow.warehouse == warehouse,
        ChoiceRow.home == rows.table,
        ChoiceRow.condition == rows.condition,
    )


def _noted(person: str, action: str, warehouse: str, rows: OverRows) -> AuditNote:
    return AuditNote(person, action, {"warehouse": warehouse, "table": rows.table, "condition": rows.condition})
