"""Admins look through everybody's hints and change them.

Who may is asked at the door for each click and each modal that is sent, of Slack and not of what was delivered; every
change has a line in the audit log, which the store writes with it, and so has every refusal. What a view carries is
read as data: a hint's id finds a hint or none, a search anything at all.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from slack_bolt import Ack, App, BoltContext
from slack_sdk.errors import SlackClientError

from adapters.store.memory.search import HintSearch
from bot.redaction import redact
from bot.slack.listeners.actions import Click, on_click
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Json
from bot.slack.listeners.memories.memory_modals import added, imported, merged
from bot.slack.listeners.views import FieldError, ViewAnswer, metadata_of, picked, typed
from bot.slack.views.clarification import notice_modal
from bot.slack.views.home import hint_modal
from bot.slack.views.kit import View
from bot.slack.views.memory import ids, modals
from bot.slack.views.memory.hint_csv import hint_rows
from bot.slack.views.memory.state import MemoryState, search_of, state_of
from bot.slack.voice import SlackAccessLost
from bot.wording import answering, phrasing, remembering
from reliability.errors import BadInput, CandorError, NotFound
from reliability.values import Hint, HintScope

logger = logging.getLogger(__name__)

_MOST_EXPORTED = 100_000


def register(app: App, desk: Desk) -> None:
    """Listen to the controls of memory and to its modals."""

    def on(pattern: str, handle: Callable[[Desk, Click], None]) -> None:
        on_click(app, desk, re.compile(f"^{pattern}$"), lambda desk, click: _safely(desk, click, handle), at_home=True)

    def sent(callback_id: str, take: Callable[[Desk, Json, str, str], ViewAnswer]) -> None:
        def listener(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
            away = turned_away(desk, callback_id, caller_of(desk, body, context))
            person = str(body["user"]["id"])
            answer = (
                notice_modal(phrasing.NOTICE_TITLE, away) if away else take(desk, view, person, home_of(context)[0])
            )
            if isinstance(answer, FieldError):
                ack(response_action="errors", errors={answer.block_id: answer.sentence})
                return
            if answer is not None:
                ack(response_action="update", view=answer)
            else:
                ack(response_action="clear")
            if not away:
                publish_home(desk, person, _after(callback_id, view))

        app.view(callback_id)(listener)

    on(rf"{ids.PAGE_ACTION}_\w+", _turn_page)  # also to all that is in use
    on(ids.SEARCH_ACTION, _search)
    on(ids.ADD_ACTION, _add)
    on(ids.IMPORT_ACTION, lambda desk, click: _show(desk, click, modals.import_modal(click.metadata)))
    on(ids.EXPORT_ACTION, _export)
    on(ids.OPEN_ACTION, lambda desk, click: _show_hint(desk, click, click.value))
    on(ids.EDIT_ACTION, _edit)
    on(ids.MERGE_ACTION, _merge)
    on(ids.RETIRE_ACTION, lambda desk, click: _change(desk, click, desk.hints.retire))
    on(ids.RESTORE_ACTION, lambda desk, click: _change(desk, click, desk.hints.restore))
    on(ids.PROMOTE_ACTION, _promote)
    sent(ids.SEARCH_CALLBACK, lambda *_: None)
    sent(ids.ADD_CALLBACK, added)
    sent(ids.IMPORT_CALLBACK, imported)
    sent(ids.MERGE_CALLBACK, merged)


def _safely(desk: Desk, click: Click, handle: Callable[[Desk, Click], None]) -> None:
    """Do it, or say in a modal why it was not done."""
    try:
        handle(desk, click)
    except NotFound:
        _show(desk, click, notice_modal(phrasing.NOTICE_TITLE, remembering.HINT_GONE))
    except BadInput as error:
        _show(desk, click, notice_modal(phrasing.NOTICE_TITLE, str(error)))
    except CandorError as error:
        logger.warning("memory was not shown or changed: %s", redact(str(error)))
        _show(desk, click, notice_modal(phrasing.NOTICE_TITLE, remembering.HINT_FAILED))


def _show(desk: Desk, click: Click, view: View) -> None:
    """Open a modal, over the one that was clicked in."""
    desk.open_modal(click.trigger_id, view, over=click.in_modal)


def _turn_page(desk: Desk, click: Click) -> None:
    state = state_of(click.metadata)
    page = int(click.value) if click.value.isdecimal() and len(click.value) < 7 else 0
    search = HintSearch() if click.action_id == ids.ALL_ACTION else state.search
    publish_home(desk, click.person, replace(state, search=search, page=page))


def _search(desk: Desk, click: Click) -> None:
    state = state_of(click.metadata)
    _show(desk, click, modals.search_modal(state.search, state.as_metadata()))


def _add(desk: Desk, click: Click) -> None:
    default = desk.rules.default_warehouse
    others = sorted(desk.rules.warehouses - {default})
    _show(desk, click, modals.add_modal((default, *others), click.metadata))


def _export(desk: Desk, click: Click) -> None:
    """What was searched for, all pages of it, as a file in the admin's own direct message."""
    search = state_of(click.metadata).search
    found = desk.hints.find(search, 0, _MOST_EXPORTED)
    if not found.hints:
        raise BadInput(remembering.NOTHING_TO_EXPORT)
    desk.note(click.person, "hints exported", hints=len(found.hints), of=found.total)
    try:
        channel = desk.direct_channel(click.person)
        desk.voice.upload_once(channel, "", f"hints {click.trigger_id}", hint_rows(found.hints))
        sentence = remembering.exported(len(found.hints), found.total)
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.warning("no CSV file of hints: %s", redact(str(error)))
        sentence = answering.CSV_UPLOAD_REFUSED
    _show(desk, click, notice_modal(phrasing.NOTICE_TITLE, sentence))


