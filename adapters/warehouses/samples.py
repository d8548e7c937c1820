"""What is looked at in the data, cheaply: a few values of every column, for prompts and for people (one query a table,
cells cut short), and what bears out keys that names suggest (two questions for each, under a budget)."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from adapters.warehouses.database import WarehouseKind, quoted
from reliability.linking.inferred_keys import KeyFacts, LikelyKey
from reliability.progress import Progress, quietly
from reliability.values import Column, Element, Failure, Limits, Rows, Table

MAX_SAMPLES = 3
MAX_SAMPLE_CHARACTERS = 60
SAMPLED_ROWS = 50
INDEXED_ROWS = 200_000  # a column's distinct values are looked for in so many rows
INDEXED_VALUES = 5_001
KEY_LIMITS = Limits(time_s=0.5, rows=1, bytes=10_000)
KEY_BUDGET_S = 5.0
MOST_TABLES = 400
_ROWS_REFERRED_TO = 20_000
_ROWS_REFERRING = 5_000
_VALUES = 200
_TEXT_TYPES = ("CHAR", "TEXT", "CLOB", "CITEXT", "STRING", "ENUM", "NAME")
_OTHER_TYPES = (
    "INT",
    "NUM",
    "DEC",
    "REAL",
    "DOUB",
    "FLOA",
    "DATE",
    "TIME",
    "BOOL",
    "BYTEA",
    "BLOB",
    "JSON",
    "UUID",
    "[]",
    "INTERVAL",
    "MONEY",
    "SERIAL",
    "XML",
    "VECTOR",
    "RANGE",
    "INET",
    "CIDR",
    "BIT",
    "OID",
    "ARRAY",
)

_DECIMALS = ("NUM", "DEC", "REAL", "DOUB", "FLOA")
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+")
_AFTER_SECONDS = re.compile(r"(:[0-9]{2}\.)([0-9]+)")


def is_text(column: Column, database: WarehouseKind) -> bool:
    """May the column hold words? In some databases columns without a type may; PostgreSQL's enums are named freely."""
    kind = column.type.upper()
    if any(word in kind for word in _TEXT_TYPES) and "[]" not in kind:
        return True
    return not any(word in kind for word in _OTHER_TYPES) and (database.untyped_is_text or bool(kind))


def sample_query(table: Table, place: str, database: WarehouseKind) -> str:
    """SQL for the first rows of a table, every cell as text and cut; bytes are left out."""
    cells = ", ".join(_sample_cell(column, database) for column in table.columns)
    inner = f"SELECT * FROM {place} LIMIT {SAMPLED_ROWS}"
    return f"SELECT {cells} FROM ({inner}) AS sampled"


def _sample_cell(column: Column, database: WarehouseKind) -> str:
    kind = column.type.upper()
    if "BYTEA" in kind or "BLOB" in kind:
        return "NULL"
    return database.sample_cell(quoted(column.name), kind, MAX_SAMPLE_CHARACTERS + 1)


def samples_of(table: Table, found: Rows) -> Table:
    """The table with up to three different short values for each column, in the order of its rows."""
    columns = []
    for index, column in enumerate(table.columns):
        texts = (
            _as_both_write(" ".join(str(row[index]).split()), column.type.upper())
            for row in found.rows
            if row[index] is not None
        )
        different = list(dict.fromkeys(text for text in texts if text))
        columns.append(replace(column, samples=tuple(_cut(text) for text in different[:MAX_SAMPLES])))
    return replace(table, columns=tuple(columns))


def _as_both_write(text: str, kind: str) -> str:
    """A value as it is shown whatever database it is from: truth values in words, no zeros after a number's or a
    second's last decimal.

    >>> _as_both_write("1", "BOOLEAN"), _as_both_write("12.50", "NUMERIC(12, 2)"), _as_both_write("7.0", "REAL")
    ('true', '12.5', '7')
    >>> _as_both_write("2024-01-05 08:15:00.000000", "DATETIME"), _as_both_write("1.10", "TEXT")
    ('2024-01-05 08:15:00', '1.10')
    """
    if "BOOL" in kind:
        return {"0": "false", "1": "true"}.get(text, text)
    if any(word in kind for word in _DECIMALS) and _DECIMAL.fullmatch(text):
        return text.rstrip("0").rstrip(".")
    if "DATE" in kind or "TIME" in kind:
        return _AFTER_SECONDS.sub(lambda found: (found[1] + found[2].rstrip("0")).rstrip("."), text)
    return text


