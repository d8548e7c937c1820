"""Short-lived ids that an interaction carries: trigger ids and response URLs, with Slack's limits.

What is over is forgotten when the next one is issued, so that a workspace that runs for months holds the last minutes'.
"""

from __future__ import annotations

import secrets
import threading
import time
from dataclasses import dataclass, field
from typing import TypeVar

from bot.console.errors import ApiError

TRIGGER_LIFETIME_S = 3.0
TRIGGER_REMEMBERED_S = 10 * 60.0
"""For so long after its lifetime a trigger id is told from one that there never was."""
RESPONSE_URL_LIFETIME_S = 30 * 60.0
RESPONSE_URL_USES = 5


@dataclass
class Trigger:
    """Whose interaction it was and, inside a modal, in which view."""

    user: str
    view_id: str | None = None
    born: float = field(default_factory=time.monotonic)
    used: bool = False


class Triggers:
    """Trigger ids: valid once, for `lifetime_s` seconds after the interaction. Thread-safe."""

    def __init__(self, lifetime_s: float = TRIGGER_LIFETIME_S) -> None:
        self.lifetime_s = lifetime_s
        self._known: dict[str, Trigger] = {}
        self._lock = threading.Lock()

    def issue(self, user: str, view_id: str | None = None) -> str:
        """A new trigger id."""
        number = f"{secrets.randbelow(10**12):012d}.{secrets.randbelow(10**12):012d}.{secrets.token_hex(16)}"
        with self._lock:
            _forget(self._known, self.lifetime_s + TRIGGER_REMEMBERED_S)
            self._known[number] = Trigger(user, view_id)
        return number

    def exchange(self, trigger_id: object) -> Trigger:
        """Use a trigger id up. Raises ApiError when unknown, used or expired."""
        with self._lock:
            trigger = self._known.get(str(trigger_id))
            if trigger is None:
                raise ApiError("invalid_trigger_id")
            if trigger.used:
                raise ApiError("exchanged_trigger_id")
            if time.monotonic() - trigger.born > self.lifetime_s:
                raise ApiError("expired_trigger_id")
            trigger.used = True
            return trigger


@dataclass
class ResponsePlace:
    """Where a response URL answers: a channel, the person, and the message that was clicked, if any."""

    channel: str
    user: str
    message_ts: str | None = None
    thread_ts: str | None = None
    born: float = field(default_factory=time.monotonic)
    uses: int = 0


class ResponseUrls:
    """Response URLs: five uses within thirty minutes. Thread-safe."""

    def __init__(self, lifetime_s: float = RESPONSE_URL_LIFETIME_S) -> None:
        self.lifetime_s = lifetime_s
        self._known: dict[str, ResponsePlace] = {}
        self._lock = threading.Lock()

    def issue(self, place: ResponsePlace) -> str:
        """The token of a new response URL."""
        token = secrets.token_urlsafe(18)
        with self._lock:
            _forget(self._known, self.lifetime_s)
            self._known[token] = place
        return token

    def use(self, token: str) -> ResponsePlace:
        """Count one use. Raises ApiError when unknown, expired or used up."""
        with self._lock:
            place = self._known.get(token)
            if place is None or time.monotonic() - place.born > self.lifetime_s:
                raise ApiError("expired_url")
            if place.uses >= RESPONSE_URL_USES:
                raise ApiError("used_url")
            place.uses += 1
            return place


Ticket = TypeVar("Ticket", Trigger, ResponsePlace)


def _forget(known: dict[str, Ticket], after_s: float) -> None:
    """Drop what is older; the oldest come first."""
    now = time.monotonic()
    while known and now - known[oldest := next(iter(known))].born > after_s:
        del known[oldest]
