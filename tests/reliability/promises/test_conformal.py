"""Conformal sets and the credible threshold: hand-computed values, an oracle, and coverage by simulation."""

from __future__ import annotations

import doctest
import json
import math
import pickle
from collections.abc import Sequence

import numpy as np
import pytest
from crepes import ConformalClassifier
from numpy.typing import NDArray

from reliability.errors import BadInput
from reliability.promises import conformal
from reliability.promises import credible_set as credible_threshold
from reliability.promises.conformal import (
    NeighbourSets,
    SetMode,
    ThresholdSets,
    conformal_quantile,
    conformal_rank,
    conformalize,
    nonconformity,
    sets_from_json,
    typical_squared_distance,
)
from reliability.promises.credible_set import Guarantee, conformalize_credible, credible_from_json
from tests.support.synthetic_steps import layer_predictor, synthetic_steps

SPLITS = 200
Floats = NDArray[np.float64]


def margin(values: Sequence[float] | Floats) -> float:
    """Three standard errors of the mean: what chance explains."""
    return 3 * float(np.std(values)) / math.sqrt(len(values))


def test_the_examples_in_the_docstrings_hold() -> None:
    for module in (conformal, credible_threshold):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed


# --- the quantile ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "alpha", "rank"),
    [(9, 0.1, 9), (19, 0.05, 19), (99, 0.1, 90), (100, 0.1, 91), (9, 0.7, 3), (4, 0.4, 3), (8, 0.1, 9)],
)
def test_the_rank_is_the_ceiling_of_n_plus_one_times_one_minus_alpha(n: int, alpha: float, rank: int) -> None:
    assert conformal_rank(n, alpha) == rank


def test_the_rank_is_exact_where_floating_point_is_not() -> None:
    assert math.ceil(10 * (1 - 0.7)) == 4  # what plain arithmetic says
    assert conformal_rank(9, 0.7) == 3


def test_the_quantile_of_nine_scores_at_a_tenth_is_the_largest_and_of_eight_infinite() -> None:
    scores = [0.5, 0.9, 0.1, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6]
    assert conformal_quantile(scores, 0.1) == 0.9
    assert conformal_quantile(scores, 0.2) == 0.8
    assert conformal_quantile(scores[:8], 0.1) == math.inf
    assert conformal_quantile([], 0.5) == math.inf


def test_mean_coverage_of_the_quantile_is_rank_over_n_plus_one_neither_less_nor_more() -> None:
    """Of exchangeable distinct scores a new one is ≤ the k-th of n with probability k/(n + 1) exactly."""
    rng = np.random.default_rng(1)
    covered = []
    for _ in range(20 * SPLITS):
        scores = rng.exponential(size=19 + 50)
        covered.append(float(np.mean(scores[19:] <= conformal_quantile(scores[:19], 0.1))))
    assert np.mean(covered) == pytest.approx(18 / 20, abs=margin(covered))
    assert margin(covered) < 0.01  # one rank more or less would be 0.05


@pytest.mark.parametrize("alpha", [0.0, 1.0, -0.1, math.nan])
def test_an_alpha_outside_zero_and_one_is_refused(alpha: float) -> None:
    with pytest.raises(BadInput, match="α"):
        conformal_quantile([0.1], alpha)
    with pytest.raises(BadInput, match="α"):
        conformalize([0.1], [0], alpha, SetMode.NEAREST_NEIGHBOUR, states=[[0.0]], bandwidth=1.0)


def test_a_score_that_is_not_a_number_is_an_error() -> None:
    with pytest.raises(BadInput, match="not a number"):
        conformal_quantile([0.1, math.nan], 0.5)


# --- sets of labels by hand ------------------------------------------------------------------------


def test_nonconformity_is_one_minus_the_probability_of_each_label() -> None:
    assert nonconformity([0.2, 1.0]).tolist() == [[0.2, 0.8], [1.0, 0.0]]


