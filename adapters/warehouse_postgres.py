"""A read-only PostgreSQL connection inside a worker.

Every statement runs in a transaction of its own that is read-only and always rolled back, behind
`DECLARE … CURSOR FOR`, which PostgreSQL's own grammar allows for a query alone (no COPY, no SET, no data-changing
WITH), sent by the extended protocol, which takes one statement only. A superuser's connection takes the role
pg_read_all_data for it, which can read tables and nothing else.
"""

from __future__ import annotations

import json
import time
from typing import Any

import psycopg
from psycopg.adapt import Buffer, Loader
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGresult

from adapters.warehouse_cells import as_cell, size_bytes
from adapters.warehouse_worker import Found, Source, StatementFailed
from reliability.values import Cell, FailureKind, Limits

CONNECT_TIMEOUT_S = 5
FIRST_BATCH_ROWS = 50
MAX_BATCH_ROWS = 2_000
BATCH_BYTES = 2_000_000

# Schemas of the search path in which no function or operator hides a built-in one: `upper(name)` would call
# public.upper(varchar) rather than the built-in upper(text), wherever pg_catalog stands in the path.
_CLEAN_SCHEMAS = """
SELECT n.nspname FROM pg_namespace n
WHERE n.nspname = ANY(%s)
AND NOT EXISTS (
  SELECT FROM pg_proc p JOIN pg_proc b ON b.proname = p.proname AND b.pronamespace = 'pg_catalog'::regnamespace
  WHERE p.pronamespace = n.oid AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e'))
AND NOT EXISTS (
  SELECT FROM pg_operator o JOIN pg_operator b ON b.oprname = o.oprname AND b.oprnamespace = 'pg_catalog'::regnamespace
  WHERE o.oprnamespace = n.oid AND NOT EXISTS (
    SELECT FROM pg_depend d WHERE d.classid = 'pg_operator'::regclass AND d.objid = o.oid AND d.deptype = 'e'))
"""
_SETTINGS = (
    "SET LOCAL lock_timeout = '2s'",
    "SET LOCAL idle_in_transaction_session_timeout = '60s'",
    "SET LOCAL work_mem = '32MB'",
    "SET LOCAL cursor_tuple_fraction = 1",  # the plan for all rows, as without a cursor
    "SET LOCAL standard_conforming_strings = on",
    "SET LOCAL DateStyle = 'ISO'",
)
# PostgreSQL 14 on Linux: a statement whose client was killed ends too.
_SETTINGS_OF_SOME = ("SET LOCAL client_connection_check_interval = '1s'",)
_SETTINGS_OF_SUPERUSERS = (
    "SET LOCAL temp_file_limit = '2GB'",
    # PostgreSQL 14: row security then raises an error instead of leaving out rows that a superuser sees.
    "SET LOCAL row_security = off; SET LOCAL ROLE pg_read_all_data",
)


