"""`candor evaluate reviews`: how many reviews until a bound is shown, and whether it then holds."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bot.terminal import keep_figures, out, plain_table


def evaluate_reviews(
    seeds: Annotated[int, typer.Option(help="Teams of each kind.", min=1, max=10_000)] = 20,
    risk: Annotated[float, typer.Option(help="The bound.", min=0.001, max=0.5)] = 0.1,
    delta: Annotated[float, typer.Option(help="The bound may fail with this probability.", min=0.001, max=0.5)] = 0.05,
    most: Annotated[int, typer.Option(help="At most so many reviews.", min=120, max=10_380)] = 1_000,
    file: Annotated[Path | None, typer.Option("--json", help="Where the figures go, if anywhere.")] = None,
) -> None:
    """Simulate teams that review: of a known error, how many reviews show the bound, and how often it does not hold."""
    from reliability.promises.reviews.simulated import simulate

    found = simulate(seeds=range(seeds), risk=risk, delta=delta, most=most)
    out().print(f"At most {risk:.0%} wrong, with {1 - delta:.0%} confidence, within {most:,} reviews:")
    table = plain_table(("team", "shown", "reviews: least", "median", "most", "does not hold"))
    for each in found:
        least, middle, longest = each.reviews or ("—", "—", "—")
        shown = f"{each.shown} of {each.runs}"
        table.add_row(each.team, shown, str(least), str(middle), str(longest), str(each.broken))
    out().print(table)
    keep_figures(file, {"risk": risk, "delta": delta, "teams": [asdict(each) for each in found]})
