"""Daily work: pruning what is old, watching promises. A scheduler only ticks; a durable workflow works.

Every process ticks. The workflow's id is the day, so that of all processes one does the day's work, once, also
where it is killed in the middle; and all of it may be done twice without harm.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from apscheduler.schedulers.background import BackgroundScheduler

from bot.redaction import redact

log = logging.getLogger("candor.chores")

_HOUR = 3  # UTC
_LOOK_EVERY_MIN = 10
_DUE_EVERY_S = 15
_HELD_EVERY_S = 2
_LATE_S = 20 * 3600  # a tick that was missed, since the machine slept, is made up for until then


@contextmanager
def ticking(
    begin_day: Callable[[str], None],
    look: Callable[[], None],
    begin_due: Callable[[], object] = lambda: None,
    look_for_holds: Callable[[], object] = lambda: None,
) -> Iterator[BackgroundScheduler]:
    """Call `begin_day(date)` now and every day, and `look()` now and every few minutes, until the end.

    `begin_due()` begins what schedules have due, now and every few seconds. `begin_day` takes an ISO date (UTC) and
    begins that day's work unless it was begun before. `look_for_holds()` tells of servers that are sent nothing, every
    two seconds.
    """

    def day() -> None:
        _unless_it_fails(lambda: begin_day(datetime.now(UTC).date().isoformat()))

    scheduler = BackgroundScheduler(timezone=ZoneInfo("UTC"), daemon=True)
    options = {"coalesce": True, "max_instances": 1, "misfire_grace_time": _LATE_S}
    now = datetime.now(UTC)
    scheduler.add_job(day, "date", run_date=now, **options)
    scheduler.add_job(day, "cron", hour=_HOUR, **options)
    scheduler.add_job(lambda: _unless_it_fails(look), "interval", minutes=_LOOK_EVERY_MIN, next_run_time=now, **options)
    scheduler.add_job(
        lambda: _unless_it_fails(begin_due), "interval", seconds=_DUE_EVERY_S, next_run_time=now, **options
    )
    scheduler.add_job(lambda: _unless_it_fails(look_for_holds), "interval", seconds=_HELD_EVERY_S, **options)
    scheduler.start()
    try:
        yield scheduler
    finally:
        scheduler.shutdown(wait=True)


def _unless_it_fails(work: Callable[[], object]) -> None:
    """A tick that fails is logged; the next one does its work."""
    try:
        work()
    except Exception as error:
        log.warning("a chore is done later: %s", redact(f"{type(error).__name__}: {error}"))
