"""What teaching is worth: databases of Spider's development set before and after, and a control taught another one.

The order of the databases is drawn by a seed before anything is measured; each is taught as `candor teach` teaches a
team's, from its tables and rows alone, and then asked its own questions. The control of a database are the weights of
the one before it in that order (of the first: those of the last). Weights that the comparison after teaching drops
count as those before, since these answer then.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from adapters.training.measure.measure_runs import MeasureOptions, Task, measure_all
from adapters.training.measure.measured import Measured, spider_dev
from adapters.training.measure.question_measure import Measurement
from adapters.training.teaching.ground import read_ground
from adapters.training.teaching.lessons import Ordinary
from adapters.training.teaching.making import Making
from adapters.training.teaching.teach import TeachOptions, teach
from adapters.training.teaching.templates import Template
from adapters.warehouses.warehouse import open_warehouse
from adapters.whole_files import read_json, write_json
from reliability.errors import BadInput
from reliability.progress import Progress, part_of

_RESAMPLES = 10_000
_LEAST_DATABASES = 3
_TEACHING = 0.4
"""The share of a database's time that teaching takes."""
Marks = dict[str, list[float]]
"""By figure, a mark in [0, 1] for each question."""


@dataclass(frozen=True)
class TaughtMeasure:
    """What is measured: the first `databases` of the seed's order with at least `least_questions` each; `sampled`
    questions of each also with a beam and samples. `natural` are templates of natural questions beside the others.
    Weights and measurements are kept in `work`."""

    data: Path
    model: Path
    prompts: Path
    work: Path
    databases: int
    seed: int = 0
    least_questions: int = 15
    sampled: int = 0
    threads: int = 1
    steps: int = 370
    natural: tuple[Template, ...] = ()
    minutes: float = 240.0  # so that the steps are done however busy the machine is


@dataclass(frozen=True)
class _Database:
    name: str
    questions: tuple[Measured, ...]
    file: Path


def evaluate_taught(
    options: TaughtMeasure,
    templates: Sequence[Template],
    ordinary: Ordinary,
    progress: Progress,
    keep: Callable[[dict[str, object]], None],
) -> dict[str, object]:
    """The figures of every database and of all; `keep` is given them after each one. A stopped call goes on. Raises
    BadInput where the data are missing."""
    chosen = drawn_databases(options)
    found: dict[str, dict[str, Marks]] = {}
    lessons: dict[str, Mapping[str, object]] = {}
    weights: list[Path] = []
    for number, database in enumerate(chosen):
        part = part_of(progress, number / len(chosen), (number + 1) / len(chosen))
        taught, lessons[database.name] = _taught(options, database, templates, ordinary, part_of(part, 0.0, _TEACHING))
        weights.append(taught)
        asking = part_of(part, _TEACHING, 1.0)
        marks = {"before": _marks(options, database, options.model, part_of(asking, 0.0, 0.33))}
        marks["after"] = _marks(options, database, taught, part_of(asking, 0.33, 0.66))
        if number:
            marks["control"] = _marks(options, database, weights[number - 1], part_of(asking, 0.66, 1.0))
        found[database.name] = marks
        keep(_figures(options, chosen, found, lessons))
    if len(weights) > 1:
        first = chosen[0]
        found[first.name]["control"] = _marks(options, first, weights[-1], lambda _done, _said: None)
    figures = _figures(options, chosen, found, lessons)
    keep(figures)
    return figures


def drawn_databases(options: TaughtMeasure) -> list[_Database]:
    """The databases in the order that the seed draws. Raises BadInput where there are none."""
    if not (options.data / "spider/dev.json").is_file():
        raise BadInput(f"Spider's development set is not in {options.data} (spider/dev.json).")
    questions, files = spider_dev(options.data, None)
    counts = Counter(m.database for m in questions)
    names = sorted(name for name, count in counts.items() if count >= options.least_questions)
    random.Random(options.seed).shuffle(names)
    return [
        _Database(name, tuple(m for m in questions if m.database == name), files[name])
        for name in names[: options.databases]
    ]


def _taught(
    options: TaughtMeasure,
    database: _Database,
    templates: Sequence[Template],
    ordinary: Ordinary,
    progress: Progress,
) -> tuple[Path, Mapping[str, object]]:
    """The weights that answer after teaching, and how the lesson went; taught once."""
    place = options.work / f"{database.name}-{options.seed}"
    done = place / "lesson.json"
    out = place / "model"
    if done.is_file():
        row = read_json(done)
        return (out if row["kept"] else options.model), row
    warehouse = open_warehouse(f"sqlite:///{database.file.resolve()}", database.name, workers=1)
    try:
        making = Making(
            read_ground(warehouse.schema(), warehouse.run),
            templates,
            warehouse.run,
            warehouse.find_values,
            options.seed,
            natural=options.natural,
        )
        teaching = TeachOptions(
            options.model,
            out,
            options.prompts,
            steps=options.steps,
            minutes=options.minutes,
            threads=options.threads,
            seed=options.seed,
        )
        lesson = teach(teaching, making, (), ordinary, {"database": database.name, "seed": str(options.seed)}, progress)
    finally:
        warehouse.close()
    row = {
        "made": lesson.made,
        "steps": lesson.steps,
        "kept": lesson.kept,
        "held out before": lesson.held_out.before,
        "held out after": lesson.held_out.after,
    }
    write_json(done, row)
    return (out if lesson.kept else options.model), row


