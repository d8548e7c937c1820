"""Predict branching points from hidden states (docs/METHODS.md 1; RTS 3.2): sBPP per layer, merged to mBPP.

Three disjoint splits: fit (weights; done elsewhere), choose (`rank_layers`), calibrate (`conformalize_layers`).
Forced steps, where the trie leaves one legal token, are never branching points: they are neither calibrated
on nor flagged. A step is flagged iff label 1 is in the merged set. The promise is over steps: those of one
question are not independent, so they are calibrated as a group, and it holds over random questions, not list by list.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput
from reliability.promises.conformal import ConformalSets, NeighbourSets, SetMode, conformalize, sets_from_json
from reliability.promises.measures import auc
from reliability.promises.merging import Flags, Merge, alpha_per_layer, majority, random_permutation

Labels = NDArray[np.int64]
States = NDArray[np.float32]


@dataclass(frozen=True, slots=True, eq=False)
class LayerPredictor:
    """sBPP: a two-layer perceptron, p(branching|h) = sigmoid(w2 · relu(h W1 + b1) + b2).

    `w1` [width, hidden], `b1` [hidden], `w2` [hidden], `b2` number. A fit on standardised states folds mean
    and scale into W1 and b1. `layer` indexes the states' second axis.
    """

    layer: int
    w1: NDArray[np.float32]
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]
    b2: float

    def predict(self, states: States) -> NDArray[np.float64]:
        """States of all layers [steps, layers, width] → p(branching) [steps], in [0, 1]."""
        if states.ndim != 3 or not self.layer < states.shape[1] or states.shape[2] != len(self.w1):
            raise BadInput(f"States of shape {states.shape} do not fit a predictor of layer {self.layer}.")
        if not np.isfinite(states[:, self.layer]).all():
            raise BadInput(f"A hidden state of layer {self.layer} is not a finite number.")
        hidden = np.maximum(states[:, self.layer] @ self.w1 + self.b1, 0)
        logits = (hidden @ self.w2).astype(np.float64) + self.b2
        return np.asarray(0.5 * (1 + np.tanh(logits / 2)))


def rank_layers(
    predictors: Sequence[LayerPredictor], states: States, labels: ArrayLike, forced: ArrayLike
) -> list[tuple[LayerPredictor, float]]:
    """The predictors by falling AUC on the *choose* split, each with its AUC; the best k are kept.

    `states` [n, layers, width], `labels` [n] (1 = branching), `forced` [n]. Raises BadInput where the split
    holds steps of one label only.
    """
    free, y = _free_steps(labels, forced, len(states))
    ranked = []
    for predictor in predictors:
        value = auc(predictor.predict(states[free]), y)
        if value is None:
            raise BadInput("Layers are ranked on steps of both kinds: branching and not.")
        ranked.append((predictor, value))
    return sorted(ranked, key=lambda pair: -pair[1])


@dataclass(frozen=True, slots=True, eq=False)
class BranchingPredictor:
    """mBPP: k layers' predictors with their calibrated sets, merged. `alpha` is promised *after* the merge.

    P(c* ∈ C) ≥ 1 − α over free steps; with label-conditional sets also over the branching points alone, so
    at most a share α of them goes unflagged.
    """

    layers: tuple[tuple[LayerPredictor, ConformalSets], ...]
    alpha: float
    merge: Merge = Merge.RANDOM_PERMUTATION
    theta: float = 0.5

    def sets(self, states: States, seed: str) -> Flags:
        """Merged sets of steps: [steps, layers, width] → [steps, 2]; `seed` is the question's."""
        each = np.stack([s.predict(p.predict(states), states[:, p.layer]) for p, s in self.layers])
        return majority(each, self.theta) if self.merge is Merge.MAJORITY else random_permutation(each, seed)

    def flags(self, states: States, forced: ArrayLike, seed: str) -> Flags:
        """Which steps branch: [steps, layers, width], forced [steps] → [steps]; a forced step never does."""
        free = ~np.asarray(forced, dtype=bool)
        if free.shape != (len(states),):
            raise BadInput(f"{len(states)} steps, but `forced` has shape {free.shape}.")
        flagged = np.zeros(len(states), dtype=bool)
        flagged[free] = self.sets(states[free], seed)[:, 1]
        return flagged

    def as_parts(self) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
        """The predictor as a JSON object and, by name, the arrays that are too large for one."""
        arrays: dict[str, NDArray[Any]] = {}
        about: list[dict[str, Any]] = []
        for i, (predictor, sets) in enumerate(self.layers):
            for name in ("w1", "b1", "w2"):
                arrays[f"{i}/{name}"] = getattr(predictor, name)
            if isinstance(sets, NeighbourSets):
                arrays[f"{i}/scores"], arrays[f"{i}/states"] = sets.scores, sets.states
                sets = replace(sets, scores=sets.scores[:0], states=sets.states[:0])
            about.append({"layer": predictor.layer, "b2": float(predictor.b2), "sets": sets.as_json()})
        head = {"alpha": self.alpha, "merge": self.merge.value, "theta": self.theta}
        return {**head, "layers": about}, arrays


