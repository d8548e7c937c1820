"""The commands and their options. What they do is imported when they run, so that --help is quick."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.extras import needs_for_report
from bot.cli.train_app import evaluate_app, train_app

app = typer.Typer(
    name="candor",
    help="Ask your data a question: an answer, one question back, or a plain refusal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
hints_app = typer.Typer(help="What Candor remembers: read and edit it.", no_args_is_help=True)
log_app = typer.Typer(help="What people said of answers.", no_args_is_help=True)
app.add_typer(hints_app, name="hints")
app.add_typer(log_app, name="log")
app.add_typer(train_app, name="train")
app.add_typer(evaluate_app, name="evaluate")
calibrate_app = typer.Typer(
    help="Make the promises: calibrate on a team's own question log.", invoke_without_command=True
)
app.add_typer(calibrate_app, name="calibrate")


@dataclass
class GlobalOptions:
    """Options that stand before the command."""

    debug: bool = False


options = GlobalOptions()


class Policy(StrEnum):
    """What an unsure step leads to."""

    ASK = "ask"
    SURROGATE = "surrogate"
    ABSTAIN = "abstain"


class Dialect(StrEnum):
    """The SQL dialects that the guard knows."""

    POSTGRES = "postgres"
    SQLITE = "sqlite"


class Scope(StrEnum):
    """Whom a hint speaks for."""

    PERSON = "person"
    CHANNEL = "channel"
    WORKSPACE = "workspace"


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"candor {version('candor')}")
        raise typer.Exit


@app.callback()
def _global_options(
    debug: Annotated[bool, typer.Option("--debug", help="Show tracebacks instead of one sentence.")] = False,
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    options.debug = debug


Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Warehouse = Annotated[
    str, typer.Option(help="A configured warehouse's name, or a database URL; the default one if not given.")
]


@app.command()
def demo(
    port: Annotated[
        int | None,
        typer.Option(help="The page's port; 8765, or any free one, if not given.", min=0, max=65_535),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Try Candor here: the local workspace in the browser, with the real bot and sample data."""
    from bot.cli.serving import run_demo

    run_demo(port, browser)


@app.command()
def serve() -> None:
    """Run the Slack bot, by Socket Mode or HTTP as CANDOR_SLACK_MODE says."""
    from bot.cli.serving import run_bot

    run_bot()


@app.command()
def ask(
    question: Annotated[str, typer.Argument(help="The question, in plain English.")],
    warehouse: Warehouse = "",
    policy: Annotated[Policy | None, typer.Option(help="What an unsure step leads to.")] = None,
    replies: Annotated[
        Path | None,
        typer.Option(
            help='A JSON list of replies, taken in order: "yes", "no", "none", a name, a choice\'s number, "other: …", '
            '"just answer".'
        ),
    ] = None,
    as_json: Json = False,
    memory: Annotated[bool, typer.Option(help="Use and store hints.")] = True,
) -> None:
    """Ask a question in the terminal."""
    from bot.cli.asking import run_ask

    run_ask(question, warehouse, policy.value if policy else None, replies, as_json=as_json, memory=memory)


@app.command("run-sql")
def run_sql(
    sql: Annotated[str, typer.Argument(help="One read-only statement.")],
    warehouse: Warehouse = "",
    as_json: Json = False,
) -> None:
    """Run one statement by the same guarded path that Candor's own take."""
    from bot.cli.statements import run_statement

    run_statement(sql, warehouse, as_json)


@app.command()
def guard(
    dialect: Annotated[Dialect, typer.Option(help="The statements' dialect.")],
    jsonl: Annotated[Path, typer.Option(help="Lines of JSON with id and sql; - reads standard input.")],
) -> None:
    """Say of each statement whether the guard allows it: lines of id, allowed and reason."""
    from bot.cli.statements import run_guard

    run_guard(dialect.value, jsonl)


@app.command()
def doctor(as_json: Json = False) -> None:
    """Check every setting, token, database and model: fine, or what to do."""
    from bot.doctor import run_doctor

    run_doctor(as_json)


@app.command()
def bench(
    questions: Annotated[int, typer.Option(help="How many questions of the sample log.", min=1)] = 20,
    as_json: Json = False,
    overhead: Annotated[
        bool,
        typer.Option("--overhead", help="Running, grouping, scoring and deciding alone, and their growth."),
    ] = False,
) -> None:
    """Measure seconds per ask by stage on the sample log, and peak memory."""
    if overhead:
        from bot.overhead_bench import run_overhead

        run_overhead(as_json)
        return
    from bot.bench import run_bench

    run_bench(questions, as_json)


