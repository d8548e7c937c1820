"""The queries of known questions that are like what is asked, each made to fit it (docs/METHODS.md 2).

A sentence encoder knows a question in other words, and its query says how people here ask for such a thing: which rows
are left out as a matter of course, which of two like columns is meant.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from itertools import islice

from reliability.composing.precedents.adapting import NamedThings, adapted, named_by
from reliability.core import Core
from reliability.sql.contradictions import contradicts
from reliability.values import Question, Schema

_MOST_READ = 240
"""Known questions that are looked at, nearest first: several ask for the same query."""


def recalled(question: Question, core: Core, schema: Schema, most: int) -> dict[str, float]:
    """Distinct queries, each with the nearness of its question, that of the nearest known question first; at most `most`.

    None for a follow-up, whose words are half a question, and where nothing is known.
    """
    if core.precedents is None or question.previous is not None or most <= 0:
        return {}
    today = core.today()
    asked = named_by(question.text, today, core.values_named(question.text))
    found: dict[str, float] = {}
    for known in core.precedents.near(question.text, _MOST_READ):
        for sql in adapted(known.sql, _named(known.question, today), asked, schema):
            if not contradicts(sql, question.text, schema.dialect):
                found.setdefault(sql, known.nearness)
        if len(found) >= most:
            break
    return dict(islice(found.items(), most))


@lru_cache(maxsize=16_384)
def _named(known: str, today: date) -> NamedThings:
    return named_by(known, today)
