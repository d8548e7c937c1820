"""How often people do something: how many of it there are for each of them on average."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from reliability.accounting.account import Account, Role
from reliability.composing.planning.columns import names_people, words_of
from reliability.composing.planning.relations import Relations
from reliability.values import Table
from reliability.words import one_of

_HOW_OFTEN = re.compile(r"\bhow (?:often|frequently) (?:do|does|did|have|has)\b", re.IGNORECASE)
_KEPT = frozenset((Role.CELL, Role.STATE, Role.PERIOD))
_LIKELY = 0.9


def how_often(account: Account, relations: Relations, happens: Callable[[Table], bool]) -> Iterator[tuple[str, float]]:
    """The question for the average number of what people do, by the rows of it that belong to them, with the values and
    periods that are said."""
    asked = _HOW_OFTEN.search(account.text)
    if asked is None:
        return
    pieces = [piece for piece in account.pieces if piece.start >= asked.end() and piece.best is not None]
    tables = [
        piece.best.element.table
        for piece in pieces
        if piece.best and piece.best.role is Role.TABLE and piece.best.element
    ]
    whose = next((each for each in tables if each in relations.tables and names_people(relations.table(each))), None)
    named = {
        each.element.table for piece in pieces for each in piece.of(Role.TABLE, Role.COLUMN) if each.element is not None
    }
    below = (
        [each for each in relations.below(whose) if each != whose and happens(relations.table(each))] if whose else []
    )
    done = next((each for each in below if each in named), None)
    if whose is None or done is None:
        return
    kept = " ".join(piece.text for piece in pieces if piece.best is not None and piece.best.role in _KEPT)
    yield f"average number of {_said(done)} per {one_of(_said(whose))} {kept}", _LIKELY


def _said(table: str) -> str:
    return " ".join(words_of(table.rpartition(".")[2]))
