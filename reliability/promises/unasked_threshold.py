"""Selection with guaranteed risk: at most r* of the answers given unasked are wrong (docs/METHODS.md 5).

The question is SGR's (Geifman & El-Yaniv 2017), its bound Clopper and Pearson's; the thresholds are tested in a fixed
sequence (Learn then Test, Angelopoulos et al. 2021, section 3), which needs no union bound over them: an order that
other data chose, each at δ, up to the first that fails. The guarantee holds with probability 1 − δ over the draw of a
split that fitted no part of the rule, and for exchangeable questions.

SGR: https://arxiv.org/abs/1705.08500
Learn then Test: https://arxiv.org/abs/2110.01052
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from reliability.errors import BadInput


class NoThreshold(StrEnum):
    """Why nothing may be answered unasked."""

    TOO_FEW = "too_few"  # even without an error, so few questions cannot bound the risk by r*
    TOO_RISKY = "too_risky"  # above the first threshold that was tested the errors are not rare enough


@dataclass(frozen=True, slots=True)
class GuaranteedRisk:
    """The rule "answer unasked iff κ ≥ threshold", and what it rests on.

    `risk` r*, `delta` δ; `size`: questions of the split; `needed`: the fewest answers, all right, that could
    satisfy it. `answered`, `wrong` and `bound` (upper bound on the share wrong, in [0, 1]) are at the threshold.
    Where none satisfies it, `threshold` and `bound` are None, `reason` says why, `answered` and `wrong` are at the
    first threshold that was tested, and the bot always asks. `another` of the wrong ones are a fair reading of
    their question, but not the one that the asker meant (None: not counted).

    `all_looks`: where the data were looked at several times, the δ of all these looks together, of which `delta` is this
    one's share; what is promised holds with 1 − `all_looks`, whichever look led to it (None: it was the only one).
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
    another: int | None = None
    all_looks: float | None = None

    @property
    def promised_delta(self) -> float:
        """The probability with which what is promised may fail, over all looks."""
        return self.delta if self.all_looks is None else self.all_looks

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
            another=None if (another := content.get("another")) is None else int(another),
            all_looks=None if (together := content.get("all_looks")) is None else float(together),
            **counts,
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"Not a guaranteed risk: {error}") from error
    none = found.threshold is None
    if (
        none != (found.bound is None)
        or none != (found.reason is not None)
        or not (
            0 < found.risk < 1
            and 0 < found.delta <= found.promised_delta < 1
            and 0 <= (found.another or 0) <= found.wrong <= found.answered <= found.size
            and (found.bound is None or 0 <= found.bound <= found.risk)
            and (found.threshold is None or 0 <= found.threshold <= 1)
        )
    ):
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
    if wrong == answered:
        return 1.0
    from scipy.special import betaincinv  # slow to import, and answering needs no threshold fitted

    return float(betaincinv(wrong + 1, answered - wrong, 1 - delta))


def thresholds_to_test(
    confidence: ArrayLike, wrong: ArrayLike, delta: float = 0.05, risk: float = 0.1, times: float = 0.0
) -> tuple[float, ...]:
    """The order in which thresholds are tested, from questions that bound nothing: falling.

    `confidence` [n], `wrong` [n] as in `guarantee_risk`; `times` as many questions bound the risk as these were drawn
    from (0: not known). It begins at the threshold that is likeliest to pass: were `times` as many answers given above
    it, and wrong as these were (beta-binomial, from Jeffreys' prior), most likely their bound at δ would be ≤ `risk`.
    Where none has a chance, at the one whose answers these questions bound best. It goes down through every κ below.
    Empty for no questions. Raises BadInput as `guarantee_risk` does.
    """
    kappa, errors = _checked(confidence, wrong, 0.5, delta)
    if not len(kappa):
        return ()
    tries = np.unique(kappa)[::-1]
    counts = [(int(errors[kappa >= t].sum()), int((kappa >= t).sum())) for t in tries]
    chances = [_chance_to_pass(k, n, round(times * n), risk, delta) for k, n in counts]
    bounds = [clopper_pearson_upper(k, n, delta) for k, n in counts]
    begin = int(np.argmax(chances) if max(chances) > 0 else np.argmin(bounds))
    return tuple(tries[begin:].tolist())


