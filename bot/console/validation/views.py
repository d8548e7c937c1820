"""The rules for modals and App Home: https://docs.slack.dev/reference/views."""

from __future__ import annotations

from typing import Any

from bot.console.validation.blocks import check_blocks, interactive_elements
from bot.console.validation.elements import plain
from bot.console.validation.problems import Problems, anything, array, boolean, shape, string

_COMMON = {
    "private_metadata": string(0, 3000),
    "callback_id": string(0, 255),
    "external_id": string(0, 255),
}
_MODAL = shape(
    {"title": plain(24), "blocks": array(anything)},
    {
        **_COMMON,
        "close": plain(24),
        "submit": plain(24),
        "clear_on_close": boolean,
        "notify_on_close": boolean,
        "submit_disabled": boolean,
    },
)
_HOME = shape({"blocks": array(anything)}, {**_COMMON, "title": plain(24)})


def check_view(view: Any, kind: str) -> Problems:
    """What Slack would refuse in a view; kind is "modal" or "home"."""
    problems = Problems()
    if not isinstance(view, dict) or view.get("type") != kind:
        problems.add("/view/type", f"must be {kind}")
        return problems
    (_MODAL if kind == "modal" else _HOME)(problems, "/view", view)
    blocks = view.get("blocks")
    check_blocks(problems, "/view/blocks", blocks, kind)
    if problems.found or not isinstance(blocks, list):
        return problems
    if kind == "modal" and view.get("submit") is None and any(b["type"] == "input" for b in blocks):
        problems.add("/view", "missing required field: submit (a view with input blocks needs it)")
    focused = [e for block in blocks for _, e in interactive_elements(block) if e.get("focus_on_load") is True]
    if len(focused) > 1:
        problems.add("/view/blocks", "only one element may have focus_on_load")
    return problems
