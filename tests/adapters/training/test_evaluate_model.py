"""`candor evaluate model`: measurements that are kept, figures, and the table for a model's README."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adapters.models.fake_encoder import FakeEncoder
from adapters.training.measure import measure_runs
from adapters.training.measure.evaluate import EvaluateOptions, evaluate_model
from adapters.training.measure.figures_table import figures_table
from adapters.training.measure.measure_runs import MeasureOptions, Task, cache_file, measure_all, read_kept
from adapters.training.measure.measured import Databases, Measured, log_split, spider_dev
from adapters.training.measure.question_measure import Measurement
from reliability.errors import BadInput, ModelUnavailable
from tests.support import tiny_corpus, tiny_models

PROMPTS = Path(__file__).parents[3] / "prompts/compact"


def quiet(done: float, words: str = "") -> None:
    """Progress that nobody watches."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("place")
    return {
        "data": tiny_corpus.data_folder(folder / "data"),
        "log": tiny_corpus.log_file(folder / "log.jsonl"),
        "database": tiny_corpus.log_database(folder / "music.sqlite"),
        "model": tiny_models.prefix(folder / "model", context_tokens=512),
    }


@pytest.fixture
def options(place: dict[str, Path], tmp_path: Path) -> EvaluateOptions:
    return EvaluateOptions(
        place["data"],
        place["model"],
        PROMPTS,
        place["log"],
        place["database"],
        sample=2,
        sampled=1,
        candidates=2,
        threads=1,
        cache=tmp_path / "cache",
    )


def _measure_options(place: dict[str, Path], cache: Path) -> MeasureOptions:
    _, files = spider_dev(place["data"], None)
    return MeasureOptions(
        place["model"], PROMPTS, {**files, "sample": place["database"]}, cache, candidates=2, threads=1
    )


def _tasks(place: dict[str, Path], count: int = 3) -> list[Task]:
    databases = Databases({"sample": place["database"]})
    found = log_split(place["log"], databases["sample"].schema(), "test", count)
    databases.close()
    return [Task(m, i, sampled=i == 0) for i, m in enumerate(found)]


# --- kept measurements -----------------------------------------------------------------------------


def test_what_is_kept_is_not_measured_again_and_a_cut_line_is(place: dict[str, Path], tmp_path: Path) -> None:
    options, tasks = _measure_options(place, tmp_path), _tasks(place)
    first = measure_all(options, tasks[:2], quiet)
    file = cache_file(options)
    assert len(file.read_text().splitlines()) == 2
    file.write_text(file.read_text()[:-40])  # killed in the middle of a line
    shares: list[float] = []
    again = measure_all(options, tasks, shares.append)
    assert shares == pytest.approx([1 / 3, 2 / 3, 1])  # one was kept, two were measured
    assert _without_seconds(again[:2]) == _without_seconds(first)
    assert len(read_kept(file)) == 3
    assert measure_all(options, tasks, quiet) == again


def test_a_measurement_comes_back_from_its_line_as_it_was(place: dict[str, Path], tmp_path: Path) -> None:
    (found,) = measure_all(_measure_options(place, tmp_path), _tasks(place, 1), quiet)
    assert found.free_tables is not None
    assert len(found.written.beam) <= 2
    assert len(found.near) == 2
    assert Measurement.from_json(json.loads(json.dumps(found.as_json()))) == found
    for broken in ({}, {**found.as_json(), "written": {"no": "field"}}, {**found.as_json(), "near": [[1]]}):
        with pytest.raises((TypeError, KeyError, ValueError)):
            Measurement.from_json(broken)


@pytest.mark.slow
def test_another_model_prompts_or_question_is_measured_anew(place: dict[str, Path], tmp_path: Path) -> None:
    options = _measure_options(place, tmp_path)
    other = replace(options, model=tiny_models.qwen(tmp_path / "other"))
    instruct = replace(options, prompts=PROMPTS.parent / "instruct")
    assert len({cache_file(each) for each in (options, other, instruct, replace(options, candidates=3))}) == 4
    (task,) = _tasks(place, 1)
    keys = {task.key, replace(task, index=7).key, replace(task, sampled=False).key}
    assert len(keys | {replace(task, measured=replace(task.measured, question="Who?")).key}) == 4
    assert cache_file(replace(options, workers=2)) == cache_file(options)


