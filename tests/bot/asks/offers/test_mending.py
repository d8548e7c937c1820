"""What is offered where an answer is wrong: its query by another column or with another filter, each one that runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.asks.offers.mending import MOST_OFFERED, column_edits, filter_edits
from deploy.reference.warehouse.build import build
from reliability.guard.guard import guard
from reliability.values import Column, Failure, Limits, Schema, Table

TODAY = date(2026, 11, 21)
OCTOBER = "orders.order_date >= '2026-10-01' AND orders.order_date < '2026-11-01'"
QUERIES = (
    "SELECT SUM(daily_sales.net_sales) FROM daily_sales WHERE daily_sales.sales_date >= '2026-07-01'",
    f"SELECT COUNT(*) FROM orders WHERE {OCTOBER}",
    "SELECT orders.channel, AVG(orders.revenue) FROM orders JOIN customers ON orders.customer_id = customers.customer_id "
    "WHERE orders.status = 'Completed' AND customers.segment IN ('Business', 'Consumer') GROUP BY orders.channel",
    "SELECT product_name, list_price FROM products WHERE list_price > 100 ORDER BY list_price DESC LIMIT 5",
    "SELECT o.status, n FROM (SELECT status, COUNT(*) AS n FROM orders GROUP BY status) AS o",
    "SELECT full_name FROM customers WHERE is_deleted = 0",
)


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    url = f"sqlite:///{tmp_path_factory.mktemp('sample') / 'sample.sqlite'}"
    build(url, 0.05)
    found = open_warehouse(url, "sample")
    found.warm_up()
    yield found
    found.close()


@pytest.mark.parametrize("sql", QUERIES)
def test_whatever_is_offered_is_another_query_that_runs(warehouse: SqlWarehouse, sql: str) -> None:
    schema = warehouse.schema()
    found = [*column_edits(sql, schema), *filter_edits(sql, "q", schema, TODAY)]
    assert len({each.sql for each in found} | {sql}) == len(found) + 1
    assert len({each.key for each in found}) == len(found) <= 2 * MOST_OFFERED
    for each in found:
        assert not isinstance(warehouse.run(each.sql, Limits()), Failure), each
        assert len(each.words) <= 75


def with_samples(schema: Schema) -> Schema:
    """The schema with the values that a busy machine may not have got to read."""

    def seen(column: Column) -> Column:
        return replace(column, samples=("Completed", "Cancelled")) if column.name == "status" else column

    return replace(schema, tables=tuple(replace(t, columns=tuple(map(seen, t.columns))) for t in schema.tables))


def words_of(warehouse: SqlWarehouse, sql: str) -> dict[str, str]:
    schema = with_samples(warehouse.schema())
    return {each.words: each.sql for each in (*column_edits(sql, schema), *filter_edits(sql, "q", schema, TODAY))}


def test_another_measure_of_the_same_table_and_another_date_are_offered(warehouse: SqlWarehouse) -> None:
    found = words_of(warehouse, QUERIES[0])
    assert "SUM(daily_sales.gross_sales)" in found["gross sales instead of net sales"]
    assert "ship_date >= '2026-10-01'" in words_of(warehouse, QUERIES[1])["ship date instead of order date"]


def test_a_condition_is_left_away_changed_and_added(warehouse: SqlWarehouse) -> None:
    found = words_of(warehouse, QUERIES[2])
    assert "status" not in found["not only where status is Completed"].partition("WHERE")[2]
    assert "'Cancelled'" in found["Cancelled instead of Completed"]
    assert "status" not in found["not only where segment is Business or Consumer"].partition("customer_id WHERE")[0]
    orders = words_of(warehouse, QUERIES[1])
    assert OCTOBER in orders["without status Cancelled"]
    assert "'2026-10-01'" not in orders["for all time"]
    assert "'2026-09-01'" in orders["September 2026 instead"], "the time that it says is the time that it reads"


def test_a_text_is_not_held_to_a_column_that_does_not_know_it(warehouse: SqlWarehouse) -> None:
    found = words_of(warehouse, QUERIES[2])
    assert not [each for each in found if "instead of status" in each or "instead of segment" in each]


def test_keys_hidden_columns_and_peoples_own_data_are_not_offered() -> None:
    columns = (
        Column("order_id", "INTEGER", primary_key=True),
        Column("net", "REAL"),
        Column("gross", "REAL"),
        Column("margin", "REAL"),
        Column("salary", "REAL"),
        Column("customer_id", "INTEGER"),
        Column("status", "TEXT", samples=("open", "lost")),
        Column("e_mail_type", "TEXT", "e-mail address", samples=("a@b.example", "c@d.example")),
    )
    schema = Schema("sqlite", (Table("orders", columns, hidden=("margin",)),))
    sql = "SELECT SUM(net) FROM orders"
    offered = [each.words for each in (*column_edits(sql, schema), *filter_edits(sql, "q", schema, TODAY))]
    assert "gross instead of net" in offered
    assert "without status open" in offered
    for hidden in ("margin", "salary", "customer", "order id", "mail"):
        assert not [each for each in offered if hidden in each]
    for each in column_edits(sql, replace(schema, dialect="postgres")):
        assert guard(each.sql, schema, "postgres").allowed


@pytest.mark.parametrize("sql", ["", "no SQL (", "DELETE FROM orders", "SELECT 1", "SELECT * FROM nowhere"])
def test_what_cannot_be_edited_offers_nothing(warehouse: SqlWarehouse, sql: str) -> None:
    assert column_edits(sql, warehouse.schema()) == ()
    assert filter_edits(sql, "q", warehouse.schema(), TODAY) == ()


def test_what_must_not_be_like_a_pattern_is_not_offered_as_what_is(warehouse: SqlWarehouse) -> None:
    found = words_of(warehouse, "SELECT COUNT(*) FROM customers WHERE customers.full_name NOT LIKE 'A%'")
    assert "not only where full name is not like A%" in found
    assert not any("is like" in each for each in found)
