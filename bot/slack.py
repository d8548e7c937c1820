"""Builds the Slack app and connects it: Socket Mode here, signed HTTP requests in bot/slack_http.py."""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from slack_bolt import App, BoltResponse
from slack_bolt.adapter.socket_mode import SocketModeHandler
from slack_sdk import WebClient
from slack_sdk.http_retry.builtin_handlers import (
    ConnectionErrorRetryHandler,
    RateLimitErrorRetryHandler,
    ServerErrorRetryHandler,
)

from bot import wording
from bot.listeners import actions, commands, events, feedback, views
from bot.listeners.desk import Desk
from bot.redaction import redact
from bot.voice import SlackAccessLost

logger = logging.getLogger(__name__)

LISTENER_THREADS = 40
"""Bolt's own five are taken by five slow calls, and then no click is acknowledged."""

DEFAULT_API_URL = "https://slack.com/api/"


def build_client(token: str, api_url: str = DEFAULT_API_URL, *, timeout_s: int = 30) -> WebClient:
    """A client that waits out rate limits and repeats what is safe to repeat (it never posts: a Voice does)."""
    client = WebClient(token=token, base_url=api_url.rstrip("/") + "/", timeout=timeout_s)
    client.retry_handlers = [
        RateLimitErrorRetryHandler(max_retry_count=5),
        ConnectionErrorRetryHandler(max_retry_count=2),
        ServerErrorRetryHandler(max_retry_count=2),
    ]
    return client


def build_app(client: WebClient, desk: Desk, *, signing_secret: str = "", socket_mode: bool = True) -> App:
    """The Bolt app with every listener. Calls nobody until it is connected or dispatched to."""
    executor = ThreadPoolExecutor(LISTENER_THREADS, thread_name_prefix="slack-listener")
    app = App(
        client=client,
        signing_secret=signing_secret or "not-used-in-socket-mode",
        request_verification_enabled=not socket_mode,
        token_verification_enabled=False,
        process_before_response=False,
        listener_executor=executor,
        attaching_conversation_kwargs_enabled=False,
    )
    events.register(app, desk)
    commands.register(app, desk)
    feedback.register(app, desk)
    views.register(app, desk)
    actions.register(app, desk)
    app.error(_boundary(desk))
    return app


def _boundary(desk: Desk) -> Callable[..., BoltResponse | None]:
    """What happens when a listener fails in a way that nobody foresaw: a log line, a sentence, no silence."""

    def failed(error: Exception, body: dict[str, Any], response: BoltResponse | None) -> BoltResponse | None:
        if isinstance(error, SlackAccessLost):
            return response
        reference = uuid.uuid4().hex[:8]
        logger.error("a listener failed (reference %s): %s", reference, redact(str(error)), exc_info=error)
        user = body.get("user")
        person = str(user.get("id") if isinstance(user, dict) else body.get("user_id") or "")
        container = body.get("container") or {}
        channel = str(container.get("channel_id") or body.get("channel_id") or "")
        if person and channel:
            desk.notice(channel, person, wording.unforeseen(reference), str(container.get("thread_ts") or ""))
        return response

    return failed


def connect(app: App, app_token: str, *, ping_interval_s: float = 10.0) -> SocketModeHandler:
    """Open a Socket Mode connection; events arrive from now on. Raises SlackApiError for a bad token."""
    # The socket's own retries of apps.connections.open use the app's client.
    handler = SocketModeHandler(app, app_token, ping_interval=ping_interval_s, concurrency=20)
    handler.connect()  # type: ignore[no-untyped-call]  # untyped in slack_bolt
    return handler


def silence_s(handler: SocketModeHandler) -> float:
    """Seconds since the connection last proved that it is alive; infinity when there is none.

    `is_connected()` alone can say yes over a dead connection: restart the process when this stays large.
    """
    session = handler.client.current_session
    if session is None or not handler.client.is_connected():
        return float("inf")
    last = session.last_ping_pong_time
    return 0.0 if last is None else max(0.0, time.time() - last)
