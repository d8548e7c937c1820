"""The statistics of watching a promise: hand-computed values, and false alarms over thousands of histories."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.special import betaincc, betaln
from scipy.stats import binom

from reliability.errors import BadInput
from reliability.promises.sequential_test import DELTA, sequential_test

HISTORIES, LOOKS = 4_000, 400


def evidence_table(limit: float) -> np.ndarray:
    """[k, n] log E of k failures of n trials."""
    k, n = np.arange(LOOKS + 1)[:, None], np.arange(LOOKS + 1)[None, :]
    possible = np.minimum(k, n)  # what lies above the diagonal is never looked up
    with np.errstate(divide="ignore"):
        tail = np.log(betaincc(possible + 1, n - possible + 1, limit)) + betaln(possible + 1, n - possible + 1)
    return np.asarray(tail - np.log1p(-limit) - possible * np.log(limit) - (n - possible) * np.log1p(-limit))


def alarms(error: float, limit: float, delta: float, seed: int) -> np.ndarray:
    """[histories] the first look (from 1) at which a history of such an error is reported; 0 = never.

    From a table, which is held to `watch` on the way.
    """
    wrong = np.random.default_rng(seed).random((HISTORIES, LOOKS)) < error
    k, n = np.cumsum(wrong, axis=1), np.arange(1, LOOKS + 1)
    evidence = evidence_table(limit)[k, n[None, :]]
    for history, look in ((0, 10), (1, 100), (2, LOOKS - 1)):
        expected = sequential_test(int(k[history, look]), look + 1, limit, delta).evidence
        assert evidence[history, look] == pytest.approx(expected)
    reported = evidence >= -math.log(delta)
    return np.where(reported.any(axis=1), reported.argmax(axis=1) + 1, 0)


@pytest.mark.parametrize("delta", [0.025, 0.2])
@pytest.mark.parametrize("limit", [0.05, 0.1, 0.3])
def test_a_promise_that_just_holds_is_reported_more_rarely_than_stated(limit: float, delta: float) -> None:
    """The error is exactly the limit, and everybody looks after each of 400 verdicts."""
    share = float((alarms(limit, limit, delta, seed=7) > 0).mean())
    assert share <= delta
    assert share > 0.05 * delta  # a rule that never reports would pass the line above


def test_a_look_after_every_verdict_would_break_a_clopper_pearson_bound() -> None:
    """Why the rule is what it is: the bound for one look, looked at 400 times, gives far more false alarms."""
    limit, delta = 0.1, 0.05
    wrong = np.random.default_rng(7).random((HISTORIES, LOOKS)) < limit
    k, n = np.cumsum(wrong, axis=1), np.arange(1, LOOKS + 1)
    fewest = binom.isf(delta, n, limit) + 1  # P(Binomial(n, limit) ≥ fewest) ≤ δ: the lower bound passes the limit
    assert float((k >= fewest).any(axis=1).mean()) > 3 * delta


def test_a_broken_promise_is_reported_soon() -> None:
    first = alarms(0.3, 0.1, DELTA, seed=11)
    assert (first > 0).all()
    assert np.median(first) <= 45


def test_a_dependent_history_is_no_more_often_reported() -> None:
    """Only the next verdict's chance given the past is bounded: here an error makes the next one rarer."""
    rng, limit, delta = np.random.default_rng(3), 0.2, 0.05
    reported = 0
    for _ in range(300):
        k, last = 0, False
        for n in range(1, 151):
            last = bool(rng.random() < (0.05 if last else limit))
            k += last
            if sequential_test(k, n, limit, delta).failed:
                reported += 1
                break
    assert reported / 300 <= delta


def test_the_evidence_is_the_average_of_likelihood_ratios() -> None:
    def ratio(p: float) -> float:
        return float((p / 0.1) ** 4 * ((1 - p) / 0.9) ** 8)

    integral, _ = quad(ratio, 0.1, 1)
    assert math.exp(sequential_test(4, 12, 0.1).evidence) == pytest.approx(integral / 0.9)


def test_nothing_seen_is_no_evidence() -> None:
    nothing = sequential_test(0, 0, 0.1)
    assert nothing.evidence == pytest.approx(0.0)
    assert (nothing.failed, nothing.share) == (False, None)


def test_many_right_answers_are_evidence_for_the_promise() -> None:
    assert sequential_test(0, 100_000, 0.1).evidence == -math.inf
    assert not sequential_test(0, 100_000, 0.1).failed
    assert sequential_test(100_000, 100_000, 0.1).failed


@pytest.mark.parametrize(
    ("failures", "trials", "limit", "delta"),
    [
        (-1, 3, 0.1, 0.05),
        (4, 3, 0.1, 0.05),
        (1, 3, 0.0, 0.05),
        (1, 3, 1.0, 0.05),
        (1, 3, math.nan, 0.05),
        (1, 3, 0.1, 0.0),
    ],
)
def test_impossible_numbers_are_refused(failures: int, trials: int, limit: float, delta: float) -> None:
    with pytest.raises(BadInput):
        sequential_test(failures, trials, limit, delta)
