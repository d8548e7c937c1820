"""A plain-English reading of SQL, so that a person can tell two readings apart without knowing SQL.

Any SELECT is said as its result would be asked for; what has no words is said as what it is calculated from. The
schema's comments say what columns mean, count in and leave empty; its keys say whose rows are counted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.sql.kept_days.over_dates import over_dates, query_over_dates
from reliability.sql.reading.sentence import Reader
from reliability.sql.shorter import shorter
from reliability.sql.since import shown_since
from reliability.sql.spoken import spoken
from reliability.sql.told_apart import gone_by
from reliability.values import Dialect, Schema

NO_WORDS = "The result of a query that has no simple words"
MAX_CHARACTERS = 700
_MOST_DETAIL = 2
_WITHIN = re.compile(r", in percent (?=\S)")
_AS_WRITTEN = re.compile(r" \(\w+(?:\.\w+)?\)")
_AND_ITSELF = re.compile(r"\b((?:[^\W\d_]+ )?[^\W\d_]+s) and \1\b(?! and)")
"""Groups by a key and by its name are of one thing: "number of customers and customers"."""


def reading(sql: str, dialect: Dialect, schema: Schema | None = None, detail: int = 0) -> str:
    """A sentence that says what a query returns; never raises for any text, at most 700 characters.

    `detail` 0 says names as people do, 1 with their tables, 2 as the database writes them. Raises BadInput only for a
    dialect that is not known.

    >>> reading("SELECT COUNT(*) FROM orders WHERE orders.status = 'Cancelled'", "sqlite")
    'Number of orders that are cancelled'
    """
    return _reading(sql, dialect, schema, detail)


@lru_cache(maxsize=1_024)
def _reading(sql: str, dialect: Dialect, schema: Schema | None, detail: int) -> str:
    """An ask says each of its queries several times: for the ranker, and again as what people choose from."""
    try:
        tree = parsed_one(query_over_dates(sql, schema) if schema is not None else sql, dialect)
    except (SqlglotError, RecursionError):
        return NO_WORDS
    schema = over_dates(schema) if schema is not None else None
    return _sentence(tree, dialect, schema, detail)


def shown_reading(sql: str, dialect: Dialect, schema: Schema | None = None) -> str:
    """The sentence that people see of one query: `reading` in the words of `readings`, which a ranker has not learnt."""
    return readings([sql], dialect, schema)[0]


def readings(queries: Sequence[str], dialect: Dialect, schema: Schema | None = None) -> list[str]:
    """A sentence for each query; those of different queries that would sound alike, but for what they show beside, name
    their tables, or also columns as the database writes them, where that tells them apart; else which columns they go
    by that the others do not.

    >>> readings(["SELECT SUM(net) FROM a", "SELECT SUM(net) FROM b"], "sqlite")
    ['Total a net', 'Total b net']
    """
    queries = [spoken(each, dialect) for each in queries]
    said = [reading(each, dialect, schema) for each in queries]
    heads = [text.partition(", with ")[0] for text in said]
    for alike in {text for text in heads if heads.count(text) > 1}:
        places = [place for place, text in enumerate(heads) if text == alike]
        different = {" ".join(queries[place].split()) for place in places}
        ways = [
            [reading(queries[place], dialect, schema, detail) for place in places]
            for detail in range(1, _MOST_DETAIL + 1)
        ]
        best = max(ways, key=_told_apart)  # the first of those that tell most apart
        if len(different) > 1 and _told_apart(best) > _told_apart([said[place] for place in places]):
            for place, text in zip(places, _without_shared(best), strict=True):
                said[place] = text
    for alike in {text for text in said if said.count(text) > 1}:
        places = [place for place, text in enumerate(said) if text == alike]
        for place, by in zip(places, gone_by([queries[place] for place in places], dialect, schema), strict=True):
            said[place] += f", going by {by}" if by else ""
    return [_AND_ITSELF.sub(r"\1", shorter(text)) for text in said]


def _without_shared(said: Sequence[str]) -> Sequence[str]:
    """Sentences without the names that all of them have, as far as these do not tell them apart."""
    shared = set(_AS_WRITTEN.findall(said[0])).intersection(*(_AS_WRITTEN.findall(each) for each in said[1:]))
    less = [_AS_WRITTEN.sub(lambda name: "" if name[0] in shared else name[0], each) for each in said]
    return less if _told_apart(less) == _told_apart(said) else said


def _told_apart(said: Sequence[str]) -> tuple[int, int]:
    """How many of some sentences differ, first by what they say before what is shown beside."""
    return len({text.partition(", with ")[0] for text in said}), len(set(said))


def _sentence(tree: exp.Expr, dialect: Dialect, schema: Schema | None, detail: int) -> str:
    since = shown_since(tree)
    try:
        text = Reader(schema, detail, dialect).query(tree if since is None else since[0])
        text += f", from {since[1]} on" if since is not None else ""
    except BadInput:
        raise
    except Exception:
        text = _plainly(tree)
    text = _WITHIN.sub(", in percent, ", text)
    text = " ".join(text.split()).replace(" ,", ",").replace(";,", ",").replace(";;", ";").rstrip(" ;,")
    if len(text) > MAX_CHARACTERS:
        text = text[: MAX_CHARACTERS - 1].rsplit(" ", 1)[0] + "…"
    return text[:1].upper() + text[1:]


def _plainly(tree: exp.Expr) -> str:
    try:
        return Reader(None).plain(tree)
    except Exception:
        return NO_WORDS
