"""How good probabilities are: Brier, ECE, ACE and AUC of right against wrong (docs/METHODS.md 5; SCF 5.4).

Each takes `probabilities` [n] in [0, 1] and `right` [n] (1 or True = right), n ≥ 1. Raises BadInput for other
input; a measure that does not exist (AUC of one class) is None.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput

Floats = NDArray[np.float64]


def brier(probabilities: ArrayLike, right: ArrayLike) -> float:
    """Mean squared distance of probability and outcome, in [0, 1]; lower = better (SCF eq. 7).

    >>> brier([1.0, 0.5], [1, 1])
    0.125
    """
    p, y = _checked(probabilities, right)
    return float(np.mean((p - y) ** 2))


def ece(probabilities: ArrayLike, right: ArrayLike, bins: int = 10) -> float:
    """Expected calibration error over equal-width bins, in [0, 1]; lower = better (SCF eq. 6).

    Bins [0, 0.1), [0.1, 0.2), …, [0.9, 1]; Σ (share of the bin) · |mean probability − share right|.
    """
    p, y = _checked(probabilities, right)
    index = np.clip(np.searchsorted(np.arange(1, bins) / bins, p, side="right"), 0, bins - 1)
    return _calibration_error(p, y, [np.flatnonzero(index == b) for b in range(bins)])


def ace(probabilities: ArrayLike, right: ArrayLike, bins: int = 10) -> float:
    """Adaptive calibration error: as ECE, over bins of equal count; lower = better (SCF 5.4).

    Counts differ by one where n is no multiple of `bins`. Equal probabilities may fall into two bins, by
    their order; with n < bins, every probability is a bin.
    """
    p, y = _checked(probabilities, right)
    return _calibration_error(p, y, np.array_split(np.argsort(p, kind="stable"), bins))


def auc(scores: ArrayLike, right: ArrayLike) -> float | None:
    """P(a right one scores above a wrong one), ties half, in [0, 1]; higher = better; None for one class.

    Scores need not be probabilities.

    >>> auc([0.1, 0.4, 0.35, 0.8], [0, 0, 1, 1])
    0.75
    """
    s, y = _paired(scores, right)
    ones, zeros = s[y == 1], np.sort(s[y == 0])
    if not len(ones) or not len(zeros):
        return None
    below = np.searchsorted(zeros, ones, side="left")
    not_above = np.searchsorted(zeros, ones, side="right")
    return float((below + not_above).mean() / (2 * len(zeros)))


def auc_difference(
    ours: Sequence[ArrayLike],
    other: Sequence[ArrayLike],
    labels: ArrayLike,
    groups: ArrayLike,
    draws: int = 500,
) -> dict[str, float]:
    """AUC of `ours` less that of `other`, in [−1, 1]: its mean over fits, and a 95 % interval.

    `ours` and `other`: the scores [n] of each fit, higher = likelier 1; `labels` [n], 0 or 1; `groups` [n]: rows of one
    depend on one another. The interval is from drawing groups, and a fit, with replacement, seeded; draws that hold
    one label only are left out. Raises BadInput where the labels are all alike.
    """
    first, second = ([np.asarray(each, dtype=np.float64) for each in given] for given in (ours, other))
    y, group = np.asarray(labels), np.asarray(groups)
    whole = [_gain(a, b, y) for a, b in zip(first, second, strict=True)]
    if not whole or any(each is None for each in whole):
        raise BadInput("An AUC needs labels of both kinds.")
    index = np.unique(group, return_inverse=True)[1]
    members = np.split(np.argsort(index, kind="stable"), np.cumsum(np.bincount(index))[:-1])
    rng = np.random.default_rng(0)
    drawn: list[float] = []
    for draw in range(draws):
        rows = np.concatenate([members[i] for i in rng.integers(len(members), size=len(members))])
        fit = draw % len(first)
        found = _gain(first[fit][rows], second[fit][rows], y[rows])
        drawn += [] if found is None else [found]
    low, high = np.quantile(drawn, (0.025, 0.975))
    return {
        "mean": round(float(np.mean([each for each in whole if each is not None])), 4),
        "low": round(float(low), 4),
        "high": round(float(high), 4),
    }


def _calibration_error(p: Floats, y: Floats, bins: Sequence[NDArray[np.intp]]) -> float:
    return float(sum(len(b) / len(p) * abs(p[b].mean() - y[b].mean()) for b in bins if len(b)))


def _checked(probabilities: ArrayLike, right: ArrayLike) -> tuple[Floats, Floats]:
    p, y = _paired(probabilities, right)
    if not len(p) or p.min() < 0 or p.max() > 1:
        raise BadInput("A calibration measure needs probabilities from 0 to 1, at least one.")
    return p, y


def _paired(scores: ArrayLike, right: ArrayLike) -> tuple[Floats, Floats]:
    s, y = np.asarray(scores, dtype=np.float64), np.asarray(right, dtype=np.float64)
    if s.ndim != 1 or s.shape != y.shape or np.isnan(s).any() or not np.isin(y, (0, 1)).all():
        raise BadInput("A measure needs numbers, and as many outcomes that are 0 or 1.")
    return s, y


def _gain(a: NDArray[np.float64], b: NDArray[np.float64], y: NDArray[Any]) -> float | None:
    first, second = auc(a, y), auc(b, y)
    return None if first is None or second is None else first - second
