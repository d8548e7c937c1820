"""Calibrations made from reviews, in the store: one at each look, and of a warehouse at most one turned on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Literal, cast

from sqlalchemy import select, update

from adapters.store.database import Database
from adapters.store.tables import ProposalRow
from reliability.errors import BadInput, NotFound

if TYPE_CHECKING:
    from reliability.promises.record_json import StoredRecord

ProposalState = Literal["proposed", "on", "off", "broken", "failed"]
_MAY_TURN_ON = ("proposed", "off")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A calibration of a warehouse, or (failed) why none could be made; ProposalRow says what the fields mean."""

    warehouse: str
    look: int
    reviews: int
    state: ProposalState
    name: str
    why: str
    made_at: datetime
    by: str
    at: datetime


class StoredProposals:
    """Every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def propose(self, warehouse: str, look: int, reviews: int, name: str, record: StoredRecord) -> bool:
        """Keep what a look gave; False where it gave something before, which stays."""
        held = {"record": record.text, "arrays": record.arrays, "novelty": record.novelty}
        return self._insert(warehouse, look, reviews, "proposed", name=name, why="", **held)

    def fail(self, warehouse: str, look: int, reviews: int, why: str) -> bool:
        """Keep that a look gave no calibration, and why; False where it gave something before."""
        return self._insert(warehouse, look, reviews, "failed", name="", why=why, record="", arrays=None, novelty=None)

    def all(self, warehouse: str = "") -> list[Proposal]:
        """What was made of a warehouse ("" for all), the latest look first."""
        ordered = select(ProposalRow).order_by(ProposalRow.warehouse, ProposalRow.look.desc())
        if warehouse:
            ordered = ordered.where(ProposalRow.warehouse == warehouse)
        with self._database.read() as session:
            return [_proposal(row) for row in session.scalars(ordered)]

    def on(self, warehouse: str) -> Proposal | None:
        """The one that answers are given with, or None."""
        return next((each for each in self.all(warehouse) if each.state == "on"), None)

    def record(self, warehouse: str, look: int) -> StoredRecord:
        """The calibration itself. Raises NotFound."""
        from reliability.promises.record_json import StoredRecord  # slow to import, and most commands need none

        with self._database.read() as session:
            row = session.get(ProposalRow, (warehouse, look))
            if row is None or not row.record:
                raise NotFound("There is no such calibration from reviews.")
            return StoredRecord(row.record, row.arrays, row.novelty)

    def turn_on(self, warehouse: str, by: str) -> Proposal:
        """Answer with the latest calibration from now on; one that was on before is turned off. Raises NotFound where
        there is none, BadInput where it turned itself off."""
        with self._database.write() as session:
            self._database.serialise(session, f"proposals {warehouse}")
            ordered = select(ProposalRow).where(ProposalRow.warehouse == warehouse, ProposalRow.state != "failed")
            latest = session.scalars(ordered.order_by(ProposalRow.look.desc()).limit(1)).first()
            if latest is None:
                raise NotFound("No calibration has been made from reviews yet.")
            if latest.state == "broken":
                raise BadInput(
                    "That calibration turned itself off, since it does not hold; the next one can be turned on."
                )
            if latest.state in _MAY_TURN_ON:
                others = (ProposalRow.warehouse == warehouse, ProposalRow.state == "on")
                session.execute(update(ProposalRow).where(*others).values(state="off", by=by, at=self._now()))
                latest.state, latest.by, latest.at = "on", by, self._now()
                session.flush()
            return _proposal(latest)

    def turn_off(self, warehouse: str, by: str, why: str = "") -> Proposal | None:
        """Answer without it from now on; None where none is on. With a `why`, it can never be turned on again."""
        state = "broken" if why else "off"
        which = (ProposalRow.warehouse == warehouse, ProposalRow.state == "on")
        said = {"state": state, "by": by, "at": self._now(), "why": why}
        with self._database.write() as session:
            changed = session.execute(
                update(ProposalRow).where(*which).values(**said).returning(ProposalRow.look)
            ).first()
            row = (
                None if changed is None else session.get(ProposalRow, (warehouse, changed.look), populate_existing=True)
            )
            return None if row is None else _proposal(row)

    def _insert(self, warehouse: str, look: int, reviews: int, state: ProposalState, **values: object) -> bool:
        now = self._now()
        row = {"warehouse": warehouse, "look": look, "reviews": reviews, "state": state, "made_at": now, "at": now}
        with self._database.write() as session:
            return self._database.insert_new(session, ProposalRow, **row, by="", **values)


def _proposal(row: ProposalRow) -> Proposal:
    state = cast(ProposalState, row.state)
    return Proposal(row.warehouse, row.look, row.reviews, state, row.name, row.why, row.made_at, row.by, row.at)
