"""Measure selection (docs/METHODS.md 4 and 5; RTS++, tables 1 and 2): who answers what, and how often it is wrong.

Random halves by group: one calibrates, the other is measured, 20 seeds. Every rule is given the same traces. RTS++
abstains on some questions; the other rules, which answer all, are compared *at equal coverage*: each answers as many
questions as RTS++ does, those of which it is surest; and κ is compared with the baselines at fixed coverages and over
the whole curve (answers_surest.py). Differences are paired by question, their 95 % intervals come from drawing groups
with replacement.

RTS++: https://openproceedings.org (EDBT 2026)
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reliability.calibration.answers_rule import WholeRule, divide, one_of_each_group, readings, whole_rule
from reliability.calibration.fit_probability import fit_probability, random_half
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.errors import BadInput
from reliability.evaluation.surest import MeasuredHalf, Surest, compare_surest
from reliability.progress import Progress
from reliability.promises.credible_set import CredibleThreshold, Guarantee, conformalize_credible
from reliability.promises.probability import calibrated

Floats = NDArray[np.float64]
ALPHAS = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5)
COVERAGES = tuple(round(0.05 * step, 2) for step in range(1, 21))
LIKELIHOOD, CONSISTENCY = "top by likelihood", "self-consistency"
JUDGE, RTS, PERSON, OURS = "judge only (λ = 0)", "RTS++", "RTS++ with a person", "calibrated probability"
_FULL = (LIKELIHOOD, CONSISTENCY, OURS)


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a rule did with a question: `given` an answer (of a person's choice or not) that is `right`, and how
    sure.
    """

    given: bool
    right: bool = False
    confidence: float = 0.0


def evaluate_selection(
    traces: Sequence[CheckedTrace],
    progress: Progress,
    *,
    seeds: int = 20,
    alpha: float = 0.1,
    risk: float = 0.1,
    delta: float = 0.05,
) -> dict[str, Any]:
    """Selective accuracy, abstention and effective error rate of every rule; curves; coverage; the risk of unasked
    answers. Raises BadInput for fewer than eight groups, or where no candidate is ever right."""
    groups = np.asarray([trace.group for trace in traces])
    if len(set(groups.tolist())) < 8:
        raise BadInput("Evaluating selection needs at least eight groups of questions.")
    if not any(cluster.right for trace in traces for cluster in trace.clusters):
        raise BadInput("No candidate is ever right: there is nothing to select.")
    halves = []
    for seed in range(seeds):
        calibrate = random_half(groups, seed)
        halves.append(_Half(traces, calibrate, alpha, risk, delta, seed))
        progress((seed + 1) / seeds, "selection")
    return {
        "questions": len(traces),
        "groups": len(set(groups.tolist())),
        "with_right_candidate": round(float(np.mean([any(c.right for c in t.clusters) for t in traces])), 4),
        "seeds": seeds,
        "alpha": alpha,
        "rules": _rules(halves),
        "equal_coverage": _equal_coverage(halves, groups),
        "surest": compare_surest([half.surest() for half in halves], groups, OURS),
        "without_entropy": _without_entropy(halves, groups),
        "credible": _credible(halves, alpha),
        "unasked": _unasked(halves, risk, delta),
        "risk_coverage": {rule: _risk_coverage(halves, rule) for rule in _FULL},
        "over_alpha": [_over_alpha(traces, groups, each, seeds) for each in ALPHAS],
    }


# --- one half calibrates, the other is measured ----------------------------------------------------


