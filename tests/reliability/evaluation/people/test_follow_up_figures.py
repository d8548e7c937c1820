"""Follow-ups of a log held to gold, on a database of two tables."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from adapters.evaluation.follow_ups import ask_conversations
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.errors import BadInput
from reliability.evaluation.people.follow_ups import ask_follow_ups, follow_up_figures, taken_for_follow_ups
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.values import PreviousTurn

TODAY = date(2025, 11, 21)
COUNT = "SELECT COUNT(*) FROM songs"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("databases")
    (folder / "music").mkdir()
    with sqlite3.connect(folder / "music" / "music.sqlite") as database:
        database.executescript(
            "CREATE TABLE songs (song_id INTEGER PRIMARY KEY, title TEXT, genre TEXT);"
            "INSERT INTO songs VALUES (1, 'One', 'Pop'), (2, 'Two', 'Jazz'), (3, 'Three', 'Jazz');"
        )
    return folder


@pytest.fixture(scope="module")
def music(folder: Path) -> Iterator[SqlWarehouse]:
    warehouse = open_warehouse(f"sqlite:///{folder}/music/music.sqlite", "music")
    warehouse.warm_up()
    yield warehouse
    warehouse.close()


def follow_up(name: str, text: str, sql: str, before: str = COUNT) -> AskedQuestion:
    return AskedQuestion(
        name, "voice", text, AskedKind.FOLLOW_UP, sql, previous=PreviousTurn("how many songs?", before)
    )


def test_the_place_of_the_first_right_query_is_found(music: SqlWarehouse) -> None:
    jazz = f"{COUNT} WHERE genre = 'Jazz'"
    questions = [
        follow_up("right", "only jazz", jazz),
        follow_up("wrong", "only jazz", "SELECT 77"),
        follow_up("none", "and the weather in Kiel tomorrow at noon, will it rain?", jazz),
        follow_up("gold does not run", "only jazz", "SELECT nothing FROM nowhere"),
        AskedQuestion("whole", "voice", "How many songs are there?", AskedKind.ANSWERABLE, COUNT),
    ]
    asked = ask_follow_ups(questions, music, TODAY)
    assert [(one.id, one.right_at) for one in asked] == [("right", 0), ("wrong", None), ("none", None)]
    figures = follow_up_figures(asked)
    assert (figures.questions, figures.right_within[1], figures.right_within[8]) == (3, 1 / 3, 1 / 3)
    assert figures.edited == 2 / 3
    assert figures.right_of_edited == 1 / 2
    assert figures.taken_for_one is None


def test_whole_questions_that_are_taken_for_follow_ups_are_counted(music: SqlWarehouse) -> None:
    whole = [
        AskedQuestion("a", "voice", "How many songs are there?", AskedKind.ANSWERABLE, COUNT),
        AskedQuestion("b", "voice", "Which songs are jazz?", AskedKind.ANSWERABLE, COUNT),
        AskedQuestion("c", "voice", "only jazz", AskedKind.ANSWERABLE, COUNT),
        AskedQuestion("d", "voice", "hello", AskedKind.NO_QUESTION),
    ]
    assert taken_for_follow_ups(whole, music, TODAY) == [False, True]
    assert follow_up_figures([], [False, True]).taken_for_one == 0.5


def test_conversations_are_read_turn_by_turn(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "conversations.jsonl"
    turns = [
        {"db_id": "music", "conv": 1, "turn": 1, "question": "how many songs?", "sql": COUNT},
        {"db_id": "music", "conv": 1, "turn": 2, "question": "only jazz", "sql": f"{COUNT} WHERE genre = 'Jazz'"},
        {"db_id": "music", "conv": 1, "turn": 4, "question": "only pop", "sql": COUNT},
        {"db_id": "absent", "conv": 2, "turn": 1, "question": "how many?", "sql": COUNT},
        {"db_id": "absent", "conv": 2, "turn": 2, "question": "only pop", "sql": COUNT},
    ]
    file.write_text("\n".join(map(json.dumps, turns)), "utf-8")
    asked = ask_conversations(file, folder, 1, TODAY, lambda _share, _name: None)
    assert [one.right_at for one in asked] == [0]
    file.write_text('{"db_id": "music"}\n', "utf-8")
    assert ask_conversations(file, folder, 1, TODAY, lambda _share, _name: None) == []
    file.write_text("no lines of JSON", "utf-8")
    with pytest.raises(BadInput):
        ask_conversations(file, folder, 1, TODAY, lambda _share, _name: None)
