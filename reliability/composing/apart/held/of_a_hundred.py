"""So many of a hundred that come first: "the top 10 % of customers", "share of revenue from the best 5 percent".

The question is read as one about the first ten, without the word for a hundredth, and what keeps ten keeps ten of a hundred.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.first_ones import of_the_first
from reliability.composing.frame import Condition, Filter, Frame, Measure, Number, Ratio
from reliability.composing.planning.relations import Relations

_RANKS = frozenset((Operation.MOST, Operation.LEAST, Operation.TOP, Operation.BOTTOM))
_HUNDREDTH = frozenset(("%", "percent", "percent of", "per cent", "per cent of", "pct", "pct of", "% of"))
_MOST, _MOST_READ = 99, 6


def of_a_hundred(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question about so many of a hundred that come first, each with its score; none of others."""
    said = _said(account)
    if said is None:
        return
    number, hundredth = said
    rest = without(account, [(hundredth.start, hundredth.end)])
    shares = any(piece.best is not None and piece.best.value == Operation.SHARE for piece in rest.pieces)
    read = [*list(frames_of(rest))[:_MOST_READ], *of_the_first(rest, relations, frames_of)]
    for frame, score in read:
        kept = _kept(frame, number)
        if kept != frame and (not shares or any(isinstance(each, Ratio) for each in frame.numbers)):
            yield kept, score


def is_of_a_hundred(frame: Frame) -> bool:
    """Whether a frame keeps so many of a hundred rows, or is about those."""
    return any(each.of_a_hundred for each in _frames(frame))


def _said(account: Account) -> tuple[int, Piece] | None:
    """How many, and the piece of the word for a hundredth, right behind what ranks."""
    for rank, number, hundredth in zip(account.pieces, account.pieces[1:], account.pieces[2:], strict=False):
        ranks = rank.best is not None and rank.best.role is Role.OPERATION and rank.best.value in _RANKS
        counts = number.best is not None and number.best.role is Role.NUMBER and number.best.value.isdigit()
        if ranks and counts and " ".join(hundredth.text.lower().split()) in _HUNDREDTH and number.best is not None:
            many = int(number.best.value)
            return (many, hundredth) if 0 < many <= _MOST else None
    return None


def _kept(frame: Frame, many: int) -> Frame:
    """The frame with so many of a hundred wherever it keeps so many."""
    where = tuple(_kept_by(each, many) for each in frame.where)
    numbers = tuple(_kept_in(each, many) for each in frame.numbers)
    first = frame.limit == many and frame.order and not frame.skip and not frame.both_ends
    return replace(frame, where=where, numbers=numbers, of_a_hundred=bool(first))


def _kept_by(each: Filter, many: int) -> Filter:
    if isinstance(each, Condition) and isinstance(each.other, Frame):
        return replace(each, other=_kept(each.other, many))
    return each


def _kept_in(number: Number, many: int) -> Number:
    if isinstance(number, Measure) and number.only:
        return replace(number, only=tuple(_kept_by(each, many) for each in number.only))
    if isinstance(number, Ratio) and isinstance(number.above, Measure):
        above = _kept_in(number.above, many)
        return replace(number, above=above) if isinstance(above, Measure) else number
    return number


def _frames(frame: Frame) -> Iterator[Frame]:
    """A frame, and those whose rows it keeps to."""
    yield frame
    filters = [*frame.where]
    for number in frame.numbers:
        measure = number.above if isinstance(number, Ratio) else number
        filters += measure.only if isinstance(measure, Measure) else ()
    for each in filters:
        if isinstance(each, Condition) and isinstance(each.other, Frame):
            yield from _frames(each.other)
