"""Judged answers as a question log that `candor calibrate --log` reads.

What such a log is worth. Guarantees need questions drawn like those to come. Answers that people confirmed are
*not*: they are the questions that Candor answered, and answered right. Calibrated on them alone, nothing would
ever have gone wrong, and every promise would be too good. Therefore answers that were judged wrong are written
too, to a file of their own without SQL: with the right query filled in (or null, where the data cannot answer),
both files together are a log of judged answers. Still missing are questions that nobody judged and those that
were not answered; a sample of these, answered by somebody who knows the data, makes it a log of questions.

Left out: answers on which people disagree; follow-ups and questions that were completed in a person's words, since
their own words are not all that was asked; answers without rows that somebody chose or a rule says to leave out, which
the words do not say; and questions whose period moves with the day ("last month"), since their SQL was right on one day
only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from adapters.store.asks import verdict_in
from adapters.store.codec import StoredDataUnreadable, decode
from adapters.store.database import Database
from adapters.store.requests import AskRequest
from adapters.store.tables import AskRow, FeedbackRow
from reliability.afterwards.answers import NarrowedAnswer
from reliability.promises.feedback import LoggedFeedback, undisputed
from reliability.question.periods import read_periods
from reliability.values import Answered, ReplyKind

Row = dict[str, Any]


@dataclass
class ExportedLog:
    """Rows of answers judged right, with their SQL; rows of those judged wrong, without; what was left out, why."""

    right: list[Row] = field(default_factory=list)
    wrong: list[Row] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)


def export_log(database: Database, warehouse: str) -> ExportedLog:
    """Every judged answer of a warehouse, oldest first. Raises StoreUnavailable."""
    exported = ExportedLog()
    with database.read() as session:
        for ask, verdicts in _judged(session, warehouse):
            right, why = undisputed(verdicts), _why_not(ask)
            if right is None or why:
                exported.left_out[why or "disputed"] += 1
                continue
            common: Row = {
                "id": ask.id,
                "question": ask.question,
                "verdict": "right" if right else "wrong",
                "asked": ask.asked,
                "on": ask.created_at.date().isoformat(),
            }
            if right:
                exported.right.append({**common, "sql": ask.sql})
            else:
                said = [
                    {"fault": v.fault.value if v.fault else None, "note": v.note} for v in verdicts if v.fault or v.note
                ]
                exported.wrong.append({**common, "wrong_sql": ask.sql, "said": said})
    return exported


def _judged(session: Session, warehouse: str) -> Iterator[tuple[AskRow, list[LoggedFeedback]]]:
    which = (AskRow.warehouse == warehouse, AskRow.status == "answered")
    judged = select(AskRow).where(*which, AskRow.id.in_(select(FeedbackRow.ask_id)))
    for ask in session.scalars(judged.order_by(AskRow.created_at, AskRow.id)):
        said = session.scalars(select(FeedbackRow).where(FeedbackRow.ask_id == ask.id).order_by(FeedbackRow.at))
        yield ask, [verdict_in(row) for row in said]


def _why_not(ask: AskRow) -> str:
    """Why the words of a question do not say all that its SQL answers; "" where they do."""
    try:
        request = decode(ask.request) if ask.request else None
        outcome = decode(ask.outcome) if ask.outcome else None
    except StoredDataUnreadable:
        return "cannot be read"
    if isinstance(request, AskRequest) and request.question.previous is not None:
        return "follow-up"
    if isinstance(request, AskRequest) and request.wanted is not None and request.wanted.act == "again":
        return "run again"
    if isinstance(outcome, NarrowedAnswer) and outcome.left_out:
        return "rows left out"
    if isinstance(outcome, Answered) and any(e.reply.kind is ReplyKind.OTHER for e in outcome.exchanges):
        return "completed in other words"
    return "period moves" if moves(ask.question, ask.created_at.date()) else ""


def moves(question: str, day: date) -> bool:
    """Whether a question means another period on another day.

    >>> moves("Sales last month?", date(2026, 11, 21)), moves("Sales in May 2024?", date(2026, 11, 21))
    (True, False)
    """
    return read_periods(question, day) != read_periods(question, day + timedelta(days=1000))
