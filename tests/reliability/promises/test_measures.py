"""Brier, ECE, ACE, AUC and Platt scaling: by hand, and held to scikit-learn where it computes the same."""

from __future__ import annotations

import doctest
import json
import math
import pickle

import numpy as np
import pytest
from numpy.typing import NDArray
from sklearn.calibration import calibration_curve
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import brier_score_loss, roc_auc_score

from reliability.errors import BadInput
from reliability.promises import measures as calibration_measures
from reliability.promises.from_signals.platt import (
    LEAST_SPREAD,
    PlattScaling,
    clipped_logit,
    earning_signals,
    fit_platt,
    platt_from_json,
)
from reliability.promises.measures import ace, auc, brier, ece

Floats = NDArray[np.float64]


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(calibration_measures)
    assert result.attempted
    assert not result.failed


# --- measures --------------------------------------------------------------------------------------


def test_brier_by_hand() -> None:
    assert brier([0.9, 0.4, 0.5], [1, 0, 1]) == pytest.approx((0.01 + 0.16 + 0.25) / 3)


def test_ece_by_hand() -> None:
    """Bin [0.9, 1]: 0.92, 1.0, one right: |0.96 − 0.5| · 2/4. Bin [0.2, 0.3): 0.2, 0.24, none: 0.22 · 2/4."""
    assert ece([0.92, 1.0, 0.2, 0.24], [1, 0, 0, 0]) == pytest.approx(0.46 / 2 + 0.22 / 2)


def test_a_probability_on_an_edge_belongs_to_the_upper_bin() -> None:
    for edge in np.arange(1, 10) / 10:
        inside = edge + 0.05
        assert ece([edge, inside], [0, 1]) == pytest.approx(abs((edge + inside) / 2 - 0.5))


def test_ace_by_hand() -> None:
    """Two bins of two: 0.1, 0.2 with one right: |0.15 − 0.5|; 0.3, 0.9 with both: |0.6 − 1|. ECE would differ."""
    assert ace([0.9, 0.1, 0.3, 0.2], [1, 0, 1, 1], bins=2) == pytest.approx((0.35 + 0.4) / 2)
    assert ace([0.3], [1]) == pytest.approx(0.7)


def test_auc_by_hand() -> None:
    """Pairs right over wrong: 0.8 beats 0.3 and ties 0.8; 0.2 beats none: (1 + ½ + 0 + 0)/4."""
    assert auc([0.8, 0.2, 0.3, 0.8], [1, 1, 0, 0]) == pytest.approx(1.5 / 4)
    assert auc([0.1, 0.9], [0, 1]) == 1.0
    assert auc([0.1, 0.9], [1, 1]) is None


def test_measures_are_those_of_scikit_learn() -> None:
    rng = np.random.default_rng(1)
    p = rng.random(730)
    y = (rng.random(730) < p**2).astype(int)
    assert brier(p, y) == pytest.approx(brier_score_loss(y, p))
    assert auc(np.round(p, 1), y) == pytest.approx(roc_auc_score(y, np.round(p, 1)))
    for measure, strategy in ((ece, "uniform"), (ace, "quantile")):
        right, mean = calibration_curve(y, p, n_bins=10, strategy=strategy)
        edges = np.arange(11) / 10 if strategy == "uniform" else np.quantile(p, np.arange(11) / 10)
        shares = np.histogram(p, edges)[0] / len(p)
        assert measure(p, y) == pytest.approx(float((shares * np.abs(right - mean)).sum()))


def test_calibrated_probabilities_have_small_errors_and_turned_ones_large() -> None:
    rng = np.random.default_rng(2)
    p = rng.random(20_000)
    y = rng.random(20_000) < p
    assert max(ece(p, y), ace(p, y)) < 0.02
    assert min(ece(1 - p, y), ace(1 - p, y)) > 0.4


@pytest.mark.parametrize(
    ("p", "y"), [([], []), ([0.5], [0, 1]), ([1.2], [1]), ([math.nan], [1]), ([0.5], [2]), ([[0.5]], [[1]])]
)
def test_numbers_that_are_no_probabilities_are_refused(p: object, y: object) -> None:
    for measure in (brier, ece, ace):
        with pytest.raises(BadInput):
            measure(p, y)  # type: ignore[arg-type]  # what is refused


