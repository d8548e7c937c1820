"""Which tables and columns are offered to a person, in what order, and which one a typed name means."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

import numpy as np

from reliability.core import Core
from reliability.lexicon import EVERYDAY
from reliability.question.entities import describe, phrases_for, similarities
from reliability.question.named import stands_in
from reliability.question.private import shareable
from reliability.values import Column, Element, ElementOption, Hint, Question, Schema, Table

_COLUMNS_LOOKED_AT = 60  # of a table, to tell how near it is
_CLOSE_SPELLING = 0.85
_NAMED_FOR = 0.45
"""The cosine from which on one of a few columns that a person named was named for a phrase: "refrigeration" and a depot's
cold storage have 0.50, "number plates" and a truck's plate 0.55, "lorries" and a truck's status 0.43."""


def options_for(question: Question, elements: Sequence[Element], schema: Schema, core: Core) -> list[ElementOption]:
    """Elements as a person sees them: the words they were read for, comment, up to three samples that anybody may
    see."""
    phrases = phrases_for(question.text, elements, core.encoder)
    return [ElementOption(element, phrases.get(element, ""), *_about(element, schema)) for element in elements]


def words_told(
    missing: Sequence[str], unexplained: Sequence[str], named: Iterable[Element], core: Core
) -> tuple[tuple[str, Element], ...]:
    """Words that nothing explains, each with the column among those that a person named which was meant by them: the
    nearest pair first, each column for one phrase only. Pairs that are not near are none, but where what the question is
    about is `missing` and is one phrase, and one column was named. Everyday words mean no column."""
    columns = sorted(element for element in named if element.column)
    words = [word for word in dict.fromkeys((*missing, *unexplained)) if word.lower() not in EVERYDAY]
    if not words or not columns:
        return ()
    near = similarities(words, columns, core.encoder)
    found: dict[str, Element] = {}
    for place in np.argsort(-near, axis=None, kind="stable"):
        row, column = divmod(int(place), len(columns))
        likely = near[row, column] >= _NAMED_FOR or (near.size == 1 and words[0] in missing)
        if likely and words[row] not in found and columns[column] not in found.values():
            found[words[row]] = columns[column]
    return tuple(found.items())


def _about(element: Element, schema: Schema) -> tuple[str, tuple[str, ...]]:
    table = schema.table(element.table)
    column = table.column(element.column) if table and element.column else None
    if column:
        return column.comment, _samples(column, element.table)[:3]
    if table is None:
        return "", ()
    telling = [c for c in table.columns if not c.primary_key and not c.name.endswith("_id")]
    shown = [(c.name, values[0]) for c in telling if (values := _samples(c, table.name))]
    return table.comment, tuple(f"{name}: {value}" for name, value in shown[:3])


def _samples(column: Column, table: str) -> tuple[str, ...]:
    """What a channel may see of a column's values: nothing of people's own data."""
    return shareable(column.samples, column.name, column.comment, table)


# --- ranking ---------------------------------------------------------------------------------------


def rank_tables(question: Question, schema: Schema, core: Core) -> list[str]:
    """Table names by falling likeness to the question: cosine of sentence embeddings, best column counted."""
    likely = [
        (t.name, element)
        for t in schema.tables
        for element in (
            Element(t.name),
            *(Element(t.name, c.name) for c in t.columns[:_COLUMNS_LOOKED_AT]),
        )
    ]
    scores: dict[str, float] = {}
    likeness = _likeness(question, [element for _, element in likely], core)
    for (owner, _), score in zip(likely, likeness, strict=True):
        scores[owner] = max(scores.get(owner, -1.0), score)
    return sorted(scores, key=lambda name: -scores[name])


def rank_columns(question: Question, schema: Schema, core: Core, tables: Sequence[str]) -> list[Element]:
    """The columns of the tables by falling likeness to the question."""
    found = [table for name in tables if (table := schema.table(name))]
    elements = [Element(t.name, c.name) for t in found for c in t.columns]
    scores = dict(zip(elements, _likeness(question, elements, core), strict=True))
    return sorted(scores, key=lambda element: -scores[element])


def hinted(question: Question, hints: Sequence[Hint]) -> list[Element]:
    """What hints prefer for words of this question: offered first, and asked about all the same."""
    return [hint.preferred for hint in hints if stands_in(hint.phrase, question.text)]


def first_each_once(*rankings: Iterable[Element]) -> list[Element]:
    """Rankings one after the other, each element where it stands first."""
    return list(dict.fromkeys(element for ranking in rankings for element in ranking))


def _likeness(question: Question, elements: Sequence[Element], core: Core) -> list[float]:
    if not elements:
        return []
    vectors = core.encoder.encode([question.text, *map(describe, elements)])
    likeness: list[float] = (vectors[1:] @ vectors[0]).tolist()
    return likeness


# --- typed names -----------------------------------------------------------------------------------


def find_element(name: str, schema: Schema, tables: Sequence[str] = ()) -> Element | None:
    """The table or column that a person typed: `table.column`, a table, or a column's own name.

    A bare column means that of `tables` (the linked ones) if one of them alone has it, else that of the only table
    that does. Spelling is exact in any case and spacing; failing that, close. None where nothing or more than one
    thing is meant.
    """
    wanted = _spelled(name)
    named = {str(e): e for t in schema.tables for e in _elements(t)}
    every = {_spelled(text): e for text, e in named.items()}
    if name.strip() in named or wanted in every:
        return named.get(name.strip()) or every[wanted]
    linked = [table for each in tables if (table := schema.table(each))]
    for among in (linked, schema.tables):
        bare = [e for t in among for e in _elements(t) if e.column and _spelled(e.column) == wanted]
        if len(bare) == 1:
            return bare[0]
        if bare:
            return None
    close = difflib.get_close_matches(wanted, every, n=1, cutoff=_CLOSE_SPELLING)
    return every[close[0]] if close else None


def _elements(table: Table) -> list[Element]:
    return [*(Element(table.name, c.name) for c in table.columns), Element(table.name)]


def _spelled(name: str) -> str:
    return "_".join(name.strip().strip("`\"'").lower().split())
