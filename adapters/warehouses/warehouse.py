"""A database that is only ever read: schema, guarded statements, values by name.

Decisions:
- Three walls stand behind one another: the guard (parsed, by lists), a connection that cannot write (such as SQLite's
  read-only file and authorizer, or PostgreSQL's read-only transaction and reader role), and a process that can be
  killed. What differs between databases stands in their own files, found by `registry.py`.
- What runs is the guard's plain text; where a database has a search path, each table's schema is written before it,
  so that the path can hold built-in functions alone and nothing that a user created hides them.
- Statements go through the drivers themselves, in worker processes that know
  nothing of this one.
"""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace

from adapters.warehouses.catalog.applying import catalogued, refused_keys
from adapters.warehouses.catalog.entries import WarehouseCatalog
from adapters.warehouses.database import WarehouseKind, quoted
from adapters.warehouses.registry import database_of, source_of
from adapters.warehouses.samples import (
    KEY_BUDGET_S,
    MOST_TABLES,
    is_text,
    key_facts,
    own_key_facts,
    sample_query,
    samples_of,
    values_query,
)
from adapters.warehouses.schema import Described
from adapters.warehouses.sessions import Source
from adapters.warehouses.values import ValueIndex, build
from adapters.warehouses.workers.pool import WorkerPool
from adapters.warehouses.workers.watchdog import Watchdog
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.guard.guard import guard
from reliability.guard.lists import PRIVATE_TABLES
from reliability.linking.inferred_keys import likely_keys, likely_own_keys, with_inferred_keys, with_own_keys
from reliability.progress import Progress, part_of, quietly
from reliability.short_names import with_names_read
from reliability.values import Cell, Failure, FailureKind, Limits, Rows, Schema, Table

log = logging.getLogger("candor.warehouses")

DESCRIBING_LIMITS = Limits(time_s=20.0, rows=200_000, bytes=100_000_000)
SAMPLE_LIMITS = Limits(time_s=0.5, rows=50, bytes=1_000_000)
SAMPLE_BUDGET_S = 5.0
STUDY_BUDGET_S = 60.0
VALUES_LIMITS = Limits(time_s=1.0, rows=5_001, bytes=1_000_000)
VALUES_BUDGET_S = 10.0
VALUES_WAIT_S = 2.0

Look = Callable[[Table, Rows | None], None]


def _no_look(table: Table, rows: Rows | None) -> None:
    """Nobody looks."""


def open_warehouse(
    url: str,
    name: str,
    *,
    schemas: Sequence[str] | None = None,
    hidden: Collection[str] = PRIVATE_TABLES,
    workers: int = 4,
    infers_keys: bool = True,
    catalog: Callable[[], WarehouseCatalog] = WarehouseCatalog,
) -> SqlWarehouse:
    """A warehouse for an address (`sqlite:///file.db`, `postgresql://user:password@host/database`).

    Connects to nothing yet. `schemas` names the database schemas to offer, the first being searched first (default: all
    that are not the database's own); `hidden` tables are left out, whatever their schema; `workers` bounds how many
    statements run at once; `infers_keys`: keys that are not declared but that names and data show join the schema,
    marked as inferred; `catalog` gives what the team says of it, read with each schema, and raises BadInput where it
    cannot be read. Raises WarehouseUnavailable for an address of another kind.
    """
    source = source_of(url, frozenset(table.lower() for table in hidden))
    return SqlWarehouse(source, name, schemas=schemas, workers=workers, infers_keys=infers_keys, catalog=catalog)


