"""`candor review …`: the commands and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.calibrating.calibrate_app import Layers, Workers

review_app = typer.Typer(help="Review questions, so that a promise can be made.", invoke_without_command=True)

Warehouse = Annotated[str, typer.Option(help="A configured warehouse's name; the default one if not given.")]
Ask = Annotated[str, typer.Argument(help="The question's id, as review list shows it.")]


@review_app.callback()
def review(context: typer.Context, warehouse: Warehouse = "") -> None:
    """Show one question after the other: which reading answers it, none, or your own SQL."""
    if context.invoked_subcommand is not None:
        return
    from bot.cli.reviewing.reviewing import review_all

    review_all(warehouse)


@review_app.command("list")
def review_list(
    warehouse: Warehouse = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line and nothing else.")] = False,
) -> None:
    """List the questions that wait to be reviewed, with their readings."""
    from bot.cli.reviewing.reviewing import list_waiting

    list_waiting(warehouse, as_json)


@review_app.command("take")
def review_take(
    ask: Ask,
    reading: Annotated[int | None, typer.Option(help="The number of the reading that answers it.", min=1)] = None,
    sql: Annotated[str, typer.Option(help="The SQL that answers it.")] = "",
    none: Annotated[bool, typer.Option("--none", help="No query that is known answers it.")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Take the SQL without asking once more.")] = False,
) -> None:
    """Say what answers one question; what SQL returns is shown before it is taken."""
    from bot.cli.reviewing.reviewing import take_one

    take_one(ask, reading, sql, none=none, yes=yes)


@review_app.command("status")
def review_status(warehouse: Warehouse = "") -> None:
    """Say how far reviews have come towards a promise."""
    from bot.cli.reviewing.promising import show_status

    show_status(warehouse)


@review_app.command("export")
def review_export(
    file: Annotated[Path, typer.Argument(help="Where the question log goes: lines of question and sql.")],
    warehouse: Warehouse = "",
) -> None:
    """Write all reviews as a question log: with --split promise what counts for candor calibrate, the rest teaches."""
    from bot.cli.reviewing.promising import export_reviews

    export_reviews(file, warehouse)


@review_app.command("calibrate")
def review_calibrate(warehouse: Warehouse = "", layers: Layers = Path("var/linking"), workers: Workers = 1) -> None:
    """Make the calibration that is due, and propose it; the bot does so by itself. Goes on where a run was stopped."""
    from bot.cli.reviewing.promising import calibrate_reviews

    calibrate_reviews(warehouse, layers, workers)


@review_app.command("on")
def review_on(warehouse: Warehouse = "") -> None:
    """Answer with the latest calibration from reviews."""
    from bot.cli.reviewing.promising import turn

    turn(warehouse, on=True)


@review_app.command("off")
def review_off(warehouse: Warehouse = "") -> None:
    """Stop answering with it."""
    from bot.cli.reviewing.promising import turn

    turn(warehouse, on=False)
