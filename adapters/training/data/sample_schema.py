"""A schema read from an SQLite file, keys included: what the training needs of the sample warehouse."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from reliability.values import Column, ForeignKey, Schema, Table


def sample_schema(database: Path) -> Schema:
    """Tables in the order of their creation, views left out."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    tables = tuple(_table(connection, name) for (name,) in connection.execute(sql).fetchall())
    connection.close()
    return Schema("sqlite", tables)


def _table(connection: sqlite3.Connection, name: str) -> Table:
    written = name.replace('"', '""')
    columns = tuple(
        Column(column, kind, primary_key=bool(key), nullable=not required)
        for _, column, kind, required, _, key in connection.execute(f'PRAGMA table_info("{written}")')
    )
    keys: dict[int, list[tuple[str, str, str]]] = {}
    for number, _, target, source, ref, *_ in connection.execute(f'PRAGMA foreign_key_list("{written}")'):
        keys.setdefault(number, []).append((source, target, ref or source))
    foreign = tuple(
        ForeignKey(tuple(s for s, _, _ in key), key[0][1], tuple(r for _, _, r in key)) for key in keys.values()
    )
    return Table(name, columns, foreign_keys=foreign)
