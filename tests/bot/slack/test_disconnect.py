"""A connection that is closed while its session begins is waited for no longer than it takes, and what it can no longer
acknowledge comes again."""

from __future__ import annotations

import logging
import threading
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from slack_bolt import App
from slack_bolt.authorization import AuthorizeResult
from slack_sdk.errors import SlackClientNotConnectedError
from slack_sdk.socket_mode.request import SocketModeRequest

from bot.slack.app import CheckedSocketMode, disconnect


def test_a_mark_that_is_cleared_once_does_not_keep_a_connection_open() -> None:
    """As slack_sdk 3.47 does it: the receiving thread clears the mark when it begins, and reads it from then on."""
    state = SimpleNamespace(terminated=False)
    begins = threading.Event()

    def receive() -> None:
        begins.wait()
        state.terminated = False
        while not state.terminated:
            time.sleep(0.01)

    receiving = threading.Thread(target=receive, daemon=True)
    receiving.start()

    def close() -> None:
        state.terminated = True
        begins.set()
        receiving.join(timeout=120)

    handler = SimpleNamespace(client=SimpleNamespace(current_session_state=state, close=close))
    disconnect(cast("Any", handler))
    assert not receiving.is_alive()
    assert not [thread for thread in threading.enumerate() if thread.name == "slack-disconnect"]


EVENT = {"type": "event_callback", "event": {"type": "app_mention", "user": "U1", "channel": "C1", "text": "hi"}}


class Gone:
    """A connection that is no more."""

    logger = logging.getLogger("gone")

    def send_socket_mode_response(self, _response: object) -> None:
        raise SlackClientNotConnectedError("the connection is no longer active")


@pytest.mark.parametrize("payload", [EVENT, {}, {"type": "event_callback", "event": "no event"}])
def test_what_cannot_be_acknowledged_is_a_line_and_no_traceback(
    payload: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    ours = AuthorizeResult(enterprise_id=None, team_id="T1", bot_token="xoxb-1", bot_id="B1", bot_user_id="U2")
    app = App(authorize=lambda: ours, signing_secret="s")
    envelope = SocketModeRequest(type="events_api", envelope_id="E1", payload=payload)
    app.event("app_mention")(lambda: None)
    with caplog.at_level(logging.INFO, "bot.slack.app"):
        handler = CheckedSocketMode(app, "xapp-1")
        handler.handle(cast("Any", Gone()), envelope)
        disconnect(handler)
    assert "it is delivered again" in caplog.text
    assert all(record.exc_info is None for record in caplog.records if record.name.startswith("bot"))
