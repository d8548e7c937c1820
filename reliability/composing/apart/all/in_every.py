"""What belongs to all of something: "products that were sold in every store", "customers who bought in all categories",
"stores that sell all products"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Having, Measure, Of, Related
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations
from reliability.composing.times.recurring import when_it_happened

_EVERY = re.compile(
    r"(?:\b(?:in|at|from|to|by|of|for|with)\s+)?\b(?:every(?:\s+single)?|all(?:\s+of)?|each\s+and\s+every)\s+(?:the\s+|our\s+)?$",
    re.IGNORECASE,
)
_WHO_DO = re.compile(
    r"\b(?:that|who|which|were|was|are|is|has|have|had|sold|bought|ordered|visited|used|served|carr(?:y|ied|ies)|stock(?:s|ed)?"
    r"|sell(?:s|ing)?|buy(?:s|ing)?|order(?:s|ing)?|work(?:s|ed|ing)?|appear(?:s|ed|ing)?|supply|supplied|supplies)\b",
    re.IGNORECASE,
)
_LIKELY, _MOST = 0.95, 6


def in_every(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for what has rows with every row of another table, each with its score; none of any other
    question."""
    said = _said(account)
    if said is None:
        return
    owner, others, span, by_deed = said
    lines = _between(owner, others, relations)
    key = relations.key_of(others) if lines is not None else None
    if lines is None or key is None:
        return
    every = Having(Measure("count distinct", Of(key)), "=", Measure("count", table=others))
    by = tuple(Of(each, each=True) for each in naming_columns(relations.table(owner), relations))
    for frame, score in list(frames_of(without(account, [span])))[:_MOST]:
        counts = frame.numbers == (Measure("count"),) and not frame.by
        if frame.subject == owner and (not frame.numbers or counts) and not frame.having and frame.limit is None:
            kept = (each for each in frame.where if not (isinstance(each, Condition) and each.of in by_deed))
            of_lines = (of_line for each in kept for of_line in _of_lines(each, owner, lines, relations))
            where = tuple(_when_it_happened(each, owner, lines, relations) for each in of_lines)
            yield Frame(lines, (every.of,), by, where, (every,)), _LIKELY * score


def is_in_every(frame: Frame) -> bool:
    """Whether a frame keeps what has rows with every row of another table."""
    return any(each.comparison == "=" and isinstance(each.value, Measure) and each.value.table for each in frame.having)


def _said(account: Account) -> tuple[str, str, tuple[int, int], frozenset[Of]] | None:
    """The table of what has them, the other one, where "in every store" stands, and the columns whose state the deed
    before it would tell: "that were sold" is no state of being on sale."""
    things = [piece for piece in account.pieces if _table(piece)]
    for last in things[1:]:
        before = _EVERY.search(account.text[: last.start])
        first = things[0]
        if before is None or not _WHO_DO.search(account.text[first.end : last.start]):
            continue
        beside = [p.best for p in account.pieces if p.end <= before.start() or last.end <= p.start]
        of_each = any(each is not None and each.value in (Operation.BY, Operation.SHARE) for each in beside)
        if _table(first) != _table(last) and not of_each:
            deeds = [p.best for p in account.pieces if first.end <= p.start < last.start and p.best is not None]
            states = frozenset(Of(e.element) for e in deeds if e.role is Role.STATE and e.element is not None)
            return _table(first), _table(last), (before.start(), last.end), states
    return None


def _table(piece: Piece) -> str:
    best = piece.best
    return best.element.table if best is not None and best.role is Role.TABLE and best.element is not None else ""


def _between(owner: str, others: str, relations: Relations) -> str | None:
    """The table whose rows belong to one row of each, the nearest to both; a table of one of them alone is none."""
    if not {owner, others} <= relations.tables.keys():
        return None
    found = [name for name in relations.facts((owner, others)) if name not in (owner, others)]
    return found[0] if found else None


def _of_lines(kept: Filter, owner: str, lines: str, relations: Relations) -> Iterator[Filter]:
    """What is said of those that have the rows, as said of these rows."""
    if not isinstance(kept, Related):
        yield kept
    elif kept.never or kept.times is not None or kept.table not in relations.above(lines):
        yield replace(kept, of=kept.of or owner)
    else:
        yield from kept.conditions


def _when_it_happened(kept: Filter, owner: str, lines: str, relations: Relations) -> Filter:
    """A period is when the rows happened, and no day of those that have them."""
    if not isinstance(kept, Condition) or kept.period is None or not isinstance(kept.of, Of):
        return kept
    day = when_it_happened(lines, relations, hours=False) if kept.of.column.table == owner else None
    return replace(kept, of=Of(day)) if day is not None else kept
