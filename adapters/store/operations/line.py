"""The line of asks that wait for their turn: who stands where, how long it may be, and who is taken out of it.

An ask is in the line while its turn is due and not begun ("queued"). What shows a person their place is a message of
the kind "progress" in the outbox: "shown" while it stands there, "pending" when it is to be taken away, which the
outbox does like everything else that it says, also after a crash.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal

from sqlalchemy import ColumnElement, Select, func, select, update
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.operations.ending import forget_stages, make_due, take_progress_away
from adapters.store.tables import AskRow, ClarificationRow, MessageRow
from reliability.errors import BadInput

_UNDER_WAY = ("queued", "working", "waiting")
StopFate = Literal["stopped", "stopped_before", "over", "unknown"]
"""What became of stopping an ask: `over`, it had ended otherwise."""


class NoRoom(BadInput):
    """The line is full, or one person's part of it; `limit` is the bound that holds."""

    def __init__(self, whose: Literal["everybody", "person"], limit: int) -> None:
        super().__init__(f"no more than {limit} questions may wait")
        self.whose = whose
        self.limit = limit


@dataclass(frozen=True, slots=True)
class LineBounds:
    """How many asks may wait for a turn, and how many of one person may wait or run; 0 bounds nothing."""

    waiting: int = 0
    of_person: int = 0


@dataclass(frozen=True, slots=True)
class InLine:
    """An ask that waits for a turn or is at it; `since` is when it began to."""

    ask_id: str
    turn: int
    waits: bool
    since: datetime


class StoredLine:
    """The line in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime], grace: timedelta) -> None:
        self._database = database
        self._now = self.now = now
        self._grace = grace

    def line(self) -> list[InLine]:
        """Asks that wait for a turn or are at it, who began to wait first before the others."""
        query = (
            select(AskRow.id, AskRow.turn, AskRow.status, AskRow.updated_at)
            .where(AskRow.status.in_(("queued", "working")), AskRow.request.is_not(None))
            .order_by(AskRow.updated_at, AskRow.id)
        )
        with self._database.read() as session:
            return [InLine(row.id, row.turn, row.status == "queued", row.updated_at) for row in session.execute(query)]

    def stop(self, ask_id: str, sentence: str, by: str) -> StopFate:
        """End an ask that waits or runs, with a sentence that is then due; exactly one call stops it."""
        with self._database.write() as session:
            row = session.get(AskRow, ask_id, with_for_update=True)
            if row is None or row.request is None:
                return "unknown"
            if row.status not in _UNDER_WAY:
                return "stopped_before" if row.status == "stopped" else "over"
            now = self._now()
            asked = (ClarificationRow.ask_id == ask_id, ClarificationRow.state == "open")
            for step in session.scalars(select(ClarificationRow.step).where(*asked)).all():
                make_due(self._database, session, ask_id, "settle", step, now, self._grace)
            session.execute(update(ClarificationRow).where(*asked).values(state="stopped"))
            row.status, row.reason, row.sentence = "stopped", by, sentence
            row.updated_at = row.ended_at = now
            forget_stages(session, ask_id)
            take_progress_away(session, ask_id, now, self._grace)
            make_due(self._database, session, ask_id, "apologize", 0, now, self._grace)
            add_note(session, now, AuditNote(by, "stopped", {"ask": ask_id}))
            return "stopped"

    def stopped(self, ask_ids: Collection[str]) -> set[str]:
        """Those of the asks that were stopped, by whichever process."""
        if not ask_ids:
            return set()
        query = select(AskRow.id).where(AskRow.id.in_(ask_ids), AskRow.status == "stopped")
        with self._database.read() as session:
            return set(session.scalars(query))

    def show_progress(self, ask_id: str, turn: int, again: bool = False) -> str | None:
        """Note that an ask's place is being shown: where it stands already, "" if nowhere yet; None where it is too
        late to show anything, or another process is about to post it (`again`: this one was).

        A process that was about to and is gone is waited for until the message's `due_at`.
        """
        with self._database.write() as session:
            if not self._at(session, ask_id, turn):
                return None
            now = self._now()
            if make_due(self._database, session, ask_id, "progress", turn, now, self._grace):
                shown = (MessageRow.ask_id == ask_id, MessageRow.kind == "progress", MessageRow.step == turn)
                session.execute(update(MessageRow).where(*shown).values(state="shown"))
                return ""
            row = session.get_one(MessageRow, (ask_id, "progress", turn))
            if row.state != "shown" or (not row.ts and not again and row.due_at > now):
                return None
            if not row.ts:
                row.due_at = now + self._grace
            return row.ts

    def progress_shown(self, ask_id: str, turn: int, ts: str) -> int | None:
        """Note where it is shown. Where the turn ended meanwhile, the number of the attempt to take it away again,
        which is due; else None."""
        with self._database.write() as session:
            still = self._at(session, ask_id, turn)
            row = session.get(MessageRow, (ask_id, "progress", turn))
            if row is None:  # the ask is gone with all its messages
                return None
            row.ts = ts
            if still:
                return None
            row.state, row.due_at = "pending", self._now()
            row.attempts += 1
            return row.attempts

    def _at(self, session: Session, ask_id: str, turn: int) -> bool:
        row = session.get(AskRow, ask_id, with_for_update=True)
        return row is not None and row.turn == turn and row.status in ("queued", "working")


def hold_line(database: Database, session: Session) -> None:
    """Let nobody else join the line until the session's end."""
    database.serialise(session, "line")


def no_room(session: Session, ask_id: str, team: str, person: str, bounds: LineBounds) -> NoRoom | None:
    """Why one ask more would be too many; None where there is room, or it is here already. The session holds the
    line."""
    if not (bounds.of_person or bounds.waiting):
        return None
    theirs = (AskRow.team == team, AskRow.person == person, AskRow.status.in_(("queued", "working")))
    known = select(func.count()).where(AskRow.id == ask_id)
    counts = (known, _counted(*theirs), _counted(AskRow.status == "queued"))
    here, of_person, waiting = session.execute(select(*(each.scalar_subquery() for each in counts))).one()
    if here:
        return None
    if bounds.of_person and of_person >= bounds.of_person:
        return NoRoom("person", bounds.of_person)
    if bounds.waiting and waiting >= bounds.waiting:
        return NoRoom("everybody", bounds.waiting)
    return None


def _counted(*which: ColumnElement[bool]) -> Select[int]:
    return select(func.count()).select_from(AskRow).where(AskRow.request.is_not(None), *which)
