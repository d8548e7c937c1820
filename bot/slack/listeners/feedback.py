"""Right or wrong: what people say about answers.

Whoever sees an answer may judge it, once: a later verdict replaces the person's own earlier one, a second click
on the same button counts nothing. The click itself is the verdict; what was wrong is asked for afterwards and
may stay unanswered. A person of another workspace who is not answered here, or whose account is gone when the
click arrives, judges nothing. Verdicts given by somebody whose account goes later stay.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

from slack_bolt import Ack, App, BoltContext

from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click, request_behind
from bot.slack.listeners.afterwards.offering import wrong_view
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, is_gone, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, metadata_of, picked, typed
from bot.slack.views import answer as answer_view
from bot.slack.views.clarification import notice_modal
from bot.slack.views.feedback import NOTE_LIMIT, WRONG_CALLBACK
from bot.slack.views.text import cut
from bot.wording import answering, errors
from bot.wording.afterwards import feedback
from reliability.errors import CandorError, NotFound
from reliability.promises.feedback import Fault, LoggedFeedback

logger = logging.getLogger(__name__)

_DOUBLE_CLICK = timedelta(seconds=5)


def register(app: App, desk: Desk) -> None:
    """Listen to the buttons under answers and to the modal that they open."""

    def said(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        answer = keep_words(desk, caller_of(desk, body, context), view, home_of(context)[0])
        acknowledge(ack, answer)
        if answer is None:
            look(desk)

    on_click(app, desk, answer_view.RIGHT_ACTION, right)
    on_click(app, desk, answer_view.WRONG_ACTION, wrong)
    app.view(WRONG_CALLBACK)(said)


def right(desk: Desk, click: Click) -> None:
    """The answer is right."""
    kept, before = _keep(desk, click, right=True)
    if not kept or _double(before, right=True):
        return
    sentence = feedback.THANKS_RIGHT
    if before is not None:
        sentence = feedback.ALREADY_RIGHT if before.right else feedback.NOW_RIGHT
    desk.notice(click.channel, click.person, sentence, click.thread_ts)
    look(desk)


def wrong(desk: Desk, click: Click) -> None:
    """The answer is wrong: kept at once, then what was wrong is asked for."""
    kept, before = _keep(desk, click, right=False)
    if not kept or _double(before, right=False):
        return
    words = before if before is not None and not before.right else None
    view = wrong_view(desk, click, words)
    if not desk.open_modal(click.trigger_id, view):
        desk.notice(click.channel, click.person, errors.OPENING_FAILED, click.thread_ts)
    look(desk)


def keep_words(desk: Desk, caller: Caller, view: Json, team: str) -> ViewAnswer:
    """Keep what a person says was wrong. Where it cannot be kept, the modal stays, with the words in it."""
    about, person = metadata_of(view), caller.person
    ask_id, channel = str(about.get("ask", "")), str(about.get("channel", ""))
    fault, note = fault_in(view), cut(typed(view, "said"), NOTE_LIMIT)
    if fault is Fault.OTHER and not note:
        return FieldError("said", feedback.WORDS_MISSING)
    if fault is None and not note:
        return FieldError("fault", feedback.FAULT_MISSING)
    if is_gone(desk, WRONG_CALLBACK, caller):
        return None
    try:
        request = request_behind(desk, ask_id, channel, team)
        refused = turned_away(desk, WRONG_CALLBACK, caller, request)
        if refused or request is None:
            return notice_modal(feedback.WRONG_TITLE, refused or answering.ANSWER_GONE)
        desk.asks.feedback(ask_id, person, False, note, fault)
    except NotFound:
        return notice_modal(feedback.WRONG_TITLE, answering.ANSWER_GONE)
    except CandorError as error:
        logger.warning("feedback was not stored: %s", redact(str(error)))
        return FieldError("said", feedback.FEEDBACK_FAILED)
    desk.notice(channel, person, feedback.THANKS_WRONG, str(about.get("thread_ts", "")))
    return None


def _keep(desk: Desk, click: Click, *, right: bool) -> tuple[bool, LoggedFeedback | None]:
    """Keep a verdict; whether it was kept, and what the person had said before. Else the person is told why."""
    if is_gone(desk, click.action_id, click.caller) or answer_behind(desk, click) is None:
        return False, None
    try:
        return True, desk.asks.feedback(click.value, click.person, right)
    except NotFound:
        sentence = answering.ANSWER_GONE
    except CandorError as error:
        logger.warning("feedback was not stored: %s", redact(str(error)))
        sentence = feedback.FEEDBACK_FAILED
    desk.notice(click.channel, click.person, sentence, click.thread_ts)
    return False, None


def _double(before: LoggedFeedback | None, *, right: bool) -> bool:
    """Whether the click is the second of a double click: it changes nothing, and one word of thanks is enough."""
    return before is not None and before.right is right and datetime.now(UTC) - before.at < _DOUBLE_CLICK


def fault_in(view: Json) -> Fault | None:
    """Which fault was picked in a modal; None where none was."""
    chosen = picked(view, "fault")
    return Fault(chosen) if chosen in list(Fault) else None


def look(desk: Desk) -> None:
    """Look at the promises after a verdict."""
    if desk.watch is not None:
        desk.watch.look()
