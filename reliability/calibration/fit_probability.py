"""Fit κ on signals, and measure it: uncalibrated, Platt, multivariate Platt, ours (docs/METHODS.md 5; SCF, tables 1 and
3).

Random halves by group: one half fits, the other is measured, and the other way round. A method's figures are those of
whole cross-fits, in which every prediction was made by a fit that had not seen its question.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.promises.from_signals.forest import fit_forest
from reliability.promises.from_signals.platt import CLIP as SCF_CLIP
from reliability.promises.from_signals.platt import PlattScaling, earning_signals, fit_platt
from reliability.promises.measures import ace, auc, auc_difference, brier, ece
from reliability.promises.probability import PRIMARY, SCF_SIGNALS, Probability
from reliability.promises.subclauses import CLAUSES

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]
ORIGIN = "origin"
CLIP = 0.05
"""How near to 0 and 1 a signal of κ is believed. At SCF's 1e-6 a clause that one sample of twenty misses weighs less
than one that none has, by a factor that says more of how many were drawn than of the reading: among the surest
questions of the natural log more were wrong (LOG.md)."""
_MISSING = 0.05
_PRIOR_ROWS = 5
FOREST_GROUPS = 150
"""Fewer questions than these grow no forest."""
CLAUSE_SIGNALS = frozenset(f"{way} {clause}" for way in ("nucleus", "beam") for clause in CLAUSES)
"""Signals that a forest does without: how often each clause agrees, of which another signal is the product."""
_BINS = 10


@dataclass(frozen=True, slots=True)
class Prediction:
    """One primary query, whether it is right, and its signals in [0, 1]; `group` holds what may not be divided.

    `origin` names what wrote it, where several did: how often each was right is learned from the half that fits, and
    is then a signal. What is not `primary`, another reading of the question, fits but is not measured.
    """

    group: str
    right: bool
    signals: Mapping[str, float]
    origin: str = ""
    primary: bool = True


def fit_probability(predictions: Sequence[Prediction], seed: int = 0, *, forests: bool = False) -> Probability:
    """κ from SCF's signals and those of ours that earn their place under cross-validation by group; with `forests` and
    enough groups that of a forest instead.

    Predictions without one of the signals are left out. Wordings of one question are not independent: the ridge is
    that of one row for each group. Raises BadInput where all are right, or all wrong.
    """
    names = [name for name in usable_names(predictions) if name not in CLAUSE_SIGNALS]
    kept = complete(predictions, names)
    if not forests or len({p.group for p in kept}) < FOREST_GROUPS:
        return _fit_platt(predictions, seed)
    x, y, _ = _arrays(kept, names)
    return fit_forest(x, y, names, seed)


def _fit_platt(predictions: Sequence[Prediction], seed: int) -> PlattScaling:
    names = usable_names(predictions)
    base = sum(name in SCF_SIGNALS for name in names)
    kept = complete(predictions, names)
    x, y, groups = _arrays(kept, names)
    ridge = len(kept) / max(1, len(set(groups)))
    if len(set(y.tolist())) < 2:
        fate = "right" if y.any() else "wrong"
        raise BadInput(
            f"Of the {len(y)} readings of {len(set(groups.tolist()))} questions that fit the probability every one is "
            f"{fate}: nothing can be calibrated."
        )
    try:
        columns = earning_signals(x, y, names, base, seed=seed, groups=groups, ridge=ridge, clip=CLIP)
    except BadInput:  # so few of one kind that a fold leaves none of it: no addition can be shown to earn its place
        columns = tuple(range(base))
    return fit_platt(x[:, columns], y, [names[c] for c in columns], ridge, CLIP)


def usable_names(predictions: Sequence[Prediction]) -> tuple[str, ...]:
    """Names of signals that nearly every prediction has, SCF's first."""
    counts: dict[str, int] = {}
    for prediction in predictions:
        for name in prediction.signals:
            counts[name] = counts.get(name, 0) + 1
    usual = [name for name, count in counts.items() if count >= (1 - _MISSING) * len(predictions)]
    scf = [name for name in SCF_SIGNALS if name in usual]
    return (*scf, *(name for name in usual if name not in SCF_SIGNALS))


def complete(predictions: Sequence[Prediction], names: Sequence[str]) -> list[Prediction]:
    """Those that have every one of the signals."""
    return [p for p in predictions if all(name in p.signals for name in names)]


# --- measuring -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Method:
    """A name for people, and which signals it takes: None = uncalibrated, the primary's own probability."""

    name: str
    takes: Callable[[str], bool] | None
    earn: bool = False


METHODS = (
    _Method("uncalibrated", None),
    _Method("Platt", lambda name: name == PRIMARY),
    _Method("MPS", lambda name: name in SCF_SIGNALS),
    _Method("ours", lambda name: name != "whole query", earn=True),
)
STRICTER = (
    _Method("Platt on whole-query agreement", lambda name: name == "whole query"),
    _Method("Platt and origin", lambda name: name in (PRIMARY, ORIGIN)),
    _Method("ours without origin", lambda name: name not in ("whole query", ORIGIN), earn=True),
)


