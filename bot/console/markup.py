"""Slack's text markup: what a typed message becomes, and whom a message notifies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.console.content import Json

_TYPED_REFERENCE = re.compile(r"<(@[UW][A-Z0-9]+|#C[A-Z0-9]+)(?:\|[^<>|]*)?>")
_TYPED_URL = re.compile(r"https?://[^\s<>|]+")
_NOTIFYING = re.compile(r"<(!channel|!here|!everyone|!subteam\^[A-Z0-9]+|@[UW][A-Z0-9]+)(?:\|[^<>]*)?>")
_NAMED_NOTIFYING = re.compile(r"(?<![\w<!])@(channel|here|everyone)\b")


def escape(text: str) -> str:
    """Escape the three characters that Slack's markup reserves."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _pieces(typed: str) -> Iterator[Json]:
    """Rich-text elements of what a person typed: text, people, channels, links."""
    position = 0
    references = re.compile(f"{_TYPED_REFERENCE.pattern}|(?P<url>{_TYPED_URL.pattern})")
    for match in references.finditer(typed):
        if match.start() > position:
            yield {"type": "text", "text": typed[position : match.start()]}
        position = match.end()
        if match["url"]:
            yield {"type": "link", "url": match["url"]}
        elif match[1].startswith("@"):
            yield {"type": "user", "user_id": match[1][1:]}
        else:
            yield {"type": "channel", "channel_id": match[1][1:]}
    if position < len(typed):
        yield {"type": "text", "text": typed[position:]}


def typed_message(typed: str) -> tuple[str, list[Json]]:
    """What Slack makes of a typed message: its escaped text and its one rich_text block.

    `<@U...>` and `<#C...>` stay references (the composer inserts them); every other `<` is just a character.
    """
    pieces = list(_pieces(typed))
    parts = []
    for piece in pieces:
        match piece["type"]:
            case "text":
                parts.append(escape(piece["text"]))
            case "link":
                parts.append(f"<{escape(piece['url'])}>")
            case "user":
                parts.append(f"<@{piece['user_id']}>")
            case _:
                parts.append(f"<#{piece['channel_id']}>")
    section = {"type": "rich_text_section", "elements": pieces}
    return "".join(parts), [{"type": "rich_text", "elements": [section]}] if pieces else []


def _texts(value: Any) -> Iterator[str]:
    """Every string in blocks that Slack reads as markup, and rich-text mentions written as markup."""
    if isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, dict):
        kind, text = value.get("type"), value.get("text")
        if kind in ("mrkdwn", "markdown") and isinstance(text, str):
            yield text
        elif kind == "broadcast":
            yield f"<!{value.get('range')}>"
        elif kind == "user":
            yield f"<@{value.get('user_id')}>"
        elif kind == "usergroup":
            yield f"<!subteam^{value.get('usergroup_id')}>"
        else:
            for item in value.values():
                yield from _texts(item)


def notified(text: str, blocks: list[Json], attachments: list[Json], link_names: bool) -> list[str]:
    """Whom a message from the bot notifies: "!channel", "!here", "!everyone", "!subteam^S…" or "@U…".

    `link_names` (or parse=full) is the old way in which a bare "@channel" notifies as well.
    """
    found = []
    for piece in [text, *_texts(blocks), *_texts(attachments)]:
        found += _NOTIFYING.findall(piece)
        if link_names:
            found += ["!" + name for name in _NAMED_NOTIFYING.findall(piece)]
    return list(dict.fromkeys(found))
