"""The store's tables. Text is kept verbatim, whatever it holds; times are UTC.

    asks ─┬─ stages           recorded results of an ask's stages, until it ends
          ├─ clarifications   what was asked back, who may answer, what was decided
          ├─ messages         what is to be said and what was said (an outbox)
          └─ feedback         people's verdicts
    tallies                   what judged asks that are gone said about each promise
    notices ── told           what admins are to be told, and who was
    hints ── evidence         what speaks for each hint
    draws, reviews            which questions were drawn to be reviewed, and what was said of them
    proposals                 calibration records made from reviews, and which of them is turned on
    verified, schedules, audit
    choices                   what people leave out of their answers
    installations, used_passes      workspaces that installed the app, and what let a browser install it once

Requests, stage results, clarifications, replies and outcomes are JSON (codec.py): whoever can write to this database
can change what people are told, but not run code in the bot.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

_UNSTORABLE = re.compile("[\x00\x1b\ud800-\udfff]")
_ESCAPED = re.compile("\x1b([0-9a-f]{4})")


class VerbatimText(TypeDecorator[str]):
    """Any Python string. PostgreSQL knows no NUL and UTF-8 no lone surrogates, so these are escaped."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - its form
        """Python string → storable text."""
        if value is None:
            return None
        return _UNSTORABLE.sub(lambda match: f"\x1b{ord(match[0]):04x}", value)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - its form
        """Stored text → the Python string that it was."""
        if value is None:
            return None
        return _ESCAPED.sub(lambda match: chr(int(match[1], 16)), str(value))


class UtcTime(TypeDecorator[datetime]):
    """An aware datetime in UTC; SQLite would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - its form
        """Aware datetime → UTC. Raises ValueError for a naive one."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("times in the store are aware")
        return value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - its form
        """Stored time → aware datetime in UTC."""
        if value is None:
            return None
        stored: datetime = value
        return stored.replace(tzinfo=UTC) if stored.tzinfo is None else stored.astimezone(UTC)


class Base(DeclarativeBase):
    """The store's metadata."""

    type_annotation_map = {str: VerbatimText, datetime: UtcTime, bytes: LargeBinary}  # noqa: RUF012 - SQLAlchemy's form


class OfTeam:
    """What is a workspace's own where several installed the app; `team` is "" for what belongs to none of them."""

    team: Mapped[str] = mapped_column(default="")


