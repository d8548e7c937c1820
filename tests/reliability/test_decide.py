"""What calibration allows: every branch of the decision, and that one step of a threshold changes it."""

from __future__ import annotations

import math
import pickle
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.candidates.selection import ScoredReading
from reliability.core import Policy
from reliability.decide import (
    MOST_NAMED,
    PAGES,
    Considered,
    Decision,
    Trace,
    credible_readings,
    decide,
    promised,
    unasked_but_for_kappa,
)
from reliability.promises.from_signals.platt import PlattScaling
from reliability.promises.novelty import Likeness, fit_novelty, likeness
from reliability.promises.probability import calibrated
from reliability.promises.record import CalibrationData, CalibrationRecord
from reliability.promises.unasked_threshold import NoThreshold
from reliability.values import (
    BranchingPoint,
    BrokenPromise,
    Column,
    Element,
    Execution,
    Failure,
    FailureKind,
    ForeignKey,
    Hint,
    HintScope,
    LinkedSchema,
    PreviousTurn,
    Question,
    Reading,
    Reason,
    Rows,
    Schema,
    Table,
)
from tests.support.calibrated import answers, answers_record, bounded, unbounded

POLICIES: tuple[Policy, ...] = ("ask", "surrogate", "abstain")


def scored(name: str, kappa: float | None, *, by_words: bool = False) -> ScoredReading:
    """A reading whose κ is given: κ is the signal `share` itself."""
    signals = {} if kappa is None else {"share": kappa}
    shown = Reading(name, name, Rows(("a",), ((name,),)))
    return ScoredReading(shown, kappa or 0.0, kappa or 0.0, 0.0, signals=signals, by_words=by_words)


def trace(*readings: ScoredReading, flagged: bool = False, asked: bool = False) -> Trace:
    points = (BranchingPoint(0, (), 0.5),) if flagged else ()
    return Trace(
        Question("q", "q"),
        Schema("sqlite", ()),
        LinkedSchema((), (), branching_points=points),
        (),
        Execution((), 0.0, 0.0),
        tuple(sorted(readings, key=lambda s: -s.score)),
        asked,
    )


def decided(
    of: Trace, record: CalibrationRecord | None = None, policy: Policy = "ask", **more: Any
) -> tuple[str, list[str], BrokenPromise | None]:
    """The decision in short: its kind, its readings, the promise that an unasked answer would break."""
    found = decide(of, record or answers_record(), policy, more.pop("max_readings", 4), **more)
    return found.kind, [reading.sql for reading in found.readings(of)], found.broken


SURE, UNSURE, POOR = scored("sure", 0.9), scored("unsure", 0.7), scored("poor", 0.05)
"""By default readings with κ ≥ 0.1 are credible, and those with κ ≥ 0.8 may be given unasked."""


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


@pytest.mark.parametrize(
    "rows", [(), ((None,),), ((None, None), (None, None)), ((0,),), ((None, 0),), ((0.0, 0), (0, None))]
)
def test_a_reading_that_finds_nothing_is_never_answered_unasked(rows: tuple[tuple[float | None, ...], ...]) -> None:
    """Queries of an emptied table agree on nothing, and the more surely: that is no evidence. Neither is a count of
    none, on which wrong ones agree as well."""
    nothing = replace(SURE, reading=replace(SURE.reading, result=Rows(("a",), rows)))
    assert decided(trace(nothing, POOR)) == ("choose", ["sure", "poor"], BrokenPromise.EMPTY)
    assert decided(trace(nothing), policy="abstain")[::2] == ("abstain", BrokenPromise.EMPTY)
    some = replace(SURE, reading=replace(SURE.reading, result=Rows(("a",), ((None, 1),))))
    assert decided(trace(some, POOR))[0] == "answer"


def test_below_the_threshold_the_credible_reading_is_asked_about_first_then_the_next_likely_ones() -> None:
    poorer = scored("poorer", 0.01)
    of = trace(UNSURE, poorer, POOR)
    assert decided(of) == ("choose", ["unsure", "poor", "poorer"], BrokenPromise.RISK)
    assert decide(of, answers_record(), "ask", 4).credible == 1
    assert decided(of, max_readings=1)[1] == ["unsure", "poor"], "two pages of one"


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
    unmeasured = scored("unmeasured", None)
    record = answers_record(tau=math.inf, unasked=bounded(0.0))
    assert decided(trace(unmeasured), record) == ("choose", ["unmeasured"], BrokenPromise.RISK)
    assert decided(trace(unmeasured))[::2] == ("choose", BrokenPromise.COVERAGE)
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


def test_a_flag_holds_back_only_what_rests_on_the_models_linking() -> None:
    by_words = replace(SURE, by_words=True)
    assert decided(trace(by_words, POOR, flagged=True), policy="abstain") == ("answer", ["sure"], None)
    assert decided(trace(SURE, replace(UNSURE, by_words=True), flagged=True))[2] is BrokenPromise.LINKING


