"""The commands and their options. What they do is imported when they run, so that --help is quick."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.calibrating.calibrate_app import Warehouse, calibrate_app
from bot.cli.calibrating.carrying import carry_app
from bot.cli.composing import evaluate_composing, evaluate_follow_ups
from bot.cli.connecting.app import connect
from bot.cli.defining.definitions_app import definitions_app
from bot.cli.evaluate_app import evaluate_app
from bot.cli.evaluating.ambiguity import evaluate_ambiguity
from bot.cli.evaluating.databases import evaluate_databases
from bot.cli.evaluating.described import evaluate_described
from bot.cli.evaluating.novelty import evaluate_novelty
from bot.cli.evaluating.reviews import evaluate_reviews
from bot.cli.evaluating.shifted import evaluate_shifted
from bot.cli.evaluating.shown import evaluate_shown
from bot.cli.evaluating.synonyms import evaluate_synonyms
from bot.cli.evaluating.taught import evaluate_taught
from bot.cli.evaluating.voices import evaluate_voices
from bot.cli.hints_app import Json, hints_app, log_app
from bot.cli.installing.app import installations_app
from bot.cli.keeping.keeping_app import audit_app, store_app
from bot.cli.people import evaluate_people
from bot.cli.reviewing.app import review_app
from bot.cli.teaching.app import teach
from bot.cli.train import train_app
from bot.cli.verifying.verified_app import verified_app
from reliability.errors import BadInput

app = typer.Typer(
    name="candor",
    help="Ask your data a question: an answer, one question back, or a plain refusal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(hints_app, name="hints")
app.add_typer(log_app, name="log")
app.add_typer(verified_app, name="verified")
app.add_typer(definitions_app, name="definitions")
app.add_typer(review_app, name="review")
app.add_typer(store_app, name="store")
app.add_typer(audit_app, name="audit")
app.add_typer(installations_app, name="installations")
app.add_typer(train_app, name="train")
app.add_typer(evaluate_app, name="evaluate")
evaluate_app.command("people")(evaluate_people)
evaluate_app.command("novelty")(evaluate_novelty)
evaluate_app.command("voices")(evaluate_voices)
evaluate_app.command("shown")(evaluate_shown)
evaluate_app.command("shifted")(evaluate_shifted)
evaluate_app.command("composing")(evaluate_composing)
evaluate_app.command("follow-ups")(evaluate_follow_ups)
evaluate_app.command("databases")(evaluate_databases)
evaluate_app.command("ambiguity")(evaluate_ambiguity)
evaluate_app.command("reviews")(evaluate_reviews)
evaluate_app.command("described")(evaluate_described)
evaluate_app.command("taught")(evaluate_taught)
evaluate_app.command("synonyms")(evaluate_synonyms)
calibrate_app.add_typer(carry_app, name="carry")
app.add_typer(calibrate_app, name="calibrate")
app.command()(connect)
app.command()(teach)


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


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

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
            help='A JSON list of replies, taken in order: "yes", "no", "none", a name, a choice\'s number, '
            '"list: …" (tables and columns, with commas between), "other: …", "just answer".'
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
    dialect: Annotated[
        str, typer.Option(help="The statements' dialect: postgres, sqlite, … (an unknown one lists all).")
    ],
    jsonl: Annotated[Path, typer.Option(help="Lines of JSON with id and sql; - reads standard input.")],
) -> None:
    """Say of each statement whether the guard allows it: lines of id, allowed and reason."""
    from bot.cli.statements import run_guard

    run_guard(dialect, jsonl)


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
    starting: Annotated[
        bool, typer.Option("--starting", help="CPU seconds until commands are there, in fresh processes.")
    ] = False,
    served: Annotated[
        bool,
        typer.Option("--served", help="What an ask costs a model server, and how asks scale: --served --json OUT."),
    ] = False,
    stand_in_ms: Annotated[
        float | None,
        typer.Option(help="With --served: against a process of this latency, in milliseconds, and no model.", min=0),
    ] = None,
    out: Annotated[Path | None, typer.Argument(help="With --served: the file of the figures.")] = None,
    recall: Annotated[bool, typer.Option("--recall", help="Milliseconds to recall hints among 100,000.")] = False,
) -> None:
    """Measure seconds per ask by stage on the sample log, and peak memory."""
    if served:
        from bot.bench.served import run_served

        run_served(questions, stand_in_ms / 1000 if stand_in_ms is not None else None, out, as_json)
        return
    if out is not None or stand_in_ms is not None:
        raise BadInput("OUT and --stand-in-ms are for --served.")
    if starting:
        from bot.bench.starting import run_starting

        run_starting(as_json)
        return
    if recall:
        from bot.bench.recall import run_recall

        run_recall(as_json)
        return
    if overhead:
        from bot.bench.overhead import run_overhead

        run_overhead(as_json)
        return
    from bot.bench.bench import run_bench

    run_bench(questions, as_json)
