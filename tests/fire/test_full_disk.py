"""The disk under the store's PostgreSQL is full, really, for a while: nothing is lost, nothing said twice."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest

from adapters.store.store import Store
from tests.conftest import eventually
from tests.fire.conftest import Tell
from tests.support.fire.bots import plan_for, started
from tests.support.fire.crowd import Crowd
from tests.support.fire.small_disk import CrampedServer, NoSmallDisk, cramped_server
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.postgres, pytest.mark.timeout(3_600)]

FEW, MANY = 2, 25
QUESTIONS = ("How many orders?", "And which sales?", "How many customers?")
AT_ONCE, FULL_FOR_S, MET_WITHIN_S, AT_LAST_S = 12, 1.5, 30.0, 300.0
PATIENT = {"retry_delays_s": (2.0, 8.0, 30.0, 30.0), "acknowledge_within_s": 15.0, "trigger_lifetime_s": 60.0}


@pytest.fixture(params=[True, False], ids=["data", "data-and-log"])
def cramped(request: pytest.FixtureRequest) -> Iterator[CrampedServer]:
    """A server whose data alone are on the small disk, and one whose log of changes is there too."""
    try:
        with cramped_server(log_of_changes_elsewhere=request.param) as server:
            yield server
    except NoSmallDisk as error:
        pytest.skip(f"no small file system can be made here: {error}")


def test_a_full_disk_under_the_store_loses_nothing_and_doubles_nothing(
    bots: ForkServerContext, cramped: CrampedServer, tmp_path: Path, whole: bool, tell: Tell
) -> None:
    """While it is full people go on asking and clicking. Where the server itself ends of it, it is started again as
    soon as there is room."""
    url = cramped.server.new_database()
    began, met, ended = time.monotonic(), list[int](), 0
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace:  # type: ignore[arg-type]  # its own names and kinds
        crowd = Crowd(workspace, QUESTIONS, random.Random(20261123))
        bot = started(bots, plan_for(workspace, url, tmp_path, "scripted"))
        assert eventually(lambda: workspace.connections == 1, 600)
        crowd.ask()
        crowd.finish(AT_LAST_S)
        for _ in range(MANY if whole else FEW):
            before = cramped.refused()
            for _ in range(AT_ONCE // 2):
                crowd.ask()
            cramped.disk.fill()
            full_at = time.monotonic()
            while (now := time.monotonic() - full_at) < FULL_FOR_S or cramped.refused() == before:
                assert now < MET_WITHIN_S, "the disk is to be met full"
                if len(crowd.waiting()) < AT_ONCE:
                    crowd.ask()
                crowd.click_some(0.5)
                time.sleep(0.1)
            met.append(cramped.refused() - before)
            ended += cramped.free()
            crowd.finish(AT_LAST_S)
        assert bot.is_alive(), "the bot goes on"
        store = Store(url)
        figures = crowd.check(store)
        store.close()
        bot.kill()
        bot.join(30)
    tell(
        "disk full under PostgreSQL",
        {
            "the log of changes": "elsewhere" if (cramped.server.folder / "changes").exists() else "there too",
            "times": len(met),
            "writes refused": sum(met),
            "the server ended": ended,
            "s": round(time.monotonic() - began),
            **figures,
        },
    )
