"""The real bot, driven through the local workspace over Socket Mode, with a scripted flow."""

from __future__ import annotations

import copy
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adapters.models.fake_encoder import FakeEncoder
from bot.asks.conversation import AskRequest
from bot.asks.offers.trying import with_examples
from bot.console import Delivery
from bot.console import events as slack_events
from bot.slack.listeners.desk import Rules
from bot.slack.views.csv_file import file_name
from bot.slack.views.home import HINTS_A_PAGE
from bot.wording import (
    abstaining,
    answering,
    clarifying,
    errors,
    greetings,
    phrasing,
    promising,
    refusals,
    remembering,
    working,
)
from reliability.clarifications.readings import ChooseReading
from reliability.definitions.reading_by import STAGE as DEFINITIONS_STAGE
from reliability.question.helping import shown_for
from reliability.question.intent import intent
from reliability.values import Element, HelpKind, Hint, HintScope, HintState, Reading, Rows
from reliability.verified.answering import FIRST_STAGE
from tests.support.live_bot import (
    PATIENT,
    SCHEMA,
    Flow,
    LiveBot,
    action_ids,
    answered,
    choosing,
    choosing_of_many,
    confirming,
    live_bot,
    missing_one,
    naming,
    plain_answer,
    promise,
    reading,
    text_of,
)
from tests.support.peopled_workspace import PeopledWorkspace

DATA, GENERAL, PARTNERS = "C0DATA0001", "C0GENERAL1", "C0PARTNER1"
ADA, BEN = "U0ADA00001", "U0BEN00001"
RULES = Rules(
    "sample",
    warehouses=frozenset({"sample"}),
    channel_warehouses={PARTNERS: "gone"},
    allowed_channels=frozenset({DATA, PARTNERS}),
)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    place = PeopledWorkspace(**PATIENT, slack_connect=True)
    with (
        place.run_in_thread(),
        live_bot(tmp_path_factory.mktemp("bot"), workspace=place, rules=RULES) as running,
    ):
        yield running
        assert running.lost == []


def sent(bot: LiveBot, kind: str) -> Delivery:
    """The latest delivery of a kind."""
    return [d for d in bot.workspace.deliveries.sent if d.kind == kind][-1]


def send(bot: LiveBot, kind: Any, payload: dict[str, Any]) -> Delivery:
    return bot.workspace.deliveries.send(Delivery(kind, payload))


def ask(bot: LiveBot, text: str, script: Any = None, who: str = "ada", channel: str = "#data") -> str:
    if script is not None:
        bot.script[text] = script
    return bot.workspace.mention(who, channel, text)


def clarified(bot: LiveBot, text: str, script: Any) -> tuple[str, dict[str, Any]]:
    """Ask something that leads to a clarification: the thread and the clarification's message."""
    ts = ask(bot, text, script)
    return ts, bot.wait_reply("#data", ts)


def opened_modal(bot: LiveBot, who: str) -> dict[str, Any]:
    assert bot.until(lambda: bot.workspace.modal(who))
    modal = bot.workspace.modal(who)
    assert modal is not None
    return modal


@pytest.fixture(autouse=True)
def _calm(bot: LiveBot) -> None:
    """Every test begins without open modals and without faults still to come."""
    bot.workspace.faults.clear()
    for who in ("ada", "ben", "cleo"):
        bot.workspace.close_view(who, whole_stack=True)


# --- questions -------------------------------------------------------------------------------------


def test_a_mention_is_answered_once_in_its_thread(bot: LiveBot) -> None:
    ts = ask(bot, "What were total sales?")
    assert "Answer to What were total sales?" in text_of(bot.wait_reply("#data", ts))
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 1


def test_a_post_unfurls_nothing_notifies_nobody_and_carries_its_ask_and_step(bot: LiveBot) -> None:
    ts = ask(bot, "https://example.com/?q=1 how many orders?")
    message = bot.wait_reply("#data", ts)
    assert (message["unfurl_links"], message["unfurl_media"], message["notified"]) == (False, False, [])
    assert message["metadata"]["event_type"] == "candor"
    assert message["metadata"]["event_payload"]["step"] == "end"


def test_an_event_delivered_three_times_is_answered_once(bot: LiveBot) -> None:
    bot.workspace.faults.double_events(1)
    ts = ask(bot, "thrice")
    mention = next(
        d for d in reversed(bot.workspace.deliveries.sent) if d.payload.get("event", {}).get("type") == "app_mention"
    )
    bot.workspace.deliveries.redeliver(mention)
    bot.wait_reply("#data", ts)
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 1
    assert sum(request.question.text == "thrice" for request in bot.begun) == 1


def test_a_direct_message_needs_no_mention(bot: LiveBot) -> None:
    ts = bot.workspace.direct_message("ben", "How many customers?")
    place = bot.workspace.direct_channel("ben")
    assert "Answer to How many customers?" in text_of(bot.wait_reply(place, ts))


def test_a_follow_up_sees_the_threads_last_question_and_sql(bot: LiveBot) -> None:
    ts = ask(bot, "Total sales in May?")
    bot.wait_reply("#data", ts)
    bot.workspace.mention("ben", "#data", "and in June?", thread_ts=ts)
    bot.wait_reply("#data", ts, 2)
    followed = next(r for r in bot.begun if r.question.text == "and in June?")
    assert followed.place.kind == "thread"
    assert followed.question.previous is not None
    assert followed.question.previous.question == "Total sales in May?"
    assert "Answer to Total sales in May?" in followed.question.previous.sql


def test_talk_between_people_is_left_alone(bot: LiveBot) -> None:
    ts = ask(bot, "Sales in April?")
    bot.wait_reply("#data", ts)
    bot.workspace.post_as("ben", "#data", "thanks, looks right", thread_ts=ts)
    bot.workspace.post_as("ben", "#data", "lunch?")
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 1


