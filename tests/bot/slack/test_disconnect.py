"""A connection that is closed while its session begins is waited for no longer than it takes."""

from __future__ import annotations

import threading
import time
from types import SimpleNamespace
from typing import Any, cast

from bot.slack.app import disconnect


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
