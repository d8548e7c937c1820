"""The signals of a reading, and κ: the calibrated probability that it is right (METHODS.md 5; SCF, and beyond).

The same function serves an ask and a calibration. Every signal lies in [0, 1], higher = surer, or is left out
where it could not be measured: a reading without a signal that κ needs has no κ, never a made-up one.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from reliability.execution import execution_entropy
from reliability.platt import PlattScaling
from reliability.subclauses import CLAUSES, Clauses, agreement, clauses
from reliability.values import Candidate, Execution, LinkedSchema, Schema

PRIMARY = "probability"
SIGNALS = (
    PRIMARY,
    *(f"{way} {clause}" for way in ("nucleus", "beam") for clause in (*CLAUSES, "AGG")),
    "execution entropy", "share", "ran", "judged", "top judged", "confirmed",
)  # fmt: skip
"""Every name that `signals` may give, in a fixed order: first Platt scaling's own, then SCF's, then ours."""
SCF_SIGNALS = SIGNALS[: 1 + 2 * (len(CLAUSES) + 1)]
"""The first of them: what multivariate Platt scaling takes in the paper; each further one must earn its place."""


def signals(
    execution: Execution,
    judged: Sequence[float],
    candidates: Sequence[Candidate],
    linked: LinkedSchema,
    schema: Schema,
) -> tuple[dict[str, float], ...]:
    """The signals of each judged cluster's reading, its best candidate, in the order of the clusters.

    `judged` holds P_sel of the first clusters; `candidates` all that were written, those that failed too.
    `probability` is p(s|Q) under the base prompt; `nucleus WHERE` the share of nucleus samples whose WHERE equals
    the reading's, AGG the product; `execution entropy` is exp(−H_exec); `ran` the share of candidates that ran.
    """
    read = {candidate.sql: clauses(candidate.sql, schema.dialect, schema) for candidate in candidates}
    samples = {
        "nucleus": [(read[candidate.sql], candidate.nucleus) for candidate in candidates],
        "beam": [(read[candidate.sql], candidate.beam) for candidate in candidates],
    }
    found = []
    for cluster, probability in zip(execution.clusters, judged, strict=False):  # only the first are judged
        best = cluster.candidates[0]
        of_reading = {PRIMARY: min(1.0, math.exp(best.log_likelihood))}
        own = read[best.sql] if best.sql in read else clauses(best.sql, schema.dialect, schema)
        for way, drawn in samples.items():
            of_reading |= _frequencies(way, own, drawn)
        entropy = execution_entropy(execution.entropy_nats, cluster.share)
        of_reading |= {
            "execution entropy": math.exp(-entropy),
            "share": min(1.0, cluster.share),
            "ran": 1.0 - execution.failed_share,
            "judged": probability,
            "top judged": max(judged),
            "confirmed": 1.0 if linked.confirmed else 0.0,
        }
        found.append(of_reading)
    return tuple(found)


def calibrated(of_reading: Mapping[str, float], scaling: PlattScaling) -> float | None:
    """κ = P(right), in [0, 1]; None where a signal that it needs could not be measured.

    >>> calibrated({"share": 0.5, "ran": 1.0}, PlattScaling(("share",), (1.0,), 0.0))
    0.5
    """
    if not all(name in of_reading for name in scaling.signals):
        return None
    return float(scaling.predict([[of_reading[name] for name in scaling.signals]])[0])


def _frequencies(way: str, own: Clauses | None, drawn: list[tuple[Clauses | None, int]]) -> dict[str, float]:
    """Sub-clause frequencies of one way of sampling; empty where the reading or every sample does not parse."""
    found = agreement(own, drawn) if own is not None else None
    if found is None:
        return {}
    shares = zip(CLAUSES, found.shares, strict=True)
    return {f"{way} {clause}": share for clause, share in shares} | {f"{way} AGG": found.agg}
