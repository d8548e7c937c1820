"""Metrics of dbt as measures: of manifests and semantic manifests, with filters, ratios and what has no measure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adapters.warehouses.catalog.dbt import read_metrics
from reliability.definitions.meaning import meaning_of
from reliability.errors import BadInput
from reliability.values import Column, Schema, Table

ORDERS = Table(
    "orders",
    (
        Column("id", "INTEGER", primary_key=True),
        Column("net", "NUMERIC"),
        Column("status", "TEXT"),
        Column("paid", "BOOLEAN"),
    ),
)
SCHEMA = Schema("sqlite", (ORDERS, Table("customers", (Column("id", "INTEGER"), Column("tier", "TEXT")))))
MODEL = {
    "name": "orders",
    "node_relation": {"alias": "orders", "schema_name": "main"},
    "dimensions": [{"name": "state", "expr": "status"}, {"name": "paid", "expr": None}],
    "measures": [
        {"name": "net_sum", "agg": "sum", "expr": "net"},
        {"name": "orders", "agg": "count", "expr": "1"},
        {"name": "paid_orders", "agg": "sum_boolean", "expr": "paid"},
        {"name": "mean", "agg": "average", "expr": "net * 2"},
        {"name": "p90", "agg": "percentile", "expr": "net"},
        {"name": "hostile", "agg": "sum", "expr": "net) from orders; drop table orders --"},
        {"name": "elsewhere", "agg": "sum", "expr": "customers.tier"},
        {"name": "stock", "agg": "sum", "expr": "net", "non_additive_dimension": {"name": "day"}},
    ],
}


def simple(measure: object, **more: Any) -> dict[str, Any]:
    return {"name": "m", "type": "simple", "type_params": {"measure": measure}, **more}


def read(folder: Path, *metrics: object, models: Any = (MODEL,), name: str = "semantic_manifest.json") -> list[Any]:
    file = folder / name
    file.write_text(
        json.dumps({"semantic_models": models if isinstance(models, dict) else list(models), "metrics": metrics})
    )
    return read_metrics(file, SCHEMA)


def filtered(*templates: str) -> dict[str, Any]:
    return {"where_filters": [{"where_sql_template": each} for each in templates]}


@pytest.mark.parametrize(
    ("metric", "means"),
    [
        (simple({"name": "net_sum"}), "sum(orders.net)"),
        (simple("net_sum"), "sum(orders.net)"),
        (simple({"name": "orders"}), "count(orders.id)"),
        (simple({"name": "paid_orders"}), "sum(CASE WHEN orders.paid THEN 1 ELSE 0 END)"),
        (simple({"name": "mean"}), "avg(orders.net * 2)"),
        (
            simple({"name": "net_sum"}, filter=filtered("{{ Dimension('order__state') }} = 'done'")),
            "sum(case when (orders.status = 'done') then orders.net end)",
        ),
        (
            simple({"name": "net_sum", "filter": filtered("{{ Dimension('order__paid') }}")}, filter=None),
            "sum(case when (orders.paid) then orders.net end)",
        ),
        (
            {
                "name": "newer",
                "type": "simple",
                "type_params": {
                    "expr": "net",
                    "metric_aggregation_params": {"semantic_model": "orders", "agg": "sum"},
                },
            },
            "sum(orders.net)",
        ),
    ],
)
def test_a_simple_metric_is_its_measure(tmp_path: Path, metric: dict[str, Any], means: str) -> None:
    [(_, found, _)] = read(tmp_path, metric)
    assert found == means
    assert meaning_of(found, SCHEMA).table == ORDERS


def test_ratios_and_derived_metrics_calculate_with_others(tmp_path: Path) -> None:
    metrics = [
        simple({"name": "net_sum"}) | {"name": "net"},
        simple({"name": "orders"}) | {"name": "count"},
        {
            "name": "each",
            "label": "Net per_order",
            "type": "ratio",
            "type_params": {"numerator": {"name": "net"}, "denominator": {"name": "count"}},
        },
        {
            "name": "twice",
            "type": "derived",
            "type_params": {"expr": "n * 2 - net", "metrics": [{"name": "net", "alias": "n"}, {"name": "net"}]},
        },
    ]
    found = {phrase: means for phrase, means, _ in read(tmp_path, *metrics)}
    assert found["Net per order"] == "sum(orders.net) * 1.0 / nullif(count(orders.id), 0)"
    assert found["twice"] == "(sum(orders.net)) * 2 - (sum(orders.net))"
    assert {meaning_of(means, SCHEMA).kind for means in found.values()} == {"sum", "measure"}


@pytest.mark.parametrize(
    "metric",
    [
        simple({"name": "p90"}),
        simple({"name": "hostile"}),
        simple({"name": "elsewhere"}),
        simple({"name": "stock"}),
        simple({"name": "nothing"}),
        simple({"name": "net_sum"}, filter=filtered("{{ Dimension('customer__tier') }} = 1")),
        simple({"name": "net_sum"}, filter=filtered("{% if x %} 1 {% endif %}")),
        simple({"name": "net_sum"}, filter=filtered("1) or (select 1")),
        simple(7),
        {"name": "m", "type": "cumulative", "type_params": {"measure": {"name": "net_sum"}}},
        {"name": "m", "type": "ratio", "type_params": {"numerator": "m", "denominator": "m"}},
        {"name": "m", "type": "derived", "type_params": {"expr": "m", "metrics": [{"name": "m"}]}},
        {"name": "m", "type": "conversion"},
    ],
)
def test_what_has_no_measure_of_one_table_is_kept_in_words(tmp_path: Path, metric: dict[str, Any]) -> None:
    assert read(tmp_path, metric | {"description": "what\n it is"}) == [("m", "", "what it is")]


def test_parts_of_another_form_are_passed_over(tmp_path: Path) -> None:
    assert (
        read(tmp_path, None, 3, {}, {"name": 7}, models={"a": None, "b": {"measures": 3}}, name="manifest.json") == []
    )
    (tmp_path / "manifest.json").write_text("[]")
    with pytest.raises(BadInput, match="no manifest"):
        read_metrics(tmp_path / "manifest.json", SCHEMA)
