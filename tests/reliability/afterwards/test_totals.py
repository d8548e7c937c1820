"""Totals under tables: sums and counts whose groups add up, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.slack.block_validator import check_message
from bot.slack.views.answer import answer
from bot.wording import answering
from reliability.afterwards.totals import Total, totals
from reliability.values import Column, Reading, Rows, Schema, Table
from tests.support.live_bot import SCHEMA, answered, text_of

ROWS = Rows(("by", "n"), (("a", 1), ("b", 2), ("c", None)))
ITEMS = Table(
    "items", (Column("item_id", "INT", primary_key=True), Column("order_id", "INT"), Column("quantity", "INT"))
)
WORLD = Schema("sqlite", (*SCHEMA.tables, ITEMS))
BY = "GROUP BY status"
JOINED = "FROM orders JOIN customers ON orders.customer_id = customers.customer_id GROUP BY customers.country"


@pytest.mark.parametrize(
    "sql",
    [
        f"SELECT status, COUNT(*) FROM orders {BY}",
        f"SELECT status, COUNT(order_id) AS n FROM orders {BY}",
        f"SELECT status, SUM(net_sales) FROM orders {BY} ORDER BY 2 DESC",
        f"SELECT status, COALESCE(SUM(orders.net_sales), 0) FROM orders WHERE net_sales > 3 {BY}",
        f"SELECT status, SUM(net_sales - gross_sales) FROM orders {BY}",
        f"SELECT customers.country, SUM(orders.net_sales) {JOINED}",
        f"SELECT customers.country, COUNT(*) {JOINED}",
        "SELECT c.country, SUM(o.net_sales) FROM customers AS c JOIN orders AS o ON o.customer_id = c.customer_id "
        "GROUP BY c.country",
    ],
)
def test_sums_and_counts_of_rows_that_stand_in_one_group_add_up(sql: str) -> None:
    assert totals(sql, WORLD, ROWS) == (Total(1, 3),)


@pytest.mark.parametrize(
    "sql",
    [
        f"SELECT status, AVG(net_sales) FROM orders {BY}",
        f"SELECT status, MAX(net_sales) FROM orders {BY}",
        f"SELECT status, COUNT(DISTINCT customer_id) FROM orders {BY}",
        f"SELECT status, SUM(DISTINCT net_sales) FROM orders {BY}",
        f"SELECT status, SUM(net_sales) / COUNT(*) FROM orders {BY}",
        f"SELECT status, SUM(net_sales / gross_sales) FROM orders {BY}",
        f"SELECT status, 100.0 * SUM(net_sales) / SUM(gross_sales) FROM orders {BY}",
        f"SELECT status, SUM(customer_id) FROM orders {BY}",
        f"SELECT status, SUM(order_id) FROM orders {BY}",
        f"SELECT status, SUM(net_sales) AS share FROM orders {BY}",
        f"SELECT status, SUM(net_sales) FROM orders {BY} LIMIT 3",
        f"SELECT status, SUM(net_sales) FROM orders {BY} HAVING SUM(net_sales) > 5",
        f"SELECT status, SUM(SUM(net_sales)) OVER (ORDER BY status) FROM orders {BY}",
        "SELECT status, net_sales FROM orders",
        "SELECT order_id, customer_id FROM orders GROUP BY order_id, customer_id",
        "WITH o AS (SELECT * FROM orders) SELECT status, SUM(net_sales) FROM o GROUP BY status",
        f"SELECT status, SUM(net_sales) FROM (SELECT * FROM orders) AS o {BY}",
        f"SELECT status, COUNT(*) FROM orders {BY} UNION SELECT status, COUNT(*) FROM orders {BY}",
        "SELECT orders.status, SUM(orders.net_sales) FROM orders JOIN items ON items.order_id = orders.order_id "
        "GROUP BY orders.status",
        "SELECT customers.country, COUNT(*) FROM orders JOIN customers ON orders.status = customers.name GROUP BY 1",
        "SELECT a.status, SUM(b.net_sales) FROM orders a, orders b GROUP BY a.status",
        "SELECT customers.country, SUM(customers.credit_limit) " + JOINED,
        "not SQL at all",
        "",
    ],
)
def test_nothing_else_is_added_up(sql: str) -> None:
    assert totals(sql, WORLD, ROWS) == ()


@pytest.mark.parametrize(
    "result",
    [
        Rows(("by", "n"), ()),
        Rows(("by", "n"), (("a", 1),)),
        Rows(("by", "n"), (("a", 1), ("b", 2)), truncated=True),
        Rows(("by", "n"), (("a", "1"), ("b", 2))),
        Rows(("by", "n"), (("a", None), ("b", None))),
        Rows(("by", "n"), (("a", float("nan")), ("b", 2.0))),
        Rows(("by", "n", "more"), (("a", 1, 2), ("b", 2, 3))),
    ],
)
def test_no_total_where_rows_are_few_cut_or_no_numbers(result: Rows) -> None:
    assert totals(f"SELECT status, COUNT(*) FROM orders {BY}", WORLD, result) == ()


def test_cents_stay_cents() -> None:
    money = Rows(("by", "n"), (("a", 0.1), ("b", 0.2), ("c", 12.25)))
    assert totals(f"SELECT status, SUM(net_sales) FROM orders {BY}", WORLD, money) == (Total(1, 12.55),)


def test_totals_stand_under_the_table_named_and_counted_and_never_under_what_was_cut() -> None:
    shown = Reading(f"SELECT status, SUM(net_sales) FROM orders {BY}", "Sales by status", ROWS)
    for sortable in (True, False):
        message = answer("Ev1", answered(shown), sortable=sortable, added=(Total(1, 1234.5),))
        assert answering.totals(3, [("total net sales", "1,234.5")]) in text_of({"blocks": list(message.blocks)})
        check_message(message)
        cut = answered(replace(shown, result=replace(ROWS, truncated=True)))
        without = answer("Ev1", cut, sortable=sortable, added=(Total(1, 1234.5),))
        assert "rows together" not in text_of({"blocks": list(without.blocks)})


def test_a_unit_is_said_once_beside_a_total() -> None:
    with_unit = Rows(("status", "total net sales, in euros"), (("open", 1.5), ("closed", 2.5)))
    shown = Reading("SELECT 1", "Sales by status", with_unit)
    message = answer("Ev1", answered(shown), added=(Total(1, 4.0),))
    assert answering.totals(2, [("total net sales", "4.00 euros")]) in text_of({"blocks": list(message.blocks)})


@pytest.mark.parametrize("dialect", ["postgres", "duckdb", "mysql"])
@pytest.mark.parametrize(
    "by",
    [
        "ROLLUP(status)",
        "CUBE(status)",
        "GROUPING SETS ((status), ())",
        "status WITH ROLLUP",
        "status, ROLLUP(order_id)",
    ],
)
def test_a_total_that_stands_among_the_rows_is_not_added_to_them(by: str, dialect: str) -> None:
    result = Rows(("status", "n"), (("a", 1), ("b", 2), (None, 3)))
    assert totals(f"SELECT status, COUNT(*) FROM orders GROUP BY {by}", replace(WORLD, dialect=dialect), result) == ()
