"""deploy/gpu-check.sh, as far as a machine without a GPU can hold it: its syntax, what it calls, what it says of a
server that does not start."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from bot.settings import ENV_FILE_VARIABLE, ROOT, Settings, variable_of
from deploy import decisions_check, unasked_check
from deploy.decisions_check import Course
from reliability.core import AnswerSettings
from reliability.errors import BadInput
from tests.conftest import free_port
from tests.deploy.test_operations_page import command_of

SCRIPT = ROOT / "deploy" / "gpu-check.sh"
TEXT = SCRIPT.read_text("utf-8")
CALLS = [shlex.split(line) for line in TEXT.splitlines() if line.startswith("step ")]
STEPS = {name: words for _, name, *words in CALLS}
CANDOR = ".venv/bin/candor"


def test_the_shell_can_read_every_line_of_it() -> None:
    read = subprocess.run(["bash", "-n", SCRIPT], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


@pytest.mark.parametrize("name", [name for name, (_, program, *_) in STEPS.items() if program == CANDOR])
def test_a_command_that_it_runs_exists_and_takes_what_it_is_given(name: str) -> None:
    _, _, *words = STEPS[name]
    command, arguments = command_of(words)
    command.make_context(name, arguments)  # raises for an option or an argument that it does not take


def test_every_line_that_calls_candor_is_a_step_and_every_other_program_is_there() -> None:
    assert TEXT.count(CANDOR) == sum(program == CANDOR for _, program, *_ in STEPS.values()) > 0
    others = {argument for _, program, argument, *_ in STEPS.values() if program != CANDOR}
    assert others == {f"deploy/{name}_check.py" for name in ("linking", "unasked", "decisions")}
    assert all((ROOT / each).is_file() for each in others)


def test_what_it_sets_are_settings_and_all_its_figures_are_of_steps_within_its_time() -> None:
    exported = set(re.findall(r"\b(CANDOR_[A-Z_]+)=", TEXT))
    assert exported <= {variable_of(name) for name in Settings.model_fields} | {ENV_FILE_VARIABLE}
    assert re.findall(r'"(\w+)"', TEXT.split("for name in (")[1].split(")")[0]) == list(STEPS)
    (whole,) = re.findall(r"date \+%s\) \+ (\d+)\)\)", TEXT.split("mkdir")[0])
    assert int(whole) < 20 * 60
    assert sum(int(seconds) for seconds, *_ in STEPS.values()) <= int(whole)


@pytest.mark.parametrize("name", ["linking", "unasked", "decisions"])
def test_a_program_of_its_says_what_it_is_called_with(name: str) -> None:
    _, program, script, *arguments = STEPS[name]
    assert program == ".venv/bin/python"
    said = (ROOT / script).read_text("utf-8").split('"""')[1]
    (usage,) = re.findall(rf"^    python {re.escape(script)}(.*)$", said, re.MULTILINE)
    assert len(usage.split()) == len(arguments)


@pytest.mark.skipif(not (ROOT / CANDOR).is_file(), reason="the script is for a clone that `make setup` prepared")
def test_a_server_that_does_not_start_is_said_and_leaves_no_figures(tmp_path: Path) -> None:
    server = tmp_path / "python"
    server.write_text(f'#!/bin/sh\nexec {sys.executable} -c "raise SystemExit(\\"no CUDA here\\")"\n')
    server.chmod(0o755)
    environment = {**os.environ, "VLLM_PYTHON": str(server), "PORT": str(free_port())}
    command = ["bash", str(SCRIPT), "a-model", str(tmp_path / "figures.json")]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-2:] == ["no CUDA here", "The model server did not start."]
    assert not (tmp_path / "figures.json").exists()


