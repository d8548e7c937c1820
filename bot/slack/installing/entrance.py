"""The two addresses by which a browser installs the app, beside that of Slack's deliveries.

Anybody can reach them, so that few are answered at once, an address that sends nonsense is slowed down with all else
that it sends, and whatever stands in their query is looked up and never shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from aiohttp import web
from multidict import CIMultiDict
from slack_bolt import BoltRequest, BoltResponse
from slack_bolt.oauth import OAuthFlow

from bot.redaction import redact
from bot.slack.installing.pages import HEADERS, page
from bot.slack.signature import Senders
from bot.wording import installing
from reliability.errors import CandorError

logger = logging.getLogger(__name__)

_AT_ONCE = 4
_Answer = Callable[[BoltRequest], BoltResponse]


class InstallEntrance:
    """Serves a flow. `senders` is who has sent too much nonsense, shared with the entrance of deliveries."""

    def __init__(self, flow: OAuthFlow, senders: Senders) -> None:
        self._flow = flow
        self._senders = senders
        self._open = 0
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="slack-install")

    def routes(self) -> list[web.RouteDef]:
        """The two addresses."""

        async def install(request: web.Request) -> web.Response:
            return await self._answered(request, self._flow.handle_installation)

        async def redirected(request: web.Request) -> web.Response:
            return await self._answered(request, self._flow.handle_callback)

        paths = self._flow.install_path, self._flow.redirect_uri_path
        return [
            web.get(paths[0], install, allow_head=False),
            web.get(paths[1], redirected, allow_head=False),
        ]

    def close(self) -> None:
        """Take nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _answered(self, request: web.Request, answer: _Answer) -> web.Response:
        address = request.remote or ""
        if self._senders.is_slowed(address) or self._open >= _AT_ONCE:
            return _as_aiohttp(page(429, installing.INSTALL_TITLE, installing.INSTALL_BUSY), {"Retry-After": "10"})
        self._open += 1
        try:
            cookies = request.headers.getall("Cookie", [])
            bolt = BoltRequest(body="", query=request.query_string, headers={"cookie": cookies})
            response = await asyncio.get_running_loop().run_in_executor(self._threads, answer, bolt)
        except (CandorError, OSError) as error:
            logger.warning("an installation failed: %s", redact(str(error)))
            response = page(503, installing.INSTALL_TITLE, installing.INSTALL_FAILED)
        finally:
            self._open -= 1
        if 400 <= response.status < 500:
            self._senders.wrong(address)
        return _as_aiohttp(response)


def _as_aiohttp(response: BoltResponse, more: dict[str, str] | None = None) -> web.Response:
    headers = CIMultiDict({**HEADERS, **(more or {})})
    for name, values in response.headers.items():
        for value in [values] if isinstance(values, str) else values:
            headers.add(name, value)
    return web.Response(status=response.status, body=str(response.body).encode(), headers=headers)
