"""Who is new in a period against who was there before: "revenue from new vs returning customers this year", "how many new and
how many existing members booked last month".

New is who has no row before the period, returning who has one; both have one within it, by what is asked of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Measure, Of, Related
from reliability.composing.planning.relations import Relations
from reliability.composing.times.recurring import when_it_happened
from reliability.question.periods import Period
from reliability.values import Element

_NEW = r"(?:new|first-?\s?time)"
_THERE = r"(?:returning|existing|repeat(?:ing)?|recurring|old|previous|established)"
_WHO = (
    r"(?P<who_{0}>customers?|clients?|buyers?|shoppers?|guests?|visitors?|members?|donors?|patients?|borrowers?|renters?|users?"
    r"|subscribers?|passengers?|accounts?)"
)
_AGAINST = r"(?:vs\.?|versus|and|against|or|compared\s+(?:to|with)|/)"
_BOTH = re.compile(
    rf"\b(?:(?:from|by|of|for|to|among|between)\s+)?(?:{_NEW}|{_THERE})\s+(?:{_WHO.format('one')}\s+)?{_AGAINST}\s+(?:how\s+many\s+|from\s+|the\s+)*"
    rf"(?:{_NEW}|{_THERE})\s+{_WHO.format('two')}\b",
    re.IGNORECASE,
)
_IS_NEW, _IS_THERE = re.compile(rf"\b{_NEW}\b", re.IGNORECASE), re.compile(rf"\b{_THERE}\b", re.IGNORECASE)
_HOW_MANY = re.compile(r"\b(?:how\s+many|number\s+of)\s+(?:of\s+)?(?:our\s+|the\s+)?$", re.IGNORECASE)
_LIKELY, _SURE, _MOST, _MOST_PEOPLE = 0.97, 0.9, 6, 2


def new_and_returning(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those who are new in its period beside those who were there before, each with its
    score: a figure of either, else how many they are; none of any other question. Without a period those are new who have
    one row alone."""
    said = _BOTH.search(account.text)
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    if said is None or len(periods) > 1 or not (_IS_NEW.search(said[0]) and _IS_THERE.search(said[0])):
        return
    period = next((piece.best.period for piece in periods if piece.best is not None), None)
    span, at = said.span(), [(piece.start, piece.end) for piece in periods]
    counted = _HOW_MANY.search(account.text[: span[0]]) is not None
    for whose in _people([p for p in account.pieces if p.start < span[1] and span[0] < p.end], relations):
        for happens, day in _happens(whose, relations):
            parts, within = _parts(happens, day, period)
            rest = without(account, [span])
            found = [] if counted else [*_figures(rest, whose, parts, relations, frames_of)]
            yield from found or _how_many(without(account, [span, *at]), whose, parts, within, frames_of)


def _parts(happens: str, day: Element, period: Period | None) -> tuple[tuple[Related, Related], Related]:
    """Who is new and who was there, and that they have a row within the period; without one who is new has one alone."""
    if period is None or period.start is None:
        return (Related(happens, times=("=", 1)), Related(happens, times=(">", 1))), Related(happens)
    before = (Condition(Of(day), period=Period(None, period.start)),)
    parts = Related(happens, before, never=True), Related(happens, before)
    return parts, Related(happens, (Condition(Of(day), period=period),))


def is_new_and_returning(frame: Frame) -> bool:
    """Whether a frame holds those who had rows before against those who had none."""
    only = [each.only for each in frame.numbers if isinstance(each, Measure) and len(each.only) == 1]
    if len(only) != 2 or len(frame.numbers) != 2:
        return False
    one, other = only[0][0], only[1][0]
    if not isinstance(one, Related) or not isinstance(other, Related) or one.table != other.table:
        return False
    return one == replace(other, never=True) or (one.times, other.times) == (("=", 1), (">", 1))


def _figures(
    rest: Account, whose: str, parts: tuple[Related, Related], relations: Relations, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """A figure of rows that belong to either: what they spent, how many orders are theirs."""
    for frame, score in list(frames_of(rest))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        theirs = frame.subject != whose and whose in relations.above(frame.subject)
        if isinstance(one, Measure) and not one.only and theirs and not frame.by:
            numbers = tuple(replace(one, only=(replace(each, of=whose),)) for each in parts)
            yield replace(frame, numbers=numbers, order=(), limit=None), _LIKELY * score


def _how_many(
    rest: Account, whose: str, parts: tuple[Related, Related], within: Related, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """How many of either had a row within the period."""
    at = len(rest.text)
    thing = Piece(at, at, whose, (whose.lower(),), (Explanation(Role.TABLE, 1.0, Element(whose)),))
    pieces = (
        operation_piece(Operation.COUNT),
        *(p for p in rest.pieces if not (_counts(p) or _is_of(p, within.table))),
        thing,
    )
    for frame, score in list(frames_of(replace(rest, pieces=pieces)))[:_MOST]:
        if frame.subject == whose and frame.numbers == (Measure("count"),) and not (frame.by or frame.having):
            where = (*(each for each in frame.where if each != Related(within.table)), within)
            numbers = tuple(Measure("count", only=(each,)) for each in parts)
            yield replace(frame, numbers=numbers, where=where, order=(), limit=None), _LIKELY * score


def _counts(piece: Piece) -> bool:
    return piece.best is not None and piece.best.value == Operation.COUNT


def _is_of(piece: Piece, table: str) -> bool:
    """Whether what they did is said once more: "who booked"."""
    return piece.best is not None and piece.best.element is not None and piece.best.element.table == table


def _people(inside: Sequence[Piece], relations: Relations) -> list[str]:
    """The tables that are surely named there."""
    named = [e.element.table for p in inside for e in p.of(Role.TABLE) if e.element is not None and e.score >= _SURE]
    return [name for name in dict.fromkeys(named) if name in relations.tables][:_MOST_PEOPLE]


def _happens(whose: str, relations: Relations) -> list[tuple[str, Element]]:
    """The tables right below them whose rows happen on a day, with that day: the nearest one."""
    near = [name for name in relations.below(whose) if relations.above(name).get(whose) == 1]
    dated = [(name, when_it_happened(name, relations, hours=False)) for name in near]
    return [(name, day) for name, day in dated if day is not None and day.table == name][:1]
