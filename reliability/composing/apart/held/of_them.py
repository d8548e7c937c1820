"""How many there are, and how many of them something is said of: "customers by country, and how many of them bought something
this year", "how many orders did we get and how many of those were cancelled", "who sent at least 8 letters, and how many of
those came back"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import operation_piece
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Measure
from reliability.values import Element

_OF_THEM = re.compile(
    r"[,;:]?\s*\b(?:and|plus|with)\s+(?:also\s+)?(?:how\s+many|the\s+number)\s+of\s+(?:them|these|those)\b\s*(?:(?:who|that|which)\b)?",
    re.IGNORECASE,
)
_LIKELY, _MOST = 0.97, 8


def how_many_of_them(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for how many rows there are and how many of them something is said of, each with its
    score; none of any other question."""
    said = _OF_THEM.search(account.text)
    before = [piece for piece in account.pieces if said is not None and piece.end <= said.start()]
    after = [piece for piece in account.pieces if said is not None and piece.start >= said.end()]
    if said is None or not before or not after:
        return
    count = operation_piece(Operation.COUNT)
    all_of_them = [
        each
        for asked in ((count, *_uncounted(before)), tuple(before))
        for each in list(frames_of(_cut(account, asked, 0, said.start())))[:_MOST]
        if bool(each[0].having) == (asked == tuple(before))
    ]
    for frame, score in all_of_them:
        if frame.numbers != (Measure("count"),) or frame.limit is not None or not _names(before, frame):
            continue
        at = said.start()
        them = Piece(at, at, "", (frame.subject.lower(),), (Explanation(Role.TABLE, 1.0, Element(frame.subject)),))
        for theirs, likely in list(frames_of(_cut(account, (count, them, *after), said.end(), len(account.text))))[
            :_MOST
        ]:
            plain = theirs.subject == frame.subject and theirs.numbers == (Measure("count"),) and not theirs.by
            if plain and theirs.where and not (theirs.having or theirs.limit or _speaks_of_the_same(frame, theirs)):
                yield (
                    replace(frame, numbers=(Measure("count"), Measure("count", only=theirs.where))),
                    _LIKELY * score * likely,
                )


def is_how_many_of_them(frame: Frame) -> bool:
    """Whether a frame counts rows, and beside these some of them."""
    counts = [
        each for each in frame.numbers if isinstance(each, Measure) and each.aggregate == "count" and not each.table
    ]
    return len(counts) == len(frame.numbers) == 2 and not counts[0].only and bool(counts[1].only)


def _speaks_of_the_same(all_of_them: Frame, theirs: Frame) -> bool:
    """Whether what is said of some is held against what is said of all: who left of those who are there."""
    held = {each.of for each in all_of_them.where if isinstance(each, Condition)}
    return any(isinstance(each, Condition) and each.of in held for each in theirs.where)


def _names(pieces: list[Piece], frame: Frame) -> bool:
    """Whether words surely name the rows that a frame counts."""
    named = [piece.best.element for piece in pieces if piece.best is not None and piece.best.role is Role.TABLE]
    return any(each is not None and each.table == frame.subject for each in named)


def _uncounted(pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.best is None or piece.best.value != Operation.COUNT]


def _cut(account: Account, pieces: tuple[Piece, ...], start: int, end: int) -> Account:
    """The account of one half, whose words stand where they stood."""
    text = " " * start + account.text[start:end]
    return replace(account, text=text, pieces=pieces)
