"""What is ranked by a rate: "best store by revenue per square metre" is the store with the highest revenue per square
metre, and neither sales floor nor stores make groups there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role

_RANKS = frozenset((Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM))
_THINGS = frozenset((Role.TABLE, Role.COLUMN))
_BY = frozenset(("by", "in terms of", "based on", "according to", "going by", "ranked by"))
_PER = frozenset(("per", "for each", "for every", "per each"))


def with_the_highest_rate(account: Account) -> Account:
    """The account of a question for what ranks by a rate as one for what has the highest rate; any other as it is."""
    pieces = account.pieces
    for at, piece in enumerate(pieces):
        if at and piece.text.lower() in _BY and _kind(pieces[at - 1]) in _THINGS:
            ranks = _before_it(pieces, at - 1)
            if ranks and _is_a_rate(pieces[at + 1 :]):
                start = pieces[at + 1].start
                moved = [replace(each, start=start, end=start) for each in pieces[ranks[0] : ranks[1]]]
                rest = [*pieces[: ranks[0]], *pieces[ranks[1] : at], *moved, *pieces[at + 1 :]]
                return replace(account, pieces=tuple(rest))
    return account


def _before_it(pieces: Sequence[Piece], thing: int) -> tuple[int, int] | None:
    """Where what ranks stands, from its first piece to behind its last: before the thing or how many are wanted of it."""
    end = thing - 1 if thing and _kind(pieces[thing - 1]) is Role.NUMBER else thing
    start = end
    while start and (_ranks(pieces[start - 1]) or (start < end and _kind(pieces[start - 1]) is Role.FUNCTION)):
        start -= 1
        if _ranks(pieces[start]) and start and _does(pieces[start - 1], Operation.AND):
            start -= 1
    return (start, end) if start < end and _ranks(pieces[start]) else None


def _is_a_rate(behind: Sequence[Piece]) -> bool:
    """Whether a figure per something follows at once."""
    per = next((n for n, piece in enumerate(behind[:4]) if piece.text.lower() in _PER), 0)
    return 0 < per < len(behind) - 1 and _kind(behind[per + 1]) in _THINGS


def _kind(piece: Piece) -> Role | None:
    return piece.best.role if piece.best is not None else None


def _ranks(piece: Piece) -> bool:
    return _does(piece, *_RANKS)


def _does(piece: Piece, *operations: Operation) -> bool:
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value in operations
