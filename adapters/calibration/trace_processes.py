"""Trace the questions of a log in several processes, each with models of its own; a killed run goes on.

Only this process writes, a line as soon as it is known, so that a run that is killed loses at most what is under way.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import replace
from typing import Protocol, TypeVar

from reliability.calibration.question_log import LoggedQuestion
from reliability.calibration.traces import TraceFile
from reliability.calibration.tracing import flag_question, trace_question
from reliability.core import Core
from reliability.errors import BadInput
from reliability.progress import Progress


class Asked(Protocol):
    """What is asked of a database, and of which."""

    @property
    def database(self) -> str:
        """The database's name; "" where there is one alone."""
        ...


T = TypeVar("T")
Q = TypeVar("Q", bound=Asked)
Cores = Callable[[str], Core]
"""What the flow works with, by the name of a question's database."""
Build = Callable[[], Cores]
"""Makes it in whatever process calls it; it is sent to other processes."""
_PARENT_CHECK_S = 1.0


def flag_all(
    questions: Sequence[LoggedQuestion],
    build: Build,
    file: TraceFile,
    workers: int,
    progress: Progress,
    linking: str,
) -> None:
    """Flag anew the traces that another calibration of linking flagged: minutes where tracing takes hours."""
    stale = [q for q in questions if q.id in file.traces and file.traces[q.id].linking != linking]
    for done, (question, flagged) in enumerate(in_processes(flag_question, stale, build, workers), 1):
        file.replace(replace(file.traces[question.id], flagged=flagged, linking=linking))
        progress(done / len(stale), f"{done:,} of {len(stale):,} traces flagged anew")


def trace_all(
    questions: Sequence[LoggedQuestion],
    build: Build,
    file: TraceFile,
    workers: int,
    progress: Progress,
    linking: str = "",
) -> list[str]:
    """Append the traces that the file lacks; the ids of questions whose gold query does not run. `linking` names
    the calibration that flags."""
    left = [q for q in questions if q.id not in file.traces]
    unchecked: list[str] = []
    started = time.monotonic()
    for done, (question, trace) in enumerate(in_processes(trace_question, left, build, workers), 1):
        if trace is None:
            unchecked.append(question.id)
        else:
            file.append(replace(trace, linking=linking))
        each = (time.monotonic() - started) / done
        progress(
            (len(questions) - len(left) + done) / len(questions),
            f"{done:,} of {len(left):,} questions, about {each * (len(left) - done):,.0f} s left",
        )
    return unchecked


# --- processes -------------------------------------------------------------------------------------


def in_processes(
    work: Callable[[Q, Core], T], questions: Sequence[Q], build: Build, workers: int
) -> Iterator[tuple[Q, T]]:
    """Every question with what `work` makes of it, as soon as it is known; in this process where one is enough."""
    if not questions:
        return
    if workers < 1:
        raise BadInput("There must be at least one process.")
    if workers == 1:
        cores = build()
        for question in questions:
            yield question, work(question, cores(question.database))
        return
    with _pool(build, min(workers, len(questions))) as pool:
        under_way = {pool.submit(_here, work, question): question for question in questions}
        for future in as_completed(under_way):
            yield under_way[future], future.result()


@contextmanager
def _pool(build: Build, workers: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes, each with its own models and its own warehouse; an error stops what has not begun."""
    context = multiprocessing.get_context("spawn")  # a fork would copy threads of the models' libraries
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(build, os.getpid()))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_HERE: list[Cores] = []
"""What this worker process traces with."""


def _begin(build: Build, parent: int) -> None:
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    _HERE.append(build())


def _end_with(parent: int) -> None:
    """A worker does not outlive the process that started it, however that ends."""
    while os.getppid() == parent:
        time.sleep(_PARENT_CHECK_S)
    os._exit(1)


def _here(work: Callable[[Q, Core], T], question: Q) -> T:
    return work(question, _HERE[0](question.database))
