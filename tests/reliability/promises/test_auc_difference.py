"""The difference of two AUCs, by hand and by simulation."""

from __future__ import annotations

import numpy as np
import pytest

from reliability.errors import BadInput
from reliability.promises.measures import auc_difference


def test_by_hand_and_whose_is_whose() -> None:
    """The first ranks 3 of 4 pairs rightly, the second all."""
    labels, first, second = [0, 0, 1, 1], [0.1, 0.4, 0.35, 0.8], [0.1, 0.2, 0.3, 0.4]
    found = auc_difference([first], [second], labels, range(4))
    assert found["mean"] == -0.25
    assert auc_difference([second], [first], labels, range(4))["mean"] == 0.25
    assert auc_difference([first, second], [second, second], labels, range(4))["mean"] == -0.125
    assert auc_difference([first], [first], labels, range(4)) == {"mean": 0, "low": 0, "high": 0}


def test_the_interval_holds_what_is_true_and_is_wider_for_rows_that_depend_on_one_another() -> None:
    rng = np.random.default_rng(0)
    labels = np.repeat(rng.integers(0, 2, 150), 4)
    good, poor = (labels + scale * np.repeat(rng.normal(size=150), 4) for scale in (1, 3))
    grouped = auc_difference([good], [poor], labels, np.repeat(np.arange(150), 4))
    alone = auc_difference([good], [poor], labels, np.arange(600))
    assert grouped["low"] < 0.168 < grouped["high"]  # Φ(1/√2) − Φ(1/(3√2))
    assert grouped["high"] - grouped["low"] > 1.5 * (alone["high"] - alone["low"])
    assert auc_difference([good], [poor], labels, np.arange(600)) == alone  # seeded


def test_labels_that_are_all_alike_are_refused() -> None:
    with pytest.raises(BadInput, match="both kinds"):
        auc_difference([[0.1, 0.2]], [[0.1, 0.2]], [1, 1], [0, 1])
