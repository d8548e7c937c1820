"""How many came and how many went in a period, each by a day of its own."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

CLUBS = Table("clubs", (key("club_id"), Column("club_name", "TEXT", nullable=False)))
MEMBERS = Table(
    "members",
    (
        key("member_id"),
        Column("full_name", "TEXT", nullable=False),
        Column("club_id", "INTEGER", nullable=False),
        Column("joined_on", "DATE", nullable=False),
        Column("left_on", "DATE"),
    ),
    foreign_keys=(ForeignKey(("club_id",), "clubs", ("club_id",)),),
)
UNION = Schema("postgres", (CLUBS, MEMBERS))


def counted(column: str) -> str:
    then = f"members.{column} >= '2025-01-01' AND members.{column} < '2026-01-01'"
    return f"COUNT(CASE WHEN {then} THEN 1 END)"


BOTH = f"{counted('joined_on')}, {counted('left_on')} FROM members"


@pytest.mark.parametrize(
    "text",
    [
        "how many members joined and how many left in 2025",
        "members joined vs left in 2025",
        "joined against left in 2025",
    ],
)
def test_each_is_counted_by_its_own_day(text: str) -> None:
    assert composed(UNION, text)[0].sql == f"SELECT {BOTH}"


def test_they_are_counted_of_each_group() -> None:
    sql = composed(UNION, "how many members joined and how many left in 2025 by club")[0].sql
    assert sql.startswith(f"SELECT clubs.club_name, {BOTH}")


@pytest.mark.parametrize(
    "text",
    [
        "members who joined and left in 2025",
        "members that have joined and left in 2025",
        "who joined in 2024 and left in 2025",
        "how many members joined in 2025",
        "how many members joined and left",
    ],
)
def test_those_who_did_both_are_others(text: str) -> None:
    assert not any(BOTH in each.sql for each in composed(UNION, text))


def test_who_left_is_not_counted_among_those_who_are_there_still() -> None:
    found = composed(UNION, "how many members joined and how many left in 2025")
    assert not any(BOTH in each.sql and "IS NULL" in each.sql for each in found)
