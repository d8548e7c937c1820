"""Marking an answer as verified, and taking that back: for admins, from the menu under it."""

from __future__ import annotations

import logging

from slack_bolt import Ack, App, BoltContext

from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click, request_behind
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, metadata_of, typed
from bot.slack.views.clarification import notice_modal
from bot.slack.views.kept.verified import UNVERIFY_ACTION, VERIFIED_CALLBACK, VERIFY_ACTION, verify_modal
from bot.wording import answering, errors, phrasing, refusals
from bot.wording.kept import verifying
from reliability.errors import BadInput, CandorError
from reliability.values import Answered
from reliability.verified.verified import VerifiedAnswer

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the controls of verified answers, and to their modal."""

    def sent(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        acknowledge(ack, keep(desk, caller_of(desk, body, context), view, home_of(context)[0]))

    on_click(app, desk, VERIFY_ACTION, mark)
    on_click(app, desk, UNVERIFY_ACTION, take_back)
    app.view(VERIFIED_CALLBACK)(sent)


def mark(desk: Desk, click: Click) -> None:
    """Open the modal in which an admin checks the question and its SQL."""
    outcome = answer_behind(desk, click)
    request = desk.asks.request(click.value)
    if outcome is None or request is None or not _is_admin(desk, click):
        return
    if request.question.previous is not None:
        desk.notice(click.channel, click.person, verifying.VERIFY_FOLLOW_UP, click.thread_ts)
        return
    view = verify_modal(click.value, click.channel, request.question.text, outcome.reading.sql)
    if not desk.open_modal(click.trigger_id, view):
        desk.notice(click.channel, click.person, errors.OPENING_FAILED, click.thread_ts)


def take_back(desk: Desk, click: Click) -> None:
    """Answer no more from the verified question that gave this answer."""
    outcome = answer_behind(desk, click)
    if outcome is None or not _is_admin(desk, click):
        return
    sentence = answering.ANSWER_GONE
    if isinstance(outcome, VerifiedAnswer) and outcome.verified is not None and desk.verifying is not None:
        try:
            desk.verifying.retire(outcome.verified.id, click.person)
            sentence = verifying.UNVERIFIED
        except CandorError as error:
            logger.warning("a verified question was not retired: %s", redact(str(error)))
            sentence = errors.CLICK_FAILED
    desk.notice(click.channel, click.person, sentence, click.thread_ts)


def keep(desk: Desk, caller: Caller, view: Json, team: str) -> ViewAnswer:
    """Keep the question and SQL as the admin typed them. What is wrong with them is said under its field."""
    about = metadata_of(view)
    ask_id, channel = str(about.get("ask", "")), str(about.get("channel", ""))
    request = request_behind(desk, ask_id, channel, team)
    refused = turned_away(desk, VERIFIED_CALLBACK, caller, request)
    outcome = desk.asks.outcome(ask_id) if request is not None and not refused else None
    if refused or request is None or not isinstance(outcome, Answered) or desk.verifying is None:
        return notice_modal(verifying.VERIFY_TITLE, refused or answering.ANSWER_GONE)
    if not desk.people.person(caller.person).is_admin:
        return notice_modal(verifying.VERIFY_TITLE, refusals.ADMINS_VERIFY)
    sql = typed(view, "sql") if about.get("typed") else outcome.reading.sql
    question = typed(view, "question")
    if not question or not sql:
        return FieldError("sql" if question else "question", phrasing.TYPE_SOMETHING)
    try:
        desk.verifying.mark(question, sql, request.warehouse, caller.person, "answer")
    except BadInput as error:
        return FieldError("sql" if about.get("typed") else "question", str(error)[:150])
    except CandorError as error:
        logger.warning("a verified question was not kept: %s", redact(str(error)))
        return FieldError("question", errors.CLICK_FAILED)
    desk.notice(channel, caller.person, verifying.VERIFIED_NOW, request.place.thread_ts)
    return None


def _is_admin(desk: Desk, click: Click) -> bool:
    """Whether an admin pressed; else they are told who may."""
    if desk.people.person(click.person).is_admin:
        return True
    desk.notice(click.channel, click.person, refusals.ADMINS_VERIFY, click.thread_ts)
    return False
