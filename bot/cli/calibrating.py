"""`candor calibrate` and `candor evaluate selection|calibration`: promises made from a question log, and measured."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.calibration import REFERENCE_RECORD
from bot.cli.terminal import notes, out, plain, plain_table
from bot.cli.training import progress_bar
from bot.sample import QUESTION_LOG
from bot.settings import SAMPLE_URL
from reliability.errors import BadInput, NotFound

if TYPE_CHECKING:
    from adapters.calibration.answers_log import LoggedQuestion
    from adapters.calibration.answers_trace import Build, Cores
    from adapters.calibration.traces import CheckedTrace
    from reliability.core import Core
    from reliability.record import AnswerCalibration, CalibrationRecord, LinkingCalibration

MEASURED_SPLIT, CALIBRATED_SPLIT = "test", "calibrate"


@dataclass(frozen=True)
class CalibrateOptions:
    """What to calibrate on and for: the log (and its split), the warehouse, where the record goes, and the promise.

    `traces` is the file of traces that a stopped run goes on from; None names one by what they are made with.
    """

    log: Path = QUESTION_LOG
    split: str | None = None
    warehouse: str = ""
    out: Path = REFERENCE_RECORD
    traces: Path | None = None
    workers: int = 2
    limit: int | None = None
    alpha: float = 0.1
    risk: float = 0.1
    delta: float = 0.05


def run_calibrate(options: CalibrateOptions) -> None:
    """Trace a question log, calibrate answers on it, and write that part of the record."""
    from adapters.calibration.answers_log import chosen_questions, read_question_log
    from adapters.calibration.made_from import question_keys, read_made_from, write_made_from
    from adapters.record_files import write_record

    reference = options.log == QUESTION_LOG
    split = options.split or (CALIBRATED_SPLIT if reference else None)
    questions, said = read_question_log(options.log, split)
    for note in said:
        notes().print(note)
    chosen = chosen_questions(questions, options.limit)
    warehouse = options.warehouse or (SAMPLE_URL if reference else "")
    with _core(warehouse) as core:
        before = _record_before(options.out, core)
    linking = before.linking if before else None
    linked_from = read_made_from(options.out) if before else frozenset()
    build = partial(warehouse_cores, warehouse, options.workers, linking, before)
    traces = traced(chosen, build, core, linking, options.traces, options.workers, options.log.stem)
    record = _calibrated(traces, core, before, options)
    write_record(record, options.out)
    write_made_from(options.out, None if linked_from is None else linked_from | question_keys(questions))
    if record.answers:
        _tell(record.answers, linking)
    out().print(f"The record is in {options.out}.")


def _calibrated(
    traces: Sequence[CheckedTrace], core: Core, before: CalibrationRecord | None, options: CalibrateOptions
) -> CalibrationRecord:
    """The record: linking as it was, answers as these traces have them."""
    from adapters.calibration.answers_rule import whole_rule
    from adapters.calibration.log_parts import LogPart, log_part
    from reliability.core import valid_for
    from reliability.record import CalibrationData, CalibrationRecord

    parts = {part: [t for t in traces if log_part(t.group) is part] for part in LogPart}
    rule = whole_rule(
        parts[LogPart.FIT], parts[LogPart.CALIBRATE], parts[LogPart.BOUND],
        alpha=options.alpha, risk=options.risk, delta=options.delta,
    )  # fmt: skip
    fit, calibrate, bound = (len(parts[part]) for part in LogPart)
    made_at = datetime.now(UTC).isoformat(timespec="seconds")
    data = CalibrationData(options.log.name, fit, calibrate, bound, made_at)
    return CalibrationRecord(valid_for(core), data, before.linking if before else None, rule.answers)


def _tell(answers: AnswerCalibration, linking: LinkingCalibration | None) -> None:
    """What was reached, and what was not."""
    say = out().print
    credible, unasked = answers.credible, answers.unasked
    reached = credible.with_right / (credible.questions + 1)
    kept = (
        f"Given that one is, a right reading is considered in at least {1 - credible.alpha:.0%}."
        if credible.reachable
        else "These are too few to leave any reading out."
    )
    missed = f": {1 - credible.alpha:.0%} of all cannot be reached" if reached < 1 - credible.alpha else ""
    say(
        f"Of 100 such questions a right query is among the candidates for {100 * reached:.0f}{missed}. {kept}"
    )
    say(f"The probability rests on {len(answers.probability.signals)} signals.")
    if unasked.threshold is not None:
        say(
            f"Answers with a probability of at least {unasked.threshold:.0%} are given unasked: {unasked.wrong} of "
            f"{unasked.answered} were wrong, at most {unasked.bound:.1%} with {1 - unasked.delta:.0%} confidence."
        )
    elif unasked.reason is not None:
        why = {
            "too_few": f"{unasked.size} questions qualify, and {unasked.needed} right answers would be needed",
            "too_risky": f"of the {unasked.size} questions that qualify too many are answered wrong",
        }[unasked.reason.value]
        say(f"Nothing is answered unasked: {why} for a risk of {unasked.risk:.0%}.")
    if linking is None:
        say("Linking is not calibrated (candor calibrate linking), so that a person confirms every question.")


# --- tracing ---------------------------------------------------------------------------------------


def traced(
    questions: Sequence[LoggedQuestion],
    build: Build,
    core: Core,
    linking: LinkingCalibration | None,
    file: Path | None,
    workers: int,
    name: str,
) -> list[CheckedTrace]:
    """Traces of these questions, from the file as far as it holds them; None names one by what they are made with."""
    from adapters.calibration.answers_trace import flag_all, trace_all
    from adapters.calibration.traces import TraceFile
    from reliability.core import valid_for

    made_with, calibration = asdict(valid_for(core)), _linking_fingerprint(linking)
    key = hashlib.sha256(json.dumps(made_with, sort_keys=True).encode()).hexdigest()[:12]
    place = file or _state_dir() / "calibration" / f"{name}-{key}.jsonl"
    notes().print(f"Traces are kept in {place}; a stopped run goes on from there.")
    with TraceFile(place, made_with) as traces, progress_bar("Tracing") as progress:
        unchecked = trace_all(questions, build, traces, workers, progress, calibration)
        flag_all(questions, build, traces, workers, progress, calibration)
    if unchecked:
        shown = ", ".join(unchecked[:5]) + (", …" if len(unchecked) > 5 else "")
        notes().print(f"{len(unchecked):,} gold queries do not run or are cut, and are left out: {shown}")
    found = [traces.traces[q.id] for q in questions if q.id in traces.traces]
    if not found:
        raise BadInput("No gold query of the log runs on this warehouse: nothing can be calibrated.")
    return found


def warehouse_cores(
    warehouse: str, workers: int, linking: LinkingCalibration | None, record: CalibrationRecord | None
) -> Cores:
    """What a worker process traces with: one warehouse for all questions, its share of the processor."""
    core = _worker_core(warehouse, workers)
    if record is not None:
        core = replace(core, record=replace(record, linking=linking, answers=None))
    return lambda _database: core


def spider_cores(data: Path, workers: int) -> Cores:
    """What a worker process traces Spider's questions with: each database a warehouse."""
    from adapters.training.measured import Databases

    files = {folder.name: folder / f"{folder.name}.sqlite" for folder in (data / "spider/database").iterdir()}
    databases, core = Databases(files), _worker_core(SAMPLE_URL, workers)
    return lambda database: replace(core, warehouse=databases[database], record=None)


