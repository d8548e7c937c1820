"""Recorded candidates measured: what is right of an ambiguous question, and both commands from files to a page."""

from __future__ import annotations

import json
import re
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.evaluation import answers
from adapters.evaluation.answers import BIRD, AnswersMeasure
from adapters.evaluation.recorded_systems import ambiqt_traces
from bot.cli import run
from reliability.calibration.fit_probability import METHODS
from reliability.evaluation.selection import ALPHAS, CONSISTENCY, JUDGE, LIKELIHOOD, OURS, PERSON, RTS

OWN = "SELECT max(weight) FROM pets"
JOINED = "SELECT max(t1.weight) FROM pets AS t1 JOIN pets_type AS t2 ON t1.petid = t2.petid WHERE t2.pettype = 'cat'"
SUM, BROKEN = "SELECT sum(weight) FROM pets", "SELECT colour FROM pets"
AMBIQT = "AmbiQT join, codex"
FEW_SEEDS = 4
"""Of random halves: each is measured alike, and a page takes their means, so that no more is seen of twenty."""


def question(number: int) -> dict[str, Any]:
    return {
        "id": f"ambiqt-join-{number}",
        "db_id": "pets_1",
        "question": f"Find the maximum weight, {number}.",
        "orig_query": f"{OWN} LIMIT {number + 1}",
        "query1": OWN,
        "query2": JOINED,
        "setup_sql": ['CREATE TABLE "pets_type" AS SELECT petid, pettype FROM pets'],
    }


def answered(asked: dict[str, Any], *candidates: str, model: str = "codex") -> dict[str, Any]:
    return {
        "model": model,
        "candidates": candidates,
        **{k: asked[k] for k in ("db_id", "question", "query2")},
    }


def bird(number: int) -> dict[str, Any]:
    """Systems that agree are right three times of four, a lone one once in four."""
    rng = np.random.default_rng(number)
    common, lone = (f"SELECT {c} FROM t WHERE x = {number}" for c in "ab")
    right = float(rng.random() < 0.75), float(rng.random() < 0.25)
    return {
        "question_id": number,
        "systems": {
            "one": {"sql": common, "ex": right[0]},
            "two": {"sql": common, "ex": right[0]},
            "three": {"sql": lone, "ex": right[1]},
        },
    }


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    for part in ("bird-minidev", "ambiqt", "spider/database/pets_1"):
        (folder / part).mkdir(parents=True)
    with sqlite3.connect(folder / "spider/database/pets_1/pets_1.sqlite") as pets:
        pets.execute("CREATE TABLE pets (petid INT, pettype TEXT, weight INT)")
        pets.executemany("INSERT INTO pets VALUES (?, ?, ?)", [(1, "cat", 7), (2, "dog", 9), (3, "cat", 5)])
    pets.close()
    asked = [question(n) for n in range(16)]
    order = [(OWN, SUM, JOINED), (SUM, OWN, BROKEN)]
    recorded = [answered(each, *order[n % 2]) for n, each in enumerate(asked)]
    recorded += [answered(each, SUM, model="nobody asked for") for each in asked]
    for file, rows in {
        "bird-minidev/predictions.jsonl": [bird(n) for n in range(60)],
        "ambiqt/join.jsonl": asked,
        "ambiqt/recorded_join-ambiguity.jsonl": recorded,
    }.items():
        (folder / file).write_text("".join(json.dumps(row) + "\n" for row in rows))
    return folder


def test_a_result_of_either_reading_is_right_and_ranks_stand_for_likelihood(data: Path) -> None:
    few = (data / "ambiqt/join.jsonl").read_text().splitlines()[:2]
    (data / "ambiqt/join.jsonl").write_text("\n".join(few))
    found = ambiqt_traces(data, lambda *_: None, ["codex"])
    assert list(found) == ["codex"]
    first, second = found["codex"]
    assert {c.sql: c.right for c in first.clusters} == {OWN: True, SUM: False, JOINED: True}
    assert {c.sql: c.share for c in first.clusters} == pytest.approx({OWN: 6 / 11, SUM: 3 / 11, JOINED: 2 / 11})
    assert {c.sql: c.right for c in second.clusters} == {SUM: False, OWN: True}
    assert {c.sql: c.share for c in second.clusters} == pytest.approx({SUM: 2 / 3, OWN: 1 / 3})
    assert second.failed_share == pytest.approx(1 / 3), "what did not run is no cluster"
    assert first.group != second.group


@pytest.fixture
def few_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "AnswersMeasure", partial(AnswersMeasure, seeds=FEW_SEEDS))


def test_unless_told_otherwise_twenty_random_halves_are_measured(data: Path) -> None:
    assert AnswersMeasure(data).seeds == 20


def measured(command: str, data: Path, tmp_path: Path) -> tuple[dict[str, Any], str]:
    figures, page = tmp_path / "figures.json", tmp_path / "page.html"
    files = ["--json", str(figures), "--report", str(page)]
    assert run(["evaluate", command, "--no-own", "--data", str(data), *files]) == 0
    return json.loads(figures.read_text()), page.read_text()


@pytest.mark.slow
@pytest.mark.usefixtures("few_seeds")
def test_selection_is_measured_from_files_to_a_page(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    figures, page = measured("selection", data, tmp_path)
    assert set(figures) == {BIRD, AMBIQT}
    printed = capsys.readouterr().out
    for found in figures.values():
        assert list(found["rules"]) == [LIKELIHOOD, CONSISTENCY, JUDGE, RTS, PERSON]
        assert set(found["risk_coverage"]) == {LIKELIHOOD, CONSISTENCY, OURS}
        assert [row["alpha"] for row in found["over_alpha"]] == list(ALPHAS)
        assert found["seeds"] == len(found["unasked"]["by_seed"]) == FEW_SEEDS
    for words in (
        BIRD,
        AMBIQT,
        "Who answers, and how often it is wrong",
        "At the coverage of RTS++",
        "with entropy − without (λ = 0)",
        "Coverage of the credible set",
        "Answers given unasked",
    ):
        assert page.count(words) >= 1, words
        assert words.split(" (")[0] in printed
    assert page.count("<svg") == 4
    assert not re.search(r"<script|<link|<img|(?:src|href)=\"http", page)


@pytest.mark.slow
@pytest.mark.usefixtures("few_seeds")
def test_probabilities_are_measured_from_files_to_a_page(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    figures, page = measured("calibration", data, tmp_path)
    assert set(figures) == {BIRD, AMBIQT}
    names = [method.name for method in METHODS]
    for found in figures.values():
        assert found["seeds"] == FEW_SEEDS
        assert list(found["methods"])[:4] == names == ["uncalibrated", "Platt", "MPS", "ours"]
        assert set(found["reliability"]) == set(found["methods"])
        for row in found["methods"].values():
            assert {"brier", "ece", "ace", "auc"} < set(row)
    assert figures[BIRD]["predictions"] == 180
    assert figures[AMBIQT]["predictions"] == 16, "the first reading of each question"
    assert page.count("<svg") == 2
    assert page.count("ECE") >= 2