class _Half:
    """What every rule does with the measured half of the questions."""

    def __init__(
        self,
        traces: Sequence[CheckedTrace],
        calibrate: NDArray[np.bool_],
        alpha: float,
        risk: float,
        delta: float,
        seed: int,
    ) -> None:
        self.rows = np.flatnonzero(~calibrate).tolist()
        self.measured = [traces[row] for row in self.rows]
        fitting = [traces[row] for row in np.flatnonzero(calibrate).tolist()]
        one_each = one_of_each_group(fitting, seed)
        scored = _scored(one_each)
        self.marginal = conformalize_credible(scored, alpha, Guarantee.MARGINAL)
        self.given_right = conformalize_credible(scored, alpha, Guarantee.GIVEN_RIGHT_CANDIDATE)
        without = conformalize_credible(_scored(one_each, 0.0), alpha, Guarantee.GIVEN_RIGHT_CANDIDATE)
        self.answers = {
            LIKELIHOOD: [_top(t, lambda c: c.log_likelihood) for t in self.measured],
            CONSISTENCY: [_top(t, lambda c: c.share) for t in self.measured],
            JUDGE: [_conformal(t, without, entropy_weight=0.0) for t in self.measured],
            RTS: [_conformal(t, self.given_right) for t in self.measured],
            PERSON: [_conformal(t, self.given_right, person=True) for t in self.measured],
            OURS: self._by_probability(fitting, seed),
        }
        self.rule: WholeRule | None = None
        with contextlib.suppress(BadInput):  # too few right answers to fit κ: then everything is asked
            self.rule = whole_rule(*divide(fitting, seed), alpha=alpha, risk=risk, delta=delta, seed=seed)
        self.unasked = [best.right for trace in self.measured if self.rule and (best := self.rule.unasked(trace))]

    def surest(self) -> MeasuredHalf:
        """The answers of the rules that answer every question."""
        return MeasuredHalf(
            np.asarray(self.rows),
            {
                rule: Surest(
                    np.asarray([a.confidence for a in self.answers[rule]], dtype=np.float64),
                    np.asarray([not a.right for a in self.answers[rule]], dtype=np.float64),
                )
                for rule in _FULL
            },
        )

    def _by_probability(self, fitting: Sequence[CheckedTrace], seed: int) -> list[_Answer]:
        """The reading that the bot puts first (decide.py), with its κ: of the credible ones, or of all where none is,
        that of highest κ. One whose κ is not known comes last.

        Against the reading of highest F with its κ, area under risk over coverage, 20 seeds: 250 questions of Spider
        development 0.336 and 0.346, 350 of the log's calibrate split 0.034 and 0.034; but on recorded systems of BIRD
        mini-dev, without a judge or likelihoods, 0.198 and 0.169.
        """
        scaling = fit_probability(readings(fitting), seed)
        found = []
        for trace in self.measured:
            ranked = trace.ranked()
            held = self.given_right.predict([c.score() for c in ranked]).tolist()
            credible = [c for c, within in zip(ranked, held, strict=True) if within] or ranked
            kappas = calibrated([c.signals for c in credible], scaling)
            known = list(zip(kappas, (c.right for c in credible), strict=True))
            kappa, right = max(known, key=lambda one: -1.0 if one[0] is None else one[0], default=(None, False))
            found.append(_Answer(True, right, kappa or 0.0))
        return found


def _scored(traces: Sequence[CheckedTrace], entropy_weight: float = 1.0) -> list[list[tuple[float, bool]]]:
    return [[(c.score(entropy_weight), c.right) for c in trace.clusters] for trace in traces]


def _top(trace: CheckedTrace, by: Callable[[CheckedCluster], float]) -> _Answer:
    """The first cluster by some measure; where nothing ran, a wrong answer of no confidence."""
    if not trace.clusters:
        return _Answer(True, False, -np.inf)
    best = max(trace.clusters, key=by)
    return _Answer(True, best.right, by(best))


def _conformal(
    trace: CheckedTrace, threshold: CredibleThreshold, entropy_weight: float = 1.0, *, person: bool = False
) -> _Answer:
    """One credible cluster answers. Of several a person picks the right one, or says that none is; else abstain."""
    held = [c for c in trace.clusters if bool(threshold.predict([c.score(entropy_weight)])[0])]
    if len(held) == 1:
        return _Answer(True, held[0].right, held[0].score(entropy_weight))
    picked = person and len(held) > 1 and any(c.right for c in held)
    return _Answer(picked, picked)


# --- figures ---------------------------------------------------------------------------------------


def _rules(halves: Sequence[_Half]) -> dict[str, dict[str, float | None]]:
    """Means over seeds; selective accuracy is over the answers given, the error rate over all questions."""
    figures: dict[str, dict[str, float | None]] = {}
    for rule in (LIKELIHOOD, CONSISTENCY, JUDGE, RTS, PERSON):
        each = [half.answers[rule] for half in halves]
        accuracies = [sum(a.right for a in answers) / n for answers in each if (n := sum(a.given for a in answers))]
        figures[rule] = {
            "selective_accuracy": _mean(accuracies),
            "abstention_rate": _mean([np.mean([not a.given for a in answers]) for answers in each]),
            "effective_error_rate": _mean([np.mean([a.given and not a.right for a in answers]) for answers in each]),
        }
    return figures