def test_just_answer_takes_the_likeliest_credible_reading() -> None:
    found = decide(trace(UNSURE, SURE, POOR, asked=True), answers_record(), "ask", 4, just_answer=True)
    assert (found.kind, found.order, found.broken) == ("answer", (0,), None)
    assert found.promise is not None
    assert not found.promise.unasked
    assert decided(trace(POOR, asked=True), just_answer=True)[0] == "abstain"


# --- unlike, out of time, too few ------------------------------------------------------------------

LIKE, UNLIKE_THEM = likeness([1.0, 0.0]), likeness([0.0, 1.0])


def with_novelty(level: float = 0.05) -> CalibrationRecord:
    record = answers_record()
    assert record.answers is not None
    return replace(record, answers=replace(record.answers, novelty=fit_novelty([LIKE] * 19, level)))


@pytest.mark.parametrize("measured", [UNLIKE_THEM, None])
def test_a_question_unlike_those_of_the_calibration_is_asked_about(measured: Likeness | None) -> None:
    record = with_novelty()
    assert decided(replace(trace(SURE), likeness=LIKE), record) == ("answer", ["sure"], None)
    assert decided(replace(trace(SURE), likeness=measured), record) == ("choose", ["sure"], BrokenPromise.UNLIKE)
    assert decided(replace(trace(SURE), likeness=measured), with_novelty(level=0.0))[0] == "answer"
    assert decided(replace(trace(SURE), likeness=measured), record, "abstain")[0] == "abstain"


def test_words_that_nothing_explains_forbid_an_unasked_answer() -> None:
    measured = likeness([1.0, 0.0], unexplained=0.2)
    record = with_novelty(level=0.0)
    assert decided(replace(trace(SURE), likeness=measured), record) == ("choose", ["sure"], BrokenPromise.UNEXPLAINED)
    assert decided(replace(trace(SURE), likeness=LIKE), record)[0] == "answer"


@pytest.mark.parametrize(
    ("kind", "answers_unasked"),
    [(FailureKind.TIMEOUT, False), (FailureKind.UNAVAILABLE, False), (FailureKind.INVALID, True)],
)
def test_a_query_that_did_not_end_in_time_lets_nothing_be_answered_unasked(
    kind: FailureKind, answers_unasked: bool
) -> None:
    """So that load can only make the same question be asked about, never be answered otherwise."""
    failed = Execution((), 0.0, 0.1, (("SELECT 1", Failure(kind, "it did not run")),))
    kind_of, _, broken = decided(replace(trace(SURE), execution=failed))
    assert (kind_of == "answer") is answers_unasked
    assert broken is (None if answers_unasked else BrokenPromise.OUT_OF_TIME)


@pytest.mark.parametrize("part", ["fit", "calibrate", "bound"])
def test_below_thirty_questions_in_a_part_nothing_is_answered_unasked_and_no_probability_is_said(part: str) -> None:
    """Whatever its threshold says; thirty are enough."""
    record = answers_record()
    sizes = {"fit": 99, "calibrate": 99, "bound": 99}
    enough, few = (replace(record, data=CalibrationData("log", **{**sizes, part: n}, made_at="")) for n in (30, 29))
    assert decided(trace(SURE), enough)[0] == "answer"
    found = decide(trace(SURE, UNSURE), few, "ask", 4)
    assert set(found.probabilities) == {None}
    assert decided(trace(SURE), few) == ("choose", ["sure"], BrokenPromise.TOO_FEW)
    assert found.promise is not None
    assert not found.promise.evident


def test_what_is_missing_to_bound_the_risk_is_part_of_the_promise() -> None:
    short = replace(unbounded(NoThreshold.TOO_FEW), answered=17, needed=29)
    record = answers_record(unasked=short)
    found = promised(replace(record, data=replace(record.data, bound=112)), unasked=False)
    assert found is not None
    assert (found.bounding, found.needed, found.with_right, found.questions) == (112, 200, 190, 200)


# --- several, none, all ----------------------------------------------------------------------------


def test_of_several_credible_readings_a_person_chooses_the_likeliest_first() -> None:
    of = trace(UNSURE, scored("likelier", 0.75), POOR)
    assert decided(of) == ("choose", ["likelier", "unsure", "poor"], BrokenPromise.SEVERAL)
    assert decide(of, answers_record(), "ask", 4).credible == 2


def test_a_reading_above_the_threshold_answers_whatever_else_is_credible() -> None:
    """The bound counts it, of ambiguous questions with the reading that their asker means."""
    assert decided(trace(SURE, UNSURE, POOR)) == ("answer", ["sure", "unsure"], None), "and names them"
    assert decided(trace(SURE, UNSURE, asked=True)) == ("answer", ["sure"], None), "unless somebody had a say"


@pytest.mark.parametrize("policy", ["surrogate", "abstain"])
def test_of_several_credible_readings_nobody_picks_one_in_a_persons_place(policy: Policy) -> None:
    found = decide(trace(UNSURE, scored("other", 0.6)), answers_record(), policy, 4)
    assert (found.kind, found.reason, found.detail) == ("abstain", Reason.AMBIGUOUS, "2")
    assert found.broken is BrokenPromise.SEVERAL


