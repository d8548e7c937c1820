"""Measuring many questions: kept line by line, so that a stopped evaluation goes on; by several processes if wanted.

A line belongs to the model (its fingerprint), the prompts, and the code that decodes and measures: a file is named by
them, so that nothing of another model or of older code is ever taken for a measurement.
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from adapters.models.folder import fingerprint
from adapters.models.transformers_model import TransformersModel
from adapters.provenance import code_hash
from adapters.training.measure.measured import Databases, Measured
from adapters.training.measure.question_measure import Measurement, QuestionMeasure
from adapters.training.runs.run_folder import room_for
from reliability.errors import BadInput
from reliability.prompts import Prompts

_MEASURING = ("adapters.training.measure.question_measure", "adapters.models.transformers_model")
"""The modules that with their imports have the whole say in a measurement."""


@dataclass(frozen=True)
class MeasureOptions:
    """The model and what it is measured with. `files` are the databases; with several `workers` each has one thread."""

    model: Path
    prompts: Path
    files: dict[str, Path]
    cache: Path
    candidates: int = 10
    threads: int = 2
    workers: int = 1


@dataclass(frozen=True)
class Task:
    """A question to measure: its place in its data set seeds its near miss; `sampled` also with beam and samples."""

    measured: Measured
    index: int
    sampled: bool

    @property
    def key(self) -> str:
        """SHA-256 (hex) of all that makes this measurement this one."""
        m = self.measured
        text = json.dumps([m.database, m.question, m.sql, m.accepted, self.index, self.sampled])
        return hashlib.sha256(text.encode()).hexdigest()


def measure_all(options: MeasureOptions, tasks: Sequence[Task], progress: Callable[[float], None]) -> list[Measurement]:
    """Measurements of the tasks, in their order; those that are kept are not made again.

    Raises BadInput where the file of kept ones cannot be written, ModelUnavailable for a model that cannot be loaded.
    """
    file = cache_file(options)
    kept = read_kept(file)
    missing = [task for task in tasks if task.key not in kept]
    done = len(tasks) - len(missing)
    if tasks:
        progress(done / len(tasks))
    with room_for(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        _close_line(file)
        with file.open("a", encoding="utf-8") as lines:
            for key, measurement in _measured(options, missing):
                kept[key] = measurement
                lines.write(json.dumps({"key": key, **measurement.as_json()}, ensure_ascii=False) + "\n")
                lines.flush()
                done += 1
                progress(done / len(tasks))
    return [kept[task.key] for task in tasks]


def cache_file(options: MeasureOptions) -> Path:
    """Where measurements of this model, these prompts and this code are kept."""
    names = [
        fingerprint(options.model, "float32"),
        Prompts(options.prompts).fingerprint,
        code_hash(_MEASURING),
        str(options.candidates),
    ]
    return options.cache / f"{hashlib.sha256(' '.join(names).encode()).hexdigest()[:24]}.jsonl"


def read_kept(file: Path) -> dict[str, Measurement]:
    """Kept measurements by key; a line that a kill cut off (or that is broken) counts as not there."""
    kept: dict[str, Measurement] = {}
    if not file.is_file():
        return kept
    for line in file.read_text(encoding="utf-8", errors="replace").split("\n"):
        try:
            row = json.loads(line)
            kept[row.pop("key")] = Measurement.from_json(row)
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
    return kept


def _close_line(file: Path) -> None:
    """End a line that a kill cut off, so that the next one stands alone."""
    if file.is_file() and file.stat().st_size and not file.read_bytes().endswith(b"\n"):
        with file.open("a", encoding="utf-8") as lines:
            lines.write("\n")


def _measured(options: MeasureOptions, tasks: Sequence[Task]) -> Iterator[tuple[str, Measurement]]:
    if not tasks:
        return
    if options.workers == 1:
        databases = Databases(options.files)
        try:
            measure = _build(options, databases, options.threads)
            for task in tasks:
                yield task.key, measure.measure(task.measured, task.index, task.sampled)
        finally:
            databases.close()
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.workers, context, _start_worker, (options,)) as pool:
        waiting = [pool.submit(_work, task) for task in tasks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _build(options: MeasureOptions, databases: Databases, threads: int) -> QuestionMeasure:
    model = TransformersModel(options.model, threads=threads)
    return QuestionMeasure(model, Prompts(options.prompts), databases, options.candidates)


_worker: list[QuestionMeasure] = []  # one a process


def _start_worker(options: MeasureOptions) -> None:
    _worker.append(_build(options, Databases(options.files), threads=1))


def _work(task: Task) -> tuple[str, Measurement]:
    if not _worker:
        raise BadInput("A measuring process has no model.")
    return task.key, _worker[0].measure(task.measured, task.index, task.sampled)
