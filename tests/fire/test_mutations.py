"""Mutants of every hostile, heavy and usual statement: the guard judges each in time, and none that it lets through is
read by the database's own parser as anything else than one SELECT of the tables and functions that the guard saw.

PostgreSQL's grammar reads here beside the guard, whose own second reading is put away.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from reliability.guard.dialects import postgres_grammar
from reliability.guard.dialects.registry import rules_of
from reliability.guard.guard import Verdict, guard
from reliability.guard.lexer import lex
from reliability.values import Column, Dialect, Schema, Table
from tests.fire.conftest import Tell
from tests.support.fire.mutating import Mutations, pieces
from tests.support.fire.own_readers import (
    DuckdbReader,
    MariadbReader,
    OwnReading,
    Reader,
    SqliteReader,
    postgres,
    read_through,
)
from tests.support.shops import of, own

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3 * 3600)]

FEW, MANY = 300, 25_000  # of each dialect
P99_MS = 50.0
USUAL = [case for name in ("sql", "sql_duckdb", "sql_mysql") for case in own(f"benign_{name}.jsonl")]
HOSTILE = [case for name in ("sql", "sql_duckdb", "sql_mysql") for case in own(f"hostile_{name}.jsonl")]
HEAVY = own("heavy_sql.jsonl")
TABLES = {
    "clients": ("id", "name", "city", "profile", "labels"),
    "sales": ("id", "client_id", "total", "state", "sold_on"),
    "Line Items": ("Line No", "order", "pieces"),
    "city_clients": ("id", "name", "city"),
}
# What syntax calls: `x AT TIME ZONE y`, `LIKE … ESCAPE`, `[1, 2]`, `(1, 2)`, `= ANY (x)`, `count(*)`, `INTERVAL 1 MONTH`.
MADE: dict[str, frozenset[str]] = {
    "postgres": frozenset("like_escape similar_to_escape timezone overlaps btrim".split()),
    "sqlite": frozenset("-> ->> like glob".split()),
    "duckdb": frozenset("list_value struct_pack count_star row unnest to_months trunc".split()),
    "mysql": rules_of("mysql").functions
    | rules_of("mysql").types
    | {"exists"},  # its text has names of its own for many
}


@pytest.fixture
def reader(dialect: Dialect, request: pytest.FixtureRequest) -> Iterator[Reader | None]:
    """The database's own parser, where it is at hand."""
    if dialect == "mysql":
        server = request.getfixturevalue("mariadb_server")
        database = server.new_database().rsplit("/", 1)[1]
        with server.connect(database) as connection, server.connect() as elsewhere:
            yield MariadbReader(connection, elsewhere, database)
    elif dialect == "postgres":
        yield postgres if postgres_grammar.is_installed() else None
    else:
        yield SqliteReader() if dialect == "sqlite" else DuckdbReader()


def shop(dialect: Dialect) -> Schema:
    """What may be read: never the table of credentials."""
    return Schema(dialect, tuple(Table(n, tuple(Column(c, "TEXT") for c in columns)) for n, columns in TABLES.items()))


def escaped(read: OwnReading, verdict: Verdict, dialect: Dialect) -> str:
    """What the database reads in a statement and the guard did not see; empty for nothing."""
    if read.wrong:
        return read.wrong
    rules = rules_of(dialect)
    tables = read_through(frozenset(place.name.lower() for place in verdict.tables))
    written = {token.text.lower() for token in lex(verdict.sql, rules).tokens}
    may_call = (rules.functions | rules.constructs | rules.types | rules.keywords) & written | MADE[dialect]
    unseen = {name for name in read.tables if name.lower() not in tables | (rules.functions & written)}
    return ", ".join((*sorted(unseen), *sorted(read.functions - may_call)))


