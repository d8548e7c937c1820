"""Durable asks in one process: turns, clicks, failures, restarts."""

from __future__ import annotations

import logging
import shutil
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from dbos import DBOS

from adapters.store.store import Store
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.conversation import AskRequest, ClickFate, OpenClarification, Place
from bot.asks.line import LineSettings
from bot.redaction import redact
from bot.slack.fake_messenger import FakeMessenger, Post
from reliability.clarifications.elements import ChooseElement, ConfirmElements, NameNeeded
from reliability.clarifications.readings import ChooseReading
from reliability.errors import BadInput, CandorError, ModelUnavailable, NotFound, WarehouseUnavailable
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Element,
    ElementOption,
    LinkedSchema,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)
from tests.conftest import eventually

Script = Callable[[AskRequest, Stage], Generator[Clarification, Reply, Outcome]]

PLACE = Place("T1", "C1", "1.0", "mention")
OPTION = ElementOption(Element("orders", "net_sales"), "sales")
READING = Reading("SELECT 1", "one", Rows(("n",), ((1,),)))
YES = Reply(ReplyKind.YES, person="U1")
QUIET = LineSettings(tell_waiting_s=3600.0, tell_working_s=3600.0)  # however busy the machine is
FAST = AskSettings(sweep_s=0.5, poll_s=0.05, say_again_s=0.02, stop_after_s=3.0, line=QUIET)

_numbers = count(1)


class Clock:
    """A time that tests move on top of the real one."""

    def __init__(self) -> None:
        self.ahead = timedelta(0)
        self.stands: datetime | None = None  # what it shows instead of the real time

    def __call__(self) -> datetime:
        return (self.stands or datetime.now(UTC)) + self.ahead


