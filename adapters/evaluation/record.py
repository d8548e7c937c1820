"""`candor evaluate record`: a record's promises beside what happens on questions that it never saw, in one call."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from adapters.calibration.kept_traces import Tracing, traced
from adapters.made_from import question_keys, read_made_from, unseen
from reliability.calibration.question_log import LoggedQuestion, chosen_questions, read_question_log
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.record_check import RecordCheck, calibrated_answers, check_record
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationRecord

_LEARNED_SPLIT = "train"
"""What models learn from, in logs that have splits."""


@dataclass(frozen=True)
class RecordMeasure:
    """What to measure: the folder of the record, the questions that trained the model (hashes), the log's split (None =
    all of it), at most so many questions, one wording of each; and the name of the file that keeps their traces."""

    folder: Path
    learned: Collection[str]
    traces: str
    split: str | None = "test"
    limit: int | None = None


def evaluate_record(
    log: Path,
    core: Core,
    record: CalibrationRecord,
    tracing: Tracing,
    options: RecordMeasure,
    progress: Progress,
    say: Say,
) -> RecordCheck:
    """Decide questions that the record never saw as the bot does, and count how they came out.

    Raises BadInput for a record without answers, one that does not say what made it, and where no question is left.
    """
    calibrated_answers(record)  # told before hours of work, not after them
    questions = _questions(log, options, say)
    traces = traced(questions, core, record, tracing, options.traces, progress, say)
    return check_record(traces, record, core.settings.max_readings, core.settings.entropy_weight)


def _questions(log: Path, options: RecordMeasure, say: Say) -> list[LoggedQuestion]:
    """One wording of each question that neither calibrated the record nor trained the model."""
    asked, _ = read_question_log(log, options.split)
    made_from = read_made_from(options.folder)
    if made_from is None:
        raise BadInput(
            f"The record in {options.folder} does not say which questions made it, so that none can be known to be new to it: "
            "run candor calibrate linking and candor calibrate again."
        )
    new = unseen(asked, made_from, question_keys(_learned(log)), options.learned)
    for count, what in ((new.calibrated, "made the record"), (new.trained, "trained the model")):
        if count:
            say(f"{count:,} of {len(asked):,} questions are left out: they, or wordings of them, {what}.")
    if not new.questions:
        raise BadInput(
            "No question is left: those that made a record, or trained its model, do not measure it. Give another log, "
            "or another split."
        )
    groups = len({question.group for question in new.questions})
    return chosen_questions(new.questions, min(groups, options.limit or groups))


def _learned(log: Path) -> Sequence[LoggedQuestion]:
    """The questions of a log that models learn from; none where it has no such split."""
    try:
        return read_question_log(log, _LEARNED_SPLIT)[0]
    except BadInput:
        return ()
