"""`candor evaluate databases`: how a team fares on its first day, on databases that nobody here made."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.extras import needs_folder
from bot.terminal import notes, out, plain, print_json, progress_bar


def evaluate_databases(
    file: Annotated[Path, typer.Option("--json", help="Where the figures and every ask go.")],
    data: Annotated[Path, typer.Option(help="Folder of the public data; its `defog` is read.")] = Path("data"),
    postgres: Annotated[
        str, typer.Option(help="URL of a PostgreSQL server that databases may be made on; one of its own if not given.")
    ] = "",
    only: Annotated[list[str] | None, typer.Option("--only", help="Only these databases.")] = None,
    limit: Annotated[int | None, typer.Option(help="At most so many questions of each database.", min=1)] = None,
) -> None:
    """Measure strangers' databases on PostgreSQL: each question by a simulated person who knows what is right, with
    nothing calibrated and nothing remembered, under the policies ask and surrogate."""
    from adapters.evaluation.databases import ask_databases, read_questions
    from adapters.evaluation.own_postgres import own_postgres
    from adapters.store.fake import FakeMemory
    from adapters.whole_files import write_json
    from bot.main import opened
    from reliability.core import Core, Policy
    from reliability.evaluation.databases import DatabaseAsk, database_figures

    folder = data / "defog" if (data / "defog").is_dir() else data
    needs_folder(folder, "of databases with questions")
    questions = {name: those[:limit] for name, those in read_questions(folder, only or ()).items()}
    with ExitStack() as stack:
        candor = stack.enter_context(opened())
        server = postgres or stack.enter_context(own_postgres())
        progress = stack.enter_context(progress_bar("Asking"))

        def core_of(url: str, policy: Policy) -> Core:
            return candor.core(url, memory=FakeMemory(), policy=policy)

        def keep(asks: list[DatabaseAsk], left_out: list[str]) -> None:
            about = {"databases": list(questions), "asked": len(asks), "gold_does_not_run": left_out}
            told = {"about": about, "figures": database_figures(asks), "questions": [asdict(ask) for ask in asks]}
            write_json(file, told)

        asks, left_out = ask_databases(folder, questions, server, core_of, progress, keep)
    figures = database_figures(asks)
    print_json(figures)
    if left_out:
        notes().print(plain(f"{len(left_out):,} gold queries do not run and are left out."))
    out().print(f"The figures and every ask are in {file}.")
