"""AmbiQT's databases made ambiguous: as published two readings give one result, here their results differ.

The two readings return equal rows as published, since the copies hold the same data. Here the copies' rows are changed,
so that results tell readings apart, and, unless that is refused, get the keys of what they are copies of, so that joins
can be written by what is declared.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from adapters.warehouses.warehouse import open_warehouse
from reliability.ports import Warehouse

_COPY = re.compile(r'CREATE TABLE "(?P<copy>[^"]+)" AS SELECT (?P<what>.+) FROM "(?P<of>[^"]+)"\s*$', re.IGNORECASE)
_SYNONYM = re.compile(r'UPDATE "(?P<table>[^"]+)" SET "(?P<new>[^"]+)"="(?P<old>[^"]+)"\s*$', re.IGNORECASE)

_Reference = tuple[list[str], str, list[str]]
"""Columns, the table that they refer to, and its columns."""


@contextlib.contextmanager
def ambiguous_database(one: AmbiguousQuestion, databases: Path, keys: bool = True) -> Iterator[Warehouse]:
    """A copy of the question's database, made ambiguous, with changed rows; with the `keys` of what is copied or
    not."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"{one.database}.sqlite"
        shutil.copyfile(databases / one.database / f"{one.database}.sqlite", copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for statement in one.setup:
                make_ambiguous(connection, statement, keys)
        warehouse = open_warehouse(f"sqlite:///{copy}", one.database, workers=1)
        try:
            warehouse.find_values("warm up")
            yield warehouse
        finally:
            warehouse.close()


def make_ambiguous(connection: sqlite3.Connection, statement: str, keys: bool = True) -> None:
    """Run a statement that makes a copy, then tell the copy's rows from what they are copies of: every value that no
    key is is that of the next row, a number twice that and one more. With `keys` a copied table declares those of the
    other, and one that holds a part of its columns refers to it; without, it declares none, as published."""
    copied, synonym = _COPY.match(statement.strip()), _SYNONYM.match(statement.strip())
    if copied is None:
        connection.execute(statement)
        if synonym is not None:
            _change(connection, synonym["table"], [synonym["new"]])
        return
    columns, references = _declared(connection, copied["of"])
    shown = [name.strip().strip('"').lower() for name in copied["what"].split(",")]
    kept = [column for column in columns if copied["what"].strip() == "*" or column[0].lower() in shown]
    primary = [name for name, _, is_key in kept if is_key]
    if len(kept) < len(columns) and primary:
        references = [(primary, copied["of"], primary)]
    parts = [f'"{name}" {kind}' for name, kind, _ in kept]
    if keys:
        parts += _keys(primary, references, {name.lower() for name, _, _ in kept})
    connection.execute(f'CREATE TABLE "{copied["copy"]}" ({", ".join(parts)})')
    names = _listed([name for name, _, _ in kept])
    connection.execute(f'INSERT OR IGNORE INTO "{copied["copy"]}" ({names}) SELECT {names} FROM "{copied["of"]}"')
    joined = {name.lower() for own, _, _ in references for name in own} | {name.lower() for name in primary}
    _change(connection, copied["copy"], [name for name, _, _ in kept if name.lower() not in joined])


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
