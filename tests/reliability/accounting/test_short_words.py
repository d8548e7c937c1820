"""Short values, adjectives and names in another order: what a word is meant for, and what it is not."""

from datetime import date

import pytest

from reliability.accounting.account import Role
from reliability.accounting.accounting import account_for
from reliability.values import Column, Element, Schema, Table

TODAY = date(2026, 11, 21)
LETTERS = Schema(
    "sqlite",
    (
        Table(
            "letters",
            (
                Column("letter_id", "INTEGER", primary_key=True, nullable=False),
                Column("country", "TEXT", samples=("US", "CA")),
                Column("kind", "TEXT", samples=("promotion", "security", "Others", "a")),
                Column("date_letter_sent", "DATE"),
                Column("tot_ltr_amt", "NUMERIC"),
            ),
        ),
    ),
)
CELLS = [("letters", "country", "US"), ("letters", "kind", "Others"), ("letters", "kind", "a")]


def cells(text: str) -> set[str]:
    pieces = account_for(text, LETTERS, CELLS, TODAY).pieces
    return {each.value for piece in pieces for each in piece.of(Role.CELL)}


@pytest.mark.parametrize(
    "text", ["the most frequently used kind", "tell us the kind", "one kind or the other", "send a letter"]
)
def test_words_of_grammar_are_no_short_values(text: str) -> None:
    assert not cells(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("letters from the US", "US"),
        ("letters of kind Others", "Others"),
        ("promotional letters", "promotion"),
        ("security letters", "security"),
    ],
)
def test_values_are_found_where_they_are_said(text: str, value: str) -> None:
    assert cells(text) == {value}


@pytest.mark.parametrize(
    ("text", "column"),
    [("average letter sent date", "date_letter_sent"), ("show the total letter amount", "tot_ltr_amt")],
)
def test_a_name_is_found_in_another_order_and_written_out(text: str, column: str) -> None:
    pieces = account_for(text, LETTERS, [], TODAY).pieces
    assert Element("letters", column) in {each.element for piece in pieces for each in piece.explanations}


def test_a_short_form_is_no_part_of_a_longer_value() -> None:
    part = [("letters", "kind", "Dessauer Str 28")]
    pieces = account_for("What was the STR in May?", LETTERS, part, TODAY).pieces
    assert not [each for piece in pieces for each in piece.of(Role.CELL)]


def test_a_sentence_that_begins_with_return_bids_to_show() -> None:
    part = [("letters", "kind", "%return%")]
    first = account_for("Return letters of May.", LETTERS, part, TODAY).pieces[0]
    assert first.best is not None
    assert (first.best.role, first.best.value) == (Role.OPERATION, "list")


@pytest.mark.parametrize(
    ("text", "word", "means"),
    [
        ("the bigest amount", "bigest", "most"),
        ("avrage amount of letters", "avrage", "average"),
        ("lager beer", "lager", ""),
        ("the lowst amount", "lowst", ""),  # of five letters, which may be a word of its own
        ("letterss sent", "letterss", "letters"),
    ],
)
def test_misspelled_words_of_what_is_to_be_done_and_doubled_endings_are_known(text: str, word: str, means: str) -> None:
    (piece,) = (each for each in account_for(text, LETTERS, CELLS, TODAY).pieces if each.text == word)
    best = piece.best
    assert (best.value or (best.element.table if best.element else "") if best else "") == means


@pytest.mark.parametrize(
    ("text", "value"),
    [("cancelld visits", "Cancelled"), ("visits that were returnd", "Returned"), ("visits of the world", "")],
)
def test_what_is_done_may_lack_its_e(text: str, value: str) -> None:
    kinds = Column(
        "status",
        "TEXT",
        samples=("Cancelled", "Returned", "Held"),
        comment="Cancelled, Returned or Held",
    )
    visits = Schema("sqlite", (Table("visits", (Column("visit_id", "INTEGER", primary_key=True), kinds)),))
    found = {e.value for piece in account_for(text, visits, [], TODAY).pieces for e in piece.of(Role.CELL)}
    assert (value in found) if value else not found
