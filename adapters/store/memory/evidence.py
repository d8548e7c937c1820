"""The evidence for hints in the store, and what follows from it (reliability/memory/standing.py)."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from adapters.store.memory.rows import alike, hint_of
from adapters.store.tables import EvidenceRow, HintRow
from reliability.memory.rules import moment
from reliability.memory.standing import Evidence, EvidenceKind, Pick, Standing, standings, strength
from reliability.values import Hint, HintState

_KEPT = 100
"""How many pieces of evidence a hint keeps: far more than ever count."""


def note(session: Session, row: HintRow, evidence: Evidence) -> None:
    """Add evidence for a hint, and say in its row what all of it is worth."""
    session.add(
        EvidenceRow(
            hint=row.number,
            at=evidence.at,
            person=evidence.person,
            kind=evidence.kind.value,
            question=evidence.question,
            ask=evidence.ask,
            weight=evidence.weight,
        )
    )
    session.flush()
    weigh(session, row)
    newest = select(EvidenceRow.number).where(EvidenceRow.hint == row.number)
    too_many = list(session.scalars(newest.order_by(EvidenceRow.number.desc()).offset(_KEPT)))
    if too_many:
        session.execute(delete(EvidenceRow).where(EvidenceRow.number.in_(too_many)))


def weigh(session: Session, row: HintRow) -> None:
    """Say in a hint's row what its evidence was worth when the newest came; without any, what it weighed stays."""
    evidence = [each for _, each in evidence_of(session, [row]) if each.weight > 0]
    if evidence:
        row.weight = strength(evidence)
        row.said_at = max((each.at for each in evidence), key=moment)


def evidence_of(session: Session, rows: list[HintRow]) -> list[tuple[int, Evidence]]:
    """The evidence for these hints, in the order in which it came: each with its hint's number."""
    numbers = [row.number for row in rows]
    query = select(EvidenceRow).where(EvidenceRow.hint.in_(numbers)).order_by(EvidenceRow.number)
    return [(each.hint, _evidence(each)) for each in session.scalars(query)]


def annul(session: Session, row: HintRow) -> None:
    """Keep what was said for a hint, counting for nothing: the hint says something else now."""
    session.execute(update(EvidenceRow).where(EvidenceRow.hint == row.number).values(weight=0.0))


def hand_over(session: Session, giver: HintRow, taker: HintRow) -> None:
    """Let what was said for one hint speak for another that prefers the same."""
    session.execute(update(EvidenceRow).where(EvidenceRow.hint == giver.number).values(hint=taker.number))
    giver.state = HintState.SUPERSEDED.value
    session.flush()
    weigh(session, taker)


def weigh_up(session: Session, hint: Hint, *, revive: bool = True) -> None:
    """Weigh the hints on a phrase for a scope, owner and warehouse against one another.

    With `revive` those that were outweighed may come back. Without, as where somebody retired a hint, what is used can
    only become firmer: to forget one reading is not to ask for another.
    """
    states = (HintState.ACTIVE, HintState.SUPERSEDED) if revive else (HintState.ACTIVE,)
    rows = alike(session, hint, *states)
    place = {row.number: index for index, row in enumerate(rows)}
    picks = [Pick(place[number], evidence) for number, evidence in evidence_of(session, rows)]
    for row, standing in zip(rows, standings([hint_of(row) for row in rows], picks), strict=True):
        outweighed = standing is Standing.OUTWEIGHED
        row.state = HintState.SUPERSEDED.value if outweighed else HintState.ACTIVE.value
        row.firm = standing is not Standing.DOUBTFUL
    session.flush()


def _evidence(row: EvidenceRow) -> Evidence:
    return Evidence(row.at, row.person, EvidenceKind(row.kind), row.question, row.ask, row.weight)
