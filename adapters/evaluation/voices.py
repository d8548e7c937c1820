"""`candor evaluate voices`: each voice of the calibrating logs left out in turn, from the traces that are kept."""

from __future__ import annotations

from pathlib import Path

from adapters.calibration.answers import AnswersOptions, linking_before, traced_parts
from adapters.calibration.kept_traces import Tracing
from reliability.core import Core
from reliability.evaluation.voices import Promises, VoiceLeftOut, leave_one_voice_out
from reliability.progress import Progress, Say


def evaluate_voices(
    log: Path, core: Core, tracing: Tracing, options: AnswersOptions, progress: Progress, say: Say
) -> tuple[VoiceLeftOut, ...]:
    """What calibrating traced is read, and traced only where it is missing. Raises BadInput as calibrating does, and
    for a log in fewer than three voices."""
    found = traced_parts(log, core, linking_before(options.folder, core), tracing, options, progress, say)
    promises = Promises(options.alpha, options.risk, options.delta, options.novelty_level, options.least_kappa)
    return leave_one_voice_out(found.parts, promises, progress)
