"""The rules for block elements and composition objects: https://docs.slack.dev/reference/block-kit."""

from __future__ import annotations

from typing import Any

from bot.console.validation.problems import (
    Check,
    Problems,
    anything,
    array,
    boolean,
    every,
    integer,
    one_of,
    shape,
    string,
    typed,
)


def text(maximum: int, *kinds: str) -> Check:
    """A text object of 1 to `maximum` characters; kinds: plain_text, mrkdwn (both if none is given)."""
    body = string(1, maximum)
    shapes = {
        "plain_text": shape({"text": body}, {"emoji": boolean}),
        "mrkdwn": shape({"text": body}, {"verbatim": boolean}),
    }
    return typed({kind: shapes[kind] for kind in kinds or shapes})


def plain(maximum: int) -> Check:
    """A plain_text object."""
    return text(maximum, "plain_text")


WEB_ADDRESS = every(string(1, 3000), string(pattern=r"https?://\S+"))
ACTION_ID = string(1, 255)
CONFIRM = shape(
    {"title": plain(100), "text": text(300), "confirm": plain(30), "deny": plain(30)},
    {"style": one_of("primary", "danger")},
)


def option(label: Check) -> Check:
    """One option of a select, overflow, radio or checkbox group."""
    return shape({"text": label, "value": string(1, 150)}, {"description": text(75), "url": string(1, 3000)})


_PLAIN_OPTION = option(plain(75))
_RICH_OPTION = option(text(75))
_GROUP = shape({"label": plain(75), "options": array(_PLAIN_OPTION, 1, 100)})


def _options_or_groups(problems: Problems, pointer: str, value: Any) -> None:
    if (value.get("options") is None) == (value.get("option_groups") is None):
        problems.add(pointer, "exactly one of options and option_groups must be given")


def _initial_among_options(problems: Problems, pointer: str, value: Any) -> None:
    """An initial option must be exactly one of the options."""
    options = list(value.get("options") or [])
    for group in value.get("option_groups") or []:
        options += group["options"]
    single = value.get("initial_option")
    for initial in [*([single] if single else []), *(value.get("initial_options") or [])]:
        if initial not in options:
            problems.add(pointer, "initial option(s) must be among the options")


def _interactive(required: dict[str, Check], optional: dict[str, Check]) -> Check:
    return shape(required, {"action_id": ACTION_ID, "confirm": CONFIRM, "focus_on_load": boolean, **optional})


_PLACEHOLDER: dict[str, Check] = {"placeholder": plain(150)}
_STATIC: dict[str, Check] = {"options": array(_PLAIN_OPTION, 1, 100), "option_groups": array(_GROUP, 1, 100)}
_MANY: dict[str, Check] = {"max_selected_items": integer(1)}
_DISPATCH = shape({}, {"trigger_actions_on": array(one_of("on_enter_pressed", "on_character_entered"), 1, 2)})
_CHANNEL_FILTER = shape(
    {},
    {
        "include": array(one_of("im", "mpim", "private", "public"), 1),
        "exclude_external_shared_channels": boolean,
        "exclude_bot_users": boolean,
    },
)
SLACK_FILE = shape({}, {"id": string(1, 255), "url": WEB_ADDRESS})
_FEEDBACK = shape({"text": plain(75), "value": string(1, 2000)}, {"accessibility_label": string(1, 75)})
_TYPED_INPUT: dict[str, Check] = {**_PLACEHOLDER, "dispatch_action_config": _DISPATCH}
_DATE = string(pattern=r"\d{4}-\d{2}-\d{2}")


def image_source(problems: Problems, pointer: str, value: Any) -> None:
    """An image comes from the web or from a file, not from both."""
    if (value.get("image_url") is None) == (value.get("slack_file") is None):
        problems.add(pointer, "exactly one of image_url and slack_file must be given")


IMAGE = every(shape({"alt_text": string(1, 2000)}, {"image_url": WEB_ADDRESS, "slack_file": SLACK_FILE}), image_source)


def _static_select(*, many: bool) -> Check:
    initial: dict[str, Check] = (
        {"initial_options": array(_PLAIN_OPTION, 1), **_MANY} if many else {"initial_option": _PLAIN_OPTION}
    )
    fields = _interactive({}, {**_PLACEHOLDER, **_STATIC, **initial})
    return every(fields, _options_or_groups, _initial_among_options)


