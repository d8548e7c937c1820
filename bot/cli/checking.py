"""`candor evaluate record`: a calibration record's promises beside what happens on questions that it never saw."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.calibration import Records
from bot.cli.calibrating import traced, warehouse_cores
from bot.cli.terminal import notes, out
from bot.sample import QUESTION_LOG, is_sample
from bot.settings import SAMPLE_URL, base_folder
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.answers_log import LoggedQuestion
    from adapters.calibration.record_check import RecordCheck
    from bot.main import Candor
    from reliability.core import Core
    from reliability.record import CalibrationRecord

_LEARNED_SPLIT = "train"
"""What models learn from, in logs that have splits."""
_WHY = {
    "linking": "while linking",
    "several": "which of several readings",
    "risk": "below the threshold",
    "too_few": "too few questions bound the risk",
    "too_risky": "no threshold bounds the risk",
}


@dataclass(frozen=True)
class CheckOptions:
    """What to measure on, and which record: `folder` None is the one that the bot would use; `limit` questions at most,
    one wording of each; `json` is where figures go, if anywhere."""

    log: Path = QUESTION_LOG
    split: str = "test"
    warehouse: str = ""
    folder: Path | None = None
    limit: int | None = None
    workers: int = 2
    json: Path | None = None


def run_check_record(options: CheckOptions) -> None:
    """Decide questions that the record never saw as the bot does, and say how they came out."""
    from adapters.calibration.record_check import check_record
    from adapters.fake_store import FakeMemory
    from bot.main import opened

    reference = options.log == QUESTION_LOG
    warehouse = options.warehouse or (SAMPLE_URL if reference else "")
    with opened() as candor:
        core = candor.core(warehouse, memory=FakeMemory())
        record, folder = _record(candor, core, warehouse, options.folder)
        questions = _questions(options, folder, Path(candor.model_folder))
    build = partial(warehouse_cores, warehouse, options.workers, record.linking, record)
    name = f"{'sample' if reference else options.log.stem}-{options.split or 'all'}"
    traces = traced(questions, build, core, record.linking, None, options.workers, name)
    found = check_record(traces, record, core.settings.max_readings, core.settings.entropy_weight)
    for line in _lines(found, record):
        out().print(line)
    if options.json is not None:
        _write(options.json, {**_about(options, folder, record), **found.figures()})
        out().print(f"The figures are in {options.json}.")


def _record(
    candor: Candor, core: Core, warehouse: str, folder: Path | None
) -> tuple[CalibrationRecord, Path]:
    """The record, and its folder. Raises BadInput, with the bot's own sentence, where the bot would not use it."""
    from adapters.calibration.record_check import calibrated_answers
    from reliability.core import valid_for

    settings, records = candor.settings, Records(candor.settings)
    name = warehouse or settings.warehouse
    url = name if "://" in name else settings.warehouse_url(name)
    place = folder or records.folder(name, sample=is_sample(url), default=name == settings.warehouse)
    if place is None:
        raise BadInput(f"There is no calibration record of {name}; candor calibrate makes one.")
    running = valid_for(core)
    found = records.checked(core.warehouse.name, place, lambda: running)
    if found.record is None:
        raise BadInput(found.problem)
    calibrated_answers(found.record)  # told before hours of work, not after them
    return found.record, place


def _questions(options: CheckOptions, folder: Path, model: Path) -> list[LoggedQuestion]:
    """One wording of each question that neither calibrated the record nor trained the model. Raises BadInput where the
    record does not say what made it, and where no question is left."""
    from adapters.calibration.answers_log import chosen_questions, read_question_log
    from adapters.calibration.made_from import question_keys, read_made_from, read_trained_on, unseen

    asked, _ = read_question_log(options.log, options.split or None)
    made_from = read_made_from(folder)
    if made_from is None:
        raise BadInput(
            f"The record in {folder} does not say which questions made it, so that none can be known to be new to it: "
            "run candor calibrate linking and candor calibrate again."
        )
    learned = _learned(options.log)
    new = unseen(asked, made_from, question_keys(learned), read_trained_on(model))
    for count, what in ((new.calibrated, "made the record"), (new.trained, "trained the model")):
        if count:
            notes().print(
                f"{count:,} of {len(asked):,} questions are left out: they, or wordings of them, {what}."
            )
    if not new.questions:
        raise BadInput(
            "No question is left: those that made a record, or trained its model, do not measure it. Give another log, "
            "or another split."
        )
    groups = len({question.group for question in new.questions})
    return chosen_questions(new.questions, min(groups, options.limit or groups))


def _learned(log: Path) -> Sequence[LoggedQuestion]:
    """The questions of a log that models learn from; none where it has no such split."""
    from adapters.calibration.answers_log import read_question_log

    try:
        return read_question_log(log, _LEARNED_SPLIT)[0]
    except BadInput:
        return ()


# --- in words --------------------------------------------------------------------------------------


