"""How the local workspace delivers: acknowledgements, redelivery, one connection each, signed HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import hmac
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import aiohttp
import pytest
from slack_bolt import App
from slack_bolt.adapter.socket_mode import SocketModeHandler
from slack_bolt.request import BoltRequest
from slack_sdk import WebClient

from tests.support.peopled_workspace import PeopledWorkspace

Json = dict[str, Any]


class RawSocket:
    """A Socket Mode connection that acknowledges only when told to."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def receive(self, within_s: float = 120.0) -> Json:
        received: Json = await self.socket.receive_json(timeout=within_s)
        return received

    async def nothing_arrives(self, within_s: float = 0.3) -> bool:
        try:
            await self.receive(within_s)
        except TimeoutError:
            return True
        return False

    async def acknowledge(self, envelope: Json, payload: Json | None = None) -> None:
        await self.socket.send_json(
            {"envelope_id": envelope["envelope_id"], **({"payload": payload} if payload else {})}
        )


@contextlib.asynccontextmanager
async def connected(workspace: PeopledWorkspace, connections: int = 1) -> AsyncIterator[list[RawSocket]]:
    """Raw connections that have read their hello."""
    async with aiohttp.ClientSession() as session, contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(connections):
            headers = {"Authorization": f"Bearer {workspace.app_token}"}
            async with session.post(workspace.api_url + "apps.connections.open", headers=headers) as answer:
                url = (await answer.json())["url"]
            raw = RawSocket(await stack.enter_async_context(session.ws_connect(url)))
            assert (await raw.receive())["type"] == "hello"
            sockets.append(raw)
        yield sockets


@contextlib.asynccontextmanager
async def started(**options: Any) -> AsyncIterator[PeopledWorkspace]:
    workspace = PeopledWorkspace(**options)
    await workspace.start()
    try:
        yield workspace
    finally:
        await workspace.stop()


QUICK: dict[str, Any] = {"acknowledge_within_s": 0.1, "retry_delays_s": (0.0, 0.05, 0.05)}
PATIENT: dict[str, Any] = {**QUICK, "acknowledge_within_s": 120.0}  # where something is acknowledged


async def ended(workspace: PeopledWorkspace, number: int = 0) -> None:
    """Wait until a delivery was acknowledged. Raises NotDeliveredError."""
    async with asyncio.timeout(120):
        await asyncio.wrap_future(workspace.deliveries.sent[number].done)


@pytest.mark.asyncio
async def test_an_unacknowledged_event_comes_again_with_its_event_id() -> None:
    async with started(**QUICK) as workspace, connected(workspace) as [socket]:
        workspace.post_as("ada", "#general", "hello")
        tries = [await socket.receive() for _ in range(4)]
        assert len({envelope["payload"]["event_id"] for envelope in tries}) == 1
        assert len({envelope["envelope_id"] for envelope in tries}) == 4
        assert [envelope["retry_attempt"] for envelope in tries] == [0, 1, 2, 3]
        assert [envelope["retry_reason"] for envelope in tries] == ["", "timeout", "timeout", "timeout"]
        assert await socket.nothing_arrives()
        assert not workspace.deliveries.sent[0].acknowledged(0)


@pytest.mark.asyncio
async def test_an_acknowledged_event_comes_once() -> None:
    async with started(**PATIENT) as workspace, connected(workspace) as [socket]:
        workspace.post_as("ada", "#general", "hello")
        await socket.acknowledge(await socket.receive())
        await ended(workspace)
        assert await socket.nothing_arrives()
        assert [attempt.failure for attempt in workspace.deliveries.sent[0].attempts] == [None]


@pytest.mark.asyncio
async def test_a_retry_goes_on_when_the_app_was_away_at_first() -> None:
    async with started(acknowledge_within_s=1.0, retry_delays_s=(0.0, *[0.1] * 100)) as workspace:
        workspace.post_as("ada", "#general", "hello")
        while not workspace.deliveries.sent[0].attempts:
            await asyncio.sleep(0.05)
        async with connected(workspace) as [socket]:
            envelope = await socket.receive()
            assert envelope["retry_attempt"] >= 1
            await socket.acknowledge(envelope)
            await ended(workspace)


@pytest.mark.asyncio
async def test_slacks_own_delays_are_the_default() -> None:
    assert PeopledWorkspace().deliveries.retry_delays_s == (0.0, 60.0, 300.0)
    assert PeopledWorkspace().socket_mode.acknowledge_within_s == 3.0


