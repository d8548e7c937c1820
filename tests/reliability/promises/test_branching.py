"""The branching predictor: from states to flags, its coverage by simulation, storage, and tracing back."""

from __future__ import annotations

import pickle
import time
from dataclasses import replace

import numpy as np
import pytest

from reliability.errors import BadInput
from reliability.linking.names import trace_back
from reliability.promises.branching import (
    BranchingPredictor,
    LayerPredictor,
    conformalize_layers,
    coverage,
    extra_abstention_rate,
    predictor_from_parts,
    rank_layers,
)
from reliability.promises.conformal import SetMode
from reliability.promises.merging import Merge
from reliability.trie import NameTrie
from tests.support.synthetic_steps import layer_predictor, synthetic_steps


def calibrated(
    mode: SetMode = SetMode.LABEL_CONDITIONAL, merge: Merge = Merge.RANDOM_PERMUTATION, alpha: float = 0.1
) -> BranchingPredictor:
    steps = synthetic_steps(np.random.default_rng(1), 1500, share=0.2, forced_share=0.2)
    return conformalize_layers(
        [layer_predictor(i, 0.2) for i in range(5)],
        steps.states,
        steps.labels,
        steps.forced,
        alpha,
        mode=mode,
        merge=merge,
        bandwidths=[8.0] * 5,
    )


def test_a_layers_probability_by_hand() -> None:
    """h = (1, 2), W1 = ((1, 0), (0, −1)), b1 = (0, 1), w2 = (2, 5), b2 = −1: relu(1, −1) = (1, 0), logit 1."""
    predictor = LayerPredictor(
        1,
        np.asarray([[1, 0], [0, -1]], np.float32),
        np.asarray([0, 1], np.float32),
        np.asarray([2, 5], np.float32),
        -1.0,
    )
    states = np.asarray([[[9, 9], [1, 2]]], np.float32)
    assert predictor.predict(states).tolist() == [pytest.approx(1 / (1 + np.exp(-1)))]


def test_layers_are_ranked_by_auc_and_a_layer_that_looks_aside_comes_last() -> None:
    steps = synthetic_steps(np.random.default_rng(2), 2000)
    predictors = [layer_predictor(0, direction=3), layer_predictor(1), layer_predictor(2)]
    ranking = rank_layers(predictors, steps.states, steps.labels, steps.forced)
    assert ranking[-1][0].layer == 0
    assert ranking[0][1] >= ranking[1][1]
    assert [value for _, value in ranking[:2]] == pytest.approx([0.92, 0.92], abs=0.06)  # Φ(2/√2)
    assert ranking[-1][1] == pytest.approx(0.5, abs=0.1)


def test_layers_cannot_be_ranked_without_a_branching_point() -> None:
    steps = synthetic_steps(np.random.default_rng(3), 50, share=0.0)
    with pytest.raises(BadInput, match="both kinds"):
        rank_layers([layer_predictor(0)], steps.states, steps.labels, steps.forced)


