"""The page and what it needs: its files, a WebSocket that tells it of changes, downloads, fault controls.

The page talks over one WebSocket: the server sends a snapshot and then every change that the person may see;
the page sends actions, each with a number, and gets one answer for each.
"""

from __future__ import annotations

import asyncio
import json
import mimetypes
import urllib.parse
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.console.browser.actions import ActionRefusedError, perform
from bot.console.browser.snapshot import snapshot, visible_to
from bot.console.content import Json

if TYPE_CHECKING:
    from bot.console.api.web_api import Call
    from bot.console.participation import Participation

_FILES = Path(__file__).parent / "page"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; "
    "img-src 'self' data: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}
_THIS_MACHINE = ("127.0.0.1", "localhost")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Serves the page and its WebSocket."""

    def __init__(self, workspace: Participation, calls: Callable[[str | None], Sequence[Call]]) -> None:
        self._workspace = workspace
        self._calls_of = calls
        self._open: dict[web.WebSocketResponse, tuple[str, asyncio.Queue[Json]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        workspace.state.listen(self._changed)

    def routes(self) -> list[web.RouteDef]:
        """The routes of this part."""
        return [
            web.get("/", self._index),
            web.get("/page/{name:.+}", self._file),
            web.get("/socket", self._socket),
            web.get("/files/{file}/{name}", self._download),
            web.post("/_control/faults", self._plan_fault),
            web.post("/_control/disconnect", self._disconnect),
            web.post("/_control/double_events", self._double_events),
            web.get("/_control/calls", self._calls),
        ]

    @web.middleware
    async def only_from_this_machine(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other host names and other sites' pages, so that no web site can reach the workspace."""
        if urllib.parse.urlsplit(f"//{request.host}").hostname not in _THIS_MACHINE:
            return web.Response(status=403, text="This address serves only this machine.")
        origin = request.headers.get("Origin")
        if origin is not None and urllib.parse.urlsplit(origin).netloc != request.host:
            return web.Response(status=403, text="Requests from other sites are refused.")
        return await handler(request)

    async def _index(self, _request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_FILES / "index.html", headers=_HEADERS)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in {path.relative_to(_FILES).as_posix() for path in _FILES.rglob("*") if path.is_file()}:
            return web.Response(status=404, text="not found")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return web.FileResponse(_FILES / name, headers={**_HEADERS, "Content-Type": kind})

    async def _download(self, request: web.Request) -> web.StreamResponse:
        """An uploaded file, always as a download unless it is a plain picture."""
        stored = self._workspace.state.files.get(request.match_info["file"])
        if stored is None or stored.content is None:
            return web.Response(status=404, text="not found")
        kind = str(stored.body["mimetype"])
        picture = kind in ("image/png", "image/jpeg", "image/gif") and "download" not in request.query
        name = urllib.parse.quote(str(stored.body["name"]), safe="")
        headers = {**_HEADERS, "Content-Type": kind}
        if not picture:
            headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{name}"
        return web.Response(body=stored.content, headers=headers)

    # ---- the page's socket --------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        user = request.query.get("user", "")
        if user not in self._workspace.state.users:
            return web.Response(status=404, text="no such person")
        self._loop = asyncio.get_running_loop()
        socket = web.WebSocketResponse(heartbeat=20.0, max_msg_size=1 << 20)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        with self._workspace.state.lock:
            await_first = snapshot(self._workspace, user)
            self._open[socket] = (user, queue)
        queue.put_nowait(await_first)
        writer = asyncio.create_task(self._write(socket, queue))
        try:
            async for frame in socket:
                if frame.type == WSMsgType.TEXT:
                    queue.put_nowait(await self._answer(user, frame.data))
        finally:
            del self._open[socket]
            writer.cancel()
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        while not socket.closed:
            await socket.send_json(await queue.get())

    async def _answer(self, user: str, data: str) -> Json:
        """Do one action of the page; the answer repeats its number."""
        number: object = None
        try:
            asked = json.loads(data)
            number = asked["number"]
            return {"type": "answer", "number": number, "ok": True, **perform(self._workspace, user, asked)}
        except (ActionRefusedError, LookupError, ValueError, TypeError) as error:
            return {"type": "answer", "number": number, "ok": False, "error": str(error)}

    def _changed(self, change: Json) -> None:
        """Pass a change on to the pages of whoever may see it; called from any thread."""
        if self._loop is None or not self._open or change["type"] == "call":
            return
        text = json.dumps(change)  # now: the change may hold live objects
        for user, queue in list(self._open.values()):
            if visible_to(self._workspace, user, change):
                self._loop.call_soon_threadsafe(queue.put_nowait, json.loads(text))

    async def close(self) -> None:
        """Close every page's socket."""
        for socket in list(self._open):
            await socket.close(drain=False)

    # ---- faults, for tests in other processes -------------------------------------------------------------

    async def _plan_fault(self, request: web.Request) -> web.StreamResponse:
        try:
            self._workspace.fail_next(**await request.json())
        except (TypeError, ValueError) as error:
            return web.json_response({"ok": False, "error": str(error)}, status=400)
        return web.json_response({"ok": True})

    async def _disconnect(self, request: web.Request) -> web.StreamResponse:
        asked = await request.json() if request.can_read_body else {}
        reason, close_after_s = asked.get("reason", "refresh_requested"), asked.get("close_after_s", 0.0)
        await self._workspace.socket_mode.disconnect(str(reason), close_after_s)
        return web.json_response({"ok": True})

    async def _double_events(self, request: web.Request) -> web.StreamResponse:
        self._workspace.faults.double_events(int((await request.json()).get("times", 1)))
        return web.json_response({"ok": True})

    async def _calls(self, request: web.Request) -> web.StreamResponse:
        calls = self._calls_of(request.query.get("method"))
        found = [{"method": c.method, "arguments": c.arguments, "at": c.at, "answer": c.answer} for c in calls]
        return web.json_response({"ok": True, "calls": found})
