"""The person who asks, on a small world: every way in which an ask can end, and what it counts as."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

import pytest

from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core
from reliability.errors import ModelUnavailable, PromptTooLong
from reliability.evaluation.people.asking import MOST_TAPS, Ending, PersonAsk, ask_as_person
from reliability.evaluation.people.figures import people_figures
from reliability.evaluation.people.log import AskedKind, AskedQuestion
from reliability.values import (
    Answered,
    Clarification,
    Element,
    ElementOption,
    LinkedSchema,
    PreviousTurn,
    Reading,
    Reply,
    ReplyKind,
    Rows,
)
from tests.support.calibrated import bounded, whole_record
from tests.support.trace_world import BROKEN, GROSS, NET, TWICE, core

SURE = whole_record(unasked=bounded(0.0))  # linking that flags nothing, and answers whatever is credible
NEITHER = "SELECT MIN(orders.net_sales) FROM orders"


def asked(kind: AskedKind = AskedKind.ANSWERABLE, **given: Any) -> AskedQuestion:
    """A question of the small world; answerable by NET unless something else is given."""
    sql = NET if kind in (AskedKind.ANSWERABLE, AskedKind.FOLLOW_UP) else None
    found = AskedQuestion(
        "q1",
        "buyer",
        "What were sales?",
        kind,
        sql,
        tables=("orders",),
        columns=(Element("orders", "net_sales"),),
    )
    return replace(found, **given)


def ambiguous(wants: str, other: str) -> AskedQuestion:
    """A question that has two readings, of which the person wants the first."""
    found = asked(AskedKind.AMBIGUOUS, readings=(wants, other))
    return found if not found.wanted else replace(found, readings=(other, wants))


def ended(question: AskedQuestion, world: Core) -> PersonAsk:
    found = ask_as_person(question, world)
    assert found is not None
    return found


# --- the product's own flow ------------------------------------------------------------------------


def test_nobody_is_asked_and_the_answer_is_right() -> None:
    found = ended(asked(), core(sql=(NET,), record=SURE))
    assert found.outcome == Ending.ANSWERED_UNASKED
    assert (found.right, found.offered, found.offered_first, found.taps) == (True, True, True, 0)
    assert (found.sql, found.reason, found.wanted) == (NET, "", None)


def test_nobody_is_asked_and_the_answer_is_wrong() -> None:
    found = ended(asked(), core(sql=(GROSS,), record=SURE))
    assert (found.outcome, found.right, found.offered) == (Ending.ANSWERED_UNASKED, False, False)


def test_another_accepted_result_is_right() -> None:
    assert ended(asked(also_right=(GROSS,)), core(sql=(TWICE,), record=SURE)).right


def test_the_person_confirms_the_tables_and_picks_the_right_reading() -> None:
    found = ended(asked(sql=GROSS), core())
    assert found.outcome == Ending.ANSWERED
    assert (found.right, found.taps, found.readings_shown) == (True, 2, 2)
    assert found.offered
    assert not found.offered_first


def test_without_a_right_reading_she_gives_up_without_a_word() -> None:
    found = ended(asked(sql=NEITHER), gold(NEITHER, 3))
    assert (found.outcome, found.reason) == (Ending.GAVE_UP, "not_in_data")
    assert (found.right, found.offered, found.taps, found.sql) == (False, False, 2, None)


def test_where_nothing_runs_the_product_refuses() -> None:
    found = ended(asked(), core(sql=(BROKEN,), record=SURE))
    assert (found.outcome, found.reason, found.taps) == (Ending.REFUSED, "could_not_run", 0)


def test_what_is_no_question_is_refused_before_anything_is_asked() -> None:
    found = ended(asked(AskedKind.NO_QUESTION, question="👍"), core())
    assert (found.outcome, found.reason, found.right) == (Ending.REFUSED, "not_a_question", False)


def test_where_the_data_holds_nothing_of_it_she_says_no_to_everything() -> None:
    unsure = whole_record(unasked=bounded(0.9999999))
    found = ended(asked(AskedKind.UNANSWERABLE), core(record=unsure))
    assert (found.outcome, found.reason, found.taps) == (Ending.GAVE_UP, "not_in_data", 1)
    unasked = ended(asked(AskedKind.UNANSWERABLE), core(sql=(NET,), record=SURE))
    assert (unasked.outcome, unasked.right) == (Ending.ANSWERED_UNASKED, False)


def test_of_an_ambiguous_question_any_reading_is_right_unasked() -> None:
    mine = ended(ambiguous(NET, GROSS), core(sql=(NET,), record=SURE))
    assert (mine.right, mine.wanted) == (True, True)
    other = ended(ambiguous(GROSS, NET), core(sql=(NET,), record=SURE))
    assert (other.outcome, other.right, other.wanted) == (Ending.ANSWERED_UNASKED, True, False)


@pytest.mark.parametrize(("wants", "other"), [(NET, GROSS), (GROSS, NET)])
def test_of_an_ambiguous_question_she_picks_the_reading_that_she_wants(wants: str, other: str) -> None:
    found = ended(ambiguous(wants, other), core())
    assert (found.outcome, found.sql, found.right, found.wanted) == (Ending.ANSWERED, wants, True, True)
    assert (found.readings_shown, found.readings_offered) == (2, 2)


def test_a_follow_up_is_asked_in_its_thread() -> None:
    world = core()
    before = PreviousTurn("What were sales last year?", "SELECT MAX(orders.net_sales) FROM orders")
    ended(asked(AskedKind.FOLLOW_UP, previous=before), world)
    assert any("last year" in prompt for prompt in world.model.prompts)  # type: ignore[attr-defined]  # the fake's


def test_a_question_whose_gold_does_not_run_is_not_judged() -> None:
    assert ask_as_person(asked(sql=BROKEN), core()) is None
    assert ask_as_person(ambiguous(BROKEN, NET), core()) is None
    found = ended(asked(also_right=(BROKEN,)), core(sql=(NET,), record=SURE))
    assert (found.right, found.golds_not_run) == (True, 1)


def gold(sql: str, result: int) -> Core:
    """The small world, in which one further query runs."""
    world = core()
    answers = world.warehouse._answers  # type: ignore[attr-defined]  # the fake's
    world.warehouse._answers = {**answers, sql: Rows(("n",), ((result,),))}  # type: ignore[attr-defined]
    return world


# --- flows of other kinds --------------------------------------------------------------------------

Flow = Generator[Clarification, Reply, object]
READING = Reading(NET, "net sales", Rows(("n",), ((7,),)))
WRONG = Reading(GROSS, "gross sales", Rows(("n",), ((9,),)))


def played(question: AskedQuestion, flow: Flow) -> PersonAsk:
    found = ask_as_person(question, core(), lambda _question, _core: flow)
    assert found is not None
    return found


@dataclass(frozen=True)
class _Greeting:
    """An outcome that is neither an answer nor a refusal."""

    words: str = "hello"


def test_any_other_outcome_is_help() -> None:
    def flow() -> Flow:
        yield from ()
        return _Greeting()

    found = played(asked(AskedKind.NO_QUESTION), flow())
    assert (found.outcome, found.reason, found.taps) == (Ending.HELPED, "", 0)


def test_an_answer_that_names_another_reading_is_told_from_one_that_does_not() -> None:
    def flow(outcome: Answered) -> Flow:
        yield from ()
        return outcome

    linked = LinkedSchema(("orders",), ())
    assert played(asked(), flow(Answered(READING, linked, others=(WRONG,)))).named_another
    assert not played(asked(), flow(Answered(READING, linked))).named_another


def test_she_replies_five_times_at_most() -> None:
    closed = []

    def flow() -> Flow:
        try:
            while True:
                yield ChooseReading(0, (WRONG,))
        finally:
            closed.append(True)

    found = played(asked(), flow())
    assert (found.outcome, found.taps, found.reason) == (Ending.GAVE_UP, MOST_TAPS, "too_many_taps")
    assert closed


def test_the_fifth_reply_may_bring_the_answer() -> None:
    def flow() -> Flow:
        for _ in range(MOST_TAPS):
            yield ChooseReading(0, (WRONG,))
        return Answered(READING, LinkedSchema((), ()))

    found = played(asked(), flow())
    assert (found.outcome, found.right, found.taps) == (Ending.ANSWERED, True, 5)


def test_a_question_that_does_not_fit_is_a_refusal_and_a_model_that_is_gone_measures_nothing() -> None:
    def flow(error: Exception) -> Flow:
        yield from ()
        raise error

    found = played(asked(), flow(PromptTooLong("too long")))
    assert (found.outcome, found.reason) == (Ending.REFUSED, "prompt_too_long")
    with pytest.raises(ModelUnavailable):
        played(asked(), flow(ModelUnavailable("gone")))


ORDERS, STORES = ElementOption(Element("orders")), ElementOption(Element("stores"))


@pytest.mark.parametrize(
    ("kind", "shown", "reply"),
    [
        (AskedKind.ANSWERABLE, ConfirmElements(0, (ORDERS,)), ReplyKind.YES),
        (AskedKind.ANSWERABLE, ConfirmElements(0, (STORES,)), ReplyKind.NO),
        (AskedKind.ANSWERABLE, ConfirmElements(0, (STORES,), (ORDERS,)), ReplyKind.LIST),
        (AskedKind.ANSWERABLE, ChooseElement(0, (), (STORES, ORDERS)), ReplyKind.CHOICE),
        (AskedKind.ANSWERABLE, ChooseReading(0, (WRONG, READING)), ReplyKind.CHOICE),
        (AskedKind.ANSWERABLE, ChooseReading(0, (WRONG,)), ReplyKind.NONE),
        (AskedKind.ANSWERABLE, NameNeeded(0, (STORES, ORDERS)), ReplyKind.LIST),
        (AskedKind.ANSWERABLE, NameNeeded(0, (STORES,), held=(STORES.element,)), ReplyKind.NONE),
        (AskedKind.UNANSWERABLE, NameNeeded(0, (ORDERS,)), ReplyKind.NONE),
        (AskedKind.UNANSWERABLE, ConfirmElements(0, (ORDERS,)), ReplyKind.NO),
        (AskedKind.UNANSWERABLE, ChooseElement(0, (), (ORDERS,)), ReplyKind.NONE),
        (AskedKind.NO_QUESTION, ChooseReading(0, (READING,)), ReplyKind.NONE),
    ],
)
def test_what_she_replies(kind: AskedKind, shown: Clarification, reply: ReplyKind) -> None:
    replies = []

    def flow() -> Flow:
        replies.append((yield shown))
        return _Greeting()

    played(asked(kind), flow())
    assert replies[0].kind is reply
    assert reply is ReplyKind.LIST or not replies[0].text


def test_she_names_the_tables_and_columns_that_she_needs_and_is_shown() -> None:
    needed, beside = Element("orders", "net_sales"), Element("orders", "gross_sales")
    options = tuple(map(ElementOption, (STORES.element, beside, needed, ORDERS.element)))
    replies = []

    def flow() -> Flow:
        replies.append((yield NameNeeded(0, options)))
        replies.append((yield NameNeeded(1, options[:3], missing=("sales",))))
        return _Greeting()

    played(asked(), flow())
    assert [reply.text.splitlines() for reply in replies] == [["orders", "orders.net_sales"], ["orders.net_sales"]]


def test_of_an_ambiguous_question_she_knows_the_columns_of_the_reading_that_she_wants() -> None:
    columns = (Element("orders", "gross_sales"), Element("orders", "net_sales"))
    question = replace(ambiguous(GROSS, NET), columns=columns)
    replies = []

    def flow() -> Flow:
        replies.append((yield ConfirmElements(0, (ElementOption(columns[0]),))))
        return _Greeting()

    played(question, flow())
    assert replies[0].kind is ReplyKind.YES


# --- figures ---------------------------------------------------------------------------------------


def test_figures_are_shares_of_what_they_can_be_shares_of() -> None:
    asks = [
        PersonAsk("a", "answerable", "buyer", "answered_unasked", right=True, offered=True, offered_first=True),
        PersonAsk("b", "answerable", "buyer", "answered", right=True, offered=True, taps=3),
        PersonAsk("c", "ambiguous", "clerk", "answered", right=True, offered=True, taps=1, readings_shown=2),
        PersonAsk("d", "ambiguous", "clerk", "answered_unasked", named_another=True),
        PersonAsk("e", "unanswerable", "clerk", "refused", reason="not_in_data"),
        PersonAsk("f", "unanswerable", "clerk", "gave_up", reason="not_in_data", taps=2),
        PersonAsk("g", "no_question", "clerk", "helped"),
        PersonAsk("h", "follow_up", "clerk", "answered", right=True, offered=True, taps=2),
    ]
    found = people_figures(asks)
    overall = found["overall"]

    def counted(name: str) -> tuple[int, int]:
        return overall[name]["count"], overall[name]["of"]

    assert counted("answered_unasked") == (2, 8)
    assert counted("wrong_among_unasked") == (1, 2)
    assert counted("right_within_two_taps") == (3, 5)
    assert counted("offered") == (4, 5)
    assert counted("offered_first") == (1, 5)
    assert counted("refused_not_in_data") == (1, 2)
    assert counted("ended_not_in_data") == (2, 2)
    assert counted("helped") == (1, 1)
    assert counted("ambiguous_asked_or_named") == (2, 2)
    assert counted("follow_ups_right_within_two_taps") == (1, 1)
    assert overall["wrong_among_unasked"]["bound"] == 0.9747  # √0.95: were more wrong, both would be in 95 %
    assert list(found["by_kind"]) == ["answerable", "ambiguous", "unanswerable", "no_question", "follow_up"]
    assert list(found["by_voice"]) == ["buyer", "clerk"]
    assert found["by_voice"]["buyer"]["asks"] == 2
    assert found["by_kind"]["no_question"]["wrong_among_unasked"] == {
        "count": 0,
        "of": 0,
        "share": None,
        "low": None,
        "high": None,
        "bound": None,
    }
