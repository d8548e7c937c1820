"""`candor evaluate composing`: what words give on a log, and what a writer writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.app import app
from bot.settings import ROOT

WRITER = ROOT / "deploy" / "reference" / "writer"
LOG = [
    {"id": "1", "role": "one", "question": "how many shops do we have in porto", "kind": "answerable",
     "sql": "SELECT COUNT(*) FROM stores WHERE city = 'Porto'"},
    {"id": "2", "role": "one", "question": "hi", "kind": "no_question", "reason": "greeting"},
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("way", ["words", "writer"])
def test_it_says_how_often_a_right_result_is_among_the_first(way: str, tmp_path: Path) -> None:
    log, found = tmp_path / "log.jsonl", tmp_path / "found.json"
    log.write_text("".join(f"{json.dumps(line)}\n" for line in LOG), encoding="utf-8")
    asked = ["evaluate", "composing", "--log", str(log), "--json", str(found)]
    ended = CliRunner().invoke(app, [*asked, *(["--writer", str(WRITER)] if way == "writer" else [])])
    assert ended.exit_code == 0, ended.output
    told = json.loads(found.read_text(encoding="utf-8"))
    assert told["figures"]["answerable"] == 1
    assert told["figures"]["right_at"]["1"] == 1.0
    assert told["questions"][0]["sql"]


def test_a_folder_without_a_writer_is_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(json.dumps(LOG[0]), encoding="utf-8")
    ended = CliRunner().invoke(app, ["evaluate", "composing", "--log", str(log), "--writer", str(tmp_path)])
    assert ended.exit_code != 0
    assert "no trained writer" in str(ended.exception or ended.output)
