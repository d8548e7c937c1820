"""`candor store …` and `candor audit …`: the commands and their options."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.hints_app import Json

audit_app = typer.Typer(help="Who asked what, which SQL ran, what was shown, who clicked.", no_args_is_help=True)
DATES = ["%Y-%m-%d", "%Y-%m-%dT%H:%M", "%Y-%m-%dT%H:%M:%S"]
store_app = typer.Typer(help="Candor's own database: look it over, copy it.", no_args_is_help=True)


@store_app.command("check")
def store_check(as_json: Json = False) -> None:
    """Say whether the store is whole, which version it has, and what waits in it; exit code 1 where something is
    wrong."""
    from bot.cli.keeping.store import check

    check(as_json)


@store_app.command("backup")
def store_backup(
    file: Annotated[Path, typer.Argument(help="The new file; one that is there is not replaced.")],
    as_json: Json = False,
) -> None:
    """Copy a SQLite store into a file, also while Candor runs."""
    from bot.cli.keeping.store import backup

    backup(file, as_json)


@audit_app.command("export")
def audit_export(
    file: Annotated[Path, typer.Argument(help="Where to: a new file, or - for standard output.")] = Path("-"),
    since: Annotated[
        datetime | None, typer.Option(help="Only what happened from this moment on (UTC).", formats=DATES)
    ] = None,
    person: Annotated[str, typer.Option(help="Only what this person did: Slack's id.")] = "",
    ask: Annotated[str, typer.Option(help="Only what is about this question: its id.")] = "",
) -> None:
    """Write the audit log as lines of JSON, oldest first."""
    from bot.cli.keeping.audit import export

    export(file, since, person, ask)
