"""From a variant of a pair to prompts and completions: one row per shared part, several tasks on it.

Rows of a question: linking tables over the whole schema; columns, SQL and judging over the gold tables, sometimes
with one too many; now and then another SQL template, and relevance and entities of the question alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from adapters.training.data.augment import Variant
from adapters.training.data.names import words_of
from adapters.training.data.near_miss import near_miss
from adapters.training.data.sources import Pair
from reliability.context import CountTokens, shown_for_linking
from reliability.prompts import Prompts
from reliability.sql.form import Lexeme, joined
from reliability.trie import SEPARATOR
from reliability.values import Element, Hint, HintScope, PreviousTurn, Table

LINKING_BUDGET_TOKENS = 208
"""Tokens that table linking spends on the schema, in training and when serving."""

WEIGHTS = {
    "link_tables": 4.0,
    "link_columns": 2.0,
    "write_sql": 1.0,
    "judge": 4.0,
    "relevance": 1.0,
    "entities": 0.3,
    "list_columns": 0.3,
}
"""Weight of a completion's tokens in the loss."""
_MAIN_READING = 0.5
"""How often an ambiguous question is answered in its most natural reading; else in one of the others."""


@dataclass
class Row:
    """Prompts with the same shared part; `tasks` are (weight, task line, completion)."""

    shared: str
    tasks: list[tuple[float, str, str]] = field(default_factory=list)


