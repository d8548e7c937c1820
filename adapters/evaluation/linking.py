"""`candor evaluate linking`: coverage, needless flags, and what abstaining or asking makes of them, in one call."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from adapters.training.predictors.linking_examples import log_examples, spider_dev_examples
from adapters.training.predictors.linking_fit import PASSES, read_layers, reads
from reliability.calibration.linking_example import core_of_examples, sampled, transparent_model
from reliability.calibration.log_parts import LogPart
from reliability.core import Core
from reliability.evaluation.linking_evaluate import (
    Bench,
    EvaluateSettings,
    evaluate_halves,
    evaluate_split,
)
from reliability.progress import Progress, part_of

_CALIBRATED, _MEASURED = "calibrate", "test"  # splits of a log that has any


@dataclass(frozen=True)
class LinkingMeasure:
    """What to measure on: the folder of the fitted layer predictors, and of the public data (None = only the log); at
    most so many questions of each set (None = all); and how, as in EvaluateSettings."""

    layers: Path
    data: Path | None = None
    sample: int | None = None
    halves: int = 20
    person: int = 100


def evaluate_linking(log: Path, core: Core, options: LinkingMeasure, progress: Progress) -> dict[str, Any]:
    """Figures of Spider's development questions, whose halves calibrate one another, and of the log's test split, which
    its calibrate part calibrates."""
    settings = EvaluateSettings(halves=options.halves, person=options.person)
    layers = read_layers(options.layers, reads(core))
    bench = Bench(transparent_model(core), core_of_examples(core), layers, options.layers / PASSES)
    found = {}
    if options.data is not None:
        dev = sampled(spider_dev_examples(options.data), options.sample)
        found["spider_dev"] = evaluate_halves(dev, bench, settings, part_of(progress, 0.0, 0.5))
    of_log = partial(log_examples, log, core.warehouse)
    calibrating = sampled(of_log(_CALIBRATED, LogPart.CALIBRATE), options.sample)
    used = {e.group for p in (LogPart.FIT, LogPart.CALIBRATE) for e in of_log(_CALIBRATED, p)}
    measured = sampled([e for e in of_log(_MEASURED) if e.group not in used], options.sample)
    half = part_of(progress, 0.5 if options.data else 0.0, 1.0)
    found["log"] = evaluate_split(calibrating, measured, bench, settings, half)
    return {
        "made_with": {"model": core.model.fingerprint, "prompts": core.prompts.fingerprint},
        "settings": {**asdict(settings), "sample": options.sample},
        "data_sets": found,
    }
