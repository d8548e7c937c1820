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
