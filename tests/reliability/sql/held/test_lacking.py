"""What rows are to lack, where a query reads it all the same."""

import pytest

from reliability.sql.contradictions import contradicts

DAYS = "JULIANDAY(ship_date) - JULIANDAY(order_date) > 30"


@pytest.mark.parametrize(
    ("question", "where", "wrong"),
    [
        ("orders without a ship date older than 30 days", DAYS, True),
        ("orders that have no ship date after a month", "ship_date > '2026-10-21'", True),
        (
            "orders without a ship date older than 30 days",
            f"ship_date IS NULL AND {DAYS.replace('ship', 'order')}",
            False,
        ),
        ("orders older than 30 days", DAYS, False),
        ("orders without a customer shipped after 30 days", DAYS, False),
        ("orders without a ship date", "ship_date = ''", False),
    ],
)
def test_what_is_not_there_is_not_read(question: str, where: str, wrong: bool) -> None:
    assert contradicts(f"SELECT COUNT(*) FROM orders WHERE {where}", question, "sqlite") is wrong
