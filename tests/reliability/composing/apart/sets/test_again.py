"""What is asked of those who have so many of something: repeat guests, guests with more than one stay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.sql.english import readings
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUESTS = Table(
    "guests",
    (key("guest_id"), Column("full_name", "TEXT", nullable=False), Column("joined_on", "DATE", nullable=False)),
)
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
EXTRAS = Table(
    "extras",
    (key("extra_id"), Column("stay_id", "INTEGER", nullable=False), Column("charge", "NUMERIC(8, 2)", nullable=False)),
    foreign_keys=(ForeignKey(("stay_id",), "stays", ("stay_id",)),),
)
INN = Schema("postgres", (GUESTS, STAYS, EXTRAS))
OF_A_GUEST = "(SELECT COUNT(*) FROM stays WHERE stays.guest_id = guests.guest_id{})"
OF_THE_SAME = "(SELECT COUNT(*) FROM stays AS stays_2 WHERE stays_2.guest_id = stays.guest_id)"


def first(text: str) -> str:
    return composed(INN, text)[0].sql


@pytest.mark.parametrize(
    ("words", "times"),
    [("repeat guests", "> 1"), ("returning guests", "> 1"), ("recurring guests", "> 1"), ("one-time guests", "= 1")],
)
def test_who_came_again_has_more_than_one(words: str, times: str) -> None:
    assert (
        first(f"How many {words} do we have?") == f"SELECT COUNT(*) FROM guests WHERE {OF_A_GUEST.format('')} {times}"
    )
    assert first(f"average charge of extras of {words}") == (
        "SELECT AVG(extras.charge) FROM extras JOIN stays ON stays.stay_id = extras.stay_id"
        f" WHERE {OF_THE_SAME} {times}"
    )


@pytest.mark.parametrize(
    ("words", "times"),
    [
        ("with more than one stay", "> 1"),
        ("who had at least three stays", ">= 3"),
        ("who've made fewer than 4 stays", "< 4"),
        ("with only one stay", "= 1"),
    ],
)
def test_a_figure_of_those_with_so_many_is_of_these_alone(words: str, times: str) -> None:
    assert first(f"total price of guests {words}") == f"SELECT SUM(stays.price) FROM stays WHERE {OF_THE_SAME} {times}"


def test_so_many_are_counted_within_a_period_or_at_any_time() -> None:
    sql = [each.sql for each in composed(INN, "How many repeat guests in 2025?")]
    year = " AND stays.arrived_on >= '2025-01-01' AND stays.arrived_on < '2026-01-01'"
    assert sql[0] == f"SELECT COUNT(*) FROM guests WHERE {OF_A_GUEST.format(year)} > 1"
    assert any(
        f"{OF_A_GUEST.format('')} > 1" in each and "guests.joined_on >= '2025-01-01'" in each for each in sql[1:]
    )


@pytest.mark.parametrize(
    "text",
    [
        "how many guests do we have?",
        "do guests repeat stays?",
        "total price of guests with more than one name",
        "guests with a stay over 100",
        "returning stays",
    ],
)
def test_nothing_else_is_said_to_come_again(text: str) -> None:
    assert not any("(SELECT COUNT(*)" in each.sql for each in composed(INN, text))


def test_what_is_asked_of_them_is_said_of_them() -> None:
    sql = first("total price of repeat guests")
    assert readings([sql], "postgres", INN) == ["Total stay price of guests with more than 1 stay"]


@pytest.mark.parametrize(
    "text",
    [
        "share of revenue from repeat guests in 2025",
        "what percentage of revenue in 2025 comes from returning guests",
        "what share of revenue in 2025 is from guests with more than one stay",
    ],
)
def test_their_share_is_of_what_all_have(text: str) -> None:
    stays = replace(STAYS, columns=(*STAYS.columns, Column("revenue", "NUMERIC(8, 2)", nullable=False)))
    sql = composed(Schema("postgres", (GUESTS, stays)), text)[0].sql
    whole, _, where = sql.partition(" WHERE stays.")
    theirs = f"SUM(CASE WHEN {OF_THE_SAME} > 1 THEN stays.revenue ELSE 0 END)"
    assert whole == f"SELECT 100.0 * {theirs} / NULLIF(SUM(stays.revenue), 0) FROM stays"
    assert "'2025-01-01'" in where
