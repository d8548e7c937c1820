"""Platt scaling and multivariate Platt scaling: signals → a calibrated P(right) (docs/METHODS.md 5; SCF 4.1–4.2).

Every signal lies in [0, 1] (an entropy enters as exp(−H), a yes/no as 1/0) and is used as its clipped logit.
Platt scaling is the case of one signal, the primary prediction's own probability.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput
from reliability.promises.measures import brier

Floats = NDArray[np.float64]
CLIP = 1e-6
"""How near to 0 and 1 a signal's logit still grows, where nothing else is said."""
LEAST_SPREAD = 1.0
"""Standard deviation (nats) of a signal's logits below which its weight is not let off lighter for being rarely used:
one that hardly varied where κ was fitted says nothing of what it means where it does."""


def clipped_logit(signals: ArrayLike, clip: float = CLIP) -> Floats:
    """log(x/(1 − x)) of x clipped to [`clip`, 1 − `clip`]; any shape. Raises BadInput outside [0, 1] and for NaN."""
    x = np.asarray(signals, dtype=np.float64)
    if not ((x >= 0) & (x <= 1)).all():
        raise BadInput("A signal must be a number from 0 to 1.")
    x = np.clip(x, clip, 1 - clip)
    return np.log(x) - np.log1p(-x)


@dataclass(frozen=True, slots=True)
class PlattScaling:
    """P(right) = sigmoid(w · logit(signals) + b) (SCF eq. 5): a weight for each signal by name, b, and `clip`, how near
    to 0 and 1 a logit still grows."""

    signals: tuple[str, ...]
    weights: tuple[float, ...]
    intercept: float
    clip: float = CLIP

    def predict(self, signals: ArrayLike) -> Floats:
        """[n, signals] in the order of `signals` → [n], in [0, 1]."""
        x = clipped_logit(signals, self.clip)
        if x.ndim != 2 or x.shape[1] != len(self.weights):
            raise BadInput(f"Expected {len(self.weights)} signals for each question, not shape {x.shape}.")
        return _sigmoid(x @ np.asarray(self.weights) + self.intercept)

    def as_json(self) -> dict[str, Any]:
        """A JSON object."""
        return {**asdict(self), "signals": list(self.signals), "weights": list(self.weights)}


def platt_from_json(content: Mapping[str, Any]) -> PlattScaling:
    """The object that `as_json` wrote. Raises BadInput for anything else."""
    try:
        names = tuple(str(name) for name in content["signals"])
        scaling = PlattScaling(
            names, tuple(map(float, content["weights"])), float(content["intercept"]), _clip(content)
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"Not a Platt scaling: {error}") from error
    if len(scaling.weights) != len(names):
        raise BadInput(f"{len(names)} signals, but {len(scaling.weights)} weights.")
    return scaling


def _clip(content: Mapping[str, Any]) -> float:
    """The clip of a stored scaling; those that were stored before there was one to choose have the usual one."""
    clip = float(content.get("clip", CLIP))
    if not 0 < clip < 0.5:
        raise ValueError("signals are clipped between 0 and 1/2")
    return clip


def fit_platt(
    signals: ArrayLike, right: ArrayLike, names: Sequence[str], ridge: float = 1.0, clip: float = CLIP
) -> PlattScaling:
    """Logistic regression of right (1) or wrong (0) on the signals' logits.

    `signals` [n, len(names)], `right` [n], from calibration data. `ridge`: penalty ½·ridge·‖w‖² on the weights
    of *standardised* logits (their spread at least `LEAST_SPREAD`), against a log-loss summed over questions;
    scikit-learn's C = 1/ridge. `clip` in (0, 1/2)
    as in `clipped_logit`. Raises BadInput where all are right or all wrong: then nothing can be calibrated.
    """
    x, y = clipped_logit(signals, clip), np.asarray(right, dtype=np.float64)
    if x.ndim != 2 or x.shape != (len(y), len(names)):
        raise BadInput(f"{len(y)} outcomes and {len(names)} names do not fit signals of shape {x.shape}.")
    if set(np.unique(y)) != {0.0, 1.0}:
        raise BadInput("Calibrating a probability needs right answers (1) and wrong ones (0).")
    if not names:  # how often any answer is right
        return PlattScaling((), (), float(clipped_logit(y.mean())), clip)
    mean, scale = x.mean(axis=0), np.maximum(x.std(axis=0), LEAST_SPREAD)
    fitted = _regression(ridge).fit((x - mean) / scale, y)
    weights = fitted.coef_[0] / scale
    return PlattScaling(tuple(names), tuple(weights.tolist()), float(fitted.intercept_[0] - weights @ mean), clip)


def _regression(ridge: float) -> Any:
    from sklearn.linear_model import LogisticRegression  # here, since only fitting needs it and it takes a second

    return LogisticRegression(C=1 / ridge, solver="newton-cholesky", tol=1e-8, max_iter=1000)


def earning_signals(
    signals: ArrayLike,
    right: ArrayLike,
    names: Sequence[str],
    base: int,
    folds: int = 10,
    seed: int = 0,
    groups: ArrayLike | None = None,
    ridge: float = 1.0,
    clip: float = CLIP,
) -> tuple[int, ...]:
    """Which signals to keep: the first `base`, and of the others, in order, each that lowers the Brier score.

    `signals` [n, len(names)], `right` [n]. The score is that of `folds`-fold cross-validation on seeded folds; rows
    of one of the `groups` [n] (any labels; default: each its own) share a fold. `ridge` and `clip` as in
    `fit_platt`. Returns column indexes. Raises BadInput where a fold leaves right or wrong answers only.
    """
    x, y = np.asarray(signals, dtype=np.float64), np.asarray(right, dtype=np.float64)
    labels = np.arange(len(y)) if groups is None else np.asarray(groups)
    held_out = [np.isin(labels, part) for part in _parts(labels, folds, seed)]
    kept = tuple(range(base))
    best = _cross_validated_brier(x[:, kept], y, held_out, ridge, clip)
    for column in range(base, len(names)):
        score = _cross_validated_brier(x[:, (*kept, column)], y, held_out, ridge, clip)
        if score < best:
            kept, best = (*kept, column), score
    return kept


def _parts(labels: NDArray[Any], folds: int, seed: int) -> list[NDArray[Any]]:
    """The labels, shuffled, in at most `folds` parts of about equal size."""
    each = np.unique(labels)
    return np.array_split(np.random.default_rng(seed).permutation(each), min(folds, max(1, len(each))))


def _cross_validated_brier(
    x: Floats, y: Floats, held_out: Sequence[NDArray[np.bool_]], ridge: float, clip: float
) -> float:
    names = [str(column) for column in range(x.shape[1])]
    p = np.empty(len(y))
    for part in held_out:
        p[part] = fit_platt(x[~part], y[~part], names, ridge, clip).predict(x[part])
    return brier(p, y)


def _sigmoid(s: Floats) -> Floats:
    return np.asarray(0.5 * (1 + np.tanh(s / 2)))