def _equal_coverage(halves: Sequence[_Half], groups: NDArray[Any]) -> dict[str, Any]:
    """Effective error of RTS++ and of each rule that answers the same number of questions, and paired differences."""
    mistakes: dict[str, list[Floats]] = {RTS: [], **{rule: [] for rule in _FULL}}
    for half in halves:
        given = np.asarray([a.given for a in half.answers[RTS]])
        mistakes[RTS].append(np.asarray([a.given and not a.right for a in half.answers[RTS]], dtype=float))
        for rule in _FULL:
            mistakes[rule].append(_mistakes_at(half.answers[rule], int(given.sum())))
    coverage = [np.mean([a.given for a in half.answers[RTS]]) for half in halves]
    pairs = [(ours, other) for ours in (RTS, OURS) for other in (LIKELIHOOD, CONSISTENCY)]
    return {
        "coverage": _mean(coverage),
        "effective_error_rate": {rule: _mean([m.mean() for m in each]) for rule, each in mistakes.items()},
        "differences": {
            f"{ours} − {other}": paired_difference(halves, mistakes[ours], mistakes[other], groups)
            for ours, other in pairs
        },
    }


def _without_entropy(halves: Sequence[_Half], groups: NDArray[Any]) -> dict[str, Any]:
    """What λ = 0 costs: accuracy when the questions that RTS++ answers most surely, as many, are answered by P_sel
    alone, and the paired difference of errors."""
    with_entropy, without = [], []
    for half in halves:
        f = [_top(t, lambda c: c.score()) for t in half.measured]
        judged = [_top(t, lambda c: c.judged) for t in half.measured]
        size = sum(a.given for a in half.answers[RTS])
        with_entropy.append(_mistakes_at(f, size))
        without.append(_mistakes_at(judged, size))
    first = [
        [np.mean([_top(t, by).right for t in half.measured]) for half in halves]
        for by in (lambda c: c.score(), lambda c: c.judged)
    ]
    return {
        "error_with": _mean([m.mean() for m in with_entropy]),
        "error_without": _mean([m.mean() for m in without]),
        "difference": paired_difference(halves, with_entropy, without, groups),
        "first_right_with": _mean(first[0]),
        "first_right_without": _mean(first[1]),
    }


def _mistakes_at(answers: Sequence[_Answer], size: int) -> Floats:
    """1 for each of the `size` surest answers that is wrong, else 0; those tied for the last places share them."""
    if not size:
        return np.zeros(len(answers))
    confidence = np.asarray([a.confidence for a in answers])
    last = np.sort(confidence)[-size]
    surer, tied = confidence > last, confidence == last
    taken: Floats = surer + tied * ((size - surer.sum()) / tied.sum())
    taken[[a.right for a in answers]] = 0
    return taken


def paired_difference(
    halves: Sequence[_Half],
    ours: Sequence[Floats],
    other: Sequence[Floats],
    groups: NDArray[Any],
    draws: int = 2000,
) -> dict[str, float]:
    """Mean difference of mistakes a question (below 0: ours makes fewer), over seeds, with a 95 % interval."""
    total, count = np.zeros(len(groups)), np.zeros(len(groups))
    for half, a, b in zip(halves, ours, other, strict=True):
        total[half.rows] += a - b
        count[half.rows] += 1
    each = np.divide(total, count, out=np.zeros_like(total), where=count > 0)
    labels, index = np.unique(groups, return_inverse=True)
    sums, sizes = np.bincount(index, each), np.bincount(index, count > 0)
    drawn = np.random.default_rng(0).integers(len(labels), size=(draws, len(labels)))
    means = sums[drawn].sum(axis=1) / np.maximum(sizes[drawn].sum(axis=1), 1)
    low, high = np.quantile(means, (0.025, 0.975))
    return {
        "mean": round(float(sums.sum() / sizes.sum()), 4),
        "low": round(float(low), 4),
        "high": round(float(high), 4),
    }


