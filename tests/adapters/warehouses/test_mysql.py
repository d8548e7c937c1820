"""MySQL's adapter on a MariaDB server."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pymysql
import pytest

from adapters.warehouses.registry import source_of
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.errors import WarehouseUnavailable
from reliability.ports import Warehouse
from reliability.sql.form import canonical_sql
from reliability.values import Failure, FailureKind, ForeignKey, Limits, Rows
from tests.conftest import MariadbServer
from tests.contracts.warehouse import SETUP, WarehouseContract, failure, rows

pytestmark = pytest.mark.mysql
Opener = Callable[..., SqlWarehouse]
QUICK = Limits(time_s=0.4)


def run(server: MariadbServer, url: str, *statements: str) -> list[tuple[Any, ...]]:
    """Run statements as one who may do everything; the last one's rows."""
    with server.connect(url.rsplit("/", 1)[1]) as connection, connection.cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)
        return list(cursor.fetchall())


@pytest.fixture(scope="module")
def mysql_url(mariadb_server: MariadbServer) -> str:
    url = mariadb_server.new_database()
    run(mariadb_server, url, *SETUP)
    return url


@pytest.fixture(scope="module")
def mysql_shop(mysql_url: str) -> Iterator[SqlWarehouse]:
    warehouse = open_warehouse(mysql_url, "shop", workers=1)
    yield warehouse
    warehouse.close()


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens warehouses and closes them at the end."""
    warehouses: list[SqlWarehouse] = []

    def open_(url: str, **options: object) -> SqlWarehouse:
        warehouses.append(open_warehouse(url, "shop", workers=1, **options))  # type: ignore[arg-type]
        return warehouses[-1]

    yield open_
    for warehouse in warehouses:
        warehouse.close()


class TestMysql(WarehouseContract):
    @pytest.fixture
    def warehouse(self, mysql_shop: SqlWarehouse) -> Warehouse:
        return mysql_shop


# --- what cannot be opened -------------------------------------------------------------------------


def unavailable(warehouse: SqlWarehouse) -> str:
    with pytest.raises(WarehouseUnavailable) as caught:
        warehouse.schema()
    failed = failure(warehouse.run("SELECT 1", Limits()))
    assert (failed.kind, failed.message) == (FailureKind.UNAVAILABLE, str(caught.value))
    return failed.message


def test_why_there_is_no_connection_is_said_without_the_password(mysql_url: str, opened: Opener) -> None:
    assert unavailable(opened(mysql_url.replace(":candor@", ":wr0ng-pw@"))) == (
        "The database server 127.0.0.1 does not accept the user name or password."
    )
    assert unavailable(opened(mysql_url.rsplit("/", 1)[0] + "/nowhere")) == (
        "There is no database nowhere on the server 127.0.0.1."
    )
    assert (
        unavailable(opened("mysql+pymysql://u:secret@127.0.0.1:1/d"))
        == "The database server 127.0.0.1 does not answer."
    )
    assert (
        unavailable(opened("mariadb+pymysql://u:secret@no-such-host.invalid/d"))
        == "There is no server no-such-host.invalid."
    )


def test_addresses_are_read_and_lacking_ones_refused() -> None:
    found = source_of("mariadb+pymysql://ada:p%40ss@db:3307/shop?ssl_ca=/ca.pem&local_infile=1")
    assert found.connection == {
        "host": "db",
        "port": "3307",
        "user": "ada",
        "password": "p@ss",
        "database": "shop",
        "ssl_ca": "/ca.pem",
    }
    assert "p@ss" not in repr(found)
    for address, sentence in (
        ("mysql+pymysql://u:p@h", "names no database"),
        ("mysql+pymysql://u:p@h:x/d", "not a database URL"),
        ("mysql+mysqldb://u:p@h/d", "not mysql"),
    ):
        with pytest.raises(WarehouseUnavailable, match=sentence):
            source_of(address)


# --- tables ----------------------------------------------------------------------------------------


def test_comments_views_and_kinds_are_described(mariadb_server: MariadbServer, opened: Opener) -> None:
    url, other = mariadb_server.new_database(), mariadb_server.new_database().rsplit("/", 1)[1]
    own = url.rsplit("/", 1)[1]
    run(
        mariadb_server,
        url,
        *SETUP,
        "ALTER TABLE clients COMMENT 'Who buys'",
        "ALTER TABLE clients MODIFY city TEXT COMMENT 'Home'",
        "CREATE VIEW paid AS SELECT * FROM orders WHERE state = 'paid'",
        "CREATE TABLE moods (m ENUM('good', 'bad'), doc JSON, n TINYINT UNSIGNED)",
        "INSERT INTO moods VALUES ('bad', '{}', 7)",
        "CREATE TABLE credentials (token TEXT)",
        f"CREATE TABLE {other}.staff (id INT PRIMARY KEY)",
        'CREATE TABLE `odd "name"` (`the select` INT, `a``b` INT)',
        'INSERT INTO `odd "name"` VALUES (1, 2)',
    )
    warehouse = opened(url)
    tables = {table.name: table for table in warehouse.schema().tables}
    assert set(tables) == {"clients", "orders", "paid", "moods", 'odd "name"'}
    assert (tables["clients"].comment, tables["clients"].columns[2].comment) == ("Who buys", "Home")
    assert tables["orders"].foreign_keys == (ForeignKey(("client_id",), "clients", ("id",)),)
    assert tables["moods"].columns[0].samples == ("bad",)
    odd = 'SELECT "the select", `a``b` FROM "odd ""name"""'
    assert rows(warehouse.run(odd, Limits())) == ((1, 2),)
    assert rows(warehouse.run(f"SELECT count(*) FROM {own}.clients, clients c", Limits())) == ((9,),)
    for sql in (f"SELECT * FROM {other}.staff", f"SELECT * FROM {other}.clients", "SELECT * FROM mysql.user"):
        assert failure(warehouse.run(sql, Limits())).kind is FailureKind.REFUSED
    both = opened(url, schemas=[own, other])
    assert "staff" in {table.name for table in both.schema().tables}
    assert rows(both.run(f"SELECT count(*) FROM {other}.staff", Limits())) == ((0,),)