def _chance_to_pass(wrong: int, answered: int, of: int, risk: float, delta: float) -> float:
    """How likely so few of `of` answers are wrong that their bound is ≤ r*, where `wrong` of `answered` others were."""
    fewest = _answers_needed(risk, delta)
    if of < fewest:
        return 0.0
    from scipy.special import betaln, comb

    found, most = 0.0, 0
    while most <= of and clopper_pearson_upper(most, of, delta) <= risk:
        a, b = wrong + 0.5, answered - wrong + 0.5
        found += float(comb(of, most) * np.exp(betaln(most + a, of - most + b) - betaln(a, b)))
        most += 1
    return found


def guarantee_risk(
    confidence: ArrayLike,
    wrong: ArrayLike,
    thresholds: Sequence[float],
    risk: float = 0.1,
    delta: float = 0.05,
) -> GuaranteedRisk:
    """The lowest threshold of a fixed sequence up to which every bound at δ on the error above it is ≤ r*.

    `confidence` [n]: κ of the questions that the rest of the rule would answer unasked; `wrong` [n]: 1 = the answer is
    wrong. `thresholds` fall, and come from other questions (`thresholds_to_test`): with probability 1 − δ no threshold
    whose error is above r* passes, since the first such in the sequence must pass a test of its own at δ. Raises
    BadInput for NaN, other lengths, or thresholds that do not fall.
    """
    kappa, errors = _checked(confidence, wrong, risk, delta)
    if any(later >= earlier for earlier, later in pairwise(thresholds)):
        raise BadInput("Thresholds are tested from high to low.")
    needed = _answers_needed(risk, delta)
    found = GuaranteedRisk(risk, delta, len(kappa), needed, reason=NoThreshold.TOO_FEW)
    for threshold in thresholds:
        above = kappa >= threshold
        answered, mistakes = int(above.sum()), int(errors[above].sum())
        bound = clopper_pearson_upper(mistakes, answered, delta)
        if bound > risk:
            if found.threshold is not None:
                return found
            reason = NoThreshold.TOO_FEW if answered < needed else NoThreshold.TOO_RISKY
            return replace(found, answered=answered, wrong=mistakes, reason=reason)
        found = GuaranteedRisk(risk, delta, len(kappa), needed, threshold, bound, answered, mistakes)
    return found


def _checked(
    confidence: ArrayLike, wrong: ArrayLike, risk: float, delta: float
) -> tuple[NDArray[np.float64], NDArray[Any]]:
    kappa, errors = np.asarray(confidence, dtype=np.float64), np.asarray(wrong)
    if kappa.ndim != 1 or kappa.shape != errors.shape or np.isnan(kappa).any():
        raise BadInput("Bounding the risk needs one confidence and one verdict for each question.")
    if not np.isin(errors, (0, 1)).all() or not 0 < risk < 1 or not 0 < delta < 1:
        raise BadInput("A verdict is 0 or 1; r* and δ lie between 0 and 1.")
    return kappa, errors


def _answers_needed(risk: float, delta: float) -> int:
    """The fewest answers, all right, whose bound 1 − δ^(1/n) is ≤ r*."""
    return math.ceil(math.log(delta) / math.log1p(-risk))


def questions_needed(found: GuaranteedRisk, questions: int) -> int | None:
    """About how many questions would bound the risk, were as many of them answered at the first threshold that was
    tested as of these `questions`, and all rightly; in tens. None where none of these was, so that nobody knows.

    >>> questions_needed(GuaranteedRisk(0.1, 0.05, 40, 29, answered=17, reason=NoThreshold.TOO_FEW), 112)
    200
    """
    if not found.answered or questions <= 0:
        return None
    return 10 * math.ceil(found.needed * questions / found.answered / 10)
