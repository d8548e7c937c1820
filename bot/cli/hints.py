"""`candor hints …`: what Candor remembers, read and edited from the terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.store.memory.search import HintSearch
from bot.cli.installing.of_team import kept_of
from bot.cli.statements import read_lines
from bot.terminal import notes, out, person, plain, print_json, put
from reliability.errors import BadInput, NotFound
from reliability.values import Element, Hint, HintScope, HintState, Schema

if TYPE_CHECKING:
    from adapters.store.hints import StoredMemory

_SHOWN_ID = 8
_A_PAGE, _ALL = 50, 1_000_000_000


def list_hints(search: HintSearch, page: int | None, as_json: bool) -> None:
    """Print the hints that fit, newest first: all of them, or a page (from 1)."""
    from bot.main import opened
    from bot.wording import phrasing
    from reliability.memory.hint_lines import to_json_line

    with opened() as candor:
        at, size = (0, _ALL) if page is None else (page - 1, _A_PAGE)
        found = kept_of(candor).memory.find(search, at, size)
    if as_json:
        print_json([json.loads(to_json_line(hint)) for hint in found.hints])
        return
    if not found.hints:
        out().print("No hints yet." if search == HintSearch() else "No hints fit.")
        return
    for hint in found.hints:
        out().print(_line(hint), soft_wrap=True)
    if page is not None and found.total > _A_PAGE:
        notes().print(phrasing.page_of(found.page, -(-found.total // _A_PAGE)))


def show_hint(hint_id: str, as_json: bool) -> None:
    """Print a hint and what speaks for it: who said it when, in which question, and what answered that."""
    from bot.main import opened
    from bot.wording import remembering
    from reliability.memory.hint_lines import to_json_line

    with opened() as candor:
        memory = kept_of(candor).memory
        hint = _find(hint_id, memory)
        evidence = memory.evidence(hint.id)
    if as_json:
        said = [asdict(each.evidence) | {"sql": each.sql} for each in evidence]
        print_json(json.loads(to_json_line(hint)) | {"firm": hint.firm, "evidence": said})
        return
    out().print(_line(hint), soft_wrap=True)
    for known in evidence:
        each = known.evidence
        question = f": {each.question}" if each.question else ""
        counts = "" if each.weight else " (counts no more)"
        who = each.person or "somebody"
        line = f"{each.at}  {who} {remembering.EVIDENCE_KINDS[each.kind]}{question}{counts}"
        out().print(plain(line), soft_wrap=True)
        if known.sql:
            out().print(f"[dim]  {plain(known.sql)}[/dim]", soft_wrap=True)


def _line(hint: Hint) -> str:
    over = f", not {', '.join(map(str, hint.passed_over))}" if hint.passed_over else ""
    whom = " ".join(word for word in (hint.scope.value, hint.owner) if word)
    state = "" if hint.state is HintState.ACTIVE else f", {hint.state.value}"
    weak = "" if hint.firm else ", in doubt"
    line = f"“{hint.phrase}” → {hint.preferred}{over}"
    origin = f"({whom}, {hint.warehouse}{state}{weak})"
    return f"[dim]{hint.id[:_SHOWN_ID]}[/dim]  {plain(line)}  [dim]{plain(origin)}[/dim]"


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
            author=person(),
            question="",
            created_at=datetime.now(UTC).isoformat(timespec="seconds"),
            warehouse=place.name,
        )
        stored = kept_of(candor).memory.add(hint, person())
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
        memory = kept_of(candor).memory
        hint = _find(hint_id, memory)
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
        memory.edit(hint.id, hint, by=person())
    out().print("Changed.")


def retire_hint(hint_id: str) -> None:
    """Stop using a hint."""
    from bot.main import opened

    with opened() as candor:
        memory = kept_of(candor).memory
        hint = _find(hint_id, memory)
        memory.retire(hint.id, person())
    out().print("Retired." if hint.state is not HintState.RETIRED else "It was retired already.")


def restore_hint(hint_id: str) -> None:
    """Use a hint again."""
    from bot.main import opened

    with opened() as candor:
        memory = kept_of(candor).memory
        hint = _find(hint_id, memory)
        memory.restore(hint.id, person())
    out().print("In use again." if hint.state is not HintState.ACTIVE else "It was in use already.")


def promote_hint(hint_id: str, scope: str, owner: str) -> None:
    """Let a hint hold for a channel or for everybody."""
    from bot.main import opened

    if scope == HintScope.CHANNEL.value and not owner:
        raise BadInput("A hint for a channel needs its Slack id: --owner.")
    with opened() as candor:
        memory = kept_of(candor).memory
        memory.promote(_find(hint_id, memory).id, HintScope(scope), owner, person())
    out().print("It holds for more people now.")


def merge_hints(hint_id: str, other_id: str) -> None:
    """Let what was said for another hint speak for this one."""
    from bot.main import opened

    with opened() as candor:
        memory = kept_of(candor).memory
        memory.merge(_find(hint_id, memory).id, _find(other_id, memory).id, person())
    out().print("Merged.")


def export_hints(file: Path) -> None:
    """Write every hint, as CSV into a file named so, else as lines of JSON."""
    from bot.main import opened

    with opened() as candor:
        hints = kept_of(candor).memory.hints(include_inactive=True)[::-1]
    if file.suffix.lower() == ".csv":
        from bot.slack.views.csv_file import csv_file
        from bot.slack.views.memory.hint_csv import hint_rows

        written = csv_file(hint_rows(hints))
    else:
        from reliability.memory.hint_lines import to_json_line

        written = "".join(f"{to_json_line(hint)}\n" for hint in hints).encode()
    if put(file, written):
        notes().print(f"{len(hints)} hints written to {file}.")


def import_hints(file: Path) -> None:
    """Take hints from CSV or lines of JSON, all or none. CSV, which people write, is held to the warehouses'
    schemas."""
    from bot.main import opened

    lines = list(read_lines(file))
    with opened() as candor:
        if file.suffix.lower() == ".csv":
            from bot.slack.views.memory.hint_csv import hints_from_csv
            from bot.slack.views.memory.hint_names import hints_of_lines

            text = "\n".join(line.rstrip("\r\n") for line in lines) + "\n"
            known = hints_from_csv(text, candor.settings.warehouse)
            hints = hints_of_lines(known, lambda name: candor.warehouse(name).schema())
        else:
            from reliability.memory.hint_lines import from_json_lines

            hints = list(from_json_lines(lines))
        added = kept_of(candor).memory.import_hints(hints, person())
    out().print(f"{added} new {'hint' if added == 1 else 'hints'}.")


def element(name: str, schema: Schema, warehouse: str) -> Element:
    """The table or column of that name, spelled as the schema has it. Raises BadInput."""
    from bot.slack.views.memory.hint_names import element_named
    from bot.wording import remembering

    found = element_named(schema, name)
    if found is None:
        raise BadInput(remembering.no_such_element(name, warehouse))
    return found


def _find(hint_id: str, memory: StoredMemory) -> Hint:
    """The hint whose id begins so. Raises NotFound, or BadInput where several do."""
    found = memory.beginning_with(hint_id) if hint_id else []
    if not found:
        raise NotFound(f"There is no hint {hint_id}; candor hints list --all shows them.")
    if len(found) > 1:
        raise BadInput(f"Several hints begin with {hint_id}; give more of the id.")
    return found[0]
