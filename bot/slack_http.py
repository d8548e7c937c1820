"""HTTP mode: Slack's signed requests, served by aiohttp, handed to Bolt.

Before Bolt sees a request its size, its headers and its bytes are checked, since slack_sdk's verifier
raises on a timestamp that is no number, and on bytes that are no UTF-8, instead of refusing them, and Bolt
on a payload that it cannot read. Bolt then verifies the signature itself (constant time, five minutes) and answers 401.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from aiohttp import web
from slack_bolt import App, BoltRequest, BoltResponse

logger = logging.getLogger(__name__)

PATH = "/slack/events"
MAX_BODY_BYTES = 1_000_000
"""Slack's largest payloads (a modal with all its blocks) stay far below; more is not read."""

_TIMESTAMP = re.compile(r"[0-9]{1,12}", re.ASCII)
_SIGNATURE = re.compile(r"v0=[0-9a-f]{64}", re.ASCII)
_DISPATCH_THREADS = 20


def build_server(app: App, *, path: str = PATH, max_body_bytes: int = MAX_BODY_BYTES) -> web.Application:
    """An aiohttp application: POST `path` for Slack, GET /health for whoever watches the process."""
    threads = ThreadPoolExecutor(_DISPATCH_THREADS, thread_name_prefix="slack-http")

    async def slack_events(request: web.Request) -> web.Response:
        if not _may_be_signed(request):
            return web.json_response({"error": "invalid request"}, status=401)
        if (request.content_length or 0) > max_body_bytes:
            return _too_large()
        try:
            body = (await request.read()).decode("utf-8")
        except web.HTTPRequestEntityTooLarge:
            return _too_large()
        except UnicodeDecodeError:
            return web.json_response({"error": "invalid request"}, status=401)
        headers: dict[str, str | Sequence[str]] = {
            name: request.headers.getall(name) for name in set(request.headers)
        }
        try:
            bolt_request = BoltRequest(body=body, query=request.query_string, headers=headers)
        except (ValueError, TypeError, AttributeError):
            # Bolt reads the payload before it verifies it: what cannot be read is not verified.
            return web.json_response({"error": "invalid request"}, status=401)
        response = await asyncio.get_running_loop().run_in_executor(threads, app.dispatch, bolt_request)
        return _as_aiohttp(response)

    async def health(_request: web.Request) -> web.Response:
        return web.json_response({"status": "ok"})

    async def close(_server: web.Application) -> None:
        threads.shutdown(wait=False, cancel_futures=True)

    server = web.Application(client_max_size=max_body_bytes)
    server.add_routes([web.post(path, slack_events), web.get("/health", health)])
    server.on_cleanup.append(close)
    return server


def serve(app: App, host: str, port: int, *, path: str = PATH) -> None:
    """Serve until the process is told to stop (SIGINT, SIGTERM). Raises OSError when the port is taken."""
    web.run_app(build_server(app, path=path), host=host, port=port, print=None, access_log=None)


def _may_be_signed(request: web.Request) -> bool:
    """Whether the two headers are there, once each, in the form that Slack sends."""
    timestamps = request.headers.getall("X-Slack-Request-Timestamp", [])
    signatures = request.headers.getall("X-Slack-Signature", [])
    return (
        len(timestamps) == len(signatures) == 1
        and _TIMESTAMP.fullmatch(timestamps[0]) is not None
        and _SIGNATURE.fullmatch(signatures[0]) is not None
    )


def _too_large() -> web.Response:
    """Refuse without reading the rest: the connection ends."""
    response = web.json_response({"error": "too large"}, status=413)
    response.force_close()
    return response


def _as_aiohttp(response: BoltResponse) -> web.Response:
    body = response.body if isinstance(response.body, str) else json.dumps(response.body)
    content_type = response.first_headers_without_set_cookie().get("content-type", "text/plain")
    return web.Response(status=response.status, text=body, content_type=content_type.split(";")[0])
