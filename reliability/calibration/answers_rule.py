"""From checked traces to the answers part of a calibration record: κ, τ, and the threshold that bounds the risk.

The three parts of a log are disjoint by group. Wordings of one question are not independent of one another, and the
guarantees count independent questions: where one is measured (τ, the risk), a single wording of each group counts,
drawn with a seed. Only the fit of κ, which promises nothing, uses every wording.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from reliability.calibration.fit_probability import Prediction, fit_probability
from reliability.calibration.log_parts import SHARES, LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace, groups_of
from reliability.decide import Considered, left_open, likely_outside, unasked_but_for_kappa
from reliability.errors import BadInput
from reliability.promises.credible_set import CredibleThreshold, Guarantee, conformalize_credible
from reliability.promises.from_signals.forest import Forest
from reliability.promises.novelty import NoveltyTest, fit_novelty
from reliability.promises.probability import Probability, calibrated
from reliability.promises.record import (
    AnswerCalibration,
    CalibrationData,
    CalibrationRecord,
    LinkingCalibration,
    ValidFor,
)
from reliability.promises.unasked_threshold import GuaranteedRisk, NoThreshold, guarantee_risk, thresholds_to_test

Parts = Mapping[LogPart, Sequence[CheckedTrace]]
"""The traces of a log's parts."""
LEAST_KAPPA = 0.5
"""What a team's calibration takes where nobody says otherwise: what is likelier wrong than right is asked about."""


@dataclass(frozen=True, slots=True)
class WholeRule:
    """The rule that answers unasked: the likeliest credible cluster is not empty, its words may not as well mean
    another name, linking flagged nothing that it rests on, all queries ended in time, something explains every word of
    the question, it is not unlike those that calibrated, and κ is at least the threshold."""

    answers: AnswerCalibration

    def qualifies(self, trace: CheckedTrace, *, novelty: bool = True) -> tuple[CheckedCluster, float] | None:
        """The cluster of a question that is answered unasked if its κ suffices, and its κ; None where there is none.
        Without `novelty`, whether it is unlike those that calibrated does not count."""
        answers = self.answers
        return _qualifies(trace, answers.credible, answers.probability, answers.novelty if novelty else None)

    def unasked(self, trace: CheckedTrace) -> CheckedCluster | None:
        """The cluster that is answered without asking, or None."""
        found = self.qualifies(trace)
        return found[0] if found and self.answers.unasked.predict(found[1]) else None


def whole_rule(
    fit: Sequence[CheckedTrace],
    calibrate: Sequence[CheckedTrace],
    bound: Sequence[CheckedTrace],
    *,
    alpha: float = 0.1,
    risk: float = 0.1,
    delta: float = 0.05,
    novelty_level: float = 0.0,
    least_kappa: float = 0.0,
    seed: int = 0,
    forests: bool = False,
    fitted: Probability | None = None,
) -> WholeRule:
    """Calibrate the whole rule on three parts that share no group, of which the one that bounds shares no voice with
    the others; with `forests` κ may be a forest's. Under `least_kappa` (in [0, 1]) nothing is answered unasked, though
    the bound might allow it. `fitted` is κ where this very fitting part gave it already. Raises BadInput where they do,
    where one is empty, and where the fitting part holds no right answer or no wrong one."""
    named = {LogPart.FIT: fit, LogPart.CALIBRATE: calibrate, LogPart.BOUND: bound}
    empty = [name for name, part in named.items() if not part]
    if empty:
        raise BadInput(f"No question is left for the part that is to {empty[0]}: the log has too few.")
    held = [{trace.group for trace in part} for part in named.values()]
    if held[0] & held[1] or held[0] & held[2] or held[1] & held[2]:
        raise BadInput("Two parts of the log share a group of questions: a promise would rest on what fitted it.")
    if {t.role for t in (*fit, *calibrate) if t.role} & {t.role for t in bound}:
        raise BadInput("Two parts of the log share a voice: a promise would rest on what fitted it.")
    probability = fit_probability(readings(fit), seed, forests=forests) if fitted is None else fitted
    scored = [
        list(zip(kappas_or_least(t.clusters, probability), (c.right for c in t.clusters), strict=True))
        for t in one_of_each_group(calibrate, seed)
    ]
    # Whether the marginal target is reached depends on how many questions happen to have a right candidate: deciding by
    # the marginal set where it is would break its promise in just these calibrations. The other one holds in each.
    decides = conformalize_credible(scored, alpha, Guarantee.GIVEN_RIGHT_CANDIDATE)
    seen = one_of_each_group([*fit, *calibrate], seed)
    novelty = _novelty(seen, novelty_level)
    # Of the questions that fitted it a forest is too sure, so that they choose no threshold of its own.
    choosing = one_of_each_group(calibrate, seed) if isinstance(probability, Forest) else seen
    bounding = one_of_each_group(bound, seed)
    unasked = _bounded(
        _surest(choosing, decides, probability, None),
        _surest(bounding, decides, probability, novelty),
        len(bounding) / len(choosing),
        risk,
        delta,
        least_kappa,
    )
    return WholeRule(AnswerCalibration(decides, decides, probability, unasked, novelty))


