"""Ratios of one thing to another: "the ratio of cancelled to completed visits by specialty", "the proportion of flights
with stops out of all flights". Both are read as questions of their own, with what is said of both."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from reliability.accounting.account import Account, Piece, Role
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Computed, Condition, Filter, Frame, Measure, Of, Ratio
from reliability.composing.planning.columns import kind_of
from reliability.composing.planning.relations import Relations

_BEGINS = re.compile(
    r"\b(?:(?P<average>average|mean)\s+)?(?:(?P<ratio>ratio)\s+(?:of|between)|"
    r"(?P<share>proportion|fraction|share|percentage|percent|ratio)\s+of)\s+",
    re.IGNORECASE,
)
_TO = re.compile(r"\s+(?:to|and|vs\.?|versus|over|against|divided\s+by)\s+(?:that\s+of\s+)?", re.IGNORECASE)
_OUT_OF = re.compile(r"\s+(?:out\s+of|relative\s+to|compared\s+(?:to|with))\s+", re.IGNORECASE)
_ENDS = re.compile(
    r"\s*(?:[,;?!]|\.(?=\s|$)|\b(?:for|in|by)\s+(?:each|every|all)\b|\b(?:by|per|across|grouped|broken\s+down|split)\b|$)",
    re.IGNORECASE,
)
_IN_PERCENT = re.compile(r"%|per\s?cent", re.IGNORECASE)
_MOST_SPLITS, _MOST_READ = 3, 8
_CONTENT = frozenset((Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE, Role.NUMBER, Role.PERIOD))
_THINGS = frozenset((Role.TABLE, Role.COLUMN))
_TELLING = frozenset((Role.CELL, Role.STATE, Role.PERIOD))
_WHERE_OR_WHEN = frozenset("in at from within during for among since on".split())
_OF_TWO_TABLES, _OF_ONE_SIDE, _OF_RIVALS = 0.6, 0.7, 1.15


@dataclass(frozen=True, slots=True)
class _Sides:
    """What stands above and below, each read with what is said of both."""

    above: Account
    below: Account
    averaged: bool
    percent: bool
    likely: float = 1.0


def ratios(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks for a ratio of one thing to another, each with its score; none of any other
    question."""
    for sides in _sides(account):
        above, below = (list(frames_of(each))[:_MOST_READ] for each in (sides.above, sides.below))
        for (one, score), (other, other_score) in product(above, below):
            frame = _set_beside(one, other, sides, relations)
            if frame is not None:
                apart = one.subject != other.subject
                likely = _OF_TWO_TABLES if apart else _OF_RIVALS if _are_rivals(one, other) else 1.0
                yield frame, sides.likely * min(1.0, likely * (score * other_score) ** 0.5)


def _are_rivals(one: Frame, other: Frame) -> bool:
    """Whether both are of a kind that one column tells, and of no kind in common: "online to store orders"."""
    told = [
        {each.of: set(each.values) for each in frame.where if isinstance(each, Condition) and each.values}
        for frame in (one, other)
    ]
    return any(told[0][of].isdisjoint(told[1][of]) for of in told[0].keys() & told[1].keys())


def _sides(account: Account) -> Iterator[_Sides]:
    text = account.text
    begins = _BEGINS.search(text)
    if begins is None:
        return
    ends = _ENDS.search(text, begins.end())
    end = ends.start() if ends is not None else len(text)
    end = min([end, *(piece.start for piece in account.pieces if piece.start < end < piece.end)])  # "differs by"
    splits = list(_OUT_OF.finditer(text, begins.end(), end)) or (
        list(_TO.finditer(text, begins.end(), end)) if begins["ratio"] else []
    )
    for split in splits[:_MOST_SPLITS]:
        above = _within(account, begins.end(), split.start())
        below = _within(account, split.end(), end)
        both = [*_within(account, 0, begins.start()), *_within(account, end, len(text))]
        if not _has(above, _CONTENT) or not _has(below, _CONTENT):
            continue
        if not _has(above, _THINGS):
            above += _head_of(below)  # "cancelled to completed visits"
        if not _has(below, _THINGS):
            below += [piece for piece in above if piece.best is not None and piece.best.role in _THINGS][:1]
        last = _said_of_both(below)
        for kept, likely in ((last, 1.0), (0, _OF_ONE_SIDE)) if last else ((0, 1.0),):
            shared = [*both, *(below[len(below) - kept :])]
            one, other = (replace(account, pieces=_in_order([*side, *shared])) for side in (above, below))
            percent = bool(_IN_PERCENT.search(text))
            yield _Sides(one, other, bool(begins["average"]), percent, likely)