HintId = Annotated[
    str, typer.Argument(help="The hint's id, as hints list shows it; its beginning is enough.")
]
Over = Annotated[
    list[str] | None, typer.Option(help="An element that it is preferred over; may be repeated.")
]


@hints_app.command("list")
def hints_list(
    scope: Annotated[Scope | None, typer.Option(help="Only hints of this scope.")] = None,
    owner: Annotated[
        str | None, typer.Option(help="Only hints of this person, channel or workspace.")
    ] = None,
    inactive: Annotated[bool, typer.Option("--all", help="Also retired and superseded ones.")] = False,
    as_json: Json = False,
) -> None:
    """List hints, newest first."""
    from bot.cli.hints import list_hints

    list_hints(scope.value if scope else None, owner, inactive, as_json)


@hints_app.command("add")
def hints_add(
    phrase: Annotated[str, typer.Argument(help="The words of questions that it is about.")],
    prefer: Annotated[str, typer.Option(help="What they mean: a table, or table.column.")],
    over: Over = None,
    scope: Annotated[Scope, typer.Option(help="Whom it speaks for.")] = Scope.WORKSPACE,
    owner: Annotated[str, typer.Option(help="Slack's id of that person, channel or workspace.")] = "",
    warehouse: Warehouse = "",
) -> None:
    """Add a hint, for example: candor hints add "total sales" --prefer daily_sales.net_sales."""
    from bot.cli.hints import add_hint

    add_hint(phrase, prefer, over or [], scope.value, owner, warehouse)


@hints_app.command("edit")
def hints_edit(
    hint_id: HintId,
    phrase: Annotated[str | None, typer.Option(help="New words.")] = None,
    prefer: Annotated[str | None, typer.Option(help="New preference: a table, or table.column.")] = None,
    over: Over = None,
    scope: Annotated[Scope | None, typer.Option(help="New scope.")] = None,
    owner: Annotated[str | None, typer.Option(help="New owner.")] = None,
) -> None:
    """Change a hint."""
    from bot.cli.hints import edit_hint

    edit_hint(hint_id, phrase, prefer, over, scope.value if scope else None, owner)


@hints_app.command("retire")
def hints_retire(hint_id: HintId) -> None:
    """Stop using a hint; it stays readable."""
    from bot.cli.hints import retire_hint

    retire_hint(hint_id)


@hints_app.command("export")
def hints_export(
    file: Annotated[Path, typer.Argument(help="Where to; - is standard output.")] = Path("-"),
) -> None:
    """Write every hint as lines of JSON."""
    from bot.cli.hints import export_hints

    export_hints(file)


@hints_app.command("import")
def hints_import(
    file: Annotated[Path, typer.Argument(help="Lines of JSON as export writes them; - is standard input.")],
) -> None:
    """Take hints from lines of JSON; those that are here already are left alone."""
    from bot.cli.hints import import_hints

    import_hints(file)


@log_app.command("export")
def log_export(
    file: Annotated[Path, typer.Argument(help="Where answers judged right go: lines of question and sql.")],
    wrong: Annotated[
        Path | None,
        typer.Option(help="Where answers judged wrong go, without sql, for somebody to fill it in."),
    ] = None,
    warehouse: Annotated[
        str, typer.Option(help="A configured warehouse's name; the default one if not given.")
    ] = "",
) -> None:
    """Write judged answers as a question log for candor calibrate."""
    from bot.cli.log import export_answers

    export_answers(file, wrong, warehouse)


RecordFolder = Annotated[
    Path | None,
    typer.Option("--out", help="Folder of the calibration record; without --log, the reference one."),
]


def _record_folder(given: Path | None, log: Path | None) -> Path:
    """Where a record goes. Raises BadInput for a team's own log without a folder of its own."""
    from bot.calibration import REFERENCE_RECORD
    from reliability.errors import BadInput

    if given is None and log is not None:
        raise BadInput("A record of your own log needs a folder of its own: --out FOLDER, and CANDOR_RECORD.")
    return given or REFERENCE_RECORD


