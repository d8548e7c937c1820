"""What calibration allows: every branch of the decision, and that one step of a threshold changes it."""

from __future__ import annotations

import math
import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.core import Policy
from reliability.decide import (
    Decision,
    Trace,
    credible_readings,
    decide,
    promised,
    unasked_but_for_kappa,
)
from reliability.guaranteed_risk import NoThreshold
from reliability.platt import PlattScaling
from reliability.record import CalibrationRecord
from reliability.selection import ScoredReading
from reliability.values import (
    BranchingPoint,
    BrokenPromise,
    Execution,
    LinkedSchema,
    Question,
    Reading,
    Reason,
    Rows,
    Schema,
)
from tests.calibrated import answers, answers_record, bounded, unbounded

POLICIES: tuple[Policy, ...] = ("ask", "surrogate", "abstain")


def scored(name: str, score: float, kappa: float | None) -> ScoredReading:
    """A reading whose F and κ are given: κ is the signal `share` itself."""
    signals = {} if kappa is None else {"share": kappa}
    return ScoredReading(Reading(name, name, Rows(("a",), ((name,),))), score, score, 0.0, signals=signals)


def trace(*readings: ScoredReading, flagged: bool = False, asked: bool = False) -> Trace:
    points = (BranchingPoint(0, (), 0.5),) if flagged else ()
    return Trace(
        Question("q", "q"), Schema("sqlite", ()), LinkedSchema((), (), branching_points=points), (),
        Execution((), 0.0, 0.0), tuple(sorted(readings, key=lambda s: -s.score)), asked,
    )  # fmt: skip


def decided(
    of: Trace, record: CalibrationRecord | None = None, policy: Policy = "ask", **more: Any
) -> tuple[str, list[str], BrokenPromise | None]:
    """The decision in short: its kind, its readings, the promise that an unasked answer would break."""
    found = decide(of, record or answers_record(), policy, more.pop("max_readings", 4), **more)
    return found.kind, [reading.sql for reading in found.readings(of)], found.broken


SURE, UNSURE, POOR = scored("sure", 0.7, 0.9), scored("unsure", 0.6, 0.7), scored("poor", 0.05, 0.2)
"""By default readings with F ≥ 0.1 are credible, and those with κ ≥ 0.8 may be given unasked."""


# --- one credible reading --------------------------------------------------------------------------


@pytest.mark.parametrize("policy", POLICIES)
def test_one_credible_reading_above_the_threshold_answers_unasked(policy: Policy) -> None:
    found = decide(trace(SURE, POOR), answers_record(), policy, 4)
    assert (found.kind, found.order, found.broken) == ("answer", (0,), None)
    assert found.readings(trace(SURE, POOR))[0].probability == pytest.approx(0.9)
    assert found.promise is not None
    assert found.promise.unasked
    assert (found.promise.wrong, found.promise.answered, found.promise.bound) == (4, 120, 0.08)


def test_a_probability_at_the_threshold_answers_and_just_below_it_asks() -> None:
    kappa = decide(trace(SURE), answers_record(), "ask", 4).probabilities[0]
    assert kappa is not None
    at, above = bounded(kappa), bounded(math.nextafter(kappa, 1.0))
    assert decided(trace(SURE), answers_record(unasked=at)) == ("answer", ["sure"], None)
    assert decided(trace(SURE), answers_record(unasked=above)) == ("choose", ["sure"], BrokenPromise.RISK)


def test_below_the_threshold_the_credible_reading_is_asked_about_first_then_the_next_likely_ones() -> None:
    likely_but_not_credible = scored("likely", 0.01, 0.75)
    of = trace(UNSURE, POOR, likely_but_not_credible)
    assert decided(of) == ("choose", ["unsure", "likely", "poor"], BrokenPromise.RISK)
    assert decided(of, max_readings=2)[1] == ["unsure", "likely"]


@pytest.mark.parametrize("policy", ["surrogate", "abstain"])
def test_who_may_not_ask_abstains_below_the_threshold_and_says_which_promise(policy: Policy) -> None:
    found = decide(trace(UNSURE), answers_record(), policy, 4)
    assert (found.kind, found.reason, found.broken) == ("abstain", Reason.NOT_SURE, BrokenPromise.RISK)
    assert found.promise is not None
    assert not found.promise.unasked


