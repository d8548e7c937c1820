"""Basic questions of a kind: either of two, from the first to the last, what part came in a period, how long it
takes."""

import pytest

from reliability.accounting.accounting import account_for
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "shops",
            (key("shop_id"), Column("town", "TEXT", nullable=False), Column("head_office", "TEXT")),
        ),
        Table(
            "orders",
            (
                key("order_id"),
                Column("shop_id", "INTEGER", nullable=False),
                Column("channel", "TEXT", nullable=False, samples=("Online", "Store")),
                Column("order_date", "DATE", nullable=False),
                Column("ship_date", "DATE"),
                Column("revenue", "REAL", nullable=False),
            ),
            foreign_keys=(ForeignKey(("shop_id",), "shops", ("shop_id",)),),
        ),
        Table(
            "returns",
            (
                key("return_id"),
                Column("order_id", "INTEGER", nullable=False),
                Column("returned_on", "DATE", nullable=False),
            ),
            foreign_keys=(ForeignKey(("order_id",), "orders", ("order_id",)),),
        ),
    ),
)
TOWNS = [("shops", column, town) for town in ("Porto", "Faro") for column in ("head_office", "town")]
CHANNELS = [("orders", "channel", channel) for channel in ("Online", "Store")]


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(SCHEMA, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("orders with a revenue above 500 or below 20", "(orders.revenue > 500 OR orders.revenue < 20)"),
        ("orders with a revenue over 500 or under 20", "(orders.revenue > 500 OR orders.revenue < 20)"),
        ("how many orders have a revenue of 20 or below", "orders.revenue <= 20"),
    ],
)
def test_either_of_two_bounds(question: str, condition: str) -> None:
    assert condition in first(question)


def test_the_values_of_a_list_are_of_one_column() -> None:
    for query in composed(SCHEMA, "how many shops are in Porto or Faro", *TOWNS)[:2]:
        assert not ("town" in query.sql and "head_office" in query.sql)
    assert "IN ('Porto', 'Faro')" in first("how many shops are in Porto or Faro", *TOWNS)


@pytest.mark.parametrize(
    "question", ["did we have more orders online or in store", "which had more orders, online or store"]
)
def test_one_or_the_other_is_compared(question: str) -> None:
    sql = first(question, *CHANNELS)
    assert sql.startswith("SELECT orders.channel, COUNT(*) FROM orders")
    assert sql.endswith("GROUP BY orders.channel")


def test_either_is_not_compared_where_nothing_says_so() -> None:
    assert "GROUP BY" not in first("how many orders online or in store", *CHANNELS)


@pytest.mark.parametrize(
    "question",
    ["first and last order date", "earliest and latest order date", "when was the first and the last order"],
)
def test_from_the_first_to_the_last(question: str) -> None:
    assert first(question) == "SELECT MIN(orders.order_date), MAX(orders.order_date) FROM orders"


@pytest.mark.parametrize(
    "question",
    ["what percent of orders were placed in May 2025", "share of orders in May 2025", "% of orders from May 2025"],
)
def test_the_part_of_a_period(question: str) -> None:
    part = "COUNT(CASE WHEN orders.order_date >= '2025-05-01' AND orders.order_date < '2025-06-01' THEN 1 END)"
    assert first(question) == f"SELECT 100.0 * {part} / COUNT(*) FROM orders"


def test_the_part_is_another_where_more_is_said() -> None:
    sql = first("what percent of orders in May 2025 were online", *CHANNELS)
    assert "WHERE orders.order_date >= '2025-05-01'" in sql


def test_how_long_it_takes_may_begin_with_either_day() -> None:
    found = [query.sql for query in composed(SCHEMA, "how many days does it take until things are returned")]
    for begin in ("order_date", "ship_date"):
        days = f"AVG(JULIANDAY(returns.returned_on) - JULIANDAY(orders.{begin}))"
        assert any(days in sql for sql in found[:4]), found


def test_a_business_year_over_two_is_no_amount() -> None:
    assert all(" 25" not in query.sql for query in composed(SCHEMA, "revenue FY24/25"))
    assert account_for("revenue FY24/25 by shop", SCHEMA, [], TODAY).missing == ("FY24/25",)
