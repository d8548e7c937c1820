"""What an answer includes silently: rows marked as over that its query does not leave out."""

import sqlite3
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.candidates.included import counted, included
from reliability.values import Column, Failure, FailureKind, ForeignKey, Rows, Schema, Table

CUSTOMERS = Table(
    "customers",
    (
        Column("customer_id", "INTEGER", primary_key=True),
        Column("city", "TEXT"),
        Column("deleted_at", "TEXT"),
    ),
)
ORDERS = Table(
    "orders",
    (
        Column("order_id", "INTEGER", primary_key=True),
        Column("customer_id", "INTEGER"),
        Column("status", "TEXT", "Completed, Shipped, Pending or Cancelled", nullable=False),
        Column("revenue", "REAL"),
    ),
    foreign_keys=(ForeignKey(("customer_id",), "customers", ("customer_id",)),),
)
LINES = Table(
    "order_lines",
    (Column("line_id", "INTEGER", primary_key=True), Column("order_id", "INTEGER"), Column("amount", "REAL")),
    foreign_keys=(ForeignKey(("order_id",), "orders", ("order_id",)),),
)
STAFF = Table("staff", (Column("id", "INTEGER", primary_key=True), Column("is_active", "BOOLEAN", nullable=False)))
ACCOUNTS = Table("accounts", (Column("id", "INTEGER", primary_key=True), Column("is_active", "BOOLEAN")))
MEMBERS = Table("members", (Column("id", "INTEGER", primary_key=True), Column("left_on", "DATE")))
SCHEMA = Schema("sqlite", (CUSTOMERS, ORDERS, LINES, STAFF, MEMBERS, ACCOUNTS))
MADE = """
CREATE TABLE customers (customer_id, city, deleted_at);
INSERT INTO customers VALUES (1, 'Ulm', NULL), (2, 'Ulm', '2026-01-01'), (3, 'Graz', '2026-02-01');
CREATE TABLE orders (order_id, customer_id, status, revenue);
INSERT INTO orders VALUES (1, 1, 'Completed', 10), (2, 2, 'Cancelled', 5), (3, 3, 'Pending', 1);
CREATE TABLE order_lines (line_id, order_id, amount);
INSERT INTO order_lines VALUES (1, 1, 4), (2, 1, 6), (3, 2, 2), (4, 2, 3), (5, 3, 1);
CREATE TABLE staff (id, is_active);
INSERT INTO staff VALUES (1, TRUE), (2, FALSE);
CREATE TABLE accounts (id, is_active);
INSERT INTO accounts VALUES (1, TRUE), (2, FALSE), (3, NULL), (4, NULL);
CREATE TABLE members (id, left_on);
INSERT INTO members VALUES (1, NULL), (2, '2026-03-01');
"""


def run(sql: str) -> Rows:
    database = sqlite3.connect(":memory:")
    database.executescript(MADE)
    cursor = database.execute(sql)
    return Rows(tuple(each[0] for each in cursor.description), tuple(map(tuple, cursor.fetchall())))


