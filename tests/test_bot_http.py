"""HTTP mode: what is signed is taken, what is not is refused, and nothing makes the server fail."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import io
import json
import threading
import time
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from bot import wording
from bot.console import Workspace
from bot.listeners.desk import Desk, Rules
from bot.listeners.people import People
from bot.slack import build_app, build_client
from bot.slack_http import MAX_BODY_BYTES, PATH, build_server
from bot.views.home import Setup
from bot.views.kit import Message, section
from bot.voice import SlackAccessLost, Voice
from reliability.values import ReplyKind
from tests.bot_fakes import FakeAsks, FakeHints
from tests.live_bot import SCHEMA, text_of

SECRET = "8f742231b10e8888abcd99yyyzzz85a5"


@dataclass
class Served:
    """The bot behind an HTTP server, with asks that only remember."""

    workspace: Workspace
    asks: FakeAsks
    url: str
    voice: Voice

    def post(
        self, body: bytes | io.BytesIO, headers: dict[str, str] | list[tuple[str, str]]
    ) -> tuple[int, str]:
        async def send() -> tuple[int, str]:
            from multidict import CIMultiDict

            async with (
                aiohttp.ClientSession() as session,
                session.post(self.url, data=body, headers=CIMultiDict(headers)) as response,
            ):
                return response.status, await response.text()

        return asyncio.run(send())


def signed(
    body: bytes, *, age_s: float = 0, secret: str = SECRET, content_type: str = "application/json"
) -> dict[str, str]:
    timestamp = str(int(time.time() - age_s))
    signature = hmac.new(secret.encode(), f"v0:{timestamp}:".encode() + body, hashlib.sha256).hexdigest()
    return {
        "X-Slack-Request-Timestamp": timestamp, "X-Slack-Signature": f"v0={signature}", "Content-Type": content_type,
    }  # fmt: skip


def event(text: str = "How many orders?", event_id: str = "Ev1") -> bytes:
    return json.dumps(
        {
            "type": "event_callback", "team_id": "T0LOCAL001", "event_id": event_id,
            "event": {"type": "app_mention", "user": "U0ADA00001", "channel": "C0DATA0001", "ts": "1.000001",
                      "text": f"<@U0CANDOR01> {text}"},
        }
    ).encode()  # fmt: skip


def click(action_id: str = "candor_yes") -> bytes:
    payload = {
        "type": "block_actions", "user": {"id": "U0ADA00001", "team_id": "T0LOCAL001"}, "team": {"id": "T0LOCAL001"},
        "channel": {"id": "C0DATA0001"}, "container": {"message_ts": "1.000002", "channel_id": "C0DATA0001"},
        "trigger_id": "1.2.3", "actions": [{"action_id": action_id, "block_id": "b", "value": "token-1"}],
    }  # fmt: skip
    return urllib.parse.urlencode({"payload": json.dumps(payload)}).encode()


FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def served() -> Iterator[Served]:
    with Workspace().run_in_thread() as workspace:
        client = build_client(workspace.bot_token, workspace.api_url)
        voice, asks, rules = Voice(client, strict=True), FakeAsks(), Rules("sample")
        desk = Desk(
            asks, FakeHints(), voice, People(voice), rules, lambda channel, thread: None,
            lambda name: SCHEMA, lambda name: Setup(name, "m", "c"),
        )  # fmt: skip
        app = build_app(client, desk, signing_secret=SECRET, socket_mode=False)
        with served_at(build_server(app)) as port:
            yield Served(workspace, asks, f"http://127.0.0.1:{port}{PATH}", voice)


class served_at:  # noqa: N801  # reads as a verb in `with`
    """Serve an aiohttp application from a thread while the block runs; gives its port."""

    def __init__(self, server: web.Application) -> None:
        self._server = server
        self._ready: threading.Event = threading.Event()
        self._port = 0

    def __enter__(self) -> int:
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(10)
        return self._port

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(10)

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        runner = web.AppRunner(self._server, shutdown_timeout=0.5)  # a refused upload stays open
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self._port = runner.addresses[0][1]
        self._ready.set()
        await self._over.wait()
        await runner.cleanup()


# --- signatures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("age_s", [0, 299, -299])
def test_a_signed_request_is_taken_within_three_seconds(served: Served, age_s: float) -> None:
    started = time.monotonic()
    assert served.post(event(), signed(event(), age_s=age_s))[0] == 200
    assert time.monotonic() - started < 3
    assert served.asks.submitted["Ev1"].question.text == "How many orders?"


def without(headers: dict[str, str], name: str) -> dict[str, str]:
    return {key: value for key, value in headers.items() if key != name}


REFUSED: dict[str, Any] = {
    "301 s old": lambda body: signed(body, age_s=302),
    "301 s in the future": lambda body: signed(body, age_s=-302),
    "a timestamp that is no number": lambda body: signed(body) | {"X-Slack-Request-Timestamp": "abc"},
    "a negative timestamp": lambda body: signed(body) | {"X-Slack-Request-Timestamp": "-1"},
    "a timestamp of a thousand digits": lambda body: signed(body) | {"X-Slack-Request-Timestamp": "1" * 1000},
    "no timestamp": lambda body: without(signed(body), "X-Slack-Request-Timestamp"),
    "two timestamps": lambda body: [
        *signed(body).items(),
        ("X-Slack-Request-Timestamp", str(int(time.time()))),
    ],
    "no signature": lambda body: without(signed(body), "X-Slack-Signature"),
    "two signatures": lambda body: [*signed(body).items(), ("X-Slack-Signature", "v0=" + "0" * 64)],
    "an empty signature": lambda body: signed(body) | {"X-Slack-Signature": ""},
    "a signature without v0=": lambda body: (
        signed(body) | {"X-Slack-Signature": signed(body)["X-Slack-Signature"][3:]}
    ),
    "a signature that is no ASCII": lambda body: signed(body) | {"X-Slack-Signature": "v0=ÿ" + "0" * 63},
    "another app's secret": lambda body: signed(body, secret="0" * 32),
    "a changed byte": lambda body: signed(body + b" "),
    "nothing at all": lambda body: {},
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_properly_signed_is_refused_with_401(served: Served, name: str) -> None:
    assert served.post(event(), REFUSED[name](event()))[0] == 401
    assert served.asks.submitted == {}


@pytest.mark.parametrize(
    "body", [b"ssl_check=1&token=x", json.dumps({"type": "url_verification", "challenge": "c"}).encode()]
)
def test_unsigned_checks_change_nothing_and_learn_nothing(served: Served, body: bytes) -> None:
    status, text = served.post(body, {"Content-Type": FORM})
    assert status == 401
    assert text == '{"error": "invalid request"}'


def test_a_signed_url_verification_is_answered(served: Served) -> None:
    body = json.dumps({"type": "url_verification", "challenge": "abc"}).encode()
    status, text = served.post(body, signed(body))
    assert status == 200
    assert "abc" in text


def test_bytes_that_are_no_text_are_refused(served: Served) -> None:
    assert served.post(b"\xff\xfe", signed(b"\xff\xfe"))[0] == 401


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'"text"', b"payload=%7B", b"payload=1"])
def test_signed_nonsense_does_not_fail_the_server(served: Served, body: bytes) -> None:
    for content_type in (FORM, "application/json"):
        assert served.post(body, signed(body, content_type=content_type))[0] in (200, 401, 404)


def test_ten_megabytes_are_refused_unread(served: Served) -> None:
    body = b"x" * 10_000_000
    try:
        status, _ = served.post(io.BytesIO(body), signed(body))
    except aiohttp.ClientError:
        return  # the server hung up while we were still sending: refused even sooner
    assert status == 413


def test_a_body_without_a_length_is_refused_at_the_limit(served: Served) -> None:
    async def send() -> int:
        async def chunks() -> Any:
            for _ in range(12):
                yield b"x" * 100_000

        async with (
            aiohttp.ClientSession() as session,
            session.post(served.url, data=chunks(), headers=signed(b"x")) as response,
        ):
            return response.status

    assert MAX_BODY_BYTES < 1_200_000
    try:
        assert asyncio.run(send()) == 413
    except aiohttp.ClientError:
        return  # as above


# --- deliveries ------------------------------------------------------------------------------------


def test_the_same_signed_event_twice_asks_once(served: Served) -> None:
    headers = signed(event())
    assert [served.post(event(), headers)[0] for _ in range(2)] == [200, 200]
    assert list(served.asks.submitted) == ["Ev1"]


def test_an_event_that_could_not_be_stored_is_not_acknowledged_and_its_retry_is_answered(
    served: Served,
) -> None:
    served.asks.failures = 1
    assert served.post(event(), signed(event()))[0] == 500
    assert served.asks.submitted == {}
    assert served.post(event(), {**signed(event()), "X-Slack-Retry-Num": "1"})[0] == 200
    assert list(served.asks.submitted) == ["Ev1"]


def test_when_the_last_retry_fails_too_the_person_is_told(served: Served) -> None:
    served.asks.failures = 4
    ts = served.workspace.post_as("ada", "#data", "hello")
    body = event().replace(b"1.000001", ts.encode())
    statuses = [served.post(body, {**signed(body), "X-Slack-Retry-Num": str(n)})[0] for n in range(4)]
    assert statuses == [500, 500, 500, 200]
    assert served.workspace.wait_for(lambda: served.workspace.bot_messages("#data", ts), 20)
    assert wording.INTAKE_FAILED in text_of(served.workspace.bot_messages("#data", ts)[0])


def test_a_signed_click_is_handed_over(served: Served) -> None:
    assert served.post(click(), signed(click(), content_type=FORM))[0] == 200
    assert served.workspace.wait_for(lambda: served.asks.replies, 20)
    token, reply = served.asks.replies[0]
    assert (token, reply.kind, reply.person) == ("token-1", ReplyKind.YES, "U0ADA00001")


def test_the_workspace_reaches_the_bot_over_http(served: Served) -> None:
    with Workspace(signing_secret=SECRET, request_url=served.url).run_in_thread() as workspace:
        assert workspace.verify_request_url()
        workspace.mention("ada", "#data", "Over HTTP?")
        assert workspace.wait_for(lambda: len(served.asks.submitted) == 1, 20)


# --- a dead token ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["token_revoked", "account_inactive", "invalid_auth"])
def test_a_dead_token_stops_everything_at_once_and_says_so_once(
    code: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[str] = []
    with Workspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url), on_access_lost=heard.append)
        workspace.fail_next("conversations.history", "error", times=50, error=code)
        message = Message("hi", (section("hi"),))
        for _ in range(5):
            with pytest.raises(SlackAccessLost):
                voice.post_once("C0DATA0001", "", "Ev1", "end", message)
        assert len(workspace.calls()) == 1, "no storm: one call told it all"
    assert heard == [wording.ACCESS_LOST.format(code=code)]
    assert voice.access_lost == code
    assert wording.ACCESS_LOST.format(code=code) in caplog.text


def test_an_uninstalled_app_stops_talking(served: Served) -> None:
    body = json.dumps(
        {
            "type": "event_callback",
            "team_id": "T0LOCAL001",
            "event_id": "Ev9",
            "event": {"type": "app_uninstalled"},
        }
    ).encode()
    assert served.post(body, signed(body))[0] == 200
    assert served.workspace.wait_for(lambda: served.voice.access_lost == "app_uninstalled", 20)


def test_a_view_that_breaks_the_rules_is_sent_as_a_sentence_outside_of_tests() -> None:
    with Workspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url))
        voice.post_once("C0DATA0001", "", "Ev1", "end", Message("The answer is 42", (section("x"),) * 60))
        shown = text_of(workspace.bot_messages("#data")[0])
        assert "The answer is 42" in shown
        assert wording.FALLBACK in shown
        voice.call_view(
            "views.publish", {"type": "home", "blocks": [section("x")] * 101}, user_id="U0ADA00001"
        )
        assert wording.FALLBACK in text_of(workspace.home("ada") or {})
