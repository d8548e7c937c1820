"""How long ago the last, or the first, of all was: "how many days since the last return", "how long ago was our first
order"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from reliability.accounting.account import Account, Operation
from reliability.composing.apart.cutting import without
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Aggregate, Between, Frame, Measure, Of, Value

_SINCE = re.compile(
    r"\b(?:(?:how\s+(?:many\s+days|long)|(?:number\s+of\s+)?days)\s+(?:(?:has|have|had|it|is|it['’]s|its|been|passed|elapsed|gone\s+by)\s+)*since"
    r"|how\s+(?:long|many\s+days)\s+ago\s+(?:was|were|is|did\s+(?:we|they)\s+(?:have|get|see|make|receive|take))|time\s+since)\b",
    re.IGNORECASE,
)
_EACH = re.compile(r"\b(?:each|every|per|by|their|its)\b", re.IGNORECASE)
_ENDS: dict[str, Aggregate] = {Operation.LATEST: "least", Operation.OLDEST: "most"}
"""The last one is the one of the fewest days."""
_LIKELY, _MOST = 0.97, 4


def since_the_last(account: Account, frames_of: FramesOf, today: date) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the days since the last or the first of all rows, each with its score; none of any
    other question, nor of one that asks it of each."""
    said = _SINCE.search(account.text)
    behind = account.text[said.end() :] if said is not None else ""
    ranks = [p.best.value for p in account.pieces if p.best is not None and p.best.value in _ENDS]
    if said is None or len(ranks) != 1 or _EACH.search(behind):
        return
    for frame, score in list(frames_of(without(account, [said.span()])))[:_MOST]:
        by = frame.order[0].by if len(frame.order) == 1 and frame.limit == 1 and not frame.numbers else None
        if isinstance(by, Of) and by.grain is None and frame.first_of_each is None and not frame.having:
            days = Measure(_ENDS[ranks[0]], Between(by.column, Value(today.isoformat())))
            yield Frame(frame.subject, (days,), (), frame.where, keys=frame.keys), _LIKELY * score


def is_since_the_last(frame: Frame) -> bool:
    """Whether a frame tells the days since the last or the first of all rows, and nothing else."""
    one = frame.numbers[0] if len(frame.numbers) == 1 and not frame.by else None
    days = one.of if isinstance(one, Measure) and one.aggregate in ("least", "most") else None
    return isinstance(days, Between) and isinstance(days.later, Value)
