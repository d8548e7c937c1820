"""Days, weeks or months in which there was so much."""

from __future__ import annotations

import pytest

from reliability.composing.frame import Having
from reliability.values import Column, Schema, Table
from tests.support.composing.wordings import composed, key

CATCHES = Table(
    "catches",
    (
        key("catch_id"),
        Column("landed_on", "DATE", nullable=False),
        Column("revenue", "NUMERIC(10, 2)", nullable=False),
        Column("port", "TEXT", nullable=False, samples=("Faro", "Kiel")),
    ),
)
SEA = Schema("sqlite", (CATCHES,))
DAY = "SELECT catches.landed_on, COUNT(*) FROM catches{} GROUP BY catches.landed_on HAVING COUNT(*) > 30 ORDER BY catches.landed_on"


@pytest.mark.parametrize(
    "text",
    [
        "days with more than 30 catches",
        "which days had more than 30 catches?",
        "days on which there were over 30 catches",
    ],
)
def test_days_with_so_many_rows_are_those_of_the_days(text: str) -> None:
    assert composed(SEA, text)[0].sql == DAY.format("")


def test_what_else_is_said_of_the_rows_holds() -> None:
    sql = composed(SEA, "days with more than 30 catches in Faro", ("catches", "port", "Faro"))[0].sql
    assert sql == DAY.format(" WHERE catches.port = 'Faro'")


@pytest.mark.parametrize("text", ["months with revenue over 5000", "months that made over 5,000 euros in revenue"])
def test_an_amount_is_that_of_the_whole_month(text: str) -> None:
    assert "HAVING SUM(catches.revenue) > 5000 ORDER BY" in composed(SEA, text)[0].sql


def test_how_many_there_were_is_counted() -> None:
    sql = composed(SEA, "How many weeks had at least 10 catches?")[0].sql
    assert sql.startswith("SELECT COUNT(*) FROM (")
    assert "HAVING COUNT(*) >= 10" in sql


@pytest.mark.parametrize(
    "text",
    [
        "catches of the last 6 months with revenue over 30",
        "catches more than 30 days old",
        "catches over 30",
        "days between catches over 30",
    ],
)
def test_lengths_of_time_are_no_days_with_so_many(text: str) -> None:
    held = [having for each in composed(SEA, text) for having in each.frame.having]
    assert not any(isinstance(each, Having) and each.value == 30.0 and each.comparison == ">" for each in held)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("which month has the highest average revenue", "AVG(catches.revenue) DESC LIMIT 1"),
        ("the month with the highest total revenue", "SUM(catches.revenue) DESC LIMIT 1"),
        ("day with the lowest revenue", "SUM(catches.revenue) LIMIT 1"),
        ("the weekday with the most catches", "COUNT(*) DESC LIMIT 1"),
    ],
)
def test_the_best_of_times_is_ranked_by_the_figure_of_all_of_it(text: str, order: str) -> None:
    assert composed(SEA, text)[0].sql.endswith(f"ORDER BY {order}")


@pytest.mark.parametrize("text", ["highest revenue by month", "monthly highest revenue"])
def test_the_highest_of_each_month_stays_one_of_each(text: str) -> None:
    assert "MAX(catches.revenue)" in composed(SEA, text)[0].sql


def test_a_running_total_without_steps_goes_from_month_to_month() -> None:
    sql = composed(SEA, "running total of revenue in 2026")[0].sql
    assert "SUM(SUM(catches.revenue)) OVER (ORDER BY STRFTIME('%Y-%m', catches.landed_on)" in sql
    assert "%Y-%m" not in composed(SEA, "running total of revenue by year")[0].sql
