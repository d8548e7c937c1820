"""Begins the calibration that reviews make due, in a process of its own, and ends it with this one."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Mapping

log = logging.getLogger("candor.reviews")

_MOST_STARTS = 3  # in a row: what ends each of them before its end is for a person to look at
_COMMAND = "from bot.cli import main; main()"


class CalibrationJob:
    """Starts `candor review calibrate` for a warehouse, one at a time, and ends it with this process. Thread-safe."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        """`environment` of the process, with the settings that this one was started with."""
        self._environment = dict(environment)
        self.running: subprocess.Popen[bytes] | None = None
        self._failed: dict[str, int] = {}
        self._lock = threading.Lock()

    def start(self, warehouse: str) -> None:
        """Begin, unless one runs, or it failed too often in a row."""
        with self._lock:
            if self.running is not None and self.running.poll() is None:
                return
            if self.running is not None and self.running.returncode == 0:
                self._failed.clear()  # what ended well says nothing against the next
            started = self._failed.get(warehouse, 0)
            if started >= _MOST_STARTS:
                return
            self._failed[warehouse] = started + 1
            command = [sys.executable, "-c", _COMMAND, "review", "calibrate", "--warehouse", warehouse]
            quiet = subprocess.DEVNULL
            self.running = subprocess.Popen(command, env=self._environment, stdin=quiet, stdout=quiet, stderr=quiet)
            log.info("calibrating %s on its reviews", warehouse)

    def stop(self) -> None:
        """End it; the next start goes on from its traces."""
        with self._lock:
            if self.running is not None and self.running.poll() is None:
                self.running.terminate()
                try:
                    self.running.wait(10)
                except subprocess.TimeoutExpired:
                    self.running.kill()
                    self.running.wait()
