"""Builds the Slack app and connects it: Socket Mode here, signed HTTP requests in bot/slack/http.py."""

from __future__ import annotations

import logging
import threading
import time
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from slack_bolt import App, BoltResponse
from slack_bolt.adapter.socket_mode import SocketModeHandler
from slack_bolt.adapter.socket_mode.internals import send_response
from slack_bolt.authorization import AuthorizeResult
from slack_sdk import WebClient
from slack_sdk.errors import SlackApiError, SlackClientNotConnectedError
from slack_sdk.http_retry.builtin_handlers import (
    ConnectionErrorRetryHandler,
    RateLimitErrorRetryHandler,
    ServerErrorRetryHandler,
)
from slack_sdk.socket_mode.builtin import SocketModeClient
from slack_sdk.socket_mode.request import SocketModeRequest

from bot.redaction import redact
from bot.slack.access import error_code
from bot.slack.deliveries import Malformed, check_delivery
from bot.slack.listeners import actions, commands, events, feedback, reviews, views
from bot.slack.listeners.afterwards import correcting, leaving_out, redrawing, sharing
from bot.slack.listeners.desk import Desk
from bot.slack.listeners.kept import definitions, menu, schedules, verified
from bot.slack.listeners.memories import again, memory
from bot.slack.voice import SlackAccessLost
from bot.wording import errors
from reliability.errors import CandorError

logger = logging.getLogger(__name__)
_INSIST_EVERY_S = 0.1

LISTENERS: tuple[Callable[[App, Desk], None], ...] = (
    partial(events.register, on_wish=schedules.wish_in_thread, on_drawing=redrawing.drawn_in_thread),
    commands.register,
    feedback.register,
    views.register,
    verified.register,
    definitions.register,
    schedules.register,
    menu.register,
    correcting.register,
    leaving_out.register,
    sharing.register,
    again.register,
    memory.register,
    reviews.register,
    actions.register,
)
"""Whoever listens to Slack: each registers its own. What one of them registers stands under a rule of may.py."""

LISTENER_THREADS = 40
"""Bolt's own five are taken by five slow calls, and then no click is acknowledged."""

DEFAULT_API_URL = "https://slack.com/api/"


def build_client(token: str | None, api_url: str = DEFAULT_API_URL, *, timeout_s: int = 30) -> WebClient:
    """A client that waits out rate limits and repeats what is safe to repeat (it never posts: a Voice does)."""
    client = WebClient(token=token, base_url=api_url.rstrip("/") + "/", timeout=timeout_s)
    client.retry_handlers = [
        RateLimitErrorRetryHandler(max_retry_count=5),
        ConnectionErrorRetryHandler(max_retry_count=2),
        ServerErrorRetryHandler(max_retry_count=2),
    ]
    return client


def listener_threads() -> ThreadPoolExecutor:
    """The threads that listeners run in."""
    return ThreadPoolExecutor(LISTENER_THREADS, thread_name_prefix="slack-listener")


def build_app(
    client: WebClient,
    desk: Desk,
    *,
    signing_secret: str = "",
    socket_mode: bool = True,
    authorize: Callable[..., AuthorizeResult] | None = None,
    threads: ThreadPoolExecutor | None = None,
) -> App:
    """The Bolt app with every listener. Calls nobody until it is connected or dispatched to.

    `authorize` gives the token where the client has none; `threads` are shared with the apps of other workspaces.
    """
    app = App(
        client=client,
        authorize=authorize,
        signing_secret=signing_secret or "not-used-in-socket-mode",
        request_verification_enabled=not socket_mode,
        token_verification_enabled=False,
        process_before_response=False,
        listener_executor=threads or listener_threads(),
        attaching_conversation_kwargs_enabled=False,
    )
    for register in LISTENERS:
        register(app, desk)
    app.error(_boundary(desk))
    return app


def _boundary(desk: Desk) -> Callable[..., BoltResponse | None]:
    """What happens when a listener fails in a way that nobody foresaw: a log line, a sentence, no silence."""

    def failed(error: Exception, body: dict[str, Any], response: BoltResponse | None) -> BoltResponse | None:
        if isinstance(error, SlackAccessLost):
            return response
        reference = uuid.uuid4().hex[:8]
        # What Slack refuses and what is foreseen says itself why; only the rest needs to be traced.
        foreseen = isinstance(error, SlackApiError | OSError | CandorError)
        why = redact(str(error)) if not foreseen or isinstance(error, CandorError) else error_code(error)
        log = logger.warning if foreseen else logger.error
        log("a listener failed (reference %s): %s", reference, why, exc_info=None if foreseen else error)
        user = body.get("user")
        person = str(user.get("id") if isinstance(user, dict) else body.get("user_id") or "")
        container = body.get("container") or {}
        channel = str(container.get("channel_id") or body.get("channel_id") or "")
        if person and channel:
            desk.notice(channel, person, errors.unforeseen(reference), str(container.get("thread_ts") or ""))
        return response

    return failed


class CheckedSocketMode(SocketModeHandler):
    """Bolt's own, behind the same check as HTTP mode. What is no delivery is acknowledged: again, it would be none."""

    def handle(self, client: SocketModeClient, req: SocketModeRequest) -> None:  # type: ignore[override]  # as its parent
        """Take one envelope. What came as its connection ended cannot be acknowledged, so that Slack delivers it again."""
        try:
            self._take(client, req)
        except SlackClientNotConnectedError:
            logger.info("an envelope came as its connection ended; it is delivered again")

    def _take(self, client: SocketModeClient, req: SocketModeRequest) -> None:
        try:
            check_delivery(req.payload)
        except Malformed as error:
            logger.warning("an envelope holds no delivery of Slack's: %s", error)
            send_response(client, req, BoltResponse(status=200), time.time())
        else:
            super().handle(client, req)


def connect(app: App, app_token: str, *, ping_interval_s: float = 10.0) -> SocketModeHandler:
    """Open a Socket Mode connection; events arrive from now on. Raises SlackApiError for a bad token."""
    # The socket's own retries of apps.connections.open use the app's client.
    handler = CheckedSocketMode(app, app_token, ping_interval=ping_interval_s, concurrency=20)
    handler.connect()  # type: ignore[no-untyped-call]  # untyped in slack_bolt
    return handler


def disconnect(handler: SocketModeHandler) -> None:
    """Close a connection, and wait for its threads.

    The SDK's receiving thread clears the mark that is to end it when it begins its session; a connection that is
    closed just then would be waited for without end. So the mark is set until it is seen.
    """
    client, ended = handler.client, threading.Event()

    def insist() -> None:
        while not ended.wait(_INSIST_EVERY_S):
            client.current_session_state.terminated = True

    insisting = threading.Thread(target=insist, name="slack-disconnect", daemon=True)
    insisting.start()
    try:
        client.close()
    finally:
        ended.set()
        insisting.join()


def silence_s(handler: SocketModeHandler) -> float:
    """Seconds since the connection last proved that it is alive; infinity when there is none.

    `is_connected()` alone can say yes over a dead connection: restart the process when this stays large.
    """
    session = handler.client.current_session
    if session is None or not handler.client.is_connected():
        return float("inf")
    last = session.last_ping_pong_time
    return 0.0 if last is None else max(0.0, time.time() - last)
