"""Days of a calendar counted where what happened on them is asked for."""

import pytest

from reliability.sql.contradictions import contradicts

MOST = "SELECT c.weekday FROM calendar AS c GROUP BY c.weekday ORDER BY COUNT(*) DESC LIMIT 1"


@pytest.mark.parametrize("table", ["calendar", "dim_date", "dates", "DateDimension"])
def test_the_most_rows_of_a_calendar_are_not_what_happened(table: str) -> None:
    assert contradicts(MOST.replace("calendar", table), "which day of the week is busiest", "sqlite")


@pytest.mark.parametrize(
    "question", ["which month has the most holidays", "which weekday do most days of 2026 fall on"]
)
def test_days_that_are_asked_for_are_counted(question: str) -> None:
    assert not contradicts(MOST, question, "sqlite")


def test_what_happened_is_counted() -> None:
    busiest = "SELECT c.weekday FROM calendar AS c JOIN orders AS o ON o.day = c.day GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1"
    assert not contradicts(busiest, "which day of the week is busiest", "sqlite")
    assert not contradicts(MOST.replace("calendar", "orders"), "which day of the week is busiest", "sqlite")
