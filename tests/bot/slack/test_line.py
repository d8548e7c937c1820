"""Waiting and stopping as people see it: the real bot in the local workspace, over Socket Mode."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from adapters.stop_signal import current_signal
from adapters.store.operations.line import LineBounds
from bot.asks.conversation import AskRequest
from bot.asks.line import LineSettings
from bot.wording import refusals, working
from tests.support.live_bot import Flow, LiveBot, action_ids, live_bot, plain_answer, text_of

SOON = LineSettings(look_s=0.05, tell_waiting_s=0.0, tell_working_s=0.0, tell_again_s=0.0, tell_each_s=0.0)


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    bounds = LineBounds(waiting=2, of_person=7)
    with live_bot(tmp_path_factory.mktemp("bot"), line=SOON, bounds=bounds) as running:
        yield running


class Held:
    """Asks that are worked on until they are let go or stopped."""

    def __init__(self, bot: LiveBot) -> None:
        self.bot = bot
        self.open = threading.Event()
        self.given_up: list[str] = []

    def __call__(self, request: AskRequest) -> Flow:
        stop = current_signal()
        assert stop is not None
        while not self.open.wait(0.01):
            if stop.is_set:
                self.given_up.append(request.question.text)
            stop.check()
        return (yield from plain_answer(request))

    def ask(self, text: str, who: str = "ada", channel: str = "#data") -> str:
        self.bot.script[text] = self
        return self.bot.workspace.mention(who, channel, text)

    def ask_all(self, text: str) -> list[str]:
        """As many as are worked on at once, each begun before the next is asked."""
        asked = []
        for number in range(4):
            asked.append(self.ask(f"{text} {number}"))
            self.progress(asked[-1])
        return asked

    def progress(self, ts: str, words: str = working.WORKING) -> dict[str, Any]:
        """The message that shows where an ask stands."""

        def found() -> list[dict[str, Any]]:
            return [m for m in self.bot.thread("#data", ts) if words in text_of(m) and "candor_stop" in action_ids(m)]

        assert self.bot.until(found), [text_of(m) for m in self.bot.thread("#data", ts)]
        return found()[0]

    def answered_alone(self, ts: str) -> None:
        """The answer came, and nothing else stays."""

        def alone() -> bool:
            said = [text_of(m) for m in self.bot.thread("#data", ts)]
            return len(said) == 1 and "Answer to" in said[0]

        assert self.bot.until(alone)


@pytest.fixture
def held(bot: LiveBot) -> Iterator[Held]:
    held = Held(bot)
    yield held
    held.open.set()
    assert bot.until(lambda: not bot.store.line.line())


def test_a_running_question_is_stopped_by_its_button_and_ends_with_a_sentence(held: Held) -> None:
    bot, ts = held.bot, held.ask("stop me")
    shown = held.progress(ts)
    assert bot.workspace.click("ada", "#data", shown["ts"], "candor_stop").acknowledged()
    assert bot.until(lambda: [text_of(m).splitlines()[0] for m in bot.thread("#data", ts)] == [working.STOPPED])
    assert bot.until(lambda: held.given_up == ["stop me"])
    bot.quiet()
    assert len(bot.thread("#data", ts)) == 1
    assert bot.notices("#data", "ada") == []


def test_a_double_click_on_stop_says_nothing_twice(held: Held) -> None:
    bot, ts = held.bot, held.ask("stop me twice")
    shown = held.progress(ts)
    first = bot.workspace.click("ada", "#data", shown["ts"], "candor_stop")
    bot.workspace.deliveries.redeliver(first)
    assert bot.until(lambda: [text_of(m).splitlines()[0] for m in bot.thread("#data", ts)] == [working.STOPPED])
    bot.quiet()
    assert bot.notices("#data", "ada") == []


def test_others_cannot_stop_it_and_an_admin_can(held: Held) -> None:
    bot, mine, theirs = held.bot, held.ask("stop mine"), held.ask("stop theirs", who="ben")
    bot.workspace.click("ben", "#data", held.progress(mine)["ts"], "candor_stop")
    bot.wait_notice("#data", "ben", refusals.NOT_YOURS_TO_STOP)
    assert held.given_up == []
    assert bot.people.person(bot.workspace.user_id("ada")).is_admin
    bot.workspace.click("ada", "#data", held.progress(theirs)["ts"], "candor_stop")
    assert bot.until(
        lambda: [text_of(m).splitlines()[0] for m in bot.thread("#data", theirs)] == [working.STOPPED_BY_ADMIN]
    )
    assert held.given_up == ["stop theirs"]


def test_a_stop_that_comes_too_late_says_so_and_the_answer_stays(held: Held) -> None:
    bot, ts = held.bot, held.ask("too late")
    shown = held.progress(ts)
    click = bot.workspace.click("ben", "#data", shown["ts"], "candor_stop")
    held.open.set()
    assert bot.until(lambda: [m for m in bot.thread("#data", ts) if "Answer to too late" in text_of(m)])
    assert bot.until(lambda: len(bot.thread("#data", ts)) == 1), "the message with the button is gone"
    payload = {**click.payload, "user": {**click.payload["user"], "id": bot.workspace.user_id("ada")}}
    bot.workspace.deliveries.send(type(click)(click.kind, payload))
    bot.wait_notice("#data", "ada", working.STOP_TOO_LATE)
    assert len(bot.thread("#data", ts)) == 1


def test_who_waits_is_told_their_place_and_beyond_the_bound_there_is_a_friendly_no(held: Held) -> None:
    bot = held.bot
    running = held.ask_all("running")
    next_one = held.ask("waits first", who="ben")
    held.progress(next_one, "the next in line")
    third = held.ask("waits second", who="ben")
    held.progress(third, "number 2 in line")
    refused = held.ask("has no room", who="ben")
    no = bot.wait_reply("#data", refused)
    assert working.line_is_full(2) in text_of(no)
    assert action_ids(no) == ["candor_example_0"]
    held.open.set()
    for ts in (*running, next_one, third):
        held.answered_alone(ts)
    bot.workspace.click("ben", "#data", no["ts"], "candor_example_0")
    assert bot.until(lambda: any("Answer to has no room" in text_of(m) for m in bot.thread("#data", refused)))


def test_the_command_beyond_the_bound_is_told_under_its_question(held: Held) -> None:
    bot = held.bot
    held.ask_all("busy")
    for text in ("waits third", "waits fourth"):
        held.ask(text, who="ben")
    assert bot.until(lambda: sum(each.waits for each in bot.store.line.line()) == 2)
    bot.workspace.slash("ben", "#data", "/ask", "no room for me")

    def told() -> list[dict[str, Any]]:
        return [m for m in bot.workspace.bot_messages("#data") if "no room for me" in text_of(m)]

    assert bot.until(told)
    assert working.line_is_full(2) in text_of(bot.wait_reply("#data", told()[0]["ts"], 2))
