"""Figures over a few periods each."""

from __future__ import annotations

import pytest

from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

CATCHES = Table(
    "catches",
    (
        key("catch_id"),
        Column("landed_on", "DATE", nullable=False),
        Column("weight_kg", "NUMERIC(10, 2)", nullable=False),
        Column("port", "TEXT", nullable=False, samples=("Faro", "Kiel")),
    ),
)
SEA = Schema("postgres", (CATCHES,))
ROWS = "ROWS BETWEEN {} PRECEDING AND CURRENT ROW"


@pytest.mark.parametrize(
    ("text", "figure", "before"),
    [
        ("7-day moving average of catches", "AVG(COUNT(*)) OVER (ORDER BY catches.landed_on", 6),
        ("show me the rolling 7 day average of catches", "AVG(COUNT(*)) OVER (ORDER BY catches.landed_on", 6),
        ("three month rolling average of weight", "AVG(SUM(catches.weight_kg)) OVER (ORDER BY", 2),
        ("trailing 12-month total of weight", "SUM(SUM(catches.weight_kg)) OVER (ORDER BY", 11),
    ],
)
def test_they_are_taken_over_so_many_periods(text: str, figure: str, before: int) -> None:
    sql = composed(SEA, text)[0].sql
    assert figure in sql
    assert ROWS.format(before) in sql


def test_what_else_is_said_holds() -> None:
    sql = composed(SEA, "7-day moving average of catches in Faro", ("catches", "port", "Faro"))[0].sql
    assert "WHERE catches.port = 'Faro'" in sql
    assert ROWS.format(6) in sql


@pytest.mark.parametrize(
    "text",
    ["moving average of weight by month", "average weight of the last 7 days", "1-day moving average of catches"],
)
def test_without_a_length_there_is_none(text: str) -> None:
    assert not any("PRECEDING" in each.sql for each in composed(SEA, text))
