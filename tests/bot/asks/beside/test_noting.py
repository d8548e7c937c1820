"""What is said beside readings and answers is told once, and the same whenever it is said."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from datetime import date
from typing import Any, TypeVar

import pytest

from adapters.store.codec import decode, encode
from adapters.store.requests import NOTHING_BESIDE, Beside
from adapters.store.store import StoreUnavailable
from bot.asks.beside.noting import noting, unexplained_in
from bot.asks.beside.saying import sentences
from bot.asks.beside.seen_from import asks_the_clock, is_relative
from bot.wording import answering
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.values import (
    Abstained,
    Clarification,
    Helped,
    HelpKind,
    Outcome,
    PreviousTurn,
    Question,
    Reason,
    Reply,
    ReplyKind,
)
from reliability.verified.verified import VerifiedAnswer
from tests.reliability.composing.test_outside import AsLikely
from tests.reliability.test_answer import core
from tests.support.live_bot import NET, answered, option, reading

T = TypeVar("T")
Flow = Generator[Clarification, Reply, Outcome]
ASKED = Question("q1", "net sales of vegan Kaufland orders last month")
LAST = date(2026, 10, 31)
READINGS = (reading("Net sales", (1,)), reading("Gross sales of Kaufland", (2,)))


def asking() -> Flow:
    """Tables first, then readings, then the one that was chosen."""
    yield ConfirmElements(0, (option(NET, "sales"),))
    reply = yield ChooseReading(1, READINGS)
    return answered(READINGS[reply.choice])


def run(
    flow: Flow,
    question: Question = ASKED,
    words: tuple[str, ...] = ("vegan", "Kaufland"),
    seen: tuple[date, bool] | None = None,
    replies: tuple[Reply, ...] = (Reply(ReplyKind.YES), Reply(ReplyKind.CHOICE, 0)),
) -> tuple[list[Beside], list[str], Outcome]:
    kept: list[Beside] = []
    stages: list[str] = []

    def stage(name: str, work: Callable[[], T]) -> T:
        stages.append(name)
        return work()

    noted = noting(flow, question, stage, lambda: words, kept.append, seen)
    try:
        next(noted)
        for reply in replies:
            noted.send(reply)
    except StopIteration as end:
        return kept, stages, end.value
    raise AssertionError("it did not end")


def test_words_are_told_once_and_said_beside_readings_that_leave_them_out_and_the_answer() -> None:
    kept, stages, outcome = run(asking())
    assert stages == ["unexplained"]
    assert kept == [NOTHING_BESIDE, Beside(("vegan",)), Beside(("vegan", "Kaufland"))]
    assert outcome == answered(READINGS[0])
    assert run(asking(), replies=(Reply(ReplyKind.YES), Reply(ReplyKind.CHOICE, 1)))[0][-1] == Beside(("vegan",))


def ending(outcome: Outcome) -> Flow:
    yield from ()
    return outcome


def test_words_that_nothing_explains_are_told_where_somebody_took_no_reading() -> None:
    """And of no other abstention: that one has a reason of its own."""
    for outcome, told in (
        (Abstained(Reason.NOT_IN_DATA), [Beside(("vegan", "Kaufland"))]),
        (Abstained(Reason.NOT_IN_DATA, "vegan"), []),
        (Abstained(Reason.NOT_SURE), []),
    ):
        assert run(ending(outcome), replies=())[0] == told


def test_beside_help_and_what_people_verified_nothing_is_left_out() -> None:
    assert run(ending(Helped(HelpKind.GREETING)), replies=())[:2] == ([], [])
    shown = answered(READINGS[0])
    verified = VerifiedAnswer(shown.reading, shown.linked)
    assert run(ending(verified), replies=())[:2] == ([NOTHING_BESIDE], [])


@pytest.mark.parametrize(
    ("asked", "before", "sql", "said"),
    [
        ("net sales last month", "", "SELECT 1", True),
        ("net sales in May 2026", "", "SELECT 1", False),
        ("only for Porto", "net sales this year", "SELECT 1", True),
        ("net sales last month", "", "SELECT 1 WHERE d > CURRENT_DATE", False),
    ],
)
def test_the_day_is_said_where_a_relative_period_was_asked_for(asked: str, before: str, sql: str, said: bool) -> None:
    question = Question("q1", asked, previous=PreviousTurn(before) if before else None)
    flow = ending(answered(reading("Net sales", (1,), sql=sql)))
    kept, _, _ = run(flow, question, (), (LAST, True), ())
    assert kept == [Beside(seen_from=LAST, last_of_data=True) if said else NOTHING_BESIDE]
    assert run(ending(answered(reading("Net sales", (1,)))), question, (), None, ())[0] == [NOTHING_BESIDE]


def test_a_relative_period_moves_with_the_day_and_a_clock_in_sql_is_seen() -> None:
    assert is_relative(["hello", "sales in Q3"], LAST)
    assert not is_relative(["sales in Q3 2025", ""], LAST)
    assert asks_the_clock("SELECT date('now')")
    assert not asks_the_clock("SELECT today.x FROM today")


def test_what_is_said_stands_between_guillemets_and_names_the_day() -> None:
    assert sentences(NOTHING_BESIDE) == []
    assert sentences(Beside(("vegan", "Kaufland"), LAST, last_of_data=True)) == [
        "I found nothing here for «vegan» or «Kaufland», so I have left them out.",
        "As seen from 31 October 2026, the last day in these data.",
    ]
    assert sentences(Beside(("vegan",), LAST), lambda words: f"<{words}>") == [
        answering.nothing_here_for(["<vegan>"]),
        "As seen from 31 October 2026, the day that is set for these data.",
    ]


def test_it_is_kept_as_data() -> None:
    for each in (NOTHING_BESIDE, Beside(("vegan",), LAST, last_of_data=True)):
        assert decode(encode(each)) == each


def test_what_a_question_is_about_and_nothing_explains_is_said_where_it_does_not_end_the_ask() -> None:
    """Whether nothing was learnt of a warehouse, or what was learnt speaks for its other words."""
    world = core()
    question = Question("q1", "total sales of orders by month and store for trombones")
    assert world.in_data is None
    assert "trombones" in unexplained_in(question, world, tuple)
    told = Question("q2", question.text, previous=PreviousTurn("sales of trombones"))
    assert unexplained_in(told, world, tuple) == ()
    learnt = replace(world, in_data=AsLikely(lambda _question: 0.99))
    assert "trombones" in unexplained_in(question, learnt, tuple)
    assert unexplained_in(told, learnt, tuple) == ()


def test_words_are_those_of_the_question_in_its_warehouse_and_none_where_a_part_is_away() -> None:
    world, question = core(), Question("q1", "total sales of vegan orders for Kaufland")
    assert unexplained_in(question, world, tuple) == ("vegan", "Kaufland")

    def away() -> Any:
        raise StoreUnavailable("The store is away.")

    assert unexplained_in(question, world, away) == ()
