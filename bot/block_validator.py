"""Slack's rules for messages and views, checked before every send.

slack_sdk's models check most lengths; this adds what they miss (measured with 3.47): how many blocks, one
table and its size, unique ids, field and option lengths, empty texts, what a modal or a Home may hold, and
block types that the models would silently drop. Limits: https://docs.slack.dev/reference/block-kit
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from slack_sdk.errors import SlackObjectFormationError
from slack_sdk.models.blocks import Block
from slack_sdk.models.views import View

from bot.views.kit import Message

MESSAGE_BLOCKS, VIEW_BLOCKS = 50, 100
MESSAGE_TEXT = 4_000
MESSAGE_CHARACTERS = 16_000  # all blocks of a message; Slack's own limit is not published, this always passed
VIEW_CHARACTERS = 250_000
TABLE_ROWS, TABLE_COLUMNS, TABLE_CHARACTERS = 100, 20, 10_000
MARKDOWN_CHARACTERS = 12_000

_ONLY_IN_MESSAGES = {"table", "data_table", "markdown", "context_actions", "file", "task_card", "plan"}
_ONLY_IN_MODALS = {"alert"}
_LENGTHS = {
    "action_id": 255, "block_id": 255, "callback_id": 255, "private_metadata": 3000, "alt_text": 2000,
    "image_url": 3000, "url": 3000, "initial_value": 3000, "accessibility_label": 75,
}  # fmt: skip


class InvalidBlocks(ValueError):
    """A message or view that Slack would refuse; says where and why."""


def check_message(message: Message) -> None:
    """Raise InvalidBlocks if Slack would refuse the message."""
    if not message.text.strip():
        raise InvalidBlocks("a message needs a fallback text")
    if len(message.text) > MESSAGE_TEXT:
        raise InvalidBlocks(f"the fallback text has {len(message.text)} characters, at most {MESSAGE_TEXT}")
    _check_blocks(message.blocks, "message")
    characters = sum(len(text) for text in _strings(message.blocks))
    if characters > MESSAGE_CHARACTERS:
        raise InvalidBlocks(f"the blocks hold {characters} characters, at most {MESSAGE_CHARACTERS}")


def check_view(view: Mapping[str, Any]) -> None:
    """Raise InvalidBlocks if Slack would refuse the modal or Home."""
    kind = view.get("type")
    if kind not in ("modal", "home"):
        raise InvalidBlocks(f"a view is a modal or a home, not {kind!r}")
    if kind == "modal" and not view.get("title"):
        raise InvalidBlocks("a modal needs a title")
    if kind == "home" and (view.get("submit") or view.get("close")):
        raise InvalidBlocks("a home has neither submit nor close")
    for name in ("title", "submit", "close"):
        if name in view:
            _check_text(view[name], 24, name, kinds=("plain_text",))
    _check_blocks(view.get("blocks") or (), str(kind))
    if kind == "modal" and "submit" not in view and any(b["type"] == "input" for b in view["blocks"]):
        raise InvalidBlocks("a modal with inputs needs a submit button")
    try:
        View(**dict(view)).to_dict()
    except SlackObjectFormationError as error:
        raise InvalidBlocks(str(error)) from error
    _check_lengths(view, "view")
    if len(json.dumps(view)) > VIEW_CHARACTERS:
        raise InvalidBlocks("the view is too large")


def _check_blocks(blocks: Sequence[Mapping[str, Any]], surface: str) -> None:
    most = MESSAGE_BLOCKS if surface == "message" else VIEW_BLOCKS
    if not 1 <= len(blocks) <= most:
        raise InvalidBlocks(f"{len(blocks)} blocks; a {surface} takes 1 to {most}")
    for index, block in enumerate(blocks):
        where = f"block {index} ({block.get('type')})"
        _check_surface(str(block.get("type")), surface, where)
        _check_model(block, where)
        _check_block(block, where)
        _check_lengths(block, where)
    _check_unique([str(b["block_id"]) for b in blocks if "block_id" in b], "block_id")
    tables = [b for b in blocks if b["type"] in ("table", "data_table")]
    if len(tables) > 1:
        raise InvalidBlocks("a message takes one table")
    if sum(len(str(b.get("text", ""))) for b in blocks if b["type"] == "markdown") > MARKDOWN_CHARACTERS:
        raise InvalidBlocks(f"markdown blocks take {MARKDOWN_CHARACTERS} characters together")


def _check_surface(kind: str, surface: str, where: str) -> None:
    if (kind in _ONLY_IN_MESSAGES and surface != "message") or (
        kind in _ONLY_IN_MODALS and surface != "modal"
    ):
        raise InvalidBlocks(f"{where}: not allowed in a {surface}")


def _check_model(block: Mapping[str, Any], where: str) -> None:
    """What slack_sdk's own model of the block says; a type it does not know is an error here."""
    if block.get("type") == "data_table":  # not in the SDK
        return
    try:
        model = Block.parse(dict(block))
        if model is None:
            raise InvalidBlocks(f"{where}: unknown type")
        model.to_dict()
    except (SlackObjectFormationError, TypeError, AttributeError) as error:
        raise InvalidBlocks(f"{where}: {error}") from error


