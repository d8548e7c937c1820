"""A confirmed query on a later day: its dates move with its question's periods, or it does not move at all."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from adapters.models.encoder import SentenceEncoder
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.sample import current_sample
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.candidates.execution import canonical_key
from reliability.composing.composing import compose
from reliability.values import Limits, Rows
from reliability.verified.moving import moved

WAS, NOW = date(2026, 11, 4), date(2026, 12, 9)


@pytest.mark.parametrize(
    ("question", "before", "after"),
    [
        ("orders last month", "d >= '2026-10-01' AND d < '2026-11-01'", "d >= '2026-11-01' AND d < '2026-12-01'"),
        ("orders last month", "d BETWEEN '2026-10-01' AND '2026-10-31'", "d BETWEEN '2026-11-01' AND '2026-11-30'"),
        ("orders last month", "strftime('%Y-%m', d) = '2026-10'", "strftime('%Y-%m', d) = '2026-11'"),
        (
            "orders last month",
            "d <= '2026-10-31 23:59:59' AND d >= '2026-10-01'",
            "d <= '2026-11-30 23:59:59' AND d >= '2026-11-01'",
        ),
        ("orders two weeks ago", "d >= '2026-10-19' AND d < '2026-10-26'", "d >= '2026-11-23' AND d < '2026-11-30'"),
        ("orders the same month last year", "d >= '2025-11-01'", "d >= '2025-12-01'"),
        ("orders of the past 48 hours", "d >= '2026-11-02'", "d >= '2026-12-07'"),
        ("orders of the week of 5 May", "d >= '2026-05-04'", "d >= '2026-05-04'"),
        ("orders of 2025", "d >= '2025-01-01' AND d < '2026-01-01'", "d >= '2025-01-01' AND d < '2026-01-01'"),
        ("open orders", "status = 'open'", "status = 'open'"),
    ],
)
def test_dates_move_with_the_question(question: str, before: str, after: str) -> None:
    assert moved(f"SELECT COUNT(*) FROM t WHERE {before}", question, WAS, NOW, "sqlite") == (
        f"SELECT COUNT(*) FROM t WHERE {after}"
    )


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("orders last month", "d >= '2026-09-01'"),  # none of its bounds
        ("orders last month", "d >= '2026-10-01' AND d < '2026-11-01' AND e > '2020-05-05'"),  # a date of its own
        ("orders last month", "status = 'open'"),  # it does not say when
        ("orders this year", "CAST(strftime('%Y', d) AS INTEGER) = 2026"),  # a year as a number
        ("orders last month", "d >= 'not SQL"),
    ],
)
def test_what_cannot_be_told_is_not_moved(question: str, condition: str) -> None:
    assert moved(f"SELECT COUNT(*) FROM t WHERE {condition}", question, WAS, date(2027, 12, 9), "sqlite") is None


@pytest.mark.parametrize(
    ("dialect", "before", "after"),
    [
        ("sqlite", "JULIANDAY('2026-11-04') - JULIANDAY(d)", "JULIANDAY('2027-12-09') - JULIANDAY(d)"),
        ("sqlite", "JULIANDAY(d) - JULIANDAY('2026-11-04')", "JULIANDAY(d) - JULIANDAY('2027-12-09')"),
        ("sqlite", "2026 - born, 'of 2026'", "2027 - born, 'of 2026'"),
        (
            "sqlite",
            "(20261104 - CAST(STRFTIME('%Y%m%d', d) AS INTEGER)) / 10000",
            "(20271209 - CAST(STRFTIME('%Y%m%d', d) AS INTEGER)) / 10000",
        ),
        ("postgres", "EXTRACT(YEAR FROM AGE('2026-11-04', d))", "EXTRACT(YEAR FROM AGE('2027-12-09', d))"),
        ("postgres", "DATE '2026-11-04' - d", "DATE '2027-12-09' - d"),
        ("mysql", "TIMESTAMPDIFF(YEAR, d, '2026-11-04')", "TIMESTAMPDIFF(YEAR, d, '2027-12-09')"),
        ("mysql", "DATEDIFF('2026-11-04', d)", "DATEDIFF('2027-12-09', d)"),
        ("duckdb", "DATE_DIFF('day', d, DATE '2026-11-04')", "DATE_DIFF('day', d, DATE '2027-12-09')"),
    ],
)
def test_an_age_is_counted_from_the_later_day(dialect: str, before: str, after: str) -> None:
    for question in ("how long has each been open", "average age of those of 2020"):
        runs = moved(f"SELECT {before} FROM t WHERE e >= '2020-01-01'", question, WAS, date(2027, 12, 9), dialect)
        assert runs == f"SELECT {after} FROM t WHERE e >= '2020-01-01'"


def test_an_age_moves_beside_a_period_that_moves() -> None:
    sql = "SELECT AVG(JULIANDAY('{}') - JULIANDAY(d)) FROM t WHERE d >= '{}' AND d < '{}'"
    runs = moved(sql.format("2026-11-04", "2026-10-01", "2026-11-01"), "average age last month", WAS, NOW, "sqlite")
    assert runs == sql.format("2026-12-09", "2026-11-01", "2026-12-01")


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("open orders", "d < '2026-11-04'"),  # overdue by today, or by a day that is meant to stay
        ("employees over 40", "d <= '1986-11-04'"),
        ("open orders", "STRFTIME('%Y', d) = '2026'"),
        ("open orders", "STRFTIME('%Y-%m', d) = '2026-11'"),
        ("adults", "born <= 2026 - 18"),
        ("orders older than 30 days", "d < '2026-10-05'"),
        ("orders older than 2 weeks", "d < '2026-10-21 00:00:00'"),
        ("orders older than 11 months", "d < '2025-12-04'"),
        ("orders older than a week", "d < '2026-10-28'"),
        ("age of those who joined in 2026", "2026 - born > 30 AND joined = 2026"),  # is the year the day's or its own?
        ("open for how long on 4 November 2026", "JULIANDAY('2026-11-04') - JULIANDAY(d) > 3"),
    ],
)
def test_a_day_that_may_be_today_s_is_not_kept(question: str, condition: str) -> None:
    assert moved(f"SELECT COUNT(*) FROM t WHERE {condition}", question, WAS, date(2027, 12, 9), "sqlite") is None


@pytest.mark.parametrize(
    ("question", "condition"),
    [
        ("orders of 2026", "CAST(STRFTIME('%Y', d) AS INTEGER) = 2026"),
        ("orders of 2026", "STRFTIME('%Y', d) = '2026'"),
        ("orders before 4 November 2026", "d < '2026-11-04'"),
        ("active customers", "d >= '2020-01-01'"),
        ("orders above 30 that are active", "amount > 30 AND d >= '2026-10-06'"),
    ],
)
def test_a_day_that_the_question_says_is_kept(question: str, condition: str) -> None:
    sql = f"SELECT COUNT(*) FROM t WHERE {condition}"
    assert moved(sql, question, WAS, date(2027, 12, 9), "sqlite") == sql


@pytest.fixture(scope="module")
def warehouse() -> Iterator[SqlWarehouse]:
    opened = open_warehouse(f"sqlite:///{current_sample()}", "sample", workers=1)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def encoder() -> SentenceEncoder:
    return SentenceEncoder(None)


@pytest.mark.parametrize(
    "asked",
    [
        "How many orders were placed last month?",
        "total net sales last quarter",
        "number of returns this month",
        "How many orders were placed in each of the last three months?",
        "net sales by region last week",
        "average age of customers",
        "how long has each store been open",
    ],
)
def test_what_a_schedule_runs_is_what_asking_then_runs(
    warehouse: SqlWarehouse, encoder: SentenceEncoder, asked: str
) -> None:
    """A query that was confirmed on one day, moved to a later one, gives what the question gives when it is asked
    then."""
    schema, moved_at_all = warehouse.schema(), 0

    def composed(day: date) -> str:
        account = account_for(asked, schema, cells_named(asked, warehouse), day, encoder)
        return compose(account, schema, day, 1)[0].sql

    was = date(2026, 8, 4)
    for later in (date(2026, 8, 5), date(2026, 9, 1), date(2026, 10, 20), date(2026, 11, 2)):
        runs = moved(composed(was), asked, was, later, schema.dialect)
        if runs is None:
            continue  # it is not asked again by itself, and says so
        moved_at_all += 1
        results = [warehouse.run(sql, Limits()) for sql in (runs, composed(later))]
        assert all(isinstance(each, Rows) for each in results)
        assert len({canonical_key(each, ordered=True, unique="") for each in results if isinstance(each, Rows)}) == 1
    assert moved_at_all
