"""Which steps the calibrated predictors flag, for every set mode, merge, α and number of layers at once.

Probabilities of all layers are computed once; a division of the examples only calibrates anew
(reliability.promises.conformal) and merges anew (reliability.promises.merging).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.branching_data import Steps
from reliability.linking.sureness import GAP, LOG_ODDS
from reliability.promises.branching import LayerPredictor
from reliability.promises.conformal import SetMode, conformalize
from reliability.promises.merging import Flags, Merge, majority, permutation, random_permutation

THETA = 0.5
NEIGHBOURS = 100


@dataclass(frozen=True, eq=False)
class RankedLayers:
    """Predictors of one kind of list, the best first, with their AUC on the split that chose them, and the bandwidths
    τ of the nearest-neighbour mode, from the split that fitted them. `kept`: how many of them calibrating keeps, chosen
    on the split that ranked them."""

    predictors: tuple[LayerPredictor, ...]
    aucs: tuple[float, ...]
    bandwidths: tuple[float, ...]
    kept: int


@dataclass(frozen=True, eq=False)
class ScoredSteps:
    """Free steps with p(branching) of each layer: `p` [layers in rank order, steps]; steps of one of the `groups`
    [examples] depend on one another.

    `written` counts all steps of each example, forced ones too; `doubted` says of each free step whether the model
    calls the element irrelevant that it writes (of its own lists; False elsewhere).
    """

    steps: Steps
    p: NDArray[np.float64]
    written: NDArray[np.int64]
    doubted: NDArray[np.bool_]
    groups: NDArray[np.int64]

    def of(self, examples: NDArray[np.intp]) -> ScoredSteps:
        """The steps of some examples (in rising order), which are numbered anew from 0."""
        wanted = np.isin(self.steps.example, examples)
        steps = self.steps.where(wanted)
        steps = replace(steps, example=np.searchsorted(examples, steps.example))
        return ScoredSteps(
            steps, self.p[:, wanted], self.written[examples], self.doubted[wanted], self.groups[examples]
        )


def scored(
    steps: Steps, layers: RankedLayers, groups: Sequence[str], doubted: NDArray[np.bool_] | None = None
) -> ScoredSteps:
    """Score the free steps with every layer's predictor; forced steps are never flagged and are only counted.
    `groups`: that of each example."""
    free = steps.where(~steps.forced)
    p = np.stack([predictor.predict(free.states) for predictor in layers.predictors])
    doubts = np.zeros(len(free), dtype=bool) if doubted is None else doubted[~steps.forced]
    written = np.bincount(steps.example, minlength=len(groups)).astype(np.int64)
    return ScoredSteps(free, p, written, doubts, np.unique(groups, return_inverse=True)[1])


def layer_sets(
    calibrating: ScoredSteps, seen: Sequence[ScoredSteps], layers: RankedLayers, mode: SetMode, at: float
) -> list[Flags]:
    """Every layer's sets, calibrated at level `at`: for each of `seen`, [layers, steps, 2]."""
    found: list[list[Flags]] = [[] for _ in seen]
    for rank, predictor in enumerate(layers.predictors):
        near = mode is SetMode.NEAREST_NEIGHBOUR
        states = calibrating.steps.states[:, predictor.layer] if near else None
        sets = conformalize(
            calibrating.p[rank],
            calibrating.steps.labels,
            at,
            mode,
            states=states,
            neighbours=NEIGHBOURS,
            groups=calibrating.groups[calibrating.steps.example],
            bandwidth=layers.bandwidths[rank] if near else None,
        )
        for out, part in zip(found, seen, strict=True):
            out.append(sets.predict(part.p[rank], part.steps.states[:, predictor.layer] if near else None))
    return [np.stack(out) for out in found]


class Merger:
    """Merges the sets of some steps. The permutation of each example comes from its id, as when serving; examples
    that share a permutation are merged together."""

    def __init__(self, steps: Steps, ids: Sequence[str], layers: int) -> None:
        self._together: dict[int, list[tuple[str, NDArray[np.intp]]]] = {}
        own = np.unique(steps.example)
        for k in range(1, layers + 1):
            alike: dict[tuple[int, ...], list[int]] = {}
            for example in own.tolist():
                alike.setdefault(permutation(ids[example], k), []).append(example)
            self._together[k] = [
                (ids[examples[0]], np.flatnonzero(np.isin(steps.example, examples))) for examples in alike.values()
            ]

    def flags(self, sets: Flags, k: int, merge: Merge) -> NDArray[np.bool_]:
        """Which steps the best k layers flag together: sets [layers, steps, 2] → [steps]."""
        if merge is Merge.MAJORITY:
            return np.asarray(majority(sets[:k], THETA)[:, 1])
        flagged = np.zeros(sets.shape[1], dtype=bool)
        for seed, at in self._together[k]:
            flagged[at] = random_permutation(sets[:k, at], seed)[:, 1]
        return flagged


def threshold_at(scores: NDArray[np.float64], labels: NDArray[np.int64], false_flags: int) -> float:
    """The threshold on a score (higher = likelier to branch) above which at most so many other steps lie.

    It is found on the very steps where it is used: a comparison at *equal* EAR, which favours the baseline.

    >>> threshold_at(np.array([0.9, 0.8, 0.3, 0.1]), np.array([1, 0, 0, 0]), false_flags=1)
    0.3
    """
    quiet = np.sort(scores[labels == 0])[::-1]
    return float(quiet[false_flags]) if false_flags < len(quiet) else -np.inf


BASELINES: Mapping[str, str] = {
    "token_probability": "a threshold on the probability of the likeliest legal token",
    "top2_gap": "a threshold on the log-probability gap of the two likeliest legal tokens",
}


def baseline_scores(name: str, steps: Steps) -> NDArray[np.float64]:
    """What a baseline thresholds, higher = likelier to branch: of the probability its log-odds, which order alike."""
    return -steps.sure[:, LOG_ODDS if name == "token_probability" else GAP].astype(np.float64)
