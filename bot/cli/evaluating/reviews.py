"""`candor evaluate reviews`: how many reviews until a bound is shown, and whether it then holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.calibrating.calibrate_app import BoundingLog, CalibratingLog, Warehouse, Workers
from bot.cli.extras import needs_folder
from bot.terminal import keep_figures, out, plain, plain_table, progress_bar, say

if TYPE_CHECKING:
    from reliability.promises.reviews.simulated import Simulated


def evaluate_reviews(
    seeds: Annotated[int, typer.Option(help="Teams of each kind.", min=1, max=10_000)] = 20,
    risk: Annotated[float, typer.Option(help="The bound.", min=0.001, max=0.5)] = 0.1,
    delta: Annotated[float, typer.Option(help="The bound may fail with this probability.", min=0.001, max=0.5)] = 0.05,
    most: Annotated[int, typer.Option(help="At most so many reviews.", min=120, max=10_380)] = 1_000,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the public data: teams also ask the questions that are there.")
    ] = None,
    recorded: Annotated[bool, typer.Option(help="With --data, teams ask what is recorded of other systems.")] = True,
    own: Annotated[
        bool,
        typer.Option(
            "--own",
            help="Teams also ask what Candor answers itself: a question log and, with --data, Spider's databases.",
        ),
    ] = False,
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    traces: Annotated[Path | None, typer.Option(help="File of the traces that calibrating kept.")] = None,
    limit: Annotated[int | None, typer.Option(help="At most so many own questions of each set.", min=1)] = None,
    workers: Workers = 2,
    only_traced: Annotated[
        bool, typer.Option("--only-traced", help="With the own questions that are traced, without tracing others.")
    ] = False,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Simulate teams that review: of a known error, how many reviews show the bound, and how often it does not hold.
    With recorded questions, which other systems answered, the whole calibration is made anew at each look; with own ones
    half of the voices (or databases) review, and the bound is also looked at on the other half's questions."""
    from bot.cores import calibrating_logs
    from reliability.promises.reviews.simulated import simulate

    if data is not None:
        needs_folder(data, "for the data")
    log, bounding = calibrating_logs(log, bounding)
    asked = _OwnQuestions(log, bounding, warehouse, traces, limit, workers, only_traced) if own else None
    found = simulate(seeds=range(seeds), risk=risk, delta=delta, most=most)
    out().print(f"At most {risk:.0%} wrong, with {1 - delta:.0%} confidence, within {most:,} reviews:")
    _show(found)
    theirs = _recorded(data, range(seeds), risk, delta, most) if data is not None and recorded else {}
    if theirs:
        _show_recorded(theirs)
    mine = _own(range(seeds), risk, delta, most, data, asked) if asked is not None else {}
    if mine:
        _show_recorded(mine)
    teams = [asdict(each) for each in found]
    keep_figures(file, {"risk": risk, "delta": delta, "teams": teams, "recorded": theirs, "own": mine})


@dataclass(frozen=True)
class _OwnQuestions:
    """The options of one's own questions."""

    log: Path
    bounding: Path | None
    warehouse: str
    traces: Path | None
    limit: int | None
    workers: int
    only_traced: bool


def _own(
    seeds: Sequence[int], risk: float, delta: float, most: int, data: Path | None, asked: _OwnQuestions
) -> dict[str, dict[str, Any]]:
    """The figures of a question log by its voices, and of Spider's databases."""
    from adapters.calibration.answers import AnswersOptions
    from adapters.evaluation.reviews import OwnReviews, Reviewed, review_own
    from bot.calibration import REFERENCE_RECORD
    from bot.cores import WorkerCores, bare_core, log_and_warehouse, spider_databases, tracing
    from bot.main import opened

    of, where = log_and_warehouse(asked.log, asked.warehouse)
    workers, only_traced = asked.workers, asked.only_traced
    with opened() as candor, progress_bar("Tracing") as progress:
        options = AnswersOptions(
            REFERENCE_RECORD, candor.models.learned(where), asked.bounding, limit=asked.limit, traces=asked.traces
        )
        questions = OwnReviews(
            of,
            bare_core(candor, where),
            tracing(WorkerCores(where, workers), workers, only_traced),
            options,
            data,
            tracing(spider_databases(data or Path(), workers), workers, only_traced),
            asked.limit,
        )
        return review_own(questions, Reviewed(seeds, risk, delta, most), progress, say)


def _recorded(data: Path, seeds: Sequence[int], risk: float, delta: float, most: int) -> dict[str, dict[str, Any]]:
    """The figures of every recorded source, by its name."""
    from adapters.evaluation.answers import recorded_traces
    from reliability.evaluation.reviewing.recorded import review_figures

    with progress_bar("Reviewing") as progress:
        sets = recorded_traces(data, progress)
        figures: dict[str, dict[str, Any]] = {}
        for number, (name, traces) in enumerate(sets.items()):
            progress(number / len(sets), name)
            figures[name] = review_figures(traces, seeds, risk, delta, most)
    return figures


def _show(found: Sequence[Simulated]) -> None:
    table = plain_table(("team", "shown", "reviews: least", "median", "most", "does not hold"))
    for each in found:
        least, middle, longest = each.reviews or ("—", "—", "—")
        shown = f"{each.shown} of {each.runs}"
        table.add_row(each.team, shown, str(least), str(middle), str(longest), str(each.broken))
    out().print(table)


def _show_recorded(figures: Mapping[str, Mapping[str, Any]]) -> None:
    table = plain_table(
        ("asked", "questions", "likeliest wrong", "shown", "reviews: least", "median", "most", "then unasked",
         "of these wrong", "does not hold", "left out: unasked", "wrong", "does not hold")
    )  # fmt: skip
    for name, one in figures.items():
        least, middle, longest = one["reviews"] or ("—", "—", "—")
        counts = (f"{one['questions']:,}", f"{one['first_wrong']:.0%}", f"{one['shown']} of {one['runs']}")
        left = _held(one["left_out"]) if "left_out" in one else ("", "", "")
        table.add_row(plain(name), *counts, str(least), str(middle), str(longest), *_held(one), *left)
    out().print(table)
    out().print(
        "Questions are drawn again and again, each draw a question of its own; what is then answered and wrong is counted "
        "over all of them, and over those of the voices or databases that were left out."
    )


def _held(found: Mapping[str, Any]) -> tuple[str, str, str]:
    answered, wrong = ("—" if found[key] is None else f"{found[key]:.1%}" for key in ("answered_mean", "error_mean"))
    return answered, wrong, str(found["broken"])
