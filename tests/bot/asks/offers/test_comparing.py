"""The next question that compares: both periods beside each other in every row, or not offered."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.asks.offers.comparing import COMPARED, YEAR_BEFORE, compares, with_comparison
from deploy.reference.warehouse.build import build
from reliability.accounting.accounting import account_for
from reliability.composing.follow_ups import edited
from reliability.composing.next_questions import next_questions
from reliability.values import Limits, PreviousTurn, Rows

TODAY = date(2026, 11, 21)
Q3 = "daily_sales.sales_date >= '2026-07-01' AND daily_sales.sales_date < '2026-10-01'"
WITH_REGIONS = (
    "daily_sales JOIN stores ON stores.store_id = daily_sales.store_id "
    "JOIN regions ON regions.region_id = stores.region_id"
)
TOTAL = f"SELECT SUM(daily_sales.net_sales) FROM daily_sales WHERE {Q3}"
BY_REGION = f"SELECT regions.region_name, SUM(daily_sales.net_sales) FROM {WITH_REGIONS} WHERE {Q3} GROUP BY regions.region_name"
MONTH = "strftime('%Y-%m', daily_sales.sales_date)"
BY_MONTH = f"SELECT {MONTH} AS month, SUM(daily_sales.net_sales) FROM daily_sales WHERE {Q3} GROUP BY"
ASKED = "What were net sales last quarter?"


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sample") / "sample.sqlite"
    build(f"sqlite:///{path}", 0.05)
    return path


@pytest.fixture(scope="module")
def warehouse(sample: Path) -> Iterator[SqlWarehouse]:
    found = open_warehouse(f"sqlite:///{sample}", "sample")
    yield found
    found.close()


@pytest.mark.parametrize("sql", [TOTAL, BY_REGION])
def test_a_figure_or_a_group_is_shown_beside_its_own_of_the_year_before(
    warehouse: SqlWarehouse, sample: Path, sql: str
) -> None:
    schema = warehouse.schema()
    assert compares(ASKED, sql, schema, TODAY)
    found = edited(account_for(COMPARED, schema, [], TODAY), PreviousTurn(ASKED, sql), schema, TODAY)
    [both] = [each.sql for each in found if each.what == "both periods side by side"]
    shown = warehouse.run(both, Limits())
    assert isinstance(shown, Rows)
    with sqlite3.connect(sample) as beside:  # each period by itself
        this, before = (
            {row[:-1]: row[-1] for row in beside.execute(each)} for each in (sql, sql.replace("2026-", "2025-"))
        )
    assert {row[:-2]: pytest.approx(row[-2:]) for row in shown.rows} == {key: (this[key], before[key]) for key in this}
    assert len(shown.rows) == len(this) >= 1


@pytest.mark.parametrize(
    "sql",
    [
        f"{BY_MONTH} {MONTH}",
        f"{BY_MONTH} month",
        f"{BY_MONTH} 1",
        f"{BY_REGION} ORDER BY 2 DESC LIMIT 3",
        "SELECT orders.order_id FROM orders WHERE orders.order_date >= '2026-07-01' AND orders.order_date < '2026-10-01'",
        "SELECT SUM(daily_sales.net_sales) FROM daily_sales",
        "no SQL (",
    ],
)
def test_where_each_row_would_be_beside_nothing_it_is_not_offered(warehouse: SqlWarehouse, sql: str) -> None:
    assert not compares(ASKED, sql, warehouse.schema(), TODAY)
    assert with_comparison(("by month", YEAR_BEFORE), ASKED, sql, warehouse.schema(), TODAY) == ("by month",)


def test_it_stands_where_the_core_offers_the_year_before_alone(warehouse: SqlWarehouse) -> None:
    schema, result = warehouse.schema(), Rows(("total",), ((7.0,),))
    core = next_questions(ASKED, TOTAL, result, schema, TODAY)
    assert YEAR_BEFORE in core
    offered = with_comparison(core, ASKED, TOTAL, schema, TODAY)
    assert offered == tuple(COMPARED if each == YEAR_BEFORE else each for each in core)
    assert with_comparison(("by month",), ASKED, TOTAL, schema, TODAY) == ("by month",)
