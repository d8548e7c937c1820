"""A statement's tree: the caller's own, and without the places of its parts."""

from __future__ import annotations

import pytest
from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.english import reading
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


@pytest.mark.parametrize("dialect", ["postgres", "sqlite", "mysql", "duckdb"])
def test_what_is_not_null_is_the_opposite_of_null_in_every_dialect(dialect: Dialect) -> None:
    (condition,) = parsed_one("SELECT 1 FROM t WHERE a IS NOT NULL", dialect).find_all(exp.Where)
    assert isinstance(condition.this, exp.Not)
    assert isinstance(condition.this.this, exp.Is)
    assert not condition.this.this.args.get("negate")
    said = [reading(f"SELECT COUNT(*) FROM orders WHERE orders.paid_on IS {n}NULL", dialect) for n in ("", "NOT ")]
    assert said == ["Number of orders that are not paid", "Number of orders that are paid"]
