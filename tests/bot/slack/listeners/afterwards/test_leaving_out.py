"""What an answer counts though it is marked as over, left out by one tap and remembered, with the real bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from adapters.store.store import Store
from bot.asks.afterwards import Afterwards, wanted
from bot.asks.asks import Flow as AskFlow
from bot.asks.conversation import AskRequest, Place
from bot.asks.schedules.runs import may_repeat
from bot.slack.block_validator import check_message
from bot.slack.listeners.actions import Click
from bot.slack.listeners.afterwards.leaving_out import include, leave_out
from bot.slack.listeners.desk import Rules
from bot.slack.listeners.door import Caller
from bot.slack.views.afterwards.leaving_out import INCLUDE_ACTION, LEAVE_OUT_ACTION
from bot.slack.views.answer import PROMISE_ACTION
from bot.slack.views.answer import answer as answer_message
from bot.wording import answering, errors, refusals
from bot.wording.afterwards import leaving_out
from reliability.afterwards.answers import LeftOut, NarrowedAnswer
from reliability.afterwards.leaving_out import left_out_at_once
from reliability.afterwards.wanted import AnswerWish
from reliability.core import Core, Stage
from reliability.values import Included, Limits, LinkedSchema, Question, Reading, Rows, Schema
from tests.support.kept.marked_shop import (
    ALL_CUSTOMERS,
    ALL_ORDERS,
    KEPT_CUSTOMERS,
    RULED,
    SHOP,
    answer_by,
    shop,
    shop_core,
)
from tests.support.live_bot import Flow, LiveBot, action_ids, live_bot, promise, text_of

ADA, BEN = "U0ADA00001", "U0BEN00001"
LEAVE, INCLUDE = f"{LEAVE_OUT_ACTION}0", f"{INCLUDE_ACTION}0"
ONCE = "the customers"
_numbers = count(1)


def flow_of(schema: Schema, sql: str) -> Callable[[Store], AskFlow]:
    """The bot's way through an ask, with a flow that answers everything by one query."""

    def made(store: Store) -> AskFlow:
        place = shop(schema)
        afterwards = Afterwards(store.asks.outcome, lambda request: place, Limits())
        core: Core = replace(shop_core(place), memory=store.memory)

        def flow(request: AskRequest, stage: Stage) -> Flow:
            if request.wanted is not None:
                return (yield from afterwards.flow(request, core, stage))
            before = replace(answer_by(sql, schema), promise=promise())
            return left_out_at_once(request.question, before, store.choices, core, stage)

        return flow

    return made


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    rules = Rules("shop", admins=frozenset({ADA}))
    made = flow_of(SHOP, ALL_CUSTOMERS)
    with live_bot(tmp_path_factory.mktemp("bot"), rules=rules, schema=SHOP, flow_of=made) as running:
        yield running


@pytest.fixture(autouse=True)
def nobody_chose(request: pytest.FixtureRequest) -> None:
    if "bot" in request.fixturenames:
        store = request.getfixturevalue("bot").store
        for who in (ADA, BEN):
            for rows in store.choices.left_out(who, "shop"):
                store.choices.include(who, "shop", rows)


def asked(bot: LiveBot, who: str = "ben", words: str = "How many customers are there") -> dict[str, Any]:
    return bot.wait_reply("#data", bot.workspace.mention(who, "#data", f"{words}, number {next(_numbers)}?"))


def tap(bot: LiveBot, who: str, message: dict[str, Any], action: str, count: int = 0) -> dict[str, Any]:
    """The answer that follows a tap, the thread's `count`th."""
    bot.workspace.click(who, "#data", message["ts"], action)
    return bot.wait_reply("#data", message["thread_ts"], count)


def ask_id(message: dict[str, Any]) -> str:
    return str(message["metadata"]["event_payload"]["ask"])


def outcome_of(bot: LiveBot, message: dict[str, Any]) -> NarrowedAnswer:
    found = bot.asks.outcome(ask_id(message))
    assert isinstance(found, NarrowedAnswer), found
    return found


