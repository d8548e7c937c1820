"""What people say about answers: the buttons, the modal, who counts, and what becomes of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import pytest

from bot.console import Delivery
from bot.slack.block_validator import check_view
from bot.slack.listeners.desk import Rules
from bot.slack.views.answer import RIGHT_ACTION, WRONG_ACTION
from bot.slack.views.feedback import NOTE_LIMIT, wrong_modal
from bot.wording import answering, home_tab, refusals, remembering
from bot.wording.afterwards import feedback
from reliability.promises.feedback import Fault, LoggedFeedback, settled, undisputed
from tests.support.live_bot import (
    PATIENT,
    LiveBot,
    answered,
    live_bot,
    plain_answer,
    promise,
    reading,
    text_of,
)
from tests.support.peopled_workspace import PeopledWorkspace

ADA, BEN = "U0ADA00001", "U0BEN00001"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
_numbers = count(1)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    place = PeopledWorkspace(**PATIENT, slack_connect=True)
    rules = Rules("sample", warehouses=frozenset({"sample"}))
    with place.run_in_thread(), live_bot(tmp_path_factory.mktemp("bot"), workspace=place, rules=rules) as bot:
        yield bot


@pytest.fixture
def answer(bot: LiveBot) -> dict[str, Any]:
    """A fresh answer in #data."""
    bot.workspace.faults.clear()
    for who in ("ada", "ben"):
        bot.workspace.close_view(who, whole_stack=True)
    ts = bot.workspace.mention("ada", "#data", f"How many orders number {next(_numbers)}?")
    return bot.wait_reply("#data", ts)


def ask_id(answer: dict[str, Any]) -> str:
    return str(answer["metadata"]["event_payload"]["ask"])


def press(bot: LiveBot, who: str, answer: dict[str, Any], action: str) -> None:
    bot.workspace.click(who, "#data", answer["ts"], action)


def verdicts(bot: LiveBot, answer: dict[str, Any]) -> dict[str, bool]:
    return {said.person: said.right for said in bot.store.asks.feedback_on(ask_id(answer))}


def opened_modal(bot: LiveBot, who: str) -> dict[str, Any]:
    assert bot.until(lambda: bot.workspace.modal(who))
    modal = bot.workspace.modal(who)
    assert modal is not None
    return modal


def say(bot: LiveBot, who: str, fault: Fault | None, words: str = "") -> dict[str, str] | None:
    """Fill in the modal and send it; the errors that it shows."""
    chosen = {"fault": {"fault": fault.value}} if fault else {}
    sent = bot.workspace.submit_view(who, opened_modal(bot, who)["id"], chosen | {"said": {"text": words}})
    return sent.errors


# --- verdicts --------------------------------------------------------------------------------------


