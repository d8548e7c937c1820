"""What grew or fell most."""

from __future__ import annotations

import pytest

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.against import one_against_the_other
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


def sums(*years: int) -> str:
    spans = [f"bills.paid_on >= '{year}-01-01' AND bills.paid_on < '{year + 1}-01-01'" for year in years]
    return ", ".join(f"SUM(CASE WHEN {span} THEN bills.revenue ELSE 0 END)" for span in spans)


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("has revenue gone up since last year?", (2025, 2026)),
        ("has the revenue gone down since 2025", (2025, 2026)),
        ("has revenue fallen since 2023?", (2023, 2025)),
        ("have revenues risen since last year", (2025, 2026)),
        ("is revenue higher than last year?", (2025, 2026)),
        ("was revenue lower than in 2024?", (2024, 2025)),
        ("is revenue up on last year", (2025, 2026)),
        ("compare revenue between 2023 and 2024", (2023, 2024)),
        ("what is the difference in revenue between 2023 and 2024?", (2023, 2024)),
    ],
)
def test_a_period_gone_by_is_held_against_what_came_after_it(text: str, years: tuple[int, int]) -> None:
    assert found(text)[0].startswith(f"SELECT {sums(*years)}")


@pytest.mark.parametrize(
    ("text", "months"),
    [
        ("has revenue dropped since last month?", ("2026-10-01", "2026-11-01", "2026-11-01", "2026-12-01")),
        ("has revenue grown since June?", ("2026-06-01", "2026-07-01", "2026-10-01", "2026-11-01")),
        ("is revenue better than in the first quarter?", ("2026-01-01", "2026-04-01", "2026-07-01", "2026-10-01")),
        ("compare revenue between May and June", ("2026-05-01", "2026-06-01", "2026-06-01", "2026-07-01")),
    ],
)
def test_months_and_quarters_are_held_against_the_last_that_is_over(text: str, months: tuple[str, ...]) -> None:
    sql = found(text)[0]
    begins, ends, begins_again, ends_again = months
    assert f"paid_on >= '{begins}' AND bills.paid_on < '{ends}'" in sql
    assert f"paid_on >= '{begins_again}' AND bills.paid_on < '{ends_again}'" in sql


@pytest.mark.parametrize(
    "text",
    [
        "revenue growth by month since 2025",
        "has revenue grown since 3 May 2026?",
        "which shops have more revenue than last year",
        "bills with a revenue higher than last year's average",
        "has revenue grown since this year",
        "compare revenue by shop between 2023 and 2024",
    ],
)
def test_what_holds_no_period_against_a_later_one_stays_one(text: str) -> None:
    assert "CASE WHEN" not in found(text)[0]


@pytest.mark.parametrize(
    "text", ["which 2 shops grew most in revenue in 2025", "the 2 shops with the largest increase in revenue in 2025"]
)
def test_so_many_as_are_asked_for_are_those_that_changed_most(text: str) -> None:
    sql = found(text)[0]
    assert " ORDER BY 100.0 * " in sql
    assert sql.endswith("LIMIT 2")