@dataclass
class Bot:
    """Asks on a database file, with a flow that plays the script of the question."""

    file: Path
    messenger: FakeMessenger = field(default_factory=FakeMessenger)
    scripts: dict[str, Script] = field(default_factory=dict)
    ran: Counter[str] = field(default_factory=Counter)
    clock: Clock = field(default_factory=Clock)
    asks: Asks = field(init=False)
    store: Store = field(init=False)
    running: bool = False
    url: str = ""

    def start(self, settings: AskSettings = FAST, **more: Any) -> Bot:
        self.store = Store(self.url or f"sqlite:///{self.file}", self.clock)
        self.asks = Asks(self.store, self.messenger, self.flow, settings, **more)
        self.asks.start()
        self.running = True
        return self

    def stop(self) -> None:
        if self.running:
            self.running = False
            self.asks.stop()
            self.store.close()

    def flow(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        return self.scripts[request.question.text](request, stage)

    def ask(self, script: Script, ask_id: str = "") -> AskRequest:
        request = a_request(ask_id or f"Ev{next(_numbers)}", script.__name__)
        self.scripts[script.__name__] = script
        assert self.asks.submit(request)
        return request

    def wait(self, request: AskRequest, kind: str = "conclude", step: int = 0) -> Post:
        return self.messenger.wait_for(lambda post: (post.ask_id, post.kind, post.step) == (request.ask_id, kind, step))

    def click(self, post: Post, reply: Reply = YES) -> ClickFate:
        assert post.waiting is not None
        return self.asks.reply(post.waiting.token, reply, channel="C1", message_ts=post.ts, team="T1")

    def until(self, true: Callable[[], bool]) -> None:
        assert eventually(true), "it never came true"

    # scripts that several tests play

    def plain(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("linking", lambda: self.work(request, "linking"))
        return said("plain")

    def asking(self, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        linked = stage("linking", lambda: self.work(request, "linking"))
        reply = yield ConfirmElements(0, (OPTION,))
        written = stage("writing", lambda: self.work(request, "writing"))
        choice = yield ChooseReading(1, (READING, READING))
        return said(linked, reply.kind, written, choice.kind, choice.choice)

    def work(self, request: AskRequest, stage: str) -> str:
        self.ran[f"{request.ask_id} {stage}"] += 1
        return f"{stage} {self.ran[f'{request.ask_id} {stage}']}"


def a_request(ask_id: str, text: str = "What were total sales?") -> AskRequest:
    question = Question(id=ask_id, text=text, person="U1", channel="C1", workspace="T1")
    return AskRequest(ask_id, question, PLACE, "retail")


def said(*words: object) -> Abstained:
    return Abstained(Reason.NOT_SURE, " ".join(map(str, words)))


@pytest.fixture(scope="module")
def ready_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which asks have run once: each test starts with a copy, which is quicker."""
    bot = Bot(tmp_path_factory.mktemp("ready") / "store.sqlite").start()
    bot.wait(bot.ask(bot.plain))
    bot.until(lambda: bot.store.conversations.due_messages(timedelta(days=1)) == [])
    bot.stop()
    return bot.file


@pytest.fixture
def stopped(ready_file: Path, tmp_path: Path) -> Iterator[Bot]:
    for file in ready_file.parent.glob("store.sqlite*"):
        shutil.copy(file, tmp_path / file.name)
    bot = Bot(tmp_path / "store.sqlite")
    yield bot
    bot.stop()


@pytest.fixture
def bot(stopped: Bot) -> Bot:
    return stopped.start()


# --- questions and clicks --------------------------------------------------------------------------


def test_an_ask_is_answered_once(bot: Bot) -> None:
    request = bot.ask(bot.plain)
    assert bot.wait(request).outcome == said("plain")
    assert [bot.asks.submit(request) for _ in range(3)] == [False] * 3  # Slack delivers again
    time.sleep(0.3)
    assert bot.ran == {f"{request.ask_id} linking": 1}
    assert [post.kind for post in bot.messenger.posts] == ["conclude"]
    assert bot.asks.outcome(request.ask_id) == said("plain")
    assert bot.asks.request(request.ask_id) == request


def test_replies_lead_to_the_answer_and_no_stage_runs_twice(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    assert bot.click(bot.wait(request, "clarify", 0)) == ClickFate("accepted", "U1")
    choice = Reply(ReplyKind.CHOICE, 1, person="U1")
    assert bot.click(bot.wait(request, "clarify", 1), choice) == ClickFate("accepted", "U1")
    assert bot.wait(request).outcome == said("linking 1", "yes", "writing 1", "choice", 1)
    bot.until(lambda: all(post.settled for post in bot.messenger.posts if post.kind == "clarify"))
    assert [post.settled for post in bot.messenger.posts] == [YES, choice, None]


def test_a_double_click_decides_once(bot: Bot) -> None:
    post = bot.wait(bot.ask(bot.asking), "clarify")
    assert bot.click(post).kind == "accepted"
    assert bot.click(post, Reply(ReplyKind.NO, person="U1")) == ClickFate("already_answered", "U1")
    bot.until(lambda: post.settled is not None)
    assert post.settled == YES


def test_only_those_who_may_reply_decide(stopped: Bot) -> None:
    bot = stopped.start(may_reply=lambda request: (request.question.person, "UADMIN"))
    post = bot.wait(bot.ask(bot.asking), "clarify")
    assert post.waiting is not None
    assert post.waiting.may_reply == ("U1", "UADMIN")
    assert bot.click(post, Reply(ReplyKind.YES, person="U2")) == ClickFate("not_allowed")
    assert bot.click(post, Reply(ReplyKind.YES, person="UADMIN")) == ClickFate("accepted", "UADMIN")


def test_what_another_person_must_reply_the_asker_may_not(stopped: Bot) -> None:
    bot = stopped.start(may_reply=lambda request: ("UADMIN",))
    post = bot.wait(bot.ask(bot.asking), "clarify")
    assert bot.click(post, Reply(ReplyKind.YES, person="U1")) == ClickFate("not_allowed")
    assert post.settled is None
    assert bot.click(post, Reply(ReplyKind.YES, person="UADMIN")) == ClickFate("accepted", "UADMIN")


def test_clicks_that_make_no_sense_are_unknown_and_harm_nothing(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    assert post.waiting is not None
    asked = {"channel": "C1", "message_ts": post.ts, "team": "T1"}
    for token, reply, where in (
        ("made up", YES, asked),
        ("", YES, asked),
        ("\x00\ud800", YES, asked),
        (post.waiting.token, YES, asked | {"team": "T2"}),
        (post.waiting.token, YES, asked | {"channel": "C2"}),
        (post.waiting.token, Reply(ReplyKind.CHOICE, 99, person="U1"), asked),
        (post.waiting.token, Reply(ReplyKind.EXPIRED, person="U1"), asked),
    ):
        assert bot.asks.reply(token, reply, **where) == ClickFate("unknown")
    assert bot.click(post).kind == "accepted"


@pytest.mark.parametrize(
    ("clarification", "reply", "fit"),
    [
        (ConfirmElements(0, (OPTION,)), YES, True),
        (ConfirmElements(0, (OPTION,)), Reply(ReplyKind.CHOICE, 1), False),
        (ConfirmElements(0, (OPTION,)), Reply(ReplyKind.NONE), True),
        (ChooseElement(0, (), (OPTION,), missing=True), Reply(ReplyKind.NONE), True),
        (ChooseReading(0, (READING, READING)), Reply(ReplyKind.NONE), True),
        (ConfirmElements(0, (OPTION,), (OPTION, OPTION)), Reply(ReplyKind.CHOICE, 1), True),
        (ChooseElement(0, (), (OPTION,)), YES, False),
        (ChooseElement(0, (), (OPTION,)), Reply(ReplyKind.CHOICE, 0), True),
        (ChooseElement(0, (), (OPTION,)), Reply(ReplyKind.CHOICE, -1), False),
        (ChooseElement(0, (), ()), Reply(ReplyKind.CHOICE, 0), False),
        (ChooseElement(0, (), (OPTION,)), Reply(ReplyKind.NAME, text="orders.net"), True),
        (ChooseElement(0, (), (OPTION,)), Reply(ReplyKind.NAME, text="  "), False),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.LIST, text="orders\norders.net_sales"), True),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.LIST, text=" \n"), False),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.NONE), True),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.OTHER, text="by month"), True),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.JUST_ANSWER), True),
        (NameNeeded(0, (OPTION,)), Reply(ReplyKind.CHOICE, 0), False),
        (NameNeeded(0, (OPTION,)), YES, False),
        (ChooseReading(0, (READING, READING)), Reply(ReplyKind.CHOICE, 1), True),
        (ChooseReading(0, (READING, READING)), Reply(ReplyKind.CHOICE, 2), False),
        (ChooseReading(0, (READING,)), Reply(ReplyKind.OTHER, text="by month"), True),
        (ChooseReading(0, (READING,)), Reply(ReplyKind.OTHER, text="x" * 10_001), False),
        (ChooseReading(0, (READING,)), Reply(ReplyKind.JUST_ANSWER), True),
        (ChooseReading(0, (READING,)), Reply(ReplyKind.EXPIRED), False),
    ],
)
def test_a_reply_fits_its_clarification(clarification: Clarification, reply: Reply, fit: bool) -> None:
    assert clarification.fits(reply) is fit


def test_listeners_find_what_is_open_and_nothing_else(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    assert post.waiting is not None
    bot.until(lambda: bot.asks.open_clarification(post.waiting.token) is not None)  # type: ignore[union-attr]
    bot.until(lambda: bot.store.conversations.due_messages(timedelta(days=1)) == [])
    found = bot.asks.open_clarification(post.waiting.token)
    assert found == replace(post.waiting, message_ts=post.ts)
    assert bot.asks.open_clarification("made up") is None
    assert bot.asks.request("Ev none") is None
    assert bot.asks.outcome(request.ask_id) is None
    bot.click(post)
    assert bot.asks.open_clarification(post.waiting.token) is None


def test_an_ask_without_an_id_is_refused(bot: Bot) -> None:
    with pytest.raises(BadInput, match="id"):
        bot.asks.submit(a_request(""))
    with pytest.raises(BadInput, match="one id"):
        bot.asks.submit(replace(a_request("Ev1"), ask_id="Ev2"))


def test_a_question_of_ten_thousand_characters_is_an_ask_like_others(bot: Bot) -> None:
    def long(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        return said(len(request.question.text))

    text = "\x00ß" * 5_000
    bot.scripts[text] = long
    request = a_request("Ev long", text)
    bot.asks.submit(request)
    assert bot.wait(request).outcome == said(10_000)


def test_feedback_is_kept(bot: Bot) -> None:
    def answers(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        return Answered(READING, LinkedSchema((), ()))

    request = bot.ask(answers)
    bot.wait(request)
    bot.asks.feedback(request.ask_id, "U1", False, "wrong year")
    assert [f.note for f in bot.store.asks.feedback_on(request.ask_id)] == ["wrong year"]
    with pytest.raises(NotFound):
        bot.asks.feedback("Ev none", "U1", True)


# --- many at once ----------------------------------------------------------------------------------


def test_taking_an_ask_is_quick_while_everything_else_is_slow(stopped: Bot) -> None:
    """Nothing that an ask does or says is waited for: here all of it is stuck until every ask is taken."""
    go_on = threading.Event()
    held_up: list[bool] = []  # what was stuck and let go

    def stuck() -> None:
        held_up.append(go_on.wait())

    class StuckMessenger(FakeMessenger):
        def status(self, request: AskRequest, stage: str) -> None:
            stuck()

    stopped.messenger = StuckMessenger()
    bot = stopped.start(replace(FAST, concurrency=1))

    def slow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("linking", stuck)
        return said("done")

    bot.scripts["slow"] = slow
    try:
        for number in range(15):
            assert bot.asks.submit(a_request(f"Ev slow {number}", "slow"))
            assert held_up == []
    finally:
        go_on.set()
    bot.until(lambda: bool(bot.messenger.posts))
    assert held_up


def test_no_more_turns_than_allowed_run_at_once(bot: Bot) -> None:
    now, most, lock, two = 0, 0, threading.Lock(), threading.Barrier(2)

    def model() -> None:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        two.wait()  # two do run at once …
        time.sleep(0.1)  # … and a third would have come by now
        with lock:
            now -= 1

    def busy(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("linking", model)
        return said("done")

    requests = [bot.ask(busy) for _ in range(6)]
    try:
        for request in requests:
            bot.wait(request)
    finally:
        two.abort()
    assert most == 2


def test_an_ask_that_waits_for_a_person_keeps_no_other_from_running(stopped: Bot) -> None:
    bot = stopped.start(replace(FAST, concurrency=1))
    waiting = [bot.ask(bot.asking) for _ in range(3)]
    posts = [bot.wait(request, "clarify") for request in waiting]
    assert bot.wait(bot.ask(bot.plain)).outcome == said("plain")
    assert all(bot.click(post).kind == "accepted" for post in posts)
    for request in waiting:
        bot.wait(request, "clarify", 1)


# --- the status line -------------------------------------------------------------------------------


def test_the_status_follows_the_stages_and_ends_empty(bot: Bot) -> None:
    request = bot.ask(bot.plain)
    bot.wait(request)
    bot.until(lambda: (request.ask_id, "") in bot.messenger.statuses)
    shown = [stage for ask_id, stage in bot.messenger.statuses if ask_id == request.ask_id]
    assert shown[-1] == ""
    assert set(shown) <= {"waiting", "linking", ""}


def test_no_status_comes_after_the_message(stopped: Bot) -> None:
    class SlowMessenger(FakeMessenger):
        def status(self, request: AskRequest, stage: str) -> None:
            time.sleep(0.15)
            self.statuses.append((request.ask_id, stage if not self.posts else f"after {stage!r}"))

    stopped.messenger = SlowMessenger()
    bot = stopped.start()
    bot.wait(bot.ask(bot.plain))
    bot.until(lambda: any(stage.startswith("after") for _, stage in bot.messenger.statuses))
    time.sleep(0.5)
    shown = [stage for _, stage in bot.messenger.statuses]
    assert [stage for stage in shown if stage.startswith("after")] == ["after ''"]


def test_a_status_that_fails_delays_nothing(stopped: Bot) -> None:
    class MuteMessenger(FakeMessenger):
        def status(self, request: AskRequest, stage: str) -> None:
            raise ConnectionError("no status")

    stopped.messenger = MuteMessenger()
    bot = stopped.start()
    bot.wait(bot.ask(bot.plain))


# --- expiry ----------------------------------------------------------------------------------------


def test_a_clarification_expires_with_a_message(bot: Bot) -> None:
    def patient(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        reply = yield ConfirmElements(0, (OPTION,))
        return Abstained(Reason.EXPIRED, reply.kind)

    request = bot.ask(patient)
    post = bot.wait(request, "clarify")
    bot.clock.ahead = timedelta(hours=23, minutes=59)
    time.sleep(0.7)
    assert not any(p.settled for p in bot.messenger.posts)
    bot.clock.ahead = timedelta(hours=24, minutes=1)
    assert bot.wait(request).outcome == Abstained(Reason.EXPIRED, "expired")
    bot.until(lambda: post.settled is not None)
    assert post.settled == Reply(ReplyKind.EXPIRED)
    assert bot.click(post) == ClickFate("expired")


def test_a_late_click_expires_the_clarification_at_once(stopped: Bot) -> None:
    bot = stopped.start(replace(FAST, sweep_s=60.0))
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    time.sleep(1.2)  # the sweeps of the start are over
    bot.clock.ahead = timedelta(hours=25)
    assert bot.click(post) == ClickFate("expired")
    # The flow asks on, but nobody is there.
    assert bot.wait(request).outcome == Abstained(Reason.EXPIRED)


# --- the boundary ----------------------------------------------------------------------------------


def failing(error: Exception) -> Script:
    def failing(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()

        def fail() -> None:
            raise error

        stage("linking", fail)
        return said("never")

    return failing


def test_an_error_with_a_sentence_is_told_in_that_sentence(bot: Bot) -> None:
    request = bot.ask(failing(ModelUnavailable("The model is not loaded.")))
    assert bot.wait(request, "apologize").sentence == "The model is not loaded."
    logged = bot.store.asks.ask(request.ask_id)
    assert logged is not None
    assert logged.status == "failed"


def test_any_other_error_is_a_reference_for_people_and_a_clean_trace_in_the_log(
    stopped: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    bot = stopped.start(replace(FAST, secrets=("hunter2",)))
    error = ValueError("password=sesame, hunter2, xoxb-12-secret at postgresql://u:pw99@host/db")
    with caplog.at_level(logging.ERROR, "candor.asks"):
        sentence = bot.wait(bot.ask(failing(error)), "apologize").sentence
    reference = sentence.split()[-1].rstrip(".")
    assert "ValueError" not in sentence
    assert f"reference={reference}" in caplog.text
    assert "Traceback" in caplog.text
    assert "ValueError" in caplog.text
    for secret in ("sesame", "hunter2", "xoxb", "pw99"):
        assert secret not in caplog.text


@pytest.mark.parametrize("kind", ["junk", "unstorable", "nested", "ended", "exit"])
def test_a_flow_that_misbehaves_ends_in_an_apology(bot: Bot, kind: str) -> None:
    def wrong(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        match kind:
            case "junk":
                return "not an outcome"  # type: ignore[return-value]  # what is tested
            case "unstorable":
                stage("linking", lambda: lambda: None)
            case "nested":
                stage("linking", lambda: stage("writing", lambda: 1))
            case "ended":
                raise StopIteration
            case "exit":
                raise RecursionError("deep")
        return said("never")

    assert "reference" in bot.wait(bot.ask(wrong), "apologize").sentence
    assert [post.kind for post in bot.messenger.posts] == ["apologize"]


def test_an_ask_that_takes_the_process_down_each_time_is_given_up(stopped: Bot) -> None:
    store = Store(f"sqlite:///{stopped.file}")
    request = a_request("Ev deadly", "plain")
    open_directly(store, request)
    for _ in range(5):
        store.conversations.begin_turn(request.ask_id, 0)
    store.close()
    stopped.scripts["plain"] = stopped.plain
    bot = stopped.start()
    assert "reference" in bot.wait(request, "apologize").sentence
    assert not bot.ran


# --- an unreliable place ---------------------------------------------------------------------------


def test_a_post_that_fails_is_tried_again(bot: Bot) -> None:
    bot.messenger.failing = [ConnectionError("down")] * 3
    bot.wait(bot.ask(bot.plain))
    assert len(bot.messenger.posts) == 1


def test_a_long_outage_is_sat_out(bot: Bot) -> None:
    bot.messenger.failing = [ConnectionError("down")] * 9
    bot.wait(bot.ask(bot.plain))
    assert len(bot.messenger.posts) == 1
    assert bot.messenger.calls == 10


def test_an_outage_holds_no_turn(stopped: Bot) -> None:
    """One turn at a time, and nothing can be said before all three have run."""
    is_back = threading.Event()

    class AwayMessenger(FakeMessenger):
        def conclude(self, request: AskRequest, outcome: Outcome) -> str:
            is_back.wait(90)
            return super().conclude(request, outcome)

    stopped.messenger = AwayMessenger(failing=[ConnectionError("down")] * 3)
    bot = stopped.start(replace(FAST, concurrency=1))
    requests = [bot.ask(bot.plain) for _ in range(3)]
    bot.until(lambda: len(bot.ran) == 3)
    assert bot.messenger.posts == []
    is_back.set()
    for request in requests:
        bot.wait(request)


def test_an_outage_of_a_day_is_given_up(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    bot.messenger.failing = [ConnectionError("down")] * 1000
    request = bot.ask(bot.plain)
    bot.until(lambda: bot.messenger.calls >= 4)
    bot.clock.ahead = timedelta(hours=30)

    def given_up() -> bool:
        message = bot.store.conversations.message(request.ask_id, "conclude", 0)
        return message is not None and message.state == "given_up"

    bot.until(given_up)
    assert bot.asks.outcome(request.ask_id) == said("plain")  # it is not lost


def test_an_answer_that_cannot_be_posted_is_apologised_for(bot: Bot) -> None:
    bot.messenger.failing = [WarehouseUnavailable("This message cannot be shown here.")]
    request = bot.ask(bot.plain)
    assert bot.wait(request, "apologize").sentence == "This message cannot be shown here."
    assert bot.asks.outcome(request.ask_id) == said("plain")


def test_a_clarification_that_cannot_be_posted_ends_the_ask(bot: Bot) -> None:
    bot.messenger.failing = [CandorError("This channel is archived.")]
    request = bot.ask(bot.asking)
    assert bot.wait(request, "apologize").sentence == "This channel is archived."
    (asked,) = bot.store.conversations.clarifications(request.ask_id)
    assert asked.state == "dropped"


def test_an_apology_that_cannot_be_posted_either_is_only_logged(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    bot.messenger.failing = [CandorError("This channel is archived.")] * 2
    with caplog.at_level(logging.ERROR, "candor.asks"):
        bot.ask(bot.plain)
        bot.until(lambda: "apologize given up" in caplog.text)
    time.sleep(0.7)
    assert bot.messenger.calls == 2
    assert bot.messenger.posts == []


# --- stops, starts and what was left in between ----------------------------------------------------


def open_directly(store: Store, request: AskRequest) -> None:
    """What `submit` writes before anything else happens."""
    assert store.conversations.open(
        request.question, request.warehouse, request, team="T1", channel="C1", thread_ts="1.0", kind="mention"
    )


def test_what_waits_keeps_waiting_over_a_restart(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    bot.stop()
    bot.start()
    time.sleep(0.5)
    assert [p.kind for p in bot.messenger.posts] == ["clarify"]  # nothing was posted twice
    assert bot.click(post).kind == "accepted"
    bot.click(bot.wait(request, "clarify", 1), Reply(ReplyKind.CHOICE, 0, person="U1"))
    assert bot.wait(request).outcome == said("linking 1", "yes", "writing 1", "choice", 0)


def test_a_stop_is_quick_while_asks_wait_and_queue(stopped: Bot) -> None:
    """It waits for running stages alone, and would for five minutes: not for persons, nor for what is queued."""
    bot = stopped.start(replace(FAST, concurrency=1, stop_after_s=300.0))
    posts = [bot.wait(bot.ask(bot.asking), "clarify") for _ in range(3)]
    began = time.perf_counter()
    bot.stop()
    assert time.perf_counter() - began < 150.0
    assert len(posts) == 3


def test_a_stop_between_two_stages_goes_on_later_without_the_first(stopped: Bot) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def long(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()

        def linking() -> str:
            reached.set()
            go_on.wait(60)
            return stopped.work(request, "linking")

        return said(stage("linking", linking), stage("writing", lambda: stopped.work(request, "writing")))

    bot = stopped.start(replace(FAST, stop_after_s=60.0))
    request = bot.ask(long)
    assert reached.wait(60)
    stopping = threading.Thread(target=bot.stop)
    stopping.start()
    assert bot.asks._running.stopping.wait(60)
    go_on.set()
    stopping.join(60)
    assert bot.ran == {f"{request.ask_id} linking": 1}
    bot.start()
    assert bot.wait(request).outcome == said("linking 1", "writing 1")


def test_a_stage_that_outlasts_the_stop_runs_again(stopped: Bot) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def long(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()

        def linking() -> str:
            reached.set()
            go_on.wait(60)
            return "done"

        return said(stage("linking", linking))

    bot = stopped.start(replace(FAST, stop_after_s=0.2))
    request = bot.ask(long)
    assert reached.wait(60)
    bot.stop()
    go_on.set()
    bot.start()
    assert bot.wait(request).outcome == said("done")
    assert len(bot.messenger.posts) == 1


def test_an_ask_that_was_stored_but_never_queued_is_begun(stopped: Bot) -> None:
    store = Store(f"sqlite:///{stopped.file}")
    request = a_request("Ev stored", "plain")
    open_directly(store, request)
    store.close()
    stopped.scripts["plain"] = stopped.plain
    assert stopped.start().wait(request).outcome == said("plain")


def test_a_click_that_was_decided_but_not_followed_is_followed(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    assert post.waiting is not None
    bot.stop()
    store = Store(f"sqlite:///{bot.file}")
    decided = store.conversations.decide(post.waiting.token, YES, channel="C1", message_ts=post.ts, team="T1")
    assert decided.kind == "accepted"
    store.close()  # … and the process died here
    bot.start()
    bot.wait(request, "clarify", 1)
    bot.until(lambda: post.settled == YES)


def test_an_outcome_that_was_stored_but_not_said_is_said_once(stopped: Bot) -> None:
    store = Store(f"sqlite:///{stopped.file}")
    request = a_request("Ev unsaid", "plain")
    open_directly(store, request)
    store.conversations.begin_turn(request.ask_id, 0)
    store.conversations.conclude(request.ask_id, 0, said("stored"))
    store.close()
    bot = stopped.start()
    assert bot.wait(request).outcome == said("stored")
    time.sleep(0.7)
    assert bot.messenger.calls == 1


def test_a_database_that_goes_away_for_a_moment_costs_no_ask(
    stopped: Bot, postgres_database: Callable[[], str]
) -> None:
    stopped.url = postgres_database()
    bot = stopped.start()
    engine = sa.create_engine(stopped.url, isolation_level="AUTOCOMMIT")

    def cut_all_connections() -> None:
        with engine.connect() as connection:
            connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )

    def unlucky(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        stage("linking", cut_all_connections)
        reply = yield ConfirmElements(0, (OPTION,))
        stage("writing", cut_all_connections)
        return said(reply.kind)

    request = bot.ask(unlucky)
    bot.click(bot.messenger.wait_for(lambda post: post.kind == "clarify", 60))
    assert bot.messenger.wait_for(lambda post: post.kind != "clarify", 60).outcome == said("yes")
    assert [post.kind for post in bot.messenger.posts] == ["clarify", "conclude"]
    assert bot.asks.outcome(request.ask_id) == said("yes")
    engine.dispose()


def test_a_post_whose_answer_was_lost_is_not_repeated(stopped: Bot) -> None:
    class LosingMessenger(FakeMessenger):
        def conclude(self, request: AskRequest, outcome: Outcome) -> str:
            ts = super().conclude(request, outcome)
            if self.calls == 1:
                raise ConnectionError("the answer of the post was lost")
            return ts

    stopped.messenger = LosingMessenger()
    bot = stopped.start()
    bot.wait(bot.ask(bot.plain))
    bot.until(lambda: bot.messenger.calls == 2)
    assert len(bot.messenger.posts) == 1


def test_an_ask_whose_workflow_is_gone_ends_in_an_apology(stopped: Bot) -> None:
    bot = stopped.start(replace(FAST, concurrency=1))
    go_on = threading.Event()

    def slow(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        yield from ()
        stage("linking", lambda: go_on.wait(60))
        return said("done")

    first, second = bot.ask(slow), bot.ask(bot.plain)
    assert eventually(lambda: DBOS.get_workflow_status(second.ask_id) is not None, 30)
    DBOS.cancel_workflow(second.ask_id)  # an admin, or a fault of ours
    go_on.set()
    bot.wait(first)
    bot.stop()
    bot.start()
    assert "reference" in bot.wait(second, "apologize").sentence


def test_a_flow_that_changed_under_a_waiting_ask_says_so(bot: Bot) -> None:
    request = bot.ask(bot.asking)
    post = bot.wait(request, "clarify")
    bot.stop()

    def updated(request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        stage("parsing", lambda: 1)  # this version begins otherwise
        yield ConfirmElements(0, (OPTION,))
        return said("never")

    bot.scripts["asking"] = updated
    bot.start()
    bot.click(post)
    assert "updated" in bot.wait(request, "apologize").sentence


# --- parts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("postgresql+psycopg://ann:p%40ss@host/db", "postgresql+psycopg://ann:•••@host/db"),
        ("token xoxb-1234-abcdEF, next", "token •••, next"),
        ("xapp-1-A0-99-aa", "•••"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer •••"),
        ('{"password": "x y"}', '{"password": "••• y"}'),
        ("api_key=abc;", "api_key=•••;"),
        ("see https://example.com/a:b@c", "see https://example.com/a:b@c"),
        ("nothing to hide", "nothing to hide"),
    ],
)
def test_logs_carry_no_secrets(text: str, clean: str) -> None:
    assert redact(text) == clean


def test_the_fake_messenger_says_nothing_twice() -> None:
    messenger, request = FakeMessenger(), a_request("Ev1")
    waiting = OpenClarification("tok", "Ev1", 0, PLACE, ConfirmElements(0, ()), ("U1",), "")
    assert messenger.clarify(request, waiting) == messenger.clarify(request, waiting)
    assert messenger.clarify(request, replace(waiting, step=1)) != messenger.clarify(request, waiting)
    assert messenger.conclude(request, said("a")) == messenger.conclude(request, said("a"))
    assert [(post.kind, post.step) for post in messenger.posts] == [("clarify", 0), ("clarify", 1), ("conclude", 0)]
