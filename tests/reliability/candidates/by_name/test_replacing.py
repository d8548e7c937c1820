"""Siblings: one name replaced, the joins written again, no row counted twice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.candidates.by_name.replacing import siblings
from reliability.composing.slots import Name, Slot
from reliability.guard.guard import guard
from reliability.values import Element
from tests.reliability.candidates.test_families import GROSS, NET, OF_DAYS, REVENUE, SCHEMA

AREA = Element("shops", "area")
SALES = Slot("sales", (Name(GROSS, 0.8), Name(NET, 0.8), Name(REVENUE, 0.6), Name(AREA, 0.5)))
PETS = Slot("pets", (Name(Element("pets"), 1.0), Name(Element("beasts"), 0.9)))


def made(sql: str, slot: Slot = SALES, most: int = 4) -> list[str]:
    return [each.sql for each in siblings(sql, (slot,), SCHEMA, most)]


def test_a_column_is_replaced_with_the_day_that_goes_with_it() -> None:
    assert made(OF_DAYS.format("gross"))[:2] == [
        OF_DAYS.format("net"),
        "SELECT SUM(orders.revenue) FROM orders WHERE orders.ordered_on >= '2026-05-01'",
    ]


def test_the_joins_are_written_again_by_the_keys() -> None:
    by_shop = (
        "SELECT s.name, SUM(d.net) FROM days d JOIN shops s ON s.id = d.shop_id "
        "WHERE d.day > '2026' GROUP BY d.shop_id, s.name ORDER BY SUM(d.net) DESC LIMIT 3"
    )
    assert made(by_shop)[1] == (
        "SELECT shops.name, SUM(orders.revenue) FROM orders JOIN shops ON orders.shop_id = shops.id "
        "WHERE orders.ordered_on > '2026' GROUP BY shops.name ORDER BY SUM(orders.revenue) DESC LIMIT 3"
    )


def test_a_table_is_replaced_with_the_namesakes_of_its_columns() -> None:
    assert made("SELECT COUNT(*) FROM pets WHERE weight > 9", PETS) == [
        "SELECT COUNT(*) FROM beasts WHERE beasts.weight > 9"
    ]
    assert made("SELECT p.name FROM pets p ORDER BY p.weight", PETS) == [
        "SELECT beasts.name FROM beasts ORDER BY beasts.weight"
    ]


def test_no_row_is_counted_twice() -> None:
    """The area of a shop, summed over its days, would count once a day: days are filtered by their day, which no shop
    has, so that this sibling is not made."""
    of_days = "SELECT SUM(days.gross) FROM days WHERE days.day > '2026' AND days.net > 5"
    assert not any("SUM(shops.area)" in sql for sql in made(of_days, most=9))


@pytest.mark.parametrize(
    "sql",
    [
        "",
        "DELETE FROM days",
        "SELECT (",
        "SELECT * FROM days",
        "SELECT SUM(gross) FROM days UNION SELECT 1",
        "SELECT SUM(d.gross) FROM shops s LEFT JOIN days d ON d.shop_id = s.id",
        "WITH d AS (SELECT gross FROM days) SELECT SUM(gross) FROM d",
        "SELECT SUM(gross) FROM days WHERE net > (SELECT AVG(net) FROM days)",
        "SELECT SUM(a.gross) FROM days a JOIN days b ON a.shop_id = b.shop_id",
    ],
)
def test_what_cannot_be_edited_has_none(sql: str) -> None:
    assert made(sql) == []


def test_only_what_words_leave_open_is_tried_and_at_most_so_many() -> None:
    assert made(OF_DAYS.format("gross"), most=1) == [OF_DAYS.format("net")]
    said = replace(SALES, names=(Name(GROSS, 1.0, said=True), *SALES.names[1:]))
    assert made(OF_DAYS.format("gross"), said) == [], "the words are its very name"
    assert made(OF_DAYS.format("gross"), Slot("other", (Name(NET, 1.0), Name(REVENUE, 1.0)))) == []
    assert siblings(OF_DAYS.format("gross"), (), SCHEMA, 4) == ()


def test_every_sibling_passes_the_guard_and_is_made_the_same_each_time() -> None:
    found = made(OF_DAYS.format("net"), most=9)
    assert found
    assert found == made(OF_DAYS.format("net"), most=9)
    assert all(guard(sql, SCHEMA, "sqlite").allowed for sql in found)
