"""Files of saved SQL without questions: which are read, in which order, and how many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli.teaching.queries import read_statements
from reliability.errors import BadInput


def read(*places: Path, most: int = 100) -> tuple[list[str], dict[str, int]]:
    found = read_statements(places, "sqlite", most)
    return list(found.texts), {why: count for why, count in found.left_out.items() if count}


def written(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_a_folder_of_dbt_is_read_file_by_file_and_what_cannot_be_read_is_counted(tmp_path: Path) -> None:
    written(tmp_path / "target" / "compiled" / "b.sql", "select 2")
    written(tmp_path / "analyses" / "a.sql", "{{ config(tags='x') }} select a from {{ ref('orders') }};\n-- end")
    (tmp_path / "models.sql").write_bytes(b"select '\xff'")
    (tmp_path / "folder.sql").mkdir()
    assert read(tmp_path) == (
        ["select a from orders", "select 2"],
        {"files that cannot be read or are larger than 10 MB": 1},
    )


def test_of_statistics_those_that_were_called_most_come_first(tmp_path: Path) -> None:
    file = written(tmp_path / "x.csv", 'Query,calls\n"SELECT 1",2\n"SELECT\n 2",30\n"SELECT 3",\n"",5\n')
    assert read(file) == (["SELECT\n 2", "SELECT 1", "SELECT 3"], {"entries without a statement": 1})
    assert read(file, most=1) == (
        ["SELECT\n 2"],
        {"entries without a statement": 1, "more than the 1 that are read": 2},
    )


def test_a_statement_of_a_csv_file_may_be_long(tmp_path: Path) -> None:
    (text,), _ = read(written(tmp_path / "x.csv", f"query\n\"SELECT '{'x' * 200_000}'\"\n"))
    assert len(text) > 200_000


def test_lines_of_json_hold_query_or_sql(tmp_path: Path) -> None:
    lines = '{"query": "SELECT 1"}\n\nnone\n{"sql": "SELECT 2; SELECT 3", "calls": 4}\n{"other": 1}\n[1]\n'
    assert read(written(tmp_path / "x.jsonl", lines)) == (
        ["SELECT 2", "SELECT 3", "SELECT 1"],
        {"lines that are no JSON": 1, "entries without a statement": 2},
    )


def test_cards_of_metabase_give_their_sql(tmp_path: Path) -> None:
    def card(sql: str, **more: object) -> dict[str, object]:
        return {"name": "A", "dataset_query": {"type": "native", "native": {"query": sql}}, **more}

    cards = [card("SELECT 1"), card("SELECT {{x}}"), card("SELECT 2", archived=True)]
    assert read(written(tmp_path / "x.json", json.dumps(cards))) == (["SELECT 1"], {"cards without plain SQL": 2})


def test_files_are_read_in_the_order_in_which_they_are_given(tmp_path: Path) -> None:
    one, two = written(tmp_path / "b.sql", "SELECT 1"), written(tmp_path / "a.sql", "SELECT 2")
    assert read(one, two)[0] == ["SELECT 1", "SELECT 2"]


def test_an_empty_folder_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"holds no \.sql file, and no question of Metabase"):
        read(tmp_path)
