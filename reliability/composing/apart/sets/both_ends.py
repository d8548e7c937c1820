"""The first and the last alike: "best and worst store by revenue", "the 3 cheapest and the 3 dearest products".

Without one of the two, such a question asks for one end of an order; it is read so, and both ends are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame

_ENDS = frozenset(
    map(
        frozenset[str],
        (
            (Operation.MOST, Operation.LEAST),
            (Operation.TOP, Operation.BOTTOM),
            (Operation.OLDEST, Operation.LATEST),
            (Operation.OLDEST, Operation.LEAST),  # "oldest and youngest"
        ),
    )
)
_RANKS = frozenset().union(*_ENDS)
FAR_APART = re.compile(
    r"\b(?:gap|difference|diff|range|spread|distance|span|margin)\s+(?:(?:in|of)\s+(?P<figure>[\w-]+(?:\s+[\w-]+)?)\s+)?between\b",
    re.IGNORECASE,
)
"""Words that ask how far two ends lie apart, maybe in what."""
_LIKELY, _OTHER_WAY, _MOST = 0.95, 0.9, 6


def both_ends(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the first and the last of an order, each with its score; none of any other
    question, nor of one for the highest and the lowest figure itself, or for how far these lie apart."""
    if not FAR_APART.search(account.text):
        yield from ends_of(account, frames_of)


def ends_of(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The same, whether or not it is asked how far the two lie apart."""
    for dropped, likely in _one_end(account.pieces):
        rest = replace(account, pieces=tuple(piece for piece in account.pieces if piece not in dropped))
        for frame, score in list(frames_of(rest))[:_MOST]:
            ordered = frame.limit is not None and frame.order and not frame.skip
            if ordered and frame.first_of_each is None:
                falling = frame if frame.order[0].falling else _turned(frame)
                yield replace(falling, both_ends=True), likely * score


def is_of_both_ends(frame: Frame) -> bool:
    """Whether a frame shows the first and the last of an order."""
    return frame.both_ends


def _turned(frame: Frame) -> Frame:
    return replace(frame, order=tuple(replace(each, falling=not each.falling) for each in frame.order))


def _one_end(pieces: Sequence[Piece]) -> Iterator[tuple[Sequence[Piece], float]]:
    """The pieces that speak of one end alone: of "best and worst", "and worst" and "best and"."""
    ranks = [n for n, piece in enumerate(pieces) if _operation(piece) in _RANKS]
    for one, other in pairwise(ranks):
        between = pieces[one + 1 : other]
        both = frozenset((_operation(pieces[one]), _operation(pieces[other]))) in _ENDS
        if both and any(_operation(piece) == Operation.AND for piece in between) and all(map(_joins, between)):
            if _of_days(pieces[one]) and _of_days(pieces[other]) and not _are_things(pieces, other + 1):
                return  # "the first and the last order date"
            yield pieces[one + 1 : other + 1], _LIKELY
            yield pieces[one:other], _LIKELY * _OTHER_WAY
            return


def _of_days(rank: Piece) -> bool:
    return _operation(rank) in (Operation.OLDEST, Operation.LATEST)


def _are_things(pieces: Sequence[Piece], at: int) -> bool:
    """Whether rows of a table are ranked, and nobody asks when."""
    named = pieces[at].best if at < len(pieces) else None
    return named is not None and named.role is Role.TABLE and not any("when" in piece.lemmas for piece in pieces)


def _operation(piece: Piece) -> str:
    best = piece.best
    return best.value if best is not None and best.role is Role.OPERATION else ""


def _joins(piece: Piece) -> bool:
    """Whether it may stand between the two: "and", "the", how many."""
    return piece.best is None or piece.best.role in (Role.FUNCTION, Role.NUMBER) or _operation(piece) == Operation.AND
