"""`candor calibrate …`: the options of the promises, and what was reached in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from adapters.calibration.linking import CalibratedLinking
    from reliability.promises.record import CalibrationRecord

Log = Annotated[Path | None, typer.Option(help="Lines of JSON with question and sql; the sample log if not given.")]
CalibratingLog = Annotated[
    Path | None,
    typer.Option("--log", help="Lines of JSON with question and sql; the sample's natural log if not given."),
]
LeastProbability = Annotated[
    float,
    typer.Option(
        "--least-probability",
        help="Under this probability no answer is given unasked, though the bound might allow it.",
        min=0.0,
        max=1.0,
    ),
]
BoundingLog = Annotated[
    Path | None,
    typer.Option(
        "--bound-log",
        help="What bounds the risk, in other voices; if not given, a part of the log (of its voices, where it has any).",
    ),
]
Warehouse = Annotated[
    str,
    typer.Option(
        help="A configured warehouse's name, a database URL, or a CSV or Parquet file or a folder of them; the default "
        "warehouse if not given."
    ),
]
Workers = Annotated[int, typer.Option(help="Processes that trace questions.", min=1, max=64)]
Layers = Annotated[Path, typer.Option(help="Folder of the layer predictors that candor train bpp made.")]
RecordFolder = Annotated[
    Path | None,
    typer.Option("--out", help="Folder of the calibration record; without --log, the reference one."),
]
_SAMPLE_SPLIT = "calibrate"
"""The split of the sample log that calibrates."""

calibrate_app = typer.Typer(
    help="Make the promises: calibrate on a team's own question log.", invoke_without_command=True
)


@calibrate_app.callback()
def calibrate(
    context: typer.Context,
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    folder: RecordFolder = None,
    split: Annotated[
        str | None, typer.Option(help="Only questions of this split; of the sample's templated log, calibrate.")
    ] = None,
    traces: Annotated[Path | None, typer.Option(help="File of traces that a stopped run goes on from.")] = None,
    workers: Workers = 2,
    limit: Annotated[int | None, typer.Option(help="At most so many questions.", min=1)] = None,
    alpha: Annotated[
        float | None,
        typer.Option(
            help="A right reading is considered for all but this share; CANDOR_ALPHA if not given.",
            min=0.001,
            max=0.5,
        ),
    ] = None,
    risk: Annotated[
        float | None,
        typer.Option(
            help="At most this share of unasked answers is wrong; CANDOR_RISK if not given.",
            min=0.001,
            max=0.5,
        ),
    ] = None,
    delta: Annotated[
        float | None,
        typer.Option(
            help="The risk may be higher with this probability; CANDOR_DELTA if not given.",
            min=0.001,
            max=0.5,
        ),
    ] = None,
    least: LeastProbability = 0.5,
    looks: Annotated[
        int,
        typer.Option(
            help="How many times questions like these have bounded a record, this time included: each has an equal share of "
            "CANDOR_DELTA, so that the promise holds whichever of them led to it.",
            min=1,
            max=100,
        ),
    ] = 1,
    only_traced: Annotated[
        bool, typer.Option("--only-traced", help="Calibrate on what a stopped run has traced, without going on.")
    ] = False,
) -> None:
    """Calibrate answers: credible set, probability and bounded risk. Goes on where a run was stopped."""
    if context.invoked_subcommand is not None:
        return
    place = _record_folder(folder, log)
    from adapters.calibration import answers
    from bot.cores import WorkerCores, bare_core, calibrating_logs, log_and_warehouse, tracing
    from bot.main import opened
    from bot.sample import QUESTION_LOG
    from bot.terminal import out, progress_bar, say

    log, bounding = calibrating_logs(log, bounding)
    of, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Tracing") as progress:
        settings = candor.settings
        options = answers.AnswersOptions(
            place,
            candor.models.learned(where),
            bounding,
            split or (_SAMPLE_SPLIT if of == QUESTION_LOG else None),
            limit,
            traces,
            alpha or settings.alpha,
            risk or settings.risk,
            delta or settings.delta,
            settings.novelty_level,
            least,
            looks,
        )
        kept = tracing(WorkerCores(where, workers), workers, only_traced)
        record = answers.calibrate_answers(of, bare_core(candor, where), kept, options, progress, say)
    _tell(record)
    out().print(f"The record is in {place}.")


@calibrate_app.command("linking")
def calibrate_linking(
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    layers: Layers = Path("var/linking"),
    folder: RecordFolder = None,
    alpha: Annotated[
        float | None,
        typer.Option(
            help="At most this share of branching points goes unseen; CANDOR_LINKING_ALPHA if not given.",
            min=0.001,
            max=0.5,
        ),
    ] = None,
    warehouse: Warehouse = "",
) -> None:
    """Calibrate the predictors of branching points; run it before candor calibrate, whose answers rest on it."""
    place = _record_folder(folder, log)
    from adapters.calibration import linking
    from bot.cores import bare_core, calibrating_logs, log_and_warehouse
    from bot.main import opened
    from bot.terminal import progress_bar, say

    log, bounding = calibrating_logs(log, bounding)
    of, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Calibrating") as progress:
        options = linking.LinkingOptions(
            layers, place, candor.models.learned(where), alpha or candor.settings.linking_alpha, bounding
        )
        found = linking.calibrate_linking(of, bare_core(candor, where), options, progress, say)
    _tell_linking(found, place, options.alpha)


def _record_folder(given: Path | None, log: Path | None) -> Path:
    """Where a record goes. Raises BadInput for a team's own log without a folder of its own."""
    from bot.calibration import REFERENCE_RECORD
    from reliability.errors import BadInput

    if given is None and log is not None:
        raise BadInput("A record of your own log needs a folder of its own: --out FOLDER, and CANDOR_RECORD.")
    return given or REFERENCE_RECORD


