"""Asking a whole log: several processes ask what one does, and a run that is killed goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from dataclasses import replace
from pathlib import Path

import pytest

from adapters.evaluation.people.asking import ask_all
from adapters.evaluation.people.kept_asks import KeptAsks
from reliability.errors import BadInput
from reliability.evaluation.people.asking import PersonAsk
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.values import Element
from tests.support.trace_world import BROKEN, NET, core, cores, slow_cores

MADE_WITH = {"model": "m", "log": "l"}


def asked(number: int, sql: str = NET) -> AskedQuestion:
    return AskedQuestion(
        f"q{number}",
        "buyer",
        f"What were sales number {number}?",
        AskedKind.ANSWERABLE,
        sql,
        tables=("orders",),
        columns=(Element("orders", "net_sales"),),
    )


@pytest.mark.slow
def test_several_processes_ask_what_one_does(tmp_path: Path) -> None:
    questions = [asked(n, BROKEN if n == 3 else NET) for n in range(6)]
    found, said = [], list[str]()
    for workers in (1, 2):
        said.clear()
        with KeptAsks(tmp_path / f"{workers}.jsonl", MADE_WITH) as kept:
            left_out = ask_all(questions, cores, kept, workers, lambda _done, words: said.append(words))
        assert left_out == ["q3"]
        assert said[-1].startswith("6 of 6 questions, about 0 s left")
        found.append({key: replace(ask, seconds=0) for key, ask in kept.asks.items()})
    assert found[0] == found[1]
    assert len(found[0]) == 5


def test_nothing_that_one_ask_teaches_is_known_to_the_next(tmp_path: Path) -> None:
    world = core()
    with KeptAsks(tmp_path / "asks.jsonl", MADE_WITH) as kept:
        ask_all([asked(1), asked(2)], lambda: lambda _database: world, kept, 1, lambda _done, _words: None)
    assert [ask.taps for ask in kept.asks.values()] == [2, 2]
    assert world.memory.hints() == []


def _ask_until_killed(file: Path) -> None:
    with KeptAsks(file, MADE_WITH) as kept:
        ask_all([asked(n) for n in range(40)], slow_cores, kept, 1, lambda _done, _words: None)


def test_a_run_that_is_killed_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    file = tmp_path / "asks.jsonl"
    running = multiprocessing.get_context("spawn").Process(target=_ask_until_killed, args=(file,))
    running.start()
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline and not (file.exists() and file.read_bytes().count(b"\n") > 3):
        time.sleep(0.02)
    with pytest.raises(BadInput, match="Another run is writing"), KeptAsks(file, MADE_WITH):
        pass
    assert running.pid is not None
    os.kill(running.pid, signal.SIGKILL)
    running.join()
    before = file.read_text().rpartition("\n")[0] + "\n"
    held = before.count("\n") - 1
    assert 3 <= held < 40
    with file.open("a") as torn:
        torn.write('{"id": "q39", "kind": "ans')  # what a kill in the middle of a line leaves
    said: list[str] = []
    with KeptAsks(file, MADE_WITH) as kept:
        assert len(kept.asks) == held
        ask_all([asked(n) for n in range(40)], cores, kept, 1, lambda _done, words: said.append(words))
    assert len(said) == 40 - held
    assert file.read_text().startswith(before)
    assert set(kept.asks) == {f"q{n}" for n in range(40)}
    assert len(file.read_text().splitlines()) == 41


def test_asks_made_with_something_else_are_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "asks.jsonl"
    with KeptAsks(file, MADE_WITH) as kept:
        kept.add(PersonAsk("a", "answerable", "buyer", "refused"))
    before = file.read_text()
    with (
        pytest.raises(BadInput, match="were made with another model; remove it"),
        KeptAsks(file, {**MADE_WITH, "model": "n"}),
    ):
        pass
    assert file.read_text() == before
    with KeptAsks(file, MADE_WITH) as again:
        assert list(again.asks) == ["a"]


@pytest.mark.parametrize("content", ["x\n", "[]\n", '{"asks": 99, "made_with": {"model": "m", "log": "l"}}\n'])
def test_a_file_that_holds_no_asks_is_one_sentence_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "asks.jsonl"
    file.write_text(content)
    with pytest.raises(BadInput, match=r"holds no asks|another version"), KeptAsks(file, MADE_WITH):
        pass
    assert file.read_text() == content


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(BadInput, match="cannot be written"),
        KeptAsks(tmp_path / "file" / "a.jsonl", MADE_WITH),
    ):
        pass


def test_a_run_needs_a_process(tmp_path: Path) -> None:
    with (
        KeptAsks(tmp_path / "a.jsonl", MADE_WITH) as kept,
        pytest.raises(BadInput, match="at least one process"),
    ):
        ask_all([asked(1)], cores, kept, 0, lambda _done, _words: None)
