"""Next questions: follow-ups that the words alone can make of an answer, three at most, each of another kind."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.follow_ups import edited
from reliability.composing.next_questions import MOST, next_questions
from reliability.values import Column, PreviousTurn, Rows, Schema, Table

TODAY = date(2026, 11, 21)
SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True),
                Column("order_date", "DATE"),
                Column("status", "TEXT", samples=("open", "shipped")),
                Column("region", "TEXT", samples=("north", "south")),
                Column("net_sales", "REAL"),
            ),
        ),
        Table(
            "people",
            (Column("person_id", "INTEGER", primary_key=True), Column("home_city", "TEXT", "where a person lives")),
        ),
    ),
)
TOTAL = "SELECT SUM(orders.net_sales) FROM orders"
BY_REGION = "SELECT orders.region, SUM(orders.net_sales) FROM orders GROUP BY orders.region"
IN_2025 = f"{TOTAL} WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01'"
ONE = Rows(("total",), ((7.0,),))
MANY = Rows(("region", "total"), tuple((f"r{n}", n) for n in range(8)))


def test_one_figure_is_asked_over_time_and_by_a_category() -> None:
    found = next_questions("total net sales", TOTAL, ONE, SCHEMA, TODAY)
    assert found[0] == "by month"
    assert "by status" in found
    assert len(found) <= MOST


def test_a_period_is_compared_with_the_one_before() -> None:
    assert "and the year before?" in next_questions("net sales of 2025", IN_2025, ONE, SCHEMA, TODAY)


def test_a_long_list_is_cut_to_its_top() -> None:
    assert next_questions("net sales by region", BY_REGION, MANY, SCHEMA, TODAY) == ("only the top 3",)


@pytest.mark.parametrize("sql", [TOTAL, BY_REGION, IN_2025])
def test_each_is_a_follow_up_that_the_words_give(sql: str) -> None:
    question = "net sales of 2025" if sql == IN_2025 else "total net sales"
    for text in next_questions(question, sql, ONE if sql != BY_REGION else MANY, SCHEMA, TODAY):
        assert edited(account_for(text, SCHEMA, [], TODAY), PreviousTurn(question, sql), SCHEMA, TODAY)


@pytest.mark.parametrize(
    ("sql", "result"),
    [
        ("", ONE),
        ("not SQL (", ONE),
        ("DELETE FROM orders", ONE),
        (TOTAL, Rows((), ())),
        (TOTAL, Rows(("total",), ((None,),))),
        ("SELECT 1", ONE),
        (f"{TOTAL} UNION {TOTAL}", ONE),
    ],
)
def test_what_has_no_next_question_has_none(sql: str, result: Rows) -> None:
    assert next_questions("total net sales", sql, result, SCHEMA, TODAY) == ()


def test_what_was_asked_is_not_offered_again() -> None:
    assert "by month" not in next_questions("total net sales by month", TOTAL, ONE, SCHEMA, TODAY)


def test_a_month_alone_is_not_split_by_month() -> None:
    assert "by month" not in next_questions("net sales in October 2026", TOTAL, ONE, SCHEMA, TODAY)
