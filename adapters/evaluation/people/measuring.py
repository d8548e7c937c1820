"""Ask a log's questions as people, and say what was measured with what."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from adapters.calibration.trace_processes import Build
from adapters.evaluation.people.asking import Progress, ask_all
from adapters.evaluation.people.kept_asks import KeptAsks
from adapters.provenance import code_hash
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.evaluation.people.asking import PersonAsk
from reliability.evaluation.people.figures import people_figures
from reliability.evaluation.people.log import AskedQuestion
from reliability.progress import Say
from reliability.promises.record_json import record_to_json


@dataclass(frozen=True, slots=True)
class PeopleMeasured:
    """What was measured and on what (`about`), every ask that could be judged, and their figures by kind."""

    about: Mapping[str, Any]
    asks: tuple[PersonAsk, ...]
    figures: Mapping[str, Any]

    def as_json(self) -> dict[str, Any]:
        """`about`, `figures`, and the asks as `questions`."""
        return {
            "about": dict(self.about),
            "figures": dict(self.figures),
            "questions": [asdict(ask) for ask in self.asks],
        }


def measure_people(
    log: Path,
    questions: Sequence[AskedQuestion],
    core: Core,
    build: Build | None,
    folder: Path,
    workers: int,
    progress: Progress,
    say: Say,
) -> PeopleMeasured:
    """Ask these questions of a log, each with an empty memory.

    Several workers make what they ask with by `build`; with None the core itself asks. Asks are kept in `folder`, and a
    run that was killed goes on from there. Raises BadInput where no gold query of the log runs on the core's warehouse.
    """
    about = _about(log, questions, core)
    file = folder / f"{log.stem}-{_key(about['made_with'])}.jsonl"
    say(f"Asks are kept in {file}; a stopped run goes on from there.")
    with KeptAsks(file, about["made_with"]) as kept:
        about["not_judged"] = ask_all(questions, build or (lambda: lambda _database: core), kept, workers, progress)
        asks = tuple(kept.asks[question.id] for question in questions if question.id in kept.asks)
    if not asks:
        raise BadInput("No gold query of the log runs on this warehouse: nothing can be judged.")
    about["golds_not_run"] = sum(ask.golds_not_run for ask in asks)
    return PeopleMeasured(about, asks, people_figures(asks))


def _about(log: Path, questions: Sequence[AskedQuestion], core: Core) -> dict[str, Any]:
    """What is measured, and on what; `made_with` is what asks of an earlier run must share to count."""
    record, settings = core.record, core.settings
    stored = record_to_json(record).text if record else ""
    flow: dict[str, str | int | bool] = {
        "policy": settings.policy,
        "budget": settings.question_budget,
        "readings": settings.max_readings,
        "composes": core.composes,
    }
    made_with = {
        "log": hashlib.sha256(log.read_bytes()).hexdigest(),
        **asdict(valid_for(core)),
        "record": hashlib.sha256(stored.encode()).hexdigest() if record else "none",
        "judge": code_hash(["adapters.evaluation.people.asking"]),
        "flow": json.dumps(flow, sort_keys=True),
        "today": core.today().isoformat(),
    }
    kinds = sorted({question.kind.value for question in questions})
    return {
        "log": log.name,
        "sha256": made_with["log"],
        "questions": len(questions),
        "kinds": {kind: sum(question.kind == kind for question in questions) for kind in kinds},
        "voices": len({question.role for question in questions}),
        "warehouse": core.warehouse.name,
        "record": {"made_from": record.data.name, "made_at": record.data.made_at} if record else None,
        "today": made_with["today"],
        "made_with": made_with,
    }


def _key(made_with: Mapping[str, str]) -> str:
    """One file for each log and all that its asks are made with."""
    return hashlib.sha256(json.dumps(made_with, sort_keys=True).encode()).hexdigest()[:12]
