"""How much time lies between one row and the next."""

from __future__ import annotations

import pytest

from reliability.composing.apart.gaps import is_between_rows, taken_of
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUESTS = Table("guests", (key("guest_id"), Column("guest_name", "TEXT", nullable=False)))
VISITS = Table(
    "visits",
    (
        key("visit_id"),
        Column("guest_id", "INTEGER", nullable=False),
        Column("visited_on", "DATE", nullable=False),
        Column("channel", "TEXT", nullable=False, samples=("web", "phone")),
    ),
    foreign_keys=(ForeignKey(("guest_id",), "guests", ("guest_id",)),),
)
INN = Schema("postgres", (GUESTS, VISITS))
DAYS = (
    "visits.visited_on - LAG(visits.visited_on) OVER (PARTITION BY visits.guest_id ORDER BY visits.visited_on) AS value"
)
OF_GUESTS = f"SELECT AVG(t.value) FROM (SELECT {DAYS} FROM visits) AS t WHERE t.value IS NOT NULL"


@pytest.mark.parametrize(
    "text",
    [
        "average number of days between a guest's visits",
        "how long is it on average from one visit to the next of a guest?",
        "mean time between successive visits of the same guest",
        "how many days pass on average between two visits of a guest",
    ],
)
def test_the_time_between_rows_is_taken_within_those_that_they_belong_to(text: str) -> None:
    assert composed(INN, text)[0].sql == OF_GUESTS


def test_without_somebody_it_is_between_all_rows() -> None:
    assert "PARTITION" not in composed(INN, "average days between visits")[0].sql


def test_for_each_of_them_there_is_one_number() -> None:
    sql = composed(INN, "longest gap between visits for each guest")[0].sql
    assert sql.startswith(
        "SELECT t.guest_name, MAX(t.value) FROM (SELECT visits.guest_id AS guest_id, guests.guest_name"
    )
    assert sql.endswith("GROUP BY t.guest_id, t.guest_name")


def test_what_else_is_said_of_the_rows_keeps_some() -> None:
    sql = composed(INN, "average days between a guest's visits by phone", ("visits", "channel", "phone"))[0].sql
    assert "WHERE visits.channel = 'phone'" in sql


@pytest.mark.parametrize(
    "text",
    [
        "days between booking and arrival",
        "average days from booking to arrival",
        "visits between May and July",
        "days with between 1 and 5 visits",
        "the difference between prices and costs",
        "",
    ],
)
def test_between_two_different_things_no_rows_follow_one_another(text: str) -> None:
    assert not is_between_rows(text)


@pytest.mark.parametrize(
    ("text", "taken"),
    [("the longest gap", "most"), ("shortest time between visits", "least"), ("time between visits", "average")],
)
def test_what_is_taken_of_the_times(text: str, taken: str) -> None:
    assert taken_of(text) == taken
