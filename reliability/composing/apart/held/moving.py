"""Figures over a few periods each: "7-day moving average of orders", "rolling 3 month sum of returns".

What is asked is read by period, and each period's figure is taken together with those of the few before it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.apart.cutting import grain_piece, operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame, Measure, Moving

_LENGTH = r"(?P<{0}>\d{{1,2}}|two|three|four|five|six|seven|twelve)[ -]?(?P<unit_{0}>day|week|month|quarter)s?"
_SAID = re.compile(
    rf"\b(?:{_LENGTH.format('before')}\s+)?(?:moving|rolling|trailing)\s+(?:{_LENGTH.format('after')}\s+)?"
    r"(?P<taken>average|mean|avg|sum|total)s?(?:\s+(?:of|for)\b)?(?:\s+(?:the|our)\b)?",
    re.IGNORECASE,
)
_WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "twelve": 12}
_LIKELY, _MOST, _LEAST = 0.95, 4, 2


def moving(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for a figure over so many periods, each with its score; none of any other question, nor
    of one that does not say how many."""
    said = _SAID.search(account.text)
    length = (said["before"] or said["after"]) if said is not None else None
    if said is None or length is None:
        return
    many, unit = _many(length), (said["unit_before"] or said["unit_after"]).lower()
    if many < _LEAST:
        return
    rest = without(account, [said.span()])
    by = replace(grain_piece(said.span(), account.text, unit), start=len(account.text), end=len(account.text))
    taken: Literal["average", "sum"] = "sum" if said["taken"].lower() in ("sum", "total") else "average"
    counted = next((p.best.role is Role.TABLE for p in rest.pieces if p.best and p.best.role in _FIGURES), True)
    operation = operation_piece(Operation.COUNT if counted else Operation.SUM)
    for frame, score in list(frames_of(replace(rest, pieces=(operation, *rest.pieces, by))))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        timed = len(frame.by) == 1 and frame.by[0].grain in (unit, None if unit == "day" else unit)
        if isinstance(one, Measure) and timed and not (frame.having or frame.running or frame.limit):
            yield replace(frame, order=(), moving=Moving(taken, many)), _LIKELY * score


_FIGURES = frozenset((Role.TABLE, Role.COLUMN))


def _many(length: str) -> int:
    return int(length) if length.isdigit() else _WORDS[length.lower()]


def is_moving(frame: Frame) -> bool:
    """Whether a frame takes numbers together with those of the few groups before."""
    return frame.moving is not None
