"""A SQLite or PostgreSQL database that is only ever read: schema, guarded statements, values by name.

Decisions:
- Three walls stand behind one another: the guard (parsed, by lists), a connection that cannot write (SQLite: read-
  only file and authorizer; PostgreSQL: read-only transaction and reader role), and a process that can be killed.
- What runs is the guard's plain text; PostgreSQL gets each table's schema written before it, so that the search
  path can hold built-in functions alone and nothing that a user created hides them.
- SQLAlchemy reads URLs and schemas. Statements go through the drivers themselves, in worker processes that know
  nothing of this one.
"""

from __future__ import annotations

import math
import sqlite3
import threading
import time
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from adapters.warehouse_pool import WorkerPool
from adapters.warehouse_samples import is_text, sample_query, samples_of, values_query
from adapters.warehouse_schema import Described, describe, place_in_sql, quoted, reflecting_engine
from adapters.warehouse_sqlite import why_not_opened
from adapters.warehouse_values import ValueIndex, build
from adapters.warehouse_worker import Source
from reliability.errors import WarehouseUnavailable
from reliability.guard import Verdict, guard
from reliability.guard_lists import PRIVATE_TABLES
from reliability.values import Cell, Failure, FailureKind, Limits, Rows, Schema, Table

SAMPLE_LIMITS = Limits(time_s=0.5, rows=50, bytes=1_000_000)
SAMPLE_BUDGET_S = 5.0
VALUES_LIMITS = Limits(time_s=1.0, rows=5_001, bytes=1_000_000)
VALUES_BUDGET_S = 10.0
VALUES_WAIT_S = 2.0


def open_warehouse(
    url: str,
    name: str,
    *,
    schemas: Sequence[str] | None = None,
    hidden: Collection[str] = PRIVATE_TABLES,
    workers: int = 4,
) -> SqlWarehouse:
    """A warehouse for a SQLAlchemy URL (`sqlite:///file.db`, `postgresql://user:password@host/database`).

    Connects to nothing yet. `schemas` names the database schemas to offer, the first being searched first
    (default: all that are not the database's own); `hidden` tables are left out, whatever their schema;
    `workers` bounds how many statements run at once. Raises WarehouseUnavailable for a URL of another kind.
    """
    source = _source(url, frozenset(table.lower() for table in hidden))
    return SqlWarehouse(source, name, schemas=schemas, workers=workers)


