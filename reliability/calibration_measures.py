"""How good probabilities are: Brier, ECE, ACE and AUC of right against wrong (METHODS.md 5; SCF 5.4).

Each takes `probabilities` [n] in [0, 1] and `right` [n] (1 or True = right), n ≥ 1. Raises BadInput for other
input; a measure that does not exist (AUC of one class) is None.
"""

from __future__ import annotations

from collections.abc import Sequence

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