def predictor_from_parts(about: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> BranchingPredictor:
    """What `as_parts` gave. Raises BadInput for anything else."""
    try:
        layers = [_layer(layer, str(i), arrays) for i, layer in enumerate(about["layers"])]
        alpha, theta = float(about["alpha"]), float(about["theta"])
        if not layers or not 0 < alpha < 1 or not 0 < theta < 1:
            raise ValueError("it has no layer, or a level outside (0, 1)")
        return BranchingPredictor(tuple(layers), alpha, Merge(about["merge"]), theta)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(f"Not a branching predictor: {error}") from error


def _layer(
    about: Mapping[str, Any], name: str, arrays: Mapping[str, NDArray[Any]]
) -> tuple[LayerPredictor, ConformalSets]:
    w1, b1, w2 = (np.asarray(arrays[f"{name}/{each}"], dtype=np.float32) for each in ("w1", "b1", "w2"))
    layer, b2 = int(about["layer"]), float(about["b2"])
    if w1.ndim != 2 or b1.shape != w2.shape or w1.shape[1:] != b1.shape or layer < 0:
        raise ValueError(f"weights of shapes {w1.shape}, {b1.shape} and {w2.shape} at layer {layer}")
    if not all(np.isfinite(each).all() for each in (w1, b1, w2, np.float64(b2))):
        raise ValueError(f"a weight of layer {layer} is not a finite number")
    stored = dict(about["sets"])
    if stored["mode"] == SetMode.NEAREST_NEIGHBOUR:
        stored |= {"scores": arrays[f"{name}/scores"], "states": arrays[f"{name}/states"]}
    return LayerPredictor(layer, w1, b1, w2, b2), sets_from_json(stored)


def conformalize_layers(
    predictors: Sequence[LayerPredictor],
    states: States,
    labels: ArrayLike,
    forced: ArrayLike,
    alpha: float,
    *,
    groups: ArrayLike | None = None,
    mode: SetMode = SetMode.LABEL_CONDITIONAL,
    merge: Merge = Merge.RANDOM_PERMUTATION,
    theta: float = 0.5,
    neighbours: int = 100,
    bandwidths: Sequence[float] | None = None,
) -> BranchingPredictor:
    """Calibrate the chosen layers on the *calibrate* split, each at the level that promises 1 − α once merged.

    `states` [n, layers, width], `labels` [n] (1 = branching), `forced` [n]; `groups` [n] of steps that depend on one
    another (default: none do); `bandwidths`, one a predictor, for the nearest-neighbour mode. Raises BadInput without
    a predictor.
    """
    if not predictors:
        raise BadInput("A branching predictor needs at least one layer.")
    free, y = _free_steps(labels, forced, len(states))
    group = None if groups is None else np.asarray(groups)[free]
    # One layer's sets are not merged, so nothing of α is spent on merging.
    at = alpha if len(predictors) == 1 else alpha_per_layer(alpha, merge, theta)
    layers = []
    of_layer: Sequence[float | None] = bandwidths or [None] * len(predictors)
    for predictor, bandwidth in zip(predictors, of_layer, strict=True):
        p, h = predictor.predict(states[free]), states[free][:, predictor.layer]
        sets = conformalize(p, y, at, mode, groups=group, states=h, neighbours=neighbours, bandwidth=bandwidth)
        layers.append((predictor, sets))
    return BranchingPredictor(tuple(layers), alpha, merge, theta)


def coverage(flagged: ArrayLike, labels: ArrayLike) -> float | None:
    """Flagged branching points / branching points, in [0, 1]; None without one."""
    f, y = np.asarray(flagged, dtype=bool), np.asarray(labels, dtype=bool)
    return float(f[y].mean()) if y.any() else None


def extra_abstention_rate(flagged: ArrayLike, labels: ArrayLike) -> float | None:
    """EAR: falsely flagged steps / all steps, in [0, 1], lower = better; None without a step."""
    f, y = np.asarray(flagged, dtype=bool), np.asarray(labels, dtype=bool)
    return float((f & ~y).mean()) if len(y) else None


def _free_steps(labels: ArrayLike, forced: ArrayLike, steps: int) -> tuple[Flags, Labels]:
    """Which steps are not forced, and the labels of those."""
    y, free = np.asarray(labels), ~np.asarray(forced, dtype=bool)
    if y.shape != (steps,) or free.shape != (steps,):
        raise BadInput(f"{steps} steps, but labels {y.shape} and forced {free.shape}.")
    if (y[~free] == 1).any():
        raise BadInput("A forced step cannot be a branching point.")
    return free, y[free].astype(np.int64)
