"""Sub-clause frequencies: what counts as the same clause, the shares by hand, sub-queries, hostile SQL."""

from __future__ import annotations

import doctest
import time

import pytest

from reliability.promises import subclauses
from reliability.promises.subclauses import CLAUSES, clauses
from reliability.values import Column, Schema, Table
from tests.support.oracles.frequencies import subclause_frequencies

SCHEMA = Schema(
    "sqlite",
    (
        Table("orders", (Column("id", "INTEGER"), Column("customer_id", "INTEGER"), Column("Total", "REAL"))),
        Table("customers", (Column("id", "INTEGER"), Column("name", "TEXT"))),
    ),
)


def differing(a: str, b: str, schema: Schema | None = None) -> set[str]:
    """The clauses in which two queries differ."""
    first, second = clauses(a, "sqlite", schema), clauses(b, "sqlite", schema)
    assert first is not None
    assert second is not None
    return {kind for kind in CLAUSES if first[kind] != second[kind]}


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(subclauses)
    assert result.attempted
    assert not result.failed


def test_shares_by_hand() -> None:
    """Of four samples, WHERE agrees in 3 and SELECT in 2, everything else in all: AGG = 3/4 · 2/4."""
    found = subclause_frequencies(
        "SELECT a FROM t WHERE b = 1",
        [
            "SELECT a FROM t WHERE b = 1",
            "SELECT c FROM t WHERE b = 1",
            "select c from t where 1 = b",
            "SELECT a FROM t WHERE b = 1 AND d = 2",  # more is not the same
        ],
        "sqlite",
    )
    assert found is not None
    by_name = dict(zip(CLAUSES, found.shares, strict=True))
    assert by_name.pop("SELECT") == 0.5
    assert by_name.pop("WHERE") == 0.75
    assert set(by_name.values()) == {1.0}
    assert found.agg == pytest.approx(0.375)
    assert found.samples == 4


def test_a_query_sampled_twice_counts_twice() -> None:
    found = subclause_frequencies(
        "SELECT a FROM t", ["SELECT a FROM t", "SELECT a FROM t", "SELECT b FROM t"], "sqlite"
    )
    assert found is not None
    assert found.shares[0] == pytest.approx(2 / 3)


def test_samples_that_do_not_parse_are_left_out_and_none_left_is_none() -> None:
    found = subclause_frequencies("SELECT a FROM t", ["SELECT a FROM", "SELECT b FROM t", "hello"], "sqlite")
    assert found is not None
    assert (found.samples, found.shares[0]) == (1, 0.0)
    assert subclause_frequencies("SELECT a FROM t", ["SELECT FROM WHERE", ""], "sqlite") is None
    assert subclause_frequencies("SELECT a FROM t", [], "sqlite") is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("SELECT a, b FROM t", "SELECT b, a FROM t"),
        ("SELECT t1.a FROM t AS t1", "select T.A from T"),
        ("SELECT a FROM t", "SELECT t.a AS amount FROM t"),
        ("SELECT a FROM t WHERE x = 1 AND y < 2", "SELECT a FROM t WHERE (2 > y) AND ((1 = x))"),
        ("SELECT a FROM t WHERE x = 1 OR y = 2", "SELECT a FROM t WHERE (y = 2) OR x = 1"),
        ("SELECT a FROM t WHERE x <> 1", "SELECT a FROM t WHERE 1 != x"),
        ("SELECT a FROM t WHERE x NOT IN (1)", "SELECT a FROM t WHERE NOT x IN (1)"),
        ("SELECT a + b FROM t", "SELECT b + a FROM t"),
        ("SELECT a FROM t JOIN u ON t.i = u.j", "SELECT a FROM u AS x INNER JOIN t AS y ON x.j = y.i"),
        ("SELECT a, COUNT(*) AS n FROM t GROUP BY a ORDER BY n", "SELECT a, count(*) FROM t GROUP BY 1 ORDER BY 2 ASC"),
        ("SELECT a FROM t UNION SELECT b FROM u", "SELECT b FROM u UNION SELECT a FROM t"),
        ("WITH x AS (SELECT a FROM t) SELECT * FROM x", "WITH y AS (SELECT a FROM t) SELECT * FROM y"),
        ("SELECT a FROM t ORDER BY a LIMIT 3 -- top", "SELECT a FROM t ORDER BY a LIMIT 3"),
    ],
)
def test_two_ways_of_writing_one_thing_agree_in_every_clause(a: str, b: str) -> None:
    assert differing(a, b) == set()


