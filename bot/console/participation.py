"""The workspace as its page and the local bot's start use it: its content, its people, and faults to come."""

from __future__ import annotations

from typing import Any

from bot.console.content import Json
from bot.console.delivery.deliveries import Delivery
from bot.console.delivery.socket_mode import SocketMode
from bot.console.faults import FaultKind, Faults, InjectedFault
from bot.console.people import PeopleAtWork
from bot.console.state import UnknownNameError, WorkspaceState


class Participation:
    """The workspace's content and what can be done in it, by name. Safe to use from any thread."""

    faults: Faults
    suggestions: tuple[str, ...]
    socket_mode: SocketMode

    def __init__(self, state: WorkspaceState, people: PeopleAtWork) -> None:
        self.state = state
        self.people = people

    def invite(self, channel: str) -> Delivery | None:
        """Bring the bot into a channel, or tell it again that it is there."""
        return self.people.invite(self.state.channel(channel))

    def messages(self, channel: str, thread_ts: str | None = None) -> list[Json]:
        """A channel's messages outside threads, or one thread with its parent first; oldest first.

        Each is what Slack's API shows plus `channel`, `ephemeral_to`, `notified`, `unfurl_links` and
        `unfurl_media`. Private messages are included.
        """
        with self.state.lock:
            place = self.state.channel(channel).id
            found = self.state.top_level(place) if thread_ts is None else self.state.thread(place, thread_ts)
            return [message.as_json() for message in found]

    def view(self, user: str, view_id: str) -> Json:
        """An open modal or the App Home of a person. Raises UnknownNameError."""
        person = self.state.user(user).id
        home = self.state.homes.get(person)
        for view in [*self.state.modals.get(person, []), *([home] if home else [])]:
            if view["id"] == view_id:
                return view
        raise UnknownNameError(f"{user} has no open view {view_id}")

    def fail_next(self, method: str, kind: FaultKind, times: int = 1, **detail: Any) -> None:
        """Let the next calls of a method ("*": any) fail; details: retry_after_s, error, delay_s."""
        self.faults.plan(InjectedFault(method, kind, times, **detail))
