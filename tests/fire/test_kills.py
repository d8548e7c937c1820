"""kill -9 inside stages, posts and clicks of the product's own flow: no question is lost, nothing is said twice."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import median

import pytest

from adapters.store.store import Store
from tests.fire.conftest import Tell
from tests.support.fire.bots import PLACES, BotPlan, plan_for, started
from tests.support.fire.crowd import Crowd
from tests.support.fire.marks import Death, read_marks
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("asked_for"), pytest.mark.timeout(3 * 3600)]

FEW, MANY = 12, 200
QUESTIONS = (
    "What were total sales last quarter?",
    "How many stores are in Berlin?",
    "How many orders were placed in each month of 2026?",
    "Who are our best customers?",
    "How many employees does each store have?",
    "What is the weather like today?",
)
SOON_S, AT_LAST_S = 180.0, 900.0
PATIENT = {"retry_delays_s": (1.0,) * 3_000, "acknowledge_within_s": 15.0, "trigger_lifetime_s": 60.0}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_database")())
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def crowd() -> Iterator[Crowd]:
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace:  # type: ignore[arg-type]  # its own names and kinds
        yield Crowd(workspace, QUESTIONS, random.Random(20261123))


def test_kills_inside_everything_lose_nothing_and_double_nothing(
    bots: ForkServerContext, crowd: Crowd, store_url: str, tmp_path: Path, whole: bool, most_s: float, tell: Tell
) -> None:
    plan = plan_for(crowd.workspace, store_url, tmp_path, "real")
    fell: Counter[str] = Counter()
    cycles = MANY if whole else FEW
    places = [PLACES[number % len(PLACES)] for number in range(cycles)]
    crowd.random.shuffle(places)
    began = time.monotonic()
    for place in places:
        if time.monotonic() - began < most_s:
            fell[killed(bots, crowd, plan, place)] += 1
    last = started(bots, plan)
    crowd.finish(AT_LAST_S)
    store = Store(store_url)
    figures = crowd.check(store)
    store.close()
    last.kill()
    last.join(30)
    inside = sum(times for place, times in fell.items() if place != "in between")
    tell(
        "kills",
        {"cycles": fell.total(), "s": round(time.monotonic() - began), "fell": dict(fell.most_common()), **figures},
    )
    if whole:  # a machine that is slow enough kills by the clock, wherever that falls
        assert inside >= fell.total() // 2, "kills are to fall inside"


def killed(bots: ForkServerContext, crowd: Crowd, plan: BotPlan, place: str) -> str:
    """Run a bot until it killed itself, while people ask and click; where it was."""
    took = [each for left in read_marks(plan.marks).values() for each in left.took.get(place, [])]
    nth = 1 if place == "starting" else crowd.random.choice((1, 1, 2))  # a process starts once
    death = Death(place, nth, crowd.random.uniform(0.0, median(took) if took else 0.02))
    bot = started(bots, replace(plan, death=death))
    if len(crowd.waiting()) < 4:
        crowd.ask()
    look_until, ask_at = time.monotonic() + SOON_S, time.monotonic() + 3.0
    while bot.is_alive() and time.monotonic() < look_until:
        crowd.click_some(0.5)
        if time.monotonic() > ask_at and len(crowd.waiting()) < 6:
            crowd.ask()
            ask_at = time.monotonic() + 3.0
        bot.join(0.1)
    return where(bot, plan, place)


def where(bot: BaseProcess, plan: BotPlan, meant: str) -> str:
    """Where a bot was when it died; one that did not is killed now."""
    bot.kill()
    bot.join(30)
    left = read_marks(plan.marks).get(bot.pid or 0)
    inside = [each.split()[0] for each in left.open] if left else []
    stage = next((" ".join(each.split()[:2]) for each in left.open if each.startswith("stage")), "") if left else ""
    if meant in inside or not inside:
        return (stage if meant == "stage" else meant) if meant in inside else "in between"
    return stage or inside[0]
