"""Amounts kept in cents, held against a number that says no unit, or money; results by a letter; how things are."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PARKS = Schema(
    "sqlite",
    (
        Table("drivers", (key("driver_id"), Column("full_name", "TEXT", nullable=False))),
        Table("phases", (key("phase_id"), Column("phase", "TEXT", samples=("Filed", "Appealed")))),
        Table(
            "tickets",
            (
                key("ticket_id"),
                Column("driver_id", "INTEGER", nullable=False),
                Column("phase_id", "INTEGER", nullable=False),
                Column("penalty_cents", "INTEGER", nullable=False),
                Column("filing_date", "DATE", nullable=False),
                Column("points", "INTEGER", nullable=False),
            ),
            foreign_keys=(
                ForeignKey(("driver_id",), "drivers", ("driver_id",)),
                ForeignKey(("phase_id",), "phases", ("phase_id",)),
            ),
        ),
    ),
)


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(PARKS, text, *cells)[0].sql


@pytest.mark.parametrize(
    "question", ["list the tickets with a penalty over 250", "list the tickets whose penalty is at least 250"]
)
def test_an_amount_in_cents_is_held_against_whole_money(question: str) -> None:
    assert "penalty_cents / 100" in first(question)


@pytest.mark.parametrize(
    "question",
    [
        "list the tickets with a penalty over 25000 cents",
        "total penalty of drivers with more than 3 tickets",
        "list the tickets with more than 3 points and their penalty",
    ],
)
def test_cents_that_are_said_or_not_held_against_anything_stay(question: str) -> None:
    assert "/ 100" not in first(question)


def test_no_rows_are_so_much_money() -> None:
    found = composed(PARKS, "drivers where total tickets exceed 1500 dollars")
    assert not any("HAVING COUNT(*) > 1500" in each.sql for each in found)


def test_so_many_rows_are_still_counted() -> None:
    assert "HAVING COUNT(*) > 3" in first("drivers with more than 3 tickets")


def test_a_participle_before_its_thing_says_how_it_is() -> None:
    sql = first("list the filed tickets of 2026", ("phases", "phase", "Filed"))
    assert "phases.phase = 'Filed'" in sql


def test_a_day_that_something_was_done_is_still_a_day() -> None:
    sql = first("list tickets filed in May 2026", ("phases", "phase", "Filed"))
    assert "filing_date >= '2026-05-01'" in sql
