"""How long something took: for whom longest, in which order, and from which day."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

COURIERS = Table("couriers", (key("courier_id"), Column("courier_name", "TEXT", nullable=False)))
PARCELS = Table(
    "parcels",
    (
        key("parcel_id"),
        Column("courier_id", "INTEGER", nullable=False),
        Column("size", "TEXT", nullable=False, samples=("small", "large")),
        Column("collected_at", "TIMESTAMP", nullable=False),
        Column("delivered_at", "TIMESTAMP"),
        Column("weight_kg", "NUMERIC(6, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("courier_id",), "couriers", ("courier_id",)),),
)
POST = Schema("sqlite", (COURIERS, PARCELS))


def first(text: str) -> str:
    return composed(POST, text)[0].sql


@pytest.mark.parametrize(
    ("question", "falling"),
    [
        ("average days to deliver per courier, slowest first", True),
        ("average days to deliver per courier, longest first", True),
        ("average days to deliver per courier, fastest first", False),
        ("average days to deliver per courier, quickest first", False),
    ],
)
def test_the_slowest_first_orders_by_the_days_and_takes_none_of_them(question: str, falling: bool) -> None:
    sql = first(question)
    assert "AVG(" in sql
    assert "MAX(" not in sql
    assert "MIN(" not in sql
    assert ("DESC" in sql) is falling
    assert "LIMIT" not in sql


@pytest.mark.parametrize(
    "question",
    ["which courier takes longest to deliver?", "which courier takes longest on average from collected to delivered?"],
)
def test_whoever_takes_longest_is_one_of_those_that_have_such_rows(question: str) -> None:
    sql = first(question)
    assert "couriers.courier_name" in sql
    assert "AVG(" in sql
    assert "ORDER BY" in sql
    assert sql.endswith("LIMIT 1")


def test_the_longest_of_all_is_still_taken() -> None:
    assert "MAX(" in first("what are the longest days to deliver?")


def test_hours_are_told_from_one_moment_to_the_other() -> None:
    sql = first("average hours from collected to delivered by size")
    assert sql.index("delivered_at") < sql.index("collected_at")
    assert "weight" not in sql


@pytest.mark.parametrize("question", ["days to deliver a parcel by size", "average days to deliver a parcel"])
def test_rows_that_are_named_begin_before_what_was_done_with_them(question: str) -> None:
    sql = first(question)
    assert sql.index("delivered_at") < sql.index("collected_at")


def test_a_taking_without_a_length_is_left_alone() -> None:
    assert "delivered_at" not in first("which courier takes the heaviest parcels?")
