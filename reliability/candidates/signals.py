"""The signals of a reading: what κ is computed from (docs/METHODS.md 5; SCF, and beyond).

The same function serves an ask and a calibration. Every signal lies in [0, 1], higher = surer, or is left out
where it could not be measured.

SCF: https://arxiv.org/abs/2505.23804
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from reliability.candidates.execution import execution_entropy
from reliability.candidates.said import said_by
from reliability.composing.precedents.ranking import SHARPNESS
from reliability.composing.understanding import Understanding
from reliability.promises.probability import BESIDE, IN_DATA, ONE_MEANING, PRIMARY
from reliability.promises.subclauses import CLAUSES, Clauses, agreement, clauses
from reliability.sql.kept_days.over_dates import query_over_dates
from reliability.values import Candidate, Execution, LinkedSchema, ResultCluster, Schema

_WORDS, _CHARACTERS = 12, 200
"""The size of a usual question, and of a usual query."""


def signals(
    execution: Execution,
    judged: Sequence[float],
    candidates: Sequence[Candidate],
    linked: LinkedSchema,
    schema: Schema,
    question: str,
    words: Understanding = Understanding(),  # noqa: B008 - frozen
    of_families: tuple[Sequence[float], float] | None = None,
    ranked: Sequence[float] = (),
    *,
    sampled: bool = False,
) -> tuple[dict[str, float], ...]:
    """The signals of each judged cluster's reading, its best candidate, in the order of the clusters.

    `judged` holds P_sel of the first clusters; `candidates` all that were written, those that failed too.
    `probability` is p(s|Q) under the base prompt; `nucleus WHERE` the share of nucleus samples whose WHERE equals
    the reading's, AGG the product; `execution entropy` is exp(−H_exec); `ran` the share of candidates that ran.
    `of_families` are the share of each cluster's family and H(Q) over families, those of clusters where not given.
    `ranked` is what the ranker says of the reading of each judged cluster's best candidate; empty without one. Where
    nucleus samples were drawn (`sampled`) and none is left, since each contradicted the question, none agrees: their
    shares are 0.
    """
    read = {candidate.sql: clauses(candidate.sql, schema.dialect, schema) for candidate in candidates}
    samples = {
        "nucleus": [(read[candidate.sql], candidate.nucleus) for candidate in candidates],
        "beam": [(read[candidate.sql], candidate.beam) for candidate in candidates],
    }
    shares, disagreement = of_families or ([c.share for c in execution.clusters], execution.entropy_nats)
    found = []
    judged_ones = zip(execution.clusters, judged, shares, strict=False)  # only the first are judged
    for place, (cluster, probability, share) in enumerate(judged_ones):
        best = cluster.candidates[0]
        of_reading = {PRIMARY: min(1.0, math.exp(best.log_likelihood))}
        own = read[best.sql] if best.sql in read else clauses(best.sql, schema.dialect, schema)
        for way, drawn in samples.items():
            of_reading |= _frequencies(way, own, drawn)
        if sampled and own is not None and not any(candidate.nucleus for candidate in candidates):
            of_reading |= dict.fromkeys((f"nucleus {clause}" for clause in (*CLAUSES, "AGG")), 0.0)
        entropy = execution_entropy(disagreement, share)
        of_reading |= {
            "execution entropy": math.exp(-entropy),
            "share": min(1.0, share),
            "ran": 1.0 - execution.failed_share,
            "judged": probability,
            "top judged": max(judged),
            "confirmed": 1.0 if linked.confirmed else 0.0,
            **_of_words(cluster, execution, words, schema),
            "linking unflagged": yes(not linked.branching_points),
            **_of_size(question, best.sql, own, len(judged)),
            **({"ranked": ranked[place], "ranked share": ranked[place] / sum(ranked)} if ranked else {}),
        }
        found.append(of_reading)
    return beside(found)


def beside(found: Sequence[Mapping[str, float]]) -> tuple[dict[str, float], ...]:
    """The signals of a question's readings, with what the others have: `beside ranked` is 1 − the highest `ranked` of
    any other reading, and so on; `ranked place` is 1 for the reading that the ranker likes best, 1/2 for the next. A
    reading is surer where no other is likely."""
    others = [
        {
            f"beside {name}": 1.0 - max((each.get(name, 0.0) for each in found if each is not own), default=0.0)
            for name in BESIDE
            if any(name in each for each in found)
        }
        for own in found
    ]
    liked = sorted((each.get("ranked", 0.0) for each in found), reverse=True)
    places = ({"ranked place": 1.0 / (1 + liked.index(own["ranked"]))} if "ranked" in own else {} for own in found)
    return tuple({**own, **other, **place} for own, other, place in zip(found, others, places, strict=True))


def _of_words(cluster: ResultCluster, execution: Execution, words: Understanding, schema: Schema) -> dict[str, float]:
    """What composing says of a reading. `fit` is that of its best composed candidate, 1/2 where it has none; `composed
    share` its part of what the composed candidates that ran weigh; `model share` its part of what the model wrote;
    `both` whether both wrote it; `known` the nearness of the nearest known question that asks for it, 1/2 at the least;
    `written` how likely the writer that learnt the known questions finds its queries, 0 where it wrote none;
    `explained` the share of the question's content words that something explains, `said` that of what they demand which
    the reading's best candidate says, `one meaning` how likely they mean one thing alone, `in data` how likely the data
    can answer them.
    """
    mine = [candidate.fit for candidate in cluster.candidates if candidate.fit > 0]
    written = sum(map(_times_written, cluster.candidates))
    everywhere = [candidate for each in execution.clusters for candidate in each.candidates]
    fits = sum(candidate.fit**SHARPNESS for candidate in everywhere)
    near = {each.sql: each.nearness for each in words.queries}
    likely = {each.sql: each.written for each in words.queries}
    counts = sum(map(_times_written, everywhere))
    return {
        "fit": max(mine, default=0.5),
        "composed": yes(bool(mine)),
        "composed share": min(1.0, sum(fit**SHARPNESS for fit in mine) / fits) if fits else 0.5,
        "model share": written / counts if counts else 0.5,
        "both": yes(bool(mine) and written > 0),
        "known": min(1.0, max(0.5, *(near.get(each.sql, 0.5) for each in cluster.candidates))),
        "written": min(1.0, sum(likely.get(each.sql, 0.0) for each in cluster.candidates)),
        "explained": words.explained,
        "said": said_by(query_over_dates(cluster.candidates[0].sql, schema), words.demands, schema.dialect),
        **({} if words.one_meaning is None else {ONE_MEANING: words.one_meaning}),
        **({} if words.in_data is None else {IN_DATA: words.in_data}),
    }


def _of_size(question: str, sql: str, parts: Clauses | None, readings: int) -> dict[str, float]:
    """How little a question and its reading ask for: what is long has more places to be wrong in, however much agrees.

    `brief question` is exp(−words / 12), `brief query` exp(−characters / 200), `few readings` one over how many there
    are; `grouped`, `ordered`, `limited` say what the query has.
    """
    found = {
        "brief question": math.exp(-len(question.split()) / _WORDS),
        "brief query": math.exp(-len(sql) / _CHARACTERS),
        "few readings": 1.0 / max(1, readings),
    }
    if parts is not None:
        has = {"grouped": "GROUP BY", "ordered": "ORDER BY", "limited": "LIMIT"}
        found |= {name: yes(bool(parts[clause])) for name, clause in has.items()}
    return found


def _times_written(candidate: Candidate) -> int:
    """How often the model wrote it, composing left out."""
    return candidate.count - (candidate.fit > 0)


def yes(true: bool) -> float:
    """A yes or no as a signal: 3/4 or 1/4, so that its logit is on the scale of the others'.

    >>> yes(True), yes(False)
    (0.75, 0.25)
    """
    return 0.75 if true else 0.25


def _frequencies(way: str, own: Clauses | None, drawn: list[tuple[Clauses | None, int]]) -> dict[str, float]:
    """Sub-clause frequencies of one way of sampling; empty where the reading or every sample does not parse."""
    found = agreement(own, drawn) if own is not None else None
    if found is None:
        return {}
    shares = zip(CLAUSES, found.shares, strict=True)
    return {f"{way} {clause}": share for clause, share in shares} | {f"{way} AGG": found.agg}
