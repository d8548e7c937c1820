"""Schedules at work: set up, ticked, run as asks, paused when they fail.

`tick` may be called by any process at any time: which run a due time is stands in the store before it begins, and the
run's id is the ask's, so that it is begun once however often that is tried. What was slept through is run once, late.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Protocol

from adapters.store.kept.schedules import Schedule, StoredSchedules
from adapters.store.requests import RUN_MARK, AskRequest, Place
from bot.asks.conversation import TooBusy
from bot.asks.schedules.times import DueRule, latest_due, next_due
from bot.asks.schedules.wishes import Wish
from bot.redaction import redact
from bot.wording.kept import scheduling
from reliability.afterwards.answers import AnswerAgain
from reliability.candidates.reach import with_reach
from reliability.core import Core, Stage, Stopwatch
from reliability.errors import BadInput, CandorError
from reliability.memory.hints import elements_of
from reliability.sql.english import shown_reading
from reliability.sql.reading.units import units
from reliability.values import (
    Answered,
    Clarification,
    LinkedSchema,
    Outcome,
    Question,
    Reading,
    Reply,
    ReplyKind,
    Rows,
    Schema,
)
from reliability.verified.checking import used
from reliability.verified.freshness import newest_day
from reliability.verified.moving import moved
from reliability.verified.scheduled import ScheduledAnswer
from reliability.verified.verified import VerifiedAnswer

logger = logging.getLogger("candor.asks")

_LATE = timedelta(minutes=30)


class ScheduleFailed(CandorError):
    """A run that gave no answer, in a sentence for people."""


class Submitting(Protocol):
    """What takes asks on (bot/asks/asks.py)."""

    def submit(self, request: AskRequest) -> bool:
        """Take an ask on; False when its id was here before. Raises TooBusy."""
        ...


class Channels(Protocol):
    """What is known of the channels that schedules are told in (bot/slack/installing/seats.py). Never raises."""

    def closed(self, team: str, channel: str) -> str:
        """Why nothing can be said in a channel any more, in plain words; "" where it can, or that is not known."""
        ...

    def holds(self, team: str, channel: str, person: str) -> bool | None:
        """Whether a person is in a channel; None where that is not known."""
        ...


@dataclass(frozen=True)
class Schedules:
    """Questions that are asked again. `schema_of` and `today_of` take a warehouse's name; `outcome` is how the ask of
    an id ended, so that a run can say what is other than at the one before. Without `channels` a run is told in its
    thread alone."""

    store: StoredSchedules
    schema_of: Callable[[str], Schema]
    today_of: Callable[[str], date]
    now: Callable[[], datetime]
    outcome: Callable[[str], Outcome | None] = lambda ask_id: None  # noqa: ARG005 - its form
    channels: Channels | None = None

    def add(
        self,
        request: AskRequest,
        outcome: Outcome | None,
        wish: Wish,
        zone: str,
        key: str,
        person: str,
    ) -> Schedule:
        """Ask an answer's question again; `key` names the wish, so that the same one twice is one. Raises BadInput with
        the sentence that says why not."""
        if not isinstance(outcome, Answered) or not may_repeat(outcome):
            raise BadInput(scheduling.NOT_CONFIRMED)
        if wish.sign and figure_of(outcome.reading.result) is None:
            raise BadInput(scheduling.NO_ONE_FIGURE)
        schema, today = self.schema_of(request.warehouse), self.today_of(request.warehouse)
        asked, sql = request.question.text, outcome.reading.sql
        if any(moved(sql, asked, today, today + timedelta(days=ahead), schema.dialect) is None for ahead in (40, 400)):
            raise BadInput(scheduling.NO_MOVING)
        schedule = Schedule(
            hashlib.sha256(f"{request.place.team} {key}".encode()).hexdigest()[:24],
            person,
            request.place.team,
            request.place.channel,
            request.place.thread_ts,
            request.warehouse,
            asked,
            sql,
            today.isoformat(),
            used(sql, schema),
            wish.rule.to_json(),
            zone,
            next_due(wish.rule, zone, self.now()),
            wish.sign,
            wish.limit,
            in_channel=wish.in_channel,
        )
        self.store.add(schedule)
        return schedule

    def tick(self, asks: Submitting) -> int:
        """Begin what is due; how many runs. What cannot begin now is begun at a later tick; never raises."""
        try:
            due = self.store.due()
        except CandorError as error:
            logger.warning("schedules wait: %s", redact(str(error)))
            return 0
        return sum(self._begin(schedule, asks) for schedule in due)

    def _begin(self, schedule: Schedule, asks: Submitting) -> bool:
        try:
            run = schedule.pending or self._claim(schedule)
            if not run:
                return False
            new = asks.submit(_request(schedule, run))
            self.store.begun(schedule.id, run)
            return new
        except TooBusy:
            return False
        except CandorError as error:
            logger.warning("schedule=%s waits: %s", schedule.id, redact(str(error)))
            return False

    def _claim(self, schedule: Schedule) -> str:
        """The run of the latest due time; "" where another process has it."""
        rule, now = DueRule.from_json(schedule.rule), self.now()
        due = latest_due(rule, schedule.zone, schedule.due_at, now)
        run = f"{RUN_MARK}{schedule.id}:{due:%Y%m%dT%H%MZ}"
        following = next_due(rule, schedule.zone, max(due, now))
        return run if self.store.claim(schedule.id, schedule.due_at, run, following) else ""

    # --- a run

    def flow(self, request: AskRequest, core: Core, stage: Stage) -> Generator[Clarification, Reply, Outcome]:
        """The flow of a run: its query, run anew for today, guarded as every query. Asks nothing back."""
        yield from ()
        timed, run = Stopwatch(stage), request.ask_id
        schedule = self.store.get(run.split(":")[1])
        if schedule is None or schedule.state == "stopped":
            return ScheduledAnswer(Reading("", "", Rows((), ())), LinkedSchema((), ()), quiet=True)
        found = timed("run", lambda: self._run(schedule, run, core))
        timed("note", lambda: self.store.went(schedule.id, run, beyond=found.beyond))
        return replace(found, seconds=timed.seconds)

    def _run(self, schedule: Schedule, run: str, core: Core) -> ScheduledAnswer:
        closed = self.channels.closed(schedule.team, schedule.channel) if self.channels is not None else ""
        if closed:
            raise self._failed(schedule, run, closed)
        schema = core.warehouse.schema()
        if used(schedule.sql, schema) != schedule.uses:
            raise self._failed(schedule, run, scheduling.SCHEMA_MOVED, at_once=True)
        was = date.fromisoformat(schedule.day)
        sql = moved(schedule.sql, schedule.question, was, core.today(), schema.dialect)
        if sql is None:
            raise self._failed(schedule, run, scheduling.DATES_DO_NOT_MOVE, at_once=True)
        result = core.warehouse.run(sql, core.settings.limits)
        if not isinstance(result, Rows):
            raise self._failed(schedule, run, result.message.rstrip("."))
        figure = figure_of(result)
        if schedule.sign and figure is None and not result.empty:
            raise self._failed(schedule, run, scheduling.NOT_ONE_FIGURE_NOW)
        beyond = figure is not None and crosses(figure, schedule.sign, schedule.limit)
        shown = Reading(sql, shown_reading(sql, schema.dialect, schema), replace(result, seconds=0.0))
        shown = replace(shown, units=units(sql, schema.dialect, schema))
        elements = elements_of(sql, schema)
        linked = LinkedSchema(
            tuple(each.table for each in elements if not each.column), tuple(each for each in elements if each.column)
        )
        quiet = bool(schedule.sign) and (schedule.beyond or not beyond)
        shown = shown if quiet else with_reach([shown], schema, core)[0]
        dated, newest = newest_day(sql, core)
        ran = ScheduledAnswer(shown, linked, quiet=quiet, beyond=beyond, dated=dated, newest=newest)
        ran = replace(ran, schema=schema.fingerprint())
        said = self._said(schedule, run) + self._since(schedule.last_run, ran)
        stays = self._stays(schedule) if schedule.in_channel else ""
        return replace(ran, said=said + stays, in_channel=schedule.in_channel and not stays)

    def _stays(self, schedule: Schedule) -> str:
        """Why what is to be shown in the channel stays in its thread; "" where who set it up could post there
        themselves."""
        where = schedule.team, schedule.channel, schedule.person
        holds = self.channels.holds(*where) if self.channels is not None else None
        return "" if holds else scheduling.OWNER_UNKNOWN if holds is None else scheduling.OWNER_NOT_THERE

    def _since(self, last_run: str, ran: ScheduledAnswer) -> str:
        """What is other in the data and the schema than at the last run; "" where that is not known."""
        before = self.outcome(last_run) if last_run else None
        if not isinstance(before, ScheduledAnswer):
            return ""
        said = ""
        if before.newest and ran.newest and before.dated == ran.dated:
            said = scheduling.data_since(ran.dated, before.newest, ran.newest)
        changed = before.schema and before.schema != ran.schema
        return said + (scheduling.SCHEMA_SINCE if changed else "")

    def _said(self, schedule: Schedule, run: str) -> str:
        when = when_of(schedule)
        if schedule.sign:
            return scheduling.alerted(schedule.sign, limit_of(schedule), when)
        due = datetime.strptime(run.rsplit(":", 1)[1], "%Y%m%dT%H%M%z")
        late = scheduling.run_late(f"{due:%Y-%m-%d %H:%M}") if self.now() - due > _LATE else ""
        return scheduling.run_by_schedule(when, late)

    def _failed(self, schedule: Schedule, run: str, why: str, *, at_once: bool = False) -> ScheduleFailed:
        after = self.store.failed(schedule.id, run, why, at_once=at_once)
        paused = after is not None and after.state == "paused"
        return ScheduleFailed(scheduling.schedule_failed(schedule.called, why, paused))


def is_run(ask_id: str) -> bool:
    """Whether an ask is a run of a schedule."""
    return ask_id.startswith(RUN_MARK)


def may_repeat(outcome: Answered) -> bool:
    """Whether somebody confirmed or verified the reading, or a promise stands behind it. Only such ones are run again;
    who waved the questions away has confirmed nothing."""
    waved = any(each.reply.kind is ReplyKind.JUST_ANSWER for each in outcome.exchanges)
    confirmed = outcome.asked and not waved
    promised = outcome.promise is not None and outcome.promise.bound is not None and outcome.promise.unasked
    return confirmed or promised or isinstance(outcome, VerifiedAnswer | ScheduledAnswer | AnswerAgain)


def figure_of(result: Rows) -> float | None:
    """The one figure of a result, or None."""
    if len(result.rows) != 1 or len(result.columns) != 1:
        return None
    cell = result.rows[0][0]
    return float(cell) if isinstance(cell, int | float) and not isinstance(cell, bool) else None


def crosses(figure: float, sign: str, limit: float) -> bool:
    """Whether a figure is beyond a limit.

    >>> crosses(201, "above", 200), crosses(200, "above", 200), crosses(5, "below", 10), crosses(5, "", 0)
    (True, False, True, False)
    """
    return (sign == "above" and figure > limit) or (sign == "below" and figure < limit)


def when_of(schedule: Schedule) -> str:
    """When a schedule is due, in words."""
    rule = DueRule.from_json(schedule.rule)
    return scheduling.due_words(rule.weekdays, rule.day, rule.hour, rule.minute, schedule.zone)


def limit_of(schedule: Schedule) -> str:
    """The limit of an alert, in words: "5,000,000"."""
    return f"{schedule.limit:,.12g}"


def _request(schedule: Schedule, run: str) -> AskRequest:
    question = Question(run, schedule.question, schedule.person, schedule.channel, schedule.team)
    place = Place(schedule.team, schedule.channel, schedule.thread_ts, "thread")
    return AskRequest(run, question, place, schedule.warehouse)
