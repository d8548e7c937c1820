"""What has run out by today, or is valid still, where a table keeps the day on which that ends: "contractors whose
licence has expired"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import Condition, Of
from reliability.composing.planning.columns import kind_of, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.question.periods import Period
from reliability.values import Element

_ENDS = frozenset("expires expire expiry expiration expired exp until valid_until lapses".split())
_OUT = re.compile(
    r"\b(?:(?:has|have|had|is|are|was|were|already) (?:already )?)?(?:expired|run out|ran out|lapsed|out of date|no longer valid)\b",
    re.I,
)
_VALID = re.compile(r"\b(?:(?:is|are) )?(?:(?:still|currently) )?(?:valid|unexpired|not (?:yet )?expired)\b", re.I)
_SURE, _OF_ANOTHER, _LONGEST = 0.97, 0.8, 2000


def expired_read(
    pieces: Sequence[Piece], text: str, relations: Relations, today: date
) -> tuple[tuple[Piece, ...], list[Marking]]:
    """The pieces with those that say that something has run out, or is valid, explained by the day on which it ends, and
    the columns by which they are; as they are where a state or cell is called so."""
    found, columns = tuple(pieces), [_marking(element, today) for element in _ends(relations)]
    said = [(m, "true") for m in _OUT.finditer(text[:_LONGEST])] or [
        (m, "false") for m in _VALID.finditer(text[:_LONGEST])
    ]
    if not columns or not said:
        return found, []
    for match, value in said[:1]:
        inside = [piece for piece in found if piece.start < match.end() and match.start() < piece.end]
        if any(piece.of(Role.CELL) and piece.best is not None and piece.best.role is Role.CELL for piece in inside):
            return found, []
        named = {e.element.table for p in found for e in p.of(Role.TABLE)[:1] if e.element is not None}
        states = tuple(
            Explanation(
                Role.STATE, _SURE if each.element.table in named else _OF_ANOTHER, each.element, value, via="expired"
            )
            for each in columns
        )
        states = tuple(sorted(states, key=lambda state: -state.score))
        found = taken_together(found, text, TimeSaid(match.start(), match.end(), states))
    return found, columns


def _ends(relations: Relations) -> list[Element]:
    """The days on which something ends to be valid."""
    return [
        Element(table.name, column.name)
        for table in relations.tables.values()
        for column in table.columns
        if _ENDS & set(words_of(column.name)) and kind_of(table, column, relations) == "date"
    ]


def _marking(element: Element, today: date) -> Marking:
    """Rows whose last day is over, and those for which it is not."""
    of = Of(element)
    over = Condition(of, period=Period(None, today))
    return Marking(
        Element(element.table, f"{element.column} is over"),
        element,
        "BOOLEAN",
        over,
        Condition(of, period=Period(today, None)),
    )
