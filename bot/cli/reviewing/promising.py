"""What comes of reviews, in the terminal: progress, the question log, and calibrations turned on and off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.reviewing.reviewing import named, whoami
from bot.reviews.promising import Promising, rules_of
from bot.terminal import notes, out, progress_bar, say
from bot.wording import weekly_reviews
from reliability.errors import BadInput

if TYPE_CHECKING:
    from bot.main import Candor


def show_status(warehouse: str) -> None:
    """How far a warehouse has come."""
    from bot.main import opened

    with opened() as candor:
        found = promising_of(candor).standing(named(candor, warehouse))
    out().print(weekly_reviews.review_outlook(found.outlook), markup=False)
    out().print(weekly_reviews.review_left(found.waiting), markup=False)
    made = found.latest
    if made is not None:
        said = weekly_reviews.review_proposal(made.warehouse, made.reviews, made.state, found.promise, made.why)
        out().print(said, markup=False)


def export_reviews(file: Path, warehouse: str) -> None:
    """Every review as a line of a question log."""
    from adapters.store.reviews.reviews import line_of
    from adapters.whole_files import write_whole
    from bot.main import opened

    with opened() as candor:
        name = named(candor, warehouse)
        lines = [json.dumps(line_of(review), ensure_ascii=False) for review in candor.store.reviews.reviewed(name)]
        counting = len(candor.store.reviews.counting(name))
    write_whole(file, "".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    notes().print(f"{len(lines):,} reviews written to {file}; {counting:,} of them count for a promise.")
    notes().print("A query with a period that moves was right on the day that its line was asked on (asked_on).")


def calibrate_reviews(warehouse: str, layers: Path, workers: int) -> None:
    """The calibration that is due."""
    from bot.cli.reviewing.calibrating import calibrate_due
    from bot.cores import WorkerCores, bare_core, tracing
    from bot.main import opened

    with opened() as candor, progress_bar("Calibrating") as progress:
        name = named(candor, warehouse)
        said = calibrate_due(
            candor.store,
            candor.settings,
            name,
            lambda: (bare_core(candor, name), tracing(WorkerCores(name, workers), workers)),
            layers,
            candor.models.learned(name),
            progress,
            say,
        )
    out().print(said, markup=False)


def turn(warehouse: str, *, on: bool) -> None:
    """Answer with the latest calibration, or stop doing so. Raises BadInput where there is none to stop."""
    from bot.main import opened

    with opened() as candor:
        name, promising = named(candor, warehouse), promising_of(candor)
        if on:
            promising.turn_on(name, whoami())
            said = candor.calibration(name)
            notes().print(said.problem or f"Answers of {name} are given with it: {said.sentence}.", markup=False)
        elif not promising.turn_off(name, whoami()):
            raise BadInput(f"No calibration from reviews of {name} is on.")
        else:
            notes().print(f"Answers of {name} are given without it.")


def promising_of(candor: Candor) -> Promising:
    """What comes of reviews, as these settings have it; it draws nothing, since it cannot see who may read what."""
    return Promising(candor.store, rules_of(candor.settings))
