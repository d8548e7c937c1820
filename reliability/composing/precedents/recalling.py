"""What known questions give for another: the queries of those like it, each made to fit, and those that a model that
learnt all of them writes (docs/METHODS.md 2).

A sentence encoder knows a question in other words, and its query says how people here ask for such a thing: which rows
are left out as a matter of course, which of two like columns is meant.
"""

from __future__ import annotations

import math
from datetime import date
from functools import lru_cache
from itertools import islice

from reliability.composing.precedents.adapting import NamedThings, adapted, named_by
from reliability.core import Core
from reliability.sql.contradictions import contradicts
from reliability.values import Question, Schema

_MOST_READ = 240
"""Known questions that are looked at, nearest first: several ask for the same query."""
_MOST_WRITTEN = 8


def recalled(question: Question, core: Core, schema: Schema, most: int) -> dict[str, float]:
    """Distinct queries, each with the nearness of its question, that of the nearest known question first; at most
    `most`.

    None for a follow-up, whose words are half a question, and where nothing is known.
    """
    if core.precedents is None or question.previous is not None or most <= 0:
        return {}
    today = core.today()
    asked = named_by(question.text, today, core.values_named(question.text))
    found: dict[str, float] = {}
    looked_at: set[str] = set()  # several known questions ask for the same query
    for known in core.precedents.near(question.text, _MOST_READ):
        for sql in adapted(known.sql, _named(known.question, today), asked, schema):
            if sql not in looked_at and not contradicts(sql, question.text, schema.dialect):
                found[sql] = known.nearness
            looked_at.add(sql)
        if len(found) >= most:
            break
    return dict(islice(found.items(), most))


def written(question: Question, core: Core, schema: Schema) -> dict[str, float]:
    """Distinct queries that the writer writes, each with how likely it finds it, in (0, 1]; likeliest first.

    None for a follow-up, and where there is no writer. Raises ModelUnavailable.
    """
    if core.writer is None or question.previous is not None:
        return {}
    cells = [value for _, _, value in core.values_named(question.text)]
    found = core.writer.write(question.text, schema, cells, _MOST_WRITTEN)
    return {
        each.sql: math.exp(each.log_probability)
        for each in found
        if not contradicts(each.sql, question.text, schema.dialect)
    }


@lru_cache(maxsize=16_384)
def _named(known: str, today: date) -> NamedThings:
    return named_by(known, today)
