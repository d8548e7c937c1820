"""Things that data commonly lack, where a table and its columns hold them."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

LEASES = Table(
    "leases",
    (
        key("lease_id"),
        Column("tenant", "TEXT", nullable=False),
        Column("start_date", "DATE", nullable=False),
        Column("end_date", "DATE", nullable=False),
    ),
)
FLATS = Table("flats", (key("flat_id"), Column("town", "TEXT", nullable=False)))
COPIES = Table(
    "book_copy", (key("copy_id"), Column("shelf", "TEXT", nullable=False), Column("bought_on", "DATE", nullable=False))
)
BOOKS = Table("book", (key("book_id"), Column("title", "TEXT", nullable=False)))
OLD_BOOKS = Table("member_copy", (key("member_id"), Column("title", "TEXT", nullable=False)))
MEMBERS = Table("member", (key("member_id"), Column("name", "TEXT", nullable=False)))


@pytest.mark.parametrize("text", ["how many leases expire in 2026?", "how many leases expired in 2026?"])
def test_a_lease_that_expires_is_nothing_that_is_lacking_where_leases_end(text: str) -> None:
    sql = composed(Schema("postgres", (LEASES, FLATS)), text)[0].sql
    assert "FROM leases" in sql
    assert "end_date" in sql


def test_where_nothing_keeps_the_end_it_is_lacking() -> None:
    text = "how many leases expire in 2026?"
    assert account_for(text, Schema("postgres", (FLATS,)), (), date(2026, 11, 21)).missing
    assert not account_for(text, Schema("postgres", (FLATS, LEASES)), (), date(2026, 11, 21)).missing


def test_the_last_word_of_a_name_is_what_rows_are_where_their_key_is_called_so() -> None:
    sql = composed(Schema("postgres", (COPIES, BOOKS)), "how many copies do we have?")[0].sql
    assert sql == "SELECT COUNT(*) FROM book_copy"


def test_a_copy_of_a_table_is_not_meant_by_its_name() -> None:
    sql = composed(Schema("postgres", (OLD_BOOKS, MEMBERS)), "how many members do we have?")[0].sql
    assert sql == "SELECT COUNT(*) FROM member"
