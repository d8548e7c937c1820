"""Defined words in the terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.cli.installing.of_team import kept_of, of_team
from bot.cli.verifying.formats import entries_of, export, good_ones, listed, taken
from bot.terminal import out, person, plain, print_json
from bot.wording.kept import defined_words
from reliability.definitions.definition import Definition

_NAMES = ("phrase", "means")


def list_definitions(warehouse: str, inactive: bool, as_json: bool) -> None:
    """Print defined words: those of the catalog, then stored ones, newest first."""
    from bot.main import opened

    with opened() as candor:
        name = candor.warehouse(warehouse).name
        said = {_key(each.definition): each.says for each in candor.teams.defining(of_team.team).named(name)}
        found = candor.teams.defining(of_team.team).active(name)
        if inactive:
            found += [each for each in kept_of(candor).definitions.all() if each.state != "active"]
    if as_json:
        names = ("id", "phrase", "means", "table", "warehouse", "by", "at", "origin", "state", "why")
        print_json([{n: getattr(each, n) for n in names} | {"says": said.get(_key(each), "")} for each in found])
        return
    if not found:
        out().print(defined_words.NO_DEFINITIONS)
        return
    for each in found:
        words = f"{each.phrase}: {said.get(_key(each), each.means)}"
        origin = f"{each.by or defined_words.BY_CATALOG}{f', {each.at[:10]}' if each.at else ''}"
        out().print(listed(each, words, origin, "removed"), soft_wrap=True)


def add_definition(phrase: str, means: str, warehouse: str) -> None:
    """Define one word, and say how it is read."""
    from bot.main import opened
    from reliability.definitions.meaning import meaning_of, spoken

    with opened() as candor:
        place = candor.warehouse(warehouse)
        made = candor.teams.defining(of_team.team).define(phrase, means, place.name, person())
        says = spoken(meaning_of(made.means, place.schema(), made.table), place.schema())
    out().print(plain(defined_words.word_defined(made.phrase, says)), soft_wrap=True)


def import_definitions(file: Path, warehouse: str, others: bool) -> None:
    """Define all words of a file, all or none unless `others`; those that are here already stay as they are."""
    from bot.cli.defining.metrics import metrics_of
    from bot.main import opened

    with opened() as candor:
        place, defining = candor.warehouse(warehouse), candor.teams.defining(of_team.team)
        entries = metrics_of(file, place.schema()) or entries_of(file, _NAMES)

        def check(phrase: str, means: str) -> None:
            defining.checked(phrase, means, place.name, person(), "imported")

        good = good_ones(entries, file, check, others=others)
        keep = partial(defining.define, warehouse=place.name, by=person(), origin="imported")
        added = taken(good, keep, kept_of(candor).definitions.all)
    out().print(f"{added} new defined {'word' if added == 1 else 'words'}.")


def export_definitions(file: Path, warehouse: str) -> None:
    """Write what holds now as lines of JSON."""
    from bot.main import opened

    with opened() as candor:
        found = candor.teams.defining(of_team.team).active(candor.warehouse(warehouse).name)
    export(file, found, _NAMES, "defined words")


def remove_definition(beginning: str) -> None:
    """Read no question by one any more."""
    from bot.asks.defining import found
    from bot.main import opened

    with opened() as candor:
        each = found(kept_of(candor).definitions, beginning)
        kept_of(candor).definitions.retire(each.id, person())
    out().print("Removed." if each.state == "active" else "It was removed already.")


def _key(definition: Definition) -> tuple[str, str]:
    return definition.id, definition.phrase
