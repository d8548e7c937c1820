"""Things that lie within two bounds, each of a figure of theirs: "departments with more than 10 people and an average salary
above 60k", "stores that have over 500 orders and less than 20 returns".

Either bound is read with what it is said of alone, and the groups that it keeps are to pass the other as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.on_average import on_average
from reliability.composing.frame import Condition, Frame, Having, Measure
from reliability.composing.planning.asked.vocabulary import COMPARISONS
from reliability.composing.planning.relations import Relations

_JOINS = frozenset((Operation.AND, Operation.OR))
_LIKELY, _MOST, _MOST_READ, _TWO = 0.97, 4, 16, 2


def within_both(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for things within two bounds, each with its score; none of any other question, nor of
    bounds of which one is of the rows themselves."""
    halves = _halves(account.pieces)
    if halves is None:
        return
    alone = [_alone(account, half) for half in halves]
    read = ([*frames_of(half)[:_MOST_READ], *on_average(half, relations, frames_of)] for half in alone)
    one, other = ([*_bounded(each)][:_MOST] for each in read)
    for first, score in one:
        for second, likely in other:
            both = _both(first, second)
            if both is not None:
                yield both, _LIKELY * score * likely


def _alone(account: Account, half: Sequence[Piece]) -> Account:
    """The account with these pieces and their words alone, where they stood."""
    text = [" "] * len(account.text)
    for piece in half:
        text[piece.start : piece.end] = account.text[piece.start : piece.end]
    return replace(account, text="".join(text), pieces=tuple(half))


def _bounded(read: Sequence[tuple[Frame, float]]) -> Iterator[tuple[Frame, float]]:
    """The frames that keep groups by one figure."""
    for frame, score in read:
        cut = frame.limit is not None or frame.first_of_each or frame.running or frame.moving
        if frame.by and len(frame.having) == 1 and not cut:
            yield frame, score


def is_within_both(frame: Frame) -> bool:
    """Whether a frame keeps groups by two figures, both of which it shows."""
    return len(frame.having) == _TWO and frame.numbers == tuple(each.of for each in frame.having)


def _halves(pieces: Sequence[Piece]) -> tuple[tuple[Piece, ...], tuple[Piece, ...]] | None:
    """The pieces of either bound, each with what both are said of; periods behind the second belong to both."""
    bounds = [n for n, piece in enumerate(pieces) if _operation(piece) in COMPARISONS]
    numbers = [n for n, piece in enumerate(pieces) if piece.best is not None and piece.best.role is Role.NUMBER]
    if len(bounds) != _TWO or len(numbers) != _TWO or not bounds[0] < numbers[0] < bounds[1] < numbers[1]:
        return None
    thing = next((n for n in range(bounds[0]) if _role(pieces[n]) is Role.TABLE), None)
    joins = [n for n in range(numbers[0] + 1, bounds[1]) if _operation(pieces[n]) in _JOINS]
    if thing is None or len(joins) != 1 or _operation(pieces[joins[0]]) != Operation.AND:
        return None
    head, at = pieces[: bounds[0]], joins[0]  # with what joins the thing and its bounds: "have"
    shared = [piece for piece in pieces[numbers[1] :] if _role(piece) is Role.PERIOD]
    return (*head, *pieces[bounds[0] : at], *shared), (*_without_figures(head, thing), *pieces[at + 1 :])


def _without_figures(head: Sequence[Piece], thing: int) -> Sequence[Piece]:
    """What stands before the first bound, without what that is of: "stores whose revenue is over …"."""
    return [piece for n, piece in enumerate(head) if n <= thing or _role(piece) in (None, Role.FUNCTION, Role.EARLIER)]


def _both(first: Frame, second: Frame) -> Frame | None:
    """The groups that pass the bounds of both frames; None where they are of other groups."""
    if first.by != second.by:
        return None
    apart = first.subject != second.subject
    if not apart and first.where != second.where:
        return None
    having = (_said_apart(first), _said_apart(second)) if apart else (first.having[0], second.having[0])
    if any(each is None for each in having) or having[0] == having[1]:
        return None
    kept = tuple(each for each in having if each is not None)
    numbers = tuple(each.of for each in kept)
    return replace(
        first,
        numbers=numbers,
        where=() if apart else first.where,
        having=kept,
        order=(),
        empty_groups=first.empty_groups or second.empty_groups,
    )


def _said_apart(frame: Frame) -> Having | None:
    """A frame's bound that stands in a frame of other rows: its figure says which rows it is of, and which of them."""
    having = frame.having[0]
    if not isinstance(having.of, Measure) or not all(isinstance(each, Condition) for each in frame.where):
        return None
    table = having.of.table or ("" if having.of.of is not None else frame.subject)
    return replace(having, of=replace(having.of, table=table, only=(*having.of.only, *frame.where)))


def _role(piece: Piece) -> Role | None:
    return piece.best.role if piece.best is not None else None


def _operation(piece: Piece) -> str:
    return piece.best.value if piece.best is not None and piece.best.role is Role.OPERATION else ""
