"""Generators that only `candor evaluate ambiguity` measures: tables masked as units, and clauses added by rewriting.

Each gives queries beside the greedy one; `generate` scores them under the base prompt like those of any other origin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from reliability.candidates.generate import generate
from reliability.candidates.masking import LinkWithout, Relevance, masked_queries
from reliability.candidates.rewriting import rewrites
from reliability.composing.understanding import ComposedQuery
from reliability.core import Core
from reliability.values import Candidate, Dialect, Element, LinkedSchema, Question, Schema, Table

Linker = Callable[[Schema], LinkedSchema | None]
"""A schema → what is linked of it for the question; None where nothing is."""


def masked_by_tables(
    question: Question, schema: Schema, linked: LinkedSchema, core: Core, calls: int, linker: Linker
) -> list[str]:
    """Greedy queries over schemas without columns or whole tables that earlier ones used, the linked one first; where a
    table is gone, linking is written again."""
    greedy = replace(core.settings, nucleus=1, nucleus_other=0, beam=0, temperature=0.0, masked_calls=0, rewrites=0)
    writer = replace(core, settings=greedy)

    def write(tables: tuple[Table, ...]) -> str | None:
        found = generate(question, schema_of(schema.dialect, tables), all_linked(tables), (), writer)
        return found[0].sql if found else None

    tables = tuple(table for name in linked.tables if (table := schema.table(name)) is not None)
    relevance = Relevance(question.text, schema.tables, core.encoder)
    found = masked_queries(tables, schema, write, relevance, calls, linking_without(schema, linker))
    return list(dict.fromkeys(query.sql for query in found))


def likely(
    queries: Sequence[str],
    beside: Sequence[Candidate],
    question: Question,
    schema: Schema,
    linked: LinkedSchema,
    core: Core,
) -> tuple[Candidate, ...]:
    """The queries that are not among the candidates `beside`, with their likelihoods under the base prompt."""
    written = {candidate.sql for candidate in beside}
    further = [ComposedQuery(sql, 0.0) for sql in queries if sql not in written]  # no fit: the likelihood alone counts
    if not further:
        return ()
    silent = replace(core.settings, nucleus=0, nucleus_other=0, beam=0, masked_calls=0, rewrites=0)
    return generate(question, schema, linked, (), replace(core, settings=silent), further)


def linking_without(schema: Schema, linker: Linker) -> LinkWithout:
    """What the linker links once tables are gone, written once for each set of them."""
    known: dict[frozenset[str], tuple[Table, ...]] = {}

    def link_without(names: frozenset[str]) -> tuple[Table, ...]:
        if names not in known:
            left = schema_without(schema, names)
            linked = linker(left) if left.tables else None
            found = (left.table(name) for name in linked.tables) if linked is not None else ()
            known[names] = tuple(table for table in found if table is not None)
        return known[names]

    return link_without


def schema_without(schema: Schema, names: frozenset[str]) -> Schema:
    """The schema without some tables, and without the keys that refer to them."""
    gone = {name.lower() for name in names}
    return schema_of(schema.dialect, [table for table in schema.tables if table.name.lower() not in gone])


def schema_of(dialect: Dialect, tables: Sequence[Table]) -> Schema:
    """A schema of these tables, with the keys that refer to one of them."""
    names = {table.name.lower() for table in tables}
    keys = [tuple(key for key in table.foreign_keys if key.ref_table.lower() in names) for table in tables]
    return Schema(dialect, tuple(replace(table, foreign_keys=kept) for table, kept in zip(tables, keys, strict=True)))


def all_linked(tables: tuple[Table, ...]) -> LinkedSchema:
    """All of the tables, with all of their columns."""
    columns = tuple(Element(table.name, column.name) for table in tables for column in table.columns)
    return LinkedSchema(tuple(table.name for table in tables), columns)


def rewritten_with_clauses(greedy: Candidate, question: Question, schema: Schema, core: Core, most: int) -> list[str]:
    """Rewrites of the greedy query where the model was unsure, clauses added as well (CKIF, section 3.3)."""
    cells = core.values_named(question.text)
    return list(rewrites(greedy.sql, greedy.steps, core.settings.unsure_gap_nats, schema, most, cells))


def likeliest(candidates: Sequence[Candidate]) -> Candidate:
    """The query that was written rather than changed, of those the likeliest."""
    return max(candidates, key=lambda each: (bool(each.steps), each.log_likelihood))
