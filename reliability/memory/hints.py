"""Personalization hints (Odin; docs/METHODS.md 6): learned from what people confirm and choose.

A hint says "when referring to «phrase», prefer this element over those". It is data, made text only by the
prompts; it reorders and pre-selects, it never removes a candidate nor skips a confirmation.

Odin: https://arxiv.org/abs/2505.19302
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime

import sqlglot
from sqlglot import exp

from reliability.guard.dialects.parsing import parsed_one
from reliability.memory.rules import is_missing
from reliability.ports import Encoder
from reliability.question.entities import entities, similarities
from reliability.question.named import stands_in
from reliability.question.periods import period_spans
from reliability.values import (
    Element,
    Exchange,
    Hint,
    HintScope,
    Lesson,
    Question,
    Schema,
)

_MAX_HINTS = 8
_LEAST_SIMILARITY = 0.25  # under it a phrase says nothing about a column


def usable(hints: Sequence[Hint], schema: Schema) -> tuple[Hint, ...]:
    """The hints for elements that the schema still has, at most eight; what was passed over and is gone
    is left out of a hint.

    >>> from reliability.values import Column, Table
    >>> schema = Schema("sqlite", (Table("sales", (Column("net", "int"),)),))
    >>> hint = Hint("total sales", Element("sales", "net"), (Element("sales", "gross"),),
    ...             HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00")
    >>> [(str(h.preferred), h.passed_over) for h in usable([hint], schema)]
    [('sales.net', ())]
    """
    kept = [
        replace(hint, passed_over=tuple(e for e in hint.passed_over if not is_missing(e, schema)))
        for hint in hints
        if not is_missing(hint.preferred, schema)
    ]
    return tuple(kept[:_MAX_HINTS])


def about(hints: Sequence[Hint], text: str) -> tuple[Hint, ...]:
    """The hints whose phrase stands in a text, its words in a row, singular or plural.

    >>> hint = Hint("shops", Element("stores"), (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01T00:00:00+00:00")
    >>> [len(about([hint], text)) for text in ("Which shop is the largest?", "median order revenue", "workshops")]
    [1, 0, 0]
    """
    return tuple(hint for hint in hints if stands_in(hint.phrase, text))


def steered(hints: Sequence[Hint], sql: str, schema: Schema) -> tuple[Hint, ...]:
    """Of the hints that a question was answered with, those whose preferred table or column the answer uses. One whose
    evidence is weak decided nothing."""
    used = set(elements_of(sql, schema)) if hints else set()
    return tuple(hint for hint in hints if hint.firm and hint.preferred in used)


def with_words_told(schema: Schema, hints: Sequence[Hint]) -> Schema:
    """The schema in which the phrases of hints are synonyms of the tables and columns that they prefer.

    >>> from reliability.values import Column, Table
    >>> schema = Schema("sqlite", (Table("depots", (Column("cold", "boolean"),)),))
    >>> hint = Hint("refrigeration", Element("depots", "cold"), (), HintScope.PERSON, "U1", "U1", "q", "2026-11-01")
    >>> with_words_told(schema, [hint]).tables[0].columns[0].synonyms
    ('refrigeration',)
    """
    said: dict[Element, tuple[str, ...]] = {}
    for hint in hints:
        said[hint.preferred] = (*said.get(hint.preferred, ()), hint.phrase)
    tables = []
    for table in schema.tables:
        columns = (
            replace(column, synonyms=(*column.synonyms, *said.get(Element(table.name, column.name), ())))
            for column in table.columns
        )
        own = (*table.synonyms, *said.get(Element(table.name), ()))
        tables.append(replace(table, columns=tuple(columns), synonyms=own))
    return replace(schema, tables=tuple(tables))


def from_confirmation(
    question: Question,
    confirmed: Sequence[tuple[str, Element]],
    refused: Sequence[Element],
    warehouse: str,
    now: datetime | None = None,
) -> list[Hint]:
    """Hints from confirmed elements, each with the phrase of the question that it was read for.

    An element confirmed without a phrase teaches nothing.
    """
    return [
        _hint(
            question,
            phrase,
            element,
            tuple(e for e in refused if bool(e.column) == bool(element.column)),
            warehouse,
            now,
        )
        for phrase, element in confirmed
        if phrase
    ]


def from_exchanges(
    question: Question,
    exchanges: Sequence[Exchange],
    schema: Schema,
    encoder: Encoder,
    warehouse: str,
    now: datetime | None = None,
) -> list[Hint]:
    """Hints from what was asked back: of elements what was confirmed, and what was chosen over what was refused; of
    readings the picked SQL against the others."""
    found: list[Hint] = []
    for lesson in _lessons(exchanges):
        for phrase, element, over in lesson.preferred:
            found += from_confirmation(question, [(phrase, element)], over, warehouse, now)
        if lesson.picked:
            found += from_choice(question, lesson.picked, lesson.passed_over, schema, encoder, warehouse, now)
    return found


def _lessons(exchanges: Sequence[Exchange]) -> Iterator[Lesson]:
    """What each exchange teaches: what one refused, a later one may replace."""
    lesson = Lesson()
    for exchange in exchanges:
        lesson = exchange.clarification.lesson(exchange.reply, lesson.refused)
        yield lesson


def from_choice(
    question: Question,
    picked: str,
    passed_over: Sequence[str],
    schema: Schema,
    encoder: Encoder,
    warehouse: str,
    now: datetime | None = None,
) -> list[Hint]:
    """Hints from a picked SQL against the refused ones (Odin section 5; docs/METHODS.md 6).

    Each entity of the question goes to the most similar column of the picked query and of each refused
    one; where they differ there is a hint. A period ("previous quarter") is no entity. Where a refused query has one
    table in place of one of the picked query, the choice between the two teaches likewise, as of two counts of rows. A
    column that conditions alone name is held against such columns, any other against what is told or grouped by: that
    cancelled orders are left out does not say what "orders" names. A column that only joins tables is no phrase's.
    """
    phrases = entities(_without_periods(question.text, (now or datetime.now(UTC)).date()))
    own = sorted(_elements(picked, schema, joins=False))
    others = [sorted(_elements(sql, schema, joins=False)) for sql in passed_over]
    if not phrases or not own:
        return []
    told = [_elements(sql, schema, conditions=False, joins=False) for sql in (picked, *passed_over)]
    found = [*_columns_over(phrases, own, others, told, encoder), *_tables_over(phrases, own, others, encoder)]
    return [_hint(question, phrase, best, tuple(sorted(rivals)), warehouse, now) for phrase, best, rivals in found]


_Lesson = tuple[str, Element, set[Element]]
"""For which phrase an element was preferred, and over which."""


def _columns_over(
    phrases: Sequence[str],
    picked: Sequence[Element],
    refused: Sequence[Sequence[Element]],
    told: Sequence[set[Element]],
    encoder: Encoder,
) -> list[_Lesson]:
    """Where the column that a phrase is most like differs between the picked query and a refused one, of those that do
    the same there; `told` holds what the picked one, and each refused one, name outside of conditions."""
    own = [element for element in picked if element.column]
    others = [[element for element in elements if element.column] for elements in refused]
    if not own:
        return []
    elements = sorted({*own, *(e for columns in others for e in columns)})
    table = similarities(phrases, elements, encoder)
    place = {element: index for index, element in enumerate(elements)}
    found: dict[Element, tuple[str, set[Element], float]] = {}
    for row, phrase in enumerate(phrases):
        best = max(own, key=lambda e: float(table[row, place[e]]))
        alike = [
            [e for e in columns if (e in outside) == (best in told[0])]
            for columns, outside in zip(others, told[1:], strict=True)
        ]
        rivals = {max(columns, key=lambda e: float(table[row, place[e]])) for columns in alike if columns}
        # A rival that the picked query uses too was not what the person decided about.
        rivals = {rival for rival in rivals if rival != best and rival not in own}
        rivals = {rival for rival in rivals if float(table[row, place[rival]]) >= _LEAST_SIMILARITY}
        strength = float(table[row, place[best]])
        if rivals and strength >= _LEAST_SIMILARITY and (best not in found or strength > found[best][2]):
            found[best] = (phrase, rivals, strength)
    return [(phrase, best, rivals) for best, (phrase, rivals, _) in found.items()]


def _tables_over(
    phrases: Sequence[str], picked: Sequence[Element], refused: Sequence[Sequence[Element]], encoder: Encoder
) -> list[_Lesson]:
    """Where a refused query has one table instead of one of the picked query's: for the phrase that is most like the
    two together, since it is what both were read for."""
    own = {element for element in picked if not element.column}
    swaps: dict[Element, set[Element]] = {}
    for elements in refused:
        tables = {element for element in elements if not element.column}
        gone, new = own - tables, tables - own
        if len(gone) == len(new) == 1:
            swaps.setdefault(min(gone), set()).update(new)
    found: list[_Lesson] = []
    for best, rivals in swaps.items():
        ordered = sorted(rivals)
        table = similarities(phrases, [best, *ordered], encoder)
        row = max(range(len(phrases)), key=lambda row: float(table[row, 0] + table[row, 1:].max()))
        near = {rival for index, rival in enumerate(ordered, 1) if float(table[row, index]) >= _LEAST_SIMILARITY}
        if near and float(table[row, 0]) >= _LEAST_SIMILARITY:
            found.append((phrases[row], best, near))
    return found


def _without_periods(text: str, today: date) -> str:
    """The text with a mark in place of each period that it mentions, so that what stands around it stays apart."""
    for span in reversed(period_spans(text, today)):
        text = f"{text[: span.start]};{text[span.end :]}"
    return text


def columns_of(sql: str, schema: Schema) -> list[Element]:
    """The columns of the schema that a query names, sorted; empty for what does not parse."""
    return [element for element in elements_of(sql, schema) if element.column]


def elements_of(sql: str, schema: Schema) -> list[Element]:
    """The tables and columns of the schema that a query names, sorted; empty for what does not parse."""
    return sorted(_elements(sql, schema))


def _elements(sql: str, schema: Schema, *, conditions: bool = True, joins: bool = True) -> set[Element]:
    """The same, on demand without the conditions of its WHERE, and without the columns that only join its tables."""
    try:
        tree = parsed_one(sql, schema.dialect)
    except sqlglot.errors.SqlglotError:
        return set()
    for equal in [] if joins else list(tree.find_all(exp.EQ)):
        if isinstance(equal.this, exp.Column) and isinstance(equal.expression, exp.Column):
            equal.replace(exp.true())
    for where in [] if conditions else list(tree.find_all(exp.Where)):
        where.pop()
    aliases = {t.alias_or_name: _named(t, schema) for t in tree.find_all(exp.Table)}
    tables = {Element(table.name) for name in aliases.values() if (table := schema.table(name))}
    return tables.union(_resolved(tree.find_all(exp.Column), aliases, schema))


def _named(table: exp.Table, schema: Schema) -> str:
    """A table's name as the schema has it, with the database schema that it is written with where it is known so."""
    full = f"{table.db}.{table.name}"
    return full if table.db and schema.table(full) else table.name


def _resolved(columns: Iterable[exp.Column], aliases: dict[str, str], schema: Schema) -> Iterable[Element]:
    for column in columns:
        named = schema.table(aliases.get(column.table, column.table)) if column.table else None
        tables = [named] if named else [t for n in aliases.values() if (t := schema.table(n))]
        for table in tables:
            found = table.column(column.name)
            if found:
                yield Element(table.name, found.name)
                break


def _hint(
    question: Question,
    phrase: str,
    preferred: Element,
    over: tuple[Element, ...],
    warehouse: str,
    now: datetime | None,
) -> Hint:
    return Hint(
        phrase=phrase,
        preferred=preferred,
        passed_over=over,
        scope=HintScope.PERSON,
        owner=question.person,
        author=question.person,
        question=question.text,
        created_at=(now or datetime.now(UTC)).isoformat(timespec="seconds"),
        warehouse=warehouse,
        ask=question.id,
    )
