"""A pool of workers in which one statement can be ended from another thread, on the server too."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterator

from adapters.stop_signal import StopSignal
from adapters.warehouses.sessions import Source
from adapters.warehouses.workers.pool import WorkerPool, _Worker

_LOOK_EVERY_S = 0.1


class StoppablePool(WorkerPool):
    """As WorkerPool. `under(signal)`: once the signal is set, the statement that this thread runs ends within moments:
    its worker is killed, and the watchdog ends what the server does for it. It is not tried again."""

    def __init__(self, source: Source, size: int = 4) -> None:
        super().__init__(source, size)
        self._signals = threading.local()
        self._at_work: dict[int, _Worker] = {}  # by the thread that waits for it
        self._under: dict[int, StopSignal] = {}  # what may end a thread's statements now
        self._working = threading.Lock()
        self._free: threading.BoundedSemaphore = _Patient(size, self._is_stopped)

    @contextlib.contextmanager
    def under(self, stop: StopSignal) -> Iterator[None]:
        """Meanwhile, this thread's statements end when it is set. Raises WorkStopped where it is set already."""
        thread = threading.get_ident()
        with stop.calling(lambda: self._end(thread, stop)):
            self._signals.stop = stop
            with self._working:
                self._under[thread] = stop
            try:
                yield
            finally:
                self._signals.stop = None
                with self._working:
                    self._under.pop(thread, None)

    def _is_stopped(self) -> bool:
        stop: StopSignal | None = getattr(self._signals, "stop", None)
        return stop is not None and stop.is_set

    def _take(self) -> _Worker:
        if self._is_stopped():
            raise OSError("stopped")
        worker = super()._take()
        with self._working:
            self._at_work[threading.get_ident()] = worker
        stop: StopSignal | None = getattr(self._signals, "stop", None)
        if stop is not None and stop.is_set:  # it was set between the two
            self._end(threading.get_ident(), stop)
        return worker

    def _put_back(self, worker: _Worker) -> None:
        with self._working:
            self._at_work.pop(threading.get_ident(), None)
        super()._put_back(worker)

    def _end(self, thread: int, stop: StopSignal) -> None:
        """Kill the worker that a thread waits for; the thread then sees it gone, and puts it away. A signal that comes
        late, when the thread works for somebody else, ends nothing."""
        with self._working:
            worker = self._at_work.get(thread)
            if worker is not None and self._under.get(thread) is stop:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker._process.pid, signal.SIGKILL)


class _Patient(threading.BoundedSemaphore):
    """A semaphore that nobody waits for who is stopped."""

    def __init__(self, size: int, is_stopped: Callable[[], bool]) -> None:
        super().__init__(size)
        self._is_stopped = is_stopped

    def acquire(self, blocking: bool = True, timeout: float | None = None) -> bool:
        """As its parent's, but False as soon as this thread is stopped."""
        if not blocking or timeout is None:
            return super().acquire(blocking, timeout)
        left = timeout
        while left > 0 and not self._is_stopped():
            if super().acquire(timeout=min(left, _LOOK_EVERY_S)):
                return True
            left -= _LOOK_EVERY_S
        return False
