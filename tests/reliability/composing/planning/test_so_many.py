"""How many are shown of what is ranked where no number is said."""

from __future__ import annotations

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

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
