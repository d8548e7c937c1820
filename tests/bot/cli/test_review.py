"""`candor review` and `candor evaluate reviews` as they are typed."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from adapters.store.store import Store
from bot.cli import run
from reliability.calibration.question_log import read_question_log
from reliability.promises.reviews.draw import week_of
from reliability.values import Question
from tests.support.live_bot import answered, reading


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three questions that wait to be reviewed, of a database with one table."""
    import sqlite3

    database = tmp_path / "shop.sqlite"
    with sqlite3.connect(database) as connection:
        connection.executescript("CREATE TABLE orders (id INTEGER); INSERT INTO orders VALUES (1), (2);")
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setenv("CANDOR_WAREHOUSES", json.dumps({"shop": f"sqlite:///{database}"}))
    store = Store(f"sqlite:///{tmp_path / 'state' / 'candor.sqlite'}")
    for number in range(3):
        store.asks.started(Question(f"Ev{number}", f"How many orders, {number}?", "U1", "C1"), "shop")
        store.asks.finished(f"Ev{number}", answered(reading("orders", (2,), sql="SELECT COUNT(*) FROM orders")))
    store.reviews.draw("shop", week_of(datetime.now(UTC)), 3)
    store.close()
    return tmp_path


def test_a_question_is_listed_reviewed_and_exported(state: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", "list", "--json"]) == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {each["id"] for each in listed} == {"Ev0", "Ev1", "Ev2"}
    assert listed[0]["readings"] == [{"sql": "SELECT COUNT(*) FROM orders", "english": "orders"}]
    assert run(["review", "take", "Ev0", "--reading", "1"]) == 0
    assert run(["review", "take", "Ev1", "--none"]) == 0
    assert run(["review", "take", "Ev2", "--sql", "SELECT MAX(id) FROM orders", "--yes"]) == 0
    assert "2" in capsys.readouterr().out
    assert run(["review", "status"]) == 0
    assert "3 questions are reviewed: I was wrong on 1 of 3 (33 %)" in " ".join(capsys.readouterr().out.split())
    file = state / "log.jsonl"
    assert run(["review", "export", str(file)]) == 0
    questions, _ = read_question_log(file, "promise")
    assert {q.id: q.sql for q in questions} == {
        "Ev0": "SELECT COUNT(*) FROM orders",
        "Ev1": None,
        "Ev2": "SELECT MAX(id) FROM orders",
    }


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["take", "Ev0"], "Say one thing"),
        (["take", "Ev0", "--none", "--reading", "1"], "Say one thing"),
        (["take", "Ev9", "--none"], "not there to be reviewed"),
        (["take", "Ev0", "--reading", "7"], "not there to be reviewed"),
        (["take", "Ev0", "--sql", "DELETE FROM orders", "--yes"], "I can't take this SQL"),
        (["take", "Ev0", "--sql", "SELECT 1 FROM nowhere", "--yes"], "I can't take this SQL"),
        (["take", "Ev0", "--sql", "SELECT COUNT(*) FROM orders"], "Nobody is at this terminal"),
        (["on"], "No calibration has been made"),
        (["off"], "No calibration from reviews"),
        (["status", "--warehouse", "nowhere"], "nowhere"),
        ([], "Nobody is at this terminal"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_changes_nothing(
    state: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert run(["review", *arguments]) == 1
    assert words in capsys.readouterr().err
    capsys.readouterr()
    assert run(["review", "list", "--json"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert state.is_dir()


def test_the_simulation_prints_and_writes_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert run(["evaluate", "reviews", "--seeds", "4", "--most", "300", "--json", str(file)]) == 0
    assert "answers that are seldom wrong" in capsys.readouterr().out
    teams = json.loads(file.read_text())["teams"]
    assert [each["runs"] for each in teams] == [4] * 4
    assert teams[-1]["shown"] == teams[-1]["broken"] == 0


def test_own_questions_take_the_log_that_calibrates_with_the_one_that_bounds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["evaluate", "reviews", "--own", "--bound-log", str(tmp_path / "b.jsonl"), "--seeds", "1"]) == 1
    told = capsys.readouterr()
    assert "give both" in told.err
    assert "reviews" not in told.out, "before anything is simulated"


def test_what_is_recorded_of_other_systems_may_be_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty folder of data: nothing in it is looked for."""
    file = tmp_path / "figures.json"
    asked = ["evaluate", "reviews", "--seeds", "1", "--most", "120", "--data", str(tmp_path), "--json", str(file)]
    assert run([*asked, "--no-recorded"]) == 0
    figures = json.loads(file.read_text())
    assert figures["recorded"] == figures["own"] == {}
    assert run(asked) == 1
    assert "BIRD" in capsys.readouterr().err
