"""MySQL and MariaDB: a connection whose every transaction is read-only.

Decisions:
- A statement runs in parentheses, where the grammar knows queries alone: no INTO OUTFILE, no SET, no COMMIT. One that
  begins with WITH cannot stand there in MariaDB; it may not hold the word INTO.
- The connection has no default database, so that a name without one reaches no user's function; each table gets its
  database written before it.
- The server's own limit ends a statement in time; a second connection kills what it does not end, and what is left of
  a result that was cut.
- A source that names a role takes it for each statement. A role adds to what the account may do, so the account must be
  able to read nothing itself: else no session is opened.
- After each statement, and before it is answered, the connection is reset: variables, locks, temporary tables and
  settings are gone.
"""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pymysql
from pymysql.constants import FIELD_TYPE
from pymysql.converters import conversions
from pymysql.cursors import SSCursor

from adapters.warehouses.database import Ask, WarehouseKind, asked, named, text_literal
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
from reliability.values import FailureKind, Limits, Rows

if TYPE_CHECKING:
    from adapters.warehouses.schema import Described
    from adapters.warehouses.workers.control import Control

DIALECT = "mysql"
CONNECT_TIMEOUT_S = 5
KILL_AFTER_S = 0.15  # past a statement's time limit, where the server's own did not end it
BATCH_ROWS = 500
MAX_LIMIT_ROWS = 2**62
_RESET_CONNECTION = 0x1F  # COM_RESET_CONNECTION of the protocol
_NO_SUCH_CONNECTION = 1094
_MODES = (
    "ANSI_QUOTES,NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT,ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO"
)
_NOT_CODE = re.compile(
    r"'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`(?:[^`]|``)*`|--[^\n]*|#[^\n]*|/\*(?![!M+]).*?\*/", re.DOTALL
)
_INTO = re.compile(r"\binto\b|/\*", re.IGNORECASE)
_OPTIONS = ("unix_socket", "ssl_ca", "ssl_cert", "ssl_key")
_CONVERSIONS = {
    **conversions,
    FIELD_TYPE.TIME: str,
}  # as the server writes it: of hours beyond a day, or less than none


