"""The turns that run in this process: how long they take, and the signals that stop them."""

from __future__ import annotations

import statistics
import threading
import time
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from adapters.stop_signal import StopSignal, stoppable

_REMEMBERED = 20


class Turns:
    """What runs here now. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._signals: dict[str, StopSignal] = {}
        self._seconds: deque[float] = deque(maxlen=_REMEMBERED)

    @contextmanager
    def run(self, ask_id: str) -> Iterator[StopSignal]:
        """A turn of an ask, under a signal of its own that this thread's models look at."""
        stop, began = StopSignal(), time.monotonic()
        with self._lock:
            self._signals[ask_id] = stop
        try:
            with stoppable(stop):
                yield stop
        finally:
            with self._lock:
                if self._signals.get(ask_id) is stop:
                    del self._signals[ask_id]
                if not stop.is_set:
                    self._seconds.append(time.monotonic() - began)

    def running(self) -> Collection[str]:
        """The asks whose turns run here."""
        with self._lock:
            return list(self._signals)

    def stop(self, ask_id: str) -> None:
        """Stop an ask's turn, if it runs here."""
        with self._lock:
            stop = self._signals.get(ask_id)
        if stop is not None:
            stop.set()

    @property
    def usual_s(self) -> float | None:
        """How long a turn usually takes, by the latest ones of this process (their median); None before the first."""
        with self._lock:
            return statistics.median(self._seconds) if self._seconds else None
