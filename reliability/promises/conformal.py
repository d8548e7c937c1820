"""Split-conformal prediction: the quantile, and a layer's sets of labels in three modes (docs/METHODS.md 1; RTS 3.2.2).

Everything goes conformalize → predict: a calibrated object is frozen, pickles, and is written as JSON. Scores
are *nonconformity*: higher = stranger. Too few data give a threshold of +∞, whose set holds everything: never
silently a guarantee.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]


class SetMode(StrEnum):
    """How the labels' threshold ε is found (docs/METHODS.md 1)."""

    MARGINAL = "marginal"
    LABEL_CONDITIONAL = "label_conditional"
    NEAREST_NEIGHBOUR = "nearest_neighbour"


# --- the quantile ----------------------------------------------------------------------------------


def conformal_rank(n: int, alpha: float, together: int = 1) -> int:
    """⌈(n+m)(1−α)⌉, m = `together`, for α as it is written in decimals: 10·(1 − 0.7) is 3, not 3.0000000000000004."""
    _check_alpha(alpha)
    return n + together - math.floor((n + together) * Fraction(str(float(alpha))))


def conformal_quantile(scores: ArrayLike, alpha: float, together: int = 1) -> float:
    """The ⌈(n+m)(1−α)⌉-th smallest of n scores; +∞ where that is beyond the n-th.

    m = `together` = 1, split-conformal prediction: a further exchangeable score is ≤ it with probability ≥ 1 − α.
    Where scores come in exchangeable groups (steps of one question) and no group has more than m: of a further group
    with N scores, E[number above it] ≤ α·E[N]. That is conformal risk control (Angelopoulos et al. 2024, theorem 1)
    of the loss "scores above − α·N": the further group enters with m scores of +∞. Scores may be +∞; NaN raises
    BadInput, and so does an α outside (0, 1).

    >>> conformal_quantile([0.3, 0.1, 0.4, 0.2], alpha=0.4), conformal_quantile([0.3, 0.1], alpha=0.1)
    (0.3, inf)
    >>> conformal_quantile([0.3, 0.1, 0.4, 0.2], alpha=0.4, together=2)
    0.4
    """
    values = np.sort(np.asarray(scores, dtype=np.float64).ravel())
    if np.isnan(values).any():
        raise BadInput("A nonconformity score is not a number.")
    rank = conformal_rank(len(values), alpha, together)
    return float(values[rank - 1]) if rank <= len(values) else math.inf


# --- sets of labels --------------------------------------------------------------------------------


def nonconformity(probabilities: ArrayLike) -> Floats:
    """σ(y) = 1 − p(y|h) of both labels: [steps] probabilities of label 1 → [steps, 2], column y for label y.

    The probability of label 0 is 1 − p, so that its σ is p itself. Raises BadInput outside [0, 1].
    """
    p = np.asarray(probabilities, dtype=np.float64)
    if p.ndim != 1 or not ((p >= 0) & (p <= 1)).all():
        raise BadInput("Probabilities of branching must be a row of numbers from 0 to 1.")
    return np.stack([p, 1 - p], axis=1)


@dataclass(frozen=True, slots=True)
class ThresholdSets:
    """C = {y : σ(y) ≤ ε_y}, which is {y : p(y|h) ≥ 1 − ε_y}: marginal (one ε) or label-conditional.

    `epsilon` and `sizes` (calibration steps behind each threshold) are of labels 0 and 1. Promise: P(y* ∈ C)
    ≥ 1 − α over all steps (marginal; a rare label may be missed always), or over the steps of each label; of steps
    in groups, in expectation over groups.
    """

    mode: SetMode
    alpha: float
    epsilon: tuple[float, float]
    sizes: tuple[int, int]

    def predict(self, probabilities: ArrayLike, states: ArrayLike | None = None) -> Flags:
        """[steps] probabilities of label 1 → [steps, 2]: column y says whether C holds y. States are not used."""
        del states
        return nonconformity(probabilities) <= np.asarray(self.epsilon)

    def as_json(self) -> dict[str, Any]:
        """A JSON object; a threshold of +∞ is null."""
        finite = [e if math.isfinite(e) else None for e in self.epsilon]
        return {**asdict(self), "epsilon": finite, "sizes": list(self.sizes)}


