"""Linking watched over the configured server: predictors fitted, calibrated and measured on the sample log, as JSON.

    python deploy/linking_check.py QUESTIONS

Three parts of so many questions each, none of which shares a wording's group: fitted, calibrated, measured. The figures
are the share of branching points that are flagged, and of all steps that are flagged falsely, with how many there were.
"""

from __future__ import annotations

import json
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

ALPHA = 0.35


def main() -> None:
    """Print the figures."""
    from adapters.store.fake import FakeMemory
    from adapters.training.predictors.linking_examples import log_examples
    from adapters.training.predictors.linking_fit import fit_and_choose
    from bot.main import opened
    from bot.sample import QUESTION_LOG
    from bot.settings import SAMPLE_URL
    from reliability.calibration.branching_data import ListKind, branching_data
    from reliability.calibration.linking_calibrate import calibrate_linking
    from reliability.calibration.linking_example import core_of_examples, divided, sampled, transparent_model
    from reliability.promises.branching import coverage, extra_abstention_rate

    count = int(sys.argv[1])
    figures: dict[str, Any] = {"alpha": ALPHA}
    with opened() as candor, tempfile.TemporaryDirectory() as scratch:
        core = replace(candor.core(SAMPLE_URL, memory=FakeMemory()), record=None)
        model, of, folder = transparent_model(core), core_of_examples(core), Path(scratch)
        examples = sampled(log_examples(QUESTION_LOG, core.warehouse, "calibrate"), 3 * count)
        parts = [[examples[i] for i in part] for part in divided([e.group for e in examples], [1 / 3] * 3, seed=0)]
        fitting, calibrating, measured = parts
        fitted = {k: fit_and_choose(branching_data(k, fitting, of, model, folder, _quiet)).layers for k in ListKind}
        linking, _ = calibrate_linking(calibrating, fitted, of, model, ALPHA, folder, _quiet)
        for kind in ListKind:
            steps = branching_data(kind, measured, of, model, folder, _quiet).steps
            flags = getattr(linking, kind).flags(steps.states, steps.forced, "check")
            figures[kind] = {
                "questions": len(measured),
                "free_steps": int((~steps.forced).sum()),
                "branching_points": int(steps.labels.sum()),
                "flagged_branching_points": coverage(flags, steps.labels),
                "falsely_flagged_steps": extra_abstention_rate(flags, steps.labels),
            }
    sys.stdout.write(json.dumps(figures) + "\n")


def _quiet(_done: float, _words: str) -> None:
    """Progress that nobody watches."""


if __name__ == "__main__":
    main()