def evaluate_probability(predictions: Sequence[Prediction], progress: Progress, seeds: int = 20) -> dict[str, Any]:
    """Brier, ECE, ACE and AUC of each method; means over seeds of whole cross-fits, and of single halves.

    `auc_gain` is ours less Platt's with a 95 % interval from a bootstrap over groups. Raises BadInput for fewer than
    four groups, or where a half holds right ones only, or wrong ones only.
    """
    names = usable_names(predictions)
    kept = complete(predictions, names)
    if len({p.group for p in kept}) < 4:
        raise BadInput("Evaluating a calibration needs at least four groups of questions.")
    with_origin = len({p.origin for p in kept}) > 1
    if with_origin:
        names = (*names, ORIGIN)
    methods = [*METHODS, *(STRICTER if with_origin else ())]
    groups = np.asarray([p.group for p in kept])
    primary = np.asarray([p.primary for p in kept])
    right = np.asarray([p.right for p in kept], dtype=np.float64)[primary]
    found: dict[str, list[Floats]] = {method.name: [] for method in methods}
    halves: list[Bools] = []
    for seed in range(seeds):
        half = random_half(groups, seed)
        halves.append(half[primary])
        for method in methods:
            found[method.name].append(_cross_fit(method, kept, names, half, seed)[primary])
        progress((seed + 1) / seeds, "calibration")
    return {
        "predictions": len(right),
        "left_out": sum(p.primary for p in predictions) - len(right),
        "groups": len(set(groups.tolist())),
        "right": round(float(right.mean()), 4),
        "seeds": seeds,
        "methods": {name: _figures(p, right, halves) for name, p in found.items()},
        "auc_gain": auc_difference(found["ours"], found["Platt"], right, groups[primary]),
        "reliability": {name: reliability_bins(p, right) for name, p in found.items()},
    }


def random_half(groups: NDArray[Any], seed: int) -> Bools:
    """Which rows are in a random half of the groups."""
    each = np.unique(groups)
    chosen = np.random.default_rng(seed).permutation(each)[: len(each) // 2]
    return np.isin(groups, chosen)


def _cross_fit(
    method: _Method, predictions: Sequence[Prediction], names: Sequence[str], half: Bools, seed: int
) -> Floats:
    """Probabilities of all predictions, each half's from the fit on the other."""
    p = np.empty(len(predictions))
    for fit, measure in ((half, ~half), (~half, half)):
        chosen = [name for name in names if method.takes is None or method.takes(name)]
        rows = _with_origin(predictions, fit) if ORIGIN in chosen else predictions
        x, y, groups = _arrays(rows, chosen)
        if method.takes is None:
            p[measure] = x[measure, chosen.index(PRIMARY)]
            continue
        ridge = fit.sum() / len(set(groups[fit]))
        base = sum(name in SCF_SIGNALS for name in chosen) if method.earn else len(chosen)
        clip = CLIP if method.earn else SCF_CLIP
        columns = earning_signals(
            x[fit], y[fit], chosen, base, folds=5, seed=seed, groups=groups[fit], ridge=ridge, clip=clip
        )
        scaling = fit_platt(x[fit][:, columns], y[fit], [chosen[c] for c in columns], ridge, clip)
        p[measure] = scaling.predict(x[measure][:, columns])
    return p


def _with_origin(predictions: Sequence[Prediction], fit: Bools) -> list[Prediction]:
    """The predictions with their origin's share of right ones in the fitting half as a signal."""
    rows = [p for p, fits in zip(predictions, fit, strict=True) if fits]
    mean = sum(p.right for p in rows) / len(rows)
    counts: dict[str, list[int]] = {}
    for p in rows:
        right_and_all = counts.setdefault(p.origin, [0, 0])
        right_and_all[0] += p.right
        right_and_all[1] += 1
    share = {o: (r + _PRIOR_ROWS * mean) / (n + _PRIOR_ROWS) for o, (r, n) in counts.items()}
    return [replace(p, signals={**p.signals, ORIGIN: share.get(p.origin, mean)}) for p in predictions]


def _arrays(predictions: Sequence[Prediction], names: Sequence[str]) -> tuple[Floats, Floats, NDArray[np.str_]]:
    x = np.asarray([[p.signals[name] for name in names] for p in predictions], dtype=np.float64)
    y = np.asarray([p.right for p in predictions], dtype=np.float64)
    return x.reshape(len(predictions), len(names)), y, np.asarray([p.group for p in predictions])


def _figures(p: Sequence[Floats], right: Floats, halves: Sequence[Bools]) -> dict[str, Any]:
    whole = [_measures(each, right) for each in p]
    single = [
        _measures(each[part], right[part]) for each, half in zip(p, halves, strict=True) for part in (half, ~half)
    ]
    figures: dict[str, Any] = {name: round(float(np.mean([m[name] for m in whole])), 4) for name in whole[0]}
    figures["sd"] = {name: round(float(np.std([m[name] for m in whole])), 4) for name in whole[0]}
    figures["single_halves"] = {name: round(float(np.mean([m[name] for m in single])), 4) for name in single[0]}
    return figures


def _measures(p: Floats, right: Floats) -> dict[str, float]:
    ranked = auc(p, right)
    if ranked is None:
        raise BadInput("A half holds right answers only, or wrong ones only: nothing can be measured on it.")
    return {"brier": brier(p, right), "ece": ece(p, right), "ace": ace(p, right), "auc": ranked}


def reliability_bins(p: Sequence[Floats], right: Floats) -> list[dict[str, float]]:
    """Mean probability and share right in ten bins of equal width, over all seeds; empty bins are left out."""
    every, truth = np.concatenate(p), np.tile(right, len(p))
    index = np.minimum((every * _BINS).astype(int), _BINS - 1)
    return [
        {
            "probability": round(float(every[index == b].mean()), 4),
            "right": round(float(truth[index == b].mean()), 4),
            "share": round(float((index == b).mean()), 4),
        }
        for b in range(_BINS)
        if (index == b).any()
    ]
