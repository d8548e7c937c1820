"""Groups of which more, or less, than a part of their own rows is so: "towns with more than 3 % of their orders returned",
"shelves where over a third of the copies are worn"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.over_a_share import is_by
from reliability.composing.frame import Comparison, Frame, Having, Ratio

_PARTS = {
    "half": 50.0, "a half": 50.0, "a third": 100 / 3, "one third": 100 / 3, "a quarter": 25.0, "one quarter": 25.0,
    "a fifth": 20.0, "a tenth": 10.0, "two thirds": 200 / 3, "three quarters": 75.0, "two-thirds": 200 / 3,
    "three-quarters": 75.0,
}  # fmt: skip
_SAID = re.compile(
    r"(?P<lead>\b(?:with|where|have|has|had|having|saw|in\s+which|of\s+which|for\s+which|whose)\s+)?"
    r"(?P<way>more\s+than|over|above|at\s+least|less\s+than|fewer\s+than|under|below|at\s+most)\s+"
    rf"(?:(?P<number>\d+(?:[.,]\d+)?)\s?(?:%|per\s?cent|pct)|(?P<part>{'|'.join(_PARTS)}))\s+of\s+"
    r"(?P<own>(?:their|its|his|her|the|all)\s+)?(?=\w)",
    re.IGNORECASE,
)
_RATE = re.compile(
    r"\b(?:whose|with\s+an?|where\s+the|(?:that|who)\s+ha(?:ve|s|d)\s+an?|having\s+an?)\s+(?P<what>[^,.;?]{3,40}?)[\s-]+"
    r"(?:rate|share|percentage|quota|proportion)\s+(?:(?:of|is|was|are|were|lies|being)\s+)*"
    r"(?P<way>more\s+than|over|above|at\s+least|less\s+than|under|below|at\s+most|higher\s+than|lower\s+than)\s+"
    r"(?P<number>\d+(?:[.,]\d+)?)\s?(?:%|per\s?cent\b|pct\b)",
    re.IGNORECASE,
)
_TOLD_TOO = re.compile(
    r"[,;]?\s*(?:and|with|plus|including)\s+(?:what(?:['’]s|\s+is|\s+was|\s+are)?\s+)?(?:(?:the|that|their|its|each|exact)\s+)*"
    r"(?:rate|percentage|share|proportion|ratio|percent|figure|value)s?(?:\s+(?:is|was|are))?(?:\s+(?:each|too|as\s+well|for\s+each))?[\s?.!]*$",
    re.IGNORECASE,
)
_WAYS: dict[str, Comparison] = {
    "more than": ">", "over": ">", "above": ">", "at least": ">=",
    "higher than": ">", "lower than": "<", "less than": "<", "fewer than": "<", "under": "<", "below": "<", "at most": "<=",
}  # fmt: skip
_OF_THEIRS = frozenset(("where", "in which", "for which", "of which", "whose"))
_KINDS = frozenset((Role.TABLE, Role.COLUMN))
_LIKELY, _MOST = 0.95, 16
_SHARE_OF = Piece(0, 0, "share of", ("share", "of"), (Explanation(Role.OPERATION, 1.0, value=Operation.SHARE.value),))
_BY = Piece(0, 0, "", ("by",), (Explanation(Role.OPERATION, 1.0, value=Operation.BY.value),))
"""What stands for a share of rows, and for what it is of each; said in no word of the question."""


def beyond_a_share(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those of which more or less than a part of their own rows is so, each with its score;
    none of any other question. Whose rows these are is named before, which they are and how behind."""
    text = account.text
    yield from _by_its_rate(account, frames_of)
    match = _SAID.search(text)
    if match is None:
        return
    own = (match["own"] or "").strip().lower()
    if own in ("", "the", "all") and (match["lead"] or "").strip().lower() not in _OF_THEIRS:
        return
    told = _TOLD_TOO.search(text, match.end())
    end = told.start() if told is not None else len(text)
    pieces = [piece for piece in account.pieces if piece.best is not None]
    whose = [p for p in pieces if p.end <= match.start() and p.best and p.best.role in _KINDS]
    if len(whose) != 1 or any(p.best and p.best.value == Operation.COUNT for p in pieces):
        return
    of_them, per = replace(_SHARE_OF, start=match.start(), end=match.end()), replace(_BY, start=end, end=end)
    cut = [match.span(), (end, len(text)), (whose[0].start, whose[0].end)]
    cut += [(p.start, p.end) for p in pieces if p.best and p.best.value == Operation.LIST]
    rest = without(account, cut).pieces
    behind = [piece for piece in rest if piece.start >= match.end()]
    others = [piece for piece in rest if piece.start < match.start()]
    said = replace(account, pieces=(of_them, *behind, per, whose[0], *others))
    number = float(match["number"].replace(",", ".")) if match["number"] else _PARTS[match["part"].lower()]
    way = _WAYS[" ".join(match["way"].lower().split())]
    yield from _held(said, whose[0], way, number, frames_of)


def _by_its_rate(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """ "Halls whose cancellation rate is above 10 %": the same, what is so named before "rate"."""
    match = _RATE.search(account.text)
    pieces = [piece for piece in account.pieces if piece.best is not None]
    what = [p for p in pieces if match is not None and match.start("what") <= p.start and p.end <= match.end("what")]
    whose = [p for p in pieces if match is not None and p.end <= match.start() and p.best and p.best.role in _KINDS]
    if match is None or len(whose) != 1 or not any(piece.of(Role.CELL, Role.STATE) for piece in what):
        return
    cut = [match.span(), (whose[0].start, whose[0].end)]
    cut += [(p.start, p.end) for p in pieces if p.best and p.best.value in (Operation.LIST, Operation.COUNT)]
    rest = without(account, cut).pieces
    so = [replace(p, explanations=p.of(Role.CELL, Role.STATE)) if p.of(Role.CELL, Role.STATE) else p for p in what]
    said = replace(account, pieces=(_SHARE_OF, *so, _BY, whose[0], *rest))
    way = _WAYS[" ".join(match["way"].lower().split())]
    yield from _held(said, whose[0], way, float(match["number"].replace(",", ".")), frames_of)


def _held(
    said: Account, whose: Piece, way: Comparison, number: float, frames_of: FramesOf
) -> Iterator[tuple[Frame, float]]:
    """The frames of a share for each of those that are named, held to a number."""
    for frame, score in list(frames_of(said))[:_MOST]:
        part = frame.numbers[0] if len(frame.numbers) == 1 else None
        if not isinstance(part, Ratio) or not part.percent or part.of_all or not is_by(frame, whose):
            continue
        if frame.having or frame.limit is not None or any(each.grain is not None for each in frame.by):
            continue
        yield replace(frame, having=(Having(part, way, number),), order=()), _LIKELY * score
