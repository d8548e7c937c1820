"""What a database offers to questions: tables and views with types, keys and comments, in order of creation.

Left out: the database's own tables, what the connection may not read, partitions (their parent stands for them),
full-text shadow tables, and tables whose conventional name says that they hold credentials.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, inspect
from sqlalchemy.engine.reflection import ObjectKind
from sqlalchemy.exc import CompileError
from sqlalchemy.types import NullType, TypeEngine

from reliability.guard.casts import OwnCast
from reliability.values import Column, Dialect, ForeignKey, Schema, Table


@dataclass(frozen=True)
class Described:
    """A schema without sample values; `homes` gives the database schema that each table name belongs to, `absent` the
    functions on the guard's list that this server does not have built in, `casts` those that users made."""

    schema: Schema
    homes: Mapping[str, str]
    absent: frozenset[str] = frozenset()
    casts: tuple[OwnCast, ...] = ()

    def may_run_own_cast(self, tables: Collection[str], named: Collection[str] = ()) -> bool:
        """Could a statement of our own that reads these tables, and casts to these types, run a function that a user
        made?"""
        return any(cast.may_run(tables, named) for cast in self.casts)


Found = tuple[str, str, int]
"""A database schema, a table in it, and the schema's place in the search path (0: not in it)."""
Names = dict[tuple[str, str], str]
"""(database schema, table) → the name that SQL writes."""


def written_names(found: Sequence[Found], hidden: frozenset[str], schemas: Sequence[str] | None) -> Names:
    """The names that SQL writes: bare in the search path, else qualified. `schemas` are offered alone, in their
    order.
    """
    if schemas is not None:
        order = {home: place for place, home in enumerate(schemas, start=1)}
        found = [(home, name, order[home]) for home, name, _ in found if home in order]
    first: dict[str, str] = {}
    for home, name, place in sorted(found, key=lambda row: row[2]):
        if place:
            first.setdefault(name, home)
    return {
        (home, name): name if first.get(name) == home else f"{home}.{name}"
        for home, name, _ in found
        if name.lower() not in hidden
    }


def described(
    dialect: Dialect,
    names: Names,
    tables: tuple[Table, ...],
    absent: frozenset[str] = frozenset(),
    casts: tuple[OwnCast, ...] = (),
) -> Described:
    """A schema of these tables, and where they are."""
    return Described(Schema(dialect, tables), {name: home for (home, _), name in names.items()}, absent, casts)


Plain = Callable[[TypeEngine[Any]], TypeEngine[Any]]


def reflected(
    connection: Connection, names: Names, *, one_home: bool = False, plain: Plain = lambda kind: kind
) -> tuple[Table, ...]:
    """The tables as SQLAlchemy reads them. `one_home`: the database knows neither schemas nor comments; `plain` gives
    the type that stands behind one that a user named."""
    inspector = inspect(connection)
    tables: dict[tuple[str, str], Table] = {}
    for home in dict.fromkeys(home for home, _ in names):
        wanted = [name for at, name in names if at == home]
        schema = None if one_home else home
        asked: dict[str, Any] = {"schema": schema, "filter_names": wanted, "kind": ObjectKind.ANY}
        columns = inspector.get_multi_columns(**asked)
        primary = inspector.get_multi_pk_constraint(**asked)
        foreign = inspector.get_multi_foreign_keys(**asked)
        comments: Mapping[Any, Any] = {} if one_home else inspector.get_multi_table_comment(**asked)
        for name in wanted:
            key = (schema, name)
            keys = set(primary[key]["constrained_columns"]) if key in primary else set()
            own = tuple(_column(found, keys, connection, plain) for found in columns.get(key, ()))
            tables[home, name] = Table(
                names[home, name],
                own,
                (comments.get(key) or {}).get("text") or "",
                _in_order(_foreign_keys(foreign.get(key, ()), home, names, one_home), own),
            )
    return tuple(tables[at] for at in names if at in tables and tables[at].columns)


def _column(found: Mapping[str, Any], keys: set[str], connection: Connection, plain: Plain) -> Column:
    return Column(
        name=str(found["name"]),
        type=_type_name(plain(found["type"]), connection),
        comment=found.get("comment") or "",
        primary_key=found["name"] in keys,
        nullable=bool(found.get("nullable", True)) and found["name"] not in keys,
    )


def _type_name(kind: TypeEngine[Any], connection: Connection) -> str:
    if isinstance(kind, NullType):
        return ""
    try:
        return kind.compile(connection.dialect).split(" COLLATE ")[0]
    except CompileError:
        return ""


def _foreign_keys(found: Sequence[Mapping[str, Any]], home: str, names: Names, one_home: bool) -> list[ForeignKey]:
    keys = []
    for key in found:
        table, schema = key["referred_table"], key.get("referred_schema")
        if schema is not None or one_home:
            target = names.get((schema or home, table))
        else:  # SQLAlchemy names no schema for what the search path finds
            written = [name for (_, other), name in names.items() if other == table]
            target = table if table in written else next(iter(written), None)
        if target is not None:
            keys.append(ForeignKey(tuple(key["constrained_columns"]), target, tuple(key["referred_columns"])))
    return keys


class ColumnRow(NamedTuple):
    """A column as a catalog lists it."""

    home: str
    table: str
    table_comment: str
    name: str
    type: str
    nullable: object
    primary: object
    comment: str


class KeyRow(NamedTuple):
    """One column of a foreign key, as a catalog lists it."""

    home: str
    table: str
    constraint: object
    column: str
    ref_home: str
    ref_table: str
    ref_column: str


def listed(names: Names, columns: Iterable[ColumnRow], keys: Iterable[KeyRow]) -> tuple[Table, ...]:
    """The tables as a catalog's rows tell them, in the order of the columns' rows."""
    own: dict[tuple[str, str], list[Column]] = {}
    comments: dict[tuple[str, str], str] = {}
    for row in columns:
        primary = bool(row.primary)
        own.setdefault((row.home, row.table), []).append(
            Column(row.name, row.type, row.comment, primary, bool(row.nullable) and not primary)
        )
        comments[row.home, row.table] = row.table_comment
    parts: dict[tuple[object, ...], list[KeyRow]] = {}
    for key in keys:
        parts.setdefault(key[:3], []).append(key)
    foreign: dict[tuple[str, str], list[ForeignKey]] = {}
    for rows in parts.values():
        target = names.get((rows[0].ref_home, rows[0].ref_table))
        if target is not None:
            made = ForeignKey(tuple(row.column for row in rows), target, tuple(row.ref_column for row in rows))
            foreign.setdefault((rows[0].home, rows[0].table), []).append(made)
    return tuple(
        Table(names[at], tuple(found), comments[at], _in_order(foreign.get(at, []), found))
        for at, found in own.items()
        if at in names
    )


def _in_order(keys: Sequence[ForeignKey], columns: Sequence[Column]) -> tuple[ForeignKey, ...]:
    """Keys as their columns stand in the table: PostgreSQL lists them by the names of their constraints."""
    places = {column.name: place for place, column in enumerate(columns)}

    def place(key: ForeignKey) -> list[int]:
        return [places.get(name, len(places)) for name in key.columns]

    return tuple(sorted(keys, key=place))
