"""How many of those who were there left: "staff turnover in 2025 in percent", "churn rate of subscriptions last year".

The share is of those there when the period began, when it ended, or at any time of it: which of these is meant, words do
not say, so that all are read. Rows say when they begin and when they end ("hired on", "left on").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import AnyOf, Condition, Filter, Frame, Measure, Number, Of, Ratio
from reliability.composing.planning.columns import life_of
from reliability.composing.planning.relations import Relations
from reliability.question.periods import Period
from reliability.values import Element

_LEAVING = re.compile(
    r"\b(?P<what>turn\s?over|attrition|churn|fluctuation|leavers?|cancell?ation)(?P<rate>\s+(?:rate|ratio|percentage|%))?(?!\w)",
    re.IGNORECASE,
)
_SURE = frozenset({"attrition", "churn"})
_IN_PERCENT = re.compile(r"%|per\s?cent|\brate\b|\bshare\b|\bratio\b", re.IGNORECASE)
_WHOSE = re.compile(r"\s*(?:'s?|’s?)?\s*")
_OF = re.compile(r"\s*(?:rate\s+)?(?:of|among|for|in)\s+(?:(?:the|our|all|my)\s+)*", re.IGNORECASE)
_AT_FIRST, _AT_LAST, _AT_ANY_TIME, _NOT_SAID, _MOST = 0.95, 0.85, 0.75, 0.8, 6

Life = tuple[Element, Element]
"""The columns that say when a row begins and when it ends."""


def leaving(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks which share of a table's rows ended in a period, each with its score; none of
    any other question."""
    found = _LEAVING.search(account.text)
    period = next((p.best.period for p in account.pieces if p.best is not None and p.best.role is Role.PERIOD), None)
    by_time = any(piece.best is not None and piece.best.role is Role.GRAIN for piece in account.pieces)
    if found is None or by_time or period is None or period.start is None or period.end is None:
        return
    table = _whose(account, found)
    life = life_of(relations.table(table), relations) if table in relations.tables else None
    if table is None or life is None:
        return
    likely = 1.0 if _IN_PERCENT.search(account.text) else _NOT_SAID
    for where, by, score in _said_besides(account, table, life, found.span(), frames_of):
        for there, weight in _there(life, period):
            rate: Number = Ratio(
                Measure("count", only=(Condition(Of(life[1]), period=period),)),
                Measure("count", only=there),
                percent=True,
            )
            yield Frame(table, (rate,), by, where), likely * weight * score


def is_of_who_left(frame: Frame) -> bool:
    """Whether a frame is the share of rows that ended in a period, among those that were there."""
    shares = [each for each in frame.numbers if isinstance(each, Ratio) and each.percent]
    return any(
        isinstance(each.above, Measure)
        and isinstance(each.below, Measure)
        and bool(each.below.only)
        and any(isinstance(test, Condition) and test.period is not None for test in each.above.only)
        for each in shares
    )


def _whose(account: Account, found: re.Match[str]) -> str | None:
    """The table of those who leave: what is named directly before the word or after an "of"; where the word means
    nothing else, the first thing that is named, or what its own column is of ("attrition rate" of the day of leaving)."""
    named, own = list[tuple[Piece, str]](), list[str]()
    for piece in account.pieces:
        apart = piece.end <= found.start() or found.end() <= piece.start
        for each in piece.of(Role.TABLE if apart else Role.COLUMN)[:1]:
            if each.element is not None and apart:
                named.append((piece, each.element.table))
            elif each.element is not None:
                own.append(each.element.table)
    for piece, table in named:
        before = _WHOSE.fullmatch(account.text, piece.end, found.start()) is not None
        after = _OF.fullmatch(account.text, found.end(), piece.start) is not None
        if before or after:
            return table
    sure = found["what"].lower() in _SURE
    return next(iter((*(table for _, table in named), *own)), None) if sure else None


def _said_besides(
    account: Account, table: str, life: Life, span: Span, frames_of: FramesOf
) -> Iterator[tuple[tuple[Filter, ...], tuple[Of, ...], float]]:
    """What else is said of the rows, and what the share is worked out for each of, by reading the question as one for
    the rows alone."""
    rest = without(account, [span])
    rest = replace(rest, pieces=tuple(piece for piece in rest.pieces if not _says_when_or_share(piece)))
    found = dict[tuple[tuple[Filter, ...], tuple[Of, ...]], float]()
    for frame, score in list(frames_of(rest))[:_MOST]:
        if frame.subject == table:
            where = tuple(each for each in frame.where if not _is_about(each, life))
            by = tuple(of for of in frame.by if isinstance(of, Of)) if frame.numbers else ()
            found.setdefault((where, by), score)
    yield from ((where, by, score) for (where, by), score in found.items()) if found else (((), (), 0.5),)


def _says_when_or_share(piece: Piece) -> bool:
    best = piece.best
    return best is not None and (best.role is Role.PERIOD or best.value == Operation.SHARE)


def _is_about(each: Filter, life: Life) -> bool:
    return isinstance(each, Condition) and isinstance(each.of, Of) and each.of.column in life


def _there(life: Life, period: Period) -> Iterator[tuple[tuple[Filter, ...], float]]:
    """Who is there when a period begins, when it ends, and at any time of it."""
    begin, end = (Of(each) for each in life)

    def lives(begun_before: Period, not_over_before: Period) -> tuple[Filter, ...]:
        over = AnyOf((Condition(end, "is null"), Condition(end, period=not_over_before)))
        return Condition(begin, period=begun_before), over

    until_start, from_start = Period(None, period.start), Period(period.start, None)
    until_end, from_end = Period(None, period.end), Period(period.end, None)
    yield lives(until_start, from_start), _AT_FIRST
    yield lives(until_end, from_end), _AT_LAST
    yield lives(until_end, from_start), _AT_ANY_TIME
