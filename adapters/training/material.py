"""What a run learns from and is measured on: a team's own log or hints, and public questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path

from adapters.training.data.names import Renamer
from adapters.training.data.public_pairs import PublicPairs, public_pairs
from adapters.training.data.sources import Pair
from adapters.training.data.triplets import Triplet, from_hints, from_pairs
from adapters.training.held_out import hold_out
from adapters.training.logs.own_log import OwnLog
from reliability.errors import BadInput
from reliability.ports import Warehouse
from reliability.progress import Progress
from reliability.values import Hint, Table

HELD_OUT, HINTS_HELD_OUT = 0.1, 0.2
"""The shares of a log's groups, and of hints' phrases, that are held out."""
HINT_TIMES = 4
"""How often a team's hint is seen for each time that a public triplet is: they are few and weigh much."""
_LEAST_PHRASES = 10


@dataclass(frozen=True)
class PublicQuestions:
    """So many questions of the public data; `measured` is a log whose measured splits are not among them."""

    data: Path
    measured: Path | None
    count: int

    def read(self, progress: Progress) -> PublicPairs:
        """The questions. Raises BadInput for none, and where the data are missing."""
        if not self.count:
            raise BadInput("There is nothing to learn from: give --log, --hints or --questions.")
        return public_pairs(self.data, self.measured, self.count, progress)


@dataclass(frozen=True)
class Material:
    """What to learn from, what to measure on, other schemas' tables to add, and the sources in words; `warehouse` opens
    the place where the held-out queries run, None where there is none."""

    train: Sequence[Pair]
    held_out: Sequence[Pair]
    sources: dict[str, str]
    pool: Sequence[Table] = ()
    renamer: Renamer = field(default_factory=lambda: Renamer({}))
    warehouse: Callable[[], AbstractContextManager[Warehouse]] | None = None


@dataclass(frozen=True)
class TripletMaterial:
    """Triplets to learn from and to measure on, and their sources in words."""

    train: Sequence[Triplet]
    held_out: Sequence[Triplet]
    sources: dict[str, str]


def pair_material(own: OwnLog | None, public: PublicQuestions | None, progress: Progress) -> Material:
    """A team's own log, public questions, or both: then what is held out is the log's alone, since it says what
    matters. Raises BadInput for neither, and where the data are missing."""
    if own is None:
        if public is None:
            raise BadInput("There is nothing to learn from: give --log or --questions.")
        found = public.read(progress)
        sources = {"spider_train": f"{len(found.train)} questions"}
        return Material(found.train, found.held_out, sources, found.pool, found.renamer)
    train, held_out = hold_out(own.pairs, lambda logged: logged.group, HELD_OUT)
    mine = Material([p.pair for p in train], [p.pair for p in held_out], {"log": own.words()})
    if public is None:
        return mine
    beside = public.read(progress)
    return Material(
        [*mine.train, *beside.train],
        mine.held_out,
        {**mine.sources, "spider_train": f"{len(beside.train)} questions"},
        beside.pool,
        beside.renamer,
    )


def triplet_material(hints: Sequence[Hint], public: PublicQuestions, progress: Progress) -> TripletMaterial:
    """Hints, each several times, and public questions if any are wanted. Few phrases are all learned from."""
    of_hints = from_hints(hints)
    train, held_out = hold_out(of_hints, lambda t: t.anchor.lower(), HINTS_HELD_OUT, _LEAST_PHRASES)
    sources = {"hints": f"{len(of_hints)} triplets of {len(hints)} hints"}
    train = train * HINT_TIMES
    if public.count:
        found = public.read(progress)
        triplets = from_pairs(found.train, found.renamer, seed=0)
        train += triplets
        held_out += from_pairs(found.held_out, found.renamer, seed=1)
        sources["spider_train"] = f"{len(triplets)} triplets"
    return TripletMaterial(train, held_out, sources)
