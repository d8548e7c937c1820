"""Asks who clicks before anything is shown or done: the facts that the rules of bot/slack/may.py decide on.

Whoever is turned away gets one sentence; the log says what was tried by whom and where, in kinds, with no data. Slack
is asked only where its answer decides: not where somebody looks at what is theirs, and not for who is in a channel that
all may look into.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass

from slack_bolt import BoltContext
from slack_sdk.errors import SlackClientError

from bot.asks.conversation import AskRequest
from bot.redaction import redact
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.events import home_of
from bot.slack.listeners.intake import Json, is_outsider
from bot.slack.listeners.people import Person
from bot.slack.may import RULES, Act, Where, Who, act_of, refusal
from bot.slack.voice import SlackAccessLost

logger = logging.getLogger(__name__)

_ABOUT_ANSWERS = (Act.LOOK, Act.TAKE, Act.JUDGE, Act.STOP, Act.AGAIN, Act.CORRECT, Act.SHARE)
_ASKS_WHO = (*_ABOUT_ANSWERS, Act.ASK, Act.REPLY, Act.HINT, Act.MEMORY, Act.REVIEW)
"""Acts for which the account is looked up: what a delivery leaves out makes nobody one of us."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who clicked, sent or commanded, as Slack's delivery says."""

    person: str
    is_outsider: bool


def caller_of(desk: Desk, body: Json, context: BoltContext) -> Caller:
    """Who is behind a click, a modal that was sent, or a command."""
    user = body.get("user")
    person = str((user.get("id") if isinstance(user, dict) else body.get("user_id")) or "")
    if not isinstance(user, dict):  # a command's form
        body = {"user": {"team_id": body.get("team_id")}, "enterprise": {"id": body.get("enterprise_id")}}
    return Caller(person, is_outsider(body, *home_of(context), desk.rules.allowed_teams))


def turned_away(desk: Desk, name: str, caller: Caller, request: AskRequest | None = None) -> str:
    """Why the caller may not use the control, view or command of that name; "" where they may.

    What is about an answer is asked twice: before the answer is looked for, whether it is somebody who is answered at
    all, so that nobody else learns what exists; then, with the ask, whether the answer is theirs to see.
    """
    act = act_of(name)
    who, where = _standing(desk, act, caller, request)
    sought = act in _ABOUT_ANSWERS and request is None and who is Who.UNKNOWN
    sentence = "" if sought else refusal(act, who, where)
    kind = act.value if act else "unknown"
    if sentence:
        logger.warning("turned away: act=%s who=%s where=%s", kind, who.value, where.value)
    if sentence or request is not None or act not in _ABOUT_ANSWERS:
        about = {"control": name, "act": kind, "who": who.value, "where": where.value, "allowed": not sentence}
        ask = {} if request is None else {"ask": request.ask_id, "channel": request.place.channel}
        desk.note(caller.person, "clicked", **about, **ask)
    return sentence


def may_use(desk: Desk, name: str, caller: Caller, request: AskRequest) -> bool:
    """Whether a control would be the caller's to use, so that it is offered; notes nothing, as nobody used it."""
    act = act_of(name)
    return not refusal(act, *_standing(desk, act, caller, request))


def is_gone(desk: Desk, name: str, caller: Caller) -> bool:
    """Whether the account of who used the control of that name is deactivated: then nobody is told anything. Where
    Slack does not tell, it is what it seems."""
    person = _account(desk, caller.person)
    gone = person is not None and person.is_gone
    if gone:
        desk.note(caller.person, "clicked", control=name, who=Who.GONE.value, where=Where.UNKNOWN.value, allowed=False)
    return gone


def _standing(desk: Desk, act: Act | None, caller: Caller, request: AskRequest | None) -> tuple[Who, Where]:
    if not caller.person:
        return Who.NOBODY, Where.UNKNOWN
    if caller.is_outsider:
        return Who.OUTSIDER, Where.UNKNOWN
    if act not in _ASKS_WHO or (act in _ABOUT_ANSWERS and request is None):
        return Who.UNKNOWN, Where.UNKNOWN
    # Who was an admin a few minutes ago may be none now.
    person = _account(desk, caller.person, fresh=act is Act.MEMORY)
    if person is not None and not person.is_known:
        return Who.NOBODY, Where.UNKNOWN
    if person is not None and person.is_outsider(desk.rules.allowed_teams):
        return Who.OUTSIDER, Where.UNKNOWN
    if person is not None and person.is_gone:
        return Who.GONE, Where.UNKNOWN
    if act in (Act.MEMORY, Act.REVIEW):
        return _rank(person), Where.UNKNOWN
    if request is None or act not in _ABOUT_ANSWERS:
        return Who.UNKNOWN, Where.UNKNOWN
    if caller.person == request.question.person:
        return Who.ASKER, Where.UNKNOWN  # may everywhere, so that the place need not be asked for
    where = desk.places.where(request.place.channel)
    return (Who.UNKNOWN if person is None else _relation(desk, act, person, request, where)), where


def _rank(person: Person | None) -> Who:
    """What somebody is in the workspace, wherever they click."""
    if person is None:
        return Who.UNKNOWN
    if person.is_guest:
        return Who.PASSER_BY
    return Who.ADMIN if person.is_admin else Who.COLLEAGUE


def _relation(desk: Desk, act: Act, person: Person, request: AskRequest, where: Where) -> Who:
    """What somebody who did not ask is to the answer; who is in the channel is asked for only where it decides."""
    if act is Act.STOP and person.is_admin:
        return Who.ADMIN  # their being in the channel or not changes nothing
    if act is Act.CORRECT and person.is_admin and where is Where.PRIVATE:  # of what they may see only
        return Who.ADMIN if desk.places.holds(request.place.channel, person.id) else Who.COLLEAGUE
    if act is Act.CORRECT and person.is_admin:
        return Who.ADMIN
    inside = Who.GUEST if person.is_guest else Who.MEMBER
    outside = Who.PASSER_BY if person.is_guest else Who.ADMIN if person.is_admin else Who.COLLEAGUE
    allowed = RULES[act][where]
    if (inside in allowed) == (outside in allowed):
        return outside
    is_in = desk.places.holds(request.place.channel, person.id)
    if is_in is None:
        return Who.UNKNOWN
    return inside if is_in else outside


def _account(desk: Desk, person_id: str, *, fresh: bool = False) -> Person | None:
    """The account, or None where Slack does not tell."""
    try:
        return desk.people.person(person_id, fresh=fresh)
    except (SlackAccessLost, SlackClientError, OSError) as error:
        logger.warning("not known whose account it is: %s", redact(str(error)))
        return None
