"""What a question may mean over the tables and columns that a person named."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from reliability.candidates.execution import canonical_key, execute
from reliability.candidates.generate import generate
from reliability.candidates.said import unsaid
from reliability.composing.named.narrowed import narrowed
from reliability.composing.named.over import composed_over
from reliability.core import Core
from reliability.errors import PromptTooLong
from reliability.guard.guard import is_ordered
from reliability.memory.hints import elements_of
from reliability.sql.contradictions import contradicts
from reliability.sql.english import readings
from reliability.sql.kept_days.over_dates import query_over_dates
from reliability.sql.reading.units import units
from reliability.values import Candidate, Element, LinkedSchema, Question, Reading, Schema

_MOST_RUN, _MOST_WRITTEN, _MOST_SHOWN = 24, 8, 12
_COMPOSED_A_TURN = 2
"""Composed queries before one of the model's is shown."""
_ORIGIN = "composed/named"


def readings_over(
    question: Question, named: frozenset[Element], schema: Schema, core: Core, seen: Sequence[Reading]
) -> tuple[Reading, ...]:
    """What a question may mean over what was named (nothing: over the whole schema), likeliest first, each result once and
    none that was seen; what leaves out something that the words ask for comes later, what finds nothing last."""
    composed, demands = composed_over(question, named, schema, core)
    candidates = [
        Candidate(each.sql, (), math.log(each.fit), _ORIGIN, fit=each.fit)
        for each in composed
        if not contradicts(query_over_dates(each.sql, schema), question.text, schema.dialect)
    ][:_MOST_RUN]
    written = _written(question, named, schema, core) if named else []
    execution = execute([*candidates, *written], core.warehouse, core.settings.limits, core.settings.parallel_queries)
    refused = {canonical_key(r.result, ordered=is_ordered(r.sql, schema.dialect), unique=r.sql) for r in seen}
    clusters = [cluster for cluster in execution.clusters if cluster.key not in refused]
    ranks: dict[str, int] = {}
    for each in _taking_turns(candidates, written):
        ranks.setdefault(each.sql, len(ranks))
    best = [min((one.sql for one in cluster.candidates), key=ranks.__getitem__) for cluster in clusters]
    results = dict(zip(best, (cluster.result for cluster in clusters), strict=True))
    left_out = {sql: unsaid(query_over_dates(sql, schema), demands, schema.dialect, question.text) for sql in best}
    best.sort(key=lambda sql: (results[sql].empty, len(left_out[sql]), ranks[sql]))
    english = dict[str, str]()
    for sql, said in zip(best[:_MOST_SHOWN], readings(best[:_MOST_SHOWN], schema.dialect, schema), strict=True):
        english.setdefault(said, sql)  # nobody can choose between two that say the same
    return tuple(
        Reading(sql, said, results[sql], units=units(sql, schema.dialect, schema), unsaid=left_out[sql])
        for said, sql in english.items()
    )


def _written(question: Question, named: frozenset[Element], schema: Schema, core: Core) -> list[Candidate]:
    """What the model writes over what was named, likeliest first, as far as it uses as many of the named columns as
    any; nothing where even that is too long for it."""
    within = narrowed(schema, named)
    linked = replace(linked_by(named, schema), confirmed=())  # what joins the tables need not be used
    try:
        found = generate(question, within, linked, (), core)
    except PromptTooLong:
        return []
    used = [len(named.intersection(elements_of(each.sql, within))) for each in found]
    most = max(used, default=0)
    return [each for each, count in zip(found, used, strict=True) if count == most][:_MOST_WRITTEN]


def _taking_turns(composed: Sequence[Candidate], written: Sequence[Candidate]) -> Iterator[Candidate]:
    """The two lists as one: after so many of the first comes one of the second."""
    rest = iter(written)
    for place, each in enumerate(composed, start=1):
        yield each
        if place % _COMPOSED_A_TURN == 0:
            yield from islice(rest, 1)
    yield from rest


def linked_by(named: frozenset[Element], schema: Schema) -> LinkedSchema:
    """What was named, as a linked schema that a person confirmed."""
    tables = {each.table for each in named}
    return LinkedSchema(
        tables=tuple(table.name for table in schema.tables if table.name in tables),
        columns=tuple(sorted(each for each in named if each.column)),
        confirmed=tuple(sorted(named)),
    )