def _bounded(
    tried: tuple[list[float], list[CheckedCluster]],
    given: tuple[list[float], list[CheckedCluster]],
    times: float,
    risk: float,
    delta: float,
    least_kappa: float,
) -> GuaranteedRisk:
    """The threshold above which at most `risk` of the answers are wrong, tried in the order that other questions chose,
    as far as `least_kappa`; and how many of the wrong ones are a fair reading of their question, but not what the asker
    meant."""
    sure = [(kappa, not answer.right) for kappa, answer in zip(*tried, strict=True) if kappa >= least_kappa]
    order = thresholds_to_test([kappa for kappa, _ in sure], [wrong for _, wrong in sure], delta, risk, times)
    found = guarantee_risk(given[0], [not answer.right for answer in given[1]], order, risk, delta)
    least = order[0] if found.threshold is None and order else found.threshold
    reached = [answer for kappa, answer in zip(*given, strict=True) if least is not None and kappa >= least]
    return replace(found, another=sum(bool(answer.accepted and not answer.right) for answer in reached))


def _novelty(traces: Sequence[CheckedTrace], level: float) -> NoveltyTest | None:
    """The test against the questions that came as far as a decision, since only such are tested; None for level 0, and
    where none was measured."""
    measured = [t.likeness for t in traces if t.clusters and t.likeness is not None]
    return fit_novelty(measured, level) if level and measured else None


def _surest(
    traces: Sequence[CheckedTrace],
    credible: CredibleThreshold,
    probability: Probability,
    novelty: NoveltyTest | None,
) -> tuple[list[float], list[CheckedCluster]]:
    """κ of the questions that are answered unasked if it suffices, and each one's answer."""
    found = [one for trace in traces if (one := _qualifies(trace, credible, probability, novelty)) is not None]
    return [kappa for _, kappa in found], [cluster for cluster, _ in found]


def answers_record(
    parts: Parts,
    valid_for: ValidFor,
    linking: LinkingCalibration | None,
    *,
    log: str,
    made_at: str,
    alpha: float = 0.1,
    risk: float = 0.1,
    delta: float = 0.05,
    novelty_level: float = 0.0,
    least_kappa: float = 0.0,
    forests: bool = False,
    all_looks: float | None = None,
) -> CalibrationRecord:
    """The record of answers as the traces of a log's parts have them, its linking as it was. Where a part has too few
    questions for a probability to be shown, nothing is answered unasked. `delta` is the share that this look has of
    `all_looks`, where the questions are looked at several times. Raises BadInput as `whole_rule`.
    """
    fit, calibrate, bound = (parts.get(part, ()) for part in LogPart)
    rule = whole_rule(
        fit,
        calibrate,
        bound,
        alpha=alpha,
        risk=risk,
        delta=delta,
        novelty_level=novelty_level,
        least_kappa=least_kappa,
        forests=forests,
    )
    sizes = [len({trace.group for trace in part}) for part in (fit, calibrate, bound)]
    data = CalibrationData(log, sizes[0], sizes[1], sizes[2], made_at)
    answers = replace(rule.answers, unasked=replace(rule.answers.unasked, all_looks=all_looks))
    if not data.evident:
        none = replace(answers.unasked, threshold=None, bound=None, reason=NoThreshold.TOO_FEW)
        answers = replace(answers, unasked=none)
    return CalibrationRecord(valid_for, data, linking, answers)


