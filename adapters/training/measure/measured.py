"""The questions that a model is measured on: Spider's development set and the sample log's test split."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from adapters.training.data.examples import gold_columns
from adapters.training.data.sources import elements
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.calibration.log_lines import read_log_lines
from reliability.sql.form import Lexeme, NotCanonical, canonical_sql, lexemes
from reliability.values import Column, Element, ForeignKey, Schema, Table


@dataclass(frozen=True)
class Measured:
    """A question with its gold SQL, the elements that it uses (schema order), and where to run it.

    `accepted` are all queries that count as right (the readings of an ambiguous question); `form` is the gold
    query in canonical form, None where it has none (then linking is not measured on it).
    """

    question: str
    database: str
    schema: Schema
    sql: str
    accepted: tuple[str, ...]
    form: str | None
    lexemes: tuple[Lexeme, ...]
    tables: tuple[str, ...]
    columns: tuple[Element, ...]
    ambiguous: bool = False


class Databases:
    """SQLite databases by name, opened once, read-only and guarded as in service."""

    def __init__(self, files: dict[str, Path]) -> None:
        self._files = files
        self._open: dict[str, SqlWarehouse] = {}

    def __getitem__(self, name: str) -> SqlWarehouse:
        if name not in self._open:
            self._open[name] = open_warehouse(f"sqlite:///{self._files[name].resolve()}", name, workers=2)
        return self._open[name]

    def close(self) -> None:
        """Close them all."""
        for warehouse in self._open.values():
            warehouse.close()


def spider_dev(data: Path, sample: int | None, seed: int = 0) -> tuple[list[Measured], dict[str, Path]]:
    """Development questions (a random sample of so many, or all) and their database files."""
    rows = json.loads((data / "spider/dev.json").read_text(encoding="utf-8"))
    schemas = {s["db_id"]: spider_schema(s) for s in json.loads((data / "spider/tables.json").read_text("utf-8"))}
    chosen = random.Random(seed).sample(rows, min(sample, len(rows))) if sample else rows
    measured = [_measured(r["question"], r["db_id"], schemas[r["db_id"]], r["query"]) for r in chosen]
    names = {m.database for m in measured}
    return measured, {name: data / f"spider/database/{name}/{name}.sqlite" for name in names}


def log_split(log: Path, schema: Schema, split: str, sample: int | None, seed: int = 0) -> list[Measured]:
    """Answerable and ambiguous questions of a split of the sample log."""
    rows = [line for line in read_log_lines(log) if line.split == split and line.sql]
    chosen = random.Random(seed).sample(rows, min(sample, len(rows))) if sample else rows
    return [_measured(line.question, "sample", schema, line.sql or "", line.readings) for line in chosen]


def _measured(question: str, database: str, schema: Schema, sql: str, readings: Sequence[str] = ()) -> Measured:
    try:
        form: str | None = canonical_sql(_with_strings(sql, schema), schema, schema.dialect)
    except NotCanonical:
        form = None
    pieces = tuple(lexemes(form, schema)) if form else ()
    used, _ = elements(pieces)
    tables = tuple(t.name for t in schema.tables if t.name in used)
    columns = tuple(gold_columns(schema.tables, pieces))
    accepted = tuple(dict.fromkeys([sql, *readings]))
    return Measured(question, database, schema, sql, accepted, form, pieces, tables, columns, bool(readings))


def _with_strings(sql: str, schema: Schema) -> str:
    """Spider writes strings in double quotes, as SQLite tolerates: those that name no column become strings."""
    names = {c.name.lower() for t in schema.tables for c in t.columns}
    return re.sub(
        r'"([^"]*)"',
        lambda m: m[0] if m[1].lower() in names else "'" + m[1].replace("'", "''") + "'",
        sql,
    )


def spider_schema(row: dict[str, Any]) -> Schema:
    """A schema of Spider's tables.json."""
    names = row["table_names_original"]
    columns: list[list[Column]] = [[] for _ in names]
    keys = {k for entry in row["primary_keys"] for k in (entry if isinstance(entry, list) else [entry])}
    for index, ((table, name), kind) in enumerate(zip(row["column_names_original"], row["column_types"], strict=True)):
        if table >= 0:
            columns[table].append(Column(name, kind, primary_key=index in keys))
    foreign: list[list[ForeignKey]] = [[] for _ in names]
    for source, target in row["foreign_keys"]:
        (table, column), (ref, ref_column) = (
            row["column_names_original"][source],
            row["column_names_original"][target],
        )
        foreign[table].append(ForeignKey((column,), names[ref], (ref_column,)))
    return Schema(
        "sqlite", tuple(Table(name, tuple(columns[i]), foreign_keys=tuple(foreign[i])) for i, name in enumerate(names))
    )


def mean(values: Iterable[float]) -> float | None:
    """The mean, rounded to four places; None of nothing."""
    found = list(values)
    return round(sum(found) / len(found), 4) if found else None
