"""A team's own question log as training material: lines of JSON with `question` and `sql`.

`split` (only `train` is read, where lines have it) and `group` (paraphrases of one question; else questions of equal
SQL are a group) are optional. What cannot be learned from is left out and counted by its reason, never guessed at.
A question that a model was trained on may not calibrate or measure it: `trained_on` names them.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from adapters.training.sources import Pair, Value, normalised
from adapters.training.value_index import gold_values
from reliability.errors import BadInput
from reliability.sql_form import NotCanonical, canonical_sql, lexemes
from reliability.values import Schema

_MAX_QUESTION = 2_000
_MAX_SQL = 20_000
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


def read_own_log(file: Path, schema: Schema, find_values: FindValues) -> OwnLog:
    """Read a log. Raises BadInput where it cannot be read, a line is no JSON object, or nothing in it can be used."""
    found: list[LoggedPair] = []
    left_out: Counter[str] = Counter()
    seen: set[tuple[str, str]] = set()
    for number, row in _rows(file):
        question, sql = row.get("question"), row.get("sql")
        if not isinstance(question, str) or not question.strip():
            raise BadInput(f"Line {number} of {file} has no question.")
        reason = _reason(row, question, sql)
        if reason is None:
            assert isinstance(sql, str)  # what _reason has looked at
            try:
                form = canonical_sql(sql, schema, schema.dialect)
            except NotCanonical as error:
                reason = _kind(str(error))
            else:
                if (normalised(question), form) in seen:
                    reason = "doubles"
                seen.add((normalised(question), form))
        if reason is not None:
            left_out[reason] += 1
            continue
        found.append(_logged(row, question, form, schema, find_values))
    if not found:
        reasons = "; ".join(f"{count} {reason}" for reason, count in left_out.most_common())
        raise BadInput(
            f"Nothing in {file} can be learned from" + (f": {reasons}." if reasons else ": it is empty.")
        )
    return OwnLog(tuple(found), left_out)


def _rows(file: Path) -> list[tuple[int, dict[str, Any]]]:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(
            f"The log {file} cannot be read: {getattr(error, 'strerror', None) or 'it is not UTF-8'}."
        ) from error
    rows = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadInput(f"Line {number} of {file} is not JSON.") from error
        if not isinstance(row, dict):
            raise BadInput(f"Line {number} of {file} is not a JSON object.")
        rows.append((number, row))
    return rows


def _reason(row: dict[str, Any], question: str, sql: object) -> str | None:
    """Why a line is not learned from, as far as one can tell without its SQL."""
    if row.get("split", "train") != "train":
        return "of another split"
    if not isinstance(sql, str) or not sql.strip():
        return "without SQL"
    if len(question) > _MAX_QUESTION or len(sql) > _MAX_SQL:
        return "too long"
    return None


def _kind(reason: str) -> str:
    if reason.startswith("Not parsed"):
        return "whose SQL does not parse"
    if reason.startswith("Unknown"):
        return "that name tables or columns which the schema has not"
    return "whose SQL has no canonical form"


def _logged(
    row: dict[str, Any], question: str, form: str, schema: Schema, find_values: FindValues
) -> LoggedPair:
    pieces = tuple(lexemes(form, schema))
    values = list(find_values(question))
    known = {(t, c, v.lower()) for t, c, v in values}
    values += [v for v in gold_values(pieces, question) if (v[0], v[1], v[2].lower()) not in known]
    group = row.get("group")
    return LoggedPair(
        Pair("log", "own", question, "", schema, pieces, tuple(values)),
        str(group) if group not in (None, "") else form,
    )


def divided(pairs: Sequence[LoggedPair], share: float) -> tuple[list[Pair], list[Pair]]:
    """Pairs to learn from, and about `share` of them held out: whole groups, by a fixed rule.

    Where every group would be held out, or none is left to learn from, nothing is held out.
    """
    kept = [p.pair for p in pairs if _fraction(p.group) >= share]
    held_out = [p.pair for p in pairs if _fraction(p.group) < share]
    return (kept, held_out) if kept else (held_out, [])


def _fraction(group: str) -> float:
    return int.from_bytes(hashlib.sha256(group.encode()).digest()[:4], "big") / 2**32


def trained_on(pairs: Sequence[Pair]) -> str:
    """Lines of SHA-256 (hex) of the normalised questions, sorted: what may not calibrate the model."""
    hashes = {hashlib.sha256(normalised(pair.question).encode()).hexdigest() for pair in pairs}
    return "".join(f"{each}\n" for each in sorted(hashes))
