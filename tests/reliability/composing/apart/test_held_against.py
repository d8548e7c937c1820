"""Averages and sums of groups held against a number, the average of all, or what was set for each."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

APPEALS = Table(
    "appeals",
    (
        key("id"),
        Column("title", "TEXT", nullable=False),
        Column("target_amount", "NUMERIC"),
        Column("salary", "NUMERIC"),
        Column("began_on", "DATE", nullable=False),
    ),
)
GIFTS = Table(
    "gifts",
    (
        key("id"),
        Column("appeal_id", "INTEGER"),
        Column("town", "TEXT", nullable=False),
        Column("amount", "NUMERIC", nullable=False),
        Column("given_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("appeal_id",), "appeals", ("id",)),),
)
FAIRS = Table(
    "fairs",
    (
        key("id"),
        Column("appeal_id", "INTEGER", nullable=False),
        Column("title", "TEXT", nullable=False),
        Column("capacity", "INTEGER", nullable=False),
        Column("tickets_sold", "INTEGER", nullable=False),
        Column("ticket_price", "NUMERIC", nullable=False),
    ),
    foreign_keys=(ForeignKey(("appeal_id",), "appeals", ("id",)),),
)
CHARITY = Schema("sqlite", (APPEALS, GIFTS, FAIRS))


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(CHARITY, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("appeals with an average gift amount above the overall average", "> (SELECT AVG(gifts.amount) FROM gifts)"),
        ("Which towns have an average gift amount below the average?", "< (SELECT AVG(gifts.amount) FROM gifts)"),
        ("towns where the average gift amount is at least 50", ">= 50"),
        ("appeals whose average gift amount is more than 1,250", "> 1250"),
        ("towns with an average gift amount over 1.250.000", "> 1250000"),
        ("towns with an average gift amount over 2k", "> 2000"),
        ("towns with an average gift amount over $20", "> 20"),
    ],
)
def test_groups_are_kept_by_their_average(text: str, held: str) -> None:
    assert f"HAVING AVG(gifts.amount) {held}" in first(text)


def test_the_average_of_all_is_of_the_same_days() -> None:
    sql = first("Which towns have an average gift amount above the overall average in 2026?")
    assert sql.count("gifts.given_on >= '2026-01-01'") == 2


def test_how_many_groups_are_kept_is_counted_without_rows_of_none() -> None:
    sql = first("How many appeals have an average gift amount over 100?")
    assert sql.startswith("SELECT COUNT(*) FROM (")
    assert "gifts.appeal_id IS NOT NULL" in sql
    assert "HAVING AVG(gifts.amount) > 100" in sql


@pytest.mark.parametrize("text", ["gifts with an amount above the average amount", "average amount of gifts above 50"])
def test_rows_above_the_average_are_no_groups(text: str) -> None:
    assert "HAVING" not in first(text)


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("appeals that beat their target", "> 0"),
        ("Which appeals have reached their target?", ">= 0"),
        ("appeals that missed their target in 2026", "< 0"),
        ("appeals that received more in gifts than their target", "> 0"),
    ],
)
def test_what_was_set_for_rows_is_held_against_what_came_for_them(text: str, held: str) -> None:
    assert f"HAVING SUM(gifts.amount) - appeals.target_amount {held}" in first(text)


@pytest.mark.parametrize(
    ("text", "held"),
    [("appeals over target", "> 0"), ("Which appeals are above their target?", "> 0"), ("appeals below target", "< 0")],
)
def test_what_stands_over_what_was_set_went_beyond_it(text: str, held: str) -> None:
    assert f"HAVING SUM(gifts.amount) - appeals.target_amount {held}" in first(text)


def test_a_target_over_an_amount_is_the_target_itself() -> None:
    assert "SUM(gifts.amount)" not in first("appeals with a target over 5000")


def test_what_is_paid_counts_against_a_budget() -> None:
    teams = Table("teams", (key("team_id"), Column("team_name", "TEXT"), Column("budget", "NUMERIC(12, 2)")))
    staff = Table(
        "staff",
        (
            key("staff_id"),
            Column("team_id", "INTEGER"),
            Column("last_name", "TEXT"),
            Column("salary", "NUMERIC(12, 2)"),
        ),
        foreign_keys=(ForeignKey(("team_id",), "teams", ("team_id",)),),
    )
    sql = composed(Schema("sqlite", (teams, staff)), "Which teams are over budget?")[0].sql
    assert "HAVING SUM(staff.salary) - teams.budget > 0" in sql


def test_how_many_went_beyond_what_was_set_is_counted() -> None:
    assert first("How many appeals exceeded their target?").startswith("SELECT COUNT(*) FROM (")


def test_a_figure_that_nobody_set_is_no_target() -> None:
    assert all("- appeals.salary" not in each.sql for each in composed(CHARITY, "appeals that beat their salary"))


def test_what_came_in_is_no_target_unless_that_is_asked_for() -> None:
    named = ("appeals", "title", "Flood Relief")
    gifts = Schema("sqlite", (APPEALS, GIFTS))
    assert "SUM(gifts.amount)" in composed(gifts, "How much did the Flood Relief appeal bring in?", named)[0].sql
    assert "SUM(appeals.target_amount)" in first("What is the total target of our appeals?")


@pytest.mark.parametrize("text", ["ticket revenue by fair", "total ticket revenue by appeal"])
def test_what_tickets_brought_in_is_how_many_were_sold_at_their_price(text: str) -> None:
    assert "SUM(fairs.tickets_sold * fairs.ticket_price)" in first(text)


def test_other_money_is_not_what_tickets_brought_in() -> None:
    assert "ticket_price" not in first("How much money came in in 2026?")


def test_growth_in_a_total_is_that_of_the_sums() -> None:
    sql = first("year over year growth in total gifts")
    assert "SUM(gifts.amount) - LAG(SUM(gifts.amount))" in sql


def test_a_monthly_salary_makes_no_groups_of_months() -> None:
    assert first("average monthly salary of appeals") == "SELECT AVG(appeals.salary) FROM appeals"
    assert "STRFTIME('%Y-%m'" in first("monthly gift amount in 2026")