class MysqlSession:
    """Runs statements on one connection."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._lock = threading.Lock()
        self._number = 0
        try:
            self._connection = connect(source)
        except (pymysql.Error, OSError) as error:
            raise unavailable(why_not_connected(error, source)) from None
        self._name = secrets.token_hex(6)
        self.backend = f"{self._connection.thread_id()} {self._name}"
        self._is_maria = "MariaDB" in self._connection.get_server_info()
        if source.role:
            self._check_role(source.role)

    def _check_role(self, role: str) -> None:
        """Raises StatementFailed where the account may not take the role, or reads tables without one."""
        try:
            with self._connection.cursor() as cursor:
                cursor.execute("SET ROLE NONE")
                cursor.execute(_READ_ALREADY)
                (already,) = cursor.fetchone() or (1,)
                if already:
                    raise unavailable(_READS_WITHOUT)
                cursor.execute(_taking(role))
                cursor.execute("SELECT CURRENT_ROLE()")
                (taken,) = cursor.fetchone() or (None,)
        except (pymysql.Error, OSError):
            taken = None
        if taken in (None, "", "NONE"):  # as which `none` leaves it
            raise unavailable(role_refused(role))
        self._reset()

    def run(self, sql: str, limits: Limits) -> Found:
        """Run one statement. Raises StatementFailed."""
        statement = _query_alone(sql)
        try:
            return self._run(statement, limits)
        finally:
            self._reset()

    def _run(self, statement: str, limits: Limits) -> Found:
        start = time.monotonic()
        timer = threading.Timer(limits.time_s + KILL_AFTER_S, self._kill, [self._number])
        timer.start()
        try:
            with self._connection.cursor() as cursor:
                cursor.execute(self._settings(limits))
                if self._source.role:
                    cursor.execute(_taking(self._source.role))
                cursor.execute("START TRANSACTION READ ONLY")
            marked = f"/* candor {self._name} {max(1, int(limits.time_s * 1000))} */ {statement}"
            return self._fetch(marked, limits, start + limits.time_s)
        except (pymysql.Error, OSError) as error:
            raise _failure(error) from None
        finally:
            timer.cancel()
            with self._lock:
                self._number += 1  # a kill that is on its way finds another statement, and leaves it alone

    def _settings(self, limits: Limits) -> str:
        milliseconds = max(1, int(limits.time_s * 1000))
        time_limit = (
            # MariaDB would cut a recursion of a thousand steps without a word.
            f"max_recursive_iterations = 4294967295, max_statement_time = {milliseconds / 1000:.3f}"
            if self._is_maria
            else f"max_execution_time = {milliseconds}"
        )
        return (
            f"SET SESSION sql_mode = '{_MODES}', time_zone = '+00:00', lock_wait_timeout = 2, innodb_lock_wait_timeout = 2, "
            "group_concat_max_len = 16000000, "  # else a longer text is cut without a word
            f"sql_select_limit = {min(limits.rows + 1, MAX_LIMIT_ROWS)}, {time_limit}"
        )

    def _fetch(self, statement: str, limits: Limits, deadline: float) -> Found:
        gathering = Gathering(limits)
        cursor = self._connection.cursor(SSCursor)
        rows, whole = gathering.rows, False
        try:
            cursor.execute(statement)
            columns = tuple(str(column[0]) for column in cursor.description or ())
            while batch := cursor.fetchmany(1 if not rows else min(BATCH_ROWS, limits.rows + 1 - len(rows))):
                if not all(map(gathering.takes, batch)):
                    return Found(columns, rows, truncated=True)
                if time.monotonic() > deadline:
                    raise StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
            whole = True
            return Found(columns, rows, truncated=False)
        finally:
            if not whole:
                self._kill(self._number)
            with suppress(pymysql.Error, OSError):
                cursor.close()  # reads what is left, up to the kill

    def _kill(self, number: int) -> None:
        """End the statement of this number, from another connection."""
        with suppress(pymysql.Error, OSError):
            other = connect(self._source)
            try:
                with self._lock:
                    if number == self._number:
                        other.query(f"KILL QUERY {self._connection.thread_id()}")
            finally:
                other.close()

    def clean(self) -> None:
        """Nothing is left behind: the connection was reset before the answer was given."""

    def _reset(self) -> None:
        """Roll back, and forget whatever a session can keep."""
        try:
            self._connection._execute_command(_RESET_CONNECTION, "")
            self._connection._read_ok_packet()
        except pymysql.Error as error:
            if error.args and error.args[0] == 1317:  # a kill that came after the statement's end
                return self._reset()
            raise unavailable("The connection to the database was lost.") from None
        except OSError:
            raise unavailable("The connection to the database was lost.") from None


_READ_ALREADY = """
SELECT COUNT(*) FROM information_schema.tables
WHERE table_schema NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys')
"""
_READS_WITHOUT = (
    "The database account reads tables without any role, so a role would keep nothing from anybody; grant to its roles "
    "alone."
)


def _taking(role: str) -> str:
    """What takes a role until the connection is reset; in backticks, whatever the mode."""
    name = role.replace("`", "``")
    return f"SET ROLE `{name}`"


def connect(source: Source, answers_within_s: int | None = None) -> pymysql.Connection[Any]:
    """A connection that sends single statements and no local file."""
    words: dict[str, Any] = dict(source.connection)
    words.pop("database", None)
    words["port"] = int(words.get("port", 3306))
    return pymysql.connect(
        **words,
        charset="utf8mb4",
        conv=_CONVERSIONS,
        autocommit=True,
        local_infile=False,
        connect_timeout=CONNECT_TIMEOUT_S,
        read_timeout=answers_within_s,
    )


def _query_alone(sql: str) -> str:
    """The statement where the grammar allows a query alone. Raises StatementFailed."""
    if not re.match(r"\s*with\b", sql, re.IGNORECASE):
        return f"({sql}\n)"
    if _INTO.search(_NOT_CODE.sub(" ", sql)):
        raise StatementFailed(FailureKind.REFUSED, "The database connection may not do that.")
    return sql


def _failure(error: Exception) -> StatementFailed:
    """A typed failure from the server's number."""
    code = error.args[0] if error.args and isinstance(error.args[0], int) else 0
    text = one_line(error.args[1] if len(error.args) > 1 else error)
    if code in (1317, 1969, 3024):
        return StatementFailed(FailureKind.TIMEOUT, "The statement took longer than it may.")
    if code in (1205, 1213):
        return StatementFailed(FailureKind.TIMEOUT, "The statement waited too long for a table that is locked.")
    if code in (1044, 1142, 1143, 1227, 1370):
        return StatementFailed(FailureKind.NO_ACCESS, f"The database does not allow it: {text}.")
    if code in (1290, 1792, 1836):
        return StatementFailed(FailureKind.REFUSED, "The database connection may not write.")
    if code in (3, 1021, 1037, 1038, 1041, 1114, 1153, 1301, 5):
        return StatementFailed(FailureKind.TOO_LARGE, "The statement needs more memory or disk than it may use.")
    if code == 0 or isinstance(error, OSError) or code in (1053, 1077, 1080, 1927) or 2000 <= code < 2100:
        return unavailable("The connection to the database was lost.")
    return StatementFailed(FailureKind.INVALID, f"The database does not accept the statement: {text.rstrip('.')}.")


