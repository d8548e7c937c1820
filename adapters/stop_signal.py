"""Stopping one piece of work while others go on: what a model and a database look at between two steps.

The one who begins a piece of work makes a signal and runs the work under it (`stoppable`); whoever is told to stop sets
it, from any thread. Work looks at it by `check`, or is called by it (`calling`) where it waits for something else.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterator
from contextvars import ContextVar, copy_context
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Returned = TypeVar("Returned")


class WorkStopped(BaseException):
    """Somebody stopped this piece of work. No Exception: nothing on the way up may take it for a failure to mend."""


class StopSignal:
    """Whether a piece of work is to stop. Thread-safe; once set it stays."""

    def __init__(self) -> None:
        self._set = threading.Event()
        self._lock = threading.Lock()
        self._calls: list[Callable[[], None]] = []

    @property
    def is_set(self) -> bool:
        """Whether it is to stop."""
        return self._set.is_set()

    def set(self) -> None:
        """Stop it, and call whoever waits for something else."""
        with self._lock:
            self._set.set()
            calls, self._calls = self._calls, []
        for call in calls:
            call()

    def check(self) -> None:
        """Raise WorkStopped where it is to stop."""
        if self._set.is_set():
            raise WorkStopped

    def wait(self, seconds: float) -> None:
        """Let so much time go by. Raises WorkStopped as soon as it is to stop."""
        self._set.wait(seconds)
        self.check()

    @contextlib.contextmanager
    def calling(self, call: Callable[[], None]) -> Iterator[None]:
        """Meanwhile, `call` is called once when it is to stop, from another thread. Raises WorkStopped beforehand."""
        with self._lock:
            self.check()
            self._calls.append(call)
        try:
            yield
        finally:
            with self._lock, contextlib.suppress(ValueError):  # it was called
                self._calls.remove(call)


_OF_THIS_THREAD: ContextVar[StopSignal | None] = ContextVar("stop_signal", default=None)


@contextlib.contextmanager
def stoppable(signal: StopSignal) -> Iterator[None]:
    """Meanwhile, `current_signal()` is this one in this thread."""
    token = _OF_THIS_THREAD.set(signal)
    try:
        yield
    finally:
        _OF_THIS_THREAD.reset(token)


def carried(call: Callable[Given, Returned]) -> Callable[Given, Returned]:
    """The call, to be made by other threads, several at once, as a part of the work of this one."""
    context = copy_context()

    def in_context(*args: Given.args, **named: Given.kwargs) -> Returned:
        return context.copy().run(call, *args, **named)

    return in_context


def current_signal() -> StopSignal | None:
    """The signal under which this thread works; None where nobody can stop it."""
    return _OF_THIS_THREAD.get()
