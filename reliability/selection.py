"""Score the results that candidates agree on, best reading first (METHODS.md 4).

F(s) = P_sel(s|Q) · exp(−λ·H_exec(s)), in [0, 1], higher = more likely the answer: the judge's
probability that s answers Q, damped by how much the candidates disagree (RTS++).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from reliability.core import Core
from reliability.english import reading
from reliability.execution import execution_entropy
from reliability.ports import BatchModel
from reliability.probability import signals
from reliability.values import Candidate, Execution, Hint, LinkedSchema, Question, Reading, Schema

_MAX_JUDGED = 8
_ANSWERS = ("Yes", "No")


@dataclass(frozen=True, slots=True)
class ScoredReading:
    """A cluster's best candidate as a reading, with its score F and what it rests on.

    `judged` is P_sel in [0, 1], `entropy_nats` H_exec, `share` P(r|Q), `log_likelihood` (nats) the candidate's;
    `signals` are those of κ (`reliability.probability`).
    """

    reading: Reading
    score: float
    judged: float
    entropy_nats: float
    share: float = 1.0
    log_likelihood: float = 0.0
    signals: Mapping[str, float] = field(default_factory=dict)


def select(
    question: Question,
    schema: Schema,
    linked: LinkedSchema,
    hints: Sequence[Hint],
    candidates: Sequence[Candidate],
    execution: Execution,
    core: Core,
) -> tuple[ScoredReading, ...]:
    """The clusters' best candidates as readings, by falling F. At most eight clusters, by share, are judged:
    a later one is never credible, in a calibration as in an ask."""
    clusters = execution.clusters[:_MAX_JUDGED]
    judged = judge(question, schema, linked, hints, [c.candidates[0].sql for c in clusters], core)
    found = signals(execution, judged, candidates, linked, schema)
    scored = []
    for cluster, probability, of_reading in zip(clusters, judged, found, strict=True):
        entropy = execution_entropy(execution.entropy_nats, cluster.share)
        score = probability * math.exp(-core.settings.entropy_weight * entropy)
        best = cluster.candidates[0]
        shown = Reading(best.sql, reading(best.sql, schema.dialect), cluster.result)
        scored.append(
            ScoredReading(shown, score, probability, entropy, cluster.share, best.log_likelihood, of_reading)
        )
    return tuple(sorted(scored, key=lambda s: -s.score))


def judge(
    question: Question, schema: Schema, linked: LinkedSchema, hints: Sequence[Hint], queries: Sequence[str],
    core: Core,
) -> list[float]:  # fmt: skip
    """P_sel(s|Q) in [0, 1] of each query: the model's probability of "Yes" to "does this SQL answer the question?"."""
    tables = core.shown_for_writing(question, schema, linked.tables)
    prompts = [core.prompt("judge", question, hints, tables, sql=sql, result="") for sql in queries]
    if isinstance(core.model, BatchModel):
        chosen = core.model.choose_each(prompts, _ANSWERS)
    else:
        chosen = [core.model.choose(prompt, _ANSWERS) for prompt in prompts]
    return [yes for yes, _ in chosen]