@pytest.mark.parametrize(
    ("reason", "broken"),
    [(NoThreshold.TOO_FEW, BrokenPromise.TOO_FEW), (NoThreshold.TOO_RISKY, BrokenPromise.TOO_RISKY)],
)
def test_without_a_threshold_every_answer_is_asked_about_and_why_is_said(
    reason: NoThreshold, broken: BrokenPromise
) -> None:
    record = answers_record(unasked=unbounded(reason))
    assert decided(trace(SURE), record) == ("choose", ["sure"], broken)
    assert decided(trace(SURE), record, "abstain") == ("abstain", ["sure"], broken)


def test_a_reading_without_a_probability_is_never_given_unasked() -> None:
    """A signal that κ needs could not be measured: None is not a number, not even a small one."""
    unmeasured = scored("unmeasured", 0.7, None)
    record = answers_record(unasked=bounded(0.0))
    assert decided(trace(unmeasured), record) == ("choose", ["unmeasured"], BrokenPromise.RISK)
    assert decided(trace(unmeasured, UNSURE))[1] == ["unsure", "unmeasured"]


# --- linking ---------------------------------------------------------------------------------------


def test_after_a_person_was_asked_a_sure_reading_answers_but_not_as_an_unasked_one() -> None:
    for flagged in (True, False):
        found = decide(trace(SURE, flagged=flagged, asked=True), answers_record(), "ask", 4)
        assert found.kind == "answer"
        assert found.promise is not None
        assert not found.promise.unasked


def test_after_a_person_was_asked_an_unsure_reading_is_still_shown_first() -> None:
    assert decided(trace(UNSURE, asked=True)) == ("choose", ["unsure"], BrokenPromise.RISK)


@pytest.mark.parametrize("policy", ["surrogate", "abstain"])
def test_a_flag_that_no_person_settled_is_not_what_the_risk_was_bounded_for(policy: Policy) -> None:
    assert decided(trace(SURE, flagged=True), policy=policy) == ("abstain", ["sure"], BrokenPromise.LINKING)


def test_just_answer_takes_the_likeliest_credible_reading() -> None:
    found = decide(trace(UNSURE, SURE, POOR, asked=True), answers_record(), "ask", 4, just_answer=True)
    assert (found.kind, found.order, found.broken) == ("answer", (0,), None)
    assert found.promise is not None
    assert not found.promise.unasked
    assert decided(trace(POOR, asked=True), just_answer=True)[0] == "abstain"


# --- several, none, all ----------------------------------------------------------------------------


def test_of_several_credible_readings_a_person_chooses_the_likeliest_first() -> None:
    of = trace(SURE, scored("likelier", 0.5, 0.95), POOR)
    assert decided(of) == ("choose", ["likelier", "sure"], BrokenPromise.SEVERAL)


@pytest.mark.parametrize("policy", ["surrogate", "abstain"])
def test_of_several_credible_readings_nobody_picks_one_in_a_persons_place(policy: Policy) -> None:
    found = decide(trace(SURE, UNSURE), answers_record(), policy, 4)
    assert (found.kind, found.reason, found.detail) == ("abstain", Reason.AMBIGUOUS, "2")
    assert found.broken is BrokenPromise.SEVERAL


@pytest.mark.parametrize("policy", POLICIES)
def test_without_a_credible_reading_there_is_no_answer_and_no_choice(policy: Policy) -> None:
    found = decide(trace(POOR), answers_record(), policy, 4)
    assert (found.kind, found.reason, found.broken) == ("abstain", Reason.NOT_SURE, BrokenPromise.COVERAGE)
    assert [reading.sql for reading in found.readings(trace(POOR))] == ["poor"]


def test_a_score_at_tau_is_credible_and_one_step_below_is_not() -> None:
    of = trace(SURE, UNSURE)
    at, below = -UNSURE.score, math.nextafter(-UNSURE.score, -1.0)
    assert decided(of, answers_record(tau=at))[2] is BrokenPromise.SEVERAL
    assert decided(of, answers_record(tau=below)) == ("answer", ["sure"], None)


