"""What there is where a question asks for what is not: the tables and columns that come nearest to its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from reliability.ports import Encoder
from reliability.question.entities import describe
from reliability.question.examples import centrality, example_questions, is_beside_the_point
from reliability.question.named import stems
from reliability.question.periods import is_period
from reliability.question.private import is_private
from reliability.values import Column, Element, ElementOption, Schema, Table

MOST_SHOWN = 3
_MOST_LOOKED_AT = 2_000
"""Tables and columns; those beyond are not looked at."""
_MOST_NAMED = 2
"""Tables that the question names are offered before what is near to the words that nothing explains."""
_MOST_PHRASES, _LONGEST_PHRASE = 5, 200
_LEAST, _BEHIND = 0.34, 0.08
"""Cosine similarity under which an element is not near at all, and how far behind the one that is nearest to a
phrase it may be."""
_SHARED_WORD = 0.3
"""What each word in common with the name adds; sentence vectors of one or two words say little."""


def instead_of(
    missing: Sequence[str], schema: Schema, encoder: Encoder, typed: Sequence[str] = (), named: Sequence[str] = ()
) -> tuple[ElementOption, ...]:
    """Up to three tables or columns, with their comments and never with values: first the tables that the question
    `named` (at most two; of each the column that is near, else itself), then what is nearest.

    `missing` are phrases that nothing explains. A column goes without its table where both are near, columns that hold
    people's own data, keys, and tables that are left over from before or hold days alone are left out. Nothing near →
    the tables that most others hang together with, so that there is always something to go on with; no tables, or where
    a time that has not come is all that is missing → (). Of the times in a question only such are missing; one within
    what a person `typed` as their meaning may be any. Raises ModelUnavailable.
    """
    phrases = [phrase[:_LONGEST_PHRASE] for phrase in missing if phrase.strip() and not is_period(phrase)][
        :_MOST_PHRASES
    ]
    offered = list(_offered(schema))[:_MOST_LOOKED_AT]
    if missing and all(is_period(phrase) and not any(phrase in each for each in typed) for phrase in missing):
        return ()
    tables = _tables_named(named, offered)
    if not phrases or not offered:
        return tables or _largest(schema)
    near = _nearness(phrases, offered, encoder)
    best = near.max(axis=0)
    is_near = (near >= np.maximum(_LEAST, near.max(axis=1, keepdims=True) - _BEHIND)).any(axis=0)
    nearest = [offered[place] for place in np.argsort(-best, kind="stable") if is_near[place]]
    of_named = [next((one for one in nearest if _of(one) == _of(table)), table) for table in tables]
    by_table = {_of(one): one for one in reversed([*of_named, *nearest])}
    found = [by_table[of] for of in dict.fromkeys(map(_of, [*of_named, *nearest]))]
    return tuple(found[:MOST_SHOWN]) or _largest(schema)


def _nearness(phrases: Sequence[str], offered: Sequence[ElementOption], encoder: Encoder) -> NDArray[np.float64]:
    """[phrases, offered], how near each is to each, higher = nearer."""
    vectors = encoder.encode([*phrases, *(_told(one) for one in offered)])
    near = np.asarray(vectors[: len(phrases)] @ vectors[len(phrases) :].T, dtype=np.float64)
    wanted = [set(stems(phrase)) for phrase in phrases]
    for place, one in enumerate(offered):
        own = set(stems(describe(one.element)))
        near[:, place] += [_SHARED_WORD * len(own & words) / max(1, len(own)) for words in wanted]
    return near


def _of(one: ElementOption) -> str:
    return one.element.table


def _tables_named(named: Sequence[str], offered: Sequence[ElementOption]) -> tuple[ElementOption, ...]:
    wanted = list(dict.fromkeys(name.lower() for name in named))
    of = {one.element.table.lower(): one for one in offered if not one.element.column}
    return tuple(of[name] for name in wanted if name in of)[:_MOST_NAMED]


def examples_instead(found: Sequence[ElementOption], schema: Schema, chosen: Sequence[str] = ()) -> tuple[str, ...]:
    """Up to three questions that the schema can answer: about what was found, else those `chosen` by hand."""
    about = {one.element.table for one in found}
    made = example_questions(schema, about=about) if about else ()
    return tuple(dict.fromkeys((*made[:2], *chosen, *made, *example_questions(schema))))[:MOST_SHOWN]


def _offered(schema: Schema) -> Iterator[ElementOption]:
    for table in schema.tables:
        if is_beside_the_point(table):
            continue
        yield ElementOption(Element(table.name), comment=table.comment)
        for column in table.columns:
            if not _is_key(table, column) and not is_private(column.name, column.comment):
                yield ElementOption(Element(table.name, column.name), comment=column.comment)


def _told(one: ElementOption) -> str:
    """What the encoder is shown: the name in words, and the comment where there is one."""
    return f"{describe(one.element)}: {one.comment[:200]}" if one.comment else describe(one.element)


def _is_key(table: Table, column: Column) -> bool:
    return column.primary_key or any(column.name in key.columns for key in table.foreign_keys)


def _largest(schema: Schema) -> tuple[ElementOption, ...]:
    tables = sorted(
        schema.tables, key=lambda table: (is_beside_the_point(table), -centrality(schema, table), table.name)
    )
    return tuple(ElementOption(Element(table.name), comment=table.comment) for table in tables[:MOST_SHOWN])
