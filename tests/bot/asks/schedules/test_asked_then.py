"""What a schedule gives on a day is what asking gives on that day, by the real flow over the sample warehouse."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from datetime import date, timedelta

import pytest

from adapters.models.fake import FakeModel
from adapters.models.fake_encoder import FakeEncoder
from adapters.store.store import Store
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from bot.asks.asks import Flow, Stage
from bot.asks.conversation import AskRequest
from bot.asks.schedules.runs import Schedules, is_run
from bot.slack.listeners.desk import Rules
from bot.wording import clarifying
from deploy.reference.warehouse.build import build
from reliability.answer import answer
from reliability.core import AnswerSettings, Core
from reliability.values import Answered, Clarification, Outcome, Reply, Rows
from reliability.verified.scheduled import ScheduledAnswer
from tests.bot.asks.schedules.test_runs import ADA, WEEK, say, tick
from tests.support.live_bot import PROMPTS, LiveBot, live_bot, text_of

CONFIRMED, THEN = date(2026, 8, 4), date(2026, 10, 20)
TODAY = [CONFIRMED]


def flow_over(warehouse: SqlWarehouse, store: Store) -> Flow:
    """The product's flow on the day that the test says it is; queries are composed of the words alone."""
    settings = AnswerSettings(constrain_sql=False)
    schedules = Schedules(
        store.schedules, lambda name: warehouse.schema(), lambda name: TODAY[0], store.now, store.asks.outcome
    )

    def flow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        model = FakeModel(lambda prompt: [])
        core = Core(model, FakeEncoder(), warehouse, store.memory, PROMPTS, settings, today=lambda: TODAY[0])
        if is_run(request.ask_id):
            return (yield from schedules.flow(request, core, stage))
        return (yield from answer(request.question, core, stage))

    return flow


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    folder = tmp_path_factory.mktemp("bot")
    build(f"sqlite:///{folder / 'sample.sqlite'}", 0.05)
    warehouse = open_warehouse(f"sqlite:///{folder / 'sample.sqlite'}", "sample")
    try:
        with live_bot(
            folder,
            rules=Rules("sample"),
            schema=warehouse.schema(),
            flow_of=lambda store: flow_over(warehouse, store),
            today=lambda: TODAY[0],
        ) as bot:
            yield bot
    finally:
        warehouse.close()


def confirmed(bot: LiveBot, asked: str) -> str:
    """The thread in which a question was asked and its first reading chosen."""
    ts = bot.workspace.mention("ada", "#data", asked)
    message = bot.wait_reply("#data", ts)
    assert clarifying.CHOOSE_READING_TITLE in text_of(message)
    bot.workspace.click("ada", "#data", message["ts"], "candor_choice_0")
    bot.wait_reply("#data", ts, 2)
    return ts


def given(bot: LiveBot, ts: str, count: int) -> Answered:
    """The answer behind a message of a thread."""
    message = bot.wait_reply("#data", ts, count)
    outcome = bot.asks.outcome(str(message["metadata"]["event_payload"]["ask"]))
    assert isinstance(outcome, Answered)
    return outcome


def shown(outcome: Answered) -> tuple[Rows, str]:
    result = outcome.reading.result
    return Rows(result.columns, result.rows, truncated=result.truncated), outcome.reading.english


@pytest.mark.parametrize(
    ("asked", "moves"),
    [
        ("How many orders were placed last month?", True),
        ("total net sales last quarter", True),
        ("How many stores are in Berlin?", False),
    ],
)
def test_a_schedules_answer_is_that_of_asking_then(bot: LiveBot, asked: str, moves: bool) -> None:
    TODAY[0] = CONFIRMED
    ts = confirmed(bot, asked)
    before = given(bot, ts, 2)
    say(bot, ts, "every Monday at 9", 3)
    [made] = bot.store.schedules.of(ADA)
    try:
        TODAY[0] = THEN
        assert tick(bot, WEEK) == 1
        run = given(bot, ts, 4)
        assert isinstance(run, ScheduledAnswer)
        asked_then = given(bot, confirmed(bot, asked), 2)
        assert shown(run) == shown(asked_then)
        assert run.reading.sql == asked_then.reading.sql
        assert (shown(run) != shown(before)) is moves, "the day matters where the question says so"
    finally:
        bot.store.schedules.stop(made.id, "test")
    assert tick(bot, 9 * WEEK + timedelta(days=1)) == 0
