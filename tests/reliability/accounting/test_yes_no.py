"""Columns of yes and no as people speak of them."""

import pytest

from reliability.accounting.yes_no import yes_no_phrases
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

HOTELS = Table(
    "hotels",
    (
        key("hotel_id"),
        Column("hotel_name", "TEXT", nullable=False),
        Column("has_pool", "BOOLEAN", nullable=False),
        Column("pets_allowed", "BOOLEAN", nullable=False),
        Column("wheelchair_accessible", "BOOLEAN", nullable=False),
        Column("breakfast_included", "BOOLEAN", nullable=False),
        Column("email_verified", "BOOLEAN", nullable=False),
        Column("email", "TEXT"),
        Column("newsletter_opt_in", "BOOLEAN", nullable=False),
        Column("is_full_time", "BOOLEAN", nullable=False),
        Column("voucher_code", "TEXT"),
        Column("beds", "INTEGER", nullable=False),
    ),
)
SCHEMA = Schema("postgres", (HOTELS,))


def first(text: str) -> str:
    return composed(SCHEMA, text)[0].sql


@pytest.mark.parametrize(
    ("words", "column", "holds"),
    [
        ("with a pool", "has_pool", True),
        ("without a pool", "has_pool", False),
        ("that don't have a pool", "has_pool", False),
        ("that allow pets", "pets_allowed", True),
        ("where pets are allowed", "pets_allowed", True),
        ("that do not allow pets", "pets_allowed", False),
        ("that are accessible by wheelchair", "wheelchair_accessible", True),
        ("that include breakfast", "breakfast_included", True),
        ("without breakfast", "breakfast_included", False),
        ("with a verified email", "email_verified", True),
        ("with unverified emails", "email_verified", False),
        ("that opted in to the newsletter", "newsletter_opt_in", True),
        ("that are part time", "is_full_time", False),
    ],
)
def test_what_is_said_of_rows_keeps_those(words: str, column: str, holds: bool) -> None:
    sql = first(f"how many hotels {words}?")
    wanted = (f"hotels.{column} = TRUE",) if holds else (f"hotels.{column} = FALSE", f"hotels.{column} <> TRUE")
    assert sql.endswith(wanted), sql


def test_an_address_that_is_missing_is_no_address_that_is_not_verified() -> None:
    assert first("how many hotels have no email?").endswith("WHERE hotels.email IS NULL")


def test_what_was_used_or_given_is_filled() -> None:
    assert first("how many hotels used a voucher code?").endswith("WHERE hotels.voucher_code IS NOT NULL")
    assert first("which hotels have not given us an email?").endswith("WHERE hotels.email IS NULL")
    assert "IS NOT NULL" not in first("hotels with their email")
    assert "IS NOT NULL" not in first("hotels with a number of beds over 2")


def test_a_number_in_words_says_how_many_a_row_has() -> None:
    assert first("how many hotels with two beds?").endswith("WHERE hotels.beds = 2")


def test_groups_are_made_of_both() -> None:
    sql = "SELECT hotels.pets_allowed, COUNT(*) FROM hotels GROUP BY hotels.pets_allowed"
    assert first("number of hotels by pets allowed") == sql


def test_one_word_alone_is_said_of_rows_or_denied() -> None:
    said = {(phrase, holds) for phrase, holds, _ in yes_no_phrases(Column("active", "BOOLEAN"))}
    (own,) = [phrase for phrase, holds in said if holds]
    assert {phrase for phrase, holds in said if not holds} == {
        ("not", *own),
        ("non", *own),
        ("no", *own),
        (f"un{own[0]}",),
    }


HELPERS = Schema(
    "sqlite",
    (
        Table(
            "helpers", (key("id"), Column("name", "TEXT", nullable=False), Column("active", "BOOLEAN", nullable=False))
        ),
    ),
)


@pytest.mark.parametrize("text", ["Which helpers are active?", "active helpers", "list the active helpers"])
def test_what_rows_are_comes_before_the_column_of_that_name(text: str) -> None:
    assert "helpers.active = 1" in composed(HELPERS, text)[0].sql


def test_rows_are_grouped_by_the_column_that_says_how_they_are() -> None:
    assert "GROUP BY helpers.active" in composed(HELPERS, "number of helpers by active")[0].sql