def _known(desk: Desk, hint_id: str) -> Hint:
    hint = desk.hints.hint(hint_id)
    if hint is None:
        raise NotFound("There is no such hint.")
    return hint


def _show_hint(desk: Desk, click: Click, hint_id: str) -> None:
    """The hint with its evidence: in the modal that was clicked in, or in a new one."""
    hint = _known(desk, hint_id)
    view = modals.hint_view(hint, desk.hints.evidence(hint_id), state_of(click.metadata).as_metadata())
    if click.in_modal:
        desk.voice.call_view("views.update", view, view_id=click.view_id)
    else:
        _show(desk, click, view)


def _edit(desk: Desk, click: Click) -> None:
    hint = _known(desk, click.value)
    about = json.dumps({"hint": hint.id, "home": state_of(click.metadata).as_metadata()}, ensure_ascii=False)
    _show(desk, click, hint_modal(hint, may_share=True, metadata=about))


def _merge(desk: Desk, click: Click) -> None:
    hint = _known(desk, click.value)
    about = json.dumps({"hint": hint.id, "home": state_of(click.metadata).as_metadata()}, ensure_ascii=False)
    _show(desk, click, modals.merge_modal(hint, desk.hints.like(hint.id), about))


def _promote(desk: Desk, click: Click) -> None:
    if not click.team:
        raise BadInput(remembering.HINT_FAILED)
    desk.hints.promote(click.value, HintScope.WORKSPACE, click.team, click.person)
    _changed(desk, click)


def _change(desk: Desk, click: Click, change: Callable[[str, str], Any]) -> None:
    change(click.value, click.person)
    _changed(desk, click)


def _changed(desk: Desk, click: Click) -> None:
    _show_hint(desk, click, click.value)
    publish_home(desk, click.person, state_of(click.metadata))


def _after(callback_id: str, view: Json) -> MemoryState:
    """What Home shows once a modal was sent: what was searched for, else what it showed before."""
    metadata = str(view.get("private_metadata") or "")
    if callback_id == ids.SEARCH_CALLBACK:
        chosen = {name: picked(view, name) for name in ("scope", "state")}
        person = picked(view, "person", "selected_user")
        said = {"text": typed(view, "text"), "table": typed(view, "table"), "person": person}
        return replace(state_of(metadata), search=search_of(chosen | said), page=0)
    if callback_id == ids.MERGE_CALLBACK:
        metadata = str(metadata_of(view).get("home") or "")
    return state_of(metadata)