def test_one_tap_answers_without_them_and_says_so_and_one_brings_them_back(bot: LiveBot) -> None:
    first = asked(bot)
    assert "This includes 2 deleted customers." in text_of(first)
    without = tap(bot, "ben", first, LEAVE, 2)
    assert "This leaves out 2 deleted customers, as you chose." in text_of(without)
    assert leaving_out.NOT_MEASURED_WITHOUT_ROWS in text_of(without)
    assert outcome_of(bot, without).reading.sql == KEPT_CUSTOMERS
    assert outcome_of(bot, without).reading.result.rows == ((2,),)
    assert bot.wait_notice("#data", "ben", leaving_out.leaving_out("deleted customers"))
    assert "likely right" not in text_of(without)
    assert PROMISE_ACTION not in action_ids(without)
    back = tap(bot, "ben", without, INCLUDE, 3)
    assert "This includes 2 deleted customers." in text_of(back)
    assert leaving_out.with_rows_again(f"<@{BEN}>") in text_of(back)
    assert outcome_of(bot, back).reading.result.rows == ((4,),)
    assert bot.wait_notice("#data", "ben", leaving_out.including("deleted customers"))
    assert bot.store.memory.hints() == [], "nothing is learned of words"
    assert bot.store.asks.feedback_on(ask_id(first)) == [], "nobody called the answer wrong"


def test_the_tap_is_remembered_for_who_tapped_and_for_nobody_else(bot: LiveBot) -> None:
    tap(bot, "ben", asked(bot), LEAVE, 2)
    bens, adas = asked(bot), asked(bot, "ada")
    assert outcome_of(bot, bens).left_out[0].label == "deleted customers"
    assert "This leaves out 2 deleted customers, as you chose." in text_of(bens)
    assert INCLUDE in action_ids(bens)
    assert "This includes 2 deleted customers." in text_of(adas)
    assert "likely right" in text_of(adas)
    tap(bot, "ben", bens, INCLUDE, 2)
    assert "This includes 2 deleted customers." in text_of(asked(bot)), "the tap back is remembered too"


def test_own_words_in_a_question_go_before_what_was_chosen(bot: LiveBot) -> None:
    tap(bot, "ben", asked(bot), LEAVE, 2)
    found = asked(bot, words="How many customers, deleted ones included")
    assert "This includes 2 deleted customers." in text_of(found)


def test_two_people_with_opposite_wishes_each_get_their_own(bot: LiveBot) -> None:
    bens, adas = asked(bot), asked(bot, "ada")
    tap(bot, "ben", bens, LEAVE, 2)
    tap(bot, "ada", tap(bot, "ada", adas, LEAVE, 2), INCLUDE, 3)
    for _ in range(3):
        assert "leaves out" in text_of(asked(bot))
        assert "includes" in text_of(asked(bot, "ada"))


def test_an_admin_who_taps_under_anothers_answer_chooses_for_themselves_alone(bot: LiveBot) -> None:
    first = asked(bot)
    without = tap(bot, "ada", first, LEAVE, 2)
    assert f"as <@{ADA}> chose" in text_of(without)
    request = bot.asks.request(ask_id(without))
    assert request is not None
    assert request.question.person == BEN, "read with the rights of who asked"
    assert bot.store.choices.left_out(BEN, "shop") == frozenset()
    assert len(bot.store.choices.left_out(ADA, "shop")) == 1
    assert "includes" in text_of(asked(bot))


def test_who_did_not_ask_changes_nothing_and_is_told(bot: LiveBot) -> None:
    first = asked(bot, "ada")
    bot.workspace.click("ben", "#data", first["ts"], LEAVE)
    assert bot.wait_notice("#data", "ben", refusals.NOT_YOURS_TO_CORRECT)
    assert bot.store.choices.left_out(BEN, "shop") == frozenset()
    assert len(bot.thread("#data", first["thread_ts"])) == 1


def test_a_second_tap_and_one_on_an_old_message_post_nothing_more_and_choose_once_more(bot: LiveBot) -> None:
    first = asked(bot)
    without = tap(bot, "ben", first, LEAVE, 2)
    bot.workspace.click("ben", "#data", first["ts"], LEAVE)
    assert bot.wait_notice("#data", "ben", leaving_out.ROWS_CHANGED_BEFORE)
    tap(bot, "ben", without, INCLUDE, 3)
    assert bot.store.choices.left_out(BEN, "shop") == frozenset()
    bot.workspace.click("ben", "#data", first["ts"], LEAVE)
    assert bot.until(lambda: len(bot.store.choices.left_out(BEN, "shop")) == 1), "the last tap counts"
    bot.quiet()
    assert len(bot.thread("#data", first["thread_ts"])) == 3


