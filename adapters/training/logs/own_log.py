"""A team's own question log as training material: lines of JSON with `question` and `sql`.

`split` (only `train` is read, where lines have it) and `group` (paraphrases of one question; else questions of equal
SQL are a group) are optional. What cannot be learned from is left out and counted by its reason, never guessed at.
A question that a model was trained on may not calibrate or measure it: `trained_on` names them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from adapters.training.data.sources import Pair, Value, normalised
from adapters.training.data.value_index import gold_values
from reliability.calibration.log_lines import LogLine, read_log_lines
from reliability.errors import BadInput
from reliability.sql.form import NotCanonical, canonical_sql, lexemes
from reliability.values import Schema

_MAX_QUESTION = 2_000
_MAX_SQL = 20_000
Align = Callable[[str, str], str]
"""Question (with the one before it) and canonical query → the form to learn (`adapters/training/aligned.py`)."""
FindValues = Callable[[str], Sequence[Value]]


@dataclass(frozen=True)
class LoggedPair:
    """A question that can be learned from, and the group that is never divided."""

    pair: Pair
    group: str


@dataclass(frozen=True)
class OwnLog:
    """What a log holds: questions to learn from, and how many others were left out, by reason."""

    pairs: tuple[LoggedPair, ...]
    left_out: Counter[str]

    def words(self) -> str:
        """How much is used, and why the rest is not."""
        reasons = "; ".join(f"{count} {reason}" for reason, count in self.left_out.most_common())
        return f"{len(self.pairs)} questions are used" + (f"; left out: {reasons}" if reasons else "")


def read_own_log(file: Path, schema: Schema, find_values: FindValues, align: Align = lambda _, form: form) -> OwnLog:
    """Read a log. Raises BadInput where it cannot be read, a line is no JSON object, or nothing in it can be used."""
    found: list[LoggedPair] = []
    left_out: Counter[str] = Counter()
    seen: set[tuple[str, str]] = set()
    for line in read_log_lines(file):
        reason = _reason(line)
        if reason is None:
            try:
                form = align(_said(line), canonical_sql(line.sql or "", schema, schema.dialect))
            except NotCanonical as error:
                reason = _kind(str(error))
            else:
                if (normalised(line.question), form) in seen:
                    reason = "doubles"
                seen.add((normalised(line.question), form))
        if reason is not None:
            left_out[reason] += 1
            continue
        found.append(_logged(line, form, schema, find_values))
    if not found:
        reasons = "; ".join(f"{count} {reason}" for reason, count in left_out.most_common())
        raise BadInput(f"Nothing in {file} can be learned from" + (f": {reasons}." if reasons else ": it is empty."))
    return OwnLog(tuple(found), left_out)


def trainable(
    asked: Iterable[tuple[str, str]], schema: Schema, find_values: FindValues, align: Align = lambda _, form: form
) -> list[Pair]:
    """Pairs of questions and their SQL; those whose SQL has no form over these tables are left out."""
    found = []
    for question, sql in asked:
        try:
            form = align(question, canonical_sql(sql, schema, schema.dialect))
        except NotCanonical:
            continue
        line = LogLine(0, question, sql, True, "answerable")
        found.append(_logged(line, form, schema, find_values).pair)
    return found


def _reason(line: LogLine) -> str | None:
    """Why a line is not learned from, as far as one can tell without its SQL."""
    if line.split not in (None, "train"):
        return "of another split"
    if not line.with_sql or line.sql is None:
        return "without SQL"
    if len(line.question) > _MAX_QUESTION or len(line.sql) > _MAX_SQL:
        return "too long"
    return None


def _said(line: LogLine) -> str:
    return f"{line.previous.question}\n{line.question}" if line.previous else line.question


def _kind(reason: str) -> str:
    if reason.startswith("Not parsed"):
        return "whose SQL does not parse"
    if reason.startswith("Unknown"):
        return "that name tables or columns which the schema has not"
    return "whose SQL has no canonical form"


def _logged(line: LogLine, form: str, schema: Schema, find_values: FindValues) -> LoggedPair:
    pieces = tuple(lexemes(form, schema))
    values = list(find_values(line.question))
    known = {(t, c, v.lower()) for t, c, v in values}
    values += [v for v in gold_values(pieces, line.question) if (v[0], v[1], v[2].lower()) not in known]
    before = line.previous.question if line.previous else ""
    pair = Pair("log", "own", line.question, before, schema, pieces, tuple(values))
    return LoggedPair(pair, line.group or form)


def trained_on(pairs: Sequence[Pair]) -> str:
    """Lines of SHA-256 (hex) of the normalised questions, sorted: what may not calibrate the model."""
    hashes = {hashlib.sha256(normalised(pair.question).encode()).hexdigest() for pair in pairs}
    return "".join(f"{each}\n" for each in sorted(hashes))
