"""How a model does its tasks on held-out questions: what it links exactly (EM), and what its queries return (EX).

Decisions
- Greedily, as the flow links and as it has a larger model write: names under the trie, the query freely.
- Columns are linked, and the query is written, over the tables that the model linked itself.
- A query is right where it returns what gold returns (canonical form Φ, docs/METHODS.md 3); where gold does not run, or
  there is no warehouse to run it in, nothing is said of queries.
- A question takes three completions, which a large model writes for some seconds: measuring ends when its time is up,
  and both models are compared on the questions that both were asked. Follow-ups are left out.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from adapters.trained_with import TrainedWith
from adapters.training.data.examples import gold_columns
from adapters.training.data.sources import Pair, elements
from adapters.training.material import Material
from adapters.training.measure.linking_figures import Linker, Values, set_figures
from adapters.training.measure.measured import Measured, mean
from adapters.training.measure.sql_figures import Checker
from reliability.candidates.generate import sql_in
from reliability.context import shown_for_writing
from reliability.core import AnswerSettings
from reliability.errors import PromptTooLong
from reliability.ports import LanguageModel, Sampling, Warehouse
from reliability.prompts import Prompts
from reliability.sql.form import joined

_OWN = "own"


@dataclass(frozen=True)
class Done:
    """One question as a model did it: the tables and columns that it linked, and whether its query returns what gold
    returns; None where gold returns nothing to compare with."""

    tables: tuple[str, ...]
    columns: tuple[str, ...]
    right: bool | None


@dataclass(frozen=True)
class Tasks:
    """The questions to measure on, with the prompts that they come in, and the seconds that measuring may take."""

    questions: Sequence[Measured]
    material: Material
    prompts: Prompts
    shown: TrainedWith
    seconds: float

    def done_by(self, model: LanguageModel) -> list[Done]:
        """What the model does, as far as the time goes."""
        if not self.questions:
            return []
        until = time.monotonic() + self.seconds
        found: list[Done] = []
        opened = self.material.warehouse
        with opened() if opened is not None else nullcontext() as warehouse:
            asking = _Asking(self, model, warehouse)
            for question in self.questions:
                if time.monotonic() >= until:
                    break
                found.append(asking.done(question))
        return found


class _Asking:
    """Asks one model, with the values of its questions from the warehouse, where there is one."""

    def __init__(self, tasks: Tasks, model: LanguageModel, warehouse: Warehouse | None) -> None:
        self._model, self._warehouse, self._tasks = model, warehouse, tasks
        shown = tasks.shown
        self._linker = Linker(model, tasks.prompts, self._values, False, shown.linking_tokens, shown.writing_tokens)
        self._checker = Checker({_OWN: warehouse}) if warehouse is not None else None

    def done(self, m: Measured) -> Done:
        tables: tuple[str, ...] = ()
        columns: tuple[str, ...] = ()
        try:
            tables = self._linker.tables(m)
            columns = self._linker.columns(m, tables)
            return Done(tables, columns, self._right(m, tables))
        except PromptTooLong:  # what it is not even asked is not done; what it was asked before is
            return Done(tables, columns, self._returned(m, None))

    def _right(self, m: Measured, tables: Sequence[str]) -> bool | None:
        return self._returned(m, self._written(m, tables)) if self._checker is not None else None

    def _returned(self, m: Measured, sql: str | None) -> bool | None:
        found = self._checker.right(m, [sql] if sql else []) if self._checker is not None else None
        return None if found is None else found.get(sql or "", False)

    def _written(self, m: Measured, tables: Sequence[str]) -> str | None:
        linked = [t for t in m.schema.tables if t.name in tables]
        shown = shown_for_writing(m.question, linked, self._tasks.shown.writing_tokens, self._count)
        names = {t.name for t in shown}
        prompt = self._tasks.prompts.render(
            "write_sql",
            question=m.question,
            previous=None,
            hints=[],
            tables=shown,
            values=[v for v in self._values(m) if v[0] in names],
            dialect=m.schema.dialect,
        )
        (completion,) = self._model.sample(prompt, Sampling(max_tokens=AnswerSettings().max_sql_tokens))
        return sql_in(completion.text) if completion.finished else None

    def _values(self, m: Measured) -> Values:
        return self._warehouse.find_values(m.question) if self._warehouse is not None else []

    def _count(self, text: str) -> int:
        return len(self._model.encode(text))


def tasks_of(material: Material, most: int, prompts: Prompts, shown: TrainedWith, seconds: float) -> Tasks:
    """The first so many held-out questions that stand alone; their queries are run where the log is the team's."""
    alone = [pair for pair in material.held_out if not pair.previous]
    return Tasks([_measured(pair) for pair in alone[:most]], material, prompts, shown, seconds)


def _measured(pair: Pair) -> Measured:
    sql = joined([lexeme.text for lexeme in pair.sql])
    used, _ = elements(pair.sql)
    tables = tuple(table.name for table in pair.schema.tables if table.name in used)
    columns = tuple(gold_columns(pair.schema.tables, pair.sql))
    return Measured(pair.question, _OWN, pair.schema, sql, (sql,), sql, pair.sql, tables, columns)


def task_figures(tasks: Tasks, before: Sequence[Done], after: Sequence[Done]) -> dict[str, float | int | None]:
    """Shares in [0, 1] for a model card, over the questions that both models were asked."""
    both = list(zip(tasks.questions, before, after, strict=False))
    if not both:
        return {}
    found: dict[str, float | int | None] = {}
    for words, gold, done in (
        ("tables", [m.tables for m, _, _ in both], [(b.tables, a.tables) for _, b, a in both]),
        ("columns", [tuple(map(str, m.columns)) for m, _, _ in both], [(b.columns, a.columns) for _, b, a in both]),
    ):
        for when, linked in ((f"before (of {len(both)})", [b for b, _ in done]), ("after", [a for _, a in done])):
            found[f"held-out {words} linked exactly (EM), {when}"] = set_figures(gold, linked)["em"]
    run = [(b.right, a.right) for _, b, a in both if b.right is not None and a.right is not None]
    if run:
        words = "held-out queries that return what gold returns (EX)"
        found[f"{words}, before (of {len(run)})"] = mean(float(b) for b, _ in run)
        found[f"{words}, after"] = mean(float(a) for _, a in run)
    return found


def not_measured(tasks: Tasks, before: Sequence[Done], after: Sequence[Done]) -> list[str]:
    """What the figures do not say, and why, in sentences."""
    wanted, count = len(tasks.questions), min(len(before), len(after))
    found = []
    if not wanted:
        found.append("Linking and writing were not measured: no held-out question stands alone, or none was wanted.")
    elif count < wanted:
        found.append(
            f"Linking and writing were measured on the first {count} of {wanted} held-out questions: "
            f"{tasks.seconds:g} seconds were up."
        )
    if count and tasks.material.warehouse is None:
        found.append("Whether queries return what gold returns was not measured: no warehouse runs them.")
    elif count and not any(done.right is not None for done in before[:count]):
        found.append(
            "Whether queries return what gold returns was not measured: none of the held-out gold queries runs."
        )
    return found
