"""What is taken off is not what is kept."""

from __future__ import annotations

import pytest
from sqlglot import parse_one

from reliability.sql.contradictions import contradicts
from reliability.sql.held.taken_off import only_what_is_taken_off

RETURNED = "SELECT SUM(l.units) FROM lines AS l {} returns AS r ON r.line = l.id{}"


@pytest.mark.parametrize(
    ("question", "join", "where", "wrong"),
    [
        ("units sold net of returns", "JOIN", "", True),
        ("units net of all returns in May", "JOIN", " WHERE l.day > '2026-05-01'", True),
        ("units sold net of returns", "LEFT JOIN", " WHERE r.id IS NULL", False),
        ("units sold net of returns", "LEFT JOIN", "", False),
        ("units sold net of tax", "JOIN", "", False),
        ("units returned", "JOIN", "", False),
    ],
)
def test_net_of_something_is_not_what_has_it(question: str, join: str, where: str, wrong: bool) -> None:
    sql = RETURNED.format(join, where)
    assert only_what_is_taken_off(parse_one(sql), question) is wrong
    assert contradicts(sql, question, "sqlite") is wrong


def test_what_is_taken_off_by_a_difference_stays() -> None:
    sql = "SELECT (SELECT SUM(units) FROM lines) - (SELECT COUNT(*) FROM returns)"
    assert not only_what_is_taken_off(parse_one(sql), "units net of returns")
