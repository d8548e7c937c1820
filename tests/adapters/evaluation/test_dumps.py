"""Dumps are loaded as people have them: rows by COPY, commands of psql's, roles and extensions that are not there."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from adapters.evaluation.dumps import MOST_TOLD, DumpStatement, dump_statements, loaded
from adapters.evaluation.own_postgres import own_postgres
from reliability.errors import BadInput, WarehouseUnavailable

DUMPED = r"""--
-- PostgreSQL database dump
--

\restrict aG7dTp0

SET statement_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'LATIN1';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);

DROP DATABASE shops;
CREATE DATABASE shops WITH TEMPLATE = template0 ENCODING = 'UTF8';
ALTER DATABASE shops OWNER TO boss;
\connect shops
CREATE ROLE reader;
CREATE SCHEMA public;
create schema stock authorization boss;
CREATE EXTENSION IF NOT EXISTS no_such_extension WITH SCHEMA public;
COMMENT ON EXTENSION no_such_extension IS 'it isn''t there';

CREATE FUNCTION public.twice(n integer) RETURNS integer LANGUAGE plpgsql AS $_$
BEGIN
  RETURN 2 * n; -- a ';' within
END;
$_$;
ALTER FUNCTION public.twice(n integer) OWNER TO boss;

CREATE TABLE public.shops (id integer NOT NULL, name text, note text DEFAULT E'it\'s; so');
ALTER TABLE public.shops OWNER TO "the boss";
ALTER TABLE public.shops ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON public.shops TO reader USING (true);
CREATE TABLE stock.items (shop_id integer, price numeric(6,2));

COPY public.shops (id, name, note) FROM stdin;
1	Caf""" + (
    "\N{LATIN SMALL LETTER E WITH ACUTE}"
    r""" d'Or; --	\N
2	"O'Hare	a\\b
\.

COPY stock.items (shop_id, price) FROM stdin;
1	9.50
2	3.00
\.

ALTER TABLE ONLY public.shops ADD CONSTRAINT shops_pkey PRIMARY KEY (id);
ALTER TABLE ONLY stock.items ADD CONSTRAINT items_fkey FOREIGN KEY (shop_id) REFERENCES public.shops(id);
GRANT SELECT ON TABLE public.shops TO reader;

