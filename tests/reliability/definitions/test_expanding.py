"""Defined words in questions and queries: what stands there, what is written out, and what is refused."""

from __future__ import annotations

import sqlite3
from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.composing import compose
from reliability.definitions.definition import Definition
from reliability.definitions.expanding import NotDefined, expanded, written_in
from reliability.definitions.standing import DefinedSchema, in_question, with_definitions
from reliability.values import Column, Schema, Table
from tests.support.kept.defined_shop import ACTIVE, ALL, SALES, SHOP, word

TODAY = date(2026, 11, 21)
HOLDS = "customers.deleted_on IS NULL AND customers.city <> 'Porto'"


def of(text: str, *definitions: Definition, schema: Schema = SHOP) -> DefinedSchema:
    found = with_definitions(text, in_question(text, definitions or ALL), schema)
    assert found is not None
    return found


def composed(text: str, *definitions: Definition) -> str:
    """The first composed query that goes by the definitions, written out."""
    defined = of(text, *definitions)
    for each in compose(account_for(text, defined.schema, (), TODAY), defined.schema, TODAY, 8):
        try:
            return expanded(each.sql, defined)
        except NotDefined:
            continue
    raise AssertionError("none goes by the definitions")


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("How many active customers do we have?", {("active customer", True)}),
        ("How many ACTIVE CUSTOMERS?", {("active customer", True)}),
        ("customers that are active", {("active customer", False)}),
        ("sales of active customers", {("active customer", True), ("sales", True)}),
        ("saleswoman of the month", set()),
        ("", set()),
        ("active " * 2_000, set()),
    ],
)
def test_words_in_a_row_stand_in_a_question(text: str, phrases: set[tuple[str, bool]]) -> None:
    assert {(each.phrase, whole) for each, whole in in_question(text, ALL)} == phrases


def test_the_longer_of_two_definitions_takes_its_words() -> None:
    longer = word("active customer sales", "sum(net)")
    found = in_question("active customer sales by month", [ACTIVE, SALES, longer])
    assert [(each.phrase, whole) for each, whole in found if whole] == [("active customer sales", True)]


def test_a_question_without_defined_words_has_the_schema_as_it_is() -> None:
    assert with_definitions("net per month", in_question("net per month", ALL), SHOP) is None


def test_a_definition_that_this_schema_does_not_have_is_left_out() -> None:
    bare = Schema("sqlite", (Table("customers", (Column("id", "INTEGER"),)),))
    assert with_definitions("active customers", in_question("active customers", ALL), bare) is None


@pytest.mark.parametrize(
    ("text", "sql"),
    [
        ("How many active customers do we have?", f"SELECT COUNT(*) FROM customers WHERE {HOLDS}"),
        (
            "active customers per city",
            f"SELECT customers.city, COUNT(*) FROM customers WHERE {HOLDS} GROUP BY customers.city",
        ),
        ("how many are not active customers", f"SELECT COUNT(*) FROM customers WHERE NOT ({HOLDS}) IS TRUE"),
        (
            "what share of customers are active customers",
            f"SELECT 100.0 * COUNT(CASE WHEN {HOLDS} THEN 1 END) / COUNT(*) FROM customers",
        ),
        (
            "sales per city in 2025",
            "SELECT customers.city, SUM(orders.net - orders.tax) FROM orders JOIN customers ON customers.id = "
            "orders.customer_id WHERE orders.ordered_on >= '2025-01-01' AND orders.ordered_on < '2026-01-01' GROUP BY "
            "customers.city",
        ),
        (
            "tax rate by city",
            "SELECT customers.city, 1.0 * SUM(orders.tax) / SUM(orders.net) FROM orders JOIN customers ON customers.id = "
            "orders.customer_id GROUP BY customers.city",
        ),
        (
            "how many sleepers are there",
            "SELECT COUNT(*) FROM customers WHERE NOT EXISTS(SELECT 1 FROM orders AS defined_1 WHERE "
            "defined_1.customer_id = customers.id)",
        ),
    ],
)
def test_composing_reads_a_question_by_its_definitions(text: str, sql: str) -> None:
    assert composed(text) == sql


