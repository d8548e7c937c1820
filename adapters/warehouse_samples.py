"""A few values of every column, for prompts and for people: one cheap query a table, cells cut short."""

from __future__ import annotations

import re
from dataclasses import replace

from adapters.warehouse_schema import quoted
from reliability.values import Column, Dialect, Rows, Table

MAX_SAMPLES = 3
MAX_SAMPLE_CHARACTERS = 60
SAMPLED_ROWS = 50
INDEXED_ROWS = 200_000  # a column's distinct values are looked for in so many rows
INDEXED_VALUES = 5_001
_TEXT_TYPES = ("CHAR", "TEXT", "CLOB", "CITEXT", "STRING", "ENUM", "NAME")
_OTHER_TYPES = (
    "INT", "NUM", "DEC", "REAL", "DOUB", "FLOA", "DATE", "TIME", "BOOL", "BYTEA", "BLOB", "JSON", "UUID", "[]",
    "INTERVAL", "MONEY", "SERIAL", "XML", "VECTOR", "RANGE", "INET", "CIDR", "BIT", "OID", "ARRAY",
)  # fmt: skip

_DECIMALS = ("NUM", "DEC", "REAL", "DOUB", "FLOA")
_DECIMAL = re.compile(r"-?[0-9]+\.[0-9]+")
_AFTER_SECONDS = re.compile(r"(:[0-9]{2}\.)([0-9]+)")


def is_text(column: Column, dialect: Dialect) -> bool:
    """May the column hold words? SQLite's columns without a type may; PostgreSQL's enums are named freely."""
    kind = column.type.upper()
    if any(word in kind for word in _TEXT_TYPES) and "[]" not in kind:
        return True
    return not any(word in kind for word in _OTHER_TYPES) and (dialect == "sqlite" or bool(kind))


def sample_query(table: Table, place: str, dialect: Dialect) -> str:
    """SQL for the first rows of a table, every cell as text and cut; bytes are left out."""
    cells = ", ".join(_sample_cell(column, dialect) for column in table.columns)
    inner = f"SELECT * FROM {place} LIMIT {SAMPLED_ROWS}"
    return f"SELECT {cells} FROM ({inner}) AS sampled"


def _sample_cell(column: Column, dialect: Dialect) -> str:
    kind = column.type.upper()
    if "BYTEA" in kind or "BLOB" in kind:
        return "NULL"
    name, length = quoted(column.name), MAX_SAMPLE_CHARACTERS + 1
    if dialect == "postgres":
        return f"left({name}::text, {length})"
    return f"CASE WHEN typeof({name}) <> 'blob' THEN substr({name}, 1, {length}) END"


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
    """A value as it is shown whatever database it is from: truth values in words, no zeros after a number's or a second's
    last decimal.

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
