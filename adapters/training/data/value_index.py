"""Which cells of a database a question names: what the warehouse adapter finds when serving, for training."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from adapters.training.data.sources import Value
from reliability.sql.form import Lexeme
from reliability.values import Schema

_MAX_VALUES = 4_000
_MAX_CHARACTERS = 40
_MAX_WORDS = 6
_COMMON = frozenset(
    "a an the of in on at by for to from and or is are was all any no not with more than what which who "
    "how many much name names id number yes male female first last most least".split()
)


class CellIndex:
    """Short text cells of one SQLite database by their words."""

    def __init__(self, path: Path, schema: Schema) -> None:
        self._cells: dict[str, list[Value]] = {}
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        for table in schema.tables:
            for column in table.columns:
                name, owner = (part.replace('"', '""') for part in (column.name, table.name))
                sql = f'SELECT DISTINCT "{name}" FROM "{owner}" WHERE typeof("{name}") = \'text\' LIMIT {_MAX_VALUES}'
                try:
                    rows = connection.execute(sql).fetchall()
                except sqlite3.Error:
                    continue  # a table of the schema that this copy lacks
                for (value,) in rows:
                    key = _words(value)
                    if len(key) > 1 and len(value) <= _MAX_CHARACTERS and key not in _COMMON and not key.isdigit():
                        self._cells.setdefault(key, []).append((table.name, column.name, value))
        connection.close()

    def find(self, question: str, limit: int = 8) -> list[Value]:
        """Cells whose words stand in the question, longest first; a cell inside a longer match is left out."""
        words = _words(question).split()
        found: list[Value] = []
        taken = [False] * len(words)
        for size in range(min(_MAX_WORDS, len(words)), 0, -1):
            for start in range(len(words) - size + 1):
                phrase = " ".join(words[start : start + size])
                if any(taken[start : start + size]):
                    continue
                cells = self._cells.get(phrase) or self._cells.get(phrase.removesuffix("s"))
                if cells:
                    found += cells[:4]
                    taken[start : start + size] = [True] * size
        return found[:limit]


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.lower()))


def gold_values(sql: Sequence[Lexeme], question: str) -> list[Value]:
    """String literals of a query that the question names, with the column that they are compared with."""
    said = f" {_words(question)} "
    out: list[Value] = []
    for index, lexeme in enumerate(sql):
        if lexeme.kind != "string":
            continue
        text = lexeme.text[1:-1].replace("''", "'").strip("%")
        column = next((x for x in reversed(sql[max(0, index - 4) : index]) if x.kind == "column" and x.table), None)
        if column and text and f" {_words(text)} " in said and _words(text):
            out.append((column.table, column.column, text))
    return out
