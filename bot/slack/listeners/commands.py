"""`/ask`, and example questions: the question is posted for all to see, then answered in its thread."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from slack_bolt import Ack, App, BoltContext, Respond

from bot.slack.listeners.desk import Desk
from bot.slack.listeners.door import caller_of, turned_away
from bot.slack.listeners.events import home_of, refusal, submitted
from bot.slack.listeners.intake import Incoming, Json, Kind, question_text
from bot.slack.views.abstention import apology
from bot.slack.views.kit import Message, section
from bot.slack.views.text import inert
from bot.slack.voice import CannotPost
from bot.wording import refusals, working

logger = logging.getLogger(__name__)

COMMAND = "/ask"


def register(app: App, desk: Desk) -> None:
    """Listen to the slash command."""

    def ask(ack: Ack, body: Json, context: BoltContext, respond: Respond) -> None:
        ack()
        channel, person = str(body["channel_id"]), str(body["user_id"])
        text = question_text(str(body.get("text") or ""), str(context.bot_user_id or ""))

        def privately(message: Message) -> None:
            respond(text=message.text, blocks=list(message.blocks), response_type="ephemeral")

        refused = turned_away(desk, COMMAND, caller_of(desk, body, context))
        if refused:
            privately(apology(refused))
            return
        team = home_of(context)[0]
        ask_visibly(desk, str(body["trigger_id"]), person, channel, "", text, team, "slash", privately)

    app.command(COMMAND)(ask)


def ask_visibly(
    desk: Desk,
    ask_id: str,
    person: str,
    channel: str,
    thread_ts: str,
    text: str,
    team: str,
    kind: Kind,
    privately: Callable[[Message], Any],
) -> None:
    """Post who asks what, then submit it under that post (or in the thread that it was asked in).

    What stands in the way is said privately. The same `ask_id` again does nothing.
    """
    if not desk.rules.answers_in(channel):
        privately(apology(refusals.CHANNEL_NOT_ALLOWED))
        return
    refused = refusal(desk, text, channel)
    if refused is not None:
        privately(refused)
        return
    if desk.asks.request(ask_id) is not None:
        return
    sentence = working.asked_by(person, inert(text, 2500))
    try:
        ts = desk.say(channel, thread_ts, ask_id, "question", Message(sentence, (section(sentence),)))
    except CannotPost:
        privately(apology(refusals.NOT_IN_CHANNEL))
        return
    said = Incoming(ask_id, person, channel, ts, thread_ts, text, kind)
    not_taken = submitted(desk, said, team)
    if not_taken is not None:
        desk.say(channel, said.answer_thread, ask_id, "notice", not_taken)
