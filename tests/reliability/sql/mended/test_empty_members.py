"""Sets with empty members, of which nothing would be found to be none."""

import pytest

from reliability.sql.mended.empty_members import without_empty_members
from reliability.values import Column, Schema, Table

ORDERS = Table(
    "orders",
    (
        Column("id", "INTEGER", primary_key=True),
        Column("seller", "INTEGER"),
        Column("buyer", "INTEGER", nullable=False),
    ),
)
STAFF = Table("staff", (Column("id", "INTEGER", primary_key=True), Column("boss", "INTEGER"), Column("name", "TEXT")))
SCHEMA = Schema("sqlite", (ORDERS, STAFF))


@pytest.mark.parametrize(
    ("sql", "mended"),
    [
        (
            "SELECT name FROM staff WHERE id NOT IN (SELECT seller FROM orders)",
            "SELECT name FROM staff WHERE NOT id IN (SELECT seller FROM orders WHERE NOT seller IS NULL)",
        ),
        (
            "SELECT name FROM staff WHERE NOT id IN (SELECT o.seller FROM orders AS o WHERE o.id > 3)",
            "SELECT name FROM staff WHERE NOT id IN (SELECT o.seller FROM orders AS o WHERE o.id > 3 AND NOT o.seller IS NULL)",
        ),
        (
            "SELECT name FROM staff AS s WHERE NOT s.id IN (SELECT boss FROM staff WHERE id > 3 OR boss = 2)",
            "SELECT name FROM staff AS s WHERE NOT s.id IN (SELECT boss FROM staff WHERE (id > 3 OR boss = 2) AND NOT boss IS NULL)",
        ),
    ],
)
def test_empty_members_are_left_out_of_what_nobody_is_to_be_in(sql: str, mended: str) -> None:
    assert without_empty_members(sql, SCHEMA) == mended


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT name FROM staff WHERE id IN (SELECT seller FROM orders)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT buyer FROM orders)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT id FROM orders)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT seller FROM orders WHERE seller IS NOT NULL)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT seller FROM orders WHERE seller > 3)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT o.seller FROM orders AS o JOIN staff AS s ON s.id = o.seller)",
        "SELECT name FROM staff WHERE id NOT IN (SELECT seller + 1 FROM orders)",
        "SELECT name FROM staff WHERE id NOT IN (1, 2)",
        "SELECT name FROM staff WHERE NOT EXISTS (SELECT 1 FROM orders WHERE seller = id AND id IN (SELECT 1))",
        "SELECT not in (select",
    ],
)
def test_what_has_no_empty_member_stays_as_it_was_written(sql: str) -> None:
    assert without_empty_members(sql, SCHEMA) == sql