def test_edits_joins_and_other_bots_are_ignored(bot: LiveBot) -> None:
    ts = ask(bot, "Sales in March?")
    bot.wait_reply("#data", ts)
    before = len(bot.begun)
    bot.workspace.people.edit(
        bot.workspace.state.message(DATA, ts), f"<@{bot.workspace.bot_user_id}> Sales in February?"
    )
    channel = bot.workspace.state.channel("#data")
    base = {
        "type": "app_mention",
        "channel": DATA,
        "text": f"<@{bot.workspace.bot_user_id}> Sales?",
        "user": ADA,
    }
    for extra in (
        {"bot_id": "B1"},
        {"subtype": "bot_message"},
        {"subtype": "channel_join"},
        {"edited": {"ts": "1"}},
    ):
        event = {**base, "ts": bot.workspace.state.new_ts(), **extra}
        assert send(bot, "events_api", slack_events.callback(event, channel)).acknowledged()
    bot.quiet()
    assert len(bot.begun) == before


def test_the_status_is_shown_while_working_and_gone_afterwards(bot: LiveBot) -> None:
    shown = threading.Event()

    def slow(request: Any) -> Flow:
        shown.wait()
        return (yield from plain_answer(request))

    ts = ask(bot, "slow one", slow)
    try:
        assert bot.until(lambda: bot.workspace.status("#data", ts) == working.STATUS["write"])
    finally:
        shown.set()
    bot.wait_reply("#data", ts)
    assert bot.until(lambda: bot.workspace.status("#data", ts) == "")


def test_every_stage_of_an_ask_has_a_status_of_its_own() -> None:
    root = Path(__file__).parents[3]
    code = "\n".join(path.read_text("utf-8") for room in ("reliability", "bot") for path in (root / room).rglob("*.py"))
    named = set(re.findall(r"\b(?:timed|stage)\(\s*\"([a-z ]+)\"", code))
    assert len(named) > 12
    assert {*named, FIRST_STAGE, DEFINITIONS_STAGE} <= set(working.STATUS)


def test_after_a_click_the_status_says_that_it_goes_on(bot: LiveBot) -> None:
    shown = threading.Event()

    def slow(request: Any) -> Flow:
        reply = yield ChooseReading(0, (reading("Total net sales", (10.5,)), reading("Total gross sales", (12.25,))))
        shown.wait()
        return answered(reading(f"You picked {reply.choice}", (1,)))

    ts, asked = clarified(bot, "slow after a click", slow)
    assert bot.until(lambda: bot.workspace.status("#data", ts) == ""), "it waits for a person"
    try:
        bot.workspace.click("ada", "#data", asked["ts"], "candor_choice_1")
        assert bot.until(lambda: bot.workspace.status("#data", ts) in {*working.STATUS.values()} - {""})
    finally:
        shown.set()
    assert "You picked 1" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: bot.workspace.status("#data", ts) == "")


def test_a_place_without_the_status_feature_gets_its_answer_and_nothing_stays_behind(bot: LiveBot) -> None:
    bot.workspace.fail_next("assistant.threads.setStatus", "error", times=9, error="unknown_method")
    ts = ask(bot, "no status here")
    bot.wait_reply("#data", ts)
    bot.quiet()
    bot.workspace.faults.clear()
    assert len(bot.thread("#data", ts)) == 1


# --- what is no question ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", refusals.NOTHING_ASKED),
        ("🎉🎉 👍", refusals.ONLY_EMOJI),
        (":tada: :wave::skin-tone-2:", refusals.ONLY_EMOJI),
        ("?!…", refusals.ONLY_EMOJI),
        ("Wie viele Kunden haben wir und wie ist der Umsatz?", refusals.NOT_ENGLISH),
        ("先月の売上はいくらですか", refusals.NOT_ENGLISH),
    ],
)
def test_what_cannot_be_asked_gets_a_sentence_and_three_examples(bot: LiveBot, typed: str, sentence: str) -> None:
    ts = ask(bot, typed)
    reply = bot.wait_reply("#data", ts)
    assert sentence in text_of(reply)
    assert [one for one in action_ids(reply) if one.startswith("candor_example_")] == [
        "candor_example_0",
        "candor_example_1",
        "candor_example_2",
    ]
    assert typed not in [request.question.text for request in bot.begun]


def helping(request: AskRequest) -> Flow:
    """What the flow does with a message that asks nothing of the data."""
    yield from ()
    found = intent(request.question, SCHEMA, FakeEncoder())
    assert found is not None
    return with_examples(shown_for(found, SCHEMA), SCHEMA)


@pytest.mark.parametrize(
    ("typed", "words", "examples"),
    [
        ("hello there", greetings.HELP[HelpKind.GREETING], 3),
        ("what can you do?", greetings.HELP[HelpKind.HELP], 3),
        ("thanks a bunch", greetings.HELP[HelpKind.THANKS], 2),
        ("please delete order 12", greetings.HELP[HelpKind.CHANGE], 3),
        ("that's wrong", greetings.HELP[HelpKind.FEEDBACK], 3),
        ("I need some numbers", greetings.HELP[HelpKind.VAGUE], 3),
        ("which tables do you have?", "customers", 3),
        ("what's in orders", "after discounts", 3),
    ],
)
def test_who_asks_nothing_of_the_data_is_helped_in_the_thread(
    bot: LiveBot, typed: str, words: str, examples: int
) -> None:
    ts = ask(bot, typed, helping)
    reply = bot.wait_reply("#data", ts)
    assert words in text_of(reply)
    assert action_ids(reply) == [f"candor_example_{number}" for number in range(examples)]
    assert "12.5" not in text_of(reply)  # a column's values are nobody's business here


def test_an_example_under_help_is_asked_by_a_tap(bot: LiveBot) -> None:
    ts = ask(bot, "what can you help me with?", helping)
    reply = bot.wait_reply("#data", ts)
    bot.workspace.click("ada", "#data", reply["ts"], "candor_example_0")
    wanted = "What is the total net sales of orders by status?"
    assert bot.until(lambda: any(request.question.text == wanted for request in bot.begun))


def test_a_greeting_is_no_question_to_follow_up(bot: LiveBot) -> None:
    ts = ask(bot, "good morning", helping)
    bot.wait_reply("#data", ts)
    bot.workspace.mention("ada", "#data", "How many customers came?", thread_ts=ts)
    bot.wait_reply("#data", ts, 2)
    followed = next(r for r in bot.begun if r.question.text == "How many customers came?")
    assert followed.question.previous is None


