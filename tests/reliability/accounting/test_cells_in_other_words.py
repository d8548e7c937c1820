"""Words that name cells which do not hold them: codes, fields of people, nouns of what is done, words cut short."""

from datetime import date

import pytest

from adapters.warehouses.values import StoredValue, ValueIndex
from reliability.accounting.account import Account, Operation, Role
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.accounting.wordings.comment_codes import codes_told
from reliability.values import Column, Schema, Table

TODAY = date(2026, 11, 21)
STATUS = "B = booked, C = completed, X = cancelled, N = no-show"
SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "visits",
            (
                Column("visit_id", "INTEGER", primary_key=True, nullable=False),
                Column("status", "TEXT", comment=STATUS, samples=("B", "C")),
                Column("outcome", "TEXT"),
                Column("country", "TEXT", samples=("DE",)),
                Column("field", "TEXT"),
                Column("reason", "TEXT"),
            ),
        ),
        Table(
            "copies",
            (
                Column("copy_id", "INTEGER", primary_key=True, nullable=False),
                Column("state", "TEXT", comment="AV available on the shelf, LO lost, RP in repair", samples=("AV",)),
                Column("band", "TEXT", comment="J: junior (children); G: general (adults)", samples=("J",)),
                Column("role", "TEXT", comment="W = wrote the text, I = illustrated", samples=("W",)),
            ),
        ),
        Table("deliveries", (Column("delivery_id", "INTEGER", primary_key=True, nullable=False),)),
    ),
)
INDEX = ValueIndex(
    StoredValue(*cell)
    for cell in [
        ("visits", "country", "DE"),
        ("visits", "country", "GB"),
        ("visits", "country", "US"),
        ("visits", "country", "TR"),
        ("visits", "field", "Cardiology"),
        ("visits", "field", "Paediatrics"),
        ("visits", "field", "Plumbing"),
        ("visits", "field", "Dentistry"),
        ("visits", "field", "Physics"),
        ("visits", "field", "Laboratory"),
        ("visits", "outcome", "delivered"),
        ("visits", "outcome", "rejected"),
        ("visits", "reason", "Late Arrival"),
        ("copies", "language", "DE"),
        ("copies", "language", "FR"),
        ("copies", "language", "IT"),
        ("copies", "currency", "EUR"),
        ("copies", "currency", "GBP"),
        ("copies", "home_state", "CA"),
        ("copies", "home_state", "IN"),
        ("copies", "home_state", "DE"),
    ]
)


class Cells:
    """The part of a warehouse that finds cells."""

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        return INDEX.find(text, limit)

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        return INDEX.find_parts(text, limit)


def account(text: str) -> Account:
    return account_for(text, SCHEMA, cells_named(text, Cells()), TODAY)  # type: ignore[arg-type]


def meant(text: str) -> set[tuple[str, str]]:
    """The cells that are the best explanation of a piece."""
    best = (piece.best for piece in account(text).pieces)
    return {(e.element.column, e.value) for e in best if e and e.element and e.role is Role.CELL}


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("visits from Germany", ("country", "DE")),
        ("british visits", ("country", "GB")),
        ("visits from the United Kingdom", ("country", "GB")),
        ("visits from the UK", ("country", "GB")),
        ("American visits", ("country", "US")),
        ("Turkish visits", ("country", "TR")),
        ("copies paid in euros", ("currency", "EUR")),
        ("copies paid in pounds sterling", ("currency", "GBP")),
        ("the cardiologists", ("field", "Cardiology")),
        ("a pediatrician", ("field", "Paediatrics")),
        ("plumbers", ("field", "Plumbing")),
        ("which dentist", ("field", "Dentistry")),
        ("visits with rejections", ("outcome", "rejected")),
        ("visits of the lab", ("field", "Laboratory")),
        ("no-shows in October", ("status", "N")),
        ("cancelled visits", ("status", "X")),
        ("cancellations in October", ("status", "X")),
        ("bookings and completions", ("status", "C")),
        ("lost copies", ("state", "LO")),
        ("how many copies are in repair", ("state", "RP")),
        ("available copies", ("state", "AV")),
        ("copies for children", ("band", "J")),
        ("copies for kids", ("band", "J")),
        ("who illustrated it", ("role", "I")),
        ("who wrote it", ("role", "W")),
        ("copies written by somebody", ("role", "W")),
    ],
)
def test_words_name_cells_in_other_words(text: str, cell: tuple[str, str]) -> None:
    assert cell in meant(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("give us all visits", "US"),
        ("turkey for lunch", "TR"),
        ("the German copies", "IT"),
        ("visits from Georgia", "DE"),
        ("copies from California", "CA"),
        ("copies from India", "IN"),
        ("which physicians", "Physics"),
        ("the patients of a cardigan", "Cardiology"),
        ("who plumbed it", "Plumbing"),
        ("how many deliveries", "delivered"),
        ("labour costs", "Laboratory"),
        ("show no visits", "N"),
        ("repair shops", "RP"),
    ],
)
def test_words_that_name_no_such_cell(text: str, value: str) -> None:
    assert value not in {cell[1] for cell in meant(text)}