@pytest.mark.parametrize(
    ("sql", "label", "count", "rest"),
    [
        ("SELECT COUNT(*) FROM customers", "deleted customers", 2, [(1,)]),
        ("SELECT city, COUNT(*) FROM customers GROUP BY city", "deleted customers", 2, [("Ulm", 1)]),
        ("SELECT COUNT(*) FROM customers WHERE city = 'Ulm'", "deleted customers", 1, [(1,)]),
        ("SELECT SUM(revenue) FROM orders", "cancelled orders", 1, [(11.0,)]),
        (
            "SELECT SUM(l.amount) FROM order_lines AS l JOIN orders AS o ON o.order_id = l.order_id",
            "cancelled orders",
            1,
            [(11,)],
        ),
        (
            "SELECT c.city, COUNT(*) FROM orders o JOIN customers c ON c.customer_id = o.customer_id GROUP BY c.city",
            "cancelled orders",
            1,
            [("Graz", 1), ("Ulm", 1)],
        ),
        ("SELECT COUNT(*) FROM staff", "inactive staff", 1, [(1,)]),
        ("SELECT COUNT(*) FROM accounts", "inactive accounts", 1, [(3,)]),  # of two nothing is said
        ("SELECT COUNT(*) FROM members", "members that have left", 1, [(1,)]),
    ],
)
def test_rows_marked_as_over_are_counted_and_can_be_left_out(
    sql: str, label: str, count: int, rest: list[tuple[object, ...]]
) -> None:
    [found] = included(sql, "sqlite", SCHEMA)
    known = counted(found, run(found.counting))
    assert known is not None
    assert (known.label, known.count) == (label, count)
    assert [tuple(row) for row in run(found.without).rows] == rest


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM customers WHERE deleted_at IS NULL",
        "SELECT deleted_at IS NULL, COUNT(*) FROM customers GROUP BY 1",
        "SELECT status, SUM(revenue) FROM orders GROUP BY status",
        "SELECT city FROM customers LIMIT 3",
        "SELECT COUNT(*) FROM order_lines",
        "SELECT 1",
        "SELECT COUNT(*) FROM customers UNION SELECT COUNT(*) FROM orders",
        "this is ( no SQL",
        "",
    ],
)
def test_what_a_query_speaks_of_or_cuts_or_cannot_hold_is_not_named(sql: str) -> None:
    assert included(sql, "sqlite", SCHEMA) == ()


def test_nothing_included_and_a_count_that_failed_are_not_named() -> None:
    [found] = included("SELECT COUNT(*) FROM customers", "sqlite", SCHEMA)
    assert counted(found, Rows(("n",), ((0,),))) is None
    assert counted(found, Rows(("n",), ())) is None
    assert counted(found, Failure(FailureKind.TIMEOUT, "too slow")) is None


def test_a_column_that_may_be_empty_keeps_rows_that_do_not_say() -> None:
    flags = Table("users", (Column("id", "INTEGER"), Column("is_deleted", "BOOLEAN")))
    [found] = included("SELECT COUNT(*) FROM users", "postgres", Schema("postgres", (flags,)))
    assert "IS NULL" in found.without
    assert found.label == "deleted users"


@given(st.text(max_size=80))
def test_any_text_can_be_looked_at(text: str) -> None:
    assert isinstance(included(text, "sqlite", SCHEMA), tuple)
    assert isinstance(included(f"SELECT {text} FROM customers", "sqlite", SCHEMA), tuple)


FILTERED = Schema("sqlite", (*SCHEMA.tables[:1], replace(ORDERS, default_filter="revenue > 0 AND status <> 'test'")))


def test_rows_outside_a_catalog_s_default_filter_are_counted_and_can_be_left_out() -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE orders (order_id, customer_id, status, revenue)")
    rows = [(1, 1, "Shipped", 5), (2, 1, "test", 5), (3, 2, "Shipped", 0), (4, 2, None, None)]
    connection.executemany("INSERT INTO orders VALUES (?, ?, ?, ?)", rows)
    [found] = included("SELECT COUNT(o.order_id) FROM orders AS o", "sqlite", FILTERED)
    assert found.label == "orders outside “revenue > 0 AND status <> 'test'”"
    assert connection.execute(found.counting).fetchall() == [(3,)]
    assert connection.execute(found.without).fetchall() == [(1,)]


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT COUNT(*) FROM orders WHERE status = 'test'",
        "SELECT SUM(orders.revenue) FROM orders",
        "SELECT COUNT(*) FROM customers",
    ],
)
def test_a_query_that_speaks_of_the_filter_s_columns_has_decided(sql: str) -> None:
    assert not [found for found in included(sql, "sqlite", FILTERED) if "outside" in found.label]


@pytest.mark.parametrize(
    "wrong", ["no such column", "unknown > 0", "1 = 1", "order_id IN (SELECT 1)", "; DROP TABLE x", "("]
)
def test_a_filter_that_is_no_condition_on_its_table_is_left_alone(wrong: str) -> None:
    schema = Schema("sqlite", (replace(ORDERS, default_filter=wrong),))
    plain = included("SELECT COUNT(*) FROM orders", "sqlite", Schema("sqlite", (ORDERS,)))
    assert included("SELECT COUNT(*) FROM orders", "sqlite", schema) == plain
