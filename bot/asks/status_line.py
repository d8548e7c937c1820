"""The status line: what asks are at, shown in the background."""

from __future__ import annotations

import logging
import threading
from concurrent.futures import ThreadPoolExecutor

from bot.asks.conversation import AskRequest, Messenger

log = logging.getLogger("candor.asks")


class StatusLine:
    """Shows what asks are at, in the background, the newest only; never after an ask's message.

    A place that is slow or down delays no ask: failures here are not told to anybody.
    """

    def __init__(self, messenger: Messenger) -> None:
        self._messenger = messenger
        self._newest: dict[str, tuple[AskRequest, str]] = {}
        self._busy: set[str] = set()
        self._changed = threading.Condition()
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="candor-status")

    def show(self, request: AskRequest, stage: str) -> None:
        """Show a stage soon."""
        with self._changed:
            self._newest[request.ask_id] = (request, stage)
            if request.ask_id in self._busy:
                return
            self._busy.add(request.ask_id)
        try:
            self._threads.submit(self._drain, request.ask_id)
        except RuntimeError:  # stopped
            with self._changed:
                self._busy.discard(request.ask_id)

    def quiet(self, ask_id: str, timeout_s: float = 5.0) -> None:
        """Forget what was to be shown, and wait until nothing of this ask is being shown."""
        with self._changed:
            self._newest.pop(ask_id, None)
            self._changed.wait_for(lambda: ask_id not in self._busy, timeout_s)

    def stop(self) -> None:
        """Show nothing more."""
        with self._changed:
            self._newest.clear()
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _drain(self, ask_id: str) -> None:
        while True:
            with self._changed:
                newest = self._newest.pop(ask_id, None)
                if newest is None:
                    self._busy.discard(ask_id)
                    self._changed.notify_all()
                    return
            try:
                self._messenger.status(*newest)
            except Exception as error:
                log.debug("status of ask %s not shown: %s", ask_id, type(error).__name__)
