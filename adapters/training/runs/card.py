"""The model card that every training command leaves beside its model: README.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from adapters.whole_files import write_whole

_MARK = "<!-- written by candor train -->"
SOURCE_LICENCES = {
    "spider_train": "CC BY-SA 4.0",
    "spider_syn_train": "MIT (Spider: CC BY-SA 4.0)",
    "cosql_train": "none stated",
    "bird_train": "CC BY-SA 4.0",
    "wikisql": "BSD-3",
    "nvbench": "MIT",
    "snails": "Apache-2.0",
    "sciencebenchmark": "none stated",
    "ehrsql_2024_train": "CC BY 4.0",
    "ehrsql_v1": "CC BY 4.0",
    "mimicsql": "MIT",
    "sede": "Apache-2.0",
    "kaggledbqa": "CC BY-SA 4.0",
    "paraphrasebench": "none stated",
    "log": "this project's own",
    "english": "CC BY 4.0, CC BY-SA 4.0, public domain (by file)",
    "synonyms": "Open English WordNet, CC BY 4.0",
}


@dataclass(frozen=True)
class Card:
    """What a reader needs to know of a model. `data` maps a source to how much of it was used, in words."""

    title: str
    what: str
    command: str
    data: Mapping[str, str]
    figures: Mapping[str, object]
    licence: str
    start: str = ""
    notes: Sequence[str] = field(default_factory=tuple)


def write_card(folder: Path, card: Card) -> Path:
    """Write the card as README.md, or as CARD.md where a person wrote the README.md; returns the file."""
    file = folder / "README.md"
    if file.is_file() and _MARK not in file.read_text(encoding="utf-8", errors="replace"):
        file = folder / "CARD.md"
    write_whole(file, _text(card).encode())
    return file


def _text(card: Card) -> str:
    data = [f"| {name} | {used} | {SOURCE_LICENCES.get(name, '–')} |" for name, used in card.data.items()]
    figures = [f"| {name} | {value} |" for name, value in card.figures.items() if value is not None]
    parts = [
        f"# {card.title}",
        _MARK,
        card.what,
        "## How it was made",
        *([f"Start: {card.start}."] if card.start else []),
        f"```\n{card.command}\n```",
        f"With {versions()}.",
        "## Data",
        "\n".join(["| source | used | licence |", "|---|---|---|", *data]) if data else "None was recorded.",
        "## Figures",
        "\n".join(["| what | value |", "|---|---|", *figures]) if figures else "None was measured.",
        *(f"- {note}" for note in card.notes),
        "## Licence",
        card.licence,
    ]
    return "\n\n".join(parts) + "\n"


def versions() -> str:
    """The libraries that trained it."""
    found = []
    for name in ("torch", "transformers", "peft", "sentence-transformers"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)
