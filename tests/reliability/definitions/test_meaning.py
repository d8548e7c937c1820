"""What a word may mean: one condition, value or measure over one table, checked as a query is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.definitions.defining import defined, holds
from reliability.definitions.meaning import LONGEST_MEANING, meaning_of, spoken
from reliability.errors import BadInput
from reliability.values import Column, Schema, Table
from tests.support.kept.defined_shop import SHOP


@pytest.mark.parametrize(
    ("means", "kind", "table", "says"),
    [
        ("customers.deleted_on IS NULL", "condition", "customers", "Customers that are not deleted"),
        ("deleted_on is null", "condition", "customers", "Customers that are not deleted"),
        ("sum(orders.net)", "sum", "orders", "Total net"),
        ("sum(net - tax)", "sum", "orders", "Total of net minus tax"),
        ("sum(net) / sum(tax)", "measure", "orders", "Total net divided by total tax"),
        ("count(distinct orders.customer_id)", "measure", "orders", "Number of different customers with orders"),
        ("net - tax", "value", "orders", "Net minus tax of orders"),
        ("((customers.city = 'Porto'))", "condition", "customers", "Customers with city Porto"),
        (
            "exists (select 1 from orders where orders.customer_id = customers.id)",
            "condition",
            "customers",
            "Customers with any order",
        ),
    ],
)
def test_a_condition_value_or_measure_over_one_table_has_a_meaning(
    means: str, kind: str, table: str, says: str
) -> None:
    found = meaning_of(means, SHOP)
    assert (found.kind, found.table.name) == (kind, table)
    assert spoken(found, SHOP) == says


def test_what_subqueries_read_gets_names_that_no_query_has() -> None:
    found = meaning_of("customers.id in (select o.customer_id from orders o where net > 5)", SHOP)
    assert found.tree.sql("sqlite") == (
        "defined_home.id IN (SELECT defined_1.customer_id FROM orders AS defined_1 WHERE defined_1.net > 5)"
    )


@pytest.mark.parametrize(
    ("means", "said"),
    [
        ("", "1 to 2,000 characters"),
        ("   ", "1 to 2,000 characters"),
        ("x" * (LONGEST_MEANING + 1), "1 to 2,000 characters"),
        ("net; DROP TABLE orders", "must be SQL"),
        ("drop table orders", "must be SQL"),
        ("'", "must be SQL"),
        ("net from orders", "not a whole query"),
        ("net union select 1", "not a whole query"),
        ("net limit 1", "not a whole query"),
        ("net, tax", "not a whole query"),
        ("*", "not a whole query"),
        ("1", "must name a column"),
        ("(select 1)", "must name a column"),
        ("nowhere.net", "no table nowhere"),
        ("orders.nothing", "no column nothing"),
        ("nothing", "No table has the column nothing"),
        ("id = 1", "Several tables"),
        ("customers.id = orders.customer_id", "of one table"),
        ("sum(net) > 3", "single rows"),
        ("sum(net) + tax", "tax stands alone"),
        ("sum(net) over ()", "window"),
        ("net > ?", "not a whole query"),
        ("load_extension(customers.city)", "load_extension"),
        ("exists (select 1 from sqlite_master where customers.id = 1)", "sqlite_master"),
        ("(" * 3_000, "1 to 2,000 characters"),
        ("(" * 900 + "net" + ")" * 900, ""),
    ],
)
def test_anything_else_is_one_sentence(means: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        meaning_of(means, SHOP)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=80))
def test_no_text_breaks_it(text: str) -> None:
    try:
        meaning_of(text, SHOP)
    except BadInput:
        return


def test_a_hidden_column_means_nothing() -> None:
    customers, orders = SHOP.tables
    hidden = Table("customers", customers.columns[:2], hidden=("city",))
    with pytest.raises(BadInput):
        meaning_of("customers.city = 'Porto'", Schema("sqlite", (hidden, orders)))


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("", "1 to 6 words"),
        ("?!", "1 to 6 words"),
        ("one two three four five six seven", "1 to 6 words"),
        ("2026", "letters"),
        ("customers", "the name of customers itself"),
    ],
)
def test_a_phrase_that_no_question_can_hold_is_refused(phrase: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        defined(phrase, "deleted_on is null", "shop", SHOP, by="U1", at="")


def test_a_definition_holds_until_a_column_that_it_reads_changes_or_goes() -> None:
    made = defined(" active   customer ", "deleted_on is null", "shop", SHOP, by="U1", at="")
    assert (made.phrase, made.table) == ("active customer", "customers")
    assert holds(made, SHOP)
    customers, orders = SHOP.tables

    def shop_with(*columns: Column) -> Schema:
        return Schema("sqlite", (Table("customers", columns), orders))

    kept = [each for each in customers.columns if each.name != "deleted_on"]
    assert holds(made, shop_with(*kept[:1], Column("deleted_on", "DATE")))
    assert not holds(made, shop_with(*kept, Column("deleted_on", "TEXT")))
    assert not holds(made, shop_with(*kept))
