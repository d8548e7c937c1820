"""`candor hints …`: what Candor remembers, read and edited from the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.statements import read_lines
from bot.terminal import notes, out, plain, print_json
from reliability.errors import BadInput, NotFound
from reliability.values import Element, Hint, HintScope, HintState, Schema

_SHOWN_ID = 8


def list_hints(scope: str | None, owner: str | None, inactive: bool, as_json: bool) -> None:
    """Print hints, newest first."""
    from bot.main import opened
    from reliability.memory.hint_lines import to_json_line

    with opened() as candor:
        found = candor.store.memory.hints(HintScope(scope) if scope else None, owner, inactive)
    if as_json:
        print_json([json.loads(to_json_line(hint)) for hint in found])
        return
    if not found:
        out().print("No hints yet.")
        return
    for hint in found:
        over = f", not {', '.join(map(str, hint.passed_over))}" if hint.passed_over else ""
        whom = " ".join(word for word in (hint.scope.value, hint.owner) if word)
        state = "" if hint.state is HintState.ACTIVE else f", {hint.state.value}"
        line = f"“{hint.phrase}” → {hint.preferred}{over}"
        origin = f"({whom}, {hint.warehouse}{state})"
        out().print(f"[dim]{hint.id[:_SHOWN_ID]}[/dim]  {plain(line)}  [dim]{plain(origin)}[/dim]", soft_wrap=True)


def add_hint(phrase: str, prefer: str, over: Sequence[str], scope: str, owner: str, warehouse: str) -> None:
    """Store a hint, after looking its names up in the warehouse."""
    from bot.main import opened

    if scope != "workspace" and not owner:
        raise BadInput(f"A hint for a {scope} needs its Slack id: --owner.")
    with opened() as candor:
        place = candor.warehouse(warehouse)
        schema = place.schema()
        hint = Hint(
            phrase=phrase.strip(),
            preferred=element(prefer, schema, place.name),
            passed_over=tuple(element(name, schema, place.name) for name in over),
            scope=HintScope(scope),
            owner=owner,
            author=_author(),
            question="",
            created_at=datetime.now(UTC).isoformat(timespec="seconds"),
            warehouse=place.name,
        )
        stored = candor.store.memory.remember(hint)
        candor.store.asks.audit(_author(), "hint added", stored.id)
    out().print(f"Stored as {stored.id[:_SHOWN_ID]}.")


def edit_hint(
    hint_id: str,
    phrase: str | None,
    prefer: str | None,
    over: Sequence[str] | None,
    scope: str | None,
    owner: str | None,
) -> None:
    """Change a hint's words, preference, scope or owner."""
    from bot.main import opened

    with opened() as candor:
        memory = candor.store.memory
        hint = _find(hint_id, memory.hints(include_inactive=True))
        if prefer is not None or over is not None:
            schema = candor.warehouse(hint.warehouse).schema()
            if prefer is not None:
                hint = replace(hint, preferred=element(prefer, schema, hint.warehouse))
            if over is not None:
                hint = replace(hint, passed_over=tuple(element(name, schema, hint.warehouse) for name in over))
        hint = replace(
            hint,
            phrase=hint.phrase if phrase is None else phrase.strip(),
            scope=hint.scope if scope is None else HintScope(scope),
            owner=hint.owner if owner is None else owner,
        )
        memory.edit(hint.id, hint, by=_author())
    out().print("Changed.")


def retire_hint(hint_id: str) -> None:
    """Stop using a hint."""
    from bot.main import opened

    with opened() as candor:
        memory = candor.store.memory
        hint = _find(hint_id, memory.hints(include_inactive=True))
        memory.retire(hint.id, _author())
    out().print("Retired." if hint.state is not HintState.RETIRED else "It was retired already.")


def export_hints(file: Path) -> None:
    """Write every hint as lines of JSON."""
    from bot.main import opened

    with opened() as candor:
        lines = candor.store.memory.export()
    text = "".join(f"{line}\n" for line in lines)
    if str(file) == "-":
        print_text(text)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    notes().print(f"{len(lines)} hints written to {file}.")


def import_hints(file: Path) -> None:
    """Take hints from lines of JSON, all or none."""
    from bot.main import opened

    lines = list(read_lines(file))
    with opened() as candor:
        added = candor.store.memory.import_lines(lines, _author())
    out().print(f"{added} new {'hint' if added == 1 else 'hints'}.")


def print_text(text: str) -> None:
    """Text on stdout as it is."""
    import sys

    sys.stdout.write(text)


def element(name: str, schema: Schema, warehouse: str) -> Element:
    """The table or column of that name, spelled as the schema has it. Raises BadInput."""
    from bot import wording

    table = schema.table(name)
    if table is not None:
        return Element(table.name)
    table_name, _, column_name = name.rpartition(".")
    table = schema.table(table_name)
    column = table.column(column_name) if table else None
    if table is None or column is None:
        raise BadInput(wording.no_such_element(name, warehouse))
    return Element(table.name, column.name)


def _find(hint_id: str, hints: Sequence[Hint]) -> Hint:
    """The hint whose id begins so. Raises NotFound, or BadInput where several do."""
    found = [hint for hint in hints if hint_id and hint.id.startswith(hint_id)]
    if not found:
        raise NotFound(f"There is no hint {hint_id}; candor hints list --all shows them.")
    if len(found) > 1:
        raise BadInput(f"Several hints begin with {hint_id}; give more of the id.")
    return found[0]


def _author() -> str:
    from bot.cli.asking import person

    return person()
