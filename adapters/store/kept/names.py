"""What people call the answers that they keep."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.requests import RUN_MARK
from adapters.store.tables import AskRow, ScheduleRow
from reliability.errors import BadInput, NotFound

LONGEST_NAME = 100
"""Characters of a name."""


class StoredNames:
    """Names of answers in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def of(self, ask_id: str) -> str:
        """What an answer is called: as somebody named it, else as the schedule is called that it is a run of; "" where
        neither has a name."""
        with self._database.read() as session:
            asked = session.get(AskRow, ask_id)
            if asked is not None and asked.name:
                return asked.name
            schedule_id = ask_id.removeprefix(RUN_MARK).split(":")[0] if ask_id.startswith(RUN_MARK) else ""
            schedule = session.get(ScheduleRow, schedule_id) if schedule_id else None
            return "" if schedule is None else schedule.name

    def give(self, ask_id: str, person: str, name: str) -> bool:
        """Call an answer so; an empty name takes it back. False where it is called so already. Raises NotFound, and
        BadInput for a name that is too long."""
        fitting(name)
        with self._database.write() as session:
            asked = session.get(AskRow, ask_id, with_for_update=True)
            if asked is None or asked.status != "answered":
                raise NotFound("There is no such answer.")
            if asked.name == name:
                return False
            asked.name = name
            add_note(session, self._now(), AuditNote(person, "named", {"ask": ask_id, "name": name}))
            return True


def fitting(name: str) -> None:
    """Raises BadInput for a name that is too long."""
    if len(name) > LONGEST_NAME:
        raise BadInput(f"A name has at most {LONGEST_NAME} characters; this one has {len(name):,}.")
