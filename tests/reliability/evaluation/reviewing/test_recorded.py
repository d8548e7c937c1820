"""Reviews of recorded questions: a bound is shown where answers are told apart, and it holds as often as it must."""

from __future__ import annotations

import numpy as np
import pytest

from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.errors import BadInput
from reliability.evaluation.reviewing.recorded import RecordedReviews, review_figures, review_recorded
from reliability.promises.probability import SCF_SIGNALS
from reliability.promises.reviews.outlook import look_size


def cluster(share: float, *, right: bool) -> CheckedCluster:
    signals = dict.fromkeys((*SCF_SIGNALS, "share"), share)
    return CheckedCluster(f"SELECT {share}", share, 1.0, 0.1, -1.0, right, right, signals)


def recorded(count: int, wrong_at_best: float, wrong_at_worst: float, seed: int = 0) -> list[CheckedTrace]:
    """Questions of which a high share is seldom wrong, a low one often."""
    rng = np.random.default_rng(seed)
    found = []
    for number in range(count):
        share = 0.95 if rng.random() < 0.7 else 0.55
        right = rng.random() >= (wrong_at_best if share > 0.9 else wrong_at_worst)
        clusters = (cluster(share, right=right), cluster(1 - share, right=not right))
        found.append(CheckedTrace(f"q{number}", f"g{number}", "answerable", clusters))
    return found


def test_a_bound_is_shown_at_a_planned_look_and_the_error_is_that_of_all_questions() -> None:
    questions = recorded(300, 0.0, 0.6)
    found = review_recorded(questions, 0, 0.1, 0.05, 500)
    assert found.reviews in [look_size(look) for look in range(1, 6)]
    assert found.error is not None
    assert found.error <= 0.1
    assert 0.5 < found.answered < 0.8, "the doubtful ones are asked about"
    assert found == review_recorded(questions, 0, 0.1, 0.05, 500)


def test_where_nothing_tells_wrong_answers_nothing_is_promised() -> None:
    figures = review_figures(recorded(200, 0.4, 0.4), range(5), 0.1, 0.05, 300)
    assert (figures["runs"], figures["shown"], figures["broken"]) == (5, 0, 0)
    assert figures["reviews"] is figures["error_mean"] is figures["answered_mean"] is None
    assert figures["first_wrong"] == pytest.approx(0.4, abs=0.1)


@pytest.mark.slow
def test_an_error_a_hair_above_the_risk_is_seldom_promised() -> None:
    """Of 1,000 questions alike exactly 105 are wrong, and no κ tells which."""
    same = [cluster(0.9, right=number >= 105) for number in range(1_000)]
    questions = [CheckedTrace(f"q{n}", f"g{n}", "answerable", (one,)) for n, one in enumerate(same)]
    figures = review_figures(questions, range(20), 0.1, 0.2, 300)
    assert figures["broken"] == figures["shown"] <= 8, "20 · 0.2, and two standard deviations"


def test_too_few_reviews_for_a_look_show_nothing() -> None:
    assert review_recorded(recorded(50, 0.0, 0.5), 0, 0.1, 0.05, look_size(1) - 1) == RecordedReviews()
    with pytest.raises(BadInput):
        review_recorded([], 0, 0.1, 0.05, 300)