def _cut(text: str) -> str:
    return text if len(text) <= MAX_SAMPLE_CHARACTERS else text[: MAX_SAMPLE_CHARACTERS - 1] + "…"


def values_query(place: str, name: str) -> str:
    """SQL for the distinct values of a column, one more than are indexed so that too many are noticed."""
    inner = f"SELECT {name} AS value FROM {place} LIMIT {INDEXED_ROWS}"
    return f"SELECT DISTINCT value FROM ({inner}) AS looked WHERE value IS NOT NULL LIMIT {INDEXED_VALUES}"


# --- keys that names suggest ------------------------------------------------------------------------


def key_facts(
    keys: Sequence[LikelyKey],
    place: Callable[[str], str],
    run: Callable[[str, Limits], Rows | Failure],
    *,
    budget_s: float = KEY_BUDGET_S,
    progress: Progress = quietly,
) -> dict[LikelyKey, KeyFacts | None]:
    """The facts of each key; None where they could not be had in time. `place` gives a table's name for SQL."""
    deadline = time.monotonic() + budget_s
    unique: dict[tuple[str, str], bool | None] = {}

    def numbers(sql: str) -> tuple[int, int] | None:
        found = run(sql, KEY_LIMITS) if time.monotonic() < deadline else None
        if not isinstance(found, Rows) or not found.rows:
            return None
        return int(str(found.rows[0][0] or 0)), int(str(found.rows[0][1] or 0))

    def tells_apart(key: LikelyKey) -> bool | None:
        at = (key.ref_table, key.ref_column)
        if at not in unique:
            found = (0, 0) if key.declared else numbers(_uniqueness(place(key.ref_table), quoted(key.ref_column)))
            unique[at] = None if found is None else found[0] == found[1]
        return unique[at]

    def facts(number: int, key: LikelyKey) -> KeyFacts | None:
        progress(number / len(keys), f"does {key.table}.{key.column} refer to {key.ref_table}?")
        apart = tells_apart(key)
        if not apart:
            return None if apart is None else KeyFacts(False, 1, 0.0)
        found = numbers(_inclusion(place(key.table), quoted(key.column), place(key.ref_table), quoted(key.ref_column)))
        return None if found is None else KeyFacts(True, found[0], found[1] / found[0] if found[0] else 0.0)

    return {key: facts(number, key) for number, key in enumerate(keys)}


def own_key_facts(
    keys: Sequence[Element],
    place: Callable[[str], str],
    run: Callable[[str, Limits], Rows | Failure],
    *,
    budget_s: float = KEY_BUDGET_S,
) -> dict[Element, bool | None]:
    """Whether each column tells the rows of its table apart, and has no empty ones; None where that could not be had in
    time."""
    deadline = time.monotonic() + budget_s
    facts = dict[Element, bool | None]()
    for key in keys:
        sql = _uniqueness(place(key.table), quoted(key.column))
        found = run(sql, KEY_LIMITS) if time.monotonic() < deadline else None
        rows = found.rows if isinstance(found, Rows) else ()
        facts[key] = int(str(rows[0][0] or 0)) == int(str(rows[0][1] or 0)) > 0 if rows else None
    return facts


def _uniqueness(table: str, column: str) -> str:
    rows = f"SELECT {column} AS v FROM {table} LIMIT {_ROWS_REFERRED_TO}"
    return f"SELECT COUNT(*), COUNT(DISTINCT v) FROM ({rows}) AS looked"


def _inclusion(table: str, column: str, ref_table: str, ref_column: str) -> str:
    """SQL for how many values that refer were looked for, and how many of them were found."""
    rows = f"SELECT {column} AS v FROM {table} WHERE {column} IS NOT NULL LIMIT {_ROWS_REFERRING}"
    values = f"SELECT DISTINCT v FROM ({rows}) AS looked LIMIT {_VALUES}"
    found = f"SELECT v, (SELECT COUNT(*) FROM {ref_table} WHERE {ref_column} = v) AS n FROM ({values}) AS each_one"
    return f"SELECT COUNT(*), SUM(CASE WHEN n > 0 THEN 1 ELSE 0 END) FROM ({found}) AS counted"
