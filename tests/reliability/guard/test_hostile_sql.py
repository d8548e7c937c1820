"""Hostile and unusual statements against the guard alone, the connection alone, and both together.

The cases lie in `fixtures/`; a larger set beside the repository is used where it is there.
"""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg.types.string import TextLoader

from adapters.warehouses.warehouse import open_warehouse
from reliability.guard.guard import guard
from reliability.values import Dialect, Rows
from tests.support.shops import (
    FIXTURES,
    LIMITS,
    SHARED,
    Case,
    Shop,
    check_benign,
    check_connection_alone,
    check_limited,
    check_refused,
    of,
    own,
    shared,
)

HOSTILE, BENIGN = own("hostile_sql.jsonl"), own("benign_sql.jsonl")
SHARED_HOSTILE, SHARED_BENIGN = shared("hostile_sql.jsonl"), shared("benign_sql.jsonl")


# --- two databases that the cases are about --------------------------------------------------------


class SqliteShop(Shop):
    def __init__(self, setup: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="candor-shop-"))
        self.path = self.folder / "shop.db"
        with sqlite3.connect(self.path) as connection:
            connection.executescript(setup)
        connection.close()
        (self.folder / "out").mkdir()
        super().__init__(open_warehouse(f"sqlite:///{self.path}", "shop", workers=1), self.folder / "out")

    def seen(self) -> object:
        files = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))
        return files, hashlib.sha256(self.path.read_bytes()).hexdigest()

    def session(self) -> object:
        answers = [
            self.pool.run(sql, LIMITS) for sql in ("SELECT 1", "SELECT 'a' LIKE 'A'", "SELECT count(*) FROM sales")
        ]
        return [answer.rows if isinstance(answer, Rows) else answer.kind for answer in answers]

    def raw(self, sql: str) -> list[tuple[object, ...]]:
        connection = sqlite3.connect(self.path)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    def close(self) -> None:
        self.warehouse.close()
        shutil.rmtree(self.folder)


_SEEN = """
SELECT (SELECT string_agg(c.relname || ':' || c.relkind::text || coalesce(c.relacl::text, ''), ',' ORDER BY c.oid)
        FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace),
       (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_largeobject_metadata),
       (SELECT count(*) FROM pg_roles), (SELECT count(*) FROM pg_extension), (SELECT count(*) FROM pg_description),
       (SELECT string_agg(sequencename || coalesce(last_value::text, ''), ',' ORDER BY 1) FROM pg_sequences),
       (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'),
       (SELECT stats_reset FROM pg_stat_database WHERE datname = current_database()),
       pg_read_file('postgresql.auto.conf'), pg_conf_load_time(), pg_current_logfile()
"""
_SESSION = """
SELECT current_setting('search_path'), current_setting('role'), current_setting('work_mem'),
       current_setting('default_transaction_read_only'), current_setting('transaction_read_only'),
       coalesce(current_setting('shop.tenant', true), ''), coalesce(current_setting('app.tenant', true), ''),
       (SELECT count(*) FROM pg_prepared_statements), (SELECT count(*) FROM pg_listening_channels()),
       (SELECT count(*) FROM pg_cursors), pg_my_temp_schema()::text
"""


class PostgresShop(Shop):
    def __init__(self, url: str, setup: str) -> None:
        self.connection = psycopg.connect(url.replace("+psycopg", ""), autocommit=True)
        # What a shop answers is what the server writes: Python's lengths of time know no months.
        self.connection.adapters.register_loader("interval", TextLoader)
        self.connection.execute(setup.encode())
        self.folder = Path(tempfile.mkdtemp(prefix="candor-shop-"))
        self.folder.chmod(0o777)  # the server runs as another user, and must be able to write if it is let
        super().__init__(open_warehouse(url, "shop", workers=1), self.folder)
        self.tables = [
            str(row[0])
            for row in self.raw(
                "SELECT oid::regclass FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"
            )
        ]

    def seen(self) -> object:
        contents = [
            self.raw(f"SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM {table} t")
            for table in self.tables
        ]
        return sorted(path.name for path in self.folder.iterdir()), self.raw(_SEEN), contents

    def working(self) -> list[tuple[object, ...]]:
        return self.raw(
            "SELECT pid, query FROM pg_stat_activity WHERE state = 'active' AND datname = current_database() "
            "AND backend_type IN ('client backend', 'parallel worker') AND pid <> pg_backend_pid()"
        )

    def session(self) -> object:
        answer = self.pool.run(_SESSION, LIMITS)
        assert isinstance(answer, Rows), answer
        return answer.rows

    def raw(self, sql: str) -> list[tuple[object, ...]]:
        return self.connection.execute(sql.encode()).fetchall()

    def close(self) -> None:
        self.warehouse.close()
        self.connection.close()
        shutil.rmtree(self.folder)