def test_only_tables_that_the_user_may_read_are_offered(
    mariadb_server: MariadbServer, mysql_url: str, opened: Opener
) -> None:
    database = mysql_url.rsplit("/", 1)[1]
    run(
        mariadb_server,
        mysql_url,
        "CREATE USER reader@'%' IDENTIFIED BY 'pw'",
        f"GRANT SELECT ON {database}.orders TO reader@'%'",
        f"GRANT SELECT (id) ON {database}.clients TO reader@'%'",
    )
    warehouse = opened(mysql_url.replace("candor:candor@", "reader:pw@"))
    assert {table.name for table in warehouse.schema().tables} == {"clients", "orders"}
    assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((4,),)
    refused = warehouse.run("SELECT name FROM clients", Limits())
    assert isinstance(refused, Failure)


def test_every_mysql_type_arrives_as_a_plain_cell(mysql_shop: SqlWarehouse) -> None:
    sql = (
        "SELECT 1, 1.50, 1e-1, NULL, 'é', DATE '2026-01-02', TIMESTAMP '2026-01-02 03:04:05', JSON_OBJECT('k', 1),"
        " UNHEX('00ff'), 18446744073709551615, TIME '26:30:00',"
        " TIMEDIFF('09:30:00', '10:30:00'), TIME '09:05:00.250000'"
    )
    assert rows(mysql_shop.run(sql, Limits())) == (
        (
            1,
            1.5,
            0.1,
            None,
            "é",
            "2026-01-02",
            "2026-01-02 03:04:05",
            '{"k": 1}',
            b"\x00\xff",
            18446744073709551615,
            "26:30:00",
            "-01:00:00",
            "09:05:00.250000",
        ),
    )


# --- limits ----------------------------------------------------------------------------------------


