"""Fitting the predictors of branching points: what they learn, and what must teach them nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.training.predictors.layer_fit import fit_layers
from adapters.training.predictors.linking_fit import fit_and_choose, read_layers, write_layers
from reliability.calibration.branching_data import (
    BranchingData,
    ListKind,
    Steps,
)
from reliability.errors import BadInput, NotFound
from reliability.linking.sureness import FEATURES
from reliability.promises.measures import auc
from tests.support.linking_world import QUICK, data_of, examples, scripted
from tests.support.synthetic_steps import synthetic_steps


def test_fitting_learns_and_is_the_same_every_time() -> None:
    rng = np.random.default_rng(0)
    train, test = (synthetic_steps(rng, 3_000, layers=2, share=0.2, forced_share=0.2) for _ in range(2))
    first = fit_layers(train.states, train.labels, train.forced, QUICK)
    again = fit_layers(train.states, train.labels, train.forced, QUICK)
    other = fit_layers(train.states, train.labels, train.forced, replace(QUICK, seed=1))
    free = ~test.forced
    for a, b, c in zip(first, again, other, strict=True):
        assert a.w1.dtype == np.float32
        assert np.array_equal(a.predict(test.states), b.predict(test.states))
        assert not np.array_equal(a.predict(test.states), c.predict(test.states))
        p = a.predict(test.states)[free]
        right = p[test.labels[free] == 1][:, None] > p[test.labels[free] == 0]
        assert right.mean() > 0.9  # the best there is has Φ(√2) = 0.921
    assert [p.layer for p in first] == [0, 1]


def test_what_stands_beside_the_states_keeps_a_perceptron_of_its_own() -> None:
    """Thirty-two directions say nothing, one entry that all layers share says all: dropout would take it half the
    time.
    """
    rng = np.random.default_rng(5)
    labels = (rng.random(2_000) < 0.2).astype(np.int64)
    states = rng.normal(size=(2_000, 2, 33)).astype(np.float32)
    states[:, :, -1] = (2 * labels + rng.normal(size=2_000))[:, None]
    forced, settings = np.zeros(2_000, dtype=bool), replace(QUICK, dropout=0.6)
    train, test = slice(0, 1_000), slice(1_000, None)
    found = {}
    for beside in (0, 1):
        first = fit_layers(states[train], labels[train], forced[train], settings, beside)[0]
        found[beside] = auc(first.predict(states[test]), labels[test]) or 0.0
    assert found[1] > found[0]
    assert found[1] > 0.9
    both = fit_layers(states[train], labels[train], forced[train], settings, 1)
    whole = fit_layers(states[train], labels[train], forced[train], settings)
    (alone,) = fit_layers(states[train, :1, -1:], labels[train], forced[train], replace(settings, dropout=0.0))
    for a, b in zip(both, whole, strict=True):
        logits = [_logit(p) for p in (b.predict(states), alone.predict(states[:, :1, -1:]))]
        np.testing.assert_allclose(_logit(a.predict(states)), np.mean(logits, axis=0), atol=1e-3)


def _logit(p: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.log(p) - np.log1p(-p)


def test_mean_and_scale_of_the_states_are_folded_into_the_weights() -> None:
    steps = synthetic_steps(np.random.default_rng(1), 1_500, layers=1, share=0.2)
    plain = fit_layers(steps.states, steps.labels, steps.forced, QUICK)[0]
    moved = fit_layers(steps.states * 4 + 7, steps.labels, steps.forced, QUICK)[0]
    difference = np.abs(plain.predict(steps.states) - moved.predict(steps.states * 4 + 7))
    assert difference.max() < 1e-3


def test_swapped_labels_turn_a_predictor_around() -> None:
    steps = synthetic_steps(np.random.default_rng(2), 1_500, layers=1, share=0.3)
    swapped = fit_layers(steps.states, 1 - steps.labels, steps.forced, QUICK)[0].predict(steps.states)
    assert swapped[steps.labels == 1].mean() < swapped[steps.labels == 0].mean()


def test_forced_steps_teach_nothing() -> None:
    steps = synthetic_steps(np.random.default_rng(3), 800, layers=1, share=0.2, forced_share=0.3)
    changed = steps.states.copy()
    changed[steps.forced] += 100
    a = fit_layers(steps.states, steps.labels, steps.forced, QUICK)[0]
    b = fit_layers(changed, steps.labels, steps.forced, QUICK)[0]
    assert np.array_equal(a.w1, b.w1)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_steps_of_one_kind_are_told(share: float) -> None:
    steps = synthetic_steps(np.random.default_rng(4), 200, layers=1, share=share)
    with pytest.raises(BadInput, match="branching points: predictors need at least 10 steps of either kind"):
        fit_layers(steps.states, steps.labels, steps.forced, QUICK)


def test_no_steps_at_all_are_told() -> None:
    steps = synthetic_steps(np.random.default_rng(4), 0, layers=1)
    with pytest.raises(BadInput, match="Of 0 steps, 0 are branching points"):
        fit_layers(steps.states, steps.labels, steps.forced, QUICK)


def test_layers_are_ranked_on_questions_that_fitted_nothing_and_survive_the_disk(tmp_path: Path) -> None:
    found = examples(150)
    data = data_of(found, scripted(found), tmp_path)
    fitted = {kind: fit_and_choose(data[kind], QUICK) for kind in ListKind}
    layers = {kind: one.layers for kind, one in fitted.items()}
    for one in fitted.values():
        assert one.fit.questions + one.choose.questions == 150
        assert list(one.layers.aucs[1:]) == sorted(one.layers.aucs[1:], reverse=True)
        assert one.choose.branching > 0
    write_layers(layers, "this model", tmp_path)
    read = read_layers(tmp_path, "this model")
    states = data[ListKind.TABLES].steps.states
    for kind in ListKind:
        assert read[kind].aucs == layers[kind].aucs
        assert read[kind].bandwidths == layers[kind].bandwidths
        for a, b in zip(layers[kind].predictors, read[kind].predictors, strict=True):
            assert np.array_equal(a.predict(states), b.predict(states))
    with pytest.raises(BadInput, match="another model"):
        read_layers(tmp_path, "that model")
    (tmp_path / "layers.npz").write_bytes(b"PK\x03\x04 and nothing")
    with pytest.raises(BadInput, match="holds no layer predictors"):
        read_layers(tmp_path, "this model")
    with pytest.raises(NotFound, match="candor train bpp"):
        read_layers(tmp_path / "nowhere", "this model")


@pytest.mark.parametrize("tells", [False, True])
def test_a_state_comes_first_only_where_it_is_shown_to_add_to_the_output(tells: bool) -> None:
    """Layer 0's state tells all, or only which database it is of, which tells nothing of another database."""
    rng = np.random.default_rng(7)
    found = [replace(e, database=f"db{n // 4}") for n, e in enumerate(examples(400))]
    example = np.repeat(np.arange(400), 5)
    labels = (rng.random(2_000) < 0.25).astype(np.int64)
    sure = np.zeros((2_000, len(FEATURES)), np.float32)
    sure[:, 0] = labels + rng.normal(size=2_000)
    states = rng.normal(size=(2_000, 1, 12)).astype(np.float32)
    states[:, 0, 0] += 3 * labels if tells else 0
    steps = Steps(states, labels, np.zeros(2_000, dtype=bool), example, example * 0, sure).with_sureness()
    fitted = fit_and_choose(BranchingData(ListKind.TABLES, tuple(found), steps, ()), QUICK)
    assert [p.layer for p in fitted.layers.predictors] == ([0, 1] if tells else [1, 0])
