"""`candor connect`: its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def connect(
    url: Annotated[
        str,
        typer.Argument(
            help="The database: postgresql+psycopg://USER:PASSWORD@HOST/NAME, mysql+pymysql://…, sqlite:///FILE, "
            "duckdb:///FILE, or a CSV or Parquet file or a folder of them; or a configured warehouse's name."
        ),
    ],
    name: Annotated[str, typer.Option(help="What to call it; the database's name if not given.")] = "",
    catalog: Annotated[
        Path | None, typer.Option(help="The catalog's file; CANDOR_CATALOG, or catalog.yaml, if not given.")
    ] = None,
    dbt: Annotated[Path | None, typer.Option(help="A manifest.json of dbt, or the project's folder.")] = None,
    hide: Annotated[list[str] | None, typer.Option(help="A table or table.column to hide; may be repeated.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Take what is proposed without asking.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Show what would be written, and write nothing.")] = False,
) -> None:
    """Connect a database: check that it can only be read, look at it, and write catalog.yaml and .env."""
    from bot.cli.connecting.connecting import run_connect

    run_connect(url, name, catalog=catalog, dbt=dbt, hide=hide or [], asks=not yes, writes=not dry_run)
