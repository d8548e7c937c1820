"""`candor evaluate described`: tables and columns linked with what is said of each column, and without it.

KaggleDBQA's columns have cryptic names and a sentence each, which enters a schema as its comment does. There are no
databases, so no cell is found. Two ways to link are measured: the lists that the model writes, and the columns of
what is composed from the question's words, where the comments are read.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from adapters.evaluation.taught import paired_difference
from adapters.training.measure.linking_figures import Linker
from adapters.training.measure.measured import Measured, spider_schema
from adapters.warehouses.fake import FakeWarehouse
from reliability.composing.understanding import understand
from reliability.core import Core
from reliability.errors import BadInput
from reliability.memory.hints import elements_of
from reliability.progress import Progress
from reliability.values import Element, Question, Schema

WAYS = ("without", "with")
FIGURES = (
    "tables by the model",
    "columns by the model",
    "tables of the best composed query",
    "columns of the best composed query",
    "columns of any composed query",
)
Marks = Mapping[str, Mapping[str, Sequence[float]]]
"""By way and figure, a mark in [0, 1] for each question."""


@dataclass(frozen=True)
class DescribedDatabase:
    """A database's schema, the same with comments, and its questions with the columns that gold names."""

    name: str
    schema: Schema
    described: Schema
    questions: tuple[Measured, ...]


def read_kaggledbqa(data: Path) -> list[DescribedDatabase]:
    """The databases in the folder of the public data. Raises BadInput where they are not there."""
    folder = data / "kaggledbqa"
    try:
        rows = json.loads((folder / "KaggleDBQA_tables.json").read_text(encoding="utf-8"))
        return [_database(row, json.loads((folder / f"{row['db_id']}.json").read_text("utf-8"))) for row in rows]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"KaggleDBQA's questions and tables are not in {folder}.") from error


def _database(row: Mapping[str, Any], asked: Sequence[Mapping[str, str]]) -> DescribedDatabase:
    schema = spider_schema(dict(row))
    questions = tuple(_measured(one["question"], row["db_id"], schema, one["query"]) for one in asked)
    return DescribedDatabase(row["db_id"], schema, _described(schema, row), questions)


def _measured(question: str, database: str, schema: Schema, sql: str) -> Measured:
    """A question with what its gold query names, in the order of the schema."""
    named = set(elements_of(sql, schema))
    tables = tuple(t.name for t in schema.tables if Element(t.name) in named)
    columns = tuple(e for t in schema.tables for c in t.columns if (e := Element(t.name, c.name)) in named)
    return Measured(question, database, schema, sql, (sql,), None, (), tables, columns)


def _described(schema: Schema, row: Mapping[str, Any]) -> Schema:
    """The schema with a comment for each column."""
    names = row["table_names_original"]
    said = {
        (names[table], column): text.strip()
        for (table, column), text in zip(row["column_names_original"], row["column_descriptions"], strict=True)
        if table >= 0
    }
    tables = (
        replace(t, columns=tuple(replace(c, comment=said.get((t.name, c.name), "")) for c in t.columns))
        for t in schema.tables
    )
    return replace(schema, tables=tuple(tables))


def evaluate_described(
    databases: Sequence[DescribedDatabase],
    core: Core,
    progress: Progress,
    keep: Callable[[dict[str, Any]], None] = lambda _figures: None,
) -> dict[str, Any]:
    """The figures of all databases; `keep` is given them after each one. Of the core, model, prompts, encoder and
    ranker are used. Raises ModelUnavailable."""
    found: dict[str, Marks] = {}
    figures: dict[str, Any] = {}
    for number, database in enumerate(databases):
        schemas = dict(zip(WAYS, (database.schema, database.described), strict=True))
        found[database.name] = {way: _marks(database, schema, core) for way, schema in schemas.items()}
        figures = described_figures(found)
        keep(figures)
        progress((number + 1) / len(databases), database.name)
    return figures


def _marks(database: DescribedDatabase, schema: Schema, core: Core) -> dict[str, list[float]]:
    marks: dict[str, list[float]] = {figure: [] for figure in FIGURES}
    linker = Linker(core.model, core.prompts, lambda _measured: [])
    for question in database.questions:
        if not question.columns:
            continue
        asked = replace(question, schema=schema)
        tables = linker.tables(asked)
        composed = _composed(asked, core)
        gold = set(map(str, question.columns))
        best = composed[0] if composed else (set[str](), set[str]())
        right = (
            set(tables) == set(question.tables),
            set(linker.columns(asked, tables)) == gold,
            best[0] == set(question.tables),
            best[1] == gold,
            any(columns == gold for _, columns in composed),
        )
        for figure, one in zip(FIGURES, right, strict=True):
            marks[figure].append(float(one))
    return marks


def _composed(asked: Measured, core: Core) -> list[tuple[set[str], set[str]]]:
    """The tables and the columns of each query that the words give, best first."""
    within = replace(core, warehouse=FakeWarehouse(asked.schema, name=asked.database), precedents=None)
    words = understand(Question(asked.question, asked.question), asked.schema, within)
    elements = [elements_of(query.sql, asked.schema) for query in words.queries]
    return [({e.table for e in of}, {str(e) for e in of if e.column}) for of in elements]


def described_figures(found: Mapping[str, Marks]) -> dict[str, Any]:
    """Each figure without and with descriptions: of all questions, of each database, and the mean difference over
    databases with its 95 % interval."""
    arrays = {
        name: {way: {f: np.array(marks[way][f]) for f in FIGURES} for way in WAYS} for name, marks in found.items()
    }
    figures: dict[str, Any] = {}
    for figure in FIGURES:
        pairs = [
            (ways[WAYS[0]][figure], ways[WAYS[1]][figure]) for ways in arrays.values() if len(ways[WAYS[0]][figure])
        ]
        if pairs:
            figures[figure] = {
                "of all questions": {way: _mean([pair[at] for pair in pairs]) for at, way in enumerate(WAYS)},
                "won": sum(int((with_ > without).sum()) for without, with_ in pairs),
                "lost": sum(int((with_ < without).sum()) for without, with_ in pairs),
                "over databases": paired_difference(pairs),
                "by database": {
                    name: {way: _mean([ways[way][figure]]) for way in WAYS}
                    for name, ways in arrays.items()
                    if len(ways[WAYS[0]][figure])
                },
            }
    return figures


def _mean(marks: Sequence[np.ndarray]) -> float:
    return round(float(np.concatenate(marks).mean()), 4)
