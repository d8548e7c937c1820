"""Ends on its server what a killed worker left running there, and holds statements back while it will not end.

A worker's process can be killed; what the server does for it can go on: PostgreSQL has functions that no interrupt
reaches. So a worker says which of the server's connections is its own (`Session.backend`), and when it was killed, the
watchdog asks the server to cancel that one's statement, then to end it, and looks until it is gone. One that is still
there is *stuck*: until it ends, nothing is sent to that database, so that no second one joins it, and `problem` says so
for the admins.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Protocol

log = logging.getLogger("candor.watchdog")

END_AFTER_S = 0.3  # a cancelled statement has so long, then its connection is ended
STUCK_AFTER_S = 2.0
LOOK_EVERY_S = 0.1
LOOK_AGAIN_EVERY_S = 2.0  # at what is stuck
GIVE_UP_AFTER_S = 60.0  # where the server cannot be asked

REFUSAL = (
    "A statement that was stopped is still running on the database server, and cannot be ended from here; nothing more "
    "is sent until it ends."
)


class Control(Protocol):
    """A connection of the watchdog's own, to say what becomes of others. Every method may raise what drivers raise."""

    def running(self, backends: Collection[str]) -> set[str]:
        """Those that the server still has."""
        ...

    def left_over(self) -> set[str]:
        """Backends of this account's and of this program's that have been at one statement for far too long."""
        ...

    def cancel(self, backend: str) -> None:
        """Ask for the end of its statement."""
        ...

    def terminate(self, backend: str) -> None:
        """Ask for the end of its connection."""
        ...

    def close(self) -> None:
        """Close the connection."""
        ...


class Watchdog:
    """Watches the backends of one database's workers. `connect` opens a Control; None where a worker's process is all
    that runs a statement. Thread-safe."""

    def __init__(self, connect: Callable[[], Control] | None) -> None:
        self._connect = connect
        self._lock = threading.Lock()
        self._watched: dict[str, float] = {}  # backend → when it was given up
        self._stuck_since: datetime | None = None
        self._thread: threading.Thread | None = None

    @property
    def problem(self) -> str:
        """A sentence for the admins while something is stuck; empty else."""
        since = self._stuck_since
        if since is None:
            return ""
        return (
            f"Since {since:%Y-%m-%d %H:%M} UTC a statement that was stopped has been running on the database server "
            "and does not end when told to; nothing more is sent to it. Only the server's operator can end it."
        )

    def refusal(self) -> str:
        """Why no statement may be sent now; empty where it may."""
        return REFUSAL if self._stuck_since is not None else ""

    def given_up(self, backend: str) -> None:
        """A worker was ended that had this backend: see that it ends too. Returns at once."""
        if backend:
            self._watch({backend})

    def look_for_left_overs(self) -> None:
        """Take over what an earlier process of this program left running. Never raises."""
        if self._connect is None:
            return
        try:
            control = self._connect()
            try:
                self._watch(control.left_over())
            finally:
                control.close()
        except Exception as error:  # the server cannot be asked: whoever opens a connection is told why
            log.info("nothing left over was looked for: %s", type(error).__name__)

    def wait(self, timeout_s: float) -> bool:
        """Wait until nothing is watched any more; True where that is so."""
        thread = self._thread
        if thread is not None:
            thread.join(timeout_s)
        return not self._watched

    def _watch(self, backends: Collection[str]) -> None:
        if self._connect is None or not backends:
            return
        with self._lock:
            now = time.monotonic()
            self._watched.update({backend: now for backend in backends if backend not in self._watched})
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="candor-watchdog", daemon=True)
                self._thread.start()

    # --- in its thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        asked_until = time.monotonic() + GIVE_UP_AFTER_S
        while not self._is_done():
            try:
                self._end_all()
                asked_until = time.monotonic() + GIVE_UP_AFTER_S
            except Exception as error:  # the server does not answer; what it did may have gone with it
                log.warning("a stopped statement was not looked after: %s", type(error).__name__)
                if time.monotonic() > asked_until:
                    self._forget(dict(self._watched))
                time.sleep(LOOK_AGAIN_EVERY_S)

    def _is_done(self) -> bool:
        with self._lock:
            if self._watched:
                return False
            self._thread = None
            return True

    def _end_all(self) -> None:
        """Look after everything that is watched, over one connection, until nothing is."""
        assert self._connect is not None
        control = self._connect()
        try:
            told: dict[str, str] = {}
            while watched := dict(self._watched):
                running = control.running(watched)
                self._forget(watched.keys() - running)
                now = time.monotonic()
                for backend in running & watched.keys():
                    age = now - watched[backend]
                    if told.get(backend) is None:
                        told[backend] = "cancelled"
                        control.cancel(backend)
                    elif told[backend] == "cancelled" and age > END_AFTER_S:
                        told[backend] = "ended"
                        control.terminate(backend)
                    if age > STUCK_AFTER_S:
                        self._say_stuck()
                time.sleep(LOOK_AGAIN_EVERY_S if self._stuck_since else LOOK_EVERY_S)
        finally:
            control.close()

    def _forget(self, gone: Collection[str]) -> None:
        with self._lock:
            for backend in gone:
                self._watched.pop(backend, None)
            if self._stuck_since is not None and not self._watched:
                self._stuck_since = None
                log.warning("The statement that did not end has ended; statements are sent again.")

    def _say_stuck(self) -> None:
        if self._stuck_since is None:
            self._stuck_since = datetime.now(UTC)
            log.error("%s", self.problem)
