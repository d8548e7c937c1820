"""An answer that was called wrong, read as it was meant: by another reading, by words, by a query of one's own."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from datetime import date

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.fake import FakeStore
from adapters.warehouses.fake import FakeWarehouse
from bot.wording import abstaining
from reliability.afterwards.again import run_again
from reliability.afterwards.answers import CorrectedAnswer
from reliability.afterwards.correcting import LONGEST_WORDS, correct, edits
from reliability.afterwards.wanted import AnswerWish
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Failure,
    FailureKind,
    Included,
    LinkedSchema,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.support.kept.verified_world import DATA_END_BEFORE, LAST_MONTH, THEY_END
from tests.support.live_bot import SCHEMA
from tests.support.trace_world import PROMPTS

TODAY = date(2026, 11, 22)
NET = "SELECT SUM(orders.net_sales) FROM orders"
GROSS = "SELECT SUM(orders.gross_sales) FROM orders"
SHIPPED = "SELECT SUM(orders.net_sales) FROM orders WHERE status = 'shipped'"
ASKED = Question("corrects-1", "What were our total sales?", "U1", "C1", "T1")


def one(value: float) -> Rows:
    return Rows(("total",), ((value,),))


def read(sql: str, value: float) -> Reading:
    return Reading(sql, f"reading of {value}", one(value))


def core(answers: dict[str, Rows | Failure] | None = None) -> Core:
    known = {NET: one(10), GROSS: one(12), SHIPPED: one(7), **(answers or {})}
    place = FakeWarehouse(SCHEMA, known, name="sample", values=[("orders", "status", "shipped")])

    def nobody(prompt: str) -> list[str]:
        raise AssertionError("a language model was asked")

    return Core(FakeModel(nobody), FakeEncoder(), place, FakeStore().memory, PROMPTS, today=lambda: TODAY)


WRONG = Answered(read(NET, 10), LinkedSchema(("orders",), ()), asked=True)


def wants(**said: object) -> AnswerWish:
    return replace(AnswerWish("correct", "Ev1", "U1"), **said)  # type: ignore[arg-type]  # fields by name


def begun(
    said: AnswerWish, known: tuple[Reading, ...] = (), wrong: Answered = WRONG, world: Core | None = None
) -> tuple[Generator[Clarification, Reply, Outcome], Clarification | Outcome]:
    flow = correct(ASKED, wrong, known, said, world or core())
    try:
        return flow, next(flow)
    except StopIteration as stop:
        return flow, stop.value


def outcome_of(flow: Generator[Clarification, Reply, Outcome], reply: Reply) -> Outcome:
    with pytest.raises(StopIteration) as stop:
        flow.send(reply)
    found: Outcome = stop.value.value
    return found


def test_a_reading_that_was_picked_answers_at_once_and_no_model_is_asked() -> None:
    world = core()
    _, found = begun(wants(sql=GROSS), (read(NET, 10), read(GROSS, 1)), world=world)
    assert isinstance(found, CorrectedAnswer)
    assert found.reading.result.rows == ((12,),), "run now, not as it was before"
    assert (found.corrects, found.by, found.written) == ("Ev1", "U1", False)
    assert found.asked


def test_what_is_corrected_or_run_again_says_how_far_the_data_go() -> None:
    world = core(DATA_END_BEFORE)
    _, found = begun(wants(sql=LAST_MONTH), world=world)
    again = run_again(Answered(read(LAST_MONTH, 10), LinkedSchema(("orders",), ()), asked=True), world)
    for each in (found, again):
        assert isinstance(each, Answered)
        assert each.reading.reach is not None
        assert abstaining.reaches(each.reading.reach) == THEY_END


def test_the_pick_teaches_what_a_pick_among_readings_teaches() -> None:
    world = core()
    begun(wants(sql=GROSS), world=world)
    [hint] = world.memory.hints()
    assert str(hint.preferred) == "orders.gross_sales"
    assert [str(each) for each in hint.passed_over] == ["orders.net_sales"]
    assert (hint.owner, hint.ask) == ("U1", "corrects-1")


def test_words_for_what_was_wrong_edit_the_query_and_are_shown_before_they_answer() -> None:
    flow, asked = begun(wants(words="the figure should be only shipped orders"))
    assert isinstance(asked, ChooseReading)
    assert [each.result.rows for each in asked.readings] == [((7,),)]
    found = outcome_of(flow, Reply(ReplyKind.CHOICE, choice=0, person="U1"))
    assert isinstance(found, CorrectedAnswer)
    assert "shipped" in found.reading.sql


def test_what_the_answer_counted_silently_can_be_left_out() -> None:
    without = Included("orders", "status", "open orders", "", "", SHIPPED, 3)
    _, asked = begun(wants(), wrong=replace(WRONG, included=(without,)))
    assert isinstance(asked, ChooseReading)
    assert asked.readings[0].sql == SHIPPED


def test_other_readings_are_offered_and_one_with_the_same_result_is_none() -> None:
    same = "SELECT SUM(orders.net_sales) AS again FROM orders"
    known = (read(same, 10), read(NET, 10), read(GROSS, 12))
    _, asked = begun(wants(), known, world=core({same: one(10)}))
    assert isinstance(asked, ChooseReading)
    assert [each.sql for each in asked.readings] == [GROSS]


def test_none_of_them_ends_without_an_answer() -> None:
    flow, _ = begun(wants(), (read(GROSS, 12),))
    found = outcome_of(flow, Reply(ReplyKind.NONE, person="U1"))
    assert isinstance(found, Abstained)
    assert found.reason is Reason.NOT_SURE


def test_other_words_end_as_ambiguous() -> None:
    flow, _ = begun(wants(), (read(GROSS, 12),))
    found = outcome_of(flow, Reply(ReplyKind.OTHER, text="refunds", person="U1"))
    assert isinstance(found, Abstained)
    assert (found.reason, found.detail) == (Reason.AMBIGUOUS, "refunds")


@pytest.mark.parametrize("words", ["", "nonsense beyond all words", "x" * 5_000, "'; DROP TABLE orders; --", "🤷"])
def test_words_that_lead_to_nothing_offer_nothing(words: str) -> None:
    _, found = begun(wants(words=words))
    assert isinstance(found, Abstained)
    assert found.reason is Reason.NOT_SURE


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (FailureKind.UNAVAILABLE, Reason.UNAVAILABLE),
        (FailureKind.NO_ACCESS, Reason.NO_ACCESS),
        (FailureKind.TIMEOUT, Reason.COULD_NOT_RUN),
    ],
)
def test_a_query_that_does_not_run_is_no_answer(kind: FailureKind, reason: Reason) -> None:
    _, found = begun(wants(sql=GROSS, written=True), world=core({GROSS: Failure(kind, "no")}))
    assert isinstance(found, Abstained)
    assert found.reason is reason


def test_a_query_that_would_write_is_refused_and_teaches_nothing() -> None:
    world = core()
    _, found = begun(wants(sql="DELETE FROM orders", written=True), world=world)
    assert isinstance(found, Abstained)
    assert found.reason is Reason.COULD_NOT_RUN
    assert world.memory.hints() == []


def test_who_picks_in_another_ones_place_is_named() -> None:
    flow, _ = begun(wants(), (read(GROSS, 12),))
    found = outcome_of(flow, Reply(ReplyKind.CHOICE, choice=0, person="UADMIN"))
    assert isinstance(found, CorrectedAnswer)
    assert found.by == "UADMIN"


def test_long_words_are_read_up_to_a_length() -> None:
    text = "only shipped orders" + " " * LONGEST_WORDS + "leave out everything"
    assert edits(ASKED.text, NET, text, SCHEMA, core()) == edits(ASKED.text, NET, "only shipped orders", SCHEMA, core())