def test_ten_thousand_characters_are_refused_with_both_numbers(bot: LiveBot) -> None:
    ts = ask(bot, "how many orders " * 625)
    assert refusals.too_long(9_999, 2_000) in text_of(bot.wait_reply("#data", ts))


def test_only_a_file_is_answered_with_what_can_be_asked(bot: LiveBot) -> None:
    channel = bot.workspace.state.channel("#data")
    ts = bot.workspace.post_as("ada", "#data", "look")
    event = {
        "type": "app_mention",
        "channel": DATA,
        "user": ADA,
        "ts": ts,
        "text": f"<@{bot.workspace.bot_user_id}>",
        "subtype": "file_share",
        "files": [{"id": "F1", "name": "a.png"}],
    }
    send(bot, "events_api", slack_events.callback(event, channel))
    assert refusals.ONLY_FILES in text_of(bot.wait_reply("#data", ts))


def test_a_channel_that_is_not_on_the_list_is_told_so(bot: LiveBot) -> None:
    ts = ask(bot, "How many orders?", channel="#general")
    assert refusals.CHANNEL_NOT_ALLOWED in text_of(bot.wait_reply("#general", ts))


def test_a_channel_with_an_unknown_warehouse_is_told_so(bot: LiveBot) -> None:
    ts = ask(bot, "How many orders?", channel="#partners")
    assert refusals.UNKNOWN_WAREHOUSE in text_of(bot.wait_reply("#partners", ts))


def test_people_of_another_workspace_are_not_answered(bot: LiveBot) -> None:
    ts = ask(bot, "What is the revenue?", who="cleo", channel="#partners")
    assert refusals.OUTSIDER in text_of(bot.wait_reply("#partners", ts))


# --- /ask and examples -----------------------------------------------------------------------------


def visible_questions(bot: LiveBot, channel: str = "#data") -> list[dict[str, Any]]:
    return [m for m in bot.workspace.bot_messages(channel) if "asks:" in m["text"]]


def test_the_command_shows_the_question_and_answers_in_its_thread(bot: LiveBot) -> None:
    command = bot.workspace.slash("ben", "#data", "/ask", "How many orders & <!here> *bold*?")
    assert command.acknowledged()
    assert bot.until(lambda: visible_questions(bot))
    question = visible_questions(bot)[-1]
    assert question["text"] == f"<@{BEN}> asks: How many orders &amp; &lt;!here&gt; ∗bold∗?"
    assert set(question["notified"]) <= {f"@{BEN}"}
    assert "Answer to How many orders &amp; &lt;!here&gt; *bold*?" in text_of(
        bot.wait_reply("#data", question["ts"], 2)
    )


def test_the_same_command_delivered_twice_asks_once(bot: LiveBot) -> None:
    def asked() -> list[dict[str, Any]]:
        return [m for m in visible_questions(bot) if "only once please" in m["text"]]

    command = bot.workspace.slash("ben", "#data", "/ask", "only once please")
    again = bot.workspace.deliveries.redeliver(command)
    assert again.acknowledged()
    assert bot.until(asked)
    bot.quiet(1.0)
    assert len(asked()) == 1


def test_the_command_without_text_offers_examples_and_a_tap_asks_one(bot: LiveBot) -> None:
    bot.workspace.slash("ada", "#data", "/ask")
    bot.wait_notice("#data", "ada", refusals.NOTHING_ASKED)
    notice = next(
        m
        for m in reversed(bot.workspace.all_messages())
        if m.ephemeral_to == ADA and refusals.NOTHING_ASKED in text_of(m.as_json())
    )
    bot.workspace.click("ada", "#data", notice.ts, "candor_example_0")
    wanted = "What is the total net sales of orders by status?"
    assert bot.until(lambda: any(wanted in m["text"] for m in visible_questions(bot)))
    question = next(m for m in visible_questions(bot) if wanted in m["text"])
    assert f"Answer to {wanted}" in text_of(bot.wait_reply("#data", question["ts"], 2))


def test_an_example_tapped_in_a_thread_is_asked_in_that_thread(bot: LiveBot) -> None:
    ts = ask(bot, "")
    greeting = bot.wait_reply("#data", ts)
    bot.workspace.click("ben", "#data", greeting["ts"], "candor_example_2")
    assert "How many orders are there?" in text_of(bot.wait_reply("#data", ts, 2))
    assert "Answer to How many orders are there?" in text_of(bot.wait_reply("#data", ts, 3))


def test_the_command_where_candor_is_no_member_says_how_to_invite_it(bot: LiveBot) -> None:
    bot.workspace.fail_next("chat.postMessage", "error", error="not_in_channel")
    bot.workspace.slash("ada", "#data", "/ask", "how many orders in a foreign channel")
    bot.wait_notice("#data", "ada", refusals.NOT_IN_CHANNEL)


def test_the_command_in_a_channel_off_the_list_answers_privately(bot: LiveBot) -> None:
    bot.workspace.slash("ada", "#general", "/ask", "How many orders?")
    bot.wait_notice("#general", "ada", refusals.CHANNEL_NOT_ALLOWED)


def test_opening_the_messages_tab_greets_once(bot: LiveBot) -> None:
    place = bot.workspace.direct_channel("ada")
    for _ in range(2):
        opened = bot.workspace.open_home("ada", "messages")
        assert opened is not None
        assert opened.acknowledged()
        assert bot.until(lambda: bot.workspace.bot_messages(place))
        bot.quiet()
    assert [greetings.HELLO in text_of(m) for m in bot.workspace.bot_messages(place)] == [True]
    assert (place, "") in bot.workspace.state.suggested_prompts


def test_a_new_assistant_thread_gets_first_words(bot: LiveBot) -> None:
    ts = bot.workspace.direct_message("ada", "…")
    place = bot.workspace.direct_channel("ada")
    bot.wait_reply(place, ts)
    event = {
        "type": "assistant_thread_started",
        "assistant_thread": {"user_id": ADA, "channel_id": place, "thread_ts": ts},
    }
    send(bot, "events_api", slack_events.callback(event, bot.workspace.state.channel(place)))
    assert greetings.HELLO in text_of(bot.wait_reply(place, ts, 2))


