"""What sells best is a thing with a price, wherever it is sold."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

LAMPS = Table(
    "lamps",
    (
        key("lamp_id"),
        Column("lamp_name", "TEXT", nullable=False, samples=("Luna", "Sol")),
        Column("list_price", "NUMERIC(8, 2)", nullable=False),
    ),
)
SHOPS = Table(
    "shops",
    (
        key("shop_id"),
        Column("shop_name", "TEXT", nullable=False, samples=("Dock Four", "Old Town")),
        Column("shop_kind", "TEXT", nullable=False, samples=("Outlet", "Mall")),
    ),
)
SALES = Table(
    "sales",
    (
        key("sale_id"),
        Column("lamp_id", "INTEGER", nullable=False),
        Column("shop_id", "INTEGER", nullable=False),
        Column("quantity", "INTEGER", nullable=False),
    ),
    foreign_keys=(
        ForeignKey(("lamp_id",), "lamps", ("lamp_id",)),
        ForeignKey(("shop_id",), "shops", ("shop_id",)),
    ),
)
TRADE = Schema("postgres", (LAMPS, SHOPS, SALES))
OUTLET = ("shops", "shop_kind", "Outlet")


@pytest.mark.parametrize(
    "text",
    [
        "what sells best in the outlet shops?",
        "what sold best in our outlet shops",
        "what do outlet shops sell most",
        "What is sold most in outlet shops?",
    ],
)
def test_what_sells_best_somewhere_is_no_place(text: str) -> None:
    first, second = (each.sql for each in composed(TRADE, text, OUTLET)[:2])
    assert first.startswith("SELECT lamps.lamp_name, ")
    assert "WHERE shops.shop_kind = 'Outlet'" in first + second


@pytest.mark.parametrize(
    "text",
    [
        "which shop sells best?",
        "what shops sold best",
        "what two shops sell most?",
        "what sells best: shops by quantity",
    ],
)
def test_a_place_that_sells_best_is_ranked_itself(text: str) -> None:
    assert composed(TRADE, text)[0].sql.startswith("SELECT shops.shop_name, ")


@pytest.mark.parametrize(
    "text",
    [
        "which lamps were sold in outlet shops?",
        "list the lamps sold in outlet shops",
        "what lamps sold in outlet shops",
    ],
)
def test_things_that_were_sold_somewhere_are_listed(text: str) -> None:
    first = composed(TRADE, text, OUTLET)[0].sql
    assert first.startswith("SELECT lamps.lamp_name FROM lamps WHERE EXISTS (")
    assert "shops.shop_kind = 'Outlet'" in first


@pytest.mark.parametrize("text", ["how many lamps were sold in outlet shops", "number of lamps sold in outlet shops"])
def test_how_many_were_sold_is_no_list(text: str) -> None:
    assert "lamp_name" not in composed(TRADE, text, OUTLET)[0].sql
