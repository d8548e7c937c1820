"""What is held against each other is told apart."""

from __future__ import annotations

import pytest

from reliability.sql.held.pooled import pools_what_is_compared

BOTH = "SELECT {} FROM members WHERE members.town IN ('Kiel', 'Bremen'){}"


@pytest.mark.parametrize(
    ("question", "shown", "rest", "pooled"),
    [
        ("Do members from Kiel pay more than those from Bremen?", "SUM(members.paid)", "", True),
        ("Is Bremen bigger than Kiel?", "COUNT(*)", "", True),
        ("Kiel versus Bremen", "AVG(members.paid)", "", True),
        ("Is Bremen bigger than Kiel?", "members.town, COUNT(*)", " GROUP BY members.town", False),
        ("Is Bremen bigger than Kiel?", "members.town", "", False),
        ("Is Bremen bigger than Kiel?", "SUM(CASE WHEN members.town = 'Kiel' THEN 1 END)", "", False),
        ("Do members from Kiel and Bremen pay more than last year?", "SUM(members.paid)", "", False),
        ("How many members are from Kiel or Bremen?", "COUNT(*)", "", False),
    ],
)
def test_two_values_held_against_each_other_are_not_pooled(question: str, shown: str, rest: str, pooled: bool) -> None:
    assert pools_what_is_compared(BOTH.format(shown, rest), question, "sqlite") is pooled


def test_what_cannot_be_read_pools_nothing() -> None:
    assert not pools_what_is_compared("SELECT (", "Is Bremen bigger than Kiel?", "sqlite")
