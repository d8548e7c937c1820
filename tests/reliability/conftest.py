"""What the simulations of this room share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import pytest
from numpy.typing import ArrayLike

from reliability.promises import unasked_threshold
from reliability.promises.from_signals.forest import Forest, fit_forest

GROWN: dict[tuple[object, ...], Forest] = {}


@pytest.fixture
def bounds_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of draws meet the same few thousand counts: a bound, a function of its counts alone, is computed once
    for each."""
    for name in ("clopper_pearson_upper", "_chance_to_pass"):
        monkeypatch.setattr(unasked_threshold, name, lru_cache(maxsize=None)(getattr(unasked_threshold, name)))


@pytest.fixture
def forests_grown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that differ in what calibrates and bounds them fit κ alike: from the same signals and seed the same forest
    grows, in whichever test."""

    def once(signals: ArrayLike, right: ArrayLike, names: Sequence[str], seed: int = 0) -> Forest:
        x, y = np.asarray(signals), np.asarray(right)
        key = (x.dtype.str, x.shape, x.tobytes(), y.dtype.str, y.tobytes(), tuple(names), seed)
        if key not in GROWN:
            GROWN[key] = fit_forest(signals, right, names, seed)
        return GROWN[key]

    monkeypatch.setattr("reliability.calibration.fit_probability.fit_forest", once)
