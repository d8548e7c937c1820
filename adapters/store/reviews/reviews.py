"""Reviews in the store: a week is drawn once, a question is reviewed once, and what was said outlives the ask.

Whole weeks count: once all questions that were drawn from a week are reviewed. Else whoever reviews the easy ones
first, and the others never, would calibrate on easy ones. What taught a hint is in no draw, and where a hint comes from
the same words, a review does not count, whenever the hint was made. Likewise what was drawn for learning: it takes no
words that were drawn for a promise, and a question in its words does not count later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from adapters.store.asks import verdict_in
from adapters.store.codec import StoredDataUnreadable, decode
from adapters.store.database import Database
from adapters.store.requests import AFTER_MARK, RUN_MARK, AskRequest
from adapters.store.tables import AskRow, DrawRow, FeedbackRow, HintRow, ReviewRow
from reliability.errors import NotFound
from reliability.promises.feedback import undisputed
from reliability.promises.reviews.draw import AskedInWeek, draw, span_of
from reliability.values import Abstained, Answered, PreviousTurn, Reason

_NOT_DRAWN = ("helped",)
_DOUBTFUL = (Reason.AMBIGUOUS, Reason.NOT_SURE, Reason.TOO_MANY_QUESTIONS, Reason.COULD_NOT_RUN)


@dataclass(frozen=True, slots=True)
class Review:
    """A question that was drawn, with what was said of it (ReviewRow says what the fields mean); times UTC."""

    ask_id: str
    warehouse: str
    week: str
    counts: bool
    question: str
    previous: PreviousTurn | None
    asked_at: datetime
    reviewed: bool = False
    sql: str | None = None
    foremost: bool | None = None
    record: str = ""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a draw came to: questions of the week, and how many were drawn for the promise and for learning."""

    week: str
    asked: int
    promise: int
    learning: int


