"""Personalization hints (Odin; METHODS.md 6): learned from what people confirm and choose.

A hint says "when referring to «phrase», prefer this element over those". It is data, made text only by the
prompts; it reorders and pre-selects, it never removes a candidate nor skips a confirmation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import sqlglot
from sqlglot import exp

from reliability.entities import entities, similarities
from reliability.ports import Encoder
from reliability.values import (
    ChooseElement,
    Clarification,
    ConfirmElements,
    Element,
    ElementOption,
    Exchange,
    Hint,
    HintScope,
    Question,
    Reply,
    ReplyKind,
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
        replace(hint, passed_over=tuple(e for e in hint.passed_over if exists(e, schema)))
        for hint in hints
        if exists(hint.preferred, schema)
    ]
    return tuple(kept[:_MAX_HINTS])


def exists(element: Element, schema: Schema) -> bool:
    """Whether the schema still has the element."""
    table = schema.table(element.table)
    return table is not None and (not element.column or table.column(element.column) is not None)


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
        _hint(question, phrase, element, tuple(e for e in refused if bool(e.column) == bool(element.column)),
              warehouse, now)
        for phrase, element in confirmed
        if phrase
    ]  # fmt: skip


def from_linking(
    question: Question, exchanges: Sequence[Exchange], warehouse: str, now: datetime | None = None
) -> list[Hint]:
    """Hints from confirmations while linking: what was confirmed, and what was chosen over what was refused.

    The phrase is that for which the refused element had been read, whether it was replaced at once or after a no.
    """
    found: list[Hint] = []
    refused: tuple[ElementOption, ...] = ()
    for exchange in exchanges:
        asked, reply = exchange.clarification, exchange.reply
        if isinstance(asked, ConfirmElements):
            refused = asked.options if reply.kind in (ReplyKind.NO, ReplyKind.CHOICE) else ()
            if reply.kind is ReplyKind.LIST:
                found += _from_list(question, asked, reply, warehouse, now)
            if reply.kind is ReplyKind.YES:
                confirmed = [(option.phrase, option.element) for option in asked.options]
                found += from_confirmation(question, confirmed, (), warehouse, now)
        options = _offered(asked)
        if reply.kind is ReplyKind.CHOICE and len(refused) == 1 and 0 <= reply.choice < len(options):
            chosen = [(refused[0].phrase, options[reply.choice].element)]
            found += from_confirmation(question, chosen, (refused[0].element,), warehouse, now)
    return found


def _from_list(
    question: Question, asked: ConfirmElements, reply: Reply, warehouse: str, now: datetime | None
) -> list[Hint]:
    """A hint where a list differs from the proposed one in one element that another replaced: else nobody knows
    which was meant instead of which."""
    said, linked = set(reply.text.splitlines()), {str(element) for element in asked.linked}
    left_out = [option for option in asked.options if str(option.element) not in said]
    added = [option for option in asked.alternatives if str(option.element) in said]
    known = linked | {str(o.element) for o in (*asked.options, *asked.alternatives)}
    if len(left_out) != 1 or len(added) != 1 or not linked <= said <= known:
        return []
    chosen = [(left_out[0].phrase, added[0].element)]
    return from_confirmation(question, chosen, (left_out[0].element,), warehouse, now)


def _offered(asked: Clarification) -> tuple[ElementOption, ...]:
    """What could be chosen instead of what was refused; of what is missing nothing was refused."""
    if isinstance(asked, ConfirmElements):
        return asked.alternatives
    return asked.options if isinstance(asked, ChooseElement) and not asked.missing else ()


def from_choice(
    question: Question,
    picked: str,
    passed_over: Sequence[str],
    schema: Schema,
    encoder: Encoder,
    warehouse: str,
    now: datetime | None = None,
) -> list[Hint]:
    """Hints from a picked SQL against the refused ones (Odin section 5; METHODS.md 6).

    Each entity of the question goes to the most similar column of the picked query and of each refused
    one; where they differ there is a hint.
    """
    phrases = entities(question.text)
    own = columns_of(picked, schema)
    others = [columns_of(sql, schema) for sql in passed_over]
    if not phrases or not own:
        return []
    elements = sorted({*own, *(e for columns in others for e in columns)})
    table = similarities(phrases, elements, encoder)
    place = {element: index for index, element in enumerate(elements)}
    found: dict[Element, tuple[str, set[Element], float]] = {}
    for row, phrase in enumerate(phrases):
        best = max(own, key=lambda e: float(table[row, place[e]]))
        rivals = {max(columns, key=lambda e: float(table[row, place[e]])) for columns in others if columns}
        # A rival that the picked query uses too was not what the person decided about.
        rivals = {rival for rival in rivals if rival != best and rival not in own}
        rivals = {rival for rival in rivals if float(table[row, place[rival]]) >= _LEAST_SIMILARITY}
        strength = float(table[row, place[best]])
        if rivals and strength >= _LEAST_SIMILARITY and (best not in found or strength > found[best][2]):
            found[best] = (phrase, rivals, strength)
    return [
        _hint(question, phrase, best, tuple(sorted(rivals)), warehouse, now)
        for best, (phrase, rivals, _) in found.items()
    ]


def columns_of(sql: str, schema: Schema) -> list[Element]:
    """The columns of the schema that a query names, sorted; empty for what does not parse."""
    return [element for element in elements_of(sql, schema) if element.column]


def elements_of(sql: str, schema: Schema) -> list[Element]:
    """The tables and columns of the schema that a query names, sorted; empty for what does not parse."""
    try:
        tree = sqlglot.parse_one(sql, read=schema.dialect)
    except sqlglot.errors.SqlglotError:
        return []
    aliases = {t.alias_or_name: t.name for t in tree.find_all(exp.Table)}
    tables = {Element(table.name) for name in aliases.values() if (table := schema.table(name))}
    return sorted(tables.union(_resolved(tree.find_all(exp.Column), aliases, schema)))


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
    question: Question, phrase: str, preferred: Element, over: tuple[Element, ...], warehouse: str,
    now: datetime | None,
) -> Hint:  # fmt: skip
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
    )
