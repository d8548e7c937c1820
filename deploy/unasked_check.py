"""The sample's flow over the configured server, its linking and answers calibrated there: how it ends unasked, as JSON.

    python deploy/unasked_check.py EACH FILE

Whole voices of people's questions, so many of EACH: some fit and calibrate, others bound the risk, and further ones,
of which nothing was seen, ask. Does what `candor train bpp`, `candor calibrate linking` and `candor calibrate` do, on
few questions, with the settings' promises; the record goes to CANDOR_RECORD, what was traced to the state folder, so
that a run that was stopped goes on. The figures go to FILE, and are printed at the end.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

if TYPE_CHECKING:
    from bot.main import Candor
    from reliability.core import Core
    from reliability.evaluation.people.asking import PersonAsk

VOICES = {"calibrating": 6, "bounding": 6, "asking": 2}
"""How many people's questions fit and calibrate, bound the risk, and are asked after that."""
FITTING = 60
"""Questions of the sample's templated log that the predictors of branching points are fitted to."""
_MOST_WORKERS = 8


def main() -> None:
    """Calibrate, ask, and write the figures."""
    from functools import partial

    from adapters.calibration.trace_processes import in_processes
    from adapters.evaluation.people.asking import ask_with_empty_memory
    from adapters.whole_files import write_whole
    from bot.cli.people import people_cores
    from bot.main import opened
    from bot.sample import DEVELOPING_LOG
    from reliability.errors import BadInput
    from reliability.evaluation.people.log import read_asked_questions

    each, file = int(sys.argv[1]), Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as scratch:
        logs = voices_apart(DEVELOPING_LOG, each, Path(scratch))
        with opened() as candor:
            if not candor.settings.record:
                raise BadInput("CANDOR_RECORD is to name the folder that the record is written to.")
            figures = calibrate(candor, logs, Path(scratch))
        write_whole(file, _json(figures).encode())
        asked = read_asked_questions(logs["asking"])
        asks = [
            ask for _, ask in in_processes(ask_with_empty_memory, asked, partial(people_cores, ""), workers()) if ask
        ]
        with opened() as candor:
            figures = {**figures, "record_used": candor.calibration().record is not None, **ended(asks)}
    write_whole(file, _json(figures).encode())
    sys.stdout.write(_json(figures))


def voices_apart(log: Path, each: int, folder: Path) -> dict[str, Path]:
    """A file for each use in VOICES: so many questions of each of its voices, drawn by their ids; no voice in two.
    Raises BadInput where too few voices asked so many."""
    from reliability.errors import BadInput

    lines: dict[str, list[tuple[str, str]]] = {}
    for line in log.read_text("utf-8").splitlines():
        content = json.loads(line)
        lines.setdefault(content["role"], []).append((_digest(content["id"]), line))
    voices = sorted((voice for voice, held in lines.items() if len(held) >= each), key=_digest)
    if len(voices) < sum(VOICES.values()):
        raise BadInput(f"{len(voices)} voices asked {each} questions; {sum(VOICES.values())} are needed: give fewer.")
    found = {}
    for use, count in VOICES.items():
        chosen, voices = voices[:count], voices[count:]
        drawn = [line for voice in chosen for _, line in sorted(lines[voice])[:each]]
        found[use] = folder / f"{use}.jsonl"
        found[use].write_text("\n".join(drawn) + "\n", "utf-8")
    return found


def calibrate(candor: Candor, logs: Mapping[str, Path], scratch: Path) -> dict[str, Any]:
    """Fit what watches lists, calibrate linking and answers, and say what came of it."""
    from adapters.calibration.answers import AnswersOptions, calibrate_answers
    from adapters.calibration.linking import LinkingOptions, calibrate_linking
    from bot.cores import WorkerCores, bare_core, tracing
    from bot.settings import base_folder
    from reliability.promises.record import CalibrationRecord

    settings, core = candor.settings, bare_core(candor, "")
    record, log, bounding = base_folder() / settings.record, logs["calibrating"], logs["bounding"]
    _fit(core, scratch / "layers")
    linking = LinkingOptions(scratch / "layers", record, candor.models.learned(""), settings.linking_alpha, bounding)
    linked = calibrate_linking(log, core, linking, _quiet, _say)
    answers = AnswersOptions(
        record,
        candor.models.learned(""),
        bounding,
        alpha=settings.alpha,
        risk=settings.risk,
        delta=settings.delta,
        novelty_level=settings.novelty_level,
    )
    kept = tracing(WorkerCores("", workers()), workers())
    made: CalibrationRecord = calibrate_answers(log, core, kept, answers, _told, _say)
    assert made.answers is not None
    unasked = made.answers.unasked
    return {
        "linked_questions": linked.questions,
        "branching_points": {str(kind): counts for kind, counts in linked.branching.items()},
        "fit": made.data.fit,
        "calibrate": made.data.calibrate,
        "bound": made.data.bound,
        "risk": unasked.as_json(),
    }


def _fit(core: Core, folder: Path) -> None:
    """Fit the predictors of branching points to the templated log."""
    from adapters.training.predictors.linking_examples import log_examples
    from adapters.training.predictors.linking_fit import fit_and_choose, reads, write_layers
    from bot.sample import QUESTION_LOG
    from reliability.calibration.branching_data import ListKind, branching_data
    from reliability.calibration.linking_example import core_of_examples, sampled, transparent_model

    model, of = transparent_model(core), core_of_examples(core)
    examples = sampled(log_examples(QUESTION_LOG, core.warehouse, "calibrate"), FITTING)
    layers = {
        kind: fit_and_choose(branching_data(kind, examples, of, model, folder, _quiet)).layers for kind in ListKind
    }
    write_layers(layers, reads(core), folder)


def ended(asks: Sequence[PersonAsk]) -> dict[str, Any]:
    """How the asks ended, and how many of the unasked answers were right."""
    from reliability.evaluation.people.asking import Ending

    unasked = [ask for ask in asks if ask.outcome == Ending.ANSWERED_UNASKED]
    return {
        "asked": len(asks),
        "endings": dict(Counter(ask.outcome for ask in asks)),
        "unasked": len(unasked),
        "unasked_right": sum(ask.right for ask in unasked),
        "seconds_per_ask": round(sum(ask.seconds for ask in asks) / max(1, len(asks)), 2),
    }


def workers() -> int:
    """Processes that trace and ask: half the cores, since the other half serves."""
    return max(1, min(_MOST_WORKERS, (os.cpu_count() or 2) // 2))


def _json(figures: Mapping[str, Any]) -> str:
    return json.dumps(figures, indent=1) + "\n"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _quiet(_done: float, _words: str) -> None:
    """Progress that nobody watches."""


def _told(_done: float, words: str) -> None:
    sys.stderr.write(f"{words}\n")


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    main()