@pytest.mark.parametrize("policy", POLICIES)
def test_without_a_credible_reading_nothing_answers_unasked(policy: Policy) -> None:
    found = decide(trace(POOR), answers_record(), policy, 4)
    assert found.kind == ("choose" if policy == "ask" else "abstain"), "who may be asked sees what was read"
    assert (found.reason, found.broken) == (Reason.NOT_SURE, BrokenPromise.COVERAGE)
    assert found.credible == 0
    assert [reading.sql for reading in found.readings(trace(POOR))] == ["poor"]


def test_without_a_credible_reading_waving_questions_away_gives_no_answer() -> None:
    found = decide(trace(POOR), answers_record(), "ask", 4, just_answer=True)
    assert (found.kind, found.reason) == ("abstain", Reason.NOT_SURE)


def test_without_a_credible_reading_a_rival_is_not_shown_before_what_is_likelier() -> None:
    family = [replace(scored(f"{n}", 0.001 * (9 - n)), family=0 if n in {0, 5} else n + 1) for n in range(6)]
    found = decide(trace(*family), answers_record(), "ask", 4)
    assert (found.kind, found.credible) == ("choose", 0)
    assert [reading.sql for reading in found.readings(trace(*family))] == [f"{n}" for n in range(6)]


def test_a_kappa_at_tau_is_credible_and_one_step_below_is_not() -> None:
    kappa = decide(trace(UNSURE), answers_record(), "ask", 4).probabilities[0]
    assert kappa is not None
    at, below = -kappa, math.nextafter(-kappa, -1.0)
    assert decided(trace(UNSURE), answers_record(tau=at))[2] is BrokenPromise.RISK
    assert decided(trace(UNSURE), answers_record(tau=below))[::2] == ("choose", BrokenPromise.COVERAGE)
    assert decide(trace(UNSURE), answers_record(tau=below), "abstain", 4).broken is BrokenPromise.COVERAGE


def test_where_the_target_is_out_of_reach_all_are_credible_and_what_can_be_reached_is_said() -> None:
    record = answers_record(tau=math.inf)
    found = decide(trace(UNSURE, POOR), record, "ask", 4)
    assert (found.kind, found.order, found.broken) == ("choose", (0, 1), BrokenPromise.SEVERAL)
    assert found.promise is not None
    assert not found.promise.reachable
    assert found.promise.highest_target == pytest.approx(166 / 201)
    assert decided(trace(SURE), record) == ("answer", ["sure"], None)


def test_the_rule_whose_risk_is_bounded_is_the_rule_that_answers() -> None:
    threshold = answers().credible
    worded = replace(SURE, by_words=True)
    of_nothing = replace(SURE, reading=replace(SURE.reading, result=Rows(("a",), ())))
    each = (trace(SURE), trace(SURE, POOR), trace(SURE, UNSURE), trace(POOR), trace(UNSURE), trace(of_nothing))
    for of in (*each, trace(SURE, flagged=True), trace(worded, flagged=True), trace(UNSURE, worded, flagged=True)):
        considered = [
            Considered(s.signals["share"], s.reading.result.empty, s.by_words, len(s.rivals), bool(s.reading.unsaid))
            for s in of.scored
        ]
        index = unasked_but_for_kappa(considered, of.flagged, threshold)
        kappa = None if index is None else considered[index].kappa
        kind, *_ = decided(of, policy="abstain")
        assert (kind == "answer") == (kappa is not None and kappa >= 0.8)
    assert credible_readings([0.05, 0.1, 0.7, None], threshold) == (1, 2)


# --- without a calibration -------------------------------------------------------------------------


@pytest.mark.parametrize("record", [None, replace(answers_record(), answers=None)])
def test_without_a_calibration_of_answers_nothing_is_promised(record: CalibrationRecord | None) -> None:
    for policy in POLICIES:
        found = decide(trace(SURE, UNSURE), record, policy, 4)
        assert (found.promise, found.broken, found.calibrated) == (None, None, False)
        assert set(found.probabilities) == {None}
    assert record is None or promised(record, unasked=True) is None


@pytest.mark.parametrize("readings", [[SURE], [SURE, POOR]])
@pytest.mark.parametrize("policy", ["surrogate", "abstain"])
def test_uncalibrated_who_may_not_ask_gives_no_answer(policy: Policy, readings: list[ScoredReading]) -> None:
    assert decide(trace(*readings), None, policy, 4).kind == "abstain"


def test_uncalibrated_a_single_reading_that_nobody_had_a_say_in_is_shown_first() -> None:
    assert decide(trace(SURE), None, "ask", 4).kind == "choose"
    assert decide(trace(SURE, asked=True), None, "ask", 4).kind == "answer"


def test_uncalibrated_of_two_in_the_same_words_none_answers_by_itself() -> None:
    one, other = (replace(each, reading=replace(each.reading, english="Total")) for each in (SURE, UNSURE))
    assert decide(trace(one, other, asked=True), None, "ask", 4).kind == "choose"
    assert decide(trace(one, other), None, "abstain", 4).reason is Reason.AMBIGUOUS


