"""What is the most in each month, quarter or year."""

from dataclasses import replace

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

SHOP = Schema(
    "sqlite",
    (
        Table("shops", (key("shop_id"), Column("shop_name", "TEXT", nullable=False))),
        Table(
            "orders",
            (
                key("order_id"),
                Column("shop_id", "INTEGER", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("revenue", "REAL"),
            ),
            foreign_keys=(ForeignKey(("shop_id",), "shops", ("shop_id",)),),
        ),
    ),
)
MONTH = "STRFTIME('%Y-%m', orders.order_date)"


@pytest.mark.parametrize(
    "question",
    [
        "best shop of each month",
        "which shop had the highest revenue in each month",
        "the shop with the highest revenue every month",
        "top shop by revenue per month",
    ],
)
def test_the_first_of_each_month_is_found_within_it(question: str) -> None:
    sql = composed(SHOP, question)[0].sql
    assert f"ROW_NUMBER() OVER (PARTITION BY {MONTH} ORDER BY SUM(orders.revenue) DESC)" in sql
    assert "shop_name" in sql


def test_so_many_of_each_month_are_kept() -> None:
    sql = composed(SHOP, "the 2 best shops of each month in 2026")[0].sql
    assert f"PARTITION BY {MONTH}" in sql
    assert "<= 2" in sql
    assert "orders.order_date >= '2026-01-01'" in sql


def test_a_month_is_the_first_of_its_year() -> None:
    sql = composed(SHOP, "the best month of each year by revenue")[0].sql
    assert "PARTITION BY CAST(STRFTIME('%Y', orders.order_date) AS INTEGER)" in sql
    assert MONTH in sql


def test_both_times_go_by_the_same_day() -> None:
    orders = replace(SHOP.tables[1], columns=(*SHOP.tables[1].columns, Column("shipped_on", "DATE")))
    sql = composed(Schema("sqlite", (SHOP.tables[0], orders)), "the best shipping month of each year by revenue")[0].sql
    assert "PARTITION BY CAST(STRFTIME('%Y', orders.shipped_on) AS INTEGER)" in sql
    assert "order_date" not in sql


@pytest.mark.parametrize(
    "question",
    [
        "best shop in 2026",
        "which month had the highest revenue",
        "revenue per month",
        "best shop by month",
        "top month each month by revenue",
    ],
)
def test_where_no_time_is_of_each_nothing_is_parted(question: str) -> None:
    assert not any("PARTITION" in each.sql for each in composed(SHOP, question)[:2])
