"""What a calibration record promises, measured on questions that it never saw (docs/METHODS.md 5 and 7).

Each question is decided by the flow's own `decide` on what tracing found for it, so that what is counted is what the
bot does. Tracing asks nobody: a question at which linking flagged a step, or which leaves something to choose, counts
as asked back, whatever a person would have made of it. Which answers are given unasked depends on no policy.

The shares have Clopper–Pearson bounds, each at confidence 1 − δ: they hold for one look at questions drawn before, one
wording of each. A promise that holds is kept by most samples and missed by a few, so a sample can contradict it (so
many errors would be seen with probability below δ) or show it (even the upper bound is within it); most do neither.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from reliability.calibration.log_lines import FURTHER_KINDS, KINDS
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.candidates.selection import ScoredReading
from reliability.decide import Decision, Trace, credible_readings, decide
from reliability.errors import BadInput
from reliability.guard.dialects.registry import dialect_names
from reliability.promises.credible_set import Guarantee
from reliability.promises.measures import ece
from reliability.promises.probability import calibrated
from reliability.promises.record import AnswerCalibration, CalibrationRecord
from reliability.promises.unasked_threshold import clopper_pearson_upper
from reliability.values import (
    BranchingPoint,
    BrokenPromise,
    Element,
    Execution,
    Failure,
    FailureKind,
    LinkedSchema,
    Question,
    Reading,
    Reason,
    Rows,
    Schema,
)


class Fate(StrEnum):
    """What the bot does with a question by itself."""

    UNASKED = "answered unasked"
    ASKED = "asked back"
    ABSTAINED = "abstained"


class PromiseVerdict(StrEnum):
    """What a sample says of a promise."""

    NOTHING = "nothing"  # no answer was given unasked
    CONTRADICTED = "contradicted"  # more errors than the promise allows, and than chance explains
    COMPATIBLE = "compatible"  # neither
    SHOWN = "shown"  # the upper bound is within the promise


@dataclass(frozen=True, slots=True)
class Decided:
    """A question and what becomes of it: `why` it is asked back or not answered, the reading that stands `first` and
    its κ in [0, 1] (None where there is none)."""

    trace: CheckedTrace
    fate: Fate
    why: str = ""
    first: CheckedCluster | None = None
    kappa: float | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """`count` of `of`, with bounds [0, 1] on the true share, each at confidence 1 − `delta`."""

    count: int
    of: int
    delta: float

    @property
    def share(self) -> float | None:
        """The share seen; None of nothing."""
        return self.count / self.of if self.of else None

    @property
    def lowest(self) -> float:
        """The truth is lower with probability ≤ δ: the upper bound on the rest, turned around.

        >>> round(Share(10, 10, 0.05).lowest, 4)  # 0.05^(1/10)
        0.7411
        """
        return 1 - clopper_pearson_upper(self.of - self.count, self.of, self.delta) if self.count else 0.0

    @property
    def highest(self) -> float:
        """The truth is higher with probability ≤ δ."""
        return clopper_pearson_upper(self.count, self.of, self.delta)

    def within(self, promised: float) -> PromiseVerdict:
        """What these errors say of a promise that at most such a share is wrong.

        >>> [Share(wrong, 100, 0.05).within(0.1).value for wrong in (4, 5, 15, 16)]
        ['shown', 'compatible', 'compatible', 'contradicted']
        """
        if not self.of:
            return PromiseVerdict.NOTHING
        if self.lowest > promised:
            return PromiseVerdict.CONTRADICTED
        return PromiseVerdict.SHOWN if self.highest <= promised else PromiseVerdict.COMPATIBLE

    def as_json(self) -> dict[str, Any]:
        """A JSON object; no share and no bounds of nothing."""
        bounds = (self.lowest, self.highest) if self.of else (None, None)
        return {
            "count": self.count,
            "of": self.of,
            "share": self.share,
            "lowest": bounds[0],
            "highest": bounds[1],
        }


def decided(trace: CheckedTrace, record: CalibrationRecord, max_readings: int, entropy_weight: float = 1.0) -> Decided:
    """What the bot does with a traced question, of which at most `max_readings` are shown; `entropy_weight` is λ."""
    if not trace.clusters:
        return Decided(trace, Fate.ABSTAINED, trace.halted or Reason.COULD_NOT_RUN.value)
    found = decide(_as_found(trace, entropy_weight), record, "ask", max_readings)
    first = next(iter(found.order), 0)  # none is shown where all leave out what was asked
    fate, why = _fate(found, flagged=trace.flagged)
    return Decided(trace, fate, why, trace.clusters[first], found.probabilities[first])


def _fate(found: Decision, *, flagged: bool) -> tuple[Fate, str]:
    if found.kind == "answer":
        return Fate.UNASKED, ""
    if flagged:  # a person is asked while linking, before anything is decided
        return Fate.ASKED, BrokenPromise.LINKING.value
    if found.kind == "choose":
        return Fate.ASKED, found.broken.value if found.broken else ""
    return Fate.ABSTAINED, found.reason.value


def _as_found(trace: CheckedTrace, entropy_weight: float) -> Trace:
    """The trace as the flow has it, as far as deciding looks at it."""
    scored = tuple(
        ScoredReading(
            Reading(c.sql, "", _found_something(c), unsaid=("",) if c.unsaid else ()),
            c.score(entropy_weight),
            c.judged,
            c.entropy_nats,
            c.share,
            c.log_likelihood,
            c.signals,
            c.by_words,
            c.family,
            (Element(""),) * c.rivals,
        )
        for c in trace.clusters
    )
    points = (BranchingPoint(0, (), 0.0),) if trace.flagged else ()
    return Trace(
        Question(trace.id, ""),
        Schema(dialect_names()[0], ()),  # of no matter: nothing is read or written
        LinkedSchema((), (), branching_points=points),
        (),
        Execution((), 0.0, trace.failed_share, _OUT_OF_TIME if trace.out_of_time else ()),
        scored,
        asked=False,
        likeness=trace.likeness,
    )


_OUT_OF_TIME = (("", Failure(FailureKind.TIMEOUT, "It did not end in time.")),)


def _found_something(cluster: CheckedCluster) -> Rows:
    """A result as far as deciding looks at it: whether it holds anything."""
    return Rows(("",), () if cluster.empty else ((1,),))


# --- measuring -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordCheck:
    """The questions as they were decided, and the calibration that decided them."""

    decided: tuple[Decided, ...]
    answers: AnswerCalibration
    entropy_weight: float = 1.0

    def of(self, fate: Fate) -> list[Decided]:
        """Those with one fate."""
        return [one for one in self.decided if one.fate is fate]

    def reasons(self, fate: Fate) -> dict[str, int]:
        """Why, the most frequent first."""
        return dict(Counter(one.why for one in self.of(fate)).most_common())

    def wrong(self, kind: str | None = None, *, any_reading: bool = False) -> Share:
        """Answers given unasked that are wrong: not what the asker means, as the record's bound counts them; or, of
        `any_reading`, that of no reading that the log lists. Of questions of one kind, if given."""
        given = [one.first for one in self.of(Fate.UNASKED) if kind in (None, one.trace.kind) and one.first]
        right = [c.accepted if any_reading else c.right for c in given]
        return Share(len(right) - sum(right), len(right), self.answers.unasked.promised_delta)

    @property
    def verdict(self) -> PromiseVerdict:
        """What the errors of unasked answers say of r*."""
        return self.wrong().within(self.answers.unasked.risk)

    def covered(self) -> Share | None:
        """Questions whose credible set holds a right candidate: of all, or, given a right candidate, of those that
        have one, as the guarantee says that decides. None where τ = +∞, since then every candidate is credible."""
        credible = self.answers.credible
        if not credible.reachable:
            return None
        traces = [one.trace for one in self.decided]
        if credible.guarantee is Guarantee.GIVEN_RIGHT_CANDIDATE:
            traces = [t for t in traces if any(c.right for c in t.clusters)]
        held = [self._holds_right(trace) for trace in traces]
        return Share(sum(held), len(held), self.answers.unasked.promised_delta)

    def _holds_right(self, trace: CheckedTrace) -> bool:
        kappas = calibrated([c.signals for c in trace.clusters], self.answers.probability)
        return any(trace.clusters[i].right for i in credible_readings(kappas, self.answers.credible))

    def probability(self) -> dict[str, Any]:
        """Mean κ of the readings that stand first beside the share of them that is right, and ECE (ten bins)."""
        rows = [(one.kappa, one.first.right) for one in self.decided if one.first and one.kappa is not None]
        if not rows:
            return {"questions": 0, "mean": None, "right": None, "ece": None}
        kappa, right = zip(*rows, strict=True)
        return {
            "questions": len(rows),
            "mean": sum(kappa) / len(rows),
            "right": sum(right) / len(rows),
            "ece": ece(kappa, right),
        }

    def figures(self) -> dict[str, Any]:
        """Everything as a JSON object."""
        covered, unasked, credible = self.covered(), self.answers.unasked, self.answers.credible
        return {
            "questions": len(self.decided),
            "unasked": {
                "answered": len(self.of(Fate.UNASKED)),
                "wrong": self.wrong().as_json(),
                "wrong_by_any_reading": self.wrong(any_reading=True).as_json(),
                "promised": unasked.risk,
                "delta": unasked.promised_delta,
                "verdict": self.verdict.value,
                "when_calibrated": {"wrong": unasked.wrong, "of": unasked.answered, "highest": unasked.bound},
            },
            "asked_back": {"questions": len(self.of(Fate.ASKED)), "why": self.reasons(Fate.ASKED)},
            "abstained": {"questions": len(self.of(Fate.ABSTAINED)), "why": self.reasons(Fate.ABSTAINED)},
            "credible_set": {
                "guarantee": credible.guarantee.value,
                "promised": 1 - credible.alpha,
                "covered": covered.as_json() if covered else None,
            },
            "probability": self.probability(),
            "by_kind": {kind: self._of_kind(kind) for kind in (*KINDS, *FURTHER_KINDS)},
            "each": [
                {
                    "id": one.trace.id,
                    "kind": one.trace.kind,
                    "fate": one.fate.value,
                    "why": one.why,
                    "probability": one.kappa,
                    "right": one.first.right if one.first else None,
                    "any_reading": one.first.accepted if one.first else None,
                }
                for one in self.decided
            ],
        }

    def _of_kind(self, kind: str) -> dict[str, Any]:
        fates = Counter(one.fate for one in self.decided if one.trace.kind == kind)
        return {
            "questions": fates.total(),
            **{fate.value.replace(" ", "_"): fates[fate] for fate in Fate},
            "wrong": self.wrong(kind).as_json(),
            "wrong_by_any_reading": self.wrong(kind, any_reading=True).as_json(),
        }


def check_record(
    traces: Sequence[CheckedTrace], record: CalibrationRecord, max_readings: int, entropy_weight: float = 1.0
) -> RecordCheck:
    """Decide every traced question by a record. Raises BadInput where it calibrated no answers, or two traces are
    wordings of one question."""
    answers = calibrated_answers(record)
    if len({trace.group for trace in traces}) < len(traces):
        raise BadInput("A promise is measured on one wording of each question.")
    found = tuple(decided(trace, record, max_readings, entropy_weight) for trace in traces)
    return RecordCheck(found, answers, entropy_weight)


def calibrated_answers(record: CalibrationRecord) -> AnswerCalibration:
    """What a record promises of answers. Raises BadInput where that is nothing."""
    if record.answers is None:
        raise BadInput(
            "The record holds linking alone, and promises nothing of answers: candor calibrate makes that part."
        )
    return record.answers
