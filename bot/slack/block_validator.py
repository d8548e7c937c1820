"""Slack's rules for messages and views, checked before every send.

The rules themselves are those that the local workspace refuses by (bot/console/validation): one schema, so that a view
passes here and there alike. It stands there because the workspace knows nothing of the bot. slack_sdk's own models
are a second opinion on each block; beyond both come our own cautions: a fallback text, a total of characters, an
action id on every control, rows of one length. Limits: https://docs.slack.dev/reference/block-kit
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from slack_sdk.errors import SlackObjectFormationError
from slack_sdk.models.blocks import Block
from slack_sdk.models.views import View

from bot.console.validation import Problems, check_message_blocks
from bot.console.validation import check_view as view_problems
from bot.slack.views.kit import Message

MESSAGE_TEXT = 4_000
MESSAGE_CHARACTERS = 16_000  # all blocks of a message; Slack's own limit is not published, this always passed
VIEW_CHARACTERS = 250_000

_NOT_IN_THE_SDK = frozenset({"data_table", "data_visualization"})


class InvalidBlocks(ValueError):
    """A message or view that Slack would refuse; says where and why."""


def check_message(message: Message) -> None:
    """Raise InvalidBlocks if Slack would refuse the message."""
    if not message.text.strip():
        raise InvalidBlocks("a message needs a fallback text")
    if len(message.text) > MESSAGE_TEXT:
        raise InvalidBlocks(f"the fallback text has {len(message.text)} characters, at most {MESSAGE_TEXT}")
    _refuse(check_message_blocks(list(message.blocks)))
    _check_blocks(message.blocks)
    characters = sum(len(text) for text in _strings(message.blocks))
    if characters > MESSAGE_CHARACTERS:
        raise InvalidBlocks(f"the blocks hold {characters} characters, at most {MESSAGE_CHARACTERS}")


def check_view(view: Mapping[str, Any]) -> None:
    """Raise InvalidBlocks if Slack would refuse the modal or Home."""
    kind = view.get("type")
    if kind not in ("modal", "home"):
        raise InvalidBlocks(f"a view is a modal or a home, not {kind!r}")
    _refuse(view_problems(dict(view), str(kind)))
    _check_blocks(view.get("blocks") or ())
    try:
        View(**dict(view)).to_dict()
    except SlackObjectFormationError as error:
        raise InvalidBlocks(str(error)) from error
    if len(json.dumps(view)) > VIEW_CHARACTERS:
        raise InvalidBlocks("the view is too large")


def _refuse(problems: Problems) -> None:
    if problems.found:
        raise InvalidBlocks(problems.found[0])


def _check_blocks(blocks: Sequence[Mapping[str, Any]]) -> None:
    """Our own cautions, and the second opinion."""
    if not blocks:
        raise InvalidBlocks("no blocks")
    for index, block in enumerate(blocks):
        where = f"block {index} ({block['type']})"
        _check_model(block, where)
        for element in _elements(block):
            if not element.get("action_id") and element.get("type") != "image":
                raise InvalidBlocks(f"{where}: {element.get('type')} without an action_id")
        if block["type"] == "table" and len({len(row) for row in block["rows"]}) > 1:
            raise InvalidBlocks(f"{where}: rows of different lengths")


def _check_model(block: Mapping[str, Any], where: str) -> None:
    """What slack_sdk's own model of the block says; a type it does not know is an error here."""
    if block["type"] in _NOT_IN_THE_SDK:
        return
    try:
        model = Block.parse(dict(block))
        if model is None:
            raise InvalidBlocks(f"{where}: unknown type")
        model.to_dict()
    except (SlackObjectFormationError, TypeError, AttributeError) as error:
        raise InvalidBlocks(f"{where}: {error}") from error


def _elements(block: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A block's interactive elements."""
    if block["type"] == "actions":
        yield from block["elements"]
    for name in ("accessory", "element"):
        if isinstance(block.get(name), Mapping):
            yield block[name]


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
