"""Questions that are read as a role of the database: what it may not read is in no schema, sample, cell or row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from adapters.warehouses.postgres import PostgresSession
from adapters.warehouses.registry import source_of
from adapters.warehouses.sessions import StatementFailed
from adapters.warehouses.stoppable import SharedWarehouse, open_stoppable
from reliability.errors import WarehouseUnavailable
from reliability.guard.guard import guard
from reliability.values import Failure, FailureKind, Limits, Rows
from tests.conftest import MariadbServer, PostgresServer

LIMITS = Limits()
Open = Callable[..., SharedWarehouse]


@pytest.fixture
def opened() -> Iterator[Open]:
    """Opens warehouses as roles, and closes them."""
    made: list[SharedWarehouse] = []

    def open_(url: str, role: str = "", **options: Any) -> SharedWarehouse:
        made.append(open_stoppable(url, "shop", role=role, workers=1, **options))
        return made[-1]

    yield open_
    for warehouse in made:
        warehouse.close()


def cells(warehouse: SharedWarehouse, text: str) -> list[tuple[str, str, str]]:
    """What of a text is found in the data, however long the index takes on a busy machine."""
    index = warehouse._indexed().wait(300)
    assert index is not None
    return index.find(text, 20)


# --- PostgreSQL -------------------------------------------------------------------------------------

POSTGRES = """
CREATE TABLE public.customers (id int PRIMARY KEY, name text, team text);
INSERT INTO public.customers VALUES (1, 'Umbrella', 'red'), (2, 'Initech', 'blue');
CREATE SCHEMA staff;
CREATE TABLE staff.people (id int PRIMARY KEY, name text, salary int);
INSERT INTO staff.people VALUES (1, 'Gudrun', 9000);
ALTER TABLE public.customers ENABLE ROW LEVEL SECURITY;
DROP ROLE IF EXISTS seller; DROP ROLE IF EXISTS finance; DROP ROLE IF EXISTS stranger; DROP ROLE IF EXISTS reader;
CREATE ROLE seller; CREATE ROLE finance; CREATE ROLE stranger;
CREATE ROLE reader LOGIN NOINHERIT PASSWORD 'secret';
GRANT seller, finance TO reader;
CREATE POLICY red ON public.customers FOR SELECT TO seller USING (team = 'red');
CREATE POLICY whole ON public.customers FOR SELECT TO finance USING (true);
GRANT SELECT ON public.customers TO seller, finance;
GRANT USAGE ON SCHEMA staff TO finance;
GRANT SELECT ON staff.people TO finance;
"""


@pytest.fixture(scope="module")
def shop(postgres_server: PostgresServer) -> Iterator[str]:
    """The URL of a database, for an account that reads nothing itself and may take two roles."""
    url = postgres_server.new_database()
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute(POSTGRES)
        yield url.replace("candor:candor@", "reader:secret@")
        connection.execute(
            "DROP OWNED BY seller, finance, stranger, reader; DROP ROLE seller, finance, stranger, reader"
        )


@pytest.fixture
def seller_session(shop: str) -> Iterator[PostgresSession]:
    session = PostgresSession(replace(source_of(shop), role="seller"))
    yield session
    session._connection.close()


@pytest.mark.postgres
def test_each_role_sees_its_own_tables_rows_samples_and_cells(shop: str, opened: Open) -> None:
    seller, finance = opened(shop, "seller"), opened(shop, "finance")
    assert [table.name for table in seller.schema().tables] == ["customers"]
    assert {table.name for table in finance.schema().tables} == {"customers", "staff.people"}
    name = seller.schema().tables[0].column("name")
    assert name is not None
    assert name.samples == ("Umbrella",), "row security holds for samples"
    assert cells(seller, "umbrella or initech, says gudrun") == [("customers", "name", "Umbrella")]
    assert {found[2] for found in cells(finance, "umbrella or initech, says gudrun")} == {
        "Umbrella",
        "Initech",
        "Gudrun",
    }
    for role, count in ((seller, 1), (finance, 2)):
        counted = role.run("SELECT COUNT(*) AS n FROM customers", LIMITS)
        assert isinstance(counted, Rows)
        assert counted.rows == ((count,),)
    refused = seller.run("SELECT * FROM staff.people", LIMITS)
    assert isinstance(refused, Failure)
    assert refused.kind is FailureKind.REFUSED
    assert opened(shop).schema().tables == (), "the account reads nothing itself"


@pytest.mark.postgres
def test_the_role_holds_behind_the_guard(seller_session: PostgresSession) -> None:
    """What a statement could say if the guard let it: the role is there again for the next."""
    session = seller_session
    with pytest.raises(StatementFailed) as denied:
        session.run("SELECT salary FROM staff.people", LIMITS)
    assert denied.value.kind is FailureKind.NO_ACCESS
    session.clean()
    for statement in ("SET ROLE finance", "RESET ROLE", "SET SESSION AUTHORIZATION DEFAULT", "SELECT 1; RESET ROLE"):
        with pytest.raises(StatementFailed):
            session.run(statement, LIMITS)
        session.clean()
    for way in ("SELECT set_config('role', 'finance', false)", "SELECT set_config('role', 'none', true)"):
        session.run(way, LIMITS)
        session.clean()
        assert session.run("SELECT current_user::text", LIMITS).rows == [("seller",)]
        session.clean()
        with pytest.raises(StatementFailed):
            session.run(f"SELECT ({way}), salary FROM staff.people", LIMITS)
        session.clean()


@pytest.mark.postgres
@pytest.mark.parametrize(
    "role", ["stranger", "gone", "none", "NONE", 'se"ller', "x" * 80, "candor", "seller; RESET ROLE"]
)
def test_a_role_that_the_account_may_not_take_reads_nothing(shop: str, opened: Open, role: str) -> None:
    warehouse = opened(shop, role)
    with pytest.raises(WarehouseUnavailable, match="take the role"):
        warehouse.schema()
    found = warehouse._pool.run("SELECT 1", LIMITS)
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.UNAVAILABLE


@pytest.mark.postgres
def test_a_role_that_is_taken_away_reads_nothing_more(shop: str, opened: Open, postgres_server: PostgresServer) -> None:
    seller = opened(shop, "seller")
    assert isinstance(seller.run("SELECT 1", LIMITS), Rows)
    with postgres_server.connect() as connection:
        connection.execute("REVOKE seller FROM reader")
        try:
            found = seller.run("SELECT 1", LIMITS)
        finally:
            connection.execute("GRANT seller TO reader")
    assert isinstance(found, Failure)
    assert isinstance(seller.run("SELECT 1", LIMITS), Rows)


@pytest.mark.postgres
def test_a_superuser_takes_the_role_too(shop: str, opened: Open) -> None:
    seller = opened(shop.replace("reader:secret@", "candor:candor@"), "seller")
    found = seller.run("SELECT name FROM customers", LIMITS)
    assert isinstance(found, Rows)
    assert found.rows == (("Umbrella",),), "with row security"


@pytest.mark.postgres
def test_roles_at_the_same_instant_never_mix(shop: str, opened: Open) -> None:
    warehouses = [opened(shop, "seller"), opened(shop, "finance")]

    def count(number: int) -> object:
        found = warehouses[number % 2].run("SELECT COUNT(*) AS n FROM customers", LIMITS)
        return found.rows[0][0] if isinstance(found, Rows) else found

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(count, range(200))) == [1, 2] * 100


@pytest.mark.postgres
def test_only_the_schemas_that_are_named_are_read(shop: str, opened: Open) -> None:
    finance = opened(shop, "finance", schemas=("staff", "gone"))
    assert [table.name for table in finance.schema().tables] == ["people"], "the first named is searched first"
    assert finance.schemas_without_tables() == ["gone"]
    found = finance.run("SELECT name FROM people", LIMITS)
    assert isinstance(found, Rows)
    assert found.rows == (("Gudrun",),)
    refused = finance.run("SELECT name FROM public.customers", LIMITS)
    assert isinstance(refused, Failure)
    assert refused.kind is FailureKind.REFUSED


@pytest.mark.parametrize("dialect", ["postgres", "mysql"])
@pytest.mark.parametrize(
    "sql",
    [
        "SET ROLE finance",
        "SET LOCAL ROLE finance",
        "SET SESSION ROLE NONE",
        "RESET ROLE",
        "RESET ALL",
        "SET SESSION AUTHORIZATION DEFAULT",
        "SET DEFAULT ROLE finance TO reader",
        "SELECT set_config('role', 'finance', true)",
        "SELECT pg_catalog.set_config('role', 'finance', false) FROM customers",
        "SELECT name FROM customers WHERE set_config('ro' || 'le', 'finance', true) = ''",
        "WITH a AS (SELECT set_config('session_authorization', 'candor', true)) SELECT * FROM a",
        "UPDATE pg_settings SET setting = 'finance' WHERE name = 'role'",
        "SELECT 1; SET ROLE finance",
        "COMMIT",
        "BEGIN; SET ROLE finance",
        "DISCARD ALL",
        "DO $$ BEGIN SET ROLE finance; END $$",
    ],
)
def test_the_guard_refuses_whatever_changes_a_role(sql: str, dialect: Any) -> None:
    from reliability.values import Column, Schema, Table

    schema = Schema(dialect, (Table("customers", (Column("id", "INTEGER"), Column("name", "TEXT"))),))
    assert not guard(sql, schema, dialect).allowed


# --- MariaDB ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def store(mariadb_server: MariadbServer) -> Iterator[str]:
    """The URL of a database, for an account that reads nothing itself and may take two roles."""
    url = mariadb_server.new_database()
    name = url.rsplit("/", 1)[1]
    with mariadb_server.connect(name) as connection, connection.cursor() as cursor:
        for statement in (
            "CREATE TABLE customers (id INT PRIMARY KEY, name TEXT)",
            "INSERT INTO customers VALUES (1, 'Umbrella')",
            "CREATE TABLE people (id INT PRIMARY KEY, name TEXT, salary INT)",
            "INSERT INTO people VALUES (1, 'Gudrun', 9000)",
            "CREATE ROLE seller",
            "CREATE ROLE finance",
            "CREATE ROLE stranger",
            "CREATE USER role_reader@'%' IDENTIFIED BY 'secret'",
            "CREATE USER role_broad@'%' IDENTIFIED BY 'secret'",
            "GRANT seller TO role_reader@'%'",
            "GRANT finance TO role_reader@'%'",
            "GRANT seller TO role_broad@'%'",
            f"GRANT SELECT ON {name}.* TO role_broad@'%'",
            f"GRANT SELECT ON {name}.customers TO seller",
            f"GRANT SELECT ON {name}.* TO finance",
        ):
            cursor.execute(statement)
        yield url.replace("candor:candor@", "role_reader:secret@")
        cursor.execute("DROP USER role_reader@'%', role_broad@'%'")
        cursor.execute("DROP ROLE seller, finance, stranger")


@pytest.mark.mysql
def test_a_role_of_mariadb_sees_its_own_tables_and_cells(store: str, opened: Open) -> None:
    seller, finance = opened(store, "seller"), opened(store, "finance")
    assert [table.name for table in seller.schema().tables] == ["customers"]
    assert {table.name for table in finance.schema().tables} == {"customers", "people"}
    assert cells(seller, "umbrella, says gudrun") == [("customers", "name", "Umbrella")]
    assert isinstance(finance.run("SELECT salary FROM people", LIMITS), Rows)
    denied = seller._pool.run(f"SELECT salary FROM `{store.rsplit('/', 1)[1]}`.people", LIMITS)
    assert isinstance(denied, Failure)
    assert denied.kind is FailureKind.NO_ACCESS, "behind the guard, the database refuses"
    assert isinstance(seller.run("SELECT name FROM customers", LIMITS), Rows)


@pytest.mark.mysql
@pytest.mark.parametrize("role", ["stranger", "gone", "se`ller", "none", "x" * 80])
def test_a_role_that_mariadbs_account_may_not_take_reads_nothing(store: str, opened: Open, role: str) -> None:
    with pytest.raises(WarehouseUnavailable, match="take the role"):
        opened(store, role).schema()


@pytest.mark.mysql
def test_an_account_that_reads_without_a_role_is_refused(store: str, opened: Open) -> None:
    with pytest.raises(WarehouseUnavailable, match="reads tables without any role"):
        opened(store.replace("role_reader:", "role_broad:"), "seller").schema()


# --- databases without roles ------------------------------------------------------------------------


def test_a_file_has_no_roles(tmp_path: Path) -> None:
    with pytest.raises(WarehouseUnavailable, match="without roles"):
        open_stoppable(f"sqlite:///{tmp_path / 'a.sqlite'}", "a", role="seller")
