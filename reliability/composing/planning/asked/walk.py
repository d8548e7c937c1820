"""How far a question has been read: what is asked for so far, and what was said of something that has not come yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from reliability.accounting.account import Operation
from reliability.composing.frame import Aggregate
from reliability.composing.planning.asked.parts import AskedFor, Mark
from reliability.composing.planning.asked.surroundings import Surroundings

NOWHERE = -99
"""A place that nothing is near to."""


@dataclass(slots=True)
class Walk:
    """A walk over a question's pieces. Places are those of pieces, `NOWHERE` where nothing was said yet.

    Known beforehand: `told`, the pieces that say what is to be shown; `sorts`, those that say "sorted by"; `pairs`,
    those that say "number and value", with what is taken of the value; `numbered`, "no." for a row's number.

    Waiting: `aggregates` for what they are taken of, the last said at `aggregated_at`; `comparison` for its number,
    said in the words `comparing`; the superlative at index `superlative` for what it is the most of. `sorting`,
    `grouping`, `negated`, `lacking`, `dated` and `id_at` are where "sorted by", "per", "not", "without", "by the day"
    and "id" were said: each speaks of what follows within a few pieces.

    Done: `aggregated`, the aggregates that found a column last, at `aggregated_last`; `passed`, the last piece that
    something before it has used; `last`, what was named last.
    """

    around: Surroundings
    asked: AskedFor
    told: Collection[int]
    sorts: Collection[int]
    pairs: Mapping[int, Aggregate]
    numbered: Collection[int]
    aggregates: list[Aggregate] = field(default_factory=list)
    aggregated_at: int = 0
    comparison: Operation | None = None
    comparing: tuple[str, ...] = ()
    superlative: int | None = None
    sorting: int = NOWHERE
    grouping: int = NOWHERE
    negated: int = NOWHERE
    lacking: int = NOWHERE
    dated: int = NOWHERE
    id_at: int = NOWHERE
    aggregated: list[Aggregate] = field(default_factory=list)
    aggregated_last: int = NOWHERE
    passed: int = -1
    last: Mark | None = None
