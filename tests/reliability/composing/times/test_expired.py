"""What goes on, or is over, by a last day that is set before it comes."""

import pytest

from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

SHOWS = Table(
    "shows",
    (
        key("id"),
        Column("title", "TEXT", nullable=False),
        Column("starts_on", "DATE"),
        Column("ends_on", "DATE"),
    ),
)
PASSES = Table("passes", (key("id"), Column("level", "TEXT", nullable=False), Column("expires_on", "DATE")))
TOURS = Table("tours", (key("id"), Column("title", "TEXT", nullable=False), Column("ended_on", "DATE")))
STAGE = Schema("postgres", (SHOWS, PASSES, TOURS))
NOT_OVER = "(passes.expires_on >= '2026-11-21' OR passes.expires_on IS NULL)"


def first(text: str) -> str:
    return composed(STAGE, text)[0].sql


@pytest.mark.parametrize("said", ["active passes", "current passes"])
def test_rows_go_on_until_the_day_on_which_they_end(said: str) -> None:
    assert first(f"how many {said} do we have") == f"SELECT COUNT(*) FROM passes WHERE {NOT_OVER}"


def test_rows_that_go_on_have_begun_where_their_beginning_is_kept() -> None:
    sql = first("how many shows are running right now")
    assert "shows.starts_on < '2026-11-22'" in sql
    assert "(shows.ends_on >= '2026-11-21' OR shows.ends_on IS NULL)" in sql


def test_rows_whose_last_day_is_past_are_over() -> None:
    assert first("how many shows have ended") == "SELECT COUNT(*) FROM shows WHERE shows.ends_on < '2026-11-21'"


def test_a_day_that_is_kept_only_when_it_has_come_is_empty_of_what_goes_on() -> None:
    assert first("how many running tours") == "SELECT COUNT(*) FROM tours WHERE tours.ended_on IS NULL"
