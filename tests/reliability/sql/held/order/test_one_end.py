"""One end of an order where both are asked for."""

from __future__ import annotations

import pytest

from reliability.sql.contradictions import contradicts

FIRST = "SELECT shop FROM orders GROUP BY shop ORDER BY SUM(revenue) DESC LIMIT 1"


@pytest.mark.parametrize(
    "question",
    ["best and worst shop", "top & bottom shop by revenue", "the highest-selling and the lowest-selling shop"],
)
def test_the_best_alone_is_not_the_best_and_the_worst(question: str) -> None:
    assert contradicts(FIRST, question, "sqlite")


@pytest.mark.parametrize(
    "question", ["best shop", "best shop and its address", "the best shops, and how the worst is doing"]
)
def test_one_end_answers_a_question_for_it(question: str) -> None:
    assert not contradicts(FIRST, question, "sqlite")


@pytest.mark.parametrize(
    "sql",
    [
        f"SELECT * FROM ({FIRST}) UNION ALL SELECT * FROM (SELECT shop FROM orders GROUP BY shop ORDER BY SUM(revenue) LIMIT 1)",
        "SELECT MAX(revenue), MIN(revenue) FROM orders",
        "SELECT shop, SUM(revenue) FROM orders GROUP BY shop ORDER BY SUM(revenue) DESC",
    ],
)
def test_what_shows_both_ends_stays(sql: str) -> None:
    assert not contradicts(sql, "best and worst shop", "sqlite")
