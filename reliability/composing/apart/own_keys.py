"""Rows that a key of their own table leads to somebody from: "who reports to Ada Byron?"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from reliability.accounting.account import Account, Explanation, Operation, Role
from reliability.composing.frame import Condition, Frame, Measure, Of
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_UNDER = re.compile(
    r"\b(?:report(?:s|ing|ed)?\s+(?:directly\s+)?to|answer(?:s|ing)?\s+to|(?:supervised|managed|led|headed)\s+by|"
    r"work(?:s|ing)?\s+(?:under|for)|direct\s+reports\s+of)\s+",
    re.IGNORECASE,
)
_LIKELY = 1.0


def rows_under(account: Account, relations: Relations) -> Iterator[tuple[Frame, float]]:
    """The rows under the one that is named, each frame with its score; none where nobody is, or no key leads there."""
    said = _UNDER.search(account.text)
    pieces = [piece for piece in account.pieces if said is not None and piece.start >= said.end()][:2]
    cells = [each for piece in pieces for each in piece.of(Role.CELL) if each.element is not None]
    for table in dict.fromkeys(each.element.table for each in cells if each.element):
        names = naming_columns(relations.table(table), relations) if table in relations.tables else ()
        named = [cell for name in names for cell in cells if cell.element == name]
        for key in _own_keys(table, relations) if named else ():
            yield _under(table, key, named, names, account), _LIKELY * named[0].score


def _own_keys(table: str, relations: Relations) -> Iterator[Element]:
    """The keys of a table that lead to rows of itself."""
    for key in relations.table(table).foreign_keys:
        if key.ref_table == table and len(key.columns) == 1:
            yield Element(table, key.columns[0])


def _under(table: str, key: Element, named: list[Explanation], names: tuple[Element, ...], account: Account) -> Frame:
    where = tuple(Condition(Of(each.element, through=key), "=", (each.value,)) for each in named if each.element)
    counted = any(p.best is not None and p.best.value == Operation.COUNT for p in account.pieces)
    if counted:
        return Frame(table, (Measure("count"),), (), where)
    return Frame(table, (), tuple(map(Of, names)), where)
