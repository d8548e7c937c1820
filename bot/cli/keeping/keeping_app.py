"""`candor store …` and `candor audit …`: the commands and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.hints_app import Json

store_app = typer.Typer(help="Candor's own database: look it over, copy it.", no_args_is_help=True)


@store_app.command("check")
def store_check(as_json: Json = False) -> None:
    """Say whether the store is whole, which version it has, and what waits in it; exit code 1 where something is wrong."""
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
