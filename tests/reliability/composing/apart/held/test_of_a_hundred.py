"""So many of a hundred that come first are counted from how many there are."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

CLUBS = Table("clubs", (key("club_id"), Column("club_name", "TEXT", nullable=False)))
MEMBERS = Table(
    "members",
    (
        key("member_id"),
        Column("member_name", "TEXT", nullable=False),
        Column("club_id", "INTEGER", nullable=False),
        Column("fee", "NUMERIC(10, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("club_id",), "clubs", ("club_id",)),),
)
GIFTS = Table(
    "gifts",
    (
        key("gift_id"),
        Column("member_id", "INTEGER", nullable=False),
        Column("amount", "NUMERIC(10, 2)", nullable=False),
        Column("given_on", "DATE", nullable=False),
    ),
    foreign_keys=(ForeignKey(("member_id",), "members", ("member_id",)),),
)
SOCIETY = Schema("sqlite", (CLUBS, MEMBERS, GIFTS))
CUT = "WHERE (t.place - 1) * 100 < {} * t.many"


@pytest.mark.parametrize(
    ("text", "many", "order"),
    [
        ("top 10% of members by amount", 10, "SUM(gifts.amount) DESC"),
        ("the top 5 percent of members by amount", 5, "SUM(gifts.amount) DESC"),
        ("bottom 20 % of members by number of gifts", 20, "COUNT(*)"),
    ],
)
def test_they_are_counted_from_how_many_there_are(text: str, many: int, order: str) -> None:
    sql = composed(SOCIETY, text)[0].sql
    assert CUT.format(many) in sql
    assert f"ROW_NUMBER() OVER (ORDER BY {order}) AS place" in sql
    assert "LIMIT" not in sql


def test_what_is_asked_of_them_is_asked_of_so_many_of_a_hundred() -> None:
    sql = composed(SOCIETY, "what share of the amount comes from our top 10% members")[0].sql
    assert sql.startswith("SELECT 100.0 * SUM(CASE WHEN gifts.member_id IN (SELECT")
    assert CUT.format(10) in sql


@pytest.mark.parametrize("text", ["top 10 members by amount", "members with a fee over 10%", "top members by amount"])
def test_other_questions_keep_their_number(text: str) -> None:
    assert not any("t.many" in each.sql for each in composed(SOCIETY, text))
