"""The workflows that durable asks run as: DBOS on the store's database."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TypeVar

from dbos import DBOS, DBOSClient, DBOSConfig, SetWorkflowID
from sqlalchemy.exc import DBAPIError

from adapters.store.store import Lease, Store, StoreUnavailable
from adapters.store.workflow_database import WorkflowDatabase
from bot.asks.workflow_json import Errors, WorkflowJson

T = TypeVar("T")

log = logging.getLogger("candor.asks")

# Turns and messages that an older version of this code has begun are finished by a newer one: both do the
# same from the same store. Raise it only if the workflows' arguments change.
_VERSION = "candor-asks-1"
_APPLICATION = "candor"
_QUEUE = "candor_turns"
_DEADLY = 10  # a message that takes the process down so often is left alone
_UNFINISHED = ["PENDING"]
_ENDED = ["SUCCESS", "ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED"]
_AT_ONCE = 500
_DEAD = ("ERROR", "CANCELLED", "MAX_RECOVERY_ATTEMPTS_EXCEEDED")


class Stopping(BaseException):
    """This process is being stopped. No Exception: DBOS then leaves the workflow unfinished, to go on later."""


class Running:
    """What runs in this process, and whether it is to stop; `with running:` counts a piece of work."""

    def __init__(self) -> None:
        self.stopping = threading.Event()
        self._count = 0
        self._changed = threading.Condition()

    def __enter__(self) -> None:
        with self._changed:
            self._count += 1

    def __exit__(self, *_raised: object) -> None:
        with self._changed:
            self._count -= 1
            self._changed.notify_all()

    def wait_until_idle(self, timeout_s: float) -> bool:
        """Wait until no piece of work runs; False when the time is up first."""
        with self._changed:
            return self._changed.wait_for(lambda: self._count == 0, timeout_s)

    def stored(self, fn: Callable[[], T]) -> T:
        """`fn`'s result, waiting for the store as long as it takes. Raises Stopping."""
        pause_s = 0.5
        while True:
            try:
                return fn()
            except StoreUnavailable as error:
                log.warning("%s Trying again in %.1f s.", error, pause_s)
                if self.stopping.wait(pause_s):
                    raise Stopping from error
                pause_s = min(30.0, pause_s * 2)


