"""Queries read as a sales manager would ask for them: each of readings.sql as the line under it says, on a schema with
keys and comments; then other dialects, what tells readings apart, and what numbers are counted in."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deploy.reference.warehouse.tables import metadata
from reliability.sql.english import MAX_CHARACTERS, NO_WORDS, reading, readings
from reliability.sql.reading.differences import differences, phrases
from reliability.sql.reading.units import units
from reliability.values import Column, ForeignKey, Schema, Table

PAIRS = [
    tuple(block.split("\n-- ")) for block in Path(__file__).with_name("readings.sql").read_text().strip().split("\n\n")
]
SHOPS = Schema(
    "sqlite",
    tuple(
        Table(
            table.name,
            tuple(Column(c.name, str(c.type), c.comment or "", c.primary_key, bool(c.nullable)) for c in table.columns),
            table.comment or "",
            tuple(
                ForeignKey((key.parent.name,), key.column.table.name, (key.column.name,)) for key in table.foreign_keys
            ),
        )
        for table in metadata.sorted_tables
    ),
)


def test_there_are_many_cases() -> None:
    assert len(PAIRS) >= 150
    assert len({said for _, said in PAIRS}) == len(PAIRS)


@pytest.mark.parametrize(("sql", "english"), PAIRS)
def test_a_query_reads_as_people_ask(sql: str, english: str) -> None:
    said = reading(sql, "sqlite", SHOPS)
    assert said == english
    assert not {"CASE", "WHEN", "SELECT", "`", "NULL"} & set(said.split())


@pytest.mark.parametrize(
    ("dialect", "sql", "english"),
    [
        (
            "postgres",
            "SELECT date_trunc('month', o.order_date), SUM(o.revenue) FROM orders o WHERE o.order_date >= DATE '2026-01-01' AND "
            "o.order_date < DATE '2027-01-01' GROUP BY 1 ORDER BY 1",
            "Total revenue in 2026 by month",
        ),
        (
            "postgres",
            "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY revenue) FROM orders WHERE order_date > now() - interval '30 days'",
            "Median revenue in the last 30 days",
        ),
        (
            "postgres",
            "SELECT AVG(ship_date - order_date) FROM orders WHERE status ILIKE 'comp%'",
            "Average number of days from order date to ship date of orders whose status starts with “comp”",
        ),
        (
            "postgres",
            "SELECT EXTRACT(year FROM order_date), COUNT(*) FILTER (WHERE status = 'Cancelled')::numeric / NULLIF(COUNT(*), 0) "
            "FROM orders GROUP BY 1",
            "Share of orders that are cancelled by year",
        ),
        (
            "mysql",
            "SELECT date_format(order_date, '%Y-%m') AS m, COUNT(*) FROM orders WHERE year(order_date) = 2026 GROUP BY m",
            "Number of orders in 2026 by month",
        ),
        (
            "mysql",
            "SELECT AVG(datediff(ship_date, order_date)) FROM orders",
            "Average number of days from order date to ship date",
        ),
        (
            "postgres",
            "SELECT DISTINCT ON (o.customer_id) o.customer_id, o.order_date FROM orders o ORDER BY o.customer_id, o.order_date DESC",
            "Customer id and order date of orders, only the latest of each customer by order date, sorted by customer id",
        ),
        ("duckdb", "SELECT median(revenue) FROM orders", "Median revenue"),
        ("duckdb", "SELECT dayname(order_date), COUNT(*) FROM orders GROUP BY 1", "Number of orders by weekday"),
    ],
)
def test_other_dialects_read_alike(dialect: str, sql: str, english: str) -> None:
    assert reading(sql, dialect, SHOPS) == english


def test_what_is_shown_names_groups_by_a_key_and_its_name_once() -> None:
    counted = (
        "SELECT COUNT(*) FROM (SELECT customers.full_name, COUNT(*) FROM orders JOIN customers ON customers.customer_id "
        "= orders.customer_id GROUP BY orders.customer_id, customers.full_name HAVING COUNT(*) >= 2) AS t"
    )
    assert readings([counted], "sqlite", SHOPS) == ["Number of customers with at least 2 orders"]


def test_readings_that_would_sound_alike_name_their_tables_then_their_columns() -> None:
    two = readings(["SELECT SUM(revenue) FROM orders", "SELECT SUM(total_revenue) FROM customers"], "sqlite", SHOPS)
    assert two == ["Total order revenue", "Total customer total revenue"]
    three = readings(["SELECT SUM(a.net) FROM a", "SELECT SUM(b.net) FROM b", "SELECT SUM(net2) FROM a"], "sqlite")
    assert len(set(three)) == 3
    assert readings(["SELECT 1", "SELECT 1"], "sqlite") == ["1", "1"]
    same = ["SELECT COUNT(*) FROM customers", "SELECT COUNT(customer_id) FROM customers"]
    assert readings(same, "sqlite", SHOPS) == ["Number of customers"] * 2
    assert readings([], "sqlite") == []


STAFF = Schema(
    "sqlite",
    (
        Table(
            "staff",
            (
                Column("name", "TEXT"),
                Column("team_now", "INTEGER", "Team today"),
                Column("team_2022", "INTEGER", "Team before the move"),
                Column("rating", "REAL"),
            ),
        ),
        Table("teams", (Column("id", "INTEGER", primary_key=True), Column("name", "TEXT"))),
    ),
)


def test_readings_that_sound_alike_say_the_columns_that_they_go_by() -> None:
    """Which of two keys joins them is in no sentence; who is asked must choose by it."""
    now = "SELECT COUNT(*) FROM staff AS s JOIN teams AS t ON t.id = s.team_now WHERE t.name = 'Art'"
    before = "SELECT COUNT(*) FROM teams JOIN staff ON staff.team_2022 = teams.id WHERE teams.name = 'Art'"
    found = readings([now, before, "SELECT COUNT(*) FROM staff"], "sqlite", STAFF)
    assert found[0].endswith(", going by team now")
    assert found[1].endswith(", going by team before the move")
    assert found[2] == "Number of staff"
    assert differences(found[:2])[1].said == "going by team before the move"
    assert not any("going by" in each for each in readings([now, now], "sqlite", STAFF))
    assert readings(["no query (", "none ("], "sqlite", STAFF) == [NO_WORDS] * 2
    inner = "SELECT t1.c1 FROM (SELECT id AS c1, COUNT(*) AS c2 FROM staff GROUP BY id) AS t1 WHERE t1.c2 > 1"
    plain = "SELECT id FROM staff GROUP BY id HAVING COUNT(*) > 1"
    assert not any("c1" in each or "c2" in each for each in readings([inner, plain], "sqlite", STAFF))


def test_names_as_they_are_written_tell_apart_or_are_not_said() -> None:
    two = ["SELECT name, rating FROM staff WHERE rating < 2", "SELECT name FROM staff WHERE rating < 2"]
    assert readings(two, "sqlite", STAFF) == [
        "Name and rating of staff with rating under 2",
        "Name of staff with rating under 2",
    ]


def test_the_time_to_the_next_row_is_said_as_such() -> None:
    gap = (
        "JULIANDAY(o.order_date) - JULIANDAY(LAG(o.order_date) OVER (PARTITION BY o.customer_id ORDER BY o.order_date))"
    )
    each = f"SELECT AVG(t.value) FROM (SELECT {gap} AS value FROM orders AS o) AS t WHERE t.value IS NOT NULL"
    assert readings([each], "sqlite", SHOPS) == [
        "Average number of days from one order date to the next of each customer"
    ]
    of_all = each.replace("PARTITION BY o.customer_id ", "")
    assert readings([of_all], "sqlite", SHOPS) == ["Average number of days from one order date to the next"]


def test_an_article_goes_with_what_follows() -> None:
    """Only where a sentence puts one: a value is said as it is stored."""
    sql = "SELECT COUNT(*) FROM orders JOIN employees ON employees.employee_id = orders.employee_id"
    assert readings([sql], "sqlite", SHOPS) == ["Number of orders with an employee"]
    [value] = readings(["SELECT COUNT(*) FROM orders WHERE orders.kind = 'Grade A iron'"], "sqlite")
    assert "Grade A iron" in value


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        (
            ["Total net sales in May 2026 by store", "Total gross sales in May 2026 by store"],
            ["Total net sales", "Total gross sales"],
        ),
        (
            ["Number of orders in May 2026", "Number of orders with ship date in May 2026"],
            ["not only those with ship date", "with ship date"],
        ),
        (
            ["Total revenue in 2025", "Total revenue in 2025 of orders that are not cancelled"],
            ["not only those of orders that are not cancelled", "of orders that are not cancelled"],
        ),
        (["A", "A"], ["A", "A"]),
        (["Total net sales"], ["Total net sales"]),
        ([], []),
    ],
)
def test_what_differs_between_readings(sentences: list[str], said: list[str]) -> None:
    assert [each.said for each in differences(sentences)] == said


@given(st.lists(st.text(max_size=120), max_size=6))
def test_any_sentences_have_differences_and_lose_no_words(sentences: list[str]) -> None:
    assert len(differences(sentences)) == len(sentences)
    for sentence in sentences:
        assert " ".join(phrases(sentence)) == " ".join(sentence.split())


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("SELECT SUM(net_sales), COUNT(*), store_id FROM daily_sales GROUP BY store_id", ("euros", "", "")),
        ("SELECT 100.0 * SUM(net_sales) / SUM(gross_sales) FROM daily_sales", ("percent",)),
        ("SELECT SUM(net_sales) / COUNT(*), SUM(net_sales) - SUM(gross_sales) FROM daily_sales", ("euros", "euros")),
        ("SELECT SUM(net_sales) / SUM(gross_sales) FROM daily_sales", ("",)),
        ("SELECT AVG(x.t) FROM (SELECT SUM(net_sales) AS t FROM daily_sales GROUP BY store_id) AS x", ("euros",)),
        ("SELECT AVG(julianday(ship_date) - julianday(order_date)) FROM orders", ("days",)),
        ("SELECT SUM(quantity * unit_price) FROM order_items", ("euros",)),
        ("SELECT * FROM daily_sales", ()),
        ("no SQL (", ()),
        ("", ()),
    ],
)
def test_numbers_say_what_they_are_counted_in(sql: str, found: tuple[str, ...]) -> None:
    assert units(sql, "sqlite", SHOPS) == found


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=80))
def test_any_text_has_a_sentence_and_units(text: str) -> None:
    for sql in (text, f"SELECT {text} FROM orders", f"SELECT COUNT(*) FROM orders WHERE {text}"):
        said = reading(sql, "sqlite", SHOPS)
        assert said
        assert len(said) <= MAX_CHARACTERS
        assert isinstance(units(sql, "sqlite", SHOPS), tuple)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM orders WHERE " + " OR ".join(f"revenue = {n}" for n in range(2_000)),
        "SELECT COUNT(*) FROM orders WHERE " + " AND ".join(f"revenue <> {n}" for n in range(1_000)),
        "SELECT COUNT(*) FROM orders WHERE order_id IN (" + ",".join(map(str, range(5_000))) + ")",
        "SELECT " + " + ".join(["revenue"] * 1_500) + " FROM orders",
        "SELECT " + ", ".join(f"SUM(revenue + {n})" for n in range(500)) + " FROM orders",
        "SELECT x FROM " + "(SELECT x FROM " * 40 + "orders" + ") AS t" * 40,
        "((((" * 200 + "SELECT 1" + "))))" * 200,
    ],
)
def test_huge_queries_are_said_shortly_and_quickly(sql: str) -> None:
    begin = time.thread_time()
    assert 0 < len(reading(sql, "sqlite", SHOPS)) <= MAX_CHARACTERS
    assert time.thread_time() - begin < 20


def test_what_cannot_be_parsed_has_a_plain_sentence() -> None:
    assert reading("this is ( not SQL", "sqlite") == NO_WORDS
    assert "`" not in reading("WITH RECURSIVE n AS (SELECT 1 UNION ALL SELECT 2) SELECT * FROM n", "sqlite")


def test_readings_that_sound_alike_but_for_what_is_shown_beside_name_their_tables() -> None:
    of_orders = (
        "SELECT customers.full_name FROM orders JOIN customers ON customers.customer_id = orders.customer_id"
        " GROUP BY orders.customer_id, customers.full_name ORDER BY SUM(orders.revenue) DESC LIMIT 1"
    )
    kept = "SELECT full_name, total_revenue FROM customers ORDER BY total_revenue DESC LIMIT 1"
    assert readings([of_orders, kept], "sqlite", SHOPS) == [
        "The customer with the highest total order revenue",
        "The customer with the highest customer total revenue, with customer total revenue",
    ]


OF_ALL = "SELECT 100.0 * SUM(t.r) / (SELECT SUM(orders.revenue) FROM orders) FROM"


@pytest.mark.parametrize(
    ("sql", "those"),
    [
        (
            f"{OF_ALL} (SELECT SUM(revenue) AS r FROM orders GROUP BY customer_id ORDER BY SUM(revenue) DESC LIMIT 9) AS t",
            "9 customers with the highest total revenue",
        ),
        (f"{OF_ALL} (SELECT revenue AS r FROM orders ORDER BY revenue LIMIT 3) AS t", "3 with the lowest revenue"),
        (
            "SELECT 100.0 * SUM(CASE WHEN x.place <= 10 THEN x.r ELSE 0 END) / SUM(x.r) FROM (SELECT SUM(revenue) AS r, "
            "ROW_NUMBER() OVER (ORDER BY SUM(revenue) DESC) AS place FROM orders GROUP BY store_id) AS x",
            "10 stores with the highest total revenue",
        ),
    ],
)
def test_the_share_of_the_first_so_many_is_said_as_one(sql: str, those: str) -> None:
    assert readings([sql], "sqlite", SHOPS) == [f"Share of total revenue that comes from the {those}, in percent"]


@pytest.mark.parametrize(("no", "said"), [("", "not "), ("NOT ", "")])
def test_a_comment_that_is_a_clause_names_no_column_even_where_columns_are_named(no: str, said: str) -> None:
    sql = f"SELECT supplier_name FROM suppliers WHERE {no}deleted_at IS NULL"
    assert reading(sql, "sqlite", SHOPS, 1).lower().endswith(f"suppliers that are {said}deleted")