def shops(
    request: pytest.FixtureRequest, sqlite_setup: Path, postgres_setup: Path
) -> Iterator[Callable[[Dialect], Shop]]:
    """A shop for each dialect, made when first asked for."""
    made: dict[Dialect, SqliteShop | PostgresShop] = {}

    def shop(dialect: Dialect) -> Shop:
        if dialect not in made:
            if dialect == "sqlite":
                made[dialect] = SqliteShop(sqlite_setup.read_text(encoding="utf-8"))
            else:
                database = request.getfixturevalue("postgres_database")()
                made[dialect] = PostgresShop(database, postgres_setup.read_text(encoding="utf-8"))
        return made[dialect]

    yield shop
    for each in made.values():
        each.close()


@pytest.fixture(scope="module")
def own_shop(request: pytest.FixtureRequest) -> Iterator[Callable[[Dialect], Shop]]:
    yield from shops(request, FIXTURES / "hostile_setup_sqlite.sql", FIXTURES / "hostile_setup_postgres.sql")


@pytest.fixture(scope="module")
def shared_shop(request: pytest.FixtureRequest) -> Iterator[Callable[[Dialect], Shop]]:
    if not SHARED.exists():
        pytest.skip("The larger set of cases is not beside the repository.")
    yield from shops(request, SHARED / "setup_sqlite.sql", SHARED / "setup_pg.sql")


ShopOf = Callable[[Dialect], Shop]
DIALECTS: list[object] = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


# --- the cases of our own --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "case", of(HOSTILE, "sqlite", "refused") + of(HOSTILE, "postgres", "refused"), ids=lambda c: c.id
)
def test_the_guard_alone_refuses(case: Case) -> None:
    start = time.thread_time()
    verdict = guard(case.sql, None, case.dialect)
    if case.kind not in {"row_function", "shadow"}:  # what only the schema can tell
        assert not verdict.allowed
        assert verdict.reason.endswith(".")
        assert "\n" not in verdict.reason
    assert time.thread_time() - start < 5.0


@pytest.mark.parametrize("case", BENIGN, ids=lambda c: c.id)
def test_the_guard_lets_unusual_queries_through(case: Case) -> None:
    assert guard(case.sql, None, case.dialect).reason == ""


@pytest.mark.parametrize("dialect", DIALECTS)
def test_hostile_statements_are_refused_and_change_nothing(own_shop: ShopOf, dialect: Dialect) -> None:
    check_refused(own_shop(dialect), of(HOSTILE, dialect, "refused"))


@pytest.mark.slow
@pytest.mark.parametrize("dialect", DIALECTS)
def test_costly_statements_are_stopped_by_a_limit(own_shop: ShopOf, dialect: Dialect) -> None:
    check_limited(own_shop(dialect), of(HOSTILE, dialect, "limited"))


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_connection_alone_lets_nothing_be_changed(own_shop: ShopOf, dialect: Dialect) -> None:
    cases = [case for case in of(HOSTILE, dialect, "refused") if case.kind != "deep"]
    check_connection_alone(own_shop(dialect), cases)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_unusual_queries_give_the_drivers_own_rows(own_shop: ShopOf, dialect: Dialect) -> None:
    check_benign(own_shop(dialect), of(BENIGN, dialect))


@pytest.mark.postgres
def test_a_change_would_be_seen(own_shop: ShopOf) -> None:
    shop = own_shop("postgres")
    assert isinstance(shop, PostgresShop)
    for change, undo in (
        ("INSERT INTO journal(id, entry) VALUES (-1, 'x')", "DELETE FROM journal"),
        (f"COPY (SELECT 1) TO '{shop.out}/seen.csv'", ""),
        ("SELECT setval('journal_id_seq', 41)", "SELECT setval('journal_id_seq', 1, false)"),
    ):
        before = shop.seen()
        shop.connection.execute(change.encode())
        assert shop.seen() != before
        if undo:
            shop.connection.execute(undo.encode())


# --- the larger set --------------------------------------------------------------------------------


def test_the_guard_alone_refuses_the_larger_sets_hostile_statements() -> None:
    cases = [case for case in SHARED_HOSTILE if case.expect == "refused"]
    if not cases:
        pytest.skip("The larger set of cases is not beside the repository.")
    assert [case.id for case in cases if guard(case.sql, None, case.dialect).allowed] == []


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_larger_sets_hostile_statements_change_nothing(shared_shop: ShopOf, dialect: Dialect) -> None:
    check_refused(shared_shop(dialect), of(SHARED_HOSTILE, dialect, "refused"))


@pytest.mark.slow
@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_larger_sets_costly_statements_are_stopped(shared_shop: ShopOf, dialect: Dialect) -> None:
    check_limited(shared_shop(dialect), of(SHARED_HOSTILE, dialect, "limited", "no_crash"))


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_larger_sets_statements_change_nothing_without_the_guard(shared_shop: ShopOf, dialect: Dialect) -> None:
    check_connection_alone(shared_shop(dialect), of(SHARED_HOSTILE, dialect, "refused"))


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_larger_sets_unusual_queries_give_the_drivers_own_rows(shared_shop: ShopOf, dialect: Dialect) -> None:
    check_benign(shared_shop(dialect), of(SHARED_BENIGN, dialect))
