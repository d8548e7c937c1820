"""Hostile and unusual statements on MariaDB: the guard alone, the connection alone, and both together.

The connection is that of a user who may do everything.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import open_warehouse
from reliability.guard.guard import guard
from reliability.values import Rows
from tests.conftest import MariadbServer
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

HOSTILE, BENIGN = own("hostile_sql_mysql.jsonl"), own("benign_sql_mysql.jsonl")
_SEEN = (
    "SELECT table_name, table_type, coalesce(auto_increment, 0) FROM information_schema.tables WHERE table_schema = DATABASE()",
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = DATABASE()",
    "SELECT count(*) FROM information_schema.statistics WHERE table_schema = DATABASE()",
    "SELECT count(*) FROM information_schema.routines",
    "SELECT user, host FROM mysql.user",
    "SELECT @@max_connections",
    "SELECT next_not_cached_value FROM numbers",
    "SELECT id, total FROM sales ORDER BY id",
    "SELECT * FROM clients ORDER BY id",
    "SELECT * FROM journal",
    "SELECT count(*) FROM mysql.plugin",
    "SELECT is_used_lock('a')",
)
_SESSION = """
SELECT @@sql_mode, @@time_zone, @@autocommit, @@character_set_client, @@tx_isolation, coalesce(@a, 'none'), DATABASE(),
  IS_USED_LOCK('a')
"""


class MysqlShop(Shop):
    """A database of the server's, and a folder that the server may write to."""

    def __init__(self, server: MariadbServer) -> None:
        url = server.new_database()
        self.connection = server.connect(url.rsplit("/", 1)[1])
        for statement in (FIXTURES / "hostile_setup_mysql.sql").read_text(encoding="utf-8").splitlines():
            self.raw(statement.removesuffix(";"))
        self.raw(
            "SET SESSION sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT,ONLY_FULL_GROUP_BY', time_zone = '+00:00'"
        )
        self.folder = Path(tempfile.mkdtemp(prefix="candor-shop-"))
        self.folder.chmod(0o777)
        super().__init__(open_warehouse(url, "shop", workers=1), self.folder)

    def seen(self) -> object:
        return sorted(path.name for path in self.folder.iterdir()), [self.raw(sql) for sql in _SEEN]

    def working(self) -> list[tuple[object, ...]]:
        return self.raw(
            "SELECT id, info FROM information_schema.processlist "
            "WHERE command <> 'Sleep' AND db = DATABASE() AND id <> CONNECTION_ID()"
        )

    def session(self) -> object:
        answer = self.pool.run(_SESSION, LIMITS)
        assert isinstance(answer, Rows), answer
        return answer.rows

    def raw(self, sql: str) -> list[tuple[object, ...]]:
        with self.connection.cursor() as cursor:
            cursor.execute(sql)
            return list(cursor.fetchall())

    def close(self) -> None:
        self.warehouse.close()
        self.connection.close()
        shutil.rmtree(self.folder)


@pytest.fixture(scope="module")
def shop(mariadb_server: MariadbServer) -> Iterator[MysqlShop]:
    made = MysqlShop(mariadb_server)
    yield made
    made.close()


@pytest.mark.parametrize("case", of(HOSTILE, "mysql", "refused"), ids=lambda c: c.id)
def test_the_guard_alone_refuses(case: Case) -> None:
    check_guard_alone(case)


@pytest.mark.parametrize("case", BENIGN, ids=lambda c: c.id)
def test_the_guard_lets_unusual_queries_through(case: Case) -> None:
    assert guard(case.sql, None, case.dialect).reason == ""


@pytest.mark.mysql
def test_hostile_statements_are_refused_and_change_nothing(shop: MysqlShop) -> None:
    check_refused(shop, of(HOSTILE, "mysql", "refused"))


@pytest.mark.slow
@pytest.mark.mysql
def test_costly_statements_are_stopped_by_a_limit(shop: MysqlShop) -> None:
    check_limited(shop, of(HOSTILE, "mysql", "limited"))


@pytest.mark.mysql
def test_the_connection_alone_lets_nothing_be_changed(shop: MysqlShop) -> None:
    check_connection_alone(shop, [case for case in of(HOSTILE, "mysql", "refused") if case.kind != "deep"])


@pytest.mark.mysql
def test_unusual_queries_give_the_drivers_own_rows(shop: MysqlShop) -> None:
    check_benign(shop, BENIGN)


@pytest.mark.mysql
def test_a_change_would_be_seen(shop: MysqlShop) -> None:
    for change in (
        "INSERT INTO journal(entry) VALUES ('x')",
        "SELECT NEXTVAL(numbers)",
        f"SELECT 1 INTO OUTFILE '{shop.out}/x'",
    ):
        before = shop.seen()
        shop.raw(change)
        assert shop.seen() != before


@pytest.mark.mysql
def test_a_stored_function_is_reached_by_no_name_without_its_database(shop: MysqlShop) -> None:
    assert shop.raw("SELECT any_value('x')") == [("trap",)]
    for pool_too in ("SELECT any_value('x')", "SELECT lower('X')"):
        answer = shop.pool.run(pool_too, LIMITS)
        assert not isinstance(answer, Rows) or answer.rows == (("x",),)
