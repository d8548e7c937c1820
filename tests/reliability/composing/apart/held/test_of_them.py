"""How many there are, and how many of them something is said of."""

from __future__ import annotations

import pytest

from tests.reliability.composing.apart.held.test_new_and_returning import INN
from tests.support.composing.wordings import composed


@pytest.mark.parametrize(
    "text",
    [
        "how many stays were there in 2025, and how many of them had a price over 200?",
        "number of stays in 2025 and how many of those had a price over 200",
    ],
)
def test_some_are_counted_beside_all(text: str) -> None:
    sql = composed(INN, text)[0].sql
    assert sql.startswith(
        "SELECT COUNT(*), COUNT(CASE WHEN stays.price > 200 THEN 1 END) FROM stays WHERE stays.arrived_on"
    )


def test_groups_of_all_are_groups_of_both() -> None:
    sql = composed(INN, "stays by month and how many of them had a price over 200")[0].sql
    assert "COUNT(*), COUNT(CASE WHEN stays.price > 200 THEN 1 END) FROM stays GROUP BY" in sql


@pytest.mark.parametrize("text", ["how many stays had a price over 200", "how many of the stays had a price over 200"])
def test_some_alone_are_as_they_were(text: str) -> None:
    assert not any("COUNT(*), COUNT(CASE" in each.sql for each in composed(INN, text))


def test_nobody_who_left_is_looked_for_among_who_is_there() -> None:
    assert not any(
        "price < 90" in each.sql.partition("WHERE stays")[2]
        for each in composed(INN, "how many stays under 90 were there and how many of them had a price over 200")
        if "COUNT(*), COUNT(CASE" in each.sql
    )
