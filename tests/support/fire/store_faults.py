"""A store that takes no more writes for a while, in the process that writes: a full disk, or a store that is read-only.

The disk is full by the kernel's bound on the size of files (RLIMIT_FSIZE): what SQLite writes to its log beyond it
fails. A store is read-only by the database's own word for it (PRAGMA query_only, transaction_read_only).
"""

from __future__ import annotations

import re
import resource
import threading
from multiprocessing.connection import Connection
from typing import Any, Literal

from sqlalchemy import Connection as SqlConnection
from sqlalchemy import Engine, event

from tests.support.fire.bots import BotPlan, serve

Kind = Literal["full", "read-only"]
_WRITES = re.compile(r"\s*(?:INSERT|UPDATE|DELETE|WITH\b.*\b(?:INSERT|UPDATE|DELETE)\b)", re.IGNORECASE | re.DOTALL)


def serve_with_faults(plan: BotPlan, kind: Kind, orders: Connection) -> None:
    """Be the bot; take orders: (n, seconds) lets writes fail from the n-th from now on, for so long; None changes
    nothing. The answer is how many writes there were since, and how many of them while they failed."""
    faults = StoreFaults(kind)
    threading.Thread(target=_obey, args=(faults, orders), daemon=True).start()
    serve(plan, entered=faults.listen)


class StoreFaults:
    """Counts the writes of this process, and lets them fail when told to. Thread-safe."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self._lock = threading.Lock()
        self._until_fault: int | None = None
        self._for_s = 0.0
        self._failing = False
        self.writes = 0  # since the latest order
        self.met = 0  # of them, while they failed

    def listen(self) -> None:
        """Begin to count: every engine of the process."""
        event.listen(Engine, "before_cursor_execute", self._before)

    def order(self, nth: int, for_s: float) -> None:
        """From the n-th write from now on, fail for so long; 0: never, and no more."""
        with self._lock:
            if not nth:
                self._fail(False)
            self.writes = self.met = 0
            self._until_fault, self._for_s = nth or None, for_s

    def _before(self, connection: SqlConnection, _cursor: Any, statement: str, *_more: Any) -> None:
        if self._kind == "read-only" and statement.startswith(
            "BEGIN"
        ):  # a connection that was refused may be used again
            self._make_read_only(connection, self._failing)
        if not _WRITES.match(statement):
            return
        with self._lock:
            self.writes += 1
            if self._until_fault is not None and self.writes >= self._until_fault:
                self._until_fault = None
                self._fail(True)
                threading.Timer(self._for_s, self._fail, (False,)).start()
            failing = self._failing
            self.met += failing
        if self._kind == "read-only":
            self._make_read_only(connection, failing)

    def _fail(self, failing: bool) -> None:
        self._failing = failing
        if self._kind == "full":
            _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (0 if failing else most, most))

    def _make_read_only(self, connection: SqlConnection, read_only: bool) -> None:
        if connection.dialect.name == "sqlite":
            if connection.info.get("read_only", False) != read_only:
                connection.connection.cursor().execute(f"PRAGMA query_only = {int(read_only)}")
                connection.info["read_only"] = read_only
        elif read_only:
            connection.connection.cursor().execute("SET LOCAL transaction_read_only = on")


def _obey(faults: StoreFaults, orders: Connection) -> None:
    while True:
        try:
            order = orders.recv()
        except EOFError:
            return
        if order is not None:
            faults.order(*order)
        orders.send((faults.writes, faults.met))