# --- clarifications --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "reply"), [("candor_yes", "yes"), ("candor_no", "no"), ("candor_just_answer", "just_answer")]
)
def test_a_confirmation_takes_one_click(bot: LiveBot, action: str, reply: str) -> None:
    ts, asked = clarified(bot, f"confirm {action}", confirming)
    shown = text_of(asked)
    for part in ("«total sales»", "`orders.net_sales`", "a comment", "`12.5`, `99`, `7`"):
        assert part in shown
    assert action_ids(asked) == [
        "candor_yes",
        "candor_no",
        "candor_select",
        "candor_just_answer",
        "candor_other",
    ]
    bot.workspace.click("ada", "#data", asked["ts"], action)
    assert f"You replied {reply}" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: not action_ids(bot.thread("#data", ts)[0]))
    assert f"✓ <@{ADA}>" in text_of(bot.thread("#data", ts)[0])


@pytest.mark.parametrize(("picked", "reply"), [("0", "choice 0"), ("none", "none -1")])
def test_what_is_meant_instead_takes_one_choice(bot: LiveBot, picked: str, reply: str) -> None:
    ts, asked = clarified(bot, f"instead {picked}", confirming)
    bot.workspace.select("ada", "#data", asked["ts"], "candor_select", picked)
    assert f"You replied {reply}" in text_of(bot.wait_reply("#data", ts, 2))


def test_nothing_is_missing_takes_one_click(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "nothing is missing", missing_one)
    assert "So far I use `customers`" in text_of(asked)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_none")
    assert "You replied none" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: clarifying.NOTHING_MISSING in text_of(bot.thread("#data", ts)[0]).split("✓")[-1])


def test_a_reading_is_chosen_by_its_button(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "choose one", choosing)
    assert "12.25" in text_of(asked), "each choice shows what it would return"
    bot.workspace.click("ada", "#data", asked["ts"], "candor_choice_1")
    assert "Total gross sales" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: "2. Total gross sales" in text_of(bot.thread("#data", ts)[0]).split("✓")[-1])


def test_more_than_four_choices_are_a_select(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "choose of many", choosing_of_many)
    bot.workspace.select("ada", "#data", asked["ts"], "candor_select", "7")
    assert "You picked 7" in text_of(bot.wait_reply("#data", ts, 2))


def test_something_else_is_said_in_a_modal(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "something else", confirming)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_other")
    modal = opened_modal(bot, "ada")
    refused = bot.workspace.submit_view("ada", modal["id"], {"text": "   "})
    assert refused.errors == {"said": phrasing.TYPE_SOMETHING}
    assert not bot.workspace.submit_view("ada", modal["id"], {"text": "only <b>online</b> sales"}).errors
    assert "You replied other -1 only &lt;b&gt;online&lt;/b&gt; sales" in text_of(bot.wait_reply("#data", ts, 2))


def test_a_name_is_typed_where_none_of_the_elements_fits(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "name it", choosing_of_many)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_name")
    modal = opened_modal(bot, "ada")
    bot.workspace.submit_view("ada", modal["id"], {"text": "orders.final_sales"})
    assert "You picked -1 orders.final_sales" in text_of(bot.wait_reply("#data", ts, 2))


def test_what_a_question_needs_is_picked_in_a_modal_and_says_something_as_it_stands(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "what is needed", naming)
    assert "I found nothing here about «turnover»." in text_of(asked)
    assert action_ids(asked) == ["candor_none", "candor_other"]
    bot.workspace.click("ada", "#data", asked["ts"], "candor_other")
    modal = opened_modal(bot, "ada")
    shown = [option["text"]["text"] for option in modal["blocks"][0]["element"]["options"]]
    assert shown == ["orders.net_sales", "orders", "orders.gross_sales"]
    refused = bot.workspace.submit_view("ada", modal["id"], {"picked": [], "text": ""})
    assert refused.errors == {"list": clarifying.LIST_EMPTY}
    refused = bot.workspace.submit_view("ada", modal["id"], {"picked": ["1"], "text": "per month"})
    assert refused.errors == {"said": clarifying.LIST_AND_WORDS}
    assert not bot.workspace.submit_view("ada", modal["id"], {"picked": ["0"], "text": ""}).errors
    assert "You replied list orders.net_sales" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: "`orders.net_sales`" in text_of(bot.thread("#data", ts)[0]).split("✓")[-1])
    assert abstaining.WHAT_I_HAVE not in text_of(bot.thread("#data", ts)[0])


@pytest.mark.parametrize(
    ("said", "reply"),
    [
        ({"picked": ["0", "1"], "text": ""}, "list orders.net_sales and orders"),
        ({"picked": ["0"], "text": "per month"}, "other per month"),
        ({"picked": [], "text": "per month"}, "other per month"),
    ],
)
def test_another_list_or_words_say_what_is_needed(bot: LiveBot, said: dict[str, Any], reply: str) -> None:
    ts, asked = clarified(bot, f"what is needed: {said}", naming)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_other")
    assert not bot.workspace.submit_view("ada", opened_modal(bot, "ada")["id"], said).errors
    assert f"You replied {reply}" in text_of(bot.wait_reply("#data", ts, 2))


def test_that_what_is_needed_is_not_here_takes_one_click(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "what is needed is not here", naming)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_none")
    assert "You replied none" in text_of(bot.wait_reply("#data", ts, 2))
    assert bot.until(lambda: clarifying.NOT_HERE in text_of(bot.thread("#data", ts)[0]).split("✓")[-1])


def test_who_may_not_answer_is_told_privately_and_decides_nothing(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "not yours", confirming)
    assert bot.workspace.click("ben", "#data", asked["ts"], "candor_yes").acknowledged()
    bot.wait_notice("#data", "ben", refusals.VERDICT_NOT_ALLOWED)
    bot.workspace.click("ben", "#data", asked["ts"], "candor_other")
    assert bot.until(lambda: bot.notices("#data", "ben").count(refusals.VERDICT_NOT_ALLOWED) == 2)
    assert bot.workspace.modal("ben") is None
    assert len(bot.thread("#data", ts)) == 1
    assert action_ids(bot.thread("#data", ts)[0])


