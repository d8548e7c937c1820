"""`candor evaluate shifted` as it is met: a change that there is none of, and one question of the sample."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli import run
from bot.sample import build_sample, sample_is_current


def test_a_change_that_there_is_none_of_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["evaluate", "shifted", "--json", str(tmp_path / "out.json"), "--only", "tripled"]) != 0
    assert "'tripled' is no change; there are as it is, emptied" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_renamed_column_voids_the_record_and_no_probability_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not sample_is_current():
        build_sample()
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    file = tmp_path / "out.json"
    assert run(["evaluate", "shifted", "--json", str(file), "--only", "renamed", "--questions", "1"]) == 0
    found = json.loads(file.read_text())
    assert "the tables and columns of the warehouse" in found["figures"]["renamed"]["record"]
    assert [(one["change"], one["said"]) for one in found["questions"]] == [("renamed", None)]
    assert "void" in capsys.readouterr().out