def _check_block(block: Mapping[str, Any], where: str) -> None:
    match block["type"]:
        case "section":
            if "text" in block:
                _check_text(block["text"], 3000, where)
            for field in block.get("fields", ()):
                _check_text(field, 2000, where)
        case "header":
            _check_text(block.get("text"), 150, where, kinds=("plain_text",))
        case "context":
            _check_count(block.get("elements"), 10, where)
            for element in block["elements"]:
                if element.get("type") != "image":
                    _check_text(element, 3000, where)
        case "actions":
            _check_count(block.get("elements"), 25, where)
            _check_unique([str(e.get("action_id")) for e in block["elements"]], f"{where}: action_id")
        case "input":
            _check_text(block.get("label"), 2000, where, kinds=("plain_text",))
        case "rich_text":
            if not block.get("elements"):
                raise InvalidBlocks(f"{where}: no elements")
        case "table" | "data_table":
            _check_table(block, where)
        case "markdown":
            if not block.get("text"):
                raise InvalidBlocks(f"{where}: no text")
    for element in _elements(block):
        _check_element(element, where)


def _elements(block: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A block's interactive elements."""
    if block["type"] == "actions":
        yield from block["elements"]
    for name in ("accessory", "element"):
        if isinstance(block.get(name), Mapping):
            yield block[name]


def _check_element(element: Mapping[str, Any], where: str) -> None:
    kind = str(element.get("type"))
    if not element.get("action_id") and kind != "image":
        raise InvalidBlocks(f"{where}: {kind} without an action_id")
    if kind == "button":
        _check_text(element.get("text"), 75, where, kinds=("plain_text",))
        if not 1 <= len(str(element.get("value", " "))) <= 2000:
            raise InvalidBlocks(f"{where}: a button's value has 1 to 2000 characters")
    if "placeholder" in element:
        _check_text(element["placeholder"], 150, where, kinds=("plain_text",))
    if "confirm" in element:
        for name, most in (("title", 100), ("text", 300), ("confirm", 30), ("deny", 30)):
            _check_text(element["confirm"].get(name), most, f"{where}: confirm")
    if kind.endswith("static_select") or kind in ("overflow", "radio_buttons", "checkboxes"):
        options = element.get("options")
        _check_count(options, {"overflow": 5, "radio_buttons": 10, "checkboxes": 10}.get(kind, 100), where)
        for one in options or ():
            _check_text(one.get("text"), 75, where)
            if not 1 <= len(str(one.get("value", ""))) <= 150:
                raise InvalidBlocks(f"{where}: an option's value has 1 to 150 characters")
        initial = element.get("initial_option")
        if initial is not None and initial not in (options or ()):
            raise InvalidBlocks(f"{where}: the initial option is none of the options")


def _check_table(block: Mapping[str, Any], where: str) -> None:
    rows = block.get("rows") or ()
    most = TABLE_ROWS + (block["type"] == "data_table")
    if not 1 <= len(rows) <= most:
        raise InvalidBlocks(f"{where}: {len(rows)} rows, 1 to {most}")
    widths = {len(row) for row in rows}
    if len(widths) > 1 or not 1 <= max(widths) <= TABLE_COLUMNS:
        raise InvalidBlocks(f"{where}: rows of {sorted(widths)} cells, alike and 1 to {TABLE_COLUMNS}")
    if len(block.get("column_settings") or ()) > TABLE_COLUMNS:
        raise InvalidBlocks(f"{where}: too many column settings")
    characters = 0
    for cell in (cell for row in rows for cell in row):
        if cell.get("type") not in ("raw_text", "raw_number", "rich_text"):
            raise InvalidBlocks(f"{where}: a cell of type {cell.get('type')!r}")
        if cell["type"] == "raw_text" and not cell.get("text"):
            raise InvalidBlocks(f"{where}: an empty cell")
        characters += sum(len(text) for text in _strings(cell))
    if characters > TABLE_CHARACTERS:
        raise InvalidBlocks(f"{where}: {characters} characters, at most {TABLE_CHARACTERS}")


def _check_text(value: Any, most: int, where: str, kinds: Sequence[str] = ("plain_text", "mrkdwn")) -> None:
    if not isinstance(value, Mapping) or value.get("type") not in kinds:
        raise InvalidBlocks(f"{where}: expected {' or '.join(kinds)}")
    length = len(str(value.get("text", "")))
    if not 1 <= length <= most:
        raise InvalidBlocks(f"{where}: a text of {length} characters, 1 to {most}")


def _check_count(values: Any, most: int, where: str) -> None:
    if not isinstance(values, Sequence) or not 1 <= len(values) <= most:
        raise InvalidBlocks(f"{where}: 1 to {most} elements")


def _check_unique(ids: Sequence[str], what: str) -> None:
    if len(set(ids)) < len(ids):
        raise InvalidBlocks(f"{what}: {sorted({one for one in ids if ids.count(one) > 1})} more than once")


def _check_lengths(value: Any, where: str) -> None:
    """Lengths that hold for a name wherever it occurs, at any depth."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if name in _LENGTHS and isinstance(inner, str) and len(inner) > _LENGTHS[name]:
                raise InvalidBlocks(f"{where}: {name} has {len(inner)} characters, at most {_LENGTHS[name]}")
            _check_lengths(inner, where)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for inner in value:
            _check_lengths(inner, where)


def _strings(value: Any) -> Iterator[str]:
    """Every text that people see in a block, at any depth."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if name == "text" and isinstance(inner, str):
                yield inner
            elif name != "value":
                yield from _strings(inner)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for inner in value:
            yield from _strings(inner)
