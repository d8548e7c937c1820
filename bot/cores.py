"""What calibrations and measurements work with: the core as the bot serves it, without hints and without a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.main import Candor
from bot.sample import BOUNDING_LOG, CALIBRATING_LOG, QUESTION_LOG, SELECTOR
from bot.settings import SAMPLE_URL, base_folder, load_settings
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.kept_traces import Tracing
    from adapters.calibration.trace_processes import Build, Cores
    from reliability.core import Core


def bare_core(candor: Candor, warehouse: str) -> Core:
    """The core over a warehouse, in this process."""
    from adapters.store.fake import FakeMemory

    return replace(candor.core(warehouse, memory=FakeMemory()), record=None)


def log_and_warehouse(log: Path | None, warehouse: str) -> tuple[Path, str]:
    """The question log, and the name or URL of its warehouse: those of the sample if no log is given."""
    own = log is not None and log not in (QUESTION_LOG, CALIBRATING_LOG)
    return log or QUESTION_LOG, warehouse or ("" if own else SAMPLE_URL)


def calibrating_logs(log: Path | None, bounding: Path | None) -> tuple[Path, Path | None]:
    """The log that calibrates and the one that bounds the risk: those of the sample if none is given. Raises BadInput
    for what bounds without what calibrates."""
    if log is None and bounding is not None:
        raise BadInput("--bound-log says what bounds the risk of what --log calibrates; give both.")
    return (CALIBRATING_LOG, BOUNDING_LOG) if log is None else (log, bounding)


@dataclass(frozen=True)
class WorkerCores:
    """Makes the core over a warehouse in whatever process calls it, with that process's share of the processor."""

    warehouse: str
    workers: int

    def __call__(self) -> Cores:
        """One warehouse for all questions."""
        core = self.core()
        return lambda _database: core

    def core(self) -> Core:
        """Everything is left open: it ends with the process."""
        settings = load_settings(model_threads=1) if self.workers > 1 else load_settings()
        return bare_core(Candor(settings), self.warehouse)


@dataclass(frozen=True)
class WorkerDatabases:
    """The same for questions of many SQLite databases, by their files: each is a warehouse of its own."""

    files: Mapping[str, Path]
    workers: int

    def __call__(self) -> Cores:
        """The warehouse of each question's database."""
        from adapters.training.measure.measured import Databases
        from reliability.candidates.by_name.selector import read_selector

        databases = Databases(dict(self.files))
        core = WorkerCores(SAMPLE_URL, self.workers).core()
        unknown = replace(core, precedents=None, writer=None, selector=read_selector(SELECTOR))
        return lambda database: replace(unknown, warehouse=databases[database])


def spider_databases(data: Path, workers: int) -> WorkerDatabases:
    """Spider's databases in the folder of the public data; none where they are not there."""
    folder = data / "spider/database"
    found = folder.iterdir() if folder.is_dir() else ()
    return WorkerDatabases({place.name: place / f"{place.name}.sqlite" for place in found}, workers)


def tracing(build: Build, workers: int, only_kept: bool = False) -> Tracing:
    """Tracing with these cores, or only what is traced already; files of traces are in the state folder."""
    from adapters.calibration.kept_traces import Tracing

    return Tracing(build, base_folder() / load_settings().state_dir / "calibration", workers, only_kept)
