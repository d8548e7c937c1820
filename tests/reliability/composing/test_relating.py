"""Queries that set one thing beside another, over a made-up mill, run on rows whose results can be worked out by
hand."""

import sqlite3

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

MILL = Schema(
    "sqlite",
    (
        Table(
            "sites",
            (key("site_id"), Column("site_name", "TEXT", nullable=False), Column("floor_sqm", "REAL", nullable=False)),
        ),
        Table(
            "workers",
            (
                key("worker_id"),
                Column("worker_name", "TEXT", nullable=False),
                Column("site_id", "INTEGER", nullable=False),
                Column("supervisor_id", "INTEGER"),
                Column("salary", "REAL", nullable=False),
                Column("hired_on", "DATE", nullable=False),
                Column("left_on", "DATE", "Last day of work, empty for current staff"),
            ),
            foreign_keys=(
                ForeignKey(("site_id",), "sites", ("site_id",)),
                ForeignKey(("supervisor_id",), "workers", ("worker_id",)),
            ),
        ),
        Table(
            "deliveries",
            (
                key("delivery_id"),
                Column("site_id", "INTEGER", nullable=False),
                Column("revenue", "REAL", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("ship_date", "DATE"),
            ),
            foreign_keys=(ForeignKey(("site_id",), "sites", ("site_id",)),),
        ),
    ),
)
ROWS = """
CREATE TABLE sites (site_id INTEGER PRIMARY KEY, site_name TEXT, floor_sqm REAL);
CREATE TABLE workers (worker_id INTEGER PRIMARY KEY, worker_name TEXT, site_id INTEGER, supervisor_id INTEGER,
    salary REAL, hired_on DATE, left_on DATE);
CREATE TABLE deliveries (delivery_id INTEGER PRIMARY KEY, site_id INTEGER, revenue REAL, order_date DATE,
    ship_date DATE);
INSERT INTO sites VALUES (1, 'Upper', 100), (2, 'Lower', 10);
INSERT INTO workers VALUES (1, 'Ada', 1, NULL, 50, '2020-01-01', NULL), (2, 'Ben', 1, 1, 60, '2019-01-01', NULL),
    (3, 'Cyd', 2, 1, 40, '2021-01-01', NULL), (4, 'Dot', 2, 2, 30, '2022-01-01', '2023-01-01');
INSERT INTO deliveries VALUES (1, 1, 200, '2025-01-01', '2025-01-03'), (2, 2, 90, '2025-02-01', '2025-02-20'),
    (3, 2, 30, '2026-02-01', '2026-02-02');
"""


def _rounded(value: object) -> object:
    return round(value, 3) if isinstance(value, float) else value


def results(text: str, most: int = 4) -> list[set[tuple[object, ...]]]:
    """What the first few queries for a question find."""
    with sqlite3.connect(":memory:") as database:
        database.executescript(ROWS)
        found = composed(MILL, text)[:most]
        return [{tuple(map(_rounded, row)) for row in database.execute(each.sql)} for each in found]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("revenue per worker by site", {("Upper", 100.0), ("Lower", 120.0)}),  # Dot has left
        ("which site has the highest revenue per square metre", {("Lower", 12.0)}),
        ("who are the workers that earn more than their supervisor", {("Ben", 60.0)}),
        ("which workers were hired before their supervisor?", {("Ben", "2019-01-01")}),
        ("number of deliveries shipped more than two weeks after they were ordered", {(1,)}),
        ("how many days on average between order and shipping", {(7.333,)}),
        ("how much workers do we have", {(4,)}),
        ("newest hire at each site", {("Upper", "Ada", "2020-01-01"), ("Lower", "Dot", "2022-01-01")}),
        ("what proportion of sites have never had a delivery", {(0.0,)}),
        ("number of leavers per year", {(2023, 1)}),
        ("average length of service, in years, of the workers still with us", {(6.888,)}),
        ("sorry if I am slow here, maybe silly but how many workers are there?", {(4,)}),
        ("revenue year by year", {(2025, 290.0), (2026, 30.0)}),
        ("revenue per delivery", {(106.667,)}),
        ("revenue per delivery in 2025", {(145.0,)}),
        ("average revenue per delivery by site", {("Upper", 200.0), ("Lower", 60.0)}),
        ("revenue by site by year", {("Upper", 2025, 200.0), ("Lower", 2025, 90.0), ("Lower", 2026, 30.0)}),
        ("revenue per delivery by year", {(2025, 145.0), (2026, 30.0)}),
    ],
)
def test_one_thing_is_set_beside_another(question: str, expected: set[tuple[object, ...]]) -> None:
    assert expected in results(question)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("revenue per delivery by year", {(2025, 145.0), (2026, 30.0)}),
        ("average revenue per delivery", {(106.667,)}),
        ("average revenue per delivery by site", {("Upper", 200.0), ("Lower", 60.0)}),
        ("which site has the highest revenue per delivery", {("Upper", 200.0)}),
        ("sites with revenue per delivery over 100", {(1, 200.0)}),
    ],
)
def test_an_amount_per_each_of_its_own_rows_is_read_first(question: str, expected: set[tuple[object, ...]]) -> None:
    """As their average; but not where one of the rows, or some, are asked for by it."""
    assert results(question, 1) == [expected]


def test_an_amount_is_a_share_of_another() -> None:
    found = composed(MILL, "total salaries as a percentage of revenue")[:4]
    with sqlite3.connect(":memory:") as database:
        database.executescript(ROWS)
        assert any(database.execute(each.sql).fetchall() == [(pytest.approx(56.25),)] for each in found)


def test_a_length_of_time_is_not_compared_with_money() -> None:
    for each in composed(MILL, "deliveries that took more than 5 days")[:1]:
        assert "revenue >" not in each.sql