class ExampleMaker:
    """Renders examples with the serving prompts; `count_tokens` measures text for the linking budget."""

    def __init__(
        self, prompts: Prompts, count_tokens: CountTokens, linking_tokens: int = LINKING_BUDGET_TOKENS
    ) -> None:
        self._prompts = prompts
        self._linking_tokens = linking_tokens
        self._count = count_tokens
        self._sql_names = prompts.names("write_sql")

    def rows(self, pair: Pair, variant: Variant, rng: random.Random) -> list[Row]:
        """The rows of one variant."""
        hints, target = self._hinted(pair, variant, rng)
        previous = PreviousTurn(variant.previous) if variant.previous else None
        values = list(variant.values) if rng.random() < 0.85 else []
        rng.shuffle(values)
        common: dict[str, object] = {
            "question": variant.question,
            "previous": previous,
            "hints": hints,
            "values": values[:8],
        }
        common_tables = shown_for_linking(variant.question, variant.tables, self._linking_tokens, self._count)
        linking = not hints or rng.random() < 0.5
        used = {x.table for x in target if x.table}
        rows = [self._linking(variant, used, {**common, "tables": common_tables})] if linking else []
        tables = self._after_linking(variant, used, rng)
        common["tables"] = tables
        right = [target] if hints else [variant.sql, *map(variant.renamed, pair.readings)]
        writing = self._writing(variant, target, right, common, rng)
        if pair.offered and not hints:
            self._judge_offered(writing, pair.offered, common, rng)
        rows.append(writing)
        for row, seen in zip(rows, [common_tables, tables][-len(rows) :], strict=True):
            self._add_listing(row, {**common, "tables": seen}, rng)
        if rng.random() < 0.22:
            name = rng.choice(self._sql_names[1:])
            rows.append(self._row(name, common, _sql(target), dialect="sqlite"))
        if rng.random() < 0.4:
            rows.append(self._plain(variant, rng))
        return rows

    # --- the rows ---

    def _linking(self, variant: Variant, used: set[str], common: dict[str, object]) -> Row:
        names = SEPARATOR.join(t.name for t in variant.tables if t.name in used)
        return self._row("link_tables", common, names)

    def copying(self, question: str, tables: Sequence[Table], rng: random.Random) -> Row:
        """A row that only teaches to copy: the columns of tables that have nothing to do with the question."""
        common: dict[str, object] = {
            "question": question,
            "previous": None,
            "hints": [],
            "values": [],
            "tables": tables,
        }
        row = Row("")
        for table in rng.sample(list(tables), min(3, len(tables))):
            self._list(row, common, table)
        return row

    def _add_listing(self, row: Row, common: dict[str, object], rng: random.Random) -> None:
        """Half of the rows list the columns of one of their tables: dense practice in copying names."""
        tables: Sequence[Table] = common["tables"]  # type: ignore[assignment]  # set by rows()
        full = [t for t in tables if t.columns]
        if full and rng.random() < 0.5:
            self._list(row, common, rng.choice(full))

    def _list(self, row: Row, common: dict[str, object], table: Table) -> None:
        names = SEPARATOR.join(f"{table.name}.{c.name}" for c in table.columns[:8])
        self._add(row, "list_columns", common, names, table=table.name)

    def _writing(
        self,
        variant: Variant,
        target: tuple[Lexeme, ...],
        right: Sequence[tuple[Lexeme, ...]],
        common: dict[str, object],
        rng: random.Random,
    ) -> Row:
        """The query, its columns, and judging: a changed query that is another of the `right` ones is no near miss."""
        tables: Sequence[Table] = common["tables"]  # type: ignore[assignment]  # set by rows()
        columns = gold_columns(tables, target)
        row = self._row("write_sql", common, _sql(target), dialect="sqlite")
        self._add(row, "link_columns", common, SEPARATOR.join(map(str, columns)))
        if rng.random() < 0.75:
            self._add(row, "judge", common, "Yes", sql=_sql(target), result="")
            for _ in range(2 if rng.random() < 0.25 else 1):
                wrong = near_miss(target, tables, variant.values, rng)
                if wrong is not None and wrong not in right:
                    self._add(row, "judge", common, "No", sql=_sql(wrong), result="")
        return row

    def _judge_offered(
        self, row: Row, offered: Sequence[tuple[str, bool]], common: dict[str, object], rng: random.Random
    ) -> None:
        """What composing offered for the question, which the judge will meet: right and wrong alike often."""
        right = [sql for sql, fits in offered if fits]
        wrong = [sql for sql, fits in offered if not fits]
        for answer, queries, most in (("Yes", right, 2), ("No", wrong, 3)):
            for sql in rng.sample(queries, min(most, len(queries))):
                self._add(row, "judge", common, answer, sql=sql, result="")

    def _plain(self, variant: Variant, rng: random.Random) -> Row:
        """What is asked of the question alone: which elements it needs, and what it names."""
        row = Row("")
        gold = {*variant.gold_tables, *map(str, variant.gold_columns)}
        every = [
            *(t.name for t in variant.tables),
            *(f"{t.name}.{c.name}" for t in variant.tables for c in t.columns),
        ]
        others = [name for name in every if name not in gold]
        asked = [("True", name) for name in rng.sample(sorted(gold), min(2, len(gold)))]
        asked += [("False", name) for name in rng.sample(others, min(2, len(others)))]
        for answer, element in asked:
            self._add(row, "relevance", {"question": variant.question}, answer, element=element, comment="")
        spans = entities(variant)
        if spans:
            self._add(row, "entities", {"question": variant.question}, SEPARATOR.join(spans))
        return row

    def _row(self, name: str, common: dict[str, object], completion: str, **more: object) -> Row:
        row = Row("")
        self._add(row, name, common, completion, **more)
        return row

    def _add(self, row: Row, name: str, common: dict[str, object], completion: str, **more: object) -> None:
        shared, _, task = self._prompts.render(name, **common, **more).rpartition("\n")
        if row.shared and row.shared != shared:
            raise ValueError(f"{name} does not share its row's prompt")
        row.shared = shared
        weight = WEIGHTS["write_sql" if name.startswith("write_sql") else name]
        row.tasks.append((weight, task, completion))

    # --- parts ---

    def _after_linking(self, variant: Variant, used: set[str], rng: random.Random) -> tuple[Table, ...]:
        """The linked tables, in a third of the examples with one or two that are not needed."""
        names = set(used)
        others = [t.name for t in variant.tables if t.name not in names]
        if others and rng.random() < 0.35:
            names |= set(rng.sample(others, min(len(others), rng.choice((1, 1, 2)))))
        return tuple(t for t in variant.tables if t.name in names)

    def _hinted(self, pair: Pair, variant: Variant, rng: random.Random) -> tuple[list[Hint], tuple[Lexeme, ...]]:
        """What the query shall be, and the hints that ask for it: an ambiguous question has several readings, each
        of them right where nothing is hinted, so that the model's probability is spread over them."""
        if pair.readings:
            hinted = rng.random() < 0.45
            natural = not hinted and rng.random() < _MAIN_READING
            reading = variant.sql if natural else variant.renamed(rng.choice((pair.sql, *pair.readings)))
            if not hinted:
                return [], reading
            preferred, passed = _difference(reading, variant.sql, [variant.renamed(r) for r in pair.readings])
            if preferred and passed:
                return [_hint(_phrase(variant, rng), preferred, passed)], reading
            return [], variant.sql
        if not pair.readings and rng.random() < 0.06 and variant.gold_columns:
            gold = rng.choice(variant.gold_columns)
            others = [
                Element(t.name, c.name)
                for t in variant.tables
                for c in t.columns
                if t.name == gold.table and c.name != gold.column
            ]
            if others:
                return [_hint(_phrase(variant, rng), gold, [rng.choice(others)])], variant.sql
        return [], variant.sql


