"""How many and how much, asked for in two halves: "how many deliveries are unpaid, and how much do we owe in total?",
and how many came and went in a period: "joiners and leavers in 2025"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Measure, Of
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations
from reliability.question.periods import Period
from reliability.values import Element

_AND_MUCH = re.compile(
    r"[,;]?\s*\b(?:and|plus)\s+(?:for\s+)?(?:how\s+much\b(?!\s+(?:more|less))|what\s+(?:is\s+the\s+|was\s+the\s+)?(?:total\s+)?"
    r"(?:sum|total|amount|value)|(?:the|their)\s+(?:total|sum|combined)\s+(?:amount|value)?)",
    re.IGNORECASE,
)
_AND_MANY = re.compile(
    r"[,;]?\s*\b(?:and|plus)\s+(?:over|in|across|for|from|with|on)?\s*(?:how\s+many)\b", re.IGNORECASE
)
_COUNTS = re.compile(r"\bhow\s+many\b|\bnumber\s+of\b", re.IGNORECASE)
_BESIDE = re.compile(r"\b(?:and|vs\.?|versus|against|compared|minus|less|or)\b|/|&", re.IGNORECASE)
_WHO = re.compile(r"\b(?:who|that|which)\s+(?:(?:have|has|had|both|were|was|are|is)\s+)*$", re.IGNORECASE)
_MOST_READ, _SURELY = 4, 0.97


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
        for other, other_score in list(frames_of(amounts))[: 3 * _MOST_READ]:
            frame = _together(one, other)
            if frame is not None:
                yield frame, (score * other_score) ** 0.5


def comings_and_goings(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks how many of the same began and ended in a period, each by a day of its own,
    with their scores; none of any other question."""
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    period = periods[0].best.period if len(periods) == 1 and periods[0].best is not None else None
    events = [(piece, day) for piece in account.pieces if (day := _day_of(piece, relations)) is not None]
    if period is None or len(events) != 2:
        return
    (one, began), (other, ended) = events
    if _WHO.search(account.text, 0, one.start):
        return  # those who did both
    if began == ended or began.table != ended.table or not _BESIDE.search(account.text, one.end, other.start):
        return
    table, count = Explanation(Role.TABLE, 1.0, Element(began.table)), Operation.COUNT.value
    how_many = Piece(0, 0, "how many", ("how", "many"), (Explanation(Role.OPERATION, 1.0, value=count),))
    thing = Piece(one.start, one.end, one.text, (began.table.lower(),), (table,))
    said = [
        *((p.start, p.end) for p in (one, other, *periods)),
        *((p.start, p.end) for p in account.pieces if _is_of(p, began)),
    ]
    for frame, score in list(frames_of(without(account, said, [how_many, thing])))[:_MOST_READ]:
        told = {each.of.column for each in frame.where if isinstance(each, Condition) and isinstance(each.of, Of)}
        if frame.subject == began.table and frame.numbers == (Measure("count"),) and not told & {began, ended}:
            yield replace(frame, numbers=tuple(_then(day, period) for day in (began, ended))), _SURELY * score


def _then(day: Element, period: Period) -> Measure:
    return Measure("count", only=(Condition(Of(day), period=period),))


def _day_of(piece: Piece, relations: Relations) -> Element | None:
    """The day on which what a word says began or ended."""
    best = piece.best
    if best is None or best.role not in (Role.COLUMN, Role.STATE) or best.element is None:
        return None
    table = relations.tables.get(best.element.table)
    column = table.column(best.element.column) if table is not None else None
    return best.element if table and column and kind_of(table, column, relations) == "date" else None


def _is_of(piece: Piece, day: Element) -> bool:
    """Whether a piece counts, joins, or names the rows that a day is of."""
    best = piece.best
    joins = best is not None and best.role is Role.OPERATION and best.value in _JOINED
    return joins or (best is not None and best.role is Role.TABLE and best.element == Element(day.table))


_JOINED = frozenset((Operation.COUNT, Operation.AND, Operation.COMPARE, Operation.LIST))


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
