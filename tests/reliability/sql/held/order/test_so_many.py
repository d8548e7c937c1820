"""So many of a hundred are not so many."""

from __future__ import annotations

import doctest

import pytest
from sqlglot import parse_one

from reliability.sql.contradictions import contradicts
from reliability.sql.held.order import so_many
from reliability.sql.held.order.so_many import so_many_of_a_hundred

LIMITED = "SELECT name FROM runners ORDER BY pace LIMIT {}"
PLACED = "SELECT name FROM (SELECT name, RANK() OVER (ORDER BY pace) AS place FROM runners) AS t WHERE place <= {}"
IN_PARTS = "SELECT name FROM (SELECT name, NTILE({}) OVER (ORDER BY pace) AS part FROM runners) AS t WHERE part = 1"


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(so_many)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("question", "sql", "other"),
    [
        ("the fastest and top 5% of runners", LIMITED.format(5), True),
        ("top 5 percent of runners by pace", PLACED.format(5), True),
        ("the bottom 5 % of runners", IN_PARTS.format(5), True),
        ("the best 10 per cent of runners", IN_PARTS.format(10), False),
        ("top 5 percent of runners by pace", IN_PARTS.format(20), False),
        ("top 5 percent of runners by pace", LIMITED.format(12), False),
        ("top 5 runners by pace", LIMITED.format(5), False),
        ("runners within 5% of the record, best first", LIMITED.format(5), False),
        ("the 5 best runners with over 5% more", LIMITED.format(5), False),
        ("top 5% of runners", "SELECT name FROM runners WHERE pace <= 5", False),
    ],
)
def test_the_first_so_many_are_not_so_many_of_a_hundred(question: str, sql: str, other: bool) -> None:
    assert so_many_of_a_hundred(parse_one(sql), question) == other
    assert contradicts(sql, question, "postgres") == other
