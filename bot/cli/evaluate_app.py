"""`candor evaluate …`: what is measured, and where the figures and the page of them go."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.calibrating.calibrate_app import Layers, Log, Warehouse, Workers
from bot.cli.extras import needs_folder, needs_for_report
from bot.cli.train.options import DATA, Data

if TYPE_CHECKING:
    from adapters.evaluation.answers import OwnCandidates
    from adapters.reports.page import FiguresTable
    from bot.main import Candor

evaluate_app = typer.Typer(help="Measure models.", no_args_is_help=True)

FiguresFile = Annotated[Path, typer.Option("--json", help="Where the figures go.")]
Report = Annotated[Path | None, typer.Option(help="Where a page with tables and plots goes.")]
Sample = Annotated[int | None, typer.Option(help="Questions of each set; all if not given.", min=2)]


@evaluate_app.command("model")
def evaluate_model(
    data: Data,
    model: Annotated[Path, typer.Option(help="The model's folder.")] = Path("deploy/reference/model"),
    prompts: Annotated[Path, typer.Option(help="Folder of its prompt templates.")] = Path("prompts/compact"),
    only: Annotated[
        str | None, typer.Option(help="One set alone: spider_dev or sample_log; both if not given.")
    ] = None,
    split: Annotated[str, typer.Option(help="Split of the sample log.")] = "test",
    sample: Annotated[int | None, typer.Option(help="Questions of each set; all if not given.", min=1)] = None,
    sampled: Annotated[
        int | None,
        typer.Option(help="Of these, with a beam, samples and free decoding; all if not given.", min=0),
    ] = None,
    threads: Annotated[int, typer.Option(help="Processor threads.", min=1)] = 2,
    workers: Annotated[int, typer.Option(help="Processes, of one thread each.", min=1, max=64)] = 1,
    cache: Annotated[Path, typer.Option(help="Where measurements are kept: a stopped run goes on.")] = Path(
        "var/evaluations"
    ),
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go; stdout if not given.")] = None,
) -> None:
    """Measure linking, SQL and judging on public data and the sample log's test split; ends with a Markdown table."""
    from adapters.models.encoder import SentenceEncoder
    from adapters.training.measure import evaluate
    from adapters.training.measure.figures_table import figures_table
    from adapters.whole_files import write_json
    from bot.sample import QUESTION_LOG, current_sample
    from bot.terminal import out, print_json, progress_bar

    for folder, what in ((data, "data"), (model, "model"), (prompts, "prompts")):
        needs_folder(folder, f"for the {what}")
    options = evaluate.EvaluateOptions(
        data,
        model,
        prompts,
        QUESTION_LOG,
        current_sample(),
        sample,
        sampled,
        threads=threads,
        split=split,
        only=only,
        workers=workers,
        cache=cache,
    )
    with progress_bar("Measuring") as progress:
        figures = evaluate.evaluate_model(options, SentenceEncoder(), progress)
    if file is None:
        print_json(figures)
        return
    write_json(file, figures)
    out().print(figures_table(figures), markup=False)
    out().print(f"The figures are in {file}.")


@evaluate_app.command("linking")
def evaluate_linking(
    file: FiguresFile,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the public data sets; without one, only the log.")
    ] = None,
    log: Log = None,
    layers: Layers = Path("var/linking"),
    report: Report = None,
    person: Annotated[
        int, typer.Option(help="Questions of each set that the whole flow links with a person.", min=0)
    ] = 100,
    halves: Annotated[int, typer.Option(help="Random halves of the development questions.", min=1)] = 20,
    sample: Sample = None,
) -> None:
    """Measure linking: coverage, needless flags, and what abstaining or asking makes of them."""
    needs_for_report(report)
    from adapters.evaluation import linking
    from adapters.reports.linking import linking_page
    from bot.cores import bare_core, log_and_warehouse
    from bot.main import opened
    from bot.terminal import progress_bar

    of, where = log_and_warehouse(log, "")
    with opened() as candor, progress_bar("Measuring") as progress:
        options = linking.LinkingMeasure(layers, data, sample, halves, person)
        figures = linking.evaluate_linking(of, bare_core(candor, where), options, progress)
    _write(figures, file, linking_page(figures) if report else "", report)


