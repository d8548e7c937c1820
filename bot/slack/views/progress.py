"""What a thread shows while its question waits or is worked on: the place in the line, and a way to stop it."""

from __future__ import annotations

from bot.asks.conversation import PlaceInLine
from bot.slack.views.kit import Message, actions, button, section
from bot.wording import working

STOP_ACTION = "candor_stop"


def progress(ask_id: str, place: PlaceInLine | None) -> Message:
    """The message; `place` None: it is worked on."""
    sentence = working.WORKING if place is None else working.in_line(place.number, place.about_s)
    buttons = actions("candor_progress", [button(working.STOP, STOP_ACTION, ask_id)])
    return Message(sentence, (section(sentence), buttons))
