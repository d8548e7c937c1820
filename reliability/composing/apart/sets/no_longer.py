"""Who once had something and has not of late: "customers who stopped ordering", "lapsed donors", "the clients we lost"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from reliability.accounting.account import Account, Explanation, Piece, Role
from reliability.composing.apart.cutting import Span, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Condition, Frame, Of, Related
from reliability.composing.planning.columns import date_columns, names_people
from reliability.composing.planning.relations import Relations
from reliability.question.period_kinds import so_many_back
from reliability.question.periods import Period
from reliability.values import Element

_BEHIND = re.compile(
    r"\s+(?:(?:(?:that|which|whom)\s+)?we(?:['’]ve|\s+have)?\s+lost"
    r"|(?:who|that|which)(?:['’]ve|\s+(?:have|has|had))?\s+(?:stopped|quit|ceased)\s+\w+ing"
    r"|(?:who|that|which)\s+(?:are|have|has|is)?\s*no\s+longer\s+(?!with\b|employed\b|here\b|active\b|in\b|on\b|at\b)\w+"
    r"|(?:who|that|which)\s+(?:do\s+not|don['’]?t)\s+\w+(?:\s+(?:from|with)\s+us)?\s+any\s?more"
    r"|(?:who|that|which)(?:['’]ve|\s+(?:have|has))?\s+(?:gone|went)\s+(?:quiet|silent|cold|dormant))"
    r"(?:\s+(?:from|with|at)\s+us)?(?=\s*(?:[?.!,]|$|\s(?:by|in|per|and|with|from|for|of)\b))",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"\b(?:lapsed|lost)\s+(?=\w)", re.IGNORECASE)
_ANOTHER_PERIOD = frozenset((Role.PERIOD, Role.GRAIN, Role.NUMBER))
_WITHIN = ((12, 0.95), (6, 0.9))
_MOST = 4


def no_longer(
    account: Account, relations: Relations, frames_of: FramesOf, today: date
) -> Iterator[tuple[Frame, float]]:
    """The frames of a question about those who have what they had before no longer, each with its score: none within
    twelve months, or six. None of any other question, nor of one that names a period of its own."""
    if any(piece.best is not None and piece.best.role in _ANOTHER_PERIOD for piece in account.pieces):
        return
    for whose, span in _said(account, relations):
        happens = _happens(whose, relations)
        dates = date_columns(relations.tables[happens], relations) if happens is not None else []
        if happens is None or not dates:
            continue
        thing = Explanation(Role.TABLE, 1.0, Element(whose))
        who = Piece(*span, account.text[slice(*span)], (whose.lower(),), (thing,))
        for frame, score in list(frames_of(without(account, [span], [who])))[:_MOST]:
            if frame.subject != whose or any(isinstance(each, Related) for each in frame.where):
                continue
            for months, likely in _WITHIN:
                since = Condition(Of(dates[0]), period=Period(so_many_back(today, "month", months), None))
                kept = (Related(happens), Related(happens, (since,), never=True))
                yield replace(frame, where=(*frame.where, *kept)), likely * score
        return


def is_no_longer(frame: Frame) -> bool:
    """Whether a frame is of those who had something once and nothing of late: since a day that no word names."""
    ever = {each.table for each in frame.where if isinstance(each, Related) and each == Related(each.table)}
    return any(
        isinstance(each, Related) and each.never and each.conditions and each.table in ever for each in frame.where
    )


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
