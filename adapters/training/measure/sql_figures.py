"""How well SQL is written: exact-set match, execution accuracy, pass@k, the judge."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

import sqlglot
from sqlglot import exp

from adapters.training.measure.linking_figures import WRITING_TOKENS, Values
from adapters.training.measure.measured import Databases, Measured, mean
from deploy.reference.warehouse.vocabulary import ASKED_ON
from reliability.candidates.execution import canonical_key
from reliability.context import shown_for_writing
from reliability.guard.guard import is_ordered
from reliability.ports import LanguageModel, Sampling, Warehouse
from reliability.promises.measures import auc
from reliability.prompts import Prompts
from reliability.question.periods import MAX_PERIODS, period_spans
from reliability.sql.form import NotCanonical, canonical_sql, restore
from reliability.sql.grammar.constraint import SqlConstraint
from reliability.values import Failure, Limits, Schema, Table

LIMITS = Limits(time_s=5.0, rows=20_000)
MAX_TOKENS = 110


@dataclass
class Written:
    """What was written for one question: candidates by origin, which of them are right, and the judge's view;
    the seconds that writing took, and of how many completions, which of them did not end. `gold_runs`: whether any of
    them could have been right; a question for which nothing was written counts, too."""

    greedy: str | None
    beam: list[str] = field(default_factory=list)
    nucleus: list[str] = field(default_factory=list)
    free: str | None = None
    right: dict[str, bool] = field(default_factory=dict)
    judged: dict[str, float] = field(default_factory=dict)
    seconds: float = 0.0
    completions: int = 0
    unfinished: int = 0
    gold_runs: bool = False


class Writer:
    """Writes SQL as the flow does: linked tables, matched values, the SQL constraint.

    `databases` give the samples of the columns; `today` is the day for which "last month" is read (the sample log's).
    """

    def __init__(
        self,
        model: LanguageModel,
        prompts: Prompts,
        values: Callable[[Measured], Values],
        databases: Databases,
        today: date = ASKED_ON,
    ) -> None:
        self._model = model
        self._prompts = prompts
        self._values = values
        self._databases = databases
        self._today = today
        self._schemas: dict[str, Schema] = {}

    def write(self, m: Measured, tables: Sequence[str], samples: int, with_free: bool) -> Written:
        """Greedy, the best of a beam and nucleus samples (`samples` of each; 0 = greedy only) over the tables."""
        started = time.perf_counter()
        shown, values = self._shown(m, tables)
        prompt = self._render("write_sql", m, shown, values, dialect="sqlite")
        limit = self._constraint(m, shown)
        written = Written(None)

        def texts(sampling: Sampling) -> list[str]:
            completions = self._model.sample(prompt, sampling, limit)
            written.completions += len(completions)
            written.unfinished += sum(not c.finished for c in completions)
            found = [limit.sql(c.token_ids) for c in completions if c.finished]
            return [sql for sql in found if sql]

        written.greedy = next(iter(texts(Sampling(max_tokens=MAX_TOKENS))), None)
        if samples:
            written.beam = texts(Sampling(beam=samples, max_tokens=MAX_TOKENS))
            written.nucleus = texts(Sampling(n=samples, temperature=0.8, top_p=0.95, max_tokens=MAX_TOKENS, seed=1))
        written.seconds = time.perf_counter() - started
        if with_free:
            (completion,) = self._model.sample(prompt, Sampling(max_tokens=MAX_TOKENS))
            known = [v for _, _, v in self._values(m)]
            written.free = restore(completion.text, m.schema, known, m.question) if completion.finished else None
        return written

    def _constraint(self, m: Measured, shown: Sequence[Table]) -> SqlConstraint:
        if m.database not in self._schemas:
            self._schemas[m.database] = self._databases[m.database].schema()
        tables = [_as_served(table, self._schemas[m.database]) for table in shown]
        spans = period_spans(m.question, self._today)
        return SqlConstraint(
            tables,
            m.question,
            self._values(m),
            self._model.encode,
            self._model.text,
            self._model.end_id,
            tuple(dict.fromkeys(span.period for span in spans))[:MAX_PERIODS],
            [(span.start, span.end) for span in spans],
        )

    def judge(self, m: Measured, tables: Sequence[str], sql: str) -> float:
        """The judge's probability that a query answers the question, in [0, 1]."""
        shown, values = self._shown(m, tables)
        prompt = self._render("judge", m, shown, values, sql=sql, result="")
        return self._model.choose(prompt, ("Yes", "No"))[0]

    def _shown(self, m: Measured, tables: Sequence[str]) -> tuple[Sequence[Table], Values]:
        linked = [t for t in m.schema.tables if t.name in tables]
        shown = shown_for_writing(m.question, linked, WRITING_TOKENS, lambda text: len(self._model.encode(text)))
        return shown, [v for v in self._values(m) if v[0] in {t.name for t in shown}]

    def _render(self, name: str, m: Measured, shown: Sequence[Table], values: Values, **more: object) -> str:
        return self._prompts.render(
            name, question=m.question, previous=None, hints=[], tables=shown, values=values, **more
        )


def _as_served(table: Table, schema: Schema) -> Table:
    """The table with the types and samples that the warehouse gives, in a data set's own spelling."""
    served = schema.table(table.name)
    if served is None:
        return table
    pairs = [(column, served.column(column.name)) for column in table.columns]
    return replace(
        table,
        columns=tuple(
            replace(column, type=found.type or column.type, samples=found.samples) if found else column
            for column, found in pairs
        ),
    )


class Checker:
    """Tells whether a query returns what an accepted one returns (canonical form Φ, docs/METHODS.md 3)."""

    def __init__(self, databases: Databases | Mapping[str, Warehouse]) -> None:
        self._databases = databases

    def right(self, m: Measured, sqls: Sequence[str]) -> dict[str, bool] | None:
        """Right or wrong for each query; None when no accepted query runs (execution cannot be measured)."""
        accepted = {key for sql in m.accepted if (key := self._key(m, sql))}
        if not accepted:
            return None
        return {sql: self._key(m, sql) in accepted for sql in dict.fromkeys(sqls)}

    def _key(self, m: Measured, sql: str) -> str | None:
        result = self._databases[m.database].run(sql, LIMITS)
        if isinstance(result, Failure):
            return None
        return canonical_key(result, ordered=is_ordered(m.sql, m.schema.dialect), unique=sql)


def exact_set_match(m: Measured, sql: str | None) -> bool:
    """Clauses equal as sets, values aside, in canonical form (as Spider's measure, which also ignores values)."""
    if sql is None or m.form is None:
        return False
    try:
        return _clauses(canonical_sql(sql, m.schema, "sqlite")) == _clauses(m.form)
    except NotCanonical:
        return False


def _clauses(sql: str) -> object:
    return _query(sqlglot.parse_one(sql, read="sqlite"))


def _query(node: exp.Expr) -> object:
    if isinstance(node, exp.SetOperation):
        return (type(node).__name__, _query(node.this), _query(node.expression))
    if not isinstance(node, exp.Select):
        return _plain(node)
    where, having, order = node.args.get("where"), node.args.get("having"), node.args.get("order")
    group = node.args.get("group")
    return (
        frozenset(map(_plain, node.expressions)),
        frozenset(_plain(t) for t in [*node.find_all(exp.Table)] if t.parent_select is node),
        _conditions(where),
        frozenset(map(_plain, group.expressions)) if group else frozenset(),
        _conditions(having),
        tuple(map(_plain, order.expressions)) if order else (),
        bool(node.args.get("limit")),
    )


def _conditions(clause: exp.Expr | None) -> object:
    if clause is None:
        return frozenset()
    node = clause.this
    parts = list(node.flatten()) if isinstance(node, (exp.And, exp.Or)) else [node]
    return type(node).__name__ == "Or", frozenset(_plain(part) for part in parts)


def _plain(node: exp.Expr) -> str:
    """A part as text without its values."""
    text = node.sql(dialect="sqlite")
    return re.sub(r"'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b", "?", text).upper()


def sql_figures(pairs: Sequence[tuple[Measured, Written]]) -> dict[str, float | int | list[float] | None]:
    """Figures over questions whose gold query runs; all in [0, 1]."""
    run = [(m, w) for m, w in pairs if w.gold_runs]
    sampled = [(m, w) for m, w in run if w.beam or w.nucleus]
    return {
        "questions": len(run),
        "exact_set_greedy": mean(float(exact_set_match(m, w.greedy)) for m, w in run),
        "execution_greedy": mean(float(w.right.get(w.greedy or "", False)) for m, w in run),
        "execution_free": mean(float(w.right.get(w.free or "", False)) for m, w in run if w.free is not None),
        "sampled_questions": len(sampled),
        "exact_set_beam": mean(float(bool(w.beam) and exact_set_match(m, w.beam[0])) for m, w in sampled),
        "execution_beam": mean(float(bool(w.beam) and w.right[w.beam[0]]) for m, w in sampled),
        "pass_10": mean(float(any(w.right[s] for s in w.beam)) for m, w in sampled),
        "pass_20": mean(float(any(w.right[s] for s in [*w.beam, *w.nucleus])) for m, w in sampled),
        "judge_auc_candidates": _auc(sampled),
        "unfinished_share": mean(w.unfinished / w.completions for _, w in pairs if w.completions),
        "writing_seconds_greedy": quantiles([w.seconds for _, w in pairs if not (w.beam or w.nucleus)]),
        "writing_seconds_sampled": quantiles([w.seconds for _, w in pairs if w.beam or w.nucleus]),
    }


def quantiles(seconds: Sequence[float]) -> list[float] | None:
    """The median and the 95th percentile; None of nothing."""
    found = sorted(seconds)
    return [round(found[int(q * (len(found) - 1))], 3) for q in (0.5, 0.95)] if found else None


def _auc(pairs: Sequence[tuple[Measured, Written]]) -> float | None:
    labels = [w.right[s] for _, w in pairs for s in w.judged]
    scores = [p for _, w in pairs for p in w.judged.values()]
    return judge_auc(labels, scores)


def judge_auc(labels: Sequence[bool], scores: Sequence[float]) -> float | None:
    """P(a right one scores higher than a wrong one), ties half, to four places; None unless both kinds are there."""
    found = auc(scores, labels) if labels else None
    return None if found is None else round(found, 4)