# --- any trace -------------------------------------------------------------------------------------

readings = st.builds(
    scored, st.sampled_from("abc"), st.one_of(st.none(), st.floats(0.001, 0.999)), by_words=st.booleans()
)
traces = st.builds(
    lambda found, flagged, asked: trace(*found, flagged=flagged, asked=asked),
    st.lists(readings, min_size=1, max_size=8),
    st.booleans(),
    st.booleans(),
)
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
    most = {"choose": PAGES * max_readings, "answer": 1 + MOST_NAMED, "abstain": max_readings}[found.kind]
    assert 1 <= len(found.order) <= most
    assert record.answers is not None
    kappas = calibrated([each.signals for each in of.scored], record.answers.probability)
    credible = credible_readings(kappas, record.answers.credible)
    assert found.kind != "choose" or set(found.order[: found.credible]) <= set(credible)
    if found.kind == "answer":
        assert found.order[0] in credible
        assert found.broken is None
        assert found.promise is not None
        assert found.promise.unasked == (not of.asked)
    else:
        assert found.broken is not None
    if found.kind == "answer" and not of.asked:
        kappa = kappas[found.order[0]]
        assert not of.flagged or of.scored[found.order[0]].by_words
        assert kappa is not None
        assert record.answers.unasked.predict(kappa)
    if policy != "ask":
        assert found.kind != "choose"


@given(traces, records)
def test_readings_are_together_never_said_to_be_more_than_certain(of: Trace, record: CalibrationRecord) -> None:
    assert record.answers is not None
    said = decide(of, record, "ask", 8).probabilities
    kappas = calibrated([each.signals for each in of.scored], record.answers.probability)
    assert sum(p or 0.0 for p in said) <= 1 + 1e-9
    assert [p is None for p in said] == [kappa is None for kappa in kappas]
    if sum(kappa or 0.0 for kappa in kappas) <= 1:
        assert said == tuple(kappas)


@given(traces, records)
def test_what_is_chosen_from_comes_most_probable_first(of: Trace, record: CalibrationRecord) -> None:
    found: Decision = decide(of, record, "ask", 8)
    kappa = [-1.0 if (p := found.probabilities[i]) is None else p for i in found.order]
    assert kappa == sorted(kappa, reverse=True)


# --- families ----------------------------------------------------------------------------------------


def kin(reading: ScoredReading, family: int, *names: str) -> ScoredReading:
    """The reading as a member of a family, with the names that the same words may as well mean."""
    return replace(reading, family=family, rivals=tuple(Element("days", name) for name in names))


def test_words_that_may_as_well_mean_another_name_are_never_answered_unasked() -> None:
    of = trace(kin(SURE, 0, "net"), POOR)
    assert decided(of) == ("choose", ["sure", "poor"], BrokenPromise.RIVALS)
    assert decided(trace(kin(SURE, 0), POOR))[0] == "answer", "a family with one defensible member"
    found = decide(of, answers_record(), "abstain", 4)
    assert (found.kind, found.reason, found.detail) == ("abstain", Reason.AMBIGUOUS, "2")
    assert decided(of, just_answer=True)[0] == "answer", "who waves questions away gets the likeliest"


def test_the_other_member_stands_among_the_first_four_and_counts_as_credible() -> None:
    others = [scored(f"other {n}", 0.5 - 0.05 * n) for n in range(4)]
    rival = kin(scored("rival", 0.02), 0, "gross")
    of = trace(kin(UNSURE, 0, "net"), *others, rival)
    found = decide(of, answers_record(), "ask", 4)
    assert [each.sql for each in found.readings(of)][:5] == ["unsure", "other 0", "other 1", "rival", "other 2"]
    assert found.credible == 6, "five are credible by their κ, and the family's other member"
    near = trace(kin(UNSURE, 0, "net"), kin(others[1], 0, "gross"), *others[2:])
    assert decided(near)[1] == ["unsure", "other 1", "other 2", "other 3"], "one that is there already is left there"
    assert decided(of, max_readings=1)[1] == ["unsure", "other 0"], "where one is shown at a time, the likeliest is"


def test_of_what_says_the_question_in_full_two_stand_among_the_first_four() -> None:
    """What the words leave open nothing tells but a person: how likely each seems says little."""
    others = [scored(f"other {n}", 0.5 - 0.05 * n) for n in range(4)]
    full = [replace(scored(f"full {n}", 0.03 - 0.01 * n), in_full=True) for n in range(3)]
    of = trace(UNSURE, *others, *full)
    found = decide(of, answers_record(), "ask", 4)
    assert [each.sql for each in found.readings(of)][:5] == ["unsure", "other 0", "full 0", "full 1", "other 1"]
    assert found.credible == 7, "five by their κ, and both that say it in full"
    senseless = replace(UNSURE, reading=replace(UNSURE.reading, sql="SELECT SUM(a) - SUM(a) FROM t"))
    assert decided(trace(senseless, others[0], *full))[1][:3] == ["other 0", "full 0", "full 1"], "never first"
    there = trace(replace(UNSURE, in_full=True), *others, *full)
    assert decided(there)[1][:4] == ["unsure", "other 0", "other 1", "full 0"], "one is there already"
    nothing = [replace(each, reading=replace(each.reading, result=Rows(("a",), ()))) for each in full]
    assert decided(trace(UNSURE, *others, *nothing))[1][:4] == ["unsure", "other 0", "other 1", "other 2"]


