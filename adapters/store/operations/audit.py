"""The audit log: who asked what, which SQL ran as whom, what was shown, who clicked. Entries are only ever added.

An entry stands in the transaction of what it tells of, so that neither is there without the other. It tells of data by
columns and counts, never by cells: who may read the log need not be allowed to read the data.

    asked      a question came in                         ask, question, warehouse, place
    ran        a statement was sent to a database         ask, warehouse, account, role if one was taken, sql, rows or
                                                          why there are none
    shown      a message was posted                       ask, kind; of an answer its sql, columns and count of rows
    replied    a clarification was decided                ask, step, reply
    judged     an answer was called right or wrong        ask, right, fault
    stopped    a question was stopped                     ask
    clicked    somebody used a control, or was refused    control, ask, who they are to the answer, where, allowed
    hint …     a hint was changed                         the hint
    verified … a question was verified, or retired         the question, its sql, why
    rows …     rows that are marked as over were left      warehouse, table, condition
               out of somebody's answers, or included
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from adapters.store.codec import StoredDataUnreadable, decode
from adapters.store.database import Database
from adapters.store.tables import AskRow, AuditRow
from reliability.values import Abstained, Answered, Helped, Reply

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class AuditNote:
    """An entry that is still to be written; `detail` are plain values."""

    actor: str
    action: str
    detail: dict[str, Any]


class StoredAudit:
    """The audit log in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def note(self, actor: str, action: str, **detail: object) -> None:
        """Add an entry."""
        with self._database.write() as session:
            add_note(session, self._now(), AuditNote(actor, action, detail))

    def add(self, notes: list[AuditNote]) -> None:
        """Add entries together."""
        if notes:
            with self._database.write() as session:
                for each in notes:
                    add_note(session, self._now(), each)

    def entries(self, since: datetime | None = None) -> Iterator[dict[str, Any]]:
        """Every entry since then, oldest first, as plain values: number, at (UTC, ISO 8601), actor, action, and what
        its action tells."""
        last = -1
        while True:
            query = select(AuditRow).where(AuditRow.number > last).order_by(AuditRow.number).limit(_AT_ONCE)
            with self._database.read() as session:
                rows = list(session.scalars(query if since is None else query.where(AuditRow.at >= since)))
            for row in rows:
                last = row.number
                head = {"number": row.number, "at": row.at.isoformat(), "actor": row.actor, "action": row.action}
                yield head | _told(row.detail) | head
            if len(rows) < _AT_ONCE:
                return

    def prune(self, before: datetime) -> int:
        """Delete entries of before then; how many."""
        with self._database.write() as session:
            old = list(session.scalars(select(AuditRow.number).where(AuditRow.at < before)))
            session.execute(delete(AuditRow).where(AuditRow.at < before))
            return len(old)


def add_note(session: Session, now: datetime, note: AuditNote) -> None:
    """Add an entry in a transaction that is under way."""
    detail = json.dumps(note.detail, ensure_ascii=True, default=str)
    session.add(AuditRow(at=now, actor=note.actor, action=note.action, detail=detail))


def shown_note(row: AskRow, kind: str, step: int, ts: str) -> AuditNote:
    """What a person was shown by a message of an ask: of an answer which SQL, columns and how many rows, and no
    cell."""
    detail: dict[str, Any] = {"ask": row.id, "kind": kind, "step": step, "channel": row.channel, "ts": ts}
    if kind == "apologize":
        detail["sentence"] = row.sentence
    if kind == "conclude" and row.outcome is not None:
        try:
            detail |= _shown(decode(row.outcome))
        except StoredDataUnreadable as error:  # it was posted all the same, and is told so
            detail["unreadable"] = str(error)
    return AuditNote("candor", "shown", detail)


def replied_note(ask_id: str, step: int, reply: Reply) -> AuditNote:
    """How somebody decided a clarification."""
    detail = {"ask": ask_id, "step": step, "reply": reply.kind.value, "choice": reply.choice, "text": reply.text}
    return AuditNote(reply.person, "replied", detail)


def _shown(outcome: object) -> dict[str, Any]:
    if isinstance(outcome, Answered):
        rows = outcome.reading.result
        shown = {"sql": outcome.reading.sql, "columns": list(rows.columns), "rows": len(rows.rows)}
        return {"outcome": "answered", **shown, "unasked": not outcome.asked}
    if isinstance(outcome, Abstained):
        readings = [
            {"sql": r.sql, "columns": list(r.result.columns), "rows": len(r.result.rows)} for r in outcome.readings
        ]
        return {"outcome": "abstained", "reason": outcome.reason.value, "readings": readings}
    return {"outcome": "helped", "kind_of_help": outcome.kind.value} if isinstance(outcome, Helped) else {}


def _told(detail: str) -> dict[str, Any]:
    """What an entry tells; the older ones in words."""
    try:
        found = json.loads(detail)
    except ValueError:
        return {"detail": detail}
    return found if isinstance(found, dict) else {"detail": found}