class SqlWarehouse:
    """The Warehouse port for SQLite and PostgreSQL. Safe for many threads."""

    def __init__(self, source: Source, name: str, *, schemas: Sequence[str] | None, workers: int) -> None:
        self._source = source
        self._name = name
        self._schemas = schemas
        self._pool = WorkerPool(source, workers)
        self._lock = threading.RLock()
        self._described: Described | None = None
        self._schema: Schema | None = None
        self._values: _Values | None = None

    @property
    def name(self) -> str:
        """What settings and people call it."""
        return self._name

    def schema(self) -> Schema:
        """Tables, columns, keys, comments and sample values, read once. Raises WarehouseUnavailable."""
        with self._lock:
            if self._schema is None:
                described = self._describe()
                tables = self._sampled(described)
                self._schema = replace(described.schema, tables=tables)
            return self._schema

    def refresh(self) -> None:
        """Forget the schema and the values: the next question reads them anew."""
        with self._lock:
            self._described = self._schema = self._values = None

    def warm_up(self) -> None:
        """Read the schema and begin to index values, so that the first question need not wait.

        Raises WarehouseUnavailable.
        """
        self.schema()
        self._indexed()

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """Guard, then run on a connection that cannot write, under limits. Never raises, never writes.

        A result beyond the row or byte limit is cut and says so; a first row beyond the byte limit is a
        failure (too_large). A statement past its time is ended at the latest half a second later.
        """
        try:
            described = self._describe()
        except WarehouseUnavailable as error:
            return Failure(FailureKind.UNAVAILABLE, str(error))
        verdict = guard(sql, described.schema, self._source.dialect)
        if not verdict.allowed:
            return Failure(FailureKind.REFUSED, verdict.reason)
        placed = _placed(verdict, described, self._source)
        if placed is None:
            return Failure(FailureKind.REFUSED, "A table is named with another schema than its own.")
        return self._pool.run(placed, limits)

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Database cells that words of the text name: (table, column, value as stored), longest first.

        The first call builds the index and waits for it at most two seconds; until it is ready, and where
        the database cannot be reached, nothing is found.
        """
        try:
            values = self._indexed()
        except WarehouseUnavailable:
            return []
        index = values.wait(VALUES_WAIT_S)
        return index.find(text, limit) if index and limit > 0 else []

    def close(self) -> None:
        """End the worker processes. Later statements answer that the database is unavailable."""
        self._pool.close()

    def _describe(self) -> Described:
        with self._lock:
            if self._described is None:
                engine = reflecting_engine(self._source)
                try:
                    self._described = describe(engine, self._source, self._schemas)
                except (SQLAlchemyError, sqlite3.Error, OSError) as error:
                    raise WarehouseUnavailable(_why(error, self._source)) from None
                finally:
                    engine.dispose()
            return self._described

    def _sampled(self, described: Described) -> tuple[Table, ...]:
        deadline = time.monotonic() + SAMPLE_BUDGET_S
        tables = []
        for table in described.schema.tables:
            place = place_in_sql(table.name, described.homes, self._source.dialect)
            query = sample_query(table, place, self._source.dialect)
            found = self._pool.run(query, SAMPLE_LIMITS) if time.monotonic() < deadline else None
            tables.append(samples_of(table, found) if isinstance(found, Rows) else table)
        return tuple(tables)

    def _indexed(self) -> _Values:
        with self._lock:
            if self._values is None:
                described = self._describe()
                queries = {
                    (table.name, column.name): values_query(
                        place_in_sql(table.name, described.homes, self._source.dialect), quoted(column.name)
                    )
                    for table in described.schema.tables
                    for column in table.columns
                    if is_text(column, self._source.dialect)
                }
                self._values = _Values(queries, self._pool)
            return self._values


class _Values:
    """A value index that a thread of its own builds."""

    def __init__(self, queries: dict[tuple[str, str], str], pool: WorkerPool) -> None:
        self._queries, self._pool = queries, pool
        self._deadline = time.monotonic() + VALUES_BUDGET_S
        self._index: ValueIndex | None = None
        self._thread = threading.Thread(target=self._build, name="candor-values", daemon=True)
        self._thread.start()

    def _build(self) -> None:
        self._index = build(self._queries, self._distinct)

    def _distinct(self, query: str) -> Iterable[object] | None:
        if time.monotonic() > self._deadline:
            return None
        found = self._pool.run(query, VALUES_LIMITS)
        return [row[0] for row in found.rows] if isinstance(found, Rows) and not found.truncated else None

    def wait(self, timeout_s: float) -> ValueIndex | None:
        self._thread.join(timeout_s)
        return self._index


def _placed(verdict: Verdict, described: Described, source: Source) -> str | None:
    """The text to run, each table with its database schema; None where it is written with another."""
    if source.dialect == "sqlite":
        return verdict.sql
    text = verdict.sql
    for place in sorted(verdict.tables, key=lambda place: -place.start):
        home = described.homes[place.name]
        if place.home and place.home != home:
            return None
        if not place.home:
            text = f"{text[: place.start]}{quoted(home)}.{text[place.start :]}"
    return text


def _source(url: str, hidden: frozenset[str]) -> Source:
    try:
        parsed = make_url(url.replace("postgres://", "postgresql://", 1))
        backend = parsed.get_backend_name()
    except (ArgumentError, ValueError):
        raise WarehouseUnavailable("The warehouse's address is not a database URL.") from None
    if backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise WarehouseUnavailable("The warehouse's address names no database file.")
        return Source("sqlite", path=str(Path(parsed.database).absolute()), hidden=hidden)
    if backend == "postgresql":
        return Source("postgres", connection=_words(parsed), hidden=hidden)
    raise WarehouseUnavailable(f"Candor reads SQLite and PostgreSQL, not {backend}.")


def _words(url: URL) -> dict[str, str]:
    """A URL's parts as libpq names them."""
    words = {
        "host": url.host, "port": str(url.port) if url.port else None, "user": url.username,
        "password": url.password, "dbname": url.database,
    }  # fmt: skip
    options = {key: value if isinstance(value, str) else value[-1] for key, value in url.query.items()}
    return {**options, **{key: value for key, value in words.items() if value}}


def _why(error: Exception, source: Source) -> str:
    """Why a schema cannot be read, in one sentence without a password."""
    cause = getattr(error, "orig", None) or error
    name = Path(source.path).name
    if source.dialect == "postgres":
        import psycopg

        from adapters.warehouse_postgres import why_not_connected

        if isinstance(cause, psycopg.Error):
            return why_not_connected(cause, source)
        return "The database's tables could not be read."
    if isinstance(cause, FileNotFoundError):
        return f"There is no file {name}."
    if isinstance(cause, sqlite3.Error):
        return why_not_opened(cause, name)
    return f"The file {name} cannot be read."


def as_json(result: Rows | Failure) -> dict[str, object]:
    """A result as plain values for JSON: columns, rows, truncated; or error and kind. Bytes become hex text.

    >>> as_json(Rows(("a",), ((b"\\x01",),)))
    {'columns': ['a'], 'rows': [['01']], 'truncated': False}
    """
    if isinstance(result, Failure):
        return {"error": result.message, "kind": result.kind.value}
    rows = [[_json_cell(cell) for cell in row] for row in result.rows]
    return {"columns": list(result.columns), "rows": rows, "truncated": result.truncated}


def _json_cell(cell: Cell) -> object:
    if isinstance(cell, bytes):
        return cell.hex()
    return str(cell) if isinstance(cell, float) and not math.isfinite(cell) else cell