def _marks(options: TaughtMeasure, database: _Database, model: Path, progress: Progress) -> Marks:
    """Whether tables, columns and the result were right, question by question."""
    drawn = random.Random(options.seed).sample(range(len(database.questions)), len(database.questions))
    beam = set(drawn[: options.sampled])
    tasks = [Task(m, i, i in beam) for i, m in enumerate(database.questions)]
    measuring = MeasureOptions(
        model, options.prompts, {database.name: database.file}, options.work / "measured", threads=options.threads
    )
    measured = measure_all(measuring, tasks, lambda done: progress(done, database.name))
    return marks_of(database.questions, measured)


def marks_of(questions: Sequence[Measured], measured: Sequence[Measurement]) -> Marks:
    """The marks of measurements; a figure leaves out what cannot be measured for it, whatever the weights."""
    marks: Marks = {"table EM": [], "column EM": [], "EX": [], "pass@10": [], "pass@20": []}
    for m, each in zip(questions, measured, strict=True):
        if m.form is not None:
            marks["table EM"].append(float(set(each.tables) == set(m.tables)))
            marks["column EM"].append(float(set(each.columns) == set(map(str, m.columns))))
        written = each.written
        if not written.gold_runs:
            continue
        marks["EX"].append(float(written.right.get(written.greedy or "", False)))
        if written.beam or written.nucleus:
            beam = [written.right.get(sql, False) for sql in written.beam]
            every = [*beam, *(written.right.get(sql, False) for sql in written.nucleus)]
            marks["pass@10"].append(float(any(beam)))
            marks["pass@20"].append(float(any(every)))
    return marks


# --- figures ---------------------------------------------------------------------------------------


def _figures(
    options: TaughtMeasure,
    chosen: Sequence[_Database],
    found: Mapping[str, Mapping[str, Marks]],
    lessons: Mapping[str, Mapping[str, object]],
) -> dict[str, object]:
    names = [database.name for database in chosen if database.name in found]
    return {
        "about": {
            "seed": options.seed,
            "databases": [database.name for database in chosen],
            "measured": names,
            "questions": sum(len(database.questions) for database in chosen if database.name in found),
            "steps": options.steps,
        },
        "all": {which: compared(found, figure_of, which) for which, figure_of in _PAIRS.items()},
        "databases": {
            name: {
                "lesson": dict(lessons[name]),
                **{when: {figure: _mean(marks) for figure, marks in found[name][when].items()} for when in found[name]},
                "won": _moved(found[name], 1.0),
                "lost": _moved(found[name], -1.0),
            }
            for name in names
        },
    }


_PAIRS = {"taught": ("before", "after"), "taught another": ("before", "control")}


def compared(
    found: Mapping[str, Mapping[str, Marks]], when: tuple[str, str], _which: str = ""
) -> dict[str, dict[str, object]]:
    """Each figure before and after: means over databases, and the mean difference with a 95 % interval, of databases
    drawn again and of their questions drawn again within them."""
    both = {name: marks for name, marks in found.items() if when[1] in marks}
    out: dict[str, dict[str, object]] = {}
    for figure in ("table EM", "column EM", "EX", "pass@10", "pass@20"):
        pairs = [
            (np.array(marks[when[0]][figure]), np.array(marks[when[1]][figure]))
            for marks in both.values()
            if len(marks[when[0]][figure]) == len(marks[when[1]][figure]) > 0
        ]
        if pairs:
            out[figure] = paired_difference(pairs)
    return out


def paired_difference(pairs: Sequence[tuple[np.ndarray, np.ndarray]]) -> dict[str, object]:
    """Marks in [0, 1] of the same questions before and after, [questions] of each database: the means over databases,
    and their mean difference with its intervals; by database only where there are three or more."""
    differences = [after - before for before, after in pairs]
    rng = np.random.default_rng(0)
    means = np.array([each.mean() for each in differences])
    by_database = means[rng.integers(0, len(means), (_RESAMPLES, len(means)))].mean(axis=1)
    by_question = np.mean(
        [each[rng.integers(0, len(each), (_RESAMPLES, len(each)))].mean(axis=1) for each in differences], axis=0
    )
    return {
        "databases": len(pairs),
        "questions": sum(map(len, differences)),
        "before": round(float(np.mean([before.mean() for before, _ in pairs])), 4),
        "after": round(float(np.mean([after.mean() for _, after in pairs])), 4),
        "difference": round(float(means.mean()), 4),
        "95 % by database": _interval(by_database) if len(means) >= _LEAST_DATABASES else None,
        "95 % by question": _interval(by_question),
        "worst database": round(float(means.min()), 4),
    }


def _interval(values: np.ndarray) -> list[float]:
    return [round(float(np.quantile(values, q)), 4) for q in (0.025, 0.975)]


def _mean(marks: Sequence[float]) -> float | None:
    return round(sum(marks) / len(marks), 4) if marks else None


def _moved(found: Mapping[str, Marks], step: float) -> int:
    """Of how many questions the result became right (1), or wrong (-1)."""
    return sum(
        after - before == step for before, after in zip(found["before"]["EX"], found["after"]["EX"], strict=True)
    )