def test_without_a_record_they_stand_among_the_first_four_too() -> None:
    others = [scored(f"other {n}", 0.5 - 0.05 * n) for n in range(4)]
    full = [replace(scored(f"full {n}", 0.03 - 0.01 * n), in_full=True) for n in range(2)]
    of = trace(UNSURE, *others, *full)
    found = decide(of, None, "ask", 4)
    assert [each.sql for each in found.readings(of)][:4] == ["unsure", "other 0", "full 0", "full 1"]
    assert found.credible == 0


@pytest.mark.parametrize(("question", "fourth"), [("our largest shops", "ten"), ("our largest shop", "one 2")])
def test_where_several_are_asked_for_a_reading_that_shows_several_is_among_the_first_four(
    question: str, fourth: str
) -> None:
    ones = [scored(f"one {n}", 0.5 - 0.05 * n) for n in range(4)]
    ten = replace(
        scored("ten", 0.05), reading=Reading("SELECT a FROM b ORDER BY c LIMIT 10", "ten", Rows(("a",), (("x",),)))
    )
    of = replace(trace(UNSURE, *ones, ten), question=Question("q", question))
    found = decide(of, answers_record(), "ask", 4)
    assert [each.english for each in found.readings(of)][3] == fourth


def test_a_figure_beside_the_value_that_its_rows_are_kept_by_is_no_further_reading() -> None:
    alone, grouped, other = (
        replace(scored(name, kappa), reading=Reading(sql, name, Rows(("a",) * len(rows[0]), rows)))
        for name, kappa, sql, rows in (
            ("shops in Peru", 0.7, "SELECT COUNT(*) FROM shops WHERE land = 'Peru'", ((9,),)),
            ("by land", 0.6, "SELECT land, COUNT(*) FROM shops WHERE land = 'Peru' GROUP BY land", (("Peru", 9),)),
            ("the best", 0.5, "SELECT name, COUNT(*) FROM shops GROUP BY name LIMIT 1", (("Lima", 9),)),
        )
    )
    assert decided(trace(alone, grouped, other))[1] == [alone.reading.sql, other.reading.sql]


def test_what_pools_what_is_held_against_each_other_is_not_shown_where_two_others_are() -> None:
    pooled = replace(
        scored("pooled", 0.5),
        reading=Reading("SELECT COUNT(*) FROM b WHERE town IN ('Kiel', 'Bremen')", "pooled", Rows(("a",), ((4,),))),
    )
    of = replace(trace(UNSURE, pooled, POOR), question=Question("q", "Is Kiel bigger than Bremen?"))
    assert decided(of)[1] == ["unsure", "poor"]
    either = replace(of, question=Question("q", "How many are there in Kiel or Bremen?"))
    assert decided(either)[1][1] == pooled.reading.sql


def test_a_calibration_holds_back_what_an_ask_holds_back() -> None:
    threshold = answers().credible
    alone, rivalled = Considered(0.9, False, False), Considered(0.9, False, False, rivals=1)
    assert unasked_but_for_kappa([alone], False, threshold) == 0
    assert unasked_but_for_kappa([rivalled], False, threshold) is None
    assert unasked_but_for_kappa([replace(alone, unsaid=True)], False, threshold) is None
    assert unasked_but_for_kappa([replace(alone, several=True)], False, threshold) is None
    assert unasked_but_for_kappa([replace(alone, outside=True)], False, threshold) is None
    assert unasked_but_for_kappa([alone, replace(rivalled, kappa=0.5)], False, threshold) == 0


@pytest.mark.parametrize(("one_meaning", "broken"), [(0.29, BrokenPromise.RIVALS), (0.3, None), (0.5, None)])
def test_a_question_whose_words_likely_mean_several_things_is_asked_about(
    one_meaning: float, broken: BrokenPromise | None
) -> None:
    sure = replace(SURE, signals={**SURE.signals, "one meaning": one_meaning})
    assert decided(trace(sure))[::2] == ("choose" if broken else "answer", broken)
    assert decided(trace(sure, asked=True))[0] == "answer", "somebody has said what they mean"
    found = decide(trace(sure), answers_record(), "abstain", 4)
    if broken:
        assert (found.reason, found.detail) == (Reason.AMBIGUOUS, "2")


def test_of_words_that_likely_mean_several_things_half_as_many_more_are_shown_together() -> None:
    others = [scored(f"other {n}", 0.5 - 0.02 * n) for n in range(12)]
    open_ones = [replace(each, signals={**each.signals, "one meaning": 0.2}) for each in (UNSURE, *others)]
    shown = {most: decide(trace(*open_ones), answers_record(), "ask", most) for most in (1, 2, 4)}
    assert {most: found.at_once for most, found in shown.items()} == {1: 1, 2: 3, 4: 6}
    assert {most: len(found.order) for most, found in shown.items()} == {1: 2, 2: 6, 4: 12}
    assert decide(trace(UNSURE, *others), answers_record(), "ask", 4).at_once == 4