def test_a_double_click_decides_once(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "double click", confirming)
    first = bot.workspace.click("ada", "#data", asked["ts"], "candor_yes")
    bot.workspace.deliveries.redeliver(first)
    bot.wait_reply("#data", ts, 2)
    bot.wait_notice("#data", "ada", clarifying.already_answered(ADA))
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 2


def test_of_two_allowed_people_one_decides_and_the_other_hears_who(bot: LiveBot) -> None:
    def told() -> int:
        lines = [*bot.notices("#data", "ada"), *bot.notices("#data", "ben")]
        return sum(clarifying.already_answered(by) in lines_of for by in (ADA, BEN) for lines_of in lines)

    ts, asked = clarified(bot, "both may answer", confirming)
    before = told()
    bot.workspace.click("ada", "#data", asked["ts"], "candor_yes")
    bot.workspace.click("ben", "#data", asked["ts"], "candor_no")
    bot.wait_reply("#data", ts, 2)
    assert bot.until(lambda: told() == before + 1)
    bot.quiet()
    assert told() == before + 1
    assert len(bot.thread("#data", ts)) == 2


def test_a_click_on_a_copy_or_with_an_altered_value_is_refused(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "altered", confirming)
    bot.workspace.click("ben", "#data", asked["ts"], "candor_yes")  # a payload to alter; not his to decide
    bot.wait_notice("#data", "ben", refusals.VERDICT_NOT_ALLOWED)
    payload = copy.deepcopy(sent(bot, "interactive").payload)
    payload["user"]["id"] = ADA
    for change in ("channel", "message", "value"):
        forged = copy.deepcopy(payload)
        if change == "channel":
            forged["channel"]["id"] = forged["container"]["channel_id"] = GENERAL
        elif change == "message":
            forged["container"]["message_ts"] = "1.000001"
        else:
            forged["actions"][0]["value"] = "another-token"
        assert send(bot, "interactive", forged).acknowledged()
    place = ("#general", "#data", "#data")
    for channel in set(place):
        bot.wait_notice(channel, "ada", clarifying.VERDICT_UNKNOWN)
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 1


def test_a_click_under_another_team_id_decides_once(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "enterprise grid", confirming)
    bot.workspace.click("ben", "#data", asked["ts"], "candor_yes")
    payload = copy.deepcopy(sent(bot, "interactive").payload)
    payload["user"]["id"], payload["team"] = ADA, {"id": "T0OTHER", "domain": "other"}
    send(bot, "interactive", payload)
    assert "You replied yes" in text_of(bot.wait_reply("#data", ts, 2))


def test_a_click_whose_response_url_is_used_up_changes_the_message_all_the_same(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "an old response url", confirming)
    bot.workspace.click("ben", "#data", asked["ts"], "candor_yes")  # a payload to alter; not his to decide
    payload = copy.deepcopy(sent(bot, "interactive").payload)
    payload["user"]["id"], payload["response_url"] = ADA, "http://127.0.0.1:9/used-up"
    send(bot, "interactive", payload)
    bot.wait_reply("#data", ts, 2)
    assert bot.until(lambda: not action_ids(bot.thread("#data", ts)[0]))
    changed = [call.arguments["ts"] for call in bot.workspace.calls("chat.update")]
    assert asked["ts"] in changed


def test_an_old_control_is_acknowledged(bot: LiveBot) -> None:
    _, asked = clarified(bot, "an old control", confirming)
    bot.workspace.click("ada", "#data", asked["ts"], "candor_yes")
    payload = copy.deepcopy(sent(bot, "interactive").payload)
    payload["actions"][0]["action_id"] = "from_an_older_version"
    assert send(bot, "interactive", payload).acknowledged()


def test_a_click_is_acknowledged_at_once_behind_a_dozen_slow_asks(bot: LiveBot) -> None:
    ts, asked = clarified(bot, "behind slow asks", confirming)

    go_on = threading.Event()

    def slow(request: Any) -> Flow:
        go_on.wait()
        return (yield from plain_answer(request))

    try:
        threads = [ask(bot, f"slow {number}", slow) for number in range(12)]
        assert bot.workspace.click("ada", "#data", asked["ts"], "candor_yes").acknowledged()
        assert not any(bot.thread("#data", thread) for thread in threads), "none of them is done"
    finally:
        go_on.set()
    for thread in [*threads, ts]:
        bot.wait_reply("#data", thread)


# --- the buttons under an answer -------------------------------------------------------------------


def big(rows: int, truncated: bool = False) -> Any:
    def script(_request: Any) -> Flow:
        yield from ()
        result = Rows(("n", "name"), tuple((n, f"name {n}") for n in range(rows)), truncated)
        return answered(Reading("SELECT n, name FROM t", "All names", result))

    return script


def test_the_sql_is_one_click_away(bot: LiveBot) -> None:
    ts = ask(bot, "show me sql", big(3))
    answer = bot.wait_reply("#data", ts)
    bot.workspace.click("ben", "#data", answer["ts"], "candor_sql")
    modal = opened_modal(bot, "ben")
    assert "SELECT n, name FROM t" in text_of(modal)
    bot.workspace.close_view("ben")


def test_the_promise_is_one_click_away(bot: LiveBot) -> None:
    def script(_request: Any) -> Flow:
        yield from ()
        shown = Reading("SELECT 1", "All names", Rows(("n",), ((1,),)), 0.844)
        return answered(shown, calibrated=True, promise=promise())

    answer = bot.wait_reply("#data", ask(bot, "a sure one", script))
    assert "84 % likely right" in text_of(answer)
    bot.workspace.click("ben", "#data", answer["ts"], "candor_promise")
    assert promising.risk_promise(promise()) in text_of(opened_modal(bot, "ben"))
    bot.workspace.close_view("ben")