def test_where_the_target_is_out_of_reach_all_are_credible_and_what_can_be_reached_is_said() -> None:
    record = answers_record(tau=math.inf)
    found = decide(trace(SURE, POOR), record, "ask", 4)
    assert (found.kind, found.order, found.broken) == ("choose", (0, 1), BrokenPromise.SEVERAL)
    assert found.promise is not None
    assert not found.promise.reachable
    assert found.promise.highest_target == pytest.approx(166 / 201)
    assert decided(trace(SURE), record) == ("answer", ["sure"], None)


def test_the_rule_whose_risk_is_bounded_is_the_rule_that_answers() -> None:
    threshold = answers().credible
    for of in (trace(SURE), trace(SURE, POOR), trace(SURE, UNSURE), trace(POOR), trace(SURE, flagged=True)):
        index = unasked_but_for_kappa([s.score for s in of.scored], of.flagged, threshold)
        kappa = None if index is None else of.scored[index].signals["share"]
        kind, *_ = decided(of, policy="abstain")
        assert (kind == "answer") == (kappa is not None and kappa >= 0.8)
    assert credible_readings([0.05, 0.1, 0.7], threshold) == (1, 2)


# --- without a calibration -------------------------------------------------------------------------


@pytest.mark.parametrize("record", [None, replace(answers_record(), answers=None)])
def test_without_a_calibration_of_answers_nothing_is_promised(record: CalibrationRecord | None) -> None:
    for policy in POLICIES:
        found = decide(trace(SURE, UNSURE), record, policy, 4)
        assert (found.promise, found.broken, found.calibrated) == (None, None, False)
        assert set(found.probabilities) == {None}
    assert record is None or promised(record, unasked=True) is None


# --- any trace -------------------------------------------------------------------------------------

readings = st.builds(
    scored, st.sampled_from("abc"), st.floats(0, 1), st.one_of(st.none(), st.floats(0.001, 0.999))
)
traces = st.builds(
    lambda found, flagged, asked: trace(*found, flagged=flagged, asked=asked),
    st.lists(readings, min_size=1, max_size=8), st.booleans(), st.booleans(),
)  # fmt: skip
records = st.builds(
    answers_record,
    tau=st.floats(-1, 0) | st.just(math.inf),
    unasked=st.floats(0, 1).map(bounded) | st.sampled_from(NoThreshold).map(unbounded),
    probability=st.just(PlattScaling(("share",), (1.5,), -0.3)),
)


@given(traces, records, st.sampled_from(POLICIES), st.integers(1, 6), st.booleans())
def test_an_answer_that_nobody_had_a_say_in_is_always_one_that_the_promise_covers(
    of: Trace, record: CalibrationRecord, policy: Policy, max_readings: int, just_answer: bool
) -> None:
    found = decide(of, record, policy, max_readings, just_answer=just_answer and of.asked)
    assert pickle.loads(pickle.dumps(found)) == found
    assert 1 <= len(found.order) <= max_readings
    assert record.answers is not None
    credible = credible_readings([s.score for s in of.scored], record.answers.credible)
    if found.kind == "answer":
        assert found.order[0] in credible
        assert found.broken is None
        assert found.promise is not None
        assert found.promise.unasked == (not of.asked)
    else:
        assert found.broken is not None
    if found.kind == "answer" and not of.asked:
        kappa = found.probabilities[found.order[0]]
        assert credible == found.order
        assert not of.flagged
        assert kappa is not None
        assert record.answers.unasked.predict(kappa)
    if policy != "ask":
        assert found.kind != "choose"


@given(traces, records)
def test_what_is_chosen_from_comes_most_probable_first(of: Trace, record: CalibrationRecord) -> None:
    found: Decision = decide(of, record, "ask", 8)
    kappa = [-1.0 if (p := found.probabilities[i]) is None else p for i in found.order]
    behind = (
        kappa[1:]
        if found.broken in (BrokenPromise.RISK, BrokenPromise.TOO_FEW, BrokenPromise.TOO_RISKY)
        else kappa
    )
    assert behind == sorted(behind, reverse=True)