class StoredReviews:
    """Every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def drawn(self, warehouse: str, week: str) -> bool:
        """Whether a week was drawn from."""
        with self._database.read() as session:
            return session.get(DrawRow, (warehouse, week)) is not None

    def draw(
        self, warehouse: str, week: str, size: int, besides: int = 0, may_show: Callable[[str], bool] = lambda _: True
    ) -> Drawn | None:
        """Draw from a week, once; None where that was done. `may_show` says of a channel whether people who were not
        asked there may read what was asked. Raises ValueError for what is no week."""
        with self._database.read() as session:
            channels = set(session.scalars(select(AskRow.channel).where(*_of_week(warehouse, week)).distinct()))
        shown = {channel for channel in channels if may_show(channel)}  # asks Slack: not while others wait to write
        with self._database.write() as session:
            self._database.serialise(session, f"draw {warehouse} {week}")
            if session.get(DrawRow, (warehouse, week)) is not None:
                return None
            rows = {row.id: row for row in session.scalars(select(AskRow).where(*_of_week(warehouse, week)))}
            taught = _taught_words(session)
            rows = {
                ask_id: row
                for ask_id, row in rows.items()
                if row.channel in shown and not _taught(row) and _words(row.question) not in taught
            }
            asked = [AskedInWeek(i, _doubt(session, r)) for i, r in rows.items()]
            found = draw(asked, warehouse, week, size, len(asked) if besides > 0 else 0)
            counting = _asked_words(session, warehouse, counts=True) | {_words(rows[i].question) for i in found.promise}
            learning = [i for i in found.learning if _words(rows[i].question) not in counting][: max(besides, 0)]
            for ask_id in (*found.promise, *learning):
                self._database.insert_new(session, ReviewRow, **_new(rows[ask_id], week, ask_id in found.promise))
            counts = {"asked": len(rows), "drawn": len(found.promise)}
            self._database.insert_new(session, DrawRow, warehouse=warehouse, week=week, at=self._now(), **counts)
        return Drawn(week, len(rows), len(found.promise), len(learning))

    def waiting(self, warehouse: str = "") -> list[Review]:
        """What is to be reviewed, oldest week first, and of a week what counts first; of all warehouses for ""."""
        which = [ReviewRow.state == "waiting", *([ReviewRow.warehouse == warehouse] if warehouse else [])]
        ordered = select(ReviewRow).where(*which).order_by(ReviewRow.week, ReviewRow.counts.desc(), ReviewRow.ask_id)
        with self._database.read() as session:
            return [_review(row) for row in session.scalars(ordered)]

    def review(self, ask_id: str) -> Review | None:
        """The question of that ask, if it was drawn."""
        with self._database.read() as session:
            row = session.get(ReviewRow, ask_id)
            return None if row is None else _review(row)

    def take(self, ask_id: str, sql: str | None, foremost: bool | None, by: str) -> bool:
        """Keep what a person said of a question; False where somebody did before, and nothing changes.

        Raises NotFound for what was not drawn.
        """
        said = {"state": "reviewed", "sql": sql, "foremost": foremost, "by": by, "at": self._now()}
        waiting = (ReviewRow.ask_id == ask_id, ReviewRow.state == "waiting")
        with self._database.write() as session:
            if session.get(ReviewRow, ask_id) is None:
                raise NotFound("That question was not drawn to be reviewed.")
            taken = session.execute(update(ReviewRow).where(*waiting).values(**said).returning(ReviewRow.ask_id))
            return taken.first() is not None

    def reviewed(self, warehouse: str) -> list[Review]:
        """All that was reviewed of a warehouse, by the time that it was asked."""
        which = (ReviewRow.warehouse == warehouse, ReviewRow.state == "reviewed")
        with self._database.read() as session:
            ordered = select(ReviewRow).where(*which).order_by(ReviewRow.asked_at, ReviewRow.ask_id)
            return [_review(row) for row in session.scalars(ordered)]

    def counting(self, warehouse: str) -> list[Review]:
        """What counts for a promise, by the time that it was asked: drawn for it, of weeks that are reviewed whole, and
        in no words that taught a hint or that somebody reviewed for learning."""
        with self._database.read() as session:
            which = (ReviewRow.warehouse == warehouse, ReviewRow.counts)
            undone = set(session.scalars(select(ReviewRow.week).where(*which, ReviewRow.state == "waiting").distinct()))
            taught = _taught_words(session) | _asked_words(session, warehouse, counts=False)
        return [
            each
            for each in self.reviewed(warehouse)
            if each.counts and each.week not in undone and _words(each.question) not in taught
        ]

    def weeks(self, warehouse: str) -> int:
        """How many weeks were drawn from."""
        with self._database.read() as session:
            which = DrawRow.warehouse == warehouse
            return session.scalar(select(func.count()).select_from(DrawRow).where(which)) or 0


def line_of(review: Review) -> dict[str, object]:
    """A review as a line of a question log, with the query that answers it and the day that it was asked on.

    `sql` null says that no query is known that answers it: whatever is answered counts as wrong. The split says what it
    may be used for: `promise`, or `learning` alone.
    """
    kind = "unanswerable" if review.sql is None else "follow_up" if review.previous else "answerable"
    line: dict[str, object] = {"id": review.ask_id, "question": review.question, "sql": review.sql, "kind": kind}
    if review.previous is not None:
        line["previous"] = {"question": review.previous.question, "sql": review.previous.sql}
    split = "promise" if review.counts else "learning"
    return {**line, "asked_on": review.asked_at.date().isoformat(), "week": review.week, "split": split}


def _of_week(warehouse: str, week: str) -> tuple[ColumnElement[bool], ...]:
    start, end = span_of(week)
    return (
        AskRow.warehouse == warehouse,
        AskRow.created_at >= start,
        AskRow.created_at < end,
        AskRow.status.not_in(_NOT_DRAWN),
        ~AskRow.id.startswith(RUN_MARK, autoescape=True),  # nobody asked these anew
        ~AskRow.id.startswith(AFTER_MARK, autoescape=True),
    )


def _doubt(session: Session, row: AskRow) -> int:
    """3: people judged it wrong; 2: nothing was answered, for want of certainty; 1: somebody had to be asked."""
    verdicts = [verdict_in(v) for v in session.scalars(select(FeedbackRow).where(FeedbackRow.ask_id == row.id))]
    if undisputed(verdicts) is False:
        return 3
    if row.status == "abstained":
        return 2 if row.reason in _DOUBTFUL else 0
    return int(row.asked)


def _taught(row: AskRow) -> bool:
    """Whether a hint was made of it. What cannot be read may have taught one."""
    if row.outcome is None:
        return False
    try:
        outcome = decode(row.outcome)
    except StoredDataUnreadable:
        return True
    return isinstance(outcome, Answered | Abstained) and bool(outcome.hints)


def _taught_words(session: Session) -> set[str]:
    """The words of questions that hints come from."""
    return {_words(question) for question in session.scalars(select(HintRow.question).distinct()) if question}


def _asked_words(session: Session, warehouse: str, *, counts: bool) -> set[str]:
    """The words of questions that were drawn, for the promise or for learning."""
    which = (ReviewRow.warehouse == warehouse, ReviewRow.counts.is_(counts))
    return {_words(question) for question in session.scalars(select(ReviewRow.question).where(*which))}


def _words(question: str) -> str:
    return " ".join(question.casefold().split())


def _new(row: AskRow, week: str, counts: bool) -> Mapping[str, object]:
    return {
        "ask_id": row.id,
        "warehouse": row.warehouse,
        "week": week,
        "counts": counts,
        "question": row.question,
        "before": _before(row),
        "asked_at": row.created_at,
        "state": "waiting",
        "sql": None,
        "foremost": None,
        "record": row.record if row.risk is not None and not row.asked else "",
        "by": "",
        "at": None,
    }


def _before(row: AskRow) -> str:
    try:
        request = decode(row.request) if row.request else None
    except StoredDataUnreadable:
        return ""
    previous = request.question.previous if isinstance(request, AskRequest) else None
    return json.dumps([previous.question, previous.sql]) if previous is not None else ""


def _review(row: ReviewRow) -> Review:
    previous = PreviousTurn(*json.loads(row.before)) if row.before else None
    return Review(
        row.ask_id,
        row.warehouse,
        row.week,
        row.counts,
        row.question,
        previous,
        row.asked_at,
        row.state == "reviewed",
        row.sql,
        row.foremost,
        row.record,
    )
