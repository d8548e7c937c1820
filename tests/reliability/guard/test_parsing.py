"""A statement's tree: the caller's own, and without the places of its parts."""

from __future__ import annotations

import pytest
from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.guard.dialects.parsing import parsed_one

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
