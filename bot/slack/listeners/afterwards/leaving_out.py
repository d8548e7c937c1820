"""A tap leaves out what an answer counts though it is marked as over, or brings it back: the answer follows at once,
and the tap is remembered for who tapped.

What a default filter of the team's catalog leaves out is everybody's: a tap brings it back for one answer, and nothing
is remembered. What is remembered is kept before the answer is asked for, so that no answer says what does not hold.
"""

from __future__ import annotations

import logging
import re

from slack_bolt import App

from bot.asks.afterwards import wanted
from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.slack.listeners.actions import Click, answer_behind, on_click
from bot.slack.listeners.desk import Desk
from bot.slack.views.afterwards.leaving_out import INCLUDE_ACTION, LEAVE_OUT_ACTION
from bot.slack.views.text import inert
from bot.wording import errors
from bot.wording.afterwards import leaving_out
from reliability.afterwards.answers import NarrowedAnswer
from reliability.afterwards.marked_rows import rows_of, rule_of
from reliability.afterwards.wanted import AnswerWish
from reliability.errors import BadInput, CandorError
from reliability.values import Answered, Included

logger = logging.getLogger(__name__)


def register(app: App, desk: Desk) -> None:
    """Listen to the buttons that leave out and include."""
    on_click(app, desk, re.compile(rf"^{LEAVE_OUT_ACTION}\d$"), leave_out)
    on_click(app, desk, re.compile(rf"^{INCLUDE_ACTION}\d$"), include)


def leave_out(desk: Desk, click: Click) -> None:
    """Have the answer without some of what it counts follow."""
    _change(desk, click, leaves_out=True)


def include(desk: Desk, click: Click) -> None:
    """Have the answer with some of what it leaves out follow."""
    _change(desk, click, leaves_out=False)


def _change(desk: Desk, click: Click, *, leaves_out: bool) -> None:
    outcome, request = answer_behind(desk, click), desk.asks.request(click.value)
    if outcome is None or request is None:
        return
    found = _rows(outcome, int(click.action_id[-1]), leaves_out=leaves_out)
    sentence = leaving_out.ROWS_GONE
    if found is not None:
        try:
            _remember(desk, click.person, request, found, leaves_out=leaves_out)
            sentence = _submitted(desk, click.person, request, found, leaves_out=leaves_out)
        except BadInput as error:  # there is no room just now
            sentence = str(error)
        except CandorError as error:
            logger.warning("a tap on what an answer counts was not taken: %s", redact(str(error)))
            sentence = errors.CLICK_FAILED
    desk.notice(click.channel, click.person, sentence, click.thread_ts)


def _rows(outcome: Answered, number: int, *, leaves_out: bool) -> Included | None:
    """The rows that a button is about; None where the answer has none of that number."""
    if leaves_out:
        return outcome.included[number] if number < len(outcome.included) else None
    left = outcome.left_out if isinstance(outcome, NarrowedAnswer) else ()
    if not isinstance(outcome, NarrowedAnswer) or number >= len(left):
        return None
    return next((each for each in outcome.over if each.condition == left[number].condition), None)


def _remember(desk: Desk, person: str, request: AskRequest, found: Included, *, leaves_out: bool) -> None:
    """Keep what a person chose, unless a rule decides for everybody. Raises CandorError."""
    if desk.choices is None or rule_of(found):
        return
    rows = rows_of(found, desk.schema_of(request.warehouse).dialect)
    if rows is not None:
        keep = desk.choices.leave_out if leaves_out else desk.choices.include
        keep(person, request.warehouse, rows)


def _submitted(desk: Desk, person: str, request: AskRequest, found: Included, *, leaves_out: bool) -> str:
    """Ask for the changed answer, and say what follows. Raises CandorError."""
    said = AnswerWish("leave out" if leaves_out else "include", request.ask_id, person, rows=found.condition)
    if not desk.asks.submit(wanted(request, said)):
        return leaving_out.ROWS_CHANGED_BEFORE
    desk.note(person, said.act, ask=request.ask_id, rows=found.label)
    noun = inert(found.label, 80)
    if rule_of(found):
        return leaving_out.leaving_out_once(noun) if leaves_out else leaving_out.including_once(noun)
    return leaving_out.leaving_out(noun) if leaves_out else leaving_out.including(noun)
