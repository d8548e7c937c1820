"""Those whose average lies beyond a number, or beyond the average of all: "countries where the average order is above
50", "which shops have an average order above the overall average"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.cutting import operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.over_a_share import is_by
from reliability.composing.frame import Comparison, Condition, Frame, Having, Measure, Number, Of, OfEach
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations

_AVERAGE = r"(?:average|avg|mean|median)"
_SAID = re.compile(
    rf"""\b(?:(?:that|who|which)\s+)?(?:with|whose|where|in\s+which|for\s+which|having|ha(?:s|ve|d))\s+(?:(?:an?|the|their|its)\s+)?
    (?P<average>{_AVERAGE})\s+(?P<of>(?:(?!\b(?:than|average|mean|median|and|or)\b)[^?.,;:\d]){{2,60}}?)\s+
    (?:(?:is|are|was|were|lies|of)\s+)?
    (?P<way>(?:more|higher|greater|larger|bigger|longer)\s+than|above|over|at\s+least
    |(?:less|lower|smaller|shorter|fewer)\s+than|below|under|at\s+most)\s+
    (?:[€$£]?\s?(?P<number>\d[\d.,]*[km]?)(?!\s?%|\w)|(?:(?:the|our)\s+)?(?:(?:overall|general|global|total|company|whole)\s+)?{_AVERAGE}
    (?:\s+(?:overall|of\s+all(?:\s+\w+)?|across\s+all(?:\s+\w+)?))?)\b""",
    re.VERBOSE | re.IGNORECASE,
)
_FEWER = re.compile(r"(?:less|lower|smaller|shorter|fewer)|below|under|at\s+most", re.IGNORECASE)
_LIKELY, _MOST = 0.95, 16
_KINDS = frozenset((Role.TABLE, Role.COLUMN))
_ASKS = frozenset((Operation.LIST, Operation.COUNT))


def on_average(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those whose average is more or less than so much, or than the average of all, each
    with its score; none of any other question. Who they are is named before, what is averaged behind."""
    match = _SAID.search(account.text)
    if match is None:
        return
    pieces = [piece for piece in account.pieces if piece.best is not None]
    of = [p for p in pieces if match.start("of") <= p.start and p.end <= match.end("of")]
    whose = [p for p in pieces if p.end <= match.start() and p.best and p.best.role in _KINDS]
    number = _number(pieces, match.span("number"))
    if len(whose) != 1 or not any(p.of(*_KINDS) for p in of) or (match["number"] and number is None):
        return
    asks = [p for p in pieces if p.best and p.best.value in _ASKS]
    rest = without(account, [match.span(), *((p.start, p.end) for p in (*asks, *whose))])
    taken = Operation.MEDIAN if match["average"].lower() == "median" else Operation.AVERAGE
    said = (operation_piece(taken), *of, operation_piece(Operation.BY), *whose, *rest.pieces)
    counted = any(p.best and p.best.value == Operation.COUNT for p in asks)
    for frame, score in list(frames_of(replace(account, pieces=said)))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        if not isinstance(one, Measure) or one.aggregate != taken.value or not is_by(frame, whose[0]):
            continue
        if frame.having or frame.limit is not None or any(each.grain is not None for each in frame.by):
            continue
        value: float | Number = number if number is not None else replace(one, only=frame.where)
        having = (Having(one, _way(match["way"]), value),)
        if counted:
            yield counted_of(replace(frame, having=having), relations), _LIKELY * score
        else:
            yield replace(frame, having=having), _LIKELY * score


def counted_of(frame: Frame, relations: Relations) -> Frame:
    """How many groups a frame keeps, things told apart by their key; rows that belong to none of them are no group."""
    table, measure = frame.by[0].column.table, frame.numbers[0]
    assert isinstance(measure, Measure)
    key = relations.key_of(table) if frame.by[0].column in naming_columns(relations.table(table), relations) else None
    each, where = ((Of(key),) if key is not None else frame.by), frame.where
    to = relations.key_to(frame.subject, table) if key is not None else None
    column = relations.table(to.table).column(to.column) if to is not None else None
    if to is not None and (column is None or column.nullable):
        where = (*where, Condition(Of(to), "is not null"))
    return Frame(frame.subject, (OfEach("count", measure, each, frame.having),), (), where)


def _way(said: str) -> Comparison:
    """
    >>> _way("higher than"), _way("at most"), _way("Below")
    ('>', '<=', '<')
    """
    few = _FEWER.match(said) is not None
    if said.lower().startswith("at"):
        return "<=" if few else ">="
    return "<" if few else ">"


def _number(pieces: Sequence[Piece], span: tuple[int, int]) -> float | None:
    """The number that stands in a stretch of the text; None where none does."""
    found = [p.best.value for p in pieces if span[0] <= p.start < span[1] and p.best and p.best.role is Role.NUMBER]
    return float(found[0]) if found else None
