"""Hostile and unusual statements on DuckDB: the guard alone, the connection alone, and both together."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import duckdb
import pytest

from adapters.warehouses.warehouse import open_warehouse
from reliability.guard.guard import guard
from reliability.values import Rows
from tests.support.shops import (
    FIXTURES,
    LIMITS,
    Case,
    Shop,
    check_benign,
    check_connection_alone,
    check_guard_alone,
    check_limited,
    check_refused,
    of,
    own,
)

HOSTILE, BENIGN = own("hostile_sql_duckdb.jsonl"), own("benign_sql_duckdb.jsonl")


class DuckdbShop(Shop):
    """A database file, and a folder that anybody may write to."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="candor-shop-"))
        self.path = self.folder / "shop.duckdb"
        with duckdb.connect(str(self.path)) as connection:
            connection.execute((FIXTURES / "hostile_setup_duckdb.sql").read_text(encoding="utf-8"))
        (self.folder / "out").mkdir()
        super().__init__(open_warehouse(f"duckdb:///{self.path}", "shop", workers=1), self.folder / "out")

    def seen(self) -> object:
        files = sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))
        return files, hashlib.sha256(self.path.read_bytes()).hexdigest()

    def session(self) -> object:
        answers = [
            self.pool.run(sql, LIMITS)
            for sql in (
                "SELECT current_setting('threads'), current_setting('lock_configuration'), getvariable('x')",
                "SELECT current_database(), lower('A'), (SELECT count(*) FROM duckdb_tables())",
                "SELECT count(*) FROM duckdb_databases()",
            )
        ]
        return [answer.rows if isinstance(answer, Rows) else answer for answer in answers]

    def raw(self, sql: str) -> list[tuple[object, ...]]:
        with duckdb.connect(str(self.path), read_only=True) as connection:
            connection.execute("SET TimeZone = 'UTC'")
            return connection.execute(sql).fetchall()

    def close(self) -> None:
        self.warehouse.close()
        shutil.rmtree(self.folder)


@pytest.fixture(scope="module")
def shop() -> Iterator[DuckdbShop]:
    made = DuckdbShop()
    yield made
    made.close()


@pytest.mark.parametrize("case", of(HOSTILE, "duckdb", "refused"), ids=lambda c: c.id)
def test_the_guard_alone_refuses(case: Case) -> None:
    if case.kind != "shadow":  # what only the database can tell
        check_guard_alone(case)


@pytest.mark.parametrize("case", BENIGN, ids=lambda c: c.id)
def test_the_guard_lets_unusual_queries_through(case: Case) -> None:
    assert guard(case.sql, None, case.dialect).reason == ""


def test_hostile_statements_are_refused_and_change_nothing(shop: DuckdbShop) -> None:
    check_refused(shop, of(HOSTILE, "duckdb", "refused"))


@pytest.mark.slow
def test_costly_statements_are_stopped_by_a_limit(shop: DuckdbShop) -> None:
    check_limited(shop, of(HOSTILE, "duckdb", "limited"))


def test_the_connection_alone_lets_nothing_be_changed(shop: DuckdbShop) -> None:
    check_connection_alone(shop, [case for case in of(HOSTILE, "duckdb", "refused") if case.kind != "deep"])


def test_unusual_queries_give_the_drivers_own_rows(shop: DuckdbShop) -> None:
    check_benign(shop, BENIGN)


@pytest.mark.parametrize("kind", ["file", "attach", "write"])
def test_the_connection_alone_reads_no_file_and_writes_no_row(shop: DuckdbShop, kind: str) -> None:
    for case in HOSTILE:
        if case.kind == kind:
            assert not isinstance(shop.pool.run(shop.sql(case), LIMITS), Rows), case
