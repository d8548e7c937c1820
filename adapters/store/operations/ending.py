"""What every end of a turn has in common: what becomes due to be said, and what is forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from adapters.store.database import Database
from adapters.store.tables import MessageRow, StageRow


def make_due(
    database: Database, session: Session, ask_id: str, kind: str, step: int, now: datetime, grace: timedelta
) -> bool:
    """A message is to be said, by whoever caused it or after `grace` by others; False where it was due before."""
    session.flush()
    return database.insert_new(
        session,
        MessageRow,
        ask_id=ask_id,
        kind=kind,
        step=step,
        ts="",
        state="pending",
        attempts=0,
        created_at=now,
        due_at=now + grace,
    )


def take_progress_away(session: Session, ask_id: str, now: datetime, grace: timedelta) -> None:
    """What shows that an ask waits or runs is to be taken away: its turn is over."""
    shown = (MessageRow.ask_id == ask_id, MessageRow.kind == "progress", MessageRow.state == "shown")
    session.execute(update(MessageRow).where(*shown).values(state="pending", due_at=now + grace))


def forget_stages(session: Session, ask_id: str) -> None:
    """An ask that ended is never replayed, and its results are people's data."""
    session.execute(delete(StageRow).where(StageRow.ask_id == ask_id))
