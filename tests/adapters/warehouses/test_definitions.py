"""Defined words on every database that is read: the same words, the same rows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from tests.adapters.warehouses.test_duckdb import duckdb_file
from tests.adapters.warehouses.test_mysql import run as mysql_run
from tests.adapters.warehouses.test_warehouse import postgres_run, sqlite_file
from tests.conftest import MariadbServer
from tests.contracts.definitions import SETUP, DefinitionsContract


@pytest.fixture(scope="module")
def sqlite_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    yield from shop(sqlite_file(tmp_path_factory.mktemp("shop") / "shop.db", *SETUP))


@pytest.fixture(scope="module")
def postgres_shop(postgres_url: str) -> Iterator[SqlWarehouse]:
    postgres_run(postgres_url, *SETUP)
    yield from shop(postgres_url)


@pytest.fixture(scope="module")
def mariadb_shop(mariadb_server: MariadbServer) -> Iterator[SqlWarehouse]:
    url = mariadb_server.new_database()
    mysql_run(mariadb_server, url, *SETUP)
    yield from shop(url)


@pytest.fixture(scope="module")
def duckdb_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    yield from shop(duckdb_file(tmp_path_factory.mktemp("shop") / "shop.duckdb", *SETUP))


def shop(url: str) -> Iterator[SqlWarehouse]:
    opened = open_warehouse(url, "shop", workers=1)
    yield opened
    opened.close()


class TestSqlite(DefinitionsContract):
    own_words = (
        ("strftime('%Y-%m', orders.ordered_on) = '2026-11'", 2),
        ("ifnull(orders.paid, 0) = 0", 2),
        ("orders.net between 100 and 300", 2),
    )
    refused = ("load_extension(orders.net)", "exists (select 1 from sqlite_master where orders.id = 1)")

    @pytest.fixture
    def warehouse(self, sqlite_shop: SqlWarehouse) -> SqlWarehouse:
        return sqlite_shop


@pytest.mark.postgres
class TestPostgres(DefinitionsContract):
    own_words = (
        ("orders.ordered_on >= date '2026-11-01'", 2),
        ("extract(month from orders.ordered_on) = 11", 2),
        ("orders.paid is not true", 2),
        ("orders.net::integer between 100 and 300", 2),
        ("coalesce(orders.paid, false)", 2),
    )
    refused = (
        "pg_sleep(9) is null and orders.net > 1",
        "orders.net > (select count(*) from pg_shadow)",
        "pg_read_file(orders.id::text) = ''",
    )

    @pytest.fixture
    def warehouse(self, postgres_shop: SqlWarehouse) -> SqlWarehouse:
        return postgres_shop


@pytest.mark.mysql
class TestMariadb(DefinitionsContract):
    own_words = (
        ("date_format(orders.ordered_on, '%Y-%m') = '2026-11'", 2),
        ("month(orders.ordered_on) = 11", 2),
        ("`orders`.`paid` is not true", 2),
        ("ifnull(orders.paid, 0) = 0", 2),
        ("orders.net between 100 and 300", 2),
    )
    refused = (
        "sleep(9) = 0 and orders.net > 1",
        "orders.net > (select count(*) from mysql.user)",
        "load_file(orders.id) = ''",
    )

    @pytest.fixture
    def warehouse(self, mariadb_shop: SqlWarehouse) -> SqlWarehouse:
        return mariadb_shop


class TestDuckdb(DefinitionsContract):
    own_words = (
        ("orders.ordered_on >= date '2026-11-01'", 2),
        ("month(orders.ordered_on) = 11", 2),
        ("orders.paid is not true", 2),
        ("coalesce(orders.paid, false)", 2),
        ("orders.net::integer between 100 and 300", 2),
    )
    refused = (
        "orders.net > (select count(*) from read_csv('/etc/passwd'))",
        "orders.net > (select count(*) from duckdb_settings())",
        "getenv(orders.id::text) = ''",
    )

    @pytest.fixture
    def warehouse(self, duckdb_shop: SqlWarehouse) -> SqlWarehouse:
        return duckdb_shop
