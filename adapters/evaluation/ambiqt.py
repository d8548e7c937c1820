"""AmbiQT's questions, each over its Spider database made ambiguous, asked with the tables that its readings use.

The two readings return equal rows as published, since the copies hold the same data. Here the copies' rows are changed,
and get the keys of what they are copies of, so that results tell readings apart and joins can be written.
"""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from adapters.warehouses.warehouse import open_warehouse
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.calibration.judging.same_result import same_result
from reliability.candidates.generate import generate
from reliability.candidates.mixture import log_masses
from reliability.composing.composing import compose
from reliability.composing.understanding import ComposedQuery, slots_of
from reliability.core import AnswerSettings, Core
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.evaluation.ambiguity import AmbiguousAsk, FoundReadings
from reliability.guard.dialects.parsing import parsed_one
from reliability.ports import Warehouse
from reliability.values import Element, Failure, FailureKind, Limits, LinkedSchema, Question, Rows, Schema

KINDS = ("column", "table", "join")
"""What has two queries that run; of the summaries only the text of the second is known."""
_LIMITS = Limits(time_s=20.0)
"""Long: what a busy machine cannot run in time must not change a figure."""
_TRIES = 3
_MOST_RESULTS = 10
_CALLS = 10
_COMPOSED = 16
_UNSURE_GAP_NATS = 0.076
"""ω (CKIF, 4.1): the gap under which a fifth of the greedy queries for Spider's training databases hold a step."""

METHODS: Mapping[str, dict[str, Any]] = {
    "sampling": {"nucleus": 6, "beam": 4},
    "forced diversity": {"nucleus": 10, "beam": 0, "temperature": 1.5, "top_p": 1.0},
    "masking": {"nucleus": 0, "beam": 1, "masked_calls": _CALLS - 1},
    "rewriting": {"nucleus": 0, "beam": 1, "rewrites": 20, "unsure_gap_nats": _UNSURE_GAP_NATS},
    "siblings": {"nucleus": 0, "beam": 1, "siblings": 8},
    "composed": {"nucleus": 0, "beam": 1, "composed": _COMPOSED},
    "all": {"nucleus": 6, "beam": 4, "siblings": 8, "composed": _COMPOSED},
}
"""How candidates are made, as settings. All that decode have ten completions at most; forced diversity raises the
temperature to 1.5 and cuts no tail; siblings and composed queries have one, the likeliest."""
Advance = Callable[[float, str], None]


@dataclass(frozen=True, slots=True)
class AmbiguousQuestion:
    """A question of AmbiQT with its readings' queries, and the statements that make its database ambiguous."""

    id: str
    kind: str
    database: str
    question: str
    readings: tuple[str, str]
    setup: tuple[str, ...]


