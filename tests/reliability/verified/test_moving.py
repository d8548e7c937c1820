"""A confirmed query on a later day: its dates move with its question's periods, or it does not move at all."""

from __future__ import annotations

from datetime import date

import pytest

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
