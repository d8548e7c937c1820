"""A log of questions as people ask them: lines of JSON with everything that asking and judging them needs.

Of the one reader's lines (`reliability.calibration.log_lines`) these need an id, a voice, and what their kind is judged
by; the page beside the sample warehouse's natural log says what each field is for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from pathlib import Path

from reliability.calibration.judging.right_results import drawn_reading
from reliability.calibration.log_lines import LogLine, read_log_lines
from reliability.errors import BadInput
from reliability.values import Element, PreviousTurn, Question

_ASKER = "simulated"


class AskedKind(StrEnum):
    """What kind of question it is, as whoever wrote it says."""

    ANSWERABLE = "answerable"
    AMBIGUOUS = "ambiguous"
    UNANSWERABLE = "unanswerable"
    NO_QUESTION = "no_question"
    FOLLOW_UP = "follow_up"


HAS_ANSWER = frozenset({AskedKind.ANSWERABLE, AskedKind.AMBIGUOUS, AskedKind.FOLLOW_UP})


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """One question of a log. `sql` is None unless it is answerable or a follow-up; `readings` are all defensible
    queries of an ambiguous one; `also_right` are further queries whose result is accepted; `tables` and `columns` are
    gold.
    """

    id: str
    role: str
    question: str
    kind: AskedKind
    sql: str | None = None
    readings: tuple[str, ...] = ()
    also_right: tuple[str, ...] = ()
    previous: PreviousTurn | None = None
    tables: tuple[str, ...] = ()
    columns: tuple[Element, ...] = ()
    database: str = ""
    """Where it is asked: a log speaks of one warehouse."""

    def as_question(self) -> Question:
        """The ask, in the thread of the question before it where there is one."""
        return Question(self.id, self.question, person=_ASKER, previous=self.previous)

    @property
    def meanings(self) -> tuple[str, ...]:
        """What an ambiguous question may mean."""
        return self.readings

    @property
    def wanted(self) -> int:
        """Which reading of an ambiguous question the person means: drawn by the id, alike in every run."""
        return drawn_reading(self.id, len(self.readings))


def read_asked_questions(file: Path) -> list[AskedQuestion]:
    """The questions of a log. Raises BadInput, naming the line, for what is no such log, and for one that is empty."""
    found: dict[str, AskedQuestion] = {}
    for line in read_log_lines(file):
        place = f"{file.name}, line {line.number}"
        one = _asked(line, place)
        if one.id in found:
            raise BadInput(f"{place}: the id {one.id} was there before.")
        found[one.id] = one
    if not found:
        raise BadInput(f"The question log {file} holds no questions.")
    return list(found.values())


def evenly_over_kinds(questions: Sequence[AskedQuestion], limit: int | None) -> list[AskedQuestion]:
    """So many questions, of each kind as many as of any other while there are any; in the same order in every run."""
    shuffled = sorted(questions, key=lambda q: hashlib.sha256(q.id.encode()).digest())
    by_kind = [[q for q in shuffled if q.kind is kind] for kind in AskedKind]
    in_turn = [q for turn in zip_longest(*by_kind) for q in turn if q is not None]
    return in_turn[:limit]


# --- a line ----------------------------------------------------------------------------------------


def _asked(line: LogLine, place: str) -> AskedQuestion:
    for name, given in (("id", line.id), ("role", line.role)):
        if not given.strip():
            raise BadInput(f"{place} has no {name}.")
    try:
        line.question.encode()
    except UnicodeEncodeError as error:  # an escaped half of a character
        raise BadInput(f"{place}: its question is no text.") from error
    found = AskedQuestion(
        line.id,
        line.role,
        line.question,
        AskedKind(line.kind),
        line.sql,
        line.readings,
        line.also_right,
        line.previous,
        line.tables,
        tuple(_column(name, place) for name in line.columns),
    )
    _check_kind(found, place)
    return found


def _check_kind(found: AskedQuestion, place: str) -> None:
    """Each kind has what it is judged by, and nothing that contradicts it."""
    kind = found.kind
    if (found.sql is not None) != (kind in (AskedKind.ANSWERABLE, AskedKind.FOLLOW_UP)):
        raise BadInput(f"{place}: an answerable question and a follow-up have SQL, the other kinds have none.")
    if kind is AskedKind.AMBIGUOUS and len(found.readings) < 2:
        raise BadInput(f"{place}: an ambiguous question has two readings or more.")
    if (found.previous is not None) != (kind is AskedKind.FOLLOW_UP):
        raise BadInput(f"{place}: a follow-up, and nothing else, has a previous question with its SQL.")
    if found.previous is not None and not found.previous.sql:
        raise BadInput(f"{place}: the question before has no sql.")


def _column(name: str, place: str) -> Element:
    table, _, column = name.rpartition(".")
    if not table or not column:
        raise BadInput(f"{place}: the column {name} is not written as table.column.")
    return Element(table, column)
