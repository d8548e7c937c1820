"""What the store knows of asks in general: figures for admins, what promises were kept, and pruning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from sqlalchemy import ColumnElement, Row, delete, func, select
from sqlalchemy.orm import Session

from adapters.store_asks import ENDED, verdict_in
from adapters.store_database import Database
from adapters.store_models import AskRow, FeedbackRow, MessageRow, TallyRow
from reliability.feedback import Fault, LoggedFeedback, settled

Bound = Literal["error", "coverage"]
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Judged:
    """Answers that somebody judged, and how many of them were wrong."""

    answers: int = 0
    wrong: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """What was seen of a promise of one calibration: `failures` of `trials`; a share of `limit` was promised."""

    bound: Bound
    record: str
    limit: float
    trials: int
    failures: int


@dataclass(frozen=True, slots=True)
class Figures:
    """Asks that ended since a moment. `asked_back`: those in which a person was asked something.

    `unasked` and `after_asking` are the judged answers given without and after that; `faults` counts what was
    said to be wrong with them.
    """

    since: datetime
    asks: int = 0
    answered: int = 0
    failed: int = 0
    asked_back: int = 0
    abstained: dict[str, int] = field(default_factory=dict)  # by reason
    unasked: Judged = Judged()
    after_asking: Judged = Judged()
    faults: dict[Fault, int] = field(default_factory=dict)


class StoredFigures:
    """Counts asks; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def figures(self, since: datetime) -> Figures:
        """What there is to know of asks that ended since then."""
        which = (AskRow.ended_at >= since, AskRow.status.in_(ENDED))
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
        wrong = [verdict.fault for each in judged for verdict in each.verdicts if verdict.fault]
        return Figures(
            since, sum(ends.values()), ends["answered"], ends["failed"], asked_back,
            dict(reasons.most_common()), _count(judged, asked=False), _count(judged, asked=True),
            dict(Counter(wrong).most_common()),
        )  # fmt: skip

    def tallies(self) -> list[Tally]:
        """What was ever seen of each promise, latest calibration first: judged asks, also those pruned since."""
        with self._database.read() as session:
            kept = _tallies(_judged(session, AskRow.record != ""))
            pruned = [_tally(row) for row in session.scalars(select(TallyRow))]
        return sorted(_merged([*kept, *pruned]), key=lambda tally: tally.record, reverse=True)

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
                for tally in _tallies(_judged(session, AskRow.id.in_(ids), AskRow.record != "")):
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


@dataclass(frozen=True, slots=True)
class _JudgedAsk:
    """An ask that somebody judged or chose a reading in. `right`: None where nobody judged it."""

    asked: bool
    record: str
    risk: float | None
    miss: float | None
    picked: bool | None
    verdicts: tuple[LoggedFeedback, ...]
    right: bool | None


def _judged(session: Session, *which: ColumnElement[bool]) -> list[_JudgedAsk]:
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
            _JudgedAsk(
                ask.asked, ask.record, ask.risk, ask.miss, ask.picked, verdicts, settled(verdicts, ask.person)
            )
        )
    return found


def _count(judged: Iterable[_JudgedAsk], *, asked: bool) -> Judged:
    known = [each.right for each in judged if each.asked is asked and each.right is not None]
    return Judged(len(known), known.count(False))


def _tallies(judged: Iterable[_JudgedAsk]) -> list[Tally]:
    """Per calibration: errors of answers given unasked, and questions whose right reading was not credible.

    A verdict says it; without one, whether the person found their reading among those offered. An answer that
    was judged wrong is a miss also where a person chose: none of the others was right for them.
    """
    seen: list[Tally] = []
    for ask in judged:
        if ask.risk is not None and ask.right is not None:
            seen.append(Tally("error", ask.record, ask.risk, 1, int(not ask.right)))
        covered = ask.right if ask.right is False or ask.picked is None else ask.picked
        if ask.miss is not None and 0 < ask.miss < 1 and covered is not None:
            seen.append(Tally("coverage", ask.record, ask.miss, 1, int(not covered)))
    return _merged(seen)


def _merged(tallies: Sequence[Tally]) -> list[Tally]:
    """One tally for each bound and calibration."""
    merged: dict[tuple[str, str], Tally] = {}
    for tally in tallies:
        before = merged.get((tally.bound, tally.record))
        if before is not None:
            trials, failures = before.trials + tally.trials, before.failures + tally.failures
            limit = max(before.limit, tally.limit)
            tally = Tally(tally.bound, tally.record, limit, trials, failures)
        merged[tally.bound, tally.record] = tally
    return list(merged.values())


def _tally(row: TallyRow) -> Tally:
    bound: Bound = "error" if row.bound == "error" else "coverage"
    return Tally(bound, row.record, row.limit, row.trials, row.failures)
