"""The rules for blocks, one by one and together: https://docs.slack.dev/reference/block-kit/blocks."""

from __future__ import annotations

from typing import Any

from bot.console.content import Json
from bot.console.validation.charts import CHART, check_charts
from bot.console.validation.elements import (
    BUTTONS,
    CHOICES,
    FEEDBACK,
    IMAGE,
    SLACK_FILE,
    TYPED,
    WEB_ADDRESS,
    image_source,
    plain,
    text,
)
from bot.console.validation.problems import (
    Check,
    Problems,
    anything,
    array,
    boolean,
    every,
    one_of,
    shape,
    string,
    typed,
)
from bot.console.validation.rich_text import (
    DATA_TABLE,
    DATA_TABLE_OPTIONS,
    RICH_TEXT_ELEMENTS,
    TABLE,
    TABLE_CHARACTERS,
    TABLE_OPTIONS,
    cell_characters,
    even_data_table,
)

MESSAGE_BLOCKS, VIEW_BLOCKS = 50, 100
MARKDOWN_CHARACTERS = 12_000
_ELSEWHERE: dict[str, frozenset[str]] = {
    "markdown": frozenset({"message"}),
    "table": frozenset({"message"}),
    "data_table": frozenset({"message"}),
    "data_visualization": frozenset({"message"}),
    "context_actions": frozenset({"message"}),
    "file": frozenset({"message"}),
    "task_card": frozenset({"message"}),
    "plan": frozenset({"message"}),
    "alert": frozenset({"modal"}),
}
"""Blocks that only some surfaces take: message, modal, home."""


def _block(required: dict[str, Check] | None = None, optional: dict[str, Check] | None = None) -> Check:
    return shape(required, {"block_id": string(1, 255), **(optional or {})})


def _text_or_fields(problems: Problems, pointer: str, value: Any) -> None:
    if value.get("text") is None and not value.get("fields"):
        problems.add(pointer, "text or fields must be given")


def _card_content(problems: Problems, pointer: str, value: Any) -> None:
    if all(value.get(name) is None for name in ("hero_image", "title", "actions", "body")):
        problems.add(pointer, "one of hero_image, title, actions, body must be given")


_CONTEXT_TEXT = {kind: text(3000, kind) for kind in ("plain_text", "mrkdwn")}
_RICH_TEXT = _block({"elements": RICH_TEXT_ELEMENTS})
_OPTIONAL_RICH_TEXT = typed({"rich_text": _RICH_TEXT})
_TASK_CARD = _block(
    {
        "task_id": string(1),
        "title": string(1),
        "status": one_of("pending", "in_progress", "complete", "error"),
    },
    {"details": _OPTIONAL_RICH_TEXT, "output": _OPTIONAL_RICH_TEXT, "sources": array(anything)},
)
_CARD = every(
    _block(
        {},
        {
            "hero_image": typed({"image": IMAGE}),
            "icon": typed({"image": IMAGE}),
            "title": text(150),
            "subtitle": text(150),
            "body": text(200),
            "actions": array(typed({"button": BUTTONS["button"]}), 1, 25),
        },
    ),
    _card_content,
)
BLOCKS: dict[str, Check] = {
    "section": every(
        _block(
            {},
            {
                "text": text(3000),
                "fields": array(text(2000), 1, 10),
                "accessory": typed({**BUTTONS, **CHOICES, "image": IMAGE}),
                "expand": boolean,
            },
        ),
        _text_or_fields,
    ),
    "header": _block({"text": plain(150)}),
    "divider": _block(),
    "context": _block({"elements": array(typed({**_CONTEXT_TEXT, "image": IMAGE}), 1, 10)}),
    "actions": _block({"elements": array(typed({**BUTTONS, **CHOICES}), 1, 25)}),
    "context_actions": _block({"elements": array(typed(FEEDBACK), 1, 5)}),
    "image": every(
        _block(
            {"alt_text": string(1, 2000)},
            {"image_url": WEB_ADDRESS, "slack_file": SLACK_FILE, "title": plain(2000)},
        ),
        image_source,
    ),
    "input": _block(
        {"label": plain(2000), "element": typed({**TYPED, **CHOICES})},
        {"hint": plain(2000), "optional": boolean, "dispatch_action": boolean},
    ),
    "rich_text": _RICH_TEXT,
    "markdown": _block({"text": string(1, MARKDOWN_CHARACTERS)}),
    "table": _block(TABLE, TABLE_OPTIONS),
    "data_table": every(_block(DATA_TABLE, DATA_TABLE_OPTIONS), even_data_table),
    "data_visualization": _block(CHART),
    "file": _block({"external_id": string(1, 255), "source": one_of("remote")}),
    "video": _block(
        {
            "alt_text": string(1, 2000),
            "video_url": WEB_ADDRESS,
            "thumbnail_url": WEB_ADDRESS,
            "title": plain(199),
        },
        {
            "title_url": WEB_ADDRESS,
            "description": plain(200),
            "provider_icon_url": WEB_ADDRESS,
            "provider_name": string(1),
            "author_name": string(1, 49),
        },
    ),
    "alert": _block({"text": text(200)}, {"level": one_of("default", "info", "warning", "error", "success")}),
    "card": _CARD,
    "carousel": _block({"elements": array(typed({"card": _CARD}), 1, 10)}),
    "task_card": _TASK_CARD,
    "plan": _block({"title": string(1)}, {"tasks": array(typed({"task_card": _TASK_CARD}))}),
}


