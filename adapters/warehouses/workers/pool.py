"""A few warm worker processes that run statements, each replaced when it had to be killed.

A process is started by name with an environment of its own, never forked: the parent may hold model weights,
threads and secrets that no statement should come near.
"""

from __future__ import annotations

import io
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from adapters.warehouses.registry import database_of
from adapters.warehouses.sessions import Source
from adapters.warehouses.workers.servers import account_of, watchdog_of
from adapters.warehouses.workers.worker import Job
from reliability.values import Failure, FailureKind, Limits, Rows

KILL_AFTER_S = 0.5  # past a statement's time limit
START_TIMEOUT_S = 15.0
MAX_TIME_S = 3_600.0
BUSY_TIMEOUT_S = 60.0
_log = logging.getLogger(__name__)
_ROOT = Path(__file__).resolve().parents[3]
_ENTRY = "from adapters.warehouses.workers.worker import main; main()"
_KEPT_VARIABLES = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "SYSTEMROOT", "KRB5CCNAME")


class _PlainValues(pickle.Unpickler):
    """Reads only tuples, lists, text and numbers: what a worker sends can start nothing here."""

    def find_class(self, module_name: str, global_name: str) -> Any:
        raise pickle.UnpicklingError(f"{module_name}.{global_name} is no plain value")


class _Worker:
    """One process and the channel to it."""

    def __init__(self, source: Source) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _ENTRY, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env=_environment(source),
                cwd="/",
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        self._channel = Connection(ours.detach())
        self.failure: Failure | None = None  # why it never became ready
        self.served = 0
        self.backend = ""  # the server's own side of it, as the watchdog knows it
        try:
            self._channel.send_bytes(pickle.dumps(source))
        except OSError:
            self.failure = _gone(0.0)

    def wait_until_ready(self) -> None:
        """Sets `failure` where the source cannot be opened."""
        reply = self._receive(START_TIMEOUT_S) if self.failure is None else None
        if reply is None:
            _log.warning("A process that reads the database did not start (exit code %s).", self._process.poll())
            slow = Failure(FailureKind.UNAVAILABLE, "The database took longer to open than it may.")
            self.failure = self.failure or (slow if self._process.poll() is None else _gone(0.0))
        elif reply[0] == "failure":
            self.failure = Failure(FailureKind(reply[1]), reply[2])
        else:
            self.backend = str(reply[1])

    def ask(self, job: Job) -> Rows | Failure | None:
        """The answer to a job; None where the process went away with it. Past the limit it is killed."""
        start = time.monotonic()
        try:
            self._channel.send_bytes(pickle.dumps(job))
        except OSError:
            self.failure = _gone(0.0)
            return None
        reply = self._receive(job.limits.time_s + KILL_AFTER_S)
        self.served += 1
        if reply is None:
            late = time.monotonic() - start > job.limits.time_s
            self.failure = _gone(time.monotonic() - start)
            if not late:
                return None
            message = "The statement took longer than it may, and its process was ended."
            return Failure(FailureKind.TIMEOUT, message, time.monotonic() - start)
        if reply[0] == "rows":
            return Rows(tuple(reply[1]), tuple(reply[2]), bool(reply[3]), float(reply[4]))
        failure = Failure(FailureKind(reply[1]), reply[2], float(reply[3]))
        if reply[4]:
            self.failure = failure
        return failure

    def _receive(self, timeout_s: float) -> tuple[Any, ...] | None:
        try:
            if not self._channel.poll(timeout_s):
                return None
            reply = _PlainValues(io.BytesIO(self._channel.recv_bytes())).load()
        except (EOFError, OSError, pickle.UnpicklingError):
            return None
        return reply if isinstance(reply, tuple) else None

    def kill(self) -> None:
        """Kill the process and wait for its end; a second call does nothing. Any thread may, at any time: whoever waits
        for an answer sees that there is none."""
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        """Kill the process and close the channel to it: for the one thread that has the worker."""
        self.kill()
        self._channel.close()