@pytest.mark.parametrize(
    ("a", "b", "kinds"),
    [
        ("SELECT a FROM t", "SELECT b FROM t", {"SELECT"}),
        ("SELECT MAX(a) FROM t", "SELECT MIN(a) FROM t", {"SELECT"}),
        ("SELECT COUNT(a) FROM t", "SELECT COUNT(DISTINCT a) FROM t", {"SELECT"}),
        ("SELECT 1 FROM t", "SELECT 1 FROM u", {"FROM"}),
        ("SELECT 1 FROM t JOIN u ON t.i = u.j", "SELECT 1 FROM t JOIN u ON t.i = u.k", {"JOIN ON"}),
        ("SELECT 1 FROM t JOIN u ON t.i = u.j", "SELECT 1 FROM t LEFT JOIN u ON t.i = u.j", {"JOIN ON"}),
        ("SELECT 1 FROM t LEFT JOIN u ON t.i = u.j", "SELECT 1 FROM u LEFT JOIN t ON t.i = u.j", {"JOIN ON"}),
        ("SELECT 1 FROM t JOIN u USING (i)", "SELECT 1 FROM t JOIN u USING (j)", {"JOIN ON"}),
        ("SELECT 1 FROM t NATURAL JOIN u", "SELECT 1 FROM t, u", {"JOIN ON"}),
        ("SELECT 1 FROM t WHERE x < 1", "SELECT 1 FROM t WHERE x > 1", {"WHERE"}),
        ("SELECT 1 FROM t WHERE x < y", "SELECT 1 FROM t WHERE y < x", {"WHERE"}),
        ("SELECT 1 FROM t WHERE x = 'A'", "SELECT 1 FROM t WHERE x = 'a'", {"WHERE"}),
        ("SELECT 1 FROM t WHERE x AND y", "SELECT 1 FROM t WHERE x OR y", {"WHERE"}),
        ("SELECT 1 FROM t WHERE (x OR y) AND z", "SELECT 1 FROM t WHERE x OR (y AND z)", {"WHERE"}),
        ("SELECT 1 FROM t WHERE NOT (a OR (b AND c))", "SELECT 1 FROM t WHERE NOT ((a OR b) AND c)", {"WHERE"}),
        ("SELECT 1 FROM t WHERE x IN (1)", "SELECT 1 FROM t WHERE x NOT IN (1)", {"WHERE"}),
        ("SELECT x - y FROM t", "SELECT y - x FROM t", {"SELECT"}),
        ("SELECT (x + y) * z FROM t", "SELECT x + y * z FROM t", {"SELECT"}),
        ("SELECT 1 FROM t GROUP BY a", "SELECT 1 FROM t GROUP BY a, b", {"GROUP BY"}),
        ("SELECT 1 FROM t GROUP BY a", "SELECT 1 FROM t GROUP BY a HAVING COUNT(*) > 1", {"HAVING"}),
        ("SELECT 1 FROM t ORDER BY a", "SELECT 1 FROM t ORDER BY a DESC", {"ORDER BY"}),
        ("SELECT 1 FROM t ORDER BY a, b", "SELECT 1 FROM t ORDER BY b, a", {"ORDER BY"}),
        ("SELECT 1 FROM t LIMIT 1", "SELECT 1 FROM t LIMIT 2", {"LIMIT"}),
        ("SELECT 1 FROM t LIMIT 1", "SELECT 1 FROM t LIMIT 1 OFFSET 1", {"LIMIT"}),
        ("SELECT a FROM t", "SELECT DISTINCT a FROM t", {"DISTINCT"}),
        ("SELECT a FROM t UNION SELECT b FROM t", "SELECT a FROM t UNION ALL SELECT b FROM t", {"SET OPERATION"}),
        ("SELECT a FROM t UNION SELECT b FROM t", "SELECT a FROM t INTERSECT SELECT b FROM t", {"SET OPERATION"}),
        ("SELECT a FROM t EXCEPT SELECT b FROM t", "SELECT b FROM t EXCEPT SELECT a FROM t", {"SELECT"}),
        ("SELECT a FROM t UNION SELECT b FROM t LIMIT 1", "SELECT a FROM t UNION SELECT b FROM t LIMIT 2", {"LIMIT"}),
    ],
)
def test_a_difference_shows_in_its_own_clause_alone(a: str, b: str, kinds: set[str]) -> None:
    assert differing(a, b) == kinds


