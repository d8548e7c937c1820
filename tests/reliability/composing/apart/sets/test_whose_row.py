"""Whose row is the first by its own figure."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

BUYERS = Table(
    "buyers",
    (key("buyer_id"), Column("first_name", "TEXT", nullable=False), Column("last_name", "TEXT", nullable=False)),
)
HALLS = Table("halls", (key("hall_id"), Column("hall_name", "TEXT", nullable=False)))
LOTS = Table(
    "lots",
    (
        key("lot_id"),
        Column("buyer_id", "INTEGER", nullable=False),
        Column("hall_id", "INTEGER", nullable=False),
        Column("sold_on", "DATE", nullable=False),
        Column("amount", "NUMERIC(10, 2)", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("buyer_id",), "buyers", ("buyer_id",)),
        ForeignKey(("hall_id",), "halls", ("hall_id",)),
    ),
)
AUCTION = Schema("sqlite", (BUYERS, HALLS, LOTS))
FIRST = "ORDER BY lots.amount DESC LIMIT 1"


@pytest.mark.parametrize("text", ["who had the largest lot ever", "Which buyer had the biggest single lot?"])
def test_the_row_is_ranked_and_whose_it_is_is_shown(text: str) -> None:
    sql = composed(AUCTION, text)[0].sql
    assert sql.startswith("SELECT buyers.first_name, buyers.last_name, lots.amount FROM lots")
    assert sql.endswith(FIRST)


def test_where_it_was_is_shown_where_that_is_asked() -> None:
    sql = composed(AUCTION, "which hall had the highest lot in 2025")[0].sql
    assert sql.startswith("SELECT halls.hall_name, lots.amount")
    assert "2025-01-01" in sql
    assert sql.endswith(FIRST)


@pytest.mark.parametrize("text", ["who had the most lots", "which buyer had the highest number of lots"])
def test_how_many_rows_somebody_has_is_counted(text: str) -> None:
    assert "COUNT(*) DESC LIMIT 1" in composed(AUCTION, text)[0].sql


def test_who_has_the_most_of_something_is_somebody() -> None:
    staff = Table("staff", (key("staff_id"), *BUYERS.columns[1:], Column("salary", "INTEGER", nullable=False)))
    sql = composed(Schema("sqlite", (staff,)), "who has the highest salary")[0].sql
    assert sql.endswith("ORDER BY staff.salary DESC LIMIT 1")
