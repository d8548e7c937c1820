"""Asking an answer again regularly: said in its thread, set up in a modal, changed and stopped in Home."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import replace

from slack_bolt import Ack, App, BoltContext

from adapters.store.kept.names import LONGEST_NAME
from adapters.store.kept.schedules import Schedule
from bot.asks.conversation import AskRequest
from bot.asks.schedules.runs import figure_of, is_run, limit_of, may_repeat, when_of
from bot.asks.schedules.times import DueRule, next_due, read_rule, zone_or_utc
from bot.asks.schedules.wishes import Wish, read_limit
from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click, request_behind
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Incoming, Json
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, metadata_of, picked, typed
from bot.slack.views.clarification import notice_modal
from bot.slack.views.kept.schedules import (
    MOST_ANSWERS,
    NEW_SCHEDULE_ACTION,
    RENAME_SCHEDULE_ACTION,
    RENAMED_CALLBACK,
    RESUME_SCHEDULE_ACTION,
    SCHEDULE_ACTION,
    SCHEDULE_PAGE_ACTION,
    SCHEDULED_CALLBACK,
    STOP_SCHEDULE_ACTION,
    new_schedule_modal,
    rename_modal,
    schedule_modal,
)
from bot.slack.views.memory.state import state_of
from bot.slack.views.text import one_line, quoted
from bot.wording import answering, errors, phrasing
from bot.wording.kept import scheduling
from reliability.errors import BadInput, CandorError, NotFound
from reliability.values import Answered

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the controls of schedules, and to their modal."""

    def sent(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        acknowledge(ack, set_up(desk, caller_of(desk, body, context), view, home_of(context)[0]))

    def renamed(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller = caller_of(desk, body, context)
        refused = turned_away(desk, RENAMED_CALLBACK, caller)
        answer = (
            notice_modal(scheduling.SCHEDULE_CHANGE_TITLE, refused) if refused else rename(desk, caller.person, view)
        )
        acknowledge(ack, answer)
        if answer is None:
            publish_home(desk, caller.person, state_of(str(metadata_of(view).get("home", ""))))

    on_click(app, desk, SCHEDULE_ACTION, offer)
    on_click(app, desk, NEW_SCHEDULE_ACTION, offer_answers, at_home=True)
    on_click(app, desk, re.compile(rf"^{SCHEDULE_PAGE_ACTION}_\w+$"), turn_page, at_home=True)
    on_click(app, desk, RENAME_SCHEDULE_ACTION, offer_name)
    app.view(RENAMED_CALLBACK)(renamed)
    on_click(app, desk, STOP_SCHEDULE_ACTION, change)
    on_click(app, desk, RESUME_SCHEDULE_ACTION, change)
    app.view(SCHEDULED_CALLBACK)(sent)


def offer(desk: Desk, click: Click) -> None:
    """Open the modal, unless the answer is none that may be asked again by itself."""
    outcome = answer_behind(desk, click)
    if outcome is None:
        return
    if not may_repeat(outcome):
        desk.notice(click.channel, click.person, scheduling.NOT_CONFIRMED, click.thread_ts)
        return
    one_figure = figure_of(outcome.reading.result) is not None
    view = schedule_modal(click.value, click.channel, click.thread_ts, one_figure=one_figure)
    if not desk.open_modal(click.trigger_id, view):
        desk.notice(click.channel, click.person, errors.OPENING_FAILED, click.thread_ts)


def offer_answers(desk: Desk, click: Click) -> None:
    """Open the modal that offers a person's own answers, the latest that may be asked again by themselves."""
    try:
        offered = _own_answers(desk, click.person)
    except CandorError as error:
        logger.warning("answers cannot be read: %s", redact(str(error)))
        _open_notice(desk, click, errors.CLICK_FAILED)
        return
    if offered:
        desk.open_modal(click.trigger_id, new_schedule_modal(offered, state_of(click.metadata).as_metadata()))
    else:
        _open_notice(desk, click, scheduling.SCHEDULE_NO_ANSWERS)


def _own_answers(desk: Desk, person: str) -> list[tuple[str, str]]:
    """Each answer once, by its id and what it is called; of the same question to the same query the latest. Runs of
    schedules are none. Raises StoreUnavailable."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for ask_id in desk.answers_of(person):
        request, outcome = desk.asks.request(ask_id), desk.asks.outcome(ask_id)
        if request is None or not isinstance(outcome, Answered) or is_run(ask_id) or not may_repeat(outcome):
            continue
        called = desk.name_of(request) or request.question.text
        if request.question.previous is not None or request.wanted is not None:
            called = f"{called}: {one_line(outcome.reading.english)}"  # words alone do not say what was asked
        found.setdefault((called, outcome.reading.sql), (ask_id, one_line(called)))
        if len(found) == MOST_ANSWERS:
            break
    return list(found.values())


def turn_page(desk: Desk, click: Click) -> None:
    """Another page of one's own schedules; what is looked at besides stays."""
    page = int(click.value) if click.value.isdecimal() and len(click.value) < 7 else 0
    publish_home(desk, click.person, replace(state_of(click.metadata), schedule_page=page))


def _request_of(desk: Desk, caller: Caller, view: Json, team: str) -> AskRequest | None:
    """The ask whose answer is to be asked again: the one under which the modal was opened, or, from Home, one's own."""
    about = metadata_of(view)
    if "ask" in about:
        return request_behind(desk, str(about["ask"]), str(about.get("channel", "")), team)
    request = desk.asks.request(picked(view, "which"))
    if request is None or request.question.person != caller.person or team not in ("", request.place.team):
        return None
    return request


def set_up(desk: Desk, caller: Caller, view: Json, team: str) -> ViewAnswer:
    """Set up what the modal says."""
    request = _request_of(desk, caller, view, team)
    refused = turned_away(desk, SCHEDULED_CALLBACK, caller, request)
    if refused or request is None:
        return notice_modal(scheduling.SCHEDULE_TITLE, refused or answering.ANSWER_GONE)
    rule = read_rule(f"{_often(picked(view, 'often'))} at {typed(view, 'at')}") if typed(view, "at") else None
    if rule is None:
        return FieldError("at", scheduling.NO_SUCH_TIME)
    wish, tell = Wish(rule, in_channel=picked(view, "where") == "channel"), picked(view, "tell")
    if wish.in_channel and (problem := why_not_in_channel(desk, request.place.channel, caller.person)):
        return FieldError("where", problem)
    if tell in ("above", "below"):
        limit = read_limit(typed(view, "limit"))
        if limit is None:
            return FieldError("limit", scheduling.NO_SUCH_LIMIT)
        wish = replace(wish, sign="above" if tell == "above" else "below", limit=limit)
        outcome = desk.asks.outcome(request.ask_id)
        if isinstance(outcome, Answered) and figure_of(outcome.reading.result) is None:
            return FieldError("tell", scheduling.WATCH_NO_FIGURE)
    sentence, done = arranged(desk, request, wish, caller.person, f"{caller.person} {request.ask_id} {wish}")
    at_home = "ask" not in metadata_of(view)
    if done and at_home:
        publish_home(desk, caller.person, state_of(str(metadata_of(view).get("home", ""))))
    if at_home or not done:
        return notice_modal(scheduling.SCHEDULE_TITLE, sentence)
    desk.notice(request.place.channel, caller.person, sentence, request.place.thread_ts)
    return None


def why_not_in_channel(desk: Desk, channel: str, person: str) -> str:
    """Why what is asked again may not be shown in the channel of its thread; "" where this person could post there.
    What Slack does not tell allows nothing."""
    if channel.startswith("D"):
        return scheduling.WHERE_NO_CHANNEL
    holds = desk.places.holds(channel, person)
    return "" if holds else scheduling.WHERE_UNKNOWN if holds is None else scheduling.WHERE_NOT_YOURS


def arranged(desk: Desk, request: AskRequest, wish: Wish, person: str, key: str) -> tuple[str, bool]:
    """Have an answer asked again; what is said of it, and whether it was set up."""
    if desk.schedules is None:
        return scheduling.SCHEDULE_GONE, False
    if wish.unclear:
        return scheduling.LIMIT_UNCLEAR, False
    try:
        zone = zone_or_utc(desk.people.person(person).zone)
        outcome = desk.asks.outcome(request.ask_id)
        asked, read_as = request.question.text, outcome.reading.english if isinstance(outcome, Answered) else ""
        if beside := wish.beside(f"{asked} {read_as}"):
            return scheduling.not_said_there(quoted(asked, 200), quoted(beside, 100)), False
        if wish.in_channel and (problem := why_not_in_channel(desk, request.place.channel, person)):
            return problem, False
        made = desk.schedules.add(request, outcome, wish, zone, key, person)
    except BadInput as error:
        return str(error), False
    except CandorError as error:
        logger.warning("a schedule was not stored: %s", redact(str(error)))
        return errors.CLICK_FAILED, False
    what = quoted(made.question, 200)
    return scheduling.scheduled(what, when_of(made), made.sign, limit_of(made), made.in_channel), True


def wish_in_thread(desk: Desk, said: Incoming, wish: Wish) -> str:
    """What is said to a wish in a thread: its last answer is asked again, or why not."""
    ask_id = desk.last_answered(said.channel, said.thread_ts)
    request = desk.asks.request(ask_id) if ask_id else None
    if request is None:
        return scheduling.NOTHING_TO_REPEAT
    return arranged(desk, request, wish, said.person, said.ask_id)[0]


def offer_name(desk: Desk, click: Click) -> None:
    """Open the modal in which a schedule gets another name or place."""
    found = _theirs(desk, click.person, click.value)
    if isinstance(found, str):
        _open_notice(desk, click, found)
        return
    about = {"schedule": found.id, "home": state_of(click.metadata).as_metadata()}
    desk.open_modal(click.trigger_id, rename_modal(found, json.dumps(about, ensure_ascii=False)))


def rename(desk: Desk, person: str, view: Json) -> ViewAnswer:
    """Call a schedule as it was typed, an empty name takes its name back; and tell it where it was picked."""
    found = _theirs(desk, person, str(metadata_of(view).get("schedule", "")))
    if isinstance(found, str) or desk.schedules is None:
        return notice_modal(
            scheduling.SCHEDULE_CHANGE_TITLE, found if isinstance(found, str) else scheduling.SCHEDULE_GONE
        )
    in_channel = {"channel": True, "thread": False}.get(picked(view, "where"), found.in_channel)
    if in_channel and not found.in_channel and (why := why_not_in_channel(desk, found.channel, found.person)):
        return FieldError("where", why)
    try:
        desk.schedules.store.rename(found.id, person, one_line(typed(view, "name")))
        desk.schedules.store.show(found.id, person, in_channel=in_channel)
    except BadInput:
        return FieldError("name", phrasing.name_too_long(LONGEST_NAME))
    except NotFound:
        return notice_modal(scheduling.SCHEDULE_CHANGE_TITLE, scheduling.SCHEDULE_GONE)
    except CandorError as error:
        logger.warning("a schedule was not changed: %s", redact(str(error)))
        return FieldError("name", errors.CLICK_FAILED)
    return None


def _theirs(desk: Desk, person: str, schedule_id: str) -> Schedule | str:
    """The schedule, if it goes on and this person may change it: who set it up, or an admin; else why not."""
    try:
        found = desk.schedules.store.get(schedule_id) if desk.schedules is not None else None
    except CandorError as error:
        logger.warning("a schedule was not read: %s", redact(str(error)))
        return errors.CLICK_FAILED
    if found is None or found.state == "stopped":
        return scheduling.SCHEDULE_GONE
    if person != found.person and not desk.people.person(person).is_admin:
        return scheduling.SCHEDULE_NOT_YOURS
    return found


def change(desk: Desk, click: Click) -> None:
    """Stop a schedule, or go on with a paused one: its owner, or an admin."""
    found = _theirs(desk, click.person, click.value)
    if isinstance(found, str) or desk.schedules is None:
        _open_notice(desk, click, found if isinstance(found, str) else scheduling.SCHEDULE_GONE)
        publish_home(desk, click.person, state_of(click.metadata))  # which may still list what is gone
        return
    try:
        if click.action_id == STOP_SCHEDULE_ACTION:
            desk.schedules.store.stop(found.id, click.person)
        else:
            due = next_due(DueRule.from_json(found.rule), found.zone, desk.schedules.now())
            desk.schedules.store.resume(found.id, click.person, due)
    except CandorError as error:
        logger.warning("a schedule was not changed: %s", redact(str(error)))
        _open_notice(desk, click, errors.CLICK_FAILED)
        return
    publish_home(desk, click.person, state_of(click.metadata))


def _open_notice(desk: Desk, click: Click, sentence: str) -> None:
    desk.open_modal(click.trigger_id, notice_modal(scheduling.SCHEDULE_TITLE, sentence))


def _often(chosen: str) -> str:
    return {"daily": "every day", "weekdays": "every weekday", "monthly": "monthly"}.get(chosen, f"every {chosen}")
