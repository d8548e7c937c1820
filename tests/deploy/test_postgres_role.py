"""deploy/postgres/role.sql makes a role that reads the tables of named schemas and can do nothing else."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from adapters.warehouses.warehouse import open_warehouse
from reliability.values import Failure, FailureKind, Limits, Rows
from tests.conftest import postgres_bin

SCRIPT = Path(__file__).parents[2] / "deploy" / "postgres" / "role.sql"
ROLE, PASSWORD = "candor_reader_of_tests", "it's a secret"
SETUP = """
CREATE SCHEMA sales; CREATE SCHEMA hr;
CREATE TABLE public.orders (id int PRIMARY KEY, amount int); INSERT INTO orders VALUES (1, 10), (2, 20);
CREATE TABLE sales.clients (id int); INSERT INTO sales.clients VALUES (1);
CREATE TABLE hr.wages (id int); CREATE SEQUENCE public.numbers;
GRANT SELECT ON hr.wages TO PUBLIC; SELECT lo_create(4711);
"""

pytestmark = pytest.mark.postgres


def plain(url: str) -> str:
    return url.replace("+psycopg", "")


def warnings_of(url: str) -> list[str]:
    """What `candor doctor` says of the account."""
    warehouse = open_warehouse(url, "shop")
    try:
        return warehouse.warnings()
    finally:
        warehouse.close()


def run_script(url: str, *variables: str) -> subprocess.CompletedProcess[str]:
    """The script as an operator runs it."""
    words = [word for variable in variables for word in ("-v", variable)]
    command = [str(postgres_bin() / "psql"), "-X", "-q", *words, "-f", str(SCRIPT), plain(url)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env={**os.environ})


@pytest.fixture(scope="module")
def reader(postgres_database: Callable[[], str]) -> str:
    """The URL of the role, in a database where the script was run twice."""
    url = postgres_database()
    with psycopg.connect(plain(url), autocommit=True) as connection:
        connection.execute(SETUP.encode())
    for _ in range(2):
        done = run_script(url, f"role={ROLE}", f"password={PASSWORD}", "schemas=public, sales", "connections=3")
        assert (done.returncode, done.stderr) == (0, "")
    with psycopg.connect(plain(url), autocommit=True) as connection:
        connection.execute("CREATE TABLE sales.later (id int)")
    return plain(url).replace("candor:candor@", f"{ROLE}:it%27s%20a%20secret@")


def test_it_reads_the_named_schemas_now_and_later_through_candor(reader: str) -> None:
    warehouse = open_warehouse(reader, "shop", workers=1)
    try:
        assert {table.name for table in warehouse.schema().tables} >= {"orders", "sales.clients", "sales.later"}
        assert "hr.wages" not in {table.name for table in warehouse.schema().tables}
        answer = warehouse.run("SELECT sum(amount) FROM orders", Limits())
        assert isinstance(answer, Rows)
        assert answer.rows == ((30,),)
        refused = warehouse._pool.run("SELECT * FROM hr.wages", Limits())
        assert isinstance(refused, Failure)
        assert refused.kind is FailureKind.NO_ACCESS
    finally:
        warehouse.close()


@pytest.mark.parametrize(
    "statement",
    [
        "INSERT INTO orders VALUES (3, 30)",
        "SELECT nextval('numbers')",
        "CREATE TABLE public.mine (id int)",
        "CREATE TEMPORARY TABLE mine (id int)",
        "SELECT lo_from_bytea(0, 'x')",
        "SELECT lo_put(4711, 0, 'x')",
        "SELECT pg_read_file('PG_VERSION')",
        "COPY orders TO '/tmp/candor-role'",
        "COPY orders TO PROGRAM 'true'",
        "SELECT * FROM hr.wages",
        "SELECT query_to_xml('SELECT 1', true, true, '')",
        "CREATE FUNCTION public.upper(text) RETURNS text LANGUAGE sql AS 'SELECT $1'",
        "SET temp_file_limit = -1",
        "SET ROLE candor",
        "ALTER ROLE current_user SUPERUSER",
    ],
)
def test_even_where_it_lifts_the_read_only_default_it_changes_nothing(reader: str, statement: str) -> None:
    with psycopg.connect(reader, autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = off")
        with pytest.raises(psycopg.Error) as caught:
            connection.execute(statement.encode())
        assert caught.value.sqlstate in ("42501", "42601", "0LP01"), caught.value


def test_its_sessions_begin_with_limits(reader: str) -> None:
    with psycopg.connect(reader, autocommit=True) as connection:
        found = {
            name: connection.execute(f"SHOW {name}".encode()).fetchone()
            for name in ("default_transaction_read_only", "statement_timeout", "work_mem", "temp_file_limit")
        }
        assert [value and value[0] for value in found.values()] == ["on", "1min", "32MB", "2GB"]
        with pytest.raises(psycopg.errors.ReadOnlySqlTransaction):
            connection.execute("DELETE FROM orders WHERE false")


def test_its_sessions_do_not_stay_idle_for_ever(reader: str) -> None:
    idle = {"idle_in_transaction_session_timeout": "1min", "lock_timeout": "5s"}
    with psycopg.connect(reader, autocommit=True) as connection:
        if connection.info.server_version >= 140_000:
            idle |= {"idle_session_timeout": "1h", "client_connection_check_interval": "1s"}
        found = {name: connection.execute(f"SHOW {name}".encode()).fetchone() for name in idle}
    assert {name: value and value[0] for name, value in found.items()} == idle


def test_it_has_as_many_connections_as_it_was_given(reader: str) -> None:
    opened: list[psycopg.Connection[tuple[object, ...]]] = []
    try:
        with pytest.raises(psycopg.OperationalError, match="too many connections"):
            opened.extend(psycopg.connect(reader) for _ in range(4))
    finally:
        for connection in opened:
            connection.close()


def test_the_doctor_finds_nothing_to_say_of_it_and_warns_of_a_superuser(
    reader: str, postgres_database: Callable[[], str]
) -> None:
    assert warnings_of(reader) == []
    other = postgres_database()
    with psycopg.connect(plain(other), autocommit=True) as connection:
        connection.execute("CREATE TABLE t (id int); GRANT INSERT ON t TO PUBLIC")
        connection.execute("CREATE FUNCTION upper(varchar) RETURNS text LANGUAGE sql AS 'SELECT $1::text'")
        connection.execute("CREATE FUNCTION date_part(int) RETURNS int LANGUAGE sql SECURITY DEFINER AS 'SELECT 1'")
    assert any("superuser" in note for note in warnings_of(other))
    notes = warnings_of(plain(other).replace("candor:candor@", f"{ROLE}:it%27s%20a%20secret@"))
    assert any("write" in note and "t" in note for note in notes)
    assert any("public.upper" in note and "public.date_part" in note for note in notes)


def test_without_a_password_nothing_is_done(postgres_url: str) -> None:
    done = run_script(postgres_url, "role=nobody_made")
    assert "password" in done.stderr
    with psycopg.connect(plain(postgres_url)) as connection:
        assert connection.execute("SELECT 1 FROM pg_roles WHERE rolname = 'nobody_made'").fetchone() is None


def test_what_everybody_may_do_can_be_kept(postgres_database: Callable[[], str]) -> None:
    url = postgres_database()
    done = run_script(url, "role=keeper_of_tests", "password=x", "keep_public=yes")
    assert (done.returncode, done.stderr) == (0, "")
    with psycopg.connect(plain(url)) as connection:
        found = connection.execute("SELECT has_database_privilege('keeper_of_tests', current_database(), 'TEMP')")
        assert found.fetchone() == (True,)
