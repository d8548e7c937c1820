"""A schema read from an SQLite file, keys and comments included: what the training needs of the sample warehouse."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from reliability.values import Column, ForeignKey, Schema, Table


def sample_schema(database: Path) -> Schema:
    """Tables in the order of their creation, views left out; comments are those of the file beside it, if any."""
    beside = database.with_name(f"{database.name}.comments.json")
    said: Mapping[str, Mapping[str, str]] = json.loads(beside.read_text(encoding="utf-8")) if beside.is_file() else {}
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    tables = tuple(_table(connection, name, said) for (name,) in connection.execute(sql).fetchall())
    connection.close()
    return Schema("sqlite", tables)


def _table(connection: sqlite3.Connection, name: str, said: Mapping[str, Mapping[str, str]]) -> Table:
    comments = said.get("columns", {})
    written = name.replace('"', '""')
    columns = tuple(
        Column(column, kind, comments.get(f"{name}.{column}", ""), primary_key=bool(key), nullable=not required)
        for _, column, kind, required, _, key in connection.execute(f'PRAGMA table_info("{written}")')
    )
    keys: dict[int, list[tuple[str, str, str]]] = {}
    for number, _, target, source, ref, *_ in connection.execute(f'PRAGMA foreign_key_list("{written}")'):
        keys.setdefault(number, []).append((source, target, ref or source))
    foreign = tuple(
        ForeignKey(tuple(s for s, _, _ in key), key[0][1], tuple(r for _, _, r in key)) for key in keys.values()
    )
    return Table(name, columns, said.get("tables", {}).get(name, ""), foreign)
