"""What a Web API method and the page work with."""

from __future__ import annotations

import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.console.arguments import Arguments
from bot.console.content import Channel, Json
from bot.console.errors import ApiError
from bot.console.posting import Posting
from bot.console.socket_mode import SocketMode
from bot.console.state import Message, UnknownNameError, WorkspaceState
from bot.console.views import Views

if TYPE_CHECKING:
    from bot.console.people import People


@dataclass
class Services:
    """The parts of a running workspace."""

    state: WorkspaceState
    posting: Posting
    views: Views
    people: People
    socket_mode: SocketMode
    base_url: str = ""

    def message(self, channel: Channel, ts: str) -> Message:
        """A message by its place. Raises ApiError message_not_found."""
        try:
            return self.state.message(channel.id, ts)
        except UnknownNameError:
            raise ApiError("message_not_found") from None

    def permalink(self, channel_id: str, ts: str) -> str:
        """A message's address on the page."""
        return f"{self.base_url}/#/{urllib.parse.quote(channel_id)}/{ts}"


Method = Callable[[Services, Arguments], Json]
"""A Web API method: its answer without `ok`. Raises ApiError."""
