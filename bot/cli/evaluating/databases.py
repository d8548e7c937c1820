"""`candor evaluate databases`: how a team fares on its first day, on databases that nobody here made."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.extras import needs_folder
from bot.terminal import notes, out, plain, print_json, progress_bar
from reliability.errors import BadInput

if TYPE_CHECKING:
    from reliability.core import Policy


class MeasuredPolicy(StrEnum):
    """The policies that databases are asked under."""

    ASK = "ask"
    SURROGATE = "surrogate"


def evaluate_databases(
    file: Annotated[Path, typer.Option("--json", help="Where the figures and every ask go.")],
    data: Annotated[Path, typer.Option(help="Folder of the public data; its `defog` is read.")] = Path("data"),
    postgres: Annotated[
        str, typer.Option(help="URL of a PostgreSQL server that databases may be made on; one of its own if not given.")
    ] = "",
    only: Annotated[list[str] | None, typer.Option("--only", help="Only these databases.")] = None,
    limit: Annotated[int | None, typer.Option(help="At most so many questions of each database.", min=1)] = None,
    policy: Annotated[
        list[MeasuredPolicy] | None,
        typer.Option("--policy", help="Only under these policies; under both if not given."),
    ] = None,
    as_declared: Annotated[
        bool,
        typer.Option(
            "--as-declared",
            help="Without the keys that connecting infers from names and data, and without reading shortened names.",
        ),
    ] = False,
) -> None:
    """Measure strangers' databases on PostgreSQL: each question by a simulated person who knows what is right, with
    nothing calibrated and nothing remembered, under the policies ask and surrogate.

    A dump may be plain SQL or what pg_dump writes. One that cannot be loaded is named, and the others are asked."""
    from adapters.evaluation.databases import POLICIES, DatabasesRun, ask_databases, read_databases
    from adapters.evaluation.own_postgres import own_postgres
    from adapters.store.fake import FakeMemory
    from adapters.whole_files import write_json
    from bot.main import opened
    from reliability.core import Core
    from reliability.evaluation.databases import database_figures

    folder = data / "defog" if (data / "defog").is_dir() else data
    needs_folder(folder, "of databases with questions")
    found, left_out = read_databases(folder, only or ())
    databases = {name: replace(each, questions=each.questions[:limit]) for name, each in found.items()}
    with ExitStack() as stack:
        candor = stack.enter_context(opened())
        server = postgres or stack.enter_context(own_postgres())
        progress = stack.enter_context(progress_bar("Asking"))

        def core_of(url: str, policy: Policy) -> Core:
            return candor.core(url, memory=FakeMemory(), policy=policy)

        def keep(run: DatabasesRun) -> None:
            asks = [asdict(ask) for ask in run.asks]
            write_json(file, {"about": run.about(), "figures": database_figures(run.asks), "questions": asks})

        policies: Sequence[Policy] = [each.value for each in policy] if policy else POLICIES
        run = ask_databases(databases, left_out, server, core_of, progress, keep, policies, as_declared=as_declared)
    for sentence in run.sentences():
        notes().print(plain(sentence))
    if not run.asks:
        raise BadInput(f"Nothing could be asked; {file} says why.")
    print_json(database_figures(run.asks))
    out().print(f"The figures and every ask are in {file}.")
