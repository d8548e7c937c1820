"""Verified questions in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from bot.cli.installing.of_team import kept_of, of_team
from bot.cli.verifying.formats import Entry, entries_in, good_ones, text_of
from bot.cli.verifying.metabase import folder_of_cards, listed_cards
from bot.terminal import notes, out, plain, print_json
from reliability.errors import BadInput

_SHOWN_ID = 8


def list_verified(inactive: bool, as_json: bool) -> None:
    """Print verified questions, newest first."""
    from bot.main import opened

    with opened() as candor:
        found = [each for each in kept_of(candor).verified.all() if inactive or each.state == "active"]
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
        stored = candor.verifying(of_team.team).mark(question, sql, name, _author())
    out().print(f"Verified as {stored.id[:_SHOWN_ID]}.")


def import_verified(file: Path, warehouse: str, others: bool) -> None:
    """Verify all questions of a file, all or none unless `others`; those that are here already stay as they are."""
    from bot.main import opened
    from reliability.verified.checking import verified_question

    entries = _entries(file)
    with opened() as candor:
        place, verifying = candor.warehouse(warehouse), candor.verifying(of_team.team)
        before = {each.id for each in kept_of(candor).verified.all()}
        day, schema = verifying.today_of(place.name), place.schema()

        def check(question: str, sql: str) -> None:
            verified_question(question, sql, place.name, schema, by="", at="", day=day)

        good = good_ones(entries, file, check, others=others)
        kept = [verifying.mark(*each.values, place.name, _author(), "imported") for each in good]
    added = len({each.id for each in kept} - before)
    out().print(f"{added} new verified {'question' if added == 1 else 'questions'}.")


def _entries(file: Path) -> list[Entry]:
    """The questions of a file or folder, each with its SQL and where it stands. Raises BadInput."""
    if file.is_dir():
        return folder_of_cards(file)
    text = text_of(file)
    cards = listed_cards(text, file)
    if cards is None:
        return entries_in(text, file, ("question", "sql"))
    if not cards:
        raise BadInput(f"{file} holds no question with its SQL.")
    return cards


def export_verified(file: Path) -> None:
    """Write what answers now as lines of JSON."""
    from bot.cli.hints import print_text
    from bot.main import opened

    with opened() as candor:
        found = [each for each in reversed(kept_of(candor).verified.all()) if each.state == "active"]
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
        verifying = candor.verifying(of_team.team)
        each = found(verifying, verified_id)
        verifying.retire(each.id, _author())
    out().print("Retired." if each.state == "active" else "It was retired already.")


def _author() -> str:
    from bot.cli.asking import person

    return person()
