"""`candor evaluate described`: what descriptions of columns are worth to linking."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.train.options import DATA, Data
from bot.terminal import out, plain, plain_table, progress_bar


def evaluate_described(
    file: Annotated[Path, typer.Option("--json", help="Where the figures go.")],
    data: Data = DATA,
) -> None:
    """Measure linking on KaggleDBQA's questions with a description of each column and without: by the model's own
    lists, and by what is composed from the words. No query is written by the model, and none is run."""
    from adapters.evaluation.describing.described import evaluate_described as measured
    from adapters.evaluation.describing.described import read_kaggledbqa
    from adapters.whole_files import write_json
    from bot.cores import bare_core
    from bot.main import opened
    from bot.settings import SAMPLE_URL

    databases = read_kaggledbqa(data)
    with opened() as candor, progress_bar("Linking") as progress:
        figures = measured(databases, bare_core(candor, SAMPLE_URL), progress, lambda found: write_json(file, found))
    _show(figures)
    out().print(f"The figures are in {file}.")


def _show(figures: Mapping[str, Any]) -> None:
    table = plain_table(
        ("all of them right", "questions", "without", "with", "difference over databases", "won", "lost")
    )
    for figure, one in figures.items():
        over, every = one["over databases"], one["of all questions"]
        interval = over["95 % by database"]
        span = f" ({interval[0]:+.1%} to {interval[1]:+.1%})" if interval else ""
        shares = (f"{every[way]:.1%}" for way in ("without", "with"))
        difference = f"{over['difference']:+.1%}{span}"
        table.add_row(plain(figure), f"{over['questions']:,}", *shares, difference, str(one["won"]), str(one["lost"]))
    out().print(table)
