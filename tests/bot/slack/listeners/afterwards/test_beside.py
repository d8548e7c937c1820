"""What is said beside readings and answers in Slack: in the question back, in the answer, and whenever it is drawn
anew."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial

import pytest

from adapters.store.requests import Beside
from adapters.store.store import Store
from bot.asks.beside.noting import noting
from bot.asks.beside.saying import sentences
from bot.asks.conversation import AskRequest
from bot.slack.listeners.actions import redrawn
from bot.wording import answering
from reliability.core import Stage
from reliability.values import Answered
from tests.support.live_bot import Flow, LiveBot, action_ids, choosing, live_bot, text_of

LAST = date(2026, 10, 31)
ASKED = "Total net sales of vegan Kaufland orders last month"
told: list[str] = []


def flow_of(store: Store) -> object:
    def flow(request: AskRequest, stage: Stage) -> Flow:
        def unexplained() -> tuple[str, ...]:
            told.append(request.ask_id)
            return ("vegan", "Kaufland")

        keep = partial(store.besides.keep, request.ask_id)
        return noting(choosing(request), request.question, stage, unexplained, keep, (LAST, True))

    return flow


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with live_bot(tmp_path_factory.mktemp("bot"), flow_of=flow_of) as running:  # type: ignore[arg-type]  # of this form
        yield running


def test_words_are_named_beside_the_readings_and_beside_the_answer_after_it(bot: LiveBot) -> None:
    ts = bot.workspace.mention("ada", "#data", ASKED)
    offered = bot.wait_reply("#data", ts)
    left_out = answering.nothing_here_for(["«vegan»", "«Kaufland»"])
    assert left_out in text_of(offered)
    assert "As seen from" not in text_of(offered)
    bot.workspace.click("ada", "#data", offered["ts"], next(one for one in action_ids(offered) if "choice_0" in one))
    answer = bot.wait_reply("#data", ts, 2)
    assert left_out in text_of(answer)
    assert "As seen from 31 October 2026, the last day in these data." in text_of(answer)
    assert len(told) == 1, "the second turn goes by what was told in the first"
    settled = bot.thread("#data", ts)[0]
    assert left_out not in text_of(settled)

    request = bot.asks.request(told[0])
    outcome = bot.asks.outcome(told[0])
    assert request is not None
    assert isinstance(outcome, Answered)
    said = Beside(("vegan", "Kaufland"), LAST, last_of_data=True)
    assert bot.store.besides.of(told[0]) == said
    assert redrawn(bot.desk, request, outcome)
    assert all(each in text_of(bot.thread("#data", ts)[1]) for each in sentences(said))
