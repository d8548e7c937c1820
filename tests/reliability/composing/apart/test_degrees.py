"""Words of degree, said in full."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUIDES = Table(
    "guides",
    (
        key("guide_id"),
        Column("guide_name", "TEXT", nullable=False),
        Column("hired_on", "DATE", nullable=False),
        Column("left_on", "DATE"),
        Column("salary", "NUMERIC(8, 2)", nullable=False),
        Column("rating", "NUMERIC(2, 1)"),
    ),
)
GUESTS = Table(
    "guests",
    (
        key("guest_id"),
        Column("guest_name", "TEXT", nullable=False),
        Column("first_name", "TEXT", nullable=False),
        Column("joined_on", "DATE", nullable=False),
        Column("kind", "TEXT", nullable=False, samples=("Small Group", "Family")),
    ),
)
TOURS = Table(
    "tours",
    (
        key("tour_id"),
        Column("tour_name", "TEXT", nullable=False),
        Column("price", "NUMERIC(8, 2)", nullable=False),
        Column("town", "TEXT", nullable=False, samples=("Linz", "Graz")),
    ),
)
BOOKINGS = Table(
    "bookings",
    (
        key("booking_id"),
        Column("tour_id", "INTEGER", nullable=False),
        Column("guest_id", "INTEGER", nullable=False),
        Column("booked_on", "DATE", nullable=False),
        Column("paid", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("tour_id",), "tours", ("tour_id",)),
        ForeignKey(("guest_id",), "guests", ("guest_id",)),
    ),
)
TRAVEL = Schema("sqlite", (GUIDES, GUESTS, TOURS, BOOKINGS))
TODAY = date(2026, 11, 21)
LINZ = ("tours", "town", "Linz")


def said(text: str, *cells: tuple[str, str, str]) -> list[str]:
    return [each for each, _ in in_full(account_for(text, TRAVEL, list(cells), TODAY), TRAVEL, TODAY)]


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(TRAVEL, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "show me the expensive tours in Linz",
            [
                "show me the 10 tours with the highest price in Linz",
                "show me the tours with price above the average price in Linz",
            ],
        ),
        (
            "cheap tours",
            ["list 10 tours with the lowest price", "list tours with price below the average price"],
        ),
        (
            "which guides are really good?",
            ["list 10 guides with the highest rating", "list guides with rating above the average rating"],
        ),
        (
            "which guides are badly paid",
            ["list 10 guides with the lowest salary", "list guides with salary below the average salary"],
        ),
        ("senior guides", ["list 10 guides with the earliest hired on", "list 10 guides with the highest salary"]),
        ("our long-standing guests", ["our 10 guests with the earliest joined on"]),
        (
            "Which tours are doing badly this year?",
            [
                "list 10 tours with the lowest total paid this year",
                "list 10 tours with the lowest number of bookings this year",
            ],
        ),
        (
            "important guests",
            ["list 10 guests with the highest total paid", "list 10 guests with the highest number of bookings"],
        ),
    ],
)
def test_a_word_of_degree_is_said_by_what_is_kept(text: str, found: list[str]) -> None:
    assert said(text, LINZ) == found


def test_how_many_are_so_is_held_against_the_average_alone() -> None:
    assert said("how many expensive tours are there") == ["how many tours with price above the average price are there"]


@pytest.mark.parametrize(
    "text",
    [
        "the most expensive tours",
        "tours that are not expensive",
        "which tours are too expensive",
        "which tours are not cheap",
        "is the expensive tour full",
        "how good are our guides",
        "Good morning, tours in Linz",
        "senior tours",
        "which of our big tours sold the most",
        "guests are doing great",
        "important rooms",
    ],
)
def test_what_is_ranked_denied_or_one_alone_is_left_as_it_is(text: str) -> None:
    assert said(text, LINZ) == []


def test_a_value_of_the_data_is_no_word_of_degree() -> None:
    assert said("small group guests", ("guests", "kind", "Small Group")) == []
    assert said("small guests", ("guests", "kind", "Small")) == []
    assert said("small guests") == [
        "list 10 guests with the lowest total paid",
        "list 10 guests with the lowest number of bookings",
    ]


def test_what_it_comes_to_is_composed() -> None:
    dear, above = said("expensive tours")
    assert first(dear).endswith("ORDER BY tours.price DESC LIMIT 10")
    assert "tours.price > (SELECT AVG(" in first(above)
    assert "ORDER BY guides.hired_on" in first(said("senior guides")[0])
    assert "SUM(bookings.paid)" in first(said("which tours are doing badly")[0])
