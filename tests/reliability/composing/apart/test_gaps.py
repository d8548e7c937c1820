"""How much time lies between one row and the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.composing.apart.gaps import is_between_rows, taken_of
from reliability.sql.english import reading
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
CALLS = Table(
    "calls",
    (
        key("call_id"),
        Column("guest_id", "INTEGER"),
        Column("called_on", "DATE", nullable=False),
        Column("minutes", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("guest_id",), "guests", ("guest_id",)),),
)
DESK = Schema("postgres", (GUESTS, CALLS))
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


def test_rows_that_belong_to_nobody_are_not_those_of_one() -> None:
    sql = composed(DESK, "average number of days between a guest's calls")[0].sql
    assert sql.endswith("FROM calls WHERE calls.guest_id IS NOT NULL) AS t WHERE t.value IS NOT NULL")
    named = composed(DESK, "longest gap between calls for each guest")[0].sql
    assert "FROM calls JOIN guests ON guests.guest_id = calls.guest_id) AS t" in named


@pytest.mark.parametrize(
    ("words", "ending"),
    [
        ("which guest has the longest gap between visits", "ORDER BY MAX(t.value) DESC LIMIT 1"),
        ("which guest has the shortest time between visits", "ORDER BY MIN(t.value) LIMIT 1"),
        ("which guest has the shortest average time between visits", "ORDER BY AVG(t.value) LIMIT 1"),
        ("which 20 guests have the longest gap between visits", "ORDER BY MAX(t.value) DESC LIMIT 20"),
    ],
)
def test_who_has_the_longest_or_the_shortest_is_the_first(words: str, ending: str) -> None:
    sql = composed(INN, words)[0].sql
    assert sql.endswith(f"GROUP BY t.guest_id, t.guest_name {ending}")
    assert "guest_id = 20" not in sql


@pytest.mark.parametrize(
    "text",
    [
        "guests with more than 90 days between visits",
        "how many guests wait more than 90 days between visits",
        "guests with 90 days or more between visits",
        "guests with 90 days between visits",
    ],
)
def test_times_that_are_held_to_a_number_of_days_are_not_told(text: str) -> None:
    assert not any("LAG(" in each.sql for each in composed(INN, text))


def test_a_number_that_rows_are_held_to_keeps_its_comparison() -> None:
    sql = composed(DESK, "average days between calls with minutes above 50")[0].sql
    assert "LAG(" in sql
    assert "calls.minutes > 50" in sql


def test_a_median_of_the_times_is_no_average() -> None:
    assert not any("AVG(t.value)" in each.sql for each in composed(INN, "median days between a guest's visits"))


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
    [
        ("the longest gap", "most"),
        ("shortest time between visits", "least"),
        ("time between visits", "average"),
        ("maximum number of days between visits", "most"),
        ("who has the most days between visits", "most"),
        ("how long is it at the longest from one visit to the next", "most"),
        ("time between the visits of our largest guests", "average"),
        ("time between visits of guests with at least 3 visits", "average"),
        ("how many days are there at most between visits", "average"),
        ("at most days between visits", "average"),
        ("time our largest guests let pass between visits", "average"),
    ],
)
def test_what_is_taken_of_the_times(text: str, taken: str) -> None:
    assert taken_of(text) == taken


@pytest.mark.parametrize(
    "text",
    [
        "average days between the visits of our largest guests",
        "average days between visits of guests with at least 3 visits",
        "average days between a guest's visits for at most 10 guests",
        "average of the longest time between a guest's visits",
    ],
)
def test_an_average_that_is_said_is_taken(text: str) -> None:
    assert "AVG(t.value)" in composed(INN, text)[0].sql


TO_THE_SECOND = (
    f"SELECT AVG(t.value) FROM (SELECT {DAYS}, ROW_NUMBER() OVER (PARTITION BY visits.guest_id ORDER BY "
    "visits.visited_on) AS place FROM visits) AS t WHERE t.value IS NOT NULL AND t.place = 2"
)


@pytest.mark.parametrize(
    "text",
    [
        "average time between first and second visit",
        "how many days from a guest's first visit to the second visit on average?",
        "how long until a guest's second visit",
        "mean number of days between the 1st and the 2nd visit of a guest",
    ],
)
def test_the_time_to_the_second_is_that_before_the_second_row_of_each(text: str) -> None:
    assert composed(INN, text)[0].sql == TO_THE_SECOND


def test_the_time_from_the_first_to_the_third_is_no_time_between_neighbours() -> None:
    assert not any("place = 3" in each.sql for each in composed(INN, "days between first and third visit"))
    assert any("place = 3" in each.sql for each in composed(INN, "days between second and third visit"))


def test_the_second_of_each_is_said_as_such() -> None:
    schema = replace(INN, dialect="sqlite")
    sql = composed(schema, "average time between a guest's first and second visit")[0].sql
    assert reading(sql, "sqlite", schema).endswith(", only the second of each guest by visited on")


JOINED = Schema(
    "sqlite",
    (
        Table("guests", (*GUESTS.columns, Column("joined_on", "DATE", nullable=False))),
        VISITS,
    ),
)


@pytest.mark.parametrize(
    ("text", "taken"),
    [("average days from joining to the first visit", "MIN"), ("average days from joining to the last visit", "MAX")],
)
def test_the_days_to_the_first_are_told_for_each_and_averaged(text: str, taken: str) -> None:
    sql = composed(JOINED, text)[0].sql
    assert sql.startswith(
        f"SELECT AVG(t.value) FROM (SELECT visits.guest_id AS guest_id, {taken}(JULIANDAY(visits.visited_on)"
    )


def test_days_to_each_row_are_averaged_over_the_rows() -> None:
    assert "MIN(" not in composed(JOINED, "average days from joining to a visit")[0].sql


def test_the_time_to_the_second_is_none_to_the_first() -> None:
    found = composed(JOINED, "average days between first and second visit")
    assert not any("MIN(" in each.sql for each in found)
