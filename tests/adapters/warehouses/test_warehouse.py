"""The warehouse adapter on SQLite and PostgreSQL, and its fake."""

from __future__ import annotations

import json
import math
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from datetime import time as clock
from decimal import Decimal
from pathlib import Path
from uuid import UUID

import psycopg
import pytest

from adapters.warehouses.cells import as_cell
from adapters.warehouses.fake import FakeWarehouse
from adapters.warehouses.warehouse import SqlWarehouse, as_json, open_warehouse
from reliability.errors import WarehouseUnavailable
from reliability.ports import Warehouse
from reliability.values import Cell, Column, Failure, FailureKind, ForeignKey, Limits, Rows, Schema, Table
from tests.contracts.warehouse import SETUP, WarehouseContract, failure, rows

QUICK = Limits(time_s=0.4)
SLACK_S = 60.0  # half a second by design; the rest is for a busy machine


def sqlite_file(path: Path, *statements: str) -> str:
    """A SQLite file with the statements run; its URL."""
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()
    return f"sqlite:///{path}"


def postgres_run(url: str, *statements: str) -> list[tuple[object, ...]]:
    """Run statements as the superuser of the URL; the last one's rows."""
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


@pytest.fixture
def opened() -> Iterator[Callable[..., SqlWarehouse]]:
    """Opens warehouses and closes them at the end."""
    warehouses: list[SqlWarehouse] = []

    def open_(url: str, **options: object) -> SqlWarehouse:
        warehouses.append(open_warehouse(url, "shop", workers=1, **options))  # type: ignore[arg-type]
        return warehouses[-1]

    yield open_
    for warehouse in warehouses:
        warehouse.close()


Opener = Callable[..., SqlWarehouse]


# --- the contract ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sqlite_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    url = sqlite_file(tmp_path_factory.mktemp("shop") / "shop.db", *SETUP)
    warehouse = open_warehouse(url, "shop", workers=1)
    yield warehouse
    warehouse.close()


@pytest.fixture(scope="module")
def postgres_shop(postgres_url: str) -> Iterator[SqlWarehouse]:
    postgres_run(postgres_url, *SETUP)
    warehouse = open_warehouse(postgres_url, "shop", workers=1)
    yield warehouse
    warehouse.close()


class TestSqlite(WarehouseContract):
    @pytest.fixture
    def warehouse(self, sqlite_shop: SqlWarehouse) -> Warehouse:
        return sqlite_shop


@pytest.mark.postgres
class TestPostgres(WarehouseContract):
    @pytest.fixture
    def warehouse(self, postgres_shop: SqlWarehouse) -> Warehouse:
        return postgres_shop


class TestFake(WarehouseContract):
    @pytest.fixture
    def warehouse(self) -> Iterator[Warehouse]:
        connection = sqlite3.connect(":memory:", check_same_thread=False)
        lock = threading.Lock()
        for statement in SETUP:
            connection.execute(statement)

        def answer(sql: str) -> Rows | Failure:
            with lock:
                try:
                    cursor = connection.execute(sql)
                    return Rows(tuple(d[0] for d in cursor.description), tuple(cursor.fetchall()))
                except sqlite3.Error as error:
                    return Failure(FailureKind.INVALID, f"{error}.")

        schema = Schema(
            "sqlite",
            (
                Table(
                    "clients",
                    (
                        Column("id", "INTEGER", primary_key=True, nullable=False),
                        Column("name", "VARCHAR(40)", nullable=False),
                        Column("city", "TEXT"),
                    ),
                ),
                Table(
                    "orders",
                    (
                        Column("id", "INTEGER", primary_key=True, nullable=False),
                        Column("client_id", "INTEGER"),
                        Column("amount", "NUMERIC(12, 2)"),
                        Column("state", "TEXT"),
                    ),
                    foreign_keys=(ForeignKey(("client_id",), "clients", ("id",)),),
                ),
            ),
        )
        values = [
            ("clients", "city", "Oslo"),
            ("clients", "city", "San Marino"),
            ("orders", "state", "paid"),
            ("orders", "state", "open"),
        ]
        yield FakeWarehouse(schema, answer, name="shop", values=values)
        connection.close()


def test_the_fake_answers_from_a_mapping_and_remembers_what_ran() -> None:
    fake = FakeWarehouse(Schema("sqlite", ()), {"SELECT 1": Rows(("a",), ((1,),))})
    assert rows(fake.run("SELECT 1", Limits())) == ((1,),)
    assert failure(fake.run("SELECT 2", Limits())).kind is FailureKind.INVALID
    assert failure(fake.run("DROP TABLE x", Limits())).kind is FailureKind.REFUSED
    assert fake.ran == ["SELECT 1", "SELECT 2"]