def test_marginal_sets_by_hand() -> None:
    """σ of the true labels: 0.1, 0.2, 0.4, 0.3; n = 4, α = 0.4: the third smallest, 0.3."""
    sets = conformalize([0.9, 0.2, 0.4, 0.7], [1, 0, 0, 1], 0.4, SetMode.MARGINAL)
    assert isinstance(sets, ThresholdSets)
    assert list(sets.epsilon) == pytest.approx([0.3, 0.3])
    # p(1) ≥ 0.7 keeps 1, p(1) ≤ 0.3 keeps 0, between them nothing does
    assert sets.predict([0.8, 0.1, 0.5]).tolist() == [[False, True], [True, False], [False, False]]


def test_label_conditional_sets_by_hand() -> None:
    """Label 1: σ = 0.6, 0.9, 0.7 → at α = 0.5 the second, 0.7. Label 0: σ = 0.1, 0.05, 0.2 → 0.1."""
    sets = conformalize([0.4, 0.1, 0.3, 0.1, 0.05, 0.2], [1, 1, 1, 0, 0, 0], 0.5)
    assert isinstance(sets, ThresholdSets)
    assert list(sets.epsilon) == pytest.approx([0.1, 0.7])
    assert sets.sizes == (3, 3)
    # 1 is kept from p = 0.3 on, 0 up to p = 0.1
    assert sets.predict([0.31, 0.2, 0.09]).tolist() == [[False, True], [False, False], [True, False]]


def test_neighbour_sets_by_hand() -> None:
    """States at distance 0, 1, 2 of the step; τ = 1/ln 2, so w = 1, 1/2, 1/16; Σw = 25/16, 1 + Σw = 41/16.

    By score: 0.2 (w 1/2), 0.5 (w 1), 0.9 (w 1/16) → Σŵ = 8/41, 24/41, 25/41. At 1 − α = 0.5 ε̂ = 0.5, at 0.6
    it is 0.9, at 0.7 there is none. The state at distance 9 is no neighbour of three.
    """
    probabilities, labels, states = [0.5, 0.2, 0.1, 0.3], [1, 0, 1, 0], [[0.0], [1.0], [-2.0], [9.0]]
    for alpha, expected in [(0.5, [False, True]), (0.4, [True, True]), (0.3, [True, True])]:
        sets = conformalize(
            probabilities,
            labels,
            alpha,
            SetMode.NEAREST_NEIGHBOUR,
            states=states,
            neighbours=3,
            bandwidth=1 / math.log(2),
        )
        assert sets.predict([0.6], [[0.0]]).tolist() == [expected], alpha
    assert sets.predict([1.0], [[0.0]]).tolist() == [[True, True]]  # α = 0.3: no ε satisfies it


def test_neighbours_at_equal_distance_give_the_marginal_quantile() -> None:
    rng = np.random.default_rng(2)
    p, labels = rng.random(19), rng.integers(0, 2, 19)
    at_one_place = np.zeros((19, 2))
    near = conformalize(p, labels, 0.1, SetMode.NEAREST_NEIGHBOUR, states=at_one_place, bandwidth=1.0)
    marginal = conformalize(p, labels, 0.1, SetMode.MARGINAL)
    new = rng.random(500)
    assert (near.predict(new, np.zeros((500, 2))) == marginal.predict(new)).all()


# --- too little data -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", list(SetMode))
def test_too_few_steps_give_both_labels(mode: SetMode) -> None:
    sets = conformalize([0.99] * 8, [1] * 8, 0.1, mode, states=np.zeros((8, 2)), bandwidth=1.0)
    assert sets.predict([0.999, 0.001], np.zeros((2, 2))).tolist()[0] == [True, True]
    empty = conformalize([], [], 0.1, mode, states=np.zeros((0, 2)), bandwidth=1.0)
    assert empty.predict([0.999], np.zeros((1, 2))).all()