def why_not_connected(error: Exception, source: Source) -> str:
    """Why there is no connection, in one sentence without a password."""
    host, text = source.connection.get("host", "localhost"), str(error)
    code = error.args[0] if error.args else 0
    if code in (1044, 1045, 1698, 1251, 1275, 3118) or "Access denied" in text:
        return f"The database server {host} does not accept the user name or password."
    if "Name or service not known" in text or "getaddrinfo" in text or "name resolution" in text:
        return f"There is no server {host}."
    if code in (1040, 1203, 1226):
        return f"The database server {host} has no connection free."
    if code in (2002, 2003) or isinstance(error, OSError):
        return f"The database server {host} does not answer."
    return f"The database server {host} does not accept the connection."


# --- the watchdog's connection ---------------------------------------------------------------------


# A connection does not say which program's it is (its attributes are performance_schema's, which MariaDB has turned
# off), so each statement says it, with the name of its session and its limit.
_MARK = re.compile(r"/\* candor ([0-9a-f]{12}) ([0-9]{1,9}) \*/")
_STATEMENTS = """
SELECT id, time, LEFT(info, 60) FROM information_schema.processlist
WHERE user = %s AND info LIKE '/* candor %%' ORDER BY time DESC
"""
_ROUNDED_S = 1.0  # the server's count of seconds may be so much ahead


class MysqlControl:
    """Ends connections by their numbers, which a server gives once until it is started anew, and by the name that each
    has for itself: of one that runs no statement there is nothing to end."""

    def __init__(self, source: Source) -> None:
        self._user = source.connection["user"]
        self._connection = connect(source, answers_within_s=CONNECT_TIMEOUT_S)

    def _statements(self) -> dict[str, float]:
        """This account's workers at a statement, the longest at it first, with the seconds past its limit."""
        found = {}
        with self._connection.cursor() as cursor:
            cursor.execute(_STATEMENTS, [self._user])
            for number, seconds, text in cursor.fetchall():
                if mark := _MARK.match(str(text)):
                    found[f"{number} {mark[1]}"] = float(seconds) - int(mark[2]) / 1000
        return found

    def running(self, backends: Collection[str]) -> set[str]:
        """Those that the server still has at a statement."""
        return self._statements().keys() & set(backends)

    def overdue(self, by_s: float) -> list[str]:
        """This account's workers whose statement has run so long past its limit, the longest at it first."""
        return [backend for backend, past_s in self._statements().items() if past_s > by_s + _ROUNDED_S]

    def cancel(self, backend: str) -> None:
        """Ask for the end of its statement."""
        self._kill("QUERY", backend)

    def terminate(self, backend: str) -> None:
        """Ask for the end of its connection."""
        self._kill("CONNECTION", backend)

    def _kill(self, what: str, backend: str) -> None:
        try:
            self._connection.query(f"KILL {what} {int(backend.split()[0])}")
        except pymysql.Error as error:
            if not error.args or error.args[0] != _NO_SUCH_CONNECTION:
                raise

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


# --- the database ----------------------------------------------------------------------------------

_DATABASES = """
SELECT schema_name FROM information_schema.schemata
WHERE schema_name NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys')
"""
_TABLES = """
SELECT c.table_schema, c.table_name, CASE WHEN t.table_type = 'VIEW' THEN '' ELSE t.table_comment END, c.column_name,
  UPPER(c.column_type), c.is_nullable = 'YES', c.column_key = 'PRI', c.column_comment
FROM information_schema.columns c
JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
WHERE c.table_schema IN ({homes}) AND t.table_type IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED')
ORDER BY t.create_time IS NULL, t.create_time, c.table_name, c.ordinal_position
"""
_KEYS = """
SELECT table_schema, table_name, constraint_name, column_name, referenced_table_schema, referenced_table_name,
  referenced_column_name
FROM information_schema.key_column_usage
WHERE table_schema IN ({homes}) AND referenced_table_name IS NOT NULL
ORDER BY table_schema, table_name, constraint_name, ordinal_position
"""
# Functions that were loaded into the server belong to no database: one would answer where the server lacks a built-in.
_LOADED = "SELECT LOWER(name) FROM mysql.func"


