"""Who once had something and has not of late: "customers who stopped ordering", "lapsed donors", "the clients we lost"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.nothing_in import rows_of_the_period
from reliability.composing.frame import Condition, Frame, Of, Related
from reliability.composing.planning.columns import date_columns, names_people
from reliability.composing.planning.relations import Relations
from reliability.question.period_kinds import so_many_back
from reliability.question.periods import Period
from reliability.values import Element

_BEHIND = re.compile(
    r"\s+(?:(?:(?:that|which|whom)\s+)?we(?:['’]ve|\s+have)?\s+lost|(?:did|do|have)\s+we\s+los[et]"
    r"|(?:who|that|which)(?:['’]ve|\s+(?:have|has|had))?\s+(?:stopped|quit|ceased)\s+\w+ing"
    r"|(?:who|that|which)\s+(?:are|have|has|is)?\s*no\s+longer\s+(?!with\b|employed\b|here\b|active\b|in\b|on\b|at\b)\w+"
    r"|(?:who|that|which)\s+(?:do\s+not|don['’]?t)\s+\w+(?:\s+(?:from|with)\s+us)?\s+any\s?more"
    r"|(?:who|that|which)(?:['’]ve|\s+(?:have|has))?\s+(?:gone|went)\s+(?:quiet|silent|cold|dormant))"
    r"(?:\s+(?:from|with|at)\s+us)?(?=\s*(?:[?.!,]|$|\s(?:by|in|during|per|and|with|from|for|of|this|last)\b))",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"\b(?:lapsed|lost)\s+(?=\w)", re.IGNORECASE)
_ANOTHER_PERIOD = frozenset((Role.PERIOD, Role.GRAIN, Role.NUMBER))
_LOST = re.compile(r"\blos[et]\b", re.IGNORECASE)
_UP_TO_A_PERIOD = re.compile(r"\s*(?:in|during)?\s*", re.IGNORECASE)
_WITHIN = ((12, 0.95), (6, 0.9))
_MOST = 4


def no_longer(
    account: Account, relations: Relations, frames_of: FramesOf, today: date
) -> Iterator[tuple[Frame, float]]:
    """The frames of a question about those who have what they had before no longer, each with its score: none within
    twelve months, or six; of those lost in a period none in it and some before. None of any other question, nor of any
    other that names a period of its own."""
    another = [piece for piece in account.pieces if piece.best is not None and piece.best.role in _ANOTHER_PERIOD]
    if another:
        if len(another) == 1:
            yield from _lost_in(another[0], account, relations, frames_of)
        return
    for whose, span in _said(account, relations):
        happens = _happens(whose, relations)
        dates = date_columns(relations.tables[happens], relations) if happens is not None else []
        if happens is None or not dates:
            continue
        who = Piece(*span, account.text[slice(*span)], (whose.lower(),), (_of_rows(whose),))
        for frame, score in list(frames_of(without(account, [span], [who])))[:_MOST]:
            if frame.subject != whose or any(isinstance(each, Related) for each in frame.where):
                continue
            for months, likely in _WITHIN:
                since = Condition(Of(dates[0]), period=Period(so_many_back(today, "month", months), None))
                kept = (Related(happens), Related(happens, (since,), never=True))
                yield replace(frame, where=(*frame.where, *kept)), likely * score
        return


def _lost_in(when: Piece, account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of those who are said to be lost in the period that a piece names, right behind it."""
    for whose, span in _said(account, relations):
        happens = _happens(whose, relations)
        lost = _LOST.search(account.text, *span) is not None
        if happens is None or not lost or not _UP_TO_A_PERIOD.fullmatch(account.text, span[1], when.start):
            continue
        then = rows_of_the_period(happens, when, account, frames_of)
        period = then[0].period if len(then) == 1 else None
        if period is None or period.start is None:
            continue
        before = Related(happens, (replace(then[0], period=Period(None, period.start)),))
        who = Piece(*span, account.text[slice(*span)], (whose.lower(),), (_of_rows(whose),))
        rest = without(account, [span, (when.start, when.end)], [who])
        for frame, score in list(frames_of(rest))[:_MOST]:
            if frame.subject == whose and not any(isinstance(each, Related) for each in frame.where):
                yield replace(frame, where=(*frame.where, before, Related(happens, then, never=True))), score
        return


def _of_rows(table: str) -> Explanation:
    return Explanation(Role.TABLE, 1.0, Element(table))


def is_no_longer(frame: Frame) -> bool:
    """Whether a frame is of those who had something once and nothing of late: since a day that no word names, or in a
    period."""
    ever = {each.table for each in frame.where if isinstance(each, Related) and _is_before(each)}
    return any(
        isinstance(each, Related) and each.never and each.conditions and each.table in ever for each in frame.where
    )


def _is_before(related: Related) -> bool:
    """Whether rows are to have had something at any time, or up to a day."""
    periods = [each.period for each in related.conditions if isinstance(each, Condition)]
    up_to = [each for each in periods if each is not None and each.start is None]
    return related == Related(related.table) or (not related.never and len(up_to) == len(related.conditions) == 1)


def _said(account: Account, relations: Relations) -> Iterator[tuple[str, Span]]:
    """The people of whom it is said, and the words for both."""
    pieces = [piece for piece in account.pieces if piece.of(Role.TABLE)]
    for match in _BEHIND.finditer(account.text):
        yield from (
            (name, (piece.start, match.end()))
            for piece in pieces
            if piece.end == match.start() and (name := _people(piece, relations)) is not None
        )
    for match in _BEFORE.finditer(account.text):
        yield from (
            (name, (match.start(), piece.end))
            for piece in pieces
            if piece.start in (match.start(), match.end()) and (name := _people(piece, relations)) is not None
        )


def _people(piece: Piece, relations: Relations) -> str | None:
    named = [each.element.table for each in piece.of(Role.TABLE) if each.element is not None]
    return next((n for n in named if n in relations.tables and names_people(relations.tables[n])), None)


def _happens(whose: str, relations: Relations) -> str | None:
    """What happens with them, on days: the nearest table of what belongs to them."""
    below = [name for name in relations.below(whose) if relations.above(name).get(whose) == 1]
    return next((name for name in below if date_columns(relations.tables[name], relations)), None)
