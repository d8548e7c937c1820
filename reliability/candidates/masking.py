"""Other readings by masking: the schema without columns that the last query used (Odin, Algorithms 1 and 2).

A greedy search over masked schemas: the most relevant one is written for next, and every column that its query
used gives a schema without it. A schema is as relevant as its worst represented entity of the question. Where linking
can be written again, every table that the query read gives one without it as well, and columns that only join stay.

Odin: https://arxiv.org/abs/2505.19302
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from reliability.ports import Encoder
from reliability.question.entities import entities, similarities
from reliability.sql.form import NotCanonical, canonical_sql, lexemes
from reliability.values import Element, Schema, Table

Write = Callable[[tuple[Table, ...]], str | None]
"""A masked schema → the query that the model writes over it, None where it writes none."""
LinkWithout = Callable[[frozenset[str]], Sequence[Table]]
"""Names of tables → what is linked where the schema has none of these, nothing where no other is."""


@dataclass(frozen=True, slots=True)
class MaskedQuery:
    """A query, and the tables that it was written over."""

    sql: str
    tables: tuple[Table, ...]


class Relevance:
    """How well a masked schema can say what the question names (Odin, Algorithm 2), in [−1, 1], higher = better.

    score = min over entities of max over columns of similarity(entity, "table column"); similarities are computed
    once, since masking only removes columns. A question that names nothing finds every schema equally relevant, 1.
    """

    def __init__(self, question: str, tables: Sequence[Table], encoder: Encoder) -> None:
        self._elements = [Element(t.name, c.name) for t in tables for c in t.columns]
        phrases = entities(question)
        self._table = similarities(phrases, self._elements, encoder) if phrases and self._elements else None

    def __call__(self, tables: Sequence[Table]) -> float:
        """The score of a schema that is left after masking."""
        if self._table is None:
            return 1.0
        left = {(t.name, c.name) for t in tables for c in t.columns}
        kept = [i for i, e in enumerate(self._elements) if (e.table, e.column) in left]
        return float(self._table[:, kept].max(axis=1).min()) if kept else -1.0


def masked_queries(
    tables: Sequence[Table],
    schema: Schema,
    write: Write,
    relevance: Callable[[Sequence[Table]], float],
    max_calls: int = 10,
    link_without: LinkWithout | None = None,
) -> list[MaskedQuery]:
    """Queries over masked schemas, in the order of writing; the first is over the whole (Odin, Algorithm 1).

    At most `max_calls` calls of `write`; ends earlier where no unseen schema is left. Two queries may be equal. With
    `link_without` tables are masked as units, too.
    """
    found: list[MaskedQuery] = []
    order = itertools.count()  # among equals, first come, first served
    start = (-1.0, next(order), tuple(tables), frozenset[Element]())
    queue: list[tuple[float, int, tuple[Table, ...], frozenset[Element]]] = [start]
    seen: set[frozenset[tuple[str, str]]] = set()
    for _ in range(max_calls):
        if not queue:
            break
        _, _, current, gone = heapq.heappop(queue)
        sql = write(current)
        if sql is None:
            continue
        found.append(MaskedQuery(sql, current))
        for element in units_used(sql, schema) if link_without else columns_used(sql, schema):
            without_it = gone | {element}
            names = frozenset(each.table for each in without_it if not each.column)
            masked = tuple(link_without(names)) if link_without and names else tuple(tables)
            for each in without_it:
                masked = without(masked, each) if each.column else masked
            left = frozenset((t.name, c.name) for t in masked for c in t.columns)
            if left and left not in seen:
                heapq.heappush(queue, (-relevance(masked), next(order), masked, without_it))
                seen.add(left)
    return found


def units_used(sql: str, schema: Schema) -> tuple[Element, ...]:
    """The columns that a query uses for more than joining, then the tables that it reads (without a column); empty
    where it cannot be read."""
    try:
        words = lexemes(canonical_sql(sql, schema, schema.dialect), schema)
    except NotCanonical:
        return ()
    used, joining = list[Element](), False
    for word in words:
        if word.kind == "word":
            joining = word.text == "ON" or (joining and word.text == "AND")
        elif word.text == ")":
            joining = False
        elif word.kind == "column" and word.table and not joining:
            used.append(Element(word.table, word.column))
    return tuple(dict.fromkeys((*used, *(Element(word.table, "") for word in words if word.kind == "table"))))


def columns_used(sql: str, schema: Schema) -> tuple[Element, ...]:
    """The columns of the schema that a query uses, in its order, each once; empty where it cannot be read."""
    try:
        form = canonical_sql(sql, schema, schema.dialect)
    except NotCanonical:
        form = sql
    used = (Element(x.table, x.column) for x in lexemes(form, schema) if x.kind == "column" and x.table)
    return tuple(dict.fromkeys(used))


def without(tables: Sequence[Table], element: Element) -> tuple[Table, ...]:
    """The tables without a column; a foreign key that needs it goes, too, and a table that has no column left."""
    out = []
    for table in tables:
        if table.name.lower() == element.table.lower():
            gone = element.column.lower()
            columns = tuple(c for c in table.columns if c.name.lower() != gone)
            keys = tuple(k for k in table.foreign_keys if gone not in (c.lower() for c in k.columns))
            table = replace(table, columns=columns, foreign_keys=keys)
        if table.columns:
            out.append(table)
    return tuple(out)
