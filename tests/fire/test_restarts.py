"""The store's PostgreSQL is killed and recovers, again and again, while many ask: nothing is lost, nothing said
twice."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from adapters.store.store import Store
from tests.conftest import PostgresServer, eventually, own_postgres_server
from tests.fire.conftest import Tell
from tests.support.fire.bots import plan_for, started
from tests.support.fire.crowd import Crowd
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.timeout(3 * 3600)]

FEW, MANY = (60, 3), (2_000, 50)  # questions, restarts
QUESTIONS = ("How many orders?", "And which sales?", "How many customers?")
AT_ONCE = 30
AT_LAST_S = 900.0
PATIENT = {"retry_delays_s": (2.0, 8.0, 30.0), "acknowledge_within_s": 15.0, "trigger_lifetime_s": 60.0}


@pytest.fixture
def server() -> Iterator[PostgresServer]:
    with own_postgres_server(commits_at_once=True) as server:
        yield server


def test_restarts_of_the_database_lose_nothing_and_double_nothing(
    bots: ForkServerContext, server: PostgresServer, tmp_path: Path, whole: bool, most_s: float, tell: Tell
) -> None:
    questions, restarts = MANY if whole else FEW
    url = server.new_database()
    began = time.monotonic()
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace:  # type: ignore[arg-type]  # its own names and kinds
        crowd = Crowd(workspace, QUESTIONS, random.Random(20261123))
        bot = started(bots, plan_for(workspace, url, tmp_path, "scripted"))
        assert eventually(lambda: workspace.connections == 1, 600)
        next_restart, away, under_way = 0.5 * questions / restarts, list[float](), list[int]()
        while (len(crowd.threads) < questions or len(away) < restarts) and time.monotonic() - began < most_s:
            assert bot.is_alive(), "the bot ended"
            for _ in range(min(AT_ONCE - len(crowd.waiting()), questions - len(crowd.threads))):
                crowd.ask()
            crowd.click_some(0.5)
            waiting = len(crowd.waiting())
            if len(crowd.threads) - waiting >= next_restart or len(crowd.threads) >= questions:
                under_way.append(waiting)
                restarted_at = time.monotonic()
                server.restart_at_once()
                away.append(time.monotonic() - restarted_at)
                next_restart += questions / restarts
            time.sleep(0.05)
        crowd.finish(AT_LAST_S)
        store = Store(url)
        figures = crowd.check(store)
        store.close()
        bot.kill()
        bot.join(30)
    tell(
        "restarts",
        {
            "restarts": len(away),
            "asks under way at a restart": round(sum(under_way) / len(under_way), 1),
            "s": round(time.monotonic() - began),
            **figures,
        },
    )
