"""How likely a question that means one name may as well mean another: a logistic regression for each kind of
replacement.

Learnt from Spider's training databases made ambiguous as AmbiQT's are (`deploy/reference/selector`): the two names that
were made to mean the same against all others of their kind.

AmbiQT: https://arxiv.org/abs/2310.13659
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reliability.candidates.by_name.features import FEATURES, Replacement
from reliability.errors import BadInput


@dataclass(frozen=True, slots=True)
class Selector:
    """`reliability.ports.NameSelector`: weights [number of FEATURES] and an intercept of each kind of replacement; from
    `second` (in [0, 1]) on, another name is a reading of its own."""

    weights: Mapping[str, NDArray[np.float64]]
    intercepts: Mapping[str, float]
    second: float
    fingerprint: str = ""

    def probability(self, kind: str, features: NDArray[np.float64]) -> float:
        """That the question may as well mean the other name, in (0, 1), as in the training data, where half of the
        questions were made ambiguous: an order, and no calibrated probability."""
        logit = float(self.weights[kind] @ features) + self.intercepts[kind]
        return float(1 / (1 + np.exp(-np.clip(logit, -30, 30))))


def read_selector(file: Path) -> Selector:
    """What `fit` wrote. Raises BadInput for a file that is none, or of other features."""
    try:
        text = file.read_text("utf-8")
        content = json.loads(text)
        weights = {
            each.value: np.array([content[each]["weights"][n] for n in FEATURES[each]], float) for each in Replacement
        }
        intercepts = {each.value: float(content[each]["intercept"]) for each in Replacement}
        return Selector(weights, intercepts, float(content["second"]), hashlib.sha256(text.encode()).hexdigest())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(
            f"{file} holds no selector of readings; make it with deploy/reference/selector/fit.py."
        ) from error
