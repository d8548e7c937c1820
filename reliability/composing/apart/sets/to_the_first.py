"""How long it takes until the first, or the last, of something: "how long after signing up do customers place their first
order". It is told for each of those whose it is, by their row that lies nearest or farthest, and averaged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from reliability.accounting.account import Account, Operation
from reliability.composing.apart.gaps import is_to_a_place
from reliability.composing.apart.growth import FramesOf
from reliability.composing.frame import Aggregate, Between, Frame, Measure, Of, OfEach
from reliability.composing.planning.relations import Relations
from reliability.values import Element

_TIME = re.compile(r"\b(?:how long|how many days|days?|time|weeks?|months?)\b", re.IGNORECASE)
_ENDS: dict[str, Aggregate] = {"first": "least", "earliest": "least", "last": "most", "latest": "most"}
_RANKS = frozenset((Operation.OLDEST, Operation.LATEST))
_LIKELY, _MOST = 0.98, 6


def to_the_first(account: Account, relations: Relations, frames_of: FramesOf) -> Iterator[tuple[Frame, float]]:
    """The frames of a question for the days up to the first of somebody's rows, each with its score; none of any other
    question."""
    ranks = [p for p in account.pieces if p.best is not None and p.best.value in _RANKS and p.text.lower() in _ENDS]
    if len(ranks) != 1 or not _TIME.search(account.text) or is_to_a_place(account.text):
        return
    rest = replace(account, pieces=tuple(piece for piece in account.pieces if piece is not ranks[0]))
    for frame, score in list(frames_of(rest))[:_MOST]:
        one = frame.numbers[0] if len(frame.numbers) == 1 and not frame.by else None
        of = one.of if isinstance(one, Measure) and one.aggregate in ("average", "median") else None
        if not isinstance(of, Between) or not isinstance(of.earlier, Element) or not isinstance(of.later, Element):
            continue
        key = relations.key_of(of.earlier.table) if of.earlier.table in relations.tables else None
        theirs = of.earlier.table != of.later.table and of.earlier.table in relations.above(of.later.table)
        if isinstance(one, Measure) and theirs and key is not None:
            each = replace(one, aggregate=_ENDS[ranks[0].text.lower()])
            yield replace(frame, numbers=(OfEach(one.aggregate, each, (Of(key),)),)), _LIKELY * score
