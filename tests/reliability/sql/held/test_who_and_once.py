"""Somebody, and once alone, where these are asked for."""

from __future__ import annotations

import pytest

from reliability.sql.contradictions import contradicts

OFTEN = "SELECT COUNT(*) FROM (SELECT buyer FROM orders GROUP BY buyer HAVING COUNT(*) {}) AS t"


@pytest.mark.parametrize("question", ["who has the highest pay", "So who's paid the most?", "tell me who earns most"])
def test_a_figure_alone_is_nobody(question: str) -> None:
    assert contradicts("SELECT MAX(pay) FROM staff", question, "sqlite")
    assert not contradicts("SELECT name, pay FROM staff ORDER BY pay DESC LIMIT 1", question, "sqlite")
    assert not contradicts("SELECT name, MAX(pay) FROM staff GROUP BY name", question, "sqlite")


@pytest.mark.parametrize(
    "question", ["what is the highest pay of those who left", "who left, and how much did they earn"]
)
def test_a_figure_that_is_asked_for_stays(question: str) -> None:
    assert not contradicts("SELECT MAX(pay) FROM staff", question, "sqlite")


@pytest.mark.parametrize(
    "question", ["how many people only bought once", "people that ordered just once", "one-time buyers"]
)
@pytest.mark.parametrize(("held", "wrong"), [("> 1", True), (">= 2", True), ("= 1", False), ("> 0", False)])
def test_once_alone_is_no_more_than_once(question: str, held: str, wrong: bool) -> None:
    assert contradicts(OFTEN.format(held), question, "sqlite") is wrong


@pytest.mark.parametrize(
    "question",
    ["people who bought at least once", "people who bought more than once", "share of those who bought only once"],
)
def test_other_numbers_of_times_stay(question: str) -> None:
    assert not contradicts(OFTEN.format("> 1"), question, "sqlite")
