"""What has run out by today, or is valid still, where a table keeps the day on which that ends: "contractors whose
licence has expired"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import AllOf, AnyOf, Condition, Of
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
        return _by_their_last_day(pieces, relations, today)
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


def _by_their_last_day(
    pieces: Sequence[Piece], relations: Relations, today: date
) -> tuple[tuple[Piece, ...], list[Marking]]:
    """The pieces with what says that rows go on, or are over, told by the day on which they end where that is set before
    it comes ("ends on", "valid until", "expires on"): such a day is there from the beginning, and today may be before."""
    found, columns = list[Piece](), dict[Element, Marking]()
    for piece in pieces:
        states = []
        for each in piece.explanations:
            if (
                each.role is Role.STATE
                and each.element
                and each.value in _KEPT
                and _is_set_before(each.element, relations)
            ):
                mark = columns.setdefault(each.element, _going_on(each.element, relations, today))
                each = replace(each, element=mark.element, value=_KEPT[each.value], via="expired")
            states.append(each)
        found.append(replace(piece, explanations=tuple(states)) if tuple(states) != piece.explanations else piece)
    return tuple(found), list(columns.values())


_KEPT = {"is null": "true", "is not null": "false"}
"""What an empty day of ending would say of rows that go on, and a filled one."""
_SET_BEFORE = frozenset("ends expires until expiry expiration lapses".split())
_BEGINS = frozenset("starts begins from commences".split())


def _is_set_before(element: Element, relations: Relations) -> bool:
    """Whether a day of ending is known before it comes, by its name."""
    column = relations.table(element.table).column(element.column) if element.table in relations.tables else None
    named = _SET_BEFORE & set(words_of(element.column))
    return bool(named) and column is not None and kind_of(relations.table(element.table), column, relations) == "date"


def _going_on(element: Element, relations: Relations, today: date) -> Marking:
    """Rows that have begun, as far as it is kept when they do, and whose last day is not past; those for which it is."""
    of, table = Of(element), relations.table(element.table)
    begins = [
        Of(Element(table.name, column.name))
        for column in table.columns
        if _BEGINS & set(words_of(column.name)) and kind_of(table, column, relations) == "date"
    ]
    ahead = AnyOf((Condition(of, period=Period(today, None)), Condition(of, "is null")))
    begun = tuple(Condition(each, period=Period(None, today + timedelta(days=1))) for each in begins[:1])
    return Marking(
        Element(element.table, f"{element.column} goes on"),
        element,
        "BOOLEAN",
        AllOf((*begun, ahead)) if begun else ahead,
        Condition(of, period=Period(None, today)),
    )


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
