"""A record calibrated on a natural log, from command to promise: voices, kinds, novelty, and who asks of the rest."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from adapters.made_from import read_made_from
from adapters.record_files import read_record
from adapters.warehouses.fake import FakeWarehouse
from bot.cli import run
from bot.cores import WorkerCores
from bot.main import Candor
from reliability.calibration.answers_rule import WholeRule, answers_record, whole_rule
from reliability.calibration.fit_probability import Prediction, fit_probability
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace, TraceFile
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.evaluation.voices import Promises, leave_one_voice_out, voices_figures
from reliability.promises.novelty import likeness
from reliability.promises.probability import PRIMARY, Probability
from reliability.promises.unasked_threshold import NoThreshold
from tests.support.oracles.kept_traces import read_traces
from tests.support.trace_world import GROSS, NET, RESULTS, SCHEMA, core

# --- traces ----------------------------------------------------------------------------------------


def question(name: str, surety: float, right: bool, voice: str = "", **more: Any) -> CheckedTrace:
    """A question with one result, whose one signal is `surety`."""
    cluster = CheckedCluster(NET, 1.0, surety, 0.0, 0.0, right, right, {PRIMARY: surety})
    return CheckedTrace(name, name, "answerable", (cluster,), role=voice, **more)


def of_voice(voice: str, count: int, seed: int, direction: float = 0.0, honest: bool = True) -> list[CheckedTrace]:
    """Questions of one voice in one direction of meaning; of an honest one what is sure is mostly right."""
    rng = np.random.default_rng([seed, *voice.encode()])
    found = []
    for number in range(count):
        surety = float(rng.uniform(0.3, 0.99))
        angle = direction + float(rng.normal(0, 0.1))
        found.append(
            question(
                f"{voice}{number}",
                surety,
                bool(rng.random() < (min(1.0, surety + 0.2) if honest else 0.1)),
                voice,
                likeness=likeness([np.cos(angle), np.sin(angle)]),
            )
        )
    return found


def parts_of(**voices: list[CheckedTrace]) -> dict[LogPart, list[CheckedTrace]]:
    return {part: [t for name, of in voices.items() if name.startswith(part.value) for t in of] for part in LogPart}


HONEST = parts_of(
    **{f"{part}{n}": of_voice(f"{part}{n}", 50, n) for part in ("fit", "calibrate") for n in range(3)},
    **{f"bound{n}": of_voice(f"bound{n}", 80, n) for n in range(5)},
)
PROMISES = Promises(risk=0.15, novelty_level=0.05)


def rule_of(parts: dict[LogPart, list[CheckedTrace]], level: float = 0.05) -> WholeRule:
    return whole_rule(*(parts[part] for part in LogPart), risk=0.15, novelty_level=level)


def test_a_query_out_of_time_and_a_question_unlike_them_qualify_for_nothing() -> None:
    rule = rule_of(HONEST)
    sure = question("x", 0.99, True, likeness=likeness([1.0, 0.0]))
    assert rule.unasked(sure)
    assert rule.unasked(replace(sure, out_of_time=True)) is None
    assert rule.unasked(replace(sure, likeness=likeness([-1.0, 0.0]))) is None
    assert rule.unasked(replace(sure, likeness=None)) is None
    assert rule_of(HONEST, level=0.0).unasked(replace(sure, likeness=None))


def test_a_question_with_words_that_nothing_explains_qualifies_for_nothing() -> None:
    rule = rule_of(HONEST, level=0.0)  # without the novelty test, which may take it for unlike the others, too
    sure = question("x", 0.99, True, likeness=likeness([1.0, 0.0]))
    assert rule.unasked(sure)
    assert rule.unasked(replace(sure, likeness=likeness([1.0, 0.0], unexplained=0.1))) is None


def test_what_is_held_back_is_in_no_count_of_the_bound() -> None:
    """Wrong answers to questions out of time or unlike the others cost the promise nothing: they are never given."""
    before = rule_of(HONEST).answers.unasked
    assert before.threshold is not None
    slow = [question(f"s{n}", 0.99, False, "bound9", out_of_time=True) for n in range(60)]
    far = [question(f"f{n}", 0.99, False, "bound9", likeness=likeness([-1.0, 0.0])) for n in range(60)]
    more = {**HONEST, LogPart.BOUND: [*HONEST[LogPart.BOUND], *slow, *far]}
    assert rule_of(more).answers.unasked == before
    near = [replace(trace, likeness=likeness([1.0, 0.0])) for trace in far]
    assert rule_of({**HONEST, LogPart.BOUND: [*HONEST[LogPart.BOUND], *near]}).answers.unasked != before


def test_a_voice_that_bounds_and_fits_is_refused() -> None:
    torn = {**HONEST, LogPart.BOUND: [*HONEST[LogPart.BOUND], question("new", 0.9, True, "fit0")]}
    with pytest.raises(BadInput, match="share a voice"):
        rule_of(torn)


def test_below_thirty_questions_in_a_part_a_record_answers_nothing_unasked() -> None:
    few = {**HONEST, LogPart.CALIBRATE: HONEST[LogPart.CALIBRATE][:29]}
    enough = {**HONEST, LogPart.CALIBRATE: HONEST[LogPart.CALIBRATE][:30]}
    for parts, evident in ((few, False), (enough, True)):
        record = answers_record(parts, valid_for(core()), None, log="log", made_at="2026-11-22", risk=0.15)
        assert record.answers is not None
        assert record.data.evident is evident
        assert (record.answers.unasked.threshold is not None) is evident
        assert record.answers.unasked.reason is (None if evident else NoThreshold.TOO_FEW)


@pytest.mark.slow
@pytest.mark.usefixtures("forests_grown_once")
def test_each_voice_left_out_is_decided_by_a_rule_that_never_heard_it() -> None:
    """A voice that is far from all others and mostly answered wrong breaks the promise, unless it is told as unlike."""
    stranger = of_voice("bound7", 60, 7, direction=2.5, honest=False)
    parts = {**HONEST, LogPart.BOUND: [*HONEST[LogPart.BOUND], *stranger]}
    said: list[float] = []
    found = leave_one_voice_out(parts, PROMISES, lambda done, _: said.append(done))
    assert len(found) == 12
    assert said[-1] == 1.0
    by_voice = {one.voice: one for one in found}
    alone = by_voice["bound7"]
    assert (alone.answered, alone.questions) == (0, 60)
    assert alone.unlike_wrong > 0.7 * alone.unlike > 0
    without = leave_one_voice_out(parts, replace(PROMISES, novelty_level=0.0), lambda *_: None)
    assert {one.voice: one.holds(0.15, 0.05) for one in without}["bound7"] == "contradicted"
    figures = voices_figures(found, PROMISES)
    assert figures["wrong"]["count"] == sum(one.wrong for one in found)
    assert figures["held_back_as_unlike"]["answers"] == sum(one.unlike for one in found)
    assert json.dumps(figures)


@pytest.mark.usefixtures("forests_grown_once")
def test_the_least_probability_holds_for_who_is_left_out_too_and_what_another_part_fitted_is_fitted_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fits: list[int] = []

    def counted(predictions: Sequence[Prediction], *given: Any, **named: Any) -> Probability:
        fits.append(len(predictions))
        return fit_probability(predictions, *given, **named)

    for place in ("reliability.evaluation.voices", "reliability.calibration.answers_rule"):
        monkeypatch.setattr(f"{place}.fit_probability", counted)
    free = leave_one_voice_out(HONEST, PROMISES, lambda *_: None)
    of_fit = sum(one.part is LogPart.FIT for one in free)
    assert len(fits) == 1 + of_fit < len(free)
    least = leave_one_voice_out(HONEST, replace(PROMISES, least_kappa=0.9), lambda *_: None)
    assert sum(one.answered for one in least) < sum(one.answered for one in free)
    assert all(one.threshold is None or one.threshold >= 0.9 for one in least)


def test_a_voice_without_which_nothing_can_be_calibrated_says_so() -> None:
    parts = parts_of(fit=of_voice("fit", 40, 0), calibrate=of_voice("calibrate", 40, 0), bound=of_voice("bound", 40, 0))
    found = leave_one_voice_out(parts, PROMISES, lambda *_: None)
    assert [(one.answered, one.reason) for one in found] == [(0, "too_few")] * 3
    with pytest.raises(BadInput, match="three voices or more"):
        leave_one_voice_out({LogPart.FIT: of_voice("fit", 9, 0)}, PROMISES, lambda *_: None)


def test_likenesses_are_kept_with_the_traces(tmp_path: Path) -> None:
    traces = [*of_voice("a", 3, 1), question("none", 0.5, True)]
    with TraceFile(tmp_path / "t.jsonl", {"model": "m"}) as file:
        for trace in traces:
            file.append(trace)
    assert read_traces(tmp_path / "t.jsonl") == traces


# --- the command -----------------------------------------------------------------------------------


def lines(voice: str, count: int, wrong: int) -> list[dict[str, Any]]:
    """Questions of all kinds; the first `wrong` answerable ones have a gold that the model does not write."""
    asked: list[dict[str, Any]] = [
        {"question": f"Sales of {voice}, {n} please?", "sql": GROSS if n < wrong else NET, "kind": "answerable"}
        for n in range(count)
    ]
    others: list[dict[str, Any]] = [
        {"question": f"Which sales does {voice} mean?", "sql": None, "kind": "ambiguous", "readings": [NET, GROSS]},
        {"question": f"How is the weather at {voice}?", "sql": None, "kind": "unanswerable"},
        {"question": "thanks a lot!", "sql": None, "kind": "no_question"},
        {"question": "and net?", "sql": NET, "kind": "follow_up", "previous": {"question": "Sales?", "sql": GROSS}},
    ]
    return [{"id": f"{voice}{n}", "role": voice, **row} for n, row in enumerate([*asked, *others])]


def serve(monkeypatch: pytest.MonkeyPatch, *sql: str) -> None:
    """Let every command work with a model that writes these queries."""
    made = replace(core(sql=sql), warehouse=FakeWarehouse(SCHEMA, RESULTS))

    def of(_database: str) -> Core:
        return made

    monkeypatch.setattr(Candor, "core", lambda *_args, **_more: made)
    monkeypatch.setattr(WorkerCores, "__call__", lambda _self: of)


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    serve(monkeypatch, NET)
    files = tmp_path / "calibrate.jsonl", tmp_path / "bound.jsonl"
    for file, voices in zip(files, (("a", "b", "c", "d", "e", "f"), ("x", "y", "z")), strict=True):
        rows = [row for voice in voices for row in lines(voice, 12, 3)]
        file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return files


@pytest.mark.slow
@pytest.mark.usefixtures("forests_grown_once")
def test_two_logs_become_a_record_of_every_question(logs: tuple[Path, Path], tmp_path: Path, capsys: Any) -> None:
    log, bounding = logs
    given = ["--log", str(log), "--bound-log", str(bounding), "--workers", "1"]
    assert run(["calibrate", *given, "--out", str(tmp_path / "record")]) == 0
    said = capsys.readouterr().out
    record = read_record(tmp_path / "record")
    assert record.data.fit + record.data.calibrate == 6 * 16
    assert (record.data.bound, record.data.name) == (3 * 16, "calibrate.jsonl and bound.jsonl")
    assert "the risk bounded on 48." in said
    assert record.answers is not None
    assert record.answers.novelty is not None
    assert len(record.answers.novelty.questions) < 6 * 16  # thanks were never compared
    made_from = read_made_from(tmp_path / "record")
    assert made_from is not None
    size = sum(file.stat().st_size for file in (tmp_path / "record").iterdir())
    assert size < 2_000_000
    assert not any(b"please" in file.read_bytes() for file in (tmp_path / "record").iterdir())
    kept = list((tmp_path / "state" / "calibration").iterdir())
    assert [file.name.split("-")[:2] for file in kept] == [["calibrate", "bound"]]
    assert {t.halted for t in read_traces(kept[0]) if t.kind == "no_question"} == {"helped"}
    with bounding.open("a") as file:  # of what is traced alone this voice is none
        file.writelines(json.dumps(row) + "\n" for row in lines("late", 12, 3))
    left_out = ["--only-traced", "--record", str(tmp_path / "record"), "--json", str(tmp_path / "v.json")]
    assert run(["evaluate", "voices", *given, *left_out]) == 0
    assert json.loads((tmp_path / "v.json").read_text())["voices"] == 9
    assert [len(read_traces(file)) for file in (tmp_path / "state" / "calibration").iterdir()] == [9 * 16]


@pytest.mark.slow
@pytest.mark.usefixtures("forests_grown_once")
def test_what_is_shown_is_measured_on_kept_traces_with_what_they_do_not_keep(
    logs: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Which readings were found, and what the words of a refused question ask for; a voice that came later is none."""
    log, bounding = logs
    serve(monkeypatch, NET, GROSS)
    refused = {"id": "x99", "role": "x", "question": "How many umbrellas are there?", "sql": NET, "kind": "answerable"}
    with bounding.open("a") as file:
        file.write(json.dumps(refused) + "\n")
    given = ["--log", str(log), "--bound-log", str(bounding), "--workers", "1"]
    record = str(tmp_path / "record")
    assert run(["calibrate", *given, "--out", record]) == 0
    with bounding.open("a") as file:
        file.writelines(json.dumps(row) + "\n" for row in lines("late", 12, 3))
    capsys.readouterr()
    figures = tmp_path / "figures.json"
    assert run(["evaluate", "shown", *given, "--record", record, "--json", str(figures), "--part", "bound"]) == 0
    shown = json.loads(figures.read_text())
    said = " ".join(capsys.readouterr().out.split())
    assert (shown["questions"], shown["voices"]) == (49, 3)
    two = shown["kinds"]["ambiguous"]["two"]
    assert {name: share["count"] for name, share in two.items()} == {"4": 3, "6": 3, "8": 3, "credible": 0}
    assert {share["of"] for share in two.values()} == {3}
    assert {name: one["questions"] for name, one in shown["operations"].items()} == {"none": 36, "count": 1}
    assert shown["operations"]["count"]["asker"]["4"]["count"] == 0
    asked_of = 3 * 14  # each voice's questions but the weather and the thanks, of whose two results one is right
    assert shown["told_apart"]["judged"] == {"auc": 0.5, "readings": 2 * asked_of, "right": asked_of}
    assert "two of its fair readings among 4" in said
    assert "none of these 36" in said
    assert "count 1" not in said, "of one question nothing is said"
    assert "the judge 0.500 84 42" in said


def test_what_bounds_is_given_with_what_calibrates(logs: tuple[Path, Path], tmp_path: Path, capsys: Any) -> None:
    assert run(["calibrate", "--bound-log", str(logs[1]), "--out", str(tmp_path / "r")]) == 1
    assert "give both" in capsys.readouterr().err
    assert run(["calibrate", "--log", str(logs[0]), "--bound-log", str(logs[0]), "--out", str(tmp_path / "r")]) == 1
    assert "share a voice" in capsys.readouterr().err
