"""The Web API's front door: tokens, faults, dispatch, uploads and response URLs."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
import time
from collections import deque
from dataclasses import dataclass

from aiohttp import web

from bot.console.api import chat as methods_chat
from bot.console.api import files as methods_files
from bot.console.api import oauth as methods_oauth
from bot.console.api import workspace_methods as methods_workspace
from bot.console.api.arguments import Arguments, read_arguments
from bot.console.api.services import Method, Services
from bot.console.content import Json
from bot.console.errors import ApiError
from bot.console.faults import Faults, InjectedFault
from bot.console.people import PeopleAtWork
from bot.console.tickets import ResponseUrls

METHODS: dict[str, Method] = {
    **methods_workspace.METHODS,
    **methods_chat.METHODS,
    **methods_files.METHODS,
    **methods_oauth.METHODS,
}
_NEED_APP_TOKEN = {"apps.connections.open"}
_NEED_NO_TOKEN = {"api.test"} | methods_oauth.NEED_NO_TOKEN
_SCOPES = "app_mentions:read,assistant:write,channels:history,chat:write,commands,files:write,im:history,users:read"
MOST_CALLS = 5_000  # that are kept, of a workspace that may run for weeks
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """One call of the Web API as it was received and answered; `at` is time.monotonic."""

    method: str
    arguments: Json
    at: float
    answer: Json


class WebApi:
    """Answers /api/METHOD, /upload/… and /response/…."""

    def __init__(self, services: Services, faults: Faults, urls: ResponseUrls, people: PeopleAtWork) -> None:
        self.bot_token = "xoxb-local-" + secrets.token_hex(12)
        self.app_token = "xapp-1-local-" + secrets.token_hex(12)
        self.calls: deque[Call] = deque(maxlen=MOST_CALLS)
        self._services = services
        self._faults = faults
        self._urls = urls
        self._people = people
        self._lock = threading.Lock()

    def routes(self) -> list[web.RouteDef]:
        """The routes of this part."""
        return [
            web.route("*", "/api/{method}", self.handle),
            web.post("/upload/v1/{file}/{token}", self.upload),
            web.post("/response/{token}", self.respond),
        ]

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One call of the Web API."""
        method = request.match_info["method"]
        arguments = Arguments({})
        fault = self._faults.take(method)
        try:
            arguments, token = await read_arguments(request)
            early = await self._suffer(request, fault)
            if early is not None:
                self._record(method, arguments, {"fault": fault.kind if fault else ""})
                return early
            answer = {"ok": True, **self._call(method, arguments, token, fault)}
        except ApiError as error:
            answer = {"ok": False, "error": error.code, **error.extra}
        self._record(method, arguments, answer)
        if fault is not None and fault.kind == "answer_lost":
            return _hang_up(request)
        headers = {"x-oauth-scopes": _SCOPES, "x-slack-req-id": secrets.token_hex(8)}
        return web.json_response(answer, headers=headers)

    def _record(self, method: str, arguments: Arguments, answer: Json) -> None:
        received: Json = json.loads(json.dumps(arguments.values))
        with self._lock:
            self.calls.append(Call(method, received, time.monotonic(), answer))
        self._services.state.changed("call", method=method)

    async def _suffer(self, request: web.Request, fault: InjectedFault | None) -> web.StreamResponse | None:
        """The answer of a fault that leaves the call undone; None: go on."""
        if fault is None:
            return None
        match fault.kind:
            case "rate_limit":
                headers = {"Retry-After": str(fault.retry_after_s)}
                return web.json_response({"ok": False, "error": "ratelimited"}, status=429, headers=headers)
            case "server_error":
                return web.Response(status=500, text="Internal Server Error")
            case "request_lost":
                return _hang_up(request)
            case "delay":
                await asyncio.sleep(fault.delay_s)
        return None

    def _call(self, method: str, arguments: Arguments, token: str, fault: InjectedFault | None) -> Json:
        if method not in METHODS:
            raise ApiError("unknown_method", {"req_method": method})
        if method not in _NEED_NO_TOKEN:
            self._check_token(method, token)
        if fault is not None and fault.kind == "error":
            raise ApiError(fault.error)
        with self._services.state.lock:
            # A copy, made under the lock: what is answered and recorded never changes afterwards.
            answer: Json = json.loads(json.dumps(METHODS[method](self._services, arguments)))
            return answer

    def _check_token(self, method: str, token: str) -> None:
        if not token:
            raise ApiError("not_authed")
        wanted, other = self.bot_token, self.app_token
        if method in _NEED_APP_TOKEN:
            wanted, other = other, wanted
        elif self._services.grants.accepts(token):
            return
        if secrets.compare_digest(token.encode(), other.encode()):
            raise ApiError("not_allowed_token_type")
        if not secrets.compare_digest(token.encode(), wanted.encode()):
            raise ApiError("invalid_auth")

    async def upload(self, request: web.Request) -> web.StreamResponse:
        """The upload address of a file: takes its bytes once."""
        stored = self._services.state.files.get(request.match_info["file"])
        if stored is None or stored.body.get("upload") != request.match_info["token"]:
            return web.Response(status=404, text="no such upload")
        content = await request.read()
        if len(content) != stored.body["size"] or stored.content is not None:
            return web.Response(status=400, text="the length differs from the announced one, or it was sent before")
        with self._services.state.lock:
            stored.content = content
            self._services.state.changed("file", file=stored.body["id"])
        return web.Response(text=f"OK - {len(content)}")

    async def respond(self, request: web.Request) -> web.StreamResponse:
        """A response URL."""
        token = request.match_info["token"]
        try:
            said = json.loads(await request.text())
            if not isinstance(said, dict):
                raise ValueError("not an object")
        except ValueError:
            return web.Response(status=400, text="invalid_payload")
        try:
            place = self._urls.use(token)
        except ApiError as error:
            return web.json_response({"ok": False, "error": error.code}, status=404)
        try:
            self._people.respond(place, said)
        except ApiError as error:
            return web.Response(status=400, text=error.code)
        return web.Response(text="ok")


def _hang_up(request: web.Request) -> web.StreamResponse:
    """Close the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
