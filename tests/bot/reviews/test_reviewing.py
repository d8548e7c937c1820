"""Reviews over a real store and a real database: what is shown, what is taken, and what comes of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from adapters.calibration.reviewed import divided
from adapters.store.store import Store
from bot.reviews.promising import Promising, ReviewRules
from bot.reviews.reviewing import MOST_SQL, Reviewing, ReviewVerdict, readings_of
from bot.wording import weekly_reviews
from reliability.afterwards.answers import NarrowedAnswer
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import read_question_log
from reliability.clarifications.readings import ChooseReading
from reliability.errors import BadInput, NotFound
from reliability.promises.record_json import StoredRecord
from reliability.promises.reviews.draw import span_of
from reliability.promises.reviews.outlook import look_size, outlook
from reliability.values import (
    Abstained,
    BrokenPromise,
    Exchange,
    Failure,
    FailureKind,
    Helped,
    HelpKind,
    Limits,
    Outcome,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.support.live_bot import answered, promise, reading

MONDAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
ONE, TWO = reading("one", (1,), sql="SELECT 1"), reading("two", (2,), sql="SELECT 2")
OFFERED = ChooseReading(0, (TWO, ONE), BrokenPromise.SEVERAL, promise(), 2)
CHOSEN = answered(ONE, asked=True, exchanges=(Exchange(OFFERED, Reply(ReplyKind.CHOICE, 1)),))


class Clock:
    """A time that tests move."""

    def __init__(self) -> None:
        self.time = MONDAY

    def __call__(self) -> datetime:
        return self.time


class Database:
    """Runs what it knows, and says no to the rest."""

    def __init__(self) -> None:
        self.ran: list[str] = []

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        self.ran.append(sql)
        if sql.startswith("SELECT 1"):
            return Rows(("n",), ((1,),))
        if sql == "SELECT many":
            return Rows(("n",), ((1,),), truncated=True)
        return Failure(FailureKind.REFUSED, "Only SELECT is allowed.")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path}/store.sqlite", clock)
    yield opened
    opened.close()


@pytest.fixture
def database() -> Database:
    return Database()


@pytest.fixture
def reviewing(store: Store, database: Database) -> Reviewing:
    return Reviewing(store.reviews, store.asks.outcome, lambda _name: database, Limits())


def drawn(store: Store, *ends: Outcome, text: str = "") -> list[str]:
    """Asks that ended so, all drawn."""
    ids = [f"Ev{number}" for number in range(len(ends))]
    for ask_id, outcome in zip(ids, ends, strict=True):
        store.asks.started(Question(ask_id, text or f"question {ask_id}", "U1", "C1", "T1"), "retail")
        store.asks.finished(ask_id, outcome)
    store.reviews.draw("retail", "2026-W47", len(ends))
    return ids


# --- what is shown and taken -----------------------------------------------------------------------


def test_what_was_offered_comes_first_and_each_query_once() -> None:
    assert [r.sql for r in readings_of(CHOSEN)] == ["SELECT 2", "SELECT 1"]
    assert [r.sql for r in readings_of(answered(ONE, others=(TWO, ONE)))] == ["SELECT 1", "SELECT 2"]
    assert readings_of(Abstained(Reason.NOT_SURE, readings=(TWO,))) == (TWO,)
    assert readings_of(Helped(HelpKind.GREETING)) == ()
    narrowed = NarrowedAnswer(TWO, CHOSEN.linked, read=ONE)
    assert [r.sql for r in readings_of(narrowed)] == ["SELECT 1"], "what the flow read is what is calibrated"


@pytest.mark.parametrize(
    ("said", "sql", "foremost"),
    [
        (ReviewVerdict(0), "SELECT 2", True),
        (ReviewVerdict(1), "SELECT 1", False),
        (ReviewVerdict(), None, False),
        (ReviewVerdict(sql=" SELECT 1 AS other "), "SELECT 1 AS other", False),
    ],
)
def test_a_review_keeps_the_query_and_whether_the_foremost_reading_was_right(
    store: Store, reviewing: Reviewing, said: ReviewVerdict, sql: str | None, foremost: bool
) -> None:
    [ask] = drawn(store, CHOSEN)
    assert reviewing.take(ask, said, "U9") == weekly_reviews.REVIEW_TAKEN
    [kept] = store.reviews.counting("retail")
    assert (kept.sql, kept.foremost) == (sql, foremost)
    assert reviewing.take(ask, ReviewVerdict(0), "U8") == weekly_reviews.REVIEW_TAKEN_BEFORE
    assert store.reviews.counting("retail") == [kept]


def test_own_sql_with_the_foremost_result_is_the_foremost_reading(store: Store, reviewing: Reviewing) -> None:
    [ask] = drawn(store, answered(ONE))
    assert reviewing.take(ask, ReviewVerdict(sql="SELECT 1 FROM t"), "U9") == weekly_reviews.REVIEW_TAKEN
    assert store.reviews.counting("retail")[0].foremost is True


def test_without_a_reading_nobody_says_that_candor_was_wrong(store: Store, reviewing: Reviewing) -> None:
    [ask] = drawn(store, Abstained(Reason.NOT_IN_DATA))
    assert reviewing.shown(ask).readings == ()
    reviewing.take(ask, ReviewVerdict(), "U9")
    assert store.reviews.counting("retail")[0].foremost is None


@pytest.mark.parametrize(
    "sql", ["DROP TABLE t", "SELECT many", "SELECT 1 " + "x" * MOST_SQL, "SELECT 1" + "\n;" * 1199 + ";"]
)
def test_sql_that_is_refused_or_cut_is_not_taken(
    store: Store, reviewing: Reviewing, database: Database, sql: str
) -> None:
    [ask] = drawn(store, CHOSEN)
    sentence = reviewing.take(ask, ReviewVerdict(sql=sql), "U9")
    assert sentence.startswith("I can't take this SQL: ")
    assert reviewing.run(reviewing.shown(ask).review, sql) == sentence
    assert store.reviews.waiting("retail")
    assert len(sql) < 100 or database.ran == []


@pytest.mark.parametrize("choice", [2, -1, 10**6])
def test_a_reading_that_is_not_there_is_not_taken(store: Store, reviewing: Reviewing, choice: int) -> None:
    [ask] = drawn(store, CHOSEN)
    assert reviewing.take(ask, ReviewVerdict(choice), "U9") == weekly_reviews.REVIEW_GONE
    assert store.reviews.waiting("retail")
    with pytest.raises(NotFound):
        reviewing.take("never drawn", ReviewVerdict(0), "U9")


def test_questions_come_one_after_the_other_and_can_be_passed_over(store: Store, reviewing: Reviewing) -> None:
    ids = drawn(store, CHOSEN, CHOSEN)
    assert reviewing.following("retail") is not None
    assert reviewing.following("retail", ids) is None
    assert reviewing.following("other") is None


# --- what comes of it ------------------------------------------------------------------------------


def reviews(store: Store, clock: Clock, count: int, right: bool = True, record: Outcome | None = None) -> None:
    """Weeks of ten questions that were drawn and reviewed."""
    for number in range(count):
        if number % 10 == 0:
            clock.time += timedelta(days=7)
        ask_id = f"R{clock.time:%m%d}-{number}"
        store.asks.started(Question(ask_id, f"question {ask_id}", "U1", "C1", "T1"), "retail")
        store.asks.finished(ask_id, record or answered(ONE))
        if number % 10 == 9 or number == count - 1:
            year, week, _ = clock.time.isocalendar()
            store.reviews.draw("retail", f"{year}-W{week:02d}", 10)
            for each in store.reviews.waiting("retail"):
                store.reviews.take(each.ask_id, f"SELECT {each.ask_id!r}", right, "U9")


RULES = ReviewRules(("retail",), 10)
RECORD = StoredRecord("{}")


def test_a_look_draws_the_week_that_is_over_once_and_only_what_may_be_read(store: Store, clock: Clock) -> None:
    for number in range(4):
        store.asks.started(Question(f"Ev{number}", "what?", "U1", f"C{number % 2}", "T1"), "retail")
    clock.time = span_of("2026-W47")[1] + timedelta(days=1)
    promising = Promising(store, RULES, lambda channel: channel == "C1")
    promising.look()
    assert store.reviews.waiting() == []  # a day later something may still be under way
    clock.time += timedelta(days=1)
    promising.look()
    promising.look()
    assert {each.ask_id for each in store.reviews.waiting()} == {"Ev1", "Ev3"}
    assert Promising(store, replace(RULES, a_week=0)).standing("retail").waiting == 2


def test_by_default_nothing_may_be_shown(store: Store, clock: Clock) -> None:
    store.asks.started(Question("Ev0", "what?", "U1", "C1", "T1"), "retail")
    clock.time += timedelta(days=14)
    store.asks.started(Question("Ev1", "what?", "U1", "C1", "T1"), "retail")
    clock.time = span_of("2026-W49")[1] + timedelta(days=3)
    Promising(store, RULES).look()
    assert store.reviews.waiting() == []


def test_a_calibration_is_begun_at_the_planned_size_and_never_twice(store: Store, clock: Clock) -> None:
    begun: list[str] = []
    promising = Promising(store, RULES, start=begun.append)
    reviews(store, clock, 110)
    promising.look()
    assert begun == []
    reviews(store, clock, 15)
    promising.look()
    assert begun == ["retail"]
    due = promising.due("retail")
    assert due is not None
    assert (due[0], len(due[1])) == (1, look_size(1))
    assert due[1] == store.reviews.counting("retail")[:120]
    store.proposals.fail("retail", 1, 120, "nothing runs")
    promising.look()
    assert (begun, promising.due("retail")) == (["retail"], None)


def test_progress_is_said_in_one_true_sentence(store: Store, clock: Clock) -> None:
    promising = Promising(store, RULES)
    assert "nobody knows yet" in weekly_reviews.review_outlook(promising.standing("retail").outlook)
    reviews(store, clock, 30)
    said = weekly_reviews.review_outlook(promising.standing("retail").outlook)
    assert said == (
        "30 of about 120 reviews: at today's error (I was wrong on 0 of 30) a promise of at most 10 % wrong is in reach in "
        "9 weeks."
    )
    reviews(store, clock, 10, right=False)
    said = weekly_reviews.review_outlook(promising.standing("retail").outlook)
    assert "40 questions are reviewed: I was wrong on 10 of 40 (25 %), and while that is so, no number" in said
    assert "in reach" not in said


@pytest.mark.parametrize(
    "foremost", [[True] * 119, [True] * 121, [True] * 100 + [False] * 9, [None], [True] * 50 + [False]]
)
def test_every_outlook_is_a_whole_sentence(foremost: list[bool | None]) -> None:
    for a_week in (0.0, 1.0, 1000.0):
        sentence = weekly_reviews.review_outlook(outlook(foremost, a_week=a_week))
        assert sentence[0].isalnum()
        assert sentence.endswith(".")
        assert "None" not in sentence


def test_a_calibration_that_verdicts_break_turns_itself_off_with_a_word(store: Store) -> None:
    given = answered(ONE, calibrated=True, promise=promise())
    name = f"{promise().data} {promise().made_at}"
    store.proposals.propose("retail", 1, 120, name, RECORD)
    store.proposals.turn_on("retail", "U9")
    promising = Promising(store, RULES)
    promising.look()
    assert store.proposals.on("retail") is not None
    for number in range(20):
        store.asks.started(Question(f"Ev{number}", "?", "U1", "C1", "T1"), "retail")
        store.asks.finished(f"Ev{number}", given)
        store.asks.feedback(f"Ev{number}", "U1", number >= 12)
    promising.look()
    assert store.proposals.on("retail") is None
    [notice] = store.notices.noted()
    assert notice.startswith("I stopped using the calibration of retail that was made from reviews, because 12 of 20")
    promising.look()
    assert len(store.notices.noted()) == 1
    with pytest.raises(BadInput):
        promising.turn_on("retail", "U9")


def test_a_calibration_that_reviews_break_turns_itself_off(store: Store, clock: Clock) -> None:
    given = answered(ONE, calibrated=True, promise=promise())
    store.proposals.propose("retail", 1, 120, f"{promise().data} {promise().made_at}", RECORD)
    store.proposals.turn_on("retail", "U9")
    reviews(store, clock, 10, right=False, record=given)
    Promising(store, RULES).look()
    assert store.proposals.on("retail") is None
    assert "were drawn and reviewed were wrong" in store.notices.noted()[0]


def test_answers_of_no_calibration_or_another_break_nothing(store: Store, clock: Clock) -> None:
    store.proposals.propose("retail", 1, 120, "reviews of retail 2026", RECORD)
    store.proposals.turn_on("retail", "U9")
    reviews(store, clock, 20, right=False, record=answered(ONE, calibrated=True, promise=promise()))
    Promising(store, RULES).look()
    assert store.proposals.on("retail") is not None


def test_who_turned_a_calibration_on_is_in_the_audit_log(store: Store) -> None:
    promising = Promising(store, RULES)
    with pytest.raises(NotFound):
        promising.turn_on("retail", "U9")
    store.proposals.propose("retail", 1, 120, "n", RECORD)
    promising.turn_on("retail", "U9")
    assert promising.turn_off("retail", "U8")
    assert not promising.turn_off("retail", "U8")
    assert [entry.action for entry in store.asks.audit_trail()] == ["calibration turned off", "calibration turned on"]


# --- how a log is divided --------------------------------------------------------------------------


def test_what_bounds_was_asked_last_and_was_never_asked_before(store: Store, clock: Clock) -> None:
    reviews(store, clock, 100)
    counting = store.reviews.counting("retail")
    again = replace(counting[-1], question=counting[0].question.upper())
    same_query = replace(counting[-2], sql=counting[1].sql)
    questions = {q.id: q for q in divided([*counting[:-2], same_query, again])}
    parts = [questions[each.ask_id].part for each in counting]
    assert LogPart.BOUND not in parts[:55]
    assert parts[55:98] == [LogPart.BOUND] * 43
    assert questions[again.ask_id].group == questions[counting[0].ask_id].group
    assert parts[99] == parts[0] != LogPart.BOUND
    assert parts[98] == parts[1] != LogPart.BOUND
    assert {LogPart.FIT, LogPart.CALIBRATE} <= set(parts)
    assert questions[counting[0].ask_id].database == counting[0].asked_at.date().isoformat()


def test_an_exported_log_is_read_by_calibrations(store: Store, clock: Clock, tmp_path: Path) -> None:
    from adapters.store.reviews.reviews import line_of

    reviews(store, clock, 12)
    file = tmp_path / "log.jsonl"
    file.write_text("".join(f"{json.dumps(line_of(each))}\n" for each in store.reviews.reviewed("retail")))
    questions, _ = read_question_log(file, "promise")
    assert len(questions) == 12