class Beginnings:
    """Begins what was taken on, in a thread of its own, and while nothing else is being taken on: in a burst each
    question is stored and acknowledged first, and then they are worked on. What is not begun when this stops, the next
    start begins.
    """

    def __init__(self, most_s: float = 1.0) -> None:
        """`most_s`: what was taken on waits no longer for others that are."""
        self._most_s = most_s
        self._due: deque[tuple[float, Callable[[], None]]] = deque()
        self._under_way = 0
        self._stopping = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="candor-beginnings", daemon=True)

    def start(self) -> None:
        """Begin to begin."""
        self._thread.start()

    def stop(self) -> None:
        """Begin nothing more."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join()

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """While something is taken on."""
        with self._changed:
            self._under_way += 1
        try:
            yield
        finally:
            with self._changed:
                self._under_way -= 1
                self._changed.notify_all()

    def add(self, begin: Callable[[], None]) -> None:
        """Begin something soon; it raises nothing."""
        with self._changed:
            self._due.append((time.monotonic(), begin))
            self._changed.notify_all()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._due or self._stopping)
                if self._stopping:
                    return
                since, begin = self._due.popleft()
                left_s = since + self._most_s - time.monotonic()
                self._changed.wait_for(lambda: not self._under_way or self._stopping, max(0.0, left_s))
            begin()


class Workflows:
    """The kinds of workflow of durable asks, on DBOS with the store's database.

    `turn(ask_id, number)` runs on a queue, at most `concurrency` at once in this process; `say(ask_id,
    kind, step, attempt)` runs at once, `work_of_day(date)` once a day in all processes. A process works under the first
    free name ("candor-0", …) and holds its lease, so that the unfinished work of a name whose lease can be taken is
    known to be orphaned.
    """

    def __init__(self, store: Store, errors: Errors) -> None:
        """`errors`: those of steps that workflows tell apart, as WorkflowJson takes them."""
        self._store = store
        self._json = WorkflowJson(errors)
        self._lease: Lease | None = None
        self._database: WorkflowDatabase | None = None

    def start(
        self,
        turn: Callable[[str, int], None],
        say: Callable[[str, str, int, int], None],
        work_of_day: Callable[[str], None],
        *,
        concurrency: int,
        poll_s: float,
    ) -> None:
        """Launch DBOS, which goes on with what this name left unfinished."""

        @DBOS.workflow(name="candor_turn", max_recovery_attempts=None)  # asks count the tries of a turn themselves
        def candor_turn(ask_id: str, number: int) -> None:
            turn(ask_id, number)

        @DBOS.workflow(name="candor_say", max_recovery_attempts=_DEADLY)
        def candor_say(ask_id: str, kind: str, step: int, attempt: int) -> None:
            say(ask_id, kind, step, attempt)

        @DBOS.workflow(name="candor_day", max_recovery_attempts=_DEADLY)
        def candor_day(day: str) -> None:
            work_of_day(day)

        self._turn, self._say, self._day = candor_turn, candor_say, candor_day
        self._lease = self._first_free_lease()
        self._database = WorkflowDatabase(self._store.url)
        self._json.read_pickles_too()
        config: DBOSConfig = {
            "name": _APPLICATION,
            "system_database_url": self._store.url,
            "system_database_engine": self._database.engine,
            "application_version": _VERSION,
            "executor_id": self._lease.name,
            "serializer": self._json,
            "log_level": "ERROR",  # its warnings repeat ours, with tracebacks
            "notification_listener_polling_interval_sec": 0.25,  # nothing waits for these, but a stop does
        }
        try:
            self._bound_queue(self._database, concurrency, poll_s)
            DBOS(config=config)
            DBOS.launch()
            DBOS.register_queue(
                _QUEUE,
                worker_concurrency=concurrency,
                polling_interval_sec=poll_s,
                on_conflict="always_update",
            )
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Let go of DBOS; what runs is left unfinished and goes on at the next start.

        Its threads end by themselves within a second or two, also those that wait for a workflow that
        another process has or for a database that is away (adapters/store/workflow_database.py says why they
        would not). Only a stage that does not return keeps its thread.
        """
        if self._database is not None:
            self._database.stop_waiting()
        DBOS.destroy(destroy_registry=True)
        if self._database is not None:
            self._database.let_go()
            self._database = None
        if self._lease is not None:
            self._lease.release()
            self._lease = None

    def enqueue_turn(self, ask_id: str, number: int) -> None:
        """Queue a turn; once, however often it is called."""
        with SetWorkflowID(turn_id(ask_id, number)):
            DBOS.enqueue_workflow(_QUEUE, self._turn, ask_id, number)

    def start_say(self, ask_id: str, kind: str, step: int, attempt: int) -> None:
        """Begin an attempt to say a message; once, however often it is called."""
        with SetWorkflowID(say_id(ask_id, kind, step, attempt)):
            DBOS.start_workflow(self._say, ask_id, kind, step, attempt)

    def start_day(self, day: str) -> None:
        """Begin the work of a day (ISO date); once in all processes, however often it is called."""
        with SetWorkflowID(f"day:{day}"):
            DBOS.start_workflow(self._day, day)

    def prune(self, before: datetime) -> int:
        """Delete what DBOS keeps of workflows that ended and were begun before then; how many."""
        pruned = 0
        while True:
            old = DBOS.list_workflows(
                status=_ENDED,
                end_time=before.isoformat(),
                limit=_AT_ONCE,
                load_input=False,
                load_output=False,
            )
            DBOS.delete_workflows([each.workflow_id for each in old])
            pruned += len(old)
            if len(old) < _AT_ONCE:
                return pruned

    def dead(self, workflow_id: str) -> bool:
        """Whether a workflow ended without having done its work, so that nothing will."""
        status = DBOS.get_workflow_status(workflow_id)
        return status is not None and status.status in _DEAD

    def adopt(self) -> int:
        """Take over unfinished workflows of names that no process holds; how many."""
        self._keep_lease()
        unfinished = DBOS.list_workflows(status=_UNFINISHED, load_input=False, load_output=False)
        mine = self._lease.name if self._lease else ""
        adopted = 0
        for name in {each.executor_id for each in unfinished if each.executor_id} - {mine}:
            orphaned = self._store.take_lease(name)
            if orphaned is None:
                continue
            try:
                for each in DBOS.list_workflows(status=_UNFINISHED, executor_id=name, load_input=False):
                    DBOS.resume_workflow(each.workflow_id, queue_name=each.queue_name)
                    adopted += 1
            finally:
                orphaned.release()
        return adopted

    def _bound_queue(self, database: WorkflowDatabase, concurrency: int, poll_s: float) -> None:
        """Give the queue of earlier starts this one's limits before it is looked at: by its former ones, too many turns
        could begin at once."""
        client = DBOSClient(
            system_database_engine=database.engine,
            serializer=self._json,
            application_name=_APPLICATION,
            lazy=True,
            retry_connection_errors=False,
        )
        try:
            client.register_queue(_QUEUE, worker_concurrency=concurrency, polling_interval_sec=poll_s)
        except DBAPIError as error:  # no queue yet, or the tables of an older DBOS: it is bound after the launch
            log.debug("the queue is bound after the launch: %s", type(error).__name__)
        finally:
            client.destroy()

    def _first_free_lease(self) -> Lease:
        number = 0
        while True:
            lease = self._store.take_lease(f"candor-{number}")
            if lease is not None:
                return lease
            number += 1

    def _keep_lease(self) -> None:
        """Take the lease again if its session was lost. Another may hold it by now; then it has our work."""
        if self._lease is None or self._lease.alive():
            return
        name = self._lease.name
        log.warning("lost the lease %s; taking it again", name)
        self._lease.release()
        self._lease = self._store.take_lease(name) or self._lease


def turn_id(ask_id: str, number: int) -> str:
    """The workflow id of a turn; that of the first is the ask's."""
    return f"{ask_id}:{number}" if number else ask_id


def say_id(ask_id: str, kind: str, step: int, attempt: int) -> str:
    """The workflow id of an attempt to say a message."""
    return f"{ask_id}:{kind}:{step}:{attempt}"
