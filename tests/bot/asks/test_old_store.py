"""An ask that waited under the version before goes on under this one, from what was recorded then."""

from __future__ import annotations

import base64
import gzip
import json
import os
import pickle
import sqlite3
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from dbos import WorkflowStatus

from adapters.store.conversations import StoredClarification
from adapters.store.store import Store
from bot.asks.asks import Asks, AskSettings
from bot.asks.conversation import AskRequest, ClickFate
from bot.asks.outbox import ERRORS, NotSaid, Unsayable
from bot.asks.workflow_json import WorkflowFailed, WorkflowJson
from bot.slack.fake_messenger import FakeMessenger, Post
from reliability.answer import answer
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.core import Core, Stage
from reliability.values import (
    Answered,
    Clarification,
    LinkedSchema,
    Outcome,
    Question,
    Reply,
    ReplyKind,
    Schema,
)
from tests.adapters.store.test_old_pickles import OLD, Runs
from tests.reliability.test_answer import GROSS, NET, core

FAST = AskSettings(sweep_s=0.5, poll_s=0.05, say_again_s=0.02, stop_after_s=3.0)


Script = Callable[[Stage], Generator[Clarification, Reply, Outcome]]


def as_it_was(stage: Stage) -> Generator[Clarification, Reply, Outcome]:
    """The stages of the version before, none of which may run: what each gave is recorded."""

    def recorded(name: str) -> Any:
        def run() -> tuple[object, float]:
            raise AssertionError(f"{name} ran again")

        return stage(name, run)[0]

    assert isinstance(recorded("schema"), Schema)
    assert [hint.phrase for hint in recorded("recall")] == ["net sales"]
    tables = recorded("link tables")
    yield ConfirmElements(0, tuple(recorded("describe")))
    columns = recorded("link columns")
    assert {candidate.sql for candidate in recorded("write")} == {NET, GROSS}
    assert len(recorded("run").clusters) == 2
    scored, decision = recorded("judge"), recorded("decide")
    readings = tuple(scored[index].reading for index in decision.order)
    reply = yield ChooseReading(1, readings)
    return Answered(readings[reply.choice], LinkedSchema(("orders",), (*tables.elements, *columns.elements)))


@dataclass
class Bot:
    """The real flow on a store, with scripted models."""

    file: Path
    messenger: FakeMessenger = field(default_factory=FakeMessenger)
    core: Core = field(init=False)
    script: Script | None = None

    def __post_init__(self) -> None:
        self.store = Store(f"sqlite:///{self.file}")
        self.core = replace(core(sql=[NET, GROSS]), memory=self.store.memory)
        self.asks = Asks(self.store, self.messenger, self.flow, FAST)
        self.asks.start()

    def flow(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        if self.script is not None:
            return self.script(stage)
        return answer(request.question, self.core, stage)

    def stop(self) -> None:
        self.asks.stop()
        self.store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    kept = tmp_path / "store.sqlite"
    kept.write_bytes(gzip.decompress(OLD.read_bytes()))
    return kept


@pytest.fixture
def bot(file: Path) -> Iterator[Bot]:
    running = Bot(file)
    yield running
    running.stop()


def choose(bot: Bot) -> tuple[StoredClarification, Post]:
    """Click the second reading of the clarification that waits; how the ask ends."""
    waiting = bot.store.conversations.clarifications("Ev-waiting")[1]
    assert waiting.state == "open"
    assert bot.asks.open_clarification(waiting.token) is not None
    choice = Reply(ReplyKind.CHOICE, 1, person="U1")
    verdict = bot.asks.reply(waiting.token, choice, channel="C1", message_ts=waiting.message_ts, team="T1")
    assert verdict == ClickFate("accepted", "U1")
    ends = ("conclude", "apologize")
    return waiting, bot.messenger.wait_for(lambda post: post.ask_id == "Ev-waiting" and post.kind in ends)


def test_an_ask_that_waited_goes_on_without_running_a_stage_again(bot: Bot) -> None:
    bot.script = as_it_was
    waiting, post = choose(bot)
    assert isinstance(post.outcome, Answered)
    assert post.outcome.reading == waiting.clarification.readings[1]  # type: ignore[attr-defined]  # it chose readings
    assert bot.store.asks.outcome("Ev-waiting") == post.outcome


def test_an_ask_whose_stages_are_others_today_is_told_to_be_asked_again(bot: Bot) -> None:
    _, post = choose(bot)
    assert post.kind == "apologize"
    assert "I was updated while this question waited" in post.sentence


def test_an_answer_of_before_is_what_its_buttons_show(bot: Bot) -> None:
    outcome = bot.asks.outcome("Ev-answered")
    assert isinstance(outcome, Answered)
    assert outcome.reading.sql == NET
    request = bot.asks.request("Ev-answered")
    assert request is not None
    assert request.place.thread_ts == "1.0"


def test_what_workflows_leave_behind_is_json(file: Path, bot: Bot) -> None:
    question = Question("Ev-new", "What were total sales?", "U1", "C1", "T1")
    old = bot.asks.request("Ev-answered")
    assert old is not None
    assert bot.asks.submit(replace(old, ask_id="Ev-new", question=question))
    bot.messenger.wait_for(lambda post: (post.ask_id, post.kind) == ("Ev-new", "clarify"))
    connection = sqlite3.connect(file)
    rows = connection.execute(
        "SELECT workflow_uuid, serialization, workflow_input.inputs FROM workflow_status JOIN workflow_input USING (workflow_uuid)"
    )
    found = {name: (by, inputs) for name, by, inputs in rows}
    connection.close()
    assert found["Ev-new"][0] == "candor_json"
    assert json.loads(found["Ev-new"][1])["args"] == ["Ev-new", 0]
    assert {by for name, (by, _) in found.items() if "new" not in name} == {"py_pickle"}


def test_rows_of_before_are_read_and_errors_are_what_they_were() -> None:
    plain = WorkflowJson(ERRORS)
    arguments = {"args": ("Ev1", 0), "kwargs": {}}
    assert plain.deserialize(base64.b64encode(pickle.dumps(arguments)).decode()) == arguments
    assert plain.deserialize(plain.serialize(arguments)) == arguments
    assert plain.deserialize(plain.serialize(None)) is None
    listed = WorkflowStatus()
    listed.workflow_id = "Ev1"
    assert [each.workflow_id for each in plain.deserialize(plain.serialize([listed]))] == ["Ev1"]
    with pytest.raises(TypeError, match="no object"):
        plain.serialize([object()])
    for error in (NotSaid(), Unsayable("no such channel")):
        for text in (plain.serialize(error), base64.b64encode(pickle.dumps(error)).decode()):
            found = plain.deserialize(text)
            assert (type(found), str(found)) == (type(error), str(error))
    other = plain.deserialize(plain.serialize(KeyError("x")))
    assert (type(other), str(other)) == (WorkflowFailed, "KeyError: 'x'")


def test_a_row_that_says_it_is_a_pickle_runs_nothing(file: Path, tmp_path: Path) -> None:
    from dbos import _serialization

    made = tmp_path / "made by a pickle"
    hostile = base64.b64encode(pickle.dumps(Runs(made))).decode()
    bot = Bot(file)
    try:
        with pytest.raises(pickle.UnpicklingError, match=rf"{os.name}\.mkdir"):
            _serialization.deserialize_value(hostile, "py_pickle", WorkflowJson(ERRORS))
    finally:
        bot.stop()
    assert not made.exists()
