"""Watching a promise while verdicts come in: a test that may be looked at after every one (docs/METHODS.md 7).

The rule. A promise bounds how often something goes wrong by `limit` (r* for the error of answers given unasked,
α for the misses of the credible set). H₀: whatever came before, the next one goes wrong with probability ≤
limit. Against it we bet with likelihood ratios, averaged over all error rates above the limit (a uniform prior
on (limit, 1)):

    E_n = 1/(1 − limit) · ∫_limit^1 (p/limit)^k · ((1−p)/(1−limit))^(n−k) dp,   k failures of n trials

Under H₀ each factor has expectation ≤ 1, so E is a test supermartingale, and by Ville's inequality (1939)
P(E_n ≥ 1/δ for any n) ≤ δ. So one may look after every verdict, for ever: unlike with a Clopper–Pearson bound,
which holds for one look at a size fixed before. (Mixture: Robbins 1970; betting: Waudby-Smith & Ramdas 2024.)

What it does not see: answers that nobody judged. People report what is wrong more readily than what is right;
the error *among judged answers* is then higher than that of all, and an alarm says: look, and calibrate again.
Verdicts that are changed later are counted as they stand now, which the inequality does not cover.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from reliability.errors import BadInput

DELTA = 0.025
"""Chance of ever reporting a bound that holds. Two bounds are watched for a calibration: together at most 5 %."""


@dataclass(frozen=True, slots=True)
class PromiseUnderTest:
    """A promise and what was seen of it: `failures` of `trials`, where a share of at most `limit` was promised.

    `evidence` is log E_n in nats (higher = more surely broken; −∞ to +∞).
    """

    failures: int
    trials: int
    limit: float
    delta: float
    evidence: float

    @property
    def failed(self) -> bool:
        """Whether the promise is broken: E_n ≥ 1/δ."""
        return self.evidence >= -math.log(self.delta)

    @property
    def share(self) -> float | None:
        """The share of failures so far, in [0, 1]; None before the first trial."""
        return self.failures / self.trials if self.trials else None


def sequential_test(failures: int, trials: int, limit: float, delta: float = DELTA) -> PromiseUnderTest:
    """What `failures` of `trials` say about a promise of at most `limit`. Raises BadInput for impossible numbers.

    >>> sequential_test(1, 10, 0.1).failed, sequential_test(11, 30, 0.1).failed, sequential_test(3, 3, 0.1).failed
    (False, True, True)
    >>> round(math.exp(sequential_test(1, 1, 0.5).evidence), 6)  # 2 · ∫ p/0.5 dp over (0.5, 1)
    1.5
    """
    if not 0 <= failures <= trials or not 0 < limit < 1 or not 0 < delta < 1:
        raise BadInput("Watching a bound needs 0 ≤ failures ≤ trials, a limit and a δ between 0 and 1.")
    return PromiseUnderTest(failures, trials, limit, delta, _log_evidence(failures, trials, limit))


def _log_evidence(failures: int, trials: int, limit: float) -> float:
    """log E_n: the integral is that of a Beta(k + 1, n − k + 1) density's upper tail."""
    a, b = failures + 1, trials - failures + 1
    from scipy.special import betaincc, betaln  # slow to import, and only reports test

    tail = float(betaincc(a, b, limit))
    if tail <= 0:  # below the smallest number: as sure as can be that the promise holds
        return -math.inf
    mass = math.log(tail) + float(betaln(a, b))
    return mass - math.log1p(-limit) - failures * math.log(limit) - (trials - failures) * math.log1p(-limit)
