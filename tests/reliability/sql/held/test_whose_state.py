"""How one thing is is not how another is."""

from __future__ import annotations

import pytest
from sqlglot import parse_one

from reliability.sql.held.whose_state import of_anothers_state

OF_SHOPS = "SELECT COUNT(*) FROM tickets AS t JOIN shops AS s ON s.id = t.shop WHERE {}"


@pytest.mark.parametrize(
    ("question", "condition", "other"),
    [
        ("open tickets by shop", "s.closed_on IS NULL", True),
        ("how many closed tickets has each shop", "NOT s.closed_on IS NULL", True),
        ("how many tickets are still open", "s.closed_on IS NULL", True),
        ("tickets that are open, by shop", "s.closed_on IS NULL", True),
        ("tickets of shops that are still open", "s.closed_on IS NULL", False),
        ("tickets where the shop is closed", "NOT s.closed_on IS NULL", False),
        ("how many tickets are still open", "t.closed_at IS NULL", False),
        ("open tickets by shop", "t.closed_at IS NULL", False),
        ("open tickets by shop", "t.state = 'open'", False),
        ("tickets of open shops", "s.closed_on IS NULL", False),
        ("open shop tickets", "s.closed_on IS NULL", False),
        ("open tickets of open shops", "s.closed_on IS NULL", False),
        ("open tickets of shops that were not closed", "s.closed_on IS NULL", False),
        ("open days by shop", "s.closed_on IS NULL", False),
        ("tickets by shop", "s.closed_on IS NULL", False),
    ],
)
def test_a_state_is_of_what_it_is_said_of(question: str, condition: str, other: bool) -> None:
    assert of_anothers_state(parse_one(OF_SHOPS.format(condition)), question) is other
