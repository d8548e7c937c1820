"""Each query of fixtures/english.sql reads as the line under it says."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.sql.english import reading
from reliability.sql.headings import headings
from reliability.words import words

FIXTURES = Path(__file__).parents[2] / "fixtures" / "english.sql"
PAIRS = [tuple(block.split("\n-- ")) for block in FIXTURES.read_text().strip().split("\n\n")]


@pytest.mark.parametrize(("sql", "english"), PAIRS)
def test_a_query_reads_as_plain_english(sql: str, english: str) -> None:
    assert reading(sql, "sqlite") == english


def test_two_readings_of_a_question_never_sound_alike() -> None:
    columns = ("gross_sales", "net_sales", "final_sales")
    said = {reading(f"SELECT SUM(orders.{column}) FROM orders", "postgres") for column in columns}
    assert len(said) == 3


@given(st.text(max_size=60))
def test_any_text_has_a_reading(text: str) -> None:
    assert isinstance(reading(text, "sqlite"), str)


@given(st.text(max_size=30))
def test_any_name_has_words(name: str) -> None:
    assert words(name) == words(name).lower().strip()


TWO = "FROM customers AS t1 JOIN stores AS t2 ON t1.city = t2.city"


@pytest.mark.parametrize(
    ("sql", "columns", "said"),
    [
        (
            "SELECT orders.status, SUM(orders.amount) FROM orders GROUP BY orders.status",
            ("status", "sum"),
            ["status", "total order amount"],
        ),
        (
            "SELECT COUNT(*), ROUND((AVG(price)), 2), MAX(day), MIN(day) FROM order_items",
            "abcd",
            ["number of order items", "average order item price", "latest day", "earliest day"],
        ),
        (
            'SELECT COUNT(*) AS n, SUM(amount) AS "Total (EUR)" FROM orders',
            ("n", "Total (EUR)"),
            ["number of orders", "Total (EUR)"],
        ),
        ("SELECT v FROM (SELECT SUM(net) AS v FROM orders GROUP BY shop) AS t", ("v",), ["total net"]),
        (
            f"SELECT t1.name, t2.name, t1.id {TWO}",
            ("name", "name", "id"),
            ["name (customers.name)", "name (stores.name)", "id"],
        ),
        (
            f"SELECT SUM(t1.amount), SUM(t2.amount), COUNT(*) {TWO}",
            ("sum", "sum", "count"),
            ["total customer amount", "total store amount", "count"],
        ),
        ("SELECT COUNT(*) FROM (SELECT DISTINCT city FROM stores) AS s", ("count",), ["number of different cities"]),
        ("SELECT t1.name, t2.name FROM p AS t1 JOIN p AS t2 ON t1.boss = t2.id", ("name", "name"), ["name", "name"]),
        ("SELECT COUNT(DISTINCT city) FROM stores", ("count",), ["number of different cities"]),
        (
            "SELECT *, price * items, COUNT(*) FROM sales",
            ("price", "items", "?column?", "count"),
            ["price", "items", "price times items", "number of sales"],
        ),
        ("SELECT *, * FROM sales", ("price", "items", "price", "items"), ["price", "items", "price", "items"]),
        (
            "SELECT COUNT(*) FROM stores UNION ALL SELECT COUNT(*) FROM customers",
            ("count",),
            ["number of stores or number of customers"],
        ),
        ("SELECT COUNT(*) FROM stores WHERE a UNION SELECT COUNT(*) FROM stores", ("count",), ["number of stores"]),
        ("(SELECT name FROM stores) UNION SELECT SUM(city) FROM customers", ("name",), ["name"]),
        ("SELECT SUM(a) FROM x EXCEPT SELECT SUM(b) FROM y", ("sum",), ["total a"]),
        ("SELECT SUM(CASE WHEN a THEN 1 END), 'x' FROM t", ("sum", "x"), ["number of ts marked as a", "x"]),
        ("SELECT (SELECT COUNT(*) FROM orders) FROM t", ("count",), ["number of orders"]),
        ("SELECT SUM(a), SUM(b) FROM t", ("one",), ["one"]),
        ("SELECT SUM(a FROM", ("raw",), ["raw"]),
        ("DROP TABLE t", ("raw",), ["raw"]),
    ],
)
def test_a_column_of_a_result_is_headed_by_what_it_holds(sql: str, columns: Sequence[str], said: list[str]) -> None:
    assert list(headings(sql, columns)) == said


@given(st.text(max_size=60), st.lists(st.text(max_size=9), max_size=4))
def test_any_sql_gives_each_column_a_heading(text: str, columns: list[str]) -> None:
    assert len(headings(f"SELECT {text}", columns)) == len(columns)
    assert len(headings(text, columns)) == len(columns)
