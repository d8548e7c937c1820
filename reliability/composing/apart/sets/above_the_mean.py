"""Those with more of something than one of them has on average: "products with more returns than average", "stores with
revenue above average", "regions with above-average sales"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation, Role
from reliability.composing.apart.cutting import operation_piece, without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.apart.sets.on_average import counted_of
from reliability.composing.apart.sets.over_a_share import is_by
from reliability.composing.frame import Comparison, Frame, Having, Measure, Of, OfEach
from reliability.composing.planning.relations import Relations

_AVERAGE = r"(?:average|avg|mean)"
_FIGURE = r"(?:(?!\b(?:than|average|mean|median|and|or)\b)[^?.,;:\d]){2,60}?"
_ENDS = r"(?=\s*(?:[?.!,]|$|(?:in|for|during|since|this|last)\s))"
_SAID = re.compile(
    rf"""\b(?:(?:that|who|which)\s+)?(?:with|whose|ha(?:s|ve|d)|having|got|g[eo]ts?|made|make|placed|took)\s+(?:(?:an?|the|their|its)\s+)?
    (?:(?P<more>more|fewer|less)\s+(?P<of>{_FIGURE})\s+than\s+(?:the\s+)?{_AVERAGE}(?:\s+(?P<one>\w+))?{_ENDS}
    |(?P<beyond>above|below)[- ]{_AVERAGE}\s+(?P<their>{_FIGURE}){_ENDS}
    |(?P<figure>{_FIGURE})\s+(?:(?:is|are|was|were|lies)\s+)?(?P<way>(?:more|higher|greater|larger)\s+than|above|over
      |(?:less|lower|smaller)\s+than|below|under)\s+(?:the\s+)?{_AVERAGE}{_ENDS})""",
    re.VERBOSE | re.IGNORECASE,
)
_FEWER = re.compile(r"(?:fewer|less|lower|smaller)|below|under", re.IGNORECASE)
_LIKELY, _MOST = 0.95, 16
_KINDS = frozenset((Role.TABLE, Role.COLUMN))
_ASKS = frozenset((Operation.LIST, Operation.COUNT))
_ADDED = frozenset(("count", "sum"))


def above_the_mean(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for those with more, or less, of something than each of them has on average, each with
    its score; none of any other question, nor of a figure of their own rows, which is held against the average row. Those
    without any are not among whom the average is of."""
    match = _SAID.search(account.text)
    if match is None:
        return
    pieces = [piece for piece in account.pieces if piece.best is not None]
    start, end = next(match.span(name) for name in ("of", "their", "figure") if match[name])
    of = [p for p in pieces if start <= p.start and p.end <= end and p.of(*_KINDS)]
    whose = [p for p in pieces if p.end <= match.start() and p.best and p.best.role in _KINDS]
    one = [p for p in pieces if match["one"] and p.start == match.start("one")]
    thing = whose[0].best.element if len(whose) == 1 and whose[0].best is not None else None
    if thing is None or len(of) != 1 or any(p.best and p.best.element != thing for p in one):
        return
    asks = [p for p in pieces if p.best and p.best.value in _ASKS and not start <= p.start < end]
    rest = without(account, [match.span(), *((p.start, p.end) for p in (*asks, *whose))])
    things = of[0].best is not None and of[0].best.role is Role.TABLE
    taken = operation_piece(Operation.COUNT if things else Operation.SUM)
    said = (taken, *of, operation_piece(Operation.BY), *whose, *rest.pieces)
    counted = any(p.best and p.best.value == Operation.COUNT for p in asks)
    fewer = _FEWER.match(match["more"] or match["beyond"] or match["way"])
    way: Comparison = "<" if fewer is not None else ">"
    for frame, score in list(frames_of(replace(account, pieces=said)))[:_MOST]:
        measure = frame.numbers[0] if len(frame.numbers) == 1 else None
        if not isinstance(measure, Measure) or measure.aggregate not in _ADDED or not is_by(frame, whose[0]):
            continue
        if frame.having or frame.limit is not None or any(each.grain is not None for each in frame.by):
            continue
        if frame.subject == frame.by[0].column.table and match["more"] is None:
            continue  # a figure of their own is held against the average row
        key = relations.key_of(frame.by[0].column.table)
        each = (Of(key),) if key is not None and frame.by[0].column != key else frame.by
        of_each = OfEach("average", replace(measure, only=frame.where), each)
        kept = replace(frame, having=(Having(measure, way, of_each),))
        yield (counted_of(kept, relations) if counted else kept), _LIKELY * score
