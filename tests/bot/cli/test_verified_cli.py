"""`candor verified`: listed, added, imported all or none, exported, retired."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli.verifying.formats import LARGEST
from bot.cli.verifying.metabase import folder_of_cards
from tests.bot.cli.conftest import Cli
from tests.bot.cli.test_cli import assert_one_sentence, sqlite_file


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    url = sqlite_file(tmp_path / "shop.sqlite", "CREATE TABLE orders (order_id INTEGER PRIMARY KEY, status TEXT)")
    monkeypatch.setenv("CANDOR_WAREHOUSES", json.dumps({"shop": url}))


def listed(candor: Cli, *options: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(candor("verified", "list", "--json", *options)[1])
    return found


def test_a_question_is_added_listed_and_retired(candor: Cli) -> None:
    assert candor("verified", "list")[1].strip() == "No verified questions yet."
    assert candor("verified", "add", "How many orders?", "--sql", "SELECT COUNT(*) FROM orders;")[0] == 0
    [one] = listed(candor)
    assert (one["question"], one["sql"], one["origin"]) == (
        "How many orders?",
        "SELECT COUNT(*) FROM orders",
        "written",
    )
    assert "How many orders?" in candor("verified", "list")[1]
    assert candor("verified", "retire", one["id"][:6])[1].strip() == "Retired."
    assert candor("verified", "retire", one["id"][:6])[1].strip() == "It was retired already."
    assert listed(candor) == []
    assert len(listed(candor, "--all")) == 1
    assert_one_sentence(candor("verified", "retire", "nothing"), "no verified question")


@pytest.mark.parametrize("sql", ["DELETE FROM orders", "SELECT * FROM nowhere", "SELECT", "SELECT 1; SELECT 2"])
def test_sql_that_no_query_may_be_is_refused(candor: Cli, sql: str) -> None:
    assert_one_sentence(candor("verified", "add", "How many orders?", "--sql", sql))
    assert listed(candor, "--all") == []


def test_files_of_each_kind_are_imported_twice_without_harm(candor: Cli, tmp_path: Path) -> None:
    table, lines, cards = tmp_path / "a.csv", tmp_path / "b.jsonl", tmp_path / "c.json"
    table.write_text('Question,SQL\n"Orders, all","SELECT COUNT(*) FROM orders"\n', encoding="utf-8-sig")
    lines.write_text(
        json.dumps({"question": "Open orders", "sql": "SELECT COUNT(*) FROM orders WHERE status = 'open'"})
    )
    native = {"native": {"query": "SELECT status FROM orders"}}
    cards.write_text(
        json.dumps(
            [
                {"name": "Each status", "dataset_query": native},
                {"name": "Old", "archived": True, "dataset_query": native},
                {"name": "Asks", "dataset_query": {"native": {"query": "SELECT {{x}}", "template-tags": {"x": {}}}}},
                {"name": "Built", "dataset_query": {"query": {"source-table": 1}}},
            ]
        )
    )
    for file in (table, lines, cards):
        assert candor("verified", "import", str(file))[1].strip() == "1 new verified question."
        assert candor("verified", "import", str(file))[1].strip() == "0 new verified questions."
    assert {each["question"] for each in listed(candor)} == {"Orders, all", "Open orders", "Each status"}
    out = tmp_path / "out.jsonl"
    assert candor("verified", "export", str(out))[0] == 0
    assert len(out.read_text().splitlines()) == 3


@pytest.mark.parametrize(
    "content",
    [
        "",
        "question\nno sql here\n",
        "question,sql\nHow many?,\n",
        "{",
        "[1]",
        '{"question": 3, "sql": "SELECT 1"}',
        "[]",
    ],
)
def test_a_bad_file_is_one_sentence_and_changes_nothing(candor: Cli, tmp_path: Path, content: str) -> None:
    file = tmp_path / "bad"
    file.write_text(content)
    assert_one_sentence(candor("verified", "import", str(file)))
    assert listed(candor, "--all") == []


def test_one_bad_question_keeps_all_of_a_file_out(candor: Cli, tmp_path: Path) -> None:
    file = tmp_path / "mixed.csv"
    file.write_text("question,sql\nOrders,SELECT COUNT(*) FROM orders\nGone,SELECT COUNT(*) FROM nowhere\n")
    assert_one_sentence(candor("verified", "import", str(file)), "Line 3: The table nowhere", "Nothing of")
    assert listed(candor, "--all") == []


def test_the_others_of_a_file_are_taken_where_that_is_asked(candor: Cli, tmp_path: Path) -> None:
    file = tmp_path / "mixed.csv"
    file.write_text('question,sql\n"Orders,\nall",SELECT COUNT(*) FROM orders\nGone,SELECT COUNT(*) FROM nowhere\n,\n')
    code, out, err = candor("verified", "import", str(file), "--others")
    assert (code, out.strip()) == (0, "1 new verified question.")
    assert [line.split(":")[0] for line in err.strip().splitlines()] == ["Line 4", "Line 5"]
    assert candor("verified", "import", str(file), "--others")[1].strip() == "0 new verified questions."


def test_a_name_that_is_no_text_is_not_written_out_however_much_it_refers_to(tmp_path: Path) -> None:
    layers = "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 6))
    query = "dataset_query: {native: {query: SELECT 1}}\n"
    (tmp_path / "x.yaml").write_text(f"a0: &a0 [x]\n{layers}name: *a5\n{query}")
    (found,) = folder_of_cards(tmp_path)
    assert (found.where, found.problem) == ("x.yaml", "The question and its sql are needed.")


def test_a_folder_of_metabase_and_its_newer_form_are_imported(candor: Cli, tmp_path: Path) -> None:
    cards = tmp_path / "export" / "collections" / "main" / "cards"
    cards.mkdir(parents=True)
    (cards / "a_open.yaml").write_text(
        "name: Open orders\narchived: false\ndatabase_id: Shop\nquery_type: native\ndataset_query:\n  database: Shop\n"
        "  native:\n    query: |-\n      SELECT COUNT(*)\n      FROM orders\n    template-tags: {}\n  type: native\n"
        "serdes/meta:\n- id: x\n  label: open\n  model: Card\n"
    )
    (cards / "b_stages.yaml").write_text(
        "name: Each status\ndataset_query:\n  lib/type: mbql/query\n  stages:\n  - lib/type: mbql.stage/native\n"
        "    native: SELECT status FROM orders\n"
    )
    (cards / "c_tag.yaml").write_text("name: Asks\ndataset_query: {native: {query: 'SELECT {{x}} FROM orders'}}\n")
    (cards / "d_clicks.yaml").write_text("name: Built\ndataset_query: {query: {source-table: [Shop, null, orders]}}\n")
    (cards / "e_broken.yaml").write_text("name: [")
    (cards / "f_dashboard.yaml").write_text("name: Dashboard\nserdes/meta: [{model: Dashboard}]\n")
    folder = str(tmp_path / "export")
    assert_one_sentence(candor("verified", "import", folder), "e_broken.yaml: It cannot be read as YAML")
    assert listed(candor, "--all") == []
    (cards / "e_broken.yaml").unlink()
    code, out, err = candor("verified", "import", folder)
    assert (code, out.strip()) == (0, "2 new verified questions.")
    assert "It asks for parameters" in err
    assert "It is built of clicks" in err
    assert candor("verified", "import", folder)[1].strip() == "0 new verified questions."
    assert {each["question"] for each in listed(candor)} == {"Open orders", "Each status"}
    assert_one_sentence(candor("verified", "import", str(tmp_path / "state")), "no question that Metabase wrote")


@pytest.mark.parametrize(
    "named",
    ["manifest.json", "semantic_manifest.json", "project", "project/target"],
    ids=["manifest", "semantic", "project", "target"],
)
def test_dbts_metrics_are_said_to_be_words_and_where_they_are_taken(candor: Cli, tmp_path: Path, named: str) -> None:
    target = tmp_path / "project" / "target"
    target.mkdir(parents=True)
    revenue = {"name": "open_orders", "label": "Open orders", "type": "simple", "description": "Those not yet sent"}
    manifest = json.dumps({"nodes": {}, "sources": {}, "metrics": {"metric.shop.open_orders": revenue}})
    for place in (tmp_path, target):
        for name in ("manifest.json", "semantic_manifest.json"):
            (place / name).write_text(manifest, encoding="utf-8")
    (tmp_path / "manifest.json").write_text(manifest + " " * LARGEST, encoding="utf-8")
    assert_one_sentence(candor("verified", "import", str(tmp_path / named)), "candor definitions import")
    assert listed(candor, "--all") == []


def test_a_file_that_is_not_there_is_said(candor: Cli, tmp_path: Path) -> None:
    assert_one_sentence(candor("verified", "import", str(tmp_path / "nowhere.csv")), "cannot be read")
