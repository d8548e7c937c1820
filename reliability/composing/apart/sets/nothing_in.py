"""What nothing happened to in a period, where what happens belongs to it by other rows: "products that nobody ordered in
October", by the lines of the orders; and who has so many of something and none in a period: "customers with at least 15
orders but nothing this year"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Measure, Number, Of, Related
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_DENIES = frozenset((Operation.NOT, Operation.WITHOUT))
_TELLS = frozenset((Role.TABLE, Role.COLUMN, Role.CELL, Role.STATE, Role.NUMBER, Role.GRAIN, Role.PERIOD))
_BUT_NOTHING = re.compile(
    r"""\s*,?\s*(?:but|and|yet)\s+(?:who\s+|that\s+|with\s+)?
    (?:(?:have|has|had|did|placed|made|bought|ordered)\s*(?:n[’']?t\s+(?:\w+\s+)?any(?:thing)?)?\s*)?
    (?:nothing|none|no(?:\s+\w+){1,2}|not\s+(?:one|any|a\s+single\s+one))?\s*(?:at\s+all\s+)?(?:in|during|for|since|within)?\s*""",
    re.VERBOSE | re.IGNORECASE,
)
_NONE = re.compile(r"\b(?:nothing|none|no|any(?:thing)?|not)\b", re.IGNORECASE)
_NOT_ALL = re.compile(r"\b(?:only|just|merely|solely|more|less|fewer|later|longer)\b", re.IGNORECASE)
_LIKELY, _MOST, _REACH = 0.95, 6, 3


def nothing_in_a_period(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those that have none of something in the one period that it names, each with its
    score; none of any other question."""
    periods = [piece for piece in account.pieces if piece.best is not None and piece.best.role is Role.PERIOD]
    if len(periods) != 1:
        return
    yield from _never_done(account, periods[0], relations, frames_of)
    yield from _so_many_but_none(account, periods[0], relations, frames_of)


def _never_done(
    account: Account, when: Piece, relations: Relations, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """Of a denial, what is done and the period, side by side: the rows of the thing before it that no row of what
    happens leads to in the period."""
    pieces = [piece for piece in account.pieces if piece.best is not None and piece.best.role is not Role.FUNCTION]
    at = pieces.index(when)
    done = pieces[at - 1] if at >= 2 else None
    denial = pieces[at - 2] if at >= 2 else None
    if denial is not None and _NOT_ALL.search(account.text, denial.start, when.end):
        return
    if done is None or denial is None or not _denies(denial) or done.best is None or done.best.role is not Role.TABLE:
        return
    things = [p for p in pieces[: at - 2] if p.best is not None and p.best.role is Role.TABLE]
    thing, happens = (_table(piece, relations) for piece in (things[0] if len(things) == 1 else None, done))
    if not thing or not happens or thing == happens or happens in relations.below(thing):
        return
    lines = relations.facts([thing, happens])
    when_done = rows_of_the_period(happens, when, account, frames_of)
    if not lines or lines[0] in (thing, happens) or not when_done:
        return
    none = Related(lines[0], when_done, never=True)
    for frame, score in list(frames_of(without(account, [(denial.start, when.end)])))[:_MOST]:
        plain = not frame.having and frame.limit is None and all(isinstance(n, Measure) for n in frame.numbers)
        if frame.subject == thing and plain and not any(isinstance(each, Related) for each in frame.where):
            yield replace(frame, where=(*frame.where, none)), _LIKELY * score


def _so_many_but_none(
    account: Account, when: Piece, relations: Relations, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """Those with so many rows of something, and none in the period."""
    span = _said(account, when)
    if span is None:
        return
    rest = without(account, [span])
    counted = any(piece.best is not None and piece.best.value == Operation.COUNT for piece in rest.pieces)
    for frame, score in list(frames_of(rest))[:_MOST]:
        so_many = _so_many(frame, relations)
        table = frame.by[0].column.table if so_many is not None else ""
        none_of = _none_of(account.pieces, span, so_many.table, table, relations) if so_many is not None else ""
        if so_many is None or not none_of:
            continue
        then = rows_of_the_period(none_of, when, account, frames_of)
        if then:
            numbers: tuple[Number, ...] = (Measure("count"),) if counted else ()
            names = () if counted else tuple(map(Of, naming_columns(relations.table(table), relations)))
            same = so_many.conditions if none_of == so_many.table else ()
            none = Related(none_of, (*same, *then), never=True)
            yield Frame(table, numbers, names, (so_many, none)), _LIKELY * score


def _said(account: Account, when: Piece) -> Span | None:
    """The stretch of "but nothing this year", where it ends the question."""
    if account.text[when.end :].strip(" ?!.") or not when.start:
        return None
    for match in re.finditer(r",?\s*\b(?:but|and|yet)\b", account.text[: when.start]):
        begin = match.start()
        if _BUT_NOTHING.fullmatch(account.text, begin, when.start) and _NONE.search(account.text, begin, when.start):
            return None if _NOT_ALL.search(account.text, begin, when.end) else (begin, when.end)
    return None


def _so_many(frame: Frame, relations: Relations) -> Related | None:
    """What a frame of groups, kept by how many rows of a table each has, keeps them by; of the table of its groups."""
    having = frame.having[0] if len(frame.having) == 1 else None
    table = frame.by[0].column.table if frame.by else ""
    one_thing = table in relations.tables and all(of.column.table == table and of.grain is None for of in frame.by)
    if having is None or not one_thing or table == frame.subject or table not in relations.above(frame.subject):
        return None
    if having.of != Measure("count") or not isinstance(having.value, int | float) or frame.order or frame.limit:
        return None
    names = {*naming_columns(relations.table(table), relations), relations.key_of(table)}
    if not {of.column for of in frame.by} <= names:
        return None
    return Related(frame.subject, frame.where, times=(having.comparison, int(having.value)))


def _none_of(pieces: Sequence[Piece], span: Span, table: str, whose: str, relations: Relations) -> str:
    """The table of which there are to be no rows: the same, where nothing else is named ("but nothing"), or another one
    of the same things ("but no returns"); "" where more is said of it."""
    inside = [p.best for p in pieces if span[0] <= p.start < span[1] and p.best is not None and p.best.role in _TELLS]
    named = [best for best in inside if best.role is not Role.PERIOD]
    tables = {best.element.table for best in named if best.role is Role.TABLE and best.element is not None}
    if not named:
        return table
    return next(iter(tables & {table, *relations.below(whose)}), "") if len(tables) == len(named) == 1 else ""


def rows_of_the_period(table: str, when: Piece, account: Account, frames_of: FramesOf) -> tuple[Condition, ...]:
    """That rows of a table are of the period, as they are where nothing else is said."""
    rows = Piece(0, 0, "", (table.lower(),), (Explanation(Role.TABLE, 1.0, Element(table)),))
    for frame, _ in list(frames_of(replace(account, pieces=(rows, when))))[:_MOST]:
        dated = [each for each in frame.where if isinstance(each, Condition) and each.period is not None]
        own = [each for each in dated if isinstance(each.of, Of) and each.of.column.table == table]
        if frame.subject == table and own and len(own) == len(frame.where):
            return tuple(own)
    return ()


def _denies(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role is Role.OPERATION and piece.best.value in _DENIES


def _table(piece: Piece | None, relations: Relations) -> str:
    best = piece.best if piece is not None else None
    named = best.element.table if best is not None and best.element is not None else ""
    return named if named in relations.tables else ""
