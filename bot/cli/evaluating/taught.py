"""`candor evaluate taught`: what teaching a database's schema is worth, on databases that no model has learned from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.cli.extras import needs_folder
from bot.terminal import out, print_json, progress_bar


def evaluate_taught(
    file: Annotated[Path, typer.Option("--json", help="Where the figures go.")],
    data: Annotated[Path, typer.Option(help="Folder of the public data sets.")] = Path("../shared/data"),
    databases: Annotated[int, typer.Option(help="How many databases, the first of the seed's order.", min=1)] = 8,
    seed: Annotated[int, typer.Option(help="Draws the databases and all that teaching draws.", min=0)] = 0,
    sampled: Annotated[
        int, typer.Option(help="Questions of each database that are also asked with beam and samples.", min=0)
    ] = 0,
    steps: Annotated[int, typer.Option(help="Steps of teaching.", min=1)] = 370,
    threads: Annotated[int, typer.Option(help="Processor threads.", min=1)] = 1,
    work: Annotated[Path, typer.Option(help="Folder of weights and measurements, kept for a stopped run.")] = Path(
        "var/taught-measured"
    ),
) -> None:
    """Measure teaching on Spider's development databases: tables, columns and results right before and after, and with
    weights that were taught another database. A stopped run goes on."""
    from adapters.evaluation import taught as measured
    from adapters.training.teaching.templates import read_templates
    from adapters.whole_files import write_json
    from bot.cli.teaching.teaching import NATURAL_TEMPLATES, PROMPTS, TEMPLATES, ordinary_data
    from bot.models import REFERENCE_MODEL

    needs_folder(data, "for the data")
    options = measured.TaughtMeasure(
        data,
        REFERENCE_MODEL,
        PROMPTS,
        work,
        databases,
        seed,
        sampled=sampled,
        threads=threads,
        steps=steps,
        natural=read_templates(NATURAL_TEMPLATES),
    )
    with progress_bar("Measuring") as progress:
        figures = measured.evaluate_taught(
            options, read_templates(TEMPLATES), ordinary_data(), progress, lambda found: write_json(file, found)
        )
    print_json(figures["all"])
    out().print(f"The figures are in {file}.")