@dataclass(frozen=True, slots=True, eq=False)
class NeighbourSets:
    """C = {y : σ(y) ≤ ε̂(h)}, ε̂ from the K nearest calibration states (RTS 3.2.2; Barber et al. 2023).

    `scores`: σ_k of the true labels, [n]; `states`: their states, [n, width]; `bandwidth`: τ of the weights,
    a squared distance. Promise: P(y* ∈ C) ≥ 1 − α up to the drift between neighbours and step; exact only for
    weights that do not depend on the calibration data, so with neighbours it is shown by simulation.
    """

    alpha: float
    neighbours: int
    bandwidth: float
    scores: Floats
    states: NDArray[np.float32]

    def predict(self, probabilities: ArrayLike, states: ArrayLike | None = None) -> Flags:
        """[steps] probabilities of label 1 and their states [steps, width] → [steps, 2]."""
        sigma = nonconformity(probabilities)
        h = _matrix(states, len(sigma))
        if h.shape[1:] != self.states.shape[1:]:
            raise BadInput(f"States have width {h.shape[1]}, the calibration's {self.states.shape[1]}.")
        return sigma <= self._epsilon(h)[:, None]

    def _epsilon(self, h: NDArray[np.float32]) -> Floats:
        """ε̂ = inf{ε : Σ ŵ_k·1{σ_k < ε} ≥ 1 − α}, ŵ_k = w_k/(1 + Σw), w_k = exp(−‖h − h_k‖²/τ); else +∞."""
        if not len(self.states):
            return np.full(len(h), math.inf)
        near, distances = _nearest(h, self.states, self.neighbours)
        order = np.argsort(self.scores[near], axis=1, kind="stable")
        scores = np.take_along_axis(self.scores[near], order, axis=1)
        weights = np.take_along_axis(np.exp(-distances / self.bandwidth), order, axis=1)
        # Σ ŵ over the scores < ε reaches 1 − α just above a score: the infimum is that score. The factor forgives
        # the rounding of sums, so that equal weights give the plain quantile.
        needed = (1 - self.alpha) * (1 + weights.sum(axis=1, keepdims=True)) * (1 - 1e-12)
        enough = np.cumsum(weights, axis=1) >= needed
        epsilon = np.full(len(h), math.inf)
        reached = enough.any(axis=1)
        epsilon[reached] = scores[reached, enough[reached].argmax(axis=1)]
        return epsilon

    def as_json(self) -> dict[str, Any]:
        """A JSON object (large: it holds the calibration states)."""
        return {
            "mode": SetMode.NEAREST_NEIGHBOUR.value,
            "alpha": self.alpha,
            "neighbours": self.neighbours,
            "bandwidth": self.bandwidth,
            "scores": self.scores.tolist(),
            "states": self.states.tolist(),
        }


ConformalSets = ThresholdSets | NeighbourSets


def conformalize(
    probabilities: ArrayLike,
    labels: ArrayLike,
    alpha: float,
    mode: SetMode = SetMode.LABEL_CONDITIONAL,
    *,
    groups: ArrayLike | None = None,
    states: ArrayLike | None = None,
    neighbours: int = 100,
    bandwidth: float | None = None,
) -> ConformalSets:
    """Calibrate the sets of one layer from steps that fitted and chose nothing, forced ones left out.

    `probabilities` [n]: p(branching|h); `labels` [n]: 1 = branching; `groups` [n]: steps of one group (any labels;
    default: each its own) depend on one another, groups do not (`conformal_quantile`). The nearest-neighbour mode,
    which takes no account of groups, also needs `states` [n, width] and `bandwidth` (see
    `typical_squared_distance`); K must be large enough that Σw/(1 + Σw) can reach 1 − α. Raises BadInput for lengths
    that differ, labels other than 0 and 1, NaN.

    >>> conformalize([0.9, 0.8, 0.1, 0.2, 0.3], [1, 1, 0, 0, 0], alpha=0.4).epsilon
    (0.3, 0.19999999999999996)
    """
    _check_alpha(alpha)
    sigma, y = nonconformity(probabilities), _labels(labels)
    if len(y) != len(sigma):
        raise BadInput(f"{len(sigma)} probabilities, but {len(y)} labels.")
    group = np.arange(len(y)) if groups is None else np.asarray(groups)
    if group.shape != y.shape:
        raise BadInput(f"{len(y)} labels, but groups of shape {group.shape}.")
    scores = sigma[np.arange(len(y)), y]
    if mode is SetMode.MARGINAL:
        epsilon = conformal_quantile(scores, alpha, largest_group(group))
        return ThresholdSets(mode, alpha, (epsilon, epsilon), (len(y), len(y)))
    if mode is SetMode.LABEL_CONDITIONAL:
        zeros, ones = (
            conformal_quantile(scores[y == label], alpha, largest_group(group[y == label])) for label in (0, 1)
        )
        return ThresholdSets(mode, alpha, (zeros, ones), (int((y == 0).sum()), int((y == 1).sum())))
    if bandwidth is None or not bandwidth > 0 or neighbours < 1:
        raise BadInput("Nearest-neighbour sets need a bandwidth above 0 and at least one neighbour.")
    return NeighbourSets(alpha, neighbours, float(bandwidth), scores, _matrix(states, len(y)))


