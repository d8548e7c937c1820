"""`candor evaluate shown`: where the right reading stands among those shown, from the traces that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adapters.calibration.answers import AnswersOptions, linking_before, traced_parts
from adapters.calibration.kept_traces import Tracing
from adapters.record_files import read_record
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.people.shown import shown_figures
from reliability.progress import Progress, Say


def evaluate_shown(
    log: Path, core: Core, tracing: Tracing, options: AnswersOptions, progress: Progress, say: Say
) -> dict[str, Any]:
    """What calibrating traced is read, and traced only where it is missing. Raises BadInput as calibrating does, and
    where the record calibrated no answers."""
    record = read_record(options.folder)
    if record is None or record.answers is None:
        raise BadInput("There is no calibration of answers to order the readings by: run candor calibrate first.")
    found = traced_parts(log, core, linking_before(options.folder, core), tracing, options, progress, say)
    return shown_figures(found.parts, record.answers)
