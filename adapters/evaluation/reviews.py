"""`candor evaluate reviews` on Candor's own candidates: the natural log by its voices, Spider by its databases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from adapters.calibration.answers import AnswersOptions, linking_before, traced_parts
from adapters.calibration.kept_traces import Tracing, traced
from reliability.calibration.question_log import chosen_questions, spider_questions
from reliability.calibration.traces import CheckedTrace
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.reviewing.recorded import review_figures
from reliability.progress import Progress, Say

LOG, SPIDER, ELSEWHERE = "natural log", "Spider dev", "Spider dev, other databases"
FEWEST_QUESTIONS = 15
"""A database with fewer is no team: too little is drawn again and again."""


@dataclass(frozen=True)
class OwnReviews:
    """Where the reviewed questions come from: a question log with what calibrates it, an open core over its warehouse,
    how its questions are traced, and Spider's (`data`; None = without them), at most `limit` of them."""

    log: Path
    core: Core
    tracing: Tracing
    options: AnswersOptions
    data: Path | None
    spider: Tracing
    limit: int | None = None


@dataclass(frozen=True)
class Reviewed:
    """What is simulated: see `review_figures`."""

    seeds: Sequence[int]
    risk: float
    delta: float
    most: int

    def of(self, questions: Sequence[CheckedTrace], voices: dict[str, str] | None = None) -> dict[str, Any]:
        """The figures of these; with voices (by a question's id) half of them are kept from each team."""
        voice_of = None if voices is None else lambda trace: voices[trace.id]
        return review_figures(questions, self.seeds, self.risk, self.delta, self.most, voice_of)


def review_own(own: OwnReviews, how: Reviewed, progress: Progress, say: Say) -> dict[str, dict[str, Any]]:
    """The figures by name: the log, of which half of the voices review; each of Spider's databases as a team of its
    own; and all of them, of which half review for the other half. Raises BadInput as tracing does, and for a log in
    fewer than two voices."""
    before = linking_before(own.options.folder, own.core)
    parts = traced_parts(own.log, own.core, before, own.tracing, own.options, progress, say).parts
    traces = [trace for part in parts.values() for trace in part]
    if not all(trace.role for trace in traces):
        raise BadInput("Reviews by voice need a log that says whose each question is (a `role` in each line).")
    figures = {LOG: how.of(traces, {trace.id: trace.role for trace in traces})}
    if own.data is None:
        return figures
    asked = spider_questions(own.data)
    asked = chosen_questions(asked, own.limit or len({q.group for q in asked}), every=True)
    found = traced(asked, own.core, None, own.spider, "spider-dev", progress, say)
    return figures | by_database([replace(t, flagged=False) for t in found], {q.id: q.database for q in asked}, how)


def by_database(traces: Sequence[CheckedTrace], databases: dict[str, str], how: Reviewed) -> dict[str, dict[str, Any]]:
    """The figures of each database with enough questions, the largest first, and of all, half of which are kept from
    the team; `databases` by a question's id."""
    teams: dict[str, list[CheckedTrace]] = defaultdict(list)
    for trace in traces:
        teams[databases[trace.id]].append(trace)
    named = sorted(teams.items(), key=lambda team: (-len(team[1]), team[0]))
    figures = {f"{SPIDER}, {name}": how.of(team) for name, team in named if len(team) >= FEWEST_QUESTIONS}
    return figures | ({ELSEWHERE: how.of(traces, databases)} if len(teams) > 1 else {})
