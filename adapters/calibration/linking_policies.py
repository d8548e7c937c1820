"""What flags lead to by policy, computed from labels: abstain, surrogate, and a person who confirms (METHODS.md 1).

`abstain` and `surrogate` decide on the list that the model writes by itself. The person is walked along the gold list:
up to a branching point that nobody flagged, the model's list with its person *is* the gold one, and after it the
list is wrong whatever follows; so the walk is exact but for what a wrong list's own flags might still mend, which it
leaves out. One question settles one element, as in reliability.link_watched: confirmed, replaced or dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from adapters.calibration.branching_data import Steps

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Abstentions:
    """Shares in [0, 1]. `em` of those linked without abstaining (None if there are none); `tar` abstained and would
    have been wrong, `far` abstained and would have been right, both over all questions."""

    em: float | None
    tar: float
    far: float


@dataclass(frozen=True, slots=True)
class Walks:
    """Linking with a person. `em` of the questions linked within the budget (None if there are none); `em_of_all`
    counts an abstention (`abstained`, the budget was spent) as wrong; `questions` asked per ask, on average."""

    em: float | None
    em_of_all: float
    abstained: float
    questions: float


def abstentions(halted: Bools, right: Bools) -> Abstentions:
    """The measures of a policy that halts: both [questions]."""
    answered = ~halted
    em = float(right[answered].mean()) if answered.any() else None
    return Abstentions(em, float((halted & ~right).mean()), float((halted & right).mean()))


def any_step(flags: Bools, example: Ints, questions: int) -> Bools:
    """Which questions have a flagged step: flags and examples [steps] → [questions]."""
    found = np.zeros(questions, dtype=bool)
    found[example[flags]] = True
    return found


@dataclass(frozen=True, eq=False)
class Elements:
    """The elements of gold lists (and each list's end), in the order in which they are written.

    `start` is each element's first step among the free ones; `branches`: the model writes another here; `first` is
    the step, relative to the element's first, at which it first branches.
    """

    example: Ints
    start: NDArray[np.intp]
    branches: Bools
    step: Ints
    first: Ints

    @classmethod
    def of(cls, steps: Steps) -> Elements:
        """The elements of gold steps that stand in order, example by example; forced steps left out."""
        changed = (np.diff(steps.example) != 0) | (np.diff(steps.name) != 0)
        start = (
            np.flatnonzero(np.concatenate([[True], changed])) if len(steps) else np.zeros(0, dtype=np.intp)
        )
        lengths = np.diff(np.append(start, len(steps)))
        step = np.arange(len(steps)) - np.repeat(start, lengths)
        at = np.where(steps.labels == 1, step, np.iinfo(np.int64).max)
        first = np.minimum.reduceat(at, start) if len(start) else at
        branches = first < np.iinfo(np.int64).max
        return cls(steps.example[start], start, branches, step, np.repeat(first, lengths))

    def asked(self, flags: Bools) -> Bools:
        """Elements that a person is asked about: a step is flagged, not after the one where the model goes wrong."""
        if not len(self.start):
            return np.zeros(0, dtype=bool)
        return np.asarray(np.logical_or.reduceat(flags & (self.step <= self.first), self.start))


def walk(lists: Sequence[tuple[Elements, Bools]], possible: Bools, budget: int) -> Walks:
    """Walk a person through lists that follow one another (tables, then columns), with one budget of questions.

    Each list comes with its flags [free steps]. `possible` [questions]: the gold list can be written; where it
    cannot, linking is wrong. An ask whose next question would exceed the budget abstains, unless it went wrong before.
    """
    example = np.concatenate([elements.example for elements, _ in lists])
    order = np.argsort(example, kind="stable")
    example = example[order]
    asked = np.concatenate([elements.asked(flags) for elements, flags in lists])[order]
    missed = np.concatenate([e.branches for e, _ in lists])[order] & ~asked
    far = len(example)
    before = np.concatenate([[0], np.cumsum(asked)])
    starts = np.searchsorted(example, np.arange(len(possible)))
    count = before[1:] - before[starts[example]] if far else np.zeros(0, dtype=np.int64)
    place = np.arange(far)
    wrong_at, spent_at = np.full(len(possible), far), np.full(len(possible), far)
    np.minimum.at(wrong_at, example[missed], place[missed])
    over = asked & (count > budget)
    np.minimum.at(spent_at, example[over], place[over])
    abstained = possible & (spent_at < wrong_at)
    right = possible & ~abstained & (wrong_at == far)
    ends = np.append(starts, far)[1:]
    stop = np.minimum(np.minimum(wrong_at, spent_at), ends)
    questions = np.minimum(before[np.minimum(stop, far)] - before[starts], budget)
    linked = ~abstained
    em = float(right[linked].mean()) if linked.any() else None
    return Walks(em, float(right.mean()), float(abstained.mean()), float(questions.mean()))
