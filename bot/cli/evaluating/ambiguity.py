"""`candor evaluate ambiguity`: are both readings of AmbiQT's questions among the first few candidates?"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, replace
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
    limit: Annotated[
        int | None, typer.Option(help="At most so many questions of each kind, of those with two results.", min=1)
    ] = None,
    only: Annotated[list[str] | None, typer.Option("--only", help="Only these methods.")] = None,
    keys: Annotated[
        bool, typer.Option("--keys/--no-keys", help="Whether copies declare the keys of what they are copies of.")
    ] = True,
    own_linking: Annotated[
        bool, typer.Option("--own-linking", help="With the tables that the model links, not those of the readings.")
    ] = False,
    hints: Annotated[
        bool,
        typer.Option("--hints", help="Instead: what a person's 0, 5 and 20 choices for other questions are worth."),
    ] = False,
) -> None:
    """Measure ways to make candidates by whether both readings of an ambiguous question are among the first, on
    AmbiQT's databases with changed rows."""
    if hints:
        _evaluate_hints(file, data, limit)
        return
    from adapters.evaluation.ambiqt.asking import METHODS, AmbiqtSettings, ask_ambiqt
    from adapters.evaluation.ambiqt.questions import read_ambiqt
    from adapters.whole_files import write_json
    from bot.cores import bare_core
    from bot.main import opened
    from bot.sample import SELECTOR
    from bot.settings import SAMPLE_URL
    from reliability.candidates.by_name.selector import read_selector
    from reliability.errors import BadInput
    from reliability.evaluation.ambiguity import ambiguity_figures

    for folder in (data / "ambiqt", data / "spider" / "database"):
        needs_folder(folder, "of AmbiQT and Spider's databases")
    settings = AmbiqtSettings(tuple(only or METHODS), keys, own_linking, read_selector(SELECTOR), limit)
    if unknown := [each for each in settings.methods if each not in METHODS]:
        raise BadInput(f"There is no method {unknown[0]}; there are {', '.join(METHODS)}.")
    questions = read_ambiqt(data / "ambiqt")
    with opened() as candor, progress_bar("Asking") as progress:
        core = bare_core(candor, SAMPLE_URL)
        about = {
            "methods": {name: METHODS[name] for name in settings.methods},
            "keys": keys,
            "own_linking": own_linking,
            "model": core.model.fingerprint,
            "selector": hashlib.sha256(SELECTOR.read_bytes()).hexdigest(),
            "ranker": core.ranker.fingerprint if core.ranker is not None else "none",
            "code": core.code,
        }

        before, gone = kept(file, about)
        those = [one for one in questions if one.id not in gone]

        def keep(asks: list[AmbiguousAsk], left_out: list[str]) -> None:
            each = [asdict(ask) for ask in asks]
            without = sorted({*gone, *left_out})
            write_json(file, {"about": about, **ambiguity_figures(asks), "left_out": without, "questions": each})

        asks, left_out = ask_ambiqt(those, data / "spider" / "database", core, progress, before, keep, settings)
    _show(ambiguity_figures(asks))
    if gone or left_out:
        notes().print(
            plain(f"{len({*gone, *left_out}):,} questions are left out: both readings give the same result, or none.")
        )
    out().print(f"The figures and every question are in {file}.")


def _evaluate_hints(file: Path, data: Path, limit: int | None) -> None:
    from adapters.evaluation.ambiqt.hinted import PIECES, HintedAsk, ask_hinted, others_of
    from adapters.evaluation.ambiqt.questions import read_ambiqt
    from adapters.whole_files import write_json
    from bot.cores import bare_core
    from bot.main import opened
    from bot.sample import SELECTOR
    from bot.settings import SAMPLE_URL
    from reliability.candidates.by_name.selector import read_selector
    from reliability.evaluation.ambiguity import AfterChoices, hint_figures

    for folder in (data / "ambiqt", data / "spider" / "database"):
        needs_folder(folder, "of AmbiQT and Spider's databases")
    questions = read_ambiqt(data / "ambiqt")
    enough = [one for one in questions if len(others_of(one, questions)) >= PIECES[1]]
    count = dict.fromkeys({one.kind for one in enough}, 0)
    asked = []
    for one in enough:
        count[one.kind] += 1
        asked += [one] if limit is None or count[one.kind] <= limit else []
    with opened() as candor, progress_bar("Asking") as progress:
        core = replace(bare_core(candor, SAMPLE_URL), writer=None, selector=read_selector(SELECTOR))
        about = {"pieces": PIECES, "model": core.model.fingerprint, "code": core.code}
        before = [HintedAsk(**each) for each in _questions_in(file, about)]

        def figures(asks: list[HintedAsk]) -> dict[str, Any]:
            each = [AfterChoices(a.kind, a.database, [a.right[str(n)] for n in PIECES], a.either) for a in asks]
            return hint_figures(each, PIECES)

        def keep(asks: list[HintedAsk], left_out: list[str]) -> None:
            told = {"about": about, "figures": figures(asks), "left_out": left_out}
            write_json(file, {**told, "questions": [asdict(ask) for ask in asks]})

        asks, _ = ask_hinted(questions, asked, data / "spider" / "database", core, progress, before, keep)
    table = plain_table(
        ["What the person means comes first", *(f"after {n} choices" for n in PIECES), "at best", "gained"]
    )
    for kind, of in figures(asks).items():
        shares = (_percent(each["share"], each["interval"]) for each in of["right"].values())
        table.add_row(f"{kind} (n = {of['n']})", *shares, _percent(of["perfect"]), _percent(of["gained"]))
    out().print(table)
    out().print(f"The figures and every question are in {file}.")


