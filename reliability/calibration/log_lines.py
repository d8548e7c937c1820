"""The one reader of question logs: a file of JSON lines becomes lines whose every field has its type (docs/METHODS.md
5).

A line holds `question` and `sql` (null: the data cannot answer it). If known, also: `id`, `split`, `kind`, `group`
(wordings of one question), `role` (whose voice it is), `part` (`fit`, `calibrate` or `bound`: what it may be used for),
`readings` (all queries of an ambiguous question; without `sql`
none of them is the natural one), `also_right` (queries whose other result is right, too), `previous` (a follow-up's
question and SQL before), `tables` and `columns` that the query reads. Other fields are left alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from reliability.calibration.log_parts import LogPart
from reliability.errors import BadInput
from reliability.values import PreviousTurn

KINDS = ("answerable", "ambiguous", "unanswerable")
"""Kinds of questions that a log's figures are given by."""
FURTHER_KINDS = ("no_question", "follow_up")
_MOST_BYTES = 256 << 20


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `sql` is None where there is none, `with_sql` says whether the line speaks of it; what is not given is
    empty."""

    number: int
    question: str
    sql: str | None
    with_sql: bool
    kind: str
    id: str = ""
    group: str = ""
    split: str | None = None
    role: str = ""
    part: str = ""
    readings: tuple[str, ...] = ()
    also_right: tuple[str, ...] = ()
    previous: PreviousTurn | None = None
    tables: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


def read_log_lines(file: Path) -> list[LogLine]:
    """The lines of a log, empty ones left out. Raises BadInput, naming the line and what is wrong, for a file that is
    no log; an empty file is a log without lines."""
    lines = _text(file).split("\n")
    return [_line(row, f"{file.name}, line {n}", n) for n, row in enumerate(lines, 1) if row.strip()]


def _text(file: Path) -> str:
    """What a file holds; a mark of its byte order is no part of it."""
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise BadInput(f"{file} has more than {_MOST_BYTES >> 20} MiB: a question log cannot be read from it.")
        return file.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise BadInput(f"There is no {file}: the question log cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadInput(f"The question log {file} cannot be read: line {line} is not UTF-8.") from error
    except OSError as error:
        raise BadInput(f"The question log {file} cannot be read: {error.strerror}.") from error


def _line(text: str, place: str, number: int) -> LogLine:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{place} is no JSON.") from error
    if not isinstance(row, dict):
        raise BadInput(f"{place} is no object with a question and its SQL.")
    words, sql = row.get("question"), row.get("sql")
    if not isinstance(words, str) or not words.strip():
        raise BadInput(f"{place} has no question.")
    if sql is not None and not isinstance(sql, str):
        raise BadInput(f"{place} has no SQL; null says that the data cannot answer the question.")
    readings = _queries(row, "readings", place)
    return LogLine(
        number,
        words.strip(),
        sql or None,
        (sql is None and "sql" in row) or bool(sql and sql.strip()),
        _kind(row, sql, readings, place),
        str(row.get("id") or ""),
        str(row.get("group") or ""),
        _text_or_none(row, "split", place),
        _text_or_none(row, "role", place) or "",
        _part(row, place),
        readings,
        _queries(row, "also_right", place),
        _previous(row, place),
        _names(row, "tables", place),
        _names(row, "columns", place),
    )


def _kind(row: Mapping[str, Any], sql: str | None, readings: tuple[str, ...], place: str) -> str:
    """What the line says, or what its queries say. Every kind but the unanswerable ones and what is no question has
    SQL, or, if ambiguous, readings."""
    others = [query for query in readings if query != sql]
    kind = row.get("kind") or ("ambiguous" if others else "unanswerable" if sql is None else "answerable")
    queries = sql is not None or (kind == "ambiguous" and bool(others))
    without = kind in ("unanswerable", "no_question")
    if kind not in (*KINDS, *FURTHER_KINDS) or ("sql" in row and without == queries):
        raise BadInput(
            f"{place}: its kind is answerable, ambiguous, follow_up or, without SQL, unanswerable or no_question."
        )
    return str(kind)


def _part(row: Mapping[str, Any], place: str) -> str:
    given = row.get("part") or ""
    if given not in ("", *LogPart):
        raise BadInput(f"{place}: its part is {', '.join(LogPart)}, or is not given.")
    return str(given)


def _queries(row: Mapping[str, Any], name: str, place: str) -> tuple[str, ...]:
    """Queries as text, or as objects with `sql`."""
    given = row.get(name) or []
    found = []
    for each in given if isinstance(given, list) else [None]:
        query = each.get("sql") if isinstance(each, dict) else each
        if not isinstance(query, str) or not query.strip():
            raise BadInput(f"{place}: {name} are a list of queries, or of objects with sql.")
        found.append(query)
    return tuple(found)


def _previous(row: Mapping[str, Any], place: str) -> PreviousTurn | None:
    given = row.get("previous")
    if given is None:
        return None
    words, sql = (given.get("question"), given.get("sql") or "") if isinstance(given, dict) else (None, "")
    if not isinstance(words, str) or not words.strip() or not isinstance(sql, str):
        raise BadInput(f"{place}: previous is an object with the question before and its sql.")
    return PreviousTurn(words.strip(), sql)


def _names(row: Mapping[str, Any], name: str, place: str) -> tuple[str, ...]:
    given = row.get(name) or []
    if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
        raise BadInput(f"{place}: {name} are a list of names.")
    return tuple(given)


def _text_or_none(row: Mapping[str, Any], name: str, place: str) -> str | None:
    given = row.get(name)
    if given is not None and not isinstance(given, str):
        raise BadInput(f"{place}: {name} is a text.")
    return given
