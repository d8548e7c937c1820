"""`candor evaluate voices`: does the promise hold for each voice that nothing was calibrated on?"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli.calibrating.calibrate_app import BoundingLog, CalibratingLog, LeastProbability, Warehouse, Workers
from bot.terminal import keep_figures, out, plain, plain_table, progress_bar, say


def evaluate_voices(
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    folder: Annotated[
        Path | None, typer.Option("--record", help="Folder of the record whose linking holds; the reference one.")
    ] = None,
    traces: Annotated[Path | None, typer.Option(help="File of the traces that calibrating kept.")] = None,
    workers: Workers = 2,
    least: LeastProbability = 0.5,
    only_traced: Annotated[
        bool, typer.Option("--only-traced", help="With what calibrating has traced, without tracing what it left out.")
    ] = False,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Leave out each voice of the calibrating logs in turn: calibrated on all others, how often is an answer to hers
    given unasked, and wrong, and what does the novelty test hold back? Uses what calibrating traced, and traces
    what it left out."""
    from adapters.calibration.answers import AnswersOptions
    from adapters.evaluation import voices
    from bot.calibration import REFERENCE_RECORD
    from bot.cores import WorkerCores, bare_core, calibrating_logs, log_and_warehouse, tracing
    from bot.main import opened
    from reliability.evaluation.voices import Promises, voices_figures

    log, bounding = calibrating_logs(log, bounding)
    of, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Leaving out voices") as progress:
        settings = candor.settings
        promised = Promises(settings.alpha, settings.risk, settings.delta, settings.novelty_level, least)
        options = AnswersOptions(
            folder or REFERENCE_RECORD,
            candor.models.learned(where),
            bounding,
            traces=traces,
            alpha=promised.alpha,
            risk=promised.risk,
            delta=promised.delta,
            novelty_level=promised.novelty_level,
            least_kappa=promised.least_kappa,
        )
        kept = tracing(WorkerCores(where, workers), workers, only_traced)
        found = voices.evaluate_voices(of, bare_core(candor, where), kept, options, progress, say)
    figures = voices_figures(found, promised)
    _show(figures)
    keep_figures(file, figures)


def _show(figures: Mapping[str, Any]) -> None:
    table = plain_table(("voice", "part", "questions", "unasked", "wrong", "unlike", "of these wrong", "bound", "says"))
    for one in figures["each"]:
        bound = f"{one['bound']:.1%}" if one["bound"] is not None else one["reason"].replace("_", " ")
        counts = (f"{one[name]:,}" for name in ("questions", "answered", "wrong", "unlike", "unlike_wrong"))
        table.add_row(plain(one["voice"]), one["part"], *counts, bound, one["verdict"])
    out().print(table)
    wrong, held = figures["wrong"], figures["held_back_as_unlike"]
    if not wrong["of"]:
        out().print("Nothing was answered unasked, so that these voices say nothing of the promise.")
        return
    out().print(
        f"Of {wrong['of']:,} answers given unasked to a voice left out {wrong['count']:,} are wrong "
        f"({wrong['share']:.1%}, at most {wrong['highest']:.1%} with {1 - figures['delta']:.0%} confidence); promised: "
        f"at most {figures['promised']:.3g}, that is {figures['verdict']}. {held['answers']:,} more were held back as "
        f"unlike the others, of which {held['wrong']:,} would have been wrong."
    )
