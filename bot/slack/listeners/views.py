"""What people type into modals."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace

from slack_bolt import Ack, App, BoltContext

from bot.redaction import redact
from bot.slack.clarifications.view import view_of
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import caller_of, turned_away
from bot.slack.listeners.events import home_of
from bot.slack.listeners.homes import publish_home
from bot.slack.listeners.intake import Json
from bot.slack.may import hint_refusal
from bot.slack.views.clarification import OTHER_CALLBACK, notice_modal
from bot.slack.views.home import HINT_CALLBACK
from bot.slack.views.kit import View
from bot.slack.views.memory.hint_names import element_named
from bot.slack.views.memory.state import state_of
from bot.slack.views.text import clean, cut, one_line
from bot.wording import clarifying, errors, phrasing, refusals, remembering
from reliability.errors import CandorError, NotFound
from reliability.values import Hint, HintScope, Reply, ReplyKind

logger = logging.getLogger(__name__)

PHRASE_LIMIT, ELEMENT_LIMIT = 200, 300


def register(app: App, desk: Desk) -> None:
    """Listen to modals being sent."""

    def other_said(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        refused = turned_away(desk, OTHER_CALLBACK, caller_of(desk, body, context))
        if refused:
            acknowledge(ack, notice_modal(clarifying.OTHER_TITLE, refused))
        else:
            acknowledge(ack, say_other(desk, body, view, home_of(context)[0]))

    def hint_edited(ack: Ack, body: Json, view: Json, context: BoltContext) -> None:
        away = turned_away(desk, HINT_CALLBACK, caller_of(desk, body, context))
        if away:
            acknowledge(ack, notice_modal(remembering.HINT_TITLE, away))
            return
        refused = edit_hint(desk, body, view, home_of(context)[0])
        if refused is None:
            ack(response_action="clear")  # under it may be what the hint said before
        else:
            acknowledge(ack, refused)
        if refused is None:
            publish_home(desk, str(body["user"]["id"]), state_of(str(metadata_of(view).get("home") or "")))

    app.view(OTHER_CALLBACK)(other_said)
    app.view(HINT_CALLBACK)(hint_edited)


@dataclass(frozen=True, slots=True)
class FieldError:
    """The modal stays open and shows a sentence under a field."""

    block_id: str
    sentence: str


ViewAnswer = FieldError | View | None
"""What a modal is answered with: an error under a field, another view in its place, or None: it closes."""


def acknowledge(ack: Ack, answer: ViewAnswer) -> None:
    """Answer a modal's submission."""
    if answer is None:
        ack()
    elif isinstance(answer, FieldError):
        ack(response_action="errors", errors={answer.block_id: answer.sentence})
    else:
        ack(response_action="update", view=answer)


def typed(view: Json, block_id: str) -> str:
    """What was typed into a field; "" where nothing was."""
    field = ((view.get("state") or {}).get("values") or {}).get(block_id) or {}
    return clean(str((field.get("text") or {}).get("value") or "")).strip()


def picked(view: Json, block_id: str, kind: str = "selected_option") -> str:
    """What was picked in a field whose action_id is the block's id; "" for nothing."""
    values = ((view.get("state") or {}).get("values") or {}).get(block_id) or {}
    chosen = (values.get(block_id) or {}).get(kind)
    return str((chosen or {}).get("value") or "") if isinstance(chosen, dict) else str(chosen or "")


