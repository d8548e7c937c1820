"""Everything that is measured of a model on one question, as one record that can be kept as a line of JSON."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from adapters.training.data.near_miss import near_miss
from adapters.training.measure.linking_figures import Linker, Values
from adapters.training.measure.measured import Databases, Measured
from adapters.training.measure.sql_figures import Checker, Writer, Written
from reliability.ports import LanguageModel
from reliability.prompts import Prompts
from reliability.sql.form import joined


@dataclass(frozen=True)
class Measurement:
    """What a model did with a question. Columns are over the tables that it linked itself, or over the gold ones;
    `free` is decoded without the trie; None = not asked for. `near` is the judge on gold (True) and near miss."""

    tables: tuple[str, ...]
    columns: tuple[str, ...]
    written: Written
    near: tuple[tuple[bool, float], ...]
    columns_on_gold: tuple[str, ...] | None = None
    free_tables: tuple[str, ...] | None = None
    free_columns_on_gold: tuple[str, ...] | None = None

    def as_json(self) -> dict[str, Any]:
        """A JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, row: dict[str, Any]) -> Measurement:
        """Back from a JSON object. Raises TypeError, KeyError or ValueError for another."""
        lists = {
            name: None if row[name] is None else tuple(row[name])
            for name in ("columns_on_gold", "free_tables", "free_columns_on_gold")
        }
        near = tuple((bool(right), float(p)) for right, p in row["near"])
        return cls(tuple(row["tables"]), tuple(row["columns"]), Written(**row["written"]), near, **lists)


class QuestionMeasure:
    """Measures a model on questions, one by one. `candidates` of a beam and as many nucleus samples where `sampled`."""

    def __init__(self, model: LanguageModel, prompts: Prompts, databases: Databases, candidates: int) -> None:
        self._candidates = candidates
        self._databases = databases
        self._found: dict[tuple[str, str], Values] = {}
        self._linker = Linker(model, prompts, self._values)
        self._free = Linker(model, prompts, self._values, free=True)
        self._writer = Writer(model, prompts, self._values, databases)
        self._checker = Checker(databases)

    def measure(self, m: Measured, index: int, sampled: bool) -> Measurement:
        """One question; `index` seeds its near miss."""
        tables = self._linker.tables(m)
        columns = self._linker.columns(m, tables)
        written = self._written(m, tables, sampled)
        near = tuple(self._near_misses(m, index))
        if not sampled or m.form is None:
            return Measurement(tables, columns, written, near)
        return Measurement(
            tables,
            columns,
            written,
            near,
            self._linker.columns(m, m.tables),
            self._free.tables(m),
            self._free.columns(m, m.tables),
        )

    def _values(self, m: Measured) -> Values:
        key = (m.database, m.question)
        if key not in self._found:
            self._found[key] = self._databases[m.database].find_values(m.question)
        return self._found[key]

    def _written(self, m: Measured, tables: Sequence[str], sampled: bool) -> Written:
        written = self._writer.write(m, tables, self._candidates if sampled else 0, with_free=sampled)
        every = [s for s in (written.greedy, written.free, *written.beam, *written.nucleus) if s]
        right = self._checker.right(m, every)
        written.right, written.gold_runs = right or {}, right is not None
        if sampled and written.right:
            own = dict.fromkeys([*written.beam, *written.nucleus])
            written.judged = {sql: self._writer.judge(m, tables, sql) for sql in own}
        return written

    def _near_misses(self, m: Measured, index: int) -> list[tuple[bool, float]]:
        """The judge on the gold query and one near miss of it, on the gold tables."""
        tables = [t for t in m.schema.tables if t.name in m.tables]
        wrong = near_miss(m.lexemes, tables, self._values(m), random.Random(index)) if m.form else None
        if wrong is None or m.form is None:
            return []
        sqls = [(True, m.form), (False, joined([x.text for x in wrong]))]
        return [(right, self._writer.judge(m, m.tables, sql)) for right, sql in sqls]
