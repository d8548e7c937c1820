"""Amounts that the lines tell where what is named cannot."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key


def money(name: str) -> Column:
    return Column(name, "NUMERIC(8, 2)", nullable=False, comment="In euros")


def text(name: str, *samples: str) -> Column:
    return Column(name, "TEXT", nullable=False, samples=samples)


def to(table: str) -> ForeignKey:
    return ForeignKey((f"{table[:-1]}_id",), table, (f"{table[:-1]}_id",))


def refers(table: str) -> Column:
    return Column(f"{table[:-1]}_id", "INTEGER", nullable=False)


DAY = Column("booked_on", "DATE", nullable=False)
HALLS = Table("halls", (key("hall_id"), text("hall_name")))
TOOLS = Table("tools", (key("tool_id"), text("tool_name"), text("maker", "Bohr", "Sägewerk"), money("list_price")))
RENTALS = Table(
    "rentals",
    (key("rental_id"), refers("halls"), DAY, text("channel", "Web"), money("revenue")),
    foreign_keys=(to("halls"),),
)
LINES = Table(
    "rental_lines",
    (
        key("line_id"),
        refers("rentals"),
        refers("tools"),
        Column("days", "INTEGER", nullable=False),
        money("line_total"),
    ),
    foreign_keys=(to("rentals"), to("tools")),
)
DEPOSITS = Table("deposits", (key("deposit_id"), refers("rentals"), money("deposit")), foreign_keys=(to("rentals"),))
TAKINGS = Table(
    "day_totals",
    (
        Column("hall_id", "INTEGER", primary_key=True, nullable=False),
        Column("total_on", "DATE", primary_key=True, nullable=False),
        money("takings"),
    ),
    foreign_keys=(to("halls"),),
)
HIRE = Schema("sqlite", (HALLS, TOOLS, RENTALS, LINES, DEPOSITS, TAKINGS))
BOHR = ("tools", "maker", "Bohr")


def first(question: str, *cells: tuple[str, str, str]) -> str:
    return composed(HIRE, question, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "cells"),
    [
        ("revenue by maker", ()),
        ("total revenue by tool in 2025", ()),
        ("revenue of Bohr", (BOHR,)),
        ("revenue of Bohr by month in 2025", (BOHR,)),
        ("takings by maker", ()),
        ("revenue by hall and maker", ()),
    ],
)
def test_what_an_order_cannot_be_split_by_is_told_by_its_lines(
    question: str, cells: tuple[tuple[str, str, str], ...]
) -> None:
    sql = first(question, *cells)
    assert "SUM(rental_lines.line_total)" in sql
    assert ("tools.maker = 'Bohr'" in sql) is bool(cells)
    assert ("2025" in sql) is ("2025" in question)


@pytest.mark.parametrize(
    ("question", "amount"),
    [
        ("revenue by hall", "SUM(rentals.revenue)"),
        ("revenue by channel", "SUM(rentals.revenue)"),
        ("revenue in 2025", "SUM(rentals.revenue)"),
        ("takings by hall", "SUM(day_totals.takings)"),
        ("line total by maker", "SUM(rental_lines.line_total)"),
    ],
)
def test_what_its_own_rows_tell_stays_as_it_is_named(question: str, amount: str) -> None:
    assert amount in first(question)


@pytest.mark.parametrize("question", ["deposit by maker", "deposits of each maker in 2025"])
def test_an_amount_that_has_no_lines_has_no_place_in_those_of_another(question: str) -> None:
    assert not any("rental_lines.line_total" in each.sql for each in composed(HIRE, question)[:4])
