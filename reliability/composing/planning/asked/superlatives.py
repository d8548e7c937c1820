"""The most, the least, the first and the last of something: "highest", "top 5", "oldest"."""

from __future__ import annotations

from dataclasses import replace

from reliability.accounting.account import Operation, Piece, Role
from reliability.composing.planning.asked.parts import Superlative, Wanted
from reliability.composing.planning.asked.vocabulary import AGGREGATES, FALLING, LASTING, TAKING
from reliability.composing.planning.asked.walk import Walk

_ORDINALS = dict(zip("second third fourth fifth 2nd 3rd 4th 5th".split(), (2, 3, 4, 5) * 2, strict=True))


def rank(walk: Walk, at: int, piece: Piece, name: str) -> None:
    """A superlative; "highest" in a row of aggregates is one of them, and "first" behind a superlative belongs to
    it."""
    asked, around = walk.asked, walk.around
    asked.nth = asked.nth or _ORDINALS.get(around.text_before(at), 0)
    before = asked.superlatives[-1] if asked.superlatives else None
    words = around.words_before(at, 3)
    orders = piece.lemmas == ("first",) or ("on" in words and "top" in piece.lemmas)
    if before is not None and at - before.at <= 4 and orders:
        asked.superlatives[-1] = replace(before, all=True)
        _count_what_is_common(walk, at, before)
        return
    comes_first = around.lemmas_after(at) == ("first",)
    if name in (Operation.LEAST, Operation.MOST) and not comes_first and _among_aggregates(walk, at):
        walk.aggregates.append(AGGREGATES[name])
        walk.aggregated_at = at
        return
    if name == Operation.TOP and before is not None and at - before.at <= 2:
        return
    if LASTING & set(piece.lemmas) and around.words_before(at, 2) & TAKING:
        asked.layouts.setdefault("duration", at)  # "which courier takes longest to deliver"
    dated = name in (Operation.OLDEST, Operation.LATEST)
    shown = (piece.lemmas[-1:] == ("first",) and len(piece.lemmas) > 1) or "starting" in words or "start" in words
    shown = shown or "to" in piece.lemmas  # "highest to lowest"
    if before is not None and before.of is None and at - before.at <= 2 and before.words == ("top",):
        asked.superlatives.pop()  # "top 3 most common"
    asked.superlatives.append(Superlative(FALLING[name], at, piece.lemmas, dated=dated, all=shown))
    walk.superlative = len(asked.superlatives) - 1


def _count_what_is_common(walk: Walk, at: int, often: Superlative) -> None:
    """Of a property told with the "most common first" it is counted how many rows have each value."""
    asked = walk.asked
    if (
        _OFTEN.isdisjoint(often.words)
        or often.of is not None
        or asked.wanted
        or asked.groups
        or len(asked.columns) != 1
    ):
        return
    asked.groups.append(asked.columns.pop())
    asked.wanted.append(Wanted("count", None, at))


_OFTEN = frozenset("common frequent frequently often popular".split())


def _among_aggregates(walk: Walk, at: int) -> bool:
    """Whether "lowest" or "highest" stands in a row with another aggregate: "lowest, average and highest pay"."""
    if walk.aggregates and at - walk.aggregated_at <= 2 and walk.around.led_on(at):
        return True
    if not walk.around.goes_on(at):
        return False
    for piece in walk.around.pieces[at + 1 : at + 3]:
        best = piece.best
        if best is not None and best.role is Role.OPERATION:
            if best.value in AGGREGATES and best.value != Operation.COUNT:
                return True
            if best.value != Operation.AND:
                return False
        elif best is not None and best.role is not Role.FUNCTION:
            return False
    return False


def ranked_later(walk: Walk, at: int) -> bool:
    """Whether what is the most or the least of something is said later, without a number of its own."""
    for place, piece in enumerate(walk.around.pieces[at + 1 :], start=at + 1):
        best = piece.best
        if best is not None and best.role is Role.OPERATION and best.value in FALLING:
            return not walk.around.number_after(place) and "to" not in piece.lemmas
        if best is not None and best.role is Role.NUMBER:
            return False
    return False