@evaluate_app.command(
    "selection",
    help="Measure who answers what: likelihood, self-consistency, RTS++, with a person, with guaranteed risk.",
)
@evaluate_app.command(
    "calibration",
    help="Measure probabilities: uncalibrated, Platt scaling, multivariate Platt scaling, and ours.",
)
def evaluate_answers(
    context: typer.Context,
    file: FiguresFile,
    data: Data = DATA,
    report: Report = None,
    own: Annotated[bool, typer.Option(help="Measure the model's own candidates.")] = True,
    recorded: Annotated[bool, typer.Option(help="Measure recorded candidates of other systems.")] = True,
    limit: Annotated[
        int | None,
        typer.Option(help="Own questions of each set; one wording of every question if not given.", min=1),
    ] = None,
    workers: Workers = 2,
) -> None:
    """Two commands with the same options."""
    needs_for_report(report)
    from adapters.evaluation import answers
    from adapters.reports.answers import calibration_page, selection_page, selection_summary, selection_tables
    from bot.main import opened
    from bot.terminal import out, plain, progress_bar, say

    selection = context.info_name == "selection"
    measure = answers.measure_selection if selection else answers.measure_probability
    with opened() as candor, progress_bar("Measuring") as progress:
        mine = (lambda: _own(candor, data, limit, workers)) if own else None
        figures = measure(answers.AnswersMeasure(data, recorded), mine, progress, say)
    if selection:
        for name, found in figures.items():
            out().print(f"{plain(name)}: {selection_summary(found)}")
            for table in selection_tables(found):
                print_table(table)
    page = selection_page if selection else calibration_page
    _write(figures, file, page(figures) if report else "", report)


def _own(candor: Candor, data: Path, limit: int | None, workers: int) -> OwnCandidates:
    from adapters.evaluation.answers import OwnCandidates
    from bot.calibration import REFERENCE_RECORD
    from bot.cores import WorkerCores, bare_core, spider_databases, tracing
    from bot.sample import QUESTION_LOG
    from bot.settings import SAMPLE_URL

    return OwnCandidates(
        QUESTION_LOG,
        bare_core(candor, SAMPLE_URL),
        tracing(WorkerCores(SAMPLE_URL, workers), workers),
        tracing(spider_databases(data, workers), workers),
        REFERENCE_RECORD,
        limit,
    )


@evaluate_app.command("record")
def evaluate_record(
    log: Log = None,
    warehouse: Warehouse = "",
    folder: Annotated[
        Path | None,
        typer.Option("--record", help="Folder of the record; the one that the bot would use if not given."),
    ] = None,
    split: Annotated[str, typer.Option(help="Only questions of this split; for the whole log, an empty one.")] = "test",
    limit: Annotated[int | None, typer.Option(help="At most so many questions.", min=1)] = None,
    workers: Workers = 2,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Measure a calibration record on questions that it never saw: how often an unasked answer is wrong, beside what it
    promises. One wording of each question counts; what made the record, or trained the model, is left out. Goes on
    where a run was stopped."""
    from adapters.evaluation import record as measured
    from bot.calibration import record_in_use
    from bot.cli.record_words import about_record, record_lines
    from bot.cores import WorkerCores, bare_core, log_and_warehouse, tracing
    from bot.main import opened
    from bot.sample import QUESTION_LOG
    from bot.terminal import out, progress_bar, say

    of, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Tracing") as progress:
        core = bare_core(candor, where)
        record, place = record_in_use(candor.settings, core, where, folder)
        name = f"{'sample' if of == QUESTION_LOG else of.stem}-{split or 'all'}"
        options = measured.RecordMeasure(place, candor.models.learned(where), name, split or None, limit)
        kept = tracing(WorkerCores(where, workers), workers)
        found = measured.evaluate_record(of, core, record, kept, options, progress, say)
    for line in record_lines(found, record):
        out().print(line)
    if file is not None:
        _write({**about_record(of, split, place, record), **found.figures()}, file)


# --- what is shown ---------------------------------------------------------------------------------


def print_table(figures: FiguresTable) -> None:
    """A table of a report, in the terminal."""
    from bot.terminal import out, plain, plain_table

    table = plain_table(figures.heads)
    for row in figures.rows:
        table.add_row(*(plain(str(cell)) for cell in row))
    out().print(plain(figures.caption))
    out().print(table)


def _write(figures: object, file: Path, page: str = "", report: Path | None = None) -> None:
    from adapters.whole_files import write_json, write_whole
    from bot.terminal import out

    write_json(file, figures)
    if report is not None:
        write_whole(report, page.encode())
    out().print(f"The figures are in {file}{f', the report in {report}' if report else ''}.")
