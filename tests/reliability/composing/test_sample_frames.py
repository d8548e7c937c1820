"""Frames of questions that people asked of the sample warehouse, against the SQL that was written for them by hand."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import open_warehouse
from reliability.composing.frame import (
    AnyOf,
    Between,
    Change,
    Computed,
    Condition,
    Frame,
    Growth,
    Having,
    Measure,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
    Related,
)
from reliability.composing.rendering import to_sql
from reliability.question.periods import Period
from reliability.values import Cell, Element, Schema

ROOT = Path(__file__).parents[3]
QUESTIONS = ROOT / "deploy" / "reference" / "warehouse" / "natural" / "train.jsonl"
SAMPLE = ROOT / "var" / "sample.sqlite"


def el(name: str) -> Element:
    return Element(*name.split("."))


def has(name: str, *values: Cell) -> Condition:
    return Condition(Of(el(name)), "=", values)


def isnt(name: str, *values: Cell) -> Condition:
    return Condition(Of(el(name)), "<>", values)


def empty(name: str) -> Condition:
    return Condition(Of(el(name)), "is null")


def days(name: str, start: str, end: str) -> Condition:
    return Condition(Of(el(name)), period=Period(date.fromisoformat(start), date.fromisoformat(end)))


def by(*names: str) -> tuple[Of, ...]:
    return tuple(Of(el(name)) for name in names)


def take(aggregate: str, name: str, *only: Condition) -> Measure:
    return Measure(aggregate, Of(el(name)), only)  # type: ignore[arg-type]


ROWS = Measure("count")
MARGIN = Measure(
    "sum",
    Computed(
        Of(el("order_items.line_total")),
        "-",
        Computed(Of(el("order_items.quantity")), "*", Of(el("products.unit_cost"))),
    ),
)
LINES = take("sum", "order_items.line_total")
NET = take("sum", "daily_sales.net_sales")
SALES_2025, SALES_2026 = (days("daily_sales.sales_date", f"{y}-01-01", f"{y + 1}-01-01") for y in (2025, 2026))
ORDERS_2025, ORDERS_2026 = (days("orders.order_date", f"{y}-01-01", f"{y + 1}-01-01") for y in (2025, 2026))
VALID = isnt("orders.status", "Cancelled")
STAFF = empty("employees.left_on")
LIVE = empty("products.discontinued_on")


def thirds(table: str, column: str) -> tuple[Measure, Measure]:
    """A sum in the third quarters of 2025 and 2026."""
    quarters = (days("daily_sales.sales_date", f"{year}-07-01", f"{year}-10-01") for year in (2025, 2026))
    first, second = (take("sum", f"{table}.{column}", quarter) for quarter in quarters)
    return first, second


def orders_each(customer: bool = True) -> OfEach:
    return OfEach("count", ROWS, by("orders.customer_id"), (Having(ROWS, "=", 1),) if customer else ())


FINAL, NET_THIRDS = thirds("daily_sales", "final_sales"), thirds("daily_sales", "net_sales")
OCTOBER = days("daily_sales.sales_date", "2026-10-01", "2026-11-01")
ORDERS_OF_SEGMENTS: tuple[Number, ...] = (orders_each(), Ratio(orders_each(), orders_each(False)))

FRAMES: dict[str, Frame] = {
    "ta001": Frame(
        "payments",
        (Measure("average", Between(el("orders.order_date"), el("payments.paid_at"))),),
        where=(has("payments.method", "Invoice"), days("payments.paid_at", "2026-01-01", "2027-01-01")),
    ),
    "ta009": Frame(
        "order_items",
        (MARGIN, Ratio(MARGIN, LINES, percent=True)),
        where=(has("categories.category_name", "Lighting"), VALID, ORDERS_2025),
    ),
    "ta028": Frame("daily_sales", (*FINAL, Change(*FINAL, percent=True)), by("regions.region_name")),
    "ta051": Frame("products", (ROWS,), by("categories.category_name"), where=(LIVE,), empty_groups=True),
    "ta064": Frame(
        "order_items",
        (Ratio(LINES, LINES, percent=True, of_all=True),),
        by("products.brand"),
        where=(has("categories.category_name", "Kitchen"), VALID, ORDERS_2026),
    ),
    "ta068": Frame(
        "products",
        (ROWS,),
        by("suppliers.supplier_name"),
        where=(empty("suppliers.rating"), empty("suppliers.deleted_at")),
        empty_groups=True,
    ),
    "ta116": Frame(
        "daily_sales",
        (NET,),
        by("stores.store_name"),
        where=(has("regions.region_name", "Alpine"), OCTOBER),
        having=(
            Having(NET, ">", take("sum", "daily_sales.net_sales", OCTOBER, has("stores.store_name", "Graz Gardens"))),
        ),
    ),
    "ta131": Frame(
        "employees",
        tuple(take(each, "employees.salary") for each in ("least", "average", "most")),
        by("departments.dept_name"),
        where=(STAFF,),
    ),
    "ta147": Frame(
        "employees",
        (),
        by(
            "departments.dept_name",
            "employees.first_name",
            "employees.last_name",
            "employees.job_title",
            "employees.salary",
        ),
        where=(STAFF,),
        order=(Order(Of(el("employees.salary"))),),
        first_of_each=Of(el("departments.dept_name")),
        ties=True,
    ),
    "ta149": Frame(
        "employees",
        (ROWS,),
        tuple(Of(el(f"employees.{name}"), through=el("employees.manager_id")) for name in ("first_name", "last_name")),
        where=(STAFF,),
        having=(Having(ROWS, ">=", 8),),
    ),
    "ta160": Frame(
        "customers",
        (Ratio(Measure("count", None, (Related("returns"),)), ROWS, percent=True),),
        where=(Related("orders"),),
    ),
    "ta165": Frame(
        "daily_sales",
        (),
        by("regions.region_name"),
        order=(Order(Change(*NET_THIRDS, percent=True)),),
        limit=1,
    ),
    "ta204": Frame("orders", (take("median", "orders.revenue"),), by("orders.channel"), where=(VALID, ORDERS_2026)),
    "ta212": Frame(
        "daily_sales",
        (OfEach("count", NET, by("daily_sales.sales_date"), (Having(NET, ">", 15000),)),),
        where=(SALES_2026,),
    ),
    "ta214": Frame(
        "orders",
        (
            Ratio(
                OfEach("sum", take("sum", "orders.revenue"), by("orders.customer_id"), top=100),
                take("sum", "orders.revenue"),
                percent=True,
            ),
        ),
        where=(VALID, ORDERS_2025),
    ),
    "ta217": Frame(
        "daily_sales",
        (Growth(NET, percent=True),),
        (Of(el("daily_sales.sales_date"), "month"),),
        where=(SALES_2026,),
    ),
    "ta218": Frame(
        "stores",
        (Ratio(NET, Measure("count", None, (STAFF,), "employees")),),
        by("stores.store_name"),
        where=(empty("stores.closed_on"), SALES_2026),
    ),
    "ta230": Frame(
        "employees",
        tuple(take(each, "employees.salary") for each in ("least", "median", "most")),
        by("employees.job_title"),
        where=(STAFF,),
    ),
    "tb056": Frame(
        "orders",
        (OfEach("average", ROWS, by("orders.ship_date")),),
        (Of(el("orders.ship_date"), "weekday"),),
        order=(Order(OfEach("average", ROWS, by("orders.ship_date"))),),
        limit=1,
    ),
    "tb085": Frame("orders", ORDERS_OF_SEGMENTS),
    "tb094": Frame(
        "orders",
        (
            OfEach(
                "count",
                take("count distinct", "products.category_id"),
                by("orders.customer_id"),
                (Having(take("count distinct", "products.category_id"), ">=", 4),),
            ),
        ),
        where=(ORDERS_2026,),
    ),
    "tb095": Frame(
        "orders",
        (ROWS,),
        by("categories.category_name"),
        where=(
            isnt("categories.category_name", "Outdoor"),
            Related("order_items", (Condition(Of(el("products.product_name")), "ends", (" Tent",)),), of="orders"),
        ),
        order=(Order(ROWS),),
        limit=3,
    ),
    "tb117": Frame(
        "orders",
        (),
        by("orders.order_id", "customers.full_name", "orders.order_date", "orders.revenue"),
        where=(has("orders.status", "Completed"), Related("payments", never=True)),
    ),
    "tb134": Frame(
        "payments",
        (
            Change(
                take("sum", "returns.refund_amount", days("returns.returned_on", "2025-01-01", "2026-01-01")),
                take("sum", "payments.amount", days("payments.paid_at", "2025-01-01", "2026-01-01")),
            ),
        ),
    ),
    "tb157": Frame(
        "daily_sales",
        (Ratio(take("sum", "daily_sales.final_sales"), take("sum", "stores.floor_area_sqm")),),
        by("stores.store_name"),
        where=(has("regions.region_name", "Iberia West", "Iberia East"), empty("stores.closed_on"), SALES_2025),
    ),
    "tb164": Frame(
        "orders",
        (ROWS, take("average", "orders.revenue")),
        (Of(el("orders.order_date"), "year"),),
        where=(
            has("regions.region_name", "Benelux"),
            AnyOf(
                tuple(days("orders.order_date", f"{year}-07-01", f"{year}-10-01") for year in (2025, 2026)),
            ),
        ),
    ),
    "tb172": Frame(
        "daily_sales",
        (NET,),
        (Of(el("daily_sales.sales_date"), "month"),),
        where=(has("regions.country", "Austria"), SALES_2026),
        running=True,
    ),
}
ASKED = {line["id"]: line for line in map(json.loads, QUESTIONS.read_text("utf-8").splitlines())}


@pytest.fixture(scope="module")
def sample() -> Iterator[tuple[sqlite3.Connection, Schema]]:
    warehouse = open_warehouse(f"sqlite:///{SAMPLE}", "sample", workers=1)
    try:
        schema = warehouse.schema()
    finally:
        warehouse.close()
    with closing(sqlite3.connect(f"file:{SAMPLE}?mode=ro", uri=True)) as connection:
        yield connection, schema


def rows(connection: sqlite3.Connection, sql: str) -> list[tuple[str, ...]]:
    """Rows and their cells without an order, numbers to six digits."""

    def plain(cell: Cell) -> str:
        return f"{cell:.6g}" if isinstance(cell, int | float) else str(cell)

    return sorted(tuple(sorted(map(plain, row))) for row in connection.execute(sql).fetchall())


@pytest.mark.parametrize("question", FRAMES)
def test_a_frame_of_a_question_returns_what_its_query_does(
    question: str, sample: tuple[sqlite3.Connection, Schema]
) -> None:
    connection, schema = sample
    asked = ASKED[question]
    sql = to_sql(FRAMES[question], schema)
    right = [rows(connection, each) for each in (asked["sql"], *asked["also_right"])]
    assert rows(connection, sql) in right, (asked["question"], sql)
