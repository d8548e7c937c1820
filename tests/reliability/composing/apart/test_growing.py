"""What grew or fell most."""

from __future__ import annotations

import pytest

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growing import one_against_the_other
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

SHOPS = Table(
    "shops", (key("shop_id"), Column("shop_name", "TEXT", nullable=False), Column("town", "TEXT", samples=("Bonn",)))
)
BILLS = Table(
    "bills",
    (
        key("bill_id"),
        Column("shop_id", "INTEGER", nullable=False),
        Column("paid_on", "DATE", nullable=False),
        Column("revenue", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("shop_id",), "shops", ("shop_id",)),),
)
STREET = Schema("postgres", (SHOPS, BILLS))
OLD = "SUM(CASE WHEN bills.paid_on >= '2024-01-01' AND bills.paid_on < '2025-01-01' THEN bills.revenue ELSE 0 END)"
NEW = "SUM(CASE WHEN bills.paid_on >= '2025-01-01' AND bills.paid_on < '2026-01-01' THEN bills.revenue ELSE 0 END)"


def found(text: str) -> list[str]:
    return [each.sql for each in composed(STREET, text)]


@pytest.mark.parametrize(
    "text",
    [
        "which shop grew most in revenue in 2025",
        "which shop had the highest revenue growth in 2025?",
        "shop with the largest increase in revenue in 2025 compared to 2024",
        "the shop whose revenue grew most from 2024 to 2025",
        "which shop grew most in 2025 by revenue",
    ],
)
def test_what_grew_most_is_ordered_by_its_change(text: str) -> None:
    sql = found(text)
    assert sql[0].startswith("SELECT shops.shop_name, 100.0 * ")
    assert " DESC" in sql[0]
    assert sql[0].endswith("LIMIT 1")
    assert OLD in sql[0]
    assert NEW in sql[0]


def test_what_fell_most_comes_first_by_the_least_change() -> None:
    sql = found("which shop had the biggest drop in revenue in 2025 compared to 2024")
    assert sql[0].endswith("LIMIT 1")
    assert "DESC" not in sql[0]


def test_growth_from_one_to_another_is_of_the_one_against_the_other() -> None:
    sql = found("revenue growth from 2024 to 2025")[0]
    assert sql.startswith(f"SELECT {OLD}, {NEW}, 100.0 * ")
    months = found("change in revenue from May to June 2025")[0]
    assert "bills.paid_on >= '2025-05-01' AND bills.paid_on < '2025-06-01'" in months
    assert "bills.paid_on >= '2025-06-01' AND bills.paid_on < '2025-07-01'" in months


@pytest.mark.parametrize(
    "text", ["revenue from 2024 to 2025", "revenue growth from 3 May to 9 May 2025", "revenue growth from 2025 to 2024"]
)
def test_what_is_no_growth_or_no_two_periods_stays_one(text: str) -> None:
    assert not any(sql.startswith(f"SELECT {OLD}, {NEW}") for sql in found(text))


@pytest.mark.parametrize(
    "text",
    ["which shop has the most revenue", "revenue growth by shop in 2025", "growth of the highest revenue in 2025"],
)
def test_what_asks_for_no_growth_of_each_is_ranked_by_none(text: str) -> None:
    assert not any("ORDER BY 100.0" in sql for sql in found(text))


def test_months_that_others_are_held_against_stay_together() -> None:
    sql = found("revenue growth from January to October 2025 compared to the same months of 2024")[0]
    assert "bills.paid_on >= '2025-01-01' AND bills.paid_on < '2025-11-01'" in sql
    assert "bills.paid_on >= '2024-01-01' AND bills.paid_on < '2024-11-01'" in sql


@pytest.mark.parametrize(
    ("period", "pieces"),
    [("from 2024 to 2025", 4), ("from 2025 to 2024", 2), ("from 3 to 9 May 2025", 2), ("from May to June 2025", 4)],
)
def test_a_later_period_is_held_against_an_earlier_one_alone(period: str, pieces: int) -> None:
    growth = Piece(0, 6, "growth", ("growth",), (Explanation(Role.OPERATION, 0.9, value=Operation.GROWTH.value),))
    when = Piece(7, 7 + len(period), period, (period,), (Explanation(Role.PERIOD, 1.0),))
    assert len(one_against_the_other(Account(f"growth {period}", (growth, when)), TODAY).pieces) == pieces
