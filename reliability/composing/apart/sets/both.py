"""Who has something of both kinds, not of either: "customers who bought both furniture and lighting", "brands that sell
garden and kitchen products both"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Having, Measure, Of, OfEach, Related
from reliability.values import Element

_BOTH = re.compile(r"\bboth\b", re.IGNORECASE)
_JOINED = re.compile(
    r"\s*(?:,\s*)?(?:and(?:\s+also)?|as\s+well\s+as|&|\+)(?:\s+(?:by|via|with|through|using|in|from|at|on|an?|the|for))*\s*",
    re.IGNORECASE,
)
_LITTLE_BETWEEN = re.compile(
    r"\s*(?:(?:by|via|with|through|using|in|from|at|on|an?|the|for|of|our|any)\s+)*", re.IGNORECASE
)
_LIKELY, _NEAR, _MOST = 0.95, 0.4, 6


@dataclass(frozen=True, slots=True)
class _Two:
    """The words for two values of one column, what each means, and where "both" stands."""

    first: Piece
    second: Piece
    column: Element
    values: tuple[str, str]
    both: tuple[int, int]


def of_both(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those of whom two values of one column hold, each in another row, with their
    scores; none of any other question. Of rows that can have but one of the two, nothing is read."""
    yield from _in_both_periods(account, frames_of)
    for said in _said(account):
        first = replace(said.first, explanations=_meant(said.first, said.column))
        alone = without(account, [said.both, (said.first.start, said.second.end)], [first])
        for frame, score in list(frames_of(alone))[:_MOST]:
            kept = _with_the_other(frame, said)
            if kept is not None:
                yield kept, _LIKELY * score
        return


def _in_both_periods(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """Who has something in each of two periods: "customers who ordered both in 2025 and 2026"."""
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    both = next((match for match in _BOTH.finditer(account.text) if _says_so(match, periods, account.text)), None)
    if both is None or len(periods) != 2:
        return
    first, second = periods
    one, other = (piece.best.period for piece in periods if piece.best is not None)
    rest = without(account, [both.span(), (first.end, second.end)])
    for frame, score in list(frames_of(rest))[:_MOST]:
        for each in frame.where:
            if not isinstance(each, Related) or each.never or each.times is not None or frame.limit is not None:
                continue
            then = tuple(
                replace(c, period=other) if isinstance(c, Condition) and c.period == one else c for c in each.conditions
            )
            if then != each.conditions:
                yield replace(frame, where=(*frame.where, replace(each, conditions=then))), _LIKELY * score
                break


def _says_so(both: re.Match[str], periods: Sequence[Piece], text: str) -> bool:
    """Whether "both" is said of two periods that stand side by side."""
    if len(periods) != 2 or not _JOINED.fullmatch(text, periods[0].end, periods[1].start):
        return False
    before = both.end() <= periods[0].start and _LITTLE_BETWEEN.fullmatch(text, both.end(), periods[0].start)
    return bool(before) or (periods[1].end <= both.start() and not text[periods[1].end : both.start()].strip())


def _said(account: Account) -> Iterator[_Two]:
    text, pieces = account.text, account.pieces
    named = [piece for piece in pieces if piece.of(Role.CELL)]
    for both in _BOTH.finditer(text):
        for first, second in pairwise(named):
            joined = _JOINED.fullmatch(text, first.end, second.start)
            before = both.end() <= first.start and _LITTLE_BETWEEN.fullmatch(text, both.end(), first.start)
            after = second.end <= both.start() and not text[second.end : both.start()].strip()
            if joined is None or not (before or after):
                continue
            for one in first.of(Role.CELL):
                for other in second.of(Role.CELL):
                    if one.element is not None and one.element == other.element and one.value != other.value:
                        yield _Two(first, second, one.element, (one.value, other.value), both.span())
                        return


def _meant(piece: Piece, column: Element) -> tuple[Explanation, ...]:
    return tuple(replace(each, score=1.0) for each in piece.of(Role.CELL) if each.element == column)[:1]


def _with_the_other(frame: Frame, said: _Two) -> Frame | None:
    """A frame that has rows of the one kind, with those of the other beside them; None where its rows have no others."""
    if frame.limit is not None or frame.having:
        return None
    for each in frame.where:
        if isinstance(each, Related) and not each.never and _holds(each.conditions, said) is not None:
            return replace(frame, where=(*frame.where, replace(each, conditions=_other(each.conditions, said))))
    held = _holds(frame.where, said)
    if held is None:
        return None
    either = tuple(replace(each, values=said.values, comparison="in") if each == held else each for each in frame.where)
    two = Having(Measure("count distinct", Of(said.column)), "=", 2)
    one = frame.numbers[0] if len(frame.numbers) == 1 else None
    if isinstance(one, Measure) and one.aggregate == "count distinct" and isinstance(one.of, Of) and not frame.by:
        told = OfEach("count", Measure("count distinct", Of(said.column)), (one.of,), (two,))
        return replace(frame, numbers=(told,), where=either)
    if frame.numbers or not frame.distinct or any(of.column == said.column for of in frame.by):
        return None
    return replace(frame, where=either, having=(two,), distinct=False)


def _holds(filters: Sequence[Filter], said: _Two) -> Condition | None:
    """The condition of the first value."""
    return next((f for f in filters if isinstance(f, Condition) and _is_first(f, said)), None)


def _is_first(condition: Condition, said: _Two) -> bool:
    same = isinstance(condition.of, Of) and condition.of.column == said.column
    return same and condition.comparison in ("=", "in") and condition.values == (said.values[0],)


def _other(filters: Sequence[Filter], said: _Two) -> tuple[Filter, ...]:
    return tuple(
        replace(each, values=(said.values[1],)) if isinstance(each, Condition) and _is_first(each, said) else each
        for each in filters
    )
