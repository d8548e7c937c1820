"""A shop for tests of defined words: two tables, on SQLite."""

from __future__ import annotations

from reliability.definitions.defining import defined
from reliability.definitions.definition import Definition
from reliability.values import Column, ForeignKey, Schema, Table

SHOP = Schema(
    "sqlite",
    (
        Table(
            "customers",
            (
                Column("id", "INTEGER", primary_key=True),
                Column("name", "TEXT"),
                Column("deleted_on", "DATE"),
                Column("city", "TEXT"),
            ),
        ),
        Table(
            "orders",
            (
                Column("id", "INTEGER", primary_key=True),
                Column("customer_id", "INTEGER"),
                Column("ordered_on", "DATE"),
                Column("net", "NUMERIC"),
                Column("tax", "NUMERIC"),
            ),
            foreign_keys=(ForeignKey(("customer_id",), "customers", ("id",)),),
        ),
    ),
)
BY, AT = "U0ADA00001", "2026-11-20T12:00:00+00:00"


def word(phrase: str, means: str, schema: Schema = SHOP, warehouse: str = "shop") -> Definition:
    """A definition by Ada."""
    return defined(phrase, means, warehouse, schema, by=BY, at=AT)


ACTIVE = word("active customer", "customers.deleted_on IS NULL AND city <> 'Porto'")
SALES = word("sales", "sum(net - tax)")
RATE = word("tax rate", "sum(tax) / sum(net)")
SLEEPER = word("sleeper", "not exists (select 1 from orders o where o.customer_id = customers.id)")
BIG = word("big order", "orders.net > 1000")
ALL = (ACTIVE, SALES, RATE, SLEEPER, BIG)