class PostgresSession:
    """Runs statements on one connection."""

    def __init__(self, source: Source) -> None:
        try:
            self._connection = psycopg.connect(
                **connection_words(source), autocommit=True, prepare_threshold=None
            )
            _register_loaders(self._connection)
            self._preamble = self._settings()
        except psycopg.Error as error:
            raise StatementFailed(
                FailureKind.UNAVAILABLE, why_not_connected(error, source), lost=True
            ) from None

    def _settings(self) -> str:
        """What every statement's transaction begins with."""
        found = self._connection.execute("SELECT pg_catalog.current_schemas(false)").fetchone()
        searched: list[str] = list(found[0]) if found else []
        self._connection.execute("SET search_path = pg_catalog")
        clean = {row[0] for row in self._connection.execute(_CLEAN_SCHEMAS, [searched]).fetchall()}
        kept = [name for name in searched if name in clean]
        path = ", ".join(_quoted(name) for name in ["pg_catalog", *kept, "pg_temp"])
        lines = ["BEGIN TRANSACTION READ ONLY", f"SET LOCAL search_path = {path}", *_SETTINGS]
        lines += [line for line in _SETTINGS_OF_SOME if self._accepts(line)]
        if self._connection.info.parameter_status("is_superuser") == "on":
            lines += [line for line in _SETTINGS_OF_SUPERUSERS if self._accepts(line)]
        return "; ".join(lines)

    def _accepts(self, line: str) -> bool:
        """Does this server let this user set it?"""
        try:
            self._connection.execute(f"BEGIN; {line}".encode())
        except psycopg.errors.DatabaseError:
            return False
        finally:
            self._connection.execute("ROLLBACK")
        return True

    def run(self, sql: str, limits: Limits) -> Found:
        """Run one statement. Raises StatementFailed."""
        deadline = time.monotonic() + limits.time_s
        try:
            timeout = f"SET LOCAL statement_timeout = {_milliseconds(limits.time_s)}"
            self._connection.execute(f"{self._preamble}; {timeout}")
            self._declare(sql)
            return self._fetch(limits, deadline)
        except psycopg.Error as error:
            if (
                isinstance(error, psycopg.DataError) and not error.sqlstate
            ):  # from a loader, not from the server
                message = "The result holds a value that cannot be read."
                raise StatementFailed(FailureKind.INVALID, message) from None
            raise _failure(error.sqlstate, _primary(error), self._connection.closed) from None

    def _declare(self, sql: str) -> None:
        statement = f"DECLARE candidate NO SCROLL CURSOR FOR {sql}"
        result = self._connection.pgconn.exec_params(statement.encode(), None)
        if result.status != ExecStatus.COMMAND_OK:
            lost = self._connection.closed
            raise _failure(_field(result, DiagnosticField.SQLSTATE),
                           _field(result, DiagnosticField.MESSAGE_PRIMARY), lost)  # fmt: skip

    def _fetch(self, limits: Limits, deadline: float) -> Found:
        rows: list[tuple[Cell, ...]] = []
        columns: tuple[str, ...] = ()
        used, size = 0, FIRST_BATCH_ROWS
        while True:
            size = min(size, limits.rows + 1 - len(rows))
            cursor = self._next_batch(size, deadline)
            columns = tuple(column.name for column in cursor.description or ())
            batch = cursor.fetchall()
            for raw in batch:
                row = tuple(map(as_cell, raw))
                used += sum(map(size_bytes, row))
                if used > limits.bytes and not rows:
                    raise StatementFailed(
                        FailureKind.TOO_LARGE, "A single row is larger than a result may be."
                    )
                if used > limits.bytes or len(rows) >= limits.rows:
                    return Found(columns, rows, truncated=True)
                rows.append(row)
            if len(batch) < size:
                return Found(columns, rows, truncated=False)
            size = max(1, min(MAX_BATCH_ROWS, BATCH_BYTES * len(rows) // max(used, 1)))

    def _next_batch(self, size: int, deadline: float) -> psycopg.Cursor[tuple[Any, ...]]:
        left_s = deadline - time.monotonic()
        if left_s <= 0:
            raise StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
        cursor = self._connection.execute(
            f"SET LOCAL statement_timeout = {_milliseconds(left_s)}; FETCH FORWARD {size} FROM candidate"
        )
        cursor.nextset()
        return cursor

    def clean(self) -> None:
        """Roll back, which undoes settings too, and drop what a session can keep beyond a transaction."""
        try:
            self._connection.execute("ROLLBACK")
            self._connection.execute("DISCARD ALL")
        except psycopg.Error as error:
            raise StatementFailed(FailureKind.UNAVAILABLE, _primary(error), lost=True) from None


def connection_words(source: Source) -> dict[str, Any]:
    """What libpq is told, so that a server that does not answer is given up soon."""
    return {"connect_timeout": CONNECT_TIMEOUT_S, "application_name": "candor", **source.connection}


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _milliseconds(seconds: float) -> int:
    return max(1, int(seconds * 1000))


class _Lenient(Loader):
    """A date that Python has no value for (infinity, BC) stays PostgreSQL's text."""

    loader: type[Loader]

    def __init__(self, oid: int, context: Any = None) -> None:
        super().__init__(oid, context)
        self._inner = self.loader(oid, context)

    def load(self, data: Buffer) -> Any:
        try:
            return self._inner.load(data)
        except psycopg.DataError:
            return bytes(data).decode()


class _Json(Loader):
    """JSON objects and arrays are text in one spelling; a lone number, text or truth value becomes itself."""

    def load(self, data: Buffer) -> Any:
        text = bytes(data).decode()
        try:
            value = json.loads(text)
            return json.dumps(value, ensure_ascii=False) if isinstance(value, dict | list) else value
        except (ValueError, RecursionError):  # nested thousands deep, or a number of thousands of digits
            return text


def _register_loaders(connection: psycopg.Connection[Any]) -> None:
    adapters = connection.adapters
    for name in ("json", "jsonb"):
        adapters.register_loader(name, _Json)
    for name in ("date", "timestamp", "timestamptz", "time", "timetz", "interval"):
        inner = adapters.get_loader(adapters.types[name].oid, psycopg.pq.Format.TEXT)
        if inner is not None:
            adapters.register_loader(name, type(f"Lenient_{name}", (_Lenient,), {"loader": inner}))


def _field(result: PGresult, field: DiagnosticField) -> str:
    return (result.error_field(field) or b"").decode("utf-8", "replace")


def _primary(error: psycopg.Error) -> str:
    return error.diag.message_primary or str(error)


def why_not_connected(error: psycopg.Error, source: Source) -> str:
    """Why there is no connection, in one sentence without a password."""
    host, database = source.connection.get("host", "localhost"), source.connection.get("dbname", "")
    text = str(error)
    if "authentication failed" in text or "no password supplied" in text or "pg_hba.conf" in text:
        return f"The database server {host} does not accept the user name or password."
    if "does not exist" in text and "role" in text:
        return f"The database server {host} does not accept the user name or password."
    if "does not exist" in text and "database" in text:
        return f"There is no database {database} on the server {host}."
    if "could not translate" in text or "resolve" in text or "Name or service not known" in text:
        return f"There is no server {host}."
    if "permission denied for database" in text:
        return f"The user may not connect to the database {database}."
    if "too many clients" in text or "connection slots" in text or "too many connections" in text:
        return f"The database server {host} has no connection free."
    if "refused" in text or "timeout" in text or "timed out" in text:
        return f"The database server {host} does not answer."
    return f"The database server {host} does not accept the connection."


def _failure(state: str | None, message: str, lost: bool) -> StatementFailed:
    """A typed failure from PostgreSQL's five-character state."""
    state, text = state or "", " ".join(message.split())[:200]
    if state == "57014":
        return StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
    if state == "55P03":
        return StatementFailed(
            FailureKind.TIMEOUT, "The statement waited too long for a table that is locked."
        )
    if state == "42501":
        return StatementFailed(FailureKind.NO_ACCESS, f"The database does not allow it: {text}.")
    if state in ("25006", "0A000") and "read-only" in text:
        return StatementFailed(FailureKind.REFUSED, "The database connection may not write.")
    if state.startswith("53") or state == "54000" or (not state and "memory" in text):
        return StatementFailed(
            FailureKind.TOO_LARGE, "The statement needs more memory or disk than it may use.", lost
        )
    if lost or not state or state.startswith(("08", "57P")):
        return StatementFailed(FailureKind.UNAVAILABLE, "The connection to the database was lost.", lost=True)
    return StatementFailed(FailureKind.INVALID, f"The database does not accept the statement: {text}.")
