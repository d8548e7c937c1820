"""A bot process that tests kill: real asks on a real store, and a place that outlives it.

The place is a SQLite file of its own with what Slack has: events and clicks that are delivered until they
are acknowledged, and messages that are posted without any idempotency key but can be looked through.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import random
import sqlite3
import threading
import time
from collections.abc import Generator
from datetime import datetime
from multiprocessing.synchronize import Barrier
from pathlib import Path

from adapters.store.store import Store
from bot.asks.asks import Asks, AskSettings, Stage
from bot.asks.conversation import AskRequest, OpenClarification, Place, PlaceInLine
from reliability.clarifications.elements import ConfirmElements
from reliability.clarifications.readings import ChooseReading
from reliability.values import (
    Abstained,
    Clarification,
    Element,
    ElementOption,
    Outcome,
    Question,
    Reading,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)

PRELOAD = ["tests.support.kill_worker", "alembic.autogenerate", "psycopg_binary"]
"""What the process imports from which others are forked."""

_TABLES = """
CREATE TABLE IF NOT EXISTS events (ask TEXT PRIMARY KEY, acked INT DEFAULT 0);
CREATE TABLE IF NOT EXISTS posts (ts INTEGER PRIMARY KEY, ask TEXT, kind TEXT, step INT, body BLOB, settled INT DEFAULT 0);
CREATE TABLE IF NOT EXISTS clicks (number INTEGER PRIMARY KEY, token TEXT, ts TEXT, reply BLOB, verdict TEXT);
CREATE TABLE IF NOT EXISTS connections (number INTEGER PRIMARY KEY);
CREATE TABLE IF NOT EXISTS stages (ask TEXT, name TEXT, state TEXT);
CREATE TABLE IF NOT EXISTS held (number INTEGER PRIMARY KEY);
"""


class Slack:
    """The place. Each method is a call that may be cut off before or after it took effect."""

    def __init__(self, file: Path) -> None:
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(file, timeout=60, isolation_level=None, check_same_thread=False)
        self._connection.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;" + _TABLES)

    def close(self) -> None:
        self._connection.close()

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        with self._lock:
            return self._connection.execute(query, values).fetchall()

    def write(self, statement: str, *values: object) -> int:
        with self._lock:
            return self._connection.execute(statement, values).lastrowid or 0

    def post(self, ask: str, kind: str, step: int, body: object) -> str:
        """Look for the message of this ask and step, and post it if it is not there: two calls."""
        found = self.rows("SELECT ts FROM posts WHERE ask = ? AND kind = ? AND step = ?", ask, kind, step)
        if found:
            return str(found[0][0])
        ts = self.write(
            "INSERT INTO posts (ask, kind, step, body) VALUES (?, ?, ?, ?)",
            ask,
            kind,
            step,
            pickle.dumps(body),
        )
        time.sleep(0.03)  # the way back of the answer
        return str(ts)


class SlackFile:
    """The messenger to that place."""

    def __init__(self, slack: Slack) -> None:
        self._slack = slack

    def status(self, request: AskRequest, stage: str) -> None:
        """Nobody looks."""

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        return self._slack.post(request.ask_id, "clarify", waiting.step, waiting)

    def progress(self, request: AskRequest, turn: int, place: PlaceInLine | None, ts: str) -> str:
        return "nobody looks"

    def end_progress(self, request: AskRequest, turn: int, ts: str) -> None:
        """Nobody looks."""

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply | None) -> None:
        self._slack.write(
            "UPDATE posts SET settled = 1 WHERE ask = ? AND kind = 'clarify' AND step = ?",
            request.ask_id,
            waiting.step,
        )

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        return self._slack.post(request.ask_id, "conclude", 0, outcome)

    def apologize(self, request: AskRequest, sentence: str) -> str:
        return self._slack.post(request.ask_id, "apologize", 0, sentence)


def steps_of(ask_id: str) -> int:
    """How many clarifications an ask has: 0, 1 or 2, by its number."""
    return int(ask_id.removeprefix("Ev")) % 3


def flow_of(slack: Slack, request: AskRequest, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
    """Stages that take a while, and as many clarifications as the ask has."""
    chance = random.Random(request.ask_id)

    def work(name: str) -> str:
        slack.write("INSERT INTO stages VALUES (?, ?, 'begun')", request.ask_id, name)
        time.sleep(chance.uniform(0.03, 0.12))
        while slack.rows("SELECT * FROM held"):  # until the process is killed in the middle of this stage
            time.sleep(0.01)
        slack.write("INSERT INTO stages VALUES (?, ?, 'done')", request.ask_id, name)
        return name

    heard = [stage("linking", lambda: work("linking"))]
    if steps_of(request.ask_id) > 0:
        reply = yield ConfirmElements(0, (ElementOption(Element("orders", "net_sales")),))
        heard += [reply.kind, stage("writing", lambda: work("writing"))]
    if steps_of(request.ask_id) > 1:
        reading = Reading("SELECT 1", "one", Rows(("n",), ((1,),)))
        reply = yield ChooseReading(1, (reading, reading, reading))
        heard += [f"{reply.kind} {reply.choice}", stage("judging", lambda: work("judging"))]
    heard.append(stage("running", lambda: work("running")))
    return Abstained(Reason.NOT_SURE, ", ".join(heard))


def run(url: str, slack_file: Path) -> None:
    """Be the bot: start, deliver what the place has, until killed."""
    logging.getLogger("candor.asks").setLevel(logging.ERROR)
    slack = Slack(slack_file)
    store = Store(url)
    settings = AskSettings(sweep_s=1.0, poll_s=0.05, tries=50, say_again_s=0.05)
    asks = Asks(store, SlackFile(slack), lambda request, stage: flow_of(slack, request, stage), settings)
    asks.start()
    slack.write("INSERT INTO connections DEFAULT VALUES")
    parent = os.getppid()
    while os.getppid() == parent:  # no bot outlives a test run that was cut off
        deliver(slack, asks)
        time.sleep(0.03)
    os._exit(1)


def deliver(slack: Slack, asks: Asks) -> None:
    """Hand over events and clicks; what the process dies over is delivered again."""
    for (ask,) in slack.rows("SELECT ask FROM events WHERE acked = 0"):
        question = Question(str(ask), "What were total sales?", "U1", "C1", "T1")
        asks.submit(AskRequest(question.id, question, Place("T1", "C1", "1.0", "mention"), "retail"))
        slack.write("UPDATE events SET acked = 1 WHERE ask = ?", ask)
    for number, token, ts, reply in slack.rows("SELECT number, token, ts, reply FROM clicks WHERE verdict IS NULL"):
        assert isinstance(reply, bytes)
        verdict = asks.reply(str(token), pickle.loads(reply), channel="C1", message_ts=str(ts), team="T1")
        slack.write("UPDATE clicks SET verdict = ? WHERE number = ?", verdict.kind, number)


def click(url: str, token: str, now: datetime, barrier: Barrier, answers: multiprocessing.Queue[str]) -> None:
    """Decide a clarification at the same moment as others."""
    store = Store(url, lambda: now)
    barrier.wait(60)
    reply = Reply(ReplyKind.YES, person="U1")
    answers.put(store.conversations.decide(token, reply, channel="C1", message_ts="5.0", team="T1").kind)
    store.close()


def hold_lease(url: str, held: multiprocessing.Queue[bool]) -> None:
    """Hold a lease until killed."""
    held.put(Store(url).take_lease("candor-0") is not None)
    time.sleep(900)
