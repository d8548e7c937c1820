"""Calibrate linking on labelled questions: the linking part of a calibration record (docs/METHODS.md 1 and 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.branching_data import (
    BranchingData,
    ListKind,
    Steps,
    branching_data,
)
from reliability.calibration.linking_example import CoreOf, LinkingExample
from reliability.calibration.linking_flags import NEIGHBOURS, RankedLayers
from reliability.ports import TransparentModel
from reliability.progress import Progress
from reliability.promises.branching import BranchingPredictor, conformalize_layers
from reliability.promises.conformal import SetMode, conformal_rank, largest_group
from reliability.promises.merging import Merge, alpha_per_layer
from reliability.promises.record import LinkingCalibration

DEFAULT_MODE, DEFAULT_MERGE = SetMode.LABEL_CONDITIONAL, Merge.RANDOM_PERMUTATION
"""What calibrating makes unless something else is asked for."""


def calibrate_linking(
    examples: Sequence[LinkingExample],
    layers: Mapping[ListKind, RankedLayers],
    core_of: CoreOf,
    model: TransparentModel,
    alpha: float,
    folder: Path,
    progress: Progress,
) -> tuple[LinkingCalibration, dict[ListKind, BranchingData]]:
    """The calibrated predictors of tables and columns, and the branching data that calibrated them. The questions must
    have fitted and chosen nothing. Raises BadInput for none, and for an α outside (0, 1)."""
    alpha_per_layer(alpha, DEFAULT_MERGE)
    data = {kind: branching_data(kind, examples, core_of, model, folder, progress) for kind in ListKind}
    everything = np.arange(len(examples))
    predictors = {k: calibrated(data[k], layers[k], everything, alpha) for k in ListKind}
    return LinkingCalibration(predictors[ListKind.TABLES], predictors[ListKind.COLUMNS]), data


def calibrated(
    data: BranchingData,
    layers: RankedLayers,
    examples: NDArray[np.intp],
    alpha: float,
    mode: SetMode = DEFAULT_MODE,
    merge: Merge = DEFAULT_MERGE,
    kept: int | None = None,
) -> BranchingPredictor:
    """The best `kept` layers (None = as many as were chosen) calibrated on some of the examples, promising 1 − α after
    the merge.
    """
    steps, kept = data.steps.of(examples), kept or layers.kept
    return conformalize_layers(
        layers.predictors[:kept],
        steps.states,
        steps.labels,
        steps.forced,
        alpha,
        groups=groups_of_steps(data, steps),
        mode=mode,
        merge=merge,
        neighbours=NEIGHBOURS,
        bandwidths=layers.bandwidths[:kept],
    )


def groups_of_steps(data: BranchingData, steps: Steps) -> NDArray[np.str_]:
    """The group of the question that each step is of: wordings of one question depend on one another."""
    return np.asarray([e.group for e in data.examples], dtype=np.str_)[steps.example]


def too_few(data: BranchingData, alpha: float, kept: int) -> str | None:
    """A sentence where the branching points are too few for a finite threshold: every free step is flagged then."""
    branching = data.steps.where(data.steps.labels == 1)
    found, at = len(branching), alpha if kept == 1 else alpha_per_layer(alpha, DEFAULT_MERGE)
    together = largest_group(groups_of_steps(data, branching))
    needed = next(n for n in range(1, 1_000_000) if conformal_rank(n, at, together) <= n)
    if found >= needed:
        return None
    many = f", with up to {together} in wordings of one question," if together > 1 else ""
    return (
        f"The questions hold {found} branching points in lists of {data.kind}{many} and α = {alpha:g} needs {needed}: every "
        f"step at which {data.kind} could branch will be flagged. More questions, or a larger α, would help."
    )
