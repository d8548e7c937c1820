"""What admins are to be told: each sentence once, each admin once, whichever process sees it first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select

from adapters.store.database import Database
from adapters.store.tables import NoticeRow, ToldRow


@dataclass(frozen=True, slots=True)
class Untold:
    """A notice that a person is still to be told."""

    key: str
    sentence: str
    person: str


class StoredNotices:
    """Notices in the store; every method may raise StoreUnavailable."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def note(self, key: str, sentence: str) -> bool:
        """Keep a sentence to be told; False when this key was noted before: it is not told again."""
        with self._database.write() as session:
            return self._database.insert_new(session, NoticeRow, key=key, sentence=sentence, at=self._now())

    def noted(self) -> list[str]:
        """The sentences noted so far, newest first."""
        with self._database.read() as session:
            return list(session.scalars(select(NoticeRow.sentence).order_by(NoticeRow.at.desc(), NoticeRow.key)))

    def keys(self, start: str) -> list[str]:
        """The keys that begin with this, oldest first."""
        query = select(NoticeRow.key).where(NoticeRow.key.startswith(start, autoescape=True))
        with self._database.read() as session:
            return list(session.scalars(query.order_by(NoticeRow.at, NoticeRow.key)))

    def any_since(self, since: datetime) -> bool:
        """Whether anything was noted since then."""
        with self._database.read() as session:
            return session.scalar(select(NoticeRow.key).where(NoticeRow.at >= since).limit(1)) is not None

    def untold(self, people: Sequence[str], since: datetime) -> list[Untold]:
        """What these people were not told of the notices since then, oldest first.

        Whoever becomes an admin later is not told what is long past.
        """
        query = select(NoticeRow).where(NoticeRow.at >= since).order_by(NoticeRow.at, NoticeRow.key)
        with self._database.read() as session:
            notices = list(session.scalars(query))
            told = {(row.key, row.person) for row in session.scalars(select(ToldRow))}
        return [
            Untold(notice.key, notice.sentence, person)
            for notice in notices
            for person in people
            if (notice.key, person) not in told
        ]

    def told(self, key: str, person: str) -> None:
        """Note that a person was told."""
        with self._database.write() as session:
            self._database.insert_new(session, ToldRow, key=key, person=person, at=self._now())
