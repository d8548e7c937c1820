"""What was promised of an ask, and whether it was kept: numbers worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from reliability.clarifications.readings import ChooseReading
from reliability.promises.kept import (
    Judged,
    JudgedAsk,
    Promised,
    Tally,
    judged_answers,
    merged,
    picked_among_credible,
    promised_by,
    tallies_of,
)
from reliability.values import (
    Abstained,
    Answered,
    BrokenPromise,
    Exchange,
    LinkedSchema,
    Promise,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)

GIVEN = Promise(True, 0.1, 0.95, 0.1, 0.05, 0.08, 240, 9, 400, "log", "2026-11-21")
READING = Reading("SELECT 1", "one", Rows(("n",), ((1,),)))
ANSWERED = Answered(READING, LinkedSchema((), ()), promise=GIVEN)
ASK = JudgedAsk(False, "log", 0.1, 0.2, None, (), True)


def test_nothing_is_promised_without_a_calibration() -> None:
    assert promised_by(replace(ANSWERED, promise=None)) == Promised()
    assert promised_by(replace(ANSWERED, promise=replace(GIVEN, smallest=29))) == Promised()
    assert promised_by(replace(ANSWERED, promise=replace(GIVEN, smallest=30))) != Promised()


@pytest.mark.parametrize(
    ("promise", "risk", "miss"),
    [
        (GIVEN, 0.1, 0.1),
        (replace(GIVEN, unasked=False), None, 0.1),
        (replace(GIVEN, highest_target=0.8), 0.1, 0.2),
        (replace(GIVEN, highest_target=0.8, given_right=True), 0.1, 1 - 0.9 * 0.8),
        (replace(GIVEN, given_right=True), 0.1, 0.1),
    ],
)
def test_what_may_be_missed_is_alpha_or_what_was_reachable(promise: Promise, risk: float | None, miss: float) -> None:
    found = promised_by(replace(ANSWERED, promise=promise))
    assert (found.record, found.risk) == ("log 2026-11-21", risk)
    assert found.miss == pytest.approx(miss)


def test_an_abstention_promises_no_risk() -> None:
    assert promised_by(Abstained(Reason.NOT_SURE, promise=GIVEN)).risk is None


@pytest.mark.parametrize(
    ("broken", "promise", "reply", "found"),
    [
        (BrokenPromise.SEVERAL, GIVEN, Reply(ReplyKind.CHOICE, 1), True),
        (BrokenPromise.RISK, GIVEN, Reply(ReplyKind.CHOICE, 0), True),
        (BrokenPromise.RISK, GIVEN, Reply(ReplyKind.CHOICE, 1), False),
        (BrokenPromise.SEVERAL, GIVEN, Reply(ReplyKind.OTHER, text="none"), False),
        (BrokenPromise.SEVERAL, GIVEN, Reply(ReplyKind.JUST_ANSWER), None),
        (BrokenPromise.COVERAGE, GIVEN, Reply(ReplyKind.CHOICE, 0), None),
        (BrokenPromise.COVERAGE, GIVEN, Reply(ReplyKind.OTHER, text="none"), None),
        (None, None, Reply(ReplyKind.CHOICE, 0), None),
    ],
)
def test_a_choice_says_whether_a_credible_reading_was_meant(
    broken: BrokenPromise | None, promise: Promise | None, reply: Reply, found: bool | None
) -> None:
    credible = 2 if broken is BrokenPromise.SEVERAL else 1
    exchange = Exchange(ChooseReading(0, (READING, READING), broken, promise, credible), reply)
    assert picked_among_credible(replace(ANSWERED, exchanges=(exchange,))) is found


def test_errors_and_misses_are_tallied_by_calibration() -> None:
    asks = [
        ASK,
        replace(ASK, right=False),
        replace(ASK, risk=None, right=None, picked=True),
        replace(ASK, risk=None, right=False, picked=True),  # judged wrong: none of the offered was right
        replace(ASK, record="other", miss=1.0),  # nothing promised: nothing to miss
    ]
    assert tallies_of(asks) == [
        Tally("error", "log", 0.1, 2, 1),
        Tally("coverage", "log", 0.2, 4, 2),
        Tally("error", "other", 0.1, 1, 0),
    ]
    assert judged_answers(asks, asked=False) == Judged(4, 2)
    assert judged_answers(asks, asked=True) == Judged()


def test_the_loosest_limit_stays_when_tallies_merge() -> None:
    tallies = [Tally("error", "log", 0.1, 2, 1), Tally("error", "log", 0.2, 3, 0)]
    assert merged(tallies) == [Tally("error", "log", 0.2, 5, 1)]
