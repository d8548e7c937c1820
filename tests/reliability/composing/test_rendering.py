"""Frames of every kind, run on all four databases, against rows worked out by hand."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adapters.warehouses.warehouse import SqlWarehouse
from reliability.composing.frame import (
    AnyOf,
    Between,
    Change,
    Computed,
    Condition,
    Expression,
    Filter,
    Frame,
    Gap,
    Grain,
    Growth,
    Having,
    Measure,
    Moving,
    NotComposable,
    Number,
    Of,
    OfEach,
    Order,
    Ratio,
    Related,
    Value,
)
from reliability.composing.rendering import to_sql
from reliability.guard.guard import guard
from reliability.question.periods import Period
from reliability.sql.english import reading
from reliability.values import Cell, Column, Element, ForeignKey, Limits, Rows, Schema, Table

DIALECTS = ("sqlite", "duckdb", "postgres", "mysql")


# --- short words for frames ------------------------------------------------------------------------


def el(name: str) -> Element:
    table, _, column = name.rpartition(".")
    return Element(table, column)


def of(name: str, grain: Grain | None = None, through: str = "", each: bool | None = None) -> Of:
    return Of(el(name), grain, el(through) if through else None, each)


def where(name: str, *values: Cell, how: str = "=", other: Expression | Number | None = None) -> Condition:
    return Condition(of(name), how, values, other=other)  # type: ignore[arg-type]


def during(name: str, start: str | None, end: str | None) -> Condition:
    return Condition(of(name), period=Period(*(date.fromisoformat(day) if day else None for day in (start, end))))


def total(name: str, *only: Filter) -> Measure:
    return Measure("sum", of(name), only)


def count(table: str = "", *only: Filter) -> Measure:
    return Measure("count", None, only, table)


ROWS = Measure("count")
IN_2025 = during("orders.placed", "2025-01-01", "2026-01-01")
IN_2026 = during("orders.placed", "2026-01-01", "2027-01-01")
MARGIN = Computed(of("lines.quantity"), "*", of("lines.price"))

CASES: dict[str, tuple[Frame, list[tuple[Cell, ...]]]] = {
    # counts, sums and the like over one table
    "rows": (Frame("orders", (ROWS,)), [(6,)]),
    "rows of a period of times, its edges included and excluded": (Frame("orders", (ROWS,), where=(IN_2025,)), [(4,)]),
    "a sum of no rows": (Frame("orders", (total("orders.amount"),), where=(where("orders.status", "?"),)), [(None,)]),
    "several numbers": (
        Frame("orders", (ROWS, total("orders.amount"), Measure("count distinct", of("orders.customer_id")))),
        [(6, 380, 3)],
    ),
    "an average leaves out what is missing": (Frame("staff", (Measure("average", of("staff.pay")),)), [(73.3333,)]),
    "a median of three": (Frame("staff", (Measure("median", of("staff.pay")),)), [(60,)]),
    "a median of an even number": (Frame("orders", (Measure("median", of("orders.amount")),)), [(60,)]),
    "medians of groups": (
        Frame("orders", (Measure("median", of("orders.amount")),), (of("orders.status"),)),
        [("done", 75), ("open", 70), ("void", 30)],
    ),
    "least and most": (
        Frame("orders", (Measure("least", of("orders.amount")), Measure("most", of("orders.amount")))),
        [(30, 100)],
    ),
    "values that are there": (Frame("orders", (Measure("count", of("orders.shipped")),)), [(4,)]),
    "something computed": (Frame("lines", (Measure("sum", MARGIN),)), [(20 + 30 + 50 + 50 + 70 + 30 + 100,)]),
    "computed over two tables": (
        Frame(
            "lines",
            (Measure("sum", Computed(of("orders.amount"), "-", MARGIN)),),
            where=(where("lines.product", "cup"),),
        ),
        [(100 - 50 + 30 - 30,)],
    ),
    "a quotient of whole numbers is not cut": (
        Frame("shops", (Measure("sum", Computed(of("shops.floor_area"), "/", Value(80))),)),
        [(270 / 80,)],
    ),
    # conditions
    "a value with a quote": (Frame("orders", (ROWS,), where=(where("shops.shop_name", "O'Neill"),)), [(2,)]),
    "one of several": (Frame("orders", (ROWS,), where=(where("orders.status", "open", "void"),)), [(2,)]),
    "none of several": (Frame("orders", (ROWS,), where=(where("orders.status", "open", "void", how="<>"),)), [(4,)]),
    "not a value leaves out what has none": (
        Frame("customers", (ROWS,), where=(where("customers.tier", "gold", how="<>"),)),
        [(1,)],
    ),
    "missing": (Frame("customers", (ROWS,), where=(where("customers.tier", how="is null"),)), [(2,)]),
    "yes and no": (Frame("customers", (ROWS,), where=(where("customers.active", 1),)), [(3,)]),
    "a number as text": (Frame("orders", (ROWS,), where=(where("orders.amount", "70", how=">="),)), [(3,)]),
    "signs of patterns in a text": (
        Frame("lines", (ROWS,), where=(where("lines.product", "0% OFF_", how="contains"),)),
        [(1,)],
    ),
    "a sign of patterns is no letter": (
        Frame("lines", (ROWS,), where=(where("lines.product", "%t_a", how="contains"),)),
        [(0,)],
    ),
    "signs of patterns in a text that is left out": (
        Frame("lines", (ROWS,), where=(where("lines.product", "0% off_", how="not contains"),)),
        [(6,)],
    ),
    "other beginnings": (Frame("lines", (ROWS,), where=(where("lines.product", "cu", how="not starts"),)), [(5,)]),
    "other ends": (Frame("lines", (ROWS,), where=(where("lines.product", "EA", how="not ends"),)), [(3,)]),
    "a beginning": (Frame("lines", (ROWS,), where=(where("lines.product", "cu", how="starts"),)), [(2,)]),
    "a range": (Frame("orders", (ROWS,), where=(where("orders.amount", 50, 70, how="between"),)), [(2,)]),
    "a day of a time": (Frame("orders", (ROWS,), where=(where("orders.placed", "2025-02-01"),)), [(1,)]),
    "after a day of a time": (Frame("orders", (ROWS,), where=(where("orders.placed", "2025-12-31", how=">"),)), [(2,)]),
    "until a day of a time": (
        Frame("orders", (ROWS,), where=(where("orders.placed", "2025-01-31", how="<="),)),
        [(1,)],
    ),
    "a period of times kept as text": (
        Frame("visits", (ROWS,), where=(during("visits.seen", "2025-02-01", "2026-01-01"),)),
        [(1,)],
    ),
    "a period of a column of years": (
        Frame("visits", (ROWS,), where=(during("visits.year", "2025-01-01", "2026-01-01"),)),
        [(2,)],
    ),
    "an open period": (Frame("orders", (ROWS,), where=(during("orders.placed", "2026-01-01", None),)), [(2,)]),
    "above the average": (
        Frame(
            "orders", (ROWS,), where=(where("orders.amount", how=">", other=Measure("average", of("orders.amount"))),)
        ),
        [(3,)],
    ),
    "two columns of a row": (
        Frame("staff", (ROWS,), where=(where("staff.dept_2022", how="<>", other=of("staff.curr_dept")),)),
        [(2,)],
    ),
    "one or the other": (
        Frame(
            "orders",
            (ROWS,),
            where=(AnyOf((where("orders.status", "open"), IN_2026)), where("orders.amount", 30, how=">")),
        ),
        [(2,)],
    ),
    # joins and the many side
    "a condition two keys up": (
        Frame("orders", (total("orders.amount"),), where=(where("regions.region_name", "North"),)),
        [(320,)],
    ),
    "a condition on the many side repeats nothing": (
        Frame("orders", (ROWS, total("orders.amount")), where=(where("lines.product", "tea"),)),
        [(3, 250)],
    ),
    "conditions on the many side are about one row": (
        Frame("customers", (ROWS,), where=(IN_2026, where("orders.status", "done"))),
        [(1,)],
    ),
    "conditions on two tables of the many side meet": (
        Frame("customers", (ROWS,), where=(IN_2025, where("lines.product", "cup"))),
        [(2,)],
    ),
    "conditions on two branches of the many side": (
        Frame("shops", (ROWS,), where=(where("lines.product", "cup"), where("Order Notes.group", "late"))),
        [(1,)],
    ),
    "ever": (Frame("customers", (ROWS,), where=(Related("refunds"),)), [(2,)]),
    "never": (Frame("customers", (), (of("customers.full_name"),), where=(Related("orders", never=True),)), [("Cat",)]),
    "three times or more": (
        Frame("customers", (ROWS,), where=(Related("orders", times=(">=", 3)),)),
        [(1,)],
    ),
    "one number's joins choose no rows of another's": (
        Frame(
            "orders",
            (
                ROWS,
                Measure("count distinct", of("depts.dept_name")),
                Measure(
                    "sum",
                    Computed(of("orders.amount"), "-", of("staff.pay")),
                ),
            ),
        ),
        [(6, 2, 70)],
    ),
    "one number's conditions choose no rows of another's": (
        Frame("orders", (ROWS, count("", where("staff.last_name", "Bo"))), (of("orders.status"),)),
        [("done", 4, 3), ("open", 1, 0), ("void", 1, 0)],
    ),
    "one of two conditions chooses no rows of the other": (
        Frame("orders", (ROWS,), where=(AnyOf((where("staff.last_name", "Bo"), where("orders.status", "open"))),)),
        [(4,)],
    ),
    "so many times under a condition, of rows further away": (
        Frame(
            "customers",
            (total("orders.amount"),),
            where=(Related("lines", (where("lines.product", "tea"),), times=("=", 4)),),
        ),
        [(250,)],
    ),
    "never in a period": (
        Frame("shops", (ROWS,), where=(Related("orders", (IN_2026,), never=True),)),
        [(2,)],
    ),
    "related up a key": (Frame("orders", (ROWS,), where=(Related("staff", never=True),)), [(1,)]),
    "related up a key, under a condition": (
        Frame("orders", (ROWS,), where=(Related("staff", (where("staff.last_name", "Bo"),), never=True),)),
        [(3,)],
    ),
    "rows of another table that are related to the subject": (
        Frame("customers", (total("orders.amount"),), where=(Related("refunds"),)),
        [(350,)],
    ),
    "a filter of the subject's own table": (
        Frame("staff", (), (of("staff.last_name"),), where=(Related("staff", never=True),)),
        [("Cy",), ("Di",)],
    ),
    # groups
    "groups of one name are apart": (
        Frame("orders", (ROWS,), (of("shops.shop_name"),)),
        [("Main", 3), ("Main", 1), ("O'Neill", 2)],
    ),
    "groups of one value are one": (Frame("orders", (ROWS,), (of("shops.city"),)), [("Lisbon", 1), ("Porto", 5)]),
    "groups beyond the many side count each row once": (
        Frame("customers", (ROWS,), (of("shops.city"),)),
        [("Lisbon", 1), ("Porto", 3)],
    ),
    "groups beyond the many side add each row once": (
        Frame("customers", (total("customers.credit"),), (of("shops.city"),)),
        [("Lisbon", 10), ("Porto", 60)],
    ),
    "an average of each row once": (
        Frame("customers", (Measure("average", of("customers.credit")),), (of("lines.product"),)),
        [("50% off_pot", 20), ("cup", 15), ("tea", 10)],
    ),
    "a median of each row once": (
        Frame("customers", (Measure("median", of("customers.credit")),), (of("lines.product"),)),
        [("50% off_pot", 20), ("cup", 15), ("tea", 10)],
    ),
    "through a chain of keys": (
        Frame("refunds", (total("refunds.paid_back"),), (of("regions.region_name"),)),
        [("North", 10), ("South", 30)],
    ),
    "groups without rows": (
        Frame(
            "orders",
            (ROWS, total("orders.amount")),
            (of("shops.shop_name"),),
            where=(where("shops.city", "Faro", "Porto"), IN_2025),
            empty_groups=True,
        ),
        [("Main", 2, 170), ("O'Neill", 1, 30), ("Quiet", 0, 0)],
    ),
    "groups without rows, far away": (
        Frame("lines", (ROWS,), (of("regions.region_name"),), empty_groups=True),
        [("North", 6), ("South", 1), ("Empty", 0)],
    ),
    "having alone": (
        Frame("customers", (), (of("customers.full_name"),), having=(Having(count("orders"), ">=", 2),)),
        [("Ann",), ("Ben",)],
    ),
    "a month of times": (
        Frame("orders", (ROWS,), (of("orders.placed", "month"),), where=(IN_2025,)),
        [("2025-01", 1), ("2025-02", 2), ("2025-12", 1)],
    ),
    "a quarter": (
        Frame("orders", (ROWS,), (of("orders.placed", "quarter"),)),
        [("2025-Q1", 3), ("2025-Q4", 1), ("2026-Q1", 2)],
    ),
    "a year": (Frame("orders", (ROWS,), (of("orders.placed", "year"),)), [(2025, 4), (2026, 2)]),
    "a week begins on Monday": (
        Frame("refunds", (ROWS,), (of("refunds.refunded", "week"),)),
        [("2025-02-10", 2), ("2026-01-05", 1)],
    ),
    "a day of times": (
        Frame("orders", (ROWS,), (of("orders.placed", "day"),), where=(IN_2026,)),
        [("2026-01-01", 1), ("2026-03-10", 1)],
    ),
    "a weekday": (
        Frame("refunds", (ROWS,), (of("refunds.refunded", "weekday"),)),
        [("Monday", 2), ("Tuesday", 1)],
    ),
    "a row without a date is in no period": (
        Frame("orders", (ROWS,), (of("orders.shipped", "year"),)),
        [(2025, 2), (2026, 2)],
    ),
    "an hour": (Frame("orders", (ROWS,), (of("orders.placed", "hour"),)), [(0, 2), (10, 2), (23, 2)]),
    "a month of times kept as text": (
        Frame("visits", (ROWS,), (of("visits.seen", "month"),)),
        [("2025-01", 1), ("2025-02", 1), ("2026-01", 1)],
    ),
    "a year of a column of years": (Frame("visits", (ROWS,), (of("visits.year", "year"),)), [(2025, 2), (2026, 1)]),
    "running totals": (
        Frame("orders", (total("orders.amount"),), (of("orders.placed", "year"),), running=True),
        [(2025, 250), (2026, 380)],
    ),
    "running counts of kinds": (
        Frame("orders", (ROWS,), (of("orders.placed", "year"), of("orders.status")), running=True),
        [(2025, "done", 3), (2025, "open", 1), (2026, "done", 4), (2026, "void", 1)],
    ),
    "moving averages": (
        Frame("orders", (total("orders.amount"),), (of("orders.placed", "month"),), moving=Moving("average", 2)),
        [("2025-01", 100), ("2025-02", 110), ("2025-12", 75), ("2026-01", 30), ("2026-03", 65)],
    ),
    "moving sums of kinds": (
        Frame("orders", (ROWS,), (of("orders.placed", "year"), of("orders.status")), moving=Moving("sum", 3)),
        [(2025, "done", 3), (2025, "open", 1), (2026, "done", 4), (2026, "void", 1)],
    ),
    # several keys, and a table's own
    "the key of now by default": (Frame("staff", (ROWS,), (of("depts.dept_name"),)), [("IT", 2), ("Ops", 2)]),
    "the key that is named": (
        Frame("staff", (ROWS,), (of("depts.dept_name"),), keys=(el("staff.dept_2022"),)),
        [("IT", 2), ("Ops", 1)],
    ),
    "both keys at once": (
        Frame(
            "staff",
            (),
            (of("staff.last_name"), of("depts.dept_name"), of("depts.dept_name", through="staff.dept_2022")),
        ),
        [("Ada", "Ops", None), ("Bo", "Ops", "IT"), ("Cy", "IT", "IT"), ("Di", "IT", "Ops")],
    ),
    "a manager's name": (
        Frame("staff", (ROWS,), (of("staff.last_name", through="staff.manager_id"),)),
        [("Ada", 2), ("Bo", 1)],
    ),
    "a list keeps rows that refer to nothing": (
        Frame("orders", (), (of("orders.order_id"), of("staff.last_name")), where=(where("orders.shop_id", 1),)),
        [(1, "Bo"), (3, None), (6, "Bo")],
    ),
    "paid more than the manager": (
        Frame(
            "staff", (ROWS,), where=(where("staff.pay", how="<", other=of("staff.pay", through="staff.manager_id")),)
        ),
        [(1,)],
    ),
    # ratios and changes
    "a share": (
        Frame("orders", (Ratio(count("", where("orders.status", "done")), ROWS, percent=True),)),
        [(66.6667,)],
    ),
    "shares of groups": (
        Frame("orders", (Ratio(count("", where("orders.status", "done")), ROWS, percent=True),), (of("shops.city"),)),
        [("Lisbon", 100), ("Porto", 60)],
    ),
    "each group's share of all": (
        Frame("orders", (Ratio(total("orders.amount"), total("orders.amount"), True, True),), (of("shops.city"),)),
        [("Lisbon", 50 / 3.8), ("Porto", 330 / 3.8)],
    ),
    "the share of all groups, of those that are kept": (
        Frame("orders", (Ratio(ROWS, ROWS, True, True),), (of("shops.city"),), having=(Having(ROWS, ">", 1),)),
        [("Porto", 500 / 6)],
    ),
    "a share of what is counted once": (
        Frame("customers", (Ratio(ROWS, ROWS, True, True),), (of("shops.city"),)),
        [("Lisbon", 100 / 3), ("Porto", 100)],
    ),
    "a ratio of whole numbers": (
        Frame("orders", (Ratio(ROWS, Measure("count distinct", of("orders.customer_id"))),)),
        [(2,)],
    ),
    "a ratio of two tables": (Frame("shops", (Ratio(ROWS, count("orders")),)), [(4 / 6,)]),
    "a ratio of two tables by a third": (
        Frame("orders", (Ratio(count("refunds"), count("lines"), True),), (of("shops.city"),), where=(IN_2025,)),
        [("Lisbon", 0), ("Porto", 60)],
    ),
    "a ratio with the group's own value": (
        Frame(
            "shops",
            (Ratio(total("orders.amount"), total("shops.floor_area")),),
            (of("shops.shop_name"),),
            where=(IN_2025,),
        ),
        [("Main", 1.7), ("Main", 1), ("O'Neill", 0.375)],
    ),
    "a ratio over a group's rows, of which a period says nothing": (
        Frame(
            "shops", (Ratio(total("orders.amount"), total("shops.floor_area")),), (of("shops.city"),), where=(IN_2025,)
        ),
        [("Faro", 0), ("Lisbon", 1), ("Porto", 200 / 180)],
    ),
    "nothing to divide by": (
        Frame("orders", (Ratio(ROWS, count("", where("orders.status", "open"))),), (of("shops.city"),)),
        [("Lisbon", None), ("Porto", 5)],
    ),
    "growth": (
        Frame("orders", (Change(total("orders.amount", IN_2025), total("orders.amount", IN_2026), True),)),
        [(100 * (130 - 250) / 250,)],
    ),
    "a difference by groups": (
        Frame(
            "orders", (Change(total("orders.amount", IN_2025), total("orders.amount", IN_2026)),), (of("shops.city"),)
        ),
        [("Lisbon", -50), ("Porto", -70)],
    ),
    "own conditions on the many side": (
        Frame("customers", (Ratio(count("", Related("refunds")), ROWS, True),), where=(Related("orders"),)),
        [(200 / 3,)],
    ),
    "from month to month": (
        Frame(
            "orders",
            (Growth(total("orders.amount")), Growth(total("orders.amount"), True)),
            (of("orders.placed", "month"),),
            where=(IN_2025,),
        ),
        [("2025-01", None, None), ("2025-02", 20, 20), ("2025-12", -90, -75)],
    ),
    "what one table has beyond another": (
        Frame(
            "orders",
            (Change(total("refunds.paid_back"), total("orders.amount")),),
            where=(where("orders.status", "done"),),
        ),
        [(240,)],
    ),
    "more than a certain shop": (
        Frame(
            "orders",
            (total("orders.amount"),),
            (of("shops.shop_name"),),
            having=(Having(total("orders.amount"), ">", total("orders.amount", where("shops.city", "Lisbon"))),),
        ),
        [("Main", 270), ("O'Neill", 60)],
    ),
    "fewer different ones than there are": (
        Frame(
            "orders",
            (Measure("count distinct", of("shops.shop_id")),),
            (of("customers.full_name", each=True),),
            having=(Having(Measure("count distinct", of("shops.shop_id")), "<", count("shops")),),
        ),
        [("Ann", 2), ("Ben", 2), ("Ann", 1)],
    ),
    "those who had none before against those who had": (
        Frame(
            "orders",
            (
                total("orders.amount", Related("orders", (IN_2025,), never=True, of="customers")),
                total("orders.amount", Related("orders", (IN_2025,), of="customers")),
            ),
            where=(IN_2026,),
        ),
        [(30, 100)],
    ),
    # numbers of groups
    "how many groups": (
        Frame(
            "customers",
            (OfEach("count", count("orders"), (of("customers.full_name"),), (Having(count("orders"), ">=", 2),)),),
        ),
        [(2,)],
    ),
    "the average of groups": (
        Frame("orders", (OfEach("average", total("lines.quantity"), (of("orders.order_id"),)),), where=(IN_2025,)),
        [(17 / 4,)],
    ),
    "the most of groups": (Frame("lines", (OfEach("most", ROWS, (of("lines.order_id"),)),)), [(3,)]),
    "the median of groups": (
        Frame("lines", (OfEach("median", total("lines.quantity"), (of("lines.order_id"),)),)),
        [(3,)],
    ),
    "the share of groups": (
        Frame(
            "orders",
            (
                Ratio(
                    OfEach("count", ROWS, (of("orders.customer_id"),), (Having(ROWS, "=", 1),)),
                    OfEach("count", ROWS, (of("orders.customer_id"),)),
                    True,
                ),
            ),
        ),
        [(100 / 3,)],
    ),
    "the share of the greatest groups": (
        Frame(
            "orders",
            (
                Ratio(
                    OfEach("sum", total("orders.amount"), (of("orders.customer_id"),), top=1),
                    total("orders.amount"),
                    True,
                ),
            ),
        ),
        [(25000 / 380,)],
    ),
    "the average of groups within groups": (
        Frame(
            "orders",
            (OfEach("average", ROWS, (of("orders.customer_id"),)), OfEach("most", ROWS, (of("orders.customer_id"),))),
            (of("shops.shop_name"),),
        ),
        [("Main", 1.5, 2), ("Main", 1, 1), ("O'Neill", 1, 1)],
    ),
    "the median of groups within groups": (
        Frame("orders", (OfEach("median", total("orders.amount"), (of("orders.customer_id"),)),), (of("shops.city"),)),
        [("Lisbon", 50), ("Porto", 100)],
    ),
    "the average by weekday of what a day has": (
        Frame("refunds", (OfEach("average", ROWS, (of("refunds.refunded"),)),), (of("refunds.refunded", "weekday"),)),
        [("Monday", 1), ("Tuesday", 1)],
    ),
    # order, first rows
    "so many of a hundred groups": (
        Frame(
            "orders",
            (total("orders.amount"),),
            (of("customers.full_name", each=True),),
            order=(Order(total("orders.amount")),),
            limit=50,
            of_a_hundred=True,
        ),
        [("Ann", 250), ("Ben", 100)],
    ),
    "so many of a hundred rows, at the least one": (
        Frame("orders", (), (of("orders.order_id"),), order=(Order(of("orders.placed")),), limit=1, of_a_hundred=True),
        [(6,)],
    ),
    "so many of a hundred of each": (
        Frame(
            "orders",
            (),
            (of("orders.order_id"),),
            order=(Order(of("orders.placed")),),
            first_of_each=of("orders.customer_id"),
            limit=50,
            of_a_hundred=True,
        ),
        [(6,), (2,), (4,), (5,)],
    ),
    "figures of so many of a hundred": (
        Frame(
            "orders",
            (ROWS,),
            where=(
                Condition(
                    of("orders.customer_id"),
                    "in",
                    other=Frame(
                        "orders",
                        (total("orders.amount"),),
                        (of("customers.customer_id"),),
                        order=(Order(total("orders.amount")),),
                        limit=50,
                        of_a_hundred=True,
                    ),
                ),
            ),
        ),
        [(5,)],
    ),
    "the first by a number": (
        Frame(
            "orders", (total("orders.amount"),), (of("shops.city"),), order=(Order(total("orders.amount")),), limit=1
        ),
        [("Porto", 330)],
    ),
    "the first by a number that is not shown": (
        Frame("orders", (), (of("shops.city"),), order=(Order(ROWS, False),), limit=1),
        [("Lisbon",)],
    ),
    "ties are kept": (
        Frame(
            "orders",
            (),
            (of("orders.order_id"), of("orders.amount")),
            order=(Order(of("orders.amount")),),
            limit=1,
            ties=True,
        ),
        [(1, 100), (6, 100)],
    ),
    "what is missing is not first": (
        Frame(
            "staff",
            (),
            (of("staff.last_name"),),
            order=(Order(of("staff.pay"), False), Order(of("staff.last_name"))),
            limit=1,
        ),
        [("Di",)],
    ),
    "the first of each": (
        Frame(
            "orders",
            (),
            (of("customers.full_name"), of("orders.order_id")),
            order=(Order(of("orders.placed")),),
            first_of_each=of("customers.full_name"),
        ),
        [("Ann", 6), ("Ben", 4), ("Ann", 5)],
    ),
    "a share within the groups of one value": (
        Frame(
            "orders",
            (Ratio(ROWS, ROWS, percent=True, of_all=True, within=of("shops.city")),),
            (of("shops.city"), of("orders.status")),
        ),
        [("Lisbon", "done", 100), ("Porto", "done", 60), ("Porto", "open", 20), ("Porto", "void", 20)],
    ),
    "the first groups of each": (
        Frame(
            "lines",
            (total("lines.quantity"),),
            (of("shops.city"), of("lines.product")),
            order=(Order(total("lines.quantity")),),
            first_of_each=of("shops.city"),
            limit=1,
        ),
        [("Lisbon", "tea", 5), ("Porto", "cup", 8)],
    ),
    "without repeats": (Frame("orders", (), (of("orders.status"),), distinct=True), [("done",), ("open",), ("void",)]),
    "without repeats, ordered by what is not listed": (
        Frame("orders", (), (of("orders.status"),), order=(Order(of("orders.amount")),), distinct=True, limit=2),
        [("done",), ("open",)],
    ),
    "groups in an order of their rows": (
        Frame("orders", (ROWS,), (of("shops.shop_name"),), order=(Order(of("shops.opened")),), limit=1),
        [("O'Neill", 2)],
    ),
    # days
    "days of a row": (
        Frame("orders", (Measure("average", Between(el("orders.placed"), el("orders.shipped"))),)),
        [(2.5,)],
    ),
    "days of rows that keys join": (
        Frame("refunds", (Measure("most", Between(el("orders.placed"), el("refunds.refunded"))),)),
        [(11,)],
    ),
    "days until a day": (
        Frame("customers", (Measure("least", Between(el("customers.joined"), Value("2026-01-11"))),)),
        [(10,)],
    ),
    "under a number of days": (
        Frame("orders", (ROWS,), where=(Condition(Between(el("orders.placed"), el("orders.shipped")), "<=", (2,)),)),
        [(3,)],
    ),
    "hours of a row": (
        Frame("calls", (Measure("average", Between(el("calls.rung"), el("calls.ended"), "hour")),)),
        [(1,)],
    ),
    "minutes of a row, of a time that is a text too": (
        Frame("calls", (Measure("sum", Between(el("calls.rung"), el("calls.noted"), "minute")),)),
        [(90.5,)],
    ),
    "over a number of hours": (
        Frame("calls", (ROWS,), where=(Condition(Between(el("calls.rung"), el("calls.ended"), "hour"), ">", (1.25,)),)),
        [(1,)],
    ),
    "days from one row to the next of each": (
        Frame("orders", (Measure("average", Gap(el("orders.placed"), of("orders.customer_id"))),)),
        [((1 + 402 + 319) / 3,)],
    ),
    "the longest time between rows of each group": (
        Frame(
            "orders",
            (Measure("most", Gap(el("orders.placed"), of("orders.customer_id"))),),
            (of("customers.full_name"),),
        ),
        [("Ann", 402), ("Ben", 319)],
    ),
    "rows that belong to nobody do not follow one another": (
        Frame("orders", (Measure("average", Gap(el("orders.placed"), of("customers.tier"))),)),
        [((1 + 402) / 2,)],
    ),
    "hours from one row to the next of all": (
        Frame(
            "calls",
            (Measure("least", Gap(el("calls.rung"), unit="hour")),),
            where=(where("calls.call_id", 1, how=">"),),
        ),
        [(24,)],
    ),
    "whole years until a day": (
        Frame("shops", (Measure("average", Of(el("shops.opened"), age_on=date(2026, 2, 2))),)),
        [(4,)],
    ),
    "rows of each number of years": (
        Frame("shops", (ROWS,), (Of(el("shops.opened"), age_on=date(2026, 2, 2)),)),
        [(6, 1), (4, 2), (2, 1)],
    ),
    "years of a time that is a text": (
        Frame("visits", (Measure("sum", Of(el("visits.seen"), age_on=date(2026, 2, 1))),)),
        [(2,)],
    ),
    # names
    "names with spaces, keywords and quotes": (
        Frame(
            "Order Notes",
            (ROWS, total("orders.amount")),
            (of("Order Notes.group"),),
            where=(where('Order Notes.the "Text" of it', how="is not null"),),
        ),
        [("late", 2, 150)],
    ),
    "a value with a quote in a name with quotes": (
        Frame("Order Notes", (), (of("Order Notes.orderId"),), where=(where('Order Notes.the "Text" of it', "it's"),)),
        [(1,)],
    ),
}


def plain(cell: Cell) -> Cell:
    """Numbers alike whatever their type, days without a time."""
    if isinstance(cell, str):
        try:
            return round(float(cell), 3)
        except ValueError:
            return cell
    return round(float(cell), 3) if isinstance(cell, int | float) else cell


@pytest.mark.parametrize("name", CASES)
def test_a_frame_gives_the_same_rows_in_every_database(name: str, shops: dict[str, SqlWarehouse]) -> None:
    frame, expected = CASES[name]
    wanted = sorted((tuple(plain(cell) for cell in row) for row in expected), key=repr)
    for dialect, warehouse in shops.items():
        sql = to_sql(frame, warehouse.schema())
        verdict = guard(sql, warehouse.schema(), dialect)
        assert verdict.allowed, (dialect, verdict.reason, sql)
        found = warehouse.run(sql, Limits())
        assert isinstance(found, Rows), (dialect, found, sql)
        rows = sorted((tuple(plain(cell) for cell in row) for row in found.rows), key=repr)
        assert len(rows) == len(wanted), (dialect, sql, found.rows)
        assert [pytest.approx(row, abs=0.01) == other for row, other in zip(rows, wanted, strict=True)] == [True] * len(
            rows
        ), (dialect, sql, rows)
        assert reading(sql, dialect) != sql


# --- what joins could repeat -----------------------------------------------------------------------

AMOUNTS = st.lists(
    st.tuples(st.integers(1, 3), st.integers(0, 9), st.lists(st.sampled_from(["tea", "cup", "pot"]), max_size=4)),
    max_size=8,
)
"""Orders: a customer, an amount, and the products of their lines."""


def small_shop(orders: list[tuple[int, int, list[str]]]) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.executescript(
        "CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, city TEXT);"
        "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER, amount INTEGER);"
        "CREATE TABLE lines (line_id INTEGER PRIMARY KEY, order_id INTEGER, product TEXT);"
        "INSERT INTO customers VALUES (1, 'Porto'), (2, 'Porto'), (3, 'Faro');"
    )
    for number, (customer, amount, products) in enumerate(orders):
        connection.execute("INSERT INTO orders VALUES (?, ?, ?)", (number, customer, amount))
        for product in products:
            connection.execute("INSERT INTO lines (order_id, product) VALUES (?, ?)", (number, product))
    return connection


SMALL = Schema(
    "sqlite",
    (
        Table("customers", (Column("customer_id", "INTEGER", primary_key=True), Column("city", "TEXT"))),
        Table(
            "orders",
            (
                Column("order_id", "INTEGER", primary_key=True),
                Column("customer_id", "INTEGER"),
                Column("amount", "INTEGER"),
            ),
            foreign_keys=(ForeignKey(("customer_id",), "customers", ("customer_id",)),),
        ),
        Table(
            "lines",
            (
                Column("line_id", "INTEGER", primary_key=True),
                Column("order_id", "INTEGER"),
                Column("product", "TEXT"),
            ),
            foreign_keys=(ForeignKey(("order_id",), "orders", ("order_id",)),),
        ),
    ),
)


@given(AMOUNTS)
@settings(max_examples=60, deadline=None)
def test_no_condition_or_group_adds_a_row_twice(orders: list[tuple[int, int, list[str]]]) -> None:
    amount = total("orders.amount")

    def rows(frame: Frame) -> list[tuple[Cell, ...]]:
        return sorted(connection.execute(to_sql(frame, SMALL)).fetchall(), key=repr)

    with closing(small_shop(orders)) as connection:
        with_tea = [a for _, a, products in orders if "tea" in products]
        found = rows(Frame("orders", (amount, ROWS), where=(where("lines.product", "tea"),)))
        assert found == [(sum(with_tea) if with_tea else None, len(with_tea))]

        by_product = {p: [a for _, a, products in orders if p in products] for _, _, all_ in orders for p in all_}
        found = rows(Frame("orders", (amount,), (of("lines.product"),)))
        assert found == sorted(((p, sum(amounts)) for p, amounts in by_product.items()), key=repr)

        pairs = {(p, c) for c, _, products in orders for p in products}
        found = rows(Frame("customers", (ROWS,), (of("lines.product"),)))
        assert found == sorted(((p, sum(1 for q, _ in pairs if q == p)) for p in by_product), key=repr)

        by_city = rows(Frame("orders", (amount,), (of("customers.city"),)))
        assert sum(int(str(number)) for _, number in by_city) == sum(a for _, a, _ in orders)

        lines = sum(len(products) for _, _, products in orders)
        ratio = rows(Frame("orders", (Ratio(count("lines"), amount),)))
        assert ratio == [(lines / sum(a for _, a, _ in orders) if sum(a for _, a, _ in orders) else None,)]


# --- what cannot be written ------------------------------------------------------------------------

LOOSE = Table("loose", (Column("word", "TEXT"), Column("number", "INTEGER")))
ALONE = Schema("sqlite", (*SMALL.tables, LOOSE))


@pytest.mark.parametrize(
    "frame",
    [
        Frame("nowhere", (ROWS,)),
        Frame("orders", (total("orders.nothing"),)),
        Frame("orders"),
        Frame("orders", (ROWS,), (of("loose.word"),)),
        Frame("orders", (ROWS,), where=(where("loose.word", "a"),)),
        Frame("orders", (ROWS,), where=(Related("loose"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", "many"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", 1, how="between"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", "1", how="contains"),)),
        Frame("orders", (ROWS,), where=(where("lines.product", b"bytes"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", *range(5000)),)),
        Frame("orders", (ROWS,), where=(Related("lines", times=("like", 3)),)),
        Frame("orders", (ROWS,), where=(Related("customers", times=(">", 3)),)),
        Frame("orders", (ROWS,), where=(where("lines.product", "a\x00b"),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", float("nan")),)),
        Frame("orders", (ROWS,), where=(during("orders.amount", "2025-02-01", None),)),
        Frame("orders", (ROWS,), where=(AnyOf(()),)),
        Frame("orders", (ROWS,), (of("orders.amount", "month"),)),
        Frame("orders", (total("customers.city"),)),
        Frame("orders", (Measure("sum"),)),
        Frame("orders", (ROWS,), running=True),
        Frame("orders", (ROWS,), moving=Moving("sum", 2)),
        Frame("orders", (), (of("orders.amount"),), of_a_hundred=True),
        Frame("orders", (), (of("orders.amount"),), limit=100, order=(Order(of("orders.amount")),), of_a_hundred=True),
        Frame("orders", (), (of("orders.amount"),), limit=10, of_a_hundred=True),
        Frame("orders", (Measure("average", of("orders.amount")),), (of("customers.city"),), running=True),
        Frame("orders", (), (of("orders.amount"),), limit=0),
        Frame("orders", (), (of("orders.amount"),), first_of_each=of("orders.customer_id")),
        Frame("orders", (ROWS,), (of("customers.city"),), order=(Order(of("orders.amount")),)),
        Frame("orders", (ROWS,), where=(where("orders.amount", 1),) * 1000),
        Frame("orders", tuple(total("orders.amount", where("orders.amount", n)) for n in range(20))),
    ],
)
def test_what_cannot_be_written_is_said_in_one_sentence(frame: Frame) -> None:
    with pytest.raises(NotComposable) as said:
        to_sql(frame, ALONE)
    assert str(said.value).endswith(".")


def test_conditions_within_conditions_end() -> None:
    related: Related = Related("orders")
    for _ in range(50):
        related = Related("orders", (related,), of="customers")
    with pytest.raises(NotComposable):
        to_sql(Frame("customers", (ROWS,), where=(related,)), SMALL)


@pytest.mark.parametrize("value", ["'; DROP TABLE orders; --", "\\", "ü', 'x", "a\nb", "%", "/* */", "“"])
def test_a_hostile_value_is_only_a_value(value: str) -> None:
    for dialect in DIALECTS:
        schema = replace(SMALL, dialect=dialect)
        for how in ("=", "contains", "starts", "like"):
            sql = to_sql(Frame("lines", (ROWS,), where=(where("lines.product", value, how=how),)), schema)
            verdict = guard(sql, schema, dialect)
            assert verdict.allowed, (dialect, sql, verdict.reason)
    with closing(small_shop([(1, 1, [value, "tea"])])) as connection:
        for how in ("=", "contains", "ends"):
            sql = to_sql(Frame("lines", (ROWS,), where=(where("lines.product", value, how=how),)), SMALL)
            assert connection.execute(sql).fetchall() == [(1,)]


def test_a_schema_of_many_tables_is_rendered_quickly() -> None:
    def linked(number: int) -> Table:
        columns = (Column("id", "INTEGER", primary_key=True), Column("parent", "INTEGER"), Column("other", "INTEGER"))
        keys = tuple(
            ForeignKey((name,), f"t{to}", ("id",))
            for name, to in (("parent", number // 2), ("other", number // 3))
            if to != number
        )
        return Table(f"t{number}", columns, foreign_keys=keys)

    schema = Schema("postgres", tuple(linked(number) for number in range(1, 400)))
    started = time.thread_time()
    frame = Frame("t1", (ROWS,), (of("t398.other"),), where=(where("t250.other", 1), Related("t377", never=True)))
    with suppress(NotComposable):
        to_sql(frame, schema)
    assert time.thread_time() - started < 5
