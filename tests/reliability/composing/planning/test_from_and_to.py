"""Two keys into one table: where something goes from and to; and which rows are told, months of so many, plans."""

import pytest

from reliability.short_names import with_names_read
from reliability.sql.english import reading
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PORTS = Table(
    "ports", (key("id"), Column("name", "TEXT", nullable=False), Column("city", "TEXT", nullable=False)), read=()
)
CROSSINGS = Table(
    "crossings",
    (
        key("id"),
        Column("departure_port_id", "INTEGER", nullable=False),
        Column("arrival_port_id", "INTEGER", nullable=False),
        Column("sailed_on", "DATE", nullable=False),
        Column("delay_minutes", "INTEGER"),
        Column("cancelled", "BOOLEAN", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("departure_port_id",), "ports", ("id",)),
        ForeignKey(("arrival_port_id",), "ports", ("id",)),
    ),
)
FERRIES = Schema("sqlite", (PORTS, CROSSINGS))
DOVER, CALAIS = ("ports", "city", "Dover"), ("ports", "name", "Calais West")


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(FERRIES, text, *cells)[0].sql


def test_what_goes_from_one_place_to_another_is_reached_by_two_keys() -> None:
    sql = first("How many crossings from Dover to Calais West were there in 2026?", DOVER, CALAIS)
    assert "ports.id = crossings.departure_port_id" in sql
    assert "arrival_port.id = crossings.arrival_port_id" in sql
    assert "ports.city = 'Dover' AND arrival_port.name = 'Calais West'" in sql


@pytest.mark.parametrize(
    ("text", "key_meant"),
    [
        ("How many crossings to Dover?", "arrival_port_id"),
        ("How many crossings from Dover?", "departure_port_id"),
        ("How many crossings in Dover?", "departure_port_id"),
    ],
)
def test_the_word_before_a_place_says_which_key_is_meant(text: str, key_meant: str) -> None:
    assert f"ports.id = crossings.{key_meant}" in first(text, DOVER)


def test_two_places_of_one_column_are_not_either_of_both() -> None:
    sql = first("How many crossings from Dover to Ghent?", DOVER, ("ports", "city", "Ghent"))
    assert " IN " not in sql
    assert sql.count("JOIN ports") == 2


def test_a_reading_says_which_of_both_ends_is_which() -> None:
    sql = (
        "SELECT COUNT(*) FROM crossings JOIN ports ON ports.id = crossings.departure_port_id JOIN ports AS other "
        "ON other.id = crossings.arrival_port_id WHERE ports.city = 'Dover' AND other.city = 'Ghent'"
    )
    said = reading(sql, "sqlite", FERRIES)
    assert said == "Number of crossings with departure port city Dover with arrival port city Ghent"


def test_a_shortened_key_is_said_as_it_is_read() -> None:
    ports = Table("PRT", (key("prt_id"), Column("prt_nm", "TEXT", nullable=False), Column("cty", "TEXT")))
    trips = Table(
        "TRP",
        (key("trp_id"), Column("dep_prt", "INTEGER"), Column("arr_prt", "INTEGER")),
        foreign_keys=(ForeignKey(("dep_prt",), "PRT", ("prt_id",)), ForeignKey(("arr_prt",), "PRT", ("prt_id",))),
    )
    sql = (
        "SELECT COUNT(*) FROM TRP JOIN PRT ON PRT.prt_id = TRP.dep_prt JOIN PRT AS other ON other.prt_id = TRP.arr_prt "
        "WHERE PRT.cty = 'Dover' AND other.cty = 'Ghent'"
    )
    said = reading(sql, "sqlite", with_names_read(Schema("sqlite", (ports, trips))))
    assert "departure prt city Dover" in said
    assert "arrival prt city Ghent" in said


@pytest.mark.parametrize(
    "text", ["crossings that were cancelled", "crossings which are cancelled", "ports that have no crossings"]
)
def test_several_things_and_which_of_them_are_listed(text: str) -> None:
    assert "COUNT(*)" not in first(text)


def test_what_is_counted_or_one_alone_is_no_list() -> None:
    assert "COUNT(*)" in first("How many crossings that were cancelled?")
    assert "COUNT(*)" in first("cancelled crossings in 2026")


def test_months_are_kept_by_how_many_rows_they_have() -> None:
    sql = first("Which months of 2025 had more than 100 crossings?")
    assert sql.count("HAVING COUNT(*) > 100") == 1
    assert "GROUP BY STRFTIME('%Y-%m', crossings.sailed_on)" in sql


def test_a_cancellation_rate_may_be_of_what_a_flag_marks_besides_a_status() -> None:
    bookings = Table(
        "bookings",
        (
            key("id"),
            Column("crossing_id", "INTEGER", nullable=False),
            Column("stat", "TEXT", samples=("CNCL", "OPEN")),
        ),
        foreign_keys=(ForeignKey(("crossing_id",), "crossings", ("id",)),),
    )
    found = composed(
        Schema("sqlite", (*FERRIES.tables, bookings)), "cancellation rate of crossings", ("bookings", "stat", "CNCL")
    )
    assert "crossings.cancelled" in found[0].sql
    assert any("bookings.stat = 'CNCL'" in each.sql for each in found)
