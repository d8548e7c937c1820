"""Whatever a column keeps days as, questions are read, said and judged as over a column of dates."""

from __future__ import annotations

from datetime import date

import pytest

from reliability.accounting.account import Account
from reliability.accounting.accounting import account_for
from reliability.candidates.literal_roles import LiteralRoles
from reliability.composing.composing import compose
from reliability.composing.follow_ups import edited
from reliability.guard.guard import guard
from reliability.question.periods import period_spans
from reliability.sql.english import reading, shown_reading
from reliability.sql.kept_days.over_dates import over_dates, query_over_dates
from reliability.values import Column, ForeignKey, PreviousTurn, Schema, Table

TODAY = date(2024, 11, 30)
DIALECTS = ("sqlite", "duckdb", "postgres", "mysql")
KEPT = {
    "plain": ("DATE", ("2023-01-05", "2023-03-17")),
    "iso": ("TEXT", ("2023-01-05", "2023-03-17")),
    "day first": ("TEXT", ("05/01/2023", "17/03/2023")),
    "month first": ("TEXT", ("1/5/2023", "3/17/2023")),
    "named": ("TEXT", ("Jan 5, 2023", "Mar 17, 2023")),
    "seconds": ("BIGINT", ("1672876800", "1679011200")),
    "milliseconds": ("BIGINT", ("1672876800000", "1679011200000")),
    "compact": ("INTEGER", ("20230105", "20230317")),
}
NAMES = ("created_at", "opened", "order_date")


def shop(form: str, name: str = "created_at", dialect: str = "sqlite") -> Schema:
    kind, samples = KEPT[form]
    orders = (
        Column("id", "INTEGER", primary_key=True, nullable=False),
        Column("customer", "TEXT", samples=("Ann", "Bo")),
        Column("total", "NUMERIC", samples=("12.5",)),
        Column(name, kind, samples=samples, nullable=False),
    )
    return Schema(dialect, (Table("orders", orders),))


def account(question: str, schema: Schema) -> Account:
    return account_for(question, schema, (), TODAY, None)


def first(question: str, schema: Schema) -> str:
    return compose(account(question, schema), schema, TODAY, 3)[0].sql


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("form", KEPT)
@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("total of orders in 2023", "Total order total in 2023"),
        ("number of orders per month in March 2023", "Number of orders in March 2023 by month"),
        ("how many orders before March 2023?", "Number of orders until 28 February 2023"),
        ("number of orders by year", "Number of orders by year"),
    ],
)
def test_periods_are_those_of_a_date(dialect: str, form: str, question: str, said: str) -> None:
    schema = shop(form, dialect=dialect)
    sql = first(question, schema)
    assert shown_reading(sql, dialect, schema) == said
    assert guard(sql, schema, dialect).allowed
    assert not LiteralRoles(question, schema, (), period_spans(question, TODAY)).absurd(sql)
    assert reading(query_over_dates(sql, schema), dialect, over_dates(schema)) == said


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("form", ["plain", "seconds", "day first"])
@pytest.mark.parametrize("grain", ["week", "month", "quarter", "year", "weekday"])
def test_groups_are_said_by_what_they_are(dialect: str, form: str, grain: str) -> None:
    schema = shop(form, dialect=dialect)
    sql = first(f"number of orders by {grain}", schema)
    assert shown_reading(sql, dialect, schema) == f"Number of orders by {grain}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("form", KEPT)
def test_the_latest_is_by_the_day_however_it_is_called(form: str, name: str) -> None:
    schema, plain = shop(form, name), shop("plain", name)
    question = "who placed the latest order?"
    assert shown_reading(first(question, schema), "sqlite", schema) == shown_reading(
        first(question, plain), "sqlite", plain
    )


@pytest.mark.parametrize("form", [form for form in KEPT if form != "plain"])
def test_days_are_never_added_up(form: str) -> None:
    schema = shop(form)
    for question in ("total created at", "average created at of orders", "total by customer", "sum per month"):
        for each in compose(account(question, schema), schema, TODAY, 16):
            assert "SUM(orders.created_at" not in each.sql
            assert "AVG(orders.created_at" not in each.sql
    added = "SELECT SUM(orders.created_at) FROM orders"
    assert LiteralRoles("total of orders", schema, (), ()).absurd(added) == (
        "The created at of orders is a day, none to add up.",
    )


