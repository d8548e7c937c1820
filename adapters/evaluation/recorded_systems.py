"""Recorded candidates as predictions and traces: what other systems answered, without a model.

BIRD mini-dev: 250 questions with the SQL of up to 19 systems, each known to be right or wrong. There are no databases,
so the systems stand in for samples, equal queries (clause by clause, docs/METHODS.md 5) for equal results, and how many
systems wrote a candidate for its likelihood. AmbiQT: recorded beams and samples, run on the databases that their
`setup_sql` makes ambiguous; the order stands for the likelihood (adapters/models/recorded.py).
"""

from __future__ import annotations

import contextlib
import json
import math
import shutil
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import sqlglot
from sqlglot import exp

from adapters.models.recorded import Recorded, read_recordings
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.calibration.fit_probability import Prediction
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.candidates.execution import canonical_key, entropy_nats, execute, execution_entropy
from reliability.candidates.generate import normalised
from reliability.candidates.signals import signals
from reliability.errors import BadInput
from reliability.guard.guard import is_ordered
from reliability.progress import Progress
from reliability.promises.probability import PRIMARY
from reliability.promises.subclauses import CLAUSES, clauses
from reliability.values import Column, Failure, Limits, LinkedSchema, Schema, Table

_LIMITS = Limits(time_s=5.0, rows=20_000)


@dataclass(frozen=True, slots=True)
class _Written:
    """What one system wrote: its query as text and as clauses (None where it is not one query that parses)."""

    system: str
    right: bool
    text: str
    items: dict[str, frozenset[str]] | None

    @property
    def key(self) -> object:
        """Equal for queries whose every clause is equal; an unreadable one equals itself alone."""
        return tuple(self.items.values()) if self.items is not None else self.text


# --- BIRD mini-dev ---------------------------------------------------------------------------------


def read_bird(file: Path) -> dict[str, list[_Written]]:
    """The systems' queries by question, in the file's order. Raises BadInput for a file of another kind."""
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return {str(row["question_id"]): _systems(row["systems"]) for row in rows}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} does not hold recorded predictions of BIRD mini-dev.") from error


def bird_predictions(questions: Mapping[str, Sequence[_Written]]) -> list[Prediction]:
    """Each system's query as a primary prediction, the other systems' queries as its samples."""
    return [
        Prediction(question, one.right, signals, one.system)
        for question, written in questions.items()
        for one in written
        if (signals := _signals(one, written)) is not None
    ]


def bird_traces(questions: Mapping[str, Sequence[_Written]]) -> list[CheckedTrace]:
    """Each question with its distinct queries as clusters; P(r|Q) is the share of systems that wrote them."""
    traces = []
    for question, written in questions.items():
        members = _members(written)
        total = sum(map(len, members.values()))
        entropy = entropy_nats([len(group) / total for group in members.values()])
        found = []
        for group in members.values():
            best, votes = Counter(one.text for one in group).most_common(1)[0]
            share = len(group) / total
            right = 2 * sum(one.right for one in group) > len(group)
            found.append(
                CheckedCluster(
                    best,
                    share,
                    1.0,
                    execution_entropy(entropy, share),
                    math.log(votes / total),
                    right,
                    right,
                    _signals(next(one for one in group if one.text == best), written) or {},
                )
            )
        failed = 1 - total / len(written)
        traces.append(CheckedTrace(question, question, "answerable", tuple(found), failed_share=failed))
    return traces


def _systems(systems: Mapping[str, Mapping[str, object]]) -> list[_Written]:
    queries = [str(answer["sql"]) for answer in systems.values()]
    schema = _schema_of(queries)
    read = {sql: clauses(sql, "sqlite", schema) for sql in set(queries)}
    return [
        _Written(system, answer["ex"] == 1, normalised(sql, "sqlite"), read[sql])
        for (system, answer), sql in zip(systems.items(), queries, strict=True)
    ]


def _members(written: Sequence[_Written]) -> dict[object, list[_Written]]:
    """Readable queries, equal ones together, most systems first."""
    found: dict[object, list[_Written]] = {}
    for one in written:
        if one.items is not None:
            found.setdefault(one.key, []).append(one)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def _signals(one: _Written, written: Sequence[_Written]) -> dict[str, float] | None:
    """The signals of docs/METHODS.md 5 for a system's query; None where it cannot be read or nobody else's can."""
    readable = [other for other in written if other.items is not None]
    others = [other.items for other in readable if other is not one and other.items is not None]
    if one.items is None or not others:
        return None
    shares = {kind: sum(o[kind] == one.items[kind] for o in others) / len(others) for kind in CLAUSES}
    sizes = [len(group) for group in _members(written).values()]
    share = sum(other.key == one.key for other in readable) / len(readable)
    entropy = entropy_nats([size / len(readable) for size in sizes])
    return {
        PRIMARY: sum(other.text == one.text for other in written) / len(written),
        **{f"nucleus {kind}": value for kind, value in shares.items()},
        "nucleus AGG": math.prod(shares.values()),
        "whole query": sum(o == one.items for o in others) / len(others),
        "share": share,
        "certainty": math.exp(-entropy),
        "execution entropy": math.exp(-execution_entropy(entropy, share)),
        "largest share": sizes[0] / len(readable),
        "ran": len(readable) / len(written),
    }