def interactive_elements(block: Json) -> list[tuple[str, Json]]:
    """A block's elements that may carry an action_id, with their JSON pointers inside the block."""
    if block.get("type") == "carousel":
        cards = enumerate(block.get("elements") or [])
        return [(f"/elements/{i}{p}", e) for i, card in cards for p, e in interactive_elements(card)]
    found: list[tuple[str, Json]] = []
    for name in ("accessory", "element"):
        if isinstance(block.get(name), dict):
            found.append((f"/{name}", block[name]))
    for name in ("elements", "actions"):
        if isinstance(block.get(name), list) and block.get("type") != "rich_text":
            found += [(f"/{name}/{i}", e) for i, e in enumerate(block[name]) if isinstance(e, dict)]
    passive = ("image", "mrkdwn", "plain_text")
    return [(pointer, element) for pointer, element in found if element.get("type") not in passive]


def check_unique_ids(problems: Problems, pointer: str, blocks: list[Json]) -> None:
    """block_id is unique in its message or view; action_id is unique in its block."""
    seen: set[str] = set()
    for index, block in enumerate(blocks):
        block_id = block.get("block_id")
        if isinstance(block_id, str) and block_id in seen:
            problems.add(f"{pointer}/{index}/block_id", f'`block_id` "{block_id}" already exists')
        elif isinstance(block_id, str):
            seen.add(block_id)
        actions: set[str] = set()
        for inner, element in interactive_elements(block):
            action_id = element.get("action_id")
            if isinstance(action_id, str) and action_id in actions:
                where = f"{pointer}/{index}{inner}/action_id"
                problems.add(where, f'`action_id` "{action_id}" already exists for this block')
            elif isinstance(action_id, str):
                actions.add(action_id)


def check_blocks(problems: Problems, pointer: str, blocks: Any, surface: str) -> None:
    """Check the blocks of one surface: "message", "modal" or "home"."""
    limit = MESSAGE_BLOCKS if surface == "message" else VIEW_BLOCKS
    here = {kind: check for kind, check in BLOCKS.items() if surface in _ELSEWHERE.get(kind, {surface})}
    before = len(problems.found)
    array(typed(here), 0, limit)(problems, pointer, blocks)
    if len(problems.found) > before:
        return
    check_unique_ids(problems, pointer, blocks)
    of_kind: dict[str, list[tuple[int, Json]]] = {}
    for index, block in enumerate(blocks):
        of_kind.setdefault(str(block["type"]), []).append((index, block))
    tables = of_kind.get("table", []) + of_kind.get("data_table", [])
    if len(tables) > 1:
        problems.add(f"{pointer}/{tables[1][0]}", "only_one_table_allowed")
    if sum(cell_characters(table.get("rows")) for _, table in tables) > TABLE_CHARACTERS:
        where = f"{pointer}/{tables[0][0]}/rows"
        problems.add(where, f"must be less than {TABLE_CHARACTERS + 1} characters in all")
    check_charts(problems, pointer, of_kind.get("data_visualization", []))
    markdown = of_kind.get("markdown", [])
    if len(markdown) > 1 and sum(len(str(b.get("text"))) for _, b in markdown) > MARKDOWN_CHARACTERS:
        problems.add(pointer, f"markdown must be less than {MARKDOWN_CHARACTERS + 1} characters in all")


def check_message_blocks(blocks: Any) -> Problems:
    """What Slack would refuse in the blocks of a message."""
    problems = Problems()
    check_blocks(problems, "/blocks", blocks, "message")
    return problems
