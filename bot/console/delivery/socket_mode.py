"""Socket Mode, the server's side: tickets, connections, envelopes and their acknowledgements."""

from __future__ import annotations

import asyncio
import json
import secrets
import uuid
from dataclasses import dataclass, field

from aiohttp import WSCloseCode, WSMsgType, web

from bot.console.content import APP_ID, Json
from bot.console.delivery.deliveries import AttemptFailedError, Delivery

MAX_CONNECTIONS = 10
PING_EVERY_S = 20.0


@dataclass(eq=False)
class Connection:
    """One open WebSocket of the app and the envelopes that it has yet to acknowledge."""

    id: str
    socket: web.WebSocketResponse
    pending: dict[str, asyncio.Future[Json | None]] = field(default_factory=dict)


class SocketMode:
    """Sends each envelope to exactly one of the app's connections, in turn."""

    def __init__(self, acknowledge_within_s: float) -> None:
        self.acknowledge_within_s = acknowledge_within_s
        self.connections: list[Connection] = []
        self._tickets: set[str] = set()
        self._turn = 0
        self._connected = asyncio.Event()

    def issue_ticket(self) -> str:
        """A ticket for one connection (apps.connections.open)."""
        ticket = secrets.token_urlsafe(16)
        self._tickets.add(ticket)
        return ticket

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """The WebSocket endpoint."""
        ticket = request.query.get("ticket", "")
        if ticket not in self._tickets:
            return web.Response(status=401, text="invalid ticket")
        self._tickets.remove(ticket)
        socket = web.WebSocketResponse(heartbeat=PING_EVERY_S)
        await socket.prepare(request)
        if len(self.connections) >= MAX_CONNECTIONS:
            await socket.send_json({"type": "disconnect", "reason": "too_many_websockets"})
            await socket.close()
            return socket
        connection = Connection(uuid.uuid4().hex[:8], socket)
        try:
            await socket.send_json(self._hello())
            self.connections.append(connection)
            self._connected.set()
            await self._read(connection)
        finally:
            self._forget(connection)
        return socket

    def _hello(self) -> Json:
        return {
            "type": "hello",
            "num_connections": len(self.connections) + 1,
            "debug_info": {
                "host": "local-workspace",
                "build_number": 1,
                "approximate_connection_time": 18060,
            },
            "connection_info": {"app_id": APP_ID},
        }

    def _forget(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        if not self.connections:
            self._connected.clear()
        for waiting in connection.pending.values():
            if not waiting.done():
                waiting.set_exception(AttemptFailedError("timeout", connection.id))
                waiting.exception()  # seen: nobody may be waiting for it any more

    async def _read(self, connection: Connection) -> None:
        async for frame in connection.socket:
            if frame.type != WSMsgType.TEXT:
                continue
            try:
                said = json.loads(frame.data)
            except ValueError:
                continue  # the client's free-text keep-alives
            waiting = connection.pending.pop(str(said.get("envelope_id")), None) if isinstance(said, dict) else None
            if waiting is not None and not waiting.done():
                waiting.set_result(said.get("payload"))

    async def attempt(self, delivery: Delivery, retry: int, reason: str | None) -> tuple[str, Json | None]:
        """Send one envelope and wait for its acknowledgement. Raises AttemptFailedError."""
        try:
            async with asyncio.timeout(self.acknowledge_within_s):
                await self._connected.wait()
        except TimeoutError:
            raise AttemptFailedError("timeout", "none") from None
        self._turn += 1
        connection = self.connections[self._turn % len(self.connections)]
        envelope_id = str(uuid.uuid4())
        envelope = {
            "envelope_id": envelope_id,
            "type": delivery.kind,
            "payload": delivery.payload,
            "accepts_response_payload": delivery.kind != "events_api",
        }
        if delivery.kind == "events_api":
            envelope.update(retry_attempt=retry, retry_reason=reason or "")
        waiting: asyncio.Future[Json | None] = asyncio.get_running_loop().create_future()
        connection.pending[envelope_id] = waiting
        try:
            async with asyncio.timeout(self.acknowledge_within_s):
                await connection.socket.send_json(envelope)
                return connection.id, await waiting
        except (TimeoutError, ConnectionError):
            raise AttemptFailedError("timeout", connection.id) from None
        finally:
            connection.pending.pop(envelope_id, None)

    async def disconnect(self, reason: str, close_after_s: float | None = 0.0) -> None:
        """Tell every connection to reconnect; close it after `close_after_s` seconds (None: never)."""
        told = list(self.connections)
        for connection in told:
            await connection.socket.send_json(
                {"type": "disconnect", "reason": reason, "debug_info": {"host": "local-workspace"}}
            )
        if close_after_s is not None:
            await asyncio.sleep(close_after_s)
            await self._close(told)

    async def close(self) -> None:
        """Close every connection without a word."""
        await self._close(list(self.connections))

    async def _close(self, connections: list[Connection]) -> None:
        for connection in connections:
            self._forget(connection)  # first, so that nothing more is sent to it
            await connection.socket.close(code=WSCloseCode.GOING_AWAY, drain=False)
