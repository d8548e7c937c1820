"""`candor serve` and `candor demo`: the bot until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import signal
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from bot.terminal import out
from reliability.errors import CandorError

if TYPE_CHECKING:
    from bot.console import Workspace
    from bot.main import Candor
    from bot.parts.slack_bot import Bot

log = logging.getLogger(__name__)

DEMO_PORT = 8765
_LOOK_EVERY_S = 2.0
_SILENT_FOR_S = 180.0
"""A connection that for so long neither is there nor is pinged will not come back by itself."""


class ConnectionGone(CandorError):
    """The connection to Slack is gone for good; whoever supervises the process starts it again."""


def run_bot() -> None:
    """Serve Slack until SIGINT or SIGTERM. Raises CandorError where that cannot go on."""
    from bot.cli.observing.server import observed
    from bot.main import opened

    with opened(service=True) as candor, candor.bot() as bot, observed(candor, bot):
        candor.warm_up()
        if candor.settings.slack_mode == "http":
            _serve_http(candor, bot)
        else:
            with stop_signals() as stop:
                serve_socket(candor, bot, stop)


def run_demo(port: int | None, open_browser: bool) -> None:
    """The local workspace and the real bot in it, until SIGINT or SIGTERM; both keep their state."""
    from bot.main import opened
    from bot.settings import load_settings

    folder = load_settings().state_folder / "demo"
    folder.mkdir(parents=True, exist_ok=True)
    with stop_signals() as stop, _workspace(port, folder / "workspace.json") as workspace:
        given = {
            "slack_api_url": workspace.api_url,
            "slack_bot_token": workspace.bot_token,
            "slack_app_token": workspace.app_token,
            "slack_mode": "socket",
            "store_url": f"sqlite:///{load_settings().demo_store}",
            "channels": "",
            "log_level": "WARNING",
        }
        with opened(service=True, **given) as candor, candor.bot() as bot:
            candor.warehouse()  # builds the sample where it is missing, and says now what is wrong with it
            candor.warm_up()
            console = out()
            console.print(f"Candor is at [bold]{workspace.url}[/bold]")
            console.print("Ask in #data, for example: What were total sales last quarter?  (Ctrl-C stops)")
            threading.Thread(target=_introduce, args=(workspace, stop), name="candor-hello", daemon=True).start()
            if open_browser:
                _open_browser(workspace.url)
            serve_socket(candor, bot, stop)
        console.print("Stopped; what was said is kept for the next time.")


def _introduce(workspace: Workspace, stop: threading.Event) -> None:
    """Bring the bot into #data once it listens, where nothing was said there yet."""
    while not workspace.connections:
        if stop.wait(0.2):
            return
    if not workspace.messages("#data"):
        workspace.invite("#data")


def serve_socket(candor: Candor, bot: Bot, stop: threading.Event) -> None:
    """Hold a Socket Mode connection until told to stop. Raises ConnectionGone."""
    from slack_sdk.errors import SlackClientError

    from bot.slack.access import SlackUnavailable, error_code
    from bot.slack.app import connect, disconnect, silence_s

    assert bot.app is not None  # with Socket Mode there is one workspace
    try:
        handler = connect(bot.app, candor.settings.slack_app_token.get_secret_value())
    except (SlackClientError, OSError) as error:
        raise SlackUnavailable(
            f"Slack does not open a connection for SLACK_APP_TOKEN ({error_code(error)})."
        ) from error
    alive_at = time.monotonic()
    try:
        while not stop.wait(_LOOK_EVERY_S):
            if bot.lost.happened.is_set():
                raise ConnectionGone(bot.lost.sentence)
            if silence_s(handler) < _SILENT_FOR_S / 2:
                alive_at = time.monotonic()
            elif time.monotonic() - alive_at > _SILENT_FOR_S:
                raise ConnectionGone("The connection to Slack went silent; please start Candor again.")
    finally:
        disconnect(handler)


@contextlib.contextmanager
def stop_signals() -> Iterator[threading.Event]:
    """An event that SIGINT and SIGTERM set, instead of ending the process in the middle of something."""
    stop = threading.Event()

    def told(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    before = {number: signal.signal(number, told) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _serve_http(candor: Candor, bot: Bot) -> None:
    from bot.slack.http import serve

    settings = candor.settings
    log.info("listening for Slack on %s:%d", settings.http_host, settings.http_port)
    if bot.several is not None:
        log.info("workspaces install Candor at /slack/install")

    def end_when_lost() -> None:
        bot.lost.happened.wait()
        os.kill(os.getpid(), signal.SIGTERM)  # the server's own way to stop in order

    threading.Thread(target=end_when_lost, name="candor-access", daemon=True).start()
    try:
        secret = settings.slack_signing_secret.get_secret_value()
        several = bot.several
        if several is not None:
            serve(several.workspaces, secret, settings.http_host, settings.http_port, flow=several.flow)
        elif bot.app is not None:
            serve(bot.app, secret, settings.http_host, settings.http_port)
    except OSError as error:
        raise CandorError(
            f"Candor cannot listen on {settings.http_host}:{settings.http_port}: {error.strerror}; "
            "CANDOR_HTTP_PORT chooses another port."
        ) from error
    if bot.lost.happened.is_set():
        raise ConnectionGone(bot.lost.sentence)


@contextlib.contextmanager
def _workspace(port: int | None, state_path: Path) -> Iterator[Workspace]:
    """The local workspace on the port asked for, or on the usual one, or on any free one."""
    from bot.console import Workspace

    ports = [port] if port is not None else [DEMO_PORT, 0]
    with contextlib.ExitStack() as stack:
        for each in ports:
            workspace = Workspace(port=each, state_path=state_path)
            try:
                running = stack.enter_context(workspace.run_in_thread())
            except OSError as error:
                if error.errno != errno.EADDRINUSE or each == ports[-1]:
                    raise CandorError(
                        f"The page cannot be served on port {each}: {error.strerror}; --port chooses another."
                    ) from error
                continue
            yield running
            return


def _open_browser(url: str) -> None:
    """Open a graphical browser where there is one; a browser of the terminal would take the terminal."""
    with contextlib.suppress(webbrowser.Error):
        browser = webbrowser.get()
        if isinstance(browser, webbrowser.GenericBrowser) and not isinstance(browser, webbrowser.BackgroundBrowser):
            return
        browser.open(url)
