"""Errors at equal coverage: each rule answers the questions of which it is surest, as many as the others.

Two rules are compared on the same measured halves, paired by question. A 95 % interval comes from drawing groups of
questions with replacement: in every draw each rule's surest questions are found anew. Questions of which a rule is
equally sure share their mistakes evenly, as if drawn from: no order of the questions decides among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
FIXED = (0.25, 0.5, 0.75, 1.0)
WHOLE = "area under risk over coverage"
FIGURES = (*(f"{coverage:.0%} answered".replace("%", " %") for coverage in FIXED), WHOLE)


@dataclass(frozen=True, slots=True)
class Surest:
    """What a rule did with n questions: `confidence` [n], higher = surer, any scale; `wrong` [n], 1 = wrong."""

    confidence: Floats
    wrong: Floats


@dataclass(frozen=True, slots=True)
class MeasuredHalf:
    """The questions `rows` [n] (indexes into all of them) that one seed measured, and every rule's answers to them."""

    rows: NDArray[np.intp]
    rules: Mapping[str, Surest]


def compare_surest(
    halves: Sequence[MeasuredHalf], groups: NDArray[Any], ours: str, draws: int = 1000
) -> dict[str, Any]:
    """By each of FIGURES: every rule's mistakes, and what `ours` makes less each other rule's, means over halves.

    `groups`: the group of every question. At a fixed coverage mistakes are a share of *all* measured questions (the
    effective error); the area is the mean over k = 1 … n of the share wrong of the k surest (AURC). In [0, 1], lower =
    better; a difference below 0: ours makes fewer.
    """
    labels, index = np.unique(groups, return_inverse=True)
    drawn = np.random.default_rng(0).multinomial(len(labels), np.full(len(labels), 1 / len(labels)), draws)
    weights = np.vstack([np.ones(len(labels)), drawn])  # the first "draw" is the questions as they are
    means = {
        rule: np.mean([surest_errors(h.rules[rule], weights[:, index[h.rows]]) for h in halves], axis=0)
        for rule in halves[0].rules
    }
    return {
        figure: {
            "errors": {rule: round(float(found[0, column]), 4) for rule, found in means.items()},
            "differences": {
                f"{ours} − {rule}": _interval(means[ours][:, column] - found[:, column])
                for rule, found in means.items()
                if rule != ours
            },
        }
        for column, figure in enumerate(FIGURES)
    }


def surest_errors(answers: Surest, weights: Floats) -> Floats:
    """Each of FIGURES, for each row of `weights` [draws, n], how often a question counts → [draws, len(FIGURES)].

    >>> surest_errors(Surest(np.asarray([0.9, 0.6, 0.6, 0.1]), np.asarray([0, 1, 0, 1])), np.ones((1, 4))).tolist()
    [[0.0, 0.125, 0.25, 0.5, 0.2708333333333333]]
    """
    order = np.argsort(-answers.confidence, kind="stable")
    ranked = answers.confidence[order]
    first = np.append(True, ranked[1:] != ranked[:-1])
    tied, starts = np.cumsum(first) - 1, np.flatnonzero(first)
    counts = weights[:, order].astype(np.float64)
    together = np.add.reduceat(counts, starts, axis=1)
    wrong = np.add.reduceat(counts * answers.wrong[order], starts, axis=1)
    share_wrong = np.divide(wrong, together, out=np.zeros_like(wrong), where=together > 0)
    answered = np.cumsum(counts, axis=1)
    mistakes = np.cumsum(counts * share_wrong[:, tied], axis=1)
    total = np.maximum(answered[:, -1:], 1)
    area = (counts * mistakes / np.maximum(answered, 1)).sum(axis=1, keepdims=True)
    fixed = [
        np.interp(np.multiply(FIXED, n[-1]), np.append(0.0, n), np.append(0.0, k))
        for n, k in zip(answered, mistakes, strict=True)
    ]
    return np.hstack([np.asarray(fixed), area]) / total


def _interval(drawn: Floats) -> dict[str, float]:
    """The first of these, and the 95 % interval of the others."""
    low, high = np.quantile(drawn[1:], (0.025, 0.975))
    return {name: round(float(x), 4) for name, x in (("mean", drawn[0]), ("low", low), ("high", high))}
