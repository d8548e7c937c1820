"""`candor evaluate shown`: what people get to see of questions that fitted nothing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.calibrating.calibrate_app import BoundingLog, CalibratingLog, Warehouse, Workers
from bot.terminal import keep_figures, out, plain, plain_table, progress_bar, say

_FEWEST = 20
"""An operation that fewer questions ask for says nothing of it."""
_TOLD_APART = {"judged": "the judge", "ranked": "the ranker", "share": "share of probability", "kappa": "κ"}
_OPERATIONS = {"without": "never, without", "by": "by, per", "with": "with, having", "none": "none of these"}


def evaluate_shown(
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    folder: Annotated[
        Path | None, typer.Option("--record", help="Folder of the record that orders the readings; the reference one.")
    ] = None,
    traces: Annotated[Path | None, typer.Option(help="File of the traces that calibrating kept.")] = None,
    part: Annotated[
        list[str] | None, typer.Option(help="Only this part of the log, calibrate or bound; may be repeated.")
    ] = None,
    workers: Workers = 2,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """For how many questions of the calibrating logs, those that fitted κ left out, does the right reading stand among
    the first 1, 4 and 8 that are shown, by kind and by what the words ask for, and how do the others end? How well do
    scores tell right readings from wrong ones? Uses what calibrating traced, and asks nothing again."""
    from adapters.calibration.answers import AnswersOptions
    from adapters.evaluation import shown
    from bot.calibration import REFERENCE_RECORD
    from bot.cores import WorkerCores, bare_core, calibrating_logs, log_and_warehouse, tracing
    from bot.main import opened

    log, bounding = calibrating_logs(log, bounding)
    of, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Reading traces") as progress:
        options = AnswersOptions(folder or REFERENCE_RECORD, candor.models.learned(where), bounding, traces=traces)
        kept = tracing(WorkerCores(where, workers), workers, only_kept=True)
        figures = shown.evaluate_shown(of, bare_core(candor, where), kept, options, progress, say, part)
    _show(figures)
    keep_figures(file, figures)


def _show(figures: Mapping[str, Any]) -> None:
    table = plain_table(
        ("kind", "questions", "first", "among 4", "among 8", "any reading among 4", "without a reading")
    )
    for kind, one in figures["kinds"].items():
        halted = ", ".join(f"{_said(share)} {why.replace('_', ' ')}" for why, share in one["halted"].items())
        asker = (_said(one["asker"][k]) for k in ("1", "4", "8"))
        table.add_row(plain(kind.replace("_", " ")), f"{one['questions']:,}", *asker, _said(one["any"]["4"]), halted)
    out().print(table)
    _show_two(figures["kinds"])
    _show_operations(figures["operations"])
    _show_told_apart(figures["told_apart"])
    stated = plain_table(("said to be right", "on average", "of questions", "were right"))
    for one in figures["stated"]:
        between = f"{one['from']:.0%} to {one['to']:.0%}"
        stated.add_row(between, f"{one['said']:.0%}", f"{one['right']['of']:,}", _said(one["right"]))
    out().print(stated)
    out().print(
        f"{figures['questions']:,} questions in {figures['voices']:,} voices that fitted nothing; shares with their 95 % "
        "intervals. First, among 4 and 8: the reading that the asker means. Below: what the probability of the likeliest reading was "
        "worth, over questions of every kind that came to one."
    )


def _show_two(kinds: Mapping[str, Any]) -> None:
    table = plain_table(("kind", "two of its fair readings among 4", "among 6", "among 8", "among the credible ones"))
    for kind, one in kinds.items():
        if "two" in one:
            table.add_row(plain(kind), *map(_said, one["two"].values()))
    if table.row_count:
        out().print(table)


def _show_operations(operations: Mapping[str, Any]) -> None:
    table = plain_table(("answerable, whose words ask for", "questions", "first", "among 4"))
    for name, one in operations.items():
        if one["questions"] >= _FEWEST:
            each = (_said(one["asker"][k]) for k in ("1", "4"))
            table.add_row(_OPERATIONS.get(name, name), f"{one['questions']:,}", *each)
    if table.row_count:
        out().print(table)


def _show_told_apart(scores: Mapping[str, Any]) -> None:
    table = plain_table(("right told from wrong by", "AUC", "of readings", "of which right"))
    for name, one in scores.items():
        told = "–" if one["auc"] is None else f"{one['auc']:.3f}"
        table.add_row(_TOLD_APART[name], told, f"{one['readings']:,}", f"{one['right']:,}")
    out().print(table)


def _said(share: Mapping[str, Any]) -> str:
    return f"{share['share']:.0%} ({share['lowest']:.0%} to {share['highest']:.0%})" if share["of"] else "–"