def test_an_answers_buttons_do_nothing_from_another_channel(bot: LiveBot) -> None:
    ts = ask(bot, "copied elsewhere", big(3))
    answer = bot.wait_reply("#data", ts)
    bot.workspace.click("ben", "#data", answer["ts"], "candor_sql")
    opened_modal(bot, "ben")
    bot.workspace.close_view("ben")
    forged = copy.deepcopy(sent(bot, "interactive").payload)
    forged["channel"]["id"] = forged["container"]["channel_id"] = GENERAL
    send(bot, "interactive", forged)
    bot.wait_notice("#general", "ben", answering.ANSWER_GONE)
    assert bot.workspace.modal("ben") is None


def test_the_csv_comes_into_the_thread_once(bot: LiveBot) -> None:
    ts = ask(bot, "csv please", big(3))
    answer = bot.wait_reply("#data", ts)
    before = len(bot.workspace.files())
    bot.workspace.click("ada", "#data", answer["ts"], "candor_csv")
    assert bot.until(lambda: len(bot.workspace.files()) == before + 1)
    bot.wait_reply("#data", ts, 2)
    bot.workspace.click("ada", "#data", answer["ts"], "candor_csv")
    bot.wait_notice("#data", "ada", answering.CSV_THERE)
    content = bot.workspace.files()[-1].content
    assert content is not None
    assert content.decode("utf-8-sig").splitlines()[1] == '0,"name 0"'


def test_a_large_result_brings_its_csv_along(bot: LiveBot) -> None:
    ts = ask(bot, "very large", big(10_000, truncated=True))
    answer = bot.wait_reply("#data", ts)
    assert "the first 99 of 10,000 rows" in text_of(answer)
    assert bot.until(lambda: len(bot.thread("#data", ts)) == 2)
    cut = Rows((), ((),) * 10_000, truncated=True)
    name = file_name(answer["metadata"]["event_payload"]["ask"], cut, "very large", "csv")
    assert [f["name"] for m in bot.thread("#data", ts) for f in m.get("files", ())] == [name]


def test_an_answer_whose_file_slack_refuses_is_still_given(bot: LiveBot) -> None:
    bot.workspace.fail_next("files.getUploadURLExternal", "error", error="missing_scope")
    ts = ask(bot, "file refused", big(500))
    bot.wait_reply("#data", ts, 2)
    assert answering.CSV_FAILED in text_of(bot.thread("#data", ts)[1])


# --- people who are gone --------------------------------------------------------------------------


@pytest.fixture
def ben_goes(bot: LiveBot) -> Iterator[None]:
    """Ben's account is active again afterwards."""
    yield
    bot.workspace.deactivate("ben", deactivated=False)
    bot.people.is_here(BEN)  # what was remembered of the account is replaced


@pytest.mark.usefixtures("ben_goes")
def test_nothing_is_said_to_a_question_whose_asker_is_gone(bot: LiveBot) -> None:
    """Rights are checked when the answer is to be posted, not only when the question came."""
    ts, message = clarified_for(bot, "ben", "ben leaves", choosing)
    bot.workspace.deactivate("ben")
    bot.workspace.click("ben", "#data", message["ts"], "candor_choice_0")
    ask_id = message["metadata"]["event_payload"]["ask"]

    def state() -> str:
        said = bot.store.conversations.message(ask_id, "conclude", 0)
        return said.state if said else ""

    assert bot.until(lambda: state() == "skipped")
    assert bot.store.asks.outcome(ask_id) is not None
    assert len(bot.thread("#data", ts)) == 1


@pytest.mark.usefixtures("ben_goes")
def test_where_slack_does_not_tell_who_is_gone_the_answer_waits(bot: LiveBot) -> None:
    ts, message = clarified_for(bot, "ben", "ben stays", choosing)
    bot.workspace.fail_next("users.info", "error", error="fatal_error", times=2)
    bot.workspace.click("ben", "#data", message["ts"], "candor_choice_0")
    assert "10.5" in text_of(bot.wait_reply("#data", ts, 2))


def clarified_for(bot: LiveBot, who: str, text: str, script: Any) -> tuple[str, dict[str, Any]]:
    """What `clarified` does, for another person."""
    ts = ask(bot, text, script, who)
    return ts, bot.wait_reply("#data", ts)


# --- Home and hints --------------------------------------------------------------------------------


def hint(bot: LiveBot, phrase: str, scope: HintScope, owner: str) -> Hint:
    return bot.store.memory.remember(
        Hint(
            phrase,
            Element("orders", "net_sales"),
            (Element("orders", "gross_sales"),),
            scope,
            owner,
            owner,
            "What were total sales?",
            "2026-11-01T10:00:00+00:00",
            warehouse="sample",
        )
    )


def opened_home(bot: LiveBot, who: str) -> dict[str, Any]:
    def published() -> int:
        person = bot.workspace.user_id(who)
        return sum(call.arguments["user_id"] == person for call in bot.workspace.calls("views.publish"))

    bot.quiet()
    before = published()
    bot.workspace.open_home(who)
    assert bot.until(lambda: published() > before)
    found = bot.workspace.home(who)
    assert found is not None
    return found


def edit(bot: LiveBot, who: str, view: dict[str, Any], hint_id: str) -> dict[str, Any]:
    bot.workspace.click_in_view(who, view["id"], "candor_hint_edit", hint_id)
    return opened_modal(bot, who)


def test_home_shows_the_set_up_examples_and_only_ones_own_hints(bot: LiveBot) -> None:
    hint(bot, "ben's sales", HintScope.PERSON, BEN)
    hint(bot, "ada's sales", HintScope.PERSON, ADA)
    hint(bot, "everybody's sales", HintScope.WORKSPACE, "T0LOCAL001")
    bens, adas = text_of(opened_home(bot, "ben")), text_of(opened_home(bot, "ada"))
    for shown in (bens, adas):
        assert "*Warehouse:* `sample`" in shown
        assert "reference" in shown
        assert promising.NO_CALIBRATION in shown
        assert "How many orders are there?" in shown
    assert "ben's sales" in bens
    assert "ada's sales" not in bens
    assert "everybody's sales" not in bens, "shared hints are the admins' to see"
    assert "everybody's sales" in adas
    assert "ben's sales" in adas, "admins see everybody's"