def test_only_days_are_held_against_what_keeps_days() -> None:
    schema, question = shop("seconds"), "orders of at least 48 euros"
    most = "SELECT COUNT(*) FROM orders WHERE orders.created_at >= 48"
    assert LiteralRoles(question, schema, (), ()).absurd(most) == ("48 is no day, as the created at of orders is.",)
    unasked = "SELECT COUNT(*) FROM orders WHERE orders.created_at >= 1672531200"
    assert LiteralRoles("how many orders?", schema, (), ()).absurd(unasked)
    text = "SELECT COUNT(*) FROM orders WHERE orders.created_at = 'Ann'"
    assert LiteralRoles("orders of Ann", shop("day first"), (), ()).absurd(text)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("form", KEPT)
def test_follow_ups_change_the_days(dialect: str, form: str) -> None:
    schema = shop(form, dialect=dialect)
    question = "total of orders in 2023"
    before = PreviousTurn(question, first(question, schema))

    def said(follow_up: str) -> str:
        found = edited(account(follow_up, schema), before, schema, TODAY, 1)[0]
        return shown_reading(found.sql, dialect, schema)

    assert said("and in 2024?") == "Total order total in 2024"
    assert said("by month") == "Total order total in 2023 by month"


@pytest.mark.parametrize(
    ("dialect", "form", "where", "by", "said"),
    [
        (
            "sqlite",
            "seconds",
            "created_at >= STRFTIME('%s', '2024-01-01')",
            "STRFTIME('%Y-%m', created_at, 'unixepoch')",
            "month",
        ),
        ("sqlite", "milliseconds", "created_at >= 1704067200000", "DATE(created_at / 1000, 'unixepoch')", "day"),
        ("sqlite", "iso", "created_at >= '2024-01-01'", "STRFTIME('%Y', created_at)", "year"),
        (
            "postgres",
            "seconds",
            "TO_TIMESTAMP(created_at) >= '2024-01-01'",
            "EXTRACT(YEAR FROM TO_TIMESTAMP(created_at))",
            "year",
        ),
        (
            "postgres",
            "seconds",
            "created_at >= EXTRACT(EPOCH FROM DATE '2024-01-01')",
            "DATE_TRUNC('month', TO_TIMESTAMP(created_at))",
            "month",
        ),
        (
            "postgres",
            "day first",
            "TO_DATE(CAST(created_at AS VARCHAR), 'DD/MM/YYYY') >= '2024-01-01'",
            "DATE_TRUNC('year', created_at)",
            "year",
        ),
        (
            "mysql",
            "seconds",
            "created_at >= UNIX_TIMESTAMP('2024-01-01')",
            "FROM_UNIXTIME(created_at, '%Y-%m')",
            "month",
        ),
        ("mysql", "milliseconds", "created_at >= 1704067200000", "YEAR(FROM_UNIXTIME(created_at / 1000))", "year"),
        (
            "duckdb",
            "seconds",
            "TO_TIMESTAMP(created_at) >= TIMESTAMP '2024-01-01'",
            "YEAR(TO_TIMESTAMP(created_at))",
            "year",
        ),
    ],
)
def test_what_others_write_is_read_as_days_too(dialect: str, form: str, where: str, by: str, said: str) -> None:
    schema = shop(form, dialect=dialect)
    sql = f"SELECT {by}, COUNT(*) FROM orders WHERE {where} GROUP BY {by}"
    assert shown_reading(sql, dialect, schema) == f"Number of orders since the beginning of 2024 by {said}"


def test_a_schema_of_dates_stays_as_it_is() -> None:
    schema = shop("plain")
    sql = "select COUNT(*) from orders"
    assert over_dates(schema) is schema
    assert query_over_dates(sql, schema) is sql


def test_a_key_that_refers_to_a_table_of_days_is_a_key() -> None:
    days = Table(
        "days", (Column("date_key", "INTEGER", primary_key=True, samples=("20230105",)), Column("day", "DATE"))
    )
    facts = Table(
        "facts",
        (Column("date_key", "INTEGER", samples=("20230105",)), Column("net", "NUMERIC")),
        foreign_keys=(ForeignKey(("date_key",), "days", ("date_key",)),),
    )
    schema = Schema("sqlite", (days, facts))
    assert over_dates(schema) is schema
