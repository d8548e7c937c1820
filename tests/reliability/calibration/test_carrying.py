"""A record is carried to later code that decides alike, and to no other; what was seen is written beside it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adapters import provenance
from adapters.calibration.carrying import words
from adapters.calibration.carrying.carry import CARRIED_FILE
from adapters.made_from import question_keys, read_made_from, write_made_from
from adapters.record_files import read_record, write_record
from adapters.warehouses.fake import FakeWarehouse
from bot.cli import run
from bot.cores import WorkerCores
from bot.main import Candor
from reliability.calibration.question_log import read_calibration_logs
from reliability.composing.understanding import Understanding, understand
from reliability.core import Core, valid_for
from reliability.values import Question, Schema
from tests.support.calibrated import bounded, unbounded, whole_record
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA, core

_BEFORE, _NOW = "c" * 64, "d" * 64
Run = Callable[..., tuple[int, str]]


class World:
    """Two logs, a record that older code made, and code that may be changed: what the model writes, and for questions
    with which words something else is understood."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.record = folder, folder / "record"
        self.logs = folder / "calibrate.jsonl", folder / "bound.jsonl"
        self.code, self.writes, self.understood = _BEFORE, NET, ""
        for file, voices in zip(self.logs, (("a", "b", "c", "d"), ("x", "y")), strict=True):
            file.write_text("".join(json.dumps(row) + "\n" for voice in voices for row in _lines(voice)))

    @property
    def core(self) -> Core:
        warehouse = FakeWarehouse(SCHEMA, RESULTS)
        return replace(core(sql=(self.writes,)), warehouse=warehouse, code=self.code)

    def write_record(self, **more: Any) -> None:
        write_record(whole_record(valid_for=valid_for(replace(self.core, code=_BEFORE)), **more), self.record)
        write_made_from(self.record, question_keys(read_calibration_logs(*self.logs)[0]))

    def understand(self, question: Question, schema: Schema, core: Core) -> Understanding:
        found = understand(question, schema, core)
        return replace(found, missing=("else",)) if self.understood and self.understood in question.text else found

    def files(self) -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in self.record.iterdir()}


def _lines(voice: str) -> list[dict[str, Any]]:
    texts = (f"Sales of {voice}, {n} please?" for n in range(8))
    return [
        {"id": f"{voice}{n}", "role": voice, "question": text, "sql": NET, "kind": "answerable"}
        for n, text in enumerate(texts)
    ]


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    made = World(tmp_path)
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    monkeypatch.setattr(Candor, "core", lambda *_args, **_more: made.core)
    monkeypatch.setattr(WorkerCores, "__call__", lambda _self: lambda _database: made.core)
    monkeypatch.setattr(provenance, "answering_code", lambda: made.code)
    monkeypatch.setattr(words, "understand", made.understand)
    made.write_record()
    return made