def test_a_code_is_of_a_country_only_in_a_column_of_countries() -> None:
    assert INDEX.find("Germany", 20) == [("visits", "country", "DE")]
    assert INDEX.find("Indians", 20) == []


def test_a_no_show_denies_nothing_even_where_the_data_have_none() -> None:
    bare = Schema("sqlite", (Table("visits", (Column("visit_id", "INTEGER", primary_key=True, nullable=False),)),))
    pieces = account_for("visits that were no-shows", bare, [], TODAY).pieces
    assert not any(e.value == Operation.WITHOUT.value for piece in pieces for e in piece.of(Role.OPERATION))
    denied = account_for("visits with no shows", bare, [], TODAY).pieces
    assert any(e.value == Operation.WITHOUT.value for piece in denied for e in piece.of(Role.OPERATION))


@pytest.mark.parametrize(
    ("comment", "samples", "told"),
    [
        ("1 = as new, 2 = good", ("1",), {("1", "as new"), ("2", "good")}),
        (
            "Status: 1: open; 2: shipped (sent out). By hand",
            ("1",),
            {("1", "open"), ("2", "shipped"), ("2", "sent out")},
        ),
        ("'0' means shut and '1' means open", (), {("0", "shut"), ("1", "open")}),
        ("(A) active, (B) blocked", ("B",), {("A", "active"), ("B", "blocked")}),
        ("0 – open\n1 – closed", ("0",), {("0", "open"), ("1", "closed")}),
        ("active | closed (left us)", ("active",), {("active", "active"), ("closed", "closed"), ("closed", "left us")}),
    ],
)
def test_comments_tell_codes_in_all_usual_forms(
    comment: str, samples: tuple[str, ...], told: set[tuple[str, str]]
) -> None:
    assert set(codes_told(comment, samples)) == told


@pytest.mark.parametrize(
    ("comment", "samples"),
    [
        ("Contracted hours a week; 38 is full time", ("38",)),
        ("net = gross - discount", ("12.5",)),
        ("Note: values in EUR; Source: SAP", ("3",)),
        ("HH:MM, local time", ("10:20",)),
        ("Y = yes, N = no", ("Y",)),
        ("What was paid, in euros; empty for donated copies", ("3",)),
        ("red, green or blue", ("4711",)),
    ],
)
def test_comments_that_tell_no_codes(comment: str, samples: tuple[str, ...]) -> None:
    assert codes_told(comment, samples) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("how many arrivals were late", "arrivals were late"),
        ("arrivals that came late", "arrivals that came late"),
        ("how many arrivals came late", "arrivals came late"),
        ("how many arrivals were on time", "arrivals"),
    ],
)
def test_what_is_said_of_a_thing_may_stand_before_it_in_a_value(text: str, said: str) -> None:
    assert [piece.text for piece in account(text).pieces if piece.of(Role.CELL)] == [said]
