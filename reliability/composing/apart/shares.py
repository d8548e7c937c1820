"""Shares of rows that others tell: "what percentage of orders was paid in cash", "the share of products returned".

Which rows those are is read as how many there are, and held against how many there are in all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import AnyOf, Condition, Filter, Frame, Measure, Ratio, Related
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations

_SHARE_OF = re.compile(r"(?:\b(?:percent(?:age)?|share|proportion|fraction|pct)|%) of\b", re.IGNORECASE)
_OTHERWISE = frozenset(
    (Operation.MOST, Operation.LEAST, Operation.GROWTH, Operation.COMPARE, Operation.COUNT, Operation.SUM)
)
_OTHERWISE |= {Operation.AVERAGE, Operation.MEDIAN, Operation.ABOVE, Operation.BELOW}
_KINDS = frozenset((Role.CELL, Role.STATE))
_TOLD = frozenset((Role.TABLE, Role.COLUMN, Role.CELL))
_MOST_READ = 6


def shares(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the share of a table's rows that have a row of another table, each with its score;
    none of any other question."""
    share = next((piece for piece in account.pieces if _does(piece, Operation.SHARE)), None)
    if share is None or not _SHARE_OF.search(account.text, share.start, share.end + len(" of")):
        return
    behind = [
        piece for piece in account.pieces if piece.start >= share.end and _role(piece) not in (None, Role.FUNCTION)
    ]
    place = next((n for n, piece in enumerate(behind) if _role(piece) not in _KINDS), len(behind))
    rows = behind[place].best if place < len(behind) else None
    if rows is None or rows.role is not Role.TABLE or rows.element is None or not _is_alone(account, share):
        return
    if _is_amount(behind[place + 1 : place + 2], relations):
        return  # "the share of the north region's sales"
    others = [piece.best.element for piece in behind if piece.best is not None and piece.best.role in _TOLD]
    if all(each is None or each.table == rows.element.table for each in others):
        return
    cells = sum(_role(piece) is Role.CELL for piece in behind[place:])
    for frame, score in islice(frames_of(_how_many(account, share)), _MOST_READ):
        part = tuple(each for each in frame.where if isinstance(each, Related))
        both = tuple(each for each in frame.where if each not in part)
        if frame.subject != rows.element.table or frame.numbers != (Measure("count"),) or frame.by or frame.having:
            continue
        if part and len(list(_kinds(part))) >= cells and len(list(_kinds(both))) >= place:
            ratio = Ratio(Measure("count", only=part), Measure("count"), percent=True)
            yield replace(frame, numbers=(ratio,), where=both), score**0.5


def _is_amount(pieces: Sequence[Piece], relations: Relations) -> bool:
    """Whether what comes next is a number that is kept."""
    element = pieces[0].best.element if pieces and pieces[0].best is not None else None
    table = relations.tables.get(element.table) if element is not None else None
    column = table.column(element.column) if table is not None and element is not None else None
    return table is not None and column is not None and kind_of(table, column, relations) == "number"


def _is_alone(account: Account, share: Piece) -> bool:
    """Whether nothing else is asked for: no groups, no amount and no order; "by card" is no group."""
    said = [piece for piece in account.pieces if piece is not share and _role(piece) in (Role.OPERATION, Role.GRAIN)]
    if any(_role(piece) is Role.GRAIN or any(_does(piece, each) for each in _OTHERWISE) for piece in said):
        return False
    return all(after.of(Role.CELL) for one, after in pairwise(account.pieces) if _does(one, Operation.BY))


def _how_many(account: Account, share: Piece) -> Account:
    """The account of how many there are of which a share is asked."""
    counted = (Explanation(Role.OPERATION, 1.0, value=Operation.COUNT.value),)
    instead = replace(share, text="how many", lemmas=("how", "many"), explanations=counted)
    kept = (piece for piece in account.pieces if not _does(piece, Operation.LIST))
    return replace(account, pieces=tuple(instead if piece is share else piece for piece in kept))


def _role(piece: Piece) -> Role | None:
    return piece.best.role if piece.best is not None else None


def _does(piece: Piece, operation: Operation) -> bool:
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value == operation


def _kinds(filters: Iterable[Filter]) -> Iterator[Condition]:
    """What tells the kinds of rows that are kept, also of related ones; not their days."""
    for each in filters:
        if isinstance(each, Condition) and each.period is None:
            yield each
        elif isinstance(each, Related):
            yield from _kinds(each.conditions)
        elif isinstance(each, AnyOf):
            yield from _kinds(each.filters[:1])