class SqlWarehouse:
    """The Warehouse port for every kind of database. Safe for many threads."""

    def __init__(
        self,
        source: Source,
        name: str,
        *,
        schemas: Sequence[str] | None,
        workers: int,
        infers_keys: bool,
        catalog: Callable[[], WarehouseCatalog],
    ) -> None:
        self._source = source
        self._database = database_of(source.dialect)
        self._name = name
        self._schemas = schemas
        self._infers_keys = infers_keys
        self._pool = WorkerPool(source, workers)
        self._lock = threading.RLock()
        self._catalog_of = catalog
        self._catalog: WarehouseCatalog | None = None
        self._catalog_problem = ""
        self._uncatalogued: Schema | None = None
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
                tables = self._sampled(described, SAMPLE_BUDGET_S)
                schema = replace(described.schema, tables=tables)
                self._schema = self._keyed(schema, described, KEY_BUDGET_S)
            return self._schema

    def studied(self, progress: Progress, look: Look = _no_look) -> Schema:
        """The schema as `schema` gives it, with more time for samples and keys, and word of how far it is.

        `look` is told of each table with the rows that were sampled of it (cells as text, in the order of its columns;
        None where they could not be read). Takes at most `STUDY_BUDGET_S` besides reading the catalog of the database.
        Raises WarehouseUnavailable.
        """
        with self._lock:
            progress(0.0, "tables and columns")
            described = self._describe()
            tables = self._sampled(described, STUDY_BUDGET_S / 2, part_of(progress, 0.1, 0.6), look)
            schema = replace(described.schema, tables=tables)
            self._schema = self._keyed(schema, described, STUDY_BUDGET_S / 2, part_of(progress, 0.6, 1.0))
            return self._schema

    def uncatalogued(self) -> Schema:
        """The schema as the database has it, without samples and whatever the catalog says. Raises
        WarehouseUnavailable."""
        with self._lock:
            described = self._describe()
            return self._uncatalogued or described.schema

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
        verdict = guard(sql, described.schema, self._source.dialect, described.absent, described.casts)
        if not verdict.allowed:
            return Failure(FailureKind.REFUSED, verdict.reason)
        placed = self._database.placed(verdict, described.homes)
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

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """Parts of database cells that words of the text name, as `ValueIndex.find_parts` gives them."""
        try:
            values = self._indexed()
        except WarehouseUnavailable:
            return []
        index = values.wait(VALUES_WAIT_S)
        return index.find_parts(text, limit) if index and limit > 0 else []

    @property
    def problem(self) -> str:
        """What is wrong with its catalog, a sentence for the admins; empty where nothing is."""
        return self._catalog_problem and f"{self._name}: {self._catalog_problem}"

    @property
    def watchdog(self) -> Watchdog:
        """What holds statements to its server back while one will not end; shared with others of the server."""
        return self._pool.watchdog

    @property
    def kind(self) -> WarehouseKind:
        """What kind of database it is."""
        return self._database

    def warnings(self) -> list[str]:
        """What its account may do beyond reading, a sentence each. Raises WarehouseUnavailable."""
        return self._database.warnings(self._source)

    def close(self) -> None:
        """End the worker processes. Later statements answer that the database is unavailable."""
        self._pool.close()

    def _describe(self) -> Described:
        with self._lock:
            if self._described is None:
                catalog = self._read_catalog()
                found = self._database.describe(
                    self._source, self._schemas, lambda sql: self._pool.run(sql, DESCRIBING_LIMITS)
                )
                self._uncatalogued = found.schema
                self._described = replace(found, schema=catalogued(found.schema, catalog))
            return self._described

    def _read_catalog(self) -> WarehouseCatalog:
        """What the team says; where that cannot be read, what it said before, and else nothing is answered: what is to
        be hidden is not known. Raises WarehouseUnavailable."""
        try:
            self._catalog, self._catalog_problem = self._catalog_of(), ""
        except BadInput as error:
            if self._catalog is None:
                raise WarehouseUnavailable(str(error)) from None
            self._catalog_problem = f"{error} Until it can be read, what it said before holds."
            log.warning("%s", self._catalog_problem)
        return self._catalog

    def _sampled(
        self, described: Described, budget_s: float, progress: Progress = quietly, look: Look = _no_look
    ) -> tuple[Table, ...]:
        deadline = time.monotonic() + budget_s
        tables = []
        for number, table in enumerate(described.schema.tables):
            progress(number / len(described.schema.tables), f"values of {table.name}")
            found = self._sample(table, described) if time.monotonic() < deadline else None
            look(table, found)
            tables.append(samples_of(table, found) if found is not None else table)
        return tuple(tables)

    def _sample(self, table: Table, described: Described) -> Rows | None:
        """A table's first rows as text; None where they could not be read."""
        if described.may_run_own_cast([table.name], ["text"]):
            return None
        place = self._database.place(table.name, described.homes)
        found = self._pool.run(sample_query(table, place, self._database), SAMPLE_LIMITS)
        return found if isinstance(found, Rows) else None

    def _keyed(self, schema: Schema, described: Described, budget_s: float, progress: Progress = quietly) -> Schema:
        """The schema with what is read of its shortened names, and with the keys that it does not declare but that names
        and data show; of a very large one only with time to spare."""
        schema = with_names_read(schema)
        if not self._infers_keys or (len(schema.tables) > MOST_TABLES and budget_s <= KEY_BUDGET_S):
            return schema
        refused = refused_keys(schema, self._catalog or WarehouseCatalog())
        likely = [
            key
            for key in likely_keys(schema)
            if (key.table, key.column) not in refused and not described.may_run_own_cast([key.table, key.ref_table])
        ]
        facts = key_facts(
            likely,
            lambda table: self._database.place(table, described.homes),
            self._pool.run,
            budget_s=budget_s,
            progress=progress,
        )
        keyed = with_inferred_keys(schema, facts)
        own = [key for key in likely_own_keys(keyed) if not described.may_run_own_cast([key.table])]
        unique = own_key_facts(
            own, lambda table: self._database.place(table, described.homes), self._pool.run, budget_s=budget_s
        )
        return with_own_keys(keyed, unique)

    def _indexed(self) -> _Values:
        with self._lock:
            if self._values is None:
                described = self._describe()
                queries = {
                    (table.name, column.name): values_query(
                        self._database.place(table.name, described.homes), quoted(column.name)
                    )
                    for table in described.schema.tables
                    for column in table.columns
                    if is_text(column, self._database) and not described.may_run_own_cast([table.name])
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
