"""How much better one score ranks than another: the difference of AUCs, with an interval over groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.calibration_measures import auc
from reliability.errors import BadInput


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
    whole = [_difference(a, b, y) for a, b in zip(first, second, strict=True)]
    if not whole or any(each is None for each in whole):
        raise BadInput("An AUC needs labels of both kinds.")
    index = np.unique(group, return_inverse=True)[1]
    members = np.split(np.argsort(index, kind="stable"), np.cumsum(np.bincount(index))[:-1])
    rng = np.random.default_rng(0)
    drawn: list[float] = []
    for draw in range(draws):
        rows = np.concatenate([members[i] for i in rng.integers(len(members), size=len(members))])
        fit = draw % len(first)
        found = _difference(first[fit][rows], second[fit][rows], y[rows])
        drawn += [] if found is None else [found]
    low, high = np.quantile(drawn, (0.025, 0.975))
    return {
        "mean": round(float(np.mean([each for each in whole if each is not None])), 4),
        "low": round(float(low), 4),
        "high": round(float(high), 4),
    }


def _difference(a: NDArray[np.float64], b: NDArray[np.float64], y: NDArray[Any]) -> float | None:
    first, second = auc(a, y), auc(b, y)
    return None if first is None or second is None else first - second
