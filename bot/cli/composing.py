"""`candor evaluate composing` and `follow-ups`: queries made of accounted words, or by edits, held to gold."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.extras import needs_folder
from bot.terminal import out, print_json, progress_bar


def evaluate_composing(
    log: Annotated[Path, typer.Option(help="A question log, or a file of Spider's questions (with --databases).")],
    warehouse: Annotated[str, typer.Option(help="The database URL that the log speaks of.")] = "",
    databases: Annotated[Path | None, typer.Option(help="The folder of Spider's databases.")] = None,
    every: Annotated[int, typer.Option(help="Of Spider's questions, every so many.", min=1)] = 1,
    writer: Annotated[
        Path | None, typer.Option(help="A folder of candor train writer: measure what it writes instead (with a log).")
    ] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures and every question go.")] = None,
) -> None:
    """Measure composed queries: how often a right result is among the first 1, 4, 8 and 16, without a model; or those
    that a writer writes."""
    from datetime import date

    from adapters.evaluation.composing import ask_log, ask_spider
    from adapters.whole_files import write_json
    from bot.models import writer_in
    from bot.sample import is_sample, sample_file, sample_today
    from bot.settings import SAMPLE_URL
    from reliability.evaluation.composed import composed_figures

    url = warehouse or SAMPLE_URL
    with progress_bar("Composing") as progress:
        if databases is not None:
            needs_folder(databases, "of databases")
            asks = ask_spider(log, databases, every, date.today(), progress)
        else:
            of_sample = is_sample(url)
            today = sample_today() if of_sample else date.today()
            address = f"sqlite:///{sample_file()}" if of_sample else url
            asks = ask_log(log, address, today, progress, writer_in(writer) if writer is not None else None)
    figures = composed_figures(asks)
    if file is not None:
        write_json(file, {"log": log.name, "figures": figures, "questions": [asdict(ask) for ask in asks]})
        out().print(f"The figures and every question are in {file}.")
    print_json(figures)


def evaluate_follow_ups(
    log: Annotated[
        Path, typer.Option(help="A question log with follow-ups, or a file of conversations (with --databases).")
    ],
    warehouse: Annotated[str, typer.Option(help="The database URL that the log speaks of.")] = "",
    databases: Annotated[Path | None, typer.Option(help="The folder of the conversations' databases.")] = None,
    every: Annotated[int, typer.Option(help="Of the conversations' turns, every so many.", min=1)] = 1,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures and every question go.")] = None,
) -> None:
    """Measure follow-ups: how often a right result is among the first edits of the query before, without a model."""
    from datetime import date

    from adapters.evaluation.follow_ups import ask_conversations, ask_log
    from adapters.whole_files import write_json
    from bot.sample import is_sample, sample_file, sample_today
    from bot.settings import SAMPLE_URL
    from reliability.evaluation.people.follow_ups import follow_up_figures

    url = warehouse or SAMPLE_URL
    taken: list[bool] = []
    if databases is not None:
        needs_folder(databases, "of databases")
        with progress_bar("Editing") as progress:
            asked = ask_conversations(log, databases, every, date.today(), progress)
    else:
        of_sample = is_sample(url)
        today = sample_today() if of_sample else date.today()
        asked, taken = ask_log(log, f"sqlite:///{sample_file()}" if of_sample else url, today)
    figures = asdict(follow_up_figures(asked, taken))
    if file is not None:
        write_json(file, {"log": log.name, "figures": figures, "questions": [asdict(one) for one in asked]})
        out().print(f"The figures and every question are in {file}.")
    print_json(figures)
