"""`candor evaluate shifted`: what is promised of the sample when its data are no longer those of the calibration."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.terminal import out, plain, plain_table, progress_bar, say

if TYPE_CHECKING:
    from adapters.evaluation.shifting.copies import DataChange
    from adapters.evaluation.shifting.shifted import ShiftedAsks
    from bot.main import Candor
    from reliability.core import Core

_RENAMED = ("employees", "left_on", "last_day")
"""The column that the most gold queries of the calibrating log name, of those whose name stands in one table."""


def evaluate_shifted(
    file: Annotated[Path, typer.Option("--json", help="Where the figures and every ask go.")],
    questions: Annotated[int, typer.Option(help="How many questions each copy is asked.", min=1)] = 40,
    seed: Annotated[int, typer.Option(help="Draws the questions.", min=0)] = 0,
    only: Annotated[list[str] | None, typer.Option("--only", help="Only these changes, by name.")] = None,
) -> None:
    """Measure what the reference record promises of copies of the sample warehouse that are not what it was: emptied,
    halved, doubled, a column renamed, every date a year back. Each answerable question fitted nothing, and is asked by
    a simulated person; right is what gold returns on the same copy."""
    from adapters.evaluation.shifting.copies import RenamedColumn, data_changes
    from adapters.evaluation.shifting.shifted import ShiftedMeasure, ask_of_copies, drawn_questions
    from adapters.store.fake import FakeMemory
    from adapters.whole_files import write_json
    from bot.main import opened
    from bot.sample import BOUNDING_LOG, CALIBRATING_LOG, current_sample
    from bot.settings import SAMPLE_URL
    from reliability.errors import BadInput
    from reliability.evaluation.people.shifted import shifted_figures

    changes = data_changes(RenamedColumn(*_RENAMED))
    if unknown := set(only or ()) - {change.name for change in changes}:
        raise BadInput(f"{min(unknown)!r} is no change; there are {', '.join(change.name for change in changes)}.")
    changes = tuple(change for change in changes if not only or change.name in only)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="candor-shifted-")))
        candor = stack.enter_context(opened())
        core = candor.core(SAMPLE_URL, memory=FakeMemory())
        options = ShiftedMeasure(CALIBRATING_LOG, BOUNDING_LOG, candor.models.learned(SAMPLE_URL), questions, seed)
        drawn = drawn_questions(options, core.precedents, say)
        about = {"log": CALIBRATING_LOG.name, "seed": seed, "questions": len(drawn)}

        def told(found: ShiftedAsks) -> dict[str, Any]:
            figures = shifted_figures(found.asks, found.problems)
            asks = [asdict(ask) for ask in found.asks]
            return {"about": about, "not_judged": found.not_judged, "figures": figures, "questions": asks}

        progress = stack.enter_context(progress_bar("Asking"))
        found = ask_of_copies(
            drawn,
            changes,
            current_sample(),
            folder,
            lambda copy: _core_over(candor, core, copy),
            progress,
            lambda found: write_json(file, told(found)),
        )
    _show(told(found), changes)
    out().print(f"The figures and every ask are in {file}.")


def _core_over(candor: Candor, core: Core, copy: Path) -> tuple[Core, str]:
    """The sample's core as it would be with a copy's data in the sample's place, and why the reference record does not
    hold for it."""
    from bot.calibration import REFERENCE_RECORD, Records
    from bot.models import precedents_of
    from bot.settings import SAMPLE_URL
    from reliability.core import valid_for

    warehouse = candor.warehouse(f"sqlite:///{copy}")
    known = precedents_of(candor.settings, SAMPLE_URL, True, candor.encoder, lambda: warehouse)
    bare = replace(core, warehouse=warehouse, precedents=known, record=None)
    checked = Records(candor.settings).checked(warehouse.name, REFERENCE_RECORD, lambda: valid_for(bare))
    return replace(bare, record=checked.record), checked.problem


def _show(told: Mapping[str, Any], changes: tuple[DataChange, ...]) -> None:
    table = plain_table(
        ("data", "record", "unasked", "with a probability", "said on average", "were right", "right within two taps",
         "not in this data", "first finds nothing", "so does gold")
    )  # fmt: skip
    for change, one in told["figures"].items():
        named = (
            "answered_unasked", "with_probability", "first_right_of_these", "right_within_two_taps",
            "ended_not_in_data", "first_finds_nothing", "gold_finds_nothing",
        )  # fmt: skip
        unasked, probable, right, soon, not_in_data, nothing, gold = (_counted(one[name]) for name in named)
        record = "holds" if one["record"] == "holds" else "void"
        said, of_nothing = (_percent(one[name]) for name in ("said_mean", "said_mean_of_what_finds_nothing"))
        nothing = f"{nothing}, said {of_nothing}"
        table.add_row(plain(change), record, unasked, probable, said, right, soon, not_in_data, nothing, gold)
    out().print(table)
    for change in changes:
        problem = told["figures"][change.name]["record"]
        left_out = len(told["not_judged"][change.name])
        about = f"{change.name}: {change.said}." + ("" if problem == "holds" else f" {problem}")
        out().print(plain(about + (f" {left_out:,} gold queries do not run there." if left_out else "")))
    out().print(
        "What is said, and whether it was right, is of the reading shown first; gold that counts 0 finds nothing."
    )


def _counted(share: Mapping[str, Any]) -> str:
    return f"{share['count']:,} of {share['of']:,}"


def _percent(mean: float | None) -> str:
    return "–" if mean is None else f"{mean:.0%}"
