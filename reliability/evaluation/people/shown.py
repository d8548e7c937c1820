"""What people get to see, on the questions that fitted nothing: where the right reading stands among those shown, and
how each kind of question ends.

From the traces of a calibration and its record: no question is asked again. Readings stand in the order in which they
are shown: the credible ones first, among these and among the others those that found nothing last, and by falling κ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from reliability.calibration.answers_rule import Parts, kappas_or_least
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.decide import credible_readings
from reliability.errors import BadInput
from reliability.evaluation.record_check import Share
from reliability.promises.probability import said_of
from reliability.promises.record import AnswerCalibration

SHOWN = (1, 4, 8)
"""How many readings a person has seen: the likeliest, the first page, both pages."""
UNFITTED = (LogPart.CALIBRATE, LogPart.BOUND)
"""The parts that fitted no κ: the first gave thresholds, the second bounds the risk."""
STATED = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 1.0))
"""Ranges of a stated probability; the last one holds both of its ends."""
_DELTA = 0.025
"""Bounds at this confidence on either side are a 95 % interval."""


def order_shown(trace: CheckedTrace, answers: AnswerCalibration) -> list[CheckedCluster]:
    """A question's readings in the order in which they are shown."""
    kappas = kappas_or_least(trace.clusters, answers.probability)
    among = set(credible_readings(kappas, answers.credible))
    order = sorted(range(len(kappas)), key=lambda i: (i not in among, trace.clusters[i].empty, -kappas[i]))
    return [trace.clusters[i] for i in order]


def unfitted_parts(names: Iterable[str] = ()) -> tuple[LogPart, ...]:
    """The parts of a log by their names, or all that fitted nothing. Raises BadInput for one that fitted, or is none."""
    known = {part.value: part for part in UNFITTED}
    if wrong := [name for name in names if name not in known]:
        raise BadInput(f"{wrong[0]!r} cannot be measured: the parts that fitted nothing are {' and '.join(known)}.")
    return tuple(known[name] for name in dict.fromkeys(names)) or UNFITTED


def shown_figures(parts: Parts, answers: AnswerCalibration, measured: Sequence[LogPart] = UNFITTED) -> dict[str, Any]:
    """By kind of question, over the measured parts, which fitted nothing: how many there are, for how many the asker's reading
    stands among the first 1, 4 and 8 shown (`asker`), any reading that the log lists (`any`), and how they end without
    a reading (`halted`: the reason → how many); and what a stated probability was worth (`stated`). A share with a 95 %
    interval each, as JSON."""
    traces = [trace for part in measured for trace in parts.get(part, ())]
    kinds = sorted({trace.kind for trace in traces})
    return {
        "questions": len(traces),
        "voices": len({trace.role for trace in traces if trace.role}),
        "kinds": {kind: _of_kind([t for t in traces if t.kind == kind], answers) for kind in kinds},
        "stated": _stated(traces, answers),
    }


def _stated(traces: Sequence[CheckedTrace], answers: AnswerCalibration) -> list[dict[str, Any]]:
    """Of the questions that come to a reading, of whatever kind: for how many the likeliest one is what the asker means, by
    how likely it was said to be."""
    best: list[list[tuple[float, bool]]] = [[] for _ in STATED]
    for trace in traces:
        if trace.clusters:
            said = said_of(kappas_or_least(trace.clusters, answers.probability))
            p, of = max(zip((p or 0.0 for p in said), trace.clusters, strict=True), key=itemgetter(0))
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


def _of_kind(traces: Sequence[CheckedTrace], answers: AnswerCalibration) -> dict[str, Any]:
    shown = [order_shown(trace, answers) for trace in traces]
    return {
        "questions": len(traces),
        "asker": _among(shown, lambda cluster: cluster.right),
        "any": _among(shown, lambda cluster: cluster.accepted),
        "halted": {
            why: _share(count, len(traces))
            for why, count in Counter(trace.halted for trace in traces).most_common()
            if why
        },
    }


def _among(
    shown: Sequence[Sequence[CheckedCluster]], holds: Callable[[CheckedCluster], bool]
) -> dict[str, dict[str, Any]]:
    return {str(k): _share(sum(any(map(holds, each[:k])) for each in shown), len(shown)) for k in SHOWN}


def _share(count: int, of: int) -> dict[str, Any]:
    return Share(count, of, _DELTA).as_json()
