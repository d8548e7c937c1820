"""`candor evaluate ambiguity`: are both readings of AmbiQT's questions among the first few candidates?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.cli.extras import needs_folder
from bot.cli.train.options import DATA, Data
from bot.terminal import notes, out, plain, plain_table, progress_bar

if TYPE_CHECKING:
    from reliability.evaluation.ambiguity import AmbiguousAsk

_SHOWN = ("1", "4", "10")


def evaluate_ambiguity(
    file: Annotated[
        Path, typer.Option("--json", help="Where the figures and every question go; a stopped run goes on from it.")
    ],
    data: Data = DATA,
    limit: Annotated[int | None, typer.Option(help="At most so many questions of each kind.", min=1)] = None,
    only: Annotated[list[str] | None, typer.Option("--only", help="Only these methods.")] = None,
) -> None:
    """Measure ways to make candidates by whether both readings of an ambiguous question are among the first, with the
    tables that the readings use, on AmbiQT's databases with changed rows and declared keys."""
    from adapters.evaluation.ambiqt import METHODS, ask_ambiqt, read_ambiqt
    from adapters.whole_files import write_json
    from bot.cores import bare_core
    from bot.main import opened
    from bot.settings import SAMPLE_URL
    from reliability.errors import BadInput
    from reliability.evaluation.ambiguity import ambiguity_figures

    for folder in (data / "ambiqt", data / "spider" / "database"):
        needs_folder(folder, "of AmbiQT and Spider's databases")
    methods = only or list(METHODS)
    if unknown := [each for each in methods if each not in METHODS]:
        raise BadInput(f"There is no method {unknown[0]}; there are {', '.join(METHODS)}.")
    questions = read_ambiqt(data / "ambiqt", limit)
    with opened() as candor, progress_bar("Asking") as progress:
        core = bare_core(candor, SAMPLE_URL)
        about = {
            "methods": {name: METHODS[name] for name in methods},
            "model": core.model.fingerprint,
            "code": core.code,
        }

        before, gone = kept(file, about)
        those = [one for one in questions if one.id not in gone]

        def keep(asks: list[AmbiguousAsk], left_out: list[str]) -> None:
            each = [asdict(ask) for ask in asks]
            without = sorted({*gone, *left_out})
            write_json(file, {"about": about, **ambiguity_figures(asks), "left_out": without, "questions": each})

        asks, left_out = ask_ambiqt(those, data / "spider" / "database", core, progress, before, keep, methods)
    _show(ambiguity_figures(asks))
    if gone or left_out:
        notes().print(
            plain(f"{len({*gone, *left_out}):,} questions are left out: both readings give the same result, or none.")
        )
    out().print(f"The figures and every question are in {file}.")


def kept(file: Path, about: Mapping[str, Any]) -> tuple[list[AmbiguousAsk], set[str]]:
    """What a stopped run asked, and the ids that it left out; nothing where the file holds none. Raises BadInput for what
    was measured with something else."""
    from reliability.errors import BadInput
    from reliability.evaluation.ambiguity import AmbiguousAsk, FoundReadings

    if not file.exists():
        return [], set()
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        same = content["about"] == json.loads(json.dumps(about))
        asks = [
            AmbiguousAsk(**{**ask, "found": {name: FoundReadings(**found) for name, found in ask["found"].items()}})
            for ask in content["questions"]
        ]
        gone = set(content["left_out"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} does not hold figures of ambiguity; remove it, or name another file.") from error
    if not same:
        raise BadInput(f"{file} was measured with another model, code or methods; remove it, or name another file.")
    return asks, gone


def _show(figures: Mapping[str, Any]) -> None:
    kinds = list(figures["n"])
    heads = [f"{kind}, {k} (n = {figures['n'][kind]})" for kind in kinds for k in _SHOWN]
    table = plain_table(["Both readings among the first", *heads])
    for method, of in figures["both_in_k"].items():
        table.add_row(method, *(_percent(of[kind][k]) for kind in kinds for k in _SHOWN))
    out().print(table)


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"
