"""Reviews become a calibration record: the same rule as `candor calibrate`, divided by question and by time.

What bounds was asked last: of the first reviews by time the later ones bound, the earlier ones fit and calibrate. A
question that was asked on both sides was seen before, whoever asked it, and so all its wordings belong to the earlier
side. Each question is traced as of the day that it was asked on, since its query was right on that day.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from adapters.calibration.answers import linking_before, now
from adapters.calibration.kept_traces import Tracing, traced
from adapters.calibration.linking import LinkingOptions, calibrate_linking
from adapters.calibration.trace_processes import Build, Cores
from adapters.made_from import unlearned
from adapters.store.reviews.reviews import Review, line_of
from reliability.calibration.answers_rule import LEAST_KAPPA, answers_record, in_parts
from reliability.calibration.log_parts import BEFORE_BOUND, LogPart, log_part
from reliability.calibration.question_log import LoggedQuestion, chosen_questions
from reliability.core import Core, valid_for
from reliability.errors import BadInput, CandorError
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationRecord
from reliability.promises.reviews.outlook import BOUNDING


@dataclass(frozen=True)
class ReviewedOptions:
    """The folder that a stopped run goes on from, the folder of the layer predictors of linking, the questions that
    trained the model (hashes, which never calibrate it), and the promise; `delta` is the look's
    share of `all_looks`."""

    folder: Path
    layers: Path
    learned: Collection[str]
    name: str
    alpha: float
    linking_alpha: float
    risk: float
    delta: float
    all_looks: float
    novelty_level: float


def calibrate_reviewed(
    reviews: Sequence[Review], core: Core, tracing: Tracing, options: ReviewedOptions, progress: Progress, say: Say
) -> CalibrationRecord:
    """The record that these reviews, all of which count, make. Raises BadInput where they are too few or too alike.

    Linking is calibrated first, where there are layer predictors for this model; else the record is without it.
    """
    questions = unlearned(divided(reviews), options.learned, say)
    before = _linking(questions, core, options, progress, say)
    as_of = replace(tracing, build=AsOf(tracing.build), folder=options.folder)
    chosen = chosen_questions(questions)
    traces = traced(chosen, core, before, as_of, "traces", progress, say)
    part = {question.id: question.part for question in questions}
    return answers_record(
        in_parts(traces, part.__getitem__),
        valid_for(core),
        before.linking if before else None,
        log=options.name,
        made_at=now(),
        alpha=options.alpha,
        risk=options.risk,
        delta=options.delta,
        novelty_level=options.novelty_level,
        least_kappa=LEAST_KAPPA,
        forests=True,
        all_looks=options.all_looks,
    )


def divided(reviews: Sequence[Review]) -> list[LoggedQuestion]:
    """Reviews by time as questions with their parts; `database` is the day that each was asked on.

    Those with the same words (after the same question), or the same query, are one group.
    """
    groups = _groups(reviews)
    cut = round((1 - BOUNDING) * len(reviews))
    early = {groups[review.ask_id] for review in reviews[:cut]}
    return [
        LoggedQuestion(
            review.ask_id,
            review.question,
            review.sql,
            groups[review.ask_id],
            str(line_of(review)["kind"]),
            database=review.asked_at.date().isoformat(),
            previous=review.previous,
            given_part=_part(groups[review.ask_id], early),
        )
        for review in reviews
    ]


@dataclass(frozen=True)
class AsOf:
    """Makes cores for which it is the day that a question was asked on; sent to worker processes."""

    build: Build

    def __call__(self) -> Cores:
        """Cores by an ISO date."""
        cores = self.build()

        def of(day: str) -> Core:
            asked_on = date.fromisoformat(day)
            return replace(cores(""), today=lambda: asked_on)

        return of


def _part(group: str, early: set[str]) -> LogPart:
    return log_part(group, BEFORE_BOUND) if group in early else LogPart.BOUND


def _groups(reviews: Sequence[Review]) -> dict[str, str]:
    """The group of each review: the id of the first one that it is joined to."""
    first: dict[str, str] = {}
    parent: dict[str, str] = {}

    def root(name: str) -> str:
        while parent.setdefault(name, name) != name:
            name = parent[name]
        return name

    for review in reviews:
        said = f"{review.previous.question if review.previous else ''} / {review.question}"
        keys = [f"words {' '.join(said.casefold().split())}"]
        if review.sql is not None:
            keys.append(f"sql {' '.join(review.sql.split())}")
        for key in keys:
            other = root(first.setdefault(key, review.ask_id))
            parent[root(review.ask_id)] = other
    return {review.ask_id: root(review.ask_id) for review in reviews}


def _linking(
    questions: Sequence[LoggedQuestion], core: Core, options: ReviewedOptions, progress: Progress, say: Say
) -> CalibrationRecord | None:
    """Linking calibrated on what does not bound, in the folder; None where that cannot be, which is said."""
    with suppress(BadInput):  # of what ran before: made anew
        known = linking_before(options.folder, core)
        if known is not None:
            return known
    log = options.folder / "linking.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        {"id": q.id, "question": q.question, "sql": q.sql, "group": q.group, "kind": q.kind, "part": q.part.value}
        for q in questions
        if q.previous is None
    ]
    log.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    try:
        linking = LinkingOptions(options.layers, options.folder, options.learned, options.linking_alpha)
        calibrate_linking(log, core, linking, progress, say)
    except CandorError as error:
        say(f"Linking is not calibrated, so that only what words alone explain is answered unasked: {error}")
        return None
    return linking_before(options.folder, core)