def _lines(found: RecordCheck, record: CalibrationRecord) -> list[str]:
    """What there is to say, a line each."""
    from adapters.calibration.record_check import Fate

    data, size = record.data, len(found.decided)
    lines = [
        f"The record of {data.made_at[:10]}, made from {data.name}, on {_count(size, 'question')} that it never saw, one "
        "wording of each:"
    ]
    lines += [
        f"  {fate.value:17}{len(found.of(fate)):6,}{_why(found.reasons(fate))}"
        for fate in Fate
    ]  # fmt: skip
    lines += [_risk(found), _promise(found), *_ambiguous(found), _coverage(found), _probability(found)]
    return lines


def _why(reasons: Mapping[str, int]) -> str:
    said = [f"{_WHY.get(why, why.replace('_', ' '))} {count:,}" for why, count in reasons.items() if why]
    return f"   {', '.join(said)}" if said else ""


def _risk(found: RecordCheck) -> str:
    wrong, unasked = found.wrong(), found.answers.unasked
    calibrated = (
        f"when it was calibrated, {unasked.wrong:,} of {unasked.answered:,}, at most {unasked.bound:.1%}"
        if unasked.bound is not None
        else "calibration found no threshold, so that nothing is answered unasked"
    )
    if not wrong.of:
        return f"Of answers given unasked at most {_percent(unasked.risk)} wrong are promised; {calibrated}."
    return (
        f"Of the answers given unasked {wrong.count:,} of {wrong.of:,} are wrong ({wrong.share:.1%}), at most "
        f"{wrong.highest:.1%} with {_percent(1 - wrong.delta)} confidence; promised: at most {_percent(unasked.risk)} ({calibrated})."
    )


def _promise(found: RecordCheck) -> str:
    """Whether the errors seen are compatible with the promise, in one sentence that says no more than they do."""
    risk, delta = found.answers.unasked.risk, found.answers.unasked.delta
    return {
        "nothing": "Nothing was answered unasked, so that these questions say nothing of this promise.",
        "contradicted": f"This contradicts the promise: if at most {_percent(risk)} were wrong, so many would be in fewer than "
        f"{_percent(delta)} of such samples.",
        "compatible": f"This is compatible with the promise, and does not show it: more than {_percent(risk)} may be wrong.",
        "shown": f"This is compatible with the promise, and on questions like these shows it with {_percent(1 - delta)} "
        "confidence.",
    }[found.verdict.value]


def _ambiguous(found: RecordCheck) -> list[str]:
    """Ambiguous questions apart: there is more than one right answer to them."""
    asked = sum(one.trace.kind == "ambiguous" for one in found.decided)
    natural, listed = found.wrong("ambiguous"), found.wrong("ambiguous", any_reading=True)
    if not asked:
        return []
    if not natural.of:
        return [f"Of {_count(asked, 'ambiguous question')} none was answered unasked."]
    return [
        f"Of {_count(asked, 'ambiguous question')} {natural.of:,} were answered unasked: {natural.of - natural.count:,} "
        f"with the natural reading, {listed.of - listed.count:,} with any that the log lists (the promise counts the "
        "natural one)."
    ]


def _coverage(found: RecordCheck) -> str:
    from reliability.credible_threshold import Guarantee

    credible, covered = found.answers.credible, found.covered()
    if covered is None or not covered.of:
        return "The credible set leaves nothing out, and says nothing." if covered is None else (
            "No question had a right candidate, so that the credible set is not measured."
        )  # fmt: skip
    of = (
        "questions"
        if credible.guarantee is Guarantee.MARGINAL
        else "questions that have one among their candidates"
    )
    return (
        f"A right reading is credible for {covered.count:,} of {covered.of:,} {of} ({covered.share:.1%}, from "
        f"{covered.lowest:.1%} to {covered.highest:.1%}); promised on average over calibrations: {_percent(1 - credible.alpha)}."
    )


def _probability(found: RecordCheck) -> str:
    said = found.probability()
    if not said["questions"]:
        return "No reading has a probability."
    return (
        f"Probabilities of the first readings: {said['mean']:.1%} on average, and {said['right']:.1%} of "
        f"{said['questions']:,} are right (ECE {said['ece']:.3f})."
    )


def _percent(promised: float) -> str:
    """A promise in percent, as it was set: 2.5 % is neither two nor three."""
    return f"{100 * promised:.3g}%"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _about(options: CheckOptions, folder: Path, record: CalibrationRecord) -> dict[str, Any]:
    """What was measured, for whoever reads the figures."""
    own = folder.resolve()
    shown = own.relative_to(base_folder()) if own.is_relative_to(base_folder()) else own
    return {
        "log": options.log.name,
        "split": options.split,
        "record": {"folder": str(shown), "made_from": record.data.name, "made_at": record.data.made_at},
    }


def _write(file: Path, figures: Mapping[str, Any]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(figures, indent=1, ensure_ascii=False, allow_nan=False) + "\n", "utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
