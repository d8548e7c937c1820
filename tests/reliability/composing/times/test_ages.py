"""Ages that a date or a year of birth tells: asked for, averaged, ordered by, and compared with years."""

from dataclasses import replace
from datetime import date

import pytest

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.times.born import years_before
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

GUESTS = Table(
    "guests",
    (
        key("guest_id"),
        Column("guest_name", "TEXT", nullable=False),
        Column("city", "TEXT", nullable=False),
        Column("birth_date", "DATE", nullable=False),
    ),
)
STAYS = Table(
    "stays",
    (
        key("stay_id"),
        Column("guest_id", "INTEGER", nullable=False),
        Column("arrived_on", "DATE", nullable=False),
        Column("price", "NUMERIC", nullable=False),
    ),
    foreign_keys=(ForeignKey(("guest_id",), "guests", ("guest_id",)),),
)
HOTEL = Schema("postgres", (GUESTS, STAYS))
AGE = "EXTRACT(YEAR FROM AGE(DATE '2026-11-21', guests.birth_date))"
COUNTED = "SELECT COUNT(*) FROM guests WHERE "


def first(text: str, schema: Schema = HOTEL) -> str:
    return composed(schema, text)[0].sql


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("under 18", "guests.birth_date > '2008-11-21'"),
        ("younger than 18", "guests.birth_date > '2008-11-21'"),
        ("under the age of 18", "guests.birth_date > '2008-11-21'"),
        ("over 65", "guests.birth_date < '1961-11-21'"),
        ("older than 65", "guests.birth_date < '1961-11-21'"),
        ("over 60 years old", "guests.birth_date < '1966-11-21'"),
        ("aged 18 or older", "guests.birth_date <= '2008-11-21'"),
        ("65 and over", "guests.birth_date <= '1961-11-21'"),
        ("at least 18 years old", "guests.birth_date <= '2008-11-21'"),
        ("aged 12 or younger", "guests.birth_date > '2013-11-21'"),
        ("between 18 and 25", "guests.birth_date <= '2008-11-21' AND guests.birth_date > '2000-11-21'"),
        ("not under 18", "guests.birth_date <= '2008-11-21'"),
    ],
)
def test_an_age_is_compared_by_the_day_of_birth(words: str, condition: str) -> None:
    assert first(f"how many guests are {words}?") == COUNTED + condition


def test_an_age_is_asked_for() -> None:
    assert first("average age of our guests") == f"SELECT AVG({AGE}) FROM guests"
    by_city = first("average age of guests by city")
    assert by_city == f"SELECT guests.city, AVG({AGE}) FROM guests GROUP BY guests.city"
    assert first("how many guests by age") == f"SELECT {AGE}, COUNT(*) FROM guests GROUP BY {AGE}"
    assert first("show name and age of all guests") == f"SELECT guests.guest_name, {AGE} FROM guests"


def test_the_oldest_were_born_first() -> None:
    assert first("who is the oldest guest?").endswith("ORDER BY guests.birth_date LIMIT 1")
    assert first("who is the youngest guest?").endswith("ORDER BY guests.birth_date DESC LIMIT 1")
    assert first("how old is the oldest guest?").endswith("ORDER BY guests.birth_date LIMIT 1")


def test_a_share_is_of_those_of_an_age() -> None:
    sql = first("what percentage of guests are under 18?")
    assert "COUNT(CASE WHEN guests.birth_date > '2008-11-21' THEN 1 END)" in sql


def test_people_without_a_word_of_the_schema_are_those_who_have_an_age() -> None:
    assert first("how many kids under 12 are there?") == COUNTED + "guests.birth_date > '2014-11-21'"


def test_by_a_year_of_birth_years_are_compared() -> None:
    born = replace(GUESTS.columns[3], name="birth_year", type="INTEGER", samples=("1980", "2001"))
    hotel = Schema("sqlite", (replace(GUESTS, columns=(*GUESTS.columns[:3], born)),))
    assert first("how many guests are younger than 18?", hotel) == COUNTED + "guests.birth_year > 2008"
    assert first("average age of guests", hotel) == "SELECT AVG(2026 - guests.birth_year) FROM guests"


@pytest.mark.parametrize(
    "question",
    [
        "guests with over 5 stays",
        "stays over 65",
        "how many guests paid under 20 euros",
        "guests with at least 3 stays",
        "the youngest stay",
    ],
)
def test_other_numbers_are_no_ages(question: str) -> None:
    assert not any("birth_date" in each.sql and "WHERE" in each.sql for each in composed(HOTEL, question)[:2])


def test_an_age_that_is_kept_is_no_other() -> None:
    hotel = Schema("postgres", (replace(GUESTS, columns=(*GUESTS.columns, Column("age", "INTEGER"))), STAYS))
    assert first("average age of guests", hotel) == "SELECT AVG(guests.age) FROM guests"


def test_a_leap_day_is_the_day_before_in_other_years() -> None:
    assert years_before(date(2024, 2, 29), 18) == date(2006, 2, 28)


def test_a_stretch_takes_what_reaches_into_it() -> None:
    pieces = (Piece(0, 6, "guests", ("guest",)), Piece(7, 12, "under", ("under",)), Piece(13, 15, "18", ("18",)))
    said = TimeSaid(9, 15, (Explanation(Role.STATE),))
    assert [piece.text for piece in taken_together(pieces, "guests under 18", said)] == ["guests", "under 18"]
    assert taken_together(pieces, "guests under 18", replace(said, start=40, end=44)) == pieces
