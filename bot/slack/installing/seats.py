"""A seat is what Candor says and learns with in one workspace; asks are said from the seat of theirs."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.asks.conversation import AskRequest, OpenClarification, PlaceInLine
from bot.redaction import redact
from bot.slack.listeners.people import People
from bot.slack.listeners.places import Places
from bot.slack.messenger import SlackMessenger
from bot.slack.voice import SlackAccessLost, Voice
from reliability.errors import CandorError
from reliability.values import Outcome, Reply

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Seat:
    """A workspace's voice, its people, and what says the messages of asks there."""

    voice: Voice
    people: People
    messenger: SlackMessenger


SeatOf = Callable[[str], Seat]
"""The seat in a workspace, by its team id. Raises SlackAccessLost where the app is not installed (any more)."""


class ChannelsOfTeams:
    """The Channels of bot/asks/schedules/runs.py: each channel is looked up in its own workspace."""

    def __init__(self, seat_of: SeatOf) -> None:
        self._seat_of = seat_of

    def closed(self, team: str, channel: str) -> str:
        """Why nothing can be said in a channel any more; "" where it can, or Slack does not tell."""
        places = self._places(team)
        return "" if places is None else places.closed(channel)

    def holds(self, team: str, channel: str, person: str) -> bool | None:
        """Whether a person is in a channel; None where Slack does not tell."""
        places = self._places(team)
        return None if places is None else places.holds(channel, person)

    def _places(self, team: str) -> Places | None:
        try:
            return Places(self._seat_of(team).voice)
        except (SlackAccessLost, CandorError) as error:
            logger.warning("the channels of a workspace are not known: %s", redact(str(error)))
            return None


class MessengerOfTeams:
    """The Messenger of bot/asks/conversation.py: each ask is spoken of where it was asked."""

    def __init__(self, seat_of: SeatOf) -> None:
        self._seat_of = seat_of

    def _of(self, request: AskRequest) -> SlackMessenger:
        return self._seat_of(request.place.team).messenger

    def status(self, request: AskRequest, stage: str) -> None:
        """Show the stage."""
        self._of(request).status(request, stage)

    def clarify(self, request: AskRequest, waiting: OpenClarification) -> str:
        """Post a clarification; returns the message's ts."""
        return self._of(request).clarify(request, waiting)

    def settle(self, request: AskRequest, waiting: OpenClarification, reply: Reply | None) -> None:
        """Replace a clarification's buttons by what was decided."""
        self._of(request).settle(request, waiting, reply)

    def conclude(self, request: AskRequest, outcome: Outcome) -> str:
        """Post the answer, the abstention or the help; returns the message's ts."""
        return self._of(request).conclude(request, outcome)

    def apologize(self, request: AskRequest, sentence: str) -> str:
        """Post that the ask failed or was stopped; returns the ts."""
        return self._of(request).apologize(request, sentence)

    def progress(self, request: AskRequest, turn: int, place: PlaceInLine | None, ts: str) -> str:
        """Show where the ask stands; returns the message's ts."""
        return self._of(request).progress(request, turn, place, ts)

    def end_progress(self, request: AskRequest, turn: int, ts: str) -> None:
        """Take that message away."""
        self._of(request).end_progress(request, turn, ts)