def _said_of_both(below: Sequence[Piece]) -> int:
    """How many pieces at the end tell where or when, which holds of both sides: "… to those below 4 in New York"."""
    for size in range(2, min(len(below), 4) + 1):
        lead, *rest = below[-size:]
        where = all(piece.best is None or piece.best.role not in _THINGS for piece in rest)
        if lead.text.lower() in _WHERE_OR_WHEN and where and _has(rest, _TELLING) and _has(below[:-size], _CONTENT):
            return size
    last = below[-1].best
    return 1 if last is not None and last.role is Role.PERIOD and len(below) > 1 else 0


def _within(account: Account, start: int, end: int) -> list[Piece]:
    return [piece for piece in account.pieces if start <= piece.start and piece.end <= end]


def _in_order(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    return tuple(sorted(dict.fromkeys(pieces), key=lambda piece: piece.start))


def _has(pieces: Sequence[Piece], roles: frozenset[Role]) -> bool:
    return any(piece.best is not None and piece.best.role in roles for piece in pieces)


def _head_of(pieces: Sequence[Piece]) -> list[Piece]:
    """What follows the first thing said: of "completed visits" the visits."""
    first = next(n for n, piece in enumerate(pieces) if piece.best is not None and piece.best.role in _CONTENT)
    return list(pieces[first + 1 :])


def _set_beside(one: Frame, other: Frame, sides: _Sides, relations: Relations) -> Frame | None:
    """One frame's number over the other's, for the groups that both have; None where they do not fit together."""
    above, below = _measure_of(one, relations), _measure_of(other, relations)
    by = one.by if one.numbers else ()
    if above is None or below is None or by != (other.by if other.numbers else ()):
        return None
    if sides.averaged and above.of is not None and below.of is not None and one.where == other.where:
        each = Measure("average", Computed(above.of, "/", below.of))
        return Frame(one.subject, (each,), by, one.where)
    shared = tuple(each for each in one.where if each in other.where) if one.subject == other.subject else ()
    above = replace(above, only=_without(one.where, shared), table=_counted(above, one, other))
    below = replace(below, only=_without(other.where, shared), table=_counted(below, other, one))
    if above.of is not None and below.of is not None and above.aggregate != below.aggregate:
        above, below = (replace(each, aggregate="sum") for each in (above, below))
    if above == below:
        return None
    return Frame(one.subject, (Ratio(above, below, sides.percent),), by, shared)


def _measure_of(frame: Frame, relations: Relations) -> Measure | None:
    """The one number of a frame; of a list the number it shows, or how many rows it has."""
    if frame.having or frame.limit is not None or frame.first_of_each is not None or frame.running:
        return None
    if not frame.numbers:
        compared = {each.of for each in frame.where if isinstance(each, Condition)}
        amounts = [of for of in frame.by[-1:] if of not in compared and _is_amount(of, relations)]
        return Measure("sum", amounts[0]) if amounts else Measure("count")
    number = frame.numbers[0]
    return number if len(frame.numbers) == 1 and isinstance(number, Measure) else None


def _is_amount(of: Of, relations: Relations) -> bool:
    """Whether a column holds numbers that are no keys."""
    table = relations.table(of.column.table)
    column = table.column(of.column.column)
    return column is not None and of.grain is None and kind_of(table, column, relations) == "number"


def _counted(measure: Measure, own: Frame, other: Frame) -> str:
    """The table whose rows are counted, where the two frames are of different ones."""
    return measure.table or (own.subject if measure.of is None and own.subject != other.subject else "")


def _without(where: Sequence[Filter], shared: Sequence[Filter]) -> tuple[Filter, ...]:
    return tuple(each for each in where if each not in shared)
