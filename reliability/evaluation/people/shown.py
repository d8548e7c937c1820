"""What people get to see, on the questions that fitted nothing: where the right reading stands among those shown, and
how each kind of question ends.

From the traces of a calibration and its record: no question is asked again. Readings stand in the order in which they
are shown: the credible ones first, among these and among the others those that found nothing last, and by falling κ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from reliability.calibration.answers_rule import Parts, kappa_or_least
from reliability.calibration.log_parts import LogPart
from reliability.calibration.traces import CheckedCluster, CheckedTrace
from reliability.decide import credible_readings
from reliability.errors import BadInput
from reliability.evaluation.record_check import Share
from reliability.promises.record import AnswerCalibration

SHOWN = (1, 4, 8)
"""How many readings a person has seen: the likeliest, the first page, both pages."""
UNFITTED = (LogPart.CALIBRATE, LogPart.BOUND)
"""The parts that fitted no κ: the first gave thresholds, the second bounds the risk."""
_DELTA = 0.025
"""Bounds at this confidence on either side are a 95 % interval."""


def order_shown(trace: CheckedTrace, answers: AnswerCalibration) -> list[CheckedCluster]:
    """A question's readings in the order in which they are shown."""
    kappas = [kappa_or_least(cluster, answers.probability) for cluster in trace.clusters]
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
    a reading (`halted`: the reason → how many). A share with a 95 % interval each, as JSON."""
    traces = [trace for part in measured for trace in parts.get(part, ())]
    kinds = sorted({trace.kind for trace in traces})
    return {
        "questions": len(traces),
        "voices": len({trace.role for trace in traces if trace.role}),
        "kinds": {kind: _of_kind([t for t in traces if t.kind == kind], answers) for kind in kinds},
    }


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
