"""A connection to an OpenAI-compatible server: JSON in, JSON out, failures as one sentence.

ModelUnavailable  it cannot be reached, is busy for too long, refuses, or answers nonsense
PromptTooLong     it says that the prompt does not fit its context
RequestRefused           it says that a request is wrong in another way

Decisions:
- Tried again, with growing pauses: no connection, a dropped one, 429 and 502 to 504 (a server that
  starts, or is busy). Not tried again: a time-out (the work was too much; more of it helps nobody) and
  every other refusal.
- A server that has answered before is waited for longer, since it is probably being started anew: `patience_s`.
- A pause that the server asks for (Retry-After) is kept, up to a bound.
- Work that is stopped (`adapters/stop_signal.py`) sends no further request, waits for no pause, and cuts its connections:
  the server gives up what nobody waits for.
"""

from __future__ import annotations

import itertools
import logging
import re
import threading
import time
from collections import Counter
from typing import Any

import httpx

from adapters.models.vllm.connections import ConnectionsOfWork
from adapters.stop_signal import current_signal
from reliability.errors import ModelUnavailable, PromptTooLong

_TRY_AGAIN = frozenset({429, 502, 503, 504})
_LONGEST_PAUSE_S = 10.0

log = logging.getLogger(__name__)


class RequestRefused(ModelUnavailable):
    """The server says that the request is wrong (400)."""


class VllmServer:
    """A server's address, key and patience. Threads may share it; connects at the first request."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None,
        timeout_s: float,
        retries: int,
        first_pause_s: float,
        connections: int = 64,
        patience_s: float = 0.0,
    ) -> None:
        self.address = base_url.rstrip("/").removesuffix("/v1")
        self._timeout_s, self._retries, self._first_pause_s = timeout_s, retries, first_pause_s
        self._patience_s, self._answered = patience_s, False
        self.requests: Counter[str] = Counter()
        self._lock = threading.Lock()
        headers = {"Authorization": f"Bearer {api_key}"} if api_key else {}
        try:
            url = httpx.URL(self.address)
        except (httpx.InvalidURL, UnicodeError) as error:
            raise ModelUnavailable(f"The model server's address {base_url!r} is not a URL.") from error
        if url.scheme not in ("http", "https") or not re.fullmatch(r"[\w.:-]+", url.host):
            raise ModelUnavailable(f"The model server's address {base_url!r} is not a URL.")
        encryption = httpx.create_ssl_context()

        def new_client() -> httpx.Client:
            return httpx.Client(
                base_url=url,
                headers=headers,
                timeout=httpx.Timeout(timeout_s, connect=min(5.0, timeout_s)),
                limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections),
                verify=encryption,
            )

        self._client, self._of_work = new_client(), ConnectionsOfWork(new_client)

    def close(self) -> None:
        """Close the connections."""
        self._client.close()
        self._of_work.close()

    def get(self, path: str) -> dict[str, Any]:
        """GET a JSON object. Raises WorkStopped."""
        return self._ask("GET", path, None)

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """POST an object, get an object. Raises WorkStopped."""
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        stop = current_signal()
        if stop is not None:
            stop.check()
        with self._lock:
            self.requests[path] += 1
        started = time.monotonic()
        for attempt in itertools.count():
            pause_s = min(self._first_pause_s * 2**attempt, _LONGEST_PAUSE_S)
            comes_back = self._answered and time.monotonic() + pause_s < started + self._patience_s
            last = attempt >= self._retries and not comes_back
            try:
                response = self._sent(method, path, body)
            except httpx.ConnectTimeout as error:
                failure = f"The model server {self.address} cannot be reached."
                if last:
                    raise ModelUnavailable(failure) from error
            except httpx.TimeoutException as error:
                raise ModelUnavailable(
                    f"The model server {self.address} did not answer within {self._timeout_s:g} seconds."
                ) from error
            except (
                httpx.ConnectError,
                httpx.RemoteProtocolError,
                httpx.ReadError,
                httpx.WriteError,
            ) as error:
                failure = f"The model server {self.address} cannot be reached."
                if last:
                    raise ModelUnavailable(failure) from error
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                raise ModelUnavailable(f"The model server {self.address} cannot be asked: {error}") from error
            else:
                if response.status_code not in _TRY_AGAIN:
                    self._answered = True
                    return self._content(response)
                failure = f"The model server {self.address} is too busy or starting ({response.status_code})."
                if last:
                    raise ModelUnavailable(failure)
                pause_s = max(pause_s, _retry_after_s(response))
            log.warning("%s Trying again in %.1f s.", failure, pause_s)
            if stop is not None:
                stop.wait(pause_s)
            else:
                time.sleep(pause_s)
        raise AssertionError("the last attempt returns or raises")

    def _sent(self, method: str, path: str, body: dict[str, Any] | None) -> httpx.Response:
        stop = current_signal()
        if stop is None:
            return self._client.request(method, path, json=body)
        connections = self._of_work.of(stop)
        try:
            with stop.calling(connections.end):
                return connections.request(method, path, body)
        except httpx.HTTPError:
            stop.check()
            raise

    def _content(self, response: httpx.Response) -> dict[str, Any]:
        if response.status_code in (401, 403):
            raise ModelUnavailable(f"The model server {self.address} refuses the API key.")
        try:
            content = response.json()
        except ValueError as error:
            if response.is_success:
                raise self.nonsense() from error
            content = {}
        if not isinstance(content, dict):
            raise self.nonsense()
        if response.is_success:
            return content
        message = _message(content)
        if response.status_code == 400 and "context length" in message:
            raise PromptTooLong(f"The prompt does not fit the model's context: {message}")
        kind = RequestRefused if response.status_code == 400 else ModelUnavailable
        raise kind(f"The model server {self.address} refused a request ({response.status_code}): {message}")

    def nonsense(self) -> ModelUnavailable:
        """The error for an answer that is not what was asked for."""
        return ModelUnavailable(f"The model server {self.address} answered something that is not a completion.")


def _retry_after_s(response: httpx.Response) -> float:
    asked = response.headers.get("Retry-After", "")
    return min(float(asked), _LONGEST_PAUSE_S) if asked.isdigit() else 0.0


def _message(content: dict[str, Any]) -> str:
    """The first line of the server's own explanation."""
    error = content.get("error", content)
    message = error.get("message", error.get("detail", "")) if isinstance(error, dict) else error
    return (str(message).strip().splitlines() or ["no reason given"])[0][:200]
