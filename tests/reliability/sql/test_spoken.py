"""Counting the groups of a column is said as counting its different values."""

from __future__ import annotations

import pytest

from reliability.sql.english import readings
from reliability.sql.spoken import counting_different, spoken

COUNTED = "SELECT COUNT(DISTINCT o.customer) FROM orders AS o"


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer) AS g", COUNTED),
        ("SELECT COUNT(1) FROM (SELECT o.customer AS c FROM orders AS o GROUP BY 1) AS g", COUNTED),
        ("SELECT COUNT(*) FROM (SELECT DISTINCT o.customer FROM orders AS o) AS g", COUNTED),
        (
            "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o WHERE NOT o.customer IS NULL AND o.paid = 1 "
            "GROUP BY o.customer) AS g",
            f"{COUNTED} WHERE o.paid = 1",
        ),
        (
            "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o WHERE NOT o.customer IS NULL "
            "GROUP BY o.customer) AS g",
            COUNTED,
        ),
    ],
)
def test_groups_of_one_column_are_its_different_values(sql: str, said: str) -> None:
    assert counting_different(sql, "sqlite") == said


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM orders",
        "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o) AS g",
        "SELECT COUNT(*) FROM (SELECT o.customer, o.store FROM orders AS o GROUP BY o.customer, o.store) AS g",
        "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.store) AS g",
        "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer HAVING COUNT(*) > 1) AS g",
        "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer LIMIT 5) AS g",
        "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer) AS g WHERE g.customer > 5",
        "SELECT COUNT(g.customer) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer) AS g",
        "SELECT COUNT(*), 1 FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer) AS g",
        "SELECT COUNT(*) FROM (SELECT 1 AS customer FROM orders AS o GROUP BY 1) AS g",
        "SELECT",
        "",
    ],
)
def test_what_counts_something_else_stays(sql: str) -> None:
    assert counting_different(sql, "sqlite") == sql


def test_those_that_have_something_are_not_said_as_all_there_are() -> None:
    grouped = "SELECT COUNT(*) FROM (SELECT o.customer FROM orders AS o GROUP BY o.customer) AS g"
    assert readings([grouped], "sqlite") == readings([COUNTED], "sqlite")


MIDDLE = (
    "SELECT AVG(t.v) FROM (SELECT o.paid AS v, ROW_NUMBER() OVER (ORDER BY o.paid) AS n, COUNT(*) OVER () AS c "
    "FROM orders AS o) AS t WHERE {}"
)


def test_the_middle_rows_are_a_median_however_their_places_are_written() -> None:
    places = "t.n = (t.c + 1) / 2 OR t.n = (t.c + 2) / 2"
    assert readings([MIDDLE.format(places)], "sqlite") == ["Median paid"]
    assert readings([MIDDLE.format("t.n IN ((t.c + 1) / 2, (t.c + 2) / 2)")], "sqlite") == ["Median paid"]


@pytest.mark.parametrize("where", ["t.n = 1 OR t.n = 2", "t.n = t.c / 2 OR t.v = t.c / 2", "t.n = t.c / 2 OR t.n > 5"])
def test_other_places_are_no_middle(where: str) -> None:
    assert spoken(MIDDLE.format(where), "sqlite") == MIDDLE.format(where)


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("SUM(o.spent) - o.budget > 0", "SUM(o.spent) > o.budget"),
        ("(o.spent - o.budget) <= 0.0", "o.spent <= o.budget"),
        ("o.spent - o.budget > 0.5", "o.spent - o.budget > 0.5"),
    ],
)
def test_a_difference_held_against_zero_says_which_is_more(held: str, said: str) -> None:
    sql = f"SELECT o.name FROM orders AS o GROUP BY o.name HAVING {held}"
    assert spoken(sql, "sqlite").endswith(f"HAVING {said}")
