"""Where a process is: what it began and ended, on a file that outlives it, and the moment at which it kills itself.

A mark is one short write to a file opened for appending, so that it is there whenever the process dies.
"""

from __future__ import annotations

import functools
import itertools
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_numbers = itertools.count()


@dataclass(frozen=True)
class Death:
    """Kill the process, with SIGKILL, so many seconds after it began something at a place for the n-th time."""

    place: str
    nth: int
    after_s: float


class Marks:
    """Marks of one process. Thread-safe."""

    def __init__(self, file: Path, death: Death | None = None) -> None:
        self._file = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._death = death
        self._times = itertools.count(1)

    @contextmanager
    def inside(self, place: str) -> Iterator[None]:
        """Mark that something at a place began, and that it ended, however it did."""
        number = next(_numbers)
        self._write("begun", number, place)
        death = self._death
        if death is not None and place.split()[0] == death.place and next(self._times) == death.nth:
            threading.Thread(target=self._die, args=(death.after_s,), daemon=True).start()
        try:
            yield
        finally:
            self._write("ended", number, place)

    def at(self, owner: type, method: str, place: Callable[..., str]) -> None:
        """Mark every call of a method; `place(*arguments)` names where it is."""
        whole = getattr(owner, method)

        @functools.wraps(whole)
        def marked(*arguments: Any, **named: Any) -> Any:
            with self.inside(place(*arguments, **named)):
                return whole(*arguments, **named)

        setattr(owner, method, marked)

    def _die(self, after_s: float) -> None:
        time.sleep(after_s)
        os.kill(os.getpid(), signal.SIGKILL)

    def _write(self, what: str, number: int, place: str) -> None:
        os.write(self._file, f"{os.getpid()} {what} {number} {time.monotonic():.6f} {place}\n".encode())


@dataclass(frozen=True)
class Left:
    """What a process left: places at which something was begun and not ended, and how long the others took (s)."""

    open: tuple[str, ...]
    took: dict[str, list[float]]


def read_marks(file: Path) -> dict[int, Left]:
    """What each process left, by its id."""
    begun: dict[int, dict[str, tuple[str, float]]] = {}
    took: dict[int, dict[str, list[float]]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        pid_text, what, number, at, place = line.split(" ", 4)
        pid = int(pid_text)
        mine = begun.setdefault(pid, {})
        if what == "begun":
            mine[number] = (place, float(at))
        elif number in mine:
            where, since = mine.pop(number)
            took.setdefault(pid, {}).setdefault(where.split()[0], []).append(float(at) - since)
    return {pid: Left(tuple(place for place, _ in mine.values()), took.get(pid, {})) for pid, mine in begun.items()}
