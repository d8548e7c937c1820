"""A team's question log: lines of question and SQL, in groups of wordings, each group in one part (METHODS.md 5).

A line holds `question` and `sql` (null: the data cannot answer it); if known, `group` (wordings of one question),
`readings` (all queries of an ambiguous question, as text or objects with `sql`), `kind`, `id` and `split`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from adapters.calibration.log_parts import LogPart, log_part
from reliability.errors import BadInput

RECOMMENDED = 200
KINDS = ("answerable", "ambiguous", "unanswerable")


@dataclass(frozen=True, slots=True)
class LoggedQuestion:
    """A question of a log. `sql` is None where the data cannot answer it; `readings` are further right queries."""

    id: str
    question: str
    sql: str | None
    group: str
    kind: str
    readings: tuple[str, ...] = ()
    database: str = ""
    """Where it is asked, where a log speaks of several databases."""

    @property
    def part(self) -> LogPart:
        """What it may be used for."""
        return log_part(self.group)


def read_question_log(file: Path, split: str | None = None) -> tuple[list[LoggedQuestion], list[str]]:
    """The questions of a log (of one `split`, if given), each once, and what there is to say about them.

    Questions that share a group, their words or their SQL are one group. Raises BadInput, naming the line, for a file
    that is no log, and for one that holds nothing.
    """
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"The question log {file} cannot be read.") from error
    rows = [(row, n) for n, line in enumerate(lines, 1) if line.strip() if (row := _row(line, file.name, n))]
    if split is not None:
        rows = [(row, n) for row, n in rows if row.get("split") == split]
    if not rows:
        wanted = f" of the split {split}" if split is not None else ""
        raise BadInput(f"The question log {file} holds no questions{wanted}.")
    questions = [_question(row, file.name, n) for row, n in rows]
    once = list({(q.question, q.sql, q.readings): q for q in reversed(questions)}.values())[::-1]
    ids = {q.id for q in once}
    if len(ids) < len(once):
        raise BadInput(f"Two different questions of {file} have the same id.")
    notes = []
    if len(once) < len(questions):
        notes.append(f"{len(questions) - len(once):,} questions are in the log twice and count once.")
    if len(once) < RECOMMENDED:
        notes.append(
            f"{len(once):,} questions are few: {RECOMMENDED} or more are recommended. With fewer, probabilities are "
            "rough, fewer targets can be reached, and Candor asks more often than it would have to."
        )
    return _grouped(once), notes


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
            f"spider-{number}", row["question"], row["query"], f"{row['db_id']} {row['query']}", "answerable",
            database=row["db_id"],
        )
        for number, row in enumerate(rows)
        if row["db_id"] != "wta_1"
    ]  # fmt: skip


def _row(line: str, name: str, number: int) -> Mapping[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise BadInput(f"{name}, line {number} is no JSON.") from error
    if not isinstance(row, dict):
        raise BadInput(f"{name}, line {number} is no object with a question and its SQL.")
    return row


def _question(row: Mapping[str, Any], name: str, number: int) -> LoggedQuestion:
    place = f"{name}, line {number}"
    words, sql = row.get("question"), row.get("sql")
    if not isinstance(words, str) or not words.strip():
        raise BadInput(f"{place} has no question.")
    if "sql" not in row or not (sql is None or (isinstance(sql, str) and sql.strip())):
        raise BadInput(f"{place} has no SQL; null says that the data cannot answer the question.")
    readings = row.get("readings") or []
    queries = (
        [r.get("sql") if isinstance(r, dict) else r for r in readings]
        if isinstance(readings, list)
        else [None]
    )
    if not all(isinstance(query, str) and query.strip() for query in queries):
        raise BadInput(f"{place}: readings are a list of queries, or of objects with sql.")
    others = tuple(str(query) for query in queries if query != sql)
    kind = row.get("kind") or ("unanswerable" if sql is None else "ambiguous" if others else "answerable")
    if kind not in KINDS or (kind == "unanswerable") != (sql is None):
        raise BadInput(f"{place}: its kind is answerable, ambiguous or, without SQL, unanswerable.")
    content = json.dumps([words, sql, list(others)])
    own = str(row.get("id") or hashlib.sha256(content.encode()).hexdigest()[:16])
    return LoggedQuestion(own, words.strip(), sql, str(row.get("group") or ""), str(kind), others)


def _grouped(questions: Sequence[LoggedQuestion]) -> list[LoggedQuestion]:
    """The questions with their groups: joined where they share a given group, their words, or their SQL."""
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
    keys = [_name("1", words)]
    if question.group:
        keys.append(f"0{question.group}")
    if question.sql is not None:
        keys.append(_name("2", " ".join(question.sql.split())))
    return keys


def _name(kind: str, text: str) -> str:
    return kind + hashlib.sha256(text.encode()).hexdigest()[:16]


def kinds(questions: Iterable[LoggedQuestion]) -> dict[str, int]:
    """How many there are of each kind."""
    found = dict.fromkeys(KINDS, 0)
    for question in questions:
        found[question.kind] += 1
    return found
