"""A read-only SQLite connection inside a worker: file opened read-only, authorizer, limits."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from adapters.warehouse_cells import size_bytes
from adapters.warehouse_worker import Found, Source, StatementFailed
from reliability.guard_lists import SQLITE_FUNCTIONS
from reliability.values import Cell, FailureKind, Limits

HEAP_BYTES = 500_000_000
CELL_BYTES = 64_000_000  # the longest text on the way to a result; a result's own limit is lower
BUSY_TIMEOUT_MS = 2_000
PROGRESS_STEPS = 20_000  # virtual machine steps between looks at the clock: under a millisecond
BATCH_ROWS = 500
_NOT_ROWS = "The statement needs more memory than it may use."


def connect_read_only(path: str) -> sqlite3.Connection:
    """Open a file that is there, for reading only. Raises sqlite3.Error or OSError."""
    uri = Path(path).resolve(strict=True).as_uri() + "?mode=ro"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0, check_same_thread=False)


class SqliteSession:
    """Runs statements on one file; opens it anew where another file has taken its place."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._file = (0, 0)
        self._deadline = 0.0
        self._connection = self._open()

    def _open(self) -> sqlite3.Connection:
        name = Path(self._source.path).name
        try:
            found = os.stat(self._source.path)
            connection = connect_read_only(self._source.path)
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # is it a database?
            for pragma in (
                "query_only=ON", "trusted_schema=OFF", "cell_size_check=ON", "temp_store=MEMORY",
                f"busy_timeout={BUSY_TIMEOUT_MS}", f"hard_heap_limit={HEAP_BYTES}",
            ):  # fmt: skip
                connection.execute(f"PRAGMA {pragma}").fetchall()
        except FileNotFoundError:
            raise _unavailable(f"There is no file {name}.") from None
        except sqlite3.DatabaseError as error:
            raise _unavailable(why_not_opened(error, name)) from None
        except OSError:
            raise _unavailable(f"The file {name} cannot be read.") from None
        self._file = (found.st_dev, found.st_ino)
        _set_limits(connection)
        connection.set_progress_handler(self._is_late, PROGRESS_STEPS)
        connection.set_authorizer(self._authorize)
        return connection

    def _is_late(self) -> bool:
        return time.monotonic() > self._deadline

    def run(self, sql: str, limits: Limits) -> Found:
        """Run one statement. Raises StatementFailed."""
        self._follow_file()
        self._deadline = time.monotonic() + limits.time_s
        cursor = self._connection.cursor()
        try:
            cursor.execute(sql)
            return self._fetch(cursor, limits)
        except (sqlite3.Error, sqlite3.Warning) as error:
            raise _failure(error) from None
        finally:
            cursor.close()

    def _fetch(self, cursor: sqlite3.Cursor, limits: Limits) -> Found:
        columns = tuple(column[0] for column in cursor.description or ())
        rows: list[tuple[Cell, ...]] = []
        used = 0
        while batch := cursor.fetchmany(1 if not rows else min(BATCH_ROWS, limits.rows + 1 - len(rows))):
            for row in batch:
                used += sum(map(size_bytes, row))
                if used > limits.bytes and not rows:
                    raise StatementFailed(
                        FailureKind.TOO_LARGE, "A single row is larger than a result may be."
                    )
                if used > limits.bytes or len(rows) >= limits.rows:
                    return Found(columns, rows, truncated=True)
                rows.append(row)
        return Found(columns, rows, truncated=False)

    def clean(self) -> None:
        """Nothing is left behind: no transaction was opened, and the authorizer allows no setting."""

    def _follow_file(self) -> None:
        try:
            found = os.stat(self._source.path)
        except OSError:
            name = Path(self._source.path).name
            raise _unavailable(f"There is no file {name}.") from None
        if (found.st_dev, found.st_ino) != self._file:
            self._connection.close()
            self._connection = self._open()

    def _authorize(
        self, action: int, first: str | None, second: str | None, database: str | None, view: str | None
    ) -> int:
        """SQLite asks before every read and call while it prepares a statement."""
        if action in (sqlite3.SQLITE_SELECT, sqlite3.SQLITE_RECURSIVE):
            return sqlite3.SQLITE_OK
        if first == "sqlite_master" and (action == sqlite3.SQLITE_UPDATE or second == "ROWID"):
            # Asked while a virtual table (json_each, full text) is set up in memory. The file itself is open
            # for reading only.
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_READ and first and database in ("main", None):
            name = first.lower()
            private = name in self._source.hidden and view is None
            return sqlite3.SQLITE_DENY if private or name.startswith(_INTERNAL) else sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and second and second.lower() in _FUNCTIONS:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_PRAGMA and first == "data_version" and second is None:
            return sqlite3.SQLITE_OK  # full-text tables look whether they have changed
        return sqlite3.SQLITE_DENY


_INTERNAL = ("sqlite_", "pragma_", "dbstat")
_FUNCTIONS = SQLITE_FUNCTIONS | {"->", "->>"}  # operators are functions too


def _set_limits(connection: sqlite3.Connection) -> None:
    for what, amount in (
        (sqlite3.SQLITE_LIMIT_LENGTH, CELL_BYTES),
        (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000),
        (sqlite3.SQLITE_LIMIT_ATTACHED, 0),
        (sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 200),
        (sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 500),
        (sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1_000),
        (sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1),
        (sqlite3.SQLITE_LIMIT_WORKER_THREADS, 0),
    ):
        connection.setlimit(what, amount)


def _unavailable(message: str) -> StatementFailed:
    return StatementFailed(FailureKind.UNAVAILABLE, message, lost=True)


def why_not_opened(error: sqlite3.Error, name: str) -> str:
    """Why a file cannot be used, in one sentence."""
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return f"The file {name} is not a SQLite database."
    if code == sqlite3.SQLITE_CORRUPT:
        return f"The database file {name} is damaged."
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return f"The database file {name} is locked by another program."
    return f"The file {name} cannot be opened as a database."


def _failure(error: sqlite3.Error | sqlite3.Warning) -> StatementFailed:
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    text = " ".join(str(error).split())[:200]
    if code == sqlite3.SQLITE_INTERRUPT or text == "interrupted":
        return StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
    if code in (sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_NOMEM) or "too big" in text:
        return StatementFailed(FailureKind.TOO_LARGE, _NOT_ROWS)
    if code == sqlite3.SQLITE_AUTH or "prohibited" in text or "not authorized" in text:
        return StatementFailed(FailureKind.REFUSED, "The database connection may not do that.")
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return StatementFailed(FailureKind.REFUSED, "The database connection may not write.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StatementFailed(FailureKind.TIMEOUT, "The database was locked by another program.")
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR):
        return StatementFailed(FailureKind.UNAVAILABLE, "The database file cannot be read.", lost=True)
    return StatementFailed(FailureKind.INVALID, f"The database does not accept the statement: {text}.")
