"""Answer, let a person choose, or abstain: what calibration allows (METHODS.md 4 and 5).

The credible set {s : −F(s) ≤ τ} decides over clusters: none → abstain; several → a person chooses; one → it
answers, *unasked* only if linking flagged nothing, nobody was asked and κ is at least the threshold that bounds
the risk. Without a calibration every answer is one that a person had a say in, and nothing is promised.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from reliability.core import Policy
from reliability.credible_threshold import CredibleThreshold, Guarantee
from reliability.guaranteed_risk import NoThreshold
from reliability.probability import calibrated
from reliability.record import AnswerCalibration, CalibrationRecord
from reliability.selection import ScoredReading
from reliability.values import (
    BrokenPromise,
    Candidate,
    Execution,
    LinkedSchema,
    Promise,
    Question,
    Reading,
    Reason,
    Schema,
)


@dataclass(frozen=True, slots=True)
class Trace:
    """Everything that was found for a question before anything is decided: an ask and a calibration share it.

    `question` carries what a person added; `scored` are readings by falling F, at least one; `asked` says that
    a person was asked something on the way.
    """

    question: Question
    schema: Schema
    linked: LinkedSchema
    candidates: tuple[Candidate, ...]
    execution: Execution
    scored: tuple[ScoredReading, ...]
    asked: bool

    @property
    def flagged(self) -> bool:
        """Whether linking met a branching point or asked: then no answer is one that nobody had a say in."""
        return self.asked or bool(self.linked.branching_points)


@dataclass(frozen=True, slots=True)
class Decision:
    """What to do: the first of the readings answers, a person chooses among them, or none is given.

    `order` indexes the trace's readings, most probable first; `probabilities` are κ of *all* of them, None where
    there is none. Small, so that a durable driver records it: a replay under another calibration decides alike.
    `broken` says which promise an answer without a person's choice would break, where it would.
    """

    kind: Literal["answer", "choose", "abstain"]
    order: tuple[int, ...]
    probabilities: tuple[float | None, ...]
    promise: Promise | None = None
    broken: BrokenPromise | None = None
    reason: Reason = Reason.NOT_SURE
    detail: str = ""

    @property
    def calibrated(self) -> bool:
        """Whether a calibration decided."""
        return self.promise is not None

    def readings(self, trace: Trace) -> tuple[Reading, ...]:
        """The readings to answer with, choose from or look back on, with their probabilities."""
        return tuple(replace(trace.scored[i].reading, probability=self.probabilities[i]) for i in self.order)


def decide(
    trace: Trace,
    record: CalibrationRecord | None,
    policy: Policy,
    max_readings: int,
    *,
    just_answer: bool = False,
) -> Decision:
    """What calibration, or its absence, and the policy make of a trace.

    `just_answer`: the person waved further questions away, so that the likeliest credible reading answers.
    """
    if record is None or record.answers is None:
        return _uncalibrated(trace.scored, policy, max_readings, just_answer)
    answers = record.answers
    kappa = tuple(calibrated(s.signals, answers.probability) for s in trace.scored)
    ranked = sorted(range(len(kappa)), key=lambda i: math.inf if (p := kappa[i]) is None else -p)
    among = credible_readings([s.score for s in trace.scored], answers.credible)
    credible = [i for i in ranked if i in among]
    rest = [i for i in ranked if i not in credible]
    broken = _broken(trace, [kappa[i] for i in credible], answers)
    unasked = broken is None and not trace.asked
    found = Decision(
        "abstain", tuple(ranked[:max_readings]), kappa, promised(record, unasked=unasked), broken
    )
    if not credible:
        return found
    if broken is None or just_answer:
        return replace(found, kind="answer", order=(credible[0],), broken=None)
    if policy == "ask":
        shown = credible if len(credible) > 1 else [*credible, *rest]
        return replace(found, kind="choose", order=tuple(shown[:max_readings]))
    if broken is BrokenPromise.SEVERAL:
        return replace(found, reason=Reason.AMBIGUOUS, detail=str(len(credible)))
    return found


def credible_readings(scores: Sequence[float], threshold: CredibleThreshold) -> tuple[int, ...]:
    """Which readings, by their F, are in the credible set; all of them where τ = +∞."""
    return tuple(i for i, credible in enumerate(threshold.predict(scores)) if credible)


def unasked_but_for_kappa(scores: Sequence[float], flagged: bool, threshold: CredibleThreshold) -> int | None:
    """The reading that the rule would answer unasked if its κ suffices: the one credible reading of a question at
    which linking flagged nothing. None otherwise. The risk is bounded on exactly these (METHODS.md 5)."""
    credible = credible_readings(scores, threshold)
    return credible[0] if len(credible) == 1 and not flagged else None


def promised(record: CalibrationRecord, *, unasked: bool) -> Promise | None:
    """The promise that stands behind an answer; None where answers were not calibrated."""
    if record.answers is None:
        return None
    credible, risk = record.answers.credible, record.answers.unasked
    return Promise(
        unasked=unasked,
        alpha=credible.alpha,
        highest_target=credible.with_right / (credible.questions + 1),
        risk=risk.risk,
        delta=risk.delta,
        bound=risk.bound,
        answered=risk.answered,
        wrong=risk.wrong,
        questions=credible.questions,
        data=record.data.name,
        made_at=record.data.made_at,
        given_right=credible.guarantee is Guarantee.GIVEN_RIGHT_CANDIDATE,
    )


def _broken(
    trace: Trace, credible_kappa: Sequence[float | None], answers: AnswerCalibration
) -> BrokenPromise | None:
    """Which promise an answer with the likeliest credible reading would break; None: it may be given.

    A person who was asked while linking has had a say; below the threshold they also see the reading first.
    """
    if not credible_kappa:
        return BrokenPromise.COVERAGE
    if len(credible_kappa) > 1:
        return BrokenPromise.SEVERAL
    if trace.flagged and not trace.asked:
        return BrokenPromise.LINKING
    (kappa,) = credible_kappa
    if kappa is not None and answers.unasked.predict(kappa):
        return None
    return {
        None: BrokenPromise.RISK,
        NoThreshold.TOO_FEW: BrokenPromise.TOO_FEW,
        NoThreshold.TOO_RISKY: BrokenPromise.TOO_RISKY,
    }[answers.unasked.reason]


def _uncalibrated(
    scored: Sequence[ScoredReading], policy: Policy, max_readings: int, just_answer: bool
) -> Decision:
    """One reading answers; of several the person chooses, or the policy does."""
    order = tuple(range(len(scored)))[:max_readings]
    found = Decision("choose", order, (None,) * len(scored))
    if len(order) == 1 or just_answer:
        return replace(found, kind="answer", order=order[:1])
    if policy == "surrogate":
        if scored[0].judged <= 0.5:
            return replace(found, kind="abstain", detail="judge")
        return replace(found, kind="answer", order=order[:1])
    if policy == "abstain":
        return replace(found, kind="abstain", reason=Reason.AMBIGUOUS, detail=str(len(scored)))
    return found
