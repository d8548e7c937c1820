"""`candor train bpp`, `candor calibrate linking`, `candor evaluate linking`: branching points from data to a promise."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.terminal import notes, out
from bot.cli.training import Progress, progress_bar
from bot.main import Candor, opened
from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.branching_data import CoreOf
    from adapters.calibration.linking_examples import LinkingExample
    from reliability.core import Core
    from reliability.ports import TransparentModel
    from reliability.record import CalibrationRecord, LinkingCalibration

PASSES = "passes"
"""Beside the layers: what passes of the model gave, so that a stopped command goes on and others share it."""
_CALIBRATE, _TEST = "calibrate", "test"  # splits of a log that has any


def train_bpp(data: Path, log: Path, folder: Path, warehouse: str, sample: int | None) -> None:
    """Fit the layer predictors on questions that no model was trained on, and keep them, best layer first."""
    from adapters.calibration.branching_data import ListKind, branching_data
    from adapters.calibration.linking_examples import (
        HELD_OUT,
        VARIED,
        held_out_examples,
        log_examples,
        sampled,
        varied_examples,
    )
    from adapters.calibration.linking_fit import fit_and_choose, reads, write_layers
    from adapters.calibration.log_parts import LogPart

    with opened() as candor, progress_bar("Fitting") as progress:
        core = _core(candor, log, warehouse)
        model = _transparent(core)
        progress(0.0, "reading questions")
        examples = sampled(held_out_examples(data, QUESTION_LOG), min(sample or HELD_OUT, HELD_OUT))
        examples += varied_examples(data, QUESTION_LOG, min(sample or VARIED, VARIED))
        examples += sampled(log_examples(log, core.warehouse, _CALIBRATE, LogPart.FIT), sample)
        fitted = {}
        for number, kind in enumerate(ListKind):
            part = _part(progress, 0.48 * number, 0.48 * number + 0.44)
            found = branching_data(kind, examples, _core_of(core), model, folder / PASSES, part)
            progress(0.48 * number + 0.45, f"{kind}: fitting layers")
            fitted[kind] = fit_and_choose(found)
        file = write_layers({kind: f.layers for kind, f in fitted.items()}, reads(core), folder)
    for kind, f in fitted.items():
        ranked = ", ".join(
            f"{p.layer + 1} ({auc:.3f})" for p, auc in zip(f.layers.predictors, f.layers.aucs, strict=True)
        )
        out().print(
            f"{kind}: fitted on {f.fit.questions} questions with {f.fit.branching} branching points of {f.fit.steps} "
            f"steps; layers by AUC on {f.choose.questions} others: {ranked}; {f.layers.kept} kept."
        )
    out().print(f"The predictors are in {file}.")


def calibrate_linking(log: Path, layers: Path, folder: Path, alpha: float, warehouse: str) -> None:
    """Calibrate on the log's calibrate part; write the linking part of the record in `folder`."""
    from adapters.calibration.branching_data import ListKind
    from adapters.calibration.linking_calibrate import calibrate_linking as calibrate
    from adapters.calibration.linking_calibrate import too_few
    from adapters.calibration.linking_examples import log_examples
    from adapters.calibration.linking_fit import read_layers, reads
    from adapters.calibration.log_parts import LogPart
    from adapters.calibration.made_from import example_keys, write_made_from
    from adapters.record_files import write_record

    with opened() as candor, progress_bar("Calibrating") as progress:
        core = _core(candor, log, warehouse)
        model = _transparent(core)
        fitted = read_layers(layers, reads(core))
        parts = {part: log_examples(log, core.warehouse, _CALIBRATE, part) for part in LogPart}
        examples = parts[LogPart.CALIBRATE]
        if not examples:
            raise BadInput(f"The calibrate part of {log} holds no question with SQL of this warehouse.")
        linking, data = calibrate(examples, fitted, _core_of(core), model, alpha, layers / PASSES, progress)
        write_record(_record(core, linking, log, {part.value: len(of) for part, of in parts.items()}), folder)
        write_made_from(folder, example_keys([*parts[LogPart.FIT], *examples]))
    for kind in ListKind:
        steps, few = data[kind].steps, too_few(data[kind], alpha, fitted[kind].kept)
        out().print(
            f"{kind}: {int(steps.labels.sum())} branching points of {int((~steps.forced).sum())} steps in the lists "
            f"of {len(examples)} questions."
        )
        if few:
            notes().print(few)
    out().print(
        f"The record is in {folder}: it holds linking alone. Of the branching points of such questions at most "
        f"{alpha:.0%} go unseen, on average."
    )
    out().print("Answers were calibrated under another linking, if at all: candor calibrate.")


