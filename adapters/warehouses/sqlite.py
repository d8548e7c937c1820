"""SQLite: a file opened for reading only, with an authorizer and limits."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.warehouses.database import Ask, WarehouseKind, quoted
from adapters.warehouses.sessions import (
    Found,
    Gathering,
    Session,
    Source,
    StatementFailed,
    one_line,
    unavailable,
)
from reliability.errors import WarehouseUnavailable
from reliability.guard.dialects.sqlite import RULES
from reliability.guard.lexer import Kind, Refused, Token, lex
from reliability.values import Column, FailureKind, Limits, Table

if TYPE_CHECKING:
    from adapters.warehouses.schema import Described
    from reliability.guard.guard import Verdict

HEAP_BYTES = 500_000_000
CELL_BYTES = 64_000_000  # the longest text on the way to a result; a result's own limit is lower
BUSY_TIMEOUT_MS = 2_000
PROGRESS_STEPS = 20_000  # virtual machine steps between looks at the clock: under a millisecond
BATCH_ROWS = 500
_WAL_INDEX_BYTES = 16_000_000
_NOT_ROWS = "The statement needs more memory than it may use."


def connect_read_only(path: str) -> sqlite3.Connection:
    """Open a file that is there, for reading only. Raises sqlite3.Error or OSError."""
    uri = Path(path).resolve(strict=True).as_uri() + "?mode=ro"
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0, check_same_thread=False)


class SqliteSession:
    """Runs statements on one file; opens it anew where another file has taken its place."""

    backend = ""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._file = (0, 0)
        self._deadline = 0.0
        self._views: tuple[tuple[str, str], ...] = ()
        self._view_names: frozenset[str] = frozenset()
        self._trusted: frozenset[str] = frozenset()
        self._connection = self._open()

    def _open(self) -> sqlite3.Connection:
        name = Path(self._source.path).name
        try:
            found = os.stat(self._source.path)
            connection = connect_read_only(self._source.path)
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # is it a database?
            for pragma in (
                "query_only=ON",
                "trusted_schema=OFF",
                "cell_size_check=ON",
                "temp_store=MEMORY",
                f"busy_timeout={BUSY_TIMEOUT_MS}",
                f"hard_heap_limit={HEAP_BYTES}",
            ):
                connection.execute(f"PRAGMA {pragma}").fetchall()
        except FileNotFoundError:
            raise unavailable(f"There is no file {name}.") from None
        except sqlite3.DatabaseError as error:
            raise unavailable(why_not_opened(error, name)) from None
        except OSError:
            raise unavailable(f"The file {name} cannot be read.") from None
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
        self._trusted = self._trusted_in(sql)
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
        gathering = Gathering(limits)
        rows = gathering.rows
        while batch := cursor.fetchmany(1 if not rows else min(BATCH_ROWS, limits.rows + 1 - len(rows))):
            if not all(map(gathering.takes, batch)):
                return Found(columns, rows, truncated=True)
        return Found(columns, rows, truncated=False)

    def clean(self) -> None:
        """Nothing is left behind: no transaction was opened, and the authorizer allows no setting."""

    def _follow_file(self) -> None:
        try:
            found = os.stat(self._source.path)
        except OSError:
            name = Path(self._source.path).name
            raise unavailable(f"There is no file {name}.") from None
        if (found.st_dev, found.st_ino) != self._file:
            self._connection.close()
            self._connection = self._open()

    def _trusted_in(self, sql: str) -> frozenset[str]:
        """Names that only a view can have in this statement."""
        try:
            return self._names_of_views() - _with_names(sql)
        except Refused:
            return frozenset()

    def _names_of_views(self) -> frozenset[str]:
        """Names under which a view reads its tables: its own, and those of the WITH queries in it."""
        self._connection.set_authorizer(None)
        try:
            found = self._connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'view'").fetchall()
        except sqlite3.Error as error:
            raise _failure(error) from None
        finally:
            self._connection.set_authorizer(self._authorize)
        views = tuple((str(name), str(text)) for name, text in found)
        if views != self._views:
            names = {name.lower() for name, _ in views}
            for _, text in views:
                with suppress(Refused):
                    names |= _with_names(text)
            self._views, self._view_names = views, frozenset(names)
        return self._view_names

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
            # SQLite names a view and a WITH query alike: only what no WITH of the statement is called is a view's.
            private = name in self._source.hidden and (view or "").lower() not in self._trusted
            return sqlite3.SQLITE_DENY if private or name.startswith(_INTERNAL) else sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and second and second.lower() in _FUNCTIONS:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_PRAGMA and first == "data_version" and second is None:
            return sqlite3.SQLITE_OK  # full-text tables look whether they have changed
        return sqlite3.SQLITE_DENY


_INTERNAL = ("sqlite_", "pragma_", "dbstat")
_FUNCTIONS = RULES.functions | {"->", "->>"}  # operators are functions too


def _with_names(sql: str) -> frozenset[str]:
    """What the WITH queries of a text are called. Raises Refused for a text that cannot be read."""
    tokens = lex(sql, RULES).tokens
    return frozenset(token.text.lower() for at, token in enumerate(tokens) if _begins_query(tokens, at))


def _begins_query(tokens: Sequence[Token], at: int) -> bool:
    """Is this the name in `name (columns) AS MATERIALIZED (`?"""
    words = [token.text if token.kind in (Kind.WORD, Kind.MARK) else "" for token in tokens[at + 1 :]]
    if words[:1] == ["("]:
        words = words[words.index(")") + 1 :] if ")" in words else []
    if words[:1] != ["as"]:
        return False
    return next((word for word in words[1:] if word not in ("not", "materialized")), "") == "("


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
    text = one_line(error)
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


# --- the database ----------------------------------------------------------------------------------

_TABLES = """
SELECT 'main', m.name, 1 FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name AND l.schema = 'main'
WHERE l.type IN ('table', 'view', 'virtual') AND m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%'
ESCAPE '\\' ORDER BY m.rowid
"""


class Sqlite(WarehouseKind):
    """SQLite files."""

    dialect = RULES.name
    file_scheme = "sqlite"
    untyped_is_text = True
    has_schemas = False
    kept_from_writing = "the file is opened for reading only, and an authorizer refuses whatever is not reading"

    def source(self, address: str, hidden: frozenset[str]) -> Source | None:
        """`sqlite:///FILE`."""
        from sqlalchemy import make_url
        from sqlalchemy.exc import ArgumentError

        if not address.startswith("sqlite"):
            return None
        try:
            path = make_url(address).database
        except (ArgumentError, ValueError):
            raise WarehouseUnavailable("The warehouse's address is not a database URL.") from None
        if not path or path == ":memory:":
            raise WarehouseUnavailable("The warehouse's address names no database file.")
        return Source(self.dialect, path=str(Path(path).absolute()), hidden=hidden)

    def open(self, source: Source) -> Session:
        """Open the file."""
        return SqliteSession(source)

    def file_bytes(self, source: Source) -> int:
        """A file in WAL mode cannot be opened without its shared index, which is written to."""
        return _WAL_INDEX_BYTES if _in_wal_mode(source.path) else 0

    def describe(self, source: Source, schemas: Sequence[str] | None, ask: Ask) -> Described:
        """Tables in order of their creation; comments from a file beside the database."""
        del schemas, ask
        from sqlalchemy import NullPool, create_engine
        from sqlalchemy.exc import SQLAlchemyError

        from adapters.warehouses.schema import described, reflected, written_names

        engine = create_engine("sqlite://", creator=lambda: connect_read_only(source.path), poolclass=NullPool)
        try:
            with engine.connect() as connection:
                found = [(str(home), str(name), int(at)) for home, name, at in connection.exec_driver_sql(_TABLES)]
                names = written_names(found, source.hidden, None)
                tables = _with_side_file(reflected(connection, names, one_home=True), source.path)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise WarehouseUnavailable(_why(error, Path(source.path).name)) from None
        finally:
            engine.dispose()
        return described(self.dialect, names, tables)

    def place(self, table: str, homes: Mapping[str, str]) -> str:
        """A table of the file."""
        del homes
        return f'"main".{quoted(table)}'

    def placed(self, verdict: Verdict, homes: Mapping[str, str]) -> str | None:
        """The text as it is: a file has one schema."""
        del homes
        return verdict.sql

    def sample_cell(self, column: str, kind: str, length: int) -> str:
        """The cell's first characters, whatever its column's type says."""
        del kind
        return f"CASE WHEN typeof({column}) <> 'blob' THEN substr({column}, 1, {length}) END"


DATABASE = Sqlite()


def _in_wal_mode(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(20)[18:20] == b"\x02\x02"
    except OSError:
        return False


def _why(error: Exception, name: str) -> str:
    """Why a schema cannot be read, in one sentence."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, FileNotFoundError):
        return f"There is no file {name}."
    if isinstance(cause, sqlite3.Error):
        return why_not_opened(cause, name)
    return f"The file {name} cannot be read."


def _with_side_file(tables: tuple[Table, ...], path: str) -> tuple[Table, ...]:
    """SQLite keeps no comments: `<file>.comments.json` may hold them. One that cannot be read is ignored."""
    try:
        given = json.loads(Path(f"{path}.comments.json").read_text(encoding="utf-8"))
        of_tables, of_columns = dict(given.get("tables", {})), dict(given.get("columns", {}))
    except (OSError, ValueError, AttributeError, TypeError, RecursionError):
        return tables
    return tuple(
        Table(
            table.name,
            tuple(
                Column(
                    c.name,
                    c.type,
                    str(of_columns.get(f"{table.name}.{c.name}", "")),
                    c.primary_key,
                    c.nullable,
                )
                for c in table.columns
            ),
            str(of_tables.get(table.name, "")),
            table.foreign_keys,
        )
        for table in tables
    )