def _worker_core(warehouse: str, workers: int) -> Core:
    """Everything is left open: it ends with the process."""
    from adapters.fake_store import FakeMemory
    from bot.main import Candor
    from bot.settings import load_settings

    settings = load_settings(model_threads=1) if workers > 1 else load_settings()
    return replace(Candor(settings).core(warehouse, memory=FakeMemory()), record=None)


@contextmanager
def _core(warehouse: str) -> Any:
    from adapters.fake_store import FakeMemory
    from bot.main import opened

    with opened() as candor:
        yield replace(candor.core(warehouse, memory=FakeMemory()), record=None)


def _record_before(folder: Path, core: Core) -> CalibrationRecord | None:
    """The record that is there already, whose linking stays; None where there is none, or it has no linking part.

    Raises BadInput where its linking was calibrated for something else.
    """
    from adapters.record_files import read_record
    from reliability.core import valid_for
    from reliability.record import mismatch

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


def _linking_fingerprint(linking: LinkingCalibration | None) -> str:
    from reliability.record import CalibrationData, CalibrationRecord, ValidFor
    from reliability.record_json import record_to_json

    if linking is None:
        return "none"
    nothing = CalibrationData("", 0, 0, 0, "")
    stored = record_to_json(CalibrationRecord(ValidFor("", "", "", "", "", ""), nothing, linking))
    return hashlib.sha256(stored.text.encode() + (stored.arrays or b"")).hexdigest()


def _state_dir() -> Path:
    from bot.settings import base_folder, load_settings

    return base_folder() / load_settings().state_dir


# --- measuring -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EvaluateOptions:
    """What to measure on. `own`: the model's own candidates, of `limit` questions a set (None: one wording of each
    group); `recorded`: those of others."""

    data: Path
    json: Path
    report: Path | None = None
    own: bool = True
    recorded: bool = True
    limit: int | None = None
    workers: int = 2
    seeds: int = 20


def run_evaluate_selection(options: EvaluateOptions) -> None:
    """Measure selection on every set of traces that was asked for."""
    from adapters.calibration.answers_recorded import bird_traces, read_bird
    from adapters.calibration.answers_report import selection_page, selection_summary, selection_tables
    from adapters.calibration.answers_selection import evaluate_selection

    with progress_bar("Measuring") as progress:
        sets: dict[str, Sequence[CheckedTrace]] = {}
        if options.recorded:
            sets[BIRD] = bird_traces(read_bird(_bird(options.data)))
            sets |= _ambiqt(options.data, progress)
        if options.own:
            sets |= _own_traces(options)
        figures = {
            name: evaluate_selection(traces, progress, seeds=options.seeds) for name, traces in sets.items()
        }
    for name, found in figures.items():
        out().print(f"{plain(name)}: {selection_summary(found)}")
        for caption, heads, rows in selection_tables(found):
            _print_table(caption, heads, rows)
    _write(figures, selection_page, options)


