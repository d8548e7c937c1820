"""Everyday wording over a garage: the first query is the one that its owner means."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

TRADES = ("mechanics", "trade", "Welder")

GARAGE = Schema(
    "sqlite",
    (
        Table(
            "districts",
            (key("district_id"), Column("district_name", "TEXT", nullable=False)),
        ),
        Table(
            "mechanics",
            (
                key("mechanic_id"),
                Column("first_name", "TEXT", nullable=False),
                Column("last_name", "TEXT", nullable=False),
                Column("trade", "TEXT", samples=("Welder", "Fitter")),
                Column("district_id", "INTEGER", nullable=False),
                Column("hired_on", "DATE", nullable=False),
                Column("notice_days", "INTEGER", nullable=False),
            ),
            foreign_keys=(ForeignKey(("district_id",), "districts", ("district_id",)),),
        ),
        Table(
            "repairs",
            (
                key("repair_id"),
                Column("mechanic_id", "INTEGER", nullable=False),
                Column("fault", "TEXT", nullable=False),
                Column("received_on", "DATE", nullable=False),
                Column("finished_on", "DATE"),
                Column("charge_amount", "NUMERIC(8, 2)", nullable=False),
                Column("method", "TEXT", samples=("Cash", "Transfer")),
            ),
            foreign_keys=(ForeignKey(("mechanic_id",), "mechanics", ("mechanic_id",)),),
        ),
    ),
)


def queries(text: str, *cells: tuple[str, str, str]) -> list[str]:
    return [each.sql for each in composed(GARAGE, text, *cells)]


@pytest.mark.parametrize(
    ("question", "cells", "sql"),
    [
        (
            "charge amount per district, highest to lowest",
            (),
            "SELECT districts.district_name, SUM(repairs.charge_amount) FROM repairs JOIN mechanics ON "
            "mechanics.mechanic_id = repairs.mechanic_id JOIN districts ON districts.district_id = mechanics.district_id "
            "GROUP BY mechanics.district_id, districts.district_name ORDER BY SUM(repairs.charge_amount) DESC",
        ),
        (
            "the two mechanics with the most repairs",
            (),
            "SELECT mechanics.first_name, mechanics.last_name, COUNT(*) FROM repairs JOIN mechanics ON "
            "mechanics.mechanic_id = repairs.mechanic_id GROUP BY repairs.mechanic_id, mechanics.first_name, "
            "mechanics.last_name ORDER BY COUNT(*) DESC LIMIT 2",
        ),
        (
            "most common fault",
            (),
            "SELECT repairs.fault, COUNT(*) FROM repairs GROUP BY repairs.fault ORDER BY COUNT(*) DESC LIMIT 1",
        ),
        (
            "which mechanics need more than 60 days to leave?",
            (),
            "SELECT mechanics.first_name, mechanics.last_name FROM mechanics WHERE mechanics.notice_days > 60",
        ),
        (
            "list the welders with the date they were hired",
            (TRADES,),
            "SELECT mechanics.first_name, mechanics.last_name, mechanics.hired_on FROM mechanics WHERE "
            "mechanics.trade = 'Welder'",
        ),
        (
            "how many new mechanics were hired in 2025",
            (),
            "SELECT COUNT(*) FROM mechanics WHERE mechanics.hired_on >= '2025-01-01' AND mechanics.hired_on < "
            "'2026-01-01'",
        ),
        (
            "how long do repairs take to be finished",
            (),
            "SELECT AVG(JULIANDAY(repairs.finished_on) - JULIANDAY(repairs.received_on)) FROM repairs",
        ),
        (
            "what's the longest it took to finish a repair",
            (),
            "SELECT MAX(JULIANDAY(repairs.finished_on) - JULIANDAY(repairs.received_on)) FROM repairs",
        ),
        (
            "how many repairs were finished the same day?",
            (),
            "SELECT COUNT(*) FROM repairs WHERE repairs.finished_on IS NOT NULL AND repairs.finished_on = "
            "repairs.received_on",
        ),
        (
            "who did the most repairs",
            (),
            "SELECT mechanics.first_name, mechanics.last_name, COUNT(*) FROM repairs JOIN mechanics ON "
            "mechanics.mechanic_id = repairs.mechanic_id GROUP BY repairs.mechanic_id, mechanics.first_name, "
            "mechanics.last_name ORDER BY COUNT(*) DESC LIMIT 1",
        ),
        (
            "cash vs transfer charge amount, 2024 against 2025",
            (("repairs", "method", "Cash"), ("repairs", "method", "Transfer")),
            "SELECT repairs.method, SUM(CASE WHEN repairs.received_on >= '2024-01-01' AND repairs.received_on < "
            "'2025-01-01' THEN repairs.charge_amount ELSE 0 END), SUM(CASE WHEN repairs.received_on >= '2025-01-01' AND "
            "repairs.received_on < '2026-01-01' THEN repairs.charge_amount ELSE 0 END) FROM repairs WHERE "
            "repairs.method IN ('Cash', 'Transfer') AND ((repairs.received_on >= '2024-01-01' AND repairs.received_on < "
            "'2025-01-01') OR (repairs.received_on >= '2025-01-01' AND repairs.received_on < '2026-01-01')) GROUP BY "
            "repairs.method",
        ),
        (
            "how many are there in Harbour?",
            (("districts", "district_name", "Harbour"),),
            "SELECT COUNT(*) FROM mechanics JOIN districts ON districts.district_id = mechanics.district_id WHERE "
            "districts.district_name = 'Harbour'",
        ),
        (
            "mechanics who did repairs at least 10 times",
            (),
            "SELECT mechanics.first_name, mechanics.last_name, COUNT(*) FROM repairs JOIN mechanics ON "
            "mechanics.mechanic_id = repairs.mechanic_id GROUP BY repairs.mechanic_id, mechanics.first_name, "
            "mechanics.last_name HAVING COUNT(*) >= 10",
        ),
        (
            "number of repairs over 500 euros per district",
            (),
            "SELECT districts.district_name, COUNT(*) FROM repairs JOIN mechanics ON mechanics.mechanic_id = "
            "repairs.mechanic_id JOIN districts ON districts.district_id = mechanics.district_id WHERE "
            "repairs.charge_amount > 500 GROUP BY mechanics.district_id, districts.district_name",
        ),
        (
            "how many repairs does a mechanic do on average",
            (),
            "SELECT 1.0 * COUNT(*) / COUNT(DISTINCT repairs.mechanic_id) FROM repairs",
        ),
        (
            "did the number of repairs go up or down compared to last year?",
            (),
            "SELECT COUNT(CASE WHEN repairs.received_on >= '2025-01-01' AND repairs.received_on < '2026-01-01' THEN 1 "
            "END), COUNT(CASE WHEN repairs.received_on >= '2026-01-01' AND repairs.received_on < '2027-01-01' THEN 1 "
            "END), 100.0 * (COUNT(CASE WHEN repairs.received_on >= '2026-01-01' AND repairs.received_on < '2027-01-01' "
            "THEN 1 END) - COUNT(CASE WHEN repairs.received_on >= '2025-01-01' AND repairs.received_on < '2026-01-01' "
            "THEN 1 END)) / COUNT(CASE WHEN repairs.received_on >= '2025-01-01' AND repairs.received_on < '2026-01-01' "
            "THEN 1 END) FROM repairs",
        ),
        (
            "mechanics without a repair this year",
            (),
            "SELECT COUNT(*) FROM mechanics WHERE NOT EXISTS (SELECT 1 FROM repairs WHERE repairs.mechanic_id = "
            "mechanics.mechanic_id AND repairs.received_on >= '2026-01-01' AND repairs.received_on < '2027-01-01')",
        ),
        (
            "how many repairs per day do we get on average",
            (),
            "SELECT 1.0 * COUNT(*) / COUNT(DISTINCT repairs.received_on) FROM repairs",
        ),
        (
            "how many repairs took more than 10 days to finish",
            (),
            "SELECT COUNT(*) FROM repairs WHERE repairs.finished_on IS NOT NULL AND JULIANDAY(repairs.finished_on) - "
            "JULIANDAY(repairs.received_on) > 10",
        ),
        (
            "how much was paid by transfer?",
            (("repairs", "method", "Transfer"),),
            "SELECT SUM(repairs.charge_amount) FROM repairs WHERE repairs.method = 'Transfer'",
        ),
    ],
)
def test_the_first_query_is_what_is_meant(question: str, cells: tuple[tuple[str, str, str], ...], sql: str) -> None:
    assert queries(question, *cells)[0] == sql


@pytest.mark.parametrize(
    "question", ["for every district the mechanic with the most repairs", "top mechanic per district by repairs"]
)
def test_the_most_of_each_group_is_one_row_for_each(question: str) -> None:
    first = queries(question)[0]
    assert "PARTITION BY mechanics.district_id ORDER BY COUNT(*) DESC" in first
    assert first.startswith("SELECT t.district_name, t.first_name, t.last_name")
    assert first.endswith("WHERE t.place = 1")


def test_so_many_of_each_group_are_kept() -> None:
    assert queries("top 3 mechanics in each district by charge amount")[0].endswith("WHERE t.place <= 3")


def test_what_is_second_is_never_the_first() -> None:
    found = queries("the second highest charge amount by mechanic")
    assert found
    assert all(sql.endswith("LIMIT 1 OFFSET 1") for sql in found)


def test_two_times_apart_are_both_listed() -> None:
    first = queries("list the repairs received in march and may 2025")[0]
    assert " OR " in first
    assert {"'2025-03-01'", "'2025-05-01'"} <= set(first.replace(")", " ").split())


def test_everyone_else_may_have_none() -> None:
    """Who is no welder has another trade, or none that is known; of a column in which every row has a value there is
    one reading."""
    sqls = queries("How many mechanics are not welders?", TRADES)
    assert sqls[:2] == [
        "SELECT COUNT(*) FROM mechanics WHERE mechanics.trade <> 'Welder'",
        "SELECT COUNT(*) FROM mechanics WHERE (mechanics.trade <> 'Welder' OR mechanics.trade IS NULL)",
    ]
    assert not any("IS NULL" in sql for sql in queries("How many repairs not of rust?", ("repairs", "fault", "rust")))


@pytest.mark.parametrize(
    "words",
    [
        "everyone but welders: how many mechanics?",
        "how many of all mechanics but the welders",
        "all mechanics but those who are welders, how many",
    ],
)
def test_all_but_some_are_the_others(words: str) -> None:
    assert queries(words, TRADES)[0] == "SELECT COUNT(*) FROM mechanics WHERE mechanics.trade <> 'Welder'"


@pytest.mark.parametrize("how", ["most reliable", "most dependable", "most trustworthy"])
def test_what_is_reliable_has_a_good_rating(how: str) -> None:
    carriers = Table(
        "carriers",
        (key("carrier_id"), Column("carrier_name", "TEXT", nullable=False), Column("rating", "REAL", nullable=False)),
    )
    found = composed(Schema("postgres", (carriers,)), f"which carrier is the {how}?")
    assert "ORDER BY carriers.rating DESC" in found[0].sql
