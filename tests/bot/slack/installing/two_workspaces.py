"""Two local workspaces behind one address that stands for Slack, as one app sees them; the second has a team id of its
own.

People and channels have the same ids in both, which Slack does not promise to keep apart: whoever takes an id for a
person of one workspace, without asking which, meets the other's.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import re
import threading
import time
import urllib.parse
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from tests.conftest import eventually
from tests.support.live_bot import PATIENT
from tests.support.peopled_workspace import PeopledWorkspace

SECRET = "8f742231b10e8888abcd99yyyzzz85a5"
TEAMS = ("T0LOCAL001", "T0LOCAL002")
CLIENT = {"client_id": "1000000001.2000000002", "client_secret": "an-app-secret"}


@dataclass
class TwoWorkspaces:
    """Slack, as an app sees it. `seen` are the methods that were called, with the team whose token was used."""

    first: PeopledWorkspace
    second: PeopledWorkspace
    api_url: str = ""
    bot_port: int = 0
    seen: list[tuple[str, str]] = field(default_factory=list)
    away: bool = False  # Slack's OAuth does not answer

    def of(self, team: str) -> PeopledWorkspace:
        return (self.first, self.second)[TEAMS.index(team)]

    def owner(self, text: str) -> PeopledWorkspace | None:
        """The workspace that gave out a token, code or refresh token."""
        return next((each for each in (self.first, self.second) if each.grants.knows(text)), None)

    def serve_bot(self, port: int) -> None:
        """Deliver to a bot: the first workspace itself, the second through here, where its team's id is put in."""
        self.bot_port = port
        self.first.use_http(f"http://127.0.0.1:{port}/slack/events")
        self.second.use_http(f"{self.api_url.removesuffix('/api/')}/deliver/")

    def settled(self) -> bool:
        """Wait until nothing is on its way to the bot, taken or given up: a connection that comes while a server closes
        stays open."""
        sent = [*self.first.deliveries.sent, *self.second.deliveries.sent]
        return eventually(lambda: all(each.done.done() for each in sent))

    def install(self, team: str) -> tuple[int, str]:
        """A person installs the app in a workspace with their browser: the last page's status and text."""
        _, headers, _ = self.get("/slack/install")
        state = urllib.parse.parse_qs(urllib.parse.urlsplit(headers["location"]).query)["state"][0]
        query = urllib.parse.urlencode({"code": self.of(team).grants.allow(), "state": state})
        status, _, text = self.get(f"/slack/oauth_redirect?{query}", cookie_of(headers))
        return status, text

    def get(self, path: str, cookie: str = "") -> tuple[int, dict[str, str], str]:
        """One request of a browser to the bot: status, headers, text."""
        connection = http.client.HTTPConnection("127.0.0.1", self.bot_port, timeout=60)
        try:
            connection.request("GET", path, headers={"Cookie": cookie} if cookie else {})
            response = connection.getresponse()
            headers = {name.lower(): value for name, value in response.getheaders()}
            return response.status, headers, response.read().decode()
        finally:
            connection.close()


def cookie_of(headers: dict[str, str]) -> str:
    return headers["set-cookie"].split(";")[0]


@contextlib.contextmanager
def two_workspaces(*, rotating: bool = False) -> Iterator[TwoWorkspaces]:
    more: dict[str, Any] = {**PATIENT, "signing_secret": SECRET}
    with PeopledWorkspace(**more).run_in_thread() as first, PeopledWorkspace(**more).run_in_thread() as second:
        for each in (first, second):
            each.grants.client_id, each.grants.client_secret = CLIENT["client_id"], CLIENT["client_secret"]
            each.grants.rotating = rotating
        slack = TwoWorkspaces(first, second)

        class Door(BaseHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                pass

            def do_GET(self) -> None:
                self._pass_on(b"")

            def do_POST(self) -> None:
                self._pass_on(self.rfile.read(int(self.headers.get("Content-Length") or 0)))

            def _pass_on(self, body: bytes) -> None:
                if self.path == "/deliver/":
                    self._deliver(body)
                    return
                if slack.away and "oauth.v2.access" in self.path:
                    self.connection.close()
                    return
                text = f"{self.headers.get('Authorization', '')} {urllib.parse.unquote_plus(body.decode())}"
                words = re.findall(r"[\w.-]+", text)
                place = next(filter(None, map(slack.owner, words)), slack.first)
                team = TEAMS[place is slack.second]
                slack.seen.append((self.path.removeprefix("/api/"), team))
                sent = body.replace(TEAMS[1].encode(), TEAMS[0].encode())
                self._relay(place.url, sent, team)

            def _relay(self, url: str, body: bytes, team: str) -> None:
                kept = ("Authorization", "Content-Type")
                headers = {name: self.headers[name] for name in kept if self.headers.get(name)}
                status, answer, content_type = _send(url, self.command, self.path, body, headers)
                self._answer(status, answer.replace(TEAMS[0].encode(), team.encode()), content_type)

            def _deliver(self, body: bytes) -> None:
                sent = body.replace(TEAMS[0].encode(), TEAMS[1].encode())
                stamp = str(int(time.time()))
                base = b"v0:" + stamp.encode() + b":" + sent
                signature = "v0=" + hmac.new(SECRET.encode(), base, hashlib.sha256).hexdigest()
                headers = {
                    "Content-Type": self.headers["Content-Type"],
                    "X-Slack-Request-Timestamp": stamp,
                    "X-Slack-Signature": signature,
                }
                retries = {n: v for n, v in self.headers.items() if n.lower().startswith("x-slack-retry")}
                url = f"http://127.0.0.1:{slack.bot_port}"
                try:
                    self._answer(*_send(url, "POST", "/slack/events", sent, headers | retries))
                except OSError:  # no bot just now: Slack delivers again
                    self._answer(502, b"", "text/plain")

            def _answer(self, status: int, body: bytes, content_type: str) -> None:
                self.send_response(status)
                self.send_header("Content-Type", content_type)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        slack.api_url = f"http://127.0.0.1:{server.server_address[1]}/api/"
        try:
            yield slack
        finally:
            server.shutdown()
            server.server_close()
            thread.join(30)


def _send(url: str, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes, str]:
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(url).netloc, timeout=60)
    try:
        connection.request(method, path, body=body or None, headers=headers)
        response = connection.getresponse()
        return response.status, response.read(), response.getheader("Content-Type") or "text/plain"
    finally:
        connection.close()
