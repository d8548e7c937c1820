"""`candor store …`: is Candor's own database whole, and a copy of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import typer

from adapters.store.operations.health import StoreHealth, back_up, check_store
from bot.settings import load_settings
from bot.terminal import notes, out, plain, print_json


def check(as_json: bool) -> None:
    """Look over the store that the settings name; nothing of it changes."""
    found = check_store(load_settings().store)
    _show(found, as_json)
    if found.problems:
        raise typer.Exit(1)


def backup(file: Path, as_json: bool) -> None:
    """Copy the store that the settings name. Raises BadInput."""
    made = back_up(load_settings().store, file)
    _show(made, as_json)
    notes().print(
        f"Copied to {plain(str(file))}. To put it back: stop Candor, replace its database by this file, remove the files "
        "beside it that end in -wal and -shm, and start Candor."
    )


def _show(found: StoreHealth, as_json: bool) -> None:
    if as_json:
        oldest = found.oldest_under_way
        print_json({**asdict(found), "oldest_under_way": oldest.isoformat() if oldest else None})
        return
    console = out()
    size = "" if found.size_bytes is None else f", {found.size_bytes:,} bytes"
    console.print(f"{found.database} at {plain(found.place)}{size}", soft_wrap=True)
    if found.version:
        console.print(f"Version of its tables: {plain(found.version)}")
    for problem in found.problems:
        console.print(f"[red]✗[/red] {plain(problem)}", soft_wrap=True)
    for warning in found.warnings:
        console.print(f"[yellow]![/yellow] {plain(warning)}", soft_wrap=True)
    if found.counted:
        console.print(
            f"{_of(found.asks, 'question')}; {found.in_line:,} in line, {found.at_work:,} at work, "
            f"{found.waiting_for_people:,} waiting for a person's click; {_of(found.unsaid, 'message')} still to be said"
        )
        if found.oldest_under_way:
            console.print(f"The oldest of these moved last at {found.oldest_under_way:%Y-%m-%d %H:%M} UTC")
        entries = _of(found.audit_entries, "entry", "entries")
        console.print(f"{_of(found.hints, 'active hint')}, {entries} of the audit log")
    if not found.problems and not found.warnings:
        console.print("Nothing is wrong with it.")


def _of(count: int, one: str, many: str = "") -> str:
    return f"{count:,} {one if count == 1 else many or one + 's'}"
