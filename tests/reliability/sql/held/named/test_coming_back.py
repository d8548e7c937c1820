"""Who comes back is not what is sent back."""

from __future__ import annotations

import doctest

import pytest
from sqlglot import parse_one

from reliability.sql.contradictions import contradicts
from reliability.sql.held.named import coming_back
from reliability.sql.held.named.coming_back import sent_back_as_coming_back

RETURNS = "SELECT COUNT(*) FROM product_returns JOIN loans ON loans.id = product_returns.loan_id"


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(coming_back)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    ("question", "sql", "other"),
    [
        ("new vs returning borrowers", RETURNS, True),
        ("how many recurring visitors did we have", "SELECT COUNT(*) FROM refunds", True),
        ("how many returning visitors got a refund", "SELECT COUNT(*) FROM refunds", False),
        ("how many loans were returned by returning borrowers", RETURNS, False),
        ("customers returning items", RETURNS, False),
        ("new vs returning borrowers", "SELECT COUNT(*) FROM borrowers", False),
        ("new vs returning borrowers", "SELECT COUNT(*) FROM returning_borrowers", False),
    ],
)
def test_what_is_sent_back_is_read_only_where_somebody_speaks_of_it(question: str, sql: str, other: bool) -> None:
    assert sent_back_as_coming_back(parse_one(sql), question) == other
    assert contradicts(sql, question, "sqlite") == other
