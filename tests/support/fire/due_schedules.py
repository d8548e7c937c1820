"""Schedules that fall due over several processes on one store while a clock jumps, and an oracle of what is to be run.

The oracle shares no code with what it checks: it walks the minutes of the clock on each wall, one after the other.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from multiprocessing.context import ForkServerContext
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import select

from adapters.store.kept.schedules import Schedule
from adapters.store.operations.line import LineBounds
from adapters.store.store import Store
from adapters.store.tables import AskRow
from bot.asks.conversation import AskRequest
from bot.asks.schedules.runs import Schedules
from bot.asks.schedules.times import DueRule, next_due
from reliability.values import Column, Schema, Table

PROCESSES = 4
SCHEMA = Schema("sqlite", (Table("orders", (Column("order_id", "INTEGER", primary_key=True),)),))
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC")
AUTUMN = datetime(2026, 10, 24, tzinfo=UTC)  # the night after next, Berlin's clocks go back; New York's a week later
SPRING = datetime(2026, 3, 28, tzinfo=UTC)  # the night after next, Berlin's clocks go forward
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


def work(url: str, start: datetime, clock: Any, meet: Any, begun: Any) -> None:
    """A process: at each time that the clock shows, tick until nothing is due."""
    now = lambda: start + timedelta(seconds=clock.value)  # noqa: E731 - the form that a store takes
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


def made(number: int, draw: random.Random, start: datetime) -> Schedule:
    weekdays = tuple(sorted(draw.sample(range(7), draw.randint(1, 7))))
    early = draw.random() < 0.3  # at night, when clocks are changed
    rule = DueRule(weekdays, 0, draw.randrange(1, 4) if early else draw.randrange(24), draw.randrange(60))
    zone = draw.choice(ZONES)
    text = (f"s{number}", f"U{number}", "T1", "C1", "1.0", "sample", "How many orders?", "SELECT 1", "2026-10-24", "")
    return Schedule(*text, rule.to_json(), zone, next_due(rule, zone, start))


def wanted_runs(schedules: Sequence[Schedule], start: datetime) -> set[str]:
    """The runs that must be, each once: of the due times between two ticks the latest."""
    walls = {zone: _first_minutes(zone, start) for zone in ZONES}
    runs = set()
    for each in schedules:
        rule = DueRule.from_json(each.rule)
        moments = [
            moment
            for day, minutes in walls[each.zone].items()
            if day.weekday() in rule.weekdays and (moment := _due(minutes, time(rule.hour, rule.minute))) is not None
        ]
        before = start
        for tick in TICKS:
            passed = [moment for moment in moments if before < moment <= start + tick]
            runs |= {f"schedule:{each.id}:{max(passed):%Y%m%dT%H%MZ}"} if passed else set()
            before = start + tick
    return runs


def _first_minutes(zone: str, start: datetime) -> dict[date, dict[time, datetime]]:
    """For each day on the wall, when each of its times comes first."""
    found: dict[date, dict[time, datetime]] = {}
    for minute in range(-2 * 1440, 12 * 1440):
        moment = start + timedelta(minutes=minute)
        wall = moment.astimezone(ZoneInfo(zone))
        found.setdefault(wall.date(), {}).setdefault(wall.time().replace(tzinfo=None), moment)
    return found


def _due(minutes: dict[time, datetime], wanted: time) -> datetime | None:
    """When a time of a day comes, or, where clocks skip it, the first minute after."""
    later = [moment for at, moment in minutes.items() if at >= wanted]
    return min(later) if later else None


def run_over_processes(
    context: ForkServerContext, url: str, many: int, start: datetime, seed: int = 7
) -> tuple[list[str], set[str], int]:
    """The asks that were begun, those that must be, and how many were told to be begun."""
    store, draw = Store(url), random.Random(seed)
    schedules = [made(number, draw, start) for number in range(many)]
    for each in schedules:
        store.schedules.add(each)
    clock, begun, meet = context.Value("d", 0.0), context.Value("i", 0), context.Barrier(PROCESSES + 1, timeout=600)
    arguments = (url, start, clock, meet, begun)
    workers = [context.Process(target=work, args=arguments, daemon=True) for _ in range(PROCESSES)]
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
    store.close()
    return asked, wanted_runs(schedules, start), begun.value