def gold_columns(tables: Sequence[Table], sql: Sequence[Lexeme]) -> list[Element]:
    """The columns that a query uses, in schema order; of a query without any, the first used table's first."""
    used = {(x.table, x.column) for x in sql if x.kind == "column"}
    named = {x.table for x in sql if x.table}
    found = [Element(t.name, c.name) for t in tables for c in t.columns if (t.name, c.name) in used]
    return found or [Element(t.name, t.columns[0].name) for t in tables if t.name in named][:1]


def entities(variant: Variant) -> list[str]:
    """Spans of the question that name the used columns, tables and values, in order."""
    words = variant.question.split()
    bare = [w.strip("\"'.,?!;:()").lower() for w in words]
    wanted = {w.lower().rstrip("s") for e in variant.gold_columns for w in words_of(e.column)}
    wanted |= {w.lower().rstrip("s") for t in variant.gold_tables for w in words_of(t)}
    wanted |= {w.lower().rstrip("s") for _, _, v in variant.values for w in v.split()}
    spans: list[str] = []
    last = -2
    for index, word in enumerate(bare):
        if len(word) > 2 and word.rstrip("s") in wanted:
            if index == last + 1:
                spans[-1] += f" {word}"
            else:
                spans.append(word)
            last = index
    return list(dict.fromkeys(spans))[:6]


def _sql(sql: Sequence[Lexeme]) -> str:
    return joined([lexeme.text for lexeme in sql])


def _difference(
    reading: Sequence[Lexeme], main: Sequence[Lexeme], others: Sequence[Sequence[Lexeme]]
) -> tuple[Element | None, list[Element]]:
    """A column that only this reading uses, and those that the others use instead."""
    mine = {Element(x.table, x.column) for x in reading if x.kind == "column"}
    theirs = {Element(x.table, x.column) for sql in (main, *others) for x in sql if x.kind == "column"} - mine
    common = set.intersection(*({Element(x.table, x.column) for x in s if x.kind == "column"} for s in (main, *others)))
    own = sorted(mine - common)
    return (own[0] if own else None), sorted(theirs)[:2]


def _hint(phrase: str, preferred: Element, passed_over: Sequence[Element]) -> Hint:
    return Hint(phrase, preferred, tuple(passed_over), HintScope.PERSON, "", "", "", "")


def _phrase(variant: Variant, rng: random.Random) -> str:
    found = entities(variant)
    words = variant.question.split()
    return rng.choice(found) if found else " ".join(words[-2:])
