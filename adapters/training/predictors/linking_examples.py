"""Questions with the tables and columns that they need: what linking is fitted, calibrated and measured on.

Fitting takes training databases that the reference model was not trained on
(adapters.training.data.sources.is_held_out), new variants of training questions (other names, other tables beside them:
a few databases alone teach a predictor these databases, not what doubt looks like), and the *fit* part of a question
log; calibrating the log's *calibrate* part; measuring Spider's development set (one half calibrates the other) and the
log's test split. Wordings of one question are a group and stay together.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from adapters.training.data.augment import draw_strength, vary
from adapters.training.data.examples import gold_columns
from adapters.training.data.names import Renamer, read_synonyms
from adapters.training.data.sources import (
    Pair,
    elements,
    is_held_out,
    leaks,
    normalised,
    read_pairs,
    read_schemas,
)
from adapters.training.data.value_index import gold_values
from adapters.training.measure.measured import Databases, spider_dev
from reliability.calibration.linking_example import LinkingExample
from reliability.calibration.log_lines import read_log_lines
from reliability.calibration.log_parts import LogPart, log_part
from reliability.errors import BadInput
from reliability.ports import Warehouse
from reliability.sql.form import NotCanonical, canonical_sql, joined, lexemes
from reliability.values import Element, PreviousTurn, Question, Schema

HELD_OUT_SOURCES: Mapping[str, float] = {
    "spider_train": 1.0,
    "spider_syn_train": 1.0,
    "cosql_train": 1.0,
    "bird_train": 0.6,
    "nvbench": 0.4,
}
"""Corpora of databases like those that people ask about, and the share that is read of each."""


VARIED_SOURCES: Mapping[str, float] = {
    "spider_train": 0.2,
    "spider_syn_train": 0.12,
    "cosql_train": 0.06,
    "bird_train": 0.05,
    "wikisql": 0.005,
    "snails": 0.1,
    "sciencebenchmark": 0.5,
}
"""Corpora of which new variants are made, and the share that is read of each."""
HELD_OUT, VARIED = 1_600, 2_000
"""Questions to fit on: of held-out databases, and variants."""


# --- reading ---------------------------------------------------------------------------------------


def held_out_examples(data: Path, log: Path | None) -> list[LinkingExample]:
    """Questions of held-out training databases, each wording once; none of them is measured anywhere."""
    _need(data / "train/schemas.jsonl.xz", "the training corpora")
    banned = leaks(data, log)
    schemas = {ref: schema for ref, schema in read_schemas(data, banned).items() if is_held_out(ref.rsplit("/", 1)[-1])}
    found: dict[tuple[str, str, str], LinkingExample] = {}
    for source, share in HELD_OUT_SOURCES.items():
        for pair in read_pairs(data, source, schemas, banned, share):
            if is_held_out(pair.database):
                found.setdefault((pair.database, normalised(pair.question), pair.previous), _of_pair(pair))
    files = {e.database: _spider_file(data, e.database) for e in found.values()}
    return with_values(list(found.values()), {name: f for name, f in files.items() if f.is_file()})


def varied_examples(data: Path, log: Path | None, count: int, seed: int = 0) -> list[LinkingExample]:
    """New variants of training questions, as training made others of them: renamed, thinned, tables added. Seeded."""
    _need(data / "train/schemas.jsonl.xz", "the training corpora")
    banned, rng = leaks(data, log), random.Random(seed)
    schemas = read_schemas(data, banned)
    pairs = [
        pair
        for source, share in VARIED_SOURCES.items()
        if (data / f"train/{source}.jsonl.xz").is_file()
        for pair in read_pairs(data, source, schemas, banned, share)
        if not is_held_out(pair.database)
    ]
    used = {pair.database for pair in pairs}
    pool = [
        t for r, s in schemas.items() if r.rsplit("/", 1)[-1] in used for t in s.tables if 2 <= len(t.columns) <= 30
    ]
    renamer = Renamer(read_synonyms(data))
    found = []
    for number, pair in enumerate(rng.sample(pairs, min(count, len(pairs)))):
        valued = replace(pair, values=tuple(gold_values(pair.sql, pair.question)))
        variant = vary(valued, draw_strength(rng), rng, renamer, pool)
        columns = tuple(gold_columns(variant.tables, variant.sql))
        example = _example(
            f"varied{number}",
            variant.question,
            Schema("sqlite", variant.tables),
            variant.gold_tables,
            columns,
            pair.database,
            pair.source,
            pair.previous,
            group=f"{pair.database}/{number}",
        )
        found.append(replace(example, values=variant.values))
    return found


def spider_dev_examples(data: Path) -> list[LinkingExample]:
    """Spider's development set without `wta_1`, whose rows are synthetic: for calibrating and measuring, never for
    fitting."""
    _need(data / "spider/dev.json", "Spider's development set")
    measured, files = spider_dev(data, None)
    examples = [
        _example(
            f"dev{index}",
            m.question,
            m.schema,
            m.tables,
            m.columns,
            m.database,
            "spider_dev",
            group=f"{m.database}/{m.form}",
        )
        for index, m in enumerate(measured)
        if m.form is not None and m.database != "wta_1"
    ]
    return with_values(examples, files)


def log_examples(
    log: Path, warehouse: Warehouse, split: str | None = None, part: LogPart | None = None
) -> list[LinkingExample]:
    """Answerable and ambiguous questions of a question log: of one split and of one part of it, where given.

    A line without a split belongs to every one, a line without a group is its own. Lines whose SQL has no canonical
    form are left out. Raises BadInput for a log that cannot be read.
    """
    schema = warehouse.schema()
    found = []
    for line in read_log_lines(log):
        group = line.group or line.question
        wanted = split is None or line.split in (None, split)
        if not line.with_sql or line.sql is None or not wanted or part not in (None, log_part(group)):
            continue
        try:
            form = tuple(lexemes(canonical_sql(line.sql, schema, schema.dialect), schema))
        except NotCanonical:
            continue
        used, _ = elements(form)
        tables = tuple(t.name for t in schema.tables if t.name in used)
        columns = tuple(gold_columns(schema.tables, form))
        name, before = line.id or f"line{line.number}", line.previous.question if line.previous else ""
        example = _example(name, line.question, schema, tables, columns, warehouse.name, "log", before, group=group)
        found.append(replace(example, values=tuple(warehouse.find_values(line.question))))
    return found


def with_values(examples: Sequence[LinkingExample], files: Mapping[str, Path]) -> list[LinkingExample]:
    """The examples with the cells that their questions name, where the database is at hand."""
    by_database: dict[str, list[int]] = {}
    for index, example in enumerate(examples):
        by_database.setdefault(example.database, []).append(index)
    out = list(examples)
    for name, indexes in by_database.items():
        if name not in files:
            continue
        databases = Databases({name: files[name]})  # one at a time: each has processes of its own
        try:
            for index in indexes:
                values = databases[name].find_values(examples[index].question.text)
                out[index] = replace(examples[index], values=tuple(values))
        finally:
            databases.close()
    return out


# --- inside ----------------------------------------------------------------------------------------


def _of_pair(pair: Pair) -> LinkingExample:
    used, _ = elements(pair.sql)
    tables = tuple(t.name for t in pair.schema.tables if t.name in used)
    columns = tuple(gold_columns(pair.schema.tables, pair.sql))
    text = f"{pair.database}\n{pair.previous}\n{pair.question}"
    example = _example(
        f"held-{hashlib.sha256(text.encode()).hexdigest()[:12]}",
        pair.question,
        pair.schema,
        tables,
        columns,
        pair.database,
        pair.source,
        pair.previous,
        group=f"{pair.database}/{joined([x.text for x in pair.sql])}",
    )
    return replace(example, values=tuple(gold_values(pair.sql, pair.question)))


def _example(
    name: str,
    text: str,
    schema: Schema,
    tables: tuple[str, ...],
    columns: tuple[Element, ...],
    database: str,
    source: str,
    previous: str = "",
    *,
    group: str,
) -> LinkingExample:
    question = Question(name, text, previous=PreviousTurn(previous) if previous else None)
    return LinkingExample(question, schema, tables, columns, group, database, source)


def _spider_file(data: Path, database: str) -> Path:
    return data / f"spider/database/{database}/{database}.sqlite"


def _need(file: Path, what: str) -> None:
    if not file.is_file():
        raise BadInput(f"There is no {file}: {what} cannot be read.")