# --- what cannot be opened -------------------------------------------------------------------------


def unavailable(warehouse: SqlWarehouse) -> str:
    """The sentence of a warehouse that cannot be read, the same from `schema` and from `run`."""
    with pytest.raises(WarehouseUnavailable) as caught:
        warehouse.schema()
    failed = failure(warehouse.run("SELECT 1", Limits()))
    assert failed.kind is FailureKind.UNAVAILABLE
    assert failed.message == str(caught.value)
    assert warehouse.find_values("anything") == []
    return failed.message


def test_a_missing_file_is_named(tmp_path: Path, opened: Opener) -> None:
    assert unavailable(opened(f"sqlite:///{tmp_path}/gone.db")) == "There is no file gone.db."
    assert not (tmp_path / "gone.db").exists()


def test_a_file_that_is_no_database_is_named(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "notes.txt").write_text("dear diary, " * 200)
    message = unavailable(opened(f"sqlite:///{tmp_path}/notes.txt"))
    assert message == "The file notes.txt is not a SQLite database."


def test_a_folder_is_no_database(tmp_path: Path, opened: Opener) -> None:
    assert unavailable(opened(f"sqlite:///{tmp_path}")).endswith("cannot be opened as a database.")


@pytest.mark.parametrize("url", ["oracle://u:p@h/d", "nonsense", "", "sqlite://", "sqlite:///:memory:", "oracle:x"])
def test_an_address_of_another_kind_is_refused_at_once(url: str) -> None:
    with pytest.raises(WarehouseUnavailable) as caught:
        open_warehouse(url, "shop")
    assert str(caught.value).endswith(".")
    assert ":p@" not in str(caught.value)


@pytest.mark.postgres
def test_a_wrong_password_is_said_without_the_password(postgres_url: str, opened: Opener) -> None:
    message = unavailable(opened(postgres_url.replace(":candor@", ":wr0ng-pw@")))
    assert message == "The database server 127.0.0.1 does not accept the user name or password."


@pytest.mark.postgres
def test_an_unknown_database_is_named(postgres_url: str, opened: Opener) -> None:
    message = unavailable(opened(postgres_url.rsplit("/", 1)[0] + "/nowhere"))
    assert message == "There is no database nowhere on the server 127.0.0.1."


def test_an_unknown_host_and_a_closed_port_are_said(opened: Opener) -> None:
    assert unavailable(opened("postgresql://u:secret@no-such-host.invalid/d")) == (
        "There is no server no-such-host.invalid."
    )
    assert unavailable(opened("postgresql://u:secret@127.0.0.1:1/d")) == (
        "The database server 127.0.0.1 does not answer."
    )


# --- schemas ---------------------------------------------------------------------------------------


def test_a_schema_without_tables_is_empty(tmp_path: Path, opened: Opener) -> None:
    warehouse = opened(sqlite_file(tmp_path / "empty.db"))
    assert warehouse.schema() == Schema("sqlite", ())
    assert rows(warehouse.run("SELECT 1 AS one", Limits())) == ((1,),)
    assert warehouse.find_values("anything") == []


@pytest.mark.postgres
def test_a_postgres_schema_without_tables_is_empty(postgres_database: Callable[[], str], opened: Opener) -> None:
    warehouse = opened(postgres_database())
    assert warehouse.schema() == Schema("postgres", ())


def test_four_hundred_columns_are_read_and_queried(tmp_path: Path, opened: Opener) -> None:
    columns = ", ".join(f"c{n} INTEGER" for n in range(400))
    values = ", ".join(str(n) for n in range(400))
    warehouse = opened(
        sqlite_file(tmp_path / "wide.db", f"CREATE TABLE wide ({columns})", f"INSERT INTO wide VALUES ({values})")
    )
    table = warehouse.schema().tables[0]
    assert len(table.columns) == 400
    assert table.columns[399].samples == ("399",)
    assert rows(warehouse.run("SELECT * FROM wide", Limits()))[0] == tuple(range(400))


ODD_NAMES = [
    'CREATE TABLE "odd ""table"" name" ("the select" INTEGER, "from" TEXT, "a""b" TEXT, "ümlaut" TEXT)',
    "INSERT INTO \"odd \"\"table\"\" name\" VALUES (1, 'x', 'y', 'z')",
    'CREATE TABLE "order" ("group" INTEGER, "Camel" INTEGER)',
    'INSERT INTO "order" VALUES (7, 8)',
]
ODD_QUERIES = [
    ('SELECT "the select", "from", "a""b", "ümlaut" FROM "odd ""table"" name"', ((1, "x", "y", "z"),)),
    ('SELECT o."group", o."Camel" FROM "order" AS o', ((7, 8),)),
]


