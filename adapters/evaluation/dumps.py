"""Dumps of PostgreSQL databases as people have them: plain SQL, what pg_dump writes, and scripts for psql.

Decisions
- They are read here and not by psql: its own commands in somebody else's file may run programs and connect elsewhere.
  They are passed over, and rows after `COPY … FROM stdin` go to the server by the driver.
- Statements run one by one, as in psql: where one fails the others go on. Failures that leave tables, views or rows out
  are told; those of functions, settings, extensions and comments are not.
- What is about the server or about who may do what is not run: databases, roles, owners, rights, policies of rows. Nor
  are the marks of transactions, in which one failure would undo everything else.
"""

from __future__ import annotations

import contextlib
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

from reliability.errors import BadInput, WarehouseUnavailable

MOST_TOLD = 5
_TOKEN = re.compile(
    rb"""--[^\n]* | /\*.*?\*/
    | (?<![\w$])[eE]'(?:[^'\\]++|\\.|'')*+' | '[^']*+' | "[^"]*+"
    | (?<![\w$])\$(?P<tag>(?:[A-Za-z_][\w\x80-\xff]*)?)\$.*?\$(?P=tag)\$
    | \\[^\n]* | ;""",
    re.VERBOSE | re.DOTALL,
)
_ROWS_FOLLOW = re.compile(rb"COPY\b.*\bFROM\s+STDIN\b", re.IGNORECASE | re.DOTALL)
_ROWS_END = re.compile(rb"^\\\.[ \t]*\r?$", re.MULTILINE)
_NOT_RUN = re.compile(
    rb"""(?: BEGIN | START\s+TRANSACTION | COMMIT | END | ROLLBACK | ABORT | SAVEPOINT | RELEASE
    | GRANT | REVOKE | REASSIGN | SECURITY\s+LABEL | ALTER\s+DEFAULT\s+PRIVILEGES
    | SET\s+(?:SESSION\s+|LOCAL\s+)?(?:ROLE|SESSION\s+AUTHORIZATION)
    | (?:CREATE|ALTER|DROP)\s+(?:DATABASE|ROLE|USER|GROUP|TABLESPACE|POLICY|PUBLICATION|SUBSCRIPTION) )\b
    | ALTER\s.*\s(?:OWNER\s+TO\s+(?:"[^"]*"|\S+)|ROW\s+LEVEL\s+SECURITY)$""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_TOLD = re.compile(
    rb"""(?: CREATE\s+(?:(?:OR\s+REPLACE|GLOBAL|LOCAL|TEMP|TEMPORARY|UNLOGGED|FOREIGN|MATERIALIZED|RECURSIVE)\s+)*
    (?:TABLE|VIEW|TYPE|DOMAIN) | ALTER\s+TABLE\b(?!.*\bDROP) | COPY | INSERT | UPDATE | WITH )\b
    | \\(?:copy|i|ir|include|include_relative)\b""",
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_AUTHORIZATION = re.compile(
    rb"\A(CREATE\s+SCHEMA\s+(?:IF\s+NOT\s+EXISTS\s+)?(?!AUTHORIZATION)\S+)\s+AUTHORIZATION\s+\S+", re.IGNORECASE
)
_TABLES = """
SELECT count(*) FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
"""


@dataclass(frozen=True, slots=True)
class DumpStatement:
    """A statement without comments, or a command of psql's; `rows`: what follows COPY … FROM stdin."""

    text: bytes
    rows: bytes | None = None


@dataclass(frozen=True, slots=True)
class LoadedDump:
    """The URL of a database with what a dump holds, and what of it failed, so that something is missing."""

    url: str
    failed: tuple[str, ...] = ()


@contextlib.contextmanager
def loaded(dump: Path, server: str) -> Iterator[LoadedDump]:
    """A new database with what a dump holds; it is dropped with the block.

    Raises BadInput for a dump that makes no table, WarehouseUnavailable where the server does not do what is needed.
    """
    stem = re.sub(r"[^a-z0-9]", "_", dump.stem.lower())[:40]
    name = f"candor_{stem}_{secrets.token_hex(4)}"
    plain = _plain(server)
    address = urlunsplit(urlsplit(plain)._replace(path=f"/{name}"))
    _run(plain, f"CREATE DATABASE {name}")
    try:
        yield LoadedDump(address, _load(dump, address))
    finally:
        _run(plain, f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


def dump_statements(script: bytes) -> Iterator[DumpStatement]:
    """What a dump holds, in its order.

    >>> [each.text for each in dump_statements(b"\\\\connect shops\\nSELECT 'a;b'; -- all\\nSELECT 2")]
    [b'\\\\connect shops', b"SELECT 'a;b'", b'SELECT 2']
    >>> list(dump_statements(b"COPY t FROM stdin;\\n1\\t;\\n\\\\.\\n"))
    [DumpStatement(text=b'COPY t FROM stdin', rows=b'1\\t;\\n')]
    """
    parts: list[bytes] = []
    begun = at = 0
    while begun < len(script):
        found = _TOKEN.search(script, at)
        token = found[0] if found else b";"
        at = found.end() if found else len(script)
        if not token.startswith((b"--", b"/*", b"\\", b";")):
            continue  # quoted: it belongs to the statement
        parts.append(script[begun : found.start() if found else at])
        begun = at
        if token.startswith((b"--", b"/*")):
            continue
        if token == b";" or token.startswith(b"\\g"):  # as \g and \gexec
            text, parts = b" ".join(parts).strip(), []
        else:
            text = token[1:].strip() if _ROWS_FOLLOW.match(token[1:]) else token.strip()
        rows = None
        if _ROWS_FOLLOW.match(text):
            rows, begun = _rows_from(script, at)
            at = begun
        if text:
            yield DumpStatement(text, rows)


def _rows_from(script: bytes, at: int) -> tuple[bytes, int]:
    """The rows that begin with the line after `at`, and where what follows them begins."""
    line = script.find(b"\n", at) + 1 or len(script)
    end = _ROWS_END.search(script, line)
    return (script[line : end.start()], end.end()) if end else (script[line:], len(script))


def _load(dump: Path, url: str) -> tuple[str, ...]:
    """What failed, by statement, the first ones in full. Raises BadInput where no table is there afterwards."""
    failed: list[str] = []
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5, prepare_threshold=None) as connection:
            connection.execute("SET synchronous_commit = off")
            for statement in dump_statements(_script(dump)):
                why = _why_not(connection, statement)
                if why and _TOLD.match(statement.text):
                    failed.append(f"{_short(statement.text)}: {why}")
            tables = connection.execute(_TABLES).fetchone()
    except (psycopg.Error, OSError) as error:
        raise BadInput(f"It cannot be loaded: {_reason(error)}") from error
    told = failed[:MOST_TOLD]
    told += [f"and {len(failed) - MOST_TOLD:,} more"] if len(failed) > MOST_TOLD else []
    if not tables or not tables[0]:
        raise BadInput(f"Its dump {dump.name} makes no table{f': {told[0]}' if told else ''}.")
    return tuple(told)


def _script(dump: Path) -> bytes:
    """What a file holds, in the encoding that it declares itself, else in UTF-8."""
    script = dump.read_bytes()
    if script.startswith((b"\xff\xfe", b"\xfe\xff")):
        return script.decode("utf-16", errors="replace").encode()
    return script.removeprefix(b"\xef\xbb\xbf")


def _why_not(connection: psycopg.Connection, statement: DumpStatement) -> str:
    """Run a statement; why that failed, "" where it did not. Raises OperationalError where the connection is gone."""
    if statement.text.startswith(b"\\"):
        return "commands of psql are not run"
    if _NOT_RUN.match(statement.text):
        return ""
    try:
        if statement.rows is not None:
            with connection.cursor() as cursor, cursor.copy(statement.text) as copy:
                copy.write(statement.rows)
        elif statement.text[:4].upper() == b"COPY":
            return "files are not read"
        else:
            connection.execute(_AUTHORIZATION.sub(rb"\1", statement.text))
    except psycopg.Error as error:
        if connection.closed:
            raise
        return _reason(error)
    return ""


def _reason(error: Exception) -> str:
    said = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((said or str(error)).split())[:200]


def _short(statement: bytes) -> str:
    words = " ".join(statement[:200].decode(errors="replace").split())
    return words if len(words) <= 60 else f"{words[:59]}…"


def _plain(url: str) -> str:
    """A URL as libpq reads it."""
    scheme, mark, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}{mark}{rest}"


def _run(url: str, sql: str) -> None:
    """A statement of our own, as it stands."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(sql.encode())
    except (psycopg.Error, OSError) as error:
        raise WarehouseUnavailable(f"The server does not accept what a measurement needs: {_reason(error)}") from error