class WorkerPool:
    """At most `size` workers for one source, started when first needed. Safe for many threads."""

    def __init__(self, source: Source, size: int = 4) -> None:
        self._source = source
        self._free = threading.BoundedSemaphore(size)
        self._lock = threading.Lock()
        self._idle: list[_Worker] = []
        self._alive: set[_Worker] = set()
        self._closed = False
        self.watchdog = watchdog_of(source)  # shared by all pools of the server
        weakref.finalize(self, _end_all, self._alive)

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """Run a guarded statement. Never raises."""
        if refusal := self.watchdog.refusal():
            return Failure(FailureKind.UNAVAILABLE, refusal)
        if not self._free.acquire(timeout=BUSY_TIMEOUT_S):
            return Failure(FailureKind.UNAVAILABLE, "Too many statements are waiting for this database.")
        try:
            if refusal := self.watchdog.refusal():  # it may have waited long
                return Failure(FailureKind.UNAVAILABLE, refusal)
            return self._run(Job(sql, _sane(limits)))
        except OSError:
            return Failure(FailureKind.UNAVAILABLE, "No process could be started to read the database.")
        finally:
            self._free.release()

    def _run(self, job: Job) -> Rows | Failure:
        for last_try in (False, True):
            worker = self._take()
            was_warm = worker.served > 0
            answer = None if worker.failure else worker.ask(job)
            failure = worker.failure
            self._put_back(worker)
            lost = failure is not None and failure.kind is FailureKind.UNAVAILABLE
            if lost and was_warm and not last_try and (answer is None or answer == failure):
                continue  # the database was restarted since: a fresh connection may do
            return answer or failure or _gone(0.0)
        return _gone(0.0)

    def _take(self) -> _Worker:
        with self._lock:
            if self._idle:
                return self._idle.pop()
            if self._closed:
                raise OSError("closed")
        worker = _Worker(self._source)
        if not self._counts(worker):
            worker.end()
            raise OSError("closed")
        worker.wait_until_ready()
        return worker

    def _counts(self, worker: _Worker) -> bool:
        """Count a new worker among those that close() ends; False where that is over."""
        with self._lock:
            if self._closed:
                return False
            self._alive.add(worker)
            return True

    def _put_back(self, worker: _Worker) -> None:
        with self._lock:
            if worker.failure is None and not self._closed:
                self._idle.append(worker)
                return
            self._alive.discard(worker)
        worker.end()
        if worker.failure is not None:
            self.watchdog.given_up(worker.backend, account_of(self._source))

    def close(self) -> None:
        """End all workers; later statements answer that the database is unavailable. Those at work are killed, and put
        away by the threads that wait for them; one that starts just now is ended by the thread that starts it."""
        with self._lock:
            self._closed = True
            idle = list(self._idle)
            self._idle.clear()
            self._alive.difference_update(idle)
            busy = list(self._alive)
        for each in idle:
            each.end()
        for each in busy:
            each.kill()


def _sane(limits: Limits) -> Limits:
    return Limits(min(max(limits.time_s, 0.001), MAX_TIME_S), max(limits.rows, 0), max(limits.bytes, 0))


def _end_all(workers: set[_Worker]) -> None:
    """For a pool that nobody has any more, or at the program's end: other threads may still wait for an answer."""
    for each in list(workers):
        each.kill()


def _gone(seconds: float) -> Failure:
    return Failure(FailureKind.UNAVAILABLE, "The process that reads the database ended.", seconds)


def _environment(source: Source) -> dict[str, str]:
    """What a worker needs of the environment: where programs and home are, and its driver's own settings."""
    own = database_of(source.dialect).variables
    kept = {k: v for k, v in os.environ.items() if k in _KEPT_VARIABLES or k.startswith(own)}
    return {**kept, "PYTHONPATH": str(_ROOT), "PYTHONUNBUFFERED": "1"}