def check_odd_names(warehouse: SqlWarehouse) -> None:
    names = {table.name: [column.name for column in table.columns] for table in warehouse.schema().tables}
    assert names == {
        'odd "table" name': ["the select", "from", 'a"b', "ümlaut"],
        "order": ["group", "Camel"],
    }
    for sql, expected in ODD_QUERIES:
        assert rows(warehouse.run(sql, Limits())) == expected


def test_names_with_spaces_quotes_and_keywords_work(tmp_path: Path, opened: Opener) -> None:
    check_odd_names(opened(sqlite_file(tmp_path / "odd.db", *ODD_NAMES)))


@pytest.mark.postgres
def test_names_with_spaces_quotes_and_keywords_work_on_postgres(
    postgres_database: Callable[[], str], opened: Opener
) -> None:
    url = postgres_database()
    postgres_run(url, *ODD_NAMES)
    check_odd_names(opened(url))


def test_comments_of_a_sqlite_file_come_from_beside_it(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(tmp_path / "shop.db", *SETUP)
    beside = tmp_path / "shop.db.comments.json"
    beside.write_text(json.dumps({"tables": {"orders": "What was bought"}, "columns": {"orders.state": "paid or not"}}))
    orders = opened(url).schema().tables[1]
    assert orders.comment == "What was bought"
    assert [column.comment for column in orders.columns] == ["", "", "", "paid or not"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"tables": []}', '{"tables": null}', "[" * 5000, "\udcff"])
def test_a_comments_file_that_cannot_be_read_is_ignored(tmp_path: Path, opened: Opener, text: str) -> None:
    url = sqlite_file(tmp_path / "shop.db", *SETUP)
    (tmp_path / "shop.db.comments.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    assert [table.comment for table in opened(url).schema().tables] == ["", ""]


@pytest.mark.postgres
def test_postgres_tables_of_every_kind_are_described(postgres_database: Callable[[], str], opened: Opener) -> None:
    url = postgres_database()
    postgres_run(
        url,
        *SETUP,
        "COMMENT ON TABLE clients IS 'Who buys'",
        "COMMENT ON COLUMN clients.city IS 'Where they live'",
        "CREATE VIEW paid AS SELECT * FROM orders WHERE state = 'paid'",
        "CREATE MATERIALIZED VIEW totals AS SELECT client_id, sum(amount) AS total FROM orders GROUP BY 1",
        "CREATE SCHEMA hr",
        "CREATE TABLE hr.staff (id int PRIMARY KEY, client_id int REFERENCES clients)",
        "CREATE TABLE hr.clients (other int)",
        "CREATE TYPE mood AS ENUM ('good', 'bad')",
        "CREATE DOMAIN label AS varchar(9)",
        "CREATE TABLE moods (m mood, l label, tags text[], doc jsonb)",
        "CREATE TABLE parts (id int, at date) PARTITION BY RANGE (at)",
        "CREATE TABLE parts_2026 PARTITION OF parts FOR VALUES FROM ('2026-01-01') TO ('2027-01-01')",
        "CREATE TABLE credentials (token text)",
    )
    warehouse = opened(url)
    schema = warehouse.schema()
    assert [table.name for table in schema.tables] == [
        "clients",
        "orders",
        "paid",
        "totals",
        "hr.staff",
        "hr.clients",
        "moods",
        "parts",
    ]
    clients, staff, moods = schema.table("clients"), schema.table("hr.staff"), schema.table("moods")
    assert clients is not None
    assert staff is not None
    assert moods is not None
    assert (clients.comment, clients.columns[2].comment) == ("Who buys", "Where they live")
    assert staff.foreign_keys == (ForeignKey(("client_id",), "clients", ("id",)),)
    assert [column.type for column in moods.columns] == ["mood", "VARCHAR", "TEXT[]", "JSONB"]
    assert rows(warehouse.run("SELECT count(*) FROM hr.clients, clients, public.orders", Limits())) == ((0,),)
    assert failure(warehouse.run("SELECT * FROM hr.orders", Limits())).kind is FailureKind.REFUSED


@pytest.mark.postgres
def test_named_schemas_are_searched_in_their_order(postgres_database: Callable[[], str], opened: Opener) -> None:
    url = postgres_database()
    postgres_run(
        url,
        "CREATE SCHEMA a",
        "CREATE SCHEMA b",
        "CREATE TABLE a.t (x int)",
        "CREATE TABLE b.t (x int)",
        "INSERT INTO a.t VALUES (1)",
        "INSERT INTO b.t VALUES (2)",
        "CREATE TABLE u (x int)",
    )
    warehouse = opened(url, schemas=["b", "a"])
    assert {table.name for table in warehouse.schema().tables} == {"t", "a.t"}
    assert rows(warehouse.run("SELECT t.x FROM t", Limits())) == ((2,),)
    assert rows(warehouse.run("SELECT t.x FROM a.t", Limits())) == ((1,),)
    for sql in ("SELECT * FROM u", "SELECT * FROM public.u", "SELECT * FROM public.t"):
        assert failure(warehouse.run(sql, Limits())).kind is FailureKind.REFUSED


@pytest.mark.postgres
def test_only_tables_that_the_user_may_read_are_offered(postgres_database: Callable[[], str], opened: Opener) -> None:
    url = postgres_database()
    user = f"reader_{os.getpid()}"
    postgres_run(
        url,
        *SETUP,
        f"CREATE ROLE {user} LOGIN PASSWORD 'pw'",
        f"GRANT SELECT ON orders TO {user}",
        f"GRANT SELECT (id) ON clients TO {user}",
    )
    warehouse = opened(url.replace("candor:candor@", f"{user}:pw@"))
    assert [table.name for table in warehouse.schema().tables] == ["clients", "orders"]
    assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((4,),)
    refused = failure(warehouse.run("SELECT name FROM clients", Limits()))
    assert refused.kind is FailureKind.NO_ACCESS


def test_samples_are_few_different_and_short(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(
        tmp_path / "s.db",
        "CREATE TABLE t (a TEXT, b BLOB, c REAL)",
        "WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n < 40) INSERT INTO t "
        "SELECT CASE n WHEN 1 THEN printf('%.*c', 10000000, 'x') ELSE 'v' || (n % 9) END, x'00ff', n / 2.0 FROM g",
    )
    a, b, c = opened(url).schema().tables[0].columns
    assert len(a.samples) == 3
    assert len(a.samples[0]) == 60
    assert a.samples[0].endswith("…")
    assert b.samples == ()
    assert c.samples == ("0.5", "1", "1.5")


ALIKE = [
    "CREATE TABLE places (id INTEGER PRIMARY KEY, name TEXT)",
    "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, active BOOLEAN, pay NUMERIC(12, 2), share REAL, "
    "seen TIMESTAMP, z INTEGER, a INTEGER, CONSTRAINT second FOREIGN KEY (z) REFERENCES places (id), "
    "CONSTRAINT first FOREIGN KEY (a) REFERENCES places (id))",
    "INSERT INTO places VALUES (1, 'Oslo'), (2, 'oslo'), (3, 'OSLO')",
]


@pytest.mark.postgres
def test_both_databases_describe_the_same_rows_alike(
    tmp_path: Path, postgres_database: Callable[[], str], opened: Opener
) -> None:
    lite = sqlite_file(
        tmp_path / "alike.db",
        *ALIKE,
        "INSERT INTO people VALUES (1, '1.50', 1, 47900, 2.0, '2024-11-25 15:26:00.000000', 1, 2), "
        "(2, '2', 0, 10.5, 0.25, '2024-11-26 15:26:00.250000', 3, NULL)",
    )
    full = postgres_database()
    postgres_run(
        full,
        *ALIKE,
        "INSERT INTO people VALUES (1, '1.50', true, 47900, 2.0, '2024-11-25 15:26:00', 1, 2), "
        "(2, '2', false, 10.5, 0.25, '2024-11-26 15:26:00.25', 3, NULL)",
    )
    both = opened(lite), opened(full)
    one, other = (warehouse.schema().tables for warehouse in both)
    samples = {column.name: column.samples for column in one[1].columns}
    assert samples["name"] == ("1.50", "2")
    assert samples["active"] == ("true", "false")
    assert samples["pay"] == ("47900", "10.5")
    assert samples["share"] == ("2", "0.25")
    assert samples["seen"] == ("2024-11-25 15:26:00", "2024-11-26 15:26:00.25")
    assert [key.columns for key in one[1].foreign_keys] == [("z",), ("a",)]
    for table, same in zip(one, other, strict=True):
        assert (table.name, table.foreign_keys) == (same.name, same.foreign_keys)
        assert [(c.name, c.samples) for c in table.columns] == [(c.name, c.samples) for c in same.columns]
    found = [warehouse.find_values("who is in oslo?") for warehouse in both]
    assert found[0] == found[1] == [("places", "name", name) for name in ("OSLO", "Oslo", "oslo")]


def test_private_tables_are_left_out_unless_asked_for(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(
        tmp_path / "s.db",
        "CREATE TABLE secrets (token TEXT)",
        "INSERT INTO secrets VALUES ('t')",
        "CREATE TABLE plans (x INTEGER)",
        "CREATE VIEW shown AS SELECT token FROM secrets",
    )
    usual = opened(url)
    assert [table.name for table in usual.schema().tables] == ["plans", "shown"]
    assert failure(usual.run("SELECT * FROM secrets", Limits())).kind is FailureKind.REFUSED
    assert rows(usual.run("SELECT * FROM shown", Limits())) == (("t",),)  # a view of it was made on purpose
    other = opened(url, hidden=["PLANS"])
    assert [table.name for table in other.schema().tables] == ["secrets", "shown"]
    assert rows(other.run("SELECT * FROM secrets", Limits())) == (("t",),)


def test_a_changed_schema_is_seen_after_a_refresh(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(tmp_path / "shop.db", *SETUP)
    warehouse = opened(url)
    warehouse.schema()
    sqlite_file(tmp_path / "shop.db", "CREATE TABLE later (x TEXT)", "INSERT INTO later VALUES ('Quito')")
    assert failure(warehouse.run("SELECT * FROM later", Limits())).kind is FailureKind.REFUSED
    warehouse.refresh()
    assert warehouse.schema().table("later") is not None
    assert rows(warehouse.run("SELECT * FROM later", Limits())) == (("Quito",),)
    assert warehouse.find_values("from quito") == [("later", "x", "Quito")]


def test_a_file_that_another_one_replaces_is_followed(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(tmp_path / "shop.db", *SETUP)
    warehouse = opened(url)
    assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((4,),)
    sqlite_file(tmp_path / "new.db", *SETUP, "DELETE FROM orders")
    (tmp_path / "new.db").rename(tmp_path / "shop.db")
    assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((0,),)
    (tmp_path / "shop.db").unlink()
    assert failure(warehouse.run("SELECT count(*) FROM orders", Limits())).kind is FailureKind.UNAVAILABLE


def test_a_file_in_wal_mode_is_read_while_another_program_writes(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(tmp_path / "shop.db", "PRAGMA journal_mode=WAL", *SETUP)
    warehouse = opened(url)
    writer = sqlite3.connect(tmp_path / "shop.db", isolation_level=None)
    try:
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("DELETE FROM orders")
        assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((4,),)
        writer.execute("COMMIT")
        assert rows(warehouse.run("SELECT count(*) FROM orders", Limits())) == ((0,),)
    finally:
        writer.close()


# --- cells -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        (None, None),
        (True, True),
        (7, 7),
        (0.5, 0.5),
        ("x", "x"),
        (b"\x00", b"\x00"),
        (Decimal("42.00"), 42),
        (Decimal("0.10"), 0.1),
        (Decimal("-7"), -7),
        (Decimal("1E+3"), 1000),
        (Decimal("33.3333333333333333"), 33.333333333333336),
        (Decimal("12345678901234567890"), 12345678901234567890),
        (Decimal("1234567890123456.78"), "1234567890123456.78"),
        (Decimal("1E+50"), "1" + "0" * 50),
        (Decimal("Infinity"), math.inf),
        (Decimal("-Infinity"), -math.inf),
        (date(2026, 2, 3), "2026-02-03"),
        (datetime(2026, 2, 3, 4, 5, 6), "2026-02-03 04:05:06"),
        (clock(4, 5), "04:05:00"),
        (timedelta(days=2, hours=1), "2 days, 1:00:00"),
        (timedelta(hours=-1), "-1:00:00"),
        (-timedelta(days=2, hours=1), "-2 days, 1:00:00"),
        (UUID(int=1), "00000000-0000-0000-0000-000000000001"),
        (memoryview(b"ab"), b"ab"),
        ([1, Decimal("2.5"), None, ["ü"]], '[1, 2.5, null, ["ü"]]'),
        ((1, b"\xff"), '[1, "ff"]'),
        ({"a": [math.nan, date(2026, 1, 1)]}, '{"a": ["nan", "2026-01-01"]}'),
    ],
)
def test_a_drivers_value_becomes_a_plain_cell(value: object, cell: Cell) -> None:
    found = as_cell(value)
    assert found == cell
    assert type(found) is type(cell)


def test_not_a_number_stays_one() -> None:
    found = as_cell(Decimal("NaN"))
    assert isinstance(found, float)
    assert math.isnan(found)


@pytest.mark.postgres
def test_a_number_in_postgres_json_keeps_its_digits(postgres_url: str, opened: Opener) -> None:
    sql = (
        "SELECT '12345678901234567890.5'::jsonb, '{\"k\": [12345678901234567890.5, 12345678901234567890, 2.50, 2.0]}'::jsonb,"
        " '2.5'::json, '2.0'::json, '1e2'::json, '1e400'::json, '[true, null, \"é\"]'::json, '\"text\"'::jsonb"
    )
    assert rows(opened(postgres_url).run(sql, Limits())) == (
        (
            "12345678901234567890.5",
            '{"k": ["12345678901234567890.5", 12345678901234567890, 2.5, 2.0]}',
            2.5,
            2.0,
            100.0,
            math.inf,
            '[true, null, "é"]',
            "text",
        ),
    )


@pytest.mark.postgres
def test_a_postgres_interval_keeps_its_months_and_its_sign(
    postgres_database: Callable[[], str], opened: Opener
) -> None:
    url = postgres_database()
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE \"{name}\" SET IntervalStyle = 'iso_8601'")
    sql = (
        "SELECT AGE('2026-11-29', '2025-01-05'), interval '-1 hour', interval '2 months -3 days',"
        " interval '26 hours 30 minutes', ARRAY[interval '1 month'], SUM(d) OVER () FROM (SELECT interval '40 days' AS d) AS t"
    )
    assert rows(opened(url).run(sql, Limits())) == (
        ("1 year 10 mons 24 days", "-01:00:00", "2 mons -3 days", "26:30:00", '["1 mon"]', "40 days"),
    )


@pytest.mark.postgres
def test_every_postgres_type_arrives_as_a_plain_cell(postgres_url: str, opened: Opener) -> None:
    sql = (
        "SELECT 1::bigint, 1.50::numeric, 0.1::float8, true, NULL, 'é', date '2026-01-02', 'infinity'::date,"
        " timestamp '2026-01-02 03:04:05', '0044-03-15 BC'::date, interval '1 day 2 hours',"
        " ARRAY['a', NULL], '{\"k\": [1, 2.50]}'::jsonb, decode('00ff', 'hex'), 'NaN'::float8, int4range(1, 5),"
        " '10.0.0.1'::inet, ROW(1, 'x'), '6f1c4f6e-0000-4000-8000-000000000000'::uuid"
    )
    (row,) = rows(opened(postgres_url).run(sql, Limits()))
    assert row[:14] == (
        1,
        1.5,
        0.1,
        True,
        None,
        "é",
        "2026-01-02",
        "infinity",
        "2026-01-02 03:04:05",
        "0044-03-15 BC",
        "1 day 02:00:00",
        '["a", null]',
        '{"k": [1, 2.5]}',
        b"\x00\xff",
    )
    assert isinstance(row[14], float)
    assert math.isnan(row[14])
    assert row[15:] == ("[1, 5)", "10.0.0.1", '["1", "x"]', "6f1c4f6e-0000-4000-8000-000000000000")


def test_bytes_and_broken_text_in_sqlite_are_cells_too(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(
        tmp_path / "s.db", "CREATE TABLE t (a, b)", "INSERT INTO t VALUES (x'00ff', CAST(x'61ff62' AS TEXT))"
    )
    assert rows(opened(url).run("SELECT a, b, 9e999, NULL FROM t", Limits())) == ((b"\x00\xff", "a�b", math.inf, None),)


def test_a_result_is_plain_json_for_the_command_line() -> None:
    result = Rows(("a", "a"), ((b"\xff", math.inf), (None, "x")), truncated=True)
    assert as_json(result) == {"columns": ["a", "a"], "rows": [["ff", "inf"], [None, "x"]], "truncated": True}
    assert as_json(Failure(FailureKind.TIMEOUT, "Too slow.")) == {"error": "Too slow.", "kind": "timeout"}


# --- limits ----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def shop(request: pytest.FixtureRequest) -> SqlWarehouse:
    """One warehouse of each kind, with one worker, so that what one statement leaves would meet the next."""
    warehouse: SqlWarehouse = request.getfixturevalue(f"{request.param}_shop")
    warehouse.run("SELECT 1 AS warm", Limits())
    return warehouse


MILLION = (
    "WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n < 1000000) SELECT n, 'row ' || n FROM g"
)


def test_a_million_rows_are_cut_at_the_limit(shop: SqlWarehouse) -> None:
    result = shop.run(MILLION, Limits(rows=1_000))
    assert isinstance(result, Rows)
    assert (len(result.rows), result.truncated) == (1_000, True)
    assert result.rows[-1] == (1_000, "row 1000")


def test_rows_beyond_the_byte_limit_are_cut(shop: SqlWarehouse) -> None:
    result = shop.run(MILLION, Limits(rows=1_000_000, bytes=10_000))
    assert isinstance(result, Rows)
    assert result.truncated
    assert 400 < len(result.rows) < 1_000


def big_cell(shop: SqlWarehouse, length: int) -> str:
    """An expression that is a text of so many characters."""
    return f"printf('%.*c', {length}, 'x')" if shop.schema().dialect == "sqlite" else f"repeat('x', {length})"


def test_a_cell_of_ten_megabytes_passes_under_the_limit_and_is_too_large_above(shop: SqlWarehouse) -> None:
    sql = f"SELECT {big_cell(shop, 10_000_000)} AS cell"
    assert failure(shop.run(sql, Limits())).kind is FailureKind.REFUSED
    unguarded = shop._pool.run
    ((cell,),) = rows(unguarded(sql, Limits(bytes=12_000_000)))
    assert cell == "x" * 10_000_000
    assert failure(unguarded(sql, Limits(bytes=5_000_000))).kind is FailureKind.TOO_LARGE


def test_a_row_too_large_after_others_cuts_the_result(shop: SqlWarehouse) -> None:
    big = big_cell(shop, 2_000_000)
    result = shop._pool.run(f"SELECT 'small' AS cell UNION ALL SELECT {big}", Limits(bytes=1_500_000))
    assert isinstance(result, Rows)
    assert (result.rows, result.truncated) == ((("small",),), True)


ENDLESS = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t"


def test_a_statement_past_its_time_is_stopped_and_the_next_one_runs(shop: SqlWarehouse) -> None:
    start = time.monotonic()
    stopped = failure(shop.run(ENDLESS, QUICK))
    assert stopped.kind is FailureKind.TIMEOUT
    assert time.monotonic() - start < QUICK.time_s + SLACK_S
    assert rows(shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)


def test_a_call_that_no_interrupt_reaches_is_ended_with_its_process(sqlite_shop: SqlWarehouse) -> None:
    sqlite_shop.run("SELECT 1 AS warm", Limits())
    start = time.monotonic()
    sql = "SELECT instr(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b')"
    assert failure(sqlite_shop.run(sql, QUICK)).kind is FailureKind.REFUSED
    stopped = failure(sqlite_shop._pool.run(sql, QUICK))
    assert stopped.kind is FailureKind.TIMEOUT
    assert time.monotonic() - start < QUICK.time_s + SLACK_S
    assert rows(sqlite_shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)


def test_division_by_zero_and_the_like_are_invalid(postgres_shop: SqlWarehouse) -> None:
    failed = failure(postgres_shop.run("SELECT 1 / 0", Limits()))
    assert (failed.kind, failed.message) == (
        FailureKind.INVALID,
        "The database does not accept the statement: division by zero.",
    )


@pytest.mark.postgres
def test_a_table_that_someone_has_locked_does_not_hold_a_statement_long(
    postgres_url: str, postgres_shop: SqlWarehouse
) -> None:
    postgres_shop.run("SELECT 1 AS warm", Limits())
    with psycopg.connect(postgres_url.replace("+psycopg", "")) as other:
        other.execute("LOCK TABLE orders IN ACCESS EXCLUSIVE MODE")
        start = time.monotonic()
        assert failure(postgres_shop.run("SELECT * FROM orders", QUICK)).kind is FailureKind.TIMEOUT
        assert time.monotonic() - start < QUICK.time_s + SLACK_S


@pytest.mark.postgres
def test_a_lost_connection_is_made_again(postgres_url: str, opened: Opener) -> None:
    warehouse = opened(postgres_url)
    assert rows(warehouse.run("SELECT 1 AS one", Limits())) == ((1,),)
    postgres_run(
        postgres_url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'candor'",
    )
    assert rows(warehouse.run("SELECT 2 AS two", Limits())) == ((2,),)


def test_a_closed_warehouse_answers_that_it_is_unavailable(tmp_path: Path) -> None:
    warehouse = open_warehouse(sqlite_file(tmp_path / "shop.db", *SETUP), "shop")
    warehouse.schema()
    warehouse.close()
    warehouse.close()
    assert failure(warehouse.run("SELECT 1", Limits())).kind is FailureKind.UNAVAILABLE


# --- the walls -------------------------------------------------------------------------------------


@pytest.mark.postgres
def test_a_users_function_cannot_stand_in_for_a_built_in_one(
    postgres_database: Callable[[], str], opened: Opener
) -> None:
    url = postgres_database()
    postgres_run(
        url,
        *SETUP,
        "CREATE FUNCTION public.lower(varchar) RETURNS text LANGUAGE sql AS $$SELECT 'trap'$$",
    )
    assert postgres_run(url, "SELECT lower(name) FROM clients WHERE id = 1") == [("trap",)]
    assert rows(opened(url).run("SELECT lower(name) FROM clients WHERE id = 1", Limits())) == (("ada berg",),)


@pytest.mark.postgres
def test_a_users_function_named_like_one_that_the_server_lacks_is_refused(
    postgres_database: Callable[[], str], opened: Opener
) -> None:
    url = postgres_database()
    made = {
        "date_subtract": "date_subtract(timestamptz, interval) RETURNS text",
        "uuid": "uuid(text) RETURNS text",
        "double": "double(int) RETURNS text",
        "erf": "erf(varchar) RETURNS text",
    }
    postgres_run(url, *SETUP, *(f"CREATE FUNCTION public.{f} LANGUAGE sql AS $$SELECT 'trap'$$" for f in made.values()))
    warehouse = opened(url)
    for sql in (
        "SELECT date_subtract(now(), interval '1 day')",
        "SELECT uuid('x')",
        "SELECT double(1)",
        "SELECT erf('1')",
    ):
        result = warehouse.run(sql, Limits())
        assert not isinstance(result, Rows) or ("trap",) not in result.rows, sql
    for sql in ("SELECT uuid('x')", "SELECT double(1)"):
        assert failure(warehouse.run(sql, Limits())).kind is FailureKind.REFUSED
    usual = "SELECT coalesce(trim(' a '), 'b'), numeric '1', date('2026-01-02'), extract(year FROM date '2026-01-02')"
    assert rows(warehouse.run(usual, Limits())) == (("a", 1, "2026-01-02", 2026),)


def test_a_with_query_named_like_a_view_reads_no_hidden_table(tmp_path: Path, opened: Opener) -> None:
    url = sqlite_file(
        tmp_path / "s.db",
        "CREATE TABLE secrets (token TEXT)",
        "INSERT INTO secrets VALUES ('t')",
        "CREATE VIEW shown AS SELECT token FROM secrets",
        "CREATE VIEW deeper AS WITH inner_one AS (SELECT token FROM secrets) SELECT token FROM inner_one",
    )
    warehouse = opened(url)
    for sql in (
        "SELECT * FROM shown",
        "SELECT * FROM deeper",
        "WITH w AS (SELECT * FROM shown) SELECT * FROM w",
    ):
        assert rows(warehouse.run(sql, Limits())) == (("t",),)
    for name in ("shown", "SHOWN", '"shown"', "deeper", "inner_one", "w", "shown(a)", "[shown]"):
        for how in ("AS", "AS MATERIALIZED", "AS NOT MATERIALIZED", "as/**/"):
            sql = f"WITH {name} {how} (SELECT token FROM secrets) SELECT * FROM {name.removesuffix('(a)')}"
            alone = warehouse._pool.run(sql, Limits())  # the connection, without the guard
            assert failure(alone).kind is FailureKind.REFUSED, sql


@pytest.mark.postgres
def test_row_security_is_never_left_out_silently(postgres_database: Callable[[], str], opened: Opener) -> None:
    url = postgres_database()
    postgres_run(url, "CREATE TABLE t (x int)", "INSERT INTO t VALUES (1)", "ALTER TABLE t ENABLE ROW LEVEL SECURITY")
    assert failure(opened(url).run("SELECT count(*) FROM t", Limits())).kind is FailureKind.NO_ACCESS


def test_a_worker_knows_no_secrets_and_can_write_no_file(
    tmp_path: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SLACK_BOT_TOKEN", "xoxb-test")
    warehouse = opened(sqlite_file(tmp_path / "shop.db", *SETUP))
    assert rows(warehouse.run("SELECT 1 AS one", Limits())) == ((1,),)
    (worker,) = warehouse._pool._alive
    process = Path(f"/proc/{worker._process.pid}")
    assert b"SLACK_BOT_TOKEN" not in (process / "environ").read_bytes()
    assert b"shop.db" not in (process / "cmdline").read_bytes()
    limits = (process / "limits").read_text()
    assert "Max file size             0                    0" in limits


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    url = sqlite_file(tmp_path / "shop.db", *SETUP)
    program = (
        "import sys, time\nfrom adapters.warehouses.warehouse import open_warehouse\nfrom reliability.values import Limits\n"
        f"w = open_warehouse({url!r}, 'shop')\nw.run('SELECT 1', Limits())\n"
        "print(*(each._process.pid for each in w._pool._alive), flush=True)\ntime.sleep(60)\n"
    )
    root = Path(__file__).parents[3]
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=root)
    assert parent.stdout is not None
    workers = [int(word) for word in parent.stdout.readline().split()]
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{pid}/exe").exists() for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert len(workers) == 1
    assert not Path(f"/proc/{workers[0]}/exe").exists()


@pytest.mark.parametrize(
    "limits",
    [
        Limits(time_s=math.inf),
        Limits(time_s=-1.0),
        Limits(rows=-5),
        Limits(rows=0),
        Limits(bytes=-1),
        Limits(bytes=0),
    ],
)
def test_senseless_limits_harm_nothing(shop: SqlWarehouse, limits: Limits) -> None:
    result = shop.run("SELECT 'some text' AS a", limits)
    if isinstance(result, Failure):
        assert result.kind in {FailureKind.TIMEOUT, FailureKind.TOO_LARGE}
    assert rows(shop.run("SELECT 1 AS one", Limits())) == ((1,),)