# --- in words --------------------------------------------------------------------------------------


def _tell(record: CalibrationRecord) -> None:
    """What was reached, and what was not."""
    from bot.terminal import out
    from bot.wording import phrasing, promising
    from reliability.decide import promised

    tell, given = out().print, promised(record, unasked=True)
    if record.answers is None or given is None:
        return
    data, unasked, novelty = record.data, record.answers.unasked, record.answers.novelty
    tell(f"Fitted on {data.fit:,} questions, thresholds from {data.calibrate:,}, the risk bounded on {data.bound:,}.")
    if not given.evident:
        tell(promising.too_few_for_any_promise(given))
        return
    tell(promising.coverage_promise(given))
    tell(f"The probability rests on {len(record.answers.probability.signals)} signals.")
    if unasked.threshold is not None and unasked.bound is not None:
        tell(
            f"Answers with a probability of at least {unasked.threshold:.0%} are given unasked: {unasked.wrong} of "
            f"{unasked.answered} were wrong, at most {unasked.bound:.1%} with {phrasing.in_percent(1 - unasked.promised_delta)} confidence."
        )
    else:
        tell(promising.risk_promise(given))
    if novelty is not None:
        tell(f"Questions unlike {len(novelty.questions):,} of these are asked about (level {novelty.level:g}).")
    if record.linking is None:
        tell("Linking is not calibrated (candor calibrate linking), so that a person confirms every question.")


def _tell_linking(found: CalibratedLinking, folder: Path, alpha: float) -> None:
    from bot.terminal import out, say

    tell = out().print
    for kind, (branching, free) in found.branching.items():
        tell(f"{kind}: {branching} branching points of {free} steps in the lists of {found.questions} questions.")
    for note in found.notes:
        say(note)
    tell(
        f"The record is in {folder}: it holds linking alone. Of the branching points of such questions at most "
        f"{alpha:.0%} go unseen, on average."
    )
    tell("Answers were calibrated under another linking, if at all: candor calibrate.")