def in_parts(traces: Iterable[CheckedTrace], part_of: Callable[[str], LogPart]) -> Parts:
    """Traces by the part of their question, which its id names."""
    found: dict[LogPart, list[CheckedTrace]] = {part: [] for part in LogPart}
    for trace in traces:
        found[part_of(trace.id)].append(trace)
    return found


def kappas_or_least(clusters: Sequence[CheckedCluster], probability: Probability) -> list[float]:
    """κ of each cluster, 0 where a signal is missing: what orders a credible set."""
    return [0.0 if kappa is None else kappa for kappa in calibrated([c.signals for c in clusters], probability)]


def _qualifies(
    trace: CheckedTrace, credible: CredibleThreshold, probability: Probability, novelty: NoveltyTest | None
) -> tuple[CheckedCluster, float] | None:
    considered = [
        Considered(
            kappa,
            c.empty,
            c.by_words,
            c.rivals,
            c.unsaid,
            left_open(c.signals),
            likely_outside(c.signals),
        )
        for c, kappa in zip(trace.clusters, calibrated([c.signals for c in trace.clusters], probability), strict=True)
    ]
    place = unasked_but_for_kappa(considered, trace.flagged, credible)
    if place is None:
        return None
    kappa = considered[place].kappa
    unexplained = trace.likeness is not None and trace.likeness.unexplained > 0
    strange = trace.out_of_time or unexplained or (novelty is not None and novelty.unlike(trace.likeness))
    return None if kappa is None or strange else (trace.clusters[place], kappa)


def divide(
    traces: Sequence[CheckedTrace], seed: int
) -> tuple[list[CheckedTrace], list[CheckedTrace], list[CheckedTrace]]:
    """Traces that fit, calibrate and bound: random groups, in the shares of a log's parts (for evaluations)."""
    groups = sorted({trace.group for trace in traces})
    shuffled = [groups[i] for i in np.random.default_rng(seed).permutation(len(groups))]
    first = round(SHARES[0][1] * len(groups))
    second = first + round(SHARES[1][1] * len(groups))
    part = {group: 0 if rank < first else 1 if rank < second else 2 for rank, group in enumerate(shuffled)}
    fit, calibrate, bound = ([t for t in traces if part[t.group] == number] for number in range(3))
    return fit, calibrate, bound


def readings(traces: Sequence[CheckedTrace]) -> list[Prediction]:
    """Every reading as a prediction, not the best alone: κ is shown for each, and few questions teach more so (on
    recorded systems of BIRD mini-dev the area under risk over coverage fell from 0.198 to 0.169)."""
    return [
        Prediction(t.group, c.right, c.signals, primary=rank == 0) for t in traces for rank, c in enumerate(t.ranked())
    ]


def one_of_each_group(traces: Sequence[CheckedTrace], seed: int = 0) -> list[CheckedTrace]:
    """One trace of each group, drawn with the seed, the same whatever the order of the traces."""
    found = []
    for group, members in sorted(groups_of(traces).items()):
        ordered = sorted(members, key=lambda trace: trace.id)
        drawn = np.random.default_rng([seed, *group.encode()]).integers(len(ordered))
        found.append(ordered[int(drawn)])
    return found
