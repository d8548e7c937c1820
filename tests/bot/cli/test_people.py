"""`candor evaluate people` as it is met: from a log to figures, and the sentences for what it cannot use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import run
from bot.sample import build_sample, sample_is_current


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test stores stays."""
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))


def line(**given: Any) -> str:
    """A line of a log, about the sample's stores unless something else is given."""
    return json.dumps(
        {
            "id": "p1",
            "role": "buyer",
            "question": "How many stores are in Berlin?",
            "kind": "answerable",
            "sql": "SELECT COUNT(*) FROM stores WHERE city = 'Berlin'",
            "readings": [],
            "also_right": [],
            "reason": None,
            "previous": None,
            "tables": ["stores"],
            "columns": ["stores.city"],
            **given,
        }
    )


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_tiny_log_is_asked_judged_and_reported_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not sample_is_current():
        build_sample()
    log, file, page = (tmp_path / name for name in ("people.jsonl", "out/people.json", "out/people.html"))
    no_data: dict[str, Any] = {"sql": None, "tables": [], "columns": []}
    log.write_text("\n".join([line(), line(id="p2", question="👍👍", kind="no_question", **no_data)]), encoding="utf-8")
    command = ["evaluate", "people", "--log", str(log), "--json", str(file), "--report", str(page)]
    assert run(command) == 0
    shown = capsys.readouterr()
    assert "right within two taps" in shown.out
    assert "2 of 2 questions" in shown.err
    found = json.loads(file.read_text(encoding="utf-8"))
    by_id = {one["id"]: one for one in found["questions"]}
    assert set(by_id) == {"p1", "p2"}
    assert by_id["p1"]["right"] is True
    assert by_id["p1"]["outcome"] in ("answered", "answered_unasked")
    assert "stores" in by_id["p1"]["sql"]
    assert (by_id["p2"]["outcome"], by_id["p2"]["reason"]) == ("refused", "not_a_question")
    assert found["figures"]["overall"]["offered"]["count"] == 1
    about = found["about"]
    assert (about["log"], about["questions"], about["today"]) == ("people.jsonl", 2, "2026-11-21")
    assert len(about["sha256"]) == 64
    assert about["made_with"]["model"]
    assert "<td>answerable</td>" in page.read_text(encoding="utf-8")

    file.unlink()
    assert run(command) == 0  # every ask is kept: no model is needed again
    assert " of 2 questions" not in capsys.readouterr().err
    assert json.loads(file.read_text(encoding="utf-8")) == found


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_parts_are_left_out_and_nothing_is_calibrated_then(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not sample_is_current():
        build_sample()
    log, file = tmp_path / "people.jsonl", tmp_path / "people.json"
    log.write_text(line(), encoding="utf-8")
    command = ["evaluate", "people", "--log", str(log), "--json", str(file)]
    assert run([*command, "--without", "log", "--without", "composing"]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["about"]["record"] is None
    assert json.loads(found["about"]["made_with"]["flow"])["composes"] is False
    assert [one["outcome"] for one in found["questions"]] in (["answered"], ["gave_up"])
    assert run([*command, "--without", "charts"]) == 1
    assert "'charts' is not one of 'record', 'log', 'composing'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "holds no questions"),
        ("{", "line 1 is no JSON"),
        (line() + "\n" + line(), "line 2: the id p1 was there before"),
        (line(kind="ambiguous", sql=None), "its kind is answerable, ambiguous"),
    ],
)
def test_a_bad_log_is_a_sentence_before_any_model_is_loaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, words: str
) -> None:
    log, file = tmp_path / "people.jsonl", tmp_path / "people.json"
    log.write_text(content, encoding="utf-8")
    assert run(["evaluate", "people", "--log", str(log), "--json", str(file)]) == 1
    assert words in capsys.readouterr().err
    assert not file.exists()


def test_a_log_that_is_gone_and_a_place_that_cannot_be_written_are_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "people.jsonl"
    assert run(["evaluate", "people", "--log", str(log), "--json", str(tmp_path / "a.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err
    log.write_text(line(), encoding="utf-8")
    assert run(["evaluate", "people", "--log", str(log), "--json", str(tmp_path)]) == 1
    assert "it is a folder" in capsys.readouterr().err
    assert run(["evaluate", "people", "--log", str(log), "--json", str(log / "a.json")]) == 1
    assert "cannot be written" in capsys.readouterr().err
