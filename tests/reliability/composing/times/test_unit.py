"""Stretches of time in the unit that a question asks for."""

from __future__ import annotations

import pytest

from reliability.composing.frame import Between, Condition, Frame, Having, Measure, Of, Order
from reliability.composing.times.how_long.unit import in_asked_unit
from reliability.values import Column, Element, Schema, Table
from tests.support.composing.wordings import composed, key

RUNS = Table(
    "runs",
    (
        key("run_id"),
        Column("started_at", "TIMESTAMP", nullable=False),
        Column("ended_at", "TIMESTAMP"),
        Column("planned_on", "DATE", nullable=False),
        Column("noted", "TEXT", samples=("2026-01-02T10:00:00", "2026-01-03T11:30:00")),
    ),
)
SHOP = Schema("postgres", (RUNS,))
START, END, PLANNED, NOTED = (Element("runs", name) for name in ("started_at", "ended_at", "planned_on", "noted"))


def unit_of(text: str, earlier: Element, later: Element) -> str:
    frame = in_asked_unit(Frame("runs", (Measure("average", Between(earlier, later)),)), text, SHOP)
    assert isinstance(frame.numbers[0], Measure)
    assert isinstance(frame.numbers[0].of, Between)
    return frame.numbers[0].of.unit


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("how many hours does a run take on average?", "hour"),
        ("average run time in hours", "hour"),
        ("the mean minutes from start to end", "minute"),
        ("runs of more than 90 minutes", "minute"),
        ("how long do runs take, told as hours?", "hour"),
        ("how long do runs take?", "day"),
        ("runs in happy hour", "day"),
        ("how many days do runs take?", "day"),
        ("how many days do runs take that last more than 30 hours?", "day"),
        ("how long were the runs of the last 24 hours?", "day"),
        ("the runs that began 3 hours ago", "day"),
        ("", "day"),
    ],
)
def test_hours_and_minutes_are_told_where_they_are_asked_for(text: str, unit: str) -> None:
    assert unit_of(text, START, END) == unit


def test_between_a_moment_and_a_day_there_are_days() -> None:
    assert unit_of("how many hours late?", PLANNED, END) == "day"
    assert unit_of("how many hours later was it noted?", START, NOTED) == "hour"


def test_conditions_are_in_the_unit_too() -> None:
    frame = Frame("runs", (Measure("count"),), where=(Condition(Between(START, END), ">", (3,)),))
    [condition] = in_asked_unit(frame, "runs of more than 3 hours", SHOP).where
    assert isinstance(condition, Condition)
    assert isinstance(condition.of, Between)
    assert condition.of.unit == "hour"


def held_in(text: str, *values: int) -> str:
    frame = Frame("runs", (Measure("count"),), where=(Condition(Between(START, END), ">", values),))
    [condition] = in_asked_unit(frame, text, SHOP).where
    assert isinstance(condition, Condition)
    assert isinstance(condition.of, Between)
    return condition.of.unit


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("average length in hours of runs longer than 2 days", 2),
        ("average length in hours of runs longer than two days", 2),
        ("average length in minutes of runs that last more than a week", 7),
    ],
)
def test_what_is_held_against_a_length_said_in_days_is_counted_in_days(text: str, days: int) -> None:
    assert held_in(text, days) == "day"


@pytest.mark.parametrize(
    "text",
    [
        "how many days do runs take that last more than 30 hours?",
        "runs of more than 30 hours in the last 30 days",
        "average length in hours of runs longer than 30",
    ],
)
def test_what_is_held_against_a_length_said_in_hours_is_counted_in_hours(text: str) -> None:
    assert held_in(text, 30) == "hour"


def test_groups_are_held_against_a_length_in_its_own_unit() -> None:
    lasting = Measure("average", Between(START, END))
    frame = Frame("runs", (lasting,), having=(Having(lasting, ">", 2),))
    told = in_asked_unit(frame, "average length in hours where it is more than 2 days", SHOP)
    assert told.having == frame.having
    assert told.numbers != frame.numbers


def test_a_question_in_hours_about_what_lasts_for_days_is_composed_in_both() -> None:
    assert composed(SHOP, "average length in hours of runs longer than 2 days")[0].sql == (
        "SELECT AVG(EXTRACT(EPOCH FROM runs.ended_at - runs.started_at) / 3600) FROM runs"
        " WHERE CAST(runs.ended_at AS DATE) - CAST(runs.started_at AS DATE) > 2"
    )


def test_a_question_in_hours_is_composed_in_hours() -> None:
    assert composed(SHOP, "how many hours does a run last on average?")[0].sql == (
        "SELECT AVG(EXTRACT(EPOCH FROM runs.ended_at - runs.started_at) / 3600) FROM runs"
    )


def test_rows_are_ordered_by_minutes_where_both_are_moments() -> None:
    for later, unit in ((END, "minute"), (PLANNED, "day")):
        frame = Frame("runs", (), (Of(Element("runs", "run_id")),), order=(Order(Between(START, later)),), limit=1)
        (order,) = in_asked_unit(frame, "the longest run", SHOP).order
        assert isinstance(order.by, Between)
        assert order.by.unit == unit
