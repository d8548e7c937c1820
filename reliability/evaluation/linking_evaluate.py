"""`candor evaluate linking`: Spider's development questions and the sample log's test split, measured.

Spider's development set calibrates on one half and measures the other: over random halves by group of wordings, and
once with whole databases on either side. The log's test split is measured with what its *calibrate* part calibrates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from reliability.calibration.branching_data import BranchingData, ListKind, branching_data
from reliability.calibration.linking_calibrate import calibrated
from reliability.calibration.linking_example import CoreOf, LinkingExample, divided
from reliability.calibration.linking_flags import RankedLayers
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.evaluation.linking_division import BUDGET
from reliability.evaluation.linking_measure import (
    ALPHAS,
    Division,
    LinkingData,
    describe,
    measure,
    score_data,
)
from reliability.evaluation.linking_person import person_figures
from reliability.evaluation.own_lists import own_lists
from reliability.ports import TransparentModel
from reliability.progress import Progress, part_of
from reliability.promises.record import CalibrationData, CalibrationRecord, LinkingCalibration

PERSON_ALPHA = 0.1
Figures = dict[str, Any]


@dataclass(frozen=True, slots=True)
class EvaluateSettings:
    """How much is measured. `halves`: random halves; `near_halves` of them also with nearest-neighbour sets, which are
    slow; `person`: questions of each set that are linked by the whole flow with a simulated person (0: none)."""

    halves: int = 20
    near_halves: int = 2
    person: int = 100
    alphas: tuple[float, ...] = ALPHAS


@dataclass(frozen=True, eq=False)
class Bench:
    """What measuring needs: the model, a core for each example, the fitted layers, and where passes are kept."""

    model: TransparentModel
    core_of: CoreOf
    layers: Mapping[ListKind, RankedLayers]
    folder: Path


def evaluate_halves(
    examples: Sequence[LinkingExample], bench: Bench, settings: EvaluateSettings, progress: Progress
) -> Figures:
    """A data set whose halves calibrate one another: by group, and by database."""
    data = linking_data(examples, bench, part_of(progress, 0.0, 0.6))
    found = score_data(data, bench.layers)
    out = describe(found, bench.layers, np.arange(len(examples)))
    halves = [_halves([e.group for e in examples], seed) for seed in range(settings.halves)]
    ways = {"by_question": halves, "by_database": [_halves([e.database for e in examples], 0)]}
    for number, (way, divisions) in enumerate(ways.items()):
        near = min(settings.near_halves, len(divisions))
        part = part_of(progress, 0.6 + 0.1 * number, 0.7 + 0.1 * number)
        out[way] = measure(found, bench.layers, divisions, near, part, settings.alphas)
    out["person"] = _person(examples, data, halves[0], bench, settings, part_of(progress, 0.8, 1.0))
    return out


def evaluate_split(
    calibrating: Sequence[LinkingExample],
    measured: Sequence[LinkingExample],
    bench: Bench,
    settings: EvaluateSettings,
    progress: Progress,
) -> Figures:
    """A data set with a split that calibrates and one that is measured. Raises BadInput where they share a group."""
    if {e.group for e in calibrating} & {e.group for e in measured}:
        raise BadInput("The questions that calibrate and those that are measured share wordings of one question.")
    examples = [*calibrating, *measured]
    first = np.arange(len(calibrating))
    division = Division(first, len(first) + np.arange(len(measured)))
    data = linking_data(examples, bench, part_of(progress, 0.0, 0.7))
    found = score_data(data, bench.layers)
    out = describe(found, bench.layers, division.measured)
    out["calibrated_on"] = describe(found, bench.layers, division.calibrating)
    out["test"] = measure(found, bench.layers, [division], 1, part_of(progress, 0.7, 0.8), settings.alphas)
    out["person"] = _person(examples, data, division, bench, settings, part_of(progress, 0.8, 1.0))
    return out


def linking_data(examples: Sequence[LinkingExample], bench: Bench, progress: Progress) -> LinkingData:
    """Gold lists and the model's own, computed once and kept."""
    gold: dict[ListKind, BranchingData] = {}
    asked = (bench.core_of, bench.model, bench.folder)
    for number, kind in enumerate(ListKind):
        gold[kind] = branching_data(kind, examples, *asked, part_of(progress, 0.3 * number, 0.3 * (number + 1)))
    own = {
        kind: own_lists(gold[kind], *asked, part_of(progress, 0.6 + 0.1 * number, 0.7 + 0.1 * number))
        for number, kind in enumerate(ListKind)
    }
    tables = own[ListKind.TABLES].listed
    linked = own_lists(gold[ListKind.COLUMNS], *asked, part_of(progress, 0.8, 1.0), tables)
    return LinkingData(gold, own, linked)


def _halves(keys: Sequence[str], seed: int) -> Division:
    calibrating, measured = divided(keys, [0.5, 0.5], seed)
    return Division(calibrating, measured)


def _person(
    examples: Sequence[LinkingExample],
    data: LinkingData,
    division: Division,
    bench: Bench,
    settings: EvaluateSettings,
    progress: Progress,
) -> Figures | None:
    """The whole flow with a person, on measured examples drawn at random, watched by what the others calibrate."""
    if not settings.person:
        return None
    predictors = [
        calibrated(data.gold[kind], bench.layers[kind], division.calibrating, PERSON_ALPHA) for kind in ListKind
    ]
    linking = LinkingCalibration(*predictors)
    drawn = np.random.default_rng(0).permutation(division.measured)[: settings.person]
    chosen = [examples[i] for i in drawn.tolist()]

    def core_of(example: LinkingExample) -> Core:
        core = bench.core_of(example)
        about = CalibrationData(example.source, 0, len(division.calibrating), 0, core.today().isoformat())
        record = CalibrationRecord(valid_for(core), about, linking)
        return replace(core, settings=replace(core.settings, policy="ask"), record=record)

    return {"alpha": PERSON_ALPHA, **person_figures(chosen, core_of, BUDGET, progress)}
