"""AmbiQT's databases made ambiguous: as published two readings give one result, here their results differ.

The two readings return equal rows as published, since the copies hold the same data. Here the copies' rows are changed,
so that results tell readings apart, and, unless that is refused, get the keys of what they are copies of, so that joins
can be written by what is declared. So are those of a summary, whose key is what it has a row for.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from sqlglot import exp

from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from adapters.warehouses.warehouse import open_warehouse
from reliability.guard.dialects.parsing import parsed_one
from reliability.ports import Warehouse

_COPY = re.compile(r'CREATE TABLE "(?P<copy>[^"]+)" AS SELECT (?P<what>.+) FROM "(?P<of>[^"]+)"\s*$', re.IGNORECASE)
_SUMMARY = re.compile(r'CREATE TABLE "(?P<name>[^"]+)" AS (?P<query>SELECT .+)$', re.IGNORECASE | re.DOTALL)
_SYNONYM = re.compile(r'UPDATE "(?P<table>[^"]+)" SET "(?P<new>[^"]+)"="(?P<old>[^"]+)"\s*$', re.IGNORECASE)

_Reference = tuple[list[str], str, list[str]]
"""Columns, the table that they refer to, and its columns."""


@contextlib.contextmanager
def ambiguous_database(
    one: AmbiguousQuestion, databases: Path, keys: bool = True, changed: bool = True
) -> Iterator[Warehouse]:
    """A copy of the question's database, made ambiguous, with changed rows or (`changed` false) as published; with the
    `keys` of what is copied or not."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"{one.database}.sqlite"
        shutil.copyfile(databases / one.database / f"{one.database}.sqlite", copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for statement in one.setup:
                make_ambiguous(connection, statement, keys, changed)
        warehouse = open_warehouse(f"sqlite:///{copy}", one.database, workers=1)
        try:
            warehouse.find_values("warm up")
            yield warehouse
        finally:
            warehouse.close()


def make_ambiguous(connection: sqlite3.Connection, statement: str, keys: bool = True, changed: bool = True) -> None:
    """Run a statement that makes a copy or a summary, then tell its rows from what they are made of (unless `changed`
    is false): every value that no key is is that of the next row, a number twice that and one more. With `keys` a
    copied table declares those of the other, and one that holds a part of its columns refers to it; without, it
    declares none, as published."""
    copied, synonym = _COPY.match(statement.strip()), _SYNONYM.match(statement.strip())
    summary = _SUMMARY.match(statement.strip())
    if copied is not None:
        table, columns = _copy(connection, copied["copy"], copied["of"], copied["what"], keys)
    elif summary is not None:
        table, columns = _summarise(connection, summary["name"], summary["query"], keys)
    else:
        connection.execute(statement)
        table, columns = (synonym["table"], [synonym["new"]]) if synonym is not None else ("", [])
    if changed:
        _change(connection, table, columns)


def _copy(connection: sqlite3.Connection, name: str, of: str, what: str, keys: bool) -> tuple[str, list[str]]:
    """Make a copy of a table, or of some of its columns; its name, and its columns that no key is."""
    columns, references = _declared(connection, of)
    shown = [each.strip().strip('"').lower() for each in what.split(",")]
    kept = [column for column in columns if what.strip() == "*" or column[0].lower() in shown]
    primary = [column for column, _, is_key in kept if is_key]
    if len(kept) < len(columns) and primary:
        references = [(primary, of, primary)]
    parts = [f'"{column}" {kind}' for column, kind, _ in kept]
    if keys:
        parts += _keys(primary, references, {column.lower() for column, _, _ in kept})
    connection.execute(f'CREATE TABLE "{name}" ({", ".join(parts)})')
    names = _listed([column for column, _, _ in kept])
    connection.execute(f'INSERT OR IGNORE INTO "{name}" ({names}) SELECT {names} FROM "{of}"')
    joined = {column.lower() for own, _, _ in references for column in own} | {column.lower() for column in primary}
    return name, [column for column, _, _ in kept if column.lower() not in joined]


def _summarise(connection: sqlite3.Connection, name: str, query: str, keys: bool) -> tuple[str, list[str]]:
    """Make a table of what a query returns; its name, and its columns that are aggregates. What it has a row for is
    its key, and refers to what the summarised tables do by it, and to those whose key it is."""
    tree = parsed_one(query, "sqlite")
    sources = {table.name: _declared(connection, table.name) for table in tree.find_all(exp.Table)}
    kinds = {column.lower(): kind for columns, _ in sources.values() for column, kind, _ in columns}
    aggregates = [each.alias for each in tree.expressions if not isinstance(each.this, exp.Column)]
    primary = [each.alias for each in tree.expressions if isinstance(each.this, exp.Column)]
    references = [reference for _, found in sources.values() for reference in found]
    for source, (columns, _) in sources.items():
        own = [column for column, _, is_key in columns if is_key]
        references += [(own, source, own)] if own else []
    spelled = {each.lower(): each for each in primary}
    references = [([spelled.get(each.lower(), each) for each in own], to, its) for own, to, its in references]
    parts = [f'"{each.alias}" {_kind(each.this, kinds)}' for each in tree.expressions]
    if keys:
        parts += _keys(primary, references, {each.lower() for each in primary})
    connection.execute(f'CREATE TABLE "{name}" ({", ".join(parts)})')
    connection.execute(f'INSERT INTO "{name}" {query}')
    return name, aggregates


def _kind(shown: exp.Expr, kinds: dict[str, str]) -> str:
    """The type of a summary's column."""
    if isinstance(shown, exp.Count):
        return "INTEGER"
    column = shown.find(exp.Column)
    plain = isinstance(shown, (exp.Column, exp.Min, exp.Max)) and column is not None
    return kinds.get(column.name.lower(), "") if plain and column is not None else "REAL"


def _keys(primary: list[str], references: list[_Reference], held: set[str]) -> list[str]:
    """What declares a table's keys, as far as it holds their columns."""
    parts = [f"PRIMARY KEY ({_listed(primary)})"] if primary else []
    for own, table, others in references:
        if all(name.lower() in held for name in own):
            parts.append(f'FOREIGN KEY ({_listed(own)}) REFERENCES "{table}" ({_listed(others)})')
    return parts


def _declared(connection: sqlite3.Connection, table: str) -> tuple[list[tuple[str, str, int]], list[_Reference]]:
    """A table's columns (name, type, place in the key) and the keys by which it refers to others."""
    columns = [(row[1], row[2], row[5]) for row in connection.execute(f'PRAGMA table_info("{table}")')]
    rows = connection.execute(f'PRAGMA foreign_key_list("{table}")').fetchall()
    found = []
    for number in sorted({row[0] for row in rows}):
        those = [row for row in rows if row[0] == number]
        if all(row[4] for row in those):
            found.append(([row[3] for row in those], those[0][2], [row[4] for row in those]))
    return columns, found


def _change(connection: sqlite3.Connection, table: str, columns: Sequence[str]) -> None:
    for column in columns:
        values = connection.execute(f'SELECT rowid, "{column}" FROM "{table}" ORDER BY rowid').fetchall()
        moved = [*(value for _, value in values[1:]), *(value for _, value in values[:1])]
        changed = [
            (2 * value + 1 if isinstance(value, (int, float)) else value, row)
            for (row, _), value in zip(values, moved, strict=True)
        ]
        connection.executemany(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', changed)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
