"""What a stretch of a follow-up's words may ask to be done to a query, as steps that can be tried."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

from reliability.composing.edits.query import Query

_LEFT_OUT = 0.25
MAX_TRIES = 48


@dataclass(frozen=True, slots=True)
class EditOption:
    """One edit. `make` says whether it could be made; `stage`: lower ones are made first; `score` in (0, 1]."""

    score: float
    what: str
    make: Callable[[Query], bool]
    stage: int = 0


Wish = tuple[EditOption, ...]
"""The edits that one stretch of words may mean, likeliest first."""

FILTER, MEASURE, GROUP, SHARE, LIST, THRESHOLD, ORDER = range(7)
"""The stages of edits."""


def choices(wishes: Sequence[Wish]) -> Iterator[tuple[float, tuple[EditOption, ...]]]:
    """One option of each wish, the likeliest choices first; a wish may be left out at a price, at most MAX_TRIES."""
    columns: list[tuple[EditOption | None, ...]] = [
        (*sorted(wish, key=lambda option: -option.score), None) for wish in wishes if wish
    ]
    if not columns:
        return
    first = (0,) * len(columns)
    heap = [(-_score(columns, first), first)]
    seen = {first}
    for _ in range(MAX_TRIES):
        if not heap:
            return
        score, places = heapq.heappop(heap)
        chosen = [column[place] for column, place in zip(columns, places, strict=True)]
        options = sorted((option for option in chosen if option is not None), key=lambda option: option.stage)
        if options:
            yield -score, tuple(options)
        for at, column in enumerate(columns):
            following = (*places[:at], places[at] + 1, *places[at + 1 :])
            if following[at] < len(column) and following not in seen:
                seen.add(following)
                heapq.heappush(heap, (-_score(columns, following), following))


def _score(columns: Sequence[tuple[EditOption | None, ...]], places: Sequence[int]) -> float:
    chosen = (column[place] for column, place in zip(columns, places, strict=True))
    return prod(option.score if option is not None else _LEFT_OUT for option in chosen)
