"""Of when a query's data are."""

from __future__ import annotations

import pytest

from adapters.warehouses.fake import FakeWarehouse
from reliability.values import Column, Failure, FailureKind, Rows, Schema, Table
from reliability.verified.freshness import newest_day
from tests.support.kept.verified_world import core
from tests.support.live_bot import SCHEMA

NEWEST = "SELECT MAX(order_date) FROM orders"


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (Rows(("m",), (("2026-11-20",),)), ("order date", "2026-11-20")),
        (Rows(("m",), (("2026-11-20T09:30:00",),)), ("order date", "2026-11-20")),
        (Rows(("m",), ((None,),)), ("", "")),
        (Rows(("m",), ((1763600000,),)), ("", "")),
        (Rows(("m",), (("yesterday",),)), ("", "")),
        (Rows(("m",), ()), ("", "")),
        (Failure(FailureKind.TIMEOUT, "slow"), ("", "")),
    ],
)
def test_the_newest_day_is_looked_up_or_nothing_is_said(answer: Rows | Failure, found: tuple[str, str]) -> None:
    world = core(FakeWarehouse(SCHEMA, {NEWEST: answer}, name="sample"))
    assert newest_day("SELECT COUNT(*) FROM orders", world) == found


@pytest.mark.parametrize("sql", ["SELECT COUNT(*) FROM customers", "SELECT 1", "", "DROP TABLE orders", "nonsense ("])
def test_where_no_date_is_read_the_database_is_not_asked(sql: str) -> None:
    place = FakeWarehouse(SCHEMA, {}, name="sample")
    assert newest_day(sql, core(place)) == ("", "")
    assert place.ran == []


def test_a_date_that_the_query_names_comes_first() -> None:
    table = Table("stays", (Column("booked_on", "DATE"), Column("arrival_date", "DATE"), Column("n", "INT")))
    place = FakeWarehouse(
        Schema("sqlite", (table,)), {"SELECT MAX(arrival_date) FROM stays": Rows(("m",), (("2026-01-02",),))}
    )
    assert newest_day("SELECT SUM(n) FROM stays WHERE arrival_date > '2026-01-01'", core(place)) == (
        "arrival date",
        "2026-01-02",
    )
