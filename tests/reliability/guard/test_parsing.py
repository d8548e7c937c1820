"""A statement's tree: the caller's own, and without the places of its parts."""

from __future__ import annotations

import re
import sqlite3
import tomllib
from pathlib import Path

import duckdb
import pytest
from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one, tree_or_none
from reliability.guard.dialects.registry import rules_of
from reliability.sql.english import reading
from reliability.sql.windows import kept_windows
from reliability.values import Dialect

QUERY = "SELECT a.x, COUNT(*) FROM a JOIN b ON b.y = a.y WHERE a.z > 3 GROUP BY a.x"


@pytest.mark.parametrize("sql", [QUERY, f"{QUERY} -- {'long ' * 1_000}"])
def test_a_tree_is_the_callers_own_and_says_nothing_of_places(sql: str) -> None:
    first = parsed_one(sql, "sqlite")
    assert not [node for node in first.walk() if "start" in node.meta]
    first.find(exp.Column).set("table", exp.to_identifier("other"))  # type: ignore[union-attr]  # there is one
    assert parsed_one(sql, "sqlite").sql("sqlite", comments=False) == QUERY


@pytest.mark.parametrize("sql", ["", "SELECT 1; SELECT 2", "SELECT ("])
def test_what_is_no_statement_is_told(sql: str) -> None:
    with pytest.raises(SqlglotError):
        parsed_one(sql, "sqlite")


def test_of_what_cannot_be_read_there_is_no_tree() -> None:
    assert tree_or_none(QUERY, "sqlite") == parsed_one(QUERY, "sqlite")
    assert tree_or_none("SELECT (", "sqlite") is None
    assert tree_or_none(QUERY, "no dialect") is None
    assert tree_or_none(QUERY + " " * 20_000, "sqlite") is None


@pytest.mark.parametrize("dialect", ["postgres", "sqlite", "mysql", "duckdb"])
def test_what_is_not_null_is_the_opposite_of_null_in_every_dialect(dialect: Dialect) -> None:
    (condition,) = parsed_one("SELECT 1 FROM t WHERE a IS NOT NULL", dialect).find_all(exp.Where)
    assert isinstance(condition.this, exp.Not)
    assert isinstance(condition.this.this, exp.Is)
    assert not condition.this.this.args.get("negate")
    said = [reading(f"SELECT COUNT(*) FROM orders WHERE orders.paid_on IS {n}NULL", dialect) for n in ("", "NOT ")]
    assert said == ["Number of orders that are not paid", "Number of orders that are paid"]


DIALECTS: list[Dialect] = ["postgres", "sqlite", "mysql", "duckdb"]


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("like", ["LIKE", "ILIKE", "RLIKE", "SIMILAR TO"])
@pytest.mark.parametrize("escape", ["", " ESCAPE '!'"])
def test_what_is_not_like_a_pattern_is_the_opposite_in_every_dialect(dialect: Dialect, like: str, escape: str) -> None:
    found = parsed_one(f"SELECT 1 FROM t WHERE n NOT {like} 'x%'{escape}", dialect).args["where"].this
    said = parsed_one(f"SELECT 1 FROM t WHERE n {like} 'x%'{escape}", dialect).args["where"].this
    assert found == exp.Not(this=said)
    assert isinstance(said, exp.Escape) is bool(escape)
    assert not any(node.args.get("negate") for node in found.walk())


CONDITIONS = [
    "n NOT LIKE 'a%'",
    "n NOT LIKE '%!%%' ESCAPE '!'",
    "NOT n NOT LIKE 'a%'",
    "(n NOT LIKE 'a%') = (m NOT LIKE 'b%')",
    "n NOT LIKE 'a%' = (m LIKE 'b%')",
    "(n NOT LIKE 'a%') IS NULL",
    "n NOT LIKE 'a%' AND m NOT LIKE '%b' OR n IS NOT NULL",
    "CASE WHEN n NOT LIKE 'a%' THEN 1 ELSE 0 END = 1",
    "(n IS NOT NULL) = (m NOT LIKE 'b%')",
]
ROWS = [(n, m) for n in ("ab", "ba", "5%", None) for m in ("ab", "bb", None)]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_written_from_a_tree_keeps_the_same_rows(condition: str) -> None:
    sql = f"SELECT n, m FROM t WHERE {condition}"
    for dialect in ("sqlite", "duckdb"):
        database = sqlite3.connect(":memory:") if dialect == "sqlite" else duckdb.connect()
        database.execute("CREATE TABLE t (n TEXT, m TEXT)")
        database.executemany("INSERT INTO t VALUES (?, ?)", ROWS)
        written = parsed_one(sql, dialect).sql(rules_of(dialect).reader)
        assert database.execute(written).fetchall() == database.execute(sql).fetchall(), (dialect, written)
        database.close()


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_written_from_a_tree_is_read_as_that_tree(condition: str, dialect: Dialect) -> None:
    tree = parsed_one(f"SELECT 1 FROM t WHERE {condition}", dialect)
    assert parsed_one(tree.sql(rules_of(dialect).reader), dialect) == tree


def test_what_is_not_like_any_of_some_patterns_may_be_like_others() -> None:
    sql = "SELECT 1 FROM t WHERE n NOT LIKE {} (ARRAY['a%', 'b%'])"
    written = [parsed_one(sql.format(each), "postgres").sql("postgres") for each in ("ANY", "ALL")]
    assert [each.partition("WHERE ")[2].replace("ANY(", "ANY (") for each in written] == [
        "NOT n LIKE ALL (ARRAY['a%', 'b%'])",
        "NOT n LIKE ANY (ARRAY['a%', 'b%'])",
    ]


def test_a_query_that_leaves_a_year_out_does_not_keep_to_it() -> None:
    assert kept_windows(parsed_one("SELECT 1 FROM t WHERE paid_on LIKE '2026%'", "sqlite"))
    assert kept_windows(parsed_one("SELECT 1 FROM t WHERE paid_on NOT LIKE '2026%'", "sqlite")) == ()


def test_the_parser_is_bounded_to_the_release_that_is_pinned() -> None:
    root = Path(__file__).parents[3]
    needed = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    (pinned,) = re.findall(r"^sqlglot==(\d+)\.(\d+)", (root / "deploy" / "constraints.txt").read_text("utf-8"), re.M)
    major, minor = map(int, pinned)
    assert f"sqlglot>={major}.{minor},<{major}.{minor + 1}" in needed
