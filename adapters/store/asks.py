"""Asks in the store: the port AskLog, and what was said before in a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from adapters.store.codec import decode, encode
from adapters.store.database import Database
from adapters.store.operations.audit import AuditNote, add_note
from adapters.store.tables import AskRow, AuditRow, ClarificationRow, FeedbackRow
from reliability.afterwards.answers import AnswerAgain
from reliability.errors import BadInput, NotFound
from reliability.promises.feedback import Fault, LoggedFeedback
from reliability.promises.kept import Promised, picked_among_credible, promised_by
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Helped,
    Outcome,
    PreviousTurn,
    Question,
    Reason,
)
from reliability.verified.scheduled import ScheduledAnswer
from reliability.verified.verified import VerifiedAnswer

MAX_ID = 200
VERIFIED_RECORD = "verified"
"""What stands behind an answer that was verified, scheduled or run again, in place of a calibration: its verdicts are
counted apart."""
ENDED = ("answered", "abstained", "helped", "failed", "stopped")


@dataclass(frozen=True, slots=True)
class LoggedAsk:
    """An ask as the log has it; `status` as in AskRow, times UTC."""

    id: str
    person: str
    channel: str
    question: str
    warehouse: str
    status: str
    reason: str
    sql: str
    created_at: datetime
    ended_at: datetime | None


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """Who did what, when (UTC)."""

    at: datetime
    actor: str
    action: str
    detail: str


class StoredAskLog:
    """Asks, outcomes, feedback and audit in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def started(self, question: Question, warehouse: str) -> bool:
        """Record an ask; False when its id was already there. Raises BadInput for an impossible id."""
        with self._database.write() as session:
            return insert_ask(self._database, session, question, warehouse, self._now())

    def finished(self, question_id: str, outcome: Outcome) -> None:
        """Record how an ask ended; the first end stays. Raises NotFound."""
        with self._database.write() as session:
            end_ask(session, question_id, outcome, self._now())

    def feedback(
        self, question_id: str, person: str, right: bool, note: str = "", fault: Fault | None = None
    ) -> LoggedFeedback | None:
        """Record a person's verdict; a later one replaces it. What they had said before, or None. Raises NotFound."""
        with self._database.write() as session:
            asked = session.get(AskRow, question_id)
            if asked is None or asked.status != "answered":
                raise NotFound("There is no such answer.")
            self._database.serialise(session, f"feedback:{question_id}")
            before = session.get(FeedbackRow, (question_id, person))
            said = None if before is None else verdict_in(before)
            judged = {"ask": question_id, "right": right, "fault": fault, "note": note}
            add_note(session, self._now(), AuditNote(person, "judged", judged))
            fresh = LoggedFeedback(question_id, person, right, note, self._now(), fault).after(said)
            session.merge(
                FeedbackRow(
                    ask_id=question_id,
                    person=person,
                    right=right,
                    fault=fresh.fault or "",
                    note=fresh.note,
                    at=fresh.at,
                )
            )
            return said

    def audit(self, actor: str, action: str, detail: str) -> None:
        """Record who did what to hints, settings or answers."""
        with self._database.write() as session:
            session.add(AuditRow(at=self._now(), actor=actor, action=action, detail=detail))

    def ask(self, ask_id: str) -> LoggedAsk | None:
        """The ask of that id, or None."""
        with self._database.read() as session:
            row = session.get(AskRow, ask_id)
        return None if row is None else _logged(row)

    def asks(self, limit: int = 100) -> list[LoggedAsk]:
        """The latest asks, newest first."""
        query = select(AskRow).order_by(AskRow.created_at.desc(), AskRow.id).limit(limit)
        with self._database.read() as session:
            return [_logged(row) for row in session.scalars(query)]

    def outcome(self, ask_id: str) -> Outcome | None:
        """How an ask ended; None while it has not, after a failure, or when unknown."""
        with self._database.read() as session:
            row = session.get(AskRow, ask_id)
        return None if row is None or row.outcome is None else cast("Outcome", decode(row.outcome))

    def previous_turn(self, channel: str, thread_ts: str, team: str = "") -> PreviousTurn | None:
        """The thread's last answered question and its SQL; where none was answered, its last question. Greetings and
        the like are none. One that came later and waits for a choice of readings goes with the first of these: it is
        what stands there as somebody writes on. A `team` sees its own only: two workspaces may share a channel."""
        in_thread = (AskRow.channel == channel, AskRow.thread_ts == thread_ts, *_of_team(team))
        ended = (
            select(AskRow)
            .where(*in_thread, AskRow.status.in_(ENDED), AskRow.status != "helped")
            .order_by(AskRow.sql == "", AskRow.ended_at.desc())
            .limit(1)
        )
        waiting = (
            select(AskRow, ClarificationRow.clarification)
            .join(ClarificationRow, ClarificationRow.ask_id == AskRow.id)
            .where(*in_thread, AskRow.status == "waiting", ClarificationRow.state == "open")
            .order_by(AskRow.created_at.desc())
            .limit(1)
        )
        if not thread_ts:
            return None
        with self._database.read() as session:
            row, open_ = session.scalar(ended), session.execute(waiting).first()
        ended_at = row.ended_at if row is not None and row.sql else None
        if open_ is not None and (ended_at is None or ended_at <= open_[0].created_at):
            shown = cast(Clarification, decode(open_[1])).as_readings()
            if shown:
                return PreviousTurn(open_[0].question, shown[0].sql)
        return None if row is None else PreviousTurn(row.question, row.sql)

    def last_answered(self, channel: str, thread_ts: str, team: str = "") -> str:
        """The id of the thread's last answered ask, of the team alone where one is given; "" where none was."""
        query = (
            select(AskRow.id)
            .where(AskRow.channel == channel, AskRow.thread_ts == thread_ts, AskRow.status == "answered")
            .where(*_of_team(team))
            .order_by(AskRow.ended_at.desc())
            .limit(1)
        )
        with self._database.read() as session:
            return (session.scalar(query) or "") if thread_ts else ""

    def answers_of(self, person: str, team: str = "", limit: int = 100) -> list[str]:
        """The ids of a person's answered asks, of the team alone where one is given; the latest first."""
        query = (
            select(AskRow.id)
            .where(AskRow.person == person, AskRow.status == "answered")
            .where(*_of_team(team))
            .order_by(AskRow.ended_at.desc(), AskRow.id)
            .limit(limit)
        )
        with self._database.read() as session:
            return list(session.scalars(query))

    def feedback_on(self, ask_id: str) -> list[LoggedFeedback]:
        """Everybody's verdicts on an answer."""
        query = select(FeedbackRow).where(FeedbackRow.ask_id == ask_id).order_by(FeedbackRow.at)
        with self._database.read() as session:
            return [verdict_in(row) for row in session.scalars(query)]

    def audit_trail(self, limit: int = 100) -> list[AuditEntry]:
        """The latest audit entries, newest first."""
        query = select(AuditRow).order_by(AuditRow.number.desc()).limit(limit)
        with self._database.read() as session:
            return [AuditEntry(row.at, row.actor, row.action, row.detail) for row in session.scalars(query)]


