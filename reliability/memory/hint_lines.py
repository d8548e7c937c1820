"""Hints as lines of JSON: what is exported, imported and written into the audit trail."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from reliability.errors import BadInput
from reliability.memory.rules import checked
from reliability.values import Element, Hint, HintScope, HintState


def to_json_line(hint: Hint) -> str:
    """One hint as one line of JSON, all of it."""
    return json.dumps(
        {
            "id": hint.id,
            "phrase": hint.phrase,
            "preferred": [hint.preferred.table, hint.preferred.column],
            "passed_over": [[e.table, e.column] for e in hint.passed_over],
            "scope": hint.scope.value,
            "owner": hint.owner,
            "author": hint.author,
            "question": hint.question,
            "created_at": hint.created_at,
            "state": hint.state.value,
            "weight": hint.weight,
            "warehouse": hint.warehouse,
            "ask": hint.ask,
        }
    )


def from_json_lines(lines: Iterable[str]) -> Iterator[Hint]:
    """Hints from JSON lines; blank lines are skipped. Raises BadInput with the number of a bad line."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            yield from_fields(json.loads(line))
        except BadInput as error:
            raise BadInput(f"Line {number}: {error}") from error
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise BadInput(f"Line {number} is not a hint: {error}") from error


def from_fields(fields: dict[str, Any]) -> Hint:
    """A hint of plain values, as a line holds them. Raises BadInput, ValueError, TypeError, KeyError or AttributeError
    where they are none."""
    names = ("owner", "author", "question", "created_at", "id", "warehouse", "ask")
    texts = {name: fields.get(name, "") for name in names}
    if any(not isinstance(text, str) for text in (*texts.values(), fields["phrase"])):
        raise ValueError("its texts must be strings")
    texts["created_at"] = texts["created_at"] or datetime.now(UTC).isoformat()
    hint = Hint(
        phrase=fields["phrase"],
        preferred=_element(fields["preferred"]),
        passed_over=tuple(_element(each) for each in fields.get("passed_over", ())),
        scope=HintScope(fields["scope"]),
        state=HintState(fields.get("state", "active")),
        weight=float(fields.get("weight", 1.0)),
        **texts,
    )
    return checked(hint)


def _element(pair: object) -> Element:
    if isinstance(pair, str):
        table, _, column = pair.rpartition(".")
        return Element(table, column) if table else Element(column)
    if isinstance(pair, list) and len(pair) == 2 and all(isinstance(name, str) for name in pair):
        return Element(*pair)
    raise ValueError("an element is [table, column] or “table.column”")
