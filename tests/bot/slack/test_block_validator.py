"""One validator before every send: what Slack refuses is refused here, with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from bot.slack.block_validator import InvalidBlocks, check_message, check_view
from bot.slack.views.kit import Message, button, modal, option, section, typed_input

Json = dict[str, Any]


def message(*blocks: Json, text: str = "text") -> Message:
    return Message(text, blocks)


def plain(text: str) -> Json:
    return {"type": "plain_text", "text": text}


def actions(*elements: Json, **more: Any) -> Json:
    return {"type": "actions", "elements": list(elements), **more}


def table(rows: int, columns: int, text: str = "x") -> Json:
    return {"type": "table", "rows": [[{"type": "raw_text", "text": text}] * columns for _ in range(rows)]}


def select(options: int) -> Json:
    return {
        "type": "static_select",
        "action_id": "s",
        "placeholder": plain("p"),
        "options": [option(str(i), str(i)) for i in range(options)],
    }


REFUSED: dict[str, Message] = {
    "51 blocks": message(*[section("x")] * 51),
    "no blocks": message(),
    "no fallback text": message(section("x"), text=" "),
    "a fallback text of 4,001 characters": message(section("x"), text="x" * 4001),
    "two tables": message(table(1, 1), table(1, 1)),
    "101 rows": message(table(101, 1)),
    "21 columns": message(table(1, 21)),
    "10,001 characters in a table": message(table(10, 10, "x" * 101)),
    "rows of different lengths": message({"type": "table", "rows": [*table(1, 1)["rows"], *table(1, 2)["rows"]]}),
    "an empty cell": message(table(1, 1, "")),
    "a button as a cell": message({"type": "table", "rows": [[button("x", "a", "v")]]}),
    "a table without rows": message({"type": "table", "rows": []}),
    "a block id twice": message({**section("x"), "block_id": "b"}, {**section("y"), "block_id": "b"}),
    "an action id twice in a row": message(actions(button("x", "a", "v"), button("y", "a", "v"))),
    "26 buttons": message(actions(*[button("x", f"a{i}", "v") for i in range(26)])),
    "no buttons": message(actions()),
    "a button's text of 76 characters": message(actions({**button("x", "a", "v"), "text": plain("x" * 76)})),
    "a button's value of 2,001 characters": message(actions({**button("x", "a", "v"), "value": "x" * 2001})),
    "a button without text": message(actions({**button("x", "a", "v"), "text": plain("")})),
    "a button without action id": message(actions({"type": "button", "text": plain("x"), "value": "v"})),
    "a button in mrkdwn": message(actions({**button("x", "a", "v"), "text": {"type": "mrkdwn", "text": "x"}})),
    "101 options": message(actions(select(101))),
    "no options": message(actions(select(0))),
    "an option's text of 76 characters": message(
        actions({**select(0), "options": [{"text": plain("x" * 76), "value": "v"}]})
    ),
    "an option's value of 151 characters": message(
        actions({**select(0), "options": [{"text": plain("x"), "value": "v" * 151}]})
    ),
    "an initial option that is none": message(actions({**select(2), "initial_option": option("9", "9")})),
    "a section of 3,001 characters": message({"type": "section", "text": {"type": "mrkdwn", "text": "x" * 3001}}),
    "an empty section": message({"type": "section", "text": {"type": "mrkdwn", "text": ""}}),
    "a field of 2,001 characters": message({"type": "section", "fields": [plain("x" * 2001)]}),
    "eleven fields": message({"type": "section", "fields": [plain("x")] * 11}),
    "a header of 151 characters": message({"type": "header", "text": plain("x" * 151)}),
    "eleven context elements": message({"type": "context", "elements": [plain("x")] * 11}),
    "a block id of 256 characters": message({**section("x"), "block_id": "b" * 256}),
    "an action id of 256 characters": message(actions(button("x", "a" * 256, "v"))),
    "a confirmation's title of 101 characters": message(
        actions(
            {
                **button("x", "a", "v"),
                "confirm": {"title": plain("x" * 101), "text": plain("x"), "confirm": plain("x"), "deny": plain("x")},
            }
        )
    ),
    "an unknown type": message({"type": "hologram", "text": "x"}),
    "no type": message({"text": "x"}),
    "an alert outside a modal": message({"type": "alert", "text": plain("x")}),
    "markdown of 12,001 characters": message(
        {"type": "markdown", "text": "x" * 6001}, {"type": "markdown", "text": "x" * 6000}
    ),
    "rich text without elements": message({"type": "rich_text", "elements": []}),
    "too much text altogether": message(*[section("x" * 2900)] * 6),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_slack_refuses_in_a_message_is_refused(name: str) -> None:
    with pytest.raises(InvalidBlocks):
        check_message(REFUSED[name])


ALLOWED: dict[str, Message] = {
    "50 blocks": message(*[section("x")] * 50),
    "100 rows of 20 columns": message(table(100, 20)),
    "25 buttons": message(actions(*[button("x", f"a{i}", "v") for i in range(25)])),
    "100 options": message(actions(select(100))),
    "the same action id in two rows": message(actions(button("x", "a", "v")), actions(button("y", "a", "v"))),
    "a section of 3,000 characters": message(section("x" * 3000)),
}


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_just_within_the_limits_passes(name: str) -> None:
    check_message(ALLOWED[name])


FIELD = typed_input("b", "question")
VIEWS_REFUSED: dict[str, Json] = {
    "a title of 25 characters": {**modal("x", [section("x")], close="c"), "title": plain("x" * 25)},
    "a submit of 25 characters": {**modal("x", [FIELD], close="c"), "submit": plain("x" * 25)},
    "inputs without submit": modal("x", [FIELD], close="c"),
    "101 blocks": modal("x", [section("x")] * 101, close="c"),
    "no blocks": modal("x", [], close="c"),
    "metadata of 3,001 characters": modal("x", [section("x")], close="c", metadata="m" * 3001),
    "a callback id of 256 characters": modal("x", [section("x")], close="c", callback_id="c" * 256),
    "a home with submit": {"type": "home", "blocks": [section("x")], "submit": plain("s")},
    "a table in a home": {"type": "home", "blocks": [table(1, 1)]},
    "a table in a modal": modal("x", [table(1, 1)], close="c"),
    "a modal without title": {"type": "modal", "blocks": [section("x")]},
    "neither modal nor home": {"type": "window", "blocks": [section("x")]},
    "a block id twice": modal("x", [FIELD, FIELD], close="c", submit="s"),
    "an initial value of 3,001 characters": modal(
        "x", [{**FIELD, "element": {**FIELD["element"], "initial_value": "x" * 3001}}], close="c", submit="s"
    ),
}


@pytest.mark.parametrize("name", VIEWS_REFUSED)
def test_what_slack_refuses_in_a_view_is_refused(name: str) -> None:
    with pytest.raises(InvalidBlocks):
        check_view(VIEWS_REFUSED[name])


def test_a_modal_with_a_field_and_a_home_of_100_blocks_pass() -> None:
    check_view(modal("Edit", [FIELD], close="Cancel", submit="Save", metadata="m" * 3000))
    check_view({"type": "home", "blocks": [section("x")] * 100})


@pytest.mark.parametrize("name", [*REFUSED, *VIEWS_REFUSED])
def test_the_workspaces_own_rules_agree(name: str) -> None:
    """One schema serves both, so that neither drifts: what the bot refuses the workspace refuses (but for what is
    our own caution: texts and totals that Slack takes)."""
    from bot.console.validation import check_message_blocks, check_view

    own = {
        "no fallback text",
        "a fallback text of 4,001 characters",
        "too much text altogether",
        "no blocks",
        "rows of different lengths",
        "a button without action id",
    }
    if name in own:
        return
    view = VIEWS_REFUSED.get(name)
    if view is None:
        assert check_message_blocks(list(REFUSED[name].blocks)).found
    else:
        kind = view["type"] if view["type"] in ("modal", "home") else "modal"
        assert check_view(view, kind).found
