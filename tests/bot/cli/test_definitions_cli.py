"""`candor definitions`: listed, added, imported all or none, exported, removed; and what the catalog defines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bot.cli.conftest import Cli
from tests.bot.cli.test_cli import assert_one_sentence, sqlite_file

TABLE = "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, status TEXT, net NUMERIC, tax NUMERIC)"


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    url = sqlite_file(tmp_path / "shop.sqlite", TABLE)
    monkeypatch.setenv("CANDOR_WAREHOUSES", json.dumps({"shop": url}))


def listed(candor: Cli, *options: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(candor("definitions", "list", "--json", *options)[1])
    return found


def test_a_word_is_defined_listed_replaced_and_removed(candor: Cli) -> None:
    assert candor("definitions", "list")[1].strip() == "No words are defined yet."
    said = candor("definitions", "add", "open order", "--means", "status = 'open'")[1]
    assert said.strip() == "Noted: “open order” now means: Orders that are open"
    candor("definitions", "add", "Open orders", "--means", "orders.status <> 'closed'")
    [one] = listed(candor)
    assert (one["phrase"], one["means"], one["table"], one["origin"]) == (
        "Open orders",
        "orders.status <> 'closed'",
        "orders",
        "written",
    )
    assert "Open orders: Orders" in candor("definitions", "list")[1]
    assert candor("definitions", "remove", "open order")[1].strip() == "Removed."
    assert candor("definitions", "remove", one["id"][:7])[1].strip() == "It was removed already."
    assert listed(candor) == []
    assert len(listed(candor, "--all")) == 2
    assert_one_sentence(candor("definitions", "remove", "nothing"), "no definition")


@pytest.mark.parametrize("means", ["DROP TABLE orders", "nowhere.x = 1", "", "1", "net FROM orders"])
def test_what_no_word_may_mean_is_refused(candor: Cli, means: str) -> None:
    assert_one_sentence(candor("definitions", "add", "open order", "--means", means))
    assert listed(candor, "--all") == []


def test_files_of_each_kind_are_imported_twice_without_harm(candor: Cli, tmp_path: Path) -> None:
    table, lines, dbt = tmp_path / "a.csv", tmp_path / "b.jsonl", tmp_path / "semantic_manifest.json"
    table.write_text("phrase,means\nopen order,status = 'open'\n", encoding="utf-8-sig")
    lines.write_text(json.dumps({"phrase": "sales", "means": "sum(orders.net)"}))
    model = {
        "name": "orders",
        "node_relation": {"alias": "orders", "schema_name": "main"},
        "measures": [{"name": "tax_sum", "agg": "sum", "expr": "tax"}],
    }
    metrics = [
        {"name": "tax_total", "type": "simple", "type_params": {"measure": {"name": "tax_sum"}}},
        {"name": "running", "type": "cumulative", "description": "What stays", "type_params": {}},
    ]
    dbt.write_text(json.dumps({"semantic_models": [model], "metrics": metrics}))
    for file in (table, lines, dbt):
        assert candor("definitions", "import", str(file))[1].strip() == "1 new defined word."
        assert candor("definitions", "import", str(file))[1].strip() == "0 new defined words."
    assert "The metric running" in candor("definitions", "import", str(dbt))[2]
    assert {each["phrase"] for each in listed(candor)} == {"open order", "sales", "tax total"}
    out = tmp_path / "out.jsonl"
    assert candor("definitions", "export", str(out))[0] == 0
    assert len(out.read_text().splitlines()) == 3
    assert candor("definitions", "import", str(out))[1].strip() == "0 new defined words."


def test_bad_lines_are_said_with_their_number_and_the_others_taken_where_that_is_asked(
    candor: Cli, tmp_path: Path
) -> None:
    file = tmp_path / "mixed.csv"
    file.write_text("phrase,means\nsales,sum(net)\nlost,gone = 1\nopen order,\norders,net > 1\n")
    assert_one_sentence(candor("definitions", "import", str(file)), "Line 3: No table", "Line 4:", "Line 5:")
    assert listed(candor) == []
    code, out, err = candor("definitions", "import", str(file), "--others")
    assert (code, out.strip()) == (0, "1 new defined word.")
    assert [line.split(":")[0] for line in err.strip().splitlines()] == ["Line 3", "Line 4", "Line 5"]


def test_what_the_catalog_defines_goes_before(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    candor("definitions", "add", "open order", "--means", "status = 'open'")
    file = tmp_path / "catalog.yaml"
    entries: dict[str, Any] = {"open orders": "orders.status <> 'closed'", "churn": "who left"}
    file.write_text(json.dumps({"version": 1, "warehouses": {"shop": {"tables": {}, "definitions": entries}}}))
    monkeypatch.setenv("CANDOR_CATALOG", str(file))
    [one] = listed(candor)
    assert (one["phrase"], one["by"], one["origin"]) == ("open orders", "", "catalog")
    assert_one_sentence(candor("definitions", "add", "open order", "--means", "net > 1"), "catalog")
