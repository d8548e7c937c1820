"""One number that a query holds against two columns."""

import pytest

from reliability.sql.contradictions import contradicts


@pytest.mark.parametrize(
    ("question", "where", "wrong"),
    [
        ("suppliers that deliver fastest with a rating over 4", "rating > 4 AND lead_days > 4", True),
        ("suppliers that deliver fastest with a rating over 4", "rating > 4 AND lead_days < 5", False),
        ("suppliers with a rating over 4 and over 4 days", "rating > 4 AND lead_days > 4", False),
        ("suppliers whose rating and days are both over 4", "rating > 4 AND lead_days > 4", False),
        ("suppliers between 4 and 4", "rating >= 4 AND rating <= 4", False),
        ("suppliers with a rating over 4", "rating > 4 OR lead_days > 4", False),
    ],
)
def test_a_number_that_is_said_once_bounds_one_column(question: str, where: str, wrong: bool) -> None:
    assert contradicts(f"SELECT name FROM suppliers WHERE {where}", question, "sqlite") is wrong
