"""Stretches of time in the unit that a question asks for."""

from __future__ import annotations

import pytest

from reliability.composing.frame import Between, Condition, Frame, Measure
from reliability.composing.times.unit import in_asked_unit
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


def test_a_question_in_hours_is_composed_in_hours() -> None:
    assert composed(SHOP, "how many hours does a run last on average?")[0].sql == (
        "SELECT AVG(EXTRACT(EPOCH FROM runs.ended_at - runs.started_at) / 3600) FROM runs"
    )
