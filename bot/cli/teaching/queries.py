"""Files of saved SQL without questions, for `candor teach --queries`.

Read are .sql files and folders of them (as dbt keeps models and analyses), CSV with a column `query` or `sql` (as
psql's \\copy of pg_stat_statements writes it, those that were called most first), lines or a list of JSON with one of
these keys, and cards or a serialized folder of Metabase.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.verifying.formats import LARGEST, Entry, json_of, text_of
from bot.cli.verifying.metabase import folder_of_cards, listed_cards
from reliability.errors import BadInput

if TYPE_CHECKING:
    from reliability.values import Dialect

_KEYS = ("query", "sql")
_MOST_FILES, _MOST_BYTES = 5_000, 50_000_000
"""Files of a folder that are read, and the bytes of all of them."""
_NO_SQL = "cards that are no SQL, ask for parameters or are archived"
_Called = tuple[str, float]
"""A text of SQL, and how often it was called."""


@dataclass(frozen=True)
class SavedStatements:
    """The statements of some files, at most as many as are looked at, and how many others were left out, by reason."""

    texts: tuple[str, ...]
    left_out: Counter[str]


def read_statements(places: Sequence[Path], dialect: Dialect, most: int) -> SavedStatements:
    """The statements of files and folders, each once, at most `most`: those of each file that were called most, else
    its first. Raises BadInput for a file that cannot be read, is larger than 10 MB, is no UTF-8 or holds no
    statement."""
    from adapters.training.teaching.statements import statements_in

    texts: list[str] = []
    left_out: Counter[str] = Counter()
    for place in places:
        found = [each for text in _texts(place, left_out) for each in statements_in(text, dialect)]
        if not found:
            reasons = "; ".join(f"{count:,} {reason}" for reason, count in left_out.most_common())
            raise BadInput(f"{place} holds no SQL statement" + (f"; left out: {reasons}." if reasons else "."))
        texts += found
    once = list(dict.fromkeys(texts))
    _leave_out(left_out, "that are there twice", len(texts) - len(once))
    _leave_out(left_out, f"more than the {most:,} that are read", len(once) - most)
    return SavedStatements(tuple(once[:most]), left_out)


def _leave_out(left_out: Counter[str], why: str, count: int) -> None:
    """Count what is left out; where nothing is, nothing is said of it."""
    if count > 0:
        left_out[why] += count


def _texts(place: Path, left_out: Counter[str]) -> list[str]:
    """The texts of SQL of a file or folder."""
    if place.is_dir():
        return _of_folder(place, left_out)
    text = text_of(place)
    if place.suffix.lower() == ".sql":
        return [text]
    rows = json_of(text, str(place)) if text.lstrip()[:1] == "[" else []
    if any(isinstance(row, dict) and any(key in row for key in _KEYS) for row in rows):
        called = [each for row in rows for each in _of_row(row, left_out)]
    elif (cards := listed_cards(text, place)) is not None:
        return _of_cards(cards, left_out)
    else:
        called = list(_json_lines(text, left_out) if text.lstrip()[:1] == "{" else _csv(text, place, left_out))
    return [sql for sql, _ in sorted(called, key=lambda each: -each[1])]


def _of_cards(cards: Sequence[Entry], left_out: Counter[str]) -> list[str]:
    _leave_out(left_out, _NO_SQL, sum(bool(each.problem) for each in cards))
    return [each.values[1] for each in cards if not each.problem]


def _of_folder(folder: Path, left_out: Counter[str]) -> list[str]:
    files = sorted(each for each in folder.rglob("*.[sS][qQ][lL]") if each.is_file())
    if not files:
        try:
            cards = folder_of_cards(folder)
        except BadInput as error:
            raise BadInput(f"{folder} holds no .sql file, and no question of Metabase.") from error
        return _of_cards(cards, left_out)
    _leave_out(left_out, f"files more than the {_MOST_FILES:,} that are read", len(files) - _MOST_FILES)
    texts: list[str] = []
    room = _MOST_BYTES
    for number, file in enumerate(files[:_MOST_FILES]):
        try:
            texts.append(text_of(file))
        except BadInput:
            left_out[f"files that cannot be read or are larger than {LARGEST // 1_000_000} MB"] += 1
            continue
        room -= len(texts[-1].encode())
        if room < 0:
            texts.pop()
            left = len(files[:_MOST_FILES]) - number
            left_out[f"files after the first {_MOST_BYTES // 1_000_000} MB of the folder"] += left
            break
    return texts


def _csv(text: str, file: Path, left_out: Counter[str]) -> Iterator[_Called]:
    before = csv.field_size_limit(LARGEST)  # a statement may be longer than the 128 kB that Python allows
    try:
        reader = csv.DictReader(io.StringIO(text), strict=True)
        known = {str(name).strip().lower(): name for name in reader.fieldnames or ()}
        key = next((known[name] for name in _KEYS if name in known), None)
        if key is None:
            raise BadInput(
                f"{file} needs a column query (or sql) in its first line, as CSV HEADER writes it, or a name that ends "
                "in .sql."
            )
        calls = known.get("calls")
        for row in reader:
            yield from _entry(row.get(key), row.get(calls) if calls else None, left_out)
    except csv.Error as error:
        raise BadInput(f"{file} is no CSV: {error}.") from error
    finally:
        csv.field_size_limit(before)


def _json_lines(text: str, left_out: Counter[str]) -> Iterator[_Called]:
    for number, line in enumerate(text.split("\n"), start=1):  # a line break of Unicode may stand in a text
        if not line.strip():
            continue
        try:
            given = json_of(line, f"line {number}")
        except BadInput:
            left_out["lines that are no JSON"] += 1
            continue
        yield from _of_row(given, left_out)


def _of_row(given: object, left_out: Counter[str]) -> Iterator[_Called]:
    row = given if isinstance(given, dict) else {}
    yield from _entry(next((row[name] for name in _KEYS if row.get(name)), None), row.get("calls"), left_out)


def _entry(sql: object, calls: object, left_out: Counter[str]) -> Iterator[_Called]:
    """The text with how often it was called; nothing where there is none."""
    if not isinstance(sql, str) or not sql.strip():
        left_out["entries without a statement"] += 1
        return
    try:
        often = float(str(calls))
    except ValueError:
        often = 0.0
    yield sql, often if often >= 0 else 0.0
