"""What happened on certain days of the week."""

from __future__ import annotations

import pytest

from reliability.sql.english import readings
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

RIDERS = Table("riders", (key("rider_id"), Column("full_name", "TEXT", nullable=False)))
TRIPS = Table(
    "trips",
    (
        key("trip_id"),
        Column("rider_id", "INTEGER", nullable=False),
        Column("rode_on", "DATE", nullable=False),
        Column("fare", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("rider_id",), "riders", ("rider_id",)),),
)
FERRY = Schema("postgres", (RIDERS, TRIPS))


def said(text: str, place: int = 0) -> str:
    return readings([composed(FERRY, text)[place].sql], "postgres", FERRY)[0]


@pytest.mark.parametrize(
    ("words", "days"),
    [
        ("on weekends", "on weekends"),
        ("at weekends", "on weekends"),
        ("on Saturdays and Sundays", "on weekends"),
        ("on weekdays", "on weekdays"),
        ("during the week", "on weekdays"),
        ("on working days", "on weekdays"),
        ("on Sundays", "on Sundays"),
        ("on a Monday", "on Mondays"),
        ("every friday", "on Fridays"),
    ],
)
def test_rows_are_held_to_days_of_the_week(words: str, days: str) -> None:
    assert said(f"How many trips were there {words}?") == f"Number of trips {days}"
    assert said(f"total fare in 2025 {words}") == f"Total fare in 2025 {days}"


def test_who_did_it_did_so_on_these_days() -> None:
    found = [readings([each.sql], "postgres", FERRY)[0] for each in composed(FERRY, "riders with trips on Sundays")]
    assert "Riders with any trip on Sundays" in found


@pytest.mark.parametrize("text", ["weekend vs weekday fare", "fare on weekends compared to weekdays"])
def test_weekends_and_weekdays_stand_side_by_side(text: str) -> None:
    assert said(text) == "Total fare on weekends and total fare on weekdays"


@pytest.mark.parametrize(
    "text",
    [
        "number of trips by weekday",
        "on which weekday are most trips",
        "trips last weekend",
        "trips on Monday",
        "trips per weekday and rider",
        "how many trips in March",
    ],
)
def test_groups_and_single_days_are_others(text: str) -> None:
    assert not any(" on weekend" in said(text, n) or "days" in said(text, n) for n in range(2))