@pytest.mark.slow
def test_two_processes_measure_what_one_does(place: dict[str, Path], tmp_path: Path) -> None:
    tasks = [replace(task, sampled=False) for task in _tasks(place, 2)]
    one = measure_all(_measure_options(place, tmp_path / "one"), tasks, quiet)
    two = measure_all(replace(_measure_options(place, tmp_path / "two"), workers=2), tasks, quiet)
    assert _without_seconds(one) == _without_seconds(two)


def test_a_cache_that_cannot_be_written_is_said(place: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        measure_all(_measure_options(place, tmp_path / "file"), _tasks(place, 1), quiet)


def test_no_questions_are_no_measurements(place: dict[str, Path], tmp_path: Path) -> None:
    assert measure_all(_measure_options(place, tmp_path), [], quiet) == []
    with pytest.raises(BadInput, match="no model"):
        measure_runs._work(_tasks(place, 1)[0])


def _without_seconds(found: list[Measurement]) -> list[dict[str, Any]]:
    rows = [each.as_json() for each in found]
    for row in rows:
        row["written"]["seconds"] = 0
    return rows


# --- figures ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_figure_is_measured_and_the_second_time_comes_from_the_cache(options: EvaluateOptions) -> None:
    said: list[str] = []
    figures: Any = evaluate_model(options, FakeEncoder(), lambda _, words: said.append(words))
    assert {"spider_dev", "sample_log", "speed"} <= set(figures)
    assert figures["sample_log"]["linking"]["tables"]["questions"] == 2
    assert figures["spider_dev"]["sql"]["questions"] == 1
    assert figures["sample_log"]["sql"]["sampled_questions"] <= 1
    assert figures["speed"]["tokens_per_second_batch_16"] > 0
    assert figures["speed"]["load_seconds"] >= 0
    file = next(options.cache.iterdir())
    lines = file.read_text()
    again: Any = evaluate_model(options, FakeEncoder(), quiet)
    assert file.read_text() == lines
    assert again["sample_log"] == figures["sample_log"]
    table = figures_table(figures)
    assert table.startswith("| | Spider development | sample log, test split |")
    assert "peak memory" in table


def test_missing_data_and_models_are_said(options: EvaluateOptions, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="development set is not in"):
        evaluate_model(replace(options, data=tmp_path), FakeEncoder(), quiet)
    with pytest.raises(ModelUnavailable):
        evaluate_model(replace(options, model=tmp_path), FakeEncoder(), quiet)


def test_the_table_shows_a_dash_for_what_was_not_measured() -> None:
    three = {"em": 0.5, "precision": 0.25, "recall": None, "questions": 2}
    part = {
        "linking": {"tables": three},
        "sql": {"questions": 2, "sampled_questions": 0, "execution_greedy": 0.5, "pass_20": None},
        "judge_auc_near_misses": None,
        "sql_without_wta_1": {"execution_greedy": 0.75},
    }
    lines = figures_table({"spider_dev": part}).splitlines()
    assert "| questions linked / run / sampled | 2 / 2 / 0 |" in lines
    assert "| table linking EM · precision · recall | 0.50 · 0.25 · – |" in lines
    assert "| … without wta_1 | 0.75 |" in lines
    assert "| pass@20 (beam and nucleus samples) | – |" in lines
    assert not any("batch" in line for line in lines)


def test_questions_are_told_apart_by_database_too(place: dict[str, Path]) -> None:
    (task,) = _tasks(place, 1)
    assert isinstance(task.measured, Measured)
    assert task.key != replace(task, measured=replace(task.measured, database="other")).key
