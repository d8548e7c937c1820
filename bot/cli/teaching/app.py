"""`candor teach`: its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from reliability.errors import BadInput


def teach(
    warehouse: Annotated[str, typer.Option(help="The configured warehouse; the default one if not given.")] = "",
    log: Annotated[
        list[Path] | None,
        typer.Option(
            help="Saved questions to learn from besides those that people said to be right here: lines of JSON with question and sql, "
            "as candor log export writes them. May be repeated."
        ),
    ] = None,
    queries: Annotated[
        list[Path] | None,
        typer.Option(
            help="Saved SQL without questions to make questions of: a .sql file, a folder of them (models and analyses "
            "of dbt), CSV with a column query (of pg_stat_statements, say), lines or a list of JSON with query or sql, or "
            "cards of Metabase. May be repeated."
        ),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Teach anew what was taught already.")] = False,
    forget: Annotated[
        bool, typer.Option("--forget", help="Drop what was taught: the model of the settings asks.")
    ] = False,
    questions: Annotated[
        Path | None,
        typer.Option(
            help="Teach nothing, but write the made questions to this file, as a log for candor train model --lora."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Of every random choice.", min=0)] = 0,
) -> None:
    """Teach the reference model a warehouse's own tables, without labels: some minutes, and resumable.

    Questions are made of the tables, keys and rows, and learned; the new weights answer for this warehouse alone, if
    they are no worse on questions that nothing was learned from. The shipped weights never change.
    """
    from bot.cli.teaching.teaching import run_forget, run_questions, run_teach

    if (forget and (questions or log or queries or again)) or (questions and (log or again)):
        raise BadInput("--forget and --questions stand alone; --queries may be beside --questions.")
    if forget:
        run_forget(warehouse)
    elif questions:
        run_questions(warehouse, questions, queries or (), seed)
    else:
        run_teach(warehouse, log or (), queries or (), again=again, seed=seed)
