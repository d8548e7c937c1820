"""`candor evaluate shown`: where the right reading stands among those shown, from the traces that are kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adapters.calibration.answers import AnswersOptions, linking_before, traced_parts
from adapters.calibration.kept_traces import Tracing
from adapters.record_files import read_record
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.people.shown import shown_figures, unfitted_parts
from reliability.progress import Progress, Say


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
    return shown_figures(found.parts, record.answers, measured)
