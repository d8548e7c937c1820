"""Clopper–Pearson by hand and against the binomial tail, the sequence by hand, the risk by simulation."""

from __future__ import annotations

import doctest
import json
import math
import pickle
from dataclasses import asdict

import numpy as np
import pytest
from scipy.stats import beta, betabinom, binom

from reliability.errors import BadInput
from reliability.promises import unasked_threshold as guaranteed_risk
from reliability.promises.unasked_threshold import (
    GuaranteedRisk,
    NoThreshold,
    clopper_pearson_upper,
    guarantee_risk,
    thresholds_to_test,
)


def test_the_examples_in_the_docstrings_hold() -> None:
    result = doctest.testmod(guaranteed_risk)
    assert result.attempted
    assert not result.failed


# --- the bound -------------------------------------------------------------------------------------


def test_clopper_pearson_by_hand() -> None:
    """No error in n: (1 − b)^n = δ. All but one wrong in two: 1 − b² = δ. None answered, or all wrong: 1."""
    assert clopper_pearson_upper(0, 20, 0.05) == pytest.approx(1 - 0.05 ** (1 / 20))
    assert clopper_pearson_upper(1, 2, 0.05) == pytest.approx(math.sqrt(0.95))
    assert clopper_pearson_upper(0, 0, 0.05) == clopper_pearson_upper(3, 3, 0.05) == 1.0


@pytest.mark.parametrize(("wrong", "answered"), [(0, 1), (1, 30), (7, 50), (40, 1000), (999, 1000)])
@pytest.mark.parametrize("delta", [0.001, 0.05, 0.5])
def test_at_the_bound_so_few_errors_have_probability_delta(wrong: int, answered: int, delta: float) -> None:
    bound = clopper_pearson_upper(wrong, answered, delta)
    assert binom.cdf(wrong, answered, bound) == pytest.approx(delta)
    assert bound == pytest.approx(beta.ppf(1 - delta, wrong + 1, answered - wrong))


@pytest.mark.parametrize(("wrong", "answered", "delta"), [(-1, 3, 0.1), (4, 3, 0.1), (1, 3, 0.0), (1, 3, 1.0)])
def test_counts_and_delta_that_make_no_sense_are_refused(wrong: int, answered: int, delta: float) -> None:
    with pytest.raises(BadInput):
        clopper_pearson_upper(wrong, answered, delta)


# --- the sequence ----------------------------------------------------------------------------------


def test_the_sequence_by_hand() -> None:
    """r* = 0.5, δ = 0.1: four right answers are needed (1 − 0.1^(1/4) = 0.44).

    At 0.5 four answers are right: passed. At 0.4 five: 1 − 0.1^(1/5) = 0.369. At 0.3 one of six is wrong: 0.51 > 0.5,
    and the sequence ends, whatever would come.
    """
    kappa = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
    wrong = [0, 0, 0, 0, 0, 1, 0, 0]
    found = guarantee_risk(kappa, wrong, [0.5, 0.4, 0.3, 0.1], risk=0.5, delta=0.1)
    assert (found.threshold, found.answered, found.wrong, found.needed) == (0.4, 5, 0, 4)
    assert found.bound == pytest.approx(1 - 0.1 ** (1 / 5))
    assert found.reason is None
    assert clopper_pearson_upper(1, 6, 0.1) == pytest.approx(0.510, abs=0.001)
    assert clopper_pearson_upper(1, 8, 0.1) < 0.5, "a lower threshold would pass, but is never tested"
    assert [found.predict(c) for c in (0.39, 0.4, 0.9, math.nan)] == [False, True, True, False]


def test_every_threshold_is_tested_at_delta_itself() -> None:
    """64 right answers, whatever the number of thresholds: 1 − 0.05^(1/64) for answering all."""
    found = guarantee_risk(np.linspace(0, 1, 64), np.zeros(64), np.linspace(0.3, 0, 30).tolist())
    assert found.answered == 64
    assert found.bound == pytest.approx(1 - 0.05 ** (1 / 64))


def test_the_order_begins_where_other_questions_bound_best_and_falls() -> None:
    """Ten right ones, then wrong ones: the bound is lowest with all ten, and no lower threshold is left out."""
    kappa = np.linspace(1, 0.05, 20)
    order = thresholds_to_test(kappa, np.repeat([0, 1], [10, 10]))
    assert order[0] == pytest.approx(kappa[9])
    assert order == tuple(sorted(order, reverse=True))
    assert len(order) == 11
    assert thresholds_to_test([], []) == ()
    assert thresholds_to_test([0.5, 0.5], [0, 0]) == (0.5,)


def test_the_order_begins_where_as_many_more_answers_would_likeliest_pass() -> None:
    """Six questions bound for each of these. Eight right answers would be 48 there, which one error may be among; with
    a wrong one as the ninth, 54 of which six or so are wrong. Of two as many would be twelve: too few, whatever they
    are."""
    kappa, wrong = np.linspace(1, 0.5, 12), np.array([0] * 8 + [1] * 4)
    assert thresholds_to_test(kappa, wrong, times=6)[0] == pytest.approx(kappa[7])
    assert thresholds_to_test(kappa, wrong, times=2) == thresholds_to_test(kappa, wrong), "none has a chance"


