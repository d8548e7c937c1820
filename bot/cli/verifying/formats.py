"""Files of entries with two texts each, a question and its SQL or a phrase and its meaning: CSV and lines of JSON.
Where an entry cannot be, its line is said."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.terminal import json_lines, notes, plain, put
from reliability.definitions.definition import Definition
from reliability.errors import BadInput
from reliability.verified.verified import VerifiedQuestion

LARGEST = 10_000_000
"""Bytes of a file."""
MANIFEST = "manifest.json"
"""How the name of a file ends that dbt keeps metrics in."""
_SAID, _NAMED = 20, 5
SHOWN_ID = 8
Names = tuple[str, str]
Kept = Definition | VerifiedQuestion


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: where it stands, in words, its two texts, and what is wrong with it before it was looked at.
    `passed_over`: it is none to take, which is said and keeps no other one out."""

    where: str
    values: tuple[str, str]
    problem: str = ""
    passed_over: bool = False


def entries_of(file: Path, names: Names) -> list[Entry]:
    """The entries of a CSV file with these columns, or of lines of JSON with these keys. Raises BadInput for a file
    that cannot be read as either, or that holds none."""
    return entries_in(text_of(file), file, names)


def entries_in(text: str, file: Path, names: Names) -> list[Entry]:
    """As `entries_of`, of a file's text."""
    found = list(_json_lines(text, names) if text.lstrip()[:1] == "{" else _csv(text, file, names))
    if not found:
        raise BadInput(f"{file} holds no {names[0]} with its {names[1]}.")
    return found


def text_of(file: Path) -> str:
    """A file's text; - is standard input. Raises BadInput."""
    try:
        raw = sys.stdin.buffer.read(LARGEST + 1) if str(file) == "-" else _read(file)
        if len(raw) > LARGEST:
            raise BadInput(f"{file} is larger than {LARGEST // 1_000_000} MB.")
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{file} is not UTF-8.") from error


def json_of(text: str, where: str) -> Any:
    """A text as JSON. Raises BadInput."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{where[:1].upper()}{where[1:]} is no JSON.") from error


def entry(first: object, second: object, where: str, names: Names) -> Entry:
    """An entry of two texts, or one with the problem that there are none."""
    if isinstance(first, str) and isinstance(second, str) and first.strip() and second.strip():
        return Entry(where, (first, second))
    return Entry(where, ("", ""), f"The {names[0]} and its {names[1]} are needed.")


def good_ones(
    entries: Sequence[Entry], file: Path, check: Callable[[str, str], object], *, others: bool
) -> list[Entry]:
    """The entries that `check` takes. Raises BadInput, naming those that it does not, unless the `others` are to be
    taken without them; what is passed over is said."""
    good: list[Entry] = []
    bad: list[str] = []
    said: list[str] = []
    for each in entries:
        if each.passed_over:
            said.append(f"{each.where}: {each.problem}")
            continue
        try:
            if each.problem:
                raise BadInput(each.problem)
            check(*each.values)
            good.append(each)
        except BadInput as error:
            bad.append(f"{each.where}: {error}")
    if bad and not others:
        more = f" And {len(bad) - _NAMED} more." if len(bad) > _NAMED else ""
        reasons = " ".join(bad[:_NAMED])
        raise BadInput(f"Nothing of {file} was taken. {reasons}{more} With --others, the others are.")
    for line in [*bad, *said][:_SAID]:
        notes().print(plain(line), soft_wrap=True)
    if len(bad) + len(said) > _SAID:
        notes().print(f"… and {len(bad) + len(said) - _SAID} more.")
    return good


def taken(good: Sequence[Entry], keep: Callable[[str, str], Kept], known: Callable[[], Sequence[Kept]]) -> int:
    """Keep entries; how many of them are new to what is `known`."""
    before = {each.id for each in known()}
    return len({keep(*each.values).id for each in good} - before)


def export(file: Path, found: Sequence[Kept], names: Names, noun: str) -> None:
    """Write what is kept as lines of JSON with these keys. Raises BadInput."""
    if put(file, json_lines({name: getattr(each, name) for name in names} for each in found)):
        notes().print(f"{len(found)} {noun} written to {file}.")


def listed(each: Kept, words: str, origin: str, gone: str) -> str:
    """A line of a list: an id's beginning, words, and where it comes from; `gone` says what is no longer active."""
    state = "" if each.state == "active" else f", {gone}{f' ({each.why})' if each.why else ''}"
    about = plain(f"({origin}, {each.warehouse}{state})")
    return f"[dim]{each.id[:SHOWN_ID]}[/dim]  {plain(words)}  [dim]{about}[/dim]"


def _read(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(LARGEST + 1)


def _csv(text: str, file: Path, names: Names) -> Iterator[Entry]:
    try:
        reader = csv.DictReader(io.StringIO(text), strict=True)
        known = {str(name).strip().lower(): name for name in reader.fieldnames or ()}
        if not set(names) <= set(known):
            raise BadInput(f"{file} needs the columns {names[0]} and {names[1]} in its first line.")
        for row in reader:
            first, second = (row.get(known[name]) for name in names)
            yield entry(first, second, f"Line {reader.line_num}", names)
    except csv.Error as error:
        raise BadInput(f"{file} is no CSV: {error}.") from error


def _json_lines(text: str, names: Names) -> Iterator[Entry]:
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        where = f"Line {number}"
        try:
            given = json_of(line, where)
        except BadInput:
            yield Entry(where, ("", ""), "It is no JSON.")
            continue
        if isinstance(given, dict):
            yield entry(given.get(names[0]), given.get(names[1]), where, names)
        else:
            yield Entry(where, ("", ""), "It is no JSON object.")
