"""Selection with guaranteed risk: at most r* of the answers given unasked are wrong (METHODS.md 5).

SGR, Geifman & El-Yaniv 2017, Algorithm 2 with the Clopper–Pearson bound. The guarantee holds with probability
1 − δ over the draw of a split that fitted no part of the rule, and for exchangeable questions.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.special import betaincinv

from reliability.errors import BadInput


class NoThreshold(StrEnum):
    """Why nothing may be answered unasked."""

    TOO_FEW = "too_few"  # even without an error, so few questions cannot bound the risk by r*
    TOO_RISKY = "too_risky"  # above no threshold that was tried are the errors rare enough


@dataclass(frozen=True, slots=True)
class GuaranteedRisk:
    """The rule "answer unasked iff κ ≥ threshold", and what it rests on.

    `risk` r*, `delta` δ; `size`: questions of the split; `needed`: the fewest answers, all right, that could
    satisfy it. `answered`, `wrong` and `bound` (upper bound on the share wrong, in [0, 1]) are at the threshold.
    Where none satisfies it, `threshold` and `bound` are None, `reason` says why, and the bot always asks.
    """

    risk: float
    delta: float
    size: int
    needed: int
    threshold: float | None = None
    bound: float | None = None
    answered: int = 0
    wrong: int = 0
    reason: NoThreshold | None = None

    def predict(self, confidence: float) -> bool:
        """Whether an answer with calibrated probability κ may be given unasked. NaN may not."""
        return self.threshold is not None and confidence >= self.threshold

    def as_json(self) -> dict[str, Any]:
        """A JSON object."""
        return {**asdict(self), "reason": self.reason.value if self.reason else None}


def risk_from_json(content: Mapping[str, Any]) -> GuaranteedRisk:
    """The object that `as_json` wrote. Raises BadInput for anything else, or where its numbers contradict."""
    try:
        threshold, bound = (None if (x := content[k]) is None else float(x) for k in ("threshold", "bound"))
        reason = None if content["reason"] is None else NoThreshold(content["reason"])
        counts = {name: int(content[name]) for name in ("size", "needed", "answered", "wrong")}
        found = GuaranteedRisk(
            float(content["risk"]),
            float(content["delta"]),
            threshold=threshold,
            bound=bound,
            reason=reason,
            **counts,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"Not a guaranteed risk: {error}") from error
    none = found.threshold is None
    if none != (found.bound is None) or none != (found.reason is not None) or not (
        0 < found.risk < 1 and 0 < found.delta < 1 and 0 <= found.wrong <= found.answered <= found.size
        and (found.bound is None or 0 <= found.bound <= found.risk)
        and (found.threshold is None or 0 <= found.threshold <= 1)
    ):  # fmt: skip
        raise BadInput("Not a guaranteed risk: its numbers contradict one another.")
    return found


def clopper_pearson_upper(wrong: int, answered: int, delta: float) -> float:
    """Upper bound on the share wrong, exceeded by the truth with probability ≤ δ: B(1 − δ; k + 1, n − k).

    The largest b with P(Binomial(n, b) ≤ k) ≥ δ; 1 where every answer is wrong or there is none.

    >>> round(clopper_pearson_upper(0, 10, delta=0.05), 4)  # 1 − 0.05^(1/10)
    0.2589
    """
    if not 0 <= wrong <= answered or not 0 < delta < 1:
        raise BadInput("A bound on the risk needs 0 ≤ wrong ≤ answered and δ between 0 and 1.")
    return 1.0 if wrong == answered else float(betaincinv(wrong + 1, answered - wrong, 1 - delta))


def guarantee_risk(
    confidence: ArrayLike, wrong: ArrayLike, risk: float = 0.1, delta: float = 0.05
) -> GuaranteedRisk:
    """The lowest threshold, by binary search, whose bound at δ/⌈log₂ n⌉ on the error above it is ≤ r*.

    `confidence` [n]: κ of the questions that the rest of the rule would answer unasked (linking flagged nothing,
    one cluster in the credible set); `wrong` [n]: 1 = the answer is wrong. At most ⌈log₂ n⌉ thresholds are tried,
    which is what δ is divided by. Beyond the paper: ranks with fewer answers than could satisfy r* without an
    error are not tried; there the search would only be led astray. Raises BadInput for NaN or other lengths.
    """
    kappa, errors = np.asarray(confidence, dtype=np.float64), np.asarray(wrong)
    if kappa.ndim != 1 or kappa.shape != errors.shape or np.isnan(kappa).any():
        raise BadInput("Bounding the risk needs one confidence and one verdict for each question.")
    if not np.isin(errors, (0, 1)).all() or not 0 < risk < 1 or not 0 < delta < 1:
        raise BadInput("A verdict is 0 or 1; r* and δ lie between 0 and 1.")
    n = len(kappa)
    tries = max(1, math.ceil(math.log2(max(n, 1))))
    needed = _answers_needed(risk, delta / tries)
    ordered = np.sort(kappa)
    # Ranks left to try, from "answer all" to "answer the `needed` surest": fewer than n, so tries suffice.
    low, high = 0, n - max(needed, 2)
    reason = NoThreshold.TOO_RISKY if high >= 0 else NoThreshold.TOO_FEW
    found = GuaranteedRisk(risk, delta, n, needed, reason=reason)
    while low <= high:
        rank = (low + high) // 2
        threshold = float(ordered[rank])
        above = kappa >= threshold
        answered, mistakes = int(above.sum()), int(errors[above].sum())
        bound = clopper_pearson_upper(mistakes, answered, delta / tries)
        if bound <= risk:
            found = GuaranteedRisk(risk, delta, n, needed, threshold, bound, answered, mistakes)
            high = rank - 1
        else:
            low = rank + 1
    return found


def _answers_needed(risk: float, delta: float) -> int:
    """The fewest answers, all right, whose bound 1 − δ^(1/n) is ≤ r*."""
    return math.ceil(math.log(delta) / math.log1p(-risk))
