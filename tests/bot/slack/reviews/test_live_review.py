"""Reviews in the local workspace: the real bot over Socket Mode, an admin and somebody who is none."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from bot import wording
from bot.console import Delivery
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
    assert wording.REVIEWS not in text_of(opened(bot, "ben"))
    assert wording.review_left(3) in text_of(opened(bot, "ada"))
    modal = review(bot)
    assert "how many, " in text_of(modal)
    refused = bot.workspace.submit_view("ada", modal["id"], {})
    assert refused.errors == {"which": wording.REVIEW_NOT_CHOSEN}
    assert waiting(bot) == 3
    assert not bot.workspace.submit_view("ada", modal["id"], {"which": {"which": "0"}}).errors
    assert bot.until(lambda: waiting(bot) == 2)
    assert bot.until(lambda: wording.review_left(2) in text_of(bot.workspace.home("ada") or {}))


def test_an_admin_turns_a_calibration_on_and_off_and_a_forged_click_does_nothing(bot: LiveBot) -> None:
    bot.workspace.click_in_view("ada", opened(bot, "ada")["id"], "candor_review_on", "sample")
    assert bot.until(lambda: bot.store.proposals.on("sample") is not None)
    assert bot.until(lambda: wording.PROMISE_OFF in text_of(bot.workspace.home("ada") or {}))
    clicks = [each for each in bot.workspace.deliveries.sent if each.kind == "interactive"]
    forged = copy.deepcopy(clicks[-1].payload)
    forged["user"]["id"] = bot.workspace.user_id("ben")
    forged["actions"][0].update(action_id="candor_review_off", value="sample")
    bot.workspace.deliveries.send(Delivery("interactive", forged))
    bot.quiet(1.0)
    assert bot.store.proposals.on("sample") is not None
    bot.workspace.click_in_view("ada", opened(bot, "ada")["id"], "candor_review_off", "sample")
    assert bot.until(lambda: bot.store.proposals.on("sample") is None)
