"""The credible set of candidates: a conformal threshold τ on A = −F (docs/METHODS.md 4; RTS++, Odin).

Two guarantees, named apart wherever they are shown. Where a target cannot be reached, that is a value: τ = +∞,
and the highest target that these data reach.

RTS++: https://openproceedings.org (EDBT 2026); Odin: https://arxiv.org/abs/2505.19302
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from reliability.errors import BadInput
from reliability.promises.conformal import Flags, Floats, conformal_quantile


class Guarantee(StrEnum):
    """What a credible set promises (docs/METHODS.md 4): of all questions, or of those whose candidates hold a right
    one.
    """

    MARGINAL = "marginal"
    GIVEN_RIGHT_CANDIDATE = "given_right_candidate"


@dataclass(frozen=True, slots=True)
class CredibleThreshold:
    """Credible set = {s : A(s) ≤ τ}, A = −F (docs/METHODS.md 4; marginal: RTS++, given a right candidate: Odin).

    `questions`: calibration questions; `with_right`: those with a right candidate. τ = +∞ where the target
    1 − α cannot be reached; `highest_target` is what can.
    """

    guarantee: Guarantee
    alpha: float
    tau: float
    questions: int
    with_right: int

    @property
    def reachable(self) -> bool:
        """Whether the guarantee holds by more than keeping every candidate."""
        return math.isfinite(self.tau)

    @property
    def highest_target(self) -> float:
        """The highest 1 − α that these data reach with a finite τ, in [0, 1)."""
        size = self.questions if self.guarantee is Guarantee.MARGINAL else self.with_right
        return self.with_right / (size + 1)

    def predict(self, scores: ArrayLike) -> Flags:
        """[candidates] scores F (higher = more likely right) → whether each is in the credible set."""
        return _strangeness(scores) <= self.tau

    def as_json(self) -> dict[str, Any]:
        """A JSON object; τ = +∞ is null."""
        return {**asdict(self), "tau": self.tau if self.reachable else None}


def credible_from_json(content: Mapping[str, Any]) -> CredibleThreshold:
    """The object that `as_json` wrote. Raises BadInput for anything else."""
    try:
        tau = math.inf if content["tau"] is None else float(content["tau"])
        counts = int(content["questions"]), int(content["with_right"])
        return CredibleThreshold(Guarantee(content["guarantee"]), float(content["alpha"]), tau, *counts)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"Not a credible threshold: {error}") from error


def conformalize_credible(
    questions: Sequence[Sequence[tuple[float, bool]]], alpha: float, guarantee: Guarantee = Guarantee.MARGINAL
) -> CredibleThreshold:
    """τ = the ⌈(n+1)(1−α)⌉-th smallest, over calibration questions, of the smallest A among right candidates.

    Each question is its candidates' (F, right) pairs; one without a right candidate counts as +∞, or, given a
    right candidate, is left out. Raises BadInput where F is not a number.

    >>> asked = [[(0.9, True), (0.2, False)], [(0.3, True), (0.5, True)], [(0.7, False)]]
    >>> conformalize_credible(asked, alpha=0.5).tau, conformalize_credible(asked, alpha=0.1).tau
    (-0.5, inf)
    """
    smallest = np.asarray([_strangeness([f for f, right in q if right]).min(initial=math.inf) for q in questions])
    with_right = np.asarray([any(right for _, right in q) for q in questions], dtype=bool)
    if guarantee is Guarantee.GIVEN_RIGHT_CANDIDATE:
        smallest = smallest[with_right]
    tau = conformal_quantile(smallest, alpha)
    return CredibleThreshold(guarantee, alpha, tau, len(questions), int(with_right.sum()))


def _strangeness(scores: ArrayLike) -> Floats:
    """A = −F."""
    f = np.asarray(scores, dtype=np.float64)
    if np.isnan(f).any():
        raise BadInput("A candidate's score F is not a number.")
    return -f
