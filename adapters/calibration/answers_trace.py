"""Trace questions of a log: what the flow finds before it decides, checked against gold, in several processes.

A trace asks nobody: whatever linking would ask is answered with "just answer", which leaves the model's own linking
and a flag. A question's answer is right where its result has the canonical form Φ of the gold query's (METHODS.md 3).
Only this process writes, a line as soon as it is known, so that a run that is killed loses at most what is under way.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

from adapters.calibration.answers_log import LoggedQuestion
from adapters.calibration.traces import CheckedCluster, CheckedTrace, TraceFile
from reliability.answer import prepare
from reliability.core import Core, Stopwatch, run_now
from reliability.decide import Trace
from reliability.dialogue import Dialogue, Halt
from reliability.errors import BadInput
from reliability.execution import canonical_key
from reliability.guard import is_ordered
from reliability.link import link
from reliability.ports import Warehouse
from reliability.values import Clarification, Failure, Limits, Question, Reply, ReplyKind, Rows

T = TypeVar("T")
Progress = Callable[[float, str], None]
Cores = Callable[[str], Core]
"""What the flow works with, by the name of a question's database."""
Build = Callable[[], Cores]
"""Makes it in whatever process calls it; it is sent to other processes."""
_BUDGET = 100  # clarifications: none is really asked
_PARENT_CHECK_S = 1.0


def trace_question(logged: LoggedQuestion, core: Core) -> CheckedTrace | None:
    """What the flow finds for a question, checked; None where its gold query does not run."""
    gold = Gold.of(logged, core)
    if gold is None:
        return None
    started = time.perf_counter()
    try:
        found: Trace | None = _undecided(
            prepare(Question(logged.id, logged.question), core, Dialogue("ask", _BUDGET), Stopwatch(run_now))
        )
        halted = ""
    except Halt as halt:
        found, halted = None, halt.reason.value
    seconds = round(time.perf_counter() - started, 3)
    if found is None:
        return CheckedTrace(logged.id, logged.group, logged.kind, (), halted=halted, seconds=seconds)
    return CheckedTrace(
        logged.id, logged.group, logged.kind, tuple(_checked(found, gold)), found.flagged,
        found.execution.failed_share, seconds=seconds,
    )  # fmt: skip


def flag_question(logged: LoggedQuestion, core: Core) -> bool:
    """Whether linking alone flags a step of the question."""
    schema = core.warehouse.schema()
    dialogue = Dialogue("ask", _BUDGET)
    question = Question(logged.id, logged.question)
    try:
        _, linked = _undecided(link(question, schema, (), core, dialogue, Stopwatch(run_now)))
    except Halt:
        return True
    return bool(dialogue.exchanges) or bool(linked.branching_points)


def flag_all(
    questions: Sequence[LoggedQuestion], build: Build, file: TraceFile, workers: int, progress: Progress,
    linking: str,
) -> None:  # fmt: skip
    """Flag anew the traces that another calibration of linking flagged: seconds where tracing takes hours."""
    stale = [q for q in questions if q.id in file.traces and file.traces[q.id].linking != linking]
    for done, (question, flagged) in enumerate(_each(flag_question, stale, build, workers), 1):
        file.replace(replace(file.traces[question.id], flagged=flagged, linking=linking))
        progress(done / len(stale), f"{done:,} of {len(stale):,} traces flagged anew")


def trace_all(
    questions: Sequence[LoggedQuestion], build: Build, file: TraceFile, workers: int, progress: Progress,
    linking: str = "",
) -> list[str]:  # fmt: skip
    """Append the traces that the file lacks; the ids of questions whose gold query does not run. `linking` names
    the calibration that flags."""
    left = [q for q in questions if q.id not in file.traces]
    unchecked: list[str] = []
    started = time.monotonic()
    for done, (question, trace) in enumerate(_each(trace_question, left, build, workers), 1):
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


class Gold:
    """What the right results of a question are."""

    def __init__(self, main: tuple[str, bool] | None, others: Sequence[tuple[str, bool]]) -> None:
        self._main = main
        self._others = others

    @classmethod
    def of(cls, logged: LoggedQuestion, core: Core) -> Gold | None:
        """Runs the gold queries; None where the main one does not run, or is cut by a limit."""
        if logged.sql is None:
            return cls(None, ())
        run = [_gold(sql, core.warehouse, core.settings.limits) for sql in (logged.sql, *logged.readings)]
        return cls(run[0], [other for other in run[1:] if other]) if run[0] else None

    def right(self, result: Rows, sql: str) -> bool:
        """Whether a result is that of the log's own query; rows are in order where that query orders them."""
        return self._main is not None and _same(result, sql, self._main)

    def accepted(self, result: Rows, sql: str) -> bool:
        """Whether it is that of any reading."""
        return self.right(result, sql) or any(_same(result, sql, other) for other in self._others)


def _gold(sql: str, warehouse: Warehouse, limits: Limits) -> tuple[str, bool] | None:
    result = warehouse.run(sql, limits)
    if isinstance(result, Failure) or result.truncated:
        return None
    ordered = is_ordered(sql, warehouse.schema().dialect)
    return canonical_key(result, ordered=ordered, unique=sql), ordered


def _same(result: Rows, sql: str, gold: tuple[str, bool]) -> bool:
    return canonical_key(result, ordered=gold[1], unique=sql) == gold[0]


def _undecided(flow: Generator[Clarification, Reply, T]) -> T:
    """What the flow returns when nobody is there to answer what it asks."""
    try:
        next(flow)
        while True:
            flow.send(Reply(ReplyKind.JUST_ANSWER))
    except StopIteration as end:
        found: T = end.value
        return found


def _checked(trace: Trace, gold: Gold) -> Iterator[CheckedCluster]:
    for scored in trace.scored:
        sql, result = scored.reading.sql, scored.reading.result
        yield CheckedCluster(
            sql, scored.share, scored.judged, scored.entropy_nats, scored.log_likelihood,
            gold.right(result, sql), gold.accepted(result, sql), dict(scored.signals),
        )  # fmt: skip


# --- processes -------------------------------------------------------------------------------------


def _each(
    work: Callable[[LoggedQuestion, Core], T], questions: Sequence[LoggedQuestion], build: Build, workers: int
) -> Iterator[tuple[LoggedQuestion, T]]:
    if not questions:
        return
    if workers < 1:
        raise BadInput("Tracing needs at least one process.")
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


def _here(work: Callable[[LoggedQuestion, Core], T], question: LoggedQuestion) -> T:
    return work(question, _HERE[0](question.database))
