"""A disk that is full and a store that is read-only, from each write of a conversation on: nothing lost, nothing
doubled, and who is not served is told so in a sentence."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import get_args

import pytest

from adapters.store.store import Store
from bot.wording import errors
from tests.conftest import eventually
from tests.fire.conftest import Tell
from tests.support.fire.bots import plan_for
from tests.support.fire.crowd import CHANNEL, Crowd
from tests.support.fire.store_faults import Kind, serve_with_faults
from tests.support.live_bot import text_of
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.timeout(2 * 3600)]

QUESTIONS = ("And which sales?",)
FAILS_FOR_S, AT_LAST_S, STEP = 1.0, 300.0, 18
PATIENT = {"retry_delays_s": (2.0, 8.0, 30.0), "acknowledge_within_s": 15.0, "trigger_lifetime_s": 60.0}
IMPATIENT = {**PATIENT, "retry_delays_s": (0.2, 0.2, 0.2)}
STORES = [
    ("sqlite", "full"),
    ("sqlite", "read-only"),
    pytest.param("postgres", "read-only", marks=pytest.mark.postgres),
]


@dataclass
class Faulty:
    """A bot whose store fails when told to, and people."""

    crowd: Crowd
    orders: Connection
    url: str

    def fail(self, nth: int, for_s: float) -> None:
        """From the n-th write on, for so long; 0: never."""
        self.orders.send((nth, for_s))
        self.orders.recv()

    def met(self) -> tuple[int, int]:
        """Writes since then, and how many of them while they failed."""
        self.orders.send(None)
        found: tuple[int, int] = self.orders.recv()
        return found


@pytest.fixture
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        request.getfixturevalue("asked_for")
        return str(request.getfixturevalue("postgres_database")())
    return f"sqlite:///{tmp_path}/store.sqlite"


@contextmanager
def faulty(bots: ForkServerContext, url: str, folder: Path, kind: Kind, delays: dict[str, object]) -> Iterator[Faulty]:
    """The bot, connected."""
    assert kind in get_args(Kind)
    with PeopledWorkspace(**delays).run_in_thread() as workspace:  # type: ignore[arg-type]  # its own names and kinds
        here, there = multiprocessing.Pipe()
        bot = bots.Process(
            target=serve_with_faults, args=(plan_for(workspace, url, folder, "scripted"), kind, there), daemon=True
        )
        bot.start()
        assert eventually(lambda: workspace.connections == 1 or not bot.is_alive(), 600)
        try:
            yield Faulty(Crowd(workspace, QUESTIONS, random.Random(5)), here, url)
            assert bot.is_alive(), "the bot goes on"
        finally:
            bot.kill()
            bot.join(30)


@pytest.mark.parametrize(("store_url", "kind"), STORES, indirect=["store_url"])
def test_from_each_write_on_the_store_fails_for_a_while_and_nothing_is_lost_or_doubled(
    bots: ForkServerContext, store_url: str, tmp_path: Path, kind: Kind, whole: bool, tell: Tell
) -> None:
    with faulty(bots, store_url, tmp_path, kind, PATIENT) as world:
        began = time.monotonic()
        world.fail(0, 0.0)
        world.crowd.ask()
        world.crowd.finish(AT_LAST_S)
        writes, _ = world.met()
        failed = 0
        tried = range(1, writes + 1, 1 if whole else STEP)
        for nth in tried:
            world.fail(nth, FAILS_FOR_S)
            world.crowd.ask()
            world.crowd.finish(AT_LAST_S)
            failed += world.met()[1] > 0
        store = Store(store_url)
        figures = world.crowd.check(store)
        store.close()
    tell(
        f"store {kind} ({store_url.partition(':')[0]})",
        {
            "writes of a conversation": writes,
            "tried": len(tried),
            "failed": failed,
            "s": round(time.monotonic() - began),
            **figures,
        },
    )
    assert failed, "the fault is to be met"


@pytest.mark.parametrize(("store_url", "kind"), STORES, indirect=["store_url"])
def test_while_the_store_takes_nothing_people_are_told_and_then_all_goes_on(
    bots: ForkServerContext, store_url: str, tmp_path: Path, kind: Kind
) -> None:
    with faulty(bots, store_url, tmp_path, kind, IMPATIENT) as world:
        workspace, crowd = world.crowd.workspace, world.crowd
        crowd.ask()
        assert eventually(crowd.open_clarifications)
        (asked,) = crowd.open_clarifications()
        world.fail(1, 600.0)
        ts = workspace.mention("ada", CHANNEL, "And which sales?")
        assert eventually(lambda: workspace.bot_messages(CHANNEL, ts)), "who asks is told"
        assert errors.INTAKE_FAILED in text_of(workspace.bot_messages(CHANNEL, ts)[0])
        asker = workspace.message(CHANNEL, asked["thread_ts"])["user"]
        workspace.click(asker, CHANNEL, asked["ts"], "candor_yes")
        told = lambda: [m for m in workspace.all_messages() if m.ephemeral_to == asker]  # noqa: E731 - said where it is asked
        assert eventually(told), "who clicks is told"
        world.fail(0, 0.0)
        crowd.finish(AT_LAST_S)
        store = Store(store_url)
        assert crowd.check(store)["questions"] == 1, "what was not taken on is not there"
        store.close()
