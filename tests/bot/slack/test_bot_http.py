"""HTTP mode: what is signed is taken, what is not is refused, and nothing makes the server fail."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import io
import json
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from hypothesis import given
from hypothesis import strategies as st
from slack_bolt import App

from bot.slack.app import build_app, build_client
from bot.slack.deliveries import Malformed, read_delivery
from bot.slack.http import MAX_BODY_BYTES, PATH, build_server
from bot.slack.listeners.desk import Desk, Rules
from bot.slack.listeners.people import People
from bot.slack.signature import Senders, is_signed
from bot.slack.views.home import Setup
from bot.slack.views.kit import Message, section
from bot.slack.voice import SlackAccessLost, Voice
from bot.wording import errors
from reliability.values import ReplyKind
from tests.conftest import eventually
from tests.support.bot_fakes import FakeAsks, FakeHints
from tests.support.live_bot import SCHEMA, text_of
from tests.support.peopled_workspace import PeopledWorkspace

SECRET = "8f742231b10e8888abcd99yyyzzz85a5"


@dataclass
class Served:
    """The bot behind an HTTP server, with asks that only remember."""

    workspace: PeopledWorkspace
    asks: FakeAsks
    url: str
    voice: Voice
    app: App

    def post(self, body: bytes | io.BytesIO, headers: dict[str, str] | list[tuple[str, str]]) -> tuple[int, str]:
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
        "X-Slack-Request-Timestamp": timestamp,
        "X-Slack-Signature": f"v0={signature}",
        "Content-Type": content_type,
    }


def event(text: str = "How many orders?", event_id: str = "Ev1") -> bytes:
    return json.dumps(
        {
            "type": "event_callback",
            "team_id": "T0LOCAL001",
            "event_id": event_id,
            "event": {
                "type": "app_mention",
                "user": "U0ADA00001",
                "channel": "C0DATA0001",
                "ts": "1.000001",
                "text": f"<@U0CANDOR01> {text}",
            },
        }
    ).encode()


def click(action_id: str = "candor_yes") -> bytes:
    payload = {
        "type": "block_actions",
        "user": {"id": "U0ADA00001", "team_id": "T0LOCAL001"},
        "team": {"id": "T0LOCAL001"},
        "channel": {"id": "C0DATA0001"},
        "container": {"message_ts": "1.000002", "channel_id": "C0DATA0001"},
        "trigger_id": "1.2.3",
        "actions": [{"action_id": action_id, "block_id": "b", "value": "token-1"}],
    }
    return urllib.parse.urlencode({"payload": json.dumps(payload)}).encode()


FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def served() -> Iterator[Served]:
    with PeopledWorkspace().run_in_thread() as workspace:
        client = build_client(workspace.bot_token, workspace.api_url)
        voice, asks, rules = Voice(client, strict=True), FakeAsks(), Rules("sample")
        desk = Desk(
            asks,
            FakeHints(),
            voice,
            People(voice),
            rules,
            lambda channel, thread: None,
            lambda name: SCHEMA,
            lambda name: Setup(name, "m", "c"),
        )
        app = build_app(client, desk, signing_secret=SECRET, socket_mode=False)
        with served_at(build_server(app, SECRET)) as port:
            yield Served(workspace, asks, f"http://127.0.0.1:{port}{PATH}", voice, app)


class served_at:  # noqa: N801  # reads as a verb in `with`
    """Serve an aiohttp application from a thread while the block runs; gives its port."""

    def __init__(self, server: web.Application) -> None:
        self._server = server
        self._ready: threading.Event = threading.Event()
        self._port = 0

    def __enter__(self) -> int:
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(60)
        return self._port

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(60)

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


@pytest.mark.parametrize("age_s", [0, 200, -200])
def test_a_signed_request_is_taken(served: Served, age_s: float) -> None:
    assert served.post(event(), signed(event(), age_s=age_s))[0] == 200
    assert served.asks.submitted["Ev1"].question.text == "How many orders?"


def without(headers: dict[str, str], name: str) -> dict[str, str]:
    return {key: value for key, value in headers.items() if key != name}


REFUSED: dict[str, Any] = {
    "seven minutes old": lambda body: signed(body, age_s=420),
    "seven minutes in the future": lambda body: signed(body, age_s=-420),
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
    "a signature without v0=": lambda body: signed(body) | {"X-Slack-Signature": signed(body)["X-Slack-Signature"][3:]},
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
    assert served.post(b"\xff\xfe", signed(b"\xff\xfe"))[0] == 400


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'"text"', b"payload=%7B", b"payload=1"])
def test_signed_nonsense_does_not_fail_the_server(served: Served, body: bytes) -> None:
    for content_type in (FORM, "application/json"):
        assert served.post(body, signed(body, content_type=content_type))[0] == 400


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
    assert served.workspace.wait_for(lambda: served.workspace.bot_messages("#data", ts), 60)
    assert errors.INTAKE_FAILED in text_of(served.workspace.bot_messages("#data", ts)[0])


def test_a_signed_click_is_handed_over(served: Served) -> None:
    assert served.post(click(), signed(click(), content_type=FORM))[0] == 200
    assert served.workspace.wait_for(lambda: served.asks.replies, 60)
    token, reply = served.asks.replies[0]
    assert (token, reply.kind, reply.person) == ("token-1", ReplyKind.YES, "U0ADA00001")


def test_the_workspace_reaches_the_bot_over_http(served: Served) -> None:
    with PeopledWorkspace(signing_secret=SECRET, request_url=served.url).run_in_thread() as workspace:
        assert workspace.verify_request_url()
        workspace.mention("ada", "#data", "Over HTTP?")
        assert workspace.wait_for(lambda: len(served.asks.submitted) == 1, 60)


# --- a dead token ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["token_revoked", "account_inactive", "invalid_auth"])
def test_a_dead_token_stops_everything_at_once_and_says_so_once(code: str, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[str] = []
    with PeopledWorkspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url), on_access_lost=heard.append)
        workspace.fail_next("conversations.history", "error", times=50, error=code)
        message = Message("hi", (section("hi"),))
        for _ in range(5):
            with pytest.raises(SlackAccessLost):
                voice.post_once("C0DATA0001", "", "Ev1", "end", message)
        assert len(workspace.calls()) == 1, "no storm: one call told it all"
    assert heard == [errors.ACCESS_LOST.format(code=code)]
    assert voice.access_lost == code
    assert errors.ACCESS_LOST.format(code=code) in caplog.text


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
    assert served.workspace.wait_for(lambda: served.voice.access_lost == "app_uninstalled", 60)


def test_a_view_that_breaks_the_rules_is_sent_as_a_sentence_outside_of_tests() -> None:
    with PeopledWorkspace().run_in_thread() as workspace:
        voice = Voice(build_client(workspace.bot_token, workspace.api_url))
        voice.post_once("C0DATA0001", "", "Ev1", "end", Message("The answer is 42", (section("x"),) * 60))
        shown = text_of(workspace.bot_messages("#data")[0])
        assert "The answer is 42" in shown
        assert errors.FALLBACK in shown
        voice.call_view("views.publish", {"type": "home", "blocks": [section("x")] * 101}, user_id="U0ADA00001")
        assert errors.FALLBACK in text_of(workspace.home("ada") or {})


# --- malformed, slow, too many ---------------------------------------------------------------------


def nested(depth: int) -> bytes:
    return b'{"a":' * depth + b"1" + b"}" * depth


def clicked(**change: Any) -> bytes:
    payload = json.loads(urllib.parse.parse_qs(click().decode())["payload"][0]) | change
    return urllib.parse.urlencode({"payload": json.dumps(payload)}).encode()


MALFORMED: dict[str, tuple[str, bytes]] = {
    "no JSON": ("application/json", b"{"),
    "JSON after JSON": ("application/json", event() + b"{}"),
    "a list": ("application/json", b"[]"),
    "null": ("application/json", b"null"),
    "no type": ("application/json", b"{}"),
    "a type that is a list": ("application/json", b'{"type": []}'),
    "a byte-order mark": ("application/json", b"\xef\xbb\xbf{}"),
    "invalid UTF-8": ("application/json", b'{"type": "\xff"}'),
    "half a character": ("application/json", b'{"type": "event_callback", "event": {"type": "\\ud800"}}'),
    "a key twice": ("application/json", b'{"type": "a", "type": "event_callback"}'),
    "a key twice inside": ("application/json", event()[:-2] + b', "ts": "2"}}'),
    "sixty-five levels": ("application/json", b'{"type": "x", "a": ' + nested(65) + b"}"),
    "100,000 levels of objects": ("application/json", nested(100_000)),
    "a million open brackets": ("application/json", b'{"a":' + b"[" * 1_000_000),
    "a number of 5,000 digits": ("application/json", b'{"type": "x", "a": ' + b"9" * 5_000 + b"}"),
    "a number of 31 digits": ("application/json", b'{"type": "x", "a": ' + b"9" * 31 + b"}"),
    "1e999": ("application/json", b'{"type": "x", "a": 1e999}'),
    "NaN": ("application/json", b'{"type": "x", "a": NaN}'),
    "an event that is a text": ("application/json", b'{"type": "event_callback", "event": "x"}'),
    "no event": ("application/json", b'{"type": "event_callback"}'),
    "a challenge that is a list": ("application/json", b'{"type": "url_verification", "challenge": []}'),
    "a form without a payload": (FORM, b"a=b"),
    "a form with two payloads": (FORM, click() + b"&" + click()),
    "a payload that is no object": (FORM, b"payload=%5B%5D"),
    "a payload that is no JSON": (FORM, b"payload=%7B"),
    "a payload that is no UTF-8": (FORM, b"payload=%FF"),
    "a hundred and one fields": (FORM, b"&".join(b"a%d=1" % number for number in range(101))),
    "no actions": (FORM, clicked(actions=[])),
    "actions that are an object": (FORM, clicked(actions={"action_id": "candor_yes"})),
    "a user that is a list": (FORM, clicked(user=["U0ADA00001"])),
    "no user": (FORM, clicked(user=None)),
    "a value that is an object": (FORM, clicked(actions=[{"action_id": "candor_sql", "value": {}}])),
    "a channel that is a number": (FORM, clicked(channel=7)),
    "a container that is a list": (FORM, clicked(container=[])),
    "a command without a person": (FORM, b"command=/ask&text=hi&channel_id=C1&trigger_id=1"),
    "no body": (FORM, b""),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_a_signed_body_that_is_no_delivery_is_a_400_without_a_traceback(
    served: Served, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    content_type, body = MALFORMED[name]
    assert served.post(body, signed(body, content_type=content_type))[0] == 400
    assert not [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"]
    assert served.asks.submitted == {}
    assert served.asks.replies == []


@pytest.mark.parametrize("name", MALFORMED)
def test_the_same_body_unsigned_is_a_401_and_is_not_read(
    served: Served, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    content_type, body = MALFORMED[name]
    assert served.post(body, signed(body, secret="0" * 32, content_type=content_type))[0] == 401
    assert not caplog.records


def test_what_is_just_within_the_limits_is_served(served: Served) -> None:
    for within in (
        nested(63),
        b"9" * 30,
        b"-1.5e300",
        b'"\\ud83d\\ude00"',
        b"[" * 60 + b"]" * 60,
    ):
        body = event()[:-1] + b', "more": ' + within + b"}"
        assert served.post(body, signed(body))[0] == 200


def test_a_command_whose_text_holds_the_word_payload_is_answered(served: Served) -> None:
    fields = {
        "command": "/ask",
        "text": "average payload per ship",
        "user_id": "U0ADA00001",
        "channel_id": "C0DATA0001",
        "team_id": "T0LOCAL001",
        "trigger_id": "1.2.3",
        "response_url": f"{served.workspace.url}/response/x",
        "is_enterprise_install": "false",
    }
    body = urllib.parse.urlencode(fields).encode()
    assert served.post(body, signed(body, content_type=FORM))[0] == 200
    assert served.workspace.wait_for(lambda: "1.2.3" in served.asks.submitted, 60)
    assert served.asks.submitted["1.2.3"].question.text == "average payload per ship"


def test_a_compressed_body_is_refused(served: Served) -> None:
    body = zlib.compress(event())
    assert served.post(body, signed(event()) | {"Content-Encoding": "deflate"})[0] == 415


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection to its end: one left half closed is found, and told of, in a later test."""
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


