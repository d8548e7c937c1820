"""Readings in fewer words, where people have a word for what conditions come to."""

from __future__ import annotations

import pytest

from reliability.sql.english import readings
from reliability.sql.shorter import shorter

LEFT = "COUNT(CASE WHEN m.ended_on >= '2025-01-01' AND m.ended_on < '2026-01-01' THEN 1 END)"


def there(until: str, since: str) -> str:
    return f"m.started_on < '{until}' AND (m.ended_on IS NULL OR m.ended_on >= '{since}')"


@pytest.mark.parametrize(
    ("until", "since", "said"),
    [
        ("2025-01-01", "2025-01-01", "Number of plans there at the end of 2024"),
        ("2025-04-01", "2025-04-01", "Number of plans there on 31 March 2025"),
        ("2024-03-01", "2024-03-01", "Number of plans there on 29 February 2024"),
        ("2026-01-01", "2025-01-01", "Number of plans there at any time of 2025"),
        (
            "2025-04-01",
            "2025-05-01",
            "Number of plans started until 31 March 2025 that have not ended or ended since 1 May 2025",
        ),
    ],
)
def test_what_had_begun_and_was_not_over_was_there(until: str, since: str, said: str) -> None:
    assert readings([f"SELECT COUNT(*) FROM plans AS m WHERE {there(until, since)}"], "sqlite") == [said]


def test_a_share_of_groups_says_its_two_sides_once() -> None:
    below = there("2025-01-01", "2025-01-01")
    where = f"m.ended_on >= '2025-01-01' AND m.ended_on < '2026-01-01' OR ({below})"
    rate = f"100.0 * {LEFT} / COUNT(CASE WHEN {below} THEN 1 END)"
    said = "Number of plans ended in 2025 as a percentage of number of plans there at the end of 2024"
    assert readings([f"SELECT {rate} FROM plans AS m"], "sqlite") == [said]
    assert readings([f"SELECT m.kind, {rate} FROM plans AS m WHERE {where} GROUP BY m.kind"], "sqlite") == [
        f"{said} by kind"
    ]


def test_after_a_day_is_since_the_next_one() -> None:
    ended = "Number of plans started until the end of 2025 that have not ended or ended after {}"
    assert shorter(ended.format("31 December 2025")) == "Number of plans there at the end of 2025"
    assert shorter(ended.format("1 January 2026")) == ended.format("1 January 2026")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Customers with a loyalty tier with loyalty tier Gold", "Customers with loyalty tier Gold"),
        ("The supplier with an award with the latest award", "The supplier with the latest award"),
        ("Customers with a loyalty tier with segment Gold", "Customers with a loyalty tier with segment Gold"),
        ("Stores with a region without region North", "Stores with a region without region North"),
        (
            "Products, highest first, leaving out the first 1, only 1 of them",
            "Products, highest first, only the second",
        ),
        ("Products, leaving out the first 9, only 1 of them", "Products, only number 10"),
        ("Orders by city, leaving out the first 2, only the first 1", "Orders by city, only the third"),
        (
            "Orders by city, leaving out the first 1, only the first 3",
            "Orders by city, leaving out the first, only the first 3",
        ),
        (
            "Orders, leaving out the first 1,200, only the first 10",
            "Orders, leaving out the first 1,200, only the first 10",
        ),
        ("Products, leaving out the first 5, only 5 of them", "Products, leaving out the first 5, only 5 of them"),
    ],
)
def test_what_goes_without_saying_is_not_said(text: str, said: str) -> None:
    assert shorter(text) == said


@pytest.mark.parametrize("text", ["", "until 99 March 2025 that are open or closed since 2025", "a" * 700])
def test_what_is_none_of_these_stays(text: str) -> None:
    assert shorter(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Total pay in May; total pay in June; total pay in June minus in April",
        "Total pay in May; total pay in June; total pay in July minus in May",
        "The team with the highest change of pay from 2024 to 2025 in 2023 or in 2025",
    ],
)
def test_a_change_of_other_figures_is_said_as_it_is(text: str) -> None:
    assert shorter(text) == text


@pytest.mark.parametrize(
    ("said", "better"),
    [
        ("The returned on with the highest number of returns", "The day returned with the highest number of returns"),
        ("The 3 paid ats with the lowest number of payments", "The 3 times paid with the lowest number of payments"),
        ("Number of returns by returned on, highest first", "Number of returns by day returned, highest first"),
        ("Revenue of departments and department todays", "Revenue of departments and departments today"),
        ("Number of stores by opened on hand", "Number of stores by opened on hand"),
        ("The store with the latest returned on", "The store with the latest returned on"),
    ],
)
def test_days_and_what_is_so_today_are_said_as_nouns(said: str, better: str) -> None:
    assert shorter(said) == better
