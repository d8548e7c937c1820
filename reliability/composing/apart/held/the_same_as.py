"""Rows that have something in common with one that is named: "employees in the same department as Ada Lovelace", "products with
the same supplier as the Alba Desk"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.frame import Condition, Frame, Of
from reliability.composing.planning.columns import kind_of, naming_columns
from reliability.composing.planning.filters import typed
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_SAME = re.compile(
    r"\b(?:with|in|at|from|on|of|under|having|has|have|had|share[sd]?|sharing)\s+(?:exactly\s+)?the\s+(?:very\s+)?same\s+(?P<what>[\w-]+(?:\s+[\w-]+)?)"
    r"\s+(?:as|like)\b",
    re.IGNORECASE,
)
_LIKELY, _OF_A_NAME = 0.95, "part of a name"
_SAYS_NOTHING = frozenset((Role.FUNCTION, Role.POLITE, Role.OPERATION, Role.EARLIER))


def the_same_as(account: Account, relations: Relations) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for rows that share a value with one that is named, each with its score; none of any
    other question, nor of one that says more of them."""
    said = _SAME.search(account.text)
    things = [p for p in account.pieces if said is not None and p.end <= said.start() and _table(p) in relations.tables]
    if said is None or not things:
        return
    table = relations.table(_table(things[-1]))
    inside = [p for p in account.pieces if p.start < said.end("what") and said.start("what") < p.end]
    named = [p for p in account.pieces if p.start >= said.end()]
    rest = [p for p in account.pieces if p not in inside and p not in named and p is not things[-1]]
    whose = _whose(named, table.name, relations)
    if not whose or any(p.best is not None and p.best.role not in _SAYS_NOTHING for p in rest):
        return
    for shared, likely in _shared(inside, table.name, relations):
        one = Frame(table.name, (), (Of(shared),), whose)
        names = tuple(map(Of, naming_columns(table, relations)))
        yield Frame(table.name, (), names, (Condition(Of(shared), "in", other=one),)), _LIKELY * likely


def _table(piece: Piece) -> str:
    best = piece.best
    return best.element.table if best is not None and best.role is Role.TABLE and best.element is not None else ""


def _whose(named: list[Piece], table: str, relations: Relations) -> tuple[Condition, ...]:
    """Which row is named, by the values of its own that its words name; () where some of them name none."""
    found = list[Condition]()
    for piece in named:
        if piece.best is not None and piece.best.role in _SAYS_NOTHING:
            continue
        own = [e for e in piece.of(Role.CELL) if e.element is not None and e.element.table == table]
        parts = [each for each in own if each.via == _OF_A_NAME] or own[:1]
        held = [_held(each, table, relations) for each in parts]
        if not held:
            return ()
        found += held
    return tuple(found)


def _held(cell: Explanation, table: str, relations: Relations) -> Condition:
    """A value that a row has."""
    assert cell.element is not None
    column = next(each for each in relations.table(table).columns if each.name == cell.element.column)
    return Condition(Of(cell.element), "=", (typed(cell.value, kind_of(relations.table(table), column, relations)),))


def _shared(inside: list[Piece], table: str, relations: Relations) -> Iterator[tuple[Element, float]]:
    """The columns that are to hold the same: one of the rows' own, or their key of the table that is named."""
    for piece in inside[:1]:
        for each in piece.explanations:
            if each.element is None:
                continue
            if each.role is Role.COLUMN and each.element.table == table:
                yield each.element, each.score
            key = relations.key_to(table, each.element.table) if each.role is Role.TABLE else None
            if key is not None and each.element.table != table:
                yield key, each.score


def is_the_same_as(frame: Frame) -> bool:
    """Whether a frame keeps rows that share a value with others of their own table."""
    one = frame.where[0] if len(frame.where) == 1 else None
    other = one.other if isinstance(one, Condition) else None
    return isinstance(other, Frame) and other.subject == frame.subject and not other.numbers and other.limit is None
