"""Steps of linking with known labels, as a hidden state would show them: rare branching points, several layers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from reliability.promises.branching import LayerPredictor

WIDTH = 6


@dataclass(frozen=True)
class Steps:
    """`states` [n, layers, WIDTH], `labels` [n] (1 = branching), `forced` [n]."""

    states: NDArray[np.float32]
    labels: NDArray[np.int64]
    forced: NDArray[np.bool_]


def synthetic_steps(
    rng: np.random.Generator, n: int, layers: int = 5, share: float = 0.04, forced_share: float = 0.0
) -> Steps:
    """A state's first entry is N(2·label, 1), with a part that all layers have in common."""
    forced = rng.random(n) < forced_share
    labels = np.where(forced, 0, rng.random(n) < share).astype(np.int64)
    states = rng.normal(size=(n, layers, WIDTH))
    common = rng.normal(size=(n, 1))
    states[:, :, 0] = 2 * labels[:, None] + np.sqrt(0.6) * states[:, :, 0] + np.sqrt(0.4) * common
    return Steps(states.astype(np.float32), labels, forced)


def layer_predictor(layer: int, share: float = 0.04, direction: int = 0) -> LayerPredictor:
    """The perceptron whose probability is the true one when it looks at entry 0: logit = prior + 2x − 2.

    With another `direction` it looks at an entry that tells nothing.
    """
    w1 = np.zeros((WIDTH, 2), dtype=np.float32)
    w1[direction] = (1, -1)  # relu(x) and relu(−x)
    prior = np.log(share / (1 - share))
    return LayerPredictor(
        layer, w1, np.zeros(2, dtype=np.float32), np.asarray([2, -2], dtype=np.float32), float(prior - 2)
    )
