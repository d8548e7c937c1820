"""SGR: Clopper–Pearson by hand and against the binomial tail, the search by hand, the risk by simulation."""

from __future__ import annotations

import doctest
import json
import math
import pickle
from dataclasses import asdict

import numpy as np
import pytest
from scipy.stats import beta, binom

from reliability import guaranteed_risk
from reliability.errors import BadInput
from reliability.guaranteed_risk import GuaranteedRisk, NoThreshold, clopper_pearson_upper, guarantee_risk


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


@pytest.mark.parametrize(
    ("wrong", "answered", "delta"), [(-1, 3, 0.1), (4, 3, 0.1), (1, 3, 0.0), (1, 3, 1.0)]
)
def test_counts_and_delta_that_make_no_sense_are_refused(wrong: int, answered: int, delta: float) -> None:
    with pytest.raises(BadInput):
        clopper_pearson_upper(wrong, answered, delta)


# --- the search ------------------------------------------------------------------------------------


def test_the_search_by_hand() -> None:
    """n = 8, r* = 0.5, δ = 0.3: three tries at δ = 0.1 each, so 4 right answers are needed (1 − 0.1^(1/4) = 0.44).

    Ranks 0 to 4 are left. The middle, κ = 0.3, has 6 answers with 1 wrong: bound 0.51 > 0.5. Then 0.4: 5 answers
    without an error: 1 − 0.1^(1/5) = 0.369 ≤ 0.5. Nothing lower is left.
    """
    kappa = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
    wrong = [0, 0, 0, 0, 0, 1, 1, 1]
    found = guarantee_risk(kappa, wrong, risk=0.5, delta=0.3)
    assert (found.threshold, found.answered, found.wrong, found.needed) == (0.4, 5, 0, 4)
    assert found.bound == pytest.approx(1 - 0.1 ** (1 / 5))
    assert found.reason is None
    assert clopper_pearson_upper(1, 6, 0.1) == pytest.approx(0.510, abs=0.001)
    assert [found.predict(c) for c in (0.39, 0.4, 0.9, math.nan)] == [False, True, True, False]


def test_delta_is_divided_by_the_tries() -> None:
    """64 right answers: six tries, so every bound is at 0.05/6: 1 − (0.05/6)^(1/64) for answering all."""
    found = guarantee_risk(np.linspace(0, 1, 64), np.zeros(64))
    assert found.answered == 64
    assert found.bound == pytest.approx(1 - (0.05 / 6) ** (1 / 64))


@pytest.mark.parametrize("n", [2, 3, 31, 32, 33, 100, 1023, 1024, 1025])
def test_at_most_ceil_log2_n_thresholds_are_tried(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counting(wrong: int, answered: int, delta: float) -> float:
        tried.append(answered)
        return clopper_pearson_upper(wrong, answered, delta)

    monkeypatch.setattr(guaranteed_risk, "clopper_pearson_upper", counting)
    for wrong in (np.zeros(n), np.ones(n), np.arange(n) % 2):
        for risk in (0.1, 0.6, 0.995):
            tried.clear()
            guarantee_risk(np.arange(n), wrong, risk=risk)
            assert len(tried) <= math.ceil(math.log2(n))


def test_equal_confidences_are_answered_together_or_not_at_all() -> None:
    kappa = np.repeat([0.9, 0.6], [100, 100])
    found = guarantee_risk(kappa, np.repeat([0, 1], [100, 100]))
    assert (found.threshold, found.answered, found.wrong) == (0.9, 100, 0)


# --- no threshold ----------------------------------------------------------------------------------


def test_too_few_questions_are_said_with_how_many_are_needed() -> None:
    """At r* = 0.1, 30 questions: five tries; 1 − 0.01^(1/n) ≤ 0.1 from n = 44 on."""
    found = guarantee_risk(np.linspace(0, 1, 30), np.zeros(30))
    assert (found.threshold, found.bound, found.reason) == (None, None, NoThreshold.TOO_FEW)
    assert found.needed == 44
    assert not found.predict(1.0)
    assert guarantee_risk([], []).reason is NoThreshold.TOO_FEW
    assert guarantee_risk([0.5], [0]).reason is NoThreshold.TOO_FEW


def test_a_threshold_that_only_a_large_part_of_the_questions_can_bear_is_found() -> None:
    """60 right answers satisfy r* = 0.1; half of them would not, which is where the paper's search begins."""
    found = guarantee_risk(np.linspace(0, 1, 60), np.zeros(60))
    assert clopper_pearson_upper(0, 30, 0.05 / 6) > 0.1
    assert found.answered >= 50


def test_errors_everywhere_leave_no_threshold() -> None:
    rng = np.random.default_rng(1)
    found = guarantee_risk(rng.random(400), rng.random(400) < 0.4)
    assert (found.threshold, found.reason) == (None, NoThreshold.TOO_RISKY)
    assert not found.predict(1.0)


# --- the guarantee ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "answers"), [(250, 300), (600, 490)])
def test_the_risk_is_above_its_bound_in_at_most_delta_of_500_draws(n: int, answers: int) -> None:
    """κ uniform, P(wrong|κ) = (1 − κ)²: above t the true risk is (1 − t)²/3, ≤ 0.1 from t = 0.45 on."""
    rng = np.random.default_rng(2)
    risk, delta, thresholds = 0.1, 0.1, []
    for _ in range(500):
        kappa = rng.random(n)
        found = guarantee_risk(kappa, rng.random(n) < (1 - kappa) ** 2, risk, delta)
        if found.threshold is not None:
            thresholds.append(found.threshold)
    violated = (1 - np.asarray(thresholds)) ** 2 / 3 > risk
    assert violated.sum() <= delta * 500
    assert len(thresholds) >= answers  # it does answer
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
    [([0.5], [0, 1], 0.1, 0.05), ([math.nan], [0], 0.1, 0.05), ([0.5], [2], 0.1, 0.05),
     ([0.5], [0.5], 0.1, 0.05), ([0.5], [0], 0.0, 0.05), ([0.5], [0], 0.1, 1.0), ([[0.5]], [[0]], 0.1, 0.05)],
)  # fmt: skip
def test_data_that_make_no_sense_are_refused(kappa: object, wrong: object, risk: float, delta: float) -> None:
    with pytest.raises(BadInput):
        guarantee_risk(kappa, wrong, risk, delta)  # type: ignore[arg-type]  # what is refused


def test_a_rule_survives_pickling_and_json() -> None:
    for found in (guarantee_risk(np.linspace(0, 1, 80), np.zeros(80)), guarantee_risk([], [])):
        assert pickle.loads(pickle.dumps(found)) == found
        assert GuaranteedRisk(**json.loads(json.dumps(asdict(found), allow_nan=False))) == found
