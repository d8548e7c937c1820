"""Several figures of each group, and of one row its figure and its day."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

PIERS = Table(
    "piers",
    (
        key("pier_id"),
        Column("pier_name", "TEXT", nullable=False),
        Column("is_roofed", "BOOLEAN", nullable=False),
    ),
)
HANDS = Table(
    "hands",
    (
        key("hand_id"),
        Column("hand_name", "TEXT", nullable=False),
        Column("pier_id", "INTEGER", nullable=False),
        Column("gross_monthly", "NUMERIC(8, 2)", "wages before tax"),
        Column("hired_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("pier_id",), "piers", ("pier_id",)),),
)
MOORINGS = Table(
    "moorings",
    (
        key("mooring_id"),
        Column("pier_id", "INTEGER", nullable=False),
        Column("length_class", "TEXT", nullable=False),
        Column("weekly_fee", "NUMERIC(8, 2)", nullable=False),
        Column("booked_on", "DATE", nullable=False),
        Column("left_on", "DATE"),
    ),
    foreign_keys=(ForeignKey(("pier_id",), "piers", ("pier_id",)),),
)
HARBOUR = Schema("postgres", (PIERS, HANDS, MOORINGS))


def first(text: str) -> str:
    return composed(HARBOUR, text)[0].sql


def test_what_they_bring_in_is_all_of_the_figure_that_is_named_for_it() -> None:
    text = "for each length class, how many moorings are there and how much do they bring in together in weekly fees?"
    sql = first(text)
    assert sql.startswith("SELECT moorings.length_class, COUNT(*), SUM(moorings.weekly_fee) FROM moorings")


def test_an_amount_before_its_groups_stands_beside_a_number_behind_them() -> None:
    sql = first("total weekly fee per pier, plus the number of moorings")
    assert sql.startswith("SELECT piers.pier_name, SUM(moorings.weekly_fee), COUNT(*)")


def test_a_length_of_time_in_the_name_of_a_figure_makes_no_groups() -> None:
    sql = first("monthly gross per pier")
    assert sql.startswith("SELECT piers.pier_name, SUM(hands.gross_monthly)")
    assert "TO_CHAR" not in sql


def test_figures_and_a_share_of_the_one_that_is_named_again() -> None:
    sql = first(
        "for each pier: number of moorings, their total weekly fee and what share of all weekly fees that is in percent"
    )
    fees = "SUM(moorings.weekly_fee)"
    assert sql.startswith(f"SELECT piers.pier_name, COUNT(*), {fees}, 100.0 * {fees} / NULLIF(SUM({fees}) OVER (), 0)")


def test_a_share_that_is_asked_for_in_percent_is_one_of_all() -> None:
    sql = first("how many moorings are there for each length class, and what share of the total (in %) is that?")
    assert sql.startswith("SELECT moorings.length_class, COUNT(*), 100.0 * COUNT(*) / NULLIF(SUM(COUNT(*))")


@pytest.mark.parametrize(
    "text",
    ["what was the highest weekly fee of a mooring, and when?", "the mooring with the highest weekly fee and when"],
)
def test_the_day_of_the_one_row_is_shown_where_it_is_asked_for(text: str) -> None:
    found = [each.sql for each in composed(HARBOUR, text)[:2]]
    assert any("moorings.booked_on FROM moorings" in sql and sql.endswith("LIMIT 1") for sql in found)


def test_rows_are_counted_beside_how_long_they_took() -> None:
    sql = first("number of moorings and average days between booking and leaving for each pier, slowest first")
    days = "AVG(moorings.left_on - moorings.booked_on)"
    assert sql.startswith(f"SELECT piers.pier_name, COUNT(*), {days} FROM moorings")
    assert f"ORDER BY {days} DESC" in sql


def test_two_states_that_are_compared_are_the_groups() -> None:
    sql = first("roofed vs not roofed: number of moorings and average weekly fee")
    assert sql.startswith("SELECT piers.is_roofed, COUNT(*), AVG(moorings.weekly_fee)")


def test_some_of_those_are_counted_beside_all_of_them() -> None:
    sql = first("which piers have at least 8 moorings, and how many of those have been left?")
    assert sql.startswith("SELECT piers.pier_name, COUNT(*), COUNT(CASE WHEN moorings.left_on IS NOT NULL THEN 1 END)")
    assert sql.endswith("HAVING COUNT(*) >= 8")
