"""What flags lead to by policy, computed from labels: abstain, surrogate, and a person who confirms (docs/METHODS.md
1).

All decide on the list that the model writes by itself. One question settles a flagged list, as in
reliability.linking.link: its person confirms it, or says all that it is to hold. So the walk is exact but for a wrong
list of tables that nobody is asked about and whose columns' question might still mend it, which it leaves out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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
    """Linking with a person: `em` of all questions, and `questions` asked per ask, on average. Two lists are two
    questions at most, so no budget of three is ever spent."""

    em: float
    questions: float


@dataclass(frozen=True, slots=True, eq=False)
class FlaggedSteps:
    """Lists that the model wrote by itself, one an example: whether one of its steps is `flagged`, and whether it is
    `right`. Both [examples]."""

    flagged: Bools
    right: Bools

    @property
    def mended(self) -> Bools:
        """Whether the list is right once a person settled it where it is flagged."""
        return self.flagged | self.right


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


def walk(tables: FlaggedSteps, columns: FlaggedSteps, linked: FlaggedSteps) -> Walks:
    """Walk a person through the tables, then their columns, with one question for each list that is flagged.

    `columns` are those of the gold tables, written where a person settled the tables; `linked` those of the model's own
    tables, written where nobody was asked. Where its own tables are wrong and nobody was asked, linking is wrong.
    """
    of_columns = FlaggedSteps(
        np.where(tables.flagged, columns.flagged, linked.flagged),
        np.where(tables.flagged, columns.right, linked.right),
    )
    right = tables.mended & of_columns.mended
    asked = tables.flagged.astype(float) + of_columns.flagged
    return Walks(float(right.mean()), float(asked.mean()))


def walk_one(lists: FlaggedSteps) -> Walks:
    """The same for lists of one kind by themselves."""
    return Walks(float(lists.mended.mean()), float(lists.flagged.mean()))
