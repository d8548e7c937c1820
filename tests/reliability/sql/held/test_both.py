"""Both of two are not either of them."""

from __future__ import annotations

import pytest
from sqlglot import parse_one

from reliability.sql.held.both import either_of_both

ASKED = "customers who bought both online and in a store"
OF_OTHERS = "SELECT c.name FROM customers AS c JOIN orders AS o ON o.customer_id = c.id WHERE "


@pytest.mark.parametrize(
    ("question", "query", "either"),
    [
        (ASKED, f"{OF_OTHERS}o.way IN ('Online', 'Store')", True),
        (ASKED, f"{OF_OTHERS}o.way = 'Online' OR o.way = 'Store'", True),
        (ASKED, "SELECT DISTINCT o.customer_id FROM orders AS o WHERE o.way IN ('Store', 'Online')", True),
        (ASKED, "SELECT COUNT(DISTINCT o.customer_id) FROM orders AS o WHERE o.way IN ('Online', 'Store')", True),
        (
            "how many customers that ordered online and store both",
            "SELECT COUNT(*) FROM customers AS c WHERE EXISTS (SELECT 1 FROM orders AS o WHERE o.way IN ('Online', 'Store'))",
            True,
        ),
        (ASKED, f"{OF_OTHERS}o.way = 'Online'", False),
        (
            ASKED,
            f"{OF_OTHERS}o.way IN ('Online', 'Store') GROUP BY c.name HAVING COUNT(DISTINCT o.way) = 2",
            False,
        ),
        (ASKED, f"{OF_OTHERS}o.way = 'Online' INTERSECT {OF_OTHERS}o.way = 'Store'", False),
        (ASKED, "SELECT o.order_id FROM orders AS o WHERE o.way IN ('Online', 'Store')", False),
        (ASKED, "SELECT SUM(o.revenue) FROM orders AS o WHERE o.way IN ('Online', 'Store')", False),
        ("customers who bought online and in a store", f"{OF_OTHERS}o.way IN ('Online', 'Store')", False),
        ("both online and store customers", f"{OF_OTHERS}o.way IN ('Online', 'Store')", False),
        ("customers who bought both online or in a store", f"{OF_OTHERS}o.way IN ('Online', 'Store')", False),
        ("customers who bought both tea and milk online", f"{OF_OTHERS}o.way IN ('Online', 'Store')", False),
        ("customers who rated both A and B", f"{OF_OTHERS}o.grade IN ('A', 'B')", False),
    ],
)
def test_either_is_not_both(question: str, query: str, either: bool) -> None:
    assert either_of_both(parse_one(query), question) is either
