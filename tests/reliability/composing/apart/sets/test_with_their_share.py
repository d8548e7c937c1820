"""A figure of groups, and which share of all it is."""

from __future__ import annotations

import pytest

from reliability.composing.frame import Ratio
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

HALLS = Table("halls", (key("hall_id"), Column("hall_name", "TEXT", nullable=False)))
LOTS = Table(
    "lots",
    (
        key("lot_id"),
        Column("hall_id", "INTEGER", nullable=False),
        Column("revenue", "NUMERIC(10, 2)", nullable=False),
        Column("way", "TEXT", nullable=False, samples=("phone", "room")),
    ),
    foreign_keys=(ForeignKey(("hall_id",), "halls", ("hall_id",)),),
)
AUCTION = Schema("sqlite", (HALLS, LOTS))
SHARE = "100.0 * SUM(lots.revenue) / SUM(SUM(lots.revenue)) OVER ()"


@pytest.mark.parametrize(
    "text",
    [
        "revenue by hall with its share of the total",
        "total revenue by hall and percentage",
        "revenue by hall, and the share",
    ],
)
def test_each_group_has_its_figure_and_its_share_of_all(text: str) -> None:
    sql = composed(AUCTION, text)[0].sql
    assert sql.startswith(f"SELECT halls.hall_name, SUM(lots.revenue), {SHARE} FROM lots")


def test_the_first_few_have_their_share_of_all_groups() -> None:
    sql = composed(AUCTION, "top 3 halls by revenue and what share they have")[0].sql
    assert SHARE in sql
    assert sql.endswith("ORDER BY SUM(lots.revenue) DESC LIMIT 3")


@pytest.mark.parametrize(
    "text", ["revenue by hall and the share sold by phone", "share of revenue by hall", "revenue and share"]
)
def test_a_share_of_something_else_is_none_of_all(text: str) -> None:
    found = composed(AUCTION, text, ("lots", "way", "phone"))[:3]
    beside = [each for each in found if len(each.frame.numbers) == 2 and isinstance(each.frame.numbers[1], Ratio)]
    assert not any(isinstance(each.frame.numbers[1], Ratio) and each.frame.numbers[1].of_all for each in beside)
