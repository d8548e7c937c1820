"""Questions about what there was on a day, over a made-up workshop: begun by then, and not over."""

import pytest

from reliability.values import Column, ForeignKey, Schema, Table
from tests.support.composing.wordings import composed, key

WORKSHOP = Schema(
    "sqlite",
    (
        Table(
            "workers",
            (
                key("worker_id"),
                Column("worker_name", "TEXT", nullable=False),
                Column("branch_id", "INTEGER", nullable=False),
                Column("hired_on", "DATE", nullable=False),
                Column("left_on", "DATE", nullable=True),
            ),
            foreign_keys=(ForeignKey(("branch_id",), "branches", ("branch_id",)),),
        ),
        Table(
            "branches",
            (
                key("branch_id"),
                Column("branch_name", "TEXT", nullable=False),
                Column("opened_on", "DATE", nullable=False),
                Column("closed_on", "DATE", nullable=True),
            ),
        ),
        Table(
            "orders",
            (
                key("order_id"),
                Column("branch_id", "INTEGER", nullable=False),
                Column("order_date", "DATE", nullable=False),
                Column("revenue", "REAL", nullable=False),
                Column("status", "TEXT", nullable=False, samples=("Cancelled", "Shipped")),
            ),
            foreign_keys=(ForeignKey(("branch_id",), "branches", ("branch_id",)),),
        ),
    ),
)
CANCELLED = ("orders", "status", "Cancelled")
STAFF = "FROM workers WHERE workers.hired_on < '{0}' AND (workers.left_on IS NULL OR workers.left_on >= '{0}')"


def first(text: str, *cells: tuple[str, str, str]) -> str:
    return composed(WORKSHOP, text, *cells)[0].sql


@pytest.mark.parametrize(
    ("question", "day"),
    [
        ("how many workers did we have on 31 December 2024", "2025-01-01"),
        ("number of workers at the end of 2024", "2025-01-01"),
        ("how many workers at the beginning of 2024?", "2024-01-02"),
        ("how many current workers were there on 1 May 2025", "2025-05-02"),
    ],
)
def test_the_staff_on_a_day_had_begun_and_not_left(question: str, day: str) -> None:
    assert first(question) == f"SELECT COUNT(*) {STAFF.format(day)}"


def test_what_was_open_then_had_not_closed() -> None:
    sql = first("how many branches were open at the end of 2024")
    assert "opened_on < '2025-01-01'" in sql
    assert "closed_on >= '2025-01-01'" in sql


def test_it_may_be_counted_for_each() -> None:
    sql = first("workers per branch as of 1 January 2025")
    assert "hired_on < '2025-01-02'" in sql
    assert "GROUP BY" in sql


@pytest.mark.parametrize(
    "question", ["how many workers were hired on 31 December 2024", "how many workers joined on 31 December 2024"]
)
def test_a_word_that_says_what_happened_asks_for_that_day(question: str) -> None:
    assert "workers.hired_on >= '2024-12-31' AND workers.hired_on < '2025-01-01'" in first(question)


@pytest.mark.parametrize(
    "question", ["how many orders on 31 December 2024", "how many workers since 31 December 2024", "workers in 2024"]
)
def test_what_has_no_end_or_lasts_longer_is_no_state(question: str) -> None:
    assert "left_on" not in first(question)


@pytest.mark.parametrize("question", ["revenue ex cancelled", "revenue in 2025, ex cancelled"])
def test_ex_leaves_out(question: str) -> None:
    assert "orders.status <> 'Cancelled'" in first(question, CANCELLED)


def test_periods_side_by_side_are_not_split_by_year_again() -> None:
    sql = first("revenue per branch, Q3 this year next to Q3 last year")
    assert sql.count("CASE WHEN") == 2
    assert "STRFTIME" not in sql.upper()


def test_an_amount_per_row_of_a_table_keeps_what_is_ranked() -> None:
    sql = first("which branch had the lowest revenue per worker in 2025")
    assert "branch_name" in sql
    assert "/" in sql
