"""What people get to see, on the questions that fitted nothing: where the right reading stands among those shown, and
how each kind of question ends.

From the traces of a calibration and its record: no question is asked again. Readings stand in the order in which they
are shown: the credible ones first, among these and among the others those that found nothing last, and by falling κ.
How well κ, and what it is made of, tell right readings from wrong ones is their AUC over the readings of the traces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from reliability.calibration.answers_rule import Parts, kappas_or_least
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.decide import credible_readings
from reliability.errors import BadInput
from reliability.evaluation.people.log import AskedKind
from reliability.evaluation.record_check import Share
from reliability.promises.measures import auc
from reliability.promises.probability import said_of
from reliability.promises.record import AnswerCalibration

SHOWN = (1, 4, 8)
"""How many readings a person has seen: the likeliest, the first page, both pages."""
TOGETHER = (4, 6, 8)
"""Among how many readings two are looked for that an ambiguous question may mean."""
NO_OPERATION = "none"
"""Where the questions stand whose words ask for no operation."""
UNFITTED = (LogPart.CALIBRATE, LogPart.BOUND)
"""The parts that fitted no κ: the first gave thresholds, the second bounds the risk."""
STATED = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.0))
"""Ranges of a stated probability; the last one holds both of its ends."""
_DELTA = 0.025
"""Bounds at this confidence on either side are a 95 % interval."""


Readings = Mapping[str, Sequence[frozenset[int]]]
"""By the id of a question: which of its fair readings each of its clusters is, by their numbers."""


@dataclass(frozen=True, slots=True)
class BesideTraces:
    """What traces do not keep of their questions, by id. `readings`: of an ambiguous one that came to clusters, which
    of its fair readings each of them is, None where nobody looked; `operations`: what the words ask for of one that
    came to none."""

    readings: Readings | None = None
    operations: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Seen:
    """A question's trace with the κ of each cluster, the places of the credible ones, and those of all in the order in
    which they are shown."""

    trace: CheckedTrace
    kappas: Sequence[float]
    credible: Sequence[int]
    order: Sequence[int]

    @classmethod
    def of(cls, trace: CheckedTrace, answers: AnswerCalibration) -> _Seen:
        """The trace as a calibration shows it."""
        kappas = kappas_or_least(trace.clusters, answers.probability)
        credible = credible_readings(kappas, answers.credible)
        among = set(credible)
        order = sorted(range(len(kappas)), key=lambda i: (i not in among, trace.clusters[i].empty, -kappas[i]))
        return cls(trace, kappas, credible, order)

    @property
    def shown(self) -> list[CheckedCluster]:
        """The readings in the order in which they are shown."""
        return [self.trace.clusters[i] for i in self.order]


def order_shown(trace: CheckedTrace, answers: AnswerCalibration) -> list[CheckedCluster]:
    """A question's readings in the order in which they are shown."""
    return _Seen.of(trace, answers).shown


def unfitted_parts(names: Iterable[str] = ()) -> tuple[LogPart, ...]:
    """The parts of a log by their names, or all that fitted nothing. Raises BadInput for one that fitted, or is
    none."""
    known = {part.value: part for part in UNFITTED}
    if wrong := [name for name in names if name not in known]:
        raise BadInput(f"{wrong[0]!r} cannot be measured: the parts that fitted nothing are {' and '.join(known)}.")
    return tuple(known[name] for name in dict.fromkeys(names)) or UNFITTED


def shown_figures(
    parts: Parts,
    answers: AnswerCalibration,
    measured: Sequence[LogPart] = UNFITTED,
    beside: BesideTraces | None = None,
) -> dict[str, Any]:
    """By kind of question, over the measured parts, which fitted nothing: how many there are, for how many the asker's
    reading stands among the first 1, 4 and 8 shown (`asker`), any reading that the log lists (`any`), of ambiguous ones
    two of their fair readings among the first 4, 6 and 8 and among the credible ones (`two`, with what is `beside` the
    traces), and how they end without a reading (`halted`: the reason → how many). Over all of them, what a stated
    probability was worth (`stated`), and how well scores tell right readings from wrong ones (`told_apart`). Over the
    answerable ones, by the operations that their words ask for, where the asker's reading stands (`operations`, the
    commonest first). A share with a 95 % interval each, as JSON."""
    seen = [_Seen.of(trace, answers) for part in measured for trace in parts.get(part, ())]
    kinds = sorted({each.trace.kind for each in seen})
    beside = beside or BesideTraces()
    return {
        "questions": len(seen),
        "voices": len({each.trace.role for each in seen if each.trace.role}),
        "kinds": {kind: _of_kind(kind, [each for each in seen if each.trace.kind == kind], beside) for kind in kinds},
        "stated": _stated(seen),
        "told_apart": _told_apart(seen),
        "operations": _by_operation(seen, beside),
    }


