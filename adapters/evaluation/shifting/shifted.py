"""`candor evaluate shifted`: what is promised when the data are no longer those that a calibration was made on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from adapters.evaluation.shifting.copies import DataChange, changed_copy
from adapters.made_from import unlearned
from adapters.store.fake import FakeMemory
from reliability.calibration.log_parts import LogPart
from reliability.calibration.question_log import read_calibration_logs
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.people.log import AskedKind, AskedQuestion, read_asked_questions
from reliability.evaluation.people.shifted import ShiftedAsk, ask_shifted
from reliability.ports import Precedents
from reliability.progress import Progress, Say
from reliability.words import letters_and_digits

CoreOf = Callable[[Path], tuple[Core, str]]
"""The core over a copy, and why the record does not hold there ("": it does)."""


@dataclass(frozen=True)
class ShiftedMeasure:
    """The log that fits and calibrates and the one that bounds, the questions that trained the model (hashes), how
    many are asked, and the seed that draws them."""

    log: Path
    bounding: Path | None
    learned: frozenset[str]
    questions: int = 40
    seed: int = 0


def drawn_questions(options: ShiftedMeasure, precedents: Precedents | None, say: Say) -> list[AskedQuestion]:
    """Answerable questions of the calibrating log that fitted no κ, trained no model and whose query is not known
    beforehand, drawn by the seed. Raises BadInput where there is none."""
    logged, notes = read_calibration_logs(options.log, options.bounding)
    for note in notes:
        say(note)
    new = unlearned(logged, options.learned, say)
    may = {q.id for q in new if q.part is LogPart.CALIBRATE}
    asked = [q for q in read_asked_questions(options.log) if q.id in may and q.kind is AskedKind.ANSWERABLE]
    random.Random(options.seed).shuffle(asked)
    # Looking up what is known costs more than asking does: no more is looked up than is drawn.
    drawn = [*islice((q for q in asked if not _is_known(q.question, precedents)), options.questions)]
    if not drawn:
        raise BadInput(f"{options.log.name} holds no answerable question that fitted nothing.")
    return drawn


def _is_known(question: str, precedents: Precedents | None) -> bool:
    near = precedents.near(question, 1) if precedents else ()
    return any(letters_and_digits(each.question) == letters_and_digits(question) for each in near)


@dataclass(frozen=True)
class ShiftedAsks:
    """The asks of every change; by change why the record does not hold there, and the questions whose gold query does
    not run."""

    asks: list[ShiftedAsk]
    problems: dict[str, str]
    not_judged: dict[str, list[str]]


def ask_of_copies(
    questions: Sequence[AskedQuestion],
    changes: Sequence[DataChange],
    source: Path,
    folder: Path,
    core_of: CoreOf,
    progress: Progress,
    keep: Callable[[ShiftedAsks], None] = lambda _found: None,
) -> ShiftedAsks:
    """Every question of every changed copy of a SQLite file, each with an empty memory. `keep` is given what there is
    after each ask, so that a stopped run has something to show."""
    found = ShiftedAsks([], {}, {})
    for number, change in enumerate(changes):
        core, found.problems[change.name] = core_of(changed_copy(source, change, folder))
        core.warehouse.find_values("warm up")
        found.not_judged[change.name] = []
        for place, question in enumerate(questions, 1):
            asked = change.renamed.question(question) if change.renamed else question
            ask = ask_shifted(change.name, asked, replace(core, memory=FakeMemory()))
            if ask is None:
                found.not_judged[change.name].append(question.id)
            else:
                found.asks.append(ask)
            keep(found)
            progress((number + place / len(questions)) / len(changes), f"{change.name}, {place} of {len(questions)}")
    return found
