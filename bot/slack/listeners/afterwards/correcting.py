"""After "wrong": who asked, or an admin, says how the question was meant, and the corrected answer follows at once.

The verdict is kept first, whatever becomes of the rest. A reading that is picked is answered with; words are read as
edits, which are shown before one of them answers; an admin's SQL is run read-only and shown before it is posted. What
comes of it is an ask of the asker's, read with their rights, so that nobody sees more by correcting.
"""

from __future__ import annotations

import logging
import uuid

from slack_bolt import Ack, App, BoltContext

from bot.asks.afterwards import others_of, wanted
from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.slack.listeners.actions import request_behind
from bot.slack.listeners.afterwards.offering import edits_of
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, is_gone, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.feedback import fault_in, look
from bot.slack.listeners.intake import Json
from bot.slack.listeners.reviews import typed_sql
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, metadata_of, picked, typed
from bot.slack.views.afterwards.correcting import (
    COLUMN,
    CORRECT_CALLBACK,
    FILTER,
    WRITTEN_CALLBACK,
    written_modal,
)
from bot.slack.views.clarification import notice_modal
from bot.slack.views.feedback import NOTE_LIMIT
from bot.slack.views.kit import View
from bot.slack.views.text import cut
from bot.wording import answering, errors, refusals, weekly_reviews
from bot.wording.afterwards import feedback
from reliability.afterwards.wanted import AnswerWish
from reliability.errors import BadInput, CandorError, NotFound
from reliability.promises.feedback import Fault
from reliability.values import Answered

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the modals that correct an answer."""

    def sent(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller = caller_of(desk, body, context)
        request = _behind(desk, view, home_of(context)[0])
        refused = turned_away(desk, CORRECT_CALLBACK, caller, request)
        if refused or request is None:
            acknowledge(ack, notice_modal(feedback.WRONG_TITLE, refused or answering.ANSWER_GONE))
            return
        problem = _problem(desk, caller, view)
        if problem is not None or is_gone(desk, CORRECT_CALLBACK, caller):
            acknowledge(ack, problem)
            return
        kept = _keep_verdict(desk, caller, view, request)
        if kept is not None or not typed_sql(view):
            acknowledge(ack, kept or take(desk, caller, view, request))
            return
        mark = uuid.uuid4().hex  # a query may take longer than Slack waits
        acknowledge(ack, {**notice_modal(feedback.WRONG_TITLE, weekly_reviews.REVIEW_CHECKING), "external_id": mark})
        desk.voice.update_when_shown(checked(desk, request, typed_sql(view)), mark)

    def taken(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller = caller_of(desk, body, context)
        request = _behind(desk, view, home_of(context)[0])
        refused = turned_away(desk, WRITTEN_CALLBACK, caller, request)
        if not refused and not desk.people.person(caller.person).is_admin:
            refused = refusals.CORRECT_ADMINS
        if refused or request is None:
            acknowledge(ack, notice_modal(feedback.WRONG_TITLE, refused or answering.ANSWER_GONE))
            return
        sql = str(metadata_of(view).get("sql", ""))
        said = AnswerWish("correct", request.ask_id, caller.person, sql=sql, written=True)
        acknowledge(ack, _submitted(desk, request, said))

    app.view(CORRECT_CALLBACK)(sent)
    app.view(WRITTEN_CALLBACK)(taken)


def take(desk: Desk, caller: Caller, view: Json, request: AskRequest) -> ViewAnswer:
    """Have the corrected answer follow: with the edit or the reading that was picked, else with what the words lead to,
    if there is anything that they could."""
    outcome = desk.asks.outcome(request.ask_id)
    others, which = others_of(outcome), _which(view)
    words = cut(typed(view, "said"), NOTE_LIMIT)
    sql, edit = "", _edit_of(desk, view, request)
    if edit is not None:
        if not edit:
            return FieldError("said", feedback.EDITS_GONE)
        sql = edit
    elif which is not None:
        if not 0 <= which < len(others):
            return notice_modal(feedback.WRONG_TITLE, answering.ANSWER_GONE)
        sql = others[which].sql
    elif not words:
        desk.notice(request.place.channel, caller.person, feedback.THANKS_WRONG, request.place.thread_ts)
        return None
    said = AnswerWish("correct", request.ask_id, caller.person, sql=sql, words="" if sql else words)
    return _submitted(desk, request, said)


def checked(desk: Desk, request: AskRequest, sql: str) -> View:
    """What a typed query returns, to be posted; or why it cannot be."""
    if desk.afterwards is None:
        return notice_modal(feedback.WRONG_TITLE, answering.ANSWER_GONE)
    try:
        result = desk.afterwards.run(request, sql)
    except CandorError as error:
        logger.warning("a typed query was not run: %s", redact(str(error)))
        return notice_modal(feedback.WRONG_TITLE, errors.CLICK_FAILED)
    if isinstance(result, str):
        return notice_modal(feedback.WRONG_TITLE, result)
    return written_modal(request.ask_id, request.place.channel, request.question.text, sql, result)


def _behind(desk: Desk, view: Json, team: str) -> AskRequest | None:
    about = metadata_of(view)
    return request_behind(desk, str(about.get("ask", "")), str(about.get("channel", "")), team)


def _problem(desk: Desk, caller: Caller, view: Json) -> FieldError | None:
    """What keeps the modal open."""
    fault, note, sql, which = fault_in(view), typed(view, "said"), typed_sql(view), _which(view)
    if sql and not desk.people.person(caller.person).is_admin:
        return FieldError("sql", refusals.CORRECT_ADMINS)
    given = {"sql": bool(sql), FILTER: picked(view, FILTER), COLUMN: picked(view, COLUMN), "which": which is not None}
    if sum(map(bool, given.values())) > 1:
        return FieldError(next(name for name, each in given.items() if each), feedback.CORRECT_BOTH)
    if any(given.values()) or note:
        return None
    if fault is Fault.OTHER:
        return FieldError("said", feedback.WORDS_MISSING)
    return FieldError("fault", feedback.FAULT_MISSING) if fault is None else None


def _keep_verdict(desk: Desk, caller: Caller, view: Json, request: AskRequest) -> ViewAnswer:
    """Keep that the answer is wrong, and how; None where it was kept."""
    try:
        desk.asks.feedback(request.ask_id, caller.person, False, cut(typed(view, "said"), NOTE_LIMIT), fault_in(view))
    except NotFound:
        return notice_modal(feedback.WRONG_TITLE, answering.ANSWER_GONE)
    except CandorError as error:
        logger.warning("feedback was not stored: %s", redact(str(error)))
        return FieldError("said", feedback.FEEDBACK_FAILED)
    look(desk)
    return None


def _submitted(desk: Desk, request: AskRequest, said: AnswerWish) -> ViewAnswer:
    """Submit the corrected ask; None where it was taken on, or was before."""
    if not isinstance(desk.asks.outcome(request.ask_id), Answered):
        return notice_modal(feedback.WRONG_TITLE, answering.ANSWER_GONE)
    try:
        desk.asks.submit(wanted(request, said))
    except BadInput as error:  # there is no room just now
        return notice_modal(feedback.WRONG_TITLE, str(error))
    except CandorError as error:
        logger.warning("a corrected answer was not asked for: %s", redact(str(error)))
        return notice_modal(feedback.WRONG_TITLE, errors.CLICK_FAILED)
    desk.note(said.by, "corrected", ask=request.ask_id, sql=said.sql, written=said.written)
    sentence = feedback.CORRECTING if said.sql else feedback.CORRECTING_WORDS
    desk.notice(request.place.channel, said.by, sentence, request.place.thread_ts)
    return None


def _edit_of(desk: Desk, view: Json, request: AskRequest) -> str | None:
    """The query of the edit that was picked; None where none was, "" where it is not offered any more."""
    key = picked(view, COLUMN) or picked(view, FILTER)
    if not key:
        return None
    return next((each.sql for edits in edits_of(desk, request) for each in edits if each.key == key), "")


def _which(view: Json) -> int | None:
    """The number of the reading that was picked, from 0; None where none was, -1 for what is no number."""
    chosen = picked(view, "which")
    if not chosen:
        return None
    return int(chosen) if chosen.isdecimal() and len(chosen) < 4 else -1
