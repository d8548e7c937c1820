"""As many events as Slack sends at most, with bursts: each is acknowledged, each ask answered, and memory stays."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerContext
from pathlib import Path
from statistics import median

import pytest

from adapters.store.store import Store
from bot.console.delivery.deliveries import Delivery
from bot.slack.views.answer import SQL_ACTION
from tests.conftest import eventually
from tests.fire.conftest import Tell
from tests.support.fire.bots import plan_for, started
from tests.support.fire.crowd import CHANNEL, PEOPLE
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2 * 3600)]

FEW_S, MANY_S = 60.0, 1_800.0
BURST, PER_MINUTE = 100, 500  # 8.3 a second, of which a hundred come at once: Slack sends 30,000 an hour at most
MOST_GROWTH, P99_S = 0.10, 1.0
PATIENT = {"retry_delays_s": (1.0, 60.0, 300.0), "acknowledge_within_s": 60.0, "trigger_lifetime_s": 600.0}


class People:
    """Ask, look at answers' SQL and open Home; what they did is forgotten here as soon as it is counted."""

    def __init__(self, workspace: PeopledWorkspace) -> None:
        self.workspace = workspace
        self.random = random.Random(20261123)
        self.took: list[float] = []
        self.asked = self.events = 0
        self._lock = threading.Lock()

    def do_something(self) -> None:
        """One event."""
        draw, person = self.random.random(), self.random.choice(PEOPLE)
        before = len(self.workspace.deliveries.sent)
        began = time.monotonic()
        answers = self.answers() if draw > 0.5 else []
        if draw > 0.9:
            self.workspace.open_home(person)
        elif answers:
            self.workspace.click(person, CHANNEL, self.random.choice(answers), SQL_ACTION)
        else:
            self.asked += 1
            self.workspace.mention(person, CHANNEL, f"How many orders of kind {self.asked}?")
        for delivery in self.workspace.deliveries.sent[before:]:
            self.events += 1
            self._time(delivery, began)

    def answers(self) -> list[str]:
        """The latest messages with an answer."""
        return [m.ts for m in self.workspace.all_messages()[-60:] if SQL_ACTION in str(m.body.get("blocks"))]

    def forget(self, but: int = 6_000) -> None:
        """Let the stand-in forget what is long over: it is not what is measured. A line of some hundred asks is not
        over."""
        with self.workspace.state.lock:
            for channel in self.workspace.state.messages.values():
                for ts in list(channel)[:-but]:
                    del channel[ts]
        self.workspace._web_api.calls.clear()
        del self.workspace.deliveries.sent[:-300]

    def _time(self, delivery: Delivery, began: float) -> None:
        def acknowledged(_: object) -> None:
            with self._lock:
                self.took.append(time.monotonic() - began)

        delivery.done.add_done_callback(acknowledged)


@contextmanager
def scheduling_delays(context: ForkServerContext) -> Iterator[list[float]]:
    """How long a byte takes to another process and back (s), several times a second: what a busy machine adds to
    all."""
    here, there = socket.socketpair()
    echo = context.Process(target=_echo, args=(there,), daemon=True)
    echo.start()
    over, took = threading.Event(), list[float]()

    def look() -> None:
        while not over.wait(0.1):
            began = time.monotonic()
            here.sendall(b"?")
            here.recv(1)
            took.append(time.monotonic() - began)

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield took
    finally:
        over.set()
        thread.join()
        echo.kill()
        echo.join()
        here.close()
        there.close()


def _echo(here: socket.socket) -> None:
    while said := here.recv(1):
        here.sendall(said)


def memory_mb(pid: int) -> float:
    """What a process holds in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def cpu_s(pid: int) -> float:
    """What a process used of the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def percentile(values: list[float], share: float) -> float:
    """The smallest value that this share does not exceed, in ms where values are seconds."""
    ordered = sorted(values)
    return round(1_000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def test_a_steady_load_with_bursts_is_acknowledged_and_answered_and_memory_stays(
    bots: ForkServerContext, tmp_path: Path, whole: bool, most_s: float, tell: Tell
) -> None:
    """The clock is held to only with --whole, on a machine that has nothing else to do; and what it had is told. Where
    a busy machine did not keep up, what waits takes memory: how it grew is told and not held to."""
    for_s = min(most_s, MANY_S if whole else FEW_S)
    url = f"sqlite:///{tmp_path}/store.sqlite"
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace, scheduling_delays(bots) as delays:  # type: ignore[arg-type]
        people = People(workspace)
        bot = started(bots, plan_for(workspace, url, tmp_path, "scripted"))
        assert bot.pid
        assert eventually(lambda: workspace.connections == 1, 600)
        people.do_something()
        assert eventually(people.answers, 600), "the first question has its answer"
        memory = list[tuple[float, float]]()
        first, in_bursts, burst_at, began = people.events, 0, 10.0, time.monotonic()
        used_s = cpu_s(bot.pid)
        while (now := time.monotonic() - began) < for_s:
            if now >= burst_at:
                before = people.events
                while people.events < before + BURST:  # a mention is two events: the message, and that it mentions
                    people.do_something()
                in_bursts += people.events - before
                burst_at += 60.0
            elif people.events - first - in_bursts < now * (PER_MINUTE - BURST) / 60:
                people.do_something()
            else:
                time.sleep(0.01)
            if not memory or now > memory[-1][0] + 1.0:
                memory.append((now, memory_mb(bot.pid)))
                people.forget()
        ran_s, used_s = time.monotonic() - began, cpu_s(bot.pid) - used_s
        store = Store(url)
        assert eventually(lambda: len(people.took) == people.events and not store.line.line(), 600), (
            "not all is answered"
        )
        asks = store.asks.asks(10**6)
        assert len(asks) == people.asked
        assert {each.status for each in asks} == {"answered"}
        store.close()
        assert bot.is_alive()
        bot.kill()
        bot.join(30)
    settled = median(mb for at, mb in memory if ran_s / 3 <= at <= ran_s / 3 + max(10.0, ran_s / 20))
    growth = median(mb for at, mb in memory if at >= ran_s - max(10.0, ran_s / 20)) / settled - 1
    figures = {
        "s": round(ran_s),
        "events": people.events - first,
        "events a second": round((people.events - first) / ran_s, 2),
        "questions": people.asked,
        "acknowledged in ms: median": percentile(people.took, 0.5),
        "p99": percentile(people.took, 0.99),
        "longest": percentile(people.took, 1.0),
        "a byte there and back in ms: p99": percentile(delays, 0.99),
        "processor used, cores": round(used_s / ran_s, 2),
        "memory MB": round(settled, 1),
        "growth": round(growth, 3),
    }
    tell("steady load", figures)
    own_ms = percentile(people.took, 0.99) - percentile(delays, 0.99)
    kept_up = own_ms <= 1_000 * P99_S
    assert kept_up or not whole, "beside what the machine itself took"
    assert growth <= MOST_GROWTH or not kept_up
