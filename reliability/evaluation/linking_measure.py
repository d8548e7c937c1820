"""Linking measured over many divisions of a data set: every set mode, merge, α and number of layers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.branching_data import BranchingData, ListKind
from reliability.calibration.linking_calibrate import DEFAULT_MERGE, DEFAULT_MODE
from reliability.calibration.linking_flags import (
    BASELINES,
    RankedLayers,
    ScoredSteps,
    baseline_scores,
    scored,
)
from reliability.evaluation.linking_division import (
    GOLD,
    LINKED,
    OWN,
    Family,
    Figures,
    MeasuredDivision,
    ScoredData,
)
from reliability.evaluation.own_lists import OwnLists
from reliability.progress import Progress
from reliability.promises.conformal import SetMode
from reliability.promises.measures import auc, auc_difference
from reliability.promises.merging import Merge, alpha_per_layer

ALPHAS = (0.02, 0.05, 0.1, 0.15, 0.2, 0.3)
_NEAR_EVERY = 3
SERVED = "served"
"""What stands for k in the rows of what calibrating keeps: of each kind of list as many layers as were chosen."""


@dataclass(frozen=True, eq=False)
class Division:
    """Indexes (rising) of the examples that calibrate and of those that are measured."""

    calibrating: NDArray[np.intp]
    measured: NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class LinkingData:
    """One data set, the same examples throughout: gold lists, the model's own lists (columns of the gold tables), and
    its columns of the tables that it linked itself."""

    gold: Mapping[ListKind, BranchingData]
    own: Mapping[ListKind, OwnLists]
    linked: OwnLists


def score_data(data: LinkingData, layers: Mapping[ListKind, RankedLayers]) -> ScoredData:
    """Score every list of a data set with all layers."""
    examples = data.gold[ListKind.TABLES].examples
    groups, count = [e.group for e in examples], len(examples)
    steps: dict[Family, ScoredSteps] = {}
    for kind in ListKind:
        steps[GOLD[kind]] = scored(data.gold[kind].steps, layers[kind], groups)
        steps[OWN[kind]] = scored(data.own[kind].steps, layers[kind], groups, data.own[kind].doubted)
    steps[LINKED] = scored(data.linked.steps, layers[ListKind.COLUMNS], groups, data.linked.doubted)
    right = {OWN[kind]: data.own[kind].right for kind in ListKind} | {LINKED: data.linked.right}
    possible = {kind: ~np.isin(np.arange(count), data.gold[kind].left_out) for kind in ListKind}
    return ScoredData(tuple(e.question.seed for e in examples), steps, right, possible)


def describe(
    found: ScoredData,
    layers: Mapping[ListKind, RankedLayers],
    examples: NDArray[np.intp],
) -> Figures:
    """What some examples hold, and how well each layer and each baseline tells branching points apart (AUC)."""
    some = found.of(examples)
    out: Figures = {"questions": len(some.ids)}
    for kind in ListKind:
        seen = some.steps[GOLD[kind]]
        labels = seen.steps.labels
        out[kind.value] = {
            "steps": int(seen.written.sum()),
            "free_steps": len(labels),
            "branching_points": int(labels.sum()),
            "gold_lists_that_cannot_be_written": int((~some.possible[kind]).sum()),
            "em_without_abstention": float(some.right[OWN[kind]].mean()),
            "layers_served": layers[kind].kept,
            "auc_by_layer": [
                {
                    "layer": predictor.layer + 1,
                    "rank": rank + 1,
                    "auc": auc(seen.p[rank], labels),
                    "auc_on_choose": layers[kind].aucs[rank],
                }
                for rank, predictor in enumerate(layers[kind].predictors)
            ],
            "auc_of_baselines": {name: auc(baseline_scores(name, seen.steps), labels) for name in BASELINES},
            "auc_lift": {name: _lift(seen, name) for name in BASELINES},
        }
    both = some.right[OWN[ListKind.TABLES]] & some.right[LINKED]
    out["joint"] = {"em_without_abstention": float(both.mean())}
    return out


def _lift(seen: ScoredSteps, name: str) -> Figures | None:
    """By how much the AUC of the layer ranked first is beyond a baseline's, with its interval; None where nothing
    branches."""
    labels = seen.steps.labels
    if len(np.unique(labels)) < 2:
        return None
    groups = seen.groups[seen.steps.example]
    return dict(auc_difference([seen.p[0]], [baseline_scores(name, seen.steps)], labels, groups))


def measure(
    found: ScoredData,
    layers: Mapping[ListKind, RankedLayers],
    divisions: Sequence[Division],
    near_divisions: int,
    progress: Progress,
    alphas: Sequence[float] = ALPHAS,
) -> list[Figures]:
    """Rows of figures, averaged over the divisions, one for each set mode, merge, α and k: from 1 to all layers, and
    "served". What is served (the default mode and merge too) stands beside the baselines at equal EAR. The
    nearest-neighbour mode, which is slow, on the first `near_divisions`, and there on every third measured example.
    """
    gathered: dict[tuple[str, str, int | str, float], list[Figures]] = {}
    for number, division in enumerate(divisions):
        for mode in SetMode:
            near = mode is SetMode.NEAREST_NEIGHBOUR
            if near and number >= near_divisions:
                continue
            measured = found.of(division.measured[:: _NEAR_EVERY if near else 1])
            half = MeasuredDivision(found.of(division.calibrating), measured, layers)
            sets_at = cache(partial(half.sets, mode))
            for alpha in alphas:
                alone = sets_at(alpha)  # one layer is not merged
                merged = sets_at(alpha_per_layer(alpha, DEFAULT_MERGE))  # θ = 1/2: alike for both
                for merge in Merge:
                    for k in (*range(1, half.layers + 1), None):
                        flags = half.flags(alone, merged, k, merge)
                        figures = half.figures(flags)
                        if (mode, merge, k) == (DEFAULT_MODE, DEFAULT_MERGE, None):
                            figures["baselines_at_equal_ear"] = half.baselines(flags)
                        key = (mode.value, merge.value, k or SERVED, alpha)
                        gathered.setdefault(key, []).append(figures)
        progress((number + 1) / len(divisions), f"division {number + 1} of {len(divisions)}")
    names = ("mode", "merge", "k", "alpha")
    return [
        {**dict(zip(names, key, strict=True)), "divisions": len(rows), **averaged(rows)}
        for key, rows in gathered.items()
    ]


def averaged(rows: Sequence[Any]) -> Any:
    """The mean of figures of one shape, None left out (None of nothing); beside a coverage its standard deviation.

    >>> averaged([{"coverage": 0.9, "ear": None}, {"coverage": 1.0, "ear": 0.5}])
    {'coverage': 0.95, 'coverage_sd': 0.05, 'ear': 0.5}
    """
    if not isinstance(rows[0], dict):
        found = [row for row in rows if row is not None]
        return round(sum(found) / len(found), 6) if found else None
    out: Figures = {}
    for name in rows[0]:
        out[name] = averaged([row[name] for row in rows])
        values = [row[name] for row in rows if row[name] is not None]
        if name == "coverage" and values:
            mean = sum(values) / len(values)
            out["coverage_sd"] = round(math.sqrt(sum((v - mean) ** 2 for v in values) / len(values)), 6)
    return out
