"""Days, weeks or months in which there was so much: "days with more than 30 orders", "in how many months did we make over
300,000 in revenue"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.apart.cutting import grain_piece, operation_piece
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Comparison, Frame, Having, Measure, OfEach

_SAID = re.compile(
    r"""\b(?P<unit>day|week|month|quarter|year)s\s+(?:(?:that|which|when|where|in\s+which|on\s+which)\s+)?
    (?:(?:did|do|have|had)\s+)?(?:we\s+|there\s+(?:were|was|are)\s+)?(?:with|having|had|have|has|make|made|take|took|get|got|sell|sold|receive|received)?\s*
    (?:\w+\s+){0,2}?(?P<way>more\s+than|over|above|at\s+least|fewer\s+than|less\s+than|under|below|at\s+most)\s+
    [€$£]?\s?(?P<number>\d[\d.,]*(?:k|m)?)(?!\s?%)\s*(?:euros?|dollars?|€|\$)?\s*(?:(?:in|of|worth\s+of)\s+)?(?=[^\W\d_]|[?!.,\s]*$)""",
    re.VERBOSE | re.IGNORECASE,
)
_LENGTHS = re.compile(r"\b(?:old|ago|late|long|between|within|after|before|since|until)\b", re.IGNORECASE)
_SO_MANY = re.compile(
    r"(?:\b(?:last|past|previous|next|within|first|every|of|for|since|than|over|under|between)\s+(?:\w+\s+)?|\d\s*)$",
    re.IGNORECASE,
)
"""Before a length of time it is one: "bought in the last 6 months with a price over 500"."""
_WAYS: dict[str, Comparison] = {
    "more than": ">", "over": ">", "above": ">", "at least": ">=", "fewer than": "<", "less than": "<", "under": "<",
    "below": "<", "at most": "<=",
}  # fmt: skip
_LIKELY, _MOST = 0.95, 6
_ASKS = frozenset((Operation.LIST, Operation.COUNT))
_TAKEN = frozenset((Operation.AVERAGE, Operation.MEDIAN, Operation.SUM, Operation.COUNT))


def periods_beyond(account: Account, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the days, or longer, in which there was so much, each with its score: which they are,
    or how many; none of any other question."""
    match = _SAID.search(account.text)
    if match is None or _LENGTHS.search(match[0]) or _SO_MANY.search(account.text[: match.start()]):
        return
    number = next(
        (p.best for p in account.pieces if p.best and match.start("number") <= p.start < match.end("number")), None
    )
    figures = [p for p in account.pieces if p.best is not None and match.end("unit") <= p.start < match.start("way")]
    before = [p for p in figures if p.best is not None and p.best.role in (Role.TABLE, Role.COLUMN)]
    what = next(
        (p for p in (*before[-1:], *account.pieces) if p.best and (p in before or p.start >= match.end())), None
    )
    if number is None or number.role is not Role.NUMBER or what is None or what.best is None:
        return
    asks = [p for p in account.pieces if p.best and p.best.value in _ASKS and p.end <= match.start()]
    inside = [p for p in account.pieces if p.start < match.end() and match.start() < p.end and p is not what]
    rest = [p for p in account.pieces if p not in asks and p not in inside]
    taken = [] if what.best.value in _TAKEN else [Operation.COUNT if what.best.role is Role.TABLE else Operation.SUM]
    span, unit = match.span("unit"), match["unit"].lower()
    grain = replace(grain_piece(span, account.text, unit), start=len(account.text), end=len(account.text))
    said = (*(operation_piece(each) for each in taken), *rest, grain)
    counted = any(p.best and p.best.value == Operation.COUNT for p in asks)
    for frame, score in list(frames_of(replace(account, pieces=said)))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 else None
        timed = (len(frame.by) == 1 and frame.by[0].grain == unit) or (unit == "day" and len(frame.by) == 1)
        if not isinstance(one, Measure) or not timed or frame.having or frame.limit is not None or frame.running:
            continue
        having = (Having(one, _WAYS[" ".join(match["way"].lower().split())], float(number.value)),)
        if counted:
            yield Frame(frame.subject, (OfEach("count", one, frame.by, having),), (), frame.where), _LIKELY * score
        else:
            yield replace(frame, having=having), _LIKELY * score
