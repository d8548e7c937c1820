"""The second reading by PostgreSQL's own grammar, where it is installed."""

from __future__ import annotations

import json
import time

import pytest

from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.postgres import RULES
from reliability.guard.dialects.postgres_grammar import check_twice, is_installed
from reliability.guard.guard import guard
from reliability.guard.lexer import Refused
from tests.support.shops import FIXTURES

CALLABLE = RULES.functions | RULES.constructs | RULES.types
needs_grammar = pytest.mark.skipif(not is_installed(), reason="pglast is not installed; it is optional.")


def twice(read: str, meant: str | None = None) -> None:
    """Read a text by PostgreSQL's grammar, against the tree of what our parser is said to have read."""
    check_twice(read, parsed_one(meant or read, "postgres"), CALLABLE)


FINE = [
    'SELECT a, "B c" FROM t AS x JOIN public."Odd Name" y ON x.id = y.id',
    "WITH a AS (SELECT * FROM t) SELECT * FROM a, b",
    "WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 5) SELECT * FROM a",
    "SELECT extract(year FROM d), substring(n FROM 2), position('a' IN n), trim(n), coalesce(a, b), x::date FROM t",
    "SELECT d FROM generate_series(1, 5) AS g(d)",
    "VALUES (1, 2), (3, 4)",
    "SELECT 1 UNION (SELECT 2 FROM t ORDER BY 1)",
    f"SELECT * FROM {'long' * 20}",
]


@pytest.mark.parametrize("sql", FINE)
def test_what_both_read_alike_passes(sql: str) -> None:
    twice(sql)


@needs_grammar
@pytest.mark.parametrize(
    ("read", "meant"),
    [
        ("SELECT * FROM secrets", "SELECT * FROM t"),
        ("SELECT * FROM hr.t", "SELECT * FROM t"),
        ('SELECT * FROM "T"', "SELECT * FROM t"),
        ("SELECT 1; SELECT 2", "SELECT 1"),
        ("SELECT * INTO u FROM t", "SELECT * FROM t"),
        ("SELECT * FROM t FOR UPDATE", "SELECT * FROM t"),
        ("SELECT pg_sleep(9)", "SELECT abs(9)"),
        ("SELECT public.abs(9)", "SELECT abs(9)"),
        ("WITH a AS (DELETE FROM t RETURNING 1) SELECT * FROM a, t", "SELECT * FROM t"),
        ("DELETE FROM t", "SELECT * FROM t"),
        ("SELECT $1", "SELECT 1"),
        ("SELECT FROM WHERE", "SELECT 1"),
        ("", "SELECT 1"),
    ],
)
def test_what_they_read_differently_is_refused(read: str, meant: str) -> None:
    with pytest.raises(Refused, match="grammar"):
        twice(read, meant)


@needs_grammar
def test_unusual_queries_pass_and_it_takes_little_time() -> None:
    lines = (FIXTURES / "benign_sql.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [case["sql"] for case in map(json.loads, lines) if case["dialect"] == "postgres"]
    assert [sql for sql in cases if not guard(sql, None, "postgres").allowed] == []
    trees = [parsed_one(sql, "postgres") for sql in cases]
    start = time.thread_time()
    for sql, tree in zip(cases, trees, strict=True):
        check_twice(sql.rstrip("; "), tree, CALLABLE)
    assert (time.thread_time() - start) / len(cases) < 0.05