class AskRow(Base):
    """An ask. `status`: queued, working (a turn runs), waiting (for a person), answered, abstained, helped (no data
    question), failed, stopped (by a person; `reason` says whom).

    `turn` is the turn that is due or running, `tries` how often it was begun. What an outcome says about promises, so
    that nobody need read it whole: `asked` (a person was asked back), `record` (which calibration; empty: none), `risk`
    (r* of an answer given unasked) and `miss` (α, or what was reachable instead); `picked`: whether a person found
    their reading among those offered as credible. `name`: what who asked calls the answer; `beside`: what is said
    beside it (kept/beside.py).
    """

    __tablename__ = "asks"
    __table_args__ = (
        Index("asks_by_status", "status"),
        Index("asks_by_thread", "channel", "thread_ts"),
        Index("asks_by_end", "ended_at"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str]
    channel: Mapped[str]
    team: Mapped[str]
    thread_ts: Mapped[str]
    kind: Mapped[str]
    question: Mapped[str]
    warehouse: Mapped[str]
    request: Mapped[bytes | None]
    status: Mapped[str]
    turn: Mapped[int] = mapped_column(Integer)
    tries: Mapped[int] = mapped_column(Integer)
    outcome: Mapped[bytes | None]
    reason: Mapped[str]  # of an abstention or failure; of help, which kind
    sql: Mapped[str]  # of an answer
    sentence: Mapped[str]  # what people are told about a failure
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    asked: Mapped[bool]
    record: Mapped[str]
    risk: Mapped[float | None]
    miss: Mapped[float | None]
    picked: Mapped[bool | None]
    name: Mapped[str] = mapped_column(server_default="")
    beside: Mapped[bytes | None]


class StageRow(Base):
    """The recorded result of the stage that the flow called `position`-th (from 0)."""

    __tablename__ = "stages"

    ask_id: Mapped[str] = mapped_column(ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True)
    position: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    name: Mapped[str]
    value: Mapped[bytes]


class ClarificationRow(Base):
    """What an ask asked back at a step. `state`: open, decided, expired, dropped (could not be posted),
    stopped (with its ask)."""

    __tablename__ = "clarifications"
    __table_args__ = (
        UniqueConstraint("ask_id", "step", name="one_clarification_a_step"),
        Index("clarifications_by_expiry", "state", "expires_at"),
    )

    token: Mapped[str] = mapped_column(primary_key=True)
    ask_id: Mapped[str] = mapped_column(ForeignKey("asks.id", ondelete="CASCADE"))
    step: Mapped[int] = mapped_column(Integer)
    team: Mapped[str]
    channel: Mapped[str]
    message_ts: Mapped[str]
    may_reply: Mapped[str]  # JSON list of persons
    clarification: Mapped[bytes]
    state: Mapped[str]
    reply: Mapped[bytes | None]
    decided_by: Mapped[str]
    decided_at: Mapped[datetime | None]
    expires_at: Mapped[datetime]


class MessageRow(Base):
    """A message of an ask. `kind`: clarify, settle (at a step), conclude, apologize (step 0), progress (at a turn: it
    shows that the ask waits or runs, and is taken away).

    `state`: shown (progress only, until the turn is over), pending, posted, skipped (nothing to say any more),
    given_up. `ts` is the place's own id.
    """

    __tablename__ = "messages"
    __table_args__ = (Index("messages_by_due", "state", "due_at"),)

    ask_id: Mapped[str] = mapped_column(ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    step: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    ts: Mapped[str]
    state: Mapped[str]
    attempts: Mapped[int] = mapped_column(Integer)
    created_at: Mapped[datetime]
    due_at: Mapped[datetime]


class HintRow(OfTeam, Base):
    """A hint (docs/METHODS.md 6). `phrase_key` is a hash of the normalised phrase: phrases can be long. `recall_key` is
    what questions call it up by (reliability/memory/recalling.py); `weight` what its evidence was worth at
    `said_at`."""

    __tablename__ = "hints"
    __table_args__ = (
        # One index for both, lists of an owner's and recall: with two, SQLite may take the one without the key.
        Index("hints_by_owner", "scope", "owner", "state", "recall_key"),
        Index("hints_by_phrase", "phrase_key"),
    )

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    phrase: Mapped[str]
    phrase_key: Mapped[str]
    preferred_table: Mapped[str]
    preferred_column: Mapped[str]
    passed_over: Mapped[str]  # JSON list of [table, column]
    scope: Mapped[str]
    owner: Mapped[str]
    author: Mapped[str]
    question: Mapped[str]
    created_at: Mapped[str]  # as the hint says it
    state: Mapped[str]
    weight: Mapped[float]
    warehouse: Mapped[str]
    said_at: Mapped[str]  # when its newest evidence came
    recall_key: Mapped[str]
    ask: Mapped[str]
    firm: Mapped[bool]


class EvidenceRow(Base):
    """Who said when that a hint is what they mean; `weight` counts in picks, 0 where the hint was changed since."""

    __tablename__ = "evidence"
    __table_args__ = (Index("evidence_by_hint", "hint"),)

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    hint: Mapped[int] = mapped_column(ForeignKey("hints.number", ondelete="CASCADE"))
    at: Mapped[str]  # as the hint says it
    person: Mapped[str]
    kind: Mapped[str]
    question: Mapped[str]
    ask: Mapped[str]
    weight: Mapped[float]


class KeptRow(OfTeam):
    """What admins keep for a warehouse and asks read (kept/book.py). `told`: its author knows that a change of the
    schema retired it."""

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    id: Mapped[str] = mapped_column(unique=True)
    warehouse: Mapped[str]
    author: Mapped[str]
    created_at: Mapped[str]  # as it says itself
    uses: Mapped[str]
    origin: Mapped[str]
    state: Mapped[str]
    why: Mapped[str]
    told: Mapped[bool]


class VerifiedRow(KeptRow, Base):
    """A question that an admin verified with its SQL (reliability/verified/)."""

    __tablename__ = "verified"
    __table_args__ = (Index("verified_by_warehouse", "warehouse", "state"),)

    question: Mapped[str]
    sql: Mapped[str]
    day: Mapped[str]


class DefinitionRow(KeptRow, Base):
    """A word with what it means (reliability/definitions/); `home` is the table whose columns it reads."""

    __tablename__ = "definitions"
    __table_args__ = (Index("definitions_by_warehouse", "warehouse", "state"),)

    phrase: Mapped[str]
    means: Mapped[str]
    home: Mapped[str]


class ScheduleRow(OfTeam, Base):
    """A question that is asked again by schedule (kept/schedules.py). `last_run` names the run that was noted last,
    `name` is what who set it up calls it; `in_channel`: its answers are shown in the thread's channel too."""

    __tablename__ = "schedules"
    __table_args__ = (Index("schedules_by_due", "state", "due_at"), Index("schedules_by_person", "person"))

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str]
    channel: Mapped[str]
    thread_ts: Mapped[str]
    warehouse: Mapped[str]
    question: Mapped[str]
    sql: Mapped[str]
    day: Mapped[str]
    uses: Mapped[str]
    rule: Mapped[str]
    zone: Mapped[str]
    due_at: Mapped[datetime]
    sign: Mapped[str]
    threshold: Mapped[float]
    beyond: Mapped[bool]
    state: Mapped[str]
    failures: Mapped[int] = mapped_column(Integer)
    why: Mapped[str]
    last_run: Mapped[str]
    pending: Mapped[str]
    name: Mapped[str] = mapped_column(server_default="")
    in_channel: Mapped[bool] = mapped_column(server_default=false())


class ChoiceRow(OfTeam, Base):
    """Rows that a person leaves out of answers (kept/choices.py): those of the table `home` of which `condition` is
    true."""

    __tablename__ = "choices"
    __table_args__ = (Index("choices_by_person", "person", "warehouse"),)

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    person: Mapped[str]
    warehouse: Mapped[str]
    home: Mapped[str]
    condition: Mapped[str]
    at: Mapped[datetime]


class FeedbackRow(Base):
    """A person's verdict on an answer; the newest counts."""

    __tablename__ = "feedback"

    ask_id: Mapped[str] = mapped_column(ForeignKey("asks.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(primary_key=True)
    right: Mapped[bool]
    fault: Mapped[str]  # what was wrong (reliability/promises/feedback.py); empty: not said
    note: Mapped[str]
    at: Mapped[datetime]


class TallyRow(Base):
    """What judged asks that were pruned said about a promise (`bound`: error, coverage) of a calibration."""

    __tablename__ = "tallies"

    bound: Mapped[str] = mapped_column(primary_key=True)
    record: Mapped[str] = mapped_column(primary_key=True)
    limit: Mapped[float]
    trials: Mapped[int] = mapped_column(Integer)
    failures: Mapped[int] = mapped_column(Integer)


class NoticeRow(Base):
    """A sentence that the admins are to be told once. Rows stay, so that it is never said again."""

    __tablename__ = "notices"

    key: Mapped[str] = mapped_column(primary_key=True)
    sentence: Mapped[str]
    at: Mapped[datetime]


class ToldRow(Base):
    """An admin who was told a notice."""

    __tablename__ = "told"

    key: Mapped[str] = mapped_column(ForeignKey("notices.key", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(primary_key=True)
    at: Mapped[datetime]


class DrawRow(Base):
    """A week of a warehouse that was drawn from, so that it never is again: `asked` questions, `drawn` for the
    promise."""

    __tablename__ = "draws"

    warehouse: Mapped[str] = mapped_column(primary_key=True)
    week: Mapped[str] = mapped_column(primary_key=True)
    asked: Mapped[int] = mapped_column(Integer)
    drawn: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime]


class ReviewRow(Base):
    """A question that was drawn to be reviewed; it outlives its ask. `counts`: drawn at random, for a promise; else it
    teaches, and never counts.

    `sql` is the query that answers it, None where none does or nobody knows one. `foremost`: whether Candor's foremost
    reading is right, None where it had none. `record` names the calibration by which it was answered unasked.
    """

    __tablename__ = "reviews"
    __table_args__ = (Index("reviews_by_state", "warehouse", "state"),)

    ask_id: Mapped[str] = mapped_column(primary_key=True)
    warehouse: Mapped[str]
    week: Mapped[str]
    counts: Mapped[bool]
    question: Mapped[str]
    before: Mapped[str]  # of a follow-up: the question before, as JSON with its SQL; else empty
    asked_at: Mapped[datetime]
    state: Mapped[str]  # waiting, reviewed
    sql: Mapped[str | None]
    foremost: Mapped[bool | None]
    record: Mapped[str]
    by: Mapped[str]
    at: Mapped[datetime | None]


class ProposalRow(Base):
    """A calibration that was made from the first `reviews` reviews, at the look of that number. `state`: proposed, on
    (answers are given with it), off (an admin turned it off), broken (it turned itself off, for good), failed (none
    could be made; `why` says it). `name` is the record's, as answers given with it have it."""

    __tablename__ = "proposals"

    warehouse: Mapped[str] = mapped_column(primary_key=True)
    look: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    reviews: Mapped[int] = mapped_column(Integer)
    state: Mapped[str]
    name: Mapped[str]
    record: Mapped[str]
    arrays: Mapped[bytes | None]
    novelty: Mapped[bytes | None]
    why: Mapped[str]
    made_at: Mapped[datetime]
    by: Mapped[str]
    at: Mapped[datetime]


class InstallationRow(Base):
    """A workspace that installed the app (teams/installations.py). `sealed` are its tokens, encrypted; `expires_at` is
    when the token ends, `by` who installed it."""

    __tablename__ = "installations"

    team: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    enterprise: Mapped[str]
    bot_user: Mapped[str]
    bot_id: Mapped[str]
    scopes: Mapped[str]
    sealed: Mapped[bytes]
    expires_at: Mapped[datetime | None]
    by: Mapped[str]
    at: Mapped[datetime]


class UsedPassRow(Base):
    """What let a browser install the app once, by its digest, until it ends anyhow."""

    __tablename__ = "used_passes"

    digest: Mapped[str] = mapped_column(primary_key=True)
    until: Mapped[datetime]


class AuditRow(Base):
    """Who did what (operations/audit.py); rows are only ever added, and pruned by age. `detail` is JSON, in older rows
    also words."""

    __tablename__ = "audit"

    number: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True)
    at: Mapped[datetime]
    actor: Mapped[str]
    action: Mapped[str]
    detail: Mapped[str]