@calibrate_app.callback()
def calibrate(
    context: typer.Context,
    log: Annotated[
        Path | None, typer.Option(help="Lines of JSON with question and sql; the sample log if not given.")
    ] = None,
    warehouse: Warehouse = "",
    folder: RecordFolder = None,
    split: Annotated[
        str | None, typer.Option(help="Only questions of this split; of the sample log, calibrate.")
    ] = None,
    traces: Annotated[
        Path | None, typer.Option(help="File of traces that a stopped run goes on from.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes that trace questions.", min=1, max=64)] = 2,
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
) -> None:
    """Calibrate answers: credible set, probability and bounded risk. Goes on where a run was stopped."""
    if context.invoked_subcommand is not None:
        return
    from bot.cli.calibrating import CalibrateOptions, run_calibrate
    from bot.sample import QUESTION_LOG
    from bot.settings import load_settings

    settings, place = load_settings(), _record_folder(folder, log)
    run_calibrate(CalibrateOptions(
        log or QUESTION_LOG, split, warehouse, place, traces, workers, limit,
        alpha or settings.alpha, risk or settings.risk, delta or settings.delta,
    ))  # fmt: skip


Data = Annotated[Path, typer.Option(help="Folder of the public data sets.")]
FiguresFile = Annotated[Path, typer.Option("--json", help="Where the figures go.")]
Report = Annotated[Path | None, typer.Option(help="Where a page with tables and plots goes.")]
Own = Annotated[bool, typer.Option(help="Measure the model's own candidates.")]
Recorded = Annotated[bool, typer.Option(help="Measure recorded candidates of other systems.")]
Limit = Annotated[
    int | None,
    typer.Option(help="Own questions of each set; one wording of every question if not given.", min=1),
]
Workers = Annotated[int, typer.Option(help="Processes that trace questions.", min=1, max=64)]


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
    data: Data = Path("../shared/data"),
    report: Report = None,
    own: Own = True,
    recorded: Recorded = True,
    limit: Limit = None,
    workers: Workers = 2,
) -> None:
    """Two commands with the same options."""
    from bot.cli.calibrating import EvaluateOptions, run_evaluate_calibration, run_evaluate_selection

    run = run_evaluate_selection if context.info_name == "selection" else run_evaluate_calibration
    needs_for_report(report)
    run(EvaluateOptions(data, file, report, own, recorded, limit, workers))


Log = Annotated[
    Path | None, typer.Option(help="Lines of JSON with question and sql; the sample log if not given.")
]
Layers = Annotated[Path, typer.Option(help="Folder of the layer predictors that candor train bpp made.")]
Sample = Annotated[int | None, typer.Option(help="Questions of each set; all if not given.", min=2)]


@train_app.command("bpp")
def train_branching_predictors(
    data: Data = Path("../shared/data"),
    log: Log = None,
    folder: Annotated[Path, typer.Option("--out", help="Folder of the layer predictors.")] = Path(
        "var/linking"
    ),
    warehouse: Warehouse = "",
    sample: Sample = None,
) -> None:
    """Fit the predictors of branching points, one a layer. Goes on where a run was stopped."""
    from bot.cli.linking import train_bpp
    from bot.sample import QUESTION_LOG

    train_bpp(data, log or QUESTION_LOG, folder, warehouse, sample)


@calibrate_app.command("linking")
def calibrate_linking(
    log: Log = None,
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
    from bot.cli.linking import calibrate_linking as run_calibrate_linking
    from bot.sample import QUESTION_LOG
    from bot.settings import load_settings

    place = _record_folder(folder, log)
    run_calibrate_linking(
        log or QUESTION_LOG, layers, place, alpha or load_settings().linking_alpha, warehouse
    )


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
    from bot.cli.linking import evaluate_linking as run_evaluate_linking
    from bot.sample import QUESTION_LOG

    needs_for_report(report)
    run_evaluate_linking(data, log or QUESTION_LOG, layers, file, report, person, halves, sample)


@evaluate_app.command("record")
def evaluate_record(
    log: Log = None,
    warehouse: Warehouse = "",
    folder: Annotated[
        Path | None,
        typer.Option("--record", help="Folder of the record; the one that the bot would use if not given."),
    ] = None,
    split: Annotated[
        str, typer.Option(help="Only questions of this split; for the whole log, an empty one.")
    ] = "test",
    limit: Annotated[int | None, typer.Option(help="At most so many questions.", min=1)] = None,
    workers: Workers = 2,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Measure a calibration record on questions that it never saw: how often an unasked answer is wrong, beside what it
    promises. One wording of each question counts; what made the record, or trained the model, is left out. Goes on where
    a run was stopped."""
    from bot.cli.checking import CheckOptions, run_check_record
    from bot.sample import QUESTION_LOG

    run_check_record(CheckOptions(log or QUESTION_LOG, split, warehouse, folder, limit, workers, file))