# --- Platt scaling ---------------------------------------------------------------------------------


def samples(n: int, seed: int, useless: int = 0) -> tuple[Floats, NDArray[np.bool_]]:
    """Two signals of which P(right) = sigmoid(0.5·logit x₀ + 1.5·logit x₁ − 0.3); further ones tell nothing."""
    rng = np.random.default_rng(seed)
    x = 1 / (1 + np.exp(-rng.normal(size=(n, 2 + useless))))
    truth = 1 / (1 + np.exp(-(clipped_logit(x[:, :2]) @ [0.5, 1.5] - 0.3)))
    return x, rng.random(n) < truth


def test_clipped_logits_by_hand() -> None:
    assert clipped_logit([0.5, 0.8]).tolist() == pytest.approx([0.0, math.log(4)])
    far = math.log((1 - 1e-6) / 1e-6)
    assert clipped_logit([0.0, 1.0, 1e-9]).tolist() == pytest.approx([-far, far, -far])


def test_platt_scaling_by_hand() -> None:
    """w = 2, b = −log 4 at x = 0.8: logit 2·log 4 − log 4 = log 4, P = 0.8; at x = 0.5: P = 1/5."""
    scaling = PlattScaling(("own",), (2.0,), -math.log(4))
    assert scaling.predict([[0.8], [0.5]]).tolist() == pytest.approx([0.8, 0.2])


def test_weight_one_and_intercept_zero_change_nothing() -> None:
    x = np.linspace(0.01, 0.99, 50)
    assert PlattScaling(("own",), (1.0,), 0.0).predict(x[:, None]) == pytest.approx(x)


def test_the_weights_behind_the_data_are_found() -> None:
    x, y = samples(20_000, 3)
    scaling = fit_platt(x, y, ("own", "agg"))
    assert scaling.weights == pytest.approx((0.5, 1.5), abs=0.1)
    assert scaling.intercept == pytest.approx(-0.3, abs=0.1)


@pytest.mark.parametrize("ridge", [0.1, 1.0, 50.0])
def test_the_fit_is_scikit_learns_logistic_regression(ridge: float) -> None:
    x, y = samples(300, 4, useless=3)
    names = ("a", "b", "c", "d", "e")
    z = clipped_logit(x)
    oracle = LogisticRegression(C=1 / ridge, tol=1e-10, max_iter=1000)
    scale = np.maximum(z.std(axis=0), LEAST_SPREAD)
    oracle.fit((z - z.mean(axis=0)) / scale, y)
    expected = oracle.predict_proba((z - z.mean(axis=0)) / scale)[:, 1]
    assert fit_platt(x, y, names, ridge).predict(x) == pytest.approx(expected, abs=1e-6)


def test_a_signal_that_hardly_varied_decides_nothing_where_it_does() -> None:
    """Three rows of 300 have it at 0.94 and the others at 0.95, as luck has it all three wrong: at 0.1 it may not make
    every answer sure, nor none."""
    x, y = samples(300, 4)
    rare = np.full(300, 0.95)
    rare[np.flatnonzero(y == 0)[:3]] = 0.94
    fitted = fit_platt(np.column_stack([x, rare]), y, ("a", "b", "rare"))
    usual = fitted.predict(np.column_stack([x, np.full(300, 0.95)]))
    there = fitted.predict(np.column_stack([x, np.full(300, 0.1)]))
    assert np.abs(there - usual).max() < 0.25  # 0.99 where its weight follows its own spread
    z = clipped_logit(np.column_stack([x, rare]))
    z = (z - z.mean(axis=0)) / np.maximum(z.std(axis=0), LEAST_SPREAD)
    oracle = LogisticRegression(C=1.0, tol=1e-10, max_iter=1000).fit(z, y)
    assert fitted.predict(np.column_stack([x, rare])) == pytest.approx(oracle.predict_proba(z)[:, 1], abs=1e-6)


def test_without_a_signal_every_answer_is_as_likely_as_any() -> None:
    fitted = fit_platt(np.zeros((4, 0)), [0, 0, 0, 1], ())
    assert fitted.predict(np.zeros((2, 0))) == pytest.approx([0.25, 0.25])