class Mysql(WarehouseKind):
    """MySQL and MariaDB servers."""

    dialect = DIALECT
    has_roles = True
    looked_at = "every privilege that SHOW GRANTS lists"
    kept_from_writing = "every transaction is read-only, and the connection is reset after each statement"

    def source(self, address: str, hidden: frozenset[str]) -> Source | None:
        """`mysql+pymysql://USER:PASSWORD@HOST/DATABASE`, or `mariadb+pymysql://…`."""
        from sqlalchemy import make_url
        from sqlalchemy.exc import ArgumentError

        scheme, mark, _ = address.partition("://")
        if not mark or scheme not in ("mysql", "mysql+pymysql", "mariadb", "mariadb+pymysql"):
            return None
        try:
            url = make_url(address)
        except (ArgumentError, ValueError):
            raise WarehouseUnavailable("The warehouse's address is not a database URL.") from None
        if not url.database:
            raise WarehouseUnavailable("The warehouse's address names no database.")
        words = {
            "host": url.host or "localhost",
            "port": str(url.port or 3306),
            "user": url.username or "",
            "password": url.password or "",
            "database": url.database,
        }
        options = {key: str(value) for key, value in url.query.items() if key in _OPTIONS}
        return Source(self.dialect, connection={**options, **words}, hidden=hidden)

    def open(self, source: Source) -> Session:
        """Connect."""
        return MysqlSession(source)

    def control(self, source: Source) -> Callable[[], Control]:
        """A statement runs on until it sends to its client, who is gone."""
        return lambda: MysqlControl(source)

    def server(self, source: Source) -> str:
        """Host and port, or the socket."""
        words = source.connection
        return words.get("unix_socket") or f"{words['host']}:{words['port']}"

    def describe(self, source: Source, schemas: Sequence[str] | None, ask: Ask) -> Described:
        """Tables of the address's database, or of those that are named, as a worker sees them."""
        from adapters.warehouses.schema import ColumnRow, KeyRow, described, listed, written_names

        own = source.connection["database"]
        there = {str(name) for (name,) in asked(ask, _DATABASES)}
        if own not in there:
            host = source.connection["host"]
            raise WarehouseUnavailable(f"There is no database {own} on the server {host}.")
        offered = list(schemas) if schemas is not None else [own]
        homes = ", ".join(text_literal(name) for name in offered) or "NULL"
        columns = [ColumnRow(*row) for row in asked(ask, _TABLES.format(homes=homes))]
        keys = [KeyRow(*row) for row in asked(ask, _KEYS.format(homes=homes))]
        found = list(dict.fromkeys((row.home, row.table, int(row.home == own)) for row in columns))
        names = written_names(found, source.hidden, schemas)
        loaded = ask(_LOADED)
        absent = frozenset(str(name) for (name,) in loaded.rows) if isinstance(loaded, Rows) else frozenset()
        return described(self.dialect, names, listed(names, columns, keys), absent)

    def warnings(self, source: Source) -> list[str]:
        """Rights beyond SELECT."""
        try:
            connection = connect(source)
            try:
                with connection.cursor() as cursor:
                    if source.role:
                        cursor.execute(_taking(source.role))
                    cursor.execute("SHOW GRANTS")
                    return list(rights_beyond_reading([str(grant) for (grant,) in cursor.fetchall()]))
            finally:
                connection.close()
        except (pymysql.Error, OSError) as error:
            raise WarehouseUnavailable(why_not_connected(error, source)) from None

    def sample_cell(self, column: str, kind: str, length: int) -> str:
        """The cell's first characters."""
        del kind
        return f"LEFT(CAST({column} AS CHAR), {length})"


DATABASE = Mysql()


def rights_beyond_reading(grants: Sequence[str]) -> Iterator[str]:
    """What a MySQL or MariaDB account may do, from what SHOW GRANTS says.

    >>> list(rights_beyond_reading(["GRANT SELECT, SHOW VIEW ON `shop`.* TO `reader`@`%`"]))
    []
    """
    held = {word.strip() for grant in grants for word in grant.partition(" ON ")[0].removeprefix("GRANT ").split(",")}
    more = sorted(held & _MORE_THAN_READING)
    if more:
        yield f"The account may do more than read: {named(more)}. Make one that has SELECT on its database alone."


_MORE_THAN_READING = {
    *("ALL PRIVILEGES", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER", "INDEX", "TRIGGER", "EVENT", "FILE"),
    *("CREATE ROUTINE", "ALTER ROUTINE", "EXECUTE", "CREATE VIEW", "CREATE USER", "SUPER", "PROCESS", "LOCK TABLES"),
    *("CREATE TEMPORARY TABLES", "RELOAD", "SHUTDOWN", "REPLICATION SLAVE", "REFERENCES", "GRANT OPTION"),
}
