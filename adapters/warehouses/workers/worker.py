"""A process that runs statements, and can be killed while it does.

One SQLite `instr()` was seen to ignore progress handler and interrupt for 40 s: only the end of its process ends
such a call. So statements run here, under limits that the kernel keeps: memory, no file written, no core, and an
alarm that ends the process even when nobody is left to kill it.

The other end (`pool.py`) sends a Source once, then Jobs; each is answered by a plain tuple:
("rows", columns, rows, truncated, seconds) or ("failure", kind, message, seconds); ("ready", backend) answers
the Source.
This module imports little, so that a worker starts in a tenth of a second.
"""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from adapters.warehouses.database import WarehouseKind
from adapters.warehouses.registry import database_of
from adapters.warehouses.sessions import Session, Source, StatementFailed
from reliability.values import FailureKind, Limits

ALARM_AFTER_S = 1.0  # past a statement's time limit


@dataclass(frozen=True)
class Job:
    """One statement, guarded already, and what it may use."""

    sql: str
    limits: Limits


def confine(database: WarehouseKind, source: Source) -> None:
    """Give up what no statement needs: memory beyond a bound, writing files, core dumps."""
    _limit(resource.RLIMIT_AS, database.memory_bytes)
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_FSIZE, database.file_bytes(source))


def _limit(what: int, amount: int) -> None:
    _, hard = resource.getrlimit(what)
    wanted = amount if hard == resource.RLIM_INFINITY else min(amount, hard)
    resource.setrlimit(what, (wanted, wanted))


def answer(session: Session, job: Job) -> tuple[Any, ...]:
    """Run one job; the alarm ends this process where the session's own time limit did not work."""
    start = time.perf_counter()
    signal.setitimer(signal.ITIMER_REAL, job.limits.time_s + ALARM_AFTER_S)
    try:
        found = session.run(job.sql, job.limits)
    except StatementFailed as failure:
        return ("failure", failure.kind.value, str(failure), time.perf_counter() - start, failure.lost)
    except MemoryError:
        message = "The statement needs more memory than it may use."
        return ("failure", FailureKind.TOO_LARGE.value, message, time.perf_counter() - start, True)
    except Exception:  # a driver's surprise: the port promises a failure, and the connection is not trusted further
        message = "The result holds a value that cannot be read."
        return ("failure", FailureKind.INVALID.value, message, time.perf_counter() - start, True)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return ("rows", found.columns, found.rows, found.truncated, time.perf_counter() - start)


def serve(channel: Connection) -> None:
    """Answer jobs until the other end is gone."""
    source: Source = pickle.loads(channel.recv_bytes())
    database = database_of(source.dialect)
    try:
        session = database.open(source)
    except StatementFailed as failure:
        channel.send_bytes(pickle.dumps(("failure", failure.kind.value, str(failure), 0.0, True)))
        return
    confine(database, source)
    channel.send_bytes(pickle.dumps(("ready", session.backend)))
    while True:
        job: Job = pickle.loads(channel.recv_bytes())
        reply = answer(session, job)
        channel.send_bytes(pickle.dumps(reply, protocol=pickle.HIGHEST_PROTOCOL))
        if reply[0] == "failure" and reply[4]:
            return
        session.clean()


def main() -> None:
    """Entry of the process: its only argument is the number of the open channel."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError, StatementFailed):
        serve(Connection(int(sys.argv[1])))
    os._exit(0)  # no driver's own farewell: the process may be under its memory bound
