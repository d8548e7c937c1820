"""Things that were done something with, told over the rows between: tools that were rented in a town, in a month or by
somebody; and rows in an order that is said."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.composing.frame import Condition, Of, Related
from reliability.composing.planning.placing import nearness, spoken_of
from reliability.composing.planning.relations import relations_of
from reliability.question.periods import Period
from reliability.values import Column, Element, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key


def text(name: str, *samples: str) -> Column:
    return Column(name, "TEXT", nullable=False, samples=samples)


def to(table: str) -> tuple[Column, ForeignKey]:
    name = f"{table.removesuffix('s')}_id"
    return Column(name, "INTEGER", nullable=False), ForeignKey((name,), table, (name,))


(TOOL, OF_TOOL), (DEPOT, OF_DEPOT), (CLERK, OF_CLERK) = to("tools"), to("depots"), to("clerks")
RENTAL, OF_RENTAL = to("rentals")
TOOLS = Table("tools", (key("tool_id"), text("tool_name", "Sander", "Drill"), text("maker", "Alpha", "Beta")))
DEPOTS = Table("depots", (key("depot_id"), text("depot_name", "North", "South"), text("town", "Graz", "Linz")))
CLERKS = Table(
    "clerks",
    (
        key("clerk_id"),
        text("clerk_name", "Ida Moor", "Max Lund"),
        text("field", "Garden", "Roof"),
        Column("salary", "NUMERIC(9, 2)", nullable=False),
        Column("joined_on", "DATE", nullable=False),
    ),
)
RENTALS = Table(
    "rentals",
    (key("rental_id"), DEPOT, CLERK, Column("rented_on", "DATE", nullable=False)),
    foreign_keys=(OF_DEPOT, OF_CLERK),
)
LINES = Table(
    "rental_lines",
    (key("line_id"), RENTAL, TOOL, Column("pieces", "INTEGER", nullable=False)),
    foreign_keys=(OF_RENTAL, OF_TOOL),
)
HIRE = Schema("postgres", (TOOLS, DEPOTS, CLERKS, RENTALS, LINES))
YEAR = Period(date(2026, 1, 1), date(2027, 1, 1))
GRAZ, GARDEN = ("depots", "town", "Graz"), ("clerks", "field", "Garden")


@pytest.mark.parametrize(
    ("asked", "cells", "held"),
    [
        ("which tools were rented in Graz?", [GRAZ], "depots.town = 'Graz'"),
        ("which tools were rented in May 2026?", [], "rentals.rented_on >= '2026-05-01'"),
        ("which tools were rented by garden clerks?", [GARDEN], "clerks.field = 'Garden'"),
        ("list the tools rented in depots in Graz", [GRAZ], "depots.town = 'Graz'"),
    ],
)
def test_things_are_told_by_what_was_done_with_them(asked: str, cells: list[tuple[str, str, str]], held: str) -> None:
    first = composed(HIRE, asked, *cells)[0].sql
    assert first.startswith("SELECT tools.tool_name FROM tools WHERE EXISTS (")
    assert held in first
    assert first.count("EXISTS") == 1


def test_rows_between_are_asked_for_where_they_are_named_alone() -> None:
    first = composed(HIRE, "which rentals were made in Graz?", GRAZ)[0].sql
    assert "FROM rentals" in first
    assert "EXISTS" not in first


@pytest.mark.parametrize(
    ("asked", "order"),
    [
        ("list the clerks by salary, highest first", "ORDER BY clerks.salary DESC"),
        ("clerks by salary, lowest first", "ORDER BY clerks.salary"),
        ("clerks sorted by joined on, newest first", "ORDER BY clerks.joined_on DESC"),
        ("clerks sorted by joined on, oldest first", "ORDER BY clerks.joined_on"),
        ("clerks sorted by salary", "ORDER BY clerks.salary"),
    ],
)
def test_rows_come_in_the_order_that_is_said(asked: str, order: str) -> None:
    first = composed(HIRE, asked)[0].sql
    assert first == f"SELECT clerks.clerk_name FROM clerks {order}"


def test_what_happened_by_month_comes_newest_first() -> None:
    first = composed(HIRE, "number of rentals by month, newest first")[0].sql
    assert first.endswith("ORDER BY TO_CHAR(rentals.rented_on, 'YYYY-MM') DESC")


@pytest.mark.parametrize("asked", ["depots by town, largest first", "number of depots by town, highest first"])
def test_a_kind_is_no_order_of_rows(asked: str) -> None:
    first = composed(HIRE, asked)[0].sql
    assert first.startswith("SELECT depots.town, COUNT(*)")


def test_a_figure_of_groups_stays_one() -> None:
    first = composed(HIRE, "pieces of tools by maker, highest first")[0].sql
    assert first.startswith("SELECT tools.maker, SUM(rental_lines.pieces)")
    assert first.endswith("DESC")


def test_a_day_of_those_who_stand_beside_is_not_what_was_done() -> None:
    """Who was last seen when by the clerks of their rentals is not asked."""
    members = Table("members", (key("member_id"), text("member_name"), Column("last_login_at", "TIMESTAMP")))
    member, of_member = to("members")
    rentals = Table("rentals", (*RENTALS.columns, member), foreign_keys=(*RENTALS.foreign_keys, of_member))
    schema = Schema("postgres", (TOOLS, DEPOTS, CLERKS, members, rentals, LINES))
    first = composed(schema, "which clerks joined in 2025, and which people are they?")[0].sql
    assert "last_login_at" not in first
    assert "clerks.joined_on >= '2025-01-01'" in first


def test_who_ordered_something_is_no_order_of_rows() -> None:
    (guest, of_guest), (dish, of_dish), (order, of_order) = to("guests"), to("dishes"), to("orders")
    guests = Table("guests", (key("guest_id"), text("guest_name"), text("kind", "Regular", "New")))
    dishes = Table("dishes", (key("dishe_id"), text("dish_name"), Column("price", "NUMERIC(6, 2)", nullable=False)))
    orders = Table("orders", (key("order_id"), guest, Column("order_date", "DATE")), foreign_keys=(of_guest,))
    lines = Table("order_lines", (key("line_id"), order, dish), foreign_keys=(of_order, of_dish))
    menu = Schema("postgres", (guests, dishes, orders, lines))
    first = composed(menu, "which dishes were ordered by regular guests?", ("guests", "kind", "Regular"))[0].sql
    assert first.startswith("SELECT dishes.dish_name FROM dishes WHERE EXISTS (")
    assert "guests.kind = 'Regular'" in first
    assert composed(menu, "list the dishes ordered by price")[0].sql.endswith("ORDER BY dishes.price")


def spoken(by: str) -> set[str]:
    """What is spoken of where tools are told by a column `table.column`, of a day in 2026 where it is one."""
    table, column = by.split(".")
    period = YEAR if column.endswith(("_on", "_at")) else None
    condition = Condition(Of(Element(table, column)), "=", () if period else ("x",), period=period)
    relations = relations_of(Schema("postgres", (TOOLS, DEPOTS, CLERKS, RENTALS, LINES)))
    return spoken_of("tools", [Related("rental_lines", (condition,))], relations, {"rentals"})


def test_what_was_done_is_spoken_of_by_its_own_day_and_by_what_it_belongs_to() -> None:
    assert spoken("rentals.rented_on") == {"rental_lines", "rentals"}
    assert spoken("depots.town") == {"rental_lines", "rentals", "depots"}


def test_nobody_is_spoken_of_by_the_day_on_which_they_came() -> None:
    """What happens belongs to others; a day of coming or going tells of no deed even then."""
    assert "clerks" not in spoken("clerks.joined_on")
    depot, of_depot = to("depots")
    staff = Table("clerks", (*CLERKS.columns, depot), foreign_keys=(of_depot,))
    relations = relations_of(Schema("postgres", (TOOLS, DEPOTS, staff, RENTALS, LINES)))
    came = Condition(Of(Element("clerks", "joined_on")), "=", (), period=YEAR)
    assert "clerks" not in spoken_of("tools", [Related("rental_lines", (came,))], relations, {"rentals"})
    members = Table("members", (key("member_id"), text("member_name"), Column("last_login_at", "TIMESTAMP")))
    member, of_member = to("members")
    rentals = Table("rentals", (*RENTALS.columns, member), foreign_keys=(*RENTALS.foreign_keys, of_member))
    relations = relations_of(Schema("postgres", (TOOLS, DEPOTS, CLERKS, members, rentals, LINES)))
    seen = Condition(Of(Element("members", "last_login_at")), "=", (), period=YEAR)
    assert "members" not in spoken_of("tools", [Related("rental_lines", (seen,))], relations, {"rentals"})


def test_only_what_was_done_brings_near_what_it_belongs_to() -> None:
    relations = relations_of(HIRE)
    named = nearness("tools", "depots", relations, ("rentals",))
    assert 0 < named < nearness("tools", "depots", relations, ("rentals",), {"rentals"})


def test_what_somebody_did_with_things_lists_the_things() -> None:
    first = composed(HIRE, "which tools did the clerks rent in Graz?", GRAZ)[0].sql
    assert first.startswith("SELECT tools.tool_name FROM tools WHERE EXISTS (")


def test_a_kind_is_told_apart_only_of_rows_that_have_it() -> None:
    found = [each.sql for each in composed(HIRE, "which makers are in the rentals in Graz?", GRAZ)]
    assert any("DISTINCT tools.maker" in sql for sql in found)
    assert not any("DISTINCT rentals.rental_id" in sql for sql in found)