\unrestrict aG7dTp0
"""
)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with own_postgres() as url:
        yield url


def write(folder: Path, script: str | bytes) -> Path:
    file = folder / "Shops v2.sql"
    file.write_bytes(script if isinstance(script, bytes) else script.encode())
    return file


def test_what_pg_dump_writes_is_loaded_whole(server: str, tmp_path: Path) -> None:
    with loaded(write(tmp_path, DUMPED.encode("latin-1")), server) as found, psycopg.connect(found.url) as connection:
        assert found.failed == ()
        rows = connection.execute("SELECT * FROM shops ORDER BY id").fetchall()
        assert rows == [(1, "Caf\N{LATIN SMALL LETTER E WITH ACUTE} d'Or; --", None), (2, "\"O'Hare", "a\\b")]
        joined = "SELECT s.id, i.price FROM stock.items i JOIN shops s ON s.id = i.shop_id WHERE twice(s.id) = 4"
        assert [(row[0], float(row[1])) for row in connection.execute(joined).fetchall()] == [(2, 3.0)]
        keys = connection.execute(
            "SELECT contype::text FROM pg_constraint WHERE conname ~ '^(shops|items)_' ORDER BY 1"
        )
        assert keys.fetchall() == [("f",), ("p",)]
        connection.execute("SET ROLE pg_read_all_data; SET row_security = off")
        assert connection.execute("SELECT count(*) FROM shops").fetchall() == [(2,)]
    with psycopg.connect(server) as connection:
        left = connection.execute("SELECT datname FROM pg_database WHERE datname ~ 'candor_|shops'").fetchall()
        left += connection.execute("SELECT rolname FROM pg_roles WHERE rolname = 'reader'").fetchall()
    assert left == []


def test_what_is_missing_afterwards_is_told(server: str, tmp_path: Path) -> None:
    script = (
        "BEGIN; CREATE TABLE places (id int, at no_such_type); CREATE TABLE shops (id int);\n"
        "COPY places (id) FROM stdin;\n1\n\\.\nCOPY shops (id) FROM stdin;\n7\n\\.\n"
        "DROP TABLE of_before; ALTER TABLE shops DROP CONSTRAINT of_before; SET nonsense = 1;\n"
        "\\i more.sql\nCOPY shops FROM '/etc/hostname'; COMMIT;\n"
    )
    with loaded(write(tmp_path, script), server) as found, psycopg.connect(found.url) as connection:
        assert connection.execute("SELECT id FROM shops").fetchall() == [(7,)]
        assert [sentence.partition(": ")[0] for sentence in found.failed] == [
            "CREATE TABLE places (id int, at no_such_type)",
            "COPY places (id) FROM stdin",
            "\\i more.sql",
            "COPY shops FROM '/etc/hostname'",
        ]
        assert 'type "no_such_type" does not exist' in found.failed[0]


def test_many_failures_are_counted(server: str, tmp_path: Path) -> None:
    script = "CREATE TABLE shops (id int); " + "INSERT INTO other VALUES (1); " * 1_200
    with loaded(write(tmp_path, script), server) as found:
        assert len(found.failed) == MOST_TOLD + 1
        assert found.failed[-1] == "and 1,195 more"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (
            "CREATE TABLE `shops` (id INT)",
            "Its dump Shops v2.sql makes no table: CREATE TABLE `shops` (id INT): syntax",
        ),
        ("SELECT 1", "Its dump Shops v2.sql makes no table."),
        ("SELECT pg_terminate_backend(pg_backend_pid()); CREATE TABLE t (id int)", "It cannot be loaded: "),
    ],
)
def test_a_dump_that_makes_no_table_is_told(server: str, tmp_path: Path, script: str, said: str) -> None:
    with pytest.raises(BadInput) as told, loaded(write(tmp_path, script), server):
        pass
    assert str(told.value).startswith(said)


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(WarehouseUnavailable), loaded(write(tmp_path, "SELECT 1"), "postgresql://u:p@127.0.0.1:1/x"):
        pass


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_mark_of_the_encoding_is_no_part_of_the_first_statement(server: str, tmp_path: Path, encoding: str) -> None:
    script = "CREATE TABLE shops (n text); INSERT INTO shops VALUES ('caf\N{LATIN SMALL LETTER E WITH ACUTE}')"
    with loaded(write(tmp_path, script.encode(encoding)), server) as found, psycopg.connect(found.url) as connection:
        assert connection.execute("SELECT length(n) FROM shops").fetchall() == [(4,)]


@pytest.mark.parametrize(
    ("script", "statements"),
    [
        (b"", []),
        (b" ; ;", []),
        (b"SELECT 1; SELECT 2", [b"SELECT 1", b"SELECT 2"]),
        (b"SELECT /* ; */ 'a;''b' -- ;\n, \"c;\"\"d\"; x", [b"SELECT   'a;''b'  \n, \"c;\"\"d\"", b"x"]),
        (rb"SELECT E'a\';''', 'b\'; y", [rb"SELECT E'a\';''', 'b\'", b"y"]),
        (b"DO $do$ a; $$ ; $x$ $do$; SELECT $1", [b"DO $do$ a; $$ ; $x$ $do$", b"SELECT $1"]),
        (b"SELECT 'CREATE x' \\gexec\nSELECT 2;", [b"SELECT 'CREATE x'", b"SELECT 2"]),
        (b"\\set a b\r\nSELECT 1", [b"\\set a b", b"SELECT 1"]),
        (b"SELECT 'open; SELECT 2", [b"SELECT 'open", b"SELECT 2"]),
    ],
)
def test_statements_end_where_nothing_is_quoted(script: bytes, statements: list[bytes]) -> None:
    assert [each.text for each in dump_statements(script)] == statements


@pytest.mark.parametrize("copy", [b"COPY t (a) FROM stdin WITH (FORMAT csv)", b'copy "FROM" from STDIN'])
def test_rows_end_at_their_mark(copy: bytes) -> None:
    after = DumpStatement(b"SELECT 1")
    for end in (b"\\.\n", b"\\.\r\n"):
        found = list(dump_statements(copy + b";\n1;\\n\n'2\n" + end + b"SELECT 1;"))
        assert found == [DumpStatement(copy, b"1;\\n\n'2\n"), after]
    assert list(dump_statements(b"\\" + copy + b"\n1\n\\.\nSELECT 1")) == [DumpStatement(copy, b"1\n"), after]
    assert list(dump_statements(copy + b";\n\\.\n")) == [DumpStatement(copy, b"")]
    assert list(dump_statements(copy + b";\n1\n")) == [DumpStatement(copy, b"1\n")]
    assert list(dump_statements(copy + b";")) == [DumpStatement(copy, b"")]
