"""What the store knows of asks in general: figures for admins, what promises were kept, and pruning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, func, select
from sqlalchemy.orm import Session

from adapters.store.asks import ENDED, VERIFIED_RECORD, verdict_in
from adapters.store.database import Database
from adapters.store.tables import AskRow, FeedbackRow, MessageRow, TallyRow
from reliability.promises.feedback import Fault, settled
from reliability.promises.kept import Bound, Judged, JudgedAsk, Tally, judged_answers, merged, tallies_of

_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Figures:
    """Asks that ended since a moment. `asked_back`: those in which a person was asked something. `helped` counts
    messages that were no data question, which `asks` leaves out; `stopped` those that a person stopped;
    `open` are those that have not ended yet, which no other figure counts.

    `unasked` and `after_asking` are the judged answers given without and after that, `verified` those that an admin had
    verified before, which neither counts; `faults` counts what was said to be wrong with any of them.
    """

    since: datetime
    asks: int = 0
    answered: int = 0
    failed: int = 0
    asked_back: int = 0
    abstained: dict[str, int] = field(default_factory=dict)  # by reason
    unasked: Judged = field(default_factory=Judged)
    after_asking: Judged = field(default_factory=Judged)
    faults: dict[Fault, int] = field(default_factory=dict)
    helped: int = 0
    stopped: int = 0
    verified: Judged = field(default_factory=Judged)
    open: int = 0


class StoredFigures:
    """Counts asks; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def figures(self, since: datetime, team: str = "") -> Figures:
        """What there is to know of asks that ended since then, of the team alone where one is given."""
        which: tuple[ColumnElement[bool], ...] = (AskRow.ended_at >= since, AskRow.status.in_(ENDED))
        which += (AskRow.team == team,) if team else ()
        grouped = select(AskRow.status, AskRow.reason, AskRow.asked, func.count()).where(*which)
        ends: Counter[str] = Counter()
        reasons: Counter[str] = Counter()
        asked_back = 0
        with self._database.read() as session:
            for status, reason, asked, count in session.execute(
                grouped.group_by(AskRow.status, AskRow.reason, AskRow.asked)
            ):
                ends[status] += count
                asked_back += count if asked else 0
                if status == "abstained":
                    reasons[reason] += count
            judged = _judged(session, *which)
            waiting = session.scalar(select(func.count()).select_from(AskRow).where(AskRow.status.not_in(ENDED))) or 0
        by_admins = [each for each in judged if each.record == VERIFIED_RECORD]
        read_anew = [each for each in judged if each.record != VERIFIED_RECORD]
        wrong = [verdict.fault for each in judged for verdict in each.verdicts if verdict.fault]
        return Figures(
            since,
            sum(ends.values()) - ends["helped"],
            ends["answered"],
            ends["failed"],
            asked_back,
            dict(reasons.most_common()),
            judged_answers(read_anew, asked=False),
            judged_answers(read_anew, asked=True),
            dict(Counter(wrong).most_common()),
            ends["helped"],
            ends["stopped"],
            judged_answers(by_admins, asked=False),
            waiting,
        )

    def tallies(self) -> list[Tally]:
        """What was ever seen of each promise, latest calibration first: judged asks, also those pruned since."""
        with self._database.read() as session:
            kept = tallies_of(_judged(session, AskRow.record != ""))
            pruned = [_tally(row) for row in session.scalars(select(TallyRow))]
        return sorted(merged([*kept, *pruned]), key=lambda tally: tally.record, reverse=True)

    def prune(self, before: datetime) -> int:
        """Delete asks that ended before then, with all that hangs on them; how many. Their tallies stay.

        An ask with a message that is still to be said stays. Doing it again, or at the same time in another
        process, changes nothing.
        """
        unsaid = select(MessageRow.ask_id).where(MessageRow.state == "pending")
        old = (AskRow.ended_at < before, AskRow.status.in_(ENDED), AskRow.id.not_in(unsaid))
        pruned = 0
        while True:
            with self._database.write() as session:
                self._database.serialise(session, "prune")
                ids = list(session.scalars(select(AskRow.id).where(*old).limit(_AT_ONCE)))
                for tally in tallies_of(_judged(session, AskRow.id.in_(ids), AskRow.record != "")):
                    self._add(session, tally)
                session.execute(delete(AskRow).where(AskRow.id.in_(ids)))
            pruned += len(ids)
            if len(ids) < _AT_ONCE:
                return pruned

    def _add(self, session: Session, tally: Tally) -> None:
        row = session.get(TallyRow, (tally.bound, tally.record))
        if row is None:
            row = TallyRow(bound=tally.bound, record=tally.record, limit=tally.limit, trials=0, failures=0)
            session.add(row)
        row.trials += tally.trials
        row.failures += tally.failures
        session.flush()


def _judged(session: Session, *which: ColumnElement[bool]) -> list[JudgedAsk]:
    columns = (AskRow.id, AskRow.person, AskRow.asked, AskRow.record, AskRow.risk, AskRow.miss, AskRow.picked)
    said = select(*columns, FeedbackRow).outerjoin(FeedbackRow, FeedbackRow.ask_id == AskRow.id)
    known = FeedbackRow.person.is_not(None) | AskRow.picked.is_not(None)
    by_ask: dict[str, list[Row[*tuple[Any, ...]]]] = {}
    for row in session.execute(said.where(*which, known)):
        by_ask.setdefault(row.id, []).append(row)
    found = []
    for rows in by_ask.values():
        ask = rows[0]
        verdicts = tuple(verdict_in(row.FeedbackRow) for row in rows if row.FeedbackRow is not None)
        found.append(
            JudgedAsk(ask.asked, ask.record, ask.risk, ask.miss, ask.picked, verdicts, settled(verdicts, ask.person))
        )
    return found


def _tally(row: TallyRow) -> Tally:
    bound: Bound = "error" if row.bound == "error" else "coverage"
    return Tally(bound, row.record, row.limit, row.trials, row.failures)
