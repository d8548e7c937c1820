"""Numbers that are held against others are no parts of texts; those that name something may be."""

from datetime import date

import pytest

from reliability.accounting.account import Role
from reliability.accounting.accounting import account_for
from reliability.values import Column, Schema, Table

TODAY = date(2026, 11, 21)
FEES = Table(
    "tolls",
    (
        Column("toll_id", "INTEGER", primary_key=True, nullable=False),
        Column("place", "TEXT", samples=("350 Mill Lane", "12 Quay")),
        Column("postcode", "TEXT", samples=("75001", "350")),
        Column("amount", "NUMERIC(9, 2)"),
    ),
)
PART, WHOLE, LONG = (
    ("tolls", "place", "%350%"),
    ("tolls", "postcode", "350"),
    ("tolls", "place", "350 Mill Lane"),
)


def cells(text: str, *known: tuple[str, str, str]) -> set[str]:
    found = account_for(text, Schema("sqlite", (FEES,)), list(known), TODAY)
    return {each.value for piece in found.pieces for each in piece.of(Role.CELL)}


@pytest.mark.parametrize(
    "question",
    [
        "tolls over $350",
        "tolls over 350",
        "tolls of more than 350",
        "tolls of at least 350",
        "tolls of 350 or more",
        "tolls of 350 €",
        "tolls > 350",
        "tolls that exceed 350",
    ],
)
@pytest.mark.parametrize("known", [PART, WHOLE, LONG])
def test_an_amount_is_no_text(question: str, known: tuple[str, str, str]) -> None:
    assert cells(question, known) == set()


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ("tolls at 350", PART),
        ("tolls from 350", WHOLE),
        ("tolls in 350", WHOLE),
        ("tolls at 350 Mill Lane", LONG),
        ("more than 3 tolls at 350 Mill Lane", LONG),
        ("tolls over at 350", PART),
    ],
)
def test_a_number_that_names_a_place_is_one(question: str, known: tuple[str, str, str]) -> None:
    assert known[2] in cells(question, known)


CAUSES = Table(
    "causes", (Column("cause_id", "INTEGER", primary_key=True), Column("description", "TEXT"), Column("title", "TEXT"))
)
ENGINES = Table("engines", (Column("engine_id", "INTEGER", primary_key=True), Column("hours", "NUMERIC")))
WORKSHOP = Schema("sqlite", (CAUSES, ENGINES))


def test_a_word_that_is_hardly_named_may_be_the_name_of_a_row_and_no_description() -> None:
    def best(column: str) -> Role | None:
        schema = Schema("sqlite", (CAUSES, Table("engine_types", (Column("id", "INTEGER", primary_key=True),))))
        found = account_for("engine faults", schema, [("causes", column, "Late engine")], TODAY)
        piece = next(piece for piece in found.pieces if piece.text == "engine")
        return piece.best.role if piece.best is not None else None

    assert best("title") is Role.CELL
    assert best("description") is Role.TABLE


def test_hours_worked_are_kept_where_a_column_holds_hours() -> None:
    assert account_for("total hours engines worked", WORKSHOP, [], TODAY).missing == ()
    without = Schema("sqlite", (Table("engines", (Column("engine_id", "INTEGER", primary_key=True),)),))
    assert account_for("total hours engines worked", without, [], TODAY).missing == ("hours engines worked",)
