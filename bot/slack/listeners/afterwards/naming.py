"""What who asked calls an answer: a name over its message, of its files, and of what is shared of it."""

from __future__ import annotations

import logging

from adapters.store.kept.names import LONGEST_NAME
from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.slack.listeners.actions import redrawn
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import Caller
from bot.slack.listeners.intake import Json
from bot.slack.listeners.views import FieldError, typed
from bot.slack.views.text import one_line
from bot.wording import answering, errors, phrasing, refusals
from bot.wording.afterwards import sharing
from reliability.errors import CandorError, NotFound
from reliability.values import Answered

logger = logging.getLogger(__name__)


def new_name(desk: Desk, request: AskRequest, view: Json) -> str | None:
    """What an answer is to be called from now on, "" for nothing; None where nothing of its name was changed."""
    if not asks_name(view):
        return None
    name = one_line(typed(view, "name"))
    return None if name == desk.name_of(request) else name


def why_not_named(caller: Caller, request: AskRequest, name: str) -> FieldError | None:
    """Why an answer is not called so; None where it is. Only who asked names it."""
    if caller.person != request.question.person:
        return FieldError("name", refusals.NOT_YOURS_TO_NAME)
    return FieldError("name", phrasing.name_too_long(LONGEST_NAME)) if len(name) > LONGEST_NAME else None


def rename(desk: Desk, request: AskRequest, outcome: Answered, name: str) -> None:
    """Call an answer so, in its message too, and say what came of it to who asked."""
    place, person = request.place, request.question.person
    sentence = sharing.ANSWER_NAMED if name else sharing.ANSWER_UNNAMED
    try:
        if desk.names is not None:
            desk.names.give(request.ask_id, person, name)
        if not redrawn(desk, request, outcome):
            sentence = sharing.NAMED_NOT_SHOWN
    except NotFound:
        sentence = answering.ANSWER_GONE
    except CandorError as error:
        logger.warning("an answer was not named: %s", redact(str(error)))
        sentence = errors.CLICK_FAILED
    desk.notice(place.channel, person, sentence, place.thread_ts)


def asks_name(view: Json) -> bool:
    """Whether the modal had a field for the name: who may not name sees none, and takes no name away."""
    return "name" in ((view.get("state") or {}).get("values") or {})
