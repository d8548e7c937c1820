"""Verified questions in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from bot.cli.verifying.formats import pairs_of
from bot.terminal import notes, out, plain, print_json
from reliability.errors import BadInput

_SHOWN_ID = 8


def list_verified(inactive: bool, as_json: bool) -> None:
    """Print verified questions, newest first."""
    from bot.main import opened

    with opened() as candor:
        found = [each for each in candor.store.verified.all() if inactive or each.state == "active"]
    if as_json:
        names = ("id", "question", "sql", "warehouse", "by", "at", "origin", "state", "why")
        print_json([{name: getattr(each, name) for name in names} for each in found])
        return
    if not found:
        out().print("No verified questions yet.")
        return
    for each in found:
        state = "" if each.state == "active" else f", retired{f' ({each.why})' if each.why else ''}"
        origin = f"({each.by}, {each.at[:10]}, {each.warehouse}{state})"
        line = f"[dim]{each.id[:_SHOWN_ID]}[/dim]  {plain(each.question)}  [dim]{plain(origin)}[/dim]"
        out().print(line, soft_wrap=True)


def add_verified(question: str, sql: str, warehouse: str) -> None:
    """Verify one question."""
    from bot.main import opened

    with opened() as candor:
        name = candor.warehouse(warehouse).name
        stored = candor.verifying().mark(question, sql, name, _author())
    out().print(f"Verified as {stored.id[:_SHOWN_ID]}.")


def import_verified(file: Path, warehouse: str) -> None:
    """Verify all questions of a file, all or none; those that are here already stay as they are."""
    from bot.main import opened
    from reliability.verified.checking import verified_question

    pairs = pairs_of(file)
    with opened() as candor:
        place, verifying = candor.warehouse(warehouse), candor.verifying()
        before = {each.id for each in candor.store.verified.all()}
        for number, (question, sql) in enumerate(pairs, start=1):
            try:
                day = verifying.today_of(place.name)
                verified_question(question, sql, place.name, place.schema(), by="", at="", day=day)
            except BadInput as error:
                raise BadInput(f"Question {number} of {file} cannot be verified: {error}") from error
        kept = [verifying.mark(question, sql, place.name, _author(), "imported") for question, sql in pairs]
    added = len({each.id for each in kept} - before)
    out().print(f"{added} new verified {'question' if added == 1 else 'questions'}.")


def export_verified(file: Path) -> None:
    """Write what answers now as lines of JSON."""
    from bot.cli.hints import print_text
    from bot.main import opened

    with opened() as candor:
        found = [each for each in reversed(candor.store.verified.all()) if each.state == "active"]
    lines = [json.dumps({"question": each.question, "sql": each.sql}, ensure_ascii=False) for each in found]
    text = "".join(f"{line}\n" for line in lines)
    if str(file) == "-":
        print_text(text)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    notes().print(f"{len(lines)} verified questions written to {file}.")


def retire_verified(verified_id: str) -> None:
    """Answer no more from one."""
    from bot.asks.verifying import found
    from bot.main import opened

    with opened() as candor:
        verifying = candor.verifying()
        each = found(verifying, verified_id)
        verifying.retire(each.id, _author())
    out().print("Retired." if each.state == "active" else "It was retired already.")


def _author() -> str:
    from bot.cli.asking import person

    return person()
