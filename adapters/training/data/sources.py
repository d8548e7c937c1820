"""Question–SQL pairs to learn from: the prepared corpora and the sample warehouse's train split.

Left out, always: the databases of Spider's development set and of defog's questions, every question that a measured set
asks, and the calibrate and test splits of the sample log (`Leaks`). Some of Spider's training databases are held out
too, to steer a training run (`is_held_out`).
"""

from __future__ import annotations

import csv
import hashlib
import json
import lzma
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reliability.calibration.log_lines import read_log_lines
from reliability.sql.form import Lexeme, NotCanonical, canonical_sql, lexemes
from reliability.values import Column, Element, ForeignKey, Schema, Table

Value = tuple[str, str, str]
DEFOG_DATABASES = frozenset(
    "academic advising atis broker car_dealership derm_treatment ewallet geo geography imdb "
    "restaurants scholar yelp".split()
)
"""Databases of defog's questions, under the names that the corpora give them (imdb: for symmetry with its siblings)."""


@dataclass(frozen=True)
class Pair:
    """A question with its SQL in canonical form, cut into lexemes; `values` are known cells that it names.

    `readings` are other canonical queries that an ambiguous question may mean; `offered` are queries as they are shown
    to the judge, with whether each is right.
    """

    source: str
    database: str
    question: str
    previous: str
    schema: Schema
    sql: tuple[Lexeme, ...]
    values: tuple[Value, ...] = ()
    readings: tuple[tuple[Lexeme, ...], ...] = ()
    offered: tuple[tuple[str, bool], ...] = ()


def elements(sql: Iterable[Lexeme]) -> tuple[set[str], set[Element]]:
    """The tables and columns that a query uses."""
    sql = list(sql)
    tables = {lexeme.table for lexeme in sql if lexeme.table}
    return tables, {Element(x.table, x.column) for x in sql if x.kind == "column" and x.table}


# --- what must not be learned ----------------------------------------------------------------------


def normalised(question: str) -> str:
    """A question's letters and digits in lower case: equal for trivially different writings."""
    return re.sub(r"[^a-z0-9]+", "", question.lower())


@dataclass(frozen=True)
class Leaks:
    """Databases and normalised questions of measured sets."""

    databases: frozenset[str]
    questions: frozenset[str]

    def has(self, database: str, question: str) -> bool:
        """Tell whether a pair belongs to a measured set."""
        return database.lower() in self.databases or normalised(question) in self.questions


def leaks(data: Path, log: Path | None) -> Leaks:
    """Read what is measured: Spider's development set, AmbiQT, defog, the log's calibrate and test splits."""
    dev = [*_json(data / "spider/dev.json"), *_json(data / "spider/dev_pre2020.json")]
    databases = {row["db_id"].lower() for row in dev} | DEFOG_DATABASES
    questions = {normalised(row["question"]) for row in dev}
    for part in ("column", "table", "join", "aggregate"):
        questions |= {normalised(str(r.get("question", ""))) for r in _lines(data / f"ambiqt/{part}.jsonl")}
    for file in sorted((data / "defog").glob("*.csv")):
        with file.open(encoding="utf-8", newline="") as handle:
            questions |= {normalised(row.get("question", "") or "") for row in csv.DictReader(handle)}
    if log is not None and log.is_file():
        questions |= {normalised(line.question) for line in read_log_lines(log) if line.split != "train"}
    return Leaks(frozenset(databases), frozenset(questions - {""}))


def is_held_out(database: str) -> bool:
    """Training databases of Spider (about one in sixteen) that only steer the training run."""
    return hashlib.sha256(database.encode()).digest()[0] % 16 == 3


# --- reading ---------------------------------------------------------------------------------------


def _json(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    text = lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
    yield from (json.loads(line) for line in text.decode().split("\n") if line)


def as_schema(row: dict[str, Any]) -> Schema:
    """A schema as the corpora write it."""
    keys: dict[str, list[ForeignKey]] = {}
    for table, column, ref_table, ref_column in row.get("foreign_keys") or []:
        keys.setdefault(table, []).append(ForeignKey((column,), ref_table, (ref_column,)))
    tables = tuple(
        Table(
            t["name"],
            tuple(
                Column(
                    c["name"],
                    c.get("type") or "",
                    c.get("label") or "",
                    bool(c.get("pk")),
                    samples=tuple(map(str, c.get("ex") or ())),
                )
                for c in t["columns"]
            ),
            t.get("label") or "",
            tuple(keys.get(t["name"], ())),
        )
        for t in row["tables"]
    )
    return Schema("sqlite", tables)


def read_schemas(data: Path, banned: Leaks) -> dict[str, Schema]:
    """Schemas by their reference, without those of measured databases."""
    rows = _lines(data / "train/schemas.jsonl.xz")
    return {r["schema_ref"]: as_schema(r) for r in rows if r["db_id"].lower() not in banned.databases}


def read_pairs(data: Path, source: str, schemas: dict[str, Schema], banned: Leaks, keep: float = 1.0) -> Iterator[Pair]:
    """Pairs of one corpus in canonical form; `keep` thins it by a fixed rule. Those without the form are left out."""
    for row in _lines(data / f"train/{source}.jsonl.xz"):
        schema = schemas.get(row["schema_ref"])
        chosen = hashlib.sha256(row["question"].encode()).digest()[0] < 256 * keep
        if schema is None or not chosen or banned.has(row["db_id"], row["question"]):
            continue
        try:
            text = canonical_sql(row["sql"], schema, "sqlite")
        except NotCanonical:
            continue
        previous = (row.get("context") or [""])[-1]
        hint = row.get("evidence") or ""
        question = f"{row['question']} ({hint})" if hint and len(hint) < 120 else row["question"]
        yield Pair(source, row["db_id"], question, previous, schema, tuple(lexemes(text, schema)))


def read_log(log: Path, schema: Schema, split: str = "train") -> Iterator[Pair]:
    """The sample log's answerable and ambiguous questions of a split."""
    for line in read_log_lines(log):
        if line.split != split or not line.sql:
            continue
        try:
            queries = [canonical_sql(sql, schema, schema.dialect) for sql in (line.sql, *line.readings)]
        except NotCanonical:
            continue
        first, *others = [tuple(lexemes(query, schema)) for query in dict.fromkeys(queries)]
        yield Pair("log", "sample", line.question, "", schema, first, readings=tuple(others))
