"""Families: which readings differ in one name that the words leave open, and what is computed over them, by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from reliability.candidates.execution import entropy_nats, execution_entropy
from reliability.candidates.families import DEFENSIBLE, family_shares, members
from reliability.candidates.shapes import differing, shape_of
from reliability.composing.slots import Name, Slot, decided, openness
from reliability.values import Column, Element, ForeignKey, Hint, HintScope, Schema, Table

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "days",
            (Column("day", "date"), Column("gross", "decimal"), Column("net", "decimal"), Column("shop_id", "integer")),
            foreign_keys=(ForeignKey(("shop_id",), "shops", ("id",)),),
        ),
        Table(
            "orders",
            (
                Column("id", "integer", primary_key=True),
                Column("ordered_on", "date"),
                Column("revenue", "decimal"),
                Column("shop_id", "integer"),
            ),
            foreign_keys=(ForeignKey(("shop_id",), "shops", ("id",)),),
        ),
        Table("shops", (Column("id", "integer", primary_key=True), Column("name", "text"), Column("area", "integer"))),
        Table("pets", (Column("id", "integer", primary_key=True), Column("name", "text"), Column("weight", "real"))),
        Table("beasts", (Column("id", "integer", primary_key=True), Column("name", "text"), Column("weight", "real"))),
    ),
)
GROSS, NET, REVENUE = Element("days", "gross"), Element("days", "net"), Element("orders", "revenue")
SALES = Slot("sales", (Name(GROSS, 0.8), Name(NET, 0.8), Name(REVENUE, 0.4)))
OF_DAYS = "SELECT SUM(days.{0}) FROM days WHERE days.day >= '2026-05-01'"
OF_ORDERS = "SELECT SUM(orders.revenue) FROM orders WHERE orders.ordered_on >= '2026-05-01'"


def pair(one: str, other: str) -> tuple[str, str] | None:
    shapes = shape_of(one, SCHEMA), shape_of(other, SCHEMA)
    assert shapes[0] is not None
    assert shapes[1] is not None
    found = differing(shapes[0], shapes[1], SCHEMA)
    return found and (str(found[0]), str(found[1]))


def hint(preferred: Element) -> Hint:
    return Hint("sales", preferred, (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00")


@pytest.mark.parametrize(
    ("one", "other", "names"),
    [
        (OF_DAYS.format("gross"), OF_DAYS.format("net"), ("days.gross", "days.net")),
        (OF_DAYS.format("gross"), OF_ORDERS, ("days.gross", "orders.revenue")),  # the day goes with it
        (
            "SELECT s.name, SUM(d.net) FROM days d JOIN shops s ON s.id = d.shop_id GROUP BY s.id, s.name",
            "SELECT shops.name, SUM(revenue) AS r FROM orders, shops WHERE shops.id = orders.shop_id GROUP BY 1",
            ("days.net", "orders.revenue"),
        ),
        (
            "SELECT COUNT(*) FROM pets WHERE weight > 9",
            "SELECT COUNT(*) FROM beasts WHERE weight > 9",
            ("pets", "beasts"),
        ),
        ("SELECT name, weight FROM pets", "SELECT name, weight FROM beasts", ("pets", "beasts")),
        ("SELECT COUNT(*) FROM orders", "SELECT COUNT(DISTINCT orders.id) FROM orders", None),
        (OF_DAYS.format("gross"), OF_DAYS.format("gross").replace("SUM", "AVG"), None),
        (OF_DAYS.format("gross"), OF_DAYS.format("net").replace("05-01", "06-01"), None),
        ("SELECT gross, net FROM days", "SELECT net, gross FROM days", None),
    ],
)
def test_queries_of_one_shape_differ_in_one_name_whatever_their_joins(
    one: str, other: str, names: tuple[str, str] | None
) -> None:
    assert pair(one, other) == names
    assert pair(other, one) == (names and names[::-1])


def test_what_is_no_query_has_no_shape_and_no_family_but_its_own() -> None:
    assert [shape_of(sql, SCHEMA) for sql in ("", "DROP TABLE days", "SELECT (", "SELECT 1")] == [None] * 4
    assert [each.family for each in members([["SELECT ("], [""]], (SALES,), SCHEMA)] == [0, 1]
    assert members([], (SALES,), SCHEMA) == ()


@pytest.mark.parametrize(
    ("names", "open_", "for_"),
    [
        ((Name(GROSS, 0.8), Name(NET, 0.6)), 0.75, None),
        ((Name(GROSS, 0.8),), 0.0, None),  # nothing says the other
        ((Name(GROSS, 1.0, said=True), Name(NET, 0.9)), 0.0, GROSS),  # the words are its very name
        ((Name(GROSS, 1.0, said=True), Name(NET, 1.0, said=True)), 1.0, None),
        ((Name(GROSS, 1.0, said=True), Name(NET, 0.9, defined=True)), 0.0, NET),  # a definition goes before a name
    ],
)
def test_the_same_words_leave_two_names_open_unless_they_decide(
    names: tuple[Name, ...], open_: float, for_: Element | None
) -> None:
    slots = (Slot("sales", names),)
    assert openness(GROSS, NET, slots) == pytest.approx(open_) == openness(NET, GROSS, slots)
    assert decided(GROSS, NET, slots) == for_ == decided(NET, GROSS, slots)


def test_a_family_counts_once_in_how_much_candidates_disagree() -> None:
    """Gross ½ and net ¼ are one family of ¾; orders (0.4 of 0.8 is under what is defensible) ¼ another. H over
    families = −¾ ln ¾ − ¼ ln ¼ = 0.5623, over results 1.0397; H_exec of net = 0.5623 − ln ¾ = 0.8500, not 2.4260."""
    queries = [[OF_DAYS.format("gross")], [OF_DAYS.format("net")], [OF_ORDERS]]
    found = members(queries, (SALES,), SCHEMA)
    assert [each.family for each in found] == [0, 0, 2]
    assert [each.rivals for each in found] == [(NET,), (GROSS,), ()]
    shares = family_shares(found, [0.5, 0.25, 0.25])
    assert shares == (0.75, 0.75, 0.25)
    over_families = entropy_nats([0.75, 0.25])
    assert over_families == pytest.approx(0.5623, abs=1e-4)
    assert execution_entropy(over_families, shares[1]) == pytest.approx(0.8500, abs=1e-4)
    assert math.isclose(execution_entropy(entropy_nats([0.5, 0.25, 0.25]), 0.25), 2.4260, abs_tol=1e-4)


def test_a_name_is_defensible_from_the_level_on() -> None:
    for score, rivals in ((0.8 * DEFENSIBLE, (NET,)), (0.8 * DEFENSIBLE - 0.01, ())):
        slot = Slot("sales", (Name(GROSS, 0.8), Name(NET, score)))
        found = members([[OF_DAYS.format("gross")], [OF_DAYS.format("net")]], (slot,), SCHEMA)
        assert found[0].rivals == rivals


def test_a_hint_decides_within_a_family_and_leaves_it_one() -> None:
    queries = [[OF_DAYS.format("gross")], [OF_DAYS.format("net")]]
    found = members(queries, (SALES,), SCHEMA, (hint(NET),))
    assert [each.family for each in found] == [0, 0]
    assert [each.rivals for each in found] == [(NET,), ()], (
        "what the hint passes over has a rival, what it prefers none"
    )


def test_a_definition_decides_and_the_other_reading_is_held_back() -> None:
    slot = Slot("sales", (Name(GROSS, 0.8), Name(NET, 0.8, defined=True)))
    found = members([[OF_DAYS.format("gross")], [OF_DAYS.format("net")]], (slot,), SCHEMA)
    assert [each.rivals for each in found] == [(NET,), ()]
    assert [each.family for each in found] == [0, 1]


def test_days_and_names_of_another_kind_are_no_rivals() -> None:
    """Which day a period is of is a convention; a name and a number are never meant by the same words."""
    when = Slot("may", (Name(Element("days", "day"), 1.0), Name(Element("orders", "ordered_on"), 1.0)))
    days = [["SELECT MIN(days.day) FROM days"], ["SELECT MIN(orders.ordered_on) FROM orders"]]
    assert [each.rivals for each in members(days, (when,), SCHEMA)] == [(), ()]
    kinds = Slot("shop", (Name(Element("shops", "name"), 1.0), Name(Element("shops", "area"), 1.0)))
    assert [
        each.rivals for each in members([["SELECT name FROM shops"], ["SELECT area FROM shops"]], (kinds,), SCHEMA)
    ] == [
        (),
        (),
    ]


def test_without_a_slot_each_result_is_its_own_family() -> None:
    found = members([[OF_DAYS.format("gross")], [OF_DAYS.format("net")]], (), SCHEMA)
    assert [(each.family, each.rivals) for each in found] == [(0, ()), (1, ())]


def test_a_hint_makes_a_family_of_names_that_no_word_explains() -> None:
    queries = [[OF_DAYS.format("gross")], [OF_DAYS.format("net")], [OF_ORDERS]]
    told = hint(NET)
    alone = members(queries, (), SCHEMA, (told,))
    assert [each.family for each in alone] == [0, 1, 2], "it passes nothing over"
    found = members(queries, (), SCHEMA, (replace(told, passed_over=(GROSS,)),))
    assert [(each.family, each.rivals) for each in found] == [(0, (NET,)), (0, ()), (2, (NET,))]
    turned = members([queries[1], queries[0]], (), SCHEMA, (replace(told, passed_over=(GROSS,)),))
    assert [(each.family, each.rivals) for each in turned] == [(0, ()), (0, (NET,))], "whichever comes first"
    weak = members(queries, (), SCHEMA, (replace(told, passed_over=(GROSS,), firm=False),))
    assert [(each.family, each.rivals) for each in weak] == [(0, ()), (1, ()), (2, ())]


def test_a_hint_makes_a_family_of_what_it_writes_in_another_order_too() -> None:
    head = "SELECT COUNT(*), SUM(days.gross) FROM days"
    other = ["SELECT SUM(days.net), COUNT(*) FROM days", "SELECT COUNT(*), SUM(days.net) FROM days"]
    told = (replace(hint(NET), passed_over=(GROSS,)),)
    assert [each.family for each in members([[head], other[:1]], (), SCHEMA, told)] == [0, 1], "of another order alone"
    found = members([[head], other], (), SCHEMA, told)
    assert [(each.family, each.rivals) for each in found] == [(0, (NET,)), (0, ())], "the hint wrote its second query"
    assert [each.family for each in members([["SELECT ("], other], (), SCHEMA, told)] == [0, 1]
