"""By how much one is more than another: "how much more did we sell in 2025 than in 2024", "how many more orders came from
Kiel than from Faro". It is read as both held against each other, and the difference is taken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Change, Condition, Frame, Measure, Of

_HOW_MUCH_MORE = re.compile(
    r"\b(?:how\s+(?:much|many)|by\s+how\s+(?:much|many)|what)\s+(?P<more>more|less|fewer)\b[^?!.;]*?\s(?P<than>than|compared\s+(?:to|with))\b",
    re.IGNORECASE,
)
_PERCENT = re.compile(r"%|\bper\s?cent\b|\bpercentage\b", re.IGNORECASE)
_LIKELY, _WITH_BOTH, _MOST = 0.97, 0.9, 6


def how_much_more(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for a difference of two, each with its score: the difference alone, and beside both;
    none of any other question."""
    match = _HOW_MUCH_MORE.search(account.text)
    if match is None:
        return
    said = Explanation(Role.OPERATION, 1.0, value=Operation.COMPARE.value)
    than = Piece(*match.span("than"), match["than"], ("compared",), (said,))
    kept = [p for p in account.pieces if not (_within(p, match, "more") or _within(p, match, "than"))]
    compared = replace(account, pieces=tuple(sorted([*kept, than], key=lambda piece: piece.start)))
    percent = _PERCENT.search(account.text) is not None
    for frame, score in list(frames_of(compared))[:_MOST]:
        sides = _side_by_side(frame) or _of_two_groups(frame)
        if sides is None:
            continue
        rest, one, other = sides
        first, second = (one, other) if _is_named_first(one, other, account) else (other, one)
        more = match["more"].lower() == "more"
        change = Change(second, first, percent=percent) if more else Change(first, second, percent=percent)
        yield replace(rest, numbers=(change,)), _LIKELY * score
        yield replace(rest, numbers=(first, second, change)), _WITH_BOTH * score


def _within(piece: Piece, match: re.Match[str], name: str) -> bool:
    return piece.start < match.end(name) and match.start(name) < piece.end


def _side_by_side(frame: Frame) -> tuple[Frame, Measure, Measure] | None:
    """The two figures of a frame that differ only in the rows they are over."""
    one, other = (*frame.numbers, None, None)[:2]
    if len(frame.numbers) not in (2, 3) or not isinstance(one, Measure) or not isinstance(other, Measure):
        return None
    if frame.by or not one.only or not other.only or replace(one, only=()) != replace(other, only=()):
        return None
    return frame, one, other


def _of_two_groups(frame: Frame) -> tuple[Frame, Measure, Measure] | None:
    """The figure of a frame for each of two values, as two figures."""
    number, of = (frame.numbers[0] if len(frame.numbers) == 1 else None), (frame.by[0] if len(frame.by) == 1 else None)
    if not isinstance(number, Measure) or of is None or number.only or frame.having or frame.limit is not None:
        return None
    held = [
        each
        for each in frame.where
        if isinstance(each, Condition) and each.of == Of(of.column) and len(each.values) == 2
    ]
    if len(held) != 1 or of.grain is not None or held[0].comparison not in ("=", "in"):
        return None
    both = tuple(replace(number, only=(Condition(held[0].of, "=", (value,)),)) for value in held[0].values)
    where = tuple(each for each in frame.where if each is not held[0])
    return replace(frame, by=(), where=where, order=()), both[0], both[1]


def _is_named_first(one: Measure, other: Measure, account: Account) -> bool:
    """Whether what the one is over is named before what the other is over."""
    return _place(one, account) <= _place(other, account)


def _place(measure: Measure, account: Account) -> int:
    for piece in account.pieces:
        for each in measure.only:
            period = isinstance(each, Condition) and each.period is not None and each.period in _periods(piece)
            value = isinstance(each, Condition) and any(
                v in {e.value for e in piece.of(Role.CELL)} for v in each.values
            )
            if period or value:
                return piece.start
    return len(account.text)


def _periods(piece: Piece) -> list[object]:
    return [each.period for each in piece.of(Role.PERIOD)]
