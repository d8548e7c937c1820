"""What is counted of asks, once each, however they end."""

from __future__ import annotations

import threading
from collections.abc import Generator
from dataclasses import replace

import pytest

from adapters.store.operations.line import LineBounds
from bot.asks.asks import Stage
from bot.asks.conversation import AskRequest, TooBusy
from reliability.errors import ModelUnavailable
from reliability.values import Abstained, Clarification, Helped, HelpKind, Outcome, Reason, Reply
from tests.bot.asks.test_asks import FAST, Bot, ready_file, stopped  # noqa: F401 - fixtures
from tests.support.live_bot import answered, reading

Flow = Generator[Clarification, Reply, Outcome]


def unsure(request: AskRequest, stage: Stage) -> Flow:
    yield from ()
    return stage("write", lambda: Abstained(Reason.NOT_SURE))


def answers(request: AskRequest, stage: Stage) -> Flow:
    yield from ()
    return answered(reading("one", (1,)))


def greeted(request: AskRequest, stage: Stage) -> Flow:
    yield from ()
    return Helped(HelpKind.GREETING)


def without_a_model(request: AskRequest, stage: Stage) -> Flow:
    yield from ()
    raise ModelUnavailable("The model server does not answer.")


def broken(request: AskRequest, stage: Stage) -> Flow:
    yield from ()
    raise ZeroDivisionError


def test_every_end_is_counted_once_with_its_reason(stopped: Bot) -> None:  # noqa: F811 - the fixture
    bot = stopped.start()
    counts = bot.asks.counts
    bot.wait(bot.ask(unsure))
    bot.wait(bot.ask(greeted))
    bot.wait(bot.ask(answers))
    bot.wait(bot.ask(without_a_model), "apologize")
    bot.wait(bot.ask(broken), "apologize")
    bot.until(lambda: sum(counts.ends().values()) == 5)
    assert counts.ends() == {
        ("abstained", "not_sure"): 1,
        ("helped", "greeting"): 1,
        ("answered", "unasked"): 1,
        ("apologized", "ModelUnavailable"): 1,
        ("apologized", "unexpected"): 1,
    }
    assert counts.model_errors == 1
    assert sum(counts.stages()["write"].sorted_in) == 1
    assert counts.stages()["write"].seconds > 0


def test_what_is_asked_back_counts_where_it_is_asked_and_a_repeated_stage_only_once(
    stopped: Bot,  # noqa: F811 - the fixture
) -> None:
    bot = stopped.start()
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    bot.until(lambda: bot.asks.counts.clarifications == 1)
    before = {name: sum(times.sorted_in) for name, times in bot.asks.counts.stages().items()}
    assert bot.click(post).kind == "accepted"
    bot.wait(request, "clarify", 1)
    bot.until(lambda: bot.asks.counts.clarifications == 2)
    after = {name: sum(times.sorted_in) for name, times in bot.asks.counts.stages().items()}
    assert {name: after[name] for name in before} == before
    assert bot.asks.counts.ends() == {}, "it waits"


def test_a_stop_and_a_refusal_are_counted(stopped: Bot) -> None:  # noqa: F811 - the fixture
    bot, let_go = stopped, threading.Event()

    def held(request: AskRequest, stage: Stage) -> Flow:
        yield from ()
        stage("write", lambda: let_go.wait(60) and None)
        return Abstained(Reason.NOT_SURE)

    bot.start(replace(FAST, bounds=LineBounds(of_person=1)))
    try:
        request = bot.ask(held)
        with pytest.raises(TooBusy):
            bot.ask(bot.plain)
        assert bot.asks.counts.refusals() == {"person": 1}
        assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "stopped"
        assert bot.asks.cancel(request.ask_id, "U1", "Stopped.") == "stopped_before"
    finally:
        let_go.set()
    bot.wait(request, "apologize")
    assert bot.asks.counts.ends() == {("stopped", ""): 1}
