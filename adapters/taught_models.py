"""Weights that were taught a warehouse (`candor teach`): where they are kept, and which of them are in use.

Each warehouse has a folder of its own: `taught.json` names the folder of weights that is in use and what they were made
for. New weights are written beside the old ones, and the file is replaced last: whoever reads sees one of the two. The
weights that ship, or that a setting names, are never touched.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import quote

from adapters.whole_files import read_json, write_json
from reliability.errors import BadInput

_FILE = "taught.json"


@dataclass(frozen=True)
class Taught:
    """Weights in use: the name of their folder, the fingerprints of what they were made for and from (the schema, the
    model, the prompts), when (UTC, ISO 8601), of how many questions, and how they compare on held-out ones (shares of
    exactly right completions in [0, 1], before and after)."""

    folder: str
    schema: str
    base: str
    prompts: str
    made_at: str
    questions: int
    figures: Mapping[str, float] = field(default_factory=dict)


def place_of(state: Path, warehouse: str) -> Path:
    """Where a warehouse's weights are kept, in the folder for everything that Candor writes.

    >>> place_of(Path("var"), "sales/eu").as_posix()
    'var/taught/sales%2Feu'
    """
    return state / "taught" / quote(warehouse, safe=" ").replace(".", "%2E")


def read_taught(place: Path) -> Taught | None:
    """What is in use there; None where nothing is. Raises BadInput for a file that says nothing sensible."""
    if not (place / _FILE).is_file():
        return None
    row = read_json(place / _FILE)
    figures = row.get("figures")
    try:
        folder, schema, base, prompts, made_at = (
            str(row[name]) for name in ("folder", "schema", "base", "prompts", "made_at")
        )
        kept = {str(k): float(v) for k, v in figures.items()} if isinstance(figures, dict) else {}
        found = Taught(folder, schema, base, prompts, made_at, int(str(row["questions"])), kept)
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput(f"{place / _FILE} does not say which weights are in use.") from error
    if not found.folder or Path(found.folder).name != found.folder:
        raise BadInput(f"{place / _FILE} does not say which weights are in use.")
    if not (place / found.folder / "config.json").is_file():
        raise BadInput(f"The weights that {place / _FILE} names are gone.")
    return found


def use(place: Path, taught: Taught) -> None:
    """Have these weights used, which lie in `place` already; those of before the last ones go. Raises BadInput."""
    try:
        before = read_taught(place)
    except BadInput:
        before = None
    write_json(place / _FILE, asdict(taught))
    kept = {taught.folder, before.folder if before else ""}
    for other in place.iterdir():
        if other.is_dir() and other.name not in kept and not other.name.startswith("next"):
            shutil.rmtree(other, ignore_errors=True)


def forget(place: Path) -> bool:
    """Use the model of the settings again; returns whether there was anything to forget."""
    found = (place / _FILE).is_file()
    (place / _FILE).unlink(missing_ok=True)
    shutil.rmtree(place, ignore_errors=True)
    return found


def unfit(taught: Taught, base: str, prompts: str) -> str | None:
    """Why these weights are not used: a part of a sentence; None where they are. A schema that has changed since is no
    reason: they still know most of it."""
    if taught.base != base:
        return "they were made from another model"
    if taught.prompts != prompts:
        return "they were made with other prompts"
    return None
