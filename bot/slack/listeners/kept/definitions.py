"""Defining words, and removing what they mean: for admins, from Home."""

from __future__ import annotations

import logging
from collections.abc import Callable

from slack_bolt import Ack, App, BoltContext

from bot.redaction import redact
from bot.slack.listeners.actions import Click, on_click
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import caller_of, turned_away
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, ViewAnswer, acknowledge, picked, typed
from bot.slack.views.clarification import notice_modal
from bot.slack.views.kept import definitions as view
from bot.slack.views.memory.state import state_of
from bot.wording import phrasing, refusals
from bot.wording.kept import defined_words
from reliability.definitions.meaning import meaning_of, spoken
from reliability.errors import BadInput, CandorError

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the controls of defined words, and to their modals."""

    def sent(callback_id: str, take: Callable[[Desk, str, Json], ViewAnswer]) -> None:
        def listener(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
            person = str(body["user"]["id"])
            away = turned_away(desk, callback_id, caller_of(desk, body, context))
            answer = notice_modal(phrasing.NOTICE_TITLE, away) if away else take(desk, person, view)
            acknowledge(ack, answer)
            if not isinstance(answer, FieldError):
                publish_home(desk, person, state_of(str(view.get("private_metadata") or "")))

        app.view(callback_id)(listener)

    on_click(app, desk, view.DEFINE_ACTION, _define, at_home=True)
    on_click(app, desk, view.REMOVE_ACTION, _remove, at_home=True)
    sent(view.DEFINED_CALLBACK, defined)
    sent(view.REMOVED_CALLBACK, removed)


def _define(desk: Desk, click: Click) -> None:
    default = desk.rules.default_warehouse
    others = sorted(desk.rules.warehouses - {default})
    desk.open_modal(click.trigger_id, view.define_modal((default, *others), click.metadata))


def _remove(desk: Desk, click: Click) -> None:
    shown = notice_modal(defined_words.REMOVE_WORD_TITLE, defined_words.WORDS_FAILED)
    try:
        stored = [each for each in desk.defining.store.all() if each.state == "active"] if desk.defining else []
        shown = notice_modal(defined_words.REMOVE_WORD_TITLE, defined_words.REMOVE_WORD_NONE)
        if stored:
            shown = view.remove_modal(stored, click.metadata)
    except CandorError as error:
        logger.warning("defined words cannot be read: %s", redact(str(error)))
    desk.open_modal(click.trigger_id, shown)


def defined(desk: Desk, person: str, sent: Json) -> ViewAnswer:
    """Keep a definition as typed; what is wrong with it is said under its field, and how it is read once it is kept."""
    phrase, means = typed(sent, "phrase"), typed(sent, "means")
    if not phrase or not means:
        return FieldError("means" if phrase else "phrase", phrasing.TYPE_SOMETHING)
    warehouse = picked(sent, "warehouse") or desk.rules.default_warehouse
    if not desk.rules.knows(warehouse):
        return FieldError("warehouse", refusals.UNKNOWN_WAREHOUSE)
    if desk.defining is None:
        return notice_modal(defined_words.DEFINE_TITLE, defined_words.WORDS_FAILED)
    try:
        schema = desk.defining.schema_of(warehouse)
        meaning = meaning_of(means, schema)
    except BadInput as error:
        return FieldError("means", str(error)[:150])
    except CandorError as error:
        return _failed(error)
    try:
        made = desk.defining.define(phrase, means, warehouse, person)
    except BadInput as error:
        return FieldError("phrase", str(error)[:150])
    except CandorError as error:
        return _failed(error)
    return notice_modal(defined_words.DEFINE_TITLE, defined_words.word_defined(made.phrase, spoken(meaning, schema)))


def removed(desk: Desk, person: str, sent: Json) -> ViewAnswer:
    """Remove the definition that was chosen; one that is gone already is as removed."""
    if desk.defining is None:
        return notice_modal(defined_words.REMOVE_WORD_TITLE, defined_words.WORDS_FAILED)
    try:
        desk.defining.remove(picked(sent, "definition"), person)
    except CandorError as error:
        return _failed(error)
    return notice_modal(defined_words.REMOVE_WORD_TITLE, defined_words.WORD_REMOVED)


def _failed(error: CandorError) -> ViewAnswer:
    logger.warning("a defined word was not changed: %s", redact(str(error)))
    return notice_modal(phrasing.NOTICE_TITLE, defined_words.WORDS_FAILED)
