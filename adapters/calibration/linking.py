"""`candor calibrate linking`: fitted layer predictors and a question log become the promise of linking, in one call."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path

from adapters.calibration.answers import now
from adapters.made_from import example_keys, unlearned, write_made_from
from adapters.record_files import write_record
from adapters.training.predictors.linking_examples import log_examples
from adapters.training.predictors.linking_fit import PASSES, read_layers, reads
from reliability.calibration.branching_data import ListKind
from reliability.calibration.linking_calibrate import calibrate_linking as calibrate
from reliability.calibration.linking_calibrate import too_few
from reliability.calibration.linking_example import LinkingExample, core_of_examples, transparent_model
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import read_calibration_logs
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.progress import Progress, Say
from reliability.promises.record import CalibrationData, CalibrationRecord

CALIBRATED_SPLIT = "calibrate"
"""The split that calibrates, of a log that has any."""


@dataclass(frozen=True)
class LinkingOptions:
    """The folder of the fitted layer predictors, the folder of the record, the questions that trained the model
    (hashes, which never calibrate it), and the promise; `bounding` is the log that bounds the risk of answers, of which
    linking sees nothing (None: the log holds all parts)."""

    layers: Path
    folder: Path
    learned: Collection[str]
    alpha: float
    bounding: Path | None = None


@dataclass(frozen=True)
class CalibratedLinking:
    """The record, which holds linking alone, and what it was made from: how many questions, and of each kind of list
    the branching points and the free steps. `notes` says where they were too few."""

    record: CalibrationRecord
    questions: int
    branching: Mapping[ListKind, tuple[int, int]]
    notes: tuple[str, ...]


def calibrate_linking(
    log: Path, core: Core, options: LinkingOptions, progress: Progress, say: Say
) -> CalibratedLinking:
    """Calibrate on the log's calibrate part and write the linking part of the record. What was calibrated of answers
    before was seen under another linking, and goes. Raises BadInput where the part holds no question with SQL."""
    model, fitted = transparent_model(core), read_layers(options.layers, reads(core))
    parts = _parts(log, options, core, say)
    examples = parts[LogPart.CALIBRATE]
    if not examples:
        raise BadInput(f"The calibrate part of {log} holds no question with SQL of this warehouse.")
    linking, data = calibrate(
        examples, fitted, core_of_examples(core), model, options.alpha, options.layers / PASSES, progress
    )
    sizes = {part.value: len(of) for part, of in parts.items()}
    record = CalibrationRecord(valid_for(core), CalibrationData(name=log.name, **sizes, made_at=now()), linking)
    write_record(record, options.folder)
    write_made_from(options.folder, example_keys([*parts[LogPart.FIT], *examples]))
    few = (too_few(data[kind], options.alpha, fitted[kind].kept) for kind in ListKind)
    return CalibratedLinking(
        record,
        len(examples),
        {k: (int(d.steps.labels.sum()), int((~d.steps.forced).sum())) for k, d in data.items()},
        tuple(note for note in few if note),
    )


def _parts(log: Path, options: LinkingOptions, core: Core, say: Say) -> dict[LogPart, list[LinkingExample]]:
    """The examples of each part of a log. To no question of a log in voices any predictor was fitted, and no score of
    an answer rests on linking's thresholds, so that all of it calibrates but what bounds."""
    questions, _ = read_calibration_logs(log, options.bounding)
    left = {q.id: q for q in unlearned(questions, options.learned, say)}
    if not any(q.role for q in questions):
        return {
            part: [e for e in log_examples(log, core.warehouse, CALIBRATED_SPLIT, part) if e.id in left]
            for part in LogPart
        }
    found = [e for e in log_examples(log, core.warehouse) if e.id in left and left[e.id].part is not LogPart.BOUND]
    return {LogPart.FIT: [], LogPart.CALIBRATE: found, LogPart.BOUND: []}
