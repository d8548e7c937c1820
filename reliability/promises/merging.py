"""Merge the layers' label sets into one (docs/METHODS.md 1; RTS 3.2.3; Gasparin & Ramdas 2024).

The layers need not be independent: both merges hold for any dependence between them. Sets are arrays
[layers, steps, 2] of booleans; entry [i, t, y] says that layer i's set at step t holds label y.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

import hashlib
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from reliability.errors import BadInput

Flags = NDArray[np.bool_]


class Merge(StrEnum):
    """How the layers' sets become one."""

    MAJORITY = "majority"
    RANDOM_PERMUTATION = "random_permutation"


def alpha_per_layer(alpha: float, merge: Merge, theta: float = 0.5) -> float:
    """The level at which each layer is calibrated so that the merged set misses with probability ≤ α.

    Majority: α(1 − θ), since P(c* ∈ C^θ) ≥ 1 − α/(1 − θ). Random permutation: α/2, since P ≥ 1 − 2α.

    >>> alpha_per_layer(0.1, Merge.RANDOM_PERMUTATION), alpha_per_layer(0.1, Merge.MAJORITY, theta=0.75)
    (0.05, 0.025)
    """
    _check_theta(theta)
    return alpha * (1 - theta) if merge is Merge.MAJORITY else alpha / 2


def majority(sets: Flags, theta: float = 0.5) -> Flags:
    """C^θ = {c : share of layers whose set holds c > θ} (RTS Theorem 1): [layers, steps, 2] → [steps, 2].

    θ in [0, 1); higher = smaller sets and a weaker promise, P(c* ∈ C^θ) ≥ 1 − α/(1 − θ).
    """
    _check_theta(theta)
    held = _checked(sets).sum(axis=0)
    return np.asarray(held / len(sets) > theta)


def random_permutation(sets: Flags, seed: str) -> Flags:
    """C^π, RTS Algorithm 1: [layers, steps, 2] → [steps, 2]; P(c* ∈ C^π) ≥ 1 − 2α.

    Visit the layers in the order π of the seed; for each prefix of length i keep the labels that at least i/2
    of its sets hold; intersect over the prefixes. Never larger than the labels that half of the layers hold,
    which for an odd number of layers is the majority's set.
    """
    visited = _checked(sets)[list(permutation(seed, len(sets)))]
    held = np.cumsum(visited, axis=0)
    i = np.arange(1, len(sets) + 1)[:, None, None]
    return np.asarray((2 * held >= i).all(axis=0))


def permutation(seed: str, k: int) -> tuple[int, ...]:
    """A permutation of 0 … k−1, uniform over seeds and the same in every process for one seed.

    The layers sorted by a hash of seed and layer: nothing of Python's or numpy's generators is in it. The seed
    is the question's id: all steps of an ask share one order, and a replay decides alike.

    >>> permutation("ask-1", 5)
    (2, 4, 1, 3, 0)
    """
    return tuple(sorted(range(k), key=lambda i: hashlib.sha256(f"{seed}\x00{i}".encode()).digest()))


def _checked(sets: Flags) -> Flags:
    if sets.ndim != 3 or sets.shape[0] < 1 or sets.shape[2] != 2 or sets.dtype != np.bool_:
        raise BadInput("Sets to merge must be booleans of shape [layers ≥ 1, steps, 2].")
    return sets


def _check_theta(theta: float) -> None:
    if not 0 <= theta < 1:
        raise BadInput(f"θ must lie in [0, 1), not {theta}.")
