"""Sessions of PostgreSQL's own are told from those that a pooler by transactions gives away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from adapters.store.operations.sessions import POOLED, session_problem, shares_sessions
from adapters.store.store import StoreUnavailable


class Pooler:
    """Gives sessions to transactions as PgBouncer does with pool_mode = transaction: the last one that came back
    first."""

    def __init__(self, *free: int, keeps: bool = False) -> None:
        self.free, self.keeps = list(free), keeps

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        yield cast("Connection", Client(self))


class Client:
    """A connection to the pooler."""

    def __init__(self, pooler: Pooler) -> None:
        self.pooler = pooler
        self.session = 0

    def scalar(self, _statement: Any) -> int:
        if not self.session:
            self.session = self.pooler.free.pop()
        return self.session

    def rollback(self) -> None:
        if not self.pooler.keeps:
            self.pooler.free.append(self.session)
            self.session = 0


@pytest.mark.parametrize("free", [(1,), (1, 2), (7, 3, 5), tuple(range(1, 20))])
def test_a_pooler_by_transactions_is_found_out(free: tuple[int, ...]) -> None:
    assert shares_sessions(Pooler(*free).connect)


def test_a_pooler_by_sessions_is_as_good_as_the_server() -> None:
    assert not shares_sessions(Pooler(1, 2, 3, keeps=True).connect)


@pytest.mark.postgres
def test_the_server_s_own_address_is_fine(postgres_database: Callable[[], str]) -> None:
    url = postgres_database()
    assert [session_problem(url) for _ in range(3)] == [""] * 3


@pytest.mark.postgres
def test_the_doctor_says_what_is_wrong_with_the_address(
    postgres_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from adapters.store.operations import sessions
    from bot.doctor import _store, examine
    from bot.main import opened

    with opened(store_url=postgres_database()) as candor:
        assert examine("Store", lambda: _store(candor), candor.settings).state == "fine"
        monkeypatch.setattr(sessions, "shares_sessions", lambda connect: shares_sessions(Pooler(1, 2).connect))
        found = examine("Store", lambda: _store(candor), candor.settings)
    assert (found.state, found.sentence) == ("wrong", POOLED)


def test_sqlite_has_no_pooler_and_a_server_that_is_away_is_a_sentence() -> None:
    assert session_problem("sqlite:///nowhere.sqlite") == ""
    with pytest.raises(StoreUnavailable, match="cannot be reached"):
        session_problem("postgresql+psycopg://nobody:secret@127.0.0.1:1/candor")
