"""Questions with the tables and columns that they need: what linking is fitted, calibrated and measured on.

Fitting takes training databases that the reference model was not trained on (adapters.training.sources.is_held_out),
new variants of training questions (other names, other tables beside them: a few databases alone teach a predictor
these databases, not what doubt looks like), and the *fit* part of a question log; calibrating the log's *calibrate* part; measuring Spider's development set (one half calibrates
the other) and the log's test split. Wordings of one question are a group and stay together.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from adapters.calibration.log_parts import LogPart, log_part
from adapters.training.augment import draw_strength, vary
from adapters.training.examples import gold_columns
from adapters.training.measured import Databases, spider_dev
from adapters.training.names import Renamer, read_synonyms
from adapters.training.sources import (
    Pair,
    Value,
    elements,
    is_held_out,
    leaks,
    normalised,
    read_pairs,
    read_schemas,
)
from adapters.training.value_index import gold_values
from reliability.errors import BadInput
from reliability.ports import Warehouse
from reliability.sql_form import NotCanonical, canonical_sql, joined, lexemes
from reliability.values import Element, Failure, FailureKind, Limits, PreviousTurn, Question, Rows, Schema

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


@dataclass(frozen=True)
class LinkingExample:
    """A question, the schema that it is asked of, and the elements that it needs, in schema order.

    `values` are the database's cells that the question names, as the warehouse finds them.
    """

    question: Question
    schema: Schema
    tables: tuple[str, ...]
    columns: tuple[Element, ...]
    group: str
    database: str
    source: str
    values: tuple[Value, ...] = ()

    @property
    def id(self) -> str:
        """The question's id, which seeds its random choices."""
        return self.question.id


@dataclass(frozen=True)
class ExampleWarehouse:
    """The warehouse that an example's question is asked of, as far as linking looks at it: schema and cells."""

    example: LinkingExample

    @property
    def name(self) -> str:
        """The database's name."""
        return self.example.database

    def schema(self) -> Schema:
        """The example's schema."""
        return self.example.schema

    def run(self, sql: str, limits: Limits) -> Rows | Failure:  # noqa: ARG002 - the port's
        """Nothing runs here: linking runs no SQL."""
        return Failure(FailureKind.UNAVAILABLE, "Only the schema of this database is at hand.")

    def find_values(self, text: str, limit: int = 20) -> list[Value]:  # noqa: ARG002 - the port's
        """The cells that the example's question names."""
        return list(self.example.values[:limit])


def fingerprint(examples: Iterable[LinkingExample]) -> str:
    """SHA-256 (hex) of everything that states of these examples depend on."""
    digest = hashlib.sha256()
    schemas: dict[int, str] = {}
    for e in examples:
        schema = schemas.setdefault(id(e.schema), e.schema.fingerprint())
        digest.update(repr((e.question, schema, e.tables, e.columns, e.group, e.values)).encode())
    return digest.hexdigest()


# --- reading ---------------------------------------------------------------------------------------


def held_out_examples(data: Path, log: Path | None) -> list[LinkingExample]:
    """Questions of held-out training databases, each wording once; none of them is measured anywhere."""
    _need(data / "train/schemas.jsonl.xz", "the training corpora")
    banned = leaks(data, log)
    schemas = {
        ref: schema
        for ref, schema in read_schemas(data, banned).items()
        if is_held_out(ref.rsplit("/", 1)[-1])
    }
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
        t
        for r, s in schemas.items()
        if r.rsplit("/", 1)[-1] in used
        for t in s.tables
        if 2 <= len(t.columns) <= 30
    ]
    renamer = Renamer(read_synonyms(data))
    found = []
    for number, pair in enumerate(rng.sample(pairs, min(count, len(pairs)))):
        valued = replace(pair, values=tuple(gold_values(pair.sql, pair.question)))
        variant = vary(valued, draw_strength(rng), rng, renamer, pool)
        columns = tuple(gold_columns(variant.tables, variant.sql))
        example = _example(
            f"varied{number}", variant.question, Schema("sqlite", variant.tables), variant.gold_tables, columns,
            pair.database, pair.source, pair.previous, group=f"{pair.database}/{number}",
        )  # fmt: skip
        found.append(replace(example, values=variant.values))
    return found


def spider_dev_examples(data: Path) -> list[LinkingExample]:
    """Spider's development set without `wta_1`, whose rows are synthetic: for calibrating and measuring, never for
    fitting."""
    _need(data / "spider/dev.json", "Spider's development set")
    measured, files = spider_dev(data, None)
    examples = [
        _example(f"dev{index}", m.question, m.schema, m.tables, m.columns, m.database, "spider_dev",
                 group=f"{m.database}/{m.form}")
        for index, m in enumerate(measured)
        if m.form is not None and m.database != "wta_1"
    ]  # fmt: skip
    return with_values(examples, files)