@pytest.mark.skipif(not (ROOT / CANDOR).is_file(), reason="the script is for a clone that `make setup` prepared")
def test_another_server_at_its_port_is_not_taken_for_the_models(tmp_path: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:  # which refuses whatever is asked
        Thread(target=other.serve_forever, daemon=True).start()
        environment = {**os.environ, "VLLM_PYTHON": "false", "PORT": str(other.server_port)}
        command = ["bash", str(SCRIPT), "a-model", str(tmp_path / "figures.json")]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
        other.shutdown()
    assert ended.returncode == 1
    assert ended.stderr == f"Something answers at port {other.server_port} already: name another in PORT.\n"
    assert not (tmp_path / "figures.json").exists()


def test_figures_hold_what_a_step_said_or_had_measured_and_null_for_what_was_cut_off(tmp_path: Path) -> None:
    program = TEXT.split("<<'PYTHON'\n")[1].split("\nPYTHON")[0]
    for name, content in {
        "doctor.json": '{"fine": false}',  # it fails where it finds something
        "served.json": "",
        "served.part": '{"asks": 3}',
        "unasked.json": '{"asked": ',
        "decisions.part": '{"questions"',
        "linking.json": '{"alpha": 0.35}',
    }.items():
        (tmp_path / name).write_text(content)
    out = tmp_path / "figures.json"
    arguments = [sys.executable, "-c", program, str(tmp_path), str(out), "a-model", "float32", "7"]
    subprocess.run(arguments, check=True, capture_output=True)
    assert json.loads(out.read_text()) == {
        "model": "a-model",
        "dtype": "float32",
        "server_starts_s": 7,
        "doctor": {"fine": False},
        "served": {"asks": 3},
        "stand_in": None,
        "linking": {"alpha": 0.35},
        "unasked": None,
        "decisions": None,
        "states": None,
    }
    assert "rm -f" not in TEXT, "what a step said is kept"


def test_no_voice_is_in_two_parts_and_too_few_voices_are_a_sentence(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    count = sum(unasked_check.VOICES.values())
    lines = [
        {"id": f"{voice}-{n}", "role": f"v{voice}"} for voice in range(count + 1) for n in range(4 if voice else 2)
    ]
    log.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    parts = {}
    for use, file in unasked_check.voices_apart(log, 3, tmp_path).items():
        asked = [json.loads(line)["role"] for line in file.read_text().splitlines()]
        assert set(Counter(asked).values()) == {3}
        parts[use] = set(asked)
    assert {use: len(voices) for use, voices in parts.items()} == unasked_check.VOICES
    assert len(set().union(*parts.values())) == count
    assert "v0" not in set().union(*parts.values()), "it asked too little"
    with pytest.raises(BadInput, match=f"0 voices asked 5 questions; {count} are needed"):
        unasked_check.voices_apart(log, 5, tmp_path)


@dataclass(frozen=True)
class _CoreLike:
    """As much of a core as is compared."""

    settings: AnswerSettings = field(default_factory=AnswerSettings)
    model: str = ""
    record: None = None


def test_two_models_are_compared_by_what_was_offered_and_how_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def course(core: _CoreLike, asked: SimpleNamespace) -> Course:
        assert core.settings.top_p == decisions_check.ONE_TOKEN, "what is drawn is drawn alike"
        offered = (core.model,) if asked.id == "differs" else ("same",)
        shown = () if asked.id == "unasked" else offered
        return Course(shown, ("answered",), 0.75 if core.model == "served" else 0.5)

    def lists(_core: _CoreLike, model: str, _question: object) -> tuple[SimpleNamespace, ...]:
        return (SimpleNamespace(token_ids=(1, 2), log_probability=-1.0 if model == "served" else -1.25),)

    monkeypatch.setattr(decisions_check, "course", course)
    monkeypatch.setattr(decisions_check, "lists", lists)
    asked: Any = [SimpleNamespace(id=each, as_question=lambda: None) for each in ("alike", "differs", "unasked")]
    told: list[int] = []
    core: Any = _CoreLike()
    served: Any = "served"
    here: Any = "here"
    found = decisions_check.compare(core, served, here, asked, lambda figures: told.append(figures["questions"]))
    assert told == [1, 2, 3], "a run that is stopped leaves what it had"
    assert found == {
        "questions": 3,
        "calibrated": False,
        "same_lists": 3,
        "same_decisions": 2,
        "largest_list_difference": 0.25,
        "largest_probability_difference": 0.25,
        "unasked": 1,
        "differing": [{"id": "differs", "served": "('answered',)", "here": "('answered',)"}],
    }
