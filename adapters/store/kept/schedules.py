"""Schedules in the store: what is asked again, when it is due, and how its runs went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, cast

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.kept.names import fitting
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import ScheduleRow
from reliability.errors import BadInput, NotFound

MOST = 50
"""Schedules of one person that are not stopped."""
FAILURES = 3
"""Runs in a row that fail before a schedule pauses."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """A question that is asked again. `sql` and `day` (ISO date) are those of the reading that somebody confirmed;
    `uses` is what its SQL read then. `rule` is when (bot/asks/schedules/times.py), on the clock of `zone`.

    An alert has a `sign` (above, below) and a `limit`: then it is told only when the figure crosses that; `beyond` says
    whether it did at the last run. `failures` counts runs in a row that failed; `pending` is a run that was
    claimed and not begun, `last_run` the last one that ended. `name` is what people call it, "" for nothing but its
    question. `in_channel`: what it gives is shown in the channel of its thread too."""

    id: str
    person: str
    team: str
    channel: str
    thread_ts: str
    warehouse: str
    question: str
    sql: str
    day: str
    uses: str
    rule: str
    zone: str
    due_at: datetime
    sign: Literal["", "above", "below"] = ""
    limit: float = 0.0
    beyond: bool = False
    state: Literal["active", "paused", "stopped"] = "active"
    failures: int = 0
    why: str = ""
    pending: str = ""
    last_run: str = ""
    name: str = ""
    in_channel: bool = False

    @property
    def called(self) -> str:
        """Its name, or else its question."""
        return self.name or self.question


class StoredSchedules:
    """Schedules in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def add(self, schedule: Schedule) -> bool:
        """Keep a schedule; False when its id was here before. Raises BadInput where a person has too many."""
        with self._database.write() as session:
            self._database.serialise(session, f"schedules:{schedule.person}")
            if session.get(ScheduleRow, schedule.id) is not None:
                return False
            own = select(ScheduleRow.id).where(ScheduleRow.person == schedule.person, ScheduleRow.state != "stopped")
            if len(session.scalars(own).all()) >= MOST:
                raise BadInput(f"You have {MOST} schedules already; stop one of them in my Home tab first.")
            values = {
                name: getattr(schedule, name)
                for name in Schedule.__slots__
                if name not in ("sign", "limit", "last_run")
            }
            session.add(ScheduleRow(**values, sign=schedule.sign, threshold=schedule.limit, last_run=""))
            about = {"schedule": schedule.id, "question": schedule.question, "rule": schedule.rule}
            add_note(session, self._now(), AuditNote(schedule.person, "scheduled", about))
            return True

    def get(self, schedule_id: str) -> Schedule | None:
        """The schedule of that id, or None."""
        with self._database.read() as session:
            row = session.get(ScheduleRow, schedule_id)
        return None if row is None else _schedule(row)

    def of(self, person: str) -> list[Schedule]:
        """A person's schedules that are not stopped, the next due first."""
        return self._where(ScheduleRow.person == person, ScheduleRow.state != "stopped")

    def due(self, limit: int = 100) -> list[Schedule]:
        """Active schedules whose time has come, or whose run was claimed and not begun; the longest overdue first."""
        come = (ScheduleRow.due_at <= self._now()) | (ScheduleRow.pending != "")
        return self._where(ScheduleRow.state == "active", come, limit=limit)

    def claim(self, schedule_id: str, due_at: datetime, run: str, following: datetime) -> bool:
        """Note which run a due time is, and when the next is due; False where another process did so before."""
        here = (ScheduleRow.id == schedule_id, ScheduleRow.due_at == due_at, ScheduleRow.pending == "")
        with self._database.write() as session:
            change = update(ScheduleRow).where(*here, ScheduleRow.state == "active")
            done = session.execute(change.values(due_at=following, pending=run).returning(ScheduleRow.id))
            return done.first() is not None

    def begun(self, schedule_id: str, run: str) -> None:
        """Note that a claimed run is an ask now; twice changes nothing."""
        here = (ScheduleRow.id == schedule_id, ScheduleRow.pending == run)
        with self._database.write() as session:
            session.execute(update(ScheduleRow).where(*here).values(pending=""))

    def went(self, schedule_id: str, run: str, *, beyond: bool) -> None:
        """Note that a run went well; twice changes nothing."""
        with self._database.write() as session:
            row = session.get(ScheduleRow, schedule_id, with_for_update=True)
            if row is not None and row.last_run != run:
                row.last_run, row.failures, row.beyond = run, 0, beyond

    def failed(self, schedule_id: str, run: str, why: str, *, at_once: bool = False) -> Schedule | None:
        """Note that a run failed, once for a run; the third in a row, or one that cannot mend, pauses the schedule."""
        with self._database.write() as session:
            row = session.get(ScheduleRow, schedule_id, with_for_update=True)
            if row is None:
                return None
            if row.last_run != run:
                row.last_run, row.failures = run, row.failures + 1
                if (at_once or row.failures >= FAILURES) and row.state == "active":
                    row.state, row.why = "paused", why
            return _schedule(row)

    def stop(self, schedule_id: str, by: str) -> Schedule:
        """End a schedule for good. Twice changes nothing. Raises NotFound."""
        return self._change(schedule_id, by, "schedule stopped", "stopped", None)

    def resume(self, schedule_id: str, by: str, due_at: datetime) -> Schedule:
        """Go on with a paused schedule from a due time on. Raises NotFound."""
        return self._change(schedule_id, by, "schedule resumed", "active", due_at)

    def rename(self, schedule_id: str, by: str, name: str) -> Schedule:
        """Call a schedule so; an empty name takes it back. Twice changes nothing. Raises NotFound, also for one that is
        stopped, and BadInput for a name that is too long."""
        fitting(name)
        with self._database.write() as session:
            row = self._going_on(session, schedule_id)
            if row.name != name:
                row.name = name
                add_note(session, self._now(), AuditNote(by, "schedule named", {"schedule": row.id, "name": name}))
            return _schedule(row)

    def show(self, schedule_id: str, by: str, *, in_channel: bool) -> Schedule:
        """Show what a schedule gives in its channel too, or in its thread alone. Twice changes nothing. Raises
        NotFound, also for one that is stopped."""
        with self._database.write() as session:
            row = self._going_on(session, schedule_id)
            if row.in_channel != in_channel:
                row.in_channel = in_channel
                about = {"schedule": row.id, "in_channel": in_channel}
                add_note(session, self._now(), AuditNote(by, "schedule placed", about))
            return _schedule(row)

    def pause_all(self, why: str) -> int:
        """Pause every active schedule that this store sees; how many."""
        with self._database.write() as session:
            change = (
                update(ScheduleRow).where(ScheduleRow.state == "active").values(state="paused", why=why, pending="")
            )
            return len(session.execute(change.returning(ScheduleRow.id)).all())

    @staticmethod
    def _going_on(session: Session, schedule_id: str) -> ScheduleRow:
        row = session.get(ScheduleRow, schedule_id, with_for_update=True)
        if row is None or row.state == "stopped":
            raise NotFound("There is no such schedule.")
        return row

    def _change(
        self, schedule_id: str, by: str, action: str, state: Literal["active", "stopped"], due_at: datetime | None
    ) -> Schedule:
        with self._database.write() as session:
            row = session.get(ScheduleRow, schedule_id, with_for_update=True)
            if row is None:
                raise NotFound("There is no such schedule.")
            if row.state != "stopped" and row.state != state:
                row.state, row.failures, row.why = state, 0, ""
                row.due_at = due_at or row.due_at
                add_note(session, self._now(), AuditNote(by, action, {"schedule": row.id, "question": row.question}))
            return _schedule(row)

    def _where(self, *which: ColumnElement[bool], limit: int = 10_000) -> list[Schedule]:
        with self._database.read() as session:
            found = select(ScheduleRow).where(*which).order_by(ScheduleRow.due_at, ScheduleRow.id).limit(limit)
            rows = session.scalars(found)
            return [_schedule(row) for row in rows]


def _schedule(row: ScheduleRow) -> Schedule:
    return Schedule(
        row.id,
        row.person,
        row.team,
        row.channel,
        row.thread_ts,
        row.warehouse,
        row.question,
        row.sql,
        row.day,
        row.uses,
        row.rule,
        row.zone,
        row.due_at,
        cast("Literal['', 'above', 'below']", row.sign),
        row.threshold,
        row.beyond,
        cast("Literal['active', 'paused', 'stopped']", row.state),
        row.failures,
        row.why,
        row.pending,
        row.last_run,
        row.name,
        row.in_channel,
    )
