"""How far the two ends of all rows lie apart: "gap between the biggest and the smallest order", "range of salaries between
the highest and the lowest"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.both_ends import FAR_APART, ends_of
from reliability.composing.frame import Change, Frame, Measure, Of

_LIKELY, _MOST = 0.97, 4


def between_the_ends(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for how far the highest and the lowest figure of all rows lie apart, each with its score;
    none of any other question."""
    said = FAR_APART.search(account.text)
    ends = [p for p in account.pieces if p.best is not None and p.best.value in (Operation.MOST, Operation.LEAST)]
    if said is None or {p.best.value for p in ends if p.best} != {Operation.MOST, Operation.LEAST} or len(ends) != 2:
        return
    span = (said.start(), said.end() if said["figure"] is None else said.start("figure"))
    spans = [span] if said["figure"] is None else [span, (said.end("figure"), said.end())]
    rest = without(account, spans)
    for frame, score in [*list(frames_of(rest))[:_MOST], *ends_of(rest, frames_of)]:
        column = _column(frame)
        if column is not None:
            apart = Change(Measure("least", column), Measure("most", column))
            yield replace(frame, numbers=(apart,), by=(), order=(), limit=None, both_ends=False), _LIKELY * score


def _column(frame: Frame) -> Of | None:
    """The column of rows whose two ends a frame shows, or whose highest and lowest value."""
    if frame.both_ends and not frame.numbers:
        by = frame.order[0].by
        return by if isinstance(by, Of) and by.grain is None else None
    if len(frame.numbers) != 2 or frame.by or frame.having:
        return None
    one, other = frame.numbers
    if not isinstance(one, Measure) or not isinstance(other, Measure) or one.only or other.only:
        return None
    both = {one.aggregate, other.aggregate} == {"least", "most"} and one.of == other.of
    return one.of if both and isinstance(one.of, Of) else None


def is_between_the_ends(frame: Frame) -> bool:
    """Whether a frame tells how far the highest and the lowest value of a column lie apart."""
    one = frame.numbers[0] if len(frame.numbers) == 1 and not frame.by else None
    return isinstance(one, Change) and (one.before.aggregate, one.after.aggregate) == ("least", "most")
