"""An answer shown in another conversation, pinned where it stands, named, or run again with today's data.

What is shared is shown to all who are there. So nothing leaves a private conversation but by who asked; whoever shares
must be in the conversation that they choose, and Candor too; people of other companies must not be; and the query must
still be one that everybody here may read, by the default role and with what is hidden by now.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from slack_bolt import Ack, App, BoltContext
from slack_sdk.errors import SlackApiError, SlackClientError

from adapters.store.store import StoreUnavailable
from bot.asks.afterwards import wanted
from bot.asks.conversation import AskRequest
from bot.asks.schedules.runs import may_repeat
from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click, request_behind
from bot.slack.listeners.afterwards.naming import asks_name, new_name, rename, why_not_named
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller, caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, acknowledge, metadata_of, picked, typed
from bot.slack.views import answer as answer_view
from bot.slack.views.afterwards.sharing import AGAIN_ACTION, SHARE_ACTION, SHARE_CALLBACK, share_modal, shared
from bot.slack.views.clarification import notice_modal
from bot.slack.voice import CannotPost, SlackAccessLost, error_code
from bot.wording import answering, errors
from bot.wording.afterwards import sharing
from reliability.afterwards.wanted import AnswerWish
from reliability.errors import BadInput, CandorError
from reliability.guard.guard import guard
from reliability.values import Answered

logger = logging.getLogger(__name__)
_PIN_SCOPE = frozenset({"missing_scope", "not_allowed_token_type", "no_permission", "restricted_action"})
_NOT_HERE = frozenset({"channel_not_found", "missing_scope", "not_in_channel", "method_not_supported_for_channel_type"})


def register(app: App, desk: Desk) -> None:
    """Listen to the menu's controls, and to the modal that shares."""

    def sent(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        caller, about = caller_of(desk, body, context), metadata_of(view)
        ask_id, channel = str(about.get("ask", "")), str(about.get("channel", ""))
        request = request_behind(desk, ask_id, channel, home_of(context)[0])
        refused = turned_away(desk, SHARE_CALLBACK, caller, request)
        outcome = desk.asks.outcome(ask_id) if request is not None and not refused else None
        if refused or request is None or not isinstance(outcome, Answered):
            acknowledge(ack, notice_modal(sharing.SHARE_TITLE, refused or answering.ANSWER_GONE))
            return
        target, pins, name = picked(view, "where", "selected_conversation"), _pins(view), new_name(desk, request, view)
        problem = why_not_shared(desk, caller, request, outcome, target) if target else None
        if name is not None and problem is None:
            problem = why_not_named(caller, request, name)
        if not target and not pins and name is None:
            problem = FieldError("where", _nothing(view))
        acknowledge(ack, problem)
        if problem is None and name is not None:
            rename(desk, request, outcome, name)
        if problem is None and target:
            share(desk, caller, request, outcome, target, typed(view, "said"))
        if problem is None and pins:
            pin(desk, caller, request)

    on_click(app, desk, SHARE_ACTION, offer)
    on_click(app, desk, AGAIN_ACTION, again)
    app.view(SHARE_CALLBACK)(sent)


def offer(desk: Desk, click: Click) -> None:
    """Open the modal that shares."""
    request = desk.asks.request(click.value)
    if answer_behind(desk, click) is None or request is None:
        return
    may_name = desk.names is not None and click.person == request.question.person
    view = share_modal(click.value, click.channel, click.thread_ts, desk.name_of(request) if may_name else None)
    if not desk.open_modal(click.trigger_id, view):
        desk.notice(click.channel, click.person, errors.OPENING_FAILED, click.thread_ts)


def again(desk: Desk, click: Click) -> None:
    """Run the answer's query again; at most once a minute, however often it is tapped."""
    outcome = answer_behind(desk, click)
    request = desk.asks.request(click.value)
    if outcome is None or request is None:
        return
    sentence = sharing.AGAIN_NOT_CONFIRMED
    if may_repeat(outcome):
        said = AnswerWish("again", click.value, click.person)
        try:
            new = desk.asks.submit(wanted(request, said, key=f"{datetime.now(UTC):%Y-%m-%dT%H:%M}"))
            sentence = "" if new else sharing.AGAIN_RUNNING
        except BadInput as error:
            sentence = str(error)
        except CandorError as error:
            logger.warning("an answer was not run again: %s", redact(str(error)))
            sentence = errors.CLICK_FAILED
    if sentence:
        desk.notice(click.channel, click.person, sentence, click.thread_ts)


def why_not_shared(
    desk: Desk, caller: Caller, request: AskRequest, outcome: Answered, target: str
) -> FieldError | None:
    """Why an answer may not be shown in a conversation; None where it may."""
    if not desk.rules.answers_in(target):
        return FieldError("where", sharing.SHARE_NOT_THERE)
    try:
        found = desk.voice.look("conversations.info", channel=target).get("channel") or {}
        schema = desk.schema_of(request.warehouse)
    except SlackApiError as error:
        here = error_code(error) in _NOT_HERE
        return FieldError("where", sharing.SHARE_BOT_MISSING if here else sharing.SHARE_CHECKED)
    except (SlackAccessLost, SlackClientError, OSError, CandorError) as error:
        logger.warning("not known whether an answer may be shared: %s", redact(str(error)))
        return FieldError("where", sharing.SHARE_CHECKED)
    if not found.get("is_im") and not found.get("is_member"):
        return FieldError("where", sharing.SHARE_BOT_MISSING)
    if found.get("is_ext_shared") or found.get("is_pending_ext_shared"):
        return FieldError("where", sharing.SHARE_OUTSIDE)
    own = found.get("user") == caller.person if found.get("is_im") else desk.places.holds(target, caller.person)
    if own is not True:
        return FieldError("where", sharing.SHARE_NOT_YOURS)
    if not guard(outcome.reading.sql, schema, schema.dialect).allowed:
        return FieldError("where", sharing.SHARE_HIDDEN)
    return None


def share(desk: Desk, caller: Caller, request: AskRequest, outcome: Answered, target: str, words: str) -> None:
    """Post the answer in a conversation as it stands in its thread, once, and say so to who shared it."""
    place, added, name = request.place, desk.totals_of(request, outcome), desk.name_of(request)
    sentence = sharing.shared_in(f"<#{target}>" if target.startswith(("C", "G")) else sharing.SHARED_DIRECT)
    try:
        beside = desk.beside_of(request)
        stands = desk.voice.posted(place.channel, place.thread_ts, request.ask_id, "end")
        kind = answer_view.drawn_as(stands) if stands is not None else None
        show: answer_view.Show = "charts" if kind else "numbers"
        shown = answer_view.answer(
            request.ask_id,
            outcome,
            show=show,
            kind=kind,
            sortable=desk.sortable,
            added=added,
            name=name,
            beside=beside,
        )
        message = shared(shown, caller.person, request.question.text, request.question.person, words)
        desk.say(target, "", request.ask_id, f"shared:{target}", message)
        desk.note(caller.person, "shared", ask=request.ask_id, channel=target)
    except CannotPost:
        sentence = sharing.SHARE_BOT_MISSING
    except (SlackAccessLost, SlackClientError, OSError, StoreUnavailable) as error:
        logger.warning("an answer was not shared: %s", redact(str(error)))
        sentence = sharing.SHARE_FAILED
    desk.notice(place.channel, caller.person, sentence, place.thread_ts)


def pin(desk: Desk, caller: Caller, request: AskRequest) -> None:
    """Pin the answer in its own channel, and say what came of it to who asked for it."""
    place, sentence = request.place, sharing.PIN_FAILED
    try:
        ts = desk.voice.find(place.channel, place.thread_ts, request.ask_id, "end")
        if ts:
            desk.voice.call("pins.add", channel=place.channel, timestamp=ts)
            desk.note(caller.person, "pinned", ask=request.ask_id, channel=place.channel)
            sentence = sharing.PINNED
    except SlackApiError as error:
        code = error_code(error)
        sentence = sharing.PINNED_BEFORE if code == "already_pinned" else sentence
        sentence = sharing.PIN_SCOPE if code in _PIN_SCOPE else sentence
        logger.info("an answer was not pinned: %s", code)
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.warning("an answer was not pinned: %s", redact(str(error)))
    desk.notice(place.channel, caller.person, sentence, place.thread_ts)


def _nothing(view: Json) -> str:
    return sharing.SHARE_NOTHING_NAMED if asks_name(view) else sharing.SHARE_NOTHING


def _pins(view: Json) -> bool:
    field = ((view.get("state") or {}).get("values") or {}).get("pin") or {}
    return any(each.get("value") == "pin" for each in (field.get("pin") or {}).get("selected_options") or ())
