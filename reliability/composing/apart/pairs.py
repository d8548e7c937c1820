"""How many and how much, asked for in two halves: "how many deliveries are unpaid, and how much do we owe in total?"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Frame, Measure

_AND_MUCH = re.compile(
    r"[,;]?\s*\b(?:and|plus)\s+(?:for\s+)?(?:how\s+much\b(?!\s+(?:more|less))|what\s+(?:is\s+the\s+|was\s+the\s+)?(?:total\s+)?"
    r"(?:sum|total|amount|value)|(?:the|their)\s+(?:total|sum|combined)\s+(?:amount|value)?)",
    re.IGNORECASE,
)
_AND_MANY = re.compile(
    r"[,;]?\s*\b(?:and|plus)\s+(?:over|in|across|for|from|with|on)?\s*(?:how\s+many)\b", re.IGNORECASE
)
_COUNTS = re.compile(r"\bhow\s+many\b|\bnumber\s+of\b", re.IGNORECASE)
_MOST_READ = 4


def counts_and_amounts(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks how many there are and what they come to, each with its score; none of any
    other question. What is said of the ones counts for the amount as well."""
    text = account.text
    much, many = _AND_MUCH.search(text), _AND_MANY.search(text)
    if much is not None and _COUNTS.search(text, 0, much.start()):
        said = _summed(much.start(), text)
        amounts = replace(
            account, pieces=(said, *(p for p in account.pieces if not _counted(p) and not _within(p, much)))
        )
        counts = replace(account, pieces=tuple(p for p in account.pieces if p.start < much.start()))
    elif many is not None and not _COUNTS.search(text, 0, many.start()):
        amounts = replace(account, pieces=tuple(p for p in account.pieces if p.start < many.start()))
        counts = replace(account, pieces=tuple(p for p in account.pieces if not _is_sum(p)))
    else:
        return
    for one, score in list(frames_of(counts))[:_MOST_READ]:
        for other, other_score in list(frames_of(amounts))[:_MOST_READ]:
            frame = _together(one, other)
            if frame is not None:
                yield frame, (score * other_score) ** 0.5


def _summed(at: int, text: str) -> Piece:
    said = Explanation(Role.OPERATION, 1.0, value=Operation.SUM.value)
    return Piece(at, at, text[at:at], ("total",), (said,))


def _counted(piece: Piece) -> bool:
    return piece.best is not None and piece.best.value == Operation.COUNT


def _is_sum(piece: Piece) -> bool:
    return piece.best is not None and piece.best.value == Operation.SUM


def _within(piece: Piece, match: re.Match[str]) -> bool:
    return match.start() <= piece.start and piece.end <= match.end()


def _together(counted: Frame, summed: Frame) -> Frame | None:
    """One frame with both numbers, where they are over the same rows; what either says of the rows holds for both."""
    first = counted.numbers[0] if len(counted.numbers) == 1 else None
    second = summed.numbers[0] if len(summed.numbers) == 1 else None
    if not isinstance(first, Measure) or not isinstance(second, Measure) or second.of is None:
        return None
    if first.of is not None or counted.subject != summed.subject or counted.by != summed.by or counted.limit:
        return None
    where = tuple(dict.fromkeys((*counted.where, *summed.where)))
    return replace(counted, numbers=(first, second), where=where)