def _schema_of(queries: Sequence[str]) -> Schema:
    """Tables and columns as the queries themselves qualify them, so that bare columns find their table."""
    columns: dict[str, set[str]] = defaultdict(set)
    for sql in queries:
        with contextlib.suppress(sqlglot.errors.SqlglotError, RecursionError):
            tree = sqlglot.parse_one(sql, read="sqlite")
            for select in tree.find_all(exp.Select):
                sources = [
                    source.this
                    for source in [select.args.get("from_"), *(select.args.get("joins") or [])]
                    if source is not None
                ]
                names = {s.alias_or_name.lower(): s.name.lower() for s in sources if isinstance(s, exp.Table)}
                for column in select.find_all(exp.Column):
                    only = next(iter(names.values())) if len(sources) == len(names) == 1 else ""
                    bare = only if column.parent_select is select and not column.this.args.get("quoted") else ""
                    table = names.get(column.table.lower(), "") if column.table else bare
                    if table:
                        columns[table].add(column.name.lower())
    tables = (Table(t, tuple(Column(c, "") for c in sorted(held))) for t, held in sorted(columns.items()))
    return Schema("sqlite", tuple(tables))


# --- AmbiQT ----------------------------------------------------------------------------------------


def ambiqt_traces(data: Path, progress: Progress, models: Sequence[str] = ()) -> dict[str, list[CheckedTrace]]:
    """Traces of the recorded join ambiguities, by model; `data` is the folder of the public data sets.

    A result is right if either reading's query returns it. Nothing judged the recorded queries: P_sel is 1 for all.
    """
    rows = [json.loads(line) for line in (data / "ambiqt/join.jsonl").read_text("utf-8").splitlines()]
    recordings = read_recordings(data / "ambiqt/recorded_join-ambiguity.jsonl")
    by_question: dict[tuple[str, str, str], list[Recorded]] = defaultdict(list)
    for recorded in recordings:
        if not models or recorded.model in models:
            line = recorded.line
            by_question[line["db_id"], recorded.question, line["query2"]].append(recorded)
    traces: dict[str, list[CheckedTrace]] = defaultdict(list)
    for number, row in enumerate(rows, 1):
        found = by_question[row["db_id"], row["question"].strip(), row["query2"]]
        with _ambiguous_database(data, row["db_id"], row["setup_sql"]) as warehouse:
            right = {key for key in (_key(row[q], row["query1"], warehouse) for q in ("query1", "query2")) if key}
            for recorded in found:
                traces[recorded.model].append(_replayed(row, recorded, right, warehouse))
        progress(number / len(rows), "AmbiQT")
    return dict(traces)


def _replayed(row: Mapping[str, str], recorded: Recorded, right: set[str], warehouse: SqlWarehouse) -> CheckedTrace:
    candidates = recorded.candidates()
    execution = execute(candidates, warehouse, _LIMITS)
    judged = [1.0] * len(execution.clusters)
    named = signals(execution, judged, candidates, LinkedSchema((), ()), warehouse.schema(), row["question"])
    clusters = []
    for cluster, of_reading in zip(execution.clusters, named, strict=True):
        best = cluster.candidates[0]
        # Clusters keep the order of rows for ordered queries only; a reading is right in either form.
        is_right = bool(right & {cluster.key, _key(best.sql, row["query1"], warehouse)})
        h = execution_entropy(execution.entropy_nats, cluster.share)
        clusters.append(
            CheckedCluster(
                best.sql,
                cluster.share,
                1.0,
                h,
                best.log_likelihood,
                is_right,
                is_right,
                of_reading,
                cluster.result.empty,
            )
        )
    return CheckedTrace(
        row["id"],
        f"{row['db_id']} {row['orig_query']}",
        "ambiguous",
        tuple(clusters),
        failed_share=execution.failed_share,
        halted="" if clusters else "could_not_run",
    )


def _key(sql: str, gold: str, warehouse: SqlWarehouse) -> str | None:
    result = warehouse.run(sql, _LIMITS)
    if isinstance(result, Failure):
        return None
    return canonical_key(result, ordered=is_ordered(gold, "sqlite"), unique=sql)


@contextlib.contextmanager
def _ambiguous_database(data: Path, name: str, setup: Sequence[str]) -> Iterator[SqlWarehouse]:
    """A copy of a Spider database, made ambiguous."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"{name}.sqlite"
        shutil.copyfile(data / f"spider/database/{name}/{name}.sqlite", copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
            for statement in setup:
                connection.execute(statement)
        warehouse = open_warehouse(f"sqlite:///{copy}", name, workers=2)
        try:
            yield warehouse
        finally:
            warehouse.close()
