"""`candor verified …`: the commands and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.calibrating.calibrate_app import Warehouse
from bot.cli.installing.of_team import OfTeam, of_team

verified_app = typer.Typer(help="Questions that admins verified with their SQL.", no_args_is_help=True)
VerifiedId = Annotated[str, typer.Argument(help="Its id, as verified list shows it; its beginning is enough.")]


@verified_app.callback()
def _of_team(team: OfTeam = "") -> None:
    of_team.team = team


@verified_app.command("list")
def verified_list(
    inactive: Annotated[bool, typer.Option("--all", help="Also retired ones.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """List verified questions, newest first."""
    from bot.cli.verifying.verified import list_verified

    list_verified(inactive, as_json)


@verified_app.command("add")
def verified_add(
    question: Annotated[str, typer.Argument(help="The question, in one whole sentence.")],
    sql: Annotated[str, typer.Option(help="The SQL that answers it.")],
    warehouse: Warehouse = "",
) -> None:
    """Verify a question with its SQL; the SQL is checked as every query is."""
    from bot.cli.verifying.verified import add_verified

    add_verified(question, sql, warehouse)


@verified_app.command("import")
def verified_import(
    file: Annotated[
        Path,
        typer.Argument(
            help="CSV with the columns question and sql, lines of JSON with these, or SQL questions of Metabase: as its API "
            "lists cards, or the folder that its serialization writes; - is standard input."
        ),
    ],
    warehouse: Warehouse = "",
    others: Annotated[
        bool, typer.Option("--others", help="Where some cannot be, verify the others; else none is.")
    ] = False,
) -> None:
    """Verify all questions of a file. A second time changes nothing."""
    from bot.cli.verifying.verified import import_verified

    import_verified(file, warehouse, others)


@verified_app.command("export")
def verified_export(
    file: Annotated[Path, typer.Argument(help="Where to; - is standard output.")] = Path("-"),
) -> None:
    """Write the questions that answer now as lines of JSON."""
    from bot.cli.verifying.verified import export_verified

    export_verified(file)


@verified_app.command("retire")
def verified_retire(verified_id: VerifiedId) -> None:
    """Answer no more from a verified question; it stays readable."""
    from bot.cli.verifying.verified import retire_verified

    retire_verified(verified_id)
