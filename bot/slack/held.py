"""Tells admins when statements to a database server are held back, and when they are sent again.

A hold may be over before the next look at the promises, so what the watchdogs have to say is noted as it comes, and
kept until the store has it. The keys are the same in every process, so each hold is told once; one that was noted and
has no end is taken up by whichever process looks next, also after a restart.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Collection

from adapters.store.store import Store
from adapters.warehouses.workers.holds import NOTICES, open_holds
from adapters.warehouses.workers.watchdog import Watchdog
from bot.redaction import redact

log = logging.getLogger("candor.watch")


class HoldNotices:
    """What the watchdogs of this process have for admins. `tell` tells what was noted. Thread-safe."""

    def __init__(self, store: Store, watchdogs: Callable[[], Collection[Watchdog]], tell: Callable[[], None]) -> None:
        self._store = store
        self._watchdogs = watchdogs
        self._tell = tell
        self._lock = threading.Lock()
        self._unnoted: list[tuple[str, str]] = []

    def look(self) -> None:
        """Note what is new and have it told; nothing is read where nothing is. A failure is logged: the next look does
        it."""
        with self._lock:
            for watchdog in self._watchdogs():
                self._unnoted += watchdog.news()
            if not self._unnoted:
                return
            try:
                while self._unnoted:
                    self._store.notices.note(*self._unnoted[0])
                    del self._unnoted[0]
            except Exception as error:  # the store's: what is not noted yet is kept
                log.info("a hold is noted later: %s", redact(f"{type(error).__name__}: {error}"))
                return
        self._tell()

    def take_up(self) -> None:
        """Go on with holds that were noted, by whichever process, and have no end."""
        try:
            keys = self._store.notices.keys(NOTICES)
        except Exception as error:
            log.info("holds are looked for later: %s", redact(f"{type(error).__name__}: {error}"))
            return
        for watchdog in self._watchdogs():
            for backend in open_holds(keys, watchdog.server):
                watchdog.take_up(backend)
