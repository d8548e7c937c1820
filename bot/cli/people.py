"""`candor evaluate people`: the product on questions as people ask them, with a person who knows what she wants."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.terminal import notes, out, plain, progress_bar, say
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.trace_processes import Cores
    from bot.main import Candor
    from reliability.core import Core


class WithoutPart(StrEnum):
    """What can be left out, to measure what it is worth."""

    RECORD = "record"
    LOG = "log"
    COMPOSING = "composing"


def evaluate_people(
    log: Annotated[Path, typer.Option(help="Lines of JSON, as the natural log's page says.")],
    file: Annotated[Path, typer.Option("--json", help="Where the figures and every ask go.")],
    report: Annotated[Path | None, typer.Option(help="Where a page with tables goes.")] = None,
    warehouse: Annotated[
        str,
        typer.Option(help="A configured warehouse's name, or a database URL; the default one if not given."),
    ] = "",
    limit: Annotated[
        int | None, typer.Option(help="At most so many questions, evenly over their kinds.", min=1)
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes that ask.", min=1, max=64)] = 1,
    without: Annotated[
        list[WithoutPart] | None,
        typer.Option(
            help="Leave out a part, to measure what it is worth: the calibration record, what was learnt of a question"
            " log (known questions, their writer, their words), or composed queries. Nothing is calibrated then."
        ),
    ] = None,
) -> None:
    """Measure how people fare: each question asked with an empty memory, by a simulated person who knows what she
    wants. Goes on where a run was stopped."""
    from adapters.evaluation.people.measuring import measure_people
    from adapters.reports.people import people_page
    from bot.main import opened
    from bot.settings import base_folder
    from reliability.evaluation.people.log import evenly_over_kinds, read_asked_questions

    for place in [file, *([report] if report else [])]:
        _check_writable(place)
    questions = evenly_over_kinds(read_asked_questions(log), limit)
    with opened() as candor, progress_bar("Asking") as progress:
        left_out = frozenset(without or ())
        core = _core_without(left_out, candor, warehouse)
        build = partial(people_cores, warehouse, left_out) if workers > 1 else None
        folder = base_folder() / candor.settings.state_dir / "people"
        found = measure_people(log, questions, core, build, folder, workers, progress, say)
    _write(file, json.dumps(found.as_json(), indent=1, ensure_ascii=False, allow_nan=False) + "\n")
    if report is not None:
        _write(report, people_page(found.figures, found.about))
    _show(found.figures, found.about)
    out().print(f"The figures are in {file}{f', the report in {report}' if report else ''}.")


def people_cores(warehouse: str, left_out: frozenset[WithoutPart] = frozenset()) -> Cores:
    """What one of several processes asks with: everything as the settings say, the calibration record where it holds,
    and its share of the processor, but for what is left out. It is left open: it ends with the process."""
    from bot.main import Candor
    from bot.settings import load_settings

    core = _core_without(left_out, Candor(load_settings(model_threads=1)), warehouse)
    return lambda _database: core


def _core_without(left_out: frozenset[WithoutPart], candor: Candor, warehouse: str) -> Core:
    """The core with an empty memory, without some parts. A record says nothing of what goes without a part that it was
    made with."""
    from adapters.store.fake import FakeMemory

    core = candor.core(warehouse, memory=FakeMemory())
    if left_out:
        core = replace(core, record=None)
    if WithoutPart.LOG in left_out:
        core = replace(core, precedents=None, writer=None, one_meaning=None, in_data=None, selector=candor.small.names)
    return replace(core, composes=WithoutPart.COMPOSING not in left_out)


def _show(figures: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """The figures as tables, and what is not in them."""
    from adapters.reports.people import people_summary, people_tables
    from bot.cli.evaluate_app import print_table

    out().print(plain(people_summary(about)))
    for table in people_tables(figures):
        print_table(table)
    left_out = about["not_judged"]
    if left_out:
        shown = ", ".join(left_out[:5]) + (", …" if len(left_out) > 5 else "")
        notes().print(plain(f"{len(left_out):,} gold queries do not run or are cut, and are left out: {shown}"))
    if about["golds_not_run"]:
        notes().print(f"{about['golds_not_run']:,} further accepted queries do not run: their results count as wrong.")


def _check_writable(file: Path) -> None:
    """Told before hours of work, not after them."""
    if file.is_dir():
        raise BadInput(f"{file} cannot be written: it is a folder.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error


def _write(file: Path, text: str) -> None:
    """The whole file or none of it."""
    fresh = file.with_name(f".{file.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(file)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