@pytest.mark.asyncio
async def test_each_envelope_goes_to_one_connection_in_turn() -> None:
    async with started(**PATIENT) as workspace, connected(workspace, 2) as sockets:
        for number in range(4):
            workspace.post_as("ada", "#general", f"{number}")
        seen: list[list[str]] = []
        for socket in sockets:
            mine = [await socket.receive(), await socket.receive()]
            for envelope in mine:
                await socket.acknowledge(envelope)
            seen.append([envelope["payload"]["event"]["text"] for envelope in mine])
        assert sorted(seen[0] + seen[1]) == ["0", "1", "2", "3"]
        assert await sockets[0].nothing_arrives(0.15)
        assert await sockets[1].nothing_arrives(0.15)


@pytest.mark.asyncio
async def test_a_doubled_event_reaches_two_replicas_with_one_event_id() -> None:
    async with started(**PATIENT) as workspace, connected(workspace, 2) as [one, two]:
        workspace.faults.double_events(1)
        workspace.post_as("ada", "#general", "twice")
        first, second = await one.receive(), await two.receive()
        assert first["payload"]["event_id"] == second["payload"]["event_id"]
        await one.acknowledge(first)
        await two.acknowledge(second)
        workspace.post_as("ada", "#general", "once")
        await asyncio.sleep(0.05)
        assert len(workspace.deliveries.sent) == 3


@pytest.mark.asyncio
async def test_clicks_are_tried_once_and_accept_an_answer() -> None:
    async with started(**QUICK) as workspace, connected(workspace) as [socket]:
        delivery = workspace.slash("ada", "#data", "/ask", "x")
        envelope = await socket.receive()
        assert envelope["type"] == "slash_commands"
        assert envelope["accepts_response_payload"] is True
        assert "retry_attempt" not in envelope
        await asyncio.sleep(0.2)
        assert not delivery.acknowledged(0)
        assert await socket.nothing_arrives(0.15)


@pytest.mark.asyncio
async def test_a_ticket_opens_one_connection() -> None:
    async with started() as workspace, aiohttp.ClientSession() as session:
        url = f"{workspace.url}/link/?ticket={workspace.socket_mode.issue_ticket()}"
        async with session.ws_connect(url):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await session.ws_connect(url)


@pytest.mark.asyncio
async def test_the_eleventh_connection_is_too_many() -> None:
    async with started() as workspace, connected(workspace, 10), aiohttp.ClientSession() as session:
        url = f"{workspace.url}/link/?ticket={workspace.socket_mode.issue_ticket()}"
        async with session.ws_connect(url) as socket:
            assert (await socket.receive_json())["reason"] == "too_many_websockets"


@pytest.mark.asyncio
async def test_garbage_on_the_socket_changes_nothing() -> None:
    async with started(**PATIENT) as workspace, connected(workspace) as [socket]:
        for said in ("ping", "[1]", '{"envelope_id": "never sent"}', "{"):
            await socket.socket.send_str(said)
        workspace.post_as("ada", "#general", "still here")
        await socket.acknowledge(await socket.receive())
        await ended(workspace)


def test_bolt_reconnects_when_told_to_and_when_dropped() -> None:
    # Reconnecting takes as long as the machine lets it: tried again until then, as Slack does over six minutes.
    patient: dict[str, Any] = {"acknowledge_within_s": 0.5, "retry_delays_s": (0.0, *[0.2] * 300)}
    with PeopledWorkspace(**patient).run_in_thread() as workspace:
        app = App(client=WebClient(workspace.bot_token, base_url=workspace.api_url))
        heard: set[str] = set()  # an event that was acknowledged late comes twice
        app.event("message")(lambda event: heard.add(event["text"]))
        handler = SocketModeHandler(app, workspace.app_token, ping_interval=0.2)
        with contextlib.closing(handler):
            handler.connect()  # type: ignore[no-untyped-call]  # slack_bolt leaves it untyped
            assert workspace.wait_for(lambda: workspace.connections == 1, 120)
            for number, disturb in enumerate((workspace.disconnect_sockets, workspace.drop_sockets), 1):
                disturb()
                workspace.direct_message("ada", f"after disturbance {number}")
                told = partial(heard.__contains__, f"after disturbance {number}")
                assert workspace.wait_for(told, timeout_s=120)
            assert len(workspace.calls("apps.connections.open")) >= 3


# ---- HTTP mode ----


