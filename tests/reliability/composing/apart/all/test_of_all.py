"""What holds of all rows: of every one of another table, between their ends, and since the last of them."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key


def _to(table: str, column: str) -> ForeignKey:
    return ForeignKey((column,), table, (column,))


HARBOURS = Table("harbours", (key("harbour_id"), Column("harbour_name", "TEXT", nullable=False)))
BOATS = Table(
    "boats",
    (
        key("boat_id"),
        Column("boat_name", "TEXT", nullable=False),
        Column("length_m", "NUMERIC(5, 1)", nullable=False),
        Column("retired_on", "DATE"),
    ),
)
CALLS = Table(
    "port_calls",
    (
        key("call_id"),
        Column("boat_id", "INTEGER", nullable=False),
        Column("harbour_id", "INTEGER", nullable=False),
        Column("called_on", "DATE", nullable=False),
        Column("fee", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(_to("boats", "boat_id"), _to("harbours", "harbour_id")),
)
COAST = Schema("postgres", (HARBOURS, BOATS, CALLS))
EVERY = "HAVING COUNT(DISTINCT port_calls.harbour_id) = (SELECT COUNT(*) FROM harbours)"


@pytest.mark.parametrize(
    "text",
    [
        "boats that have been in every harbour",
        "which boats have been to every single harbour?",
        "boats which were in all of the harbours",
    ],
)
def test_in_every_one_of_them(text: str) -> None:
    sql = composed(COAST, text)[0].sql
    assert sql.startswith("SELECT boats.boat_name, COUNT(DISTINCT port_calls.harbour_id) FROM port_calls")
    assert EVERY in sql


def test_either_side_may_be_asked_for() -> None:
    sql = composed(COAST, "harbours that had all boats")[0].sql
    assert "HAVING COUNT(DISTINCT port_calls.boat_id) = (SELECT COUNT(*) FROM boats)" in sql


def test_in_every_one_of_them_in_a_period() -> None:
    sql = composed(COAST, "boats that were in every harbour in 2025")[0].sql
    assert EVERY in sql
    assert "port_calls.called_on >= '2025-01-01'" in sql


@pytest.mark.parametrize(
    "text", ["show all boats", "number of port calls in every harbour", "boats by harbour for all boats"]
)
def test_other_questions_of_all_are_as_they_were(text: str) -> None:
    assert not any("= (SELECT COUNT(*)" in each.sql for each in composed(COAST, text))


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("gap between the highest and the lowest fee", "MAX(port_calls.fee) - MIN(port_calls.fee)"),
        ("range between the longest and the shortest boat", "MAX(boats.length_m) - MIN(boats.length_m)"),
        (
            "what is the difference in length between the longest and the shortest boat",
            "MAX(boats.length_m) - MIN(boats.length_m)",
        ),
    ],
)
def test_how_far_the_ends_lie_apart(text: str, figure: str) -> None:
    assert composed(COAST, text)[0].sql.startswith(f"SELECT {figure} FROM")


def test_the_ends_themselves_are_shown_where_nobody_asks_how_far() -> None:
    assert "UNION ALL" in composed(COAST, "longest and shortest boat")[0].sql


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("how many days have passed since the last port call?", "MIN("),
        ("days since the latest port call", "MIN("),
        ("how long ago was our first port call", "MAX("),
    ],
)
def test_days_since_the_last_run_until_today(text: str, figure: str) -> None:
    sql = composed(COAST, text)[0].sql
    assert sql.startswith(f"SELECT {figure}")
    assert "'2026-11-21'" in sql
    assert "port_calls.called_on" in sql


def test_days_since_the_last_of_each_are_no_figure_of_all() -> None:
    assert not any(
        "'2026-11-21'" in each.sql and "BY" not in each.sql
        for each in composed(COAST, "days since the last port call of each boat")
    )
