"""What grew or fell most: "which store grew most in 2025", "the product with the largest drop in sales since last year".

Without the words that rank, such a question asks for the growth by what is ranked; it is read so, and ordered by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Change, Frame, Order
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations

_FALLS = re.compile(
    r"\b(?:declin\w*|decreas\w*|drop\w*|fall\w*|fell|shrank|shrunk|shrink\w*|los[et]|losing|loss|down)\b", re.IGNORECASE
)
_IN_PERCENT = re.compile(r"%|per\s?cent|\brelative\b|\brate\b|\bproportion", re.IGNORECASE)
_ABSOLUTE = re.compile(r"\babsolute\b|\bin (?:euros?|dollars?|money)\b", re.IGNORECASE)
_SURE, _ALSO = 0.95, 0.9


def grown_most(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what changed most from one period to another, each with its score: by its change in
    percent, and by the difference; none of any other question."""
    growth = _first(account, Operation.GROWTH)
    rank = _first(account, Operation.MOST) or _first(account, Operation.LEAST)
    ranked = _ranked(account, relations)
    if growth is None or rank is None or ranked is None:
        return
    so_many = _so_many(account, rank, ranked)
    rest = _asked_of_each(account, (rank, *so_many), ranked, relations)
    limit = int(so_many[0].best.value) if so_many and so_many[0].best is not None else 1
    falls = _FALLS.search(account.text) is not None
    most = rank.best is not None and rank.best.value == Operation.MOST
    for frame, score in frames_of(rest):
        change = frame.numbers[-1] if frame.numbers else None
        if not isinstance(change, Change) or not frame.by or frame.limit is not None:
            continue
        percent = _ABSOLUTE.search(account.text) is None
        for told, weight in (
            (percent, 1.0),
            (not percent, _ALSO if not _IN_PERCENT.search(account.text) else _ALSO**3),
        ):
            by_it = replace(change, percent=told)
            order = (Order(by_it, falling=most != falls),)
            yield replace(frame, numbers=(by_it,), order=order, limit=limit), score * weight


def _so_many(account: Account, rank: Piece, ranked: Piece) -> tuple[Piece, ...]:
    """The number of those that are asked for: "which 5 shops", "the 3 largest drops"."""
    for piece, following in pairwise(account.pieces):
        best = piece.best
        number = best is not None and best.role is Role.NUMBER and best.value.isdecimal() and int(best.value) > 0
        if number and (following is rank or following is ranked):
            return (piece,)
    return ()


def _asked_of_each(account: Account, ranking: Sequence[Piece], ranked: Piece, relations: Relations) -> Account:
    """The account as one of each thing that is ranked: without the words that rank, and with "by" before what they do."""
    dropped = [
        *ranking,
        *(p for p in account.pieces if p.best is not None and p.best.value in (Operation.LIST, Operation.WITH)),
    ]
    for piece, following in pairwise(account.pieces):
        if piece.best is not None and piece.best.value == Operation.BY and _measures(following, relations):
            dropped.append(piece)  # "grew most by revenue"
    by = Piece(ranked.start, ranked.start, "", ("by",), (Explanation(Role.OPERATION, _SURE, value=Operation.BY.value),))
    kept = [piece for piece in account.pieces if piece not in dropped]
    return replace(account, pieces=tuple(each for p in kept for each in ((by, p) if p is ranked else (p,))))


def _measures(piece: Piece, relations: Relations) -> bool:
    element = piece.best.element if piece.best is not None else None
    table = relations.tables.get(element.table) if element is not None else None
    column = table.column(element.column) if table is not None and element is not None else None
    return table is not None and column is not None and kind_of(table, column, relations) == "number"


def _first(account: Account, operation: Operation) -> Piece | None:
    return next((p for p in account.pieces if p.best is not None and p.best.value == operation), None)


def _ranked(account: Account, relations: Relations) -> Piece | None:
    """What is ranked: the first thing that is named, or the first property whose values rows are grouped by."""
    for piece in account.pieces:
        best = piece.best
        table = relations.tables.get(best.element.table) if best is not None and best.element is not None else None
        if best is None or best.element is None or table is None:
            continue
        column = table.column(best.element.column) if best.element.column else None
        groups = column is not None and kind_of(table, column, relations) in ("text", "boolean")
        if best.role is Role.TABLE or (best.role is Role.COLUMN and groups):
            return piece
    return None
