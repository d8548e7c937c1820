"""A thousand schedules over four processes on one store, and a clock that jumps: none doubled, none lost."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from adapters.store.kept.schedules import Schedule
from adapters.store.operations.line import LineBounds
from adapters.store.store import Store
from adapters.store.tables import AskRow
from bot.asks.conversation import AskRequest
from bot.asks.schedules.runs import Schedules
from bot.asks.schedules.times import DueRule, latest_due, next_due
from reliability.values import Column, Schema, Table

MANY, PROCESSES = 1_000, 4
SCHEMA = Schema("sqlite", (Table("orders", (Column("order_id", "INTEGER", primary_key=True),)),))
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC")
START = datetime(
    2026, 10, 24, 0, 0, tzinfo=UTC
)  # the night after next, Berlin's clocks go back; New York's a week later
TICKS = (
    timedelta(0),
    timedelta(hours=9),
    timedelta(days=1, hours=1),
    timedelta(days=1, hours=1, minutes=30),
    timedelta(days=1, hours=9),
    timedelta(days=2, hours=15),  # a day and more asleep
    timedelta(days=9),
    timedelta(days=9, minutes=1),
)


class Opens:
    """Takes asks on as the bot does: the store says whether an id is new."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def submit(self, request: AskRequest) -> bool:
        place = request.place
        where = {"team": place.team, "channel": place.channel, "thread_ts": place.thread_ts, "kind": place.kind}
        room = LineBounds(10**6, 10**6)
        return self._store.conversations.open(request.question, request.warehouse, request, **where, bounds=room)


def work(url: str, clock: Any, meet: Any, begun: Any) -> None:
    """A process: at each time that the clock shows, tick until nothing is due."""
    now = lambda: START + timedelta(seconds=clock.value)  # noqa: E731 - the form that a store takes
    store = Store(url, now)
    schedules = Schedules(store.schedules, lambda name: SCHEMA, lambda name: date(2026, 10, 24), now)
    for _ in TICKS:
        meet.wait()
        while store.schedules.due(1):
            found = schedules.tick(Opens(store))
            with begun.get_lock():
                begun.value += found
        meet.wait()
    store.close()


def made(number: int, draw: random.Random) -> Schedule:
    weekdays = tuple(sorted(draw.sample(range(7), draw.randint(1, 7))))
    rule = DueRule(weekdays, 0, draw.randrange(24), draw.randrange(60))
    zone = draw.choice(ZONES)
    text = (f"s{number}", f"U{number}", "T1", "C1", "1.0", "sample", "How many orders?", "SELECT 1", "2026-10-24", "")
    return Schedule(*text, rule.to_json(), zone, next_due(rule, zone, START))


def expected(schedules: Sequence[Schedule]) -> set[str]:
    """The runs of one process that never fails and ticks at the same moments."""
    runs = set()
    for each in schedules:
        rule, due = DueRule.from_json(each.rule), each.due_at
        for tick in TICKS:
            now = START + tick
            if due <= now:
                last = latest_due(rule, each.zone, due, now)
                runs.add(f"schedule:{each.id}:{last:%Y%m%dT%H%MZ}")
                due = next_due(rule, each.zone, now)
    return runs


@pytest.mark.slow
def test_a_thousand_over_four_processes_are_begun_once_each(tmp_path: Path) -> None:
    url, draw = f"sqlite:///{tmp_path / 'store.sqlite'}", random.Random(7)
    store = Store(url)
    schedules = [made(number, draw) for number in range(MANY)]
    for each in schedules:
        store.schedules.add(each)
    context = multiprocessing.get_context("spawn")
    clock, begun, meet = context.Value("d", 0.0), context.Value("i", 0), context.Barrier(PROCESSES + 1, timeout=600)
    workers = [context.Process(target=work, args=(url, clock, meet, begun), daemon=True) for _ in range(PROCESSES)]
    for worker in workers:
        worker.start()
    for tick in TICKS:
        clock.value = tick.total_seconds()
        meet.wait()
        meet.wait()
    for worker in workers:
        worker.join(60)
        assert worker.exitcode == 0
    with store._database.read() as session:
        asked = list(session.scalars(select(AskRow.id)))
    wanted = expected(schedules)
    assert len(wanted) > 2 * MANY
    assert set(asked) == wanted  # none lost, none that was not due
    assert len(asked) == len(wanted) == begun.value  # none doubled
    store.close()
