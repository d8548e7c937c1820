"""The connections that durable workflows (DBOS) use: an engine that lets go for good when it is told to.

Why DBOS does not get its own engine from the URL: an execution that no longer owns its workflow (another
process took it over, or it was begun again after a restart) is *parked*: `await_workflow_result` looks every
second for the result that the new owner records, for ever, and `DBOS.destroy` tells it nothing: `dispose()`
only empties a pool that fills again at the next look. Likewise `db_retry` repeats for ever what failed because
the database is away. These threads belong to a ThreadPoolExecutor, which Python joins at exit, so the process
never ends. Both catch only Exception: here, once let go, every use of the engine raises LetGo, which is none.

And `db_retry` repeats only what failed for a connection that is gone. Where the disk is full or the database read-only
it gives up: a step that was done is not noted as done, a workflow stays unfinished with nobody at work on it, and both
are only found at the next start. So what will pass is told to it as a lost connection: it waits, and writes what it had
to write.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Any

from sqlalchemy import Dialect, Engine, ExceptionContext, create_engine, event, make_url

from adapters.store.operations.passing import takes_no_writes

_BUSY_MS = 30_000
_PAUSES_S = (0.5, 1.0, 2.0, 4.0, 8.0)


class LetGo(SystemExit):
    """The workflows of this process have stopped. A SystemExit, since that alone ends a thread quietly."""


class WorkflowDatabase:
    """An engine for DBOS on the store's database, set up as DBOS sets up its own.

    While PostgreSQL is away, connecting waits here, where `let_go` ends the wait, not in DBOS's `time.sleep`.
    """

    def __init__(self, url: str) -> None:
        self._stopping, self._gone = threading.Event(), threading.Event()
        self._waits = not url.startswith("sqlite")
        self.engine = _postgres_engine(url) if self._waits else _sqlite_engine(url)
        event.listen(self.engine, "do_connect", self._connect)
        event.listen(self.engine, "checkout", self._check_out)
        event.listen(self.engine, "checkin", self._check_in)
        event.listen(self.engine, "handle_error", _wait_for_what_passes)

    def stop_waiting(self) -> None:
        """From now on whoever waits for a database that is away gets LetGo; what is there can still be used."""
        self._stopping.set()

    def let_go(self) -> None:
        """From now on whoever uses the engine gets LetGo. Connections in use are closed when they come back."""
        self._stopping.set()
        self._gone.set()
        self.engine.dispose()

    def _connect(self, dialect: Dialect, _record: object, args: tuple[Any, ...], more: dict[str, Any]) -> Any:
        """Open a connection, waiting for a PostgreSQL that is away as long as it takes."""
        pauses = iter(_PAUSES_S)
        while True:
            self._refuse_when_gone()
            try:
                return dialect.connect(*args, **more)
            except dialect.loaded_dbapi.OperationalError:
                if not self._waits:
                    raise
                if self._stopping.wait(next(pauses, _PAUSES_S[-1])):
                    raise LetGo from None

    def _check_out(self, _connection: object, _record: object, _proxy: object) -> None:
        self._refuse_when_gone()

    def _check_in(self, _connection: object, record: Any) -> None:
        if self._gone.is_set():
            record.invalidate()

    def _refuse_when_gone(self) -> None:
        if self._gone.is_set():
            raise LetGo


def _wait_for_what_passes(context: ExceptionContext) -> None:
    """Have a statement or a commit repeated that failed since nothing can be written just now. What its transaction
    holds is let go of first: a connection that SQLite closes while a cursor of it is alive keeps the write lock until
    that is gone."""
    if takes_no_writes(context.original_exception):
        with contextlib.suppress(Exception):  # the connection may be gone indeed
            if context.connection is not None:
                context.connection.connection.rollback()
        context.is_disconnect, context.invalidate_pool_on_disconnect = True, False


def _sqlite_engine(url: str) -> Engine:
    """Writers take the lock at their start, and wait for it."""
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = "IMMEDIATE"
        connection.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        connection.execute("PRAGMA foreign_keys = ON")

    return engine


def _postgres_engine(url: str) -> Engine:
    """A pool of 20 that is looked after, and sessions that end when left in the middle of a transaction."""
    engine = create_engine(
        make_url(url).set(drivername="postgresql+psycopg"),
        pool_size=20,
        max_overflow=0,
        pool_timeout=30,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 10, "application_name": "candor-workflows"},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET idle_in_transaction_session_timeout = 60000")
        connection.commit()  # the pool's rollback would undo it

    return engine