@pytest.mark.parametrize("mode", list(SetMode))
@pytest.mark.parametrize("merge", list(Merge))
def test_mean_coverage_after_the_merge_lies_above_its_bound_over_200_random_splits(mode: SetMode, merge: Merge) -> None:
    rng, share, alpha, n = np.random.default_rng(4), 0.2, 0.1, 360
    steps = synthetic_steps(rng, n, layers=3, share=share, forced_share=0.1)
    predictors = [layer_predictor(i, share) for i in range(3)]
    everything, branching = [], []
    for split in range(200):
        order = rng.permutation(n)
        a, b = order[: n // 2], order[n // 2 :]
        predictor = conformalize_layers(
            predictors,
            steps.states[a],
            steps.labels[a],
            steps.forced[a],
            alpha,
            mode=mode,
            merge=merge,
            neighbours=80,
            bandwidths=[20.0] * 3,
        )
        b = b[~steps.forced[b]]
        sets = predictor.sets(steps.states[b], f"ask {split}")
        everything.append(sets[np.arange(len(b)), steps.labels[b]].mean())
        branching.append(coverage(sets[:, 1], steps.labels[b]) or 0.0)
    promised = branching if mode is SetMode.LABEL_CONDITIONAL else everything
    assert np.mean(promised) >= 1 - alpha - 3 * np.std(promised) / np.sqrt(200)
    assert np.mean(everything) < 0.995


def test_rare_branching_points_are_flagged_in_the_default_mode_and_mostly_missed_in_the_marginal() -> None:
    rng = np.random.default_rng(5)
    fitted, measured = (synthetic_steps(rng, 4000, share=0.04, forced_share=0.3) for _ in range(2))
    shares = {}
    for mode in (SetMode.MARGINAL, SetMode.LABEL_CONDITIONAL):
        predictor = conformalize_layers(
            [layer_predictor(i) for i in range(5)],
            fitted.states,
            fitted.labels,
            fitted.forced,
            0.1,
            mode=mode,
        )
        flags = predictor.flags(measured.states, measured.forced, "ask")
        shares[mode] = coverage(flags, measured.labels), extra_abstention_rate(flags, measured.labels)
    assert (shares[SetMode.MARGINAL][0] or 0) < 0.5
    assert (shares[SetMode.LABEL_CONDITIONAL][0] or 0) >= 0.87  # 110 points: 0.9 less a standard error
    assert 0 < (shares[SetMode.LABEL_CONDITIONAL][1] or 0) < 0.6


def test_a_forced_step_is_never_flagged_nor_calibrated_on() -> None:
    predictor = calibrated()
    states = synthetic_steps(np.random.default_rng(6), 30, share=1.0).states
    assert predictor.flags(states, np.zeros(30, bool), "ask").any()
    assert not predictor.flags(states, np.ones(30, bool), "ask").any()
    assert predictor.flags(states[:0], [], "ask").shape == (0,)
    steps = synthetic_steps(np.random.default_rng(7), 400, forced_share=0.5)
    with_forced, without = (
        conformalize_layers([layer_predictor(0)], steps.states[kept], steps.labels[kept], steps.forced[kept], 0.1)
        for kept in (np.ones(400, bool), ~steps.forced)
    )
    assert with_forced.layers[0][1] == without.layers[0][1]
    with pytest.raises(BadInput, match="forced step"):
        conformalize_layers([layer_predictor(0)], steps.states, np.ones(400), steps.forced, 0.1)


def test_too_few_branching_points_flag_every_free_step() -> None:
    steps = synthetic_steps(np.random.default_rng(8), 200)
    predictor = conformalize_layers([layer_predictor(0)], steps.states, np.zeros(200), np.zeros(200, bool), 0.1)
    assert predictor.flags(steps.states, np.zeros(200, bool), "ask").all()


def test_a_replay_flags_alike_and_the_seed_matters() -> None:
    predictor = calibrated()
    steps = synthetic_steps(np.random.default_rng(9), 400, share=0.2)
    seen = [predictor.flags(steps.states, steps.forced, f"ask {i % 8}") for i in range(16)]
    assert all((seen[i] == seen[i + 8]).all() for i in range(8))
    assert any((seen[0] != other).any() for other in seen[1:8])
    by_majority = calibrated(merge=Merge.MAJORITY)
    assert (by_majority.sets(steps.states, "a") == by_majority.sets(steps.states, "b")).all()


@pytest.mark.parametrize("mode", list(SetMode))
def test_a_predictor_survives_storage_and_pickling(mode: SetMode) -> None:
    predictor = calibrated(mode, alpha=0.3)
    steps = synthetic_steps(np.random.default_rng(10), 300, share=0.2)
    expected = predictor.sets(steps.states, "ask")
    assert 0 < expected.mean() < 1
    stored = predictor_from_parts(*predictor.as_parts())
    for copy in (stored, pickle.loads(pickle.dumps(predictor))):
        assert (copy.sets(steps.states, "ask") == expected).all()
        assert (copy.alpha, copy.merge, copy.theta) == (predictor.alpha, predictor.merge, predictor.theta)


def test_parts_that_make_no_predictor_are_refused() -> None:
    about, arrays = calibrated().as_parts()
    assert predictor_from_parts(about, arrays).alpha == about["alpha"]
    without_a_weight = {name: each for name, each in arrays.items() if name != "0/w1"}
    for wrong, given in (
        ({}, arrays),
        ({**about, "layers": []}, arrays),
        ({**about, "alpha": 1.0}, arrays),
        ({**about, "merge": "by hand"}, arrays),
        (about, without_a_weight),
        (about, {**arrays, "0/w1": arrays["0/w1"][:, :1]}),
        (about, {**arrays, "0/w2": arrays["0/w2"] * np.nan}),
    ):
        with pytest.raises(BadInput, match="Not a branching predictor"):
            predictor_from_parts(wrong, given)


def test_states_that_do_not_fit_or_are_broken_are_an_error() -> None:
    predictor = calibrated()
    good = synthetic_steps(np.random.default_rng(11), 4).states
    broken = good.copy()
    broken[2, 3, 0] = np.nan
    for states in (good[:, :3], good[:, :, :4], good[0], broken):
        with pytest.raises(BadInput):
            predictor.sets(states, "ask")
    with pytest.raises(BadInput, match="forced"):
        predictor.flags(good, [False], "ask")
    with pytest.raises(BadInput, match="at least one layer"):
        conformalize_layers([], good, [0] * 4, [False] * 4, 0.1)
    with pytest.raises(BadInput, match="bandwidth"):
        conformalize_layers([layer_predictor(0)], good, [0] * 4, [False] * 4, 0.1, mode=SetMode.NEAREST_NEIGHBOUR)


def test_watching_a_list_of_forty_steps_takes_milliseconds() -> None:
    """Five layers of width 512 with 128 hidden units, against seconds of linking."""
    rng = np.random.default_rng(12)
    wide = [
        LayerPredictor(
            i,
            (rng.normal(size=(512, 128)) / 32).astype(np.float32),
            np.zeros(128, np.float32),
            rng.normal(size=128).astype(np.float32),
            0.0,
        )
        for i in range(5)
    ]
    states = rng.normal(size=(400, 8, 512)).astype(np.float32)
    predictor = conformalize_layers(wide, states, rng.integers(0, 2, 400), np.zeros(400), 0.1)
    fastest = min(_timed(lambda: predictor.flags(states[:40], np.zeros(40), "ask")) for _ in range(20))
    assert fastest < 0.05


def _timed(work: object) -> float:
    assert callable(work)
    start = time.thread_time()
    work()
    return time.thread_time() - start


def test_coverage_and_ear_by_hand() -> None:
    flagged, labels = [1, 0, 1, 1, 0], [1, 1, 0, 0, 0]
    assert coverage(flagged, labels) == 0.5
    assert extra_abstention_rate(flagged, labels) == pytest.approx(2 / 5)
    assert coverage([1, 0], [0, 0]) is None
    assert extra_abstention_rate([], []) is None


# --- trace back ------------------------------------------------------------------------------------

NAMES = ["order", "orders", "order items", "customers"]


def traced(text: str, at: str) -> tuple[str, ...]:
    """Trace back in a list written letter by letter, from the letter after `at`."""
    trie = NameTrie(NAMES, encode=lambda t: [ord(c) for c in t], end_id=0)
    ids = [*(ord(c) for c in text), 0]
    return trace_back(ids, len(at), trie.read)


@pytest.mark.parametrize(
    ("text", "before", "expected"),
    [
        ("orders, customers", "", "orders"),  # the first token
        ("orders, customers", "orde", "orders"),  # inside a name: generating on completes it
        ("orders, customers", "order", "orders"),  # `order` was complete, `orders` is what is written
        ("order items, orders", "order", "order items"),
        ("orders, order", "orders", "order"),  # a separator where the list might have ended
        ("orders, order", "orders, ", "order"),
        ("orders, customers", "orders, customer", "customers"),
        ("orders, customers", "orders, customers", "customers"),  # the end: the last table
        ("order", "order", "order"),
    ],
)
def test_a_flagged_step_is_traced_back_to_the_name_being_written(text: str, before: str, expected: str) -> None:
    assert traced(text, before) == (expected,)


def test_a_list_without_a_name_traces_back_to_nothing() -> None:
    assert trace_back([5], 0, lambda ids: ()) == ()


def test_a_changed_layer_changes_the_flags() -> None:
    predictor = calibrated(merge=Merge.MAJORITY)
    steps = synthetic_steps(np.random.default_rng(13), 300, share=0.2)
    turned = tuple((replace(p, w2=-p.w2), sets) for p, sets in predictor.layers)
    other = replace(predictor, layers=turned)
    assert (other.flags(steps.states, steps.forced, "a") != predictor.flags(steps.states, steps.forced, "a")).any()
