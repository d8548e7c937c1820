"""What makes up more, or less, than a share of the whole: "products that bring in more than 1 % of revenue"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Comparison, Frame, Having, Measure, Order, Ratio

_SAID = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:with|ha(?:s|ve|d|ving)|bring(?:s|ing)?(?:\s+in)?|brought(?:\s+in)?|make(?:s)?(?:\s+up)?|made(?:\s+up)?"
    r"|account(?:s|ed|ing)?\s+for|contribut(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|get(?:s)?|got|hold(?:s)?|represent(?:s|ed)?"
    r"|deliver(?:s|ed)?|produc(?:e|es|ed))\s+)?"
    r"(?P<way>more\s+than|over|above|at\s+least|less\s+than|under|below|at\s+most)\s+(?:an?\s+)?(?P<number>\d+(?:[.,]\d+)?)\s?"
    r"(?:%|per\s?cent|pct)\s+(?:share\s+)?of\s+(?:(?:the|our|all|total|whole|overall|entire)\s+)*",
    re.IGNORECASE,
)
_WAYS: dict[str, Comparison] = {
    "more than": ">", "over": ">", "above": ">", "at least": ">=",
    "less than": "<", "under": "<", "below": "<", "at most": "<=",
}  # fmt: skip
_LIKELY, _MOST = 0.95, 16
_OF_THEIR_OWN = re.compile(r"\b(?:where|(?:in|for|of)\s+which|whose)\s*$", re.IGNORECASE)
_KINDS = frozenset((Role.TABLE, Role.COLUMN))


def over_a_share(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those that make up more or less than a share of a total, each with its score; none
    of any other question. Whose shares these are is named before, what they are of behind."""
    text = account.text
    match = _SAID.search(text)
    pieces = [piece for piece in account.pieces if piece.best is not None]
    of = next((p for p in pieces if match is not None and p.start <= match.end() < p.end), None)
    whose = [p for p in pieces if match is not None and p.end <= match.start() and p.best and p.best.role in _KINDS]
    if match is None or of is None or not of.of(*_KINDS) or _OF_THEIR_OWN.search(text, 0, match.start()):
        return
    if len(whose) != 1 or any(p.best and p.best.value == Operation.COUNT for p in pieces):
        return
    by = Explanation(Role.OPERATION, 1.0, value=Operation.BY.value)
    per = Piece(whose[0].start, whose[0].start, "", ("by",), (by,))
    spans = [match.span(), *((p.start, p.end) for p in pieces if p.best and p.best.value == Operation.LIST)]
    first, rest = (
        replace(of, start=0, end=0),
        without(account, [*spans, (whose[0].start, whose[0].end), (of.start, of.end)]),
    )
    said = replace(account, pieces=(first, per, whose[0], *rest.pieces))
    way, share = _WAYS[" ".join(match["way"].lower().split())], float(match["number"].replace(",", "."))
    for frame, score in list(frames_of(said))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        if not isinstance(one, Measure) or one.aggregate not in ("sum", "count") or not is_by(frame, whose[0]):
            continue
        if frame.having or frame.limit is not None or any(each.grain is not None for each in frame.by):
            continue
        part = Ratio(one, one, percent=True, of_all=True)
        yield replace(frame, numbers=(part,), having=(Having(part, way, share),), order=(Order(part),)), _LIKELY * score


def is_by(frame: Frame, whose: Piece) -> bool:
    """Whether a frame's groups are of the thing, or the property, whose shares are asked for."""
    named = [each.element for each in whose.of(*_KINDS)[:1] if each.element is not None]
    by = [of.column for of in frame.by]
    return bool(by) and any((by[0] == each) if each.column else (by[0].table == each.table) for each in named)