def read_ambiqt(folder: Path, limit: int | None = None) -> list[AmbiguousQuestion]:
    """The questions whose two queries run, at most so many of each kind, evenly over the file. Raises BadInput."""
    found: list[AmbiguousQuestion] = []
    for kind in KINDS:
        try:
            lines = [json.loads(line) for line in (folder / f"{kind}.jsonl").read_text("utf-8").splitlines()]
            those = [_question(line) for line in lines if line["executes"] and line["nonempty"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadInput(f"{folder} does not hold AmbiQT's questions ({kind}.jsonl).") from error
        step = max(1, len(those) // limit) if limit else 1
        found += those[::step][:limit]
    return found


def _question(line: Mapping[str, Any]) -> AmbiguousQuestion:
    readings = (line["query1"], line["query2"])
    return AmbiguousQuestion(
        line["id"], line["kind"], line["db_id"], line["question"], readings, tuple(line["setup_sql"])
    )


def ask_ambiqt(
    questions: Sequence[AmbiguousQuestion],
    databases: Path,
    core: Core,
    advance: Advance,
    kept: Sequence[AmbiguousAsk] = (),
    keep: Callable[[list[AmbiguousAsk], list[str]], None] = lambda _asks, _left_out: None,
    methods: Sequence[str] = tuple(METHODS),
) -> tuple[list[AmbiguousAsk], list[str]]:
    """Every question by every method, and the ids of those whose readings' results are equal or do not come; `kept` are
    not asked again, and `keep` is given all after each question. `core` serves the model; its warehouse is not used."""
    known = {ask.id: ask for ask in kept}
    asks: list[AmbiguousAsk] = []
    left_out: list[str] = []
    for number, one in enumerate(questions, start=1):
        if one.id not in known:
            with ambiguous_database(one, databases) as warehouse:
                ask = asked(one, replace(core, warehouse=warehouse, precedents=None), methods)
        else:
            ask = known[one.id]
        asks += [ask] if ask else []
        left_out += [] if ask else [one.id]
        keep(asks, left_out)
        advance(number / len(questions), one.id)
    return asks, left_out


def asked(one: AmbiguousQuestion, core: Core, methods: Sequence[str]) -> AmbiguousAsk | None:
    """What each method finds for a question; None where its readings' results are equal, or their queries are wrong.
    Raises WarehouseUnavailable where the machine, not the query, is why there is none."""
    gold = [_run(sql, core.warehouse) for sql in one.readings]
    results = [rows for rows in gold if isinstance(rows, Rows) and not rows.truncated]
    if len(results) < 2 or _alike(results[0], results[1]):
        return None
    schema = core.warehouse.schema()
    linked = linked_as(one.readings, schema)
    found = {}
    for method in methods:
        began = time.process_time()
        distinct = _results(_queries(one, schema, linked, core, method), core.warehouse)
        places = [next((n for n, rows in enumerate(distinct, 1) if _alike(rows, each)), None) for each in results]
        found[method] = FoundReadings(places[0], places[1], len(distinct), round(time.process_time() - began, 3))
    return AmbiguousAsk(one.id, one.kind, one.database, found)


def _run(sql: str, warehouse: Warehouse) -> Rows | Failure:
    """What a gold query returns; it is run again where the database was away or it ran out of time."""
    for _ in range(_TRIES):
        found = warehouse.run(sql, _LIMITS)
        if not isinstance(found, Failure) or found.kind not in (FailureKind.TIMEOUT, FailureKind.UNAVAILABLE):
            return found
    raise WarehouseUnavailable("A database of AmbiQT did not answer in time; start the command again to go on.")


def _queries(one: AmbiguousQuestion, schema: Schema, linked: LinkedSchema, core: Core, method: str) -> list[str]:
    """The queries that a method writes, likeliest first."""
    settings = {"composed": 0, "nucleus_other": 0, **METHODS[method]}
    own = replace(core, settings=replace(AnswerSettings(), **settings))
    account = account_for(one.question, schema, cells_named(one.question, core.warehouse), core.today(), core.encoder)
    composed = compose(account, schema, core.today(), settings["composed"] or 1)
    slots = slots_of(account, composed, schema) if settings.get("siblings") else ()
    queries = [ComposedQuery(each.sql, each.fit) for each in composed] if settings["composed"] else []
    candidates = generate(Question(one.id, one.question), schema, linked, (), own, queries, slots)
    masses = log_masses(candidates)
    return [candidates[i].sql for i in sorted(range(len(candidates)), key=lambda i: -masses[i])]


def _results(queries: Sequence[str], warehouse: Warehouse) -> list[Rows]:
    """What the queries return, each result once."""
    distinct: list[Rows] = []
    for sql in queries:
        rows = warehouse.run(sql, _LIMITS) if len(distinct) < _MOST_RESULTS else None
        if isinstance(rows, Rows) and not any(_alike(rows, other) for other in distinct):
            distinct.append(rows)
    return distinct


def _alike(one: Rows, other: Rows) -> bool:
    return len(one.columns) == len(other.columns) and same_result(one, other) and same_result(other, one)


def linked_as(queries: Sequence[str], schema: Schema) -> LinkedSchema:
    """The tables that the queries read, with all of their columns: linking at its best."""
    names = {table.name.lower() for sql in queries for table in parsed_one(sql, schema.dialect).find_all(_table())}
    tables = [table for table in schema.tables if table.name.lower() in names]
    columns = tuple(Element(table.name, column.name) for table in tables for column in table.columns)
    return LinkedSchema(tuple(table.name for table in tables), columns)


def _table() -> Any:
    from sqlglot import exp

    return exp.Table


# --- databases -------------------------------------------------------------------------------------

_COPY = re.compile(r'CREATE TABLE "(?P<copy>[^"]+)" AS SELECT (?P<what>.+) FROM "(?P<of>[^"]+)"\s*$', re.IGNORECASE)
_SYNONYM = re.compile(r'UPDATE "(?P<table>[^"]+)" SET "(?P<new>[^"]+)"="(?P<old>[^"]+)"\s*$', re.IGNORECASE)


@contextlib.contextmanager
def ambiguous_database(one: AmbiguousQuestion, databases: Path) -> Iterator[Warehouse]:
    """A copy of the question's database, made ambiguous, with changed rows and declared keys."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"{one.database}.sqlite"
        shutil.copyfile(databases / one.database / f"{one.database}.sqlite", copy)
        with contextlib.closing(sqlite3.connect(copy)) as connection, connection:
            connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
            for statement in one.setup:
                make_ambiguous(connection, statement)
        warehouse = open_warehouse(f"sqlite:///{copy}", one.database, workers=1)
        try:
            warehouse.find_values("warm up")
            yield warehouse
        finally:
            warehouse.close()


def make_ambiguous(connection: sqlite3.Connection, statement: str) -> None:
    """Run a statement that makes a copy, then tell the copy's rows from what they are copies of: every value that no key
    is is that of the next row, a number twice that and one more. A copied table gets the keys of the other, and one that
    holds a part of its columns refers to it."""
    copied, synonym = _COPY.match(statement.strip()), _SYNONYM.match(statement.strip())
    if copied is None:
        connection.execute(statement)
        if synonym is not None:
            _change(connection, synonym["table"], [synonym["new"]])
        return
    columns, keys = _declared(connection, copied["of"])
    shown = [name.strip().strip('"').lower() for name in copied["what"].split(",")]
    kept = [column for column in columns if copied["what"].strip() == "*" or column[0].lower() in shown]
    primary = [name for name, _, is_key in kept if is_key]
    if len(kept) < len(columns) and primary:
        keys = [(primary, copied["of"], primary)]
    parts = [f'"{name}" {kind}' for name, kind, _ in kept]
    parts += [f"PRIMARY KEY ({_listed(primary)})"] if primary else []
    held = {name.lower() for name, _, _ in kept}
    for own, table, others in keys:
        if all(name.lower() in held for name in own):
            parts.append(f'FOREIGN KEY ({_listed(own)}) REFERENCES "{table}" ({_listed(others)})')
    connection.execute(f'CREATE TABLE "{copied["copy"]}" ({", ".join(parts)})')
    names = _listed([name for name, _, _ in kept])
    connection.execute(f'INSERT OR IGNORE INTO "{copied["copy"]}" ({names}) SELECT {names} FROM "{copied["of"]}"')
    joined = {name.lower() for own, _, _ in keys for name in own} | {name.lower() for name in primary}
    _change(connection, copied["copy"], [name for name, _, _ in kept if name.lower() not in joined])


def _declared(
    connection: sqlite3.Connection, table: str
) -> tuple[list[tuple[str, str, int]], list[tuple[list[str], str, list[str]]]]:
    """A table's columns (name, type, place in the key) and the keys by which it refers to others."""
    columns = [(row[1], row[2], row[5]) for row in connection.execute(f'PRAGMA table_info("{table}")')]
    rows = connection.execute(f'PRAGMA foreign_key_list("{table}")').fetchall()
    found = []
    for number in sorted({row[0] for row in rows}):
        those = [row for row in rows if row[0] == number]
        if all(row[4] for row in those):
            found.append(([row[3] for row in those], those[0][2], [row[4] for row in those]))
    return columns, found


def _change(connection: sqlite3.Connection, table: str, columns: Sequence[str]) -> None:
    for column in columns:
        values = connection.execute(f'SELECT rowid, "{column}" FROM "{table}" ORDER BY rowid').fetchall()
        moved = [*(value for _, value in values[1:]), *(value for _, value in values[:1])]
        changed = [
            (2 * value + 1 if isinstance(value, (int, float)) else value, row)
            for (row, _), value in zip(values, moved, strict=True)
        ]
        connection.executemany(f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', changed)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)
