"""Who has both of two values, where what has them is named behind: "customers with both a gas and an electricity meter"
have a row with each, and no row need have the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Of, Related
from reliability.composing.planning.columns import kind_of, names_people
from reliability.composing.planning.filters import typed
from reliability.composing.planning.placing import way_below
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_LIKELY, _MOST_READ, _MOST_COLUMNS = 0.95, 6, 3


def both_of_two(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those that have both of two values, each with its score; none of any other
    question."""
    said = _two_values(account.pieces)
    if said is None:
        return
    begin, one, other, end = said
    pieces = account.pieces
    named = next((p.best for p in pieces[:begin] if p.best is not None and p.best.role is Role.TABLE), None)
    values = {each.element: each.value for each in pieces[other].of(Role.CELL) if each.element is not None}
    for each in pieces[one].of(Role.CELL)[:_MOST_COLUMNS]:
        if each.element is None or values.get(each.element, each.value) == each.value:
            continue
        for owner in _owners(named, each.element, relations):
            having = _having(owner, each.element, (each.value, values[each.element]), relations)
            if having is None:
                continue
            span = (pieces[begin].start, pieces[end].end)
            whose = Piece(*span, account.text[slice(*span)], (owner,), (Explanation(Role.TABLE, 1.0, Element(owner)),))
            rest = without(account, [span], () if named is not None else (whose,))
            for frame, score in islice(frames_of(rest), _MOST_READ):
                if frame.subject == owner:
                    further = [
                        f for f in frame.where if f != Related(having[0].table)
                    ]  # that there is a row goes unsaid
                    yield replace(frame, where=(*further, *having)), _LIKELY * each.score * score


def _two_values(pieces: Sequence[Piece]) -> tuple[int, int, int, int] | None:
    """Where "both", the two values and the end of what is said of them stand: a thing right behind belongs to it."""
    begin = next((n for n, piece in enumerate(pieces) if piece.text.lower() == "both"), None)
    if begin is None:
        return None
    said = [n for n in range(begin + 1, len(pieces)) if not _says_nothing(pieces[n])][:4]
    if len(said) < 3 or not pieces[said[0]].of(Role.CELL) or not pieces[said[2]].of(Role.CELL):
        return None
    joins = pieces[said[1]].best
    if joins is None or joins.value != Operation.AND:
        return None
    thing = pieces[said[3]].best if len(said) > 3 and said[3] == said[2] + 1 else None
    follows = thing is not None and thing.role in (Role.TABLE, Role.COLUMN)
    return begin, said[0], said[2], said[3] if follows else said[2]


def _says_nothing(piece: Piece) -> bool:
    return piece.best is None or piece.best.role is Role.FUNCTION


def _owners(named: Explanation | None, column: Element, relations: Relations) -> list[str]:
    """The tables of those who may have both: the one named before, else people to whom rows with a value belong."""
    if named is not None:
        return [named.element.table] if named.element is not None and named.element.table in relations.tables else []
    above = relations.above(column.table) if column.table in relations.tables else {}
    return [name for name in above if name != column.table and names_people(relations.table(name))]


def _having(
    owner: str, column: Element, values: tuple[str, str], relations: Relations
) -> tuple[Related, Related] | None:
    """A row with each value, of the table that holds them or of one between; None where a row of the owner's has one
    value alone."""
    if column.table not in relations.tables or column.table in relations.above(owner):
        return None
    below = column.table in relations.below(owner)
    way = column.table if below else way_below(owner, column.table, relations)
    found = relations.table(column.table).column(column.column)
    if way is None or found is None:
        return None
    kind = kind_of(relations.table(column.table), found, relations)
    one, other = (Related(way, (Condition(Of(column), "=", (typed(value, kind),)),)) for value in values)
    return one, other