def test_right_is_noted_and_thanked_for(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ben", answer, RIGHT_ACTION)
    bot.wait_notice("#data", "ben", feedback.THANKS_RIGHT)
    assert bot.until(lambda: verdicts(bot, answer) == {BEN: True})


def test_wrong_is_noted_at_once_and_what_was_wrong_when_it_is_said(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ada", answer, WRONG_ACTION)
    opened_modal(bot, "ada")
    assert verdicts(bot, answer) == {ADA: False}  # before anything was said
    assert not say(bot, "ada", Fault.FILTER, "leave out cancelled orders")
    bot.wait_notice("#data", "ada", feedback.CORRECTING_WORDS)
    (kept,) = bot.store.asks.feedback_on(ask_id(answer))
    assert (kept.fault, kept.note) == (Fault.FILTER, "leave out cancelled orders")


def test_a_double_click_counts_once_and_is_thanked_for_once(bot: LiveBot, answer: dict[str, Any]) -> None:
    before = len([text for text in bot.notices("#data", "ben") if text])
    press(bot, "ben", answer, RIGHT_ACTION)
    press(bot, "ben", answer, RIGHT_ACTION)
    assert bot.until(lambda: len(bot.notices("#data", "ben")) > before)
    bot.quiet()
    assert verdicts(bot, answer) == {BEN: True}
    assert len(bot.notices("#data", "ben")) == before + 1


def test_a_person_may_change_their_mind_and_two_people_may_disagree(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ada", answer, WRONG_ACTION)
    assert not say(bot, "ada", Fault.CALCULATION)
    press(bot, "ben", answer, WRONG_ACTION)
    assert bot.until(lambda: verdicts(bot, answer) == {ADA: False, BEN: False})
    press(bot, "ada", answer, RIGHT_ACTION)
    assert bot.until(lambda: verdicts(bot, answer)[ADA])
    bot.wait_notice("#data", "ada", feedback.NOW_RIGHT)
    assert verdicts(bot, answer) == {ADA: True, BEN: False}
    own = next(said for said in bot.store.asks.feedback_on(ask_id(answer)) if said.person == ADA)
    assert (own.fault, own.note) == (None, "")


def test_something_else_needs_words_and_a_sent_modal_says_something(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ada", answer, WRONG_ACTION)
    assert say(bot, "ada", None) == {"fault": feedback.FAULT_MISSING}
    assert say(bot, "ada", Fault.OTHER) == {"said": feedback.WORDS_MISSING}
    assert say(bot, "ada", Fault.OTHER, "   \u200b ") == {"said": feedback.WORDS_MISSING}
    assert not say(bot, "ada", Fault.OTHER, "it left out Bonn")
    (kept,) = bot.store.asks.feedback_on(ask_id(answer))
    assert (kept.right, kept.fault, kept.note) == (False, Fault.OTHER, "it left out Bonn")


def test_words_alone_say_what_was_wrong(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ada", answer, WRONG_ACTION)
    assert not say(bot, "ada", None, "only words")
    (kept,) = bot.store.asks.feedback_on(ask_id(answer))
    assert (kept.right, kept.fault, kept.note) == (False, None, "only words")


def test_hostile_words_are_kept_as_words_and_cut(bot: LiveBot, answer: dict[str, Any]) -> None:
    """Slack's own limit is not relied on."""
    press(bot, "ada", answer, WRONG_ACTION)
    modal = opened_modal(bot, "ada")
    assert not say(bot, "ada", Fault.ELEMENT, "<!channel> *bold* `code`")
    submitted = copy.deepcopy([d for d in bot.workspace.deliveries.sent if d.kind == "interactive"][-1].payload)
    submitted["view"]["state"]["values"]["said"]["text"]["value"] = "<!here> & " * 1_000
    submitted["view"]["state"]["values"]["fault"]["fault"]["selected_option"]["value"] = "'; DROP TABLE asks"
    bot.workspace.deliveries.send(Delivery("interactive", submitted))

    def kept() -> LoggedFeedback:
        return bot.store.asks.feedback_on(ask_id(answer))[0]

    assert bot.until(lambda: len(kept().note) == NOTE_LIMIT)
    assert kept().fault is None
    assert kept().note.startswith("<!here> & <!here>")
    check_view(wrong_modal("Ev1", "C1", "1.0", Fault.OTHER, kept().note))
    assert json.loads(modal["private_metadata"])["ask"] == ask_id(answer)


def test_what_was_said_before_stands_in_the_modal(bot: LiveBot, answer: dict[str, Any]) -> None:
    bot.asks.feedback(ask_id(answer), ADA, False, "wrong year", Fault.FILTER)
    view = wrong_modal(ask_id(answer), "C1", "", Fault.FILTER, "wrong year")
    check_view(view)
    kinds, words = view["blocks"]
    assert kinds["element"]["initial_option"]["value"] == "filter"
    assert words["element"]["initial_value"] == "wrong year"


# --- who counts ------------------------------------------------------------------------------------


def forged(bot: LiveBot, **change: str) -> dict[str, Any]:
    """The latest click with another channel or user."""
    payload = copy.deepcopy([d for d in bot.workspace.deliveries.sent if d.kind == "interactive"][-1].payload)
    if "channel" in change:
        payload["channel"]["id"] = payload["container"]["channel_id"] = change["channel"]
    if "team" in change:
        payload["user"]["team_id"] = change["team"]
        payload["is_ext_shared_channel"] = True
    if "value" in change:
        payload["actions"][0]["value"] = change["value"]
    return payload


def test_only_who_can_see_the_answer_judges_it(bot: LiveBot, answer: dict[str, Any]) -> None:
    """A click from another channel, or with another value, finds no answer there."""
    press(bot, "ben", answer, RIGHT_ACTION)
    assert bot.until(lambda: verdicts(bot, answer))
    bot.asks.feedback(ask_id(answer), BEN, False)  # to see that nothing changes it
    elsewhere = forged(bot, channel=bot.workspace.channel_id("#general"))
    another = forged(bot, value="Ev-of-another-answer")
    bot.workspace.deliveries.send(Delivery("interactive", elsewhere))
    bot.wait_notice("#general", "ben", answering.ANSWER_GONE)
    bot.workspace.deliveries.send(Delivery("interactive", another))
    bot.wait_notice("#data", "ben", answering.ANSWER_GONE)
    assert verdicts(bot, answer) == {BEN: False}


def test_a_person_of_another_workspace_judges_nothing(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ada", answer, RIGHT_ACTION)
    assert bot.until(lambda: verdicts(bot, answer))
    outside = forged(bot, team="T0ELSEWHERE")
    outside["user"]["id"] = BEN
    bot.workspace.deliveries.send(Delivery("interactive", outside))
    bot.wait_notice("#data", "ben", refusals.OUTSIDER)
    assert verdicts(bot, answer) == {ADA: True}


def test_a_deactivated_account_judges_nothing_and_what_it_said_before_stays(
    bot: LiveBot, answer: dict[str, Any]
) -> None:
    press(bot, "ben", answer, WRONG_ACTION)
    opened_modal(bot, "ben")
    bot.workspace.deactivate("ben")
    bot.people.is_here(BEN)  # the account is looked up again
    try:
        assert not say(bot, "ben", Fault.ELEMENT, "too late")
        press(bot, "ben", answer, RIGHT_ACTION)
        bot.quiet()
        (kept,) = bot.store.asks.feedback_on(ask_id(answer))
        assert (kept.person, kept.right, kept.note) == (BEN, False, "")
    finally:
        bot.workspace.deactivate("ben", deactivated=False)
        bot.people.is_here(BEN)


def test_where_slack_does_not_tell_who_it_is_the_verdict_counts(bot: LiveBot, answer: dict[str, Any]) -> None:
    bot.people._known.clear()
    bot.workspace.fail_next("users.info", "error", error="fatal_error", times=3)
    press(bot, "ben", answer, RIGHT_ACTION)
    assert bot.until(lambda: verdicts(bot, answer) == {BEN: True})


# --- late ------------------------------------------------------------------------------------------


def test_an_answer_that_was_pruned_can_no_longer_be_judged(bot: LiveBot, answer: dict[str, Any]) -> None:
    press(bot, "ben", answer, WRONG_ACTION)
    opened_modal(bot, "ben")
    assert bot.until(lambda: bot.store.figures.prune(datetime.now(UTC) + timedelta(days=1)) > 0)
    sent = bot.workspace.submit_view(
        "ben", opened_modal(bot, "ben")["id"], {"fault": {"fault": "filter"}, "said": {"text": "late"}}
    )
    assert not sent.errors
    assert answering.ANSWER_GONE in text_of(opened_modal(bot, "ben"))
    press(bot, "ada", answer, RIGHT_ACTION)
    bot.wait_notice("#data", "ada", answering.ANSWER_GONE)
    assert bot.store.asks.feedback_on(ask_id(answer)) == []


# --- Home ------------------------------------------------------------------------------------------


def home_of(bot: LiveBot, who: str, words: str) -> str:
    bot.workspace.open_home(who)
    assert bot.until(lambda: words in text_of(bot.workspace.home(who) or {})), text_of(bot.workspace.home(who) or {})
    return text_of(bot.workspace.home(who) or {})


def test_admins_see_how_it_goes_and_others_do_not(bot: LiveBot) -> None:
    def unasked(request: Any) -> Any:
        yield from ()
        return answered(reading("promised", (1,)), calibrated=True, promise=promise())

    bot.script["promised"] = unasked
    bot.script["plain"] = plain_answer
    ts = bot.workspace.mention("ada", "#data", "promised")
    judged = bot.wait_reply("#data", ts)
    press(bot, "ada", judged, WRONG_ACTION)
    assert not say(bot, "ada", Fault.FILTER, "wrong year")
    shown = home_of(bot, "ada", home_tab.OVERVIEW)
    assert "*Answers given without asking:* of 1 that somebody judged, 1 (100 %) wrong" in shown
    assert "at most 10 % wrong of what I answer without asking:* so far 1 (100 %) of 1" in shown
    assert "What was wrong: filter or period 1" in shown
    assert home_tab.OVERVIEW not in home_of(bot, "ben", remembering.HOME_HINTS)


def test_a_calibration_that_is_not_used_is_shown_and_told_once(bot: LiveBot) -> None:
    sentence = "The calibration record of sample is not used, because the model <is> not that it was made with."
    bot.problems.append(sentence)
    try:
        bot.watch.look()
        bot.watch.look()
        told = [
            text
            for m in bot.workspace.messages(bot.workspace.direct_channel("ada"))
            if (text := text_of(m)) and "is not used" in text
        ]
        assert len(told) == 1
        assert "the model &lt;is&gt; not" in told[0]
        assert "the model &lt;is&gt; not" in home_of(bot, "ada", "is not used")
    finally:
        bot.problems.clear()


# --- what verdicts make of an answer ---------------------------------------------------------------


def verdict(person: str, right: bool, minute: int) -> LoggedFeedback:
    return LoggedFeedback("Ev1", person, right, "", NOON + timedelta(minutes=minute))


def test_the_askers_word_counts_and_without_it_the_last_one() -> None:
    assert settled([], "U1") is None
    assert settled([verdict("U2", True, 1), verdict("U3", False, 2)], "U1") is False
    assert settled([verdict("U2", True, 3), verdict("U3", False, 2)], "U1") is True
    assert settled([verdict("U1", True, 1), verdict("U3", False, 2)], "U1") is True


def test_only_what_all_agree_on_is_undisputed() -> None:
    assert undisputed([]) is None
    assert undisputed([verdict("U1", True, 1), verdict("U2", True, 2)]) is True
    assert undisputed([verdict("U1", False, 1)]) is False
    assert undisputed([verdict("U1", True, 1), verdict("U2", False, 2)]) is None
