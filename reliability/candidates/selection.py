"""Score the results that candidates agree on, best reading first (docs/METHODS.md 4).

F(s) = P_sel(s|Q) · exp(−λ·H_exec(s)), in [0, 1], higher = more likely the answer: the judge's
probability that s answers Q, damped by how much the candidates disagree (RTS++).

RTS++: https://openproceedings.org (EDBT 2026)
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from reliability.candidates.execution import entropy_nats, execution_entropy
from reliability.candidates.families import Member, family_shares, members
from reliability.candidates.generate import HINTED, HINTED_WORDS
from reliability.candidates.said import unsaid
from reliability.candidates.signals import signals
from reliability.composing.precedents.ranking import ranked
from reliability.composing.understanding import Understanding
from reliability.core import Core
from reliability.ports import BatchModel
from reliability.sql.english import readings
from reliability.sql.kept_days.over_dates import query_over_dates
from reliability.sql.reading.units import units
from reliability.values import (
    Candidate,
    Element,
    Execution,
    Hint,
    LinkedSchema,
    Question,
    Reading,
    ResultCluster,
    Schema,
    Table,
)

_MAX_JUDGED = 8
_MOST_HINTED = 3
"""Of the judged clusters, so many may be ones that hints wrote and that are not among them by their share."""
_MOST_IN_FULL = 2
"""Of the judged clusters, so many may be ones of the question said in full that are not among them by their share."""
_ANSWER_TOKENS = 2
_ANSWERS = ("Yes", "No")


@dataclass(frozen=True, slots=True)
class ScoredReading:
    """A cluster's best candidate as a reading, with its score F and what it rests on.

    `judged` is P_sel in [0, 1], `entropy_nats` its family's H_exec, `share` P(r|Q), `log_likelihood` (nats) the
    candidate's; `signals` are those of κ (`reliability.promises.probability`); `by_words`: its query is one that the
    question's words give, whatever the model linked. `family`: that of its family's likeliest member among all
    clusters, by place; `rivals` are the names that the same words may as well mean in place of its own. `in_full`: it
    says in full what the question leaves to be understood.
    """

    reading: Reading
    score: float
    judged: float
    entropy_nats: float
    share: float = 1.0
    log_likelihood: float = 0.0
    signals: Mapping[str, float] = field(default_factory=dict)
    by_words: bool = False
    family: int = -1
    rivals: tuple[Element, ...] = ()
    in_full: bool = False


def select(
    question: Question,
    schema: Schema,
    linked: LinkedSchema,
    hints: Sequence[Hint],
    candidates: Sequence[Candidate],
    execution: Execution,
    core: Core,
    words: Understanding = Understanding(),  # noqa: B008 - frozen
) -> tuple[ScoredReading, ...]:
    """The clusters' best candidates as readings, by falling F. At most eight clusters, by share, are judged:
    a later one is never credible, in a calibration as in an ask. What hints wrote is among these, and what says in full
    what the question leaves to be understood. `words` is what the question's words alone say."""
    execution = replace(execution, clusters=_hinted_among(execution.clusters)) if hints else execution
    said_whole = {each.sql for each in words.queries if each.in_full}
    if said_whole:
        execution = replace(execution, clusters=_in_full_among(execution.clusters, said_whole))
    clusters = execution.clusters[:_MAX_JUDGED]
    kin = members([[each.sql for each in c.candidates] for c in execution.clusters], words.slots, schema, hints)
    of_family = family_shares(kin, [cluster.share for cluster in execution.clusters])
    disagreement = _entropy_over_families(kin, of_family)
    queries = [c.candidates[0].sql for c in clusters]
    judged = judge(question, schema, linked, hints, queries, core)
    of_words = ranked(question, queries, schema, core)
    families = (of_family, disagreement)
    found = signals(
        execution,
        judged,
        candidates,
        linked,
        schema,
        question.text,
        words,
        families,
        of_words,
        sampled=core.settings.nucleus > 0,
    )
    said = readings(queries, schema.dialect, schema)
    scored = []
    for n, (cluster, english, probability, of_reading) in enumerate(zip(clusters, said, judged, found, strict=True)):
        entropy = execution_entropy(disagreement, of_family[n])
        score = probability * math.exp(-core.settings.entropy_weight * entropy)
        best = cluster.candidates[0]
        left_out = unsaid(query_over_dates(best.sql, schema), words.demands, schema.dialect, question.text)
        shown = Reading(
            sql=best.sql,
            english=english,
            result=cluster.result,
            probability=None,
            units=units(best.sql, schema.dialect, schema),
            unsaid=left_out,
        )
        by_words = any(candidate.fit > 0 for candidate in cluster.candidates)
        scored.append(
            ScoredReading(
                shown,
                score,
                probability,
                entropy,
                cluster.share,
                best.log_likelihood,
                of_reading,
                by_words,
                kin[n].family,
                kin[n].rivals,
                _is_in_full(cluster, said_whole),
            )
        )
    return tuple(sorted(scored, key=lambda s: -s.score))


def _hinted_among(clusters: Sequence[ResultCluster]) -> tuple[ResultCluster, ...]:
    """Clusters by falling share, but that the likeliest of those which hints wrote are among the judged."""
    late = [
        cluster
        for cluster in clusters[_MAX_JUDGED - _MOST_HINTED :]
        if any(candidate.origin in (HINTED, HINTED_WORDS) for candidate in cluster.candidates)
    ][:_MOST_HINTED]
    others = [cluster for cluster in clusters if cluster not in late]
    first = others[: _MAX_JUDGED - len(late)]
    return (*first, *late, *others[len(first) :])


def _in_full_among(clusters: Sequence[ResultCluster], in_full: Collection[str]) -> tuple[ResultCluster, ...]:
    """Clusters by falling share, but that the likeliest of those which say the question in full are among the judged."""
    there = sum(_is_in_full(cluster, in_full) for cluster in clusters[: _MAX_JUDGED - _MOST_IN_FULL])
    late = [each for each in clusters[_MAX_JUDGED - _MOST_IN_FULL :] if _is_in_full(each, in_full)]
    late = late[: max(0, _MOST_IN_FULL - there)]
    others = [cluster for cluster in clusters if cluster not in late]
    first = others[: _MAX_JUDGED - len(late)]
    return (*first, *late, *others[len(first) :])


def _is_in_full(cluster: ResultCluster, in_full: Collection[str]) -> bool:
    return any(candidate.sql in in_full for candidate in cluster.candidates)


def _entropy_over_families(kin: Sequence[Member], shares: Sequence[float]) -> float:
    """H(Q) in nats: a family counts once, with all that its members hold."""
    return entropy_nats(list(dict(zip((member.family for member in kin), shares, strict=True)).values()))


def judge(
    question: Question,
    schema: Schema,
    linked: LinkedSchema,
    hints: Sequence[Hint],
    queries: Sequence[str],
    core: Core,
) -> list[float]:
    """P_sel(s|Q) in [0, 1] of each query: the model's probability of "Yes" to "does this SQL answer the question?"."""

    def asking(sql: str, tables: tuple[Table, ...]) -> list[str]:
        return [core.prompt("judge", question, hints, tables, sql=sql, result="")]

    prompts = []
    for sql in queries:
        of = partial(asking, sql)
        prompts += of(core.shown_to_fit(question, schema, linked.tables, of, _ANSWER_TOKENS))
    if isinstance(core.model, BatchModel):
        chosen = core.model.choose_each(prompts, _ANSWERS)
    else:
        chosen = [core.model.choose(prompt, _ANSWERS) for prompt in prompts]
    return [yes for yes, _ in chosen]
