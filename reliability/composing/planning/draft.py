"""A frame in the making: what was chosen for each unclear word, how likely it was, and what else it may have been."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")
MOST_OPTIONS = 6


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """One thing that a word may mean: `score` in (0, 1], higher = likelier; `label` says it plainly."""

    value: T
    score: float
    label: str = ""


@dataclass(slots=True)
class FrameDraft:
    """Choices on the way to one frame. `picks` says which option to take of a choice (the likeliest if it does not);
    `offered` collects what was to choose from, for other drafts to choose otherwise."""

    picks: Mapping[str, int] = field(default_factory=dict)
    score: float = 1.0
    offered: dict[str, tuple[Option[Any], ...]] = field(default_factory=dict)
    used: set[int] = field(default_factory=set)

    def pick(self, name: str, options: Sequence[Option[T]]) -> T:
        """The chosen option's value; its score is part of the draft's. There must be one."""
        ranked = tuple(sorted(options, key=lambda option: -option.score)[:MOST_OPTIONS])
        self.offered[name] = ranked
        chosen = ranked[min(self.picks.get(name, 0), len(ranked) - 1)]
        self.score *= chosen.score
        return chosen.value

    def maybe(self, name: str, options: Sequence[Option[T]]) -> T | None:
        """The chosen option's value, None where there is none to choose."""
        return self.pick(name, options) if options else None


class NothingFits(Exception):
    """What was chosen cannot be put together into one frame."""
