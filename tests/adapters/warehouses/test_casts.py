"""Casts that users made: none runs for a statement, whether it names them or not, and others run as ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import psycopg
import pytest

from adapters.warehouses.stoppable import open_stoppable
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.values import Failure, FailureKind, Limits, Rows
from tests.conftest import PostgresServer

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.filterwarnings("ignore:Did not recognize type"),  # SQLAlchemy's word for a row type's column
]

TOKEN = "xoxb-token"

TABLES = """
CREATE TABLE forbidden (token text); INSERT INTO forbidden VALUES ('xoxb-token');
CREATE TYPE mood AS ENUM ('good', 'bad'); CREATE TYPE pair AS (one mood, two int); CREATE DOMAIN document AS jsonb;
CREATE DOMAIN feeling AS mood;
CREATE TABLE t (id int, name text, at text); INSERT INTO t VALUES (1, 'x', '{"a": 1}');
CREATE TABLE moods (m mood); INSERT INTO moods VALUES ('good');
CREATE TABLE many (m mood[]); INSERT INTO many VALUES ('{good}');
CREATE TABLE felt (m feeling); INSERT INTO felt VALUES ('good');
CREATE TABLE pairs (p pair[]); INSERT INTO pairs VALUES (ARRAY[('good', 1)::pair]);
CREATE VIEW seen AS SELECT m FROM moods;
"""


def leak(source: str, target: str, of_token: str, context: str = "") -> str:
    """A cast by a function that reads what its caller may not."""
    name = f"leak_{source}_{target}"
    return (
        f"CREATE FUNCTION {name}({source}) RETURNS {target} LANGUAGE sql SECURITY DEFINER "
        f"AS $$SELECT {of_token} FROM public.forbidden$$; CREATE CAST ({source} AS {target}) WITH FUNCTION {name}({source}) {context};"
    )


@pytest.fixture
def made(postgres_server: PostgresServer) -> Iterator[Callable[[str], SqlWarehouse]]:
    """Opens a database of the tables and what is to be added, as one who may not read the forbidden table."""
    warehouses: list[SqlWarehouse] = []
    urls: list[str] = []

    def make(more: str) -> SqlWarehouse:
        url = postgres_server.new_database().replace("+psycopg", "")
        urls.append(url)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"{TABLES}{more}".encode())
            connection.execute("DROP ROLE IF EXISTS caster; CREATE ROLE caster LOGIN PASSWORD 'secret'")
            connection.execute("GRANT SELECT ON t, moods, many, felt, pairs, seen TO caster")
        address = url.replace("candor:candor@", "caster:secret@")
        warehouses.append(open_warehouse(address, "shop", workers=1))
        return warehouses[-1]

    yield make
    for warehouse in warehouses:
        warehouse.close()
    for url in urls:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("DROP OWNED BY caster; DROP ROLE caster")


def refused(warehouse: SqlWarehouse, *statements: str) -> None:
    for sql in statements:
        answer = warehouse.run(sql, Limits())
        assert isinstance(answer, Failure), (sql, answer)
        assert answer.kind is FailureKind.REFUSED, (sql, answer)


def runs(warehouse: SqlWarehouse, *statements: str) -> None:
    for sql in statements:
        answer = warehouse.run(sql, Limits())
        assert isinstance(answer, Rows), (sql, answer)
        assert TOKEN not in repr(answer), sql


def leaks_alone(warehouse: SqlWarehouse, sql: str) -> None:
    """What the guard refuses would truly run the function: the connection alone lets it."""
    answer = warehouse._pool.run(sql, Limits())
    assert isinstance(answer, Rows), (sql, answer)
    assert TOKEN in repr(answer), sql


def test_a_cast_that_is_named_is_refused_however_it_is_written(made: Callable[[str], SqlWarehouse]) -> None:
    warehouse = made(leak("int", "jsonb", "to_jsonb(token)"))
    leaks_alone(warehouse, "SELECT id::jsonb FROM public.t")
    leaks_alone(warehouse, "SELECT ARRAY[1]::jsonb[]")
    refused(
        warehouse,
        "SELECT id::jsonb FROM t",
        "SELECT CAST(id AS jsonb) FROM t",
        'SELECT id::"jsonb" FROM t',
        "SELECT cast ( (id) as JSONB ) FROM t",
        "SELECT ARRAY[1]::jsonb[]",
        "SELECT ARRAY[id]::jsonb[][] FROM t",
        "SELECT CAST(ARRAY[id] AS jsonb[]) FROM t",
        "SELECT jsonb(id) FROM t",
        "SELECT jsonb '1'",
        "SELECT id::document FROM t",
        "SELECT id::pg_catalog.jsonb FROM t",
        "SELECT (id || name)::int::jsonb FROM t",
        "SELECT id::text::int::jsonb FROM t",
        "SELECT ARRAY[id]::int[]::jsonb[] FROM t",
        "WITH a AS (SELECT id::jsonb AS x FROM t) SELECT x FROM a",
        "SELECT name FROM t WHERE id::jsonb IS NOT NULL",
    )
    runs(
        warehouse,
        "SELECT id::text::jsonb FROM t",
        "SELECT CAST(id::text AS jsonb), at::varchar(20)::jsonb FROM t",
        "SELECT CAST(CAST(id AS text) AS jsonb) FROM t",
        "SELECT at::text::jsonb -> 'a' FROM t",
        "SELECT id::text, id::bigint, CAST(name AS varchar) FROM t",
        "SELECT id::numeric(10, 2), date '2026-01-02', interval '1 day', to_jsonb(id), jsonb_build_object('a', id) FROM t",
        "SELECT id AS jsonb FROM t",
        "SELECT m FROM moods WHERE m = 'good'",
    )


def test_a_cast_from_a_type_of_the_users_own_is_refused_where_its_values_are(
    made: Callable[[str], SqlWarehouse],
) -> None:
    warehouse = made(
        "CREATE FUNCTION seven(mood) RETURNS int LANGUAGE sql AS 'SELECT 7'; CREATE CAST (mood AS int) WITH FUNCTION seven(mood);"
        + leak("moods", "jsonb", "to_jsonb(token)")
    )
    leaks_alone(warehouse, "SELECT moods::jsonb FROM public.moods")
    refused(
        warehouse,
        "SELECT m::int FROM moods",
        "SELECT m::integer FROM seen",
        "SELECT CAST(m AS int4) FROM felt",
        "SELECT m::int[] FROM many",
        "SELECT u.one::int FROM pairs, unnest(p) AS u",
        "SELECT array_agg(m)::int[] FROM moods",
        "SELECT moods::jsonb FROM moods",
    )
    runs(warehouse, "SELECT name::int FROM t WHERE false", "SELECT m::text FROM moods", "SELECT at::jsonb FROM t")


@pytest.mark.parametrize("context", ["AS IMPLICIT", "AS ASSIGNMENT"])
def test_a_cast_that_runs_unnamed_keeps_its_tables_from_being_read(
    made: Callable[[str], SqlWarehouse], context: str
) -> None:
    warehouse = made(leak("mood", "bool", "length(token) > 0", context))
    assert isinstance(warehouse._pool.run("SELECT 1 FROM public.moods WHERE m", Limits()), Rows)
    refused(
        warehouse,
        "SELECT 1 FROM moods WHERE m",
        "SELECT m FROM moods",
        "SELECT 1 FROM many",
        "SELECT 1 FROM seen",
        "SELECT p FROM pairs",
    )
    runs(warehouse, "SELECT id::bool FROM t", "SELECT count(*) FROM t WHERE id > 0")


def test_an_unnamed_cast_to_a_type_of_the_users_own_is_refused_where_that_is_read(
    made: Callable[[str], SqlWarehouse],
) -> None:
    warehouse = made(
        "CREATE FUNCTION felt(bigint) RETURNS mood LANGUAGE sql AS $$SELECT 'bad'::mood$$;"
        "CREATE CAST (bigint AS mood) WITH FUNCTION felt(bigint) AS IMPLICIT;"
    )
    refused(warehouse, "SELECT coalesce(m, 1::bigint) FROM moods", "SELECT count(*) FROM moods")
    runs(warehouse, "SELECT id::bigint FROM t")


def test_an_unnamed_cast_between_types_of_the_database_stops_every_statement(
    made: Callable[[str], SqlWarehouse],
) -> None:
    warehouse = made(leak("int", "text", "token", "AS IMPLICIT"))
    leaks_alone(warehouse, "SELECT lower(1)")
    refused(warehouse, "SELECT lower(1)", "SELECT name FROM t", "SELECT name || length(name) FROM t")
    assert TOKEN not in repr(warehouse.schema())
    assert "int4 to text" in str(warehouse.run("SELECT 1", Limits()))


def test_making_json_runs_no_cast_to_json(made: Callable[[str], SqlWarehouse]) -> None:
    warehouse = made(leak("mood", "json", "to_json(token)"))
    leaks_alone(warehouse, "SELECT to_jsonb(m) FROM public.moods")
    refused(
        warehouse,
        "SELECT to_jsonb(m) FROM moods",
        "SELECT row_to_json(moods) FROM moods",
        "SELECT json_agg(m) FROM seen",
    )
    runs(warehouse, "SELECT to_jsonb(id), row_to_json(t) FROM t")


def test_what_is_looked_at_in_the_data_runs_no_cast_either(made: Callable[[str], SqlWarehouse]) -> None:
    warehouse = made(leak("mood", "text", "token"))
    leaks_alone(warehouse, "SELECT left(m::text, 80) FROM public.moods")
    assert TOKEN not in repr(warehouse.schema())
    refused(warehouse, "SELECT m::text FROM moods")
    runs(warehouse, "SELECT m FROM moods", "SELECT name::text FROM t")
    assert warehouse.schema().table("t").column("name").samples == ("x",)  # type: ignore[union-attr]


def test_casts_that_run_no_function_of_users_are_as_before(made: Callable[[str], SqlWarehouse]) -> None:
    """Without a function, by a built-in one, of a domain, or by one that the account may not run."""
    warehouse = made(
        "CREATE CAST (mood AS int) WITH INOUT AS IMPLICIT;"
        "CREATE CAST (mood AS document) WITH INOUT;"
        + leak("int", "jsonb", "to_jsonb(token)")
        + "REVOKE EXECUTE ON FUNCTION leak_int_jsonb FROM PUBLIC;"
    )
    assert warehouse._describe().casts == ()
    runs(warehouse, "SELECT m FROM moods", "SELECT 'x'::text, jsonb '1', name::varchar FROM t")
    denied = warehouse.run("SELECT id::jsonb FROM t", Limits())
    assert isinstance(denied, Failure)
    assert denied.kind is FailureKind.NO_ACCESS
    assert warehouse.warnings() == []


def test_the_doctor_names_casts_that_run_unnamed_and_those_that_are_named(
    made: Callable[[str], SqlWarehouse],
) -> None:
    warehouse = made(leak("int", "jsonb", "to_jsonb(token)") + leak("mood", "bool", "true", "AS IMPLICIT"))
    refusal = "Queries that could run them are refused; take EXECUTE on their functions from the account."
    assert [note for note in warehouse.warnings() if "Casts" in note] == [
        f"Casts of your own run functions of your own without being named: mood to boolean. {refusal}",
        f"Casts of your own run functions of your own where a query names the type: integer to jsonb. {refusal}",
    ]


def test_a_warehouse_that_asks_share_hides_no_cast(made: Callable[[str], SqlWarehouse]) -> None:
    source = made(leak("int", "jsonb", "to_jsonb(token)"))._source
    words = source.connection
    url = f"postgresql://{words['user']}:{words['password']}@{words['host']}:{words['port']}/{words['dbname']}"
    shared = open_stoppable(url, "shop", workers=1)
    try:
        refused(shared, "SELECT id::jsonb FROM t")
        runs(shared, "SELECT id FROM t")
    finally:
        shared.close()