def test_the_chance_to_pass_is_a_beta_binomials_tail() -> None:
    """46 answers pass with at most one wrong (r* = 0.1, δ = 0.05); errors as of 8 answers of which none was wrong."""
    expected = betabinom(46, 0.5, 8.5).cdf(1)
    assert guaranteed_risk._chance_to_pass(0, 8, 46, 0.1, 0.05) == pytest.approx(expected)
    assert guaranteed_risk._chance_to_pass(0, 8, 28, 0.1, 0.05) == 0.0


def test_equal_confidences_are_answered_together_or_not_at_all() -> None:
    kappa = np.repeat([0.9, 0.6], [100, 100])
    found = guarantee_risk(kappa, np.repeat([0, 1], [100, 100]), [0.9, 0.6])
    assert (found.threshold, found.answered, found.wrong) == (0.9, 100, 0)


# --- no threshold ----------------------------------------------------------------------------------


def test_too_few_questions_are_said_with_how_many_are_needed() -> None:
    """At r* = 0.1: 1 − 0.05^(1/n) ≤ 0.1 from n = 29 on."""
    found = guarantee_risk(np.linspace(0, 1, 28), np.zeros(28), [0.0])
    assert (found.threshold, found.bound, found.reason) == (None, None, NoThreshold.TOO_FEW)
    assert found.needed == 29
    assert not found.predict(1.0)
    assert guarantee_risk(np.linspace(0, 1, 29), np.zeros(29), [0.0]).threshold == 0.0
    assert guarantee_risk([], [], []).reason is NoThreshold.TOO_FEW
    assert guarantee_risk([0.5], [0], [0.1]).reason is NoThreshold.TOO_FEW
    assert guarantee_risk(np.ones(80), np.zeros(80), []).reason is NoThreshold.TOO_FEW, "no other questions"


def test_errors_everywhere_leave_no_threshold() -> None:
    rng = np.random.default_rng(1)
    found = guarantee_risk(rng.random(400), rng.random(400) < 0.4, [0.5, 0.2])
    assert (found.threshold, found.reason) == (None, NoThreshold.TOO_RISKY)
    assert not found.predict(1.0)


# --- the guarantee ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("bounds_computed_once")
@pytest.mark.parametrize(("others", "times"), [(60, 0), (60, 250 / 60), (250, 0), (250, 1)])
def test_the_risk_is_above_its_bound_in_at_most_delta_of_500_draws(others: int, times: float) -> None:
    """κ uniform, P(wrong|κ) = (1 − κ)²: above t the true risk is (1 − t)²/3, ≤ 0.1 from t = 0.45 on."""
    rng = np.random.default_rng(2)
    risk, delta, thresholds = 0.1, 0.1, []
    for _ in range(500):
        first, second = rng.random(others), rng.random(250)
        order = thresholds_to_test(first, rng.random(others) < (1 - first) ** 2, delta, risk, times)
        found = guarantee_risk(second, rng.random(250) < (1 - second) ** 2, order, risk, delta)
        if found.threshold is not None:
            thresholds.append(found.threshold)
    violated = (1 - np.asarray(thresholds)) ** 2 / 3 > risk
    assert violated.sum() <= delta * 500
    assert len(thresholds) >= 300  # it does answer
    assert 1 - np.mean(thresholds) > 0.3  # and not only the few surest


def test_without_the_confidence_bound_the_risk_would_be_violated() -> None:
    """The simulation can fail: choosing by the plain share of errors violates the risk in most draws."""
    rng = np.random.default_rng(3)
    violated = 0
    for _ in range(200):
        kappa = np.sort(rng.random(200))
        wrong = rng.random(200) < 0.6 * (1 - kappa)
        shares = np.cumsum(wrong[::-1])[::-1] / np.arange(200, 0, -1)
        violated += 0.3 * (1 - kappa[np.flatnonzero(shares <= 0.1).min()]) > 0.1
    assert violated > 80


# --- bad input, storage ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kappa", "wrong", "risk", "delta"),
    [
        ([0.5], [0, 1], 0.1, 0.05),
        ([math.nan], [0], 0.1, 0.05),
        ([0.5], [2], 0.1, 0.05),
        ([0.5], [0.5], 0.1, 0.05),
        ([0.5], [0], 0.0, 0.05),
        ([0.5], [0], 0.1, 1.0),
        ([[0.5]], [[0]], 0.1, 0.05),
    ],
)
def test_data_that_make_no_sense_are_refused(kappa: object, wrong: object, risk: float, delta: float) -> None:
    with pytest.raises(BadInput):
        guarantee_risk(kappa, wrong, [0.5], risk, delta)  # type: ignore[arg-type]  # what is refused


@pytest.mark.parametrize("thresholds", [[0.1, 0.2], [0.5, 0.5]])
def test_thresholds_that_do_not_fall_are_refused(thresholds: list[float]) -> None:
    with pytest.raises(BadInput, match="from high to low"):
        guarantee_risk([0.5], [0], thresholds)


def test_a_rule_survives_pickling_and_json() -> None:
    for found in (guarantee_risk(np.linspace(0, 1, 80), np.zeros(80), [0.2]), guarantee_risk([], [], [])):
        assert pickle.loads(pickle.dumps(found)) == found
        assert GuaranteedRisk(**json.loads(json.dumps(asdict(found), allow_nan=False))) == found