def largest_group(groups: ArrayLike) -> int:
    """How many steps the largest group has; 1 for none. A bound m on groups to come holds for all that are no larger:
    a further group is larger than every one of G with probability ≤ 1/(G + 1)."""
    _, sizes = np.unique(np.asarray(groups), return_counts=True)
    return int(sizes.max(initial=1))


def typical_squared_distance(states: ArrayLike, neighbours: int = 100) -> float:
    """Median squared distance from a state to its K-th nearest other: a bandwidth τ, taken on the *fit* split.

    `states` [n, width], n ≥ 2. Raises BadInput where the states do not differ.
    """
    h = _matrix(states, len(np.asarray(states)))
    if len(h) < 2:
        raise BadInput("A typical distance needs at least two states.")
    _, distances = _nearest(h, h, neighbours + 1)  # the nearest is the state itself
    typical = float(np.median(distances.max(axis=1)))
    if not typical > 0:
        raise BadInput("The states do not differ: there is no typical distance.")
    return typical


def sets_from_json(content: Mapping[str, Any]) -> ConformalSets:
    """The object that `as_json` wrote. Raises BadInput for anything else."""
    try:
        mode = SetMode(content["mode"])
        if mode is SetMode.NEAREST_NEIGHBOUR:
            scores = np.asarray(content["scores"], dtype=np.float64)
            states = _matrix(content["states"], len(scores))
            return NeighbourSets(content["alpha"], content["neighbours"], content["bandwidth"], scores, states)
        low, high = (math.inf if e is None else float(e) for e in content["epsilon"])
        n0, n1 = content["sizes"]
        return ThresholdSets(mode, content["alpha"], (low, high), (n0, n1))
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"Not a calibrated set predictor: {error}") from error


# --- what was given --------------------------------------------------------------------------------


def _check_alpha(alpha: float) -> None:
    if not 0 < alpha < 1:
        raise BadInput(f"The error level α must lie between 0 and 1, not {alpha}.")


def _labels(labels: ArrayLike) -> NDArray[np.int64]:
    given = np.asarray(labels)
    if given.ndim != 1 or not np.isin(given, (0, 1)).all():
        raise BadInput("Labels must be a row of 0 (not branching) and 1 (branching).")
    return given.astype(np.int64)


def _matrix(states: ArrayLike | None, rows: int) -> NDArray[np.float32]:
    h = np.asarray([] if states is None else states, dtype=np.float32)
    if h.ndim != 2 or len(h) != rows or not np.isfinite(h).all():
        raise BadInput(f"States must be {rows} rows of finite numbers.")
    return h


def _nearest(h: NDArray[np.float32], states: NDArray[np.float32], k: int) -> tuple[NDArray[np.intp], Floats]:
    """Indexes and squared distances of the k nearest states (all where there are fewer): both [steps, k]."""
    a, b = h.astype(np.float64), states.astype(np.float64)  # ‖a‖² + ‖b‖² − 2ab cancels: not in float32
    squares = np.maximum((a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T, 0)
    if k < len(b):
        near = np.argpartition(squares, k - 1, axis=1)[:, :k]
    else:
        near = np.broadcast_to(np.arange(len(b)), squares.shape)
    return near, np.take_along_axis(squares, near, axis=1)
