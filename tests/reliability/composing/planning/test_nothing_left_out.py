"""What is said of an amount, of groups and of those to whom rows belong stands in the query."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

RENTERS = Table("renters", (key("renter_id"), Column("renter_name", "TEXT", nullable=False)))
HIRES = Table(
    "hires",
    (
        key("hire_id"),
        Column("renter_id", "INTEGER", nullable=False),
        Column("hired_on", "DATE", nullable=False),
        Column("amount", "NUMERIC(8, 2)", nullable=False),
        Column("channel", "TEXT", nullable=False),
    ),
    foreign_keys=(ForeignKey(("renter_id",), "renters", ("renter_id",)),),
)
VISITS = Table(
    "visits",
    (key("visit_id"), Column("renter_id", "INTEGER", nullable=False), Column("visited_on", "DATE", nullable=False)),
    foreign_keys=(ForeignKey(("renter_id",), "renters", ("renter_id",)),),
)
GARAGE = Schema("postgres", (RENTERS, HIRES, VISITS))
MONTH = "TO_CHAR(hires.hired_on, 'YYYY-MM')"


def first(text: str) -> str:
    return composed(GARAGE, text)[0].sql


@pytest.mark.parametrize(
    ("words", "having"),
    [
        ("average hire amount is above 50", "AVG(hires.amount) > 50"),
        ("average hire amount is below 50", "AVG(hires.amount) < 50"),
        ("maximum hire amount is below 100", "MAX(hires.amount) < 100"),
        ("lowest hire amount is above 10", "MIN(hires.amount) > 10"),
        ("total hire amount is above 50", "SUM(hires.amount) > 50"),
    ],
)
def test_what_is_taken_of_an_amount_is_held_to_the_number(words: str, having: str) -> None:
    assert first(f"renters whose {words}").endswith(f"GROUP BY hires.renter_id, renters.renter_name HAVING {having}")


def test_those_with_such_an_average_are_counted() -> None:
    assert first("how many renters have an average hire amount above 50") == (
        "SELECT COUNT(*) FROM (SELECT hires.renter_id AS renter_id, AVG(hires.amount) AS value FROM hires"
        " GROUP BY hires.renter_id HAVING AVG(hires.amount) > 50) AS t"
    )


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("had an amount of at most 20", "hires.amount <= 20"),
        ("have an amount of at least 0", "hires.amount >= 0"),
        ("have an amount above average", "hires.amount > (SELECT AVG(hires.amount) FROM hires)"),
        ("have an amount", "hires.amount > 0"),
    ],
)
def test_an_amount_that_is_held_to_a_number_is_held_to_nothing_else(words: str, where: str) -> None:
    assert first(f"how many hires {words}") == f"SELECT COUNT(*) FROM hires WHERE {where}"


@pytest.mark.parametrize(
    ("words", "groups"),
    [
        ("per renter per month", f"hires.renter_id, renters.renter_name, {MONTH}"),
        ("for each renter each month", f"hires.renter_id, renters.renter_name, {MONTH}"),
        ("per channel per month", f"hires.channel, {MONTH}"),
        ("per hire month", MONTH),
    ],
)
def test_numbers_are_for_each_of_all_that_is_said(words: str, groups: str) -> None:
    assert f" GROUP BY {groups} ORDER BY" in first(f"number of hires {words}")


@pytest.mark.parametrize(
    "text",
    ["number of hires per renter for renters without visits", "average hire amount of renters who never visited"],
)
def test_those_to_whom_rows_belong_are_to_have_none_of_another_table(text: str) -> None:
    assert "WHERE NOT EXISTS (SELECT 1 FROM visits WHERE visits.renter_id = hires.renter_id)" in first(text)
