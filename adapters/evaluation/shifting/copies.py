"""Copies of a SQLite database whose data are not what they were: emptied, halved, doubled, a column renamed, a year
old.

Nothing of the schema changes but the one name, and the comments that stand beside the file go with it.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from adapters.warehouses.database import quoted
from adapters.whole_files import write_json
from reliability.evaluation.people.log import AskedQuestion
from reliability.values import Element

DAYS_BACK = 365
_DATES = ("DATE", "DATETIME", "TIMESTAMP")
_COMMENTS = ".comments.json"


@dataclass(frozen=True, slots=True)
class RenamedColumn:
    """A column of a table and its new name. No other table may have a column of the old name."""

    table: str
    column: str
    to: str

    def query(self, sql: str) -> str:
        """A query with the new name.

        >>> RenamedColumn("staff", "left_on", "last_day").query("SELECT COUNT(*) FROM staff s WHERE s.left_on IS NULL")
        'SELECT COUNT(*) FROM staff s WHERE s.last_day IS NULL'
        """
        return re.sub(rf"\b{re.escape(self.column)}\b", self.to, sql, flags=re.IGNORECASE)

    def question(self, asked: AskedQuestion) -> AskedQuestion:
        """A question whose gold has the new name."""
        old, new = Element(self.table, self.column), Element(self.table, self.to)
        return replace(
            asked,
            sql=None if asked.sql is None else self.query(asked.sql),
            readings=tuple(map(self.query, asked.readings)),
            also_right=tuple(map(self.query, asked.also_right)),
            columns=tuple(new if element == old else element for element in asked.columns),
        )


@dataclass(frozen=True, slots=True)
class DataChange:
    """What is done to a copy. `said` is for people, `renamed` what gold has to follow."""

    name: str
    said: str
    apply: Callable[[sqlite3.Connection], None]
    renamed: RenamedColumn | None = None


def data_changes(renamed: RenamedColumn) -> tuple[DataChange, ...]:
    """The database as it is, and every change, each of it alone."""
    return (
        DataChange("as it is", "nothing changed", _nothing),
        DataChange("emptied", "every table without rows", _emptied),
        DataChange("halved", "every second row of each table gone", _halved),
        DataChange("doubled", "every row once more under a new key", _doubled),
        DataChange(
            "renamed",
            f"{renamed.table}.{renamed.column} is called {renamed.to}",
            lambda connection: _renamed(connection, renamed),
            renamed,
        ),
        DataChange("a year back", f"every date {DAYS_BACK} days earlier", _moved_back),
    )


def changed_copy(file: Path, change: DataChange, folder: Path) -> Path:
    """A copy of a database in a folder of the change's own, with the comments beside it."""
    copy = folder / change.name.replace(" ", "-") / file.name
    copy.parent.mkdir(parents=True)
    shutil.copyfile(file, copy)
    with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
        change.apply(connection)
    comments = file.with_name(f"{file.name}{_COMMENTS}")
    if comments.is_file():
        kept = json.loads(comments.read_text(encoding="utf-8"))
        write_json(copy.with_name(f"{copy.name}{_COMMENTS}"), _commented(kept, change.renamed))
    return copy


def _commented(kept: Mapping[str, Mapping[str, str]], renamed: RenamedColumn | None) -> Mapping[str, object]:
    if renamed is None:
        return kept
    old, new = f"{renamed.table}.{renamed.column}", f"{renamed.table}.{renamed.to}"
    return {**kept, "columns": {new if name == old else name: text for name, text in kept["columns"].items()}}


# --- what is done ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Column:
    name: str
    kind: str
    is_key: bool
    refers_to: str = ""


def _tables(connection: sqlite3.Connection) -> dict[str, list[_Column]]:
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    )
    found = {}
    for (name,) in names.fetchall():
        keys = connection.execute(f"PRAGMA foreign_key_list({quoted(name)})").fetchall()
        refers = {row[3]: row[2] for row in keys}
        columns = connection.execute(f"PRAGMA table_info({quoted(name)})").fetchall()
        found[name] = [_Column(c[1], c[2].upper(), bool(c[5]), refers.get(c[1], "")) for c in columns]
    return found


def _nothing(_connection: sqlite3.Connection) -> None:
    """For what the changes are compared with."""


def _emptied(connection: sqlite3.Connection) -> None:
    for table in _tables(connection):
        connection.execute(f"DELETE FROM {quoted(table)}")


def _halved(connection: sqlite3.Connection) -> None:
    """As when half of a load did not arrive: what is left may refer to what is gone."""
    for table in _tables(connection):
        connection.execute(f"DELETE FROM {quoted(table)} WHERE rowid % 2")


def _doubled(connection: sqlite3.Connection) -> None:
    """Keys that are whole numbers go on behind the last, and references follow. What has no such key, a calendar's
    days, is there once."""
    tables = _tables(connection)
    behind = {table: _last_key(connection, table, columns) for table, columns in tables.items()}
    for table, columns in tables.items():
        added = {c.name: behind.get(c.refers_to, 0) if c.refers_to else behind[table] * c.is_key for c in columns}
        if any(added[c.name] for c in columns if c.is_key):
            values = ", ".join(
                f"{quoted(c.name)} + {added[c.name]}" if added[c.name] else quoted(c.name) for c in columns
            )
            connection.execute(f"INSERT INTO {quoted(table)} SELECT {values} FROM {quoted(table)}")


def _last_key(connection: sqlite3.Connection, table: str, columns: list[_Column]) -> int:
    """The highest key where it is one column of whole numbers; 0 where it is not."""
    keys = [c for c in columns if c.is_key]
    if len(keys) != 1 or keys[0].refers_to or "INT" not in keys[0].kind:
        return 0
    return int(
        connection.execute(f"SELECT coalesce(max({quoted(keys[0].name)}), 0) FROM {quoted(table)}").fetchone()[0]
    )


def _renamed(connection: sqlite3.Connection, renamed: RenamedColumn) -> None:
    old, new = quoted(renamed.column), quoted(renamed.to)
    connection.execute(f"ALTER TABLE {quoted(renamed.table)} RENAME COLUMN {old} TO {new}")


def _moved_back(connection: sqlite3.Connection) -> None:
    """Dates and the dates of times, by days, so that no two fall on one. A table of days, with a date for its only key,
    stays."""
    for table, columns in _tables(connection).items():
        dates = {c.name for c in columns if c.kind in _DATES}
        if not dates or {c.name for c in columns if c.is_key} <= dates:
            continue
        values = ", ".join(_earlier(quoted(c.name)) if c.name in dates else quoted(c.name) for c in columns)
        connection.execute(f"CREATE TEMP TABLE moved AS SELECT {values} FROM {quoted(table)}")
        connection.execute(f"DELETE FROM {quoted(table)}")  # one by one, a day would meet the one that it moves onto
        connection.execute(f"INSERT INTO {quoted(table)} SELECT * FROM moved")
        connection.execute("DROP TABLE moved")


def _earlier(column: str) -> str:
    return f"date(substr({column}, 1, 10), '-{DAYS_BACK} days') || substr({column}, 11)"
