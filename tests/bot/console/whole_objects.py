"""Every object that Slack's blocks and views are made of, with all its fields, in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bot.console.validation import check_message_blocks, check_view

Json = dict[str, Any]
WEB = "https://example.com/x"
PLAIN: Json = {"type": "plain_text", "text": "x", "emoji": True}
MRKDWN: Json = {"type": "mrkdwn", "text": "x", "verbatim": False}
CONFIRM: Json = {"title": PLAIN, "text": MRKDWN, "confirm": PLAIN, "deny": PLAIN, "style": "danger"}
OPTION: Json = {"text": PLAIN, "value": "1", "description": MRKDWN, "url": WEB}
RICH_OPTION: Json = {"text": MRKDWN, "value": "1", "description": PLAIN, "url": WEB}
GROUP: Json = {"label": PLAIN, "options": [OPTION]}
FILTER: Json = {"include": ["im"], "exclude_external_shared_channels": True, "exclude_bot_users": False}
FILE: Json = {"id": "F1", "url": WEB}
IMAGE: Json = {"type": "image", "alt_text": "x", "image_url": WEB}
FEEDBACK: Json = {"text": PLAIN, "value": "1", "accessibility_label": "x"}
TASK: Json = {"type": "task_card", "task_id": "1", "title": "x", "status": "complete"}
CELL: Json = {"type": "raw_text", "text": "x"}
POINT: Json = {"label": "a", "value": -1.5}
SERIES: Json = {"name": "s", "data": [POINT]}
AXES: Json = {"categories": ["a"], "x_label": "x", "y_label": "y"}
SEGMENT: Json = {"label": "a", "value": 1}
STYLES = ("bold", "italic", "strike", "code", "underline", "highlight", "client_highlight", "unlink")
STYLE: Json = dict.fromkeys(STYLES, True)
RUN: Json = {"type": "text", "text": "x", "style": STYLE}
SPEECH: Json = {"type": "rich_text_section", "elements": [RUN]}
RICH_TEXT: Json = {"type": "rich_text", "elements": [SPEECH]}
ACTED: Json = {"action_id": "a", "confirm": CONFIRM, "focus_on_load": True}
HELD: Json = {**ACTED, "placeholder": PLAIN}
TYPED: Json = {**HELD, "dispatch_action_config": {"trigger_actions_on": ["on_enter_pressed"]}}
BUTTON: Json = {
    "type": "button",
    "text": PLAIN,
    "confirm": CONFIRM,
    "style": "primary",
    "url": WEB,
    **dict.fromkeys(("action_id", "value", "accessibility_label", "agent_prompt"), "x"),
}
VIEW: Json = {"private_metadata": "x", "callback_id": "x", "external_id": "x", "title": PLAIN, "blocks": []}


class Whole(NamedTuple):
    """An object with all its fields, those that it needs, and what asks Slack about it in its place."""

    ask: Callable[[Any], list[str]]
    needs: tuple[str, ...]
    fields: Json

    def problems(self, **changed: Any) -> list[str]:
        return self.ask(self.fields | changed)


def message(block: Any) -> list[str]:
    return check_message_blocks([block]).found


def modal(block: Any) -> list[str]:
    return check_view({"type": "modal", "title": PLAIN, "submit": PLAIN, "blocks": [block]}, "modal").found


def view(shown: Any) -> list[str]:
    return check_view(shown, shown["type"]).found


def entered(element: Any) -> list[str]:
    return message({"type": "input", "label": PLAIN, "element": element})


def beside(element: Any) -> list[str]:
    return message({"type": "section", "text": PLAIN, "accessory": element})


def offered(element: Any) -> list[str]:
    return message({"type": "context_actions", "elements": [element]})


def confirmed(confirm: Any) -> list[str]:
    return beside(BUTTON | {"confirm": confirm})


def spoken(element: Any) -> list[str]:
    return message({"type": "rich_text", "elements": [element]})


def inline(element: Any) -> list[str]:
    return spoken(SPEECH | {"elements": [element]})


def tabled(cell: Any) -> list[str]:
    return message({"type": "table", "rows": [[cell]]})


def drawn(chart: Any) -> list[str]:
    return message({"type": "data_visualization", "title": "x", "chart": chart})


def lines(series: Any = SERIES, axes: Any = AXES) -> list[str]:
    return drawn({"type": "line", "series": [series], "axis_config": axes})


def chosen(kind: str, **fields: Any) -> Whole:
    return Whole(entered, (), {"type": kind, **HELD, **fields})


MANY = {"max_selected_items": 2}
CHANNEL = {"response_url_enabled": True}
PEOPLE = {**CHANNEL, "default_to_current_conversation": True, "filter": FILTER}
WHOLE: dict[str, Whole] = {
    "modal": Whole(
        view,
        ("title", "blocks"),
        {"type": "modal", **VIEW, "close": PLAIN, "submit": PLAIN}
        | dict.fromkeys(("clear_on_close", "notify_on_close", "submit_disabled"), True),
    ),
    "home": Whole(view, ("blocks",), {"type": "home", **VIEW}),
    "section": Whole(
        message,
        (),
        {"type": "section", "text": MRKDWN, "fields": [PLAIN], "accessory": IMAGE, "expand": True, "block_id": "b"},
    ),
    "header": Whole(message, ("text",), {"type": "header", "text": PLAIN}),
    "divider": Whole(message, (), {"type": "divider", "block_id": "b"}),
    "context": Whole(message, ("elements",), {"type": "context", "elements": [PLAIN]}),
    "actions": Whole(message, ("elements",), {"type": "actions", "elements": [{"type": "button", "text": PLAIN}]}),
    "context_actions": Whole(
        message,
        ("elements",),
        {"type": "context_actions", "elements": [{"type": "icon_button", "icon": "trash", "text": PLAIN}]},
    ),
    "image block": Whole(message, ("alt_text", "image_url"), {**IMAGE, "title": PLAIN}),
    "input": Whole(
        message,
        ("label", "element"),
        {"type": "input", "label": PLAIN, "element": {"type": "plain_text_input"}, "hint": PLAIN}
        | dict.fromkeys(("optional", "dispatch_action"), True),
    ),
    "rich_text": Whole(message, ("elements",), RICH_TEXT),
    "markdown": Whole(message, ("text",), {"type": "markdown", "text": "x"}),
    "table": Whole(message, ("rows",), {"type": "table", "rows": [[CELL]], "column_settings": [None]}),
    "column setting": Whole(
        lambda setting: message({"type": "table", "rows": [[CELL]], "column_settings": [setting]}),
        (),
        {"align": "left", "is_wrapped": True},
    ),
    "data_table": Whole(
        message,
        ("rows", "caption"),
        {"type": "data_table", "rows": [[CELL], [CELL]], "caption": "x", "page_size": 5, "row_header_column_index": 0},
    ),
    "raw_text": Whole(tabled, ("text",), CELL),
    "raw_number": Whole(tabled, ("value", "text"), {"type": "raw_number", "value": 1.5, "text": "x"}),
    "chart block": Whole(
        message,
        ("title", "chart"),
        {"type": "data_visualization", "title": "x", "chart": {"type": "pie", "segments": [SEGMENT]}},
    ),
    "line": Whole(drawn, ("series", "axis_config"), {"type": "line", "series": [SERIES], "axis_config": AXES}),
    "pie": Whole(drawn, ("segments",), {"type": "pie", "segments": [SEGMENT]}),
    "segment": Whole(lambda one: drawn({"type": "pie", "segments": [one]}), ("label", "value"), SEGMENT),
    "series": Whole(lines, ("name", "data"), SERIES),
    "point": Whole(lambda point: lines(SERIES | {"data": [point]}), ("label", "value"), POINT),
    "axes": Whole(lambda axes: lines(axes=axes), ("categories",), AXES),
    "file": Whole(message, ("external_id", "source"), {"type": "file", "external_id": "x", "source": "remote"}),
    "video": Whole(
        message,
        ("alt_text", "video_url", "thumbnail_url", "title"),
        {"type": "video", "alt_text": "x", "video_url": WEB, "thumbnail_url": WEB, "title": PLAIN, "title_url": WEB}
        | {"description": PLAIN, "provider_icon_url": WEB, "provider_name": "x", "author_name": "x"},
    ),
    "alert": Whole(modal, ("text",), {"type": "alert", "text": MRKDWN, "level": "info"}),
    "card": Whole(
        message,
        (),
        {"type": "card", "hero_image": IMAGE, "icon": IMAGE, "title": MRKDWN, "subtitle": PLAIN, "body": MRKDWN}
        | {"actions": [BUTTON]},
    ),
    "carousel": Whole(message, ("elements",), {"type": "carousel", "elements": [{"type": "card", "body": PLAIN}]}),
    "task_card": Whole(
        message,
        ("task_id", "title", "status"),
        {**TASK, "details": RICH_TEXT, "output": RICH_TEXT, "sources": [1]},
    ),
    "plan": Whole(message, ("title",), {"type": "plan", "title": "x", "tasks": [TASK]}),
    "plain_text": Whole(lambda text: message({"type": "header", "text": text}), ("text",), PLAIN),
    "mrkdwn": Whole(lambda text: message({"type": "section", "text": text}), ("text",), MRKDWN),
    "confirm": Whole(confirmed, ("title", "text", "confirm", "deny"), CONFIRM),
    "option": Whole(lambda one: beside({"type": "overflow", "options": [one]}), ("text", "value"), OPTION),
    "rich option": Whole(lambda one: entered({"type": "checkboxes", "options": [one]}), ("text", "value"), RICH_OPTION),
    "group": Whole(
        lambda group: entered({"type": "static_select", "option_groups": [group]}), ("label", "options"), GROUP
    ),
    "filter": Whole(lambda one: entered({"type": "conversations_select", "filter": one}), (), FILTER),
    "dispatch config": Whole(
        lambda one: entered({"type": "email_text_input", "dispatch_action_config": one}),
        (),
        TYPED["dispatch_action_config"],
    ),
    "slack file": Whole(lambda file: beside({"type": "image", "alt_text": "x", "slack_file": file}), (), FILE),
    "image": Whole(beside, ("alt_text", "image_url"), IMAGE),
    "button": Whole(beside, ("text",), BUTTON),
    "overflow": Whole(beside, ("options",), {"type": "overflow", **ACTED, "options": [OPTION]}),
    "feedback_buttons": Whole(
        offered,
        ("positive_button", "negative_button"),
        {"type": "feedback_buttons", "positive_button": FEEDBACK, "negative_button": FEEDBACK, "action_id": "a"},
    ),
    "feedback button": Whole(
        lambda one: offered({"type": "feedback_buttons", "positive_button": one, "negative_button": FEEDBACK}),
        ("text", "value"),
        FEEDBACK,
    ),
    "icon_button": Whole(
        offered,
        ("icon", "text"),
        {"type": "icon_button", "icon": "trash", "text": PLAIN, "action_id": "a", "value": "x", "confirm": CONFIRM}
        | {"accessibility_label": "x", "visible_to_user_ids": ["U1"]},
    ),
    "static_select": Whole(
        entered, ("options",), {"type": "static_select", **HELD, "options": [OPTION], "initial_option": OPTION}
    ),
    "multi_static_select": Whole(
        entered,
        ("options",),
        {"type": "multi_static_select", **HELD, **MANY, "options": [OPTION], "initial_options": [OPTION]},
    ),
    "grouped select": Whole(entered, ("option_groups",), {"type": "static_select", "option_groups": [GROUP]}),
    "external_select": chosen("external_select", min_query_length=1, initial_option=OPTION),
    "multi_external_select": chosen("multi_external_select", min_query_length=1, initial_options=[OPTION], **MANY),
    "users_select": chosen("users_select", initial_user="U1"),
    "multi_users_select": chosen("multi_users_select", initial_users=["U1"], **MANY),
    "channels_select": chosen("channels_select", initial_channel="C1", **CHANNEL),
    "multi_channels_select": chosen("multi_channels_select", initial_channels=["C1"], **CHANNEL, **MANY),
    "conversations_select": chosen("conversations_select", initial_conversation="C1", **PEOPLE),
    "multi_conversations_select": chosen("multi_conversations_select", initial_conversations=["C1"], **PEOPLE, **MANY),
    "radio_buttons": Whole(
        entered,
        ("options",),
        {"type": "radio_buttons", **ACTED, "options": [RICH_OPTION], "initial_option": RICH_OPTION},
    ),
    "checkboxes": Whole(
        entered,
        ("options",),
        {"type": "checkboxes", **ACTED, "options": [RICH_OPTION], "initial_options": [RICH_OPTION]},
    ),
    "datepicker": chosen("datepicker", initial_date="2026-02-28"),
    "timepicker": chosen("timepicker", initial_time="23:59", timezone="Europe/London"),
    "datetimepicker": Whole(entered, (), {"type": "datetimepicker", **ACTED, "initial_date_time": 1}),
    "plain_text_input": Whole(
        entered,
        (),
        {"type": "plain_text_input", **TYPED, "initial_value": "x", "multiline": True, "min_length": 1}
        | {"max_length": 9},
    ),
    "email_text_input": Whole(entered, (), {"type": "email_text_input", **TYPED, "initial_value": "x"}),
    "url_text_input": Whole(entered, (), {"type": "url_text_input", **TYPED, "initial_value": "x"}),
    "number_input": Whole(
        entered,
        ("is_decimal_allowed",),
        {"type": "number_input", **TYPED, "is_decimal_allowed": True, "initial_value": "-1.5", "min_value": "-2"}
        | {"max_value": "10"},
    ),
    "rich_text_input": Whole(entered, (), {"type": "rich_text_input", **TYPED, "initial_value": RICH_TEXT}),
    "file_input": Whole(entered, (), {"type": "file_input", "action_id": "a", "filetypes": ["csv"], "max_files": 1}),
    "rich_text_section": Whole(spoken, ("elements",), SPEECH),
    "rich_text_list": Whole(
        spoken,
        ("elements", "style"),
        {"type": "rich_text_list", "elements": [SPEECH], "style": "bullet", "indent": 1, "border": 1, "offset": 1},
    ),
    "rich_text_preformatted": Whole(
        spoken,
        ("elements",),
        {"type": "rich_text_preformatted", "elements": [RUN], "border": 1, "language": "sql"},
    ),
    "rich_text_quote": Whole(spoken, ("elements",), {"type": "rich_text_quote", "elements": [RUN], "border": 1}),
    "text": Whole(inline, ("text",), RUN),
    "style": Whole(lambda style: inline(RUN | {"style": style}), (), STYLE),
    "link": Whole(inline, ("url",), {"type": "link", "url": "x", "text": "x", "unsafe": True, "style": STYLE}),
    "emoji": Whole(
        inline, ("name",), {"type": "emoji", "name": "x", "unicode": "1f4c8", "skin_tone": 2, "style": STYLE}
    ),
    "user": Whole(inline, ("user_id",), {"type": "user", "user_id": "x", "style": STYLE}),
    "usergroup": Whole(inline, ("usergroup_id",), {"type": "usergroup", "usergroup_id": "x", "style": STYLE}),
    "channel": Whole(inline, ("channel_id",), {"type": "channel", "channel_id": "x", "style": STYLE}),
    "broadcast": Whole(inline, ("range",), {"type": "broadcast", "range": "here", "style": STYLE}),
    "color": Whole(inline, ("value",), {"type": "color", "value": "x", "style": STYLE}),
    "date": Whole(
        inline,
        ("timestamp", "format"),
        {"type": "date", "timestamp": 1, "format": "x", "url": "x", "fallback": "x", "style": STYLE},
    ),
}
