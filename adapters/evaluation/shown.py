"""`candor evaluate shown`: where the right reading stands among those shown, from the traces that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from adapters.calibration.answers import AnswersOptions, TracedParts, linking_before, traced_parts
from adapters.calibration.kept_traces import Tracing
from adapters.record_files import read_record
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.calibration.log_parts import LogPart
from reliability.composing.understanding import operations_of
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.people.fair_readings import readings_held
from reliability.evaluation.people.log import AskedKind
from reliability.evaluation.people.shown import BesideTraces, shown_figures, unfitted_parts
from reliability.progress import Progress, Say

_TIME_S = 20.0
"""Long: what a busy machine cannot run in time must not change a figure."""


def evaluate_shown(
    log: Path,
    core: Core,
    tracing: Tracing,
    options: AnswersOptions,
    progress: Progress,
    say: Say,
    parts: Sequence[str] | None = None,
) -> dict[str, Any]:
    """What calibrating traced is read, and traced only where it is missing. `parts` are those to measure; without any,
    all that fitted nothing. Raises BadInput as calibrating does, for a part that may not be measured, and where the
    record calibrated no answers."""
    measured = unfitted_parts(parts or ())
    record = read_record(options.folder)
    if record is None or record.answers is None:
        raise BadInput("There is no calibration of answers to order the readings by: run candor calibrate first.")
    found = traced_parts(log, core, linking_before(options.folder, core), tracing, options, progress, say)
    return shown_figures(found.parts, record.answers, measured, _beside(found, measured, core, progress))


def _beside(found: TracedParts, measured: Sequence[LogPart], core: Core, progress: Progress) -> BesideTraces:
    """Which fair readings the clusters of ambiguous questions are, and what the words ask for of those that ended
    before they came to any. No language model is asked."""
    questions = {each.id: each for each in found.questions}
    traces = [trace for part in measured for trace in found.parts.get(part, ())]
    ambiguous = [trace for trace in traces if trace.kind == AskedKind.AMBIGUOUS and trace.clusters]
    limits = replace(core.settings.limits, time_s=_TIME_S)
    readings = {}
    for number, trace in enumerate(ambiguous, start=1):
        readings[trace.id] = readings_held(questions[trace.id], trace, core.warehouse, limits)
        progress(number / len(ambiguous), "readings of ambiguous questions")
    ended = [trace.id for trace in traces if trace.kind == AskedKind.ANSWERABLE and trace.likeness is None]
    return BesideTraces(readings, {each: _operations(questions[each].question, core) for each in ended})


def _operations(text: str, core: Core) -> tuple[str, ...]:
    """The operations that the words ask for, as a trace that came to readings keeps them."""
    cells = cells_named(text, core.warehouse)
    return operations_of(account_for(text, core.warehouse.schema(), cells, core.today(), core.encoder))
