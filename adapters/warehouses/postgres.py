"""PostgreSQL: a connection whose every transaction is read-only.

Every statement runs in a transaction of its own that is read-only and always rolled back, behind
`DECLARE … CURSOR FOR`, which PostgreSQL's own grammar allows for a query alone (no COPY, no SET, no data-changing
WITH), sent by the extended protocol, which takes one statement only. A superuser's connection takes the role
pg_read_all_data for it, which can read tables and nothing else. A source that names a role takes that one in every
transaction, and opens no session where it cannot: tables, samples, cells and statements are then all read as that role.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg.adapt import Buffer, Loader
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGresult
from psycopg.types.string import TextLoader

from adapters.warehouses.cells import MAX_FLOAT_DIGITS, MAX_WHOLE_DIGITS, as_cell
from adapters.warehouses.database import Ask, WarehouseKind, quoted
from adapters.warehouses.sessions import (
    Found,
    Gathering,
    Session,
    Source,
    StatementFailed,
    one_line,
    role_refused,
    unavailable,
)
from reliability.errors import WarehouseUnavailable
from reliability.guard.dialects.postgres import GRAMMAR_TYPES, RULES
from reliability.values import FailureKind, Limits

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

    from adapters.warehouses.schema import Described
    from adapters.warehouses.workers.control import Control

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
    "SET LOCAL IntervalStyle = 'postgres'",
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
        words = connection_words(source)
        self.backend = f"{_program(words)} {secrets.token_hex(6)}"
        words["application_name"] = self.backend
        try:
            self._connection = psycopg.connect(**words, autocommit=True, prepare_threshold=None)
            _register_loaders(self._connection)
            self._preamble = self._settings(source.role)
        except psycopg.Error as error:
            raise unavailable(why_not_connected(error, source)) from None

    def _settings(self, role: str) -> str:
        """What every statement's transaction begins with."""
        searched = self._searched(role)
        self._connection.execute("SET search_path = pg_catalog")
        clean = {row[0] for row in self._connection.execute(_CLEAN_SCHEMAS, [searched]).fetchall()}
        kept = [name for name in searched if name in clean]
        path = ", ".join(quoted(name) for name in ["pg_catalog", *kept, "pg_temp"])
        lines = ["BEGIN TRANSACTION READ ONLY", f"SET LOCAL search_path = {path}", *_SETTINGS]
        lines += [line for line in _SETTINGS_OF_SOME if self._accepts(line)]
        if self._connection.info.parameter_status("is_superuser") == "on":
            wanted = _SETTINGS_OF_SUPERUSERS if not role else _SETTINGS_OF_SUPERUSERS[:1]
            lines += [line for line in wanted if self._accepts(line)]
        if role:
            lines.append(_taking(role))
        return "; ".join(lines)

    def _searched(self, role: str) -> list[str]:
        """The schemas of the search path that are there, as the role sees them. Raises StatementFailed where the
        account may not take it: nothing is ever read as the account instead."""
        try:
            self._connection.execute(f"BEGIN; {_taking(role)}" if role else "BEGIN")
            found = self._connection.execute(
                "SELECT pg_catalog.current_schemas(false), current_user::pg_catalog.text"
            ).fetchone()
        except psycopg.DatabaseError as error:
            if role and not self._connection.closed:
                raise unavailable(role_refused(role)) from error
            raise
        finally:
            if not self._connection.closed:
                self._connection.execute("ROLLBACK")
        if found is None or (role and found[1] != role):
            raise unavailable(role_refused(role))
        return list(found[0])

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
            self._declare(sql, limits)
            return self._fetch(limits, deadline)
        except psycopg.Error as error:
            if isinstance(error, psycopg.DataError) and not error.sqlstate:  # from a loader, not from the server
                message = "The result holds a value that cannot be read."
                raise StatementFailed(FailureKind.INVALID, message) from None
            raise _failure(error.sqlstate, _primary(error), self._connection.closed) from None

    def _declare(self, sql: str, limits: Limits) -> None:
        statement = f"{_limit(limits.time_s)} DECLARE candidate NO SCROLL CURSOR FOR {sql}"
        result = self._connection.pgconn.exec_params(statement.encode(), None)
        if result.status != ExecStatus.COMMAND_OK:
            lost = self._connection.closed
            raise _failure(
                _field(result, DiagnosticField.SQLSTATE), _field(result, DiagnosticField.MESSAGE_PRIMARY), lost
            )

    def _fetch(self, limits: Limits, deadline: float) -> Found:
        gathering = Gathering(limits)
        rows = gathering.rows
        columns: tuple[str, ...] = ()
        size = FIRST_BATCH_ROWS
        while True:
            size = min(size, limits.rows + 1 - len(rows))
            cursor = self._next_batch(size, deadline)
            columns = tuple(column.name for column in cursor.description or ())
            batch = cursor.fetchall()
            if not all(map(gathering.takes, batch)):
                return Found(columns, rows, truncated=True)
            if len(batch) < size:
                return Found(columns, rows, truncated=False)
            size = max(1, min(MAX_BATCH_ROWS, BATCH_BYTES * len(rows) // max(gathering.used, 1)))

    def _next_batch(self, size: int, deadline: float) -> psycopg.Cursor[tuple[Any, ...]]:
        left_s = deadline - time.monotonic()
        if left_s <= 0:
            raise StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
        cursor = self._connection.execute(
            f"{_limit(left_s)} SET LOCAL statement_timeout = {_milliseconds(left_s)}; FETCH FORWARD {size} FROM candidate"
        )
        cursor.nextset()
        return cursor

    def clean(self) -> None:
        """Roll back, which undoes settings too, and drop what a session can keep beyond a transaction."""
        try:
            self._connection.execute("ROLLBACK")
            self._connection.execute("DISCARD ALL")
        except psycopg.Error as error:
            raise unavailable(_primary(error)) from None


def _taking(role: str) -> str:
    """What takes a role until the transaction ends. No query can set it: it is said before the cursor is declared."""
    return f"SET LOCAL ROLE {quoted(role)}"


def connection_words(source: Source) -> dict[str, Any]:
    """What libpq is told, so that a server that does not answer is given up soon."""
    return {"connect_timeout": CONNECT_TIMEOUT_S, "application_name": "candor", **source.connection}


def _program(words: dict[str, Any]) -> str:
    """The name under which a server lists this program, as it keeps it."""
    return re.sub(r"[^ -~]", "_", str(words["application_name"]))[:40]


def _limit(seconds: float) -> str:
    """A statement's limit, where the server shows it to the watchdog of any process."""
    return f"/* candor {_milliseconds(seconds)} */"


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
            value = json.loads(text, parse_float=_json_number)
            return as_cell(value) if isinstance(value, dict | list) else value
        except (ValueError, RecursionError):  # nested thousands deep, or a number of thousands of digits
            return text


def _json_number(digits: str) -> float | Decimal:
    """A float, where it keeps all that stands before the point; else the exact number."""
    value = Decimal(digits)
    return value if MAX_FLOAT_DIGITS <= value.adjusted() < MAX_WHOLE_DIGITS else float(digits)


def _register_loaders(connection: psycopg.Connection[Any]) -> None:
    adapters = connection.adapters
    for name in ("json", "jsonb"):
        adapters.register_loader(name, _Json)
    adapters.register_loader(
        "interval", TextLoader
    )  # Python's lengths of time know no months: 30 days would stand there
    for name in ("date", "timestamp", "timestamptz", "time", "timetz"):
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
    state, text = state or "", one_line(message)
    if state == "57014":
        return StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
    if state == "55P03":
        return StatementFailed(FailureKind.TIMEOUT, "The statement waited too long for a table that is locked.")
    if state == "42501":
        return StatementFailed(FailureKind.NO_ACCESS, f"The database does not allow it: {text}.")
    if state in ("25006", "0A000") and "read-only" in text:
        return StatementFailed(FailureKind.REFUSED, "The database connection may not write.")
    if state.startswith("53") or state == "54000" or (not state and "memory" in text):
        return StatementFailed(FailureKind.TOO_LARGE, "The statement needs more memory or disk than it may use.", lost)
    if lost or not state or state.startswith(("08", "57P")):
        return unavailable("The connection to the database was lost.")
    return StatementFailed(FailureKind.INVALID, f"The database does not accept the statement: {text}.")


# --- the watchdog's connection ---------------------------------------------------------------------

_RUNNING = "SELECT application_name FROM pg_catalog.pg_stat_activity WHERE application_name = ANY(%s)"
_OVERDUE = r"""
SELECT application_name FROM pg_catalog.pg_stat_activity
WHERE usename = current_user AND application_name ~ %s AND state = 'active' AND query_start < pg_catalog.now()
  - pg_catalog.make_interval(secs => %s + pg_catalog.substring(query, '^/\* candor ([0-9]{1,9}) \*/')::float8 / 1000)
ORDER BY query_start
"""
_PATIENCE = {  # with a server that went away in the middle of a word; what the address says itself goes before it
    "keepalives_idle": "5",
    "keepalives_interval": "5",
    "keepalives_count": "2",
    "tcp_user_timeout": "10000",
}
_TOLD = "SELECT {function}(pid) FROM pg_catalog.pg_stat_activity WHERE application_name = %s AND usename = current_user"


class PostgresControl:
    """Ends backends by their application's name, which each worker has for itself."""

    def __init__(self, source: Source) -> None:
        self._words = connection_words(source)
        own = {**_PATIENCE, **self._words, "application_name": f"{_program(self._words)} watchdog"}
        self._connection = psycopg.connect(**own, autocommit=True, prepare_threshold=None)
        self._connection.execute("SET statement_timeout = '2s'")

    def running(self, backends: Collection[str]) -> set[str]:
        """Those that the server still has."""
        return {str(name) for (name,) in self._connection.execute(_RUNNING, [list(backends)])}

    def overdue(self, by_s: float) -> list[str]:
        """This account's workers whose statement has run so long past its limit, the longest at it first."""
        pattern = f"^{re.escape(_program(self._words))} [0-9a-f]{{12}}$"
        return [str(name) for (name,) in self._connection.execute(_OVERDUE, [pattern, by_s])]

    def cancel(self, backend: str) -> None:
        """Ask for the end of its statement."""
        self._connection.execute(_TOLD.format(function="pg_catalog.pg_cancel_backend"), [backend])

    def terminate(self, backend: str) -> None:
        """Ask for the end of its connection."""
        self._connection.execute(_TOLD.format(function="pg_catalog.pg_terminate_backend"), [backend])

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


# --- the database ----------------------------------------------------------------------------------

REFLECTION_TIMEOUT_MS = 20_000
_TABLES = """
SELECT n.nspname, c.relname, coalesce(pg_catalog.array_position(pg_catalog.current_schemas(false), n.nspname), 0)
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
  AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dbos') AND c.relname !~ '^pg_'
  AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
ORDER BY c.oid
"""
# Names that the server would look up among the users' functions. A type's name is a cast too, as long as no user has
# made a function of that name.
_ABSENT = """
SELECT word FROM pg_catalog.unnest(%s::text[]) AS word
WHERE NOT EXISTS (
  SELECT FROM pg_catalog.pg_proc WHERE proname = word AND pronamespace = 'pg_catalog'::regnamespace)
AND (EXISTS (SELECT FROM pg_catalog.pg_proc WHERE proname = word) OR NOT EXISTS (
  SELECT FROM pg_catalog.pg_type WHERE typname = word AND typnamespace = 'pg_catalog'::regnamespace))
"""


class Postgres(WarehouseKind):
    """PostgreSQL servers."""

    dialect = RULES.name
    has_roles = True
    variables = ("PG",)  # the settings of libpq
    looked_at = (
        "the role's attributes (superuser, roles, databases, replication, row security), its membership in roles that "
        "write or reach files, INSERT, UPDATE, DELETE and TRUNCATE on every table, CREATE on every schema, and "
        "functions and casts of your own"
    )
    kept_from_writing = "every transaction is read-only and rolled back, behind a cursor that takes queries alone"

    def source(self, address: str, hidden: frozenset[str]) -> Source | None:
        """`postgresql://USER:PASSWORD@HOST/DATABASE`, with or without `+psycopg`."""
        from sqlalchemy import make_url
        from sqlalchemy.exc import ArgumentError

        scheme = address.partition("://")[0].partition("+")[0]
        if scheme not in ("postgres", "postgresql"):
            return None
        try:
            parsed = make_url(address.replace("postgres://", "postgresql://", 1))
        except (ArgumentError, ValueError):
            raise WarehouseUnavailable("The warehouse's address is not a database URL.") from None
        return Source(self.dialect, connection=_words(parsed), hidden=hidden)

    def open(self, source: Source) -> Session:
        """Connect."""
        return PostgresSession(source)

    def control(self, source: Source) -> Callable[[], Control]:
        """Backends run on when their client is killed, some of them for as long as they like."""
        return lambda: PostgresControl(source)

    def server(self, source: Source) -> str:
        """Host and port."""
        words = source.connection
        return f"{words.get('host') or words.get('hostaddr') or 'localhost'}:{words.get('port', '5432')}"

    def describe(self, source: Source, schemas: Sequence[str] | None, ask: Ask) -> Described:
        """Tables in order of their creation, by a connection of this process that only reads."""
        del ask
        from sqlalchemy import NullPool, create_engine
        from sqlalchemy.dialects.postgresql import DOMAIN
        from sqlalchemy.exc import SQLAlchemyError

        from adapters.warehouses.postgres_rights import own_casts
        from adapters.warehouses.schema import described, reflected, written_names

        engine = create_engine("postgresql+psycopg://", creator=lambda: _reading(source), poolclass=NullPool)
        try:
            with engine.connect() as connection:
                found = [(str(home), str(name), int(at)) for home, name, at in connection.exec_driver_sql(_TABLES)]
                names = written_names(found, source.hidden, schemas)
                tables = reflected(
                    connection, names, plain=lambda kind: kind.data_type if isinstance(kind, DOMAIN) else kind
                )
                absent = _absent(connection)
                casts = own_casts(lambda sql: connection.exec_driver_sql(sql).fetchall(), names)
        except (SQLAlchemyError, psycopg.Error, OSError) as error:
            cause = getattr(error, "orig", None) or error
            if isinstance(cause, psycopg.Error):
                raise WarehouseUnavailable(why_not_connected(cause, source)) from None
            raise WarehouseUnavailable("The database's tables could not be read.") from None
        finally:
            engine.dispose()
        return described(self.dialect, names, tables, absent, casts)

    def warnings(self, source: Source) -> list[str]:
        """Rights, and functions and casts of users' own."""
        from adapters.warehouses.postgres_rights import postgres_warnings

        try:
            with _reading(source) as connection:
                words = sorted(RULES.functions | RULES.types)
                return list(postgres_warnings(lambda sql: connection.execute(sql.encode()).fetchall(), words))
        except psycopg.Error as error:
            raise WarehouseUnavailable(why_not_connected(error, source)) from None

    def sample_cell(self, column: str, kind: str, length: int) -> str:
        """The cell's first characters."""
        del kind
        return f"left({column}::text, {length})"


DATABASE = Postgres()


def _reading(source: Source) -> psycopg.Connection[Any]:
    connection = psycopg.connect(**connection_words(source))
    connection.execute(f"SET default_transaction_read_only = on; SET statement_timeout = {REFLECTION_TIMEOUT_MS}")
    if source.role:
        try:
            connection.execute(f"SET ROLE {quoted(source.role)}".encode())
            taken = connection.execute("SELECT current_user::pg_catalog.text").fetchone()
        except psycopg.DatabaseError:
            taken = None
        if taken != (source.role,):  # "none" is no role's name, in quotes too
            connection.close()
            raise WarehouseUnavailable(role_refused(source.role))
    connection.commit()
    return connection


def _absent(connection: Connection) -> frozenset[str]:
    words = sorted((RULES.functions | RULES.types) - GRAMMAR_TYPES - RULES.constructs)
    return frozenset(str(word) for (word,) in connection.exec_driver_sql(_ABSENT, (words,)))


def _words(url: URL) -> dict[str, str]:
    """A URL's parts as libpq names them."""
    words = {
        "host": url.host,
        "port": str(url.port) if url.port else None,
        "user": url.username,
        "password": url.password,
        "dbname": url.database,
    }
    options = {key: value if isinstance(value, str) else value[-1] for key, value in url.query.items()}
    return {**options, **{key: value for key, value in words.items() if value}}
