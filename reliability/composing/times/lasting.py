"""What goes on still, and what does no longer: "plans we no longer sell", "insurers we still work with"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reliability.accounting.account import Explanation, Piece, Role
from reliability.composing.frame import Condition, Of
from reliability.composing.planning.columns import kind_of, live_condition, words_of
from reliability.composing.planning.relations import Relations
from reliability.composing.times.columns import Marking, TimeColumn
from reliability.composing.times.spans import TimeSaid, taken_together
from reliability.values import Element, Table

_VERBS = (
    r"(?:being )?(?:work(?:s|ing)?|sell(?:s|ing)?|sold|offer(?:s|ed|ing)?|carry|carries|carried|carrying|stock(?:ed|ing)?"
    r"|us(?:e|es|ed|ing)|employ(?:s|ed|ing)?|run(?:s|ning)?|operat(?:e|es|ed|ing)|exists?|deal(?:s|ing)?|do(?:ing)? business"
    r"|trad(?:e|es|ing)|mak(?:e|es|ing)|made|produc(?:e|es|ed|ing)|support(?:s|ed|ing)?|cooperat(?:e|es|ing)"
    r"|available|in (?:use|business|service|stock|production|operation)|on (?:sale|offer)|with us|around)"
)
_TAIL = r"(?: (?:with|for|to|here|us|at all))*"
_NO_LONGER = re.compile(
    rf"\b(?:no longer {_VERBS}{_TAIL}"
    rf"|(?:do not|don't|dont|does not|doesn't|are not|aren't|is not|isn't|not) {_VERBS}{_TAIL} any ?(?:more|longer))\b"
    rf"|\bstopped (?:working|selling|offering|carrying|using|making|producing|dealing){_TAIL}\b",
    re.I,
)
_STILL = re.compile(rf"\bstill {_VERBS}{_TAIL}(?![\w-])", re.I)
_OVER_VALUES = frozenset(
    "inactive discontinued former ended retired terminated left withdrawn churned dormant closed expired".split()
)
_STATUS = frozenset("status state".split())
_NAMED, _SCORE = 0.75, 0.95
_LONGEST = 2000


@dataclass(frozen=True, slots=True)
class Lasting:
    """How a table tells the rows that go on from those that are over: a column, with what it says of either; a status
    needs a column of its own to say so."""

    element: Element
    over: str
    live: str
    column: Marking | None = None


def lasting_read(
    pieces: Sequence[Piece], text: str, relations: Relations
) -> tuple[tuple[Piece, ...], list[TimeColumn]]:
    """The pieces with those that say that something goes on, or does no longer, explained by how its table tells
    that."""
    found, columns = tuple(pieces), list[TimeColumn]()
    for start, end, over in _said(text[:_LONGEST]):
        inside = [piece for piece in found if piece.start < end and start < piece.end]
        named = _named([piece for piece in found if piece not in inside], relations)
        told = [lasting for name in named if (lasting := lasting_of(relations.table(name), relations)) is not None]
        known = {e.element.table for piece in inside for e in piece.of(Role.STATE) if e.element is not None}
        if not told or known & set(named) or (known and not over):
            continue  # "the shop with most staff still employed" says nothing of shops
        if not over and (_in_a_period(end, found, text) or _are_over(told, found)):
            continue  # what "still sold this year" was sold then, and so was what is over and "still sells"
        states = tuple(
            Explanation(Role.STATE, _SCORE, each.element, each.over if over else each.live, via="lasting")
            for each in told
        )
        found = taken_together(found, text, TimeSaid(start, end, states))
        columns += [each.column for each in told if each.column is not None]
    return found, columns


def _in_a_period(end: int, pieces: Sequence[Piece], text: str) -> bool:
    """Whether a period is named right after a stretch."""
    periods = (piece.start for piece in pieces if piece.of(Role.PERIOD) and piece.start >= end)
    return any(len(text[end:start].split()) <= 1 for start in periods)


def _are_over(told: Sequence[Lasting], pieces: Sequence[Piece]) -> bool:
    """Whether what tells what goes on is said to be over."""
    return any(
        state.element == each.element and state.value == each.over
        for piece in pieces
        for state in piece.of(Role.STATE)[:1]
        for each in told
    )


def _said(text: str) -> Iterator[tuple[int, int, bool]]:
    """Each stretch that says so, and whether it says that something is over."""
    for pattern, over in ((_NO_LONGER, True), (_STILL, False)):
        for match in pattern.finditer(text):
            yield match.start(), match.end(), over


def _named(pieces: Sequence[Piece], relations: Relations) -> list[str]:
    """The tables that are named."""
    tables = (e.element.table for p in pieces for e in p.of(Role.TABLE) if e.element and e.score >= _NAMED)
    return [name for name in dict.fromkeys(tables) if name in relations.tables]


def lasting_of(table: Table, relations: Relations) -> Lasting | None:
    """How a table tells what is over: by a flag, a last day or a status; None where nothing tells."""
    live = live_condition(table, relations)
    if live is None or not isinstance(live.of, Of):
        return _by_status(table, relations)
    if live.comparison == "is null":
        return Lasting(live.of.column, "is not null", "is null")
    active = live.values == (True,)
    return Lasting(live.of.column, "false" if active else "true", "true" if active else "false")


def _by_status(table: Table, relations: Relations) -> Lasting | None:
    for column in table.columns:
        over = tuple(value for value in column.samples if value.lower() in _OVER_VALUES)
        if over and kind_of(table, column, relations) == "text" and _STATUS & set(words_of(column.name)):
            of = Of(Element(table.name, column.name))
            element = Element(table.name, "is over")
            marking = Marking(element, of.column, "BOOLEAN", Condition(of, "in", over), Condition(of, "not in", over))
            return Lasting(element, "true", "false", marking)
    return None