def _credible(halves: Sequence[_Half], alpha: float) -> dict[str, Any]:
    """How often a right candidate is in the credible set, of all questions and of those that have one."""
    coverage, conditional, sizes = [], [], []
    for half in halves:
        coverage.append(np.mean([_holds_right(t, half.marginal) for t in half.measured]))
        sizes.append(np.mean([half.marginal.predict([c.score() for c in t.clusters]).sum() for t in half.measured]))
        have_right = [t for t in half.measured if any(c.right for c in t.clusters)]
        conditional.append(np.mean([_holds_right(t, half.given_right) for t in have_right]))
    reachable = [half.marginal.reachable for half in halves]
    return {
        "target": 1 - alpha,
        "reachable_in": sum(reachable),
        "highest_target": _mean([h.given_right.with_right / (h.given_right.questions + 1) for h in halves]),
        "coverage": _mean(coverage),
        "coverage_where_reachable": _mean([c for c, r in zip(coverage, reachable, strict=True) if r]),
        "coverage_given_right": _mean(conditional),
        "clusters_in_set": _mean(sizes),
    }


def _unasked(halves: Sequence[_Half], risk: float, delta: float) -> dict[str, Any]:
    """Answers given unasked by the whole rule on the measured half: how many, how many wrong, in how many seeds."""
    rules = [half.rule for half in halves]
    rates = [1 - float(np.mean(half.unasked)) for half in halves if half.unasked]
    return {
        "risk": risk,
        "delta": delta,
        "seeds_with_threshold": sum(bool(r and r.answers.unasked.threshold is not None) for r in rules),
        "share_unasked": _mean([len(half.unasked) / len(half.measured) for half in halves]),
        "error": _mean(rates),
        "highest_error": round(max(rates), 4) if rates else None,
        "seeds_above_risk": sum(rate > risk for rate in rates),
        "by_seed": [{"unasked": len(half.unasked), "wrong": len(half.unasked) - sum(half.unasked)} for half in halves],
    }


def _risk_coverage(halves: Sequence[_Half], rule: str) -> list[float | None]:
    """The share wrong of the surest answers, for each of COVERAGES, mean over seeds."""
    curve = []
    for coverage in COVERAGES:
        errors = []
        for half in halves:
            size = round(coverage * len(half.measured))
            if size:
                errors.append(_mistakes_at(half.answers[rule], size).sum() / size)
        curve.append(_mean(errors))
    return curve


def _over_alpha(traces: Sequence[CheckedTrace], groups: NDArray[Any], alpha: float, seeds: int) -> dict[str, Any]:
    """RTS++ at another α: accuracy among answers, abstention, how often the marginal target is reachable, and how often
    a right candidate is in each credible set, means over all seeds. In a seed that cannot reach the marginal target
    every candidate is credible; leaving such seeds out would keep the calibrations that happen to promise too much."""
    accuracies, abstentions, reachable = [], [], 0
    coverage: dict[str, list[float]] = {"coverage": [], "coverage_given_right": []}
    for seed in range(seeds):
        calibrate = random_half(groups, seed)
        fitting = [t for t, c in zip(traces, calibrate, strict=True) if c]
        scored = _scored(one_of_each_group(fitting, seed))
        threshold = conformalize_credible(scored, alpha, Guarantee.GIVEN_RIGHT_CANDIDATE)
        marginal = conformalize_credible(scored, alpha, Guarantee.MARGINAL)
        reachable += marginal.reachable
        measured = [t for t, c in zip(traces, calibrate, strict=True) if not c]
        coverage["coverage"].append(float(np.mean([_holds_right(t, marginal) for t in measured])))
        given_right = [_holds_right(t, threshold) for t in measured if any(c.right for c in t.clusters)]
        coverage["coverage_given_right"] += [float(np.mean(given_right))] if given_right else []
        answers = [_conformal(t, threshold) for t in measured]
        given = sum(a.given for a in answers)
        abstentions.append(1 - given / len(answers))
        accuracies += [sum(a.right for a in answers) / given] if given else []
    return {
        "alpha": alpha,
        "selective_accuracy": _mean(accuracies),
        "abstention_rate": _mean(abstentions),
        "reachable_in": reachable,
        **{name: _mean(each) for name, each in coverage.items()},
    }


def _holds_right(trace: CheckedTrace, threshold: CredibleThreshold) -> bool:
    """Whether a right cluster is credible."""
    held = threshold.predict([c.score() for c in trace.clusters])
    return any(c.right and in_set for c, in_set in zip(trace.clusters, held, strict=True))


def _mean(values: Sequence[Any]) -> float | None:
    return round(float(np.mean(values)), 4) if len(values) else None
