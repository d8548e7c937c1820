"""What kind of message a sentence is likely to be: logistic regression over the sentence encoder's vectors.

Fitted from the phrases in `phrases/`, one file a kind, when it is first asked (a second or two with the default
encoder): no weights to store, and none that could belong to another encoder. Deterministic: full gradient descent from
zero, no sampling.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from reliability.ports import Encoder

QUESTION = "question"
_FOLDER = Path(__file__).parent / "phrases"
_STEPS, _RATE, _RIDGE = 400, 8.0, 2e-4


@dataclass(frozen=True, slots=True, eq=False)
class IntentModel:
    """`weights` [width + 1, kinds]: the last row is the bias. `kinds` names the columns."""

    kinds: tuple[str, ...]
    weights: NDArray[np.float64]

    def probabilities(self, vector: NDArray[np.float32]) -> dict[str, float]:
        """How likely each kind is for a sentence's unit vector [width]; sums to 1."""
        shares = _softmax(_with_bias(vector[None, :]) @ self.weights)[0]
        return dict(zip(self.kinds, map(float, shares), strict=True))


def phrases() -> dict[str, tuple[str, ...]]:
    """The phrases of each kind, by the name of its file."""
    return {
        file.stem: tuple(line for line in file.read_text(encoding="utf-8").splitlines() if line.strip())
        for file in sorted(_FOLDER.glob("*.txt"))
    }


_FITTED: WeakKeyDictionary[Encoder, IntentModel] = WeakKeyDictionary()


def fitted(encoder: Encoder) -> IntentModel:
    """The model for an encoder, fitted once. Raises ModelUnavailable."""
    known = _FITTED.get(encoder)
    if known is not None:
        return known
    lists = phrases()
    texts = [text for each in lists.values() for text in each]
    labels = np.repeat(np.arange(len(lists)), [len(each) for each in lists.values()])
    model = _FITTED[encoder] = fit(tuple(lists), encoder.encode(texts), labels)
    return model


def fit(kinds: tuple[str, ...], vectors: NDArray[np.float32], labels: NDArray[np.int64]) -> IntentModel:
    """Multinomial logistic regression with a ridge penalty, by full gradient descent.

    Every kind weighs alike, however many phrases it has. `vectors` [n, width], `labels` [n] index `kinds`.
    """
    inputs = _with_bias(vectors)
    targets = np.eye(len(kinds))[labels]
    weight = 1 / (len(kinds) * targets.sum(axis=0))[labels]
    weights = np.zeros((inputs.shape[1], len(kinds)))
    for _ in range(_STEPS):
        error = (_softmax(inputs @ weights) - targets) * weight[:, None]
        weights -= _RATE * (inputs.T @ error + _RIDGE * weights)
    return IntentModel(kinds, weights)


def _with_bias(vectors: NDArray[np.float32]) -> NDArray[np.float64]:
    return np.hstack([vectors.astype(np.float64), np.ones((len(vectors), 1))])


def _softmax(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: NDArray[np.float64] = raised / raised.sum(axis=1, keepdims=True)
    return shares
