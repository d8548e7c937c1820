"""The commands lead from data to a record and figures."""

from __future__ import annotations

import contextlib
import io
import json
import lzma
import math
import random
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from adapters.made_from import question_keys, read_made_from
from adapters.record_files import read_record
from bot.cli import run
from reliability.calibration.log_parts import LogPart, log_part
from reliability.calibration.question_log import LoggedQuestion
from tests.support import tiny_models
from tests.support.linking_world import SCHEMA


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A warehouse, a log, training questions and a tiny model."""
    tmp_path = tmp_path_factory.mktemp("place")
    (tmp_path / "data").mkdir()
    file = sqlite3.connect(tmp_path / "shop.sqlite")
    for table in SCHEMA.tables:
        columns = ", ".join(f'"{c.name}" TEXT' for c in table.columns)
        file.execute(f'CREATE TABLE "{table.name}" ({columns})')
    file.commit()
    file.close()
    draw = random.Random(0)

    def row(number: int) -> dict[str, Any]:
        table = draw.choice(SCHEMA.tables)
        column = draw.choice(table.columns).name
        return {
            "question": f"list {column} of {table.name} {number}",
            "sql": f'SELECT "{column}" FROM "{table.name}"',
            "group": f"g{number // 2}",
        }

    split = {n: "test" if n % 3 == 0 else "calibrate" for n in range(60)}
    log = [{**row(n), "id": f"q{n}", "split": split[n // 2]} for n in range(120)]
    (tmp_path / "log.jsonl").write_text("\n".join(map(json.dumps, log)))
    _corpora(tmp_path / "data", [row(n) for n in range(80)])
    model = tiny_models.prefix(tmp_path / "model")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("CANDOR_MODEL", str(model))
        environment.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
        environment.setenv("CANDOR_WAREHOUSES", json.dumps({"shop": f"sqlite:///{tmp_path}/shop.sqlite"}))
        yield tmp_path


@pytest.fixture(scope="module")
def fitted(place: Path) -> tuple[str, str]:
    """The folder of the layers that `candor train bpp` fitted, and what it said."""
    layers = str(place / "linking")
    data, log = str(place / "data"), str(place / "log.jsonl")
    with contextlib.redirect_stdout(io.StringIO()) as said:
        assert run(["train", "bpp", "--data", data, "--log", log, "--out", layers]) == 0
    return layers, said.getvalue()


def _corpora(data: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Public data in small: one held-out training database (its name says so), and nothing measured."""
    from adapters.training.data.sources import is_held_out
    from adapters.training.predictors.linking_examples import HELD_OUT_SOURCES

    name = next(f"shop_{n}" for n in range(1_000) if is_held_out(f"shop_{n}"))
    for folder in ("train", "spider", "ambiqt", "defog"):
        (data / folder).mkdir(parents=True)
    schema = {
        "schema_ref": f"spider/{name}",
        "db_id": name,
        "tables": [
            {"name": t.name, "columns": [{"name": c.name, "type": "text"} for c in t.columns]} for t in SCHEMA.tables
        ],
    }
    _packed(data / "train/schemas.jsonl.xz", [schema])
    for source in HELD_OUT_SOURCES:
        pairs = [
            {"db_id": name, "schema_ref": f"spider/{name}", "question": r["question"], "sql": r["sql"]}
            for r in rows
            if source == "spider_train"
        ]
        _packed(data / f"train/{source}.jsonl.xz", pairs)
    lines = "lemma\tpos\tsynonyms\tbroader\ncity\tn\ttown\t\nname\tn\ttitle\t\n"
    (data / "train/wordnet_synonyms.tsv.xz").write_bytes(lzma.compress(lines.encode()))
    for file in ("spider/dev.json", "spider/dev_pre2020.json"):
        (data / file).write_text("[]")
    for part in ("column", "table", "join", "aggregate"):
        (data / f"ambiqt/{part}.jsonl").write_text("")


def _packed(file: Path, rows: Sequence[dict[str, Any]]) -> None:
    file.write_bytes(lzma.compress("\n".join(map(json.dumps, rows)).encode(), preset=0))


@pytest.mark.slow
def test_the_commands_lead_from_data_to_a_record_and_figures(
    place: Path, fitted: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    (layers, said), log, none = fitted, str(place / "log.jsonl"), str(place / "none")
    assert run(["evaluate", "linking", "--log", log, "--layers", none, "--json", str(place / "x.json")]) == 1
    assert "candor train bpp makes them" in capsys.readouterr().err
    assert "tables: fitted on" in said
    assert "columns: fitted on" in said
    record = str(place / "record")
    assert run(["calibrate", "linking", "--log", log, "--layers", layers, "--out", record]) == 0
    found = read_record(Path(record))
    assert found.linking is not None
    assert found.linking.tables.alpha == found.linking.columns.alpha == 0.35
    assert found.answers is None
    assert found.data.fit > 0 < found.data.bound
    made_from = read_made_from(Path(record))
    assert made_from is not None
    for row in map(json.loads, (place / "log.jsonl").read_text().splitlines()):
        named = question_keys([LoggedQuestion("", row["question"], None, row["group"], "answerable")])
        used = row["split"] == "calibrate" and log_part(row["group"]) is not LogPart.BOUND
        assert (named <= made_from, named.isdisjoint(made_from)) == (used, not used)
    figures = place / "figures" / "linking.json"
    report = place / "figures" / "linking.html"
    arguments = ["evaluate", "linking", "--log", log, "--layers", layers, "--person", "1", "--sample", "10"]
    assert run([*arguments, "--json", str(figures), "--report", str(report)]) == 0
    content = json.loads(figures.read_text())
    assert content["data_sets"]["log"]["test"][0]["divisions"] == 1
    assert math.isfinite(content["data_sets"]["log"]["tables"]["auc_by_layer"][0]["auc"])
    assert "<svg" in report.read_text()


def test_a_log_without_a_right_question_calibrates_nothing(
    place: Path, fitted: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    layers, _ = fitted
    empty = place / "empty.jsonl"
    empty.write_text('{"question": "why", "sql": null}\n')
    record = str(place / "never")
    capsys.readouterr()
    assert run(["calibrate", "linking", "--log", str(empty), "--layers", layers, "--out", record]) == 1
    assert "holds no question with SQL" in capsys.readouterr().err
    assert run(["calibrate", "linking", "--log", str(place / "no"), "--layers", layers, "--out", record]) == 1
    assert "There is no" in capsys.readouterr().err
    assert not Path(record).exists()