def test_a_column_of_the_same_name_gives_way_and_a_longer_name_does_not() -> None:
    customers, orders = SHOP.tables
    more = (*orders.columns, Column("sales", "NUMERIC"), Column("gross_sales", "NUMERIC"))
    schema = Schema("sqlite", (customers, Table("orders", more, foreign_keys=orders.foreign_keys)))
    defined = of("sales in 2025", SALES, schema=schema)
    assert (
        expanded("SELECT SUM(orders.sales) FROM orders", defined) == "SELECT SUM(orders.net - orders.tax) FROM orders"
    )
    assert with_definitions("gross sales in 2025", in_question("gross sales in 2025", [SALES]), schema) is None
    assert of("total sales in 2025", SALES, schema=schema).stand[0].definition == SALES


@pytest.mark.parametrize(
    ("text", "sql", "out"),
    [  # what a model writes without the column
        ("active customers", "SELECT COUNT(*) FROM customers", f"SELECT COUNT(*) FROM customers WHERE {HOLDS}"),
        (
            "active customers in Graz",
            "SELECT c.name FROM customers AS c WHERE c.city = 'Graz' OR c.id = 1",
            "SELECT c.name FROM customers AS c WHERE (c.city = 'Graz' OR c.id = 1) AND (c.deleted_on IS NULL AND c.city <> "
            "'Porto')",
        ),
        (
            "big orders per customer",
            "SELECT c.name, COUNT(o.id) FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id GROUP BY c.name",
            "SELECT c.name, COUNT(o.id) FROM customers AS c LEFT JOIN orders AS o ON o.customer_id = c.id AND o.net > 1000 "
            "GROUP BY c.name",
        ),
        ("sales", "SELECT SUM(net - tax) FROM orders", "SELECT SUM(net - tax) FROM orders"),
    ],
)
def test_a_query_that_leaves_a_definition_out_goes_by_it(text: str, sql: str, out: str) -> None:
    assert expanded(sql, of(text)) == out


@pytest.mark.parametrize(
    ("text", "sql"),
    [
        ("active customers", "SELECT COUNT(*) FROM orders"),
        ("which share of customers is active customers", "SELECT COUNT(*) FROM customers"),
        ("customers who are no active customers, not one", "SELECT COUNT(*) FROM customers"),
        ("sales", "SELECT SUM(net) FROM orders"),
        ("tax rate", "SELECT orders.tax_rate FROM orders"),
        ("tax rate", "SELECT SUM(CASE WHEN orders.id > 1 THEN orders.tax_rate END) FROM orders"),
        ("active customers", "nonsense ((("),
        ("active customers", "SELECT 1 FROM orders RIGHT JOIN customers ON orders.customer_id = customers.id"),
    ],
)
def test_a_query_that_cannot_go_by_a_definition_is_refused(text: str, sql: str) -> None:
    with pytest.raises(NotDefined):
        expanded(sql, of(text))


def test_what_is_written_out_counts_what_the_definition_says() -> None:
    """Held against SQLite itself, also where a cell is empty: of 4 customers one is active, and the other three are
    not."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE customers (id INTEGER, name TEXT, deleted_on DATE, city TEXT)")
    rows = [(1, "a", None, "Graz"), (2, "b", "2026-01-01", "Graz"), (3, "c", None, "Porto"), (4, "d", None, None)]
    database.executemany("INSERT INTO customers VALUES (?, ?, ?, ?)", rows)
    defined = of("active customers")
    for condition, count in (
        ("customers.is_active = 1", 1),
        ("customers.is_active", 1),
        ("customers.is_active IS TRUE", 1),
        ("NOT customers.is_active", 2),  # as SQL does: of an empty city it is not known
        ("customers.is_active = 0", 3),
        ("customers.is_active <> 1", 3),
        ("customers.is_active IS NULL", 3),
        ("customers.is_active IN (0)", 3),
    ):
        sql = expanded(f"SELECT COUNT(*) FROM customers WHERE {condition}", defined)
        assert database.execute(sql).fetchone() == (count,), condition


def test_the_words_that_a_query_says_itself_are_told() -> None:
    defined = of("sales of active customers")
    found = written_in("SELECT SUM(orders.sales) FROM orders", defined)
    assert [each.definition.phrase for each in found] == ["sales"]
    assert written_in("nonsense (((", defined) == ()
