"""dbt's manifest, in the forms that its versions write, beside a schema that has only some of what it speaks of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from adapters.warehouses.catalog.dbt import read_dbt
from reliability.errors import BadInput
from reliability.values import Column, Element, Schema, Table

SCHEMA = Schema(
    "postgres",
    (
        Table(
            "analytics.orders", (Column("id", "INTEGER"), Column("customer_id", "INTEGER"), Column("net", "NUMERIC"))
        ),
        Table("customers", (Column("id", "INTEGER"), Column("tier", "TEXT"))),
    ),
)
ORDERS = {"resource_type": "model", "name": "orders", "alias": "orders", "schema": "analytics", "columns": {}}
CUSTOMERS = {
    "resource_type": "source",
    "source_name": "crm",
    "name": "people",
    "identifier": "customers",
    "schema": "public",
}


def manifest(folder: Path, **parts: Any) -> Path:
    nodes = {"model.p.orders": ORDERS, "model.p.lost": ORDERS | {"name": "lost", "alias": "lost"}}
    whole = {"nodes": nodes | parts.pop("nodes", {}), "sources": {"source.p.crm.people": CUSTOMERS}, **parts}
    (folder / "manifest.json").write_text(json.dumps(whole))
    return folder


def a_test(name: str, given: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"resource_type": "test", "test_metadata": {"name": name, "kwargs": given}, **more}


def test_a_relationship_to_a_source_is_a_declared_key(tmp_path: Path) -> None:
    given = {"model": "{{ get_where_subquery(ref('orders')) }}", "column_name": "CUSTOMER_ID"}
    to = {"to": "source('crm', 'people')", "field": "id"}
    nodes = {
        "old": a_test("relationships", given | to),
        "lost": a_test("relationships", given | to | {"to": "ref('gone')"}),
        "itself": a_test("relationships", given | {"column_name": "id", "to": "ref('orders')", "field": "id"}),
    }
    [(table, key)] = read_dbt(manifest(tmp_path, nodes=nodes), SCHEMA).keys
    assert (table, key.columns, key.ref_table, key.ref_columns) == (
        "analytics.orders",
        ("customer_id",),
        "customers",
        ("id",),
    )
    assert key.declared


def test_newer_arguments_and_other_tests_are_told_apart(tmp_path: Path) -> None:
    more = {"attached_node": "source.p.crm.people", "column_name": "tier"}
    nodes = {
        "new": a_test("accepted_values", {"arguments": {"values": ["Gold", 1]}}, **more),
        "other": a_test("unique", {}, **more),
    }
    known = read_dbt(manifest(tmp_path, nodes=nodes), SCHEMA)
    assert known.values == {Element("customers", "tier"): ("Gold", "1")}
    assert known.keys == ()


def test_metrics_of_both_forms_are_definitions(tmp_path: Path) -> None:
    simple = {"type": "simple", "type_params": {"measure": {"name": "net_sum"}}}
    metrics = {
        "old": {"name": "revenue", "calculation_method": "sum", "expression": "net", "model": "ref('orders')"},
        "filtered": {
            "name": "few",
            "calculation_method": "sum",
            "expression": "net",
            "model": "ref('orders')",
            "filters": [1],
        },
        "new": {"name": "net_revenue", "label": "Net revenue", **simple},
        "ratio": {"name": "margin", "type": "ratio", "description": "What\nstays"},
        "nothing": {"name": "nothing", "type": "derived"},
    }
    models = {
        "m": {
            "node_relation": {"alias": "orders", "schema_name": "analytics"},
            "measures": [{"name": "net_sum", "agg": "sum", "expr": "net"}],
        }
    }
    known = read_dbt(manifest(tmp_path, metrics=metrics, semantic_models=models), SCHEMA)
    assert known.definitions == (
        ("revenue", "sum(analytics.orders.net)", ""),
        ("Net revenue", "sum(analytics.orders.net)", ""),
        ("margin", "", "What stays"),
    )


def test_parts_of_an_unknown_form_are_passed_over(tmp_path: Path) -> None:
    odd: dict[str, Any] = {
        "a": None,
        "b": [],
        "c": a_test("relationships", {"to": 7}),
        "d": {"resource_type": "model", "name": 3},
    }
    known = read_dbt(manifest(tmp_path, nodes=odd, metrics=[], semantic_models={"m": 3}), SCHEMA)
    assert (known.keys, known.definitions) == ((), ())


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"nodes": []}', "{" * 9_000])
def test_a_file_that_is_no_manifest_is_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(BadInput, match=r"manifest.json"):
        read_dbt(tmp_path, SCHEMA)


def test_a_project_without_a_manifest_says_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="dbt parse"):
        read_dbt(tmp_path, SCHEMA)
