"""Deliveries to the app: events, clicks and commands, each until it is acknowledged or given up.

Events are tried again as Slack does (at once, after one minute, after five), always with the same event_id;
clicks, submissions and commands are tried once. A transport (Socket Mode or signed HTTP) makes one attempt.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.console.content import Json
from bot.console.faults import Faults

SLACK_RETRY_DELAYS_S = (0.0, 60.0, 300.0)
SLACK_ACKNOWLEDGE_WITHIN_S = 3.0
DeliveryKind = Literal["events_api", "interactive", "slash_commands"]


@dataclass(frozen=True)
class Attempt:
    """One try: when it started (time.monotonic), over which connection, how it failed (None: it did not)."""

    number: int
    started: float
    connection: str
    failure: str | None


@dataclass(eq=False)
class Delivery:
    """One payload on its way to the app."""

    kind: DeliveryKind
    payload: Json
    attempts: list[Attempt] = field(default_factory=list)
    done: concurrent.futures.Future[Json | None] = field(default_factory=concurrent.futures.Future)

    @property
    def event_id(self) -> str | None:
        """The event's id; None for clicks and commands."""
        return self.payload.get("event_id")

    def acknowledged(self, timeout_s: float = 30.0) -> bool:
        """Wait until the app acknowledged (True) or the workspace gave up or the time is over (False)."""
        try:
            self.done.result(timeout_s)
        except (NotDeliveredError, concurrent.futures.TimeoutError, concurrent.futures.CancelledError):
            return False
        return True

    def answer(self, timeout_s: float = 30.0) -> Json | None:
        """The payload of the app's acknowledgement. Raises NotDeliveredError or TimeoutError."""
        return self.done.result(timeout_s)


class NotDeliveredError(Exception):
    """No attempt was acknowledged."""


class AttemptFailedError(Exception):
    """One attempt was not acknowledged; the message is Slack's retry reason, as in "timeout"."""

    def __init__(self, reason: str, connection: str = "", *, final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.connection = connection
        self.final = final


class Transport(Protocol):
    """Brings one payload to the app, once."""

    async def attempt(self, delivery: Delivery, retry: int, reason: str | None) -> tuple[str, Json | None]:
        """Returns the connection's name and the acknowledgement's payload. Raises AttemptFailedError."""
        ...


OnAnswer = Callable[[Delivery, Json | None], None]
"""What the workspace does with an acknowledgement's payload, before waiting callers hear of it."""


class Deliveries:
    """Sends deliveries from any thread; the attempts run on the server's event loop."""

    def __init__(self, faults: Faults, retry_delays_s: Sequence[float] = SLACK_RETRY_DELAYS_S) -> None:
        self.retry_delays_s = tuple(retry_delays_s)
        self.sent: list[Delivery] = []
        self.transport: Transport | None = None
        self._faults = faults
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running: set[asyncio.Task[None]] = set()

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Use this loop from now on."""
        self._loop = loop

    async def stop(self) -> None:
        """Give up what is still on its way."""
        self._loop = None
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def send(self, delivery: Delivery, on_answer: OnAnswer | None = None) -> Delivery:
        """Start delivering; returns at once. The payload is copied: what changes later does not change it."""
        delivery.payload = json.loads(json.dumps(delivery.payload))
        self.sent.append(delivery)
        self._schedule(lambda: self._deliver(delivery, on_answer))
        if delivery.kind == "events_api" and self._faults.take_doubled_event():
            self.redeliver(delivery)
        return delivery

    def redeliver(self, delivery: Delivery) -> Delivery:
        """Deliver the same payload, with the same event_id, once more."""
        again = Delivery(delivery.kind, delivery.payload)
        self.sent.append(again)
        self._schedule(lambda: self._deliver(again, None))
        return again

    def _schedule(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        loop = self._loop
        if loop is None:
            raise RuntimeError("the workspace is not running")

        def start() -> None:
            task = loop.create_task(work())
            self._running.add(task)
            task.add_done_callback(self._running.discard)

        loop.call_soon_threadsafe(start)

    async def _deliver(self, delivery: Delivery, on_answer: OnAnswer | None) -> None:
        assert self.transport is not None, "a transport is set before the loop starts"
        delays_s = self.retry_delays_s if delivery.kind == "events_api" else ()
        reason = None
        for number, delay_s in enumerate((0.0, *delays_s)):
            await asyncio.sleep(delay_s)
            started = time.monotonic()
            try:
                connection, answer = await self.transport.attempt(delivery, number, reason)
            except AttemptFailedError as failure:
                reason = failure.reason
                delivery.attempts.append(Attempt(number, started, failure.connection, reason))
                if failure.final:
                    break
                continue
            delivery.attempts.append(Attempt(number, started, connection, None))
            if on_answer is not None:
                on_answer(delivery, answer)
            delivery.done.set_result(answer)
            return
        delivery.done.set_exception(NotDeliveredError(reason or "not delivered"))
