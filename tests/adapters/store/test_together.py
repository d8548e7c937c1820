"""Changes of many at the same time in one transaction: all that was told is stored, and nobody's fault is another's."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.orm import Session

from adapters.store.database import Database, StoreUnavailable
from adapters.store.operations.together import Together
from adapters.store.tables import NoticeRow
from reliability.errors import BadInput
from tests.conftest import eventually


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    postgres = request.param == "postgres"
    url = str(request.getfixturevalue("postgres_database")()) if postgres else f"sqlite:///{tmp_path}/s.sqlite"
    opened = Database(url)
    yield opened
    opened.close()


class Gathered:
    """Changes that come while the first is being written, so that they share the next transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.together = Together(database)
        self.commits = 0
        sa.event.listen(database._engine, "commit", self._count)

    def _count(self, _connection: object) -> None:
        self.commits += 1

    def all_at_once(self, works: list[Callable[[Session], object]]) -> list[object]:
        """What became of each: its result or its error."""
        inside, go_on = threading.Event(), threading.Event()

        def first(session: Session) -> None:
            session.connection()
            inside.set()
            assert go_on.wait(60)

        def outcome(work: Callable[[Session], object]) -> object:
            try:
                return self.together.write(work)
            except Exception as error:
                return error

        with ThreadPoolExecutor(len(works) + 1) as threads:
            leading = threads.submit(self.together.write, first)
            assert inside.wait(60)
            waiting = [threads.submit(outcome, work) for work in works]
            assert eventually(lambda: len(self.together._waiting) == len(works))
            before = self.commits
            go_on.set()
            leading.result(60)
            found = [each.result(60) for each in waiting]
        self.commits -= before
        return found

    def kept(self) -> set[str]:
        with self.database.read() as session:
            return set(session.scalars(sa.select(NoticeRow.key)))


def keep(database: Database, key: str) -> Callable[[Session], object]:
    def work(session: Session) -> bool:
        values = {"key": key, "sentence": "", "at": sa.func.current_timestamp()}
        return database.insert_new(session, NoticeRow, **values)

    return work


def test_what_waits_is_written_in_one_transaction_and_each_hears_its_own(database: Database) -> None:
    gathered = Gathered(database)
    keys = ["a", "b", "c", "b", "d"]
    found = gathered.all_at_once([keep(database, key) for key in keys])
    assert sorted(found, key=str) == [False, True, True, True, True], "of two alike one is new"
    assert gathered.kept() == set(keys)
    assert gathered.commits == 2, "the one that was being written, and all others"


def test_a_change_that_fails_fails_alone(database: Database) -> None:
    gathered = Gathered(database)

    def fails(session: Session) -> None:
        keep(database, "half")(session)
        raise BadInput("not this one")

    found = gathered.all_at_once([keep(database, "a"), fails, keep(database, "b")])
    assert found[0] is True
    assert found[2] is True
    assert isinstance(found[1], BadInput)
    assert gathered.kept() == {"a", "b"}


def test_nobody_is_told_that_something_is_stored_before_it_is(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathered = Gathered(database)

    def refused(_connection: object) -> None:
        raise StoreUnavailable("the commit did not go through")

    works = [keep(database, "a"), keep(database, "b")]
    inner = gathered.together._commit
    listening: list[bool] = []

    def commit(changes: list[object]) -> None:
        if len(changes) > 1 and not listening:
            listening.append(True)
            sa.event.listen(database._engine, "commit", refused)
        inner(changes)  # type: ignore[arg-type]

    monkeypatch.setattr(gathered.together, "_commit", commit)
    found = gathered.all_at_once(works)
    assert all(isinstance(each, StoreUnavailable) for each in found)
    sa.event.remove(database._engine, "commit", refused)
    assert gathered.kept() == set()
    assert gathered.together.write(keep(database, "a")) is True
