"""Groups that are held to numbers: what is shown of them, what is counted once, in which order they come."""

from __future__ import annotations

import pytest

from reliability.composing.frame import OfEach
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

COACHES = Table("coaches", (key("coach_id"), Column("coach_name", "TEXT", nullable=False)))
SWIMMERS = Table(
    "swimmers",
    (
        key("swimmer_id"),
        Column("swimmer_name", "TEXT", nullable=False),
        Column("coach_id", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("coach_id",), "coaches", ("coach_id",)),),
)
LESSONS = Table(
    "lessons",
    (
        key("lesson_id"),
        Column("coach_id", "INTEGER", nullable=False),
        Column("swimmer_id", "INTEGER", nullable=False),
        Column("lanes", "INTEGER", nullable=False),
        Column("mark", "NUMERIC(3, 1)"),
        Column("cost", "NUMERIC(8, 2)", nullable=False),
        Column("given_on", "DATE", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("coach_id",), "coaches", ("coach_id",)),
        ForeignKey(("swimmer_id",), "swimmers", ("swimmer_id",)),
    ),
)
POOL = Schema("postgres", (COACHES, SWIMMERS, LESSONS))


def first(text: str) -> str:
    return composed(POOL, text)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "which coaches gave more than 30 lessons, and how many each?",
        "coaches with thirty or more lessons, and how many",
    ],
)
def test_how_many_each_is_the_number_of_every_group(text: str) -> None:
    sql = first(text)
    assert sql.startswith("SELECT coaches.coach_name, COUNT(*) FROM lessons")
    assert "GROUP BY lessons.coach_id, coaches.coach_name HAVING COUNT(*) >" in sql


def test_how_many_there_are_is_how_many_groups_there_are() -> None:
    found = composed(POOL, "how many coaches gave more than 30 lessons?")[0]
    assert isinstance(found.frame.numbers[0], OfEach)


def test_different_ones_are_counted_once_where_both_meet() -> None:
    sql = first("which coaches taught more than 15 different swimmers?")
    assert sql.startswith("SELECT coaches.coach_name, COUNT(DISTINCT lessons.swimmer_id) FROM lessons")
    assert sql.endswith("HAVING COUNT(DISTINCT lessons.swimmer_id) > 15")


def test_those_that_belong_to_it_are_counted_where_nobody_says_different() -> None:
    assert "FROM swimmers JOIN coaches" in first("which coaches have more than 15 swimmers?")


def test_groups_come_in_the_order_that_is_said() -> None:
    sql = first("coaches whose lessons cost more than 500 in total, highest first")
    assert "HAVING SUM(lessons.cost) > 500 ORDER BY SUM(lessons.cost) DESC" in sql


def test_money_spent_on_things_is_no_number_of_these() -> None:
    sql = first("on which coaches have we spent over 6,000 for lessons given since 2025?")
    assert "HAVING SUM(lessons.cost) > 6000" in sql


def test_groups_are_held_to_two_numbers() -> None:
    sql = first("which coaches have 10 or more lessons but an average mark below 3.5?")
    assert sql.startswith("SELECT coaches.coach_name, COUNT(*), AVG(lessons.mark)")
    assert "HAVING COUNT(*) >= 10 AND AVG(lessons.mark) < 3.5" in sql


def test_what_has_a_figure_is_counted_where_the_figure_is_said_of_it() -> None:
    sql = first("coaches with at least 10 marked lessons")
    assert "WHERE lessons.mark IS NOT NULL" in sql
    assert "HAVING COUNT(*) >= 10" in sql


def test_an_amount_of_things_is_no_number_of_these() -> None:
    dues = Table(
        "dues",
        (key("due_id"), Column("coach_id", "INTEGER", nullable=False), Column("amount", "NUMERIC(8, 2)")),
        foreign_keys=(ForeignKey(("coach_id",), "coaches", ("coach_id",)),),
    )
    sql = composed(Schema("postgres", (COACHES, dues)), "coaches who owe us more than 20 in dues")[0].sql
    assert sql.endswith("HAVING SUM(dues.amount) > 20")


def test_groups_are_held_to_a_second_sum() -> None:
    sql = first("coaches with at least 3 lessons that cost more than 400 together")
    assert "HAVING COUNT(*) >= 3 AND SUM(lessons.cost) > 400" in sql


@pytest.mark.parametrize("words", ["and their average mark", "with their average mark", "and the average mark"])
def test_a_figure_of_those_groups_is_shown_besides(words: str) -> None:
    sql = first(f"coaches with more than 25 lessons {words}")
    assert sql.startswith("SELECT coaches.coach_name, COUNT(*), AVG(lessons.mark)")
    assert sql.endswith("HAVING COUNT(*) > 25")


def test_rows_of_the_same_number_are_two_groups() -> None:
    lockers = Table("lockers", (key("locker_id"), Column("locker_no", "TEXT", nullable=False)))
    uses = Table(
        "uses",
        (key("use_id"), Column("locker_id", "INTEGER", nullable=False)),
        foreign_keys=(ForeignKey(("locker_id",), "lockers", ("locker_id",)),),
    )
    sql = composed(Schema("postgres", (lockers, uses)), "lockers with more than 3 uses")[0].sql
    assert "GROUP BY uses.locker_id, lockers.locker_no HAVING COUNT(*) > 3" in sql


def test_what_tells_machines_apart_is_no_kind_of_them() -> None:
    pumps = Table(
        "pumps",
        (key("pump_id"), Column("pump_type", "TEXT", nullable=False), Column("serial_no", "TEXT", nullable=False)),
    )
    found = composed(Schema("postgres", (pumps,)), "list the pumps")
    assert found[0].sql == "SELECT pumps.serial_no FROM pumps"
