"""The local workspace: one object to start and to stop, and what an app needs to reach it.

    with Workspace().run_in_thread() as workspace:
        app = App(client=WebClient(workspace.bot_token, base_url=workspace.api_url))
        …

People are named by id or name ("ada"), channels by id or name ("#data").
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import secrets
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

from aiohttp import web

from bot.console.api.grants import Grants
from bot.console.api.oauth import page_routes
from bot.console.api.services import Services
from bot.console.api.web_api import Call, WebApi
from bot.console.browser.server import PageServer
from bot.console.content import BOT
from bot.console.delivery.deliveries import SLACK_ACKNOWLEDGE_WITHIN_S, SLACK_RETRY_DELAYS_S, Deliveries, Delivery
from bot.console.delivery.http_mode import HttpMode
from bot.console.delivery.socket_mode import SocketMode
from bot.console.faults import Faults
from bot.console.participation import Participation
from bot.console.people import DEFAULT_SUBSCRIPTIONS, PeopleAtWork
from bot.console.persistence import StateFile
from bot.console.state import WorkspaceState
from bot.console.tickets import ResponseUrls, Triggers
from bot.console.views import Views

MAX_BODY_BYTES = 80 * 1024 * 1024
_T = TypeVar("_T")


async def _close_door(door: socket.socket) -> None:
    """Let nobody in any more, and finish who is coming in: a connection that was just accepted takes the event loop
    up to three rounds, and one that is made after its server was closed is never closed itself."""
    asyncio.get_running_loop().remove_reader(door)
    for _ in range(4):
        await asyncio.sleep(0)


class Workspace(Participation):
    """A stand-in for Slack on 127.0.0.1: Web API, Socket Mode, signed HTTP requests and a page.

    `request_url` makes it deliver by HTTP instead of Socket Mode. `state_path` names a JSON file that keeps
    the history over a restart. The delays are Slack's own unless a test shortens them. `port` 0 is any free
    port. `suggestions` are example questions that an empty channel offers, one click each.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        request_url: str | None = None,
        state_path: Path | None = None,
        retry_delays_s: Sequence[float] = SLACK_RETRY_DELAYS_S,
        acknowledge_within_s: float = SLACK_ACKNOWLEDGE_WITHIN_S,
        trigger_lifetime_s: float = 3.0,
        subscriptions: frozenset[str] = DEFAULT_SUBSCRIPTIONS,
        slack_connect: bool = False,
        suggestions: Sequence[str] = (),
        bot_token: str | None = None,
        app_token: str | None = None,
        signing_secret: str | None = None,
    ) -> None:
        self.faults = Faults()
        self.signing_secret = signing_secret or secrets.token_hex(16)
        self.suggestions = tuple(suggestions)
        self._port = port
        state = WorkspaceState(slack_connect)
        self.deliveries = Deliveries(self.faults, retry_delays_s)
        triggers, self.response_urls = Triggers(trigger_lifetime_s), ResponseUrls()
        views = Views(state, triggers)
        people = PeopleAtWork(state, self.deliveries, views, triggers, self.response_urls, subscriptions)
        self.socket_mode = SocketMode(acknowledge_within_s)
        self.services = Services(state, people.posting, views, people, self.socket_mode, Grants())
        super().__init__(state, people)
        self._http_mode: HttpMode | None = None
        self._acknowledge_within_s = acknowledge_within_s
        if request_url is not None:
            self._http_mode = HttpMode(request_url, self.signing_secret, acknowledge_within_s)
        self._web_api = WebApi(self.services, self.faults, self.response_urls, people)
        self._web_api.bot_token = bot_token or self._web_api.bot_token
        self._web_api.app_token = app_token or self._web_api.app_token
        self._page = PageServer(self, self.calls)
        self._state_file = StateFile(state_path, state) if state_path is not None else None
        self._door: socket.socket | None = None
        self._runner: web.AppRunner | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    # ---- addresses ----------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """The page's address, as in http://127.0.0.1:8080."""
        return self.services.base_url

    @property
    def api_url(self) -> str:
        """The Web API's address: the `base_url` of a WebClient, with its final slash."""
        return f"{self.url}/api/"

    @property
    def bot_token(self) -> str:
        """The bot's token."""
        return self._web_api.bot_token

    @property
    def app_token(self) -> str:
        """The app-level token, for Socket Mode."""
        return self._web_api.app_token

    @property
    def bot_user_id(self) -> str:
        """The bot's user id, as in mentions."""
        return BOT.id

    @property
    def grants(self) -> Grants:
        """What was granted to an app that is installed by OAuth."""
        return self.services.grants

    def _redirect_url(self) -> str:
        """Where a browser is led after the app was allowed: beside where deliveries go."""
        assert self._http_mode is not None, "only in HTTP mode"
        return self._http_mode.request_url.rsplit("/", 1)[0] + "/oauth_redirect"

    def uninstall(self) -> Delivery:
        """An admin removes the app: its tokens hold no more, and it is told so."""
        self.grants.revoke()
        return self.people.app_uninstalled()

    # ---- life ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start serving on 127.0.0.1. Raises OSError when the port is taken."""
        self._loop = asyncio.get_running_loop()
        if self._state_file is not None:
            self._state_file.load()
        app = web.Application(client_max_size=MAX_BODY_BYTES, middlewares=[self._page.only_from_this_machine])
        app.add_routes([web.get("/link/", self.socket_mode.handle), *self._web_api.routes(), *self._page.routes()])
        app.add_routes(page_routes(self.grants, self._redirect_url))
        self._door = socket.create_server(("127.0.0.1", self._port))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, self._door).start()
        host, port = self._runner.addresses[0][:2]
        self.services.base_url = self.people.base_url = f"http://{host}:{port}"
        self.deliveries.transport = self._http_mode or self.socket_mode
        self.deliveries.start(self._loop)

    async def stop(self) -> None:
        """Stop serving, close every connection and write the state file."""
        if self._door is not None:
            await _close_door(self._door)
            self._door = None
        await self.deliveries.stop()
        await self.socket_mode.close()
        await self._page.close()
        if self._http_mode is not None:
            await self._http_mode.close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._state_file is not None:
            self._state_file.save()

    @contextlib.contextmanager
    def run_in_thread(self) -> Iterator[Self]:
        """Serve from a thread of its own while the block runs. Raises what `start` raises."""
        started: concurrent.futures.Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]
        started = concurrent.futures.Future()

        async def serve() -> None:
            over = asyncio.Event()
            try:
                await self.start()
            except BaseException as error:
                started.set_exception(error)
                return
            started.set_result((asyncio.get_running_loop(), over))
            await over.wait()
            await self.stop()

        thread = threading.Thread(target=lambda: asyncio.run(serve()), name="local-workspace", daemon=True)
        thread.start()
        loop, over = started.result()
        try:
            yield self
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join(30)

    def run(self, work: Callable[[], Coroutine[Any, Any, _T]], timeout_s: float = 30.0) -> _T:
        """Run something on the server's loop from another thread."""
        if self._loop is None:
            raise RuntimeError("the workspace is not running")
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(timeout_s)

    # ---- the wire -----------------------------------------------------------------------------------------

    @property
    def connections(self) -> int:
        """How many Socket Mode connections the app holds."""
        return len(self.socket_mode.connections)

    def use_http(self, request_url: str) -> None:
        """Deliver by signed HTTP from now on (for an app whose address is known only after the start)."""
        before = self._http_mode
        self._http_mode = HttpMode(request_url, self.signing_secret, self._acknowledge_within_s)
        self.deliveries.transport = self._http_mode
        if before is not None:
            self.run(before.close)

    def verify_request_url(self) -> bool:
        """Slack's url_verification of the request URL."""
        assert self._http_mode is not None, "only in HTTP mode"
        return self.run(self._http_mode.verify_url)

    def check_ssl(self) -> bool:
        """Slack's ssl_check of the request URL."""
        assert self._http_mode is not None, "only in HTTP mode"
        return self.run(self._http_mode.check_ssl)

    def disconnect_sockets(self, reason: str = "refresh_requested", close_after_s: float | None = 0.0) -> None:
        """Tell the app to reconnect ("warning", "refresh_requested"), close after a while (None: never)."""
        self.run(lambda: self.socket_mode.disconnect(reason, close_after_s))

    def drop_sockets(self) -> None:
        """Close every Socket Mode connection without a word."""
        self.run(self.socket_mode.close)

    def calls(self, method: str | None = None) -> list[Call]:
        """The latest 5,000 calls of the Web API (of one method), oldest first, each with its arguments and answer."""
        return [call for call in list(self._web_api.calls) if method in (None, call.method)]
