"""`candor evaluate selection` and `calibration`: who answers what, and what probabilities are worth, in one call each.

The model's own candidates are those of the sample log and of Spider's development questions; recorded ones are those of
other systems (adapters/evaluation/recorded_systems.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from adapters.calibration.answers import linking_before
from adapters.calibration.kept_traces import Tracing, traced
from adapters.evaluation.recorded_systems import ambiqt_traces, bird_predictions, bird_traces, read_bird
from reliability.calibration.answers_rule import readings
from reliability.calibration.fit_probability import evaluate_probability
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import (
    LoggedQuestion,
    chosen_questions,
    read_question_log,
    spider_questions,
)
from reliability.calibration.traces import CheckedTrace
from reliability.core import Core
from reliability.evaluation.selection import evaluate_selection
from reliability.progress import Progress, Say

MEASURED_SPLIT, CALIBRATED_SPLIT = "test", "calibrate"
BIRD = "BIRD mini-dev, 19 systems"
AMBIQT_MODELS = ("t5-3b-bw10", "flan-t5-xl", "codex", "logical-beam")

Sets = dict[str, Sequence[CheckedTrace]]
Figures = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class OwnCandidates:
    """Where the model's own candidates come from: an open core without a record over the log's warehouse, how its
    questions are traced, how Spider's are, and the folder of the record whose linking flags."""

    log: Path
    core: Core
    tracing: Tracing
    spider: Tracing
    record: Path
    limit: int | None = None
    """Questions of each set; None: one wording of each group."""


@dataclass(frozen=True)
class AnswersMeasure:
    """What to measure on: the folder of the public data, whether with recorded candidates, and random halves."""

    data: Path
    recorded: bool = True
    seeds: int = 20


def measure_selection(
    options: AnswersMeasure, own: Callable[[], OwnCandidates] | None, progress: Progress, say: Say
) -> Figures:
    """Figures of selection on every set of traces that is asked for; `own` opens the model's where it is wanted."""
    sets: Sets = {}
    if options.recorded:
        sets |= recorded_traces(options.data, progress)
    if own is not None:
        sets |= own_traces(options.data, own(), progress, say)
    return {name: evaluate_selection(traces, progress, seeds=options.seeds) for name, traces in sets.items()}


def measure_probability(
    options: AnswersMeasure, own: Callable[[], OwnCandidates] | None, progress: Progress, say: Say
) -> Figures:
    """Figures of probabilities on every set of predictions that is asked for."""
    sets = {}
    if options.recorded:
        sets[BIRD] = bird_predictions(read_bird(_bird(options.data)))
        sets |= {name: readings(traces) for name, traces in _ambiqt(options.data, progress).items()}
    if own is not None:
        found = own_traces(options.data, own(), progress, say)
        sets |= {name: readings(traces) for name, traces in found.items()}
    return {name: evaluate_probability(found, progress, options.seeds) for name, found in sets.items()}


def recorded_traces(data: Path, progress: Progress) -> Sets:
    """What other systems answered, a set for each source. Raises BadInput where BIRD's is not in the folder of data."""
    return {BIRD: bird_traces(read_bird(_bird(data))), **_ambiqt(data, progress)}


def _ambiqt(data: Path, progress: Progress) -> Sets:
    """The recorded join ambiguities, a set for each model."""
    found = ambiqt_traces(data, progress, AMBIQT_MODELS)
    return {f"AmbiQT join, {model}": traces for model, traces in found.items()}


def _bird(data: Path) -> Path:
    return data / "bird-minidev" / "predictions.jsonl"


def own_traces(data: Path, own: OwnCandidates, progress: Progress, say: Say) -> Sets:
    """The model's own candidates on the sample log and on Spider's development questions.

    Without a calibration of linking every question counts as flagged; selection is then measured as if none were.
    """
    sets: Sets = {}
    before = linking_before(own.record, own.core)
    found: list[CheckedTrace] = []
    for name, questions in measured_of_log(own.log, own.limit).items():
        found += traced(questions, own.core, before, own.tracing, name, progress, say)
    if before is not None:
        sets["sample log, with flagged linking"] = found
    sets["sample log"] = [replace(trace, flagged=False) for trace in found]
    if (data / "spider/dev.json").is_file():
        dev = _measured(spider_questions(data), own.limit)
        found = traced(dev, own.core, None, own.spider, "spider-dev", progress, say)
        sets["Spider dev"] = [replace(trace, flagged=False) for trace in found]
    return sets


def measured_of_log(log: Path, limit: int | None = None) -> Mapping[str, list[LoggedQuestion]]:
    """A log's questions to measure on, by the name of the file that keeps their traces.

    Its test split, and the bound part of its calibrate split. No weights were trained on either, and linking's
    predictors were fitted and calibrated on the two other parts alone: of random halves of these, none has a say in
    what the other is measured by. Traces of the bound part are kept where calibrating keeps them.
    """
    test, _ = read_question_log(log, MEASURED_SPLIT)
    bound = [q for q in read_question_log(log, CALIBRATED_SPLIT)[0] if q.part is LogPart.BOUND]
    chosen = set(_measured([*test, *bound], limit))
    named = (("sample-test", test), (log.stem, bound))
    return {name: kept for name, part in named if (kept := [q for q in part if q in chosen])}


def _measured(questions: Sequence[LoggedQuestion], limit: int | None) -> list[LoggedQuestion]:
    """`limit` of the questions, one wording of each group before any further; if not given, one of every group."""
    return chosen_questions(questions, limit or len({q.group for q in questions}), every=True)
