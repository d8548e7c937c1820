"""Files of questions with their SQL: CSV, lines of JSON, and native questions as Metabase's API lists them."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from reliability.errors import BadInput

_LARGEST = 10_000_000
Pair = tuple[str, str]


def pairs_of(file: Path) -> list[Pair]:
    """The questions of a file with their SQL. Raises BadInput for a file that cannot be read, or that holds none."""
    text = _text(file)
    start = text.lstrip()[:1]
    found = list(
        _metabase(text, file) if start == "[" else _json_lines(text, file) if start == "{" else _csv(text, file)
    )
    if not found:
        raise BadInput(f"{file} holds no question with its SQL.")
    return found


def _text(file: Path) -> str:
    try:
        raw = sys.stdin.buffer.read(_LARGEST + 1) if str(file) == "-" else file.read_bytes()
        if len(raw) > _LARGEST:
            raise BadInput(f"{file} is larger than {_LARGEST // 1_000_000} MB.")
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{file} is not UTF-8.") from error


def _csv(text: str, file: Path) -> Iterator[Pair]:
    try:
        reader = csv.DictReader(io.StringIO(text), strict=True)
        names = {str(name).strip().lower(): name for name in reader.fieldnames or ()}
        if not {"question", "sql"} <= set(names):
            raise BadInput(f"{file} needs the columns question and sql in its first line.")
        for row in reader:
            yield _pair(row.get(names["question"]), row.get(names["sql"]), f"line {reader.line_num} of {file}")
    except csv.Error as error:
        raise BadInput(f"{file} is no CSV: {error}.") from error


def _json_lines(text: str, file: Path) -> Iterator[Pair]:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            entry = _json(line, f"line {number} of {file}")
            if not isinstance(entry, dict):
                raise BadInput(f"Line {number} of {file} is no JSON object.")
            yield _pair(entry.get("question"), entry.get("sql"), f"line {number} of {file}")


def _metabase(text: str, file: Path) -> Iterator[Pair]:
    """Cards as `GET /api/card` lists them; those that are no SQL, are archived or ask for parameters are left out."""
    for card in _json(text, str(file)):
        query = card.get("dataset_query") if isinstance(card, dict) else None
        native = query.get("native") if isinstance(query, dict) else None
        if not isinstance(native, dict) or card.get("archived") or native.get("template-tags"):
            continue
        yield _pair(card.get("name"), native.get("query"), f"a card of {file}")


def _json(text: str, where: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{where[:1].upper()}{where[1:]} is no JSON.") from error


def _pair(question: object, sql: object, where: str) -> Pair:
    if not isinstance(question, str) or not isinstance(sql, str) or not question.strip() or not sql.strip():
        raise BadInput(f"A question and its SQL are needed in {where}.")
    return question, sql