def test_a_label_never_seen_in_calibration_is_always_kept() -> None:
    sets = conformalize([0.01] * 50, [0] * 50, 0.1)
    assert sets.predict([0.0, 0.5]).tolist() == [[True, True], [False, True]]


def test_a_step_far_from_every_neighbour_gets_both_labels() -> None:
    sets = conformalize(
        [0.01] * 200, [0] * 200, 0.1, SetMode.NEAREST_NEIGHBOUR, states=np.zeros((200, 2)), bandwidth=1.0
    )
    assert sets.predict([0.9, 0.9], [[0, 0], [30, 0]]).tolist() == [[False, False], [True, True]]


# --- guarantees by simulation ----------------------------------------------------------------------


def coverages(mode: SetMode, share: float, alpha: float, n: int = 800) -> dict[str, Floats]:
    """Coverage of all, branching and other steps in the second halves of 200 random splits."""
    rng = np.random.default_rng(3)
    steps = synthetic_steps(rng, n, layers=1, share=share)
    p, h, y = layer_predictor(0, share).predict(steps.states), steps.states[:, 0], steps.labels
    bandwidth = typical_squared_distance(synthetic_steps(rng, 300, layers=1, share=share).states[:, 0], 80)
    rows = []
    for _ in range(SPLITS):
        order = rng.permutation(n)
        a, b = order[: n // 2], order[n // 2 :]
        sets = conformalize(p[a], y[a], alpha, mode, states=h[a], neighbours=80, bandwidth=bandwidth)
        held = sets.predict(p[b], h[b])[np.arange(len(b)), y[b]]
        rows.append([held.mean(), held[y[b] == 1].mean(), held[y[b] == 0].mean()])
    return dict(zip(("all", "branching", "other"), np.asarray(rows).T, strict=True))


@pytest.mark.parametrize("mode", list(SetMode))
def test_mean_coverage_over_200_random_splits_lies_above_its_bound(mode: SetMode) -> None:
    share, alpha = 0.3, 0.1
    covered = coverages(mode, share, alpha)
    promised = ("branching", "other") if mode is SetMode.LABEL_CONDITIONAL else ("all",)
    for steps in promised:
        assert covered[steps].mean() >= 1 - alpha - margin(covered[steps]), steps
    assert covered["all"].mean() < 0.99  # the sets say something


def test_the_label_conditional_mode_holds_on_rare_branching_points_where_the_marginal_fails() -> None:
    share, alpha = 0.05, 0.1
    marginal = coverages(SetMode.MARGINAL, share, alpha)
    conditional = coverages(SetMode.LABEL_CONDITIONAL, share, alpha)
    assert marginal["all"].mean() >= 1 - alpha - margin(marginal["all"])
    assert marginal["branching"].mean() < 0.5  # it keeps its promise by missing most of what matters
    assert conditional["branching"].mean() >= 1 - alpha - margin(conditional["branching"])
    assert conditional["other"].mean() >= 1 - alpha - margin(conditional["other"])


def test_steps_of_one_question_are_covered_as_a_group_where_the_plain_quantile_fails() -> None:
    """Thirty questions of one to six steps: the more steps, the harder they are, and all of them alike. E[missed] /
    E[steps] of a further question stays within α when steps are calibrated as groups; steps taken one by one miss
    more.
    """
    rng, alpha, draws = np.random.default_rng(6), 0.2, 4_000
    missed = {"grouped": 0, "one by one": 0}
    steps = 0
    for _ in range(draws):
        sizes = rng.choice([1, 1, 1, 6], size=16)
        difficulty = rng.normal(size=16) + sizes / 3
        group = np.repeat(np.arange(16), sizes)
        p = 1 / (1 + np.exp(difficulty[group] + 0.1 * rng.normal(size=len(group))))
        known = group < 15
        y = np.ones(len(group), dtype=np.int64)
        for name, of in (("grouped", group[known]), ("one by one", None)):
            sets = conformalize(p[known], y[known], alpha, groups=of)
            missed[name] += int((~sets.predict(p[~known])[:, 1]).sum())
        steps += int((~known).sum())
    assert missed["grouped"] / steps <= alpha
    assert missed["one by one"] / steps > alpha + 0.02


def test_a_group_enters_with_as_many_infinite_scores_as_the_largest_has() -> None:
    """Ten steps in groups of 1, 1, 2, 2, 4; α = 0.5: the ⌈14 · 0.5⌉ = 7th smallest; one by one the 6th."""
    scores, groups = np.arange(1, 11) / 10, [0, 1, 2, 2, 3, 3, 4, 4, 4, 4]
    p, y = 1 - scores, np.ones(10)
    assert conformalize(p, y, 0.5, groups=groups).epsilon[1] == pytest.approx(0.7)  # type: ignore[union-attr]
    assert conformalize(p, y, 0.5).epsilon[1] == pytest.approx(0.6)  # type: ignore[union-attr]
    assert conformalize(p, y, 0.5, groups=range(10)).epsilon[1] == pytest.approx(0.6)  # type: ignore[union-attr]
    assert conformal_rank(10, 0.5, 4) == 7
    assert conformal_rank(10, 0.2, 4) == 12
    assert math.isinf(conformal_quantile(scores, 0.2, 4))
    with pytest.raises(BadInput, match="groups of shape"):
        conformalize(p, y, 0.5, groups=[1])


def test_neighbours_hold_where_the_predictor_is_worse_in_one_region_and_the_marginal_mode_fails() -> None:
    """Left of 0 the labels follow p, right of 0 they are turned round in 3 of 10 steps."""
    rng = np.random.default_rng(4)
    n, alpha = 1200, 0.2
    covered: dict[SetMode, list[float]] = {SetMode.MARGINAL: [], SetMode.NEAREST_NEIGHBOUR: []}
    for _ in range(20):
        h = rng.uniform(-1, 1, size=(n, 1))
        y = rng.integers(0, 2, n)
        p = np.clip(np.where(y == 1, 0.85, 0.15) + rng.uniform(-0.1, 0.1, n), 0, 1)
        y = np.where((h[:, 0] > 0) & (rng.random(n) < 0.3), 1 - y, y)
        for mode, values in covered.items():
            sets = conformalize(p[:600], y[:600], alpha, mode, states=h[:600], bandwidth=0.1)
            right_of_0 = np.flatnonzero(h[600:, 0] > 0.1) + 600
            held = sets.predict(p[right_of_0], h[right_of_0])
            values.append(float(held[np.arange(len(held)), y[right_of_0]].mean()))
    assert np.mean(covered[SetMode.MARGINAL]) < 1 - alpha - 0.05
    near = covered[SetMode.NEAREST_NEIGHBOUR]
    assert np.mean(near) >= 1 - alpha - margin(near)


# --- an oracle -------------------------------------------------------------------------------------


@pytest.mark.parametrize("alpha", [0.05, 0.1, 0.2])
def test_sets_are_those_of_crepes(alpha: float) -> None:
    """crepes keeps p-values ≥ α, we keep > α: the same wherever (n + 1)α is no whole number."""
    rng = np.random.default_rng(5)
    p, labels, new = rng.random(83), np.arange(83) % 2, rng.random(400)
    sigma, scores = nonconformity(new), nonconformity(p)[np.arange(83), labels]
    oracle = ConformalClassifier().fit(scores).predict_set(sigma, confidence=1 - alpha, smoothing=False)
    assert (conformalize(p, labels, alpha, SetMode.MARGINAL).predict(new) == oracle.astype(bool)).all()
    conditional = conformalize(p, labels, alpha).predict(new)
    for y in (0, 1):
        assert ((labels == y).sum() + 1) * alpha % 1 != 0
        of_label = ConformalClassifier().fit(scores[labels == y])
        kept = of_label.predict_set(sigma[:, [y]], confidence=1 - alpha, smoothing=False)
        assert (conditional[:, y] == kept[:, 0].astype(bool)).all()


# --- what is stored, and bad input -----------------------------------------------------------------


@pytest.mark.parametrize("mode", list(SetMode))
def test_calibrated_sets_survive_pickling_and_json(mode: SetMode) -> None:
    rng = np.random.default_rng(6)
    p, labels, h = rng.random(60), np.zeros(60), rng.normal(size=(60, 3))
    sets = conformalize(p, labels, 0.1, mode, states=h, neighbours=40, bandwidth=40.0)
    text = json.dumps(sets.as_json(), allow_nan=False)
    new_p, new_h = rng.random(30), rng.normal(size=(30, 3))
    expected = sets.predict(new_p, new_h)
    assert 0 < expected.mean() < 1
    for copy in (pickle.loads(pickle.dumps(sets)), sets_from_json(json.loads(text))):
        assert (copy.predict(new_p, new_h) == expected).all()


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"mode": "other"},
        {"mode": "marginal", "alpha": 0.1, "epsilon": [1], "sizes": [1, 1]},
        {"mode": "nearest_neighbour", "alpha": 0.1, "neighbours": 1, "bandwidth": 1, "scores": [1], "states": "no"},
    ],
)
def test_json_that_is_no_set_predictor_is_refused(content: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        sets_from_json(content)


@pytest.mark.parametrize(
    ("probabilities", "labels"),
    [([0.1, 0.2], [0]), ([0.1], [2]), ([0.1], [0.5]), ([1.1], [1]), ([math.nan], [1]), ([[0.1]], [1])],
)
def test_calibration_data_that_make_no_sense_are_refused(probabilities: object, labels: object) -> None:
    with pytest.raises(BadInput):
        conformalize(probabilities, labels, 0.1)  # type: ignore[arg-type]  # what is refused


def test_a_prediction_from_a_broken_state_is_an_error_never_a_set() -> None:
    threshold = conformalize([0.1] * 30, [0] * 30, 0.1)
    with pytest.raises(BadInput):
        threshold.predict([math.nan])
    near = conformalize([0.1] * 30, [0] * 30, 0.1, SetMode.NEAREST_NEIGHBOUR, states=np.zeros((30, 2)), bandwidth=1.0)
    assert isinstance(near, NeighbourSets)
    for states in (None, [[math.nan, 0.0]], [[0.0]], [[0.0, 0.0]] * 2):
        with pytest.raises(BadInput):
            near.predict([0.5], states)


def test_neighbours_need_a_bandwidth_and_a_typical_distance_needs_states_that_differ() -> None:
    for bandwidth in (None, 0.0, -1.0, math.nan):
        with pytest.raises(BadInput, match="bandwidth"):
            conformalize([0.1], [0], 0.1, SetMode.NEAREST_NEIGHBOUR, states=[[0.0]], bandwidth=bandwidth)
    for states in ([[1.0]], [[1.0], [1.0], [1.0]]):
        with pytest.raises(BadInput, match="typical"):
            typical_squared_distance(states, 1)
    assert typical_squared_distance([[0.0], [3.0], [6.0]], 1) == pytest.approx(9.0)


# --- the credible set ------------------------------------------------------------------------------

Asked = list[list[tuple[float, bool]]]


def asked(rng: np.random.Generator, n: int, right_share: float) -> Asked:
    """Questions of five candidates with scores F; in a share of them one or two are right and score higher."""
    questions: Asked = []
    for _ in range(n):
        right = {0, 1} if rng.random() < 0.3 else {0}
        right = right if rng.random() < right_share else set()
        questions.append([(float(rng.beta(2 + 3 * (i in right), 3)), i in right) for i in range(5)])
    return questions


def test_the_credible_threshold_by_hand() -> None:
    """Smallest A among right candidates: −0.9, −0.5, −0.6, +∞; n = 4. At 1 − α = 0.6 the third: τ = −0.5."""
    questions = [
        [(0.9, True), (0.95, False)],
        [(0.5, True), (0.4, True)],
        [(0.6, True)],
        [(0.8, False)],
    ]
    found = conformalize_credible(questions, alpha=0.4)
    assert (found.tau, found.questions, found.with_right) == (-0.5, 4, 3)
    assert found.predict([0.95, 0.5, 0.49]).tolist() == [True, True, False]
    given = conformalize_credible(questions, 0.4, Guarantee.GIVEN_RIGHT_CANDIDATE)
    assert given.tau == -0.5  # ⌈4 · 0.6⌉ = 3rd of −0.9, −0.6, −0.5


def test_a_target_that_cannot_be_reached_is_said_with_what_can() -> None:
    """Of 100 such questions a right query is among the candidates for 83."""
    questions: Asked = [[(0.5, i < 83)] for i in range(100)]
    marginal = conformalize_credible(questions, alpha=0.1)
    assert not marginal.reachable
    assert marginal.tau == math.inf
    assert (marginal.with_right, marginal.questions) == (83, 100)
    assert marginal.highest_target == pytest.approx(83 / 101)
    assert marginal.predict([0.0, -9.0]).all()
    assert conformalize_credible(questions, alpha=0.18).reachable  # 0.82 ≤ 83/101
    assert not conformalize_credible(questions, alpha=0.17).reachable
    assert conformalize_credible(questions, 0.1, Guarantee.GIVEN_RIGHT_CANDIDATE).reachable


def test_without_questions_or_right_candidates_nothing_can_be_promised() -> None:
    none: list[Asked] = [[], [[]], [[(0.4, False)]]]
    for questions in none:
        for guarantee in Guarantee:
            found = conformalize_credible(questions, 0.1, guarantee)
            assert not found.reachable
            assert found.highest_target == 0


@pytest.mark.parametrize(("guarantee", "right_share"), list(zip(Guarantee, (0.97, 0.6), strict=True)))
def test_mean_coverage_of_the_credible_set_lies_above_its_bound(guarantee: Guarantee, right_share: float) -> None:
    rng = np.random.default_rng(7)
    alpha, pool = 0.1, asked(rng, 240, right_share)
    covered, sizes = [], []
    for _ in range(SPLITS):
        order = rng.permutation(len(pool))
        found = conformalize_credible([pool[i] for i in order[:120]], alpha, guarantee)
        kept = [(pool[i], found.predict([f for f, _ in pool[i]])) for i in order[120:]]
        counted = [
            any(inside and right for inside, (_, right) in zip(inside_set, candidates, strict=True))
            for candidates, inside_set in kept
            if guarantee is Guarantee.MARGINAL or any(right for _, right in candidates)
        ]
        covered.append(float(np.mean(counted)))
        sizes.append(float(np.mean([inside_set.sum() for _, inside_set in kept])))
    assert 1 - alpha - margin(covered) <= np.mean(covered) <= 1 - alpha + 0.02
    assert np.mean(sizes) < 4.5  # not everything


def test_a_credible_threshold_survives_pickling_and_json() -> None:
    for alpha in (0.05, 0.5):
        found = conformalize_credible([[(0.5, True)], [(0.7, True)]], alpha)
        assert pickle.loads(pickle.dumps(found)) == found
        assert credible_from_json(json.loads(json.dumps(found.as_json(), allow_nan=False))) == found
    with pytest.raises(BadInput):
        credible_from_json({"tau": 1})


def test_a_candidate_whose_score_is_not_a_number_is_an_error() -> None:
    with pytest.raises(BadInput, match="score F"):
        conformalize_credible([[(math.nan, True)]], 0.1)
    with pytest.raises(BadInput, match="score F"):
        conformalize_credible([[(0.5, True)] * 3], 0.5).predict([math.nan])