@pytest.mark.parametrize("dialect", ["postgres", "sqlite", "duckdb", "mysql"])
def test_no_mutant_escapes_or_keeps_the_guard_busy(
    dialect: Dialect, reader: Reader | None, whole: bool, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_grammar, "is_installed", lambda: False)
    usual, hostile = ([case.sql for case in of(cases, dialect)] for cases in (USUAL, HOSTILE + HEAVY))
    schema, mutants = shop(dialect), Mutations(usual, hostile, 20261123)
    took, count, escapes = list[float](), Counter[str](), list[tuple[str, str]]()
    for sql in islice(mutants, MANY if whole else FEW):
        began = time.thread_time()
        verdict = guard(sql, schema, dialect)
        took.append(1_000 * (time.thread_time() - began))
        count["let through"] += verdict.allowed
        count["not foreseen"] += verdict.reason == "The statement cannot be judged."
        if verdict.allowed and reader is not None:
            read = reader(verdict.sql)
            count["not read by the database"] += read is None
            if read is not None and (what := escaped(read, verdict, dialect)):
                escapes.append((what, verdict.sql))
    took.sort()
    p99_ms = took[int(0.99 * len(took))]
    times = {"median ms": took[len(took) // 2], "p99 ms": p99_ms, "longest ms": took[-1]}
    told = {name: round(ms, 2) for name, ms in times.items()}
    tell(f"mutants on {dialect}", {"judged": len(took), **count, "escapes": len(escapes), **told})
    assert escapes == []
    assert not whole or p99_ms <= P99_MS


def test_pieces_are_the_whole_text() -> None:
    for case in USUAL + HOSTILE + HEAVY:
        assert "".join(pieces(case.sql)) == case.sql


@pytest.mark.parametrize(
    ("dialect", "sql", "what"),
    [
        ("postgres", "SELECT token FROM credentials", "credentials"),
        ("postgres", "WITH a AS (SELECT * FROM credentials), credentials AS (SELECT 1) SELECT * FROM a", "credentials"),
        ("postgres", "SELECT 1 FROM sales FOR UPDATE", "LockingClause"),
        ("postgres", "SELECT pg_catalog.pg_sleep(1)", "pg_sleep"),
        ("sqlite", "SELECT (SELECT token FROM credentials) FROM sales", "credentials"),
        ("sqlite", "WITH credentials AS (SELECT 1) SELECT count(*) FROM main.credentials", "credentials"),
        ("sqlite", "SELECT load_extension('x')", "load_extension"),
        ("sqlite", "SELECT 1; SELECT 2", "one statement at a time"),
        ("sqlite", "DELETE FROM sales", "9 sales"),
        ("duckdb", "SELECT 1 FROM sales, 'a.csv'", "a.csv"),
        ("duckdb", "SELECT * FROM read_csv('a.csv')", "read_csv"),
        ("duckdb", "DELETE FROM sales", "no SELECT"),
        ("duckdb", "SELECT 1; SELECT 2", "more than one"),
        ("mysql", "SELECT (SELECT token FROM credentials) FROM sales", "credentials"),
        ("mysql", "WITH credentials AS (SELECT 1) SELECT c.id, d.id FROM sales AS c, clients AS d", "clients"),
        ("mysql", "SELECT id, id FROM credentials", "credentials"),
        ("mysql", "SELECT user FROM mysql.user", "mysql.user"),
        ("mysql", "SELECT jot('x') FROM sales", "jot"),
        ("mysql", "SELECT sleep(1) FROM sales", "sleep"),
        ("mysql", "SELECT @@version FROM sales", "a variable"),
        ("mysql", "SELECT id INTO @a FROM sales", "no SELECT"),
        ("mysql", "DELETE FROM sales", "no SELECT"),
    ],
)
def test_an_escape_would_be_seen(dialect: Dialect, reader: Reader | None, sql: str, what: str) -> None:
    if reader is None:
        pytest.skip("pglast is not installed.")
    read = reader(sql)
    assert read is not None
    seen = guard("SELECT 1 FROM sales", shop(dialect), dialect)
    assert what in escaped(read, Verdict(True, "", sql, seen.tables), dialect)