def _stated(seen: Sequence[_Seen]) -> list[dict[str, Any]]:
    """Of the questions that come to a reading, of whatever kind: for how many the likeliest one is what the asker
    means, by how likely it was said to be."""
    best: list[list[tuple[float, bool]]] = [[] for _ in STATED]
    for each in seen:
        if each.trace.clusters:
            said = said_of(each.kappas)
            p, of = max(zip((p or 0.0 for p in said), each.trace.clusters, strict=True), key=itemgetter(0))
            best[sum(p >= end for _, end in STATED[:-1])].append((p, of.right))
    return [
        {
            "from": low,
            "to": high,
            "said": sum(k for k, _ in of) / len(of),
            "right": _share(sum(r for _, r in of), len(of)),
        }
        for (low, high), of in zip(STATED, best, strict=True)
        if of
    ]


def _of_kind(kind: str, seen: Sequence[_Seen], beside: BesideTraces) -> dict[str, Any]:
    ambiguous = beside.readings is not None and kind == AskedKind.AMBIGUOUS
    return {
        "questions": len(seen),
        "asker": _among(seen, lambda cluster: cluster.right),
        "any": _among(seen, lambda cluster: cluster.accepted),
        **({"two": _two(seen, beside.readings or {})} if ambiguous else {}),
        "halted": {
            why: _share(count, len(seen))
            for why, count in Counter(each.trace.halted for each in seen).most_common()
            if why
        },
    }


def _two(seen: Sequence[_Seen], readings: Readings) -> dict[str, dict[str, Any]]:
    """For how many questions two or more of their fair readings are among the first shown, and among the credible
    ones."""
    found: Counter[str] = Counter()
    for each in seen:
        among = {**{str(k): each.order[:k] for k in TOGETHER}, "credible": each.credible}
        for name, places in among.items():
            held = (readings[each.trace.id][place] for place in places)
            found[name] += len(frozenset().union(*held)) > 1
    return {name: _share(found[name], len(seen)) for name in (*map(str, TOGETHER), "credible")}


def _told_apart(seen: Sequence[_Seen]) -> dict[str, dict[str, Any]]:
    """The AUC of the judge's and the ranker's scores, of the share of probability and of κ: how likely a reading that
    is what its asker means scores above one that is not, of all questions' readings that have the score. None where all
    are right, or none is."""
    scored: dict[str, list[tuple[float, bool]]] = {"judged": [], "ranked": [], "share": [], "kappa": []}
    for each in seen:
        for one, kappa in zip(each.trace.clusters, each.kappas, strict=True):
            scores = {"judged": one.judged, "ranked": one.signals.get("ranked"), "share": one.share, "kappa": kappa}
            for name, score in scores.items():
                scored[name] += [] if score is None else [(score, one.right)]
    return {
        name: {
            "auc": auc([score for score, _ in of], [right for _, right in of]),
            "readings": len(of),
            "right": sum(right for _, right in of),
        }
        for name, of in scored.items()
    }


def _by_operation(seen: Sequence[_Seen], beside: BesideTraces) -> dict[str, dict[str, Any]]:
    """The answerable questions by each operation that their words ask for; where that is not known, under none of
    them."""
    by: dict[str, list[_Seen]] = {}
    for each in seen:
        trace = each.trace
        asked = trace.likeness.operations if trace.likeness is not None else beside.operations.get(trace.id)
        if trace.kind == AskedKind.ANSWERABLE and asked is not None:
            for name in asked or (NO_OPERATION,):
                by.setdefault(name, []).append(each)
    return {
        name: {"questions": len(of), "asker": _among(of, lambda cluster: cluster.right)}
        for name, of in sorted(by.items(), key=lambda each: (-len(each[1]), each[0]))
    }


def _among(seen: Sequence[_Seen], holds: Callable[[CheckedCluster], bool]) -> dict[str, dict[str, Any]]:
    return {str(k): _share(sum(any(map(holds, each.shown[:k])) for each in seen), len(seen)) for k in SHOWN}


def _share(count: int, of: int) -> dict[str, Any]:
    return Share(count, of, _DELTA).as_json()
