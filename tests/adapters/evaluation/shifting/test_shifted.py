"""Changed copies asked one after another: which questions, with which record, and what does not run there."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from adapters.evaluation.shifting.copies import RenamedColumn, data_changes
from adapters.evaluation.shifting.shifted import ShiftedAsks, ShiftedMeasure, ask_of_copies, drawn_questions
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import read_calibration_logs
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.ports import Precedent
from tests.support.calibrated import bounded, whole_record
from tests.support.learned import hashes
from tests.support.trace_world import BROKEN, NET, core

SURE = whole_record(unasked=bounded(0.0))
VOICES = ("buyer", "clerk", "owner", "driver", "cook", "nurse", "clown")


def line(number: int, role: str, **given: Any) -> str:
    said = {"id": f"{role}{number}", "role": role, "question": f"How many, {role} {number}?", "kind": "answerable"}
    return json.dumps({**said, "sql": f"SELECT {number}", "readings": [], "also_right": [], **given})


@pytest.fixture
def logs(tmp_path: Path) -> tuple[Path, Path]:
    first, bounding = tmp_path / "calibrate.jsonl", tmp_path / "bound.jsonl"
    lines = [line(n, role) for role in VOICES for n in range(4)]
    lines += [line(9, role, kind="unanswerable", sql=None) for role in VOICES]
    first.write_text("\n".join(lines))
    bounding.write_text("\n".join(line(n, "bishop") for n in range(4)))
    return first, bounding


class Known:
    """Every question of one clerk is known."""

    fingerprint = "known"

    def knows(self, question: str) -> bool:
        return question == "How many, clerk 1"

    def near(self, question: str, most: int) -> list[Precedent]:
        return [Precedent("How many, clerk 1", "SELECT 1", 1.0)][:most]


def quiet(_said: str) -> None:
    """Nothing is said."""


def test_questions_are_answerable_ones_that_fitted_nothing_drawn_alike(logs: tuple[Path, Path]) -> None:
    logged, _ = read_calibration_logs(*logs)
    part = {q.id: q.part for q in logged}
    every = {q.id for q in drawn_questions(ShiftedMeasure(*logs, frozenset()), None, quiet)}
    assert every == {q.id for q in logged if q.part is LogPart.CALIBRATE and q.kind == "answerable"}
    assert {part[i] for i in every} == {LogPart.CALIBRATE}
    few = ShiftedMeasure(*logs, frozenset(), questions=3)
    assert drawn_questions(few, None, quiet) == drawn_questions(few, None, quiet)
    assert len(drawn_questions(few, None, quiet)) == 3


def test_what_trained_the_model_or_is_known_beforehand_is_not_asked(logs: tuple[Path, Path]) -> None:
    logged, _ = read_calibration_logs(*logs)
    first, *others = sorted(q.id for q in logged if q.part is LogPart.CALIBRATE and q.kind == "answerable")
    learned = hashes(*(q.question for q in logged if q.id == first))
    left = {q.id for q in drawn_questions(ShiftedMeasure(*logs, learned), Known(), quiet)}
    assert left == {i for i in others if i != "clerk1"}
    with pytest.raises(BadInput, match="Every question of the log"):
        drawn_questions(ShiftedMeasure(*logs, hashes(*(q.question for q in logged))), None, quiet)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "orders.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE orders (id INTEGER PRIMARY KEY, net_sales NUMERIC)")
    return file


def test_each_copy_is_asked_with_its_record_and_what_does_not_run_is_named(source: Path, tmp_path: Path) -> None:
    changes = [
        c for c in data_changes(RenamedColumn("orders", "net_sales", "net")) if c.name in ("as it is", "renamed")
    ]
    asked = [
        AskedQuestion(i, "buyer", "What were sales?", AskedKind.ANSWERABLE, sql)
        for i, sql in (("a", NET), ("b", BROKEN))
    ]
    copies: list[Path] = []

    def core_of(copy: Path) -> tuple[Core, str]:
        copies.append(copy)
        return (core(sql=(NET,), record=SURE), "") if len(copies) == 1 else (core(sql=(NET,)), "The column is gone.")

    kept: list[int] = []

    def keep(found: ShiftedAsks) -> None:
        kept.append(len(found.asks))

    found = ask_of_copies(asked, changes, source, tmp_path / "copies", core_of, lambda *_: None, keep)
    assert all(copy.is_file() and copy.name == "orders.sqlite" for copy in copies)
    assert found.problems == {"as it is": "", "renamed": "The column is gone."}
    assert [(ask.change, ask.id) for ask in found.asks] == [("as it is", "a")]
    assert found.asks[0].said == pytest.approx(1.0, abs=1e-5)
    assert found.not_judged == {"as it is": ["b"], "renamed": ["a", "b"]}, "gold of the new name does not run here"
    assert kept == [1, 1, 1, 1], "there is something to show after each ask"
