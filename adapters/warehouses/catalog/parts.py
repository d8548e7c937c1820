"""Parts of a YAML file to be added: as lines of a block, with notes, or within braces."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

_PLAIN = re.compile(r"[^\W\d][\w$]*(?:\.[^\W\d][\w$]*)*")
_MEANS_SOMETHING_ELSE = frozenset("y n yes no on off true false null none nan inf".split())
_STEP = 2


@dataclass(frozen=True, slots=True)
class CatalogPart:
    """A name and what stands under it: a text, a truth value, a list of texts, parts of a mapping, or mappings in a
    list; None for nothing. `note` becomes a comment on its line."""

    name: str
    value: str | bool | Sequence[str] | Sequence[CatalogPart] | Sequence[Sequence[CatalogPart]] | None = None
    note: str = ""


def scalar(text: str) -> str:
    """A text as YAML reads it back: plain where it is a name, else in double quotes.

    >>> scalar("orders"), scalar("no"), scalar("Straße 7: \\u00ab\\x00\\u00bb")
    ('orders', '"no"', '"Straße 7: «\\\\u0000»"')
    """
    if _PLAIN.fullmatch(text) and text.isprintable() and text.lower() not in _MEANS_SOMETHING_ELSE:
        return text
    escaped = json.dumps(text, ensure_ascii=False)
    return "".join(each if each.isprintable() else _escaped(each) for each in escaped)


def _escaped(sign: str) -> str:
    number = ord(sign)
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def block(part: CatalogPart, indent: int) -> list[str]:
    """The part as lines, each without its line's end."""
    pad, value = " " * indent, part.value
    note = f"  # {_one_line(part.note)}" if part.note else ""
    head = f"{pad}{scalar(part.name)}:"
    if isinstance(value, bool):
        return [f"{head} {'true' if value else 'false'}{note}"]
    if isinstance(value, str):
        return [f"{head} {scalar(value)}{note}"]
    if not value:
        return [f"{head}{note}"]
    if all(isinstance(each, str) for each in value):
        return [f"{head} [{', '.join(scalar(str(each)) for each in value)}]{note}"]
    lines = [f"{head}{note}"]
    for each in value:
        if isinstance(each, CatalogPart):
            lines += block(each, indent + _STEP)
        elif not isinstance(each, str):
            lines += item(each, indent + _STEP)
    return lines


def item(parts: Sequence[CatalogPart], indent: int) -> list[str]:
    """A mapping as an item of a list."""
    lines = [line for part in parts for line in block(part, indent + _STEP)]
    return [f"{' ' * indent}- {lines[0].lstrip(' ')}", *lines[1:]]


def inline(part: CatalogPart) -> str:
    """The part as it stands within braces."""
    return f"{scalar(part.name)}: {_inline_value(part.value)}"


def inline_item(parts: Sequence[CatalogPart]) -> str:
    """A mapping as it stands within brackets."""
    return "{" + ", ".join(map(inline, parts)) + "}"


def _inline_value(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return scalar(value)
    assert isinstance(value, Sequence)
    if value and all(isinstance(each, CatalogPart) for each in value):
        return "{" + ", ".join(map(inline, value)) + "}"
    return "[" + ", ".join(scalar(each) if isinstance(each, str) else inline_item(each) for each in value) + "]"


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text)[:300]
