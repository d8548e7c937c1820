"""How sure a model's output is of each token of a list (ours): what a predictor of branching points reads beside
states.

RTS's predictors see one layer's hidden state each. The output's own distribution over the legal tokens says more of
some doubts (two names are nearly as likely; the list might just as well end here) and needs no layer to have learned
it. It stands beside every layer's state, and once alone, as one more layer.

RTS: https://doi.org/10.1145/3709719
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput

FEATURES = (
    "log-odds of the likeliest legal token among the legal ones",
    "its gap to the runner-up, in nats",
    "log of the legal tokens' share of all probability",
    "entropy over the legal tokens, in nats",
    "log of the number of legal tokens",
    "whether the likeliest ends the list",
    "whether the runner-up ends it",
    "whether the list may end here",
)
LOG_ODDS, GAP = 0, 1
_BOUND = 20.0


def sureness(
    log_probabilities: Sequence[ArrayLike], legal: Sequence[Sequence[int]], end_id: int
) -> NDArray[np.float32]:
    """[steps, len(FEATURES)], each within ±20, yes and no as 1 and 0.

    `log_probabilities[t]` are log p of the tokens `legal[t]` at step t, before the trie's mask; `end_id` closes a list.
    A token that is alone is as sure as can be: log-odds and gap are 20. Raises BadInput where a step has no token,
    not one log-probability for each, NaN, or no probability at all.

    >>> [round(float(x), 2) for x in sureness([np.log([0.3, 0.1])], [[5, 9]], end_id=9)[0]]
    [1.1, 1.1, -0.92, 0.56, 0.69, 0.0, 1.0, 1.0]
    """
    if len(log_probabilities) != len(legal):
        raise BadInput(f"{len(legal)} steps, but log-probabilities of {len(log_probabilities)}.")
    rows = [
        _of_step(np.asarray(scores, dtype=np.float64), tokens, end_id)
        for scores, tokens in zip(log_probabilities, legal, strict=True)
    ]
    found = np.asarray(rows, dtype=np.float64).reshape(len(rows), len(FEATURES))
    return found.clip(-_BOUND, _BOUND).astype(np.float32)


def _of_step(scores: NDArray[np.float64], tokens: Sequence[int], end_id: int) -> list[float]:
    fits = len(tokens) > 0 and scores.shape == (len(tokens),) and not np.isnan(scores).any()
    if not fits or scores.max() == -np.inf:
        raise BadInput("Every step of a list needs log-probabilities of its legal tokens, one of them above −∞.")
    order = np.argsort(-scores, kind="stable")
    first, second = order[0], order[1] if len(order) > 1 else None
    mass = float(np.logaddexp.reduce(scores))
    p = np.exp(scores - mass)
    others = float(np.delete(p, first).sum())
    return [
        float(np.log(p[first]) - np.log(others)) if others > 0 else _BOUND,
        float(scores[first] - scores[second]) if second is not None else _BOUND,
        mass,
        float(-(p * np.log(np.maximum(p, 1e-300))).sum()),
        float(np.log(len(tokens))),
        float(tokens[first] == end_id),
        float(second is not None and tokens[second] == end_id),
        float(end_id in tokens),
    ]


def with_sureness(states: NDArray[np.float32], sure: NDArray[np.float32]) -> NDArray[np.float32]:
    """[steps, layers, width] and [steps, f] → [steps, layers + 1, width + f]: every layer's state with the sureness
    beside it, and one more layer that knows nothing else (its state is 0)."""
    steps, layers, width = states.shape
    if len(sure) != steps:
        raise BadInput(f"States of {steps} steps, but sureness of {len(sure)}.")
    out = np.zeros((steps, layers + 1, width + sure.shape[1]), dtype=np.float32)
    out[:, :layers, :width] = states
    out[:, :, width:] = sure[:, None]
    return out
