"""Who did something in one period and not in another: "which practices ordered in March but not in April", "customers
who bought in 2025 and have not bought anything since"; and who did it for the first time, so never before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Filter, Frame, Measure, Number, Of, Related
from reliability.composing.planning.asked.vocabulary import COMPARISONS, THINGS
from reliability.composing.planning.columns import naming_columns
from reliability.composing.planning.relations import Relations
from reliability.question.periods import Period
from reliability.values import Element

_NOTHING = r"""(?:(?:did|have|has|had|was|were|do|does)\s*(?:n[’']?t|\s+not)|(?:did|have|has|had|was|were|do|does)nt|not|never
    |nothing|none|nobody|no(?:\s+\w+){1,2}|without(?:\s+\w+){1,2}|stopped)"""
_BUT_NOT = re.compile(
    rf"\s*,?\s*(?:but|and|yet|then)\s+(?:\w+\s+)?{_NOTHING}\b[^.?!;]{{0,40}}", re.VERBOSE | re.IGNORECASE
)
_SINCE = re.compile(
    rf"""\s*,?\s*(?:but|and|yet|then)\s+(?:\w+\s+)?{_NOTHING}\b[^.?!;]{{0,40}}?
    \b(?:since|after(?:wards|\s+that)?|later|thereafter)(?:\s+then|\s+that)?\b(?!\s+(?:the|\d|\w+\s+\d))""",
    re.VERBOSE | re.IGNORECASE,
)
_FIRST = re.compile(
    r"""\b(?:for\s+the\s+(?:very\s+)?first\s+time(?:\s+ever)?
    |(?:their|his|her|its|whose)\s+(?:very\s+)?first(?:\s+ever)?(?!\s+(?:\d|name|day|two|three|four|five|ten)\b)
    |(?:(?<=who\s|hat\s|ich\s)|(?<=s\s))first(?=\s+(?:\w+ed|bought|came|went|made|got|spent|paid)\b))""",
    re.VERBOSE | re.IGNORECASE,
)
_NOT_ALL = re.compile(r"\b(?:only|just|merely|solely|(?:as|so)\s+(?:much|many|often))\b", re.IGNORECASE)
_SAYING = frozenset((*THINGS, Role.CELL, Role.STATE, Role.NUMBER))
_LIKELY, _OF_ANOTHER, _MOST = 0.95, 0.5, 6
_NEAR = 0.6
"""An explanation at most so much worse than a word's best one may be meant."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A period, the one in which it is not to have happened, the stretch of text that says the second, and the pieces
    of the words between the two."""

    first: Period
    not_in: Period
    span: Span
    between: tuple[Piece, ...]


def one_but_not_the_other(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question that asks for who has something in one period and not in another, each with its score;
    none of any other question."""
    said = _said(account)
    if said is None:
        return
    rest = without(account, [said.span])
    counted = any(piece.best is not None and piece.best.value == Operation.COUNT for piece in rest.pieces)
    other = dict[str, list[tuple[Related, float]]]()
    for frame, score in list(frames_of(rest))[:_MOST]:
        for happened in _happened(frame, said.first):
            for table, likely in _whose(frame, happened.table, account, relations):
                same = all(_says_the_same(piece, happened.table) for piece in said.between)
                if not same and table not in other:
                    other[table] = list(_said_by_itself(table, said, account, frames_of))
                for again, fits in [(_again(happened, said), 1.0)] if same else other[table]:
                    one, none = _of_facts(happened, table, relations), _of_facts(again, table, relations)
                    if one is not None and none is not None:
                        yield _kept(frame, table, one, none, relations, counted), _LIKELY * likely * score * fits


def _said(account: Account) -> _Said | None:
    text = account.text
    periods = [(piece, period) for piece in account.pieces if (period := _period_of(piece)) is not None]
    for place, (piece, period) in enumerate(periods):
        following = periods[place + 1] if place + 1 < len(periods) else None
        if following is not None and _BUT_NOT.fullmatch(text, piece.end, following[0].start):
            between = _between(account.pieces, piece.end, following[0].start)
            not_all = _NOT_ALL.search(text, piece.end, following[0].start) or any(map(_compares, between))
            return None if not_all else _Said(period, following[1], (piece.end, following[0].end), between)
        since = _SINCE.match(text, piece.end)
        if since is not None and period.end is not None:
            between = _between(account.pieces, piece.end, since.end())
            return _Said(period, Period(period.end, None), (piece.end, since.end()), between)
    first = _FIRST.search(text)
    if first is not None and len(periods) == 1 and (start := periods[0][1].start) is not None:
        return _Said(periods[0][1], Period(None, start), first.span(), ())
    return None


def _between(pieces: Sequence[Piece], start: int, end: int) -> tuple[Piece, ...]:
    return tuple(piece for piece in pieces if start <= piece.start < end)


def _compares(piece: Piece) -> bool:
    return piece.best is not None and (piece.best.role is Role.NUMBER or piece.best.value in COMPARISONS)


def _period_of(piece: Piece) -> Period | None:
    return piece.best.period if piece.best is not None and piece.best.role is Role.PERIOD else None


def _happened(frame: Frame, period: Period) -> Iterator[Related]:
    """What is to have happened in the period: rows of a table, with what else is said of them."""
    for each in frame.where:
        if isinstance(each, Related) and not each.never and any(_is_in(one, period) for one in each.conditions):
            yield replace(each, times=None)
        if isinstance(each, Condition) and isinstance(each.of, Of) and _is_in(each, period):
            table = each.of.column.table
            beside = tuple(f for f in frame.where if f is not each and _is_of(f, table))
            yield Related(table, (each, *beside))


def _is_in(each: Filter, period: Period) -> bool:
    return isinstance(each, Condition) and each.period == period


def _is_of(each: Filter, table: str) -> bool:
    return isinstance(each, Condition) and isinstance(each.of, Of) and each.of.column.table == table


def _whose(frame: Frame, table: str, account: Account, relations: Relations) -> Sequence[tuple[str, float]]:
    """The tables of those of whom it may be asked, with how likely: the first thing that is named, then what is listed
    or counted; rows of theirs are told apart by it, not rows of what happened."""
    counted = [n.of.column for n in frame.numbers if isinstance(n, Measure) and isinstance(n.of, Of)]
    keys = relations.table(table).foreign_keys if table in relations.tables else ()
    led_to = [key.ref_table for key in keys if any(c.table == table and (c.column,) == key.columns for c in counted)]
    first = next((e for p in account.pieces if p.best is not None for e in p.of(Role.TABLE)[:1] if p.best is e), None)
    named = [first.element.table] if first is not None and first.element is not None else []
    found = dict.fromkeys((*named, frame.subject, *(of.column.table for of in frame.by), *led_to))
    return [
        (each, 1.0 if each in named else _OF_ANOTHER) for each in found if each != table and each in relations.tables
    ]


def _of_facts(happened: Related, table: str, relations: Relations) -> Related | None:
    """What is to have happened as rows that belong to those of a table; None where there are no such rows."""
    facts = relations.facts([happened.table, table])
    return replace(happened, table=facts[0]) if facts and facts[0] != table else None


def _again(happened: Related, said: _Said) -> Related:
    """The same in the other period."""
    again = tuple(
        replace(each, period=said.not_in) if isinstance(each, Condition) and each.period == said.first else each
        for each in happened.conditions
    )
    return replace(happened, conditions=again)


def _said_by_itself(table: str, said: _Said, account: Account, frames_of: FramesOf) -> Iterator[tuple[Related, float]]:
    """What the words beside the other period say by themselves of rows of a table, with how likely; nothing where they
    name nothing."""
    saying = [piece for piece in said.between if piece.best is not None and piece.best.role in _SAYING]
    if not saying:
        return
    whose = Piece(0, 0, "", (table.lower(),), (Explanation(Role.TABLE, 1.0, Element(table)),))
    when = Piece(*said.span, "", (), (Explanation(Role.PERIOD, 1.0, period=said.not_in),))
    for frame, score in list(frames_of(replace(account, pieces=(whose, *saying, when))))[:_MOST]:
        yield from ((each, score) for each in _happened(frame, said.not_in))


def _says_the_same(piece: Piece, table: str) -> bool:
    """Whether a piece says nothing of what happened beside the table whose rows that is."""
    best = piece.best
    if best is None or best.role not in _SAYING:
        return True
    near = [each for each in piece.of(*THINGS) if each.score >= _NEAR * best.score]
    return best.role in THINGS and any(each.element is not None and each.element.table == table for each in near)


def _kept(frame: Frame, table: str, happened: Related, again: Related, relations: Relations, counted: bool) -> Frame:
    """Those of a table for whom the one happened and the other did not."""
    own = tuple(each for each in frame.where if _is_of(each, table))
    where = (*own, replace(happened, of=""), replace(again, never=True, of=""))
    numbers: tuple[Number, ...] = (Measure("count"),) if counted else ()
    names = () if counted else tuple(map(Of, naming_columns(relations.table(table), relations)))
    return Frame(table, numbers, names, where)