class BoltServer:
    """A real Bolt app behind an HTTP server; `heard` are its events, `headers` what came with each request."""

    def __init__(self, signing_secret: str, client: WebClient) -> None:
        self.app = App(signing_secret=signing_secret, client=client)
        self.heard: list[Json] = []
        self.headers: list[Json] = []
        self.bodies: list[bytes] = []
        self.statuses: list[int] = []
        self.answer: tuple[int, dict[str, str]] | None = None
        self.app.event("message")(lambda body: self.heard.append(body))
        self.app.command("/ask")(lambda ack, body: ack(f"heard {body['text']}"))
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.headers.append(dict(self.headers))
                outer.bodies.append(body)
                status, headers, text = outer.dispatch(body.decode(), dict(self.headers))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/slack/events"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def dispatch(self, body: str, headers: Any) -> tuple[int, dict[str, str], str]:
        if self.answer is not None:
            return *self.answer, ""
        response = self.app.dispatch(BoltRequest(body=body, headers=headers))
        self.statuses.append(response.status)
        return response.status, {"Content-Type": "application/json"}, response.body

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def http() -> Iterator[tuple[PeopledWorkspace, BoltServer]]:
    with PeopledWorkspace(**PATIENT).run_in_thread() as workspace:
        client = WebClient(workspace.bot_token, base_url=workspace.api_url)
        server = BoltServer(workspace.signing_secret, client)
        workspace.use_http(server.url)
        yield workspace, server
        server.close()


def test_signed_requests_are_accepted_by_bolt(http: tuple[PeopledWorkspace, BoltServer]) -> None:
    workspace, server = http
    workspace.post_as("ada", "#data", "over HTTP")
    assert workspace.wait_for(lambda: server.heard)
    assert workspace.slash("ada", "#data", "/ask", "x").answer() == {"text": "heard x"}
    assert server.statuses == [200, 200]
    headers, body = server.headers[0], server.bodies[0]
    base = f"v0:{headers['X-Slack-Request-Timestamp']}:".encode() + body
    wanted = hmac.new(workspace.signing_secret.encode(), base, hashlib.sha256).hexdigest()
    assert headers["X-Slack-Signature"] == "v0=" + wanted
    assert abs(int(headers["X-Slack-Request-Timestamp"]) - time.time()) < 120


def test_a_wrong_signing_secret_is_refused_by_bolt(http: tuple[PeopledWorkspace, BoltServer]) -> None:
    workspace, _ = http
    other = BoltServer("another secret", WebClient(workspace.bot_token, base_url=workspace.api_url))
    workspace.use_http(other.url)
    assert not workspace.slash("ada", "#data", "/ask", "x").acknowledged()
    assert other.statuses == [401]
    other.close()


def test_the_request_url_is_verified_as_slack_does(http: tuple[PeopledWorkspace, BoltServer]) -> None:
    workspace, server = http
    assert workspace.verify_request_url()
    assert workspace.check_ssl()
    server.answer = (200, {})
    assert not workspace.verify_request_url()


def test_a_failing_app_gets_retries_with_their_number_and_reason(http: tuple[PeopledWorkspace, BoltServer]) -> None:
    workspace, server = http
    server.answer = (500, {})
    workspace.post_as("ada", "#data", "x")
    assert workspace.wait_for(lambda: len(server.headers) == 4)
    assert [headers.get("X-Slack-Retry-Num") for headers in server.headers] == [None, "1", "2", "3"]
    assert {headers.get("X-Slack-Retry-Reason") for headers in server.headers[1:]} == {"http_error"}


def test_an_app_can_ask_for_no_retry(http: tuple[PeopledWorkspace, BoltServer]) -> None:
    workspace, server = http
    server.answer = (500, {"X-Slack-No-Retry": "1"})
    workspace.post_as("ada", "#data", "x")
    assert workspace.wait_for(lambda: workspace.deliveries.sent[0].done.done())
    time.sleep(0.2)
    assert len(server.headers) == 1


def test_an_address_that_nobody_serves_is_a_failed_connection() -> None:
    with PeopledWorkspace(request_url="http://127.0.0.1:9/", retry_delays_s=()).run_in_thread() as workspace:
        workspace.post_as("ada", "#data", "x")
        assert workspace.wait_for(lambda: workspace.deliveries.sent[0].done.done())
        assert workspace.deliveries.sent[0].attempts[0].failure == "connection_failed"


def test_who_knocks_while_the_workspace_stops_is_let_go() -> None:
    """A connection that is half made at the stop is closed too: what is collected afterwards complains of nothing."""
    for _ in range(5):
        knocked: list[socket.socket] = []
        stopped = threading.Event()

        def knock(port: int, knocked: list[socket.socket] = knocked, stopped: threading.Event = stopped) -> None:
            while not stopped.is_set():
                with contextlib.suppress(OSError):
                    knocked.append(socket.create_connection(("127.0.0.1", port), timeout=1))

        with PeopledWorkspace().run_in_thread() as workspace:
            knocking = threading.Thread(target=knock, args=(int(workspace.url.rsplit(":", 1)[1]),))
            knocking.start()
            time.sleep(0.02)
        stopped.set()
        knocking.join()
        assert knocked
        for connection in knocked:
            connection.close()
    complaints: list[object] = []
    hook, sys.unraisablehook = sys.unraisablehook, lambda found: complaints.append(found.exc_value)
    try:
        gc.collect()
    finally:
        sys.unraisablehook = hook
    assert not complaints