def test_sub_queries_are_included_clause_by_clause() -> None:
    query = "SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders WHERE total > {})"
    assert differing(query.format(5), query.format(6)) == {"WHERE"}
    inner = "SELECT 1 FROM t WHERE x = (SELECT {} FROM u)"
    assert differing(inner.format("MAX(y)"), inner.format("MIN(y)")) == {"SELECT"}
    derived = "SELECT COUNT(*) FROM (SELECT a FROM t GROUP BY a {}) AS d"
    assert differing(derived.format(""), derived.format("HAVING COUNT(*) > 1")) == {"HAVING"}
    moved = differing(
        "SELECT 1 FROM t WHERE a = 1 AND x IN (SELECT y FROM u WHERE b = 1)",
        "SELECT 1 FROM t WHERE b = 1 AND x IN (SELECT y FROM u WHERE a = 1)",
    )
    assert moved == {"WHERE"}


def test_a_table_joined_to_itself_keeps_its_two_roles_apart() -> None:
    query = "SELECT {}.name FROM staff AS a JOIN staff AS b ON a.boss = b.id"
    assert differing(query.format("a"), query.format("b")) == {"SELECT"}
    other_aliases = "SELECT x.name FROM staff AS x JOIN staff AS y ON x.boss = y.id"
    assert differing(query.format("a"), other_aliases) == set()


def test_a_correlated_query_on_the_same_table_keeps_its_two_roles_apart() -> None:
    query = "SELECT a FROM t WHERE a = (SELECT MAX(u.a) FROM t AS u WHERE {} = 1)"
    assert differing(query.format("u.g"), query.format("t.g")) == {"WHERE"}


def test_a_schema_gives_bare_columns_their_table() -> None:
    bare = "SELECT name, TOTAL FROM orders JOIN customers ON customer_id = customers.id"
    full = "SELECT c.name, o.Total FROM orders o JOIN customers c ON o.customer_id = c.id"
    assert differing(bare, full) == {"SELECT", "JOIN ON"}
    assert differing(bare, full, SCHEMA) == set()


def test_in_sqlite_words_in_double_quotes_that_name_no_column_are_a_string() -> None:
    double = 'SELECT id FROM customers WHERE name = "Ann"'
    assert differing(double, "SELECT id FROM customers WHERE name = 'Ann'", SCHEMA) == set()
    assert differing('SELECT "name" FROM customers', "SELECT name FROM customers", SCHEMA) == set()


@pytest.mark.parametrize("sql", ["", ";", "DROP TABLE t", "SELECT 1; SELECT 2", "SELECT 'open", "\x00", "é (("])
def test_what_is_not_one_query_has_no_clauses(sql: str) -> None:
    assert clauses(sql, "sqlite") is None


def test_a_query_nested_beyond_sense_has_no_clauses_or_takes_no_time() -> None:
    start = time.thread_time()
    clauses("SELECT " + "(" * 3000 + "1" + ")" * 3000, "sqlite")
    clauses("SELECT 1 WHERE " + " AND ".join(["a = 1"] * 3000), "sqlite")
    clauses("SELECT 1 " + "UNION SELECT 1 " * 1000, "sqlite")
    assert time.thread_time() - start < 30


def test_postgres_is_read_in_its_own_dialect() -> None:
    found = clauses("SELECT DISTINCT ON (a) a::text FROM s.t ORDER BY a NULLS FIRST", "postgres")
    assert found is not None
    assert found["FROM"] == {"s.t"}
    assert len(found["DISTINCT"]) == 1
