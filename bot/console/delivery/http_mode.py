"""HTTP mode: events, interactions and commands as signed requests to the app's request URL."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
import urllib.parse

import aiohttp

from bot.console.content import Json
from bot.console.delivery.deliveries import AttemptFailedError, Delivery


def signature(signing_secret: str, timestamp: str, body: bytes) -> str:
    """Slack's request signature, version 0: HMAC-SHA256 over "v0:timestamp:body"."""
    base = b"v0:" + timestamp.encode() + b":" + body
    return "v0=" + hmac.new(signing_secret.encode(), base, hashlib.sha256).hexdigest()


class HttpMode:
    """Posts to `request_url`; an answer of 200 within the time limit is the acknowledgement."""

    def __init__(self, request_url: str, signing_secret: str, acknowledge_within_s: float) -> None:
        self.request_url = request_url
        self.acknowledge_within_s = acknowledge_within_s
        self._signing_secret = signing_secret
        self._session: aiohttp.ClientSession | None = None

    async def post(
        self, body: bytes, content_type: str, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes, bool]:
        """One signed request. Returns the status, the body, and whether the app asks for no retry."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(self.acknowledge_within_s))
        timestamp = str(int(time.time()))
        signed = {
            "Content-Type": content_type,
            "User-Agent": "Slackbot 1.0 (+https://api.slack.com/robots)",
            "X-Slack-Request-Timestamp": timestamp,
            "X-Slack-Signature": signature(self._signing_secret, timestamp, body),
            **(headers or {}),
        }
        async with self._session.post(self.request_url, data=body, headers=signed) as response:
            return response.status, await response.read(), response.headers.get("X-Slack-No-Retry") == "1"

    async def verify_url(self) -> bool:
        """Slack's check when the address is saved: the app must echo the challenge."""
        challenge = hashlib.sha256(str(time.time_ns()).encode()).hexdigest()
        body = json.dumps({"token": "local", "challenge": challenge, "type": "url_verification"}).encode()
        status, answer, _ = await self.post(body, "application/json")
        return status == 200 and challenge in answer.decode(errors="replace")

    async def check_ssl(self) -> bool:
        """Slack's occasional check of a command's address."""
        body = urllib.parse.urlencode({"token": "local", "ssl_check": "1"}).encode()
        status, _, _ = await self.post(body, "application/x-www-form-urlencoded")
        return status == 200

    @staticmethod
    def _encode(delivery: Delivery) -> tuple[bytes, str]:
        if delivery.kind == "events_api":
            return json.dumps(delivery.payload).encode(), "application/json"
        form = delivery.payload
        if delivery.kind == "interactive":
            form = {"payload": json.dumps(delivery.payload)}
        return urllib.parse.urlencode(form).encode(), "application/x-www-form-urlencoded"

    async def attempt(self, delivery: Delivery, retry: int, reason: str | None) -> tuple[str, Json | None]:
        """Post once. Raises AttemptFailedError with Slack's retry reason."""
        body, content_type = self._encode(delivery)
        headers = {}
        if retry:
            headers = {"X-Slack-Retry-Num": str(retry), "X-Slack-Retry-Reason": reason or "unknown_error"}
        try:
            status, answer, no_retry = await self.post(body, content_type, headers)
        except TimeoutError:
            raise AttemptFailedError("http_timeout", self.request_url) from None
        except aiohttp.ClientError:
            raise AttemptFailedError("connection_failed", self.request_url) from None
        if status != 200:
            raise AttemptFailedError("http_error", self.request_url, final=no_retry)
        return self.request_url, _answer_payload(answer)

    async def close(self) -> None:
        """Close the client."""
        if self._session is not None:
            await self._session.close()
            self._session = None


def _answer_payload(answer: bytes) -> Json | None:
    """A JSON object as it is, any other text as {"text": …}, nothing as None."""
    text = answer.decode(errors="replace")
    if not text.strip():
        return None
    try:
        parsed = json.loads(text)
    except ValueError:
        parsed = None
    return parsed if isinstance(parsed, dict) else {"text": text}
