"""A run of teaching: what it learns from, when its weights are kept, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from adapters.made_from import read_trained_on
from adapters.models.transformers_model import TransformersModel
from adapters.training.data.sources import Pair
from adapters.training.logs.own_log import trainable, trained_on
from adapters.training.runs.loop import LoopOptions, State, share_done
from adapters.training.teaching import teach as teaching
from adapters.training.teaching.ground import Ground, read_ground
from adapters.training.teaching.lessons import Ordinary, make_lessons
from adapters.training.teaching.making import Making, make_pairs
from adapters.training.teaching.teach import BeforeAndAfter, TaughtLesson, TeachOptions, teach
from adapters.training.teaching.templates import read_templates
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.cli.teaching.teaching import PROMPTS, TEMPLATES, ordinary_data
from reliability.errors import BadInput
from reliability.prompts import Prompts
from reliability.values import Schema
from tests.adapters.training.teaching.world import build
from tests.support import tiny_models

ASKED = {"schema": "one", "base": "tiny"}


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    opened = open_warehouse(build(tmp_path_factory.mktemp("shops") / "shops.sqlite"), "shops", workers=1)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tiny_models.prefix(tmp_path_factory.mktemp("model") / "base", context_tokens=512)


@pytest.fixture(scope="module")
def ordinary(tmp_path_factory: pytest.TempPathFactory) -> Ordinary:
    """What is learned beside, of an eighth of its log: a run reads all of it, and needs a few dozen questions."""
    whole = ordinary_data()
    (log,) = whole.material.logs
    few = tmp_path_factory.mktemp("log") / log.name
    few.write_text("".join(log.read_text("utf-8").splitlines(keepends=True)[::8]), "utf-8")
    return replace(whole, material=replace(whole.material, logs=(few,)))


def making(warehouse: SqlWarehouse) -> Making:
    ground = read_ground(warehouse.schema(), warehouse.run)
    return Making(ground, read_templates(TEMPLATES), warehouse.run, warehouse.find_values)


def options(base: Path, out: Path, **more: Any) -> TeachOptions:
    return TeachOptions(base, out, PROMPTS, pairs=90, steps=4, threads=1, **more)


def quiet(_done: float, _words: str) -> None:
    """Nobody looks."""


@pytest.mark.slow
def test_what_was_taught_loads_says_what_it_learned_from_and_leaves_the_base_alone(
    warehouse: SqlWarehouse, base: Path, ordinary: Ordinary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "_right", lambda shape, rows: 0.5 if rows else None)
    before = {file.name: file.read_bytes() for file in base.iterdir()}
    questions = [("Which guests were in Kiel?", "SELECT guest_name FROM guest")]
    confirmed = trainable(questions, warehouse.schema(), warehouse.find_values)
    lesson = teach(options(base, tmp_path / "next"), making(warehouse), confirmed, ordinary, ASKED, quiet)
    assert lesson.kept
    assert (lesson.steps, lesson.confirmed, lesson.made) == (4, 1, 90)
    taught = TransformersModel(tmp_path / "next", threads=1)
    assert taught.fingerprint != TransformersModel(base, threads=1).fingerprint
    assert set(trained_on(confirmed).split()) <= read_trained_on(tmp_path / "next")
    assert {file.name: file.read_bytes() for file in base.iterdir()} == before
    assert not (tmp_path / "next.run").exists()


@pytest.mark.slow
def test_weights_that_got_worse_are_dropped(
    warehouse: SqlWarehouse, base: Path, ordinary: Ordinary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = iter([0.5, None, 0.4, None])
    monkeypatch.setattr(teaching, "_right", lambda _shape, _rows: next(right))
    lesson = teach(options(base, tmp_path / "next"), making(warehouse), (), ordinary, ASKED, quiet)
    assert not lesson.kept
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_stopped_run_goes_on_with_the_questions_that_it_began_with(
    warehouse: SqlWarehouse, base: Path, ordinary: Ordinary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teaching, "_right", lambda shape, rows: None)
    started = options(base, tmp_path / "next", checkpoint_every_s=0.0)
    begun: list[int] = []

    def stopping(done: float, words: str) -> None:
        begun.append(1)
        if "step" in words:
            raise KeyboardInterrupt

    monkeypatch.setattr(teaching, "LoopOptions", lambda *a, **k: LoopOptions(*a, **{**k, "report_every": 2}))
    with pytest.raises(KeyboardInterrupt):
        teach(started, making(warehouse), (), ordinary, ASKED, stopping)
    assert (tmp_path / "next.run" / "checkpoint.pt").is_file()

    def no_more(_making: Making, _wanted: int, _progress: object) -> None:
        raise AssertionError("the questions are there")

    monkeypatch.setattr(teaching, "make_pairs", no_more)
    lesson = teach(started, making(warehouse), (), ordinary, ASKED, quiet)
    assert lesson.steps == 4
    assert (tmp_path / "next" / "config.json").is_file()


def test_a_run_that_was_stopped_for_other_tables_begins_anew(tmp_path: Path) -> None:
    run = teaching._run(tmp_path / "next", ASKED)
    (run.folder / "pairs.pickle").write_bytes(b"old")
    assert teaching._run(tmp_path / "next", ASKED).resumed
    fresh = teaching._run(tmp_path / "next", {**ASKED, "schema": "two"})
    assert not fresh.resumed
    assert not (fresh.folder / "pairs.pickle").exists()


@pytest.mark.slow
def test_a_warehouse_that_gives_too_few_questions_is_told_why(tmp_path: Path, base: Path, ordinary: Ordinary) -> None:
    empty = open_warehouse(build(tmp_path / "empty.sqlite", rows=False), "empty", workers=1)
    try:
        with pytest.raises(BadInput, match="since their results are empty"):
            teach(options(base, tmp_path / "next"), making(empty), (), ordinary, ASKED, quiet)
    finally:
        empty.close()
    assert not (tmp_path / "next").exists()
    assert not (tmp_path / "next.run").exists()


def test_a_full_disk_is_told_before_anything_is_made(
    tmp_path: Path, base: Path, ordinary: Ordinary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _place: SimpleNamespace(free=40_000_000))
    nothing = Making(Ground(Schema("sqlite", ())), (), lambda _sql, _limits: None, lambda _: ())  # type: ignore[arg-type, return-value]
    with pytest.raises(BadInput, match=r"1 GB of free disk .* 40 MB"):
        teach(options(base, tmp_path / "next"), nothing, (), ordinary, ASKED, quiet)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("held_out", "confirmed", "kept"),
    [
        (BeforeAndAfter(0.4, 0.7), BeforeAndAfter(None, None), True),
        (BeforeAndAfter(0.4, 0.4), BeforeAndAfter(0.5, 0.5), True),
        (BeforeAndAfter(0.7, 0.4), BeforeAndAfter(0.5, 0.9), False),
        (BeforeAndAfter(0.4, 0.7), BeforeAndAfter(0.5, 0.45), False),
    ],
)
def test_weights_are_kept_where_nothing_got_worse(
    held_out: BeforeAndAfter, confirmed: BeforeAndAfter, kept: bool
) -> None:
    assert TaughtLesson(1, 1, {}, 1, held_out, confirmed).kept is kept


@pytest.mark.slow
def test_shapes_that_compare_are_not_learned_and_a_fifth_is_ordinary(
    warehouse: SqlWarehouse, ordinary: Ordinary
) -> None:
    made = make_pairs(making(warehouse), 120).pairs
    confirmed: list[Pair] = []
    lessons = make_lessons(made, confirmed, ordinary, Prompts(PROMPTS), 0)
    shapes = {pair.question: each.shape for each in made for pair in (each.pair,)}
    learned = {shapes[pair.question] for pair in lessons.learned}
    assert learned < {each.shape for each in made}
    assert lessons.held_out
    tokens = [len(shared) + sum(len(ids) for ids, _, _ in tasks) for shared, tasks in lessons.rows]
    without = make_lessons(made, confirmed, replace(ordinary, share=0.0), Prompts(PROMPTS), 0)
    own = sum(len(shared) + sum(len(ids) for ids, _, _ in tasks) for shared, tasks in without.rows)
    assert 0.15 < 1 - own / sum(tokens) < 0.25


def test_learning_has_what_making_and_two_comparisons_leave_of_the_time(tmp_path: Path) -> None:
    given = TeachOptions(tmp_path, tmp_path, PROMPTS, minutes=19)
    assert teaching._left(given, begun=100, made=340, compared=400) == 19 * 60 - 240 - 2 * 60
    assert teaching._left(given, begun=100, made=1_000, compared=1_300) == 60, "however late, something is learned"


def test_a_budget_of_steps_ends_a_run_before_its_time_and_time_before_its_steps(tmp_path: Path) -> None:
    budget = LoopOptions(tmp_path, tmp_path / "c", 100.0, 1e-3, budget_steps=10)
    assert share_done(budget, State(seconds=10.0, step=5)) == 0.5
    assert share_done(budget, State(seconds=90.0, step=5)) == 0.9
    assert share_done(budget, State(seconds=1.0, step=11)) == 1.0
    assert share_done(replace(budget, budget_steps=None), State(seconds=50.0, step=99)) == 0.5
