"""What admins send of the modals of memory: a new hint, hints as CSV, two that are to be one."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime

from bot.redaction import redact
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import (
    ELEMENT_LIMIT,
    PHRASE_LIMIT,
    FieldError,
    ViewAnswer,
    metadata_of,
    picked,
    typed,
)
from bot.slack.views.clarification import notice_modal
from bot.slack.views.memory.hint_csv import hints_from_csv
from bot.slack.views.memory.hint_names import element_named, hints_of_lines
from bot.slack.views.text import cut, one_line
from bot.wording import refusals, remembering
from reliability.errors import BadInput, CandorError, NotFound
from reliability.values import Element, Hint, HintScope

logger = logging.getLogger(__name__)

_MOST_OVER = 10
_ID = re.compile("[A-Z0-9]{2,30}")
"""What Slack's ids of people and channels are made of."""


def added(desk: Desk, view: Json, person: str, team: str) -> ViewAnswer:
    """Store a hint as typed, if what it names exists."""
    phrase = one_line(typed(view, "phrase"))
    if not phrase or len(phrase) > PHRASE_LIMIT:
        return FieldError("phrase", remembering.HINT_TOO_LONG if phrase else remembering.HINT_NO_PHRASE)
    whom = _whom(view, team)
    if isinstance(whom, FieldError):
        return whom
    warehouse = picked(view, "warehouse") or desk.rules.default_warehouse
    if not desk.rules.knows(warehouse):
        return FieldError("warehouse", refusals.UNKNOWN_WAREHOUSE)
    over = [name for part in typed(view, "over").split(",") if (name := one_line(part))][:_MOST_OVER]
    found: list[Element] = []
    for block_id, name in (("preferred", one_line(typed(view, "preferred"))), *(("over", name) for name in over)):
        element = _element(desk, warehouse, block_id, name)
        if isinstance(element, FieldError):
            return element
        found.append(element)
    scope, owner = whom
    now = datetime.now(UTC).isoformat(timespec="seconds")
    passed_over = tuple(each for each in found[1:] if each != found[0])
    hint = Hint(phrase, found[0], passed_over, scope, owner, person, "", now, warehouse=warehouse)
    try:
        desk.hints.add(hint, person)
    except CandorError as error:
        return _failed(error, "phrase")
    return None


def imported(desk: Desk, view: Json, person: str, _team: str) -> ViewAnswer:
    """Take hints from the pasted CSV, all or none, if what they name exists, and say how many were new."""
    try:
        default = desk.rules.default_warehouse
        lines = hints_from_csv(_as_typed(view, "csv"), default)
        for number, hint in lines.items():
            if not desk.rules.knows(hint.warehouse):
                return FieldError("csv", remembering.no_warehouse_in_line(number, cut(hint.warehouse, 80)))
        hints = hints_of_lines(lines, desk.schema_of)
        count = desk.hints.import_hints(hints, person)
    except BadInput as error:
        return FieldError("csv", cut(one_line(str(error)), 150))
    except CandorError as error:
        return _failed(error, "csv")
    return notice_modal(remembering.IMPORT_TITLE, remembering.imported(count, len(hints)))


def merged(desk: Desk, view: Json, person: str, _team: str) -> ViewAnswer:
    """Let what was said for one hint speak for the other."""
    hint_id, other = str(metadata_of(view).get("hint", "")), picked(view, "other")
    if not other:
        return FieldError("other", remembering.MERGE_NONE_CHOSEN)
    try:
        desk.hints.merge(hint_id, other, person)
    except NotFound:
        return notice_modal(remembering.MERGE_TITLE, remembering.HINT_GONE)
    except CandorError as error:
        return _failed(error, "other")
    return None


def _whom(view: Json, team: str) -> tuple[HintScope, str] | FieldError:
    """For whom the hint is to hold; the person or channel must have been chosen where it is for one."""
    scope = picked(view, "scope")
    if scope == HintScope.PERSON.value:
        owner = picked(view, "person", "selected_user")
        return (HintScope.PERSON, owner) if _ID.fullmatch(owner) else FieldError("person", remembering.HINT_FOR_WHOM)
    if scope == HintScope.CHANNEL.value:
        owner = picked(view, "channel", "selected_channel")
        return (HintScope.CHANNEL, owner) if _ID.fullmatch(owner) else FieldError("channel", remembering.HINT_FOR_WHOM)
    return (HintScope.WORKSPACE, team) if team else FieldError("scope", remembering.HINT_FAILED)


def _element(desk: Desk, warehouse: str, block_id: str, name: str) -> Element | FieldError:
    if not name or len(name) > ELEMENT_LIMIT:
        return FieldError(block_id, remembering.HINT_TOO_LONG if name else remembering.HINT_NO_PHRASE)
    try:
        element = element_named(desk.schema_of(warehouse), name)
    except CandorError as error:
        return _failed(error, block_id)
    return element or FieldError(block_id, remembering.no_such_element(cut(name, 80), warehouse))


def _failed(error: CandorError, block_id: str) -> FieldError:
    if isinstance(error, BadInput):
        return FieldError(block_id, cut(one_line(str(error)), 150))
    logger.warning("memory was not changed: %s", redact(str(error)))
    return FieldError(block_id, remembering.HINT_FAILED)


def _as_typed(view: Json, block_id: str) -> str:
    """A field with its line breaks, which CSV needs."""
    field = ((view.get("state") or {}).get("values") or {}).get(block_id) or {}
    return str((field.get("text") or {}).get("value") or "").strip() + "\n"
