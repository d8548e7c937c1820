"""A forest against scikit-learn's own, by hand, and what is no forest."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from sklearn.ensemble import RandomForestClassifier

from reliability.calibration.fit_probability import FOREST_GROUPS, Prediction, fit_probability
from reliability.errors import BadInput
from reliability.promises.from_signals.forest import LEAST_IN_LEAF, TREES, Forest, fit_forest, forest_from_bytes
from reliability.promises.from_signals.platt import PlattScaling


def drawn(n: int, seed: int) -> tuple[Any, Any]:
    """Right where the first signal is high and the second is low: no weight for each can say so."""
    rng = np.random.default_rng(seed)
    x = rng.random((n, 4))
    return x, ((x[:, 0] > 0.6) & (x[:, 1] < 0.4) ^ (rng.random(n) < 0.05)).astype(float)


def by_hand(**other: Any) -> Forest:
    """Two trees: one asks whether b ≤ 0.5 (then 0.2, else 0.8), one is a leaf of 0.6."""
    parts: dict[str, Any] = {
        "roots": np.array([0, 3], np.int32),
        "signal": np.array([1, -1, -1, -1], np.int16),
        "threshold": np.array([0.5, 0, 0, 0]),
        "below": np.array([1, 0, 0, 0], np.int32),
        "above": np.array([2, 0, 0, 0], np.int32),
        "share": np.array([0.0, 0.2, 0.8, 0.6]),
    }
    return Forest(("a", "b"), **{**parts, **other})


def test_a_forest_by_hand() -> None:
    assert by_hand().predict([[0.9, 0.5], [0.1, 0.51]]).tolist() == pytest.approx([0.4, 0.7])


def test_it_says_what_scikit_learns_forest_says() -> None:
    x, y = drawn(300, 0)
    new, _ = drawn(200, 1)
    oracle = RandomForestClassifier(TREES, min_samples_leaf=LEAST_IN_LEAF, random_state=5).fit(x.astype(np.float32), y)
    found = fit_forest(x, y, ["a", "b", "c", "d"], seed=5)
    assert found.predict(new) == pytest.approx(oracle.predict_proba(new.astype(np.float32))[:, 1], abs=1e-12)


def test_it_is_given_back_as_it_was_and_by_the_same_bytes() -> None:
    x, y = drawn(120, 2)
    made = fit_forest(x, y, ["a", "b", "c", "d"])
    again = forest_from_bytes(made.to_bytes(), made.signals)
    assert again.predict(x).tolist() == made.predict(x).tolist()
    assert again.to_bytes() == made.to_bytes() == fit_forest(x, y, ["a", "b", "c", "d"]).to_bytes()


@pytest.mark.parametrize("signals", [[[0.5]], [0.5, 0.5], [[0.5, 1.5]], [[0.5, float("nan")]], [[-0.1, 0.5]]])
def test_signals_of_another_shape_or_outside_0_and_1_are_refused(signals: Any) -> None:
    with pytest.raises(BadInput):
        by_hand().predict(signals)


@pytest.mark.parametrize("right", [[1, 1, 1], [0, 0, 0], [1, 0]])
def test_one_fate_alone_or_another_count_grows_nothing(right: list[int]) -> None:
    with pytest.raises(BadInput):
        fit_forest([[0.1], [0.2], [0.3]], right, ["a"])


@pytest.mark.parametrize(
    "damage",
    [
        {"below": np.array([0, 0, 0, 0], np.int32)},  # a way that leads back to itself
        {"above": np.array([9, 0, 0, 0], np.int32)},
        {"signal": np.array([2, -1, -1, -1], np.int16)},
        {"roots": np.array([7], np.int32)},
        {"roots": np.zeros(0, np.int32)},
        {"share": np.array([0.0, 0.2, 1.8, 0.6])},
        {"share": np.array([0.0, 0.2])},
        {"threshold": np.array([np.nan, 0, 0, 0])},
    ],
)
def test_what_was_changed_by_hand_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="Not a forest"):
        forest_from_bytes(by_hand(**damage).to_bytes(), ["a", "b"])


def test_what_is_no_file_of_a_forest_is_refused() -> None:
    with io.BytesIO() as file:
        np.savez(file, roots=np.zeros(1))
        lacking = file.getvalue()
    for content in (b"", b"no archive", lacking):
        with pytest.raises(BadInput):
            forest_from_bytes(content, ["a"])


def test_a_calibration_grows_one_only_where_it_is_asked_to_and_enough_questions_fit() -> None:
    """Wordings of one question are one group; the single clauses' signals stay out of it."""
    x, y = drawn(2 * FOREST_GROUPS, 3)
    names = ("probability", "share", "nucleus WHERE", "fit")
    fitting = [
        Prediction(str(place // 2), bool(right), dict(zip(names, row, strict=True)))
        for place, (row, right) in enumerate(zip(x.tolist(), y, strict=True))
    ]
    grown = fit_probability(fitting, forests=True)
    assert isinstance(grown, Forest)
    assert set(grown.signals) == {"probability", "share", "fit"}
    assert isinstance(fit_probability(fitting), PlattScaling)
    assert isinstance(fit_probability(fitting[2:], forests=True), PlattScaling)
