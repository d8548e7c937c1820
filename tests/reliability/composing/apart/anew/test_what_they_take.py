"""What people take, where no figure and no kind of things is named."""

from __future__ import annotations

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.in_full import in_full
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, key

READERS = Table(
    "readers",
    (
        key("reader_id"),
        Column("first_name", "TEXT", nullable=False),
        Column("last_name", "TEXT", nullable=False),
        Column("town_id", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("town_id",), "towns", ("town_id",)),),
)
TOWNS = Table("towns", (key("town_id"), Column("town_name", "TEXT", nullable=False)))
BOOKS = Table("books", (key("book_id"), Column("title", "TEXT", nullable=False)))
VISITS = Table(
    "visits",
    (key("visit_id"), Column("reader_id", "INTEGER", nullable=False), Column("visited_on", "DATE", nullable=False)),
    foreign_keys=(ForeignKey(("reader_id",), "readers", ("reader_id",)),),
)
LOANS = Table(
    "loans",
    (key("loan_id"), Column("visit_id", "INTEGER", nullable=False), Column("book_id", "INTEGER", nullable=False)),
    foreign_keys=(ForeignKey(("visit_id",), "visits", ("visit_id",)), ForeignKey(("book_id",), "books", ("book_id",))),
)
LIBRARY = Schema("sqlite", (READERS, TOWNS, BOOKS, VISITS, LOANS))


def said(text: str) -> list[str]:
    return [each for each, _ in in_full(account_for(text, LIBRARY, [], TODAY), LIBRARY, TODAY)]


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("What do readers borrow?", "which 10 books do readers borrow most"),
        ("what did our readers borrow in May", "which 10 books did our readers borrow most in May"),
        ("what kind of things do readers take", "which 10 books do readers take most"),
    ],
)
def test_what_people_take_is_which_things_they_take_most(text: str, whole: str) -> None:
    assert whole in said(text)


@pytest.mark.parametrize(
    "text",
    [
        "what do readers borrow most",
        "what do towns borrow",
        "what do we borrow",
        "what do readers pay on average",
        "which books do readers borrow",
    ],
)
def test_other_questions_are_as_they_are(text: str) -> None:
    assert not any("which 10" in each for each in said(text))
