"""How many are shown of what is ranked where no number is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.accounting.account import Role
from reliability.accounting.accounting import account_for
from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import TODAY, composed, key

CLIENTS = Table("clients", (key("client_id"), Column("client_name", "TEXT", nullable=False)))
DEALS = Table(
    "deals",
    (
        key("deal_id"),
        Column("client_id", "INTEGER", nullable=False),
        Column("revenue", "NUMERIC(8, 2)", nullable=False),
    ),
    foreign_keys=(ForeignKey(("client_id",), "clients", ("client_id",)),),
)
BOOKS = Schema("postgres", (CLIENTS, DEALS))


def limits(text: str) -> list[str]:
    return [each.sql.rpartition(" LIMIT ")[2] for each in composed(BOOKS, text) if " LIMIT " in each.sql]


@pytest.mark.parametrize(
    "text", ["who are our best clients?", "top clients by revenue", "list the most valuable clients", "largest deals"]
)
def test_several_are_the_first_ten_and_one_alone_comes_after(text: str) -> None:
    found = limits(text)
    assert found[0] == "10"
    assert "1" in found


@pytest.mark.parametrize(
    "text",
    [
        "who is our best client?",
        "the largest deal",
        "one of our best clients",
        "which clients had the highest revenue?",
        "the highest number of deals by clients",
        "most revenue from clients",
    ],
)
def test_one_is_meant_where_the_most_is_of_one_or_of_something_else(text: str) -> None:
    assert "10" not in limits(text)


def test_a_number_that_is_said_is_kept() -> None:
    assert set(limits("our 3 best clients")) == {"3"}
    assert set(limits("the seven largest deals")) == {"7"}


SHOPS = Table("shops", (key("shop_id"), Column("shop_name", "TEXT", nullable=False)))
WORKERS = Table(
    "workers",
    (
        key("worker_id"),
        Column("worker_name", "TEXT", nullable=False),
        Column("shop_id", "INTEGER", nullable=False),
        Column("salary", "NUMERIC(8, 2)", nullable=False),
        Column("left_on", "DATE", "last day of work; empty for current workers"),
    ),
    foreign_keys=(ForeignKey(("shop_id",), "shops", ("shop_id",)),),
)
CHAIN = Schema("postgres", (SHOPS, WORKERS))


@pytest.mark.parametrize(
    "text",
    ["for every shop its best two workers by salary", "for every shop the two best workers by salary"],
)
def test_so_many_of_each_weigh_more_than_so_many_of_all(text: str) -> None:
    found = composed(CHAIN, text)
    of_all = [each.fit for each in found if " LIMIT 2" in each.sql]
    assert "PARTITION BY" in found[0].sql
    assert of_all
    assert max(of_all) < found[0].fit / 2


REPAIRS = Table(
    "repairs",
    (
        key("repair_id"),
        Column("deal_id", "INTEGER", nullable=False),
        Column("part_id", "INTEGER", nullable=False),
        Column("repair_days", "INTEGER", nullable=False),
    ),
    foreign_keys=(ForeignKey(("deal_id",), "deals", ("deal_id",)), ForeignKey(("part_id",), "parts", ("part_id",))),
)
PARTS = Table(
    "parts",
    (
        key("part_id"),
        Column("part_name", "TEXT", nullable=False),
        Column("kind", "TEXT", nullable=False),
        Column("delivery_days", "INTEGER"),
    ),
)
GARAGE = Schema("postgres", (CLIENTS, DEALS, REPAIRS, PARTS))
OF_BRAKES, OF_CHAINS = ("parts", "kind", "Brake"), ("parts", "kind", "Chain")


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("how many clients have two deals?", "= 2"),
        ("how many clients had 3 deals", "= 3"),
        ("how many clients with at least two deals", ">= 2"),
    ],
)
def test_so_many_rows_below_are_counted(text: str, held: str) -> None:
    sql = composed(BOOKS, text)[0].sql
    assert f"COUNT(*) {held}" in sql
    assert "deals.client_id" in sql


def test_a_number_of_one_s_own_rows_is_none_of_what_belongs_to_them() -> None:
    assert "COUNT(*) = " not in composed(BOOKS, "the 2 largest deals")[0].sql


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("which part is slowest?", "ORDER BY parts.delivery_days DESC"),
        ("which part is fastest?", "ORDER BY parts.delivery_days LIMIT"),
        ("the part with the shortest delivery days", "ORDER BY parts.delivery_days LIMIT"),
    ],
)
def test_who_is_fastest_takes_the_least_time(text: str, order: str) -> None:
    assert order in composed(GARAGE, text)[0].sql.replace(" NULLS LAST", "")


def test_who_has_the_highest_speed_is_fastest() -> None:
    cars = Table("cars", (key("car_id"), Column("car_name", "TEXT", nullable=False), Column("top_speed", "INTEGER")))
    sql = composed(Schema("postgres", (cars,)), "which car is fastest?")[0].sql
    assert "ORDER BY cars.top_speed DESC" in sql


def test_what_somebody_s_rows_are_of_is_told_by_what_lies_between() -> None:
    first = composed(GARAGE, "how many clients with deals of a brake", OF_BRAKES)[0].sql
    assert "repairs" in first
    assert "parts.kind = 'Brake'" in first
    assert "NOT EXISTS" not in first


def test_who_never_had_a_kind_may_have_had_another() -> None:
    sql = composed(GARAGE, "how many clients never had deals of a brake", OF_BRAKES)[0].sql
    assert sql.count("NOT EXISTS") + sql.count("NOT IN") == 1
    assert "parts.kind = 'Brake'" in sql


def test_a_day_and_a_kind_are_of_the_same_rows() -> None:
    dated = replace(DEALS, columns=(*DEALS.columns, Column("signed_on", "DATE", nullable=False)))
    schema = replace(GARAGE, tables=(CLIENTS, dated, REPAIRS, PARTS))
    sql = composed(schema, "how many clients had deals of a chain in 2026", OF_CHAINS)[0].sql
    assert sql.count("EXISTS") <= 1, "one row is of the kind and of the year"
    assert "2026-01-01" in sql
    assert "parts.kind = 'Chain'" in sql


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("how many clients dealt twice?", True),
        ("how many clients had deals twice in 2026", True),
        ("which clients have twice as many deals as Ann", False),
        ("how many clients have deals twice a week", False),
    ],
)
def test_twice_is_a_number_of_times_but_not_of_anything_else(text: str, counted: bool) -> None:
    pieces = account_for(text, BOOKS, [], TODAY).pieces
    [twice] = [piece for piece in pieces if "twice" in piece.text]
    assert (twice.best is not None and twice.best.role is Role.NUMBER and twice.best.value == "2") is counted