def test_a_hint_is_edited_in_a_modal_that_checks_the_name(bot: LiveBot) -> None:
    stored = hint(bot, "turnover", HintScope.PERSON, BEN)
    modal = edit(bot, "ben", opened_home(bot, "ben"), stored.id)
    values = {"phrase": {"text": "turn over"}, "preferred": {"text": "orders.nonsense"}}
    refused = bot.workspace.submit_view("ben", modal["id"], values)
    assert refused.errors == {"preferred": remembering.no_such_element("orders.nonsense", "sample")}
    values["preferred"]["text"] = "ORDERS.gross_sales"
    assert not bot.workspace.submit_view("ben", modal["id"], values).errors
    after = next(h for h in bot.store.memory.hints() if h.id == stored.id)
    assert (after.phrase, str(after.preferred), after.passed_over) == ("turn over", "orders.gross_sales", ())
    assert bot.until(lambda: "turn over" in text_of(bot.workspace.home("ben") or {}))
    assert bot.store.asks.audit_trail(1)[0].actor == BEN


def test_a_hint_is_retired_from_home(bot: LiveBot) -> None:
    stored = hint(bot, "to retire", HintScope.PERSON, BEN)
    view = opened_home(bot, "ben")
    bot.workspace.click_in_view("ben", view["id"], "candor_hint_retire", stored.id)
    assert bot.until(lambda: "to retire" not in text_of(bot.workspace.home("ben") or {}))
    states = [h.state for h in bot.store.memory.hints(include_inactive=True) if h.id == stored.id]
    assert states == [HintState.RETIRED]


def test_an_admin_widens_and_edits_shared_hints_and_others_cannot(bot: LiveBot) -> None:
    shared = hint(bot, "margin", HintScope.WORKSPACE, "T0LOCAL001")
    foreign = hint(bot, "ada's own", HintScope.PERSON, ADA)
    view = opened_home(bot, "ben")
    own = hint(bot, "for a payload", HintScope.PERSON, BEN)
    view = opened_home(bot, "ben")
    modal = edit(bot, "ben", view, own.id)
    bot.workspace.close_view("ben")
    for forged_id in (shared.id, foreign.id):
        payload = copy.deepcopy(sent(bot, "interactive").payload)
        payload["actions"][0].update(action_id="candor_hint_retire", value=forged_id)
        send(bot, "interactive", payload)
    bot.quiet(1.0)
    assert {h.id for h in bot.store.memory.hints()} >= {shared.id, foreign.id}
    adas = edit(bot, "ada", opened_home(bot, "ada"), foreign.id)
    values = {
        "phrase": {"text": "now all's"},
        "preferred": {"text": "orders.net_sales"},
        "scope": {"scope": "workspace"},
    }
    assert not bot.workspace.submit_view("ada", adas["id"], values).errors
    after = next(h for h in bot.store.memory.hints() if h.id == foreign.id)
    assert (after.scope, after.owner) == (HintScope.WORKSPACE, "T0LOCAL001")
    assert "scope" not in {block["block_id"] for block in modal["blocks"]}, "only admins choose for whom"


def press(bot: LiveBot, who: str, view: dict[str, Any], action_id: str, value: str = "") -> dict[str, Any]:
    """Press in a view; the modal that is on top afterwards."""
    calls = len(
        bot.workspace.calls("views.open") + bot.workspace.calls("views.push") + bot.workspace.calls("views.update")
    )
    bot.workspace.click_in_view(who, view["id"], action_id, value)
    methods = ("views.open", "views.push", "views.update")
    assert bot.until(lambda: sum(len(bot.workspace.calls(method)) for method in methods) > calls)
    bot.quiet()
    return opened_modal(bot, who)


def test_an_admin_looks_through_memory_and_changes_it(bot: LiveBot) -> None:
    mine = hint(bot, "yield", HintScope.PERSON, BEN)
    twin = hint(bot, "proceeds", HintScope.CHANNEL, DATA)
    home = opened_home(bot, "ada")
    modal = press(bot, "ada", home, "candor_memory_search")
    said = {"text": {"text": "yield"}, "person": {"person": BEN}, "state": {"state": "any"}, "scope": {"scope": "any"}}
    assert not bot.workspace.submit_view("ada", modal["id"], said).errors
    assert bot.until(lambda: "1 hint: with «yield»" in text_of(bot.workspace.home("ada") or {}))
    home = bot.workspace.home("ada") or {}
    assert "proceeds" not in text_of(home)
    shown = press(bot, "ada", home, "candor_memory_open", mine.id)
    assert "What were total sales?" in text_of(shown), "the evidence says which question it was"
    shown = press(bot, "ada", shown, "candor_memory_promote", mine.id)
    shown = press(bot, "ada", shown, "candor_memory_retire", mine.id)
    assert remembering.HINT_STATES[HintState.RETIRED] in text_of(shown)
    shown = press(bot, "ada", shown, "candor_memory_restore", mine.id)
    assert remembering.HINT_STATES[HintState.ACTIVE] in text_of(shown)
    merging = press(bot, "ada", shown, "candor_memory_merge", mine.id)
    assert not bot.workspace.submit_view("ada", merging["id"], {"other": {"other": twin.id}}).errors
    assert bot.until(lambda: bot.workspace.modal("ada") is None)
    after = {each.id: each for each in bot.store.memory.hints(include_inactive=True)}
    assert (after[mine.id].scope, after[mine.id].owner) == (HintScope.WORKSPACE, "T0LOCAL001")
    assert (after[mine.id].state, after[twin.id].state) == (HintState.ACTIVE, HintState.RETIRED)
    actions = [entry.action for entry in bot.store.asks.audit_trail(200) if entry.actor == ADA]
    assert {"hint promoted", "hint retired", "hint restored", "hint merged"} <= set(actions)


