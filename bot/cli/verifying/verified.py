"""Verified questions in the terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot.cli.installing.of_team import kept_of, of_team
from bot.cli.verifying.formats import MANIFEST, SHOWN_ID, Entry, entries_in, export, good_ones, listed, taken, text_of
from bot.cli.verifying.metabase import folder_of_cards, listed_cards
from bot.terminal import out, person, print_json
from bot.wording.kept import defined_words
from reliability.errors import BadInput

_NAMES = ("question", "sql")


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
        out().print(listed(each, each.question, f"{each.by}, {each.at[:10]}", "retired"), soft_wrap=True)


def add_verified(question: str, sql: str, warehouse: str) -> None:
    """Verify one question."""
    from bot.main import opened

    with opened() as candor:
        name = candor.warehouse(warehouse).name
        stored = candor.teams.verifying(of_team.team).mark(question, sql, name, person())
    out().print(f"Verified as {stored.id[:SHOWN_ID]}.")


def import_verified(file: Path, warehouse: str, others: bool) -> None:
    """Verify all questions of a file, all or none unless `others`; those that are here already stay as they are."""
    from bot.main import opened
    from reliability.verified.checking import verified_question

    entries = _entries(file)
    with opened() as candor:
        place, verifying = candor.warehouse(warehouse), candor.teams.verifying(of_team.team)
        day, schema = verifying.today_of(place.name), place.schema()

        def check(question: str, sql: str) -> None:
            verified_question(question, sql, place.name, schema, by="", at="", day=day)

        good = good_ones(entries, file, check, others=others)
        keep = partial(verifying.mark, warehouse=place.name, by=person(), origin="imported")
        added = taken(good, keep, kept_of(candor).verified.all)
    out().print(f"{added} new verified {'question' if added == 1 else 'questions'}.")


def _entries(file: Path) -> list[Entry]:
    """The questions of a file or folder, each with its SQL and where it stands. Raises BadInput."""
    if _is_of_dbt(file):
        raise BadInput(defined_words.metrics_are_words(str(file)))
    if file.is_dir():
        return folder_of_cards(file)
    text = text_of(file)
    cards = listed_cards(text, file)
    if cards is None:
        return entries_in(text, file, _NAMES)
    if not cards:
        raise BadInput(f"{file} holds no question with its SQL.")
    return cards


def _is_of_dbt(file: Path) -> bool:
    """Whether a file is a manifest of dbt, or a folder one of its projects: by their names, since a manifest may be
    larger than what is read here."""
    if file.is_dir():
        return any((file / name).is_file() for name in ("dbt_project.yml", MANIFEST, f"target/{MANIFEST}"))
    return file.name.endswith(MANIFEST) and file.is_file()


def export_verified(file: Path) -> None:
    """Write what answers now as lines of JSON."""
    from bot.main import opened

    with opened() as candor:
        found = [each for each in reversed(kept_of(candor).verified.all()) if each.state == "active"]
    export(file, found, _NAMES, "verified questions")


def retire_verified(verified_id: str) -> None:
    """Answer no more from one."""
    from bot.asks.verifying import found
    from bot.main import opened

    with opened() as candor:
        verifying = candor.teams.verifying(of_team.team)
        each = found(verifying.store, verified_id)
        verifying.retire(each.id, person())
    out().print("Retired." if each.state == "active" else "It was retired already.")
