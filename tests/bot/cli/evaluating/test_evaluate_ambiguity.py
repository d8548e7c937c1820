"""`candor evaluate ambiguity` goes on where it was stopped, never with what was measured otherwise, and shows what
calls gain."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.cli.evaluating.ambiguity import _show, kept
from reliability.errors import BadInput
from reliability.evaluation.ambiguity import AmbiguousAsk, FoundReadings, LowConfidence, ambiguity_figures


def test_a_stopped_run_goes_on_and_another_one_is_told(tmp_path: Path) -> None:
    file, about = tmp_path / "figures.json", {"code": "one"}
    assert kept(file, about) == ([], set())
    question = {
        "id": "q",
        "kind": "join",
        "database": "a",
        "found": {"all": {"one": 1, "other": None, "results": 2, "seconds": 1.0, "calls": 10}},
    }
    file.write_text(json.dumps({"about": about, "left_out": ["z"], "questions": [question]}), encoding="utf-8")
    assert kept(file, about) == ([AmbiguousAsk("q", "join", "a", {"all": FoundReadings(1, None, 2, 1.0, 10)})], {"z"})
    unsure = {**question, "detected": {"unsure": True, "right": False, "right_after": True}}
    file.write_text(json.dumps({"about": about, "left_out": [], "questions": [unsure]}), encoding="utf-8")
    assert kept(file, about)[0][0].detected == LowConfidence(True, False, True)
    with pytest.raises(BadInput, match="another model"):
        kept(file, {"code": "other"})
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput, match="does not hold"):
        kept(file, about)


def test_what_a_further_call_gains_is_shown_where_the_greedy_query_was_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = {
        "greedy": FoundReadings(1, None, 1, 1.0, 1),
        "sampling": FoundReadings(1, 2, 2, 1.0, 11),
        "composed": FoundReadings(1, 2, 2, 1.0, 1),
    }
    _show(ambiguity_figures([AmbiguousAsk("q", "join", "a", found)]))
    shown = capsys.readouterr().out
    assert "+100, +10.0 a call" in shown
    assert "+100, no further call" in shown
    _show(ambiguity_figures([AmbiguousAsk("q", "join", "a", {"sampling": found["sampling"]})]))
    assert "a call" not in capsys.readouterr().out


def test_what_unsure_steps_tell_of_wrong_queries_is_said_where_it_was_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = {"greedy": FoundReadings(1, None, 1, 1.0, 1)}
    asks = [
        AmbiguousAsk("p", "join", "a", found, detected=LowConfidence(True, False, True)),
        AmbiguousAsk("q", "join", "b", found, detected=LowConfidence(False, False, False)),
    ]
    _show(ambiguity_figures(asks))
    shown = " ".join(capsys.readouterr().out.split())
    assert "Of 1 greedy queries with an unsure step 100 % are wrong; of 2 wrong ones 50 %, 0 to 100 have such" in shown
    assert "Of all 2 0 %, 0 to 0 are right, 50 %, 0 to 100 after rewriting (+50 (+0 to +100) points)." in shown
    _show(ambiguity_figures([AmbiguousAsk("p", "join", "a", found)]))
    assert "unsure step" not in capsys.readouterr().out
