"""Days of the week and hours of the day are not dropped unsaid."""

from __future__ import annotations

import pytest

from reliability.sql.held.recurring import recurring_left_out


@pytest.mark.parametrize(
    ("question", "condition", "left_out"),
    [
        ("payments in the morning", "paid_at >= '2026-01-01'", ("in the morning",)),
        ("payments on Sundays after 6 pm", "amount > 6", ("on Sundays", "after 6 pm")),
        ("payments on Sundays after 6 pm", "STRFTIME('%w', paid_at) = '0'", ("after 6 pm",)),
        ("payments in the morning", "CAST(STRFTIME('%H', paid_at) AS INTEGER) < 12", ()),
        ("payments in the morning", "STRFTIME('%H:%M', paid_at) < '12:00'", ()),
        ("payments in the morning", "CAST(STRFTIME('%H', paid_at) AS INTEGER) = 20", ("in the morning",)),
        ("payments in the morning", "STRFTIME('%H', paid_at) IN ('20', '21')", ("in the morning",)),
        ("payments in the morning", "STRFTIME('%H', paid_at) IN ('06', '20')", ()),
        ("payments in the morning", "shift = 'early'", ()),
        ("orders on weekends", "day_of_week IN ('Saturday', 'Sunday')", ()),
        ("orders on weekends", "STRFTIME('%w', d) IN ('0', '6')", ()),
        ("orders by weekday", "d > '2026-01-01'", ()),
        ("orders per weekday and hour", "d > '2026-01-01'", ("hour",)),
        ("hourly sales", "d > '2026-01-01'", ("hourly",)),
        ("at what hour of the day do they come", "STRFTIME('%H', paid_at) > '08'", ()),
        ("picks per hour", "picks / hours_worked > 8", ()),
        ("how many hours do they last", "d > '2026-01-01'", ()),
        ("orders last weekend", "d > '2026-01-01'", ()),
        ("good morning, how many orders", "d > '2026-01-01'", ()),
    ],
)
def test_what_a_query_knows_nothing_of_is_left_out(question: str, condition: str, left_out: tuple[str, ...]) -> None:
    assert recurring_left_out(f"SELECT COUNT(*) FROM t WHERE {condition}", question, "sqlite") == left_out


def test_no_query_leaves_nothing_out() -> None:
    assert recurring_left_out("no query (", "orders on weekends", "sqlite") == ()
