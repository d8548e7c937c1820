"""Gold queries whose days are brought to those that their question names."""

import sqlite3
from datetime import date

import pytest

from adapters.training.logs.aligned import aligned
from reliability.question.periods import Period
from reliability.values import Column, Schema, Table

SCHEMA = Schema("sqlite", (Table("sales", (Column("day", "DATE"), Column("amount", "REAL"))),))
YEAR = Period(date(2026, 1, 1), date(2027, 1, 1))
SPRING = Period(date(2026, 3, 1), date(2026, 6, 1))


def returned(sql: str) -> object:
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE sales (day DATE, amount REAL)")
        rows = [("2025-12-31", 1), ("2026-01-01", 2), ("2026-04-02", 4), ("2026-10-31", 8)]
        connection.executemany("INSERT INTO sales VALUES (?, ?)", rows)
        try:
            return connection.execute(sql).fetchall()
        except sqlite3.Error:
            return None


SUM = "SELECT SUM(sales.amount) FROM sales WHERE "
WHOLE = "sales.day >= '2026-01-01' AND sales.day < '2027-01-01'"


@pytest.mark.parametrize(
    ("where", "periods", "expected"),
    [
        ("sales.day >= '2026-01-01'", [YEAR], WHOLE),
        ("sales.day >= '2026-01-01' AND sales.day < '2026-11-01'", [YEAR], WHOLE),
        (
            "sales.amount > 1 AND sales.day >= '2026-01-01' AND sales.day < '2026-11-01'",
            [YEAR],
            f"sales.amount > 1 AND {WHOLE}",
        ),
        ("sales.day >= '2026-01-01' AND sales.day < '2026-10-01'", [YEAR], None),  # October would be more
        ("sales.day >= '2026-04-01' AND sales.day < '2026-05-01'", [SPRING], None),  # neither begins nor ends with it
        ("sales.day >= '2026-01-01'", [], None),
        ("sales.nothing >= '2026-01-01'", [YEAR], None),
        (WHOLE, [YEAR], None),
    ],
)
def test_bounds_become_the_questions_where_the_result_stays(
    where: str, periods: list[Period], expected: str | None
) -> None:
    assert aligned(SUM + where, SCHEMA, periods, returned) == SUM + (expected or where)
