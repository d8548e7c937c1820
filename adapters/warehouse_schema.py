"""What a database offers to questions: tables and views with types, keys and comments, in order of creation.

Left out: the database's own tables, what the connection may not read, partitions (their parent stands for them),
full-text shadow tables, and tables whose conventional name says that they hold credentials.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, inspect
from sqlalchemy.dialects.postgresql import DOMAIN
from sqlalchemy.engine.reflection import ObjectKind
from sqlalchemy.exc import CompileError
from sqlalchemy.types import NullType, TypeEngine

from adapters.warehouse_sqlite import connect_read_only
from adapters.warehouse_worker import Source
from reliability.values import Column, Dialect, ForeignKey, Schema, Table

REFLECTION_TIMEOUT_MS = 20_000
_POSTGRES_TABLES = """
SELECT n.nspname, c.relname, coalesce(pg_catalog.array_position(pg_catalog.current_schemas(false), n.nspname), 0)
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
  AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dbos') AND c.relname !~ '^pg_'
  AND has_schema_privilege(n.oid, 'USAGE') AND has_any_column_privilege(c.oid, 'SELECT')
ORDER BY c.oid
"""
_SQLITE_TABLES = """
SELECT 'main', m.name, 1 FROM sqlite_master m JOIN pragma_table_list l ON l.name = m.name AND l.schema = 'main'
WHERE l.type IN ('table', 'view', 'virtual') AND m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%'
ESCAPE '\\' ORDER BY m.rowid
"""


@dataclass(frozen=True)
class Described:
    """A schema without sample values; `homes` gives the database schema that each table name belongs to."""

    schema: Schema
    homes: Mapping[str, str]


def reflecting_engine(source: Source) -> Engine:
    """An engine whose connections read only; it keeps none open."""
    if source.dialect == "sqlite":
        return create_engine("sqlite://", creator=lambda: connect_read_only(source.path), poolclass=NullPool)
    import psycopg

    from adapters.warehouse_postgres import connection_words

    def connect() -> psycopg.Connection[Any]:
        connection = psycopg.connect(**connection_words(source))
        connection.execute(
            f"SET default_transaction_read_only = on; SET statement_timeout = {REFLECTION_TIMEOUT_MS}"
        )
        connection.commit()
        return connection

    return create_engine("postgresql+psycopg://", creator=connect, poolclass=NullPool)


def describe(engine: Engine, source: Source, schemas: Sequence[str] | None) -> Described:
    """Read tables, columns, keys and comments. Raises the driver's or SQLAlchemy's errors."""
    with engine.connect() as connection:
        names = _names(connection, source, schemas)
        tables = _tables(connection, names)
    if source.dialect == "sqlite":
        tables = _with_side_file(tables, source.path)
    homes = {name: home for (home, _), name in names.items()}
    return Described(Schema(source.dialect, tables), homes)


def _names(
    connection: Connection, source: Source, schemas: Sequence[str] | None
) -> dict[tuple[str, str], str]:
    """(schema, table) → the name that SQL writes: bare in the search path, else qualified."""
    query = _POSTGRES_TABLES if source.dialect == "postgres" else _SQLITE_TABLES
    found = [(str(home), str(name), int(place)) for home, name, place in connection.exec_driver_sql(query)]
    if schemas is not None and source.dialect == "postgres":
        order = {home: place for place, home in enumerate(schemas, start=1)}
        found = [(home, name, order[home]) for home, name, _ in found if home in order]
    first: dict[str, str] = {}
    for home, name, place in sorted(found, key=lambda row: row[2]):
        if place:
            first.setdefault(name, home)
    return {
        (home, name): name if first.get(name) == home else f"{home}.{name}"
        for home, name, _ in found
        if name.lower() not in source.hidden
    }


def _tables(connection: Connection, names: Mapping[tuple[str, str], str]) -> tuple[Table, ...]:
    inspector = inspect(connection)
    sqlite_ = connection.dialect.name == "sqlite"
    tables: dict[tuple[str, str], Table] = {}
    for home in dict.fromkeys(home for home, _ in names):
        wanted = [name for at, name in names if at == home]
        schema = None if sqlite_ else home
        asked: dict[str, Any] = {"schema": schema, "filter_names": wanted, "kind": ObjectKind.ANY}
        columns = inspector.get_multi_columns(**asked)
        primary = inspector.get_multi_pk_constraint(**asked)
        foreign = inspector.get_multi_foreign_keys(**asked)
        comments: Mapping[Any, Any] = {} if sqlite_ else inspector.get_multi_table_comment(**asked)
        for name in wanted:
            key = (schema, name)
            keys = set(primary[key]["constrained_columns"]) if key in primary else set()
            own = tuple(_column(found, keys, connection) for found in columns.get(key, ()))
            tables[home, name] = Table(
                names[home, name],
                own,
                (comments.get(key) or {}).get("text") or "",
                _in_order(_foreign_keys(foreign.get(key, ()), home, names), own),
            )
    return tuple(tables[at] for at in names if at in tables and tables[at].columns)


def _column(found: Mapping[str, Any], keys: set[str], connection: Connection) -> Column:
    return Column(
        name=str(found["name"]),
        type=_type_name(found["type"], connection),
        comment=found.get("comment") or "",
        primary_key=found["name"] in keys,
        nullable=bool(found.get("nullable", True)) and found["name"] not in keys,
    )


def _type_name(kind: TypeEngine[Any], connection: Connection) -> str:
    if isinstance(kind, DOMAIN):
        kind = kind.data_type
    if isinstance(kind, NullType):
        return ""
    try:
        return kind.compile(connection.dialect).split(" COLLATE ")[0]
    except CompileError:
        return ""


def _foreign_keys(
    found: Sequence[Mapping[str, Any]], home: str, names: Mapping[tuple[str, str], str]
) -> list[ForeignKey]:
    keys = []
    for key in found:
        table, schema = key["referred_table"], key.get("referred_schema")
        if schema is not None or home == "main":
            target = names.get((schema or home, table))
        else:  # SQLAlchemy names no schema for what the search path finds
            written = [name for (_, other), name in names.items() if other == table]
            target = table if table in written else next(iter(written), None)
        if target is not None:
            keys.append(ForeignKey(tuple(key["constrained_columns"]), target, tuple(key["referred_columns"])))
    return keys


def _in_order(keys: Sequence[ForeignKey], columns: Sequence[Column]) -> tuple[ForeignKey, ...]:
    """Keys as their columns stand in the table: PostgreSQL lists them by the names of their constraints."""
    places = {column.name: place for place, column in enumerate(columns)}

    def place(key: ForeignKey) -> list[int]:
        return [places.get(name, len(places)) for name in key.columns]

    return tuple(sorted(keys, key=place))


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


def quoted(name: str) -> str:
    """A name in double quotes, as both databases read it.

    >>> print(quoted('a"b'))
    "a""b"
    """
    return '"' + name.replace('"', '""') + '"'


def place_in_sql(name: str, homes: Mapping[str, str], dialect: Dialect) -> str:
    """A table of the schema, quoted and with its database schema, for SQL of our own."""
    home = homes.get(name, "main" if dialect == "sqlite" else "public")
    bare = name.removeprefix(f"{home}.") if dialect == "postgres" else name
    return f"{quoted(home)}.{quoted(bare)}"
