"""Defined words in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from bot import wording
from bot.cli.installing.of_team import kept_of, of_team
from bot.cli.verifying.formats import entries_of, good_ones
from bot.terminal import notes, out, plain, print_json
from reliability.definitions.definition import Definition
from reliability.errors import BadInput

_SHOWN_ID = 8


def list_definitions(warehouse: str, inactive: bool, as_json: bool) -> None:
    """Print defined words: those of the catalog, then stored ones, newest first."""
    from bot.main import opened

    with opened() as candor:
        name = candor.warehouse(warehouse).name
        said = {_key(each.definition): each.says for each in candor.defining(of_team.team).named(name)}
        found = candor.defining(of_team.team).active(name)
        if inactive:
            found += [each for each in kept_of(candor).definitions.all() if each.state != "active"]
    if as_json:
        names = ("id", "phrase", "means", "table", "warehouse", "by", "at", "origin", "state", "why")
        print_json([{n: getattr(each, n) for n in names} | {"says": said.get(_key(each), "")} for each in found])
        return
    if not found:
        out().print(wording.NO_DEFINITIONS)
        return
    for each in found:
        state = "" if each.state == "active" else f", removed{f' ({each.why})' if each.why else ''}"
        origin = f"({each.by or wording.BY_CATALOG}{f', {each.at[:10]}' if each.at else ''}, {each.warehouse}{state})"
        says = said.get(_key(each), each.means)
        line = f"[dim]{each.id[:_SHOWN_ID]}[/dim]  {plain(each.phrase)}: {plain(says)}  [dim]{plain(origin)}[/dim]"
        out().print(line, soft_wrap=True)


def add_definition(phrase: str, means: str, warehouse: str) -> None:
    """Define one word, and say how it is read."""
    from bot.main import opened
    from reliability.definitions.meaning import meaning_of, spoken

    with opened() as candor:
        place = candor.warehouse(warehouse)
        made = candor.defining(of_team.team).define(phrase, means, place.name, _author())
        says = spoken(meaning_of(made.means, place.schema(), made.table), place.schema())
    out().print(plain(wording.word_defined(made.phrase, says)), soft_wrap=True)


def import_definitions(file: Path, warehouse: str, others: bool) -> None:
    """Define all words of a file, all or none unless `others`; those that are here already stay as they are."""
    from bot.cli.defining.metrics import metrics_of
    from bot.main import opened

    with opened() as candor:
        place, defining = candor.warehouse(warehouse), candor.defining(of_team.team)
        entries = metrics_of(file, place.schema()) or entries_of(file, ("phrase", "means"))
        before = {each.id for each in kept_of(candor).definitions.all()}

        def check(phrase: str, means: str) -> None:
            defining.checked(phrase, means, place.name, _author(), "imported")

        good = good_ones(entries, file, check, others=others)
        kept = [defining.define(*each.values, place.name, _author(), "imported") for each in good]
    added = len({each.id for each in kept} - before)
    out().print(f"{added} new defined {'word' if added == 1 else 'words'}.")


def export_definitions(file: Path, warehouse: str) -> None:
    """Write what holds now as lines of JSON."""
    from bot.cli.hints import print_text
    from bot.main import opened

    with opened() as candor:
        found = candor.defining(of_team.team).active(candor.warehouse(warehouse).name)
    lines = [json.dumps({"phrase": each.phrase, "means": each.means}, ensure_ascii=False) for each in found]
    text = "".join(f"{line}\n" for line in lines)
    if str(file) == "-":
        print_text(text)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    notes().print(f"{len(lines)} defined words written to {file}.")


def remove_definition(beginning: str) -> None:
    """Read no question by one any more."""
    from bot.asks.defining import found
    from bot.main import opened

    with opened() as candor:
        each = found(kept_of(candor).definitions, beginning)
        kept_of(candor).definitions.retire(each.id, _author())
    out().print("Removed." if each.state == "active" else "It was removed already.")


def _key(definition: Definition) -> tuple[str, str]:
    return definition.id, definition.phrase


def _author() -> str:
    from bot.cli.asking import person

    return person()