def metadata_of(view: Json) -> dict[str, object]:
    """What we put into the modal; empty where it is not ours."""
    try:
        found = json.loads(view.get("private_metadata") or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _listed(desk: Desk, token: str, view: Json, team: str) -> str | None:
    """The names of the list that was chosen, one a line; None where nothing was to be chosen, or it is as it was,
    which says something only of a list that is asked for, without words beside it."""
    field = ((view.get("state") or {}).get("values") or {}).get("list") or {}
    waiting = desk.asks.open_clarification(token)
    if not field or waiting is None or team not in ("", waiting.place.team):
        return None
    offered, held = waiting.clarification.listable()
    chosen = [str(one.get("value")) for one in (field.get("picked") or {}).get("selected_options") or ()]
    numbers = [int(one) for one in chosen if one.isdecimal() and len(one) < 10]
    says = view_of(waiting.clarification).by_list and not typed(view, "said")
    if sorted(numbers) == list(range(held)) and not says:
        return None
    return "\n".join(str(offered[number]) for number in numbers if number < len(offered))


def say_other(desk: Desk, body: Json, view: Json, team: str) -> ViewAnswer:
    """Take a person's own words, or the list that they chose, as the reply to a clarification.

    A name that is typed beside a changed list is one more on it; words beside one are refused, so that neither is
    dropped unseen.
    """
    about, text = metadata_of(view), cut(typed(view, "said"), 500)
    kind = ReplyKind.NAME if about.get("named") else ReplyKind.OTHER
    chosen = _listed(desk, str(about.get("token", "")), view, team)
    if chosen and text and kind is ReplyKind.OTHER:
        return FieldError("said", clarifying.LIST_AND_WORDS)
    if not chosen and not text:
        field, problem = ("said", phrasing.TYPE_SOMETHING) if chosen is None else ("list", clarifying.LIST_EMPTY)
        return FieldError(field, problem)
    if chosen:
        kind, text = ReplyKind.LIST, "\n".join(filter(None, (chosen, text)))
    person = str(body["user"]["id"])
    try:
        verdict = desk.asks.reply(
            str(about.get("token", "")),
            Reply(kind, text=text, person=person),
            channel=str(about.get("channel", "")),
            message_ts=str(about.get("message_ts", "")),
            team=team,
        )
    except CandorError as error:
        logger.warning("a reply was not stored: %s", redact(str(error)))
        return FieldError("said", errors.CLICK_FAILED)
    sentences = {
        "already_answered": clarifying.VERDICT_CLOSED,  # a modal's plain text shows no names
        "expired": clarifying.VERDICT_EXPIRED,
        "not_allowed": refusals.VERDICT_NOT_ALLOWED,
        "unknown": clarifying.VERDICT_UNKNOWN,
    }
    if verdict.kind == "accepted":
        return None
    return notice_modal(clarifying.OTHER_TITLE, sentences[verdict.kind])


def hint_for(desk: Desk, person_id: str, hint_id: str, control: str) -> tuple[Hint | None, str]:
    """The hint, if this person may change it; else None and the sentence that says why not. That somebody may not is
    noted, since the control was shown to nobody who may not."""
    person = desk.people.person(person_id, fresh=True)  # who was an admin a few minutes ago may be none now
    if person.is_guest:
        return None, refusals.HINT_GUEST
    try:
        hint = desk.hints.hint(hint_id)
    except CandorError as error:
        logger.warning("hints cannot be read: %s", redact(str(error)))
        return None, remembering.HINT_FAILED
    if hint is None:
        return None, remembering.HINT_GONE
    sentence = hint_refusal(hint, person_id, is_guest=person.is_guest, is_admin=person.is_admin)
    if sentence:
        desk.note(person_id, "clicked", control=control, act="hint", hint=hint_id, allowed=False)
        return None, sentence
    return hint, ""


def edit_hint(desk: Desk, body: Json, view: Json, team: str) -> ViewAnswer:
    """Change a hint as typed, if it is this person's to change and names something that exists."""
    person = str(body["user"]["id"])
    hint, sentence = hint_for(desk, person, str(metadata_of(view).get("hint", "")), HINT_CALLBACK)
    if hint is None:
        return notice_modal(remembering.HINT_TITLE, sentence)
    phrase, name = one_line(typed(view, "phrase")), one_line(typed(view, "preferred"))
    if not phrase or not name:
        return FieldError("phrase" if not phrase else "preferred", remembering.HINT_NO_PHRASE)
    if len(phrase) > PHRASE_LIMIT or len(name) > ELEMENT_LIMIT:
        return FieldError("phrase" if len(phrase) > PHRASE_LIMIT else "preferred", remembering.HINT_TOO_LONG)
    warehouse = hint.warehouse or desk.rules.default_warehouse
    try:
        element = element_named(desk.schema_of(warehouse), name)
    except CandorError as error:
        logger.warning("the schema cannot be read: %s", redact(str(error)))
        return FieldError("preferred", remembering.HINT_FAILED)
    if element is None:
        return FieldError("preferred", remembering.no_such_element(cut(name, 80), warehouse))
    scope, owner = _scope(desk, person, hint, view, team)
    passed_over = tuple(one for one in hint.passed_over if one != element)
    changed = replace(hint, phrase=phrase, preferred=element, passed_over=passed_over, scope=scope, owner=owner)
    try:
        desk.hints.edit(hint.id, changed, by=person)
    except NotFound:
        return notice_modal(remembering.HINT_TITLE, remembering.HINT_GONE)
    except CandorError as error:
        logger.warning("a hint was not changed: %s", redact(str(error)))
        return FieldError("phrase", remembering.HINT_FAILED)
    return None


def _scope(desk: Desk, person: str, hint: Hint, view: Json, team: str) -> tuple[HintScope, str]:
    """For whom the hint holds from now on: as before, or for everybody where an admin says so."""
    widened = picked(view, "scope") == HintScope.WORKSPACE.value and hint.scope is not HintScope.WORKSPACE
    if widened and team and desk.people.person(person).is_admin:
        return HintScope.WORKSPACE, team
    return hint.scope, hint.owner
