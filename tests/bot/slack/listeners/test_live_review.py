"""Reviews in the local workspace: the real bot over Socket Mode, an admin and somebody who is none."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from slack_sdk import WebClient
from slack_sdk.errors import SlackApiError

from bot.console import Delivery
from bot.slack.views.clarification import notice_modal
from bot.slack.voice import Voice
from bot.wording import weekly_reviews
from reliability.promises.record_json import StoredRecord
from reliability.promises.reviews.draw import week_of
from reliability.values import Question, Rows
from tests.support.live_bot import LiveBot, answered, live_bot, reading, text_of

OWN = "SELECT MAX(orders.net_sales) FROM orders"


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with live_bot(tmp_path_factory.mktemp("review"), answers={OWN: Rows(("most",), ((3,),))}) as running:
        for number in range(3):
            running.store.asks.started(Question(f"Ev{number}", f"how many, {number}?", "U1", "C1"), "sample")
            running.store.asks.finished(f"Ev{number}", answered(reading("orders", (2,), sql="SELECT COUNT(*) FROM t")))
        running.store.reviews.draw("sample", week_of(datetime.now(UTC)), 3)
        running.store.proposals.propose("sample", 1, 120, "reviews", StoredRecord("{}"))
        yield running


def opened(bot: LiveBot, who: str) -> dict[str, Any]:
    """The Home of a person, anew."""
    before = len(bot.workspace.calls("views.publish"))
    bot.workspace.open_home(who)
    assert bot.until(lambda: len(bot.workspace.calls("views.publish")) > before)
    found = bot.workspace.home(who)
    assert found is not None
    return found


def review(bot: LiveBot) -> dict[str, Any]:
    """The modal of the next question."""
    bot.workspace.close_view("ada", whole_stack=True)
    bot.workspace.click_in_view("ada", opened(bot, "ada")["id"], "candor_review_next", "sample")
    assert bot.until(lambda: bot.workspace.modal("ada"))
    modal = bot.workspace.modal("ada")
    assert modal is not None
    return modal


def waiting(bot: LiveBot) -> int:
    return len(bot.store.reviews.waiting("sample"))


def test_an_admin_reviews_in_home_and_nobody_else_sees_any_of_it(bot: LiveBot) -> None:
    assert weekly_reviews.REVIEWS not in text_of(opened(bot, "ben"))
    assert weekly_reviews.review_left(3) in text_of(opened(bot, "ada"))
    modal = review(bot)
    assert "how many, " in text_of(modal)
    refused = bot.workspace.submit_view("ada", modal["id"], {})
    assert refused.errors == {"which": weekly_reviews.REVIEW_NOT_CHOSEN}
    assert waiting(bot) == 3
    assert not bot.workspace.submit_view("ada", modal["id"], {"which": {"which": "0"}}).errors
    assert bot.until(lambda: waiting(bot) == 2)
    assert bot.until(lambda: weekly_reviews.review_left(2) in text_of(bot.workspace.home("ada") or {}))


def test_own_sql_is_run_and_shown_before_it_is_taken(bot: LiveBot) -> None:
    before = waiting(bot)
    modal = review(bot)
    both = bot.workspace.submit_view("ada", modal["id"], {"which": {"which": "0"}, "sql": {"text": OWN}})
    assert both.errors == {"sql": weekly_reviews.REVIEW_BOTH}
    values = {"which": {"which": "none"}, "sql": {"text": OWN}}
    assert not bot.workspace.submit_view("ada", modal["id"], values).errors
    assert bot.until(lambda: weekly_reviews.REVIEW_RETURNS in text_of(bot.workspace.modal("ada") or {}))
    assert waiting(bot) == before, "what was shown is not taken yet"
    shown = bot.workspace.modal("ada")
    assert shown is not None
    bot.workspace.submit_view("ada", shown["id"], {})
    assert bot.until(lambda: weekly_reviews.REVIEW_TAKEN in text_of(bot.workspace.modal("ada") or {}))
    assert waiting(bot) == before - 1
    assert OWN in [each.sql for each in bot.store.reviews.reviewed("sample")]


def test_sql_that_would_write_is_refused_in_a_sentence(bot: LiveBot) -> None:
    before = waiting(bot)
    modal = review(bot)
    bot.workspace.submit_view("ada", modal["id"], {"sql": {"text": "DELETE FROM orders"}})
    assert bot.until(lambda: "I can't take this SQL" in text_of(bot.workspace.modal("ada") or {}))
    assert waiting(bot) == before


def test_an_admin_turns_a_calibration_on_and_off_and_a_forged_click_does_nothing(bot: LiveBot) -> None:
    bot.workspace.click_in_view("ada", opened(bot, "ada")["id"], "candor_review_on", "sample")
    assert bot.until(lambda: bot.store.proposals.on("sample") is not None)
    assert bot.until(lambda: weekly_reviews.PROMISE_OFF in text_of(bot.workspace.home("ada") or {}))
    clicks = [each for each in bot.workspace.deliveries.sent if each.kind == "interactive"]
    forged = copy.deepcopy(clicks[-1].payload)
    forged["user"]["id"] = bot.workspace.user_id("ben")
    forged["actions"][0].update(action_id="candor_review_off", value="sample")
    bot.workspace.deliveries.send(Delivery("interactive", forged))
    bot.quiet(1.0)
    assert bot.store.proposals.on("sample") is not None
    bot.workspace.click_in_view("ada", opened(bot, "ada")["id"], "candor_review_off", "sample")
    assert bot.until(lambda: bot.store.proposals.on("sample") is None)


class LateVoice(Voice):
    """A voice to Slack, which applies an acknowledgement some calls after it was given, if ever."""

    def __init__(self, late: int, error: str = "not_found") -> None:
        super().__init__(WebClient("xoxb-1"), strict=True)
        self.late, self.error, self.shown = late, error, list[str]()

    def call(self, method: str, **arguments: Any) -> dict[str, Any]:
        assert (method, arguments["external_id"]) == ("views.update", "mark")
        self.late -= 1
        if self.late >= 0:
            raise SlackApiError(self.error, {"ok": False, "error": self.error})  # type: ignore[no-untyped-call]
        self.shown.append(text_of(arguments["view"]))
        return {"ok": True}


@pytest.fixture
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.slack.voice._UNTIL_SHOWN_S", (0.0, 0.0))


@pytest.mark.usefixtures("_no_pauses")
def test_what_follows_an_acknowledgement_waits_until_that_is_applied() -> None:
    voice = LateVoice(late=2)
    voice.update_when_shown(notice_modal("Review", "Here it is."), "mark")
    assert len(voice.shown) == 1
    assert "Here it is." in voice.shown[0]


@pytest.mark.usefixtures("_no_pauses")
def test_a_view_that_was_closed_meanwhile_is_no_error() -> None:
    voice = LateVoice(late=99)
    voice.update_when_shown(notice_modal("Review", "Too late."), "mark")
    assert (voice.shown, voice.late) == ([], 96)


@pytest.mark.usefixtures("_no_pauses")
def test_any_other_refusal_is_one() -> None:
    with pytest.raises(SlackApiError, match="hash_conflict"):
        LateVoice(late=1, error="hash_conflict").update_when_shown(notice_modal("Review", "No."), "mark")