def _chooser(kind: str, *, many: bool) -> Check:
    """A select over users, channels, conversations or an external source."""
    extras: dict[str, dict[str, Check]] = {
        "users": {},
        "channels": {"response_url_enabled": boolean},
        "conversations": {
            "response_url_enabled": boolean,
            "default_to_current_conversation": boolean,
            "filter": _CHANNEL_FILTER,
        },
        "external": {"min_query_length": integer(0)},
    }
    extra = extras[kind]
    initial: dict[str, Check]
    if kind == "external":
        initial = {"initial_options": array(_PLAIN_OPTION, 1)} if many else {"initial_option": _PLAIN_OPTION}
    else:
        one = kind.removesuffix("s")
        initial = {f"initial_{kind}": array(string(1), 1)} if many else {f"initial_{one}": string(1)}
    return _interactive({}, {**_PLACEHOLDER, **extra, **initial, **(_MANY if many else {})})


CHOICES: dict[str, Check] = {
    "static_select": _static_select(many=False),
    "multi_static_select": _static_select(many=True),
    **{
        f"{prefix}{kind}_select": _chooser(kind, many=prefix == "multi_")
        for kind in ("users", "channels", "conversations", "external")
        for prefix in ("", "multi_")
    },
    "radio_buttons": every(
        _interactive({"options": array(_RICH_OPTION, 1, 10)}, {"initial_option": _RICH_OPTION}),
        _initial_among_options,
    ),
    "checkboxes": every(
        _interactive({"options": array(_RICH_OPTION, 1, 10)}, {"initial_options": array(_RICH_OPTION, 1, 10)}),
        _initial_among_options,
    ),
    "datepicker": _interactive({}, {**_PLACEHOLDER, "initial_date": _DATE}),
    "timepicker": _interactive(
        {}, {**_PLACEHOLDER, "initial_time": string(pattern=r"\d{2}:\d{2}"), "timezone": string(1)}
    ),
    "datetimepicker": _interactive({}, {"initial_date_time": integer(0, 9_999_999_999)}),
}
TYPED: dict[str, Check] = {
    "plain_text_input": _interactive(
        {},
        {
            **_TYPED_INPUT,
            "initial_value": string(0, 3000),
            "multiline": boolean,
            "min_length": integer(0, 3000),
            "max_length": integer(1, 3000),
        },
    ),
    "email_text_input": _interactive({}, {**_TYPED_INPUT, "initial_value": string()}),
    "url_text_input": _interactive({}, {**_TYPED_INPUT, "initial_value": string()}),
    "number_input": _interactive(
        {"is_decimal_allowed": boolean},
        {
            **_TYPED_INPUT,
            **dict.fromkeys(("initial_value", "min_value", "max_value"), string(pattern=r"-?\d+(\.\d+)?")),
        },
    ),
    "rich_text_input": _interactive({}, {**_TYPED_INPUT, "initial_value": anything}),
    "file_input": shape({}, {"action_id": ACTION_ID, "filetypes": array(string(1)), "max_files": integer(1, 10)}),
}
BUTTONS: dict[str, Check] = {
    "button": shape(
        {"text": plain(75)},
        {
            "action_id": ACTION_ID,
            "url": string(1, 3000),
            "value": string(1, 2000),
            "style": one_of("primary", "danger"),
            "confirm": CONFIRM,
            "accessibility_label": string(1, 75),
            "agent_prompt": string(1, 4000),
        },
    ),
    "overflow": _interactive({"options": array(_PLAIN_OPTION, 1, 5)}, {}),
}
FEEDBACK: dict[str, Check] = {
    "feedback_buttons": shape({"positive_button": _FEEDBACK, "negative_button": _FEEDBACK}, {"action_id": ACTION_ID}),
    "icon_button": shape(
        {"icon": one_of("trash"), "text": plain(75)},
        {
            "action_id": ACTION_ID,
            "value": string(1, 2000),
            "confirm": CONFIRM,
            "accessibility_label": string(1, 75),
            "visible_to_user_ids": array(string(1), 1, 10),
        },
    ),
}
