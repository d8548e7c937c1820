"""What happened on certain days of the week or at certain hours."""

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
CALLS = Table("calls", (key("call_id"), Column("called_at", "TIMESTAMP", nullable=False)))
FERRY = Schema("postgres", (RIDERS, TRIPS, CALLS))


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


@pytest.mark.parametrize(
    "text", ["weekend vs weekday fare", "fare on weekends compared to weekdays", "fare by weekend versus weekday"]
)
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
        "which Sundays had most trips",
        "how many trips in March",
    ],
)
def test_groups_and_single_days_are_others(text: str) -> None:
    found = readings([each.sql for each in composed(FERRY, text)], "postgres", FERRY)
    assert found
    assert not any("weekends" in each or "days" in each for each in found)


@pytest.mark.parametrize(
    ("words", "hours"),
    [
        ("in the morning", "BETWEEN 6 AND 11"),
        ("in the evenings", "BETWEEN 18 AND 22"),
        ("before noon", "< 12"),
        ("after 6 pm", ">= 18"),
        ("before 12 am", "< 0"),
        ("from 9 o'clock", ">= 9"),
        ("between 9 and 11 am", "BETWEEN 9 AND 10"),
        ("between 9 and 5 pm", "BETWEEN 9 AND 16"),
        ("at night", "IN (22, 23, 0, 1, 2, 3, 4, 5)"),
    ],
)
def test_rows_are_held_to_hours_of_the_day(words: str, hours: str) -> None:
    sql = composed(FERRY, f"How many calls were there {words}?")[0].sql
    assert sql.startswith("SELECT COUNT(*) FROM calls WHERE ")
    assert "HOUR" in sql
    assert sql.endswith(hours)


@pytest.mark.parametrize(
    "text", ["calls between 9 and 11", "calls after 6", "good morning, how many calls?", "trips in the morning"]
)
def test_other_numbers_and_days_without_hours_are_held_to_none(text: str) -> None:
    assert not any("HOUR" in each.sql for each in composed(FERRY, text))


def test_the_day_on_which_somebody_joined_is_no_day_on_which_something_happened() -> None:
    members = Table("members", (key("member_id"), Column("joined_on", "DATE", nullable=False)))
    found = composed(Schema("postgres", (members,)), "how many members on Sundays")
    assert found
    assert not any("Sunday" in each.sql for each in found)