def test_a_tap_on_an_answer_that_is_gone_or_on_rows_that_it_never_had_is_a_sentence(bot: LiveBot) -> None:
    first = asked(bot)
    place = bot.workspace.state.channel("#data").id
    made_up = Click(
        Caller(BEN, is_outsider=False), place, first["ts"], first["thread_ts"], "", "", LEAVE, "", "Ev-gone"
    )
    leave_out(bot.desk, made_up)
    assert bot.wait_notice("#data", "ben", answering.ANSWER_GONE)
    before = bot.notices("#data", "ben").count(leaving_out.ROWS_GONE)
    leave_out(bot.desk, replace(made_up, value=ask_id(first), action_id=f"{LEAVE_OUT_ACTION}2"))
    include(bot.desk, replace(made_up, value=ask_id(first), action_id=INCLUDE))
    assert bot.until(lambda: bot.notices("#data", "ben").count(leaving_out.ROWS_GONE) == before + 2)
    assert len(bot.thread("#data", first["thread_ts"])) == 1
    assert bot.store.choices.left_out(BEN, "shop") == frozenset()


def test_a_choice_is_not_taken_while_the_store_is_away(bot: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from adapters.store.store import StoreUnavailable

    def away(*_: Any) -> bool:
        raise StoreUnavailable("The store does not answer.")

    first = asked(bot)
    monkeypatch.setattr(bot.store.choices, "leave_out", away)
    bot.workspace.click("ben", "#data", first["ts"], LEAVE)
    assert bot.wait_notice("#data", "ben", errors.CLICK_FAILED)
    assert len(bot.thread("#data", first["thread_ts"])) == 1


def test_a_rule_of_the_catalog_decides_for_all_and_a_tap_brings_back_for_one_answer(tmp_path: Any) -> None:
    rules = Rules("shop", admins=frozenset({ADA}))
    with live_bot(tmp_path, rules=rules, schema=RULED, flow_of=flow_of(RULED, ALL_ORDERS)) as bot:
        for who in ("ben", "ada"):
            first = asked(bot, who, "How many sales")
            assert "leaves out 2 orders outside “revenue &lt;&gt; 99”, as your team's catalog says" in text_of(first)
            assert outcome_of(bot, first).reading.result.rows == ((3,),)
            back = tap(bot, who, first, INCLUDE, 2)
            assert outcome_of(bot, back).reading.result.rows == ((5,),)
            assert bot.wait_notice("#data", who, "Other answers leave them out still")
            again = tap(bot, who, back, LEAVE, 3)
            assert outcome_of(bot, again).reading.result.rows == ((3,),)
        assert bot.store.choices.left_out(BEN, "shop") == frozenset()
        assert "leaves out" in text_of(asked(bot, "ben", "How many sales"))


# --- without a running bot -------------------------------------------------------------------------

ASKED = AskRequest("Ev1", Question("Ev1", "How many?", "U1", "C1", "T1"), Place("T1", "C1", "1.0", "mention"), "shop")
SHOWN = Reading(KEPT_CUSTOMERS, "Number of customers", Rows(("n",), ((60,),)))
HOSTILE = "deleted <!channel> *customers* " + "x" * 300


def test_each_wish_about_other_rows_is_another_ask() -> None:
    ids = {
        wanted(ASKED, AnswerWish(act, "Ev1", "U1", rows=rows)).ask_id
        for act in ("leave out", "include")
        for rows in ("a", "b")
    }
    assert len(ids) == 4


@pytest.mark.parametrize("number", [1, 3, 9])
def test_what_an_answer_leaves_out_keeps_slacks_limits_and_names_each_wish(number: int) -> None:
    left = tuple(
        LeftOut("t", str(n), HOSTILE, n + 1, "a <> 'b'" if n % 2 else "", "U9" if n else "") for n in range(number)
    )
    over = tuple(Included("t", "c", HOSTILE, f"in {n}", "", "", 1_234) for n in range(number))
    outcome = NarrowedAnswer(SHOWN, LinkedSchema((), ()), included=over, left_out=left, corrects="Ev0", by="U9")
    message = answer_message("Ev1", outcome, question="How <!channel> many?")
    check_message(message)
    said = text_of({"text": message.text, "blocks": list(message.blocks)})
    assert "<!channel>" not in said
    assert "as you chose" in said
    assert ("as <@U9> chose" in said) == (number > 2)
    assert ("your team's catalog" in said) == (number > 1)
    taps = action_ids({"blocks": list(message.blocks)})
    assert len(taps) == len(set(taps))


def test_an_answer_changed_by_a_tap_is_run_again_only_where_somebody_confirmed_it() -> None:
    outcome = NarrowedAnswer(SHOWN, LinkedSchema((), ()), asked=True)
    assert may_repeat(outcome)
    assert not may_repeat(replace(outcome, asked=False))
