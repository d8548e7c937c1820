"""What a Web API method and the page work with."""

from __future__ import annotations

import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.console.api.arguments import Arguments
from bot.console.api.grants import Grants
from bot.console.content import Channel, Json
from bot.console.delivery.socket_mode import SocketMode
from bot.console.errors import ApiError
from bot.console.posting import Posting
from bot.console.state import UnknownNameError, WorkspaceMessage, WorkspaceState
from bot.console.views import Views

if TYPE_CHECKING:
    from bot.console.people import PeopleAtWork


@dataclass
class Services:
    """The parts of a running workspace."""

    state: WorkspaceState
    posting: Posting
    views: Views
    people: PeopleAtWork
    socket_mode: SocketMode
    grants: Grants
    base_url: str = ""

    def message(self, channel: Channel, ts: str) -> WorkspaceMessage:
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
