"""`candor evaluate reviews`: how many reviews until a bound is shown, and whether it then holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.extras import needs_folder
from bot.terminal import keep_figures, out, plain, plain_table, progress_bar

if TYPE_CHECKING:
    from reliability.promises.reviews.simulated import Simulated


def evaluate_reviews(
    seeds: Annotated[int, typer.Option(help="Teams of each kind.", min=1, max=10_000)] = 20,
    risk: Annotated[float, typer.Option(help="The bound.", min=0.001, max=0.5)] = 0.1,
    delta: Annotated[float, typer.Option(help="The bound may fail with this probability.", min=0.001, max=0.5)] = 0.05,
    most: Annotated[int, typer.Option(help="At most so many reviews.", min=120, max=10_380)] = 1_000,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the public data: teams also ask the questions recorded there.")
    ] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Simulate teams that review: of a known error, how many reviews show the bound, and how often it does not hold.
    With recorded questions, which other systems answered, the whole calibration is made anew at each look."""
    from reliability.promises.reviews.simulated import simulate

    if data is not None:
        needs_folder(data, "for the data")
    found = simulate(seeds=range(seeds), risk=risk, delta=delta, most=most)
    out().print(f"At most {risk:.0%} wrong, with {1 - delta:.0%} confidence, within {most:,} reviews:")
    _show(found)
    recorded = _recorded(data, range(seeds), risk, delta, most) if data is not None else {}
    if recorded:
        _show_recorded(recorded)
    keep_figures(file, {"risk": risk, "delta": delta, "teams": [asdict(each) for each in found], "recorded": recorded})


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
        ("recorded", "questions", "likeliest wrong", "shown", "reviews: least", "median", "most", "then unasked",
         "of these wrong", "does not hold")
    )  # fmt: skip
    for name, one in figures.items():
        least, middle, longest = one["reviews"] or ("—", "—", "—")
        means = ("—" if one[key] is None else f"{one[key]:.1%}" for key in ("answered_mean", "error_mean"))
        counts = (f"{one['questions']:,}", f"{one['first_wrong']:.0%}", f"{one['shown']} of {one['runs']}")
        table.add_row(plain(name), *counts, str(least), str(middle), str(longest), *means, str(one["broken"]))
    out().print(table)
    out().print(
        "Recorded questions are drawn again and again, each draw a question of its own; what is then answered and wrong is "
        "counted over all of them."
    )
