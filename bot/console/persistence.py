"""The history on disk, so that a restart keeps it: one JSON file, written whole, soon after each change."""

from __future__ import annotations

import base64
import json
import logging
import os
import threading
from pathlib import Path

from bot.console.content import Json
from bot.console.state import StoredFile, WorkspaceMessage, WorkspaceState

_WRITE_WITHIN_S = 0.5
_FORMAT = 1
_log = logging.getLogger(__name__)


class StateFile:
    """Keeps messages, files and App Home. Open modals, statuses and response URLs end with the process."""

    def __init__(self, path: Path, state: WorkspaceState) -> None:
        self._path = path
        self._state = state
        self._timer: threading.Timer | None = None
        self._timer_lock = threading.Lock()

    def load(self) -> None:
        """Read the file, if there is one. A file that cannot be read is put aside, never overwritten."""
        if self._path.exists():
            try:
                self._restore(json.loads(self._path.read_text()))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                aside = self._path.with_suffix(".unreadable")
                self._path.replace(aside)
                _log.warning("The workspace's history could not be read (%s); it is kept in %s.", error, aside)
        self._state.listen(self._changed)

    def _restore(self, saved: Json) -> None:
        if saved["format"] != _FORMAT:
            raise ValueError(f"unknown format {saved['format']!r}")
        messages = [
            WorkspaceMessage(**entry) for entry in saved["messages"] if entry["channel"] in self._state.channels
        ]
        files = {
            entry["body"]["id"]: StoredFile(entry["body"], base64.b64decode(entry["content"]))
            for entry in saved["files"]
        }
        with self._state.lock:
            for message in messages:
                self._state.messages[message.channel][message.ts] = message
            self._state.files.update(files)
            self._state.homes.update(saved["homes"])

    def _changed(self, change: Json) -> None:
        if change["type"] in ("call", "status"):
            return
        with self._timer_lock:
            if self._timer is None:
                self._timer = threading.Timer(_WRITE_WITHIN_S, self.save)
                self._timer.daemon = True
                self._timer.start()

    def save(self) -> None:
        """Write the file: a new one first, then put in the old one's place."""
        with self._timer_lock:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
        with self._state.lock:
            text = json.dumps(self._snapshot())
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(f".{os.getpid()}.{threading.get_ident()}.new")
        fresh.write_text(text)
        fresh.replace(self._path)

    def _snapshot(self) -> Json:
        messages = [
            {
                "channel": m.channel,
                "body": m.body,
                "ephemeral_to": m.ephemeral_to,
                "notified": m.notified,
                "unfurl_links": m.unfurl_links,
                "unfurl_media": m.unfurl_media,
            }
            for channel in self._state.messages.values()
            for m in channel.values()
        ]
        files = [
            {"body": stored.body, "content": base64.b64encode(stored.content).decode()}
            for stored in self._state.files.values()
            if stored.content is not None
        ]
        return {"format": _FORMAT, "messages": messages, "files": files, "homes": self._state.homes}