@pytest.mark.parametrize(("in_data", "broken"), [(0.49, BrokenPromise.OUTSIDE), (0.5, None)])
def test_who_likely_asks_for_what_the_data_lack_is_never_answered_unasked(
    in_data: float, broken: BrokenPromise | None
) -> None:
    sure = replace(SURE, signals={**SURE.signals, "in data": in_data})
    assert decided(trace(sure))[::2] == ("choose" if broken else "answer", broken)
    assert decided(trace(sure, asked=True))[0] == "answer", "somebody has said what they mean"


def found_nothing(of: ScoredReading) -> ScoredReading:
    return replace(of, reading=replace(of.reading, result=Rows(("a",), ())))


def test_a_reading_that_found_nothing_is_shown_after_those_that_found_something() -> None:
    kind, shown, _ = decided(trace(found_nothing(SURE), UNSURE, POOR))
    assert (kind, shown[:2]) == ("choose", ["unsure", "sure"])


def test_without_a_calibration_too() -> None:
    found = decide(trace(found_nothing(SURE), UNSURE), None, "ask", 4)
    assert [reading.sql for reading in found.readings(trace(found_nothing(SURE), UNSURE))] == ["unsure", "sure"]


def test_where_nothing_was_found_by_any_the_likeliest_stays_first() -> None:
    _, shown, _ = decided(trace(found_nothing(UNSURE), found_nothing(SURE)))
    assert shown[:2] == ["sure", "unsure"]


@pytest.mark.parametrize(
    ("question", "second"),
    [
        ("do we have any duplicate emails?", "none"),
        ("hi, are there any shops without staff", "none"),
        ("any orders without a buyer", "none"),
        ("did anybody pay twice", "none"),
        ("which shops have no staff", "poor"),
        ("show me any shop without staff", "poor"),
    ],
)
def test_that_there_are_none_is_an_answer_where_it_is_asked_whether_there_are_any(question: str, second: str) -> None:
    none = found_nothing(scored("none", 0.04, by_words=True))
    of = replace(trace(scored("first", 0.7), POOR, scored("poorer", 0.045), none), question=Question("q", question))
    assert decided(of)[1][:2] == ["first", second]
    written = replace(trace(scored("first", 0.7), POOR, replace(none, by_words=False)), question=of.question)
    assert decided(written)[1][:2] == ["first", "poor"], "what a model wrote may find nothing for a slip"
    other = replace(trace(scored("first", 0.7), UNSURE, POOR, none), question=of.question)
    assert decided(other)[1].index("none") >= 2, "what is credible comes before"


def leaving_out(of: ScoredReading, *words: str) -> ScoredReading:
    return replace(of, reading=replace(of.reading, unsaid=words))


def test_what_leaves_out_an_asked_operation_is_never_answered_unasked_and_shown_last() -> None:
    of = trace(leaving_out(SURE, "median"), POOR)
    assert decided(of) == ("choose", ["poor", "sure"], BrokenPromise.UNSAID)
    assert decide(of, answers_record(), "ask", 4).credible == 0, "what is surely not right is not credible"
    assert decided(of, answers_record(), "surrogate")[0] == "abstain"
    mixed = trace(leaving_out(SURE, "median"), UNSURE)
    taken = decide(mixed, answers_record(), "ask", 4, just_answer=True)
    assert all(not reading.unsaid for reading in taken.readings(mixed)[1:]), "no likeness is named beside an answer"
    found = decide(of, None, "ask", 4)
    assert [reading.unsaid for reading in found.readings(of)] == [(), ("median",)]


def test_where_two_readings_do_what_was_asked_none_that_leaves_it_out_is_shown() -> None:
    of = trace(leaving_out(SURE, "median"), UNSURE, POOR)
    for record in (answers_record(), None):
        assert [reading.sql for reading in decide(of, record, "ask", 4).readings(of)] == ["unsure", "poor"]


def test_who_waves_questions_away_gets_a_credible_reading_whatever_it_leaves_out() -> None:
    of = trace(leaving_out(SURE, "median"), POOR)
    taken = decide(of, answers_record(), "ask", 4, just_answer=True)
    assert (taken.kind, taken.readings(of)[0].sql) == ("answer", "sure")


