"""`candor train bpp`: questions that no model was trained on become ranked layer predictors, in one call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from adapters.training.predictors.layer_fit import FitSettings
from adapters.training.predictors.linking_examples import (
    HELD_OUT,
    VARIED,
    held_out_examples,
    log_examples,
    varied_examples,
)
from adapters.training.predictors.linking_fit import PASSES, Fitted, fit_and_choose, reads, write_layers
from reliability.calibration.branching_data import ListKind, branching_data
from reliability.calibration.linking_example import core_of_examples, sampled, transparent_model
from reliability.calibration.log_parts import LogPart
from reliability.core import Core
from reliability.progress import Progress, part_of

_SPLIT = "calibrate"


@dataclass(frozen=True)
class PredictorsOptions:
    """Folder of the public data, folder of the predictors, and at most so many questions of each set (None = all).

    `measured` is a log whose questions are measured somewhere and must not be in the public data that fit.
    """

    data: Path
    folder: Path
    measured: Path | None
    sample: int | None = None
    fit: FitSettings = field(default_factory=FitSettings)


def train_predictors(
    log: Path, core: Core, options: PredictorsOptions, progress: Progress
) -> tuple[Path, Mapping[ListKind, Fitted]]:
    """Fit the layer predictors, rank their layers, and keep them: their file, and what is known of each kind of
    list.
    """
    model, of, folder = transparent_model(core), core_of_examples(core), options.folder
    progress(0.0, "reading questions")
    held_out = held_out_examples(options.data, options.measured)
    examples = sampled(held_out, min(options.sample or HELD_OUT, HELD_OUT))
    examples += varied_examples(options.data, options.measured, min(options.sample or VARIED, VARIED))
    examples += sampled(log_examples(log, core.warehouse, _SPLIT, LogPart.FIT), options.sample)
    fitted = {}
    for number, kind in enumerate(ListKind):
        part = part_of(progress, 0.48 * number, 0.48 * number + 0.44)
        found = branching_data(kind, examples, of, model, folder / PASSES, part)
        progress(0.48 * number + 0.45, f"{kind}: fitting layers")
        fitted[kind] = fit_and_choose(found, options.fit)
    return write_layers({kind: f.layers for kind, f in fitted.items()}, reads(core), folder), fitted
