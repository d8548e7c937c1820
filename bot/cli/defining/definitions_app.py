"""`candor definitions …`: the commands and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.calibrating.calibrate_app import Warehouse
from bot.cli.installing.of_team import OfTeam, of_team

definitions_app = typer.Typer(help="Words with what they mean in your data.", no_args_is_help=True)


@definitions_app.callback()
def _of_team(team: OfTeam = "") -> None:
    of_team.team = team


@definitions_app.command("list")
def definitions_list(
    warehouse: Warehouse = "",
    inactive: Annotated[bool, typer.Option("--all", help="Also removed ones.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """List the words that are defined, with what they mean in plain English."""
    from bot.cli.defining.definitions import list_definitions

    list_definitions(warehouse, inactive, as_json)


@definitions_app.command("add")
def definitions_add(
    phrase: Annotated[str, typer.Argument(help="The words, such as “active customer”.")],
    means: Annotated[
        str,
        typer.Option(help="A condition, column or measure over one table, such as “customers.deleted_on IS NULL”."),
    ],
    warehouse: Warehouse = "",
) -> None:
    """Define words for everybody; what they mean is checked as every query is."""
    from bot.cli.defining.definitions import add_definition

    add_definition(phrase, means, warehouse)


@definitions_app.command("import")
def definitions_import(
    file: Annotated[
        Path,
        typer.Argument(
            help="CSV with the columns phrase and means, lines of JSON with these, or dbt's manifest.json or "
            "semantic_manifest.json, of which the metrics are taken; - is standard input."
        ),
    ],
    warehouse: Warehouse = "",
    others: Annotated[
        bool, typer.Option("--others", help="Where some cannot be, define the others; else none is.")
    ] = False,
) -> None:
    """Define all words of a file. A second time changes nothing."""
    from bot.cli.defining.definitions import import_definitions

    import_definitions(file, warehouse, others)


@definitions_app.command("export")
def definitions_export(
    file: Annotated[Path, typer.Argument(help="Where to; - is standard output.")] = Path("-"),
    warehouse: Warehouse = "",
) -> None:
    """Write the words that hold now as lines of JSON."""
    from bot.cli.defining.definitions import export_definitions

    export_definitions(file, warehouse)


@definitions_app.command("remove")
def definitions_remove(
    definition: Annotated[str, typer.Argument(help="The words, or the id that --json shows; its beginning is enough.")],
) -> None:
    """Read no question by a definition any more; it stays readable."""
    from bot.cli.defining.definitions import remove_definition

    remove_definition(definition)
