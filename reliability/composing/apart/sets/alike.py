"""Rows that are alike: "customers with the same e-mail", "do two products share a name?", "duplicate invoice numbers".

Asked for is each value that several rows have, with how many these are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Having, Measure, Of, Order
from reliability.composing.planning.columns import PUT_AWAY, kind_of, naming_columns, words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Element, Table

_SAME = re.compile(
    r"\b(?P<how>(?:(?:that|who|which)\s+)?(?:with|ha(?:ve|s|d|ving)|shar(?:e|es|ed|ing)|under)\s+(?:exactly\s+)?"
    r"(?:the\s+(?:very\s+|exact\s+)?same|an?\s+identical|identical|one\s+and\s+the\s+same)\s+)(?P<what>[\w-]+(?:\s+[\w-]+)?)"
    r"(?!\s+(?:as|like|than)\b)",
    re.IGNORECASE,
)
_SHARED = re.compile(
    r"\b(?P<how>(?:(?:that|who|which)\s+)?shar(?:e|es|ed|ing)\s+(?:an?|their)\s+)(?P<what>[\w-]+)(?!\s+(?:as|with|of)\b)",
    re.IGNORECASE,
)
_DUPLICATE = re.compile(r"\b(?P<how>duplicated?\s+)(?P<what>[\w-]+(?:\s+[\w-]+)?)", re.IGNORECASE)
_NAMES = frozenset(("name", "names"))
_AS_ELSE = re.compile(r"^\s*(?:as|like|than)\b", re.IGNORECASE)
_LIKELY, _MOST = 0.9, 4


def alike(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for rows that have a value in common, each with its score; none of any other
    question."""
    text = account.text
    match = _SAME.search(text) or _SHARED.search(text) or _DUPLICATE.search(text)
    if match is None:
        return
    inside = [p for p in account.pieces if p.start < match.end("what") and match.start("what") < p.end]
    last = max([match.start("what"), *(piece.end for piece in inside[:1])])
    if _AS_ELSE.match(text[last:]):
        return  # "the same price as the Alba Desk"
    table = _rows(account, match.start(), relations) or _of_its_own(inside, relations)
    of = _column(inside, table, relations) if table is not None else ()
    if table is None or not of:
        return
    span = (match.start("how"), last)
    known = tuple(Condition(Of(each), "is not null") for each in of if _may_be_empty(table, each))
    for where, score in _kept(account, span, table, frames_of):
        filters = (*where, *(each for each in known if each not in where))
        by = tuple(Of(each, each=False) for each in of)
        count = Measure("count")
        yield Frame(table.name, (count,), by, filters, (Having(count, ">", 1),), (Order(count),)), _LIKELY * score


def alike_in(frame: Frame) -> frozenset[Element]:
    """The columns of which a frame shows each value that several rows have; none of any other frame."""
    if frame.having != (Having(Measure("count"), ">", 1),):
        return frozenset()
    return frozenset(each.column for each in frame.by if isinstance(each, Of) and not each.each)


def _kept(
    account: Account, span: Span, table: Table, frames_of: FramesOf
) -> Iterator[tuple[tuple[Filter, ...], float]]:
    """What else is said of the rows, in each likely way, with its score."""
    numbers = [(p.start, p.end) for p in account.pieces if p.best is not None and p.best.role is Role.NUMBER]
    named = any(_is_of(piece, table) for piece in account.pieces if piece.end <= span[0])
    thing = Explanation(Role.TABLE, 1.0, Element(table.name))
    instead = [] if named else [Piece(*span, account.text[slice(*span)], (table.name.lower(),), (thing,))]
    for frame, score in list(frames_of(without(account, [span, *numbers], instead)))[:_MOST]:
        plain = not frame.having and frame.limit is None and all(n == Measure("count") for n in frame.numbers)
        if frame.subject == table.name and plain and not (frame.numbers and frame.by):
            yield frame.where, score


def _is_of(piece: Piece, table: Table) -> bool:
    best = piece.best
    return (
        best is not None and best.role is Role.TABLE and best.element is not None and best.element.table == table.name
    )


def _may_be_empty(table: Table, element: Element) -> bool:
    column = table.column(element.column)
    return column is None or column.nullable


def _rows(account: Account, before: int, relations: Relations) -> Table | None:
    """The rows that are to be alike: the thing that is named last before it."""
    things = [p.best for p in account.pieces if p.end <= before and p.best is not None and p.best.role is Role.TABLE]
    named = things[-1].element if things else None
    return relations.tables.get(named.table) if named is not None else None


def _of_its_own(inside: list[Piece], relations: Relations) -> Table | None:
    """The table of the column that is named: "duplicate customer names"."""
    named = [each.element.table for piece in inside[:1] for each in piece.of(Role.COLUMN, Role.TABLE) if each.element]
    now = [name for name in named if not PUT_AWAY & set(words_of(name))]
    return next((relations.tables[name] for name in (*now, *named) if name in relations.tables), None)


def _column(inside: list[Piece], table: Table, relations: Relations) -> tuple[Element, ...]:
    """The columns in which they are to be alike: one that is named, or what their names are made of."""
    for piece in inside[:1]:
        if _NAMES & set(piece.lemmas):
            return tuple(naming_columns(table, relations))
        for each in piece.of(Role.COLUMN):
            column = table.column(each.element.column) if each.element is not None else None
            if each.element is not None and each.element.table == table.name and column is not None:
                told = kind_of(table, column, relations) in ("text", "date", "number") and not column.primary_key
                return (each.element,) if told else ()
    return ()
