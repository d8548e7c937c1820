"""The wrong end of what lasts."""

import pytest

from reliability.sql.contradictions import contradicts

SLOW, FAST = (
    "SELECT name FROM suppliers ORDER BY lead_time_days DESC LIMIT 1",
    "SELECT name FROM suppliers ORDER BY lead_time_days LIMIT 1",
)
FIRST = "SELECT name FROM staff WHERE left_on IS NULL ORDER BY hired_on LIMIT 5"


@pytest.mark.parametrize(
    ("question", "sql", "wrong"),
    [
        ("Which supplier is the slowest?", FAST, True),
        ("Which supplier is the slowest?", SLOW, False),
        ("our fastest supplier", SLOW, True),
        ("our fastest supplier", FAST, False),
        ("the fastest and the slowest supplier", FAST, False),
        ("our slowest supplier", "SELECT name FROM suppliers ORDER BY AVG(days) LIMIT 1", True),
        ("our slowest supplier", "SELECT name FROM suppliers ORDER BY rating LIMIT 1", False),
        ("the fastest growing supplier by lead time", SLOW, False),
        ("who are our five longest serving colleagues", f"{FIRST[:-8]} DESC LIMIT 5", True),
        ("who are our five longest serving colleagues", FIRST, False),
        ("the shortest-serving of all", FIRST, True),
        ("our slowest supplier", "SELECT name FROM t WHERE lead_days = (SELECT MIN(lead_days) FROM t)", True),
        ("our slowest supplier", "SELECT name FROM t WHERE lead_days = (SELECT MAX(lead_days) FROM t)", False),
        ("our slowest supplier", "SELECT name, MAX(lead_days) - MIN(lead_days) FROM t GROUP BY name", False),
        ("how old is our youngest member", "SELECT MIN(birth_year) FROM members", True),
        ("how old is our youngest member", "SELECT MAX(birth_year) FROM members", False),
        ("our oldest shop", "SELECT name FROM shops ORDER BY opened_on DESC LIMIT 1", True),
        ("our oldest shop", "SELECT name FROM shops ORDER BY opened_on LIMIT 1", False),
        ("our oldest and youngest member", "SELECT MIN(birth_year) FROM members", False),
        ("our oldest member", "SELECT MAX(2026 - birth_year) FROM members", False),
        ("our slowest month", "SELECT month FROM t GROUP BY month ORDER BY AVG(hours) LIMIT 1", False),
        ("our slowest team", "SELECT team FROM t GROUP BY team ORDER BY SUM(hours) LIMIT 1", False),
        ("our slowest suppliers", "SELECT name FROM suppliers ORDER BY lead_time_days", False),
    ],
)
def test_the_slowest_takes_most_and_the_longest_serving_came_first(question: str, sql: str, wrong: bool) -> None:
    assert contradicts(sql, question, "sqlite") is wrong
