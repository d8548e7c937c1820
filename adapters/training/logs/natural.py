"""Questions as people ask them, as training material: a natural log, wordings of queries, and what was offered for
them.

A natural log has `question` with `sql`, `readings` or `previous` (reliability/calibration/log_lines.py). A file of
wordings holds a query and several ways to ask for it a line: `{"sql": "…", "asked": ["…", "…"]}`, or where they have
several meanings `{"readings": [{"sql": "…"}, …], "asked": ["…"]}`. A file of offers holds queries that composing gave
for a question, each with whether its result is right: `{"question": "…", "queries": [["SELECT …", true], …]}`; the
judge learns from them what it will be shown.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from adapters.training.data.sources import Pair, normalised
from adapters.training.held_out import hold_out
from adapters.training.logs.aligned import Align
from reliability.calibration.log_lines import LogLine, read_log_lines
from reliability.errors import BadInput
from reliability.sql.form import NotCanonical, canonical_sql, lexemes
from reliability.values import Schema

SOURCE = "natural"
_HELD_OUT_VOICES = 0.2
"""The share of a natural log's voices that nothing is learned from, so that weights can be compared on them."""
Offers = Mapping[str, tuple[tuple[str, bool], ...]]
"""Queries by the normalised question that they were offered for, each with whether it is right."""


@dataclass(frozen=True)
class NaturalMaterial:
    """Files about one database: natural logs, wordings of queries, and offers (all of them may be missing). `measured`
    are logs whose questions are never learned from. `asked_on` is the day on which all of them are asked."""

    logs: tuple[Path, ...] = ()
    wordings: tuple[Path, ...] = ()
    offers: Path | None = None
    measured: tuple[Path, ...] = ()
    asked_on: date | None = None

    def files(self) -> tuple[Path, ...]:
        """All files that examples depend on."""
        return (*self.logs, *self.wordings, *((self.offers,) if self.offers else ()), *self.measured)


def natural_pairs(material: NaturalMaterial, schema: Schema, align: Align = lambda _, form: form) -> list[Pair]:
    """The pairs of all files that have a canonical form, each wording of a query a pair of its own."""
    banned = {normalised(line.question) for file in material.measured for line in read_log_lines(file)}
    offered = read_offers(material.offers) if material.offers else {}
    found: list[Pair] = []
    for line in (line for file in material.logs for line in learned_lines(file)):
        found += _of_line(line, schema, align)
    for file in material.wordings:
        found += _of_wordings(file, schema, align)
    kept = (pair for pair in found if normalised(pair.question) not in banned)
    return [replace(pair, offered=offered.get(normalised(pair.question), ())) for pair in kept]


def learned_lines(log: Path) -> list[LogLine]:
    """The lines of a natural log in the voices that are learned from: the others compare weights."""
    return hold_out(read_log_lines(log), lambda line: line.role, _HELD_OUT_VOICES, 5)[0]


def _of_line(line: LogLine, schema: Schema, align: Align) -> Iterator[Pair]:
    queries = [sql for sql in (line.sql, *line.readings) if sql]
    before = line.previous.question if line.previous else ""
    yield from _pair(line.question, before, queries, schema, align)


def _of_wordings(file: Path, schema: Schema, align: Align) -> Iterator[Pair]:
    for queries, asked in read_wordings(file):
        for question in asked:
            yield from _pair(question, "", queries, schema, align)


def _pair(question: str, before: str, queries: Sequence[str], schema: Schema, align: Align) -> Iterator[Pair]:
    """One pair, if any of its queries has a canonical form; the others of an ambiguous question are its readings."""
    said = f"{before}\n{question}" if before else question
    texts = [align(said, text) for text in (_canonical(sql, schema) for sql in queries) if text]
    if texts:
        first, *others = [tuple(lexemes(text, schema)) for text in dict.fromkeys(texts)]
        yield Pair(SOURCE, "sample", question, before, schema, first, readings=tuple(others))


def _canonical(sql: str, schema: Schema) -> str:
    try:
        return canonical_sql(sql, schema, schema.dialect)
    except NotCanonical:
        return ""


def read_wordings(file: Path) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Queries, of which each is right, and how they are asked for. Raises BadInput, naming the line, for what is no
    such file."""
    found = []
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        row = _object(text, file, number)
        asked, queries = _texts(row.get("asked")), _texts(_queries(row))
        if asked is None or not queries:
            raise BadInput(f"{file.name}, line {number}: it has no sql, or no list of how it is asked for.")
        found.append((tuple(queries), tuple(each.strip() for each in asked if each.strip())))
    return found


def _queries(row: Mapping[str, object]) -> object:
    readings = row.get("readings", [row])
    if not isinstance(readings, list):
        return None
    return [each.get("sql") if isinstance(each, dict) else None for each in readings]


def _texts(value: object) -> list[str] | None:
    """The value, if it is a list of texts."""
    return value if isinstance(value, list) and all(isinstance(each, str) for each in value) else None


def read_offers(file: Path) -> Offers:
    """What was offered, by normalised question; nothing where the file is not there yet."""
    if not file.is_file():
        return {}
    found: dict[str, tuple[tuple[str, bool], ...]] = {}
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        row = _object(text, file, number)
        found[normalised(str(row["question"]))] = tuple((str(sql), bool(right)) for sql, right in row["queries"])  # type: ignore[attr-defined]
    return found


def _object(text: str, file: Path, number: int) -> dict[str, object]:
    try:
        row = json.loads(text)
    except ValueError as error:
        raise BadInput(f"{file.name}, line {number} is no JSON.") from error
    if not isinstance(row, dict):
        raise BadInput(f"{file.name}, line {number} is no JSON object.")
    return row
