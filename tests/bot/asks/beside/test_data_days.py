"""The last day in a warehouse's data: one guarded query for each table, once a day, and the clock where it is not
known."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from adapters.warehouses.fake import FakeWarehouse
from adapters.warehouses.warehouse import open_warehouse
from bot.asks.beside.data_days import DataDay, DataDays, looking_up_to, newest_day
from reliability.errors import WarehouseUnavailable
from reliability.guard.guard import guard
from reliability.values import Column, Failure, FailureKind, Limits, Rows, Schema, Table

TODAY, LIMITS = date(2026, 11, 23), Limits()
ORDERS = Table("orders", (Column("order_id", "INTEGER"), Column("order_date", "DATE"), Column("due_date", "DATE")))
STAFF = Table("staff", (Column("joined_on", "DATE"), Column("birth_date", "DATE"), Column("loaded_at", "TIMESTAMP")))
CALENDAR = Table("calendar", (Column("day", "DATE"),))
SCHEMA = Schema("sqlite", (ORDERS, STAFF, CALENDAR))


def days(answer: Callable[[str], Rows | Failure], schema: Schema = SCHEMA) -> tuple[DataDay, list[str]]:
    warehouse = FakeWarehouse(schema, answer)
    return newest_day(warehouse, TODAY, LIMITS), warehouse.ran


def rows(*cells: str | None) -> Rows:
    return Rows(tuple("c" for _ in cells), (cells,))


def test_the_newest_day_of_all_tables_is_the_last_one() -> None:
    found, ran = days(lambda sql: rows("2026-10-31 17:00:00") if "orders" in sql else rows("2026-09-01"))
    assert found == DataDay(date(2026, 10, 31))
    assert ran == [
        "SELECT MAX(CASE WHEN order_date < '2026-11-24' THEN order_date END) FROM orders",
        "SELECT MAX(CASE WHEN joined_on < '2026-11-24' THEN joined_on END) FROM staff",
    ], "plans, births, the time of loading and calendars say nothing of it"


def test_without_dates_or_rows_it_is_not_known() -> None:
    assert days(lambda sql: rows(None))[0] == DataDay(None, "its tables hold no day up to today")
    assert days(lambda sql: rows("soon"))[0].day is None
    bare = Schema("sqlite", (Table("orders", (Column("order_id", "INTEGER"),)), CALENDAR))
    assert days(lambda sql: rows("2026-10-31"), bare) == (DataDay(None, "its tables have no dates"), [])


@pytest.mark.parametrize("kind", [FailureKind.TIMEOUT, FailureKind.UNAVAILABLE])
def test_a_table_whose_answer_does_not_come_may_hold_the_newest_day(kind: FailureKind) -> None:
    found, _ = days(lambda sql: Failure(kind, "gone") if "orders" in sql else rows("2026-09-01"))
    assert found == DataDay(None, "the newest day of orders could not be looked up")


def test_a_table_that_nobody_can_read_is_passed_over() -> None:
    found, _ = days(lambda sql: Failure(FailureKind.NO_ACCESS, "no") if "orders" in sql else rows("2026-09-01"))
    assert found == DataDay(date(2026, 9, 1))


def test_it_does_not_take_longer_than_it_may() -> None:
    at = iter(range(0, 1000, 15))
    found = newest_day(FakeWarehouse(SCHEMA, lambda sql: rows("2026-09-01")), TODAY, LIMITS, lambda: float(next(at)))
    assert found.day is None
    assert "longer than 20 seconds" in found.problem


@pytest.mark.parametrize("dialect", ["sqlite", "duckdb", "postgres", "mysql"])
def test_every_dialects_guard_lets_the_query_through(dialect: str) -> None:
    table = Table("sales.order lines", (Column("sold on date", "DATE"), Column("order_date", "TIMESTAMP")))
    schema = Schema(dialect, (table, ORDERS))
    for each in schema.tables:
        sql = looking_up_to(each, schema, TODAY)
        assert guard(sql, schema, dialect).allowed, sql


def test_times_and_ranges_are_no_days() -> None:
    odd = Table("shifts", (Column("start_time", "time without time zone"), Column("stay", "daterange")))
    assert looking_up_to(odd, Schema("postgres", (odd,)), TODAY) == ""


def test_days_ahead_are_not_the_last_one_in_a_real_database(tmp_path: Path) -> None:
    file = tmp_path / "shop.sqlite"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE orders (order_date DATE)")
        made.executemany("INSERT INTO orders VALUES (?)", [("2026-10-31",), ("2026-11-23",), ("2026-12-24",)])
    warehouse = open_warehouse(f"sqlite:///{file}", "shop")
    assert newest_day(warehouse, TODAY, LIMITS).day == TODAY
    assert newest_day(warehouse, TODAY - timedelta(days=1), LIMITS).day == date(2026, 10, 31)
    warehouse.close()


def test_it_is_looked_for_once_a_day_and_again_soon_where_it_was_not_known() -> None:
    now, today, last = [0.0], [TODAY], [rows("2026-10-31")]
    warehouse = FakeWarehouse(replace(SCHEMA, tables=(ORDERS,)), lambda sql: last[0])
    known = DataDays(lambda: today[0], lambda: now[0])

    def of() -> date | None:
        return known.of("shop", lambda: warehouse, LIMITS).day

    assert (of(), of(), len(warehouse.ran)) == (date(2026, 10, 31), date(2026, 10, 31), 1)
    last[0], now[0] = rows("2026-11-22"), 80_000.0
    assert (of(), len(warehouse.ran)) == (date(2026, 10, 31), 1), "kept for the day"
    today[0] = TODAY + timedelta(days=1)
    assert (of(), len(warehouse.ran)) == (date(2026, 11, 22), 2)
    today[0], last[0] = TODAY + timedelta(days=2), rows(None)
    assert (of(), of(), len(warehouse.ran)) == (None, None, 3)
    now[0], last[0] = now[0] + 601, rows("2026-11-24")
    assert (of(), len(warehouse.ran)) == (date(2026, 11, 24), 4)


def test_a_warehouse_that_is_away_raises_nothing() -> None:
    def away() -> FakeWarehouse:
        raise WarehouseUnavailable("The warehouse shop is away.")

    assert DataDays(lambda: TODAY).of("shop", away, LIMITS) == DataDay(None, "The warehouse shop is away.")
