"""A small chain of shops whose results can be worked out by hand, and one shop in four databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from tests.conftest import MariadbServer, PostgresServer
from tests.support.composing.chain_of_shops import SHOPS
from tests.support.composing.four_shops import made_duckdb, made_mysql, made_postgres, made_sqlite, opened


@pytest.fixture(scope="session")
def chain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    file: Path = tmp_path_factory.mktemp("chain") / "chain.sqlite"
    with sqlite3.connect(file) as database:
        database.executescript(SHOPS)
    warehouse = open_warehouse(f"sqlite:///{file}", "chain")
    warehouse.warm_up()
    yield warehouse
    warehouse.close()


@pytest.fixture(scope="session")
def shops(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: PostgresServer, mariadb_server: MariadbServer
) -> Iterator[dict[str, SqlWarehouse]]:
    """A warehouse of the shop of tests/support/composing/four_shops.py by dialect."""
    folder = tmp_path_factory.mktemp("shops")
    mysql_url = mariadb_server.new_database()
    name = mysql_url.rsplit("/", 1)[-1]
    addresses = {
        "sqlite": made_sqlite(folder),
        "duckdb": made_duckdb(folder),
        "postgres": made_postgres(postgres_server.new_database()),
        "mysql": made_mysql(lambda: mariadb_server.connect(name), mysql_url),
    }
    with ExitStack() as stack:
        yield {dialect: stack.enter_context(opened(address, dialect)) for dialect, address in addresses.items()}