@pytest.mark.parametrize(
    "nought",
    [
        "SELECT SUM(a) - SUM(a) FROM t",
        "SELECT SUM(t.a) / SUM(t.a) FROM t",
        "SELECT t.n FROM t WHERE t.a > (SELECT MAX(t.a) FROM t)",
        "SELECT t.n FROM t WHERE t.a < (SELECT MIN(t.a) FROM t)",
    ],
)
def test_what_holds_a_value_against_itself_is_shown_last_and_is_not_credible(nought: str) -> None:
    of = trace(scored(nought, 0.7), scored("SELECT SUM(a) - SUM(b) FROM t", 0.5))
    found = decide(of, answers_record(), "ask", 4)
    assert [reading.sql for reading in found.readings(of)] == ["SELECT SUM(a) - SUM(b) FROM t", nought]
    assert found.credible == 1
    beside = trace(*of.scored, POOR)
    among = decide(beside, answers_record(), "ask", 4).readings(beside)
    assert [reading.sql for reading in among] == ["SELECT SUM(a) - SUM(b) FROM t", "poor"]
    assert [reading.sql for reading in decide(of, None, "ask", 4).readings(of)][-1] == nought


def test_what_holds_keys_of_different_things_equal_is_shown_last_and_is_not_credible() -> None:
    orders = Table("orders", (Column("id", "INTEGER"), Column("buyer", "INTEGER")), foreign_keys=(BUYER,))
    people = Table("people", (Column("id", "INTEGER"), Column("home", "INTEGER")), foreign_keys=(HOME,))
    schema = Schema("sqlite", (orders, people, Table("towns", (Column("id", "INTEGER"),))))
    count = "SELECT COUNT(*) FROM orders JOIN people ON people.{} = orders.buyer"
    wrong, right = scored(count.format("home"), 0.7), scored(count.format("id"), 0.5)
    of = replace(trace(wrong, right), schema=schema)
    for record in (answers_record(), None):
        found = decide(of, record, "ask", 4)
        assert [reading.sql for reading in found.readings(of)] == [right.reading.sql, wrong.reading.sql]
    assert decide(of, answers_record(), "ask", 4).credible == 1


BUYER, HOME = ForeignKey(("buyer",), "people", ("id",)), ForeignKey(("home",), "towns", ("id",))


def test_beside_an_answer_nothing_is_named_that_nobody_can_mean_or_hardly_anybody() -> None:
    """Here everything is credible that has a κ of a tenth."""
    nought, another = scored("SELECT SUM(a) - SUM(a) FROM t", 0.3), scored("SELECT SUM(b) FROM t", 0.2)
    of = trace(SURE, nought, another)
    found = decide(of, answers_record(), "ask", 4)
    assert [reading.sql for reading in found.readings(of)] == ["sure", another.reading.sql]
    assert found.kind == "answer"
    rare = trace(SURE, *(scored(f"SELECT {n} FROM t", 0.1001) for n in range(12)))
    alone = decide(rare, answers_record(), "ask", 4)
    assert (alone.kind, alone.order) == ("answer", (0,)), "each of them is less than 5 % likely"


def test_what_is_promised_holds_over_all_looks_at_the_data() -> None:
    shared = replace(bounded(0.8), delta=0.05 / 6, all_looks=0.05)
    promise = decide(trace(SURE, POOR), answers_record(unasked=shared), "ask", 4).promise
    assert promise is not None
    assert promise.delta == 0.05


def test_of_readings_in_the_same_words_the_likelier_is_shown() -> None:
    """What a query groups by tells ties apart, not meanings; nobody could choose."""
    first, twin, other = (
        replace(each, reading=replace(each.reading, english=said))
        for each, said in ((UNSURE, "The best shop"), (scored("twin", 0.55), "The best shop"), (POOR, "All shops"))
    )
    of = trace(first, twin, other)
    for record in (None, answers_record()):
        found = decide(of, record, "ask", 4)
        assert [reading.english for reading in found.readings(of)] == ["The best shop", "All shops"]
        assert found.readings(of)[0].sql == first.reading.sql
        assert found.credible <= 2


TOLD, ASKED_NOW = "SELECT COUNT(*) FROM orders", "SELECT SUM(revenue) FROM orders"


def in_thread(question: str, *readings: ScoredReading, before: str = "how many orders") -> Trace:
    asked = Question("q", question, previous=PreviousTurn(before, TOLD))
    return replace(trace(*readings), question=asked)


@pytest.mark.parametrize("record", [None, answers_record()])
def test_what_was_answered_just_before_is_shown_last(record: CalibrationRecord | None) -> None:
    of = in_thread("what were they worth", scored(TOLD, 0.7), scored(ASKED_NOW, 0.6))
    found = decide(of, record, "ask", 4)
    assert [reading.sql for reading in found.readings(of)] == [ASKED_NOW, TOLD]
    assert found.kind == "choose"
    assert found.credible <= 1


def test_what_was_answered_just_before_is_never_answered_again_unasked() -> None:
    again = scored("SELECT COUNT(*)  FROM orders", 0.9)
    assert decided(in_thread("what were they worth", again))[::2] == ("choose", BrokenPromise.SEVERAL)
    assert decided(in_thread("what were they worth", scored(ASKED_NOW, 0.9)))[0] == "answer"


def test_who_asks_the_same_again_gets_the_same_again() -> None:
    again, other = scored(TOLD, 0.9), scored(ASKED_NOW, 0.2)
    assert decided(in_thread("How many orders?", again, other))[:2] == ("answer", [TOLD, ASKED_NOW])


