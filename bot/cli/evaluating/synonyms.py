"""`candor evaluate synonyms`: what it costs the model that a question says a schema's words in synonyms."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.extras import needs_folder
from bot.cli.train.options import DATA, Data
from bot.terminal import keep_figures, out, progress_bar


def evaluate_synonyms(
    data: Data = DATA,
    sample: Annotated[int | None, typer.Option(help="Questions drawn by the seed; all if not given.", min=1)] = None,
    seed: Annotated[int, typer.Option(help="Draws the questions.", min=0)] = 0,
    model: Annotated[Path | None, typer.Option(help="The model's folder; the reference one if not given.")] = None,
    threads: Annotated[int, typer.Option(help="Processor threads.", min=1)] = 1,
    cache: Annotated[Path, typer.Option(help="Where measurements are kept: a stopped run goes on.")] = Path(
        "var/evaluations"
    ),
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Measure the model on Spider's development questions in their own words and in Spider-Syn's, question by question:
    how often its greedy query is right. Needs `spider-syn/dev.json` in the folder of the data."""
    from adapters.evaluation import synonyms
    from bot.cli.teaching.teaching import PROMPTS
    from bot.models import REFERENCE_MODEL

    needs_folder(data, "for the data")
    options = synonyms.SynonymsMeasure(data, model or REFERENCE_MODEL, PROMPTS, cache, sample, seed, threads)
    with progress_bar("Measuring") as progress:
        figures = synonyms.evaluate_synonyms(options, progress)
    _show(figures)
    keep_figures(file, {"seed": seed, **figures})


def _show(figures: Mapping[str, Any]) -> None:
    for name, words in (("all", "questions"), ("reworded", "reworded questions")):
        found = figures[name]
        if found is not None:
            low, high = found["95 % by question"]
            out().print(
                f"Of {found['questions']:,} {words} in {found['databases']:,} databases {found['own_words']:.1%} are right "
                f"in their own words, {found['synonyms']:.1%} in synonyms: {_points(found['difference'])} points "
                f"(95 %: {_points(low)} to {_points(high)})."
            )
    out().print(f"Lost {figures['lost']:,}, won {figures['won']:,}.")


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"
