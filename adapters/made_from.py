"""Which questions a calibration record was made from: hashes in a file beside it, so that none of them measures it.

Development data never measures what it made. The file names every question of the log and split that a calibration was
given, used or not, by its group, its words and its queries: whoever shares one of these is a wording of it. Its first
line names the record that it belongs to, so that another record in the folder is never taken for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from adapters.record_files import RECORD_FILE
from adapters.training.data.sources import normalised
from reliability.calibration.linking_example import LinkingExample
from reliability.calibration.question_log import LoggedQuestion
from reliability.errors import BadInput
from reliability.progress import Say

MADE_FROM_FILE = "made_from.txt"
TRAINED_ON_FILE = "trained_on.txt"
"""Beside a model: the questions that it was trained on (adapters.training.logs.own_log)."""
_DIGITS = 16
Keys = frozenset[str]


def question_keys(questions: Iterable[LoggedQuestion]) -> Keys:
    """What names these questions: hashes of their groups, words and queries."""
    return frozenset(key for question in questions for key in _keys(question))


def example_keys(examples: Iterable[LinkingExample]) -> Keys:
    """The same for questions that linking was calibrated on, by group and words."""
    return frozenset(key for e in examples for key in (_key("group", e.group), _key("words", e.question.text.lower())))


def write_made_from(folder: Path, keys: Keys | None) -> None:
    """Say what the record in a folder was made from; None: it is not known, and no file says otherwise."""
    file = folder / MADE_FROM_FILE
    try:
        if keys is None:
            file.unlink(missing_ok=True)
        else:
            file.write_text("".join(f"{line}\n" for line in (_record(folder), *sorted(keys))), "utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error


def read_made_from(folder: Path) -> Keys | None:
    """What the record in a folder was made from; None where no file there belongs to it."""
    try:
        record, *keys = (folder / MADE_FROM_FILE).read_text("utf-8").splitlines() or [""]
        return frozenset(keys) if record == _record(folder) else None
    except (OSError, UnicodeDecodeError):
        return None


@dataclass(frozen=True, slots=True)
class Unseen:
    """The questions of which no wording was seen before, and how many others calibrated, or trained a model."""

    questions: tuple[LoggedQuestion, ...]
    calibrated: int
    trained: int


def unseen(questions: Sequence[LoggedQuestion], calibrated: Keys, trained: Keys, hashes: Collection[str]) -> Unseen:
    """Leave out whole groups of which one wording is among those that calibrated the record or trained the model:
    `calibrated` and `trained` are keys, `hashes` the lines of the model's own list."""
    of_calibration = {q.group for q in questions if calibrated & _keys(q)}
    of_training = {q.group for q in questions if trained & _keys(q) or _hash(q) in hashes} - of_calibration
    return Unseen(
        tuple(q for q in questions if q.group not in of_calibration | of_training),
        sum(q.group in of_calibration for q in questions),
        sum(q.group in of_training for q in questions),
    )


def unlearned(questions: Sequence[LoggedQuestion], learned: Collection[str], say: Say) -> list[LoggedQuestion]:
    """The questions without the groups of those that a model was trained on (`learned`, the lines of its list): what
    trained never calibrates. Raises BadInput where none is left."""
    new = unseen(questions, frozenset(), frozenset(), learned)
    if new.trained:
        say(
            f"{new.trained:,} of {len(questions):,} questions are left out: they, or wordings of them, trained the model."
        )
    if questions and not new.questions:
        raise BadInput("Every question of the log, or a wording of it, trained the model: none can calibrate it.")
    return list(new.questions)


def read_trained_on(model: Path) -> frozenset[str]:
    """The hashes of questions that a model says it was trained on; none where it says nothing."""
    try:
        return frozenset((model / TRAINED_ON_FILE).read_text("utf-8").split())
    except (OSError, UnicodeDecodeError):
        return frozenset()


def _keys(question: LoggedQuestion) -> Keys:
    keys = {_key("group", question.group), _key("words", question.question.lower())}
    return frozenset(keys if question.sql is None else {*keys, _key("sql", question.sql)})


def _key(kind: str, text: str) -> str:
    return hashlib.sha256(f"{kind} {' '.join(text.split())}".encode()).hexdigest()[:_DIGITS]


def _hash(question: LoggedQuestion) -> str:
    return hashlib.sha256(normalised(question.question).encode()).hexdigest()


def _record(folder: Path) -> str:
    """The line that names the record in a folder. Raises OSError where there is none."""
    return f"record {hashlib.sha256((folder / RECORD_FILE).read_bytes()).hexdigest()}"
