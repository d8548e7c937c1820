"""How far the data go where a query asks for a time beyond them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from sqlglot import exp

from adapters.store.codec import decode, encode
from adapters.warehouses.fake import FakeWarehouse
from reliability.candidates.reach import Stored, bounded, reach, with_reach
from reliability.sql.newest import looking
from reliability.values import (
    Beyond,
    Cell,
    Column,
    Failure,
    FailureKind,
    ForeignKey,
    Reach,
    Reading,
    Rows,
    Schema,
    Table,
)
from tests.support.kept.verified_world import core

ORDERS = Table(
    "orders",
    (Column("id", "INT", primary_key=True), Column("order_date", "DATE"), Column("shipped_at", "TIMESTAMP")),
    "",
    (ForeignKey(("order_date",), "calendar", ("day",)),),
)
CALENDAR = Table("calendar", (Column("day", "DATE"), Column("year", "INT")))
STAFF = Table("staff", (Column("birth_date", "DATE"), Column("left_on", "DATE")))
SCHEMA = Schema("sqlite", (ORDERS, CALENDAR, STAFF))
ORDER_DATE = ("orders", "order_date")
TODAY = date(2026, 11, 21)
DAILY = Stored(date(2023, 1, 1), date(2026, 10, 31), 1.0)
SELDOM = Stored(date(2012, 3, 1), date(2026, 9, 15), 30.0)
NOVEMBER = (date(2026, 11, 1), date(2026, 11, 30))


def on(year: int, month: int, day: int) -> date:
    return date(year, month, day)


@pytest.mark.parametrize(
    ("condition", "span"),
    [
        ("order_date >= '2026-11-01' AND order_date < '2026-12-01'", NOVEMBER),
        ("order_date BETWEEN '2026-11-01' AND '2026-11-30'", NOVEMBER),
        ("id > 3 AND ('2026-11-01' <= orders.order_date AND '2026-11-30' >= orders.order_date)", NOVEMBER),
        ("strftime('%Y-%m', order_date) = '2026-11'", NOVEMBER),
        ("order_date LIKE '2026-11%'", NOVEMBER),
        ("strftime('%Y', order_date) = '2026'", (on(2026, 1, 1), on(2026, 12, 31))),
        ("order_date = '2026-11-01'", (on(2026, 11, 1), on(2026, 11, 1))),
        ("order_date >= '2026-11-01'", (on(2026, 11, 1), None)),
        ("order_date < '2026-11-01'", (None, on(2026, 10, 31))),
        ("order_date >= '2020-01-01' AND order_date >= '2026-11-01'", (on(2026, 11, 1), None)),
    ],
)
def test_the_days_that_a_query_is_held_to_are_read_from_it(condition: str, span: tuple[date, date]) -> None:
    assert bounded(f"SELECT COUNT(*) FROM orders WHERE {condition}", "sqlite", SCHEMA) == {ORDER_DATE: span}


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM orders",
        "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-11-01' OR id = 1",
        "SELECT COUNT(*) FROM orders WHERE NOT order_date >= '2026-11-01'",
        "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-13-01'",
        "SELECT COUNT(*) FROM orders WHERE order_date < '0001-01-01'",
        "SELECT COUNT(*) FROM orders WHERE id >= 20261101 AND nowhere = '2026-11-01'",
        "SELECT COUNT(*) FROM orders WHERE strftime('%m', order_date) = '11'",
        "SELECT COUNT(*) FROM staff WHERE birth_date < '1900-01-01'",
        "SELECT COUNT(*) FROM elsewhere WHERE order_date >= '2026-11-01'",
        "DROP TABLE orders",
        "no query (",
        "",
        "(" * 5_000,
    ],
)
def test_where_nothing_is_held_to_days_nothing_is_read(sql: str) -> None:
    assert bounded(sql, "sqlite", SCHEMA) == {}


def test_a_calendar_goes_as_far_as_what_it_is_joined_to() -> None:
    sql = "SELECT COUNT(*) FROM orders o JOIN calendar c ON o.order_date = c.day WHERE c.day >= '2026-11-01'"
    assert list(bounded(sql, "sqlite", SCHEMA)) == [ORDER_DATE, ("calendar", "day")]


def test_a_query_within_is_held_to_its_own_days() -> None:
    sql = "SELECT 1 FROM staff WHERE NOT EXISTS (SELECT 1 FROM orders WHERE order_date >= '2026-11-01')"
    assert list(bounded(sql, "sqlite", SCHEMA)) == [ORDER_DATE]


@pytest.mark.parametrize(
    ("first", "last", "stored", "found"),
    [
        (*NOVEMBER, DAILY, Beyond.AFTER),
        (on(2027, 1, 1), on(2027, 1, 31), DAILY, Beyond.AFTER),
        (on(2026, 11, 1), None, DAILY, Beyond.AFTER),
        (on(2026, 10, 1), on(2026, 12, 31), DAILY, Beyond.PARTLY_AFTER),
        (on(2026, 10, 1), on(2026, 11, 3), DAILY, None),  # a few days are no part worth a word
        (on(2026, 10, 1), on(2026, 10, 31), DAILY, None),
        (on(2026, 1, 1), None, DAILY, None),
        (None, on(2026, 12, 31), DAILY, None),
        (on(2019, 1, 1), on(2019, 12, 31), DAILY, Beyond.BEFORE),
        (None, on(2022, 12, 31), DAILY, Beyond.BEFORE),
        (on(2020, 1, 1), on(2024, 12, 31), DAILY, Beyond.PARTLY_BEFORE),
        (None, None, DAILY, None),
        (*NOVEMBER, SELDOM, Beyond.AFTER),
        (on(2026, 1, 1), on(2026, 12, 31), SELDOM, None),  # nobody left since, as far as is known
    ],
)
def test_a_period_is_beyond_the_data_wholly_in_part_or_not(
    first: date | None, last: date | None, stored: Stored, found: Beyond | None
) -> None:
    of = reach({ORDER_DATE: (first, last)}, {ORDER_DATE: stored}, TODAY)
    assert (of.beyond if of else None) == found


def test_the_day_is_the_newest_or_the_first_as_people_write_it() -> None:
    after = reach({ORDER_DATE: NOVEMBER}, {ORDER_DATE: DAILY}, TODAY)
    assert after == Reach(Beyond.AFTER, "order date", "31 October 2026", "in November 2026", daily=True)
    before = reach({ORDER_DATE: (None, on(2010, 1, 1))}, {ORDER_DATE: SELDOM}, TODAY)
    assert before == Reach(Beyond.BEFORE, "order date", "1 March 2012", "until 1 January 2010", daily=False)


DAYS = looking(ORDERS, ORDERS.columns[1], SCHEMA, exp.Min, exp.Max)
GAPS = looking(ORDERS, ORDERS.columns[1], SCHEMA, different=True)
SQL = "SELECT COUNT(*) FROM orders WHERE order_date >= '2026-11-01' AND order_date < '2026-12-01'"


def read(sql: str = SQL, *cells: Cell) -> Reading:
    return Reading(sql, "Number of orders", Rows(("n",), (cells,) if cells else ()))


@pytest.mark.parametrize(
    ("days", "different", "said"),
    [
        (Rows(("a", "b"), (("2023-01-01", "2026-10-31"),)), Rows(("n",), ((1400,),)), True),
        (Rows(("a", "b"), (("2023-01-01T08:00:00", "2026-10-31T23:59:00"),)), Rows(("n",), ((9_000,),)), True),
        (Rows(("a", "b"), (("2023-01-01", "2026-10-31"),)), Rows(("n",), ((0,),)), False),
        (Rows(("a", "b"), (("2023-01-01", "2026-10-31"),)), Failure(FailureKind.TIMEOUT, "slow"), False),
        (Rows(("a", "b"), ((None, None),)), None, False),
        (Rows(("a", "b"), (("soon", "9999-99-99"),)), None, False),
        (Rows(("a",), (("2026-10-31",),)), None, False),
        (Rows(("a", "b"), ()), None, False),
        (Failure(FailureKind.TIMEOUT, "slow"), None, False),
    ],
)
def test_the_data_are_looked_at_once_for_each_date_and_in_doubt_nothing_is_said(
    days: Rows | Failure, different: Rows | Failure | None, said: bool
) -> None:
    place = FakeWarehouse(SCHEMA, {DAYS: days} | ({GAPS: different} if different else {}), name="sample")
    world = replace(core(place), today=lambda: TODAY)
    found = with_reach([read(SQL, 0), read(SQL.replace("COUNT(*)", "SUM(id)"), None)], SCHEMA, world)
    assert [each.reach is not None for each in found] == [said, said]
    assert place.ran == [DAYS, *([GAPS] if different else [])]
    assert decode(encode(found[0])) == found[0]
    assert with_reach(found, SCHEMA, world) == found
    assert place.ran.count(DAYS) == (1 if said else 2), "what is known already is not looked up again"


def test_days_are_counted_only_where_something_lies_beyond() -> None:
    stored = Rows(("a", "b"), (("2023-01-01", "2026-10-31"),))
    place = FakeWarehouse(SCHEMA, {DAYS: stored}, name="sample")
    covered = read(SQL.replace("2026-11-01", "2026-10-01").replace("2026-12-01", "2026-11-01"), 7)
    world = replace(core(place), today=lambda: TODAY)
    assert with_reach([covered], SCHEMA, world)[0].reach is None
    assert place.ran == [DAYS]
    later = FakeWarehouse(SCHEMA, {DAYS: stored, GAPS: Rows(("n",), ((1400,),))}, name="sample")
    found = with_reach([covered, read(SQL, 0)], SCHEMA, replace(core(later), today=lambda: TODAY))
    assert [each.reach is not None for each in found] == [False, True]
    assert later.ran == [DAYS, GAPS]
    fresh = FakeWarehouse(SCHEMA, {DAYS: Rows(("a", "b"), (("2023-01-01", TODAY.isoformat()),))}, name="sample")
    this_month = replace(core(fresh), today=lambda: TODAY)
    assert with_reach([read(SQL.replace("2026-12-01", "2027-12-01"), 7)], SCHEMA, this_month)[0].reach is None
    assert fresh.ran == [DAYS], "days to come are no gap"


def test_what_names_no_day_asks_the_database_nothing() -> None:
    place = FakeWarehouse(SCHEMA, {}, name="sample")
    assert with_reach([read("SELECT COUNT(*) FROM orders", 3)], SCHEMA, core(place))[0].reach is None
    assert with_reach([], SCHEMA, core(place)) == ()
    assert place.ran == []


@pytest.mark.parametrize(
    ("cells", "nothing"),
    [((0,), True), ((None, 0), True), ((), True), ((0.0,), True), ((False,), False), (("", 0), False)],
)
def test_a_count_or_a_sum_of_nothing_finds_nothing(cells: tuple[Cell, ...], nothing: bool) -> None:
    assert read(SQL, *cells).result.finds_nothing is nothing