def test_a_slow_body_is_given_up(served: Served) -> None:
    async def send(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        headers = "".join(f"{name}: {value}\r\n" for name, value in signed(b"x" * 10).items())
        writer.write(f"POST {PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n{headers}\r\nx".encode())
        line = await asyncio.wait_for(reader.readline(), 60)
        await closed(writer)
        return line

    with served_at(build_server(served.app, SECRET, body_within_s=0.3)) as port:
        assert asyncio.run(send(port)).startswith(b"HTTP/1.1 408")


def test_who_hangs_up_in_the_middle_leaves_no_trace(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    async def send(port: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        headers = "".join(f"{name}: {value}\r\n" for name, value in signed(b"x" * 10).items())
        writer.write(f"POST {PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n{headers}\r\nx".encode())
        await writer.drain()
        await closed(writer)

    asyncio.run(send(int(served.url.split(":")[2].split("/")[0])))
    assert served.post(event(), signed(event()))[0] == 200
    assert not [record for record in caplog.records if record.exc_info]


def test_after_many_wrong_requests_an_address_is_slowed_down_and_slack_behind_it_is_not(
    served: Served,
) -> None:
    forged = signed(event(), secret="0" * 32)
    clock = 1_000.0  # it stands still, so that nothing is forgiven meanwhile
    with served_at(build_server(served.app, SECRET, senders=Senders(burst=5, now=lambda: clock))) as port:
        served.url = f"http://127.0.0.1:{port}{PATH}"

        @contextlib.contextmanager
        def being_read() -> Iterator[None]:
            """While the body of one wrong request is on its way."""
            with socket.create_connection(("127.0.0.1", port)) as connection:
                headers = "".join(f"{name}: {value}\r\n" for name, value in forged.items())
                connection.sendall(f"POST {PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n{headers}\r\nx".encode())
                yield

        assert [served.post(event(), forged)[0] for _ in range(5)] == [401] * 5
        with being_read():
            assert eventually(lambda: served.post(event(), forged)[0] == 429)
        slack = signed(event())
        assert eventually(lambda: served.post(event(), slack)[0] == 200), "slowed, not shut out"
        with being_read():
            time.sleep(0.2)
            assert [served.post(event(), forged)[0] for _ in range(10)] == [401] * 10, (
                "Slack was seen behind this address"
            )


def test_wrong_requests_are_forgiven_one_by_one_and_few_addresses_are_kept() -> None:
    clock = [0.0]
    senders = Senders(burst=3, per_s=0.5, now=lambda: clock[0])
    for _ in range(3):
        assert not senders.is_slowed("10.0.0.1")
        senders.wrong("10.0.0.1")
    assert senders.is_slowed("10.0.0.1")
    assert not senders.is_slowed("10.0.0.2")
    clock[0] = 3.0
    assert not senders.is_slowed("10.0.0.1")
    for number in range(Senders.KEPT + 10):
        senders.wrong(f"10.1.{number // 256}.{number % 256}")
    assert len(senders._known) == Senders.KEPT
    for number in range(3):
        senders.wrong(f"2001:db8::{number + 1}")
    assert senders.is_slowed("2001:db8::99"), "one network, one sender"


@given(st.binary(max_size=200), st.binary(max_size=64))
def test_a_signature_holds_for_its_own_bytes_only(body: bytes, other: bytes) -> None:
    headers = signed(body)
    timestamp, signature = headers["X-Slack-Request-Timestamp"], headers["X-Slack-Signature"]
    assert is_signed(SECRET, timestamp, signature, body)
    assert is_signed(SECRET, timestamp, signature, other) == (other == body)
    assert is_signed(SECRET, timestamp, signature, body, now=int(timestamp) + 300)
    assert is_signed(SECRET, timestamp, signature, body, now=int(timestamp) - 300)
    assert not is_signed(SECRET, timestamp, signature, body, now=int(timestamp) + 301)
    assert not is_signed(SECRET, timestamp, signature, body, now=int(timestamp) - 301)
    assert not is_signed("", timestamp, signature, body)


@given(
    st.binary(max_size=300) | st.text(max_size=300).map(str.encode),
    st.sampled_from([FORM, "application/json"]),
)
def test_no_body_makes_the_reader_fail(body: bytes, content_type: str) -> None:
    with contextlib.suppress(Malformed):
        assert isinstance(read_delivery(body, content_type), dict)


# --- under attack ----------------------------------------------------------------------------------

ATTACK = """
import asyncio, os, sys, time
PORT, BODY = int(sys.argv[1]), b'{"a":' * 200_000
HEAD = (b"POST /slack/events HTTP/1.1\\r\\nHost: a\\r\\nContent-Type: application/json\\r\\nX-Slack-Request-Timestamp: "
        + str(int(time.time())).encode() + b"\\r\\nX-Slack-Signature: v0=" + b"0" * 64
        + b"\\r\\nContent-Length: " + str(len(BODY)).encode() + b"\\r\\n\\r\\n")
async def one():
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
            writer.write(HEAD + BODY)
            await writer.drain()
            await reader.read()
            writer.close()
        except OSError:
            pass
async def all_of_them():
    await asyncio.wait_for(asyncio.gather(*(one() for _ in range(20))), float(sys.argv[2]))
try:
    asyncio.run(all_of_them())
except TimeoutError:
    pass
"""


@pytest.mark.slow
@pytest.mark.parametrize("trusted", [False, True])
def test_twenty_connections_of_unsigned_deep_bodies_do_not_delay_an_acknowledgement(
    served: Served, trusted: bool, record_property: Callable[[str, object], None]
) -> None:
    """Both ways: an address that is slowed down, and one behind which Slack was seen, where every body is read."""
    senders = Senders()
    if not trusted:
        senders.signed = lambda address: None  # type: ignore[method-assign]  # Slack has an address of its own
    with served_at(build_server(served.app, SECRET, senders=senders)) as port:
        served.url = f"http://127.0.0.1:{port}{PATH}"

        def acknowledged_s(number: int) -> float | None:
            """How long one of Slack's took; None where it was told to come again."""
            body = event(event_id=f"Ev{number}")
            started = time.monotonic()
            status = served.post(body, signed(body))[0]
            if not trusted and status == 429:
                return None  # this test's Slack shares the attacker's address
            assert status == 200
            return time.monotonic() - started

        quiet_s = statistics.median(found for n in range(20) if (found := acknowledged_s(n)) is not None)
        attack = subprocess.Popen([sys.executable, "-c", ATTACK, str(port), "300"])
        try:
            time.sleep(1)
            took_s = sorted(found for n in range(20, 120) if (found := acknowledged_s(n)) is not None)
        finally:
            still = attack.poll() is None
            attack.kill()
            attack.wait(120)
    assert still  # it went on to the end
    p99_ms = 1000 * took_s[int(0.99 * (len(took_s) - 1))]
    record_property("p99_ms", p99_ms)
    print(f"p50 {1000 * took_s[len(took_s) // 2]:.0f} ms, p99 {p99_ms:.0f} ms of {len(took_s)}")  # noqa: T201  # the figure
    assert p99_ms < 1_000 + 100 * 1_000 * quiet_s  # a second, and more where the machine is slow without it
