"""Files of saved SQL without questions: which are read, in which order, and how many."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from bot.cli.teaching import queries
from bot.cli.teaching.queries import read_statements
from reliability.errors import BadInput


def read(*places: Path, most: int = 100) -> tuple[list[str], dict[str, int]]:
    found = read_statements(places, "sqlite", most)
    return list(found.texts), dict(found.left_out)


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
    unknown = written(tmp_path / "y.csv", "query,calls\nSELECT 4,nan\nSELECT 5,-3\nSELECT 6,1\n")
    assert read(unknown)[0] == ["SELECT 6", "SELECT 4", "SELECT 5"], "what is no count is none"
    assert read(file, most=1) == (
        ["SELECT\n 2"],
        {"entries without a statement": 1, "more than the 1 that are read": 2},
    )


def test_a_statement_of_a_csv_file_may_be_long(tmp_path: Path) -> None:
    (text,), _ = read(written(tmp_path / "x.csv", f"query\n\"SELECT '{'x' * 200_000}'\"\n"))
    assert len(text) > 200_000
    assert csv.field_size_limit() == 131_072, "others' files are read as before"


def test_lines_of_json_hold_query_or_sql(tmp_path: Path) -> None:
    lines = '{"query": "SELECT 1"}\n\nnone\n{"sql": "SELECT 2; SELECT 3", "calls": 4}\n{"other": 1}\n[1]\n'
    assert read(written(tmp_path / "x.jsonl", lines)) == (
        ["SELECT 2", "SELECT 3", "SELECT 1"],
        {"lines that are no JSON": 1, "entries without a statement": 2},
    )


def test_a_list_of_json_is_read_as_its_lines_would_be(tmp_path: Path) -> None:
    rows = [{"query": "SELECT 1"}, 3, {"sql": "SELECT 2", "calls": 4}, {"other": 1}]
    assert read(written(tmp_path / "x.json", json.dumps(rows, indent=1))) == (
        ["SELECT 2", "SELECT 1"],
        {"entries without a statement": 2},
    )
    for empty in ("[]", "[1]"):
        with pytest.raises(BadInput, match="holds no SQL statement"):
            read(written(tmp_path / "empty.json", empty))
    with pytest.raises(BadInput, match="is no JSON"):
        read(written(tmp_path / "broken.json", "[{"))


def test_cards_of_metabase_give_their_sql(tmp_path: Path) -> None:
    def card(sql: str, **more: object) -> dict[str, object]:
        return {"name": "A", "dataset_query": {"type": "native", "native": {"query": sql}}, **more}

    cards = [card("SELECT 1"), card("SELECT {{x}}"), card("SELECT 2", archived=True)]
    assert read(written(tmp_path / "x.json", json.dumps(cards))) == (
        ["SELECT 1"],
        {"cards that are no SQL, ask for parameters or are archived": 2},
    )
    assert read(written(tmp_path / "one.json", json.dumps(card("SELECT 3")))) == (["SELECT 3"], {})
    with pytest.raises(BadInput, match=r"holds no SQL statement; left out: 1 cards that are no SQL"):
        read(written(tmp_path / "none.json", json.dumps([{"name": "A", "dataset_query": {"type": "query"}}])))


def test_files_are_read_in_the_order_in_which_they_are_given(tmp_path: Path) -> None:
    one, two = written(tmp_path / "b.sql", "SELECT 1"), written(tmp_path / "a.sql", "SELECT 2")
    assert read(one, two)[0] == ["SELECT 1", "SELECT 2"]


def test_an_empty_folder_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"holds no \.sql file, and no question of Metabase"):
        read(tmp_path)


def test_what_is_there_often_leaves_room_for_the_rest(tmp_path: Path) -> None:
    one = written(tmp_path / "a.sql", "SELECT 1;\n" * 50 + "SELECT 2;\n")
    two = written(tmp_path / "b.csv", "query\nSELECT 3\nSELECT 2\n")
    assert read(one, two, most=3) == (["SELECT 1", "SELECT 2", "SELECT 3"], {"that are there twice": 50})


def test_a_first_column_without_a_name_counts_no_calls(tmp_path: Path) -> None:
    assert read(written(tmp_path / "x.csv", ",query\n0,SELECT 1\n1,SELECT 2\n"))[0] == ["SELECT 1", "SELECT 2"]


@pytest.mark.parametrize("mark", ["\u2028", "\x85"])
def test_a_line_of_json_ends_where_the_line_does_and_not_in_a_text(tmp_path: Path, mark: str) -> None:
    lines = f'{{"query": "SELECT \'a{mark}b\'"}}\r\n{{"query": "SELECT 2"}}\r\n'
    (tmp_path / "x.jsonl").write_bytes(lines.encode())
    assert read(tmp_path / "x.jsonl") == ([f"SELECT 'a{mark}b'", "SELECT 2"], {})


def test_a_folder_is_read_up_to_so_many_bytes_however_its_files_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a.SQL", "b.sql", "c.sql"):
        written(tmp_path / name, f"select '{name}{'x' * 80}'")
    (tmp_path / "round").symlink_to(tmp_path)
    (tmp_path / "self.sql").symlink_to(tmp_path / "self.sql")
    assert [each[8:13] for each in read(tmp_path)[0]] == ["a.SQL", "b.sql", "c.sql"]
    monkeypatch.setattr(queries, "_MOST_FILES", 2)
    assert len(read(tmp_path)[0]) == 2
    assert read(tmp_path)[1] == {"files more than the 2 that are read": 1}
    monkeypatch.setattr(queries, "_MOST_FILES", 5)
    monkeypatch.setattr(queries, "_MOST_BYTES", 200)
    texts, left_out = read(tmp_path)
    assert len(texts) == 2
    assert left_out == {"files after the first 0 MB of the folder": 1}