def evaluate_linking(
    data: Path | None, log: Path, layers: Path, file: Path, report: Path | None,
    person: int, halves: int, sample: int | None,
) -> None:  # fmt: skip
    """Measure on Spider's development questions and the log's test split; figures as JSON, and as a page."""
    from adapters.calibration.linking_evaluate import Bench, EvaluateSettings, evaluate_halves, evaluate_split
    from adapters.calibration.linking_examples import log_examples, sampled, spider_dev_examples
    from adapters.calibration.linking_fit import read_layers, reads
    from adapters.calibration.linking_report import report_html
    from adapters.calibration.log_parts import LogPart

    settings = EvaluateSettings(halves=halves, person=person)
    with opened() as candor, progress_bar("Measuring") as progress:
        core = _core(candor, log, "")
        bench = Bench(_transparent(core), _core_of(core), read_layers(layers, reads(core)), layers / PASSES)
        found = {}
        if data is not None:
            dev = sampled(spider_dev_examples(data), sample)
            found["spider_dev"] = evaluate_halves(dev, bench, settings, _part(progress, 0.0, 0.5))
        of_log = partial(log_examples, log, core.warehouse)
        calibrating = sampled(of_log(_CALIBRATE, LogPart.CALIBRATE), sample)
        used = {e.group for p in (LogPart.FIT, LogPart.CALIBRATE) for e in of_log(_CALIBRATE, p)}
        measured = sampled([e for e in of_log(_TEST) if e.group not in used], sample)
        half = _part(progress, 0.5 if data else 0.0, 1.0)
        found["log"] = evaluate_split(calibrating, measured, bench, settings, half)
        figures = {
            "made_with": {"model": core.model.fingerprint, "prompts": core.prompts.fingerprint},
            "settings": {**asdict(settings), "sample": sample},
            "data_sets": found,
        }
    _write(file, json.dumps(figures, indent=1) + "\n")
    if report is not None:
        _write(report, report_html(figures))
    out().print(f"The figures are in {file}{f', the report in {report}' if report else ''}.")


def _core(candor: Candor, log: Path, warehouse: str) -> Core:
    """The core as it serves, without hints and without an earlier record."""
    from adapters.fake_store import FakeMemory

    chosen = warehouse or (SAMPLE_URL if log == QUESTION_LOG else "")
    return replace(candor.core(chosen, FakeMemory()), record=None)


def _transparent(core: Core) -> TransparentModel:
    from reliability.ports import TransparentModel

    if not isinstance(core.model, TransparentModel):
        raise BadInput(
            "This model's hidden states cannot be read, so its linking cannot be watched: load it in this process "
            "(CANDOR_MODEL_BACKEND=transformers)."
        )
    return core.model


def _core_of(core: Core) -> CoreOf:
    """The core, for each example with the schema and the cells that its question is asked of."""
    from adapters.calibration.linking_examples import ExampleWarehouse

    def core_of(example: LinkingExample) -> Core:
        return replace(core, warehouse=ExampleWarehouse(example))

    return core_of


def _record(
    core: Core, linking: LinkingCalibration, log: Path, sizes: Mapping[str, int]
) -> CalibrationRecord:
    """A record of linking alone: what was calibrated of answers before was seen under another linking."""
    from reliability.core import valid_for
    from reliability.record import CalibrationData, CalibrationRecord

    about = CalibrationData(name=log.name, **sizes, made_at=datetime.now(UTC).isoformat(timespec="seconds"))
    return CalibrationRecord(valid_for(core), about, linking)


def _part(progress: Progress, first: float, last: float) -> Progress:
    return lambda done, words: progress(first + (last - first) * done, words)


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
