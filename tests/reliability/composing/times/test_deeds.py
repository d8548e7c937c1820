"""How long it took from one thing that was done to another, as the words name them."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

YARDS = Table("yards", (key("yard_id"), Column("yard_name", "TEXT", nullable=False)))
SHIPMENTS = Table(
    "shipments",
    (
        key("shipment_id"),
        Column("yard_id", "INTEGER", nullable=False),
        Column("cargo", "TEXT", nullable=False, samples=("grain", "steel")),
        Column("weight_kg", "NUMERIC(8, 2)", nullable=False),
        Column("picked_up_at", "TIMESTAMP", nullable=False),
        Column("arrived_at", "TIMESTAMP"),
    ),
    foreign_keys=(ForeignKey(("yard_id",), "yards", ("yard_id",)),),
)
BILLS = Table(
    "bills",
    (
        key("bill_id"),
        Column("yard_id", "INTEGER", nullable=False),
        Column("amount_eur", "NUMERIC(8, 2)", nullable=False),
        Column("issued_on", "DATE", nullable=False),
        Column("due_on", "DATE", nullable=False),
        Column("paid_on", "DATE"),
    ),
    foreign_keys=(ForeignKey(("yard_id",), "yards", ("yard_id",)),),
)
COMPLAINTS = Table(
    "complaints",
    (
        key("complaint_id"),
        Column("kind", "TEXT", nullable=False, samples=("damage", "delay")),
        Column("created_at", "TIMESTAMP", nullable=False),
        Column("first_reply_at", "TIMESTAMP"),
        Column("closed_at", "TIMESTAMP"),
    ),
)
HARBOUR = Schema("postgres", (YARDS, SHIPMENTS, BILLS, COMPLAINTS))
HOURS = "EXTRACT(EPOCH FROM {} - {}) / 3600"
PAID = "AVG(bills.paid_on - bills.issued_on)"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(HARBOUR, text, *cells)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "average hours from collection to arrival",
        "how many hours does it take on average from collection to arrival in the yard?",
        "how many hours pass on average between a shipment being collected and it arriving?",
        "average transit time in hours (collected to delivered)",
    ],
)
def test_both_deeds_are_days_of_one_row_whatever_they_are_called(text: str) -> None:
    hours = HOURS.format("shipments.arrived_at", "shipments.picked_up_at")
    assert first(text) == f"SELECT AVG({hours}) FROM shipments"


@pytest.mark.parametrize(
    "text",
    [
        "how many days does it take on average until a bill is settled?",
        "average days from issuing to payment of bills",
        "how long does it take to pay a bill?",
        "average number of days to pay a bill",
    ],
)
def test_what_is_not_named_is_the_first_day_that_each_row_has_and_not_when_it_is_due(text: str) -> None:
    assert first(text) == f"SELECT {PAID} FROM bills"


def test_the_first_of_a_time_to_the_first_reply_ranks_nothing() -> None:
    hours = HOURS.format("complaints.first_reply_at", "complaints.created_at")
    sql = first("average time to first response in hours by kind of complaint")
    assert sql == f"SELECT complaints.kind, AVG({hours}) FROM complaints GROUP BY complaints.kind"


@pytest.mark.parametrize(
    ("ending", "order"), [("slowest first", "DESC"), ("longest first", "DESC"), ("quickest first", "")]
)
def test_the_slowest_took_longest(ending: str, order: str) -> None:
    sql = first(f"average days to pay a bill per yard, {ending}")
    assert PAID in sql
    assert f"ORDER BY {PAID} {order}".strip() in sql
    assert ("DESC" in sql) is bool(order)
    assert "LIMIT" not in sql


def test_the_median_that_is_said_within_is_taken() -> None:
    sql = first("how many days does it take in the median until bills are paid?")
    assert "PERCENTILE_CONT(0.5)" in sql
    assert "bills.paid_on - bills.issued_on" in sql


@pytest.mark.parametrize(
    "text",
    [
        "how many bills took more than 10 days to pay?",
        "bills paid in the last 30 days",
        "how many bills have to be paid?",
    ],
)
def test_days_that_are_counted_ask_for_no_length(text: str) -> None:
    assert "AVG(" not in first(text)


def test_words_for_no_deed_of_a_row_are_left_alone() -> None:
    assert "arrived_at - " not in first("total weight of shipments from Ghent to Riga")


def test_a_length_until_what_is_still_open_is_never_asked_for() -> None:
    queries = [each.sql for each in composed(HARBOUR, "how long does it take to close open complaints?")]
    assert not any("closed_at IS NULL" in sql and "complaints.closed_at AS DATE) -" in sql for sql in queries)


def test_how_long_something_lasts_is_not_the_latest() -> None:
    stays = Table("stays", (key("stay_id"), Column("started_on", "DATE", nullable=False), Column("ended_on", "DATE")))
    sql = composed(Schema("postgres", (stays,)), "how long does a stay last on average?")[0].sql
    assert sql == "SELECT AVG(stays.ended_on - stays.started_on) FROM stays"
