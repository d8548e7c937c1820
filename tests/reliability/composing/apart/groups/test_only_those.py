"""Figures of the groups that have so many rows, or so much of an amount, and of no others."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

BANDS = Table(
    "bands",
    (key("band_id"), Column("band_name", "TEXT", nullable=False), Column("country", "TEXT", nullable=False)),
)
SHOWS = Table(
    "shows",
    (
        key("show_id"),
        Column("band_id", "INTEGER", nullable=False),
        Column("rating", "NUMERIC(3, 1)"),
        Column("revenue", "NUMERIC(10, 2)", nullable=False),
        Column("state", "TEXT", nullable=False, samples=("cancelled", "played")),
        Column("held_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("band_id",), "bands", ("band_id",)),),
)
TOUR = Schema("postgres", (BANDS, SHOWS))
GROUPED = "FROM shows JOIN bands ON bands.band_id = shows.band_id"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(TOUR, text, *cells)[0].sql


@pytest.mark.parametrize(
    "text",
    [
        "average rating for each band, only bands with at least 12 shows",
        "For each band: the average rating. Only those with at least 12 shows.",
        "For each band with at least 12 shows: the average rating",
        "Bands with at least 12 shows: average rating",
    ],
)
def test_only_the_groups_with_so_many_rows_are_shown(text: str) -> None:
    sql = first(text)
    assert sql.startswith(f"SELECT bands.band_name, AVG(shows.rating) {GROUPED}")
    assert sql.endswith("HAVING COUNT(*) >= 12")


def test_the_rows_that_are_counted_are_those_of_the_figure_too() -> None:
    text = "total revenue by country, only countries with more than 4 cancelled shows"
    sql = first(text, ("shows", "state", "cancelled"))
    assert sql.startswith("SELECT bands.country, SUM(shows.revenue)")
    assert "WHERE shows.state = 'cancelled' GROUP BY bands.country HAVING COUNT(*) > 4" in sql


def test_two_figures_are_held_to_one_number() -> None:
    sql = first("number of shows and total revenue by band, only bands with more than 5,000 revenue")
    assert sql.startswith("SELECT bands.band_name, COUNT(*), SUM(shows.revenue)")
    assert sql.endswith("HAVING SUM(shows.revenue) > 5000")


def test_what_is_asked_of_nobody_is_held_to_nothing() -> None:
    assert not any(each.frame.having for each in composed(TOUR, "average rating of only cancelled shows"))
