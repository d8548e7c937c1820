"""What durable asks keep between two moments: turns, stage results, clarifications, and an outbox.

Each method is one transaction; what a change makes due (a turn to run, a message to send) is written with
it, so that whoever looks later finds it. What stages return, requests, clarifications and replies are kept as JSON
(codec.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Literal, cast

from sqlalchemy import ColumnElement, select, update
from sqlalchemy.orm import Session

from adapters.store.asks import ENDED, end_ask, insert_ask
from adapters.store.codec import decode, encode
from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note, replied_note, shown_note
from adapters.store.operations.ending import forget_stages, make_due, take_progress_away
from adapters.store.operations.line import LineBounds, NoRoom, hold_line, no_room
from adapters.store.operations.together import Together
from adapters.store.tables import AskRow, ClarificationRow, MessageRow, StageRow
from reliability.errors import NotFound
from reliability.values import Clarification, Outcome, Question, Reply, ReplyKind

MessageKind = Literal["clarify", "settle", "conclude", "apologize", "progress"]


@dataclass(frozen=True, slots=True)
class StoredClarification:
    """A clarification as stored; `state`: open, decided, expired, dropped, stopped.

    `message_ts` is empty while it is not known where it was posted.
    """

    token: str
    ask_id: str
    step: int
    team: str
    channel: str
    message_ts: str
    may_reply: tuple[str, ...]
    clarification: Clarification
    state: str
    reply: Reply | None
    decided_by: str
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class ReplyFate:
    """What became of a reply to a clarification; `step` is the decided one's."""

    kind: Literal["accepted", "already_answered", "expired", "not_allowed", "unknown"]
    by: str = ""
    ask_id: str = ""
    step: int = -1


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A message that is to be said or was said."""

    ask_id: str
    kind: MessageKind
    step: int
    state: str
    ts: str
    attempts: int
    created_at: datetime


@dataclass(frozen=True, slots=True)
class DueTurn:
    """A turn that should be queued or running; `since` is when the ask last moved."""

    ask_id: str
    turn: int
    since: datetime


class Conversations:
    """Durable state of asks; every method may raise StoreUnavailable.

    `grace` is how long the process that caused a message has to send it before others look after it.
    """

    def __init__(
        self, database: Database, now: Callable[[], datetime], grace: timedelta = timedelta(seconds=30)
    ) -> None:
        self._database = database
        self._together = Together(database)
        self._now = now
        self._grace = grace

    # --- an ask and its turns

    def open(
        self,
        question: Question,
        warehouse: str,
        request: object,
        *,
        team: str,
        channel: str,
        thread_ts: str,
        kind: str,
        bounds: LineBounds = LineBounds(),  # noqa: B008 - frozen
    ) -> bool:
        """Record an ask whose first turn is due; False when its id was there before. Raises BadInput, NoRoom.

        Asks that come at the same time are recorded in one transaction, and each is recorded when this returns.
        """
        asked = {"ask": question.id, "question": question.text, "warehouse": warehouse}
        place = {"team": team, "channel": channel, "thread": thread_ts, "kind": kind}
        kept = encode(request)

        def take_on(session: Session) -> bool | NoRoom:
            hold_line(self._database, session)  # first: whoever delivers the same ask just now is done by then
            full = no_room(session, question.id, team, question.person, bounds)
            if full is not None:
                return full
            new = insert_ask(
                self._database,
                session,
                question,
                warehouse,
                self._now(),
                team=team,
                channel=channel,
                thread_ts=thread_ts,
                kind=kind,
                request=kept,
                status="queued",
            )
            if new:
                add_note(session, self._now(), AuditNote(question.person, "asked", asked | place))
            return new

        taken = self._together.write(take_on)
        if isinstance(taken, NoRoom):
            raise taken
        return taken

    def request(self, ask_id: str) -> object | None:
        """The request of an ask, or None when there is none."""
        with self._database.read() as session:
            row = session.get(AskRow, ask_id)
        return None if row is None or row.request is None else cast("object", decode(row.request))

    def begin_turn(self, ask_id: str, turn: int) -> int:
        """Note that a turn begins; the how-many-th time (from 1), or 0 when it is not due (any more)."""
        with self._database.write() as session:
            row = session.get(AskRow, ask_id, with_for_update=True)
            if row is None or row.turn != turn or row.status not in ("queued", "working"):
                return 0
            row.status = "working"
            row.tries += 1
            row.updated_at = self._now()
            return row.tries

    def due_turns(self, quiet_for: timedelta = timedelta(0)) -> list[DueTurn]:
        """Turns that should be queued or running in asks that did not move for so long; oldest first."""
        query = (
            select(AskRow)
            .where(AskRow.status.in_(("queued", "working")), AskRow.request.is_not(None))
            .where(AskRow.updated_at <= self._now() - quiet_for)
            .order_by(AskRow.updated_at)
        )
        with self._database.read() as session:
            return [DueTurn(row.id, row.turn, row.updated_at) for row in session.scalars(query)]

    def stages(self, ask_id: str) -> dict[int, tuple[str, object]]:
        """Recorded stages of an ask: position → name and result."""
        query = select(StageRow).where(StageRow.ask_id == ask_id)
        with self._database.read() as session:
            return {row.position: (row.name, decode(row.value)) for row in session.scalars(query)}

    def record_stage(
        self, ask_id: str, position: int, name: str, value: object, notes: Sequence[AuditNote] = ()
    ) -> None:
        """Record a stage's result and what it did; the first result stays, and an ask that ended meanwhile keeps
        none."""
        with self._database.write() as session:
            for each in notes:
                add_note(session, self._now(), each)
            row = session.get(AskRow, ask_id, with_for_update=True)
            if row is None or row.status in ENDED:
                return
            self._database.insert_new(
                session, StageRow, ask_id=ask_id, position=position, name=name, value=encode(value)
            )

    # --- how a turn ends

    def wait(
        self,
        token: str,
        ask_id: str,
        step: int,
        clarification: Clarification,
        *,
        may_reply: Sequence[str],
        expires_at: datetime,
    ) -> bool:
        """The ask waits for a person; its message is due. False when the ask had moved on before."""
        with self._database.write() as session:
            row = self._running(session, ask_id, step)
            if row is None:
                return False
            session.add(
                ClarificationRow(
                    token=token,
                    ask_id=ask_id,
                    step=step,
                    team=row.team,
                    channel=row.channel,
                    message_ts="",
                    may_reply=json.dumps(list(may_reply)),
                    clarification=encode(clarification),
                    state="open",
                    reply=None,
                    decided_by="",
                    decided_at=None,
                    expires_at=expires_at,
                )
            )
            row.status, row.updated_at = "waiting", self._now()
            take_progress_away(session, ask_id, self._now(), self._grace)
            self._due(session, ask_id, "clarify", step)
            return True

    def conclude(self, ask_id: str, turn: int, outcome: Outcome) -> bool:
        """The ask ends with an outcome; its message is due. False when the ask had moved on before."""
        with self._database.write() as session:
            if self._running(session, ask_id, turn) is None:
                return False
            end_ask(session, ask_id, outcome, self._now())
            self._forget(session, ask_id)
            self._due(session, ask_id, "conclude", 0)
            return True

    def fail(self, ask_id: str, sentence: str, reason: str) -> bool:
        """The ask ends with an apology, which is due; False when it had been apologised for, or stopped, before.

        An ask that ended otherwise keeps its outcome: then only its message could not be posted.
        """
        with self._database.write() as session:
            row = session.get(AskRow, ask_id, with_for_update=True)
            if row is None:
                raise NotFound("There is no such ask.")
            if row.status == "stopped":
                return False
            row.sentence = sentence
            if row.status not in ENDED:
                row.status, row.reason = "failed", reason
                row.updated_at = row.ended_at = self._now()
            open_ones = (ClarificationRow.ask_id == ask_id, ClarificationRow.state == "open")
            session.execute(update(ClarificationRow).where(*open_ones).values(state="dropped"))
            self._forget(session, ask_id)
            return self._due(session, ask_id, "apologize", 0)

    def sentence(self, ask_id: str) -> str:
        """What people are told about a failed ask; empty when it did not fail."""
        with self._database.read() as session:
            return session.scalar(select(AskRow.sentence).where(AskRow.id == ask_id)) or ""

    # --- clarifications

    def clarification(self, token: str) -> StoredClarification | None:
        """The clarification of that token, whatever its state, or None."""
        with self._database.read() as session:
            row = session.get(ClarificationRow, token)
        return None if row is None else _clarification(row)

    def clarifications(self, ask_id: str) -> list[StoredClarification]:
        """All clarifications of an ask by step."""
        query = select(ClarificationRow).where(ClarificationRow.ask_id == ask_id)
        with self._database.read() as session:
            return [_clarification(row) for row in session.scalars(query.order_by(ClarificationRow.step))]

    def decide(self, token: str, reply: Reply, *, channel: str, message_ts: str, team: str) -> ReplyFate:
        """Decide a clarification: exactly one reply is accepted, across threads and processes.

        A place that is not the message's own is answered like an unknown token. With the decision the
        ask's next turn and the change of the message are due.
        """
        with self._database.write() as session:
            row = self._locked(session, token)
            here = row is not None and (row.team, row.channel) == (team, channel)
            if row is None or not here or row.message_ts not in ("", message_ts) or row.state in ("dropped", "stopped"):
                return ReplyFate("unknown")
            if row.state == "decided":
                return ReplyFate("already_answered", row.decided_by, row.ask_id, row.step)
            if row.state == "expired":
                return ReplyFate("expired", "", row.ask_id, row.step)
            if row.expires_at <= self._now():
                self._close(session, row, Reply(ReplyKind.EXPIRED), "expired")
                return ReplyFate("expired", "", row.ask_id, row.step)
            if reply.person not in json.loads(row.may_reply):
                return ReplyFate("not_allowed", "", row.ask_id, row.step)
            row.message_ts = message_ts
            if not self._close(session, row, reply, "decided"):
                return ReplyFate("unknown")
            add_note(session, self._now(), replied_note(row.ask_id, row.step, reply))
            return ReplyFate("accepted", reply.person, row.ask_id, row.step)

    def expire(self) -> list[ReplyFate]:
        """Expire open clarifications whose time has come; what became of those that this call expired.

        What they hold is not read, so that one that nobody can read any more holds up no other.
        """
        over = (ClarificationRow.state == "open", ClarificationRow.expires_at <= self._now())
        with self._database.read() as session:
            tokens = list(session.scalars(select(ClarificationRow.token).where(*over)))
        expired = []
        for token in tokens:
            with self._database.write() as session:
                row = self._locked(session, token)
                if row is None or row.state != "open":
                    continue
                if self._close(session, row, Reply(ReplyKind.EXPIRED), "expired"):
                    expired.append(ReplyFate("expired", "", row.ask_id, row.step))
        return expired

    # --- messages

    def message(self, ask_id: str, kind: MessageKind, step: int) -> StoredMessage | None:
        """A message of an ask, or None when nothing of that kind is to be said."""
        with self._database.read() as session:
            row = session.get(MessageRow, (ask_id, kind, step))
        return None if row is None else _message(row)

    def unsaid(self, ask_id: str) -> list[StoredMessage]:
        """Pending messages of an ask, in the order in which they became due."""
        return self._pending(MessageRow.ask_id == ask_id)

    def due_messages(self, ahead: timedelta = timedelta(0)) -> list[StoredMessage]:
        """Pending messages whose time has come, or comes within `ahead`."""
        return self._pending(MessageRow.due_at <= self._now() + ahead)

    def posted(self, ask_id: str, kind: MessageKind, step: int, ts: str) -> None:
        """Note that a message was said, and for a clarification where its clicks come from.

        What shows progress (`ts`: where it was when it was taken away) and stands elsewhere by now is still to be taken
        away there.
        """
        with self._database.write() as session:
            row = session.get_one(MessageRow, (ask_id, kind, step))
            if kind == "progress" and row.ts != ts:
                return
            row.state, row.ts = "posted", ts
            asked = session.get(AskRow, ask_id)
            if asked is not None and kind in ("clarify", "conclude", "apologize"):
                add_note(session, self._now(), shown_note(asked, kind, step, ts))
            if kind == "clarify":
                here = (ClarificationRow.ask_id == ask_id, ClarificationRow.step == step)
                session.execute(update(ClarificationRow).where(*here).values(message_ts=ts))

    def not_posted(self, ask_id: str, kind: MessageKind, step: int, state: str) -> None:
        """Note that a message will not be said: `state` is skipped or given_up."""
        with self._database.write() as session:
            session.get_one(MessageRow, (ask_id, kind, step)).state = state

    def postpone(self, ask_id: str, kind: MessageKind, step: int, pause: timedelta) -> None:
        """Try a message again after a pause."""
        with self._database.write() as session:
            row = session.get_one(MessageRow, (ask_id, kind, step))
            row.attempts += 1
            row.due_at = self._now() + pause

    # --- parts

    def _running(self, session: Session, ask_id: str, turn: int) -> AskRow | None:
        row = session.get(AskRow, ask_id, with_for_update=True)
        return row if row is not None and row.status == "working" and row.turn == turn else None

    def _locked(self, session: Session, token: str) -> ClarificationRow | None:
        """A clarification, its ask locked first: every writer locks in this order (no deadlocks)."""
        ask_id = session.scalar(select(ClarificationRow.ask_id).where(ClarificationRow.token == token))
        if ask_id is None:
            return None
        session.get(AskRow, ask_id, with_for_update=True)
        return session.get(ClarificationRow, token, with_for_update=True)

    def _close(self, session: Session, row: ClarificationRow, reply: Reply, state: str) -> bool:
        """Close an open clarification and make due what follows; False when the ask does not wait for it."""
        ask = session.get(AskRow, row.ask_id)
        if ask is None or ask.status != "waiting" or ask.turn != row.step:
            return False
        row.state, row.reply = state, encode(reply)
        row.decided_by, row.decided_at = reply.person, self._now()
        ask.status, ask.turn, ask.tries, ask.updated_at = "queued", row.step + 1, 0, self._now()
        self._due(session, row.ask_id, "settle", row.step)
        return True

    def _due(self, session: Session, ask_id: str, kind: MessageKind, step: int) -> bool:
        return make_due(self._database, session, ask_id, kind, step, self._now(), self._grace)

    def _forget(self, session: Session, ask_id: str) -> None:
        forget_stages(session, ask_id)
        take_progress_away(session, ask_id, self._now(), self._grace)

    def _pending(self, which: ColumnElement[bool]) -> list[StoredMessage]:
        query = select(MessageRow).where(MessageRow.state == "pending", which).order_by(MessageRow.created_at)
        with self._database.read() as session:
            return [_message(row) for row in session.scalars(query)]


def _clarification(row: ClarificationRow) -> StoredClarification:
    return StoredClarification(
        token=row.token,
        ask_id=row.ask_id,
        step=row.step,
        team=row.team,
        channel=row.channel,
        message_ts=row.message_ts,
        may_reply=tuple(json.loads(row.may_reply)),
        clarification=decode(row.clarification),
        state=row.state,
        reply=None if row.reply is None else decode(row.reply),
        decided_by=row.decided_by,
        expires_at=row.expires_at,
    )


def _message(row: MessageRow) -> StoredMessage:
    kind = cast("MessageKind", row.kind)
    return StoredMessage(row.ask_id, kind, row.step, row.state, row.ts, row.attempts, row.created_at)
