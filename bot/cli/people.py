"""`candor evaluate people`: the product on questions as people ask them, with a person who knows what she wants."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.terminal import notes, out, plain, progress_bar
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.trace_processes import Cores
    from reliability.core import Core
    from reliability.evaluation.people.asking import PersonAsk
    from reliability.evaluation.people.log import AskedQuestion


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
) -> None:
    """Measure how people fare: each question asked with an empty memory, by a simulated person who knows what she
    wants. Goes on where a run was stopped."""
    from adapters.reports.people import people_page
    from reliability.evaluation.people.figures import people_figures
    from reliability.evaluation.people.log import evenly_over_kinds, read_asked_questions

    for place in [file, *([report] if report else [])]:
        _check_writable(place)
    questions = evenly_over_kinds(read_asked_questions(log), limit)
    about, asks = _asked(log, questions, warehouse, workers)
    figures = people_figures(asks)
    content = {"about": about, "figures": figures, "questions": [asdict(ask) for ask in asks]}
    _write(file, json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False) + "\n")
    if report is not None:
        _write(report, people_page(figures, about))
    _show(figures, about)
    out().print(f"The figures are in {file}{f', the report in {report}' if report else ''}.")


def _asked(
    log: Path, questions: list[AskedQuestion], warehouse: str, workers: int
) -> tuple[dict[str, Any], list[PersonAsk]]:
    """What was measured, and every ask that could be judged. Raises BadInput where there is none."""
    from adapters.evaluation.people_file import KeptAsks
    from adapters.evaluation.people_processes import ask_all
    from adapters.store.fake import FakeMemory
    from bot.main import opened

    with opened() as candor, progress_bar("Asking") as progress:
        core = candor.core(warehouse, memory=FakeMemory())
        about = _about(log, questions, core)
        file = _working_file(candor.settings.state_dir, log, about["made_with"])
        build = partial(people_cores, warehouse) if workers > 1 else lambda: lambda _database: core
        with KeptAsks(file, about["made_with"]) as kept:
            about["not_judged"] = ask_all(questions, build, kept, workers, progress)
            asks = [kept.asks[question.id] for question in questions if question.id in kept.asks]
    if not asks:
        raise BadInput("No gold query of the log runs on this warehouse: nothing can be judged.")
    about["golds_not_run"] = sum(ask.golds_not_run for ask in asks)
    return about, asks


def people_cores(warehouse: str) -> Cores:
    """What one of several processes asks with: everything as the settings say, the calibration record where it holds,
    and its share of the processor. It is left open: it ends with the process."""
    from adapters.store.fake import FakeMemory
    from bot.main import Candor
    from bot.settings import load_settings

    core = Candor(load_settings(model_threads=1)).core(warehouse, memory=FakeMemory())
    return lambda _database: core


def _about(log: Path, questions: list[AskedQuestion], core: Core) -> dict[str, Any]:
    """What is measured, and on what; `made_with` is what asks of an earlier run must share to count."""
    from adapters.provenance import code_hash
    from reliability.core import valid_for
    from reliability.promises.record_json import record_to_json

    record, settings = core.record, core.settings
    stored = record_to_json(record).text if record else ""
    flow = {"policy": settings.policy, "budget": settings.question_budget, "readings": settings.max_readings}
    made_with = {
        "log": hashlib.sha256(log.read_bytes()).hexdigest(),
        **asdict(valid_for(core)),
        "record": hashlib.sha256(stored.encode()).hexdigest() if record else "none",
        "judge": code_hash(["adapters.evaluation.people_processes"]),
        "flow": json.dumps(flow, sort_keys=True),
        "today": core.today().isoformat(),
    }
    kinds = sorted({question.kind.value for question in questions})
    return {
        "log": log.name,
        "sha256": made_with["log"],
        "questions": len(questions),
        "kinds": {kind: sum(question.kind == kind for question in questions) for kind in kinds},
        "voices": len({question.role for question in questions}),
        "warehouse": core.warehouse.name,
        "record": {"made_from": record.data.name, "made_at": record.data.made_at} if record else None,
        "today": made_with["today"],
        "made_with": made_with,
    }


def _working_file(state: Path | str, log: Path, made_with: Mapping[str, str]) -> Path:
    """Where asks are kept: one file for each log and all that they are made with."""
    key = hashlib.sha256(json.dumps(made_with, sort_keys=True).encode()).hexdigest()[:12]
    from bot.settings import base_folder

    file = base_folder() / state / "people" / f"{log.stem}-{key}.jsonl"
    notes().print(f"Asks are kept in {file}; a stopped run goes on from there.")
    return file


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