@pytest.fixture
def carry(world: World, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a step on the world's logs: exit code, and all that was said, in one line."""

    def call(step: str, *arguments: object) -> tuple[int, str]:
        capsys.readouterr()
        given = ["--log", world.logs[0], "--bound-log", world.logs[1], *arguments]
        code = run(["calibrate", "carry", step, *(str(each) for each in given)])
        return code, " ".join(" ".join(capsys.readouterr()).split())

    return call


def _seen(carry: Run, world: World, change: Callable[[], None], *also: str) -> list[object]:
    """Both first steps with the code before and, after a change, with that of now: the options of the last one."""
    one, of_record, folder = ("--workers", 1), ("--record", world.record), world.folder
    files = [folder / name for name in ("words_b.json", "words_n.json", "decisions_b.json", "decisions_n.json")]
    assert carry("words", "--json", files[0], *one)[0] == 0
    writes, understood = world.writes, world.understood
    change()
    world.code = _NOW
    assert carry("words", "--json", files[1], *one)[0] == 0
    decide = ("--words", files[0], files[1], *of_record, *one, *also)
    assert carry("decisions", *decide, "--json", files[3])[0] == 0
    now = (world.writes, world.understood)
    world.code, world.writes, world.understood = _BEFORE, writes, understood
    assert carry("decisions", *decide, "--json", files[2])[0] == 0
    world.code, (world.writes, world.understood) = _NOW, now
    return [*of_record, "--words", *files[:2], "--decisions", *files[2:]]


def test_where_nothing_is_other_only_the_name_of_the_code_changes(carry: Run, world: World) -> None:
    given, made_from, before = _seen(carry, world, lambda: None), read_made_from(world.record), world.files()
    code, said = carry("write", *given)
    assert code == 0, said
    assert "Of 48 questions the words of 0 give something else." in said
    assert "With these 4 of 120 answers given unasked are wrong, at most 7.5%" in said
    record, after = read_record(world.record), world.files()
    assert record.valid_for == replace(valid_for(world.core), code=_NOW)
    assert after.pop("record.json").decode() == before.pop("record.json").decode().replace(_BEFORE, _NOW)
    line = json.loads(after.pop(CARRIED_FILE))
    assert (line["from_code"], line["to_code"], line["questions"], line["differing"]) == (_BEFORE, _NOW, 48, 0)
    assert line["made_at"] == record.data.made_at
    assert made_from is not None
    assert read_made_from(world.record) == made_from
    code, said = carry("write", *given)  # once more: what was found before is no longer of the record's code
    assert (code, "of other code than the record's" in said) == (1, True)


def test_answers_that_are_wrong_now_count_and_are_written_down(carry: Run, world: World) -> None:
    def change() -> None:
        world.writes, world.understood = GROSS, "of x, 3"

    given = _seen(carry, world, change, "--also", "of a, 2|of X, 5")
    code, said = carry("write", *given)
    assert code == 0, said
    assert "of 1 give something else" in said
    assert "Of those that bound 2 were decided under both codes, 2 otherwise (+0 answered unasked, +2 wrong)" in said
    assert "of the others 1 were decided under both codes, 1 otherwise (+0 answered unasked, +1 wrong)" in said
    assert "6 of 120 answers given unasked are wrong, at most 9.6%" in said
    line = json.loads((world.record / CARRIED_FILE).read_text())
    assert (line["answered"], line["wrong"], line["bounding"]["wrong_more"]) == (120, 6, 2)
    assert read_record(world.record).answers == whole_record().answers  # what was said stays as it was made


def test_a_bound_that_would_not_hold_carries_nothing(carry: Run, world: World) -> None:
    def change() -> None:
        world.writes, world.understood = GROSS, "of x"

    given, before = _seen(carry, world, change), world.files()
    code, said = carry("write", *given)
    assert (code, world.files() == before) == (1, True)
    assert "12 of 120 answers given unasked would be wrong: at most" in said
    assert "Make the record again." in said


def test_a_bounding_question_that_was_not_decided_carries_nothing(carry: Run, world: World) -> None:
    def change() -> None:
        world.understood = "of y, 1"

    given, before = _seen(carry, world, change), world.files()
    for file in (given[-1], given[-2]):
        content = json.loads(Path(str(file)).read_text())
        Path(str(file)).write_text(json.dumps({**content, "decisions": {}}))
    code, said = carry("write", *given)
    assert (code, world.files() == before) == (1, True)
    assert "1 questions that bound, and whose words give something else, are not decided: y1" in said


def test_what_runs_on_must_be_the_code_and_the_model_that_were_looked_at(carry: Run, world: World) -> None:
    given, before = _seen(carry, world, lambda: None), world.files()
    world.code = "e" * 64
    assert "What was found now is of other code than runs." in carry("write", *given)[1]
    world.code = _NOW
    for file in given[4:5]:
        content = json.loads(Path(str(file)).read_text())
        content["made_with"]["model"] = "another"
        Path(str(file)).write_text(json.dumps(content))
    code, said = carry("write", *given)
    assert (code, world.files() == before) == (1, True)
    assert "Not only the code is other, but also: model." in said


def test_files_of_something_else_and_bad_expressions_are_told(carry: Run, world: World) -> None:
    given = _seen(carry, world, lambda: None)
    swapped = [*given[:2], "--words", *given[6:8], "--decisions", *given[3:5]]
    code, said = carry("write", *swapped)
    assert (code, "holds no words of questions" in said) == (1, True)
    code, said = carry("decisions", "--words", *given[3:5], "--json", world.folder / "d.json", "--also", "(")
    assert (code, "--also is no regular expression" in said) == (1, True)
    short = json.loads(Path(str(given[4])).read_text())
    short["words"].popitem()
    Path(str(given[4])).write_text(json.dumps(short))
    assert "The two files are not of the same questions." in carry("write", *given)[1]


def test_a_record_that_promises_nothing_is_not_carried_and_a_new_one_begins_anew(carry: Run, world: World) -> None:
    given = _seen(carry, world, lambda: None)
    world.write_record(unasked=unbounded())
    assert "promises nothing of answers" in carry("write", *given)[1]
    world.write_record(unasked=bounded(0.3))
    (world.record / CARRIED_FILE).write_text(json.dumps({"made_at": "2020-01-01"}) + "\n")
    assert carry("write", *given)[0] == 0
    assert [json.loads(line)["made_at"] for line in (world.record / CARRIED_FILE).read_text().splitlines()] == [
        read_record(world.record).data.made_at
    ]


def _anew(carry: Run, world: World, understood: str, code: str) -> tuple[int, str]:
    """Carry on from the code of now to another, with which questions with these words are understood otherwise, and the
    answers of these are the other ones: what was found with the code of now is found again."""
    folder, before, wrong = world.folder, world.code, world.writes
    world.understood = ""
    files = [folder / f"{code[0]}-{name}.json" for name in ("wb", "wn", "db", "dn")]
    one, of_record = ("--workers", 1), ("--record", world.record)
    assert carry("words", "--json", files[0], *one)[0] == 0
    world.code, world.understood = code, understood
    assert carry("words", "--json", files[1], *one)[0] == 0
    decide = ("--words", files[0], files[1], *of_record, *one)
    world.writes = GROSS
    assert carry("decisions", *decide, "--json", files[3])[0] == 0
    world.code, world.writes = before, NET
    assert carry("decisions", *decide, "--json", files[2])[0] == 0
    world.code, world.writes = code, wrong
    return carry("write", *of_record, "--words", *files[:2], "--decisions", *files[2:])


def test_what_each_carrying_saw_adds_up_until_the_bound_does_not_hold(carry: Run, world: World) -> None:
    assert carry("write", *_seen(carry, world, lambda: None))[0] == 0
    code, said = _anew(carry, world, "of x, 1", "e" * 64)
    assert code == 0, said
    assert "5 of 120 answers given unasked are wrong" in said
    code, said = _anew(carry, world, "of x, 2", "f" * 64)
    assert code == 0, said
    assert "6 of 120 answers given unasked are wrong, at most 9.6%" in said
    before = world.files()
    code, said = _anew(carry, world, "of x, 3", "a" * 64)
    assert (code, world.files() == before) == (1, True)
    assert "7 of 120 answers given unasked would be wrong" in said
    lines = [json.loads(line) for line in (world.record / CARRIED_FILE).read_text().splitlines()]
    assert [line["wrong"] for line in lines] == [4, 5, 6]


def test_a_carrying_that_was_stopped_before_the_record_was_written_is_none(carry: Run, world: World) -> None:
    given = _seen(carry, world, lambda: None)
    stopped = {"made_at": read_record(world.record).data.made_at, "from_code": _BEFORE, "to_code": "e" * 64}
    (world.record / CARRIED_FILE).write_text(json.dumps(stopped) + "\n")
    assert carry("write", *given)[0] == 0
    lines = [json.loads(line) for line in (world.record / CARRIED_FILE).read_text().splitlines()]
    assert [line["to_code"] for line in lines] == [_NOW]


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ("{", "does not hold what was seen"),
        ("[]", "does not hold what was seen"),
        ("no counts", "does not hold what was seen"),
        ("other codes", "does not lead to the code that the record names"),
    ],
)
def test_what_was_seen_before_must_lead_to_the_record(carry: Run, world: World, kept: str, words: str) -> None:
    given = _seen(carry, world, lambda: None)
    made_at = read_record(world.record).data.made_at
    to = _BEFORE if kept == "no counts" else "f" * 64
    line = json.dumps({"made_at": made_at, "from_code": "e" * 64, "to_code": to})
    (world.record / CARRIED_FILE).write_text((kept if kept.startswith(("{", "[")) else line) + "\n")
    before = world.files()
    code, said = carry("write", *given)
    assert (code, words in said, world.files() == before) == (1, True, True), said