def run_evaluate_calibration(options: EvaluateOptions) -> None:
    """Measure probabilities on every set of predictions that was asked for."""
    from adapters.calibration.answers_probability import evaluate_probability
    from adapters.calibration.answers_recorded import bird_predictions, read_bird
    from adapters.calibration.answers_report import calibration_page
    from adapters.calibration.answers_rule import readings

    with progress_bar("Measuring") as progress:
        sets = {}
        if options.recorded:
            sets[BIRD] = bird_predictions(read_bird(_bird(options.data)))
            sets |= {name: readings(traces) for name, traces in _ambiqt(options.data, progress).items()}
        if options.own:
            sets |= {name: readings(traces) for name, traces in _own_traces(options).items()}
        figures = {name: evaluate_probability(found, progress, options.seeds) for name, found in sets.items()}
    _write(figures, calibration_page, options)


BIRD = "BIRD mini-dev, 19 systems"
AMBIQT_MODELS = ("t5-3b-bw10", "flan-t5-xl", "codex", "logical-beam")


def _ambiqt(data: Path, progress: Callable[[float, str], None]) -> dict[str, Sequence[CheckedTrace]]:
    """The recorded join ambiguities, a set for each model."""
    from adapters.calibration.answers_recorded import ambiqt_traces

    found = ambiqt_traces(data, progress, AMBIQT_MODELS)
    return {f"AmbiQT join, {model}": traces for model, traces in found.items()}


def _bird(data: Path) -> Path:
    return data / "bird-minidev" / "predictions.jsonl"


def _own_traces(options: EvaluateOptions) -> dict[str, Sequence[CheckedTrace]]:
    """The model's own candidates on the sample log and on Spider's development questions.

    Without a calibration of linking every question counts as flagged; selection is then measured as if none were.
    """
    from adapters.calibration.answers_log import spider_questions

    sets: dict[str, Sequence[CheckedTrace]] = {}
    with _core(SAMPLE_URL) as core:
        before = _record_before(REFERENCE_RECORD, core)
    linking = before.linking if before else None
    build = partial(warehouse_cores, SAMPLE_URL, options.workers, linking, before)
    found = []
    for name, questions in measured_of_log(options.limit).items():
        found += traced(questions, build, core, linking, None, options.workers, name)
    if linking is not None:
        sets["sample log, with flagged linking"] = found
    sets["sample log"] = [replace(trace, flagged=False) for trace in found]
    if (options.data / "spider/dev.json").is_file():
        dev = _measured(spider_questions(options.data), options.limit)
        build = partial(spider_cores, options.data, options.workers)
        found = traced(dev, build, core, None, None, options.workers, "spider-dev")
        sets["Spider dev"] = [replace(trace, flagged=False) for trace in found]
    return sets


def measured_of_log(limit: int | None = None) -> dict[str, list[LoggedQuestion]]:
    """The sample log's questions to measure on, by the name of the file that keeps their traces.

    Its test split, and the bound part of its calibrate split. No weights were trained on either, and linking's
    predictors were fitted and calibrated on the two other parts alone: of random halves of these, none has a say in
    what the other is measured by. Traces of the bound part are kept where calibrating keeps them.
    """
    from adapters.calibration.answers_log import read_question_log
    from adapters.calibration.log_parts import LogPart

    test, _ = read_question_log(QUESTION_LOG, MEASURED_SPLIT)
    bound = [q for q in read_question_log(QUESTION_LOG, CALIBRATED_SPLIT)[0] if q.part is LogPart.BOUND]
    chosen = set(_measured([*test, *bound], limit))
    named = (("sample-test", test), (QUESTION_LOG.stem, bound))
    return {name: kept for name, part in named if (kept := [q for q in part if q in chosen])}


def _measured(questions: Sequence[LoggedQuestion], limit: int | None) -> list[LoggedQuestion]:
    """`limit` of the questions, one wording of each group before any further; if not given, one of every group."""
    from adapters.calibration.answers_log import chosen_questions

    return chosen_questions(questions, limit or len({q.group for q in questions}), every=True)


def _print_table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = plain_table(heads)
    for row in rows:
        table.add_row(*map(plain, row))
    out().print(plain(caption))
    out().print(table)


def _write(
    figures: Mapping[str, Mapping[str, Any]],
    page: Callable[[Mapping[str, Mapping[str, Any]]], str],
    options: EvaluateOptions,
) -> None:
    try:
        options.json.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        if options.report:
            options.report.write_text(page(figures), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{error.filename} cannot be written: {error.strerror}.") from error
    out().print(f"The figures are in {options.json}.")
    if options.report:
        out().print(f"The report is in {options.report}.")
