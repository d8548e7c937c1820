"""The most memory that a server's processes have held, looked at while they live."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

LOOK_EVERY_S = 0.02


class HighWater:
    """The high-water mark (VmHWM, MB) of each process of a server, its children included; `with` looks all the
    while."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self.mb: dict[int, float] = {}

    def __enter__(self) -> HighWater:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    @property
    def most_mb(self) -> float:
        """What the largest process held. Shared memory counts in each."""
        return max(self.mb.values())

    def _look(self) -> None:
        while True:
            children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text(encoding="ascii").split()
            for pid in (self._pid, *map(int, children)):
                with suppress(OSError, StopIteration):  # gone meanwhile
                    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace").splitlines()
                    held = next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024
                    self.mb[pid] = max(held, self.mb.get(pid, 0.0))
            if self._over.wait(LOOK_EVERY_S):
                return