def test_an_admin_adds_a_hint_and_takes_hints_from_csv(bot: LiveBot) -> None:
    home = opened_home(bot, "ada")
    modal = press(bot, "ada", home, "candor_memory_add")
    said: dict[str, Any] = {
        "phrase": {"text": "earnings"},
        "preferred": {"text": "orders.nonsense"},
        "over": {"text": "orders.gross_sales"},
        "scope": {"scope": "person"},
    }
    assert bot.workspace.submit_view("ada", modal["id"], said).errors == {"person": remembering.HINT_FOR_WHOM}
    said["person"] = {"person": BEN}
    refused = bot.workspace.submit_view("ada", modal["id"], said).errors
    assert refused == {"preferred": remembering.no_such_element("orders.nonsense", "sample")}
    said["preferred"] = {"text": "orders.net_sales"}
    assert not bot.workspace.submit_view("ada", modal["id"], said).errors
    assert bot.until(lambda: any(each.phrase == "earnings" for each in bot.store.memory.hints(HintScope.PERSON, BEN)))
    modal = press(bot, "ada", opened_home(bot, "ada"), "candor_memory_import")
    bad = {"csv": {"text": "phrase,prefers,scope\nincome,orders.net_sales,planet"}}
    assert "Line 2" in bot.workspace.submit_view("ada", modal["id"], bad).errors["csv"]
    for line, says in (
        ("income,orders.nonsense,workspace", remembering.no_element_in_line(3, "orders.nonsense", "sample")),
        ("income,orders.net_sales,person", remembering.no_owner_in_line(3, "person")),
    ):
        wrong = {"csv": {"text": f"phrase,prefers,scope\nearned,orders.net_sales,workspace\n{line}"}}
        assert bot.workspace.submit_view("ada", modal["id"], wrong).errors == {"csv": says}
    assert not any(each.phrase in ("income", "earned") for each in bot.store.memory.hints()), "all lines or none"
    good = {"csv": {"text": "phrase,prefers,scope\nincome,orders.net_sales,workspace"}}
    assert not bot.workspace.submit_view("ada", modal["id"], good).errors
    assert bot.until(lambda: any(each.phrase == "income" for each in bot.store.memory.hints()))


def test_a_long_list_of_hints_has_pages(bot: LiveBot) -> None:
    for number in range(30):
        hint(bot, f"ben's phrase {number}", HintScope.PERSON, BEN)
    pages = -(-len(bot.store.memory.hints(HintScope.PERSON, BEN)) // HINTS_A_PAGE)
    assert pages > 2
    view = opened_home(bot, "ben")
    assert phrasing.page_of(0, pages) in text_of(view)
    bot.workspace.click_in_view("ben", view["id"], "candor_home_page_older")
    assert bot.until(lambda: phrasing.page_of(1, pages) in text_of(bot.workspace.home("ben") or {}))


def test_an_example_tapped_at_home_is_asked_in_the_direct_message(bot: LiveBot) -> None:
    view = opened_home(bot, "ben")
    bot.workspace.click_in_view("ben", view["id"], "candor_example_2")
    place = bot.workspace.direct_channel("ben")
    assert bot.until(lambda: visible_questions(bot, place))
    question = visible_questions(bot, place)[-1]
    assert "Answer to How many orders are there?" in text_of(bot.wait_reply(place, question["ts"], 2))


# --- when Slack misbehaves -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "detail"),
    [
        ("rate_limit", {"retry_after_s": 1}),
        ("answer_lost", {}),
        ("request_lost", {}),
        ("server_error", {"times": 2}),
        ("error", {"error": "fatal_error", "times": 2}),
    ],
)
def test_a_post_that_meets_trouble_is_said_once(bot: LiveBot, kind: Any, detail: dict[str, Any]) -> None:
    started = time.monotonic()
    bot.workspace.fail_next("chat.postMessage", kind, **detail)
    ts = ask(bot, f"trouble {kind}")
    bot.wait_reply("#data", ts)
    if kind == "rate_limit":
        assert time.monotonic() - started >= 1.0
    bot.quiet(0.6)
    assert len(bot.thread("#data", ts)) == 1


def test_a_channel_that_refuses_messages_for_good_is_given_up(bot: LiveBot) -> None:
    bot.workspace.fail_next("chat.postMessage", "error", times=2, error="is_archived")
    before = len(bot.workspace.calls("chat.postMessage"))
    ask(bot, "archived channel")
    assert bot.until(lambda: len(bot.workspace.calls("chat.postMessage")) - before >= 2)
    bot.quiet(1.0)
    assert len(bot.workspace.calls("chat.postMessage")) - before == 2, "the answer, then an apology, then silence"
    bot.workspace.faults.clear()


def test_a_failing_listener_tells_the_person_privately(bot: LiveBot) -> None:
    bot.workspace.fail_next("users.info", "error", times=3, error="internal_error")
    ts = ask(bot, "for a failing click", big(3))
    answer = bot.wait_reply("#data", ts)
    bot.workspace.fail_next("views.open", "error", error="internal_error")
    bot.workspace.click("ada", "#data", answer["ts"], "candor_sql")
    bot.wait_notice("#data", "ada", "Something went wrong on my side")
    bot.workspace.faults.clear()


def test_a_modal_that_opens_too_late_says_so(bot: LiveBot) -> None:
    ts = ask(bot, "late modal", big(3))
    answer = bot.wait_reply("#data", ts)
    bot.workspace.fail_next("views.open", "error", error="expired_trigger_id")
    bot.workspace.click("ada", "#data", answer["ts"], "candor_sql")
    bot.wait_notice("#data", "ada", errors.OPENING_FAILED)


def test_after_a_lost_connection_questions_are_answered_again(bot: LiveBot) -> None:
    bot.workspace.disconnect_sockets("refresh_requested")
    assert bot.until(lambda: bot.workspace.connections == 1)
    ts = ask(bot, "after the reconnect")
    bot.wait_reply("#data", ts)


def test_nothing_that_the_bot_said_notified_anybody_but_the_person_concerned(bot: LiveBot) -> None:
    assert {whom for _, _, whom in bot.workspace.notifications} <= {f"@{ADA}", f"@{BEN}", "@U0CLEO0001"}
