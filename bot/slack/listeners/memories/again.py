"""“Not this time”: the question of an answer is asked again without the hint that steered it; the hint itself stays."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import replace

from slack_bolt import App

from bot.asks.conversation import AskRequest, TooBusy
from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click
from bot.slack.listeners.desk import Desk
from bot.slack.views.answer import NOT_NOW_ACTION, steered_by
from bot.slack.views.kit import Message, section
from bot.slack.views.text import inert, quoted
from bot.slack.voice import CannotPost
from bot.wording import errors, refusals, remembering
from reliability.errors import BadInput, CandorError

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the button under an answer that a hint steered."""
    on_click(app, desk, NOT_NOW_ACTION, _ask_again)


def _ask_again(desk: Desk, click: Click) -> None:
    ask_id, hint_id = steered_by(click.value)
    outcome = answer_behind(desk, replace(click, value=ask_id))
    request = desk.asks.request(ask_id)
    if outcome is None or request is None:
        return
    hint = next((each for each in outcome.steered if each.id == hint_id and hint_id), None)
    sentence = remembering.HINT_GONE
    if hint is not None:
        sentence = _submitted(desk, again(request, hint_id), quoted(hint.phrase, 100))
    if sentence:
        desk.notice(click.channel, click.person, sentence, click.thread_ts)


def again(request: AskRequest, hint_id: str) -> AskRequest:
    """The same question without one hint more; the same for every click on the same button."""
    ask_id = "without-" + hashlib.sha256(f"{request.ask_id} {hint_id}".encode()).hexdigest()
    question = replace(request.question, id=ask_id)
    return replace(request, ask_id=ask_id, question=question, without=(*request.without, hint_id))


def _submitted(desk: Desk, request: AskRequest, phrase: str) -> str:
    """Say what is read again, and submit it; why not, where it was not taken, and "" where it was taken or was
    before."""
    if desk.asks.request(request.ask_id) is not None:
        return ""
    place = request.place
    said = section(remembering.read_again(request.question.person, inert(request.question.text, 2500), phrase))
    try:
        desk.say(place.channel, place.thread_ts, request.ask_id, "question", Message(said["text"]["text"], (said,)))
        desk.asks.submit(request)
    except (TooBusy, BadInput) as error:
        return str(error)
    except CannotPost:
        return refusals.NOT_IN_CHANNEL
    except CandorError as error:
        logger.warning("a question was not asked again: %s", redact(str(error)))
        return errors.CLICK_FAILED
    return ""
