"""A shop whose rows are marked as over, on SQLite: deleted customers, cancelled orders, members that have left."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from reliability.candidates.included import counted, included
from reliability.core import Core
from reliability.sql.english import reading
from reliability.values import (
    Answered,
    Column,
    Failure,
    FailureKind,
    ForeignKey,
    Limits,
    LinkedSchema,
    Reading,
    Rows,
    Schema,
    Table,
)
from tests.support.trace_world import PROMPTS

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
SHOP = Schema("sqlite", (CUSTOMERS, ORDERS))
RULED = Schema("sqlite", (CUSTOMERS, replace(ORDERS, default_filter="revenue <> 99")))
"""By the team's catalog, orders of 99 are tests."""
MADE = """
CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, city TEXT, deleted_at TEXT);
INSERT INTO customers VALUES (1, 'Ulm', NULL), (2, 'Ulm', '2026-01-01'), (3, 'Graz', '2026-02-01'), (4, 'Graz', NULL);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER, status TEXT NOT NULL, revenue REAL);
INSERT INTO orders VALUES (1, 1, 'Completed', 10), (2, 2, 'Cancelled', 5), (3, 3, 'Pending', 1), (4, 4, 'Pending', 99),
    (5, 1, 'Cancelled', 99);
"""
ALL_CUSTOMERS, KEPT_CUSTOMERS = (
    "SELECT COUNT(*) FROM customers",
    "SELECT COUNT(*) FROM customers WHERE customers.deleted_at IS NULL",
)
ALL_ORDERS = "SELECT COUNT(*) FROM orders"


def run(sql: str) -> Rows | Failure:
    """What the shop's database returns."""
    database = sqlite3.connect(":memory:")
    database.executescript(MADE)
    try:
        cursor = database.execute(sql)
        return Rows(tuple(each[0] for each in cursor.description), tuple(map(tuple, cursor.fetchall())))
    except sqlite3.Error as error:
        return Failure(FailureKind.INVALID, str(error))
    finally:
        database.close()


def shop(schema: Schema = SHOP) -> FakeWarehouse:
    """The shop, as it is read."""
    return FakeWarehouse(schema, run, name="shop")


def shop_core(place: FakeWarehouse | None = None) -> Core:
    """What answers of the shop are changed with: no model."""

    def nobody(prompt: str) -> list[str]:
        raise AssertionError("a language model was asked")

    return Core(FakeModel(nobody), FakeEncoder(), place or shop(), FakeStore().memory, PROMPTS)


def answer_by(sql: str, schema: Schema = SHOP) -> Answered:
    """What the flow answers with a query, surely and unasked, with what it includes."""
    result = run(sql)
    assert isinstance(result, Rows)
    place = shop(schema)
    found = (counted(each, place.run(each.counting, Limits())) for each in included(sql, schema.dialect, schema))
    shown = Reading(sql, reading(sql, schema.dialect, schema), result, probability=0.9)
    return Answered(
        shown, LinkedSchema(("customers",), ()), calibrated=True, included=tuple(each for each in found if each)
    )
