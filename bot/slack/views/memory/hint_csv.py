"""Hints as CSV: out as what a spreadsheet takes for text and nothing else, and in again."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace

from bot.slack.views.csv_file import defused
from reliability.errors import BadInput
from reliability.memory.hint_lines import from_fields
from reliability.values import Element, Hint, Rows

COLUMNS = tuple("id phrase prefers over scope owner author question created_at state weight warehouse ask".split())
_NEEDED = ("phrase", "prefers", "scope")


def hint_rows(hints: Sequence[Hint]) -> Rows:
    """Hints as rows of a CSV file, which `csv_file` writes."""
    return Rows(COLUMNS, tuple(_row(hint) for hint in hints))


def hints_from_csv(text: str, warehouse: str = "") -> dict[int, Hint]:
    """The hints of a CSV text with a line of names first, by the number of the line that each ends in; of commas or
    semicolons. What is left out is as in a new hint about `warehouse`.

    Raises BadInput with the number of a bad line.
    """
    text = text.lstrip("\ufeff")
    first = text.split("\n", 1)[0]
    reader = csv.DictReader(
        io.StringIO(text), delimiter=";" if first.count(";") > first.count(",") else ",", strict=True
    )
    found: dict[int, Hint] = {}
    try:
        names = [name.strip().lower() for name in reader.fieldnames or ()]
        reader.fieldnames = names
        if missing := [name for name in _NEEDED if name not in names]:
            raise BadInput(f"The first line must name the columns; {missing[0]} is missing.")
        for row in reader:
            hint = _hint(row, reader.line_num)
            found[reader.line_num] = replace(hint, warehouse=hint.warehouse or warehouse)
    except csv.Error as error:
        raise BadInput(f"Line {reader.line_num + 1} is no CSV: {error}.") from error
    return found


def _row(hint: Hint) -> tuple[str | float, ...]:
    over = "; ".join(map(_cell, hint.passed_over))
    if any(";" in str(element) for element in hint.passed_over):
        over = json.dumps([[element.table, element.column] for element in hint.passed_over])
    return (
        hint.id,
        hint.phrase,
        _cell(hint.preferred),
        over,
        hint.scope.value,
        hint.owner,
        hint.author,
        hint.question,
        hint.created_at,
        hint.state.value,
        hint.weight,
        hint.warehouse,
        hint.ask,
    )


def _cell(element: Element) -> str:
    """An element by its name, or as JSON where the name alone would be read as another one."""
    name = str(element)
    if ("." in element.table and not element.column) or "." in element.column or name.startswith("["):
        return json.dumps([element.table, element.column])
    return name


def _hint(row: dict[str, str | None], number: int) -> Hint:
    given = {name: _undefused(value).strip() for name, value in row.items() if name and isinstance(value, str)}
    fields: dict[str, object] = {name: value for name, value in given.items() if name in COLUMNS and value}
    try:
        for name, called in (("prefers", "preferred"), ("over", "passed_over")):
            said = given.get(name, "")
            fields.pop(name, None)
            if said:
                listed = said.startswith("[[") or name == "over"
                fields[called] = _several(said) if listed else _one(said)
        return from_fields(fields)
    except BadInput as error:
        raise BadInput(f"Line {number}: {error}") from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise BadInput(f"Line {number} is not a hint: {error}") from error


def _several(said: str) -> list[object]:
    if said.startswith("[["):
        listed = json.loads(said)
        return list(listed)
    return [_one(part.strip()) for part in said.split(";") if part.strip()]


def _one(said: str) -> object:
    return json.loads(said) if said.startswith("[") else said


def _undefused(value: str) -> str:
    """A cell as it was before a formula in it was defused."""
    lines = [line[1:] if line.startswith("'") and defused(line[1:]) == line else line for line in value.split("\n")]
    return "\n".join(lines)