def test_scaling_calibrates_an_overconfident_signal_and_a_second_signal_lowers_the_brier_score() -> None:
    x, y = samples(4000, 5)
    boasted = np.clip(x, 0, 1) ** 0.2  # far too sure
    new_x, new_y = samples(4000, 6)
    new_boasted = new_x**0.2
    one = fit_platt(boasted[:, :1], y, ("own",)).predict(new_boasted[:, :1])
    both = fit_platt(boasted, y, ("own", "agg")).predict(new_boasted)
    assert ece(new_boasted[:, 0], new_y) > 0.25
    assert ece(one, new_y) < 0.05
    assert brier(both, new_y) < brier(one, new_y) - 0.02
    assert (auc(both, new_y) or 0) > (auc(one, new_y) or 0) + 0.05


def test_signals_at_their_ends_and_separable_data_still_give_a_fit() -> None:
    x = np.asarray([[0.0, 0.3], [0.0, 0.3], [1.0, 0.3], [1.0, 0.3]])
    scaling = fit_platt(x, [0, 0, 1, 1], ("own", "constant"))
    p = scaling.predict(x)
    assert (p[:2] < 0.3).all()
    assert (p[2:] > 0.7).all()
    assert scaling.weights[1] == pytest.approx(0, abs=1e-9)
    assert np.isfinite(scaling.weights).all()


def test_a_signal_is_believed_no_nearer_to_its_ends_than_the_clip() -> None:
    scaling = PlattScaling(("own",), (1.0,), 0.0, clip=0.05)
    assert scaling.predict([[0.0], [0.05], [0.5], [1.0]]) == pytest.approx([0.05, 0.05, 0.5, 0.95])
    fitted = fit_platt([[0.0], [0.2], [0.8], [1.0]], [0, 1, 0, 1], ("own",), clip=0.05)
    assert fitted == fit_platt([[0.05], [0.2], [0.8], [0.95]], [0, 1, 0, 1], ("own",), clip=0.05)
    assert platt_from_json(fitted.as_json()) == fitted
    before = {name: value for name, value in fitted.as_json().items() if name != "clip"}
    assert platt_from_json(before).clip == 1e-6  # what was stored before there was one to choose
    with pytest.raises(BadInput, match="between 0 and 1/2"):
        platt_from_json(fitted.as_json() | {"clip": 0.5})


def test_signals_that_say_nothing_do_not_earn_their_place_and_those_that_do_stay() -> None:
    x, y = samples(600, 7, useless=4)
    order = [0, 2, 1, 3, 4, 5]  # the useful one comes after a useless one
    kept = earning_signals(x[:, order], y, [f"s{i}" for i in order], base=1)
    assert 0 in kept
    assert 2 in kept
    assert len(kept) <= 4
    assert kept == earning_signals(x[:, order], y, [f"s{i}" for i in order], base=1)


@pytest.mark.parametrize(
    ("signals", "right"),
    [
        ([[0.5]], [1]),
        ([[0.5], [0.6]], [1, 1]),
        ([[0.5], [0.6]], [0, 2]),
        ([[1.5], [0.6]], [0, 1]),
        ([[math.nan], [0.6]], [0, 1]),
        ([[0.5, 0.5]], [0, 1]),
        ([], []),
    ],
)
def test_data_that_cannot_calibrate_are_refused(signals: object, right: object) -> None:
    with pytest.raises(BadInput):
        fit_platt(signals, right, ("own",))  # type: ignore[arg-type]  # what is refused


def test_a_scaling_survives_pickling_and_json_and_refuses_other_signals() -> None:
    scaling = fit_platt(*samples(100, 8), ("own", "agg"))
    assert pickle.loads(pickle.dumps(scaling)) == scaling
    assert platt_from_json(json.loads(json.dumps(scaling.as_json(), allow_nan=False))) == scaling
    for content in ({}, {"signals": ["a"], "weights": [1, 2], "intercept": 0}, {"signals": 1}):
        with pytest.raises(BadInput):
            platt_from_json(content)
    for signals in ([[0.5]], [0.5, 0.5], [[0.5, math.nan]], [[0.5, 1.1]]):
        with pytest.raises(BadInput):
            scaling.predict(signals)
