"""Reviews simulated: how many of them until a bound is shown, and whether it then holds.

What is simulated is a team's questions with a confidence κ and a chance of being right given κ that is known here, so
that the true error above a threshold is known too. The rule is the product's: looks at fixed sizes, each with its own
δ; the reviews of each look divided by time; thresholds ordered on the earlier ones and tested on the later ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np
from numpy.typing import NDArray

from reliability.promises.reviews.outlook import BOUNDING, LOOKS, look_delta, look_size
from reliability.promises.unasked_threshold import guarantee_risk, thresholds_to_test


@dataclass(frozen=True, slots=True)
class SimulatedTeam:
    """A team's questions. `share_answered`: for which Candor has an answer; κ is uniform in (0, 1), and an answer is
    wrong with probability `wrong_at_best` + (`wrong_at_worst` − `wrong_at_best`)·(1 − κ), all in [0, 1]."""

    name: str
    share_answered: float
    wrong_at_best: float
    wrong_at_worst: float

    def asked(self, count: int, generator: np.random.Generator) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """κ [count] (NaN: no answer) and whether the answer is wrong [count]."""
        kappa = generator.random(count)
        slope = self.wrong_at_worst - self.wrong_at_best
        wrong = generator.random(count) < self.wrong_at_best + slope * (1 - kappa)
        kappa[generator.random(count) >= self.share_answered] = np.nan
        return kappa, wrong

    def error_above(self, threshold: float) -> float:
        """The true share wrong of answers with κ at or above a threshold in [0, 1]."""
        return self.wrong_at_best + (self.wrong_at_worst - self.wrong_at_best) * (1 - threshold) / 2


TEAMS = (
    SimulatedTeam("answers that are seldom wrong", 0.8, 0.01, 0.05),
    SimulatedTeam("answers whose probability tells the wrong ones", 0.9, 0.0, 0.25),
    SimulatedTeam("answers that are wrong a little too often", 0.8, 0.105, 0.105),
    SimulatedTeam("answers that are wrong far too often", 0.8, 0.5, 0.6),
)


@dataclass(frozen=True, slots=True)
class Run:
    """One team's way: `reviews` until the bound was shown, and the true `error` of what is then answered unasked; None
    where it never was."""

    reviews: int | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of `runs` teams of a kind: in how many the bound was shown, after how many reviews (least, median,
    most; None where it never was), and in how many of these it does not hold."""

    team: str
    runs: int
    shown: int
    broken: int
    reviews: tuple[int, float, int] | None


def run(team: SimulatedTeam, seed: int, risk: float, delta: float, most: int) -> Run:
    """The first look, at no more than `most` reviews, that shows the bound."""
    generator = np.random.default_rng(seed)
    kappa, wrong = team.asked(look_size(LOOKS), generator)
    for look in range(1, LOOKS + 1):
        size = look_size(look)
        if size > most:
            break
        cut = round((1 - BOUNDING) * size)
        early, late = ~np.isnan(kappa[:cut]), ~np.isnan(kappa[cut:size])
        share = look_delta(delta, look)
        tried = thresholds_to_test(kappa[:cut][early], wrong[:cut][early], share)
        found = guarantee_risk(kappa[cut:size][late], wrong[cut:size][late], tried, risk, share)
        if found.threshold is not None:
            return Run(size, team.error_above(found.threshold))
    return Run(None, None)


def simulate(
    teams: Iterable[SimulatedTeam] = TEAMS,
    seeds: Sequence[int] = range(20),
    risk: float = 0.1,
    delta: float = 0.05,
    most: int = 1_000,
) -> list[Simulated]:
    """Each team once for every seed; at most `most` reviews are made. The bound is broken where the true error is above
    r*, which may be in at most a share δ of all runs."""
    found = []
    for team in teams:
        runs = [run(team, seed, risk, delta, most) for seed in seeds]
        sizes = sorted(each.reviews for each in runs if each.reviews is not None)
        broken = sum(each.error is not None and each.error > risk for each in runs)
        span = (sizes[0], float(median(sizes)), sizes[-1]) if sizes else None
        found.append(Simulated(team.name, len(runs), len(sizes), broken, span))
    return found
