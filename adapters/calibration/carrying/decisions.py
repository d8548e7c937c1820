"""How a record decides questions under one code: traced, and decided as the bot does, whatever code the record names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from adapters.calibration.carrying.words import two_tables
from adapters.calibration.kept_traces import Tracing, traced
from adapters.whole_files import write_json
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import LoggedQuestion
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.evaluation.record_check import Decided, Fate, decided
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationRecord


@dataclass(frozen=True, slots=True)
class DecidedQuestion:
    """What becomes of a question: its part of the log, its fate (record_check.py) with its reason, and whether the
    answer that stands first is right (False where there is none)."""

    part: str
    fate: str
    why: str
    right: bool

    @property
    def unasked(self) -> bool:
        """Whether it is answered unasked."""
        return self.fate == Fate.UNASKED.value

    @property
    def bounds(self) -> bool:
        """Whether it is of the part that bounds the risk."""
        return self.part == LogPart.BOUND.value


@dataclass(frozen=True, slots=True)
class DecisionsMade:
    """What was decided with one code: `made_with`, as a record says what it is valid for, and a decision for each id."""

    made_with: Mapping[str, str]
    decisions: Mapping[str, DecidedQuestion]


def decisions_made(
    questions: Sequence[LoggedQuestion],
    core: Core,
    record: CalibrationRecord,
    tracing: Tracing,
    progress: Progress,
    say: Say,
) -> DecisionsMade:
    """Trace these questions and decide them by the record. What is traced is kept: a stopped run goes on.

    A question whose gold query does not run is left out. Raises BadInput where none of them can be traced.
    """
    traces = [] if not questions else traced(questions, core, record, tracing, "carrying", progress, say)
    settings, part = core.settings, {question.id: question.part.value for question in questions}
    made = (decided(trace, record, settings.max_readings, settings.entropy_weight) for trace in traces)
    return DecisionsMade(asdict(valid_for(core)), {one.trace.id: _decision(one, part[one.trace.id]) for one in made})


def _decision(one: Decided, part: str) -> DecidedQuestion:
    return DecidedQuestion(part, one.fate.value, one.why, bool(one.first and one.first.right))


def write_decisions(found: DecisionsMade, file: Path) -> None:
    """Keep them. Raises BadInput where the file cannot be written."""
    decisions = {name: asdict(each) for name, each in found.decisions.items()}
    write_json(file, {"made_with": dict(found.made_with), "decisions": decisions})


def read_decisions(file: Path) -> DecisionsMade:
    """What `write_decisions` kept. Raises BadInput for another file."""
    made_with, found = two_tables(file, "decisions")
    try:
        return DecisionsMade(made_with, {name: DecidedQuestion(**each) for name, each in found.items()})
    except TypeError as error:
        raise BadInput(f"{file} holds no decisions of questions.") from error
