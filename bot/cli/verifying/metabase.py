"""Questions of Metabase with their SQL: as `GET /api/card` lists them, one card of it, or a folder that its
serialization wrote (a YAML file a card). Those that are no SQL, ask for parameters or are archived cannot be verified,
and are said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from bot.cli.verifying.formats import LARGEST, Entry, entry, json_of
from reliability.errors import BadInput

_NAMES = ("question", "sql")
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MOST_FILES = 20_000


def listed_cards(text: str, file: Path) -> list[Entry] | None:
    """The cards of a JSON text; None where it is none of Metabase's."""
    if text.lstrip()[:1] not in ("[", "{"):
        return None
    try:
        found = json_of(text, str(file))
    except BadInput:
        if text.lstrip().startswith("["):
            raise
        return None  # lines of JSON
    if isinstance(found, dict) and isinstance(found.get("data"), list):
        found = found["data"]  # as its search lists them
    cards = (
        found if isinstance(found, list) else [found] if isinstance(found, dict) and "dataset_query" in found else None
    )
    if cards is None:
        return None
    return [_card(card, f"Card {number}") for number, card in enumerate(cards, start=1)]


def folder_of_cards(folder: Path) -> list[Entry]:
    """The cards of a serialized export. Raises BadInput where there is none."""
    found = list(_cards_below(folder))
    if not found:
        raise BadInput(f"{folder} holds no question that Metabase wrote.")
    return found


def _cards_below(folder: Path) -> Iterator[Entry]:
    for number, file in enumerate(sorted((*folder.rglob("*.yaml"), *folder.rglob("*.yml")))):
        if number >= _MOST_FILES:
            raise BadInput(f"{folder} holds more than {_MOST_FILES:,} files.")
        where = str(file.relative_to(folder))
        try:
            if file.stat().st_size > LARGEST:
                raise BadInput(f"{where} is larger than {LARGEST // 1_000_000} MB.")
            card = yaml.load(file.read_text("utf-8"), Loader=_LOADER)
        except BadInput as error:
            yield Entry(where, ("", ""), str(error))
            continue
        except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError):
            yield Entry(where, ("", ""), "It cannot be read as YAML.")
            continue
        if isinstance(card, dict) and "dataset_query" in card:
            yield _card(card, where)


def _card(card: object, where: str) -> Entry:
    query = card.get("dataset_query") if isinstance(card, dict) else None
    if not isinstance(card, dict) or not isinstance(query, dict):
        return Entry(where, ("", ""), "It is no question of Metabase.")
    name = card.get("name")
    named = f"{where} ({name[:80]})" if isinstance(name, str) else where
    native = _native(query)
    if native is None:
        return Entry(named, ("", ""), "It is built of clicks, not of SQL.", passed_over=True)
    sql, tags = native
    if card.get("archived"):
        return Entry(named, ("", ""), "It is archived.", passed_over=True)
    if tags or (isinstance(sql, str) and "{{" in sql):
        return Entry(named, ("", ""), "It asks for parameters.", passed_over=True)
    return entry(name, sql, named, _NAMES)


def _native(query: dict[str, Any]) -> tuple[object, object] | None:
    """The SQL of a query and its parameters, in the older form or in the one of stages; None where it has none."""
    native = query.get("native")
    if isinstance(native, dict):
        return native.get("query"), native.get("template-tags")
    stages = query.get("stages")
    first = stages[0] if isinstance(stages, list) and len(stages) == 1 else None
    if isinstance(first, dict) and isinstance(first.get("native"), str):
        return first["native"], first.get("template-tags")
    return None
