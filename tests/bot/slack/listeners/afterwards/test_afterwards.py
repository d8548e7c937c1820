"""What people want of an answer that was given, with the real bot: corrected, run again, shared, pinned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from bot.asks.afterwards import others_of, wanted
from bot.asks.conversation import AskRequest, Place
from bot.asks.schedules.runs import may_repeat
from bot.slack.block_validator import check_message, check_view
from bot.slack.listeners.afterwards.correcting import take
from bot.slack.listeners.desk import Rules
from bot.slack.listeners.door import Caller
from bot.slack.listeners.views import FieldError
from bot.slack.views.afterwards.correcting import CORRECT_CALLBACK, correct_modal, what_changed, written_modal
from bot.slack.views.afterwards.sharing import AGAIN_ACTION, SHARE_ACTION, shared
from bot.slack.views.answer import WRONG_ACTION
from bot.slack.views.answer import answer as answer_message
from bot.slack.views.feedback import WRONG_CALLBACK
from bot.slack.views.kept.menu import MORE_ACTION, chosen_value
from bot.wording.afterwards import feedback, sharing
from reliability.afterwards.answers import AnswerAgain, CorrectedAnswer
from reliability.afterwards.changes import Changes
from reliability.afterwards.wanted import AnswerWish
from reliability.clarifications.readings import ChooseReading
from reliability.promises.feedback import Fault
from reliability.values import Answered, Exchange, Question, Reading, Reply, ReplyKind, Rows
from tests.support.live_bot import Flow, LiveBot, answered, live_bot, reading, text_of

NET, GROSS = "SELECT SUM(orders.net_sales) FROM orders", "SELECT SUM(orders.gross_sales) FROM orders"
OPEN_NET = f"{NET} WHERE status = 'open'"
OPEN = "SELECT COUNT(*) FROM orders WHERE status = 'open'"
_numbers = count(1)


def figure(value: float) -> Rows:
    return Rows(("total",), ((value,),))


READINGS = (Reading(NET, "Total net sales", figure(10)), Reading(GROSS, "Total gross sales", figure(12)))


def of_two(request: AskRequest) -> Flow:
    """An answer that somebody picked; there was another reading."""
    yield from ()
    picked = Exchange(ChooseReading(0, READINGS), Reply(ReplyKind.CHOICE, choice=0, person=request.question.person))
    return answered(READINGS[0], exchanges=(picked,), asked=True)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    now = {NET: figure(11), GROSS: figure(13), OPEN: figure(3), OPEN_NET: figure(7)}
    rules = Rules("sample", admins=frozenset({"U0ADA00001"}))
    with live_bot(tmp_path_factory.mktemp("bot"), rules=rules, answers=now) as running:
        yield running


def asked(bot: LiveBot, who: str = "ben") -> dict[str, Any]:
    question = f"What were our total sales, number {next(_numbers)}?"
    bot.script[question] = of_two
    return bot.wait_reply("#data", bot.workspace.mention(who, "#data", question))


def ask_id(message: dict[str, Any]) -> str:
    return str(message["metadata"]["event_payload"]["ask"])


def modal_of(bot: LiveBot, who: str, holds: Callable[[dict[str, Any]], object] = lambda view: True) -> dict[str, Any]:
    def shown() -> bool:
        view = bot.workspace.modal(who)
        return bool(view and holds(view))

    assert bot.until(shown)
    found = bot.workspace.modal(who)
    assert found is not None
    return found


def wrong(bot: LiveBot, who: str, message: dict[str, Any]) -> dict[str, Any]:
    bot.workspace.close_view(who, whole_stack=True)
    bot.workspace.click(who, "#data", message["ts"], WRONG_ACTION)
    return modal_of(bot, who)


def choose(bot: LiveBot, who: str, message: dict[str, Any], action: str) -> None:
    bot.workspace.close_view(who, whole_stack=True)
    bot.workspace.select(who, "#data", message["ts"], MORE_ACTION, chosen_value(action, ask_id(message)))


def test_another_reading_that_is_picked_answers_at_once_and_is_learned(bot: LiveBot) -> None:
    answer = asked(bot)
    view = wrong(bot, "ben", answer)
    assert view["callback_id"] == CORRECT_CALLBACK
    assert "Total gross sales" in text_of(view)
    assert "sql" not in [block.get("block_id") for block in view["blocks"]], "SQL is for admins"
    assert not bot.workspace.submit_view("ben", view["id"], {"which": {"which": "0"}}).errors
    corrected = bot.wait_reply("#data", answer["thread_ts"], 2)
    assert "13" in text_of(corrected), "run now"
    assert feedback.corrected("<@U0BEN00001>") in text_of(corrected)
    outcome = bot.asks.outcome(ask_id(corrected))
    assert isinstance(outcome, CorrectedAnswer)
    assert outcome.corrects == ask_id(answer)
    [hint] = [each for each in bot.store.memory.hints() if each.ask == ask_id(corrected)]
    assert str(hint.preferred) == "orders.gross_sales"
    [verdict] = bot.store.asks.feedback_on(ask_id(answer))
    assert verdict.right is False


def options_of(view: dict[str, Any], block_id: str) -> dict[str, str]:
    [block] = [each for each in view["blocks"] if each.get("block_id") == block_id]
    return {each["text"]["text"]: each["value"] for each in block["element"]["options"]}


@pytest.mark.parametrize(
    ("block_id", "words", "sql", "figure_now"),
    [
        ("column", "gross sales instead of net sales", GROSS, "13"),
        ("filter", "only where status is open", OPEN_NET, "7"),
    ],
)
def test_another_column_or_filter_that_is_picked_answers_at_once_and_is_a_verdict(
    bot: LiveBot, block_id: str, words: str, sql: str, figure_now: str
) -> None:
    answer = asked(bot)
    view = wrong(bot, "ben", answer)
    picked = {block_id: {block_id: options_of(view, block_id)[words]}}
    both = bot.workspace.submit_view("ben", view["id"], {**picked, "which": {"which": "0"}})
    assert list(both.errors.values()) == [feedback.CORRECT_BOTH]
    assert not bot.workspace.submit_view("ben", view["id"], {**picked, "which": {"which": None}}).errors
    corrected = bot.wait_reply("#data", answer["thread_ts"], 2)
    assert figure_now in text_of(corrected)
    outcome = bot.asks.outcome(ask_id(corrected))
    assert isinstance(outcome, CorrectedAnswer)
    assert (outcome.reading.sql, outcome.corrects) == (sql, ask_id(answer))
    [verdict] = bot.store.asks.feedback_on(ask_id(answer))
    assert verdict.right is False
    if block_id == "column":
        [hint] = [each for each in bot.store.memory.hints() if each.ask == ask_id(corrected)]
        assert str(hint.preferred) == "orders.gross_sales"


def test_an_edit_that_nobody_offered_corrects_nothing(bot: LiveBot) -> None:
    view = wrong(bot, "ben", answer := asked(bot))
    made_up = {"column": {"column": {"type": "static_select", "selected_option": {"value": "0" * 32}}}}
    request = bot.asks.request(ask_id(answer))
    assert request is not None
    said = take(bot.desk, Caller("U0BEN00001", is_outsider=False), {**view, "state": {"values": made_up}}, request)
    assert said == FieldError("said", feedback.EDITS_GONE)
    assert len(bot.thread("#data", answer["thread_ts"])) == 1


def test_who_did_not_ask_says_what_is_wrong_and_corrects_nothing(bot: LiveBot) -> None:
    answer = asked(bot, "ada")
    view = wrong(bot, "ben", answer)
    assert view["callback_id"] == WRONG_CALLBACK
    assert "Total gross sales" not in text_of(view)


def test_an_admins_sql_is_run_and_shown_before_it_is_posted(bot: LiveBot) -> None:
    answer = asked(bot)
    view = wrong(bot, "ada", answer)
    assert bot.workspace.submit_view("ada", view["id"], {}).errors == {"fault": feedback.FAULT_MISSING}
    both = bot.workspace.submit_view("ada", view["id"], {"which": {"which": "0"}, "sql": {"text": OPEN}})
    assert both.errors == {"sql": feedback.CORRECT_BOTH}
    assert not bot.workspace.submit_view("ada", view["id"], {"which": {"which": None}, "sql": {"text": OPEN}}).errors
    shown = modal_of(bot, "ada", lambda view: feedback.CORRECT_RETURNS in text_of(view))
    assert len(bot.thread("#data", answer["thread_ts"])) == 1, "nothing is posted yet"
    bot.workspace.submit_view("ada", shown["id"], {})
    corrected = bot.wait_reply("#data", answer["thread_ts"], 2)
    assert feedback.corrected_by_sql("<@U0ADA00001>") in text_of(corrected)
    request = bot.asks.request(ask_id(corrected))
    assert request is not None
    assert request.question.person == "U0BEN00001", "read with the rights of who asked"


def test_sql_that_would_write_is_refused_in_a_sentence(bot: LiveBot) -> None:
    view = wrong(bot, "ada", asked(bot))
    bot.workspace.submit_view("ada", view["id"], {"sql": {"text": "DELETE FROM orders"}})
    modal_of(bot, "ada", lambda view: "I can't take this SQL" in text_of(view))


def test_an_answer_is_run_again_and_says_what_changed(bot: LiveBot) -> None:
    answer = asked(bot)
    choose(bot, "ben", answer, AGAIN_ACTION)
    later = bot.wait_reply("#data", answer["thread_ts"], 2)
    assert sharing.again_figure("10", "11") in text_of(later)
    outcome = bot.asks.outcome(ask_id(later))
    assert isinstance(outcome, AnswerAgain)
    assert may_repeat(outcome)


def test_an_answer_is_shared_with_those_who_are_there_and_pinned_where_it_stands(bot: LiveBot) -> None:
    answer = asked(bot)
    choose(bot, "ben", answer, SHARE_ACTION)
    view = modal_of(bot, "ben")
    nothing = bot.workspace.submit_view("ben", view["id"], {})
    assert nothing.errors == {"where": sharing.SHARE_NOTHING_NAMED}
    general = bot.workspace.state.channel("#general")
    general.members.remove("U0CANDOR01")
    here = {"where": {"where": general.id}, "pin": {"pin": ["pin"]}, "said": {"text": "*look* <!channel>"}}
    assert bot.workspace.submit_view("ben", view["id"], here).errors == {"where": sharing.SHARE_BOT_MISSING}
    general.members.append("U0CANDOR01")
    assert not bot.workspace.submit_view("ben", view["id"], here).errors
    bot.wait_notice("#data", "ben", sharing.PINNED)
    [posted] = [m for m in bot.workspace.bot_messages("#general") if m["ephemeral_to"] is None]
    assert "Total net sales" in text_of(posted)
    assert "<!channel>" not in text_of(posted)
    assert not [block for block in posted["blocks"] if block["type"] == "actions"], "its buttons are its thread's"
    kept = next(m for m in bot.workspace.all_messages() if m.ts == answer["ts"])
    assert kept.body["pinned_to"] == [bot.workspace.state.channel("#data").id]


# --- without a running bot -------------------------------------------------------------------------

ASKED = AskRequest("Ev1", Question("Ev1", "How many?", "U1", "C1", "T1"), Place("T1", "C1", "1.0", "mention"), "sample")


def test_the_same_wish_is_one_ask_and_another_is_another() -> None:
    one = wanted(ASKED, AnswerWish("correct", "Ev1", "U1", sql=GROSS))
    assert wanted(ASKED, AnswerWish("correct", "Ev1", "U9", sql=GROSS)).ask_id == one.ask_id
    assert wanted(ASKED, AnswerWish("correct", "Ev1", "U1", sql=NET)).ask_id != one.ask_id
    assert one.question.id == one.ask_id
    assert one.question.person == "U1"


def test_other_readings_are_those_that_did_not_answer_each_once() -> None:
    picked = Exchange(ChooseReading(0, READINGS), Reply(ReplyKind.CHOICE, choice=0))
    assert others_of(answered(READINGS[0], exchanges=(picked,), others=READINGS)) == READINGS[1:]
    assert others_of(None) == ()


@pytest.mark.parametrize("readings", [(), READINGS, tuple(replace(READINGS[0], english="x" * 5_000) for _ in range(9))])
@pytest.mark.parametrize("may_write", [True, False])
def test_modals_keep_slacks_limits(readings: tuple[Reading, ...], may_write: bool) -> None:
    wide = Rows(tuple(f"column {n}" for n in range(40)), (("y" * 3_000,) * 40,) * 50)
    check_view(correct_modal("Ev1", "C1", "1.0", readings, may_write=may_write, fault=Fault.FILTER, said_before="z"))
    check_view(written_modal("Ev1", "C1", "q" * 9_000, "SELECT 1 " + "x" * 2_000, wide))


@pytest.mark.parametrize("rows", [figure(1), Rows((), ()), Rows(("a", "b"), (("x" * 900, 1),) * 300, truncated=True)])
def test_what_is_shared_keeps_slacks_limits_and_holds_no_button(rows: Rows) -> None:
    outcome: Answered = answered(replace(reading("Sales <!here>"), result=rows))
    for sortable in (True, False):
        shown = answer_message("Ev1", outcome, show="charts", sortable=sortable)
        made = shared(shown, "U1", "How many <!here>?" * 90, "U2", "see *this*" * 90)
        check_message(made)
        assert "<!here>" not in text_of({"text": made.text, "blocks": list(made.blocks)})
        assert not any(block["type"] == "actions" for block in made.blocks)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (Changes("same"), sharing.AGAIN_SAME),
        (Changes("figure", 1, 2), sharing.again_figure("1", "2")),
        (Changes("rows", added=1, changed=2), sharing.again_rows(1, 0, 2)),
        (Changes("unknown"), sharing.AGAIN_UNKNOWN),
        (None, sharing.AGAIN_UNKNOWN),
    ],
)
def test_what_changed_is_said_in_a_sentence(changes: Changes | None, said: str) -> None:
    outcome = AnswerAgain(READINGS[0], answered(READINGS[0]).linked, changes=changes)
    assert what_changed(outcome, "2", "1") == said
    assert said in text_of({"blocks": list(answer_message("Ev1", outcome).blocks)})
