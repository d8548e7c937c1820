"""What is asked of those that come first by something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.composing.apart.sets.first_ones import is_of_the_first
from reliability.composing.frame import Condition, Frame, Measure, NotComposable, Of, Order
from reliability.composing.rendering import to_sql
from reliability.sql.english import reading
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUESTS = Table("guests", (key("guest_id"), Column("guest_name", "TEXT", nullable=False)))
DISHES = Table("dishes", (key("dish_id"), Column("dish_name", "TEXT", nullable=False)))
ROOMS = Table(
    "rooms",
    (key("room_id"), Column("room_name", "TEXT", nullable=False), Column("floor_area_sqm", "INTEGER", nullable=False)),
)
BILLS = Table(
    "bills",
    (
        key("bill_id"),
        Column("guest_id", "INTEGER", nullable=False),
        Column("room_id", "INTEGER", nullable=False),
        Column("billed_on", "DATE", nullable=False),
        Column("revenue", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("guest_id",), "guests", ("guest_id",)),
        ForeignKey(("room_id",), "rooms", ("room_id",)),
    ),
)
COURSES = Table(
    "courses",
    (
        key("course_id"),
        Column("bill_id", "INTEGER", nullable=False),
        Column("dish_id", "INTEGER", nullable=False),
        Column("quantity", "INTEGER", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("bill_id",), "bills", ("bill_id",)),
        ForeignKey(("dish_id",), "dishes", ("dish_id",)),
    ),
)
INN = Schema("sqlite", (GUESTS, DISHES, ROOMS, BILLS, COURSES))
REVENUE = Measure("sum", Of(Element("bills", "revenue")))
BEST = Frame("bills", (REVENUE,), (Of(Element("guests", "guest_id")),), order=(Order(REVENUE),), limit=3)
THEIRS = Frame("bills", (Measure("count"),), where=(Condition(Of(Element("guests", "guest_id")), "in", other=BEST),))
GUESTS_FIRST = (
    "bills.guest_id IN (SELECT t.one_of FROM (SELECT bills.guest_id AS one_of, SUM(bills.revenue) AS value FROM bills"
)


def first(text: str) -> str:
    return composed(INN, text)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "How many bills did our top 3 guests by revenue have?",
        "number of bills of our top 3 guests by revenue",
        "how many bills are from the top 3 guests by revenue",
    ],
)
def test_what_the_first_have_is_asked_of_them_alone(text: str) -> None:
    assert first(text) == (
        f"SELECT COUNT(*) FROM bills WHERE {GUESTS_FIRST} GROUP BY bills.guest_id ORDER BY SUM(bills.revenue) DESC "
        "LIMIT 3) AS t)"
    )


def test_by_a_figure_of_their_own_they_are_ranked_in_their_table() -> None:
    assert first("average revenue in the 2 largest rooms") == (
        "SELECT AVG(bills.revenue) FROM bills WHERE bills.room_id IN (SELECT t.room_id FROM (SELECT rooms.room_id FROM "
        "rooms ORDER BY rooms.floor_area_sqm DESC LIMIT 2) AS t)"
    )


@pytest.mark.parametrize(
    "text",
    ["Which dishes do our top 3 guests by revenue order?", "what dishes do the top 3 guests by revenue order most"],
)
def test_what_they_take_is_what_they_take_most(text: str) -> None:
    sql = first(text)
    assert "dishes.dish_name" in sql
    assert GUESTS_FIRST in sql
    assert sql.endswith(("DESC LIMIT 10", "DESC LIMIT 1"))


def test_several_without_a_number_are_ten() -> None:
    assert "LIMIT 10" in first("total revenue of our best guests")
    assert "LIMIT 1)" in first("total revenue of our best guest")


def test_where_nothing_says_by_what_they_come_first_it_is_what_is_asked_of_them() -> None:
    assert "SUM(bills.revenue) DESC LIMIT 4" in first("revenue by month of our top 4 guests")


def test_their_share_is_of_all() -> None:
    sql = first("what share of revenue comes from our top 3 guests?")
    assert sql.startswith("SELECT 100.0 * SUM(CASE WHEN bills.guest_id IN (")
    assert sql.endswith("/ SUM(bills.revenue) FROM bills")


@pytest.mark.parametrize(
    "text",
    [
        "top 3 guests by revenue",
        "Who are our best guests?",
        "which guest has the highest revenue",
        "the 2 largest rooms",
    ],
)
def test_who_comes_first_is_asked_for_as_before(text: str) -> None:
    assert not any(is_of_the_first(each.frame) for each in composed(INN, text))


@pytest.mark.parametrize(("comparison", "said"), [("in", "of the"), ("not in", "except of the")])
def test_the_first_are_said_as_such(comparison: str, said: str) -> None:
    held = replace(THEIRS.where[0], comparison=comparison)  # type: ignore[arg-type]
    text = reading(to_sql(replace(THEIRS, where=(held,)), INN), "sqlite", INN)
    assert text == f"Number of bills {said} 3 guests with the highest total revenue"


def test_rows_are_chosen_by_one_key_or_not_at_all() -> None:
    two = replace(BEST, by=(*BEST.by, Of(Element("guests", "guest_name"))))
    with pytest.raises(NotComposable):
        to_sql(replace(THEIRS, where=(Condition(Of(Element("guests", "guest_id")), "in", other=two),)), INN)