def _of_team(team: str) -> tuple[ColumnElement[bool], ...]:
    return (AskRow.team == team,) if team else ()


def insert_ask(
    database: Database, session: Session, question: Question, warehouse: str, now: datetime, **more: object
) -> bool:
    """Insert an ask unless its id is taken; whether it was inserted. Raises BadInput."""
    if not question.id.strip() or len(question.id) > MAX_ID:
        raise BadInput(f"An ask needs an id of 1 to {MAX_ID} characters.")
    values: dict[str, object] = {
        "id": question.id,
        "person": question.person,
        "channel": question.channel,
        "team": question.workspace,
        "thread_ts": "",
        "kind": "",
        "question": question.text,
        "warehouse": warehouse,
        "request": None,
        "status": "working",
        "turn": 0,
        "tries": 0,
        "outcome": None,
        "reason": "",
        "sql": "",
        "sentence": "",
        "created_at": now,
        "updated_at": now,
        "ended_at": None,
        "asked": False,
        "record": "",
        "risk": None,
        "miss": None,
        "picked": None,
        "name": "",
        "beside": None,
    }
    return database.insert_new(session, AskRow, **(values | more))


def end_ask(session: Session, ask_id: str, outcome: Outcome, now: datetime) -> bool:
    """Record an outcome; False when the ask had ended before. Raises NotFound."""
    row = session.get(AskRow, ask_id, with_for_update=True)
    if row is None:
        raise NotFound("There is no such ask.")
    if row.status in ENDED:
        return False
    row.status, row.reason, row.sql = end_of(outcome)
    row.outcome = encode(outcome)
    row.updated_at = row.ended_at = now
    if isinstance(outcome, Helped):  # asked nobody anything, and no promise speaks of it
        return True
    expired = isinstance(outcome, Abstained) and outcome.reason is Reason.EXPIRED
    row.asked = bool(outcome.exchanges) or expired  # what nobody answered is no exchange
    given = promised_by(outcome)
    if isinstance(outcome, VerifiedAnswer | ScheduledAnswer | AnswerAgain):
        given = Promised(VERIFIED_RECORD)
    row.record, row.risk, row.miss = given.record, given.risk, given.miss
    row.picked = picked_among_credible(outcome)
    return True


def end_of(outcome: Outcome) -> tuple[str, str, str]:
    """How an ask ended: status, why (of an abstention; of help, which kind), and the SQL of an answer."""
    match outcome:
        case Answered():
            return "answered", "", outcome.reading.sql
        case Abstained():
            return "abstained", outcome.reason.value, ""
        case Helped():
            return "helped", outcome.kind.value, ""


def verdict_in(row: FeedbackRow) -> LoggedFeedback:
    """The verdict that a row holds."""
    fault = Fault(row.fault) if row.fault else None
    return LoggedFeedback(row.ask_id, row.person, row.right, row.note, row.at, fault)


def _logged(row: AskRow) -> LoggedAsk:
    return LoggedAsk(
        row.id,
        row.person,
        row.channel,
        row.question,
        row.warehouse,
        row.status,
        row.reason,
        row.sql,
        row.created_at,
        row.ended_at,
    )
