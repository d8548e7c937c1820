"""`candor calibrate`: a question log becomes the promises of answers, in one call."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from adapters.calibration.kept_traces import Tracing, traced
from adapters.made_from import question_keys, read_made_from, unlearned, write_made_from
from adapters.record_files import read_record, write_record
from reliability.calibration.answers_rule import LEAST_KAPPA, Parts, answers_record, in_parts
from reliability.calibration.question_log import LoggedQuestion, chosen_questions, read_calibration_logs
from reliability.core import Core, valid_for
from reliability.errors import BadInput, NotFound
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationRecord, mismatch


@dataclass(frozen=True)
class AnswersOptions:
    """What to calibrate on and for: the folder of the record, the questions that trained the model (hashes, which never
    calibrate it), the log that bounds the risk (None: the first one holds all parts), the log's split, at most so many
    questions, and the promise, of whose δ this one of so many `looks` at such questions has a like share; under
    `least_kappa` no answer is given unasked. `traces` is the file of traces that a
    stopped run goes on from; None names one by what they are made with.
    """

    folder: Path
    learned: Collection[str]
    bounding: Path | None = None
    split: str | None = None
    limit: int | None = None
    traces: Path | None = None
    alpha: float = 0.1
    risk: float = 0.1
    delta: float = 0.05
    novelty_level: float = 0.05
    least_kappa: float = LEAST_KAPPA
    looks: int = 1


def calibrate_answers(
    log: Path, core: Core, tracing: Tracing, options: AnswersOptions, progress: Progress, say: Say
) -> CalibrationRecord:
    """Trace a question log, calibrate answers on the traces, and write that part of the record, which is returned.

    The core is without a record; the linking of the record that is in the folder stays. Raises BadInput for a log that
    cannot be used, and where that linking was calibrated for something else.
    """
    before = linking_before(options.folder, core)
    linked_from = read_made_from(options.folder) if before else frozenset()
    found = traced_parts(log, core, before, tracing, options, progress, say)
    record = answers_record(
        found.parts,
        valid_for(core),
        before.linking if before else None,
        log=log.name if options.bounding is None else f"{log.name} and {options.bounding.name}",
        made_at=now(),
        alpha=options.alpha,
        risk=options.risk,
        delta=options.delta / options.looks,
        novelty_level=options.novelty_level,
        least_kappa=options.least_kappa,
        forests=True,
        all_looks=options.delta if options.looks > 1 else None,
    )
    write_record(record, options.folder)
    keys = None if linked_from is None else linked_from | question_keys(found.questions)
    write_made_from(options.folder, keys)
    return record


@dataclass(frozen=True)
class TracedParts:
    """The traces of a calibration's parts, and all questions that the log was read for."""

    parts: Parts
    questions: Sequence[LoggedQuestion]


def traced_parts(
    log: Path,
    core: Core,
    before: CalibrationRecord | None,
    tracing: Tracing,
    options: AnswersOptions,
    progress: Progress,
    say: Say,
) -> TracedParts:
    """The traces that a calibration rests on, by their parts; what is kept is not traced again."""
    questions, notes = read_calibration_logs(log, options.bounding, options.split)
    for note in notes:
        say(note)
    questions = _without_known(unlearned(questions, options.learned, say), core, say)
    name = log.stem if options.bounding is None else f"{log.stem}-{options.bounding.stem}"
    chosen = chosen_questions(questions, options.limit)
    traces = traced(chosen, core, before, tracing, name, progress, say, options.traces)
    part = {q.id: q.part for q in questions}
    return TracedParts(in_parts(traces, part.__getitem__), questions)


def _without_known(questions: list[LoggedQuestion], core: Core, say: Say) -> list[LoggedQuestion]:
    """The questions without the groups of those whose query is known to the core: answered from itself, a question says
    nothing of others. Raises BadInput where none is left."""
    if core.precedents is None:
        return questions
    known = {q.group for q in questions if core.precedents.knows(q.question)}
    left = [q for q in questions if q.group not in known]
    if len(left) < len(questions):
        say(f"{len(questions) - len(left):,} questions are known with their queries (CANDOR_PRECEDENTS), and left out.")
    if questions and not left:
        raise BadInput("The query of every question of the log is known beforehand: nothing can be calibrated on them.")
    return left


def linking_before(folder: Path, core: Core) -> CalibrationRecord | None:
    """The record that is there already, whose linking stays; None where there is none, or it has no linking part.

    Raises BadInput where its linking was calibrated for something else.
    """
    try:
        record = read_record(folder)
    except NotFound:
        return None
    if record.linking is None:
        return None
    bare = replace(record, linking=None, answers=None)
    changed = mismatch(bare, valid_for(core), 0, 0, 0, 0)
    if changed:
        raise BadInput(
            f"The calibration of linking in {folder} does not hold, since {changed}; run candor calibrate linking again."
        )
    return record


def now() -> str:
    """When a record was made: UTC, ISO 8601."""
    return datetime.now(UTC).isoformat(timespec="seconds")
