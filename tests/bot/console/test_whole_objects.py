"""Slack's rules object by object: which fields there are, which are needed, and how much each may hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.console.validation import check_view
from tests.bot.console.whole_objects import PLAIN, WHOLE

FIELDS = [(name, field) for name, whole in WHOLE.items() for field in whole.fields if field != "type"]


@pytest.mark.parametrize("name", WHOLE)
def test_an_object_with_all_its_fields_passes_and_with_one_more_it_does_not(name: str) -> None:
    assert WHOLE[name].problems() == []
    assert any("invalid additional property: colour" in one for one in WHOLE[name].problems(colour="red"))


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_only_what_an_object_needs_may_not_be_left_out_and_null_is_left_out(name: str, field: str) -> None:
    whole = WHOLE[name]
    without = whole.ask({other: value for other, value in whole.fields.items() if other != field})
    assert bool(without) == (field in whole.needs)
    assert whole.problems(**{field: None}) == without


@pytest.mark.parametrize(("name", "field"), [pair for pair in FIELDS if pair != ("rich_text_input", "initial_value")])
def test_a_field_of_another_type_is_refused(name: str, field: str) -> None:
    value = WHOLE[name].fields[field]
    is_number = type(value) in (int, float)
    others: tuple[Any, ...] = (True, 7.5, "7", [], {})
    for other in others:
        if type(other) is not type(value) and not (is_number and isinstance(other, float)):
            found = WHOLE[name].problems(**{field: other})
            assert any("must be a" in one or "must be one of" in one for one in found), (other, found)


CHOICES: dict[tuple[str, str], tuple[str, ...]] = {
    ("alert", "level"): ("default", "info", "warning", "error", "success"),
    ("broadcast", "range"): ("here", "channel", "everyone"),
    ("button", "style"): ("primary", "danger"),
    ("column setting", "align"): ("left", "center", "right"),
    ("confirm", "style"): ("primary", "danger"),
    ("dispatch config", "trigger_actions_on"): ("on_enter_pressed", "on_character_entered"),
    ("file", "source"): ("remote",),
    ("filter", "include"): ("im", "mpim", "private", "public"),
    ("icon_button", "icon"): ("trash",),
    ("rich_text_list", "style"): ("bullet", "ordered"),
    ("task_card", "status"): ("pending", "in_progress", "complete", "error"),
}


@pytest.mark.parametrize(("name", "field"), CHOICES)
def test_one_of_these_words_passes_and_no_other(name: str, field: str) -> None:
    is_list = isinstance(WHOLE[name].fields[field], list)
    allowed = CHOICES[name, field]
    for word in allowed:
        assert WHOLE[name].problems(**{field: [word] if is_list else word}) == []
    found = WHOLE[name].problems(**{field: ["other"] if is_list else "other"})
    assert any(f"must be one of: {', '.join(allowed)} [" in one for one in found)


Bounds = tuple[int | None, int | None]
"""The least and the most characters of a text, items of a list, or the number itself; none is not looked at."""

ADDRESS = (None, 3000)
ACTED: dict[str, Bounds] = {"action_id": (1, 255)}
PLACEHELD: dict[str, Bounds] = {**ACTED, "placeholder": (1, 150)}
MANY: dict[str, Bounds] = {**PLACEHELD, "max_selected_items": (1, None)}
LABEL: dict[str, Bounds] = {"label": (1, 20)}
HELD: dict[str, Mapping[str, Bounds]] = {
    "modal": {"title": (1, 24), "close": (1, 24), "submit": (1, 24), "private_metadata": (0, 3000)}
    | dict.fromkeys(("callback_id", "external_id"), (0, 255)),
    "home": {"title": (1, 24), "private_metadata": (0, 3000), "callback_id": (0, 255), "external_id": (0, 255)},
    "section": {"text": (1, 3000), "fields": (1, 10), "block_id": (1, 255)},
    "header": {"text": (1, 150)},
    "context": {"elements": (1, 10)},
    "actions": {"elements": (1, 25)},
    "context_actions": {"elements": (1, 5)},
    "image block": {"alt_text": (1, 2000), "title": (1, 2000), "image_url": ADDRESS},
    "input": {"label": (1, 2000), "hint": (1, 2000)},
    "rich_text": {"elements": (1, None)},
    "markdown": {"text": (1, 12_000)},
    "table": {"rows": (1, 100), "column_settings": (0, 20)},
    "data_table": {"rows": (2, 101), "caption": (1, None), "page_size": (1, 100)}
    | {"row_header_column_index": (0, 19)},
    "raw_text": {"text": (1, 10_000)},
    "raw_number": {"text": (1, 10_000)},
    "chart block": {"title": (1, 50)},
    "pie": {"segments": (1, 6)},
    "segment": LABEL,
    "series": {"name": (1, 20)},
    "axes": {"x_label": (1, 50), "y_label": (1, 50)},
    "file": {"external_id": (1, 255)},
    "video": {"alt_text": (1, 2000), "title": (1, 199), "description": (1, 200), "author_name": (1, 49)}
    | dict.fromkeys(("video_url", "thumbnail_url", "title_url", "provider_icon_url"), ADDRESS)
    | {"provider_name": (1, None)},
    "alert": {"text": (1, 200)},
    "card": {"title": (1, 150), "subtitle": (1, 150), "body": (1, 200)},
    "carousel": {"elements": (1, 10)},
    "task_card": {"task_id": (1, None), "title": (1, None), "sources": (0, None)},
    "plan": {"title": (1, None), "tasks": (0, None)},
    "confirm": {"title": (1, 100), "text": (1, 300), "confirm": (1, 30), "deny": (1, 30)},
    "option": {"text": (1, 75), "value": (1, 150), "description": (1, 75), "url": (1, 3000)},
    "rich option": {"text": (1, 75), "value": (1, 150), "description": (1, 75), "url": (1, 3000)},
    "group": {"label": (1, 75), "options": (1, 100)},
    "filter": {"include": (1, None)},
    "dispatch config": {"trigger_actions_on": (1, 2)},
    "slack file": {"id": (1, 255), "url": ADDRESS},
    "image": {"alt_text": (1, 2000), "image_url": ADDRESS},
    "button": {"text": (1, 75), **ACTED, "url": (1, 3000), "value": (1, 2000), "accessibility_label": (1, 75)}
    | {"agent_prompt": (1, 4000)},
    "overflow": {**ACTED, "options": (1, 5)},
    "feedback_buttons": ACTED,
    "feedback button": {"text": (1, 75), "value": (1, 2000), "accessibility_label": (1, 75)},
    "icon_button": {"text": (1, 75), **ACTED, "value": (1, 2000), "accessibility_label": (1, 75)}
    | {"visible_to_user_ids": (1, 10)},
    "static_select": {**PLACEHELD, "options": (1, 100)},
    "multi_static_select": {**MANY, "options": (1, 100), "initial_options": (1, None)},
    "grouped select": {"option_groups": (1, 100)},
    "external_select": {**PLACEHELD, "min_query_length": (0, None)},
    "multi_external_select": {**MANY, "min_query_length": (0, None), "initial_options": (1, None)},
    "users_select": {**PLACEHELD, "initial_user": (1, None)},
    "multi_users_select": {**MANY, "initial_users": (1, None)},
    "channels_select": {**PLACEHELD, "initial_channel": (1, None)},
    "multi_channels_select": {**MANY, "initial_channels": (1, None)},
    "conversations_select": {**PLACEHELD, "initial_conversation": (1, None)},
    "multi_conversations_select": {**MANY, "initial_conversations": (1, None)},
    "radio_buttons": {**ACTED, "options": (1, 10)},
    "checkboxes": {**ACTED, "options": (1, 10), "initial_options": (1, 10)},
    "datepicker": PLACEHELD,
    "timepicker": {**PLACEHELD, "timezone": (1, None)},
    "datetimepicker": {**ACTED, "initial_date_time": (0, 9_999_999_999)},
    "plain_text_input": {**PLACEHELD, "initial_value": (0, 3000), "min_length": (0, 3000), "max_length": (1, 3000)},
    "email_text_input": {**PLACEHELD, "initial_value": (0, None)},
    "url_text_input": {**PLACEHELD, "initial_value": (0, None)},
    "number_input": PLACEHELD,
    "rich_text_input": PLACEHELD,
    "file_input": {**ACTED, "filetypes": (0, None), "max_files": (1, 10)},
    "rich_text_section": {"elements": (0, None)},
    "rich_text_list": {"elements": (1, None), "indent": (0, 8), "border": (0, 1), "offset": (0, None)},
    "rich_text_preformatted": {"elements": (0, None), "border": (0, 1), "language": (1, None)},
    "rich_text_quote": {"elements": (0, None), "border": (0, 1)},
    "text": {"text": (1, None)},
    "link": {"url": (1, None), "text": (0, None)},
    "emoji": {"name": (1, None), "unicode": (0, None), "skin_tone": (1, 6)},
    "user": {"user_id": (1, None)},
    "usergroup": {"usergroup_id": (1, None)},
    "channel": {"channel_id": (1, None)},
    "color": {"value": (1, None)},
    "date": {"timestamp": (0, None), "format": (1, None), "url": (1, None), "fallback": (1, None)},
}


def sized(value: Any, size: int) -> Any:
    """A value like this one, of that size."""
    if isinstance(value, int):
        return size
    if isinstance(value, dict):
        return value | {"text": "x" * size}
    if isinstance(value, list):
        is_interactive = isinstance(value[0], dict) and value[0].get("type") in ("button", "icon_button")
        return [value[0] | {"action_id": str(n)} if is_interactive else value[0] for n in range(size)]
    return value.ljust(size, "x")[:size]


@pytest.mark.parametrize(("name", "field"), [(name, field) for name, held in HELD.items() for field in held])
def test_a_field_holds_from_its_least_to_its_most_and_no_more(name: str, field: str) -> None:
    whole, (least, most) = WHOLE[name], HELD[name][field]
    value = whole.fields[field]
    if least is not None:
        assert whole.problems(**{field: sized(value, least)}) == []
    if most is not None:
        assert whole.problems(**{field: sized(value, most)}) == []
        assert whole.problems(**{field: sized(value, most + 1)}) != []
    if least is not None and (least > 0 or isinstance(value, int)):
        assert whole.problems(**{field: sized(value, least - 1)}) != []


ONLY_IN_MESSAGES = ["chart block", "context_actions", "data_table", "file", "markdown", "plan", "table", "task_card"]


@pytest.mark.parametrize("name", ONLY_IN_MESSAGES)
@pytest.mark.parametrize("kind", ["modal", "home"])
def test_some_blocks_are_for_messages_only(name: str, kind: str) -> None:
    block = WHOLE[name].fields
    found = check_view({"type": kind, "title": PLAIN, "blocks": [block]}, kind).found
    assert found == [f"unsupported type: {block['type']} [json-pointer:/view/blocks/0/type]"]


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("card", "actions"),
        ("carousel", "elements"),
        ("context", "elements"),
        ("plan", "tasks"),
        ("rich_text", "elements"),
        ("rich_text_list", "elements"),
        ("rich_text_quote", "elements"),
    ],
)
def test_a_list_holds_only_its_own_kinds(name: str, field: str) -> None:
    found = WHOLE[name].problems(**{field: [{"type": "overflow"}]})
    assert len(found) == 1
    assert "unsupported type: overflow" in found[0]
    assert f"/{field}/0/type]" in found[0]


LISTS_OF_NAMES = [
    ("icon_button", "visible_to_user_ids"),
    ("file_input", "filetypes"),
    ("multi_users_select", "initial_users"),
    ("multi_channels_select", "initial_channels"),
    ("multi_conversations_select", "initial_conversations"),
]


@pytest.mark.parametrize(("name", "field"), LISTS_OF_NAMES)
def test_a_name_in_a_list_is_a_text_with_something_in_it(name: str, field: str) -> None:
    assert any("must be a string [json-pointer:/blocks/0" in one for one in WHOLE[name].problems(**{field: [1]}))
    assert any("must be more than 0 characters" in one for one in WHOLE[name].problems(**{field: [""]}))
    assert WHOLE[name].problems(**{field: ["x"]}) == []
