"""Keys that nobody declared: what names propose and data bear out."""

from dataclasses import replace

import pytest

from reliability.linking.inferred_keys import (
    KeyFacts,
    LikelyKey,
    likely_keys,
    likely_own_keys,
    with_inferred_keys,
    with_own_keys,
)
from reliability.values import Column, Element, ForeignKey, Schema, Table


def table(name: str, *columns: str, key: str = "", foreign: tuple[ForeignKey, ...] = ()) -> Table:
    made = (Column(each.partition(":")[0], each.partition(":")[2] or "INTEGER") for each in columns)
    return Table(name, tuple(replace(c, primary_key=c.name == key) for c in made), foreign_keys=foreign)


def likely(*tables: Table) -> set[tuple[str, str, str, str]]:
    """The likeliest target of each column."""
    found: dict[tuple[str, str], LikelyKey] = {}
    for key in likely_keys(Schema("sqlite", tables)):
        found.setdefault((key.table, key.column), key)
    return {(k.table, k.column, k.ref_table, k.ref_column) for k in found.values()}


CUSTOMERS = table("customers", "customer_id", "name:TEXT", key="customer_id")


@pytest.mark.parametrize(
    ("column", "parent", "ref"),
    [
        ("customer_id", CUSTOMERS, "customer_id"),
        ("cust_id", CUSTOMERS, "customer_id"),
        ("billing_customer_id", CUSTOMERS, "customer_id"),
        ("CustomerID", CUSTOMERS, "customer_id"),
        ("merchant_id", table("merchants", "mid", "name:TEXT", key="mid"), "mid"),
        ("user_id", table("public.users", "id", key="id"), "id"),
        ("store_no", table("stores", "id", key="id"), "id"),
        ("doc_id", table("doctors", "doc_id", key="doc_id"), "doc_id"),
        ("aid", table("author", "aid", "name:TEXT"), "aid"),
        ("category", table("categories", "id", key="id"), "id"),
    ],
)
def test_a_name_proposes(column: str, parent: Table, ref: str) -> None:
    child = table("orders", "id", column, "amount:NUMERIC", key="id")
    assert likely(child, parent) == {("orders", column, parent.name, ref)}


@pytest.mark.parametrize(
    "column", ["id", "name:TEXT", "customer_id:DATE", "customer_id:BOOLEAN", "customer_name:TEXT", "amount", "code"]
)
def test_what_is_no_reference_proposes_nothing(column: str) -> None:
    assert likely(table("orders", column), CUSTOMERS) == set()


def test_a_table_may_refer_to_itself_but_no_column_to_itself() -> None:
    parts = table("parts", "part_id", "parent_part_id", key="part_id")
    assert likely(parts) == {("parts", "parent_part_id", "parts", "part_id")}


def test_the_table_that_a_key_is_called_after_is_its_home() -> None:
    details = table("customer_details", "customer_id", "age", key="customer_id")
    assert likely(CUSTOMERS, details) == {("customer_details", "customer_id", "customers", "customer_id")}


def test_a_declared_key_is_kept_and_not_inferred_again() -> None:
    declared = ForeignKey(("customer_id",), "customers", ("customer_id",))
    orders = table("orders", "id", "customer_id", key="id", foreign=(declared,))
    assert likely(orders, CUSTOMERS) == set()


def keys(fact: KeyFacts | None, parent: Table = CUSTOMERS) -> tuple[ForeignKey, ...]:
    schema = Schema("sqlite", (table("orders", "id", "customer_id", key="id"), parent))
    return with_inferred_keys(schema, dict.fromkeys(likely_keys(schema), fact)).tables[0].foreign_keys


def test_the_data_dispose() -> None:
    inferred = (ForeignKey(("customer_id",), "customers", ("customer_id",), inferred=True),)
    assert keys(KeyFacts(unique=True, looked=50, included=1.0)) == inferred
    assert keys(KeyFacts(unique=True, looked=50, included=0.9)) == ()
    assert keys(KeyFacts(unique=False, looked=50, included=1.0)) == ()
    assert keys(KeyFacts(unique=True, looked=0, included=0.0)) == inferred  # an empty table: the name is sure
    assert keys(None) == inferred  # no answer in time, but a declared primary key of this very name
    assert keys(None, table("customers", "customer_id", "name:TEXT")) == ()


def test_an_inferred_key_leaves_the_fingerprint_alone() -> None:
    schema = Schema("sqlite", (table("orders", "id", "customer_id", key="id"), CUSTOMERS))
    more = with_inferred_keys(schema, dict.fromkeys(likely_keys(schema), None))
    assert more != schema
    assert more.fingerprint() == schema.fingerprint()


def test_a_huge_schema_takes_no_time() -> None:
    tables = [table(f"thing{n}", "id", *(f"thing{m}_id" for m in range(n, n + 40)), key="id") for n in range(400)]
    assert len(likely_keys(Schema("sqlite", tuple(tables)))) == 400
    assert likely_keys(Schema("sqlite", ())) == ()


def test_a_table_without_a_key_has_the_one_that_others_refer_to_or_that_is_named_as_its_own() -> None:
    plain = replace(CUSTOMERS, columns=tuple(replace(c, primary_key=False) for c in CUSTOMERS.columns))
    orders, notes = table("orders", "id", "customer_id"), table("notes", "text:TEXT", "note_id")
    schema = Schema("sqlite", (orders, plain, notes, table("carts", "cart_id", key="cart_id")))
    assert [str(each) for each in likely_own_keys(schema)] == ["orders.id", "customers.customer_id"]


def test_an_own_key_is_inferred_where_the_data_tell_rows_apart_by_it() -> None:
    schema = Schema("sqlite", (table("orders", "id", "total"), table("notes", "id"), table("carts", "id")))
    known = {Element("orders", "id"): True, Element("notes", "id"): False, Element("carts", "id"): None}
    found = with_own_keys(schema, known)
    keys = {t.name: [c.name for c in t.columns if c.primary_key and c.inferred] for t in found.tables}
    assert keys == {"orders": ["id"], "notes": [], "carts": []}
    assert found.fingerprint() == schema.fingerprint()