def _questions_in(file: Path, about: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What a stopped run asked. Raises BadInput for what was measured with something else."""
    from reliability.errors import BadInput

    if not file.exists():
        return []
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["about"] == json.loads(json.dumps(about)):
            return list(content["questions"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    raise BadInput(
        f"{file} holds something else, or was measured with another model or code; remove it, or name another."
    )


def kept(file: Path, about: Mapping[str, Any]) -> tuple[list[AmbiguousAsk], set[str]]:
    """What a stopped run asked, and the ids that it left out; nothing where the file holds none. Raises BadInput for
    what was measured with something else."""
    from reliability.errors import BadInput
    from reliability.evaluation.ambiguity import AmbiguousAsk, FoundReadings, LowConfidence

    if not file.exists():
        return [], set()
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["about"] != json.loads(json.dumps(about)):
            raise BadInput(
                f"{file} was measured with another model, ranker, selector, code, methods, keys or linking; remove it, or name another file."
            )
        asks = []
        for ask in content["questions"]:
            found = {name: FoundReadings(**each) for name, each in ask["found"].items()}
            detected = LowConfidence(**ask["detected"]) if ask.get("detected") else None
            asks.append(AmbiguousAsk(**{**ask, "found": found, "detected": detected}))
        return asks, set(content["left_out"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} does not hold figures of ambiguity; remove it, or name another file.") from error


def _show(figures: Mapping[str, Any]) -> None:
    kinds = list(figures["n"])
    heads = [f"{kind}, {k} (n = {figures['n'][kind]})" for kind in kinds for k in _SHOWN]
    both = plain_table(["Both readings among the first", *heads])
    for method, of in figures["both_in_k"].items():
        around = figures["intervals"]["both_in_k"][method]
        both.add_row(method, *(_percent(of[kind][k], around[kind][k]) for kind in kinds for k in _SHOWN))
    out().print(both)
    meant = plain_table(["What is meant (results shown) among the first", *heads, "calls", "CPU-seconds"])
    for method, of in figures["avg_acc"].items():
        sizes = figures["avg_result_size"][method]
        each = (f"{_percent(of[kind][k])} ({_number(sizes[kind][k])})" for kind in kinds for k in _SHOWN)
        meant.add_row(method, *each, _number(figures["calls"][method]), _number(figures["seconds"][method]))
    out().print(meant)
    kept, second = figures["selected"]["kept"], figures["selected"]["second_reading"]
    if second["n"]:
        out().print(
            plain(
                f"Of {kept['n']:,} pairs among ten the selector keeps {_percent(kept['share'], kept['interval'])} among four; of "
                f"{second['n']:,} unambiguous questions {_percent(second['share'], second['interval'])} get a second reading."
            )
        )
    detection = figures["detection"]
    if detection["before"]["n"]:
        out().print(plain(_detected(detection)))
    if figures["gain"]:
        gained = plain_table(["Both among ten, points beyond the greedy query", *kinds])
        for method, by_kind in figures["gain"].items():
            gained.add_row(method, *(_gained(by_kind[kind]) for kind in kinds))
        out().print(gained)


def _detected(detection: Mapping[str, Any]) -> str:
    """What low-confidence steps tell of wrong greedy queries, and what rewriting them gains, in a sentence."""
    told = {name: _percent(each["share"], each["interval"]) for name, each in detection.items()}
    points = _points(detection["gained"]["share"], detection["gained"]["interval"])
    return (
        f"Of {detection['precision']['n']:,} greedy queries with an unsure step {told['precision']} are wrong; of "
        f"{detection['recall']['n']:,} wrong ones {told['recall']} have such a step. Of all {detection['before']['n']:,} "
        f"{told['before']} are right, {told['after']} after rewriting ({points} points)."
    )


def _gained(gain: Mapping[str, Any]) -> str:
    """Percentage points with their interval, and what a further call of the model gains."""
    if gain["difference"] is None:
        return "–"
    a_call = "no further call" if gain["per_call"] is None else f"{100 * gain['per_call']:+.1f} a call"
    return f"{_points(gain['difference'], gain['interval'])}, {a_call}"


def _points(difference: float, interval: tuple[float, float] | None) -> str:
    around = f" ({100 * interval[0]:+.0f} to {100 * interval[1]:+.0f})" if interval else ""
    return f"{100 * difference:+.0f}{around}"


def _percent(share: float | None, around: tuple[float, float] | None = None) -> str:
    beside = f", {100 * around[0]:.0f} to {100 * around[1]:.0f}" if around else ""
    return "–" if share is None else f"{100 * share:.0f} %{beside}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"
