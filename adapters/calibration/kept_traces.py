"""The traces of questions, kept in a file, so that a stopped run goes on and others share it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from adapters.calibration.trace_processes import Build, Cores, flag_all, trace_all
from reliability.calibration.question_log import LoggedQuestion
from reliability.calibration.traces import CheckedTrace, TraceFile
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationData, CalibrationRecord, LinkingCalibration, ValidFor
from reliability.promises.record_json import record_to_json

_SHOWN_IDS = 5


@dataclass(frozen=True)
class Tracing:
    """How questions are traced: what each worker process builds its cores with, how many there are (1 = this process),
    and the folder of files of traces. `only_kept`: nothing is traced, what is kept is all that there is."""

    build: Build
    folder: Path
    workers: int = 2
    only_kept: bool = False


def traced(
    questions: Sequence[LoggedQuestion],
    core: Core,
    before: CalibrationRecord | None,
    tracing: Tracing,
    name: str,
    progress: Progress,
    say: Say,
    file: Path | None = None,
) -> list[CheckedTrace]:
    """Traces of these questions, from the file as far as it holds them; None names one by what they are made with.

    Linking is flagged as the record `before` has it. Raises BadInput for a file of other traces, and where no gold
    query runs.
    """
    made_with, linking = asdict(valid_for(core)), before.linking if before else None
    key = hashlib.sha256(json.dumps(made_with, sort_keys=True).encode()).hexdigest()[:12]
    place = file or tracing.folder / f"{name}-{key}.jsonl"
    say(f"Traces are kept in {place}; a stopped run goes on from there.")
    build, named = _WithLinking(tracing.build, before), _fingerprint(linking)
    with TraceFile(place, made_with) as traces:
        if tracing.only_kept:
            questions = [q for q in questions if q.id in traces.traces]
        unchecked = trace_all(questions, build, traces, tracing.workers, progress, named)
        flag_all(questions, build, traces, tracing.workers, progress, named)
    if unchecked:
        shown = ", ".join(unchecked[:_SHOWN_IDS]) + (", …" if len(unchecked) > _SHOWN_IDS else "")
        say(f"{len(unchecked):,} gold queries do not run or are cut, and are left out: {shown}")
    found = [traces.traces[q.id] for q in questions if q.id in traces.traces]
    if not found:
        raise BadInput("No gold query of the log runs on this warehouse: nothing can be calibrated.")
    return found


@dataclass(frozen=True)
class _WithLinking:
    """Makes cores that watch linking as a record has it, and promise nothing of answers; sent to worker processes."""

    build: Build
    record: CalibrationRecord | None

    def __call__(self) -> Cores:
        cores, record = self.build(), self.record
        known = None if record is None else replace(record, answers=None)
        return lambda database: replace(cores(database), record=known)


def _fingerprint(linking: LinkingCalibration | None) -> str:
    """What names a calibration of linking."""
    if linking is None:
        return "none"
    nothing = CalibrationData("", 0, 0, 0, "")
    stored = record_to_json(CalibrationRecord(ValidFor("", "", "", "", "", ""), nothing, linking))
    return hashlib.sha256(stored.text.encode() + (stored.arrays or b"")).hexdigest()
