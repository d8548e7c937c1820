"""`candor evaluate novelty`: what the novelty test costs among questions alike, and what it catches under shift."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.calibrating.calibrate_app import BoundingLog, CalibratingLog, Warehouse
from bot.cli.train.options import DATA, Data
from bot.terminal import keep_figures, out, plain, plain_table, progress_bar


def evaluate_novelty(
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    templated: Annotated[
        Path | None, typer.Option(help="Questions made from templates; those of the sample if not given.")
    ] = None,
    data: Data = DATA,
    warehouse: Warehouse = "",
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Measure the novelty test: questions of the same log against one another, of other voices, of templates, and in
    synonyms (Spider-Syn, where it is there). No language model is asked."""
    from adapters.evaluation import novelty
    from bot.cores import bare_core, calibrating_logs, log_and_warehouse
    from bot.main import opened
    from bot.sample import QUESTION_LOG
    from reliability.errors import BadInput

    log, bounding = calibrating_logs(log, bounding)
    if bounding is None:
        raise BadInput("Measuring novelty takes two logs: --log and --bound-log.")
    of, where = log_and_warehouse(log, warehouse)
    split = "calibrate" if templated is None else None
    logs = novelty.NoveltyLogs(of, bounding, templated or QUESTION_LOG, split, data)
    with opened() as candor, progress_bar("Comparing") as progress:
        level = candor.settings.novelty_level
        if not level:
            raise BadInput("CANDOR_NOVELTY_LEVEL is 0: nothing is called unlike anything.")
        figures = novelty.evaluate_novelty(logs, bare_core(candor, where), level, progress)
    _show(figures)
    keep_figures(file, figures)


def _show(figures: Mapping[str, Any]) -> None:
    out().print(f"Called unlike those that they are compared with, at the level {figures['level']:g}:")
    table = plain_table(("questions", "against", "unlike", "of", "share", "95 %"))
    for name, half in figures["alike"].items():
        span = f"{half['least']:.1%} to {half['most']:.1%}"
        table.add_row(
            f"halves of {plain(name)}", "the other half", "", "", f"{half['mean']:.1%}", f"{span} (20 halves)"
        )
    rows = {
        "bound": ("calibrate", figures["other_voices"]),
        "a voice of calibrate": ("its other voices", figures["one_voice_left_out"]),
        "calibrate": ("templated", figures["templated_to_natural"]),
        "templated": ("calibrate", figures["natural_to_templated"]),
    }
    if "spider" in figures:
        rows["Spider, training"] = ("others of Spider", figures["spider"]["own_words"])
        rows["Spider-Syn, training"] = ("others of Spider", figures["spider"]["synonyms"])
    for name, (against, found) in rows.items():
        shown = (f"{found['count']:,}", f"{found['of']:,}", f"{found['share']:.1%}")
        table.add_row(name, against, *shown, f"{found['low']:.1%} to {found['high']:.1%}")
        for kind, of_kind in found.get("by_kind", {}).items():
            counts = (f"{of_kind['count']:,}", f"{of_kind['of']:,}", f"{of_kind['share']:.1%}")
            table.add_row(f"  {plain(kind.replace('_', ' '))}", "", *counts, "")
    out().print(table)