def test_beside_an_answer_what_was_said_before_is_not_named() -> None:
    new, again = scored(ASKED_NOW, 0.9), scored(TOLD, 0.3)
    assert decided(in_thread("what were they worth", new, again))[1] == [ASKED_NOW]


@pytest.mark.parametrize("record", [None, answers_record()])
@pytest.mark.parametrize("policy", ["ask", "surrogate", "abstain"])
def test_where_every_reading_leaves_it_out_none_is_offered(record: CalibrationRecord | None, policy: Policy) -> None:
    of = trace(leaving_out(SURE, "median"), leaving_out(POOR, "median", "share of"))
    found = decide(of, record, policy, 4, just_answer=policy == "surrogate")
    assert (found.kind, found.reason, found.detail) == ("abstain", Reason.NOT_COMPUTED, "median; share of")
    assert (found.readings(of), found.broken) == ((), None)


# --- hints decide within a family -------------------------------------------------------------------

SALES = Schema("sqlite", (Table("sales", (Column("gross", "REAL"), Column("net", "REAL"))),))
GROSS, NET = Element("sales", "gross"), Element("sales", "net")


def of_sales(column: Element, kappa: float, family: int, rival: Element | None) -> ScoredReading:
    reading = scored(f"SELECT SUM({column.column}) FROM sales", kappa)
    return replace(reading, family=family, rivals=(rival,) if rival else ())


def asked_with(hint: Hint | None, *readings: ScoredReading) -> Trace:
    return replace(trace(*readings), schema=SALES, hints=(hint,) if hint else ())


def prefers(column: Element) -> Hint:
    return Hint("sales", column, (), HintScope.PERSON, "U1", "U1", "what were sales", "2026-01-01T00:00:00+00:00")


def test_a_hint_orders_the_members_of_a_family() -> None:
    gross, net = of_sales(GROSS, 0.6, 0, NET), of_sales(NET, 0.3, 0, None)
    assert decided(asked_with(None, gross, net))[1][0] == gross.reading.sql
    assert decided(asked_with(prefers(NET), gross, net))[1] == [net.reading.sql, gross.reading.sql]
    assert decided(asked_with(prefers(GROSS), replace(gross, rivals=()), net))[1][0] == gross.reading.sql


def test_a_reading_that_also_uses_what_a_hint_passes_over_does_not_follow_it() -> None:
    both = replace(of_sales(GROSS, 0.6, 0, NET), reading=scored("SELECT SUM(gross), SUM(net) FROM sales", 0.6).reading)
    net, told = of_sales(NET, 0.3, 0, None), replace(prefers(NET), passed_over=(GROSS,))
    assert decided(asked_with(told, both, net))[1][0] == net.reading.sql


def test_a_hint_orders_nothing_outside_the_family() -> None:
    gross, net = of_sales(GROSS, 0.6, 0, None), of_sales(NET, 0.3, 1, None)
    assert decided(asked_with(prefers(NET), gross, net))[1][0] == gross.reading.sql
    rival = of_sales(GROSS, 0.6, 0, NET)
    assert decided(asked_with(prefers(NET), rival, net))[1][0] == rival.reading.sql


def test_uncalibrated_a_hint_orders_the_members_of_a_family_too() -> None:
    gross, net = of_sales(GROSS, 0.6, 0, NET), of_sales(NET, 0.3, 0, None)
    assert decide(asked_with(None, gross, net), None, "ask", 4).order == (0, 1)
    assert decide(asked_with(prefers(NET), gross, net), None, "ask", 4).order == (1, 0)


def test_what_found_nothing_is_not_put_first_by_a_hint() -> None:
    gross, net = of_sales(GROSS, 0.6, 0, NET), of_sales(NET, 0.3, 0, None)
    empty = replace(net, reading=replace(net.reading, result=Rows(("a",), ())))
    assert decided(asked_with(prefers(NET), gross, empty))[1][0] == gross.reading.sql


def test_what_a_hint_prefers_is_as_credible_as_what_it_is_preferred_to() -> None:
    gross, net = of_sales(GROSS, 0.6, 0, NET), of_sales(NET, 0.01, 0, None)
    found = decide(asked_with(prefers(NET), gross, net), answers_record(), "ask", 4)
    assert (found.order, found.credible) == ((1, 0), 2)


def test_no_likeness_beside_an_answer_says_what_another_says() -> None:
    """Nobody could tell the answer from it, nor the two of them apart."""

    def said(of: ScoredReading, english: str) -> ScoredReading:
        return replace(of, reading=replace(of.reading, english=english))

    found = trace(said(SURE, "Orders"), said(UNSURE, "Orders"), said(POOR, "Returns"))
    taken = decide(found, answers_record(), "ask", 4, just_answer=True)
    assert [reading.sql for reading in taken.readings(found)] == ["sure"]
    apart = trace(said(SURE, "Orders"), said(UNSURE, "Sales"), said(POOR, "Returns"))
    taken = decide(apart, answers_record(), "ask", 4, just_answer=True)
    assert [reading.sql for reading in taken.readings(apart)] == ["sure", "unsure"]