def log_examples(
    log: Path, warehouse: Warehouse, split: str | None = None, part: LogPart | None = None
) -> list[LinkingExample]:
    """Answerable and ambiguous questions of a question log: of one split and of one part of it, where given.

    A line is a JSON object with `question` and `sql`; `id`, `group` and `split` if it has them: a line without a
    split belongs to every one, a line without a group is its own. Lines whose SQL has no canonical form are left
    out. Raises BadInput for a log that cannot be read.
    """
    _need(log, "the question log")
    schema = warehouse.schema()
    found = []
    for number, row in enumerate(_rows(log), 1):
        group, text = str(row.get("group") or row["question"]), str(row["question"])
        wanted = row.get("split", split) == split or split is None
        if not row.get("sql") or not wanted or part not in (None, log_part(group)):
            continue
        try:
            form = tuple(lexemes(canonical_sql(str(row["sql"]), schema, schema.dialect), schema))
        except NotCanonical:
            continue
        used, _ = elements(form)
        tables = tuple(t.name for t in schema.tables if t.name in used)
        columns = tuple(gold_columns(schema.tables, form))
        name = str(row.get("id") or f"line{number}")
        example = _example(name, text, schema, tables, columns, warehouse.name, "log", group=group)
        found.append(replace(example, values=tuple(warehouse.find_values(text))))
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


def sampled(examples: list[LinkingExample], count: int | None) -> list[LinkingExample]:
    """About so many of the examples, whole groups drawn at random (seeded); all of them for None."""
    if count is None or count >= len(examples):
        return examples
    chosen, _ = divided(
        [e.group for e in examples], [count / len(examples), 1 - count / len(examples)], seed=0
    )
    return [examples[i] for i in chosen.tolist()]


# --- dividing --------------------------------------------------------------------------------------


def divided(keys: Sequence[str], shares: Sequence[float], seed: int) -> list[NDArray[np.intp]]:
    """Indexes in random parts of about these shares (sum 1), equal keys together. Seeded.

    >>> [part.tolist() for part in divided(["a", "b", "a", "c"], [0.5, 0.5], seed=0)]
    [[0, 2, 3], [1]]
    """
    groups: dict[str, list[int]] = {}
    for index, key in enumerate(keys):
        groups.setdefault(key, []).append(index)
    order = list(groups.values())
    np.random.default_rng(seed).shuffle(order)
    ends = np.cumsum(shares) * len(keys)
    parts: list[list[int]] = [[] for _ in shares]
    placed = 0
    for group in order:
        parts[min(int(np.searchsorted(ends, placed + len(group) / 2)), len(parts) - 1)] += group
        placed += len(group)
    return [np.asarray(sorted(part), dtype=np.intp) for part in parts]


# --- inside ----------------------------------------------------------------------------------------


def _of_pair(pair: Pair) -> LinkingExample:
    used, _ = elements(pair.sql)
    tables = tuple(t.name for t in pair.schema.tables if t.name in used)
    columns = tuple(gold_columns(pair.schema.tables, pair.sql))
    text = f"{pair.database}\n{pair.previous}\n{pair.question}"
    example = _example(
        f"held-{hashlib.sha256(text.encode()).hexdigest()[:12]}",
        pair.question, pair.schema, tables, columns, pair.database, pair.source, pair.previous,
        group=f"{pair.database}/{joined([x.text for x in pair.sql])}",
    )  # fmt: skip
    return replace(example, values=tuple(gold_values(pair.sql, pair.question)))


def _example(
    name: str, text: str, schema: Schema, tables: tuple[str, ...], columns: tuple[Element, ...],
    database: str, source: str, previous: str = "", *, group: str,
) -> LinkingExample:  # fmt: skip
    question = Question(name, text, previous=PreviousTurn(previous) if previous else None)
    return LinkingExample(question, schema, tables, columns, group, database, source)


def _rows(log: Path) -> Iterator[dict[str, object]]:
    for number, line in enumerate(log.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row = json.loads(line)
        except ValueError as error:
            raise BadInput(f"Line {number} of {log} is no JSON.") from error
        if not isinstance(row, dict) or not isinstance(row.get("question"), str):
            raise BadInput(f"Line {number} of {log} has no question.")
        yield row


def _spider_file(data: Path, database: str) -> Path:
    return data / f"spider/database/{database}/{database}.sqlite"


def _need(file: Path, what: str) -> None:
    if not file.is_file():
        raise BadInput(f"There is no {file}: {what} cannot be read.")
