"""The connections of one piece of work to a model server: cut when it is stopped, so that the server ends it too.

A thread that waits for an answer sees nothing but its socket. So every piece of work that may be stopped has
connections of its own, whose sockets are known from when they are made; a stop shuts them all, whoever waits at them.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import weakref
from collections.abc import Callable
from typing import Any

import httpx

from adapters.stop_signal import StopSignal

_MADE = {"connection.connect_tcp.complete", "connection.start_tls.complete"}  # what httpcore calls it


class WorkConnections:
    """Connections that end together."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._lock = threading.Lock()
        self._sockets: weakref.WeakSet[socket.socket] = weakref.WeakSet()
        self._ended = False

    def request(self, method: str, path: str, body: dict[str, Any] | None) -> httpx.Response:
        """As the client's own. Raises what that raises, also where the connections were ended meanwhile."""
        return self._client.request(method, path, json=body, extensions={"trace": self._follow})

    def end(self) -> None:
        """End them, in whichever thread: who waits for an answer gets an error at once, and new ones end as they are
        made."""
        with self._lock:
            self._ended = True
            sockets = list(self._sockets)
        for each in sockets:
            _shut(each)

    def close(self) -> None:
        """Close them, once nobody waits any more."""
        self._client.close()

    def _follow(self, event: str, info: dict[str, Any]) -> None:
        if event not in _MADE:
            return
        made = info["return_value"].get_extra_info("socket")
        with self._lock:
            self._sockets.add(made)
            ended = self._ended
        if ended:
            _shut(made)


def _shut(connected: socket.socket) -> None:
    """Both ways. Without a word to the other side of what encrypts it: another thread may be reading."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(connected, socket.SHUT_RDWR)


class ConnectionsOfWork:
    """Who has which connections: those of a signal are closed when nobody has the signal any more. Thread-safe."""

    def __init__(self, new_client: Callable[[], httpx.Client]) -> None:
        self._new_client = new_client
        self._lock = threading.Lock()
        self._of: weakref.WeakKeyDictionary[StopSignal, WorkConnections] = weakref.WeakKeyDictionary()

    def of(self, stop: StopSignal) -> WorkConnections:
        """Those of the work that the signal stops."""
        with self._lock:
            found = self._of.get(stop)
            if found is None:
                found = self._of[stop] = WorkConnections(self._new_client())
                weakref.finalize(stop, found.close)
            return found

    def close(self) -> None:
        """Close all."""
        with self._lock:
            for each in self._of.values():
                each.close()
