"""Who is new in a period against who was there before."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUESTS = Table("guests", (key("guest_id"), Column("guest_name", "TEXT", nullable=False)))
STAYS = Table(
    "stays",
    (
        key("stay_id"),
        Column("guest_id", "INTEGER", nullable=False),
        Column("arrived_on", "DATE", nullable=False),
        Column("price", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("guest_id",), "guests", ("guest_id",)),),
)
INN = Schema("postgres", (GUESTS, STAYS))
EARLIER = (
    "EXISTS (SELECT 1 FROM stays{0} WHERE stays{1}.guest_id = {2}.guest_id AND stays{1}.arrived_on < '2025-01-01')"
)


@pytest.mark.parametrize(
    "text",
    [
        "how many new and how many returning guests did we have in 2025",
        "new vs returning guests in 2025",
        "how many new and how many returning guests arrived in 2025",
        "number of first-time versus existing guests in 2025",
    ],
)
def test_how_many_were_new_and_how_many_were_there_before(text: str) -> None:
    sql = composed(INN, text)[0].sql
    before = EARLIER.format("", "", "guests")
    assert sql.startswith(
        f"SELECT COUNT(CASE WHEN NOT {before} THEN 1 END), COUNT(CASE WHEN {before} THEN 1 END) FROM guests"
    )
    assert "stays.arrived_on >= '2025-01-01' AND stays.arrived_on < '2026-01-01'" in sql


def test_a_figure_is_that_of_either() -> None:
    sql = composed(INN, "total price of stays by new vs returning guests in 2025")[0].sql
    before = EARLIER.format(" AS stays_2", "_2", "stays")
    assert f"SUM(CASE WHEN NOT {before} THEN stays.price ELSE 0 END), SUM(CASE WHEN {before} THEN" in sql
    assert "WHERE stays.arrived_on >= '2025-01-01'" in sql


def test_without_a_period_who_came_once_is_new() -> None:
    sql = composed(INN, "new vs returning guests")[0].sql
    assert ") = 1 THEN 1 END), COUNT(CASE WHEN (SELECT COUNT(*) FROM stays" in sql
    assert "> 1 THEN 1 END) FROM guests" in sql


@pytest.mark.parametrize(
    "text", ["new guests in 2025", "returning guests in 2025", "new and old prices", "guests in 2025"]
)
def test_of_one_of_the_two_nothing_is_held_against_the_other(text: str) -> None:
    assert not any("CASE WHEN NOT EXISTS" in each.sql for each in composed(INN, text))
