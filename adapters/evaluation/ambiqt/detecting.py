"""CKIF's detection on AmbiQT: whether a step of low confidence tells that the greedy query is wrong, and what rewriting
it gains (docs/METHODS.md 2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.evaluation.ambiqt.generators import likeliest, rewritten_with_clauses
from adapters.evaluation.ambiqt.questions import AmbiguousQuestion
from adapters.evaluation.ambiqt.results import alike, distinct_results
from reliability.candidates.generate import generate
from reliability.composing.precedents.ranking import ranked
from reliability.core import Core
from reliability.evaluation.ambiguity import LowConfidence
from reliability.values import LinkedSchema, Question, Rows, Schema


def low_confidence(
    one: AmbiguousQuestion, schema: Schema, linked: LinkedSchema, core: Core, results: tuple[Rows, Rows], most: int
) -> LowConfidence | None:
    """Whether the greedy query, which `core` is set to write, holds a step of low confidence, whether it is right, and
    whether what comes first of it and at most so many rewrites is, as the ranker has them (CKIF, section 3.5); None
    where no query is written."""
    question = Question(one.id, one.question)
    written = generate(question, schema, linked, (), core)
    if not written:
        return None
    greedy = likeliest(written)
    unsure = any(step.gap is not None and step.gap < core.settings.unsure_gap_nats for step in greedy.steps)
    queries = [greedy.sql]
    if unsure:
        queries += rewritten_with_clauses(greedy, question, schema, core, most)
    scores = ranked(question, queries, schema, core) if len(queries) > 1 else []
    order = sorted(range(len(queries)), key=lambda i: -scores[i]) if scores else range(len(queries))

    def right(sqls: Sequence[str]) -> bool:
        found = distinct_results(sqls, core.warehouse)[:1]
        return any(alike(rows, each) for rows in found for each in results)

    return LowConfidence(unsure, right([greedy.sql]), right([queries[i] for i in order]))
