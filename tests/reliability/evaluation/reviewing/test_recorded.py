"""Reviews of recorded questions: a bound is shown where answers are told apart, and it holds as often as it must."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.errors import BadInput
from reliability.evaluation.reviewing.recorded import (
    RecordedReviews,
    half_of_voices,
    review_figures,
    review_recorded,
)
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


def in_voices(questions: list[CheckedTrace], voices: int) -> list[CheckedTrace]:
    return [replace(question, role=f"voice {n % voices}") for n, question in enumerate(questions)]


def test_half_of_the_voices_are_kept_whole_from_a_team() -> None:
    questions = in_voices(recorded(90, 0.0, 0.5), 9)
    for seed in range(20):
        team, others = half_of_voices(questions, lambda trace: trace.role, seed)
        assert sorted(trace.id for trace in [*team, *others]) == sorted(trace.id for trace in questions)
        assert not {trace.role for trace in team} & {trace.role for trace in others}
        assert len(team) in (40, 50)
    drawn = {frozenset(t.role for t in half_of_voices(questions, lambda t: t.role, seed)[0]) for seed in range(20)}
    assert len(drawn) > 10, "another half for every seed"
    with pytest.raises(BadInput, match="two voices or more"):
        half_of_voices(in_voices(questions, 1), lambda trace: trace.role, 0)


def test_a_team_of_some_voices_may_be_promised_what_does_not_hold_of_the_others() -> None:
    """What is surest is right of the voices that review, and wrong of those that do not."""
    voices = in_voices(recorded(200, 0.0, 0.6), 2)
    turned = [replace(c, right=not c.right, accepted=not c.right) for c in voices[1].clusters]
    other = replace(voices[1], clusters=tuple(turned))
    wrong = [replace(other, id=f"w{n}", group=f"w{n}", role="voice 1") for n in range(100)]
    questions = [*(trace for trace in voices if trace.role == "voice 0"), *wrong]
    team, _ = half_of_voices(questions, lambda trace: trace.role, 0)
    seed = 0 if team[0].role == "voice 0" else 1
    figures = review_figures(questions, [seed], 0.1, 0.05, 500, lambda trace: trace.role)
    assert (figures["shown"], figures["broken"]) == (1, 0)
    assert figures["left_out"]["broken"] == 1
    assert figures["left_out"]["error_mean"] == 1.0


def test_without_voices_nothing_is_left_out_and_reviews_of_voices_are_one_teams() -> None:
    questions = in_voices(recorded(300, 0.0, 0.6), 3)
    assert "left_out" not in review_figures(questions, [0], 0.1, 0.05, 300)
    assert review_recorded(questions, 0, 0.1, 0.05, 500).reviews is not None
