"""A team's question log: lines of question and SQL, in groups of wordings, each group in one part (docs/METHODS.md 5).

log_lines.py says what a line may hold.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from reliability.calibration.log_lines import LogLine, read_log_lines
from reliability.calibration.log_parts import (
    BEFORE_BOUND,
    SHARES,
    LogPart,
    Shares,
    log_part,
    parts_of_voices,
)
from reliability.errors import BadInput
from reliability.values import PreviousTurn

RECOMMENDED = 200
_SHOWN = 200  # characters of ids in a message


@dataclass(frozen=True, slots=True)
class LoggedQuestion:
    """A question of a log. `sql` is None where the data cannot answer it, and where no reading is the natural one;
    `readings` are further queries that an ambiguous question may mean."""

    id: str
    question: str
    sql: str | None
    group: str
    kind: str
    readings: tuple[str, ...] = ()
    database: str = ""
    """Where it is asked, where a log speaks of several databases."""
    also_right: tuple[str, ...] = ()
    """Queries whose other result is right, too."""
    previous: PreviousTurn | None = None
    """What a follow-up follows."""
    role: str = ""
    """Whose voice it is."""
    given_part: LogPart | None = None
    """What the log says that it may be used for, or what its voice does."""

    @property
    def part(self) -> LogPart:
        """What it may be used for."""
        return self.given_part or log_part(self.group)

    @property
    def meanings(self) -> tuple[str, ...]:
        """What an ambiguous question may mean: of these its asker means one, drawn at random (docs/METHODS.md 5)."""
        return self.readings if self.sql is None else (self.sql, *self.readings)


def read_question_log(file: Path, split: str | None = None) -> tuple[list[LoggedQuestion], list[str]]:
    """The questions of a log (of one `split`, if given), each once, and what there is to say about them.

    Questions that share a group, their words or their SQL are one group; in a log in several voices, where each was
    asked by somebody for himself, only those of one voice in the same words, or of a given group. Raises BadInput,
    naming the line, for a file that is no log, and for one that holds nothing, or a voice in two parts.
    """
    questions, notes = _read(file, split)
    return _in_parts(questions, SHARES, file.name), [*notes, *_if_few(questions)]


def read_calibration_logs(
    file: Path, bounding: Path | None = None, split: str | None = None
) -> tuple[list[LoggedQuestion], list[str]]:
    """The same of a log in two files: what fits and calibrates is in `file`, what bounds in `bounding`; None where one
    file holds all three parts. Raises BadInput where the two share a voice or a group, or one says that it is for
    something else."""
    if bounding is None:
        return read_question_log(file, split)
    (first, notes), (bound, more) = _read(file, split), _read(bounding, None)
    if {q.given_part for q in bound} - {None, LogPart.BOUND} or any(q.given_part is LogPart.BOUND for q in first):
        raise BadInput(f"{bounding.name} is to bound and {file.name} is not, but a line says otherwise.")
    first = _in_parts(first, BEFORE_BOUND, file.name)
    _check_apart(first, bound, f"{file.name} and {bounding.name}")
    questions = [*first, *(replace(q, given_part=LogPart.BOUND) for q in bound)]
    return questions, [*notes, *more, *_if_few(questions)]


def _check_apart(first: Sequence[LoggedQuestion], bound: Sequence[LoggedQuestion], names: str) -> None:
    """What bounds shares nothing with what was fitted."""
    for what, shared in (
        ("a voice", {q.role for q in first if q.role} & {q.role for q in bound}),
        ("an id", {q.id for q in first} & {q.id for q in bound}),
        ("a group of questions", {q.group for q in first} & {q.group for q in bound}),
    ):
        if shared:
            raise BadInput(
                f"{names} share {what} ({', '.join(sorted(shared))[:_SHOWN]}): what bounds the risk may hold nothing "
                "that anything was fitted to."
            )


def _in_parts(questions: Sequence[LoggedQuestion], shares: Shares, name: str) -> list[LoggedQuestion]:
    """The questions with their parts: as the log says, else by voice where there are as many voices as parts, else by
    group. Raises BadInput for a voice in two parts, and where only some lines say their part."""
    given = [q.given_part for q in questions]
    if any(given):
        if not all(given):
            raise BadInput(f"Some lines of {name} say their part and some do not: give all of them one.")
        parts: dict[str, set[str]] = {}
        for question in questions:
            if question.role:
                parts.setdefault(question.role, set()).add(str(question.given_part))
        torn = sorted(voice for voice, held in parts.items() if len(held) > 1)
        if torn:
            raise BadInput(
                f"In {name} a voice is in more than one part ({', '.join(torn)[:_SHOWN]}): what bounds the risk may hold "
                "nothing that anything was fitted to."
            )
        return list(questions)
    voices = Counter(q.role for q in questions)
    if "" not in voices and len(voices) >= len(shares):
        part = parts_of_voices(voices, shares)
        return [replace(q, given_part=part[q.role]) for q in questions]
    return [replace(q, given_part=log_part(q.group, shares)) for q in questions]


def _read(file: Path, split: str | None) -> tuple[list[LoggedQuestion], list[str]]:
    """The questions of a file, each once, in their groups."""
    lines = read_log_lines(file)
    if split is not None:
        lines = [line for line in lines if line.split == split]
    if not lines:
        wanted = f" of the split {split}" if split is not None else ""
        raise BadInput(f"The question log {file} holds no questions{wanted}.")
    questions = [_question(line, file.name) for line in lines]
    once = list({(q.question, q.sql, q.readings, q.previous, q.role): q for q in reversed(questions)}.values())[::-1]
    counted = Counter(q.id for q in once)
    if len(counted) < len(once):
        twice = ", ".join(name for name, count in counted.items() if count > 1)
        raise BadInput(f"Two different questions of {file} have the same id: {twice[:_SHOWN]}.")
    few = len(questions) - len(once)
    return _grouped(once), [f"{few:,} questions are in the log twice and count once."] if few else []


def _if_few(questions: Sequence[LoggedQuestion]) -> list[str]:
    if len(questions) >= RECOMMENDED:
        return []
    return [
        f"{len(questions):,} questions are few: {RECOMMENDED} or more are recommended. With fewer, probabilities are "
        "rough, fewer targets can be reached, and Candor asks more often than it would have to."
    ]


def chosen_questions(
    questions: Sequence[LoggedQuestion], limit: int | None = None, *, every: bool = False
) -> list[LoggedQuestion]:
    """Those that are worth a trace, in a fixed shuffled order: all that fit, and one wording of each group that
    calibrates or bounds (answers_rule.py says why), or `every` one. `limit` keeps so many, and one of each group
    before any further wording."""
    shuffled = sorted(questions, key=lambda q: hashlib.sha256(q.id.encode()).digest())
    first: dict[str, LoggedQuestion] = {}
    for question in shuffled:
        first.setdefault(question.group, question)
    further = [q for q in shuffled if q is not first[q.group] and (every or q.part is LogPart.FIT)]
    return [*first.values(), *further][:limit]


def spider_questions(data: Path) -> list[LoggedQuestion]:
    """Spider's development questions from the folder of public data; wordings of one query are a group.

    `wta_1`, whose rows are synthetic, is left out. Raises BadInput where the set is not there.
    """
    try:
        rows = json.loads((data / "spider/dev.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"Spider's development set is not in {data}.") from error
    return [
        LoggedQuestion(
            f"spider-{number}",
            row["question"],
            row["query"],
            f"{row['db_id']} {row['query']}",
            "answerable",
            database=row["db_id"],
        )
        for number, row in enumerate(rows)
        if row["db_id"] != "wta_1"
    ]


def _question(line: LogLine, name: str) -> LoggedQuestion:
    if not line.with_sql:
        raise BadInput(f"{name}, line {line.number} has no SQL; null says that the data cannot answer the question.")
    others = tuple(query for query in line.readings if query != line.sql)
    content = json.dumps([line.question, line.sql, list(others)])
    own = line.id or hashlib.sha256(content.encode()).hexdigest()[:16]
    return LoggedQuestion(
        own,
        line.question,
        line.sql,
        line.group,
        line.kind,
        others,
        also_right=line.also_right,
        previous=line.previous,
        role=line.role,
        given_part=LogPart(line.part) if line.part else None,
    )


def _grouped(questions: Sequence[LoggedQuestion]) -> list[LoggedQuestion]:
    """The questions with their groups: joined where they share a given group, their words, or their SQL. What another
    voice asks in the same words, or for the same SQL, is a question of its own."""
    parent: dict[str, str] = {}

    def root(key: str) -> str:
        while parent.setdefault(key, key) != key:
            parent[key] = parent[parent[key]]
            key = parent[key]
        return key

    for question in questions:
        first, *others = _keys(question)
        for other in others:
            one, two = sorted((root(first), root(other)))
            parent[two] = one  # names sort so that a given group's name stays the group's name
    return [replace(q, group=root(_keys(q)[0]).removeprefix("0")) for q in questions]


def _keys(question: LoggedQuestion) -> list[str]:
    words = " ".join(question.question.lower().split())
    if question.previous:  # "and the worst one?" says something else after something else
        words = f"{' '.join(question.previous.question.lower().split())} / {words}"
    keys = [_name("1", f"{question.role}: {words}" if question.role else words)]
    if question.group:
        keys.append(f"0{question.group}")
    if question.sql is not None and not question.role:
        keys.append(_name("2", " ".join(question.sql.split())))
    return keys


def _name(kind: str, text: str) -> str:
    return kind + hashlib.sha256(text.encode()).hexdigest()[:16]