def test_a_million_rows_are_cut_at_the_limit_and_the_next_statement_runs(mysql_shop: SqlWarehouse) -> None:
    million = "WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n < 1000000) SELECT n FROM g"
    result = mysql_shop.run(million, Limits(rows=1_000))
    assert isinstance(result, Rows)
    assert (len(result.rows), result.truncated) == (1_000, True)
    result = mysql_shop.run(f"{million} LIMIT 900000", Limits(rows=10))
    assert isinstance(result, Rows)
    assert (len(result.rows), result.truncated) == (10, True)
    result = mysql_shop.run("SELECT REPEAT('x', 1000) AS a FROM orders, orders b", Limits(bytes=5_500))
    assert isinstance(result, Rows)
    assert (len(result.rows), result.truncated) == (5, True)
    assert rows(mysql_shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)


def test_recursion_is_never_cut_without_a_word(mysql_shop: SqlWarehouse) -> None:
    sql = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 5000) SELECT max(n) FROM t"
    assert rows(mysql_shop.run(sql, Limits())) == ((5000,),)


def test_a_statement_past_its_time_is_stopped_and_the_server_runs_it_no_more(
    mariadb_server: MariadbServer, mysql_url: str, mysql_shop: SqlWarehouse
) -> None:
    start = time.monotonic()
    slow = (
        "SELECT count(*) FROM information_schema.columns a, information_schema.columns b, information_schema.columns c"
    )
    for sql in ("WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t", slow):
        stopped = mysql_shop._pool.run(sql, QUICK)
        assert failure(stopped).kind is FailureKind.TIMEOUT
    assert time.monotonic() - start < 2 * QUICK.time_s + 60.0
    assert rows(mysql_shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)
    deadline = time.monotonic() + 60
    busy = "SELECT count(*) FROM information_schema.processlist WHERE command = 'Query' AND info LIKE '%max(n)%' AND id <> CONNECTION_ID()"
    while run(mariadb_server, mysql_url, busy) != [(0,)] and time.monotonic() < deadline:
        time.sleep(0.1)
    assert run(mariadb_server, mysql_url, busy) == [(0,)]


def test_a_table_that_someone_has_locked_does_not_hold_a_statement_long(
    mariadb_server: MariadbServer, mysql_url: str, mysql_shop: SqlWarehouse
) -> None:
    with mariadb_server.connect(mysql_url.rsplit("/", 1)[1]) as other, other.cursor() as cursor:
        cursor.execute("LOCK TABLES orders WRITE")
        assert failure(mysql_shop.run("SELECT * FROM orders", QUICK)).kind is FailureKind.TIMEOUT
        cursor.execute("UNLOCK TABLES")
    assert rows(mysql_shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)


def test_a_lost_connection_is_made_again(mariadb_server: MariadbServer, mysql_url: str, opened: Opener) -> None:
    warehouse = opened(mysql_url)
    assert rows(warehouse.run("SELECT 1 AS one", Limits())) == ((1,),)
    with mariadb_server.connect() as connection, connection.cursor() as cursor:
        cursor.execute(
            "SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND command = 'Sleep'"
        )
        for (number,) in cursor.fetchall():
            cursor.execute(f"KILL {number}")
    assert rows(warehouse.run("SELECT 2 AS two", Limits())) == ((2,),)


def test_a_session_keeps_nothing_of_a_statement(mysql_shop: SqlWarehouse) -> None:
    pool = mysql_shop._pool
    assert rows(pool.run("SELECT @kept := 5", Limits())) == ((5,),)
    assert rows(pool.run("SELECT GET_LOCK('kept', 1)", Limits())) == ((1,),)
    assert rows(pool.run("SELECT @kept, IS_USED_LOCK('kept')", Limits())) == ((None, None),)


def test_canonical_queries_run_as_they_are_written(mysql_shop: SqlWarehouse) -> None:
    schema = mysql_shop.schema()
    sql = "SELECT name FROM clients JOIN orders ON orders.client_id = clients.id WHERE state = 'paid' ORDER BY amount DESC"
    form = canonical_sql(sql, schema, "mysql")
    assert rows(mysql_shop.run(form, Limits())) == (("Ben Carver",), ("Ada Berg",))


def test_pymysql_sends_single_statements_and_no_local_file(mysql_url: str) -> None:
    from adapters.warehouses.mysql import connect

    with connect(source_of(mysql_url)) as connection, connection.cursor() as cursor:
        for sql in ("SELECT 1; SELECT 2", "LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE orders"):
            with pytest.raises(pymysql.Error):
                cursor.execute(sql)
