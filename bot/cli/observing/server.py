"""GET /live, /ready and /metrics, on a port of their own (CANDOR_METRICS_PORT) that only watchers should reach.

/live   200 while this process works; 503 says that only a new start helps
/ready  200 once the models were loaded, or could not be, while Candor's own database answers; else 503 with the reason.
        A model that is away keeps nobody from being ready: people are told so, and `candor_model_loaded` tells
        operators
"""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from adapters.store.store import StoreUnavailable
from bot.cli.observing.exposition import CONTENT_TYPE, exposition
from bot.cli.observing.figures import BotMetrics
from reliability.errors import CandorError

if TYPE_CHECKING:
    from bot.main import Candor
    from bot.parts.slack_bot import Bot

log = logging.getLogger("candor.observing")

_PATIENCE_S = 10.0
Answer = Callable[[], tuple[int, str, str]]
"""Status, content type and body of an answer."""


@contextlib.contextmanager
def observed(candor: Candor, bot: Bot) -> Iterator[int | None]:
    """Answer watchers until the end, where the settings name a port; the port. Raises CandorError for one that is
    taken."""
    settings = candor.settings
    if settings.metrics_port is None:
        yield None
        return
    figures = BotMetrics(candor, bot)
    answers: dict[str, Answer] = {
        "/live": lambda: _said(is_live(bot)),
        "/ready": lambda: _said(is_ready(candor, bot)),
        "/metrics": lambda: (200, CONTENT_TYPE, exposition(figures.metrics())),
    }
    with answering(settings.metrics_host, settings.metrics_port, answers) as port:
        log.info("watchers are answered on %s:%d", settings.metrics_host, port)
        yield port


@contextlib.contextmanager
def answering(host: str, port: int, answers: dict[str, Answer]) -> Iterator[int]:
    """Answer GET requests in threads of their own, until the end; the port (0 takes a free one)."""

    class Server(ThreadingHTTPServer):
        address_family = socket.AF_INET6 if ":" in host else socket.AF_INET

    class Handler(BaseHTTPRequestHandler):
        timeout = _PATIENCE_S  # for a client that says nothing

        def do_GET(self) -> None:
            _reply(self, answers.get(self.path.partition("?")[0]))

        do_HEAD = do_GET  # noqa: N815 - http.server's name

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing: watchers come every few seconds."""

    try:
        server = Server((host, port), Handler)
    except OSError as error:
        raise CandorError(
            f"Candor cannot listen on {host}:{port}: {error.strerror or error}; CANDOR_METRICS_PORT chooses another port."
        ) from error
    thread = threading.Thread(target=server.serve_forever, args=(0.2,), name="candor-observed", daemon=True)
    thread.start()
    try:
        yield int(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def is_live(bot: Bot) -> str:
    """Why this process cannot go on; empty where it can."""
    if bot.lost.happened.is_set():
        return bot.lost.sentence
    return "" if bot.asks.alive else "What looks after questions has ended."


def is_ready(candor: Candor, bot: Bot) -> str:
    """Why this process is not ready; empty where it is."""
    if not candor.warmed.is_set():
        return "The models are being loaded."
    try:
        candor.store.line.stopped(["-"])  # a statement that finds nothing
    except StoreUnavailable as error:
        return str(error)
    return is_live(bot)


def _said(problem: str) -> tuple[int, str, str]:
    said = {"status": "no", "reason": problem} if problem else {"status": "ok"}
    return 503 if problem else 200, "application/json", json.dumps(said) + "\n"


def _reply(request: BaseHTTPRequestHandler, answer: Answer | None) -> None:
    try:
        status, kind, text = answer() if answer else (404, "text/plain; charset=utf-8", "/live, /ready, /metrics\n")
    except Exception:  # the boundary: a watcher gets a status, the log the reason
        log.exception("a watcher could not be answered")
        status, kind, text = 500, "text/plain; charset=utf-8", "See the log.\n"
    body = text.encode()
    with contextlib.suppress(OSError):  # hung up
        request.send_response(status)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(body)))
        request.send_header("Cache-Control", "no-store")
        request.end_headers()
        if request.command == "GET":
            request.wfile.write(body)
