"""HTTP mode: Slack's signed requests, served by aiohttp, handed to Bolt.

The signature is checked first, over the raw bytes; nothing parses a body before that. What is not signed is a 401 (a
429 after too many), what is signed and no delivery of Slack's a 400. How large a body is, how long it may take and how
many are read at once is bounded, since anybody can reach this address.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from aiohttp import ClientError, web
from slack_bolt import BoltRequest, BoltResponse
from slack_bolt.oauth import OAuthFlow

from bot.slack.deliveries import Malformed, read_delivery
from bot.slack.installing.entrance import InstallEntrance
from bot.slack.signature import Senders, is_signed, looks_signed

logger = logging.getLogger(__name__)

PATH = "/slack/events"
MAX_BODY_BYTES = 1024 * 1024
"""Slack's largest payloads (a modal with all its blocks) stay far below; more is not read."""
BODY_WITHIN_S = 5.0
_BODIES_AT_ONCE = 64
_DISPATCH_THREADS = 20


class Dispatching(Protocol):
    """What takes deliveries: a Bolt app, or those of several workspaces (bot/slack/installing/workspaces.py)."""

    def dispatch(self, req: BoltRequest, /) -> BoltResponse:
        """Take a delivery."""
        ...


def build_server(
    app: Dispatching,
    signing_secret: str,
    *,
    path: str = PATH,
    max_body_bytes: int = MAX_BODY_BYTES,
    body_within_s: float = BODY_WITHIN_S,
    senders: Senders | None = None,
    flow: OAuthFlow | None = None,
) -> web.Application:
    """An aiohttp application: POST `path` for Slack, GET /health for whoever watches the process, and with a `flow`
    what installs the app in a workspace."""
    senders = senders or Senders()
    entrance = _Entrance(app, signing_secret, max_body_bytes, body_within_s, senders)
    install = InstallEntrance(flow, senders) if flow is not None else None

    async def health(_request: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def close(_server: web.Application) -> None:
        entrance.close()
        if install is not None:
            install.close()

    server = web.Application(client_max_size=max_body_bytes)
    server.add_routes([web.post(path, entrance.handle), web.get("/health", health)])
    server.add_routes(install.routes() if install is not None else [])
    server.on_cleanup.append(close)
    return server


def serve(
    app: Dispatching, signing_secret: str, host: str, port: int, *, path: str = PATH, flow: OAuthFlow | None = None
) -> None:
    """Serve until the process is told to stop (SIGINT, SIGTERM). Raises OSError when the port is taken."""
    server = build_server(app, signing_secret, path=path, flow=flow)
    web.run_app(server, host=host, port=port, print=None, access_log=None)


class _Entrance:
    """Takes requests: who may go on is decided by the signature alone."""

    def __init__(
        self, app: Dispatching, secret: str, max_body_bytes: int, body_within_s: float, senders: Senders
    ) -> None:
        self._app = app
        self._secret = secret
        self._max_body_bytes = max_body_bytes
        self._body_within_s = body_within_s
        self._senders = senders
        self._reading = 0
        self._slowed = asyncio.Lock()  # addresses that sent much nonsense are read one at a time
        self._threads = ThreadPoolExecutor(_DISPATCH_THREADS, thread_name_prefix="slack-http")

    def close(self) -> None:
        """Take nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def handle(self, request: web.Request) -> web.Response:
        """One request of Slack, or of somebody else."""
        address = request.remote or ""
        if not self._senders.is_slowed(address):
            return await self._take(request, address)
        # Slowed down, not shut out: Slack may share a proxy's address with whoever sends nonsense.
        if self._slowed.locked():
            return _refused(429, "too many requests", {"Retry-After": "10"})
        async with self._slowed:
            return await self._take(request, address)

    async def _take(self, request: web.Request, address: str) -> web.Response:
        timestamps = request.headers.getall("X-Slack-Request-Timestamp", [])
        signatures = request.headers.getall("X-Slack-Signature", [])
        if len(timestamps) != 1 or len(signatures) != 1 or not looks_signed(timestamps[0], signatures[0]):
            self._senders.wrong(address)
            return _refused(401)
        if "Content-Encoding" in request.headers:  # Slack compresses nothing; what unpacks may be huge
            return _refused(415)
        if (request.content_length or 0) > self._max_body_bytes:
            self._senders.wrong(address)
            return _refused(413, "too large")
        body = await self._read(request)
        if isinstance(body, web.Response):
            self._senders.wrong(address)
            return body
        if not is_signed(self._secret, timestamps[0], signatures[0], body):
            self._senders.wrong(address)
            return _refused(401)
        self._senders.signed(address)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._dispatch, body, request.content_type, _headers(request), request.query_string
        )

    async def _read(self, request: web.Request) -> bytes | web.Response:
        """The body, or the refusal of one that is too large, too slow, or one too many."""
        if self._reading >= _BODIES_AT_ONCE:
            return _refused(503, "busy", {"Retry-After": "1"})
        self._reading += 1
        try:
            async with asyncio.timeout(self._body_within_s):
                return await request.read()
        except web.HTTPRequestEntityTooLarge:
            return _refused(413, "too large")
        except TimeoutError:
            return _refused(408, "too slow")
        except (ConnectionError, ClientError, web.RequestPayloadError):  # hung up in the middle
            return _refused(400)
        finally:
            self._reading -= 1

    def _dispatch(
        self, body: bytes, content_type: str, headers: dict[str, str | Sequence[str]], query: str
    ) -> web.Response:
        """Hand a signed body to Bolt, in a thread."""
        try:
            delivery = read_delivery(body, content_type)
        except Malformed as error:
            logger.warning("a signed request is no delivery of Slack's: %s", error)
            return _refused(400)
        # "socket_mode" is what Bolt calls a delivery that is verified and read already. Its own reader would parse the
        # body once more, and take a command whose text holds the word "payload" for an empty one.
        request = BoltRequest(body=delivery, query=query, headers=headers, mode="socket_mode")
        return _as_aiohttp(self._app.dispatch(request))


def _headers(request: web.Request) -> dict[str, str | Sequence[str]]:
    return {name: request.headers.getall(name) for name in set(request.headers)}


def _refused(status: int, why: str = "invalid request", headers: dict[str, str] | None = None) -> web.Response:
    """Refuse without reading what may still come: the connection ends."""
    response = web.json_response({"error": why}, status=status, headers=headers)
    response.force_close()
    return response


def _as_aiohttp(response: BoltResponse) -> web.Response:
    body = response.body if isinstance(response.body, str) else json.dumps(response.body)
    content_type = response.first_headers_without_set_cookie().get("content-type", "text/plain")
    return web.Response(status=response.status, text=body, content_type=content_type.split(";")[0])
