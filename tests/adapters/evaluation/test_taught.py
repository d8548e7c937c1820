"""What teaching is worth: how databases are drawn, and how questions before and after are compared."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from adapters.evaluation.taught import Marks, TaughtMeasure, compared, drawn_databases
from reliability.errors import BadInput


def marks(**figures: list[float]) -> Marks:
    none: list[float] = []
    return {name: figures.get(name, none) for name in ("table EM", "column EM", "EX", "pass@10", "pass@20")}


def found(*databases: tuple[list[float], list[float]]) -> Mapping[str, Mapping[str, Marks]]:
    return {f"d{n}": {"before": marks(EX=b), "after": marks(EX=a)} for n, (b, a) in enumerate(databases)}


def test_databases_count_alike_however_many_questions_they_have() -> None:
    both = found(([0.0], [1.0]), ([1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0]))
    figures = compared(both, ("before", "after"))["EX"]
    assert (figures["databases"], figures["questions"]) == (2, 5)
    assert (figures["before"], figures["after"]) == (0.5, 0.875)
    assert figures["difference"] == 0.375
    assert figures["worst database"] == -0.25
    assert figures["95 % by database"] is None  # of two nothing can be said


def test_an_interval_is_there_from_three_databases_on_and_holds_the_difference() -> None:
    both = found(*(([0.0] * 10, [1.0] * n + [0.0] * (10 - n)) for n in (1, 3, 5)))
    figures = compared(both, ("before", "after"))["EX"]
    assert figures["95 % by database"] == pytest.approx([0.1, 0.5])
    assert figures["difference"] == 0.3


def test_a_figure_that_nobody_measured_is_not_there() -> None:
    assert set(compared(found(([0.0], [1.0])), ("before", "after"))) == {"EX"}
    assert compared(found(([0.0], [1.0])), ("before", "control")) == {}


def spider(folder: Path) -> Path:
    (folder / "spider").mkdir()
    names = ["alpha", "beta", "gamma", "small"]
    rows = [
        {"question": f"How many {n}?", "db_id": name, "query": "SELECT COUNT(*) FROM t"}
        for name in names
        for n in range(2 if name == "small" else 20)
    ]
    schema = {
        "table_names_original": ["t"],
        "column_names_original": [[-1, "*"], [0, "id"]],
        "column_types": ["text", "number"],
        "primary_keys": [1],
        "foreign_keys": [],
    }
    (folder / "spider/dev.json").write_text(json.dumps(rows))
    (folder / "spider/tables.json").write_text(json.dumps([{"db_id": name, **schema} for name in names]))
    return folder


def test_the_seed_fixes_the_databases_before_anything_is_measured(tmp_path: Path) -> None:
    data = spider(tmp_path)

    def names(seed: int, count: int) -> list[str]:
        drawn = drawn_databases(TaughtMeasure(data, tmp_path, tmp_path, tmp_path, count, seed))
        return [database.name for database in drawn]

    assert names(0, 3) == names(0, 3)
    assert names(0, 2) == names(0, 3)[:2]
    assert sorted(names(0, 9)) == ["alpha", "beta", "gamma"]  # the small one says too little
    assert {tuple(names(seed, 1)) for seed in range(20)} == {("alpha",), ("beta",), ("gamma",)}


def test_data_that_are_not_there_are_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="development set is not in"):
        drawn_databases(TaughtMeasure(tmp_path, tmp_path, tmp_path, tmp_path, 3))
